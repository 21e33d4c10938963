import { type GameRecord, type Seat, SPECTATOR } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import type { Kysely } from 'kysely'
import { LiveTable, type SeatRow, type TableRow, type TableSummary } from '../live.ts'
import type { Person } from '../people.ts'
import { conflict, forbidden, notFound, Problem } from '../problem.ts'
import { hashOf, newToken } from '../secrets.ts'
import type { Schema } from '../store/schema.ts'
import type { EventRow } from '../store/store.ts'
import type { LiveTables } from './live-tables.ts'
import { type NewTable, rowsOf, type TableRows } from './new-table.ts'
import { seatNamed } from './one-table.ts'
import type { Play } from './play.ts'
import { alsoWrite, progressOf } from './progress.ts'
import { forgetRematch, rematchedAt, rematchOf, seatsAtRematch } from './rematch.ts'
import { holdTable, seatsOf, tablesOf } from './rows.ts'

const INVITE_LIFE = 14 * 86_400_000
const MAX_CONTRIBUTION = 200

/** Setting up tables, and who sits down at them before they begin. */
export class Lobby {
  readonly #tables: LiveTables
  readonly #play: Play

  constructor(tables: LiveTables, play: Play) {
    this.#tables = tables
    this.#play = play
  }

  // Setting up

  async create(person: Person, spec: NewTable): Promise<TableSummary> {
    const fresh = rowsOf(person, spec, this.#tables.now())
    await this.#tables.store.db.transaction().execute((t) => this.#setUp(t, fresh))
    return this.#opened(person, fresh.row.id)
  }

  /**
   * The game of a finished table again with everybody one seat further. Whoever asks sits down, the others find their
   * seats kept for them; asking for a rematch that is already there takes one's seat at it. There is one rematch,
   * whoever else asks for it at the same moment, in whatever process.
   */
  async rematch(person: Person, id: string): Promise<TableSummary> {
    const { store, now } = this.#tables
    const spec = await this.#tables.look(id, person.id, (live) => rematchOf(store.db, live, person))
    const fresh = rowsOf(person, spec, now())
    const kept = await store.db.transaction().execute(async (t) => {
      // Whoever else asks waits here, and then finds it.
      await holdTable(t, id)
      const there = await seatsAtRematch(t, id, person)
      if (there.length > 0) return there
      await this.#setUp(t, fresh)
      await t.updateTable('tables').set({ rematch: fresh.row.id }).where('id', '=', id).execute()
      await store.announce(id, null, t)
      return []
    })
    if (kept.length === 0) {
      await this.#tables.look(id, person.id, async (live) => {
        await this.#tables.refresh(live)
        this.#tables.tell({ table: live, only: null })
      })
      return this.#opened(person, fresh.row.id)
    }
    for (const { table_id, seat, kind } of kept) if (kind === 'open') await this.#takeKept(person, table_id, seat)
    return this.#tables.look(kept[0].table_id, person.id, (live) => live.summary(person.id))
  }

  async #setUp(t: Kysely<Schema>, { row, seats }: TableRows): Promise<void> {
    await t.insertInto('tables').values(row).execute()
    await t.insertInto('seats').values(seats).execute()
    await this.#beginIfFull(t, row)
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
    // A finished record keeps the commitment it was played under.
    const commitment = record.outcome ? (record.commitment ?? '') : row.commitment
    const live = new LiveTable({ ...row, commitment, status: 'running', started_at: now }, seats, new Map())
    const event: EventRow = {
      table_id: row.id,
      seq: 1,
      kind: 'import',
      seat: SPECTATOR,
      body: JSON.stringify(record),
      draws: null,
      at: now,
    }
    live.begin()
    live.apply(event)
    const progress = progressOf(live, now, true)
    const { asked, askedOpenly, ordersDue, updatedAt } = progress
    await this.#tables.store.db.transaction().execute(async (t) => {
      await t
        .insertInto('tables')
        .values({ ...live.row, asked, asked_openly: askedOpenly, orders_due: ordersDue, updated_at: updatedAt })
        .execute()
      await t.insertInto('seats').values(seats).execute()
      await t.insertInto('events').values(event).execute()
      await alsoWrite(live, progress, now, SPECTATOR)?.(t)
    })
    return this.#tables.exclusive(row.id, async () => {
      const opened = await this.#tables.open(row.id)
      this.#play.attend(opened)
      return opened.summary(person.id)
    })
  }

  // Sitting down and getting up

  /** Takes an open seat: any at a public table, the invited one with an invitation, none that is kept for another. */
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

  /** Takes the seat that is kept for a person, unless he has taken it a moment ago, in another process. */
  async #takeKept(person: Person, id: string, seat: Seat): Promise<void> {
    try {
      const seatIds = await this.#tables.look(id, person.id, (live) => live.seatIds)
      await this.join(person, id, { seat: seatIds[seat], invite: null, contribution: null })
    } catch (error) {
      const isSeated = await this.#tables.look(id, person.id, async (live) => {
        await this.#tables.refresh(live)
        return live.holds(person.id, seat)
      })
      if (!isSeated) throw error
    }
  }

  /** Gives up one's seats before the game begins; the creator who leaves an empty table closes it. */
  leave(person: Person, id: string): Promise<TableSummary> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.openTo(id, person.id)
      if (live.row.status !== 'open') throw conflict('not-open', 'The game has begun; you may resign.')
      if (live.row.created_by !== person.id && !live.seats.some(({ person_id }) => person_id === person.id))
        throw forbidden('You have no seat here to leave.')
      await this.#seating(live, async (t) => {
        await t
          .updateTable('seats')
          .set({ kind: 'open', person_id: null, contribution: '' })
          .where('table_id', '=', id)
          .where('person_id', '=', person.id)
          .execute()
        const isEmpty = !(await seatsOf(t, id)).some(({ kind }) => kind === 'person')
        if (!isEmpty || live.row.created_by !== person.id) return
        await t.updateTable('tables').set({ status: 'cancelled' }).where('id', '=', id).execute()
        await forgetRematch(t, live.row)
      })
      await this.#tables.changedFor(rematchedAt(live.row.origin))
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
        const nobody = { kind: 'open', person_id: null, contribution: '' } as const
        await t.updateTable('seats').set(nobody).where('table_id', '=', id).where('kind', '!=', 'bot').execute()
        const closed = { status: 'cancelled', updated_at: this.#tables.now() } as const
        await t.updateTable('tables').set(closed).where('id', '=', id).execute()
        await forgetRematch(t, live.row)
      })
      await this.#tables.changedFor(rematchedAt(live.row.origin))
    })
  }

  /** A link to a given seat. It is shown this once. */
  invite(person: Person, id: string, seatId: string): Promise<{ invite: string; until: number }> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.openTo(id, person.id)
      if (live.row.created_by !== person.id) throw forbidden('Only who made the table may invite.')
      const seat = seatNamed(live, seatId)
      if (live.row.status !== 'open' || live.seats[seat].kind !== 'open')
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
    const begun = { edition, status: 'running', started_at: now, updated_at: now } as const
    const live = new LiveTable({ ...row, ...begun }, seats, new Map())
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

const isHeldBy =
  (person: Person) =>
  ({ kind, person_id }: SeatRow): boolean =>
    kind === 'person' && person_id === person.id

/** An open seat for a person who has not said which: first one that is kept for him. */
const freeSeat = ({ seats }: LiveTable, person: Person): SeatRow | undefined =>
  seats.find(({ kind, person_id }) => kind === 'open' && person_id === person.id) ??
  seats.find(({ kind, person_id }) => kind === 'open' && person_id === null)
