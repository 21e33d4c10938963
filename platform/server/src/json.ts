import { Fault } from '@iacta/kernel'

/** Reads JSON from outside, once. PostgreSQL keeps no text with a NUL in it, so there is none to begin with. */
export function readJson(text: string, what: string): unknown {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Fault(`${what} is not JSON.`)
  }
  // Written as it is it is not JSON; and what looks like one may be a backslash and some letters.
  if (text.includes('\\u0000') && hasNul(json))
    throw new Fault(`${what} holds a character that cannot be kept: U+0000.`)
  return json
}

/** However deep it goes. */
function hasNul(json: unknown): boolean {
  const left: unknown[] = [json]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (key.includes('\0')) return true
      left.push(inner)
    }
  }
  return false
}
