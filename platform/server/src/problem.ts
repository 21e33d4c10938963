import { StoreDamaged, StoreUnavailable } from './store/unavailable.ts'

/** An answer other than yes: an HTTP status, a short code for programs, a sentence for people. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

export const badRequest = (message: string): Problem => new Problem(400, 'bad-request', message)
export const notSignedIn = (): Problem => new Problem(401, 'not-signed-in', 'Sign in, or play as a guest first.')
export const forbidden = (message: string): Problem => new Problem(403, 'forbidden', message)
export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}.`)
export const conflict = (code: string, message: string, details = {}): Problem =>
  new Problem(409, code, message, details)
export const tooMany = (): Problem => new Problem(429, 'too-many', 'That is too much at once; wait a little.')
export const unavailable = (): Problem =>
  new Problem(503, 'unavailable', 'The store does not answer just now. Look again before you try again.')
/** What the store's failures are answered with; null if it is not one of them. */
export function storeProblem(error: unknown): Problem | null {
  if (error instanceof StoreDamaged)
    return new Problem(500, 'damaged', 'What is stored here is damaged. Whoever runs the server is told.')
  if (!(error instanceof StoreUnavailable)) return null
  if (!error.isUnknown) return unavailable()
  const sentence = 'The store did not answer in time, so nobody knows whether this was done.'
  return new Problem(503, 'unavailable', `${sentence} Look again before you try again.`, { unknown: true })
}
