/**
 * Something a person can put right: a malformed action, an unknown option, a damaged record.
 * Its message is one helpful sentence, fit to be shown as it is.
 */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** `fail('…')` where an expression is wanted. */
export function fail(message: string): never {
  throw new Fault(message)
}

/** Reads a plain object at the door, or says what stands there instead. */
export function asObject(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail(`${what} must be an object, not ${kindOf(value)}`)
  return value as Record<string, unknown>
}

export function asList(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) fail(`${what} must be a list, not ${kindOf(value)}`)
  return value
}

export function asString(value: unknown, what: string): string {
  if (typeof value !== 'string') fail(`${what} must be text, not ${kindOf(value)}`)
  return value
}

export function asInteger(value: unknown, what: string, low: number, high: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    fail(`${what} must be a whole number, not ${kindOf(value)}`)
  if (value < low || value > high) fail(`${what} must be from ${low} to ${high}, not ${value}`)
  return value
}

/** One of a closed list of words; a wrong one is answered with the nearest right one. */
export function asOneOf<T extends string>(value: unknown, known: readonly T[], what: string): T {
  const word = asString(value, what)
  if ((known as readonly string[]).includes(word)) return word as T
  if (known.length <= 8) fail(`${what} must be one of ${known.join(', ')}, not "${clip(word)}"`)
  fail(`${what} "${clip(word)}" is unknown; did you mean "${nearest(word, known)}"?`)
}

/** What a value is, in few words whatever its size. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return clip(JSON.stringify(value) ?? typeof value)
}

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

function nearest(word: string, known: readonly string[]): string {
  const distance = (a: string, b: string): number => {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i)
    for (let i = 1; i <= a.length; i++) {
      const next = [i]
      for (let j = 1; j <= b.length; j++)
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1))
      row = next
    }
    return row[b.length]
  }
  const short = word.slice(0, 60)
  return [...known].sort((a, b) => distance(short, a) - distance(short, b))[0]
}
