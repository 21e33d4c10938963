import { type GameRecord, SPECTATOR } from '@iacta/kernel'
import { sql } from 'kysely'
import type { LiveTable } from '../live.ts'
import { frozenRecord, isOfOurEdition } from './frozen.ts'
import type { LiveTables } from './live-tables.ts'
import type { TablePlay } from './play.ts'
import { Rounds } from './rounds.ts'
import { holdTable } from './rows.ts'

/** A table that rests for so long, in milliseconds, because its rules are no more, is closed: nobody has won or lost. */
export const CLOSED_AFTER = 30 * 86_400_000
/** So many are found at a time. */
const AT_ONCE = 500

/**
 * Tables that were begun by another edition of the rules. They are listed and talked at, their clocks rest; who plays
 * there may resign or agree on an end, and after a while they are abandoned. If the rules come back they go on.
 */
export class FrozenTables {
  readonly #tables: LiveTables
  readonly #play: TablePlay
  readonly #left: Rounds<{ id: string }>

  constructor(tables: LiveTables, play: TablePlay) {
    this.#tables = tables
    this.#play = play
    this.#left = new Rounds(tables, (after, limit) =>
      tables.store.db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'running')
        .where('frozen_at', '<', tables.now() - CLOSED_AFTER)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    )
  }

  /** The record of such a table, as it is kept: without playing it. */
  record(live: LiveTable): Promise<GameRecord> {
    return frozenRecord(this.#tables.store.db, live)
  }

  async sweep(): Promise<void> {
    await this.#freeze()
    await this.#thaw()
    await this.#left.go(({ id }) => this.#abandon(id))
  }

  async #freeze(): Promise<void> {
    const { store, now } = this.#tables
    const other = await store.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'running')
      .where('frozen_at', 'is', null)
      .where((where) => where.not(isOfOurEdition(where)))
      .limit(AT_ONCE)
      .execute()
    if (other.length === 0) return
    await store.db
      .updateTable('tables')
      .set({ frozen_at: now() })
      .where('id', 'in', idsOf(other))
      .where('frozen_at', 'is', null)
      .execute()
  }

  /** The rules have come back, say because the server was set back: clocks go on where they stopped. */
  async #thaw(): Promise<void> {
    const { store, now } = this.#tables
    const frozen = await store.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'running')
      .where('frozen_at', 'is not', null)
      .where(isOfOurEdition)
      .limit(AT_ONCE)
      .execute()
    if (frozen.length === 0) return
    await store.db.transaction().execute(async (t) => {
      for (const id of idsOf(frozen)) {
        const { frozen_at } = await holdTable(t, id)
        if (frozen_at === null) continue
        const rested = now() - frozen_at
        await sql`update seats set clock_from = clock_from + ${rested}, deadline = deadline + ${rested}
          where table_id = ${id} and clock_from is not null`.execute(t)
        await sql`update tables set frozen_at = null, time_up_at = time_up_at + ${rested} where id = ${id}`.execute(t)
      }
      await store.announceAll(idsOf(frozen), t)
    })
    for (const id of idsOf(frozen)) this.#tables.heard(id, -1)
  }

  #abandon(id: string): Promise<void> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.open(id)
      if (live.isFrozen && live.row.status === 'running')
        await this.#play.do(live, SPECTATOR, { winners: [], way: 'abandoned', params: {} })
    })
  }
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)
