/**
 * The database cannot be reached, read or written. What was being done is not acknowledged; if the connection broke
 * at the last moment it may have been done all the same, so whoever asked looks again before trying again.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'

  static from(error: unknown): StoreUnavailable {
    if (error instanceof StoreUnavailable) return error
    const { message, code } = error as NodeJS.ErrnoException
    // Where several addresses were tried there is a code, but no message.
    return new StoreUnavailable(message || code || 'the database does not answer', { cause: error })
  }
}
