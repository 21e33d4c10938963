/**
 * The database cannot be reached, read or written. What was being done is not acknowledged. Where `isUnknown` it may
 * have been done all the same: nothing was heard of it at the last moment, so whoever asked looks again first.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly isUnknown: boolean

  constructor(message: string, { isUnknown = false, ...options }: ErrorOptions & { isUnknown?: boolean } = {}) {
    super(message, options)
    this.isUnknown = isUnknown
  }

  static from(error: unknown): StoreUnavailable {
    if (error instanceof StoreUnavailable) return error
    const { message, code } = error as NodeJS.ErrnoException
    // Where several addresses were tried there is a code, but no message.
    return new StoreUnavailable(message || code || 'the database does not answer', { cause: error })
  }

  /** The same where what was asked for may have been done. */
  static unknown(error: unknown): StoreUnavailable {
    const known = StoreUnavailable.from(error)
    return known.isUnknown ? known : new StoreUnavailable(known.message, { cause: error, isUnknown: true })
  }
}

/** What is in the database is not what was put there: its files are damaged. Asking again does not help. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged'
}
