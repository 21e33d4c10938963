import { resignation } from '@iacta/kernel'
import { sql } from 'kysely'
import { isOut } from '../clock.ts'
import type { LiveTable, Offers, SeatRow, TableSummary } from '../live.ts'
import type { Person } from '../people.ts'
import { conflict, forbidden, notFound } from '../problem.ts'
import type { LiveTables } from './live-tables.ts'
import { RELIEF_LEVEL } from './new-table.ts'
import { mustBePlayed, seatFor, seatNamed } from './one-table.ts'
import type { Play } from './play.ts'
import { clockOf } from './progress.ts'
import { holdTable } from './rows.ts'

/** How people part before the game itself is decided: they resign, agree, run out of time, or leave it to the computer. */
export class Agreements {
  readonly #tables: LiveTables
  readonly #play: Play

  constructor(tables: LiveTables, play: Play) {
    this.#tables = tables
    this.#play = play
  }

  resign(person: Person, id: string, seatId: string): Promise<TableSummary> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.beingPlayed(id, person.id)
      const seat = seatFor(live, person.id, seatId)
      return (await this.#play.do(live, seat, resignation(live.seatIds, seat))).summary(person.id)
    })
  }

  /** Offers a draw, or agrees to abandon the table; it happens when every person at it has. */
  offer(person: Person, id: string, seatId: string, what: 'draw' | 'abandon', on: boolean): Promise<TableSummary> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.beingPlayed(id, person.id)
      const seat = seatFor(live, person.id, seatId)
      const bit = 1 << seat
      // Another process may be writing another seat's offer.
      const offers = await this.#tables.store.db.transaction().execute(async (t) => {
        const before = JSON.parse((await holdTable(t, id)).offers) as Offers
        const after = { ...before, [what]: on ? before[what] | bit : before[what] & ~bit }
        await t
          .updateTable('tables')
          .set({ offers: JSON.stringify(after) })
          .where('id', '=', id)
          .execute()
        return after
      })
      live.row = { ...live.row, offers: JSON.stringify(offers) }
      const all = live.seats
        .filter((row) => row.kind === 'person' && !live.isDeserted(row))
        .every((row) => (offers[what] & (1 << row.seat)) !== 0)
      if (all) {
        const way = what === 'draw' ? 'agreed-draw' : 'abandoned'
        return (await this.#play.do(live, seat, { winners: [], way, params: {} })).summary(person.id)
      }
      await this.#tables.changed(live)
      return live.summary(person.id)
    })
  }

  /** Claims the game from a seat whose time is out, or whose holder is gone. */
  claim(person: Person, id: string, seatId: string): Promise<TableSummary> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.beingPlayed(id, person.id)
      const late = live.seats[seatNamed(live, seatId)]
      if (live.seatsOf(person.id).length === 0 || late.person_id === person.id)
        throw forbidden('You play no seat against that one.')
      this.#mustBeLate(live, late)
      const resigned = resignation(live.seatIds, late.seat)
      const outcome = live.isDeserted(late) ? resigned : { ...resigned, way: 'time' }
      return (await this.#play.do(live, late.seat, outcome)).summary(person.id)
    })
  }

  #mustBeLate(live: LiveTable, row: SeatRow): void {
    const isAsked = (live.row.asked & (1 << row.seat)) !== 0
    if (!live.isDeserted(row) && !(isAsked && isOut(clockOf(row), this.#tables.now())))
      throw conflict('time-left', 'That seat still has time.')
  }

  // The computer takes over

  /** The computer takes one's own seat, or one against which the game could be claimed. */
  handOver(person: Person, id: string, seatId: string): Promise<void> {
    return this.#seatBot(id, (live) => {
      if (!live.isOpenTo(person.id)) throw notFound('table')
      mustBePlayed(live)
      const row = live.seats[seatNamed(live, seatId)]
      if (live.seatsOf(person.id).length === 0) throw forbidden('You play no seat at this table.')
      if (row.kind !== 'person') throw conflict('seat-taken', 'The computer already plays that seat.')
      if (live.row.rated === 1)
        throw conflict('rated', 'At a rated table no computer takes over: play on, resign, or claim the game.')
      if (row.person_id !== person.id) this.#mustBeLate(live, row)
      return row
    })
  }

  /** Where a bot takes over when time runs out, it does. */
  async relieveTheLate(): Promise<void> {
    const { store, events, now } = this.#tables
    const late = await store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['seats.table_id', 'seats.seat'])
      .where('seats.deadline', '<', now())
      .where('tables.status', '=', 'running')
      .where('tables.on_timeout', '=', 'bot')
      .where(sql<boolean>`(tables.asked & (1 << seats.seat)) <> 0`)
      .limit(100)
      .execute()
    for (const { table_id, seat } of late)
      await this.#seatBot(table_id, (live) => {
        this.#mustBeLate(live, live.seats[seat])
        return live.seats[seat]
      }).catch((error) => events.fault(error, table_id))
  }

  /** Puts the computer in the seat that is found, for the reasons it is found by. */
  async #seatBot(id: string, find: (live: LiveTable) => SeatRow): Promise<void> {
    await this.#tables.exclusive(id, async () => {
      const live = await this.#tables.open(id)
      await this.#tables.refresh(live)
      const { seat } = find(live)
      await this.#tables.store.db
        .updateTable('seats')
        .set({ kind: 'bot', level: RELIEF_LEVEL, person_id: null, clock_from: null, deadline: null, deserted: 1 })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute()
      await this.#tables.refresh(live)
      await this.#tables.changed(live)
      this.#play.computers.attend(live)
    })
  }
}
