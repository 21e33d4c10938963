import { Fault } from '@iacta/kernel'

/** Reads JSON from outside. PostgreSQL keeps no text with a NUL in it, so there is none to begin with. */
export function readJson(text: string, what: string): unknown {
  let hasNul = false
  try {
    const json: unknown = JSON.parse(text)
    if (!text.includes('\\u0000')) return json
    JSON.parse(text, (key, value) => {
      hasNul ||= key.includes('\0') || (typeof value === 'string' && value.includes('\0'))
      return null
    })
    if (!hasNul) return json
  } catch {
    throw new Fault(`${what} is not JSON.`)
  }
  throw new Fault(`${what} holds a character that cannot be kept: U+0000.`)
}
