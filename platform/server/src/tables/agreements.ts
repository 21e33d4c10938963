import { whenLeft } from '@iacta/kernel'
import { sql } from 'kysely'
import { isOut, restedClock } from '../clock.ts'
import type { LiveTable, Offers, SeatRow, TableSummary } from '../live.ts'
import type { Person } from '../people.ts'
import { conflict, forbidden, notFound } from '../problem.ts'
import { rateDeparture } from '../ratings.ts'
import type { DepartureWay } from '../store/schema.ts'
import { isOfOurEdition } from './frozen.ts'
import type { LiveTables } from './live-tables.ts'
import { NO_OFFERS, RELIEF_LEVEL } from './new-table.ts'
import { mustBePlayed, seatFor, seatNamed } from './one-table.ts'
import type { Play } from './play.ts'
import { clockColumns, clockOf } from './progress.ts'
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

  /** Gives the game up: it ends, or where the others play on the computer takes the seat. */
  resign(person: Person, id: string, seatId: string): Promise<TableSummary> {
    return this.#tables.acting(id, person.id, async () => {
      const live = await this.#tables.beingPlayed(id, person.id)
      await this.#tables.refresh(live)
      mustBePlayed(live)
      return (await this.#lose(live, live.seats[seatFor(live, person.id, seatId)], 'resigned')).summary(person.id)
    })
  }

  /** Offers a draw, or agrees to abandon the table; it happens when every person at it has. */
  offer(person: Person, id: string, seatId: string, what: 'draw' | 'abandon', on: boolean): Promise<TableSummary> {
    return this.#tables.acting(id, person.id, async () => {
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

  /** Claims the game from a seat whose time is out, or whose holder is gone; where the others play on, the seat. */
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
      this.#mustBeHere(live, person)
      this.#mustBeLate(live, late)
      return (await this.#lose(live, late, live.isDeserted(late) ? 'gone' : 'time')).summary(person.id)
    })
  }

  /** Whoever lets others wait for his vacation does not press them for their time. */
  #mustBeHere(live: LiveTable, person: Person): void {
    if (live.isAway(person.id, this.#tables.now()))
      throw conflict('on-vacation', 'You are on vacation: end it before you hold others to their time.')
  }

  #mustBeLate(live: LiveTable, row: SeatRow): void {
    if (!live.isDeserted(row) && !this.#isLate(live, row)) throw conflict('time-left', 'That seat still has time.')
  }

  #isLate(live: LiveTable, row: SeatRow): boolean {
    const isAsked = (live.row.asked & (1 << row.seat)) !== 0
    return isAsked && isOut(clockOf(row), this.#tables.now())
  }

  // Who leaves

  /** A seat has lost: the game is over, or goes on with the computer in it, if there are rules to play it by. */
  async #lose(live: LiveTable, row: SeatRow, way: 'resigned' | 'time' | 'gone'): Promise<LiveTable> {
    const stays = live.seats.some((other) => other !== row && other.kind === 'person' && !live.isDeserted(other))
    const end = whenLeft(live.seatIds, row.seat, stays && !live.isFrozen)
    if (end !== null) return this.#play.do(live, row.seat, way === 'time' ? { ...end, way } : end)
    await this.#replace(live, row, way)
    return live
  }

  /** The computer takes one's own seat, or one against which the game could be claimed. */
  async handOver(person: Person, id: string, seatId: string): Promise<void> {
    await this.#tables.time.ready()
    return this.#tables.acting(id, person.id, async () => {
      const live = await this.#tables.open(id)
      await this.#tables.refresh(live)
      if (!live.isOpenTo(person.id)) throw notFound('table')
      if (live.isFrozen) throw live.otherEdition()
      mustBePlayed(live)
      const row = live.seats[seatNamed(live, seatId)]
      if (live.seatsOf(person.id).length === 0) throw forbidden('You play no seat at this table.')
      if (row.kind !== 'person') throw conflict('seat-taken', 'The computer already plays that seat.')
      if (live.row.rated === 1)
        throw conflict('rated', 'At a rated table no seat is handed over: play on, resign, or claim the game.')
      if (row.person_id === person.id) return this.#replace(live, row, 'handed')
      this.#mustBeHere(live, person)
      this.#mustBeLate(live, row)
      return this.#replace(live, row, live.isDeserted(row) ? 'gone' : 'time')
    })
  }

  /** Where a bot takes over when time runs out, it does. */
  async relieveTheLate(): Promise<void> {
    await this.#tables.time.ready()
    await this.#late.go(({ id }) =>
      this.#tables.exclusive(id, async () => {
        const live = await this.#tables.open(id)
        await this.#tables.refresh(live)
        if (live.isFrozen) throw live.otherEdition()
        mustBePlayed(live)
        for (const { seat } of live.seats.filter((row) => row.kind === 'person' && this.#isLate(live, row))) {
          // Whoever is the last to be late leaves nobody to play on.
          if (live.row.status !== 'running') return
          if (whenLeft(live.seatIds, seat) === null) await this.#lose(live, live.seats[seat], 'time')
          else await this.#replace(live, live.seats[seat], 'time')
        }
      }),
    )
  }

  /**
   * Puts the computer in a person's seat, for all to see. What anybody had offered no longer stands: it was meant for
   * others. Where it is rated, who left has lost.
   */
  async #replace(live: LiveTable, { seat, person_id }: SeatRow, way: DepartureWay): Promise<void> {
    const { store, now } = this.#tables
    await store.db.transaction().execute(async (t) => {
      const table = await holdTable(t, live.id)
      mustBePlayed({ row: table })
      const rest = { ...clockColumns(restedClock(live.clock)), level: RELIEF_LEVEL, person_id: null, deserted: 1 }
      if (person_id !== null && live.row.rated === 1) await rateDeparture(t, live, seat, now())
      const { numUpdatedRows } = await t
        .updateTable('seats')
        .set({ kind: 'bot', ...rest })
        .where('table_id', '=', live.id)
        .where('seat', '=', seat)
        .where('kind', '=', 'person')
        .where('person_id', '=', person_id)
        .executeTakeFirst()
      // Another process was first.
      if (Number(numUpdatedRows) === 0) throw conflict('stale', 'That seat was left in the meantime: look again.')
      if (person_id !== null)
        await t
          .insertInto('departures')
          .values({ table_id: live.id, seat, person_id, way, at: now() })
          .onConflict((c) => c.columns(['table_id', 'seat', 'person_id']).doNothing())
          .execute()
      await t.updateTable('tables').set({ offers: NO_OFFERS }).where('id', '=', live.id).execute()
    })
    await this.#tables.refresh(live)
    await this.#tables.changed(live)
    this.#play.computers.attend(live)
  }
}
