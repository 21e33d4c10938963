import type { Person, TableSummary } from '@iacta/wire'
import { isOut, type LiveTable, type Offers, type SeatRow } from '../live.ts'
import { conflict, forbidden, notFound } from '../problem.ts'
import type { Departures } from './departures.ts'
import type { LiveTables } from './live-tables.ts'
import { mustBePlayed, seatFor, seatNamed } from './one-table.ts'
import type { TablePlay } from './play.ts'
import { holdTable } from './rows.ts'
import { isAsked, isLate, ruledAnswer } from './timekeeper.ts'

/** How people part before the game itself is decided: they resign, agree, run out of time, or leave it to the computer. */
export class Agreements {
  readonly #tables: LiveTables
  readonly #play: TablePlay
  readonly #departures: Departures

  constructor(tables: LiveTables, play: TablePlay, departures: Departures) {
    this.#tables = tables
    this.#play = play
    this.#departures = departures
  }

  /** Gives the game up: it ends, or where the others play on the game says what becomes of the seat. */
  resign(person: Person, id: string, seatId: string): Promise<TableSummary> {
    return this.#tables.acting(id, person.id, async () => {
      const live = await this.#tables.beingPlayed(id, person.id)
      await this.#tables.refresh(live)
      mustBePlayed(live)
      const row = live.seats[seatFor(live, person.id, seatId)]
      return (await this.#departures.leave(live, row, 'resigned')).summary(person.id)
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
      const all = live.seats.filter((row) => live.isPlayed(row)).every((row) => (offers[what] & (1 << row.seat)) !== 0)
      if (all) {
        const way = what === 'draw' ? 'agreed-draw' : 'abandoned'
        return (await this.#play.do(live, seat, { winners: [], way, params: {} })).summary(person.id)
      }
      await this.#tables.changed(live)
      return live.summary(person.id)
    })
  }

  /** Claims the game from a seat whose time is out, or whose holder is gone; where the others play on, he leaves it. */
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
      return (await this.#departures.leave(live, late, live.isDeserted(late) ? 'gone' : 'time')).summary(person.id)
    })
  }

  /** Whoever lets others wait for his vacation does not press them for their time. */
  #mustBeHere(live: LiveTable, person: Person): void {
    if (live.isAway(person.id, this.#tables.now()))
      throw conflict('on-vacation', 'You are on vacation: end it before you hold others to their time.')
  }

  #mustBeLate(live: LiveTable, row: SeatRow): void {
    // Who has left before has no more time than it takes the others to go on.
    const isAbsent = isOut(row) ? isAsked(live, row) : live.isDeserted(row)
    if (!isAbsent && !isLate(live, row, this.#tables.now())) throw conflict('time-left', 'That seat still has time.')
    if (!isAbsent && ruledAnswer(live, row) !== null)
      throw conflict('rules-answer', 'The rules say what holds for who is silent: that is done in a moment.')
  }

  /**
   * Leaves one's own seat, or one against which the game could be claimed, to the computer; where the game says otherwise,
   * to what it says.
   */
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
      const isOwn = row.person_id === person.id
      if (!isOwn) {
        this.#mustBeHere(live, person)
        this.#mustBeLate(live, row)
      }
      const way = isOwn ? 'handed' : live.isDeserted(row) ? 'gone' : 'time'
      if (live.whenLeft(row.seat).becomes === 'ends') await this.#departures.replace(live, row, way, 'bot')
      else await this.#departures.leave(live, row, way)
    })
  }
}
