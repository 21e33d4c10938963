import { fateOf, resignation } from '@iacta/kernel'
import type { Kysely } from 'kysely'
import { restedClock } from '../clock.ts'
import { isOut, type LiveTable, type SeatRow } from '../live.ts'
import { conflict } from '../problem.ts'
import { rateDeparture } from '../ratings.ts'
import type { DepartureWay, Schema } from '../store/schema.ts'
import type { LiveTables } from './live-tables.ts'
import { drawnManner, NO_OFFERS, RELIEF_LEVEL } from './new-table.ts'
import { mustBePlayed } from './one-table.ts'
import type { TablePlay } from './play.ts'
import { clockColumns } from './progress.ts'
import { holdTable } from './rows.ts'

/** Who plays on for somebody who has left. */
type Substitute = 'bot' | 'neutral'

/** What becomes of seats that are left, as the game says. */
export class Departures {
  readonly #tables: LiveTables
  readonly #play: TablePlay

  constructor(tables: LiveTables, play: TablePlay) {
    this.#tables = tables
    this.#play = play
  }

  /** A seat is left: the game is over, or goes on without who sat there, if there are rules to play it by. */
  async leave(live: LiveTable, row: SeatRow, way: DepartureWay): Promise<LiveTable> {
    const fate = this.fate(live, row)
    if (fate === 'out') return this.#takeOut(live, row, way)
    if (fate === 'ends' && way !== 'handed') {
      const end = resignation(live.seatIds, row.seat)
      return this.#play.do(live, row.seat, way === 'time' ? { ...end, way } : end)
    }
    await this.replace(live, row, way, fate === 'neutral' ? 'neutral' : 'bot')
    return live
  }

  /** What becomes of a seat that is left now. */
  fate(live: LiveTable, row: SeatRow) {
    const doesAnybodyStay = live.seats.some((other) => other !== row && live.isPlayed(other))
    return fateOf(live.whenLeft(row.seat), doesAnybodyStay && !live.isFrozen)
  }

  /**
   * The rules take a seat out of play. Whoever held it keeps it, to look on from and to come back if they ever ask him;
   * they go on at once.
   */
  async #takeOut(live: LiveTable, row: SeatRow, way: DepartureWay): Promise<LiveTable> {
    const interruption = { kind: 'left', seat: row.seat } as const
    if (live.game?.whyNotInterrupted(interruption)) throw conflict('not-running', 'That seat was left before.')
    const after = await this.#play.do(live, row.seat, { interruption, isLate: way === 'time' }, async (t) => {
      await this.#depart(t, live, row, way, { deserted: 1 })
    })
    await this.#tables.refresh(after)
    await this.#tables.changed(after)
    this.#tellWhoLost(live, row, way)
    return after
  }

  /** Puts the computer, or the rules, in a person's seat, for all to see. */
  async replace(live: LiveTable, row: SeatRow, way: DepartureWay, by: Substitute): Promise<void> {
    await this.#tables.store.db.transaction().execute(async (t) => {
      mustBePlayed({ row: await holdTable(t, live.id) })
      const computer = by === 'bot' ? { level: RELIEF_LEVEL, manner: drawnManner() } : { level: null, manner: null }
      const sits = { kind: by, ...computer, person_id: null, deserted: 1 }
      const isFirst = await this.#depart(t, live, row, way, { ...clockColumns(restedClock(live.clock)), ...sits })
      // Another process was first.
      if (!isFirst) throw conflict('stale', 'That seat was left in the meantime: look again.')
    })
    await this.#tables.refresh(live)
    await this.#tables.changed(live)
    this.#tellWhoLost(live, row, way)
    this.#play.attend(live)
  }

  /** Whoever has lost his seat by the clock may be away, and hears of it as he hears of his moves. */
  #tellWhoLost(live: LiveTable, { person_id }: SeatRow, way: DepartureWay): void {
    if (way === 'time' && person_id !== null) this.#tables.events.lost(live, person_id)
  }

  /**
   * Writes down who has left. What anybody had offered no longer stands: it was meant for others. Where it is rated, who
   * left has lost, at once or when it ends. Answers whether he still sat there.
   */
  async #depart(
    t: Kysely<Schema>,
    live: LiveTable,
    { seat, person_id }: SeatRow,
    way: DepartureWay,
    seatIs: Partial<SeatRow>,
  ): Promise<boolean> {
    const now = this.#tables.now()
    const isRated = person_id !== null && live.row.rated === 1
    const rated_later = isRated && (await rateDeparture(t, live, seat, now)) ? 1 : 0
    const { numUpdatedRows } = await t
      .updateTable('seats')
      .set(seatIs)
      .where('table_id', '=', live.id)
      .where('seat', '=', seat)
      .where('kind', '=', 'person')
      .where('person_id', '=', person_id)
      .executeTakeFirst()
    if (person_id !== null)
      await t
        .insertInto('departures')
        .values({ table_id: live.id, seat, person_id, way, at: now, rated_later })
        .onConflict((c) => c.columns(['table_id', 'seat', 'person_id']).doNothing())
        .execute()
    await t.updateTable('tables').set({ offers: NO_OFFERS }).where('id', '=', live.id).execute()
    return Number(numUpdatedRows) > 0
  }
}

/** Those whom the rules have taken back into play: nothing is held against them any more. Null if there are none. */
export function comeBack({ id, seats, game }: LiveTable) {
  const back = seats.filter((row) => isOut(row) && game?.isOut(row.seat) === false).map(({ seat }) => seat)
  if (back.length === 0) return null
  return async (t: Kysely<Schema>): Promise<void> => {
    await t.updateTable('seats').set({ deserted: 0 }).where('table_id', '=', id).where('seat', 'in', back).execute()
    await t.deleteFrom('departures').where('table_id', '=', id).where('seat', 'in', back).execute()
  }
}
