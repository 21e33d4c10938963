import { Problem } from '../problem.ts'
import { StoreUnavailable } from '../store/unavailable.ts'
import type { LiveTables } from './live-tables.ts'

/** So many tables are seen to in one round. */
const AT_ONCE = 100
/** How long a table is left alone after something failed at it, in milliseconds: at first, and at most. */
const FIRST_REST = 60_000
const LAST_REST = 3_600_000

interface Found {
  readonly id: string
}

/** What failed at a table, and until when it is left alone. */
interface Failure {
  readonly message: string
  readonly rest: number
  readonly until: number
}

/**
 * Tables that nobody sees to unless they are looked for, in rounds. Each has its turn, however many there are; where
 * something fails it is told once, and the table is left alone for a while, the longer the more often it fails.
 */
export class Rounds<Row extends Found> {
  readonly #tables: LiveTables
  /** Finds the first of these tables, in the order of their ids, after a given one. */
  readonly #find: (after: string, limit: number) => Promise<readonly Row[]>
  readonly #failures = new Map<string, Failure>()
  /** Where the last round ended. */
  #after = ''
  #last: Promise<void> = Promise.resolve()

  constructor(tables: LiveTables, find: (after: string, limit: number) => Promise<readonly Row[]>) {
    this.#tables = tables
    this.#find = find
  }

  /** Goes on where the last round ended; one round after the other. */
  go(see: (row: Row) => Promise<void>): Promise<void> {
    const round = this.#last.then(() => this.#go(see))
    this.#last = round.catch(() => undefined)
    return round
  }

  async #go(see: (row: Row) => Promise<void>): Promise<void> {
    const passed = new Set<string>()
    let seen = 0
    // From the beginning, once the end is reached.
    let isSecondLap = this.#after === ''
    while (seen < AT_ONCE && !this.#tables.isClosing) {
      const found = await this.#find(this.#after, AT_ONCE)
      for (const row of found) {
        if (seen === AT_ONCE || passed.has(row.id)) return
        passed.add(row.id)
        this.#after = row.id
        if (this.#isLeftAlone(row.id)) continue
        seen++
        await see(row).catch((error) => this.failed(row.id, error))
      }
      if (found.length === AT_ONCE) continue
      this.#after = ''
      if (isSecondLap) return
      isSecondLap = true
    }
  }

  /** Something failed at a table. That it is not as it was thought to be is no failure. */
  failed(id: string, error: unknown): void {
    // The store is away, not the table.
    if (error instanceof StoreUnavailable) throw error
    if (error instanceof Problem && error.status < 500) return
    const now = this.#tables.now()
    const before = this.#failures.get(id)
    const isAgain = before !== undefined && now < before.until + LAST_REST
    const rest = isAgain ? Math.min(2 * before.rest, LAST_REST) : FIRST_REST
    const message = error instanceof Error ? error.message : String(error)
    this.#failures.set(id, { message, rest, until: now + rest })
    if (!isAgain || before.message !== message) this.#tables.events.fault(error, id)
  }

  #isLeftAlone(id: string): boolean {
    const failure = this.#failures.get(id)
    if (!failure) return false
    const now = this.#tables.now()
    if (now > failure.until + LAST_REST) this.#failures.delete(id)
    return now < failure.until
  }
}
