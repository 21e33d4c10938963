import { Problem } from './problem.ts'
import { hashOf } from './secrets.ts'
import type { Store } from './store/store.ts'

/** So many wrong passwords in a row cost nothing; everybody mistypes. */
export const FREE_GUESSES = 5
/** Then the next must wait so long, and each after it twice as long, but never longer than this. */
export const FIRST_WAIT = 2000
export const LONGEST_WAIT = 15 * 60_000
/** Without another for so long it begins anew. */
export const FORGOTTEN_AFTER = 86_400_000
/** Whoever asks again and again at the same moment is one who guesses. */
const TRIES = 3

/**
 * How often a secret may be guessed: for each account, device or code on its own, in all processes together. A guess
 * is counted before it is tried, so that many at once are not more than many one by one. Whoever is right is
 * forgiven what was wrong before.
 */
export class Guesses {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Tries a secret, unless it must wait. `isRight` says whether what was found out was right. */
  async attempt<T>(what: string, find: () => Promise<T>, isRight: (found: T) => boolean): Promise<T> {
    const key = hashOf(what)
    await this.#count(key)
    const found = await find()
    if (isRight(found)) await this.#store.db.deleteFrom('guesses').where('at_what', '=', key).execute()
    return found
  }

  async #count(key: string): Promise<void> {
    const { db } = this.#store
    for (let tries = 0; tries < TRIES; tries++) {
      const now = this.#now()
      const before = await db.selectFrom('guesses').selectAll().where('at_what', '=', key).executeTakeFirst()
      if (!before) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('guesses')
          .values({ at_what: key, failures: 1, last_at: now })
          .onConflict((c) => c.column('at_what').doNothing())
          .executeTakeFirst()
        if (Number(numInsertedOrUpdatedRows) > 0) return
        continue
      }
      const isForgotten = now - before.last_at > FORGOTTEN_AFTER
      const wait = isForgotten ? 0 : before.last_at + waitAfter(before.failures) - now
      if (wait > 0) throw tooManyGuesses(wait)
      const { numUpdatedRows } = await db
        .updateTable('guesses')
        .set({ failures: isForgotten ? 1 : before.failures + 1, last_at: now })
        .where('at_what', '=', key)
        .where('failures', '=', before.failures)
        .where('last_at', '=', before.last_at)
        .executeTakeFirst()
      if (Number(numUpdatedRows) > 0) return
    }
    throw tooManyGuesses(FIRST_WAIT)
  }
}

const waitAfter = (failures: number): number =>
  failures < FREE_GUESSES ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - FREE_GUESSES))

const tooManyGuesses = (wait: number): Problem => {
  const seconds = Math.ceil(wait / 1000)
  return new Problem(429, 'too-many-guesses', `That was wrong too often. Wait ${seconds} seconds and try again.`, {
    seconds,
  })
}
