import { resignation } from '@iacta/kernel'
import { sql } from 'kysely'
import { isOut } from '../clock.ts'
import type { LiveTable, Offers, SeatRow, TableSummary } from '../live.ts'
import type { Person } from '../people.ts'
import { conflict, forbidden, notFound } from '../problem.ts'
import { isOfOurEdition } from './frozen.ts'
import type { LiveTables } from './live-tables.ts'
import { RELIEF_LEVEL } from './new-table.ts'
import { mustBePlayed, seatFor, seatNamed } from './one-table.ts'
import type { Play } from './play.ts'
import { clockOf } from './progress.ts'
import { Rounds } from './rounds.ts'
import { holdTable } from './rows.ts'

/** How people part before the game itself is decided: they resign, agree, run out of time, or leave it to the computer. */
export class Agreements {
  readonly #tables: LiveTables
  readonly #play: Play
  /** Where a bot takes over from who is late. */
  readonly #late: Rounds<{ id: string }>

  constructor(tables: LiveTables, play: Play) {
    this.#tables = tables
    this.#play = play
    this.#late = new Rounds(tables, (after, limit) =>
      tables.store.db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .select('tables.id')
        .distinct()
        .where('seats.deadline', '<', tables.now())
        .where('tables.status', '=', 'running')
        .where('tables.on_timeout', '=', 'bot')
        .where(isOfOurEdition)
        .where(sql<boolean>`(tables.asked & (1 << seats.seat)) <> 0`)
        .where('tables.id', '>', after)
        .orderBy('tables.id')
        .limit(limit)
        .execute(),
    )
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
  async claim(person: Person, id: string, seatId: string): Promise<TableSummary> {
    await this.#tables.time.ready()
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.beingPlayed(id, person.id)
      if (live.isFrozen) throw live.otherEdition()
      // Clocks may just have been set in another process.
      await this.#tables.refresh(live)
      mustBePlayed(live)
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
    if (!live.isDeserted(row) && !this.#isLate(live, row)) throw conflict('time-left', 'That seat still has time.')
  }

  #isLate(live: LiveTable, row: SeatRow): boolean {
    const isAsked = (live.row.asked & (1 << row.seat)) !== 0
    return isAsked && isOut(clockOf(row), this.#tables.now())
  }

  // The computer takes over

  /** The computer takes one's own seat, or one against which the game could be claimed. */
  async handOver(person: Person, id: string, seatId: string): Promise<void> {
    await this.#tables.time.ready()
    return this.#seatBots(id, (live) => {
      if (!live.isOpenTo(person.id)) throw notFound('table')
      mustBePlayed(live)
      const row = live.seats[seatNamed(live, seatId)]
      if (live.seatsOf(person.id).length === 0) throw forbidden('You play no seat at this table.')
      if (row.kind !== 'person') throw conflict('seat-taken', 'The computer already plays that seat.')
      if (live.row.rated === 1)
        throw conflict('rated', 'At a rated table no computer takes over: play on, resign, or claim the game.')
      if (row.person_id !== person.id) this.#mustBeLate(live, row)
      return [row]
    })
  }

  /** Where a bot takes over when time runs out, it does. */
  async relieveTheLate(): Promise<void> {
    await this.#tables.time.ready()
    await this.#late.go(({ id }) =>
      this.#seatBots(id, (live) => {
        mustBePlayed(live)
        return live.seats.filter((row) => row.kind === 'person' && this.#isLate(live, row))
      }),
    )
  }

  /** Puts the computer in the seats that are found, for the reasons they are found by. */
  async #seatBots(id: string, find: (live: LiveTable) => readonly SeatRow[]): Promise<void> {
    await this.#tables.exclusive(id, async () => {
      const live = await this.#tables.open(id)
      await this.#tables.refresh(live)
      if (live.isFrozen) throw live.otherEdition()
      const seats = find(live).map(({ seat }) => seat)
      if (seats.length === 0) return
      await this.#tables.store.db
        .updateTable('seats')
        .set({ kind: 'bot', level: RELIEF_LEVEL, person_id: null, clock_from: null, deadline: null, deserted: 1 })
        .where('table_id', '=', id)
        .where('seat', 'in', seats)
        .execute()
      await this.#tables.refresh(live)
      await this.#tables.changed(live)
      this.#play.computers.attend(live)
    })
  }
}
