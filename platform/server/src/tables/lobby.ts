import type { LevelId } from '@iacta/bots'
import { type GameRecord, type MannerId, type Seat, SPECTATOR } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import type { Person, TableSummary } from '@iacta/wire'
import type { Kysely } from 'kysely'
import { restedClock, tick } from '../clock.ts'
import { isSubstitute, LiveTable, type SeatRow, type TableRow } from '../live.ts'
import { conflict, forbidden, notFound, Problem } from '../problem.ts'
import { hashOf, newToken } from '../secrets.ts'
import type { Schema } from '../store/schema.ts'
import type { EventRow } from '../store/store.ts'
import { challengedIn, mustNotPress, type WantedSeats, withChallenges } from './challenges.ts'
import type { LiveTables } from './live-tables.ts'
import { isSecond, leaveMatch, newMatch } from './matches.ts'
import { drawnManner, type NewTable, rowsOf } from './new-table.ts'
import { seatNamed } from './one-table.ts'
import type { TablePlay } from './play.ts'
import { alsoWrite, clockColumns, progressOf, vacationOf } from './progress.ts'
import { cameFrom, forgetRematch, rematchOf, seatsAtRematch } from './rematch.ts'
import { holdTable, peopleAt, seatsOf, tablesOf } from './rows.ts'
import { breakSeal, newSeal, type Part } from './seals.ts'

const INVITE_LIFE = 14 * 86_400_000
const MAX_CONTRIBUTION = 200

/** A table as it is asked for. */
type WantedTable = Omit<NewTable, 'seats' | 'origin'> & { readonly seats: WantedSeats }

/** Setting up tables, and who sits down at them before they begin. */
export class Lobby {
  readonly #tables: LiveTables
  readonly #play: TablePlay

  constructor(tables: LiveTables, play: TablePlay) {
    this.#tables = tables
    this.#play = play
  }

  // Setting up

  /** Those for whom seats are kept by their names are told that they are challenged. */
  async create(person: Person, wanted: WantedTable, part: Part = {}): Promise<TableSummary> {
    const { store, events } = this.#tables
    const spec: NewTable = { ...wanted, ...(await withChallenges(store.db, person, wanted.seats)) }
    const id = await store.db.transaction().execute(async (t) => {
      await mustNotPress(t, person, spec)
      return this.#setUp(t, person, spec, part)
    })
    for (const personId of challengedIn(spec.seats)) events.challenged(id, personId)
    return this.#opened(person, id)
  }

  /** What the dice of a table that a person is about to set up will come from: its hash. */
  seal(person: Person): Promise<string> {
    return newSeal(this.#tables.store.db, person, this.#tables.now())
  }

  /**
   * The game of a finished table again with everybody one seat further. Whoever asks sits down, the others find their
   * seats kept for them; asking for a rematch that is already there takes one's seat at it. There is one rematch,
   * whoever else asks for it at the same moment, in whatever process.
   */
  async rematch(person: Person, id: string, part: Part = {}): Promise<TableSummary> {
    const { store } = this.#tables
    const spec = await this.#tables.look(id, person.id, (live) => rematchOf(store.db, live, person))
    const found = await store.db.transaction().execute(async (t) => {
      // Whoever else asks waits here, and then finds it.
      await holdTable(t, id)
      const kept = await seatsAtRematch(t, id, person)
      if (kept.length > 0) return kept
      const fresh = await this.#setUp(t, person, spec, part)
      await t.updateTable('tables').set({ rematch: fresh }).where('id', '=', id).execute()
      await store.announce(id, null, t)
      return fresh
    })
    if (typeof found === 'string') {
      await this.#tables.look(id, person.id, async (live) => {
        await this.#tables.refresh(live)
        this.#tables.tell({ table: live, only: null })
      })
      return this.#opened(person, found)
    }
    for (const { table_id, seat, kind } of found)
      if (kind === 'open') await this.#takeKept(person, table_id, seat, part.contribution ?? null)
    return this.#tables.look(found[0].table_id, person.id, (live) => live.summary(person.id))
  }

  /** Answers with the new table's id. */
  async #setUp(t: Kysely<Schema>, person: Person, spec: NewTable, { commitment, contribution }: Part): Promise<string> {
    const now = this.#tables.now()
    const secret = await breakSeal(t, person, commitment, now)
    const { row, seats } = rowsOf(person, { ...spec, contribution, secret }, now)
    await t.insertInto('tables').values(row).execute()
    await t.insertInto('seats').values(seats).execute()
    if (row.match !== null) await newMatch(t, row)
    await this.#beginIfFull(t, row)
    return row.id
  }

  #opened(person: Person, id: string): Promise<TableSummary> {
    return this.#tables.look(id, person.id, (live) => {
      if (live.game) this.#play.begun(live)
      return live.summary(person.id)
    })
  }

  /** A table that goes on from a record, or keeps a finished one. Nobody is waited for, so it begins at once. */
  async takeOver(person: Person, spec: NewTable, record: GameRecord): Promise<TableSummary> {
    const { row, seats } = rowsOf(person, spec, this.#tables.now())
    const now = row.created_at
    // A finished record keeps the commitment it was played under; what goes on from another no one seal covers.
    const commitment = (record.outcome && record.commitment) ?? ''
    const live = new LiveTable({ ...row, commitment, status: 'running', started_at: now }, seats)
    const event: EventRow = {
      table_id: row.id,
      seq: 1,
      kind: 'import',
      seat: SPECTATOR,
      body: JSON.stringify(record),
      draws: null,
      at: now,
    }
    live.takeOver(record)
    const progress = progressOf(live, now, true)
    const { asked, askedOpenly, ordersDue, updatedAt } = progress
    live.row = { ...live.row, asked, asked_openly: askedOpenly, orders_due: ordersDue, updated_at: updatedAt }
    await this.#tables.store.db.transaction().execute(async (t) => {
      await t.insertInto('tables').values(live.row).execute()
      await t.insertInto('seats').values(seats).execute()
      await t.insertInto('events').values(event).execute()
      live.people = await peopleAt(t, [live.row], seats)
      await alsoWrite(live, progress, now, SPECTATOR)?.(t)
    })
    return this.#tables.exclusive(row.id, async () => {
      const kept = this.#tables.keep(live)
      this.#play.attend(kept)
      return kept.summary(person.id)
    })
  }

  // Sitting down and getting up

  /**
   * Takes an open seat: any at a public table, the invited one with an invitation, none that is kept for another. When
   * the game has begun, one that the computer plays for somebody who has left.
   */
  join(
    person: Person,
    id: string,
    wanted: { seat: string | null; invite: string | null; contribution: string | null },
  ): Promise<TableSummary> {
    return this.#tables.exclusive(id, async () => {
      const expired = conflict('invitation-expired', 'This invitation has expired or was used. Ask for another.')
      const live = await this.#tables.open(id).catch((error) => {
        // An invitation that is no good tells nothing about the table, not even whether there is one.
        throw wanted.invite !== null && error instanceof Problem && error.status === 404 ? expired : error
      })
      await this.#tables.refresh(live)
      const invited = live.seats.find((seat) => wanted.invite !== null && seat.invite_hash === hashOf(wanted.invite))
      if (wanted.invite !== null && (!invited || (invited.invite_until ?? 0) < this.#tables.now())) throw expired
      if (!invited && !live.isOpenTo(person.id)) throw notFound('table')
      if (live.row.status === 'running' && live.seats.some(isSubstitute)) {
        const named = wanted.seat === null ? live.seats.find(isSubstitute) : live.seats[seatNamed(live, wanted.seat)]
        await this.#takeOverFrom(live, person, invited ?? named)
        return live.summary(person.id)
      }
      if (live.row.status !== 'open') throw conflict('not-open', 'This table has already begun.')
      const seat = invited ?? (wanted.seat === null ? freeSeat(live, person) : live.seats[seatNamed(live, wanted.seat)])
      if (seat?.kind !== 'open') throw conflict('seat-taken', 'That seat is taken.')
      if (seat.person_id !== null && seat.person_id !== person.id)
        throw conflict('seat-kept', 'That seat is kept for somebody else.')
      const contribution = (wanted.contribution ?? newToken()).slice(0, MAX_CONTRIBUTION)
      await this.#seating(live, async (t) => {
        if (live.row.rated === 1 && (await seatsOf(t, id)).some(isHeldBy(person)))
          throw conflict('rated', 'At a rated table nobody has two seats.')
        const taken = await t
          .updateTable('seats')
          .set({ kind: 'person', person_id: person.id, contribution, invite_hash: null, invite_until: null })
          .where('table_id', '=', id)
          .where('seat', '=', seat.seat)
          .where('kind', '=', 'open')
          .executeTakeFirst()
        if (Number(taken.numUpdatedRows) === 0) throw conflict('seat-taken', 'That seat is taken.')
      })
      return live.summary(person.id)
    })
  }

  /**
   * Takes the seat that the computer, or the rules, play for somebody who has left, and plays on from there: whoever has no seat here
   * and has left none. Not where it is rated: there one with nothing to lose could decide the game for another.
   */
  async #takeOverFrom(live: LiveTable, person: Person, row: SeatRow | undefined): Promise<void> {
    if (!row || !isSubstitute(row)) throw conflict('seat-taken', 'That seat is taken.')
    if (live.row.rated === 1)
      throw conflict('rated', 'At a rated table the computer keeps the seat of who has left until the end.')
    if (live.hasLeft(person.id)) throw forbidden('You have left this game, and cannot come back to it.')
    await this.#tables.store.db.transaction().execute(async (t) => {
      const table = await holdTable(t, live.id)
      if ((await seatsOf(t, live.id)).some(isHeldBy(person))) throw forbidden('You already have a seat at this table.')
      const now = this.#tables.now()
      const isAsked = table.status === 'running' && (table.asked_openly & (1 << row.seat)) !== 0
      const vacation = await vacationOf(t, person.id)
      const clock = tick(live.clock, restedClock(live.clock), isAsked && live.clock.kind !== 'none', now, vacation)
      const sat = {
        kind: 'person',
        person_id: person.id,
        level: null,
        manner: null,
        explanation: null,
        thinking_until: null,
        deserted: 0,
        invite_hash: null,
        invite_until: null,
      } as const
      const { numUpdatedRows } = await t
        .updateTable('seats')
        .set({ ...sat, ...clockColumns(clock) })
        .where('table_id', '=', live.id)
        .where('seat', '=', row.seat)
        .where('kind', 'in', ['bot', 'neutral'])
        .where('deserted', '=', 1)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) throw conflict('seat-taken', 'That seat is taken.')
    })
    await this.#tables.refresh(live)
    await this.#tables.changed(live)
  }

  /** Takes the seat that is kept for a person, unless he has taken it a moment ago, in another process. */
  async #takeKept(person: Person, id: string, seat: Seat, contribution: string | null): Promise<void> {
    try {
      const seatIds = await this.#tables.look(id, person.id, (live) => live.seatIds)
      await this.join(person, id, { seat: seatIds[seat], invite: null, contribution })
    } catch (error) {
      const isSeated = await this.#tables.look(id, person.id, async (live) => {
        await this.#tables.refresh(live)
        return live.holds(person.id, seat)
      })
      if (!isSeated) throw error
    }
  }

  /**
   * Gives up one's seats before the game begins; the creator who leaves an empty table closes it. Who leaves the second
   * game of a match has lost the match, and there is no second game.
   */
  leave(person: Person, id: string): Promise<TableSummary> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.openTo(id, person.id)
      if (live.row.status !== 'open') throw conflict('not-open', 'The game has begun; you may resign.')
      const isHost = live.row.created_by === person.id && !isSecond(live.row)
      if (!isHost && !live.seats.some(isOf(person))) throw forbidden('You have no seat here to leave.')
      await this.#seating(live, async (t) => {
        const hasLeftMatch = await leaveMatch(t, live, isOf(person), this.#tables.now())
        await t
          .updateTable('seats')
          .set({ kind: 'open', person_id: null, contribution: '' })
          .where('table_id', '=', id)
          .where('person_id', '=', person.id)
          .execute()
        const isEmpty = !(await seatsOf(t, id)).some(({ kind }) => kind === 'person')
        if (!hasLeftMatch && (!isEmpty || live.row.created_by !== person.id)) return
        await t.updateTable('tables').set({ status: 'cancelled' }).where('id', '=', id).execute()
        await forgetRematch(t, live.row)
      })
      await this.#tables.changedFor(cameFrom(live.row))
      return live.summary(person.id)
    })
  }

  /** Somebody who is about to go gives up the seats of games that have not begun. */
  async leaveAll(person: Person): Promise<void> {
    for (const id of await tablesOf(this.#tables.store.db, person.id, 'open')) await this.leave(person, id)
  }

  /** Closes a table that was set up and never begun. */
  close(id: string): Promise<void> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.open(id)
      await this.#seating(live, async (t) => {
        await leaveMatch(t, live, ({ kind }) => kind === 'open', this.#tables.now())
        const nobody = { kind: 'open', person_id: null, contribution: '' } as const
        await t.updateTable('seats').set(nobody).where('table_id', '=', id).where('kind', '!=', 'bot').execute()
        const closed = { status: 'cancelled', updated_at: this.#tables.now() } as const
        await t.updateTable('tables').set(closed).where('id', '=', id).execute()
        await forgetRematch(t, live.row)
      })
      await this.#tables.changedFor(cameFrom(live.row))
    })
  }

  /** A link to a given seat: an open one, or one that somebody has left while the others play. It is shown this once. */
  invite(person: Person, id: string, seatId: string): Promise<{ invite: string; until: number }> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.openTo(id, person.id)
      const seat = seatNamed(live, seatId)
      const isLeft = live.row.status === 'running' && isSubstitute(live.seats[seat])
      const isHost = live.row.created_by === person.id || (isLeft && live.seatsOf(person.id).length > 0)
      if (!isHost) throw forbidden('Only who made the table may invite.')
      if (!isLeft && (live.row.status !== 'open' || live.seats[seat].kind !== 'open'))
        throw conflict('seat-taken', 'That seat is taken.')
      const invite = newToken()
      const until = this.#tables.now() + INVITE_LIFE
      await this.#tables.store.db
        .updateTable('seats')
        .set({ invite_hash: hashOf(invite), invite_until: until })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute()
      await this.#tables.refresh(live)
      return { invite, until }
    })
  }

  /**
   * Puts the computer on an open seat of a table that has not begun, gives it another level, or takes it off again: for
   * whoever set the table up. The game begins with the last seat, as it does when somebody sits down there.
   */
  seatComputer(
    person: Person,
    id: string,
    seatId: string,
    level: LevelId | null,
    manner: MannerId = drawnManner(),
  ): Promise<TableSummary> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.openTo(id, person.id)
      if (live.row.status !== 'open') throw conflict('not-open', 'This table has already begun.')
      const seat = seatNamed(live, seatId)
      if (live.row.created_by !== person.id || isSecond(live.row))
        throw forbidden('Only who made the table may seat the computer.')
      if (live.row.rated === 1) throw conflict('rated', 'At a rated table no seat is the computer’s.')
      await this.#seating(live, async (t) => {
        const seats = await seatsOf(t, id)
        const { kind, person_id } = seats[seat]
        if (kind === 'person') throw conflict('seat-taken', 'That seat is taken.')
        if (kind === 'open' && person_id !== null) throw conflict('seat-kept', 'That seat is kept for somebody else.')
        const others = seats.filter((row) => row.seat !== seat)
        if (level !== null && !others.some((row) => row.kind !== 'bot'))
          throw conflict('nobody-plays', 'Somebody has to play: sit down first, or leave a seat open.')
        const nobody = { level, manner: level && manner, invite_hash: null, invite_until: null } as const
        const anew =
          level === null
            ? ({ ...nobody, kind: 'open', contribution: '' } as const)
            : ({ ...nobody, kind: 'bot', contribution: newToken() } as const)
        await t.updateTable('seats').set(anew).where('table_id', '=', id).where('seat', '=', seat).execute()
      })
      return live.summary(person.id)
    })
  }

  /** Changes who sits at a table that has not begun, one process at a time, and begins it if that filled it. */
  async #seating(live: LiveTable, change: (t: Kysely<Schema>) => Promise<void>): Promise<void> {
    const { store } = this.#tables
    const began = await store.db.transaction().execute(async (t) => {
      const row = await holdTable(t, live.id)
      if (row.status !== 'open') throw conflict('not-open', 'This table has already begun.')
      await change(t)
      await store.announce(live.id, null, t)
      return this.#beginIfFull(t, row)
    })
    await this.#tables.refresh(live)
    this.#tables.tell({ table: live, only: null })
    if (began) this.#play.begun(live)
  }

  /** Begins the game at a table that nobody else can change meanwhile, if every seat is taken. */
  async #beginIfFull(t: Kysely<Schema>, row: TableRow): Promise<boolean> {
    const seats = await seatsOf(t, row.id)
    if (seats.some(({ kind }) => kind === 'open')) return false
    const now = this.#tables.now()
    // It may have been set up before the rules were last changed; it is played by those of now.
    const { edition } = gameNamed(row.game).game
    const time_up_at = row.minutes === null ? null : now + row.minutes * 60_000
    const begun = { edition, status: 'running', started_at: now, updated_at: now, time_up_at } as const
    const live = new LiveTable({ ...row, ...begun }, seats)
    live.begin()
    const progress = progressOf(live, now, true)
    await t
      .updateTable('tables')
      .set({ ...begun, asked: progress.asked, asked_openly: progress.askedOpenly, setup: live.setup() })
      .where('id', '=', row.id)
      .execute()
    await alsoWrite(live, progress, now, SPECTATOR)?.(t)
    return true
  }
}

/** Whether a seat is a person's, taken or kept. */
const isOf =
  (person: Person) =>
  ({ person_id }: SeatRow): boolean =>
    person_id === person.id

const isHeldBy =
  (person: Person) =>
  ({ kind, person_id }: SeatRow): boolean =>
    kind === 'person' && person_id === person.id

/** An open seat for a person who has not said which: first one that is kept for him. */
const freeSeat = ({ seats }: LiveTable, person: Person): SeatRow | undefined =>
  seats.find(({ kind, person_id }) => kind === 'open' && person_id === person.id) ??
  seats.find(({ kind, person_id }) => kind === 'open' && person_id === null)
