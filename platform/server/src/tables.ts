import {
  commitmentTo,
  Fault,
  type GameRecord,
  LANGUAGES,
  type Outcome,
  type Prompt,
  quickChance,
  type Refusal,
  readOptions,
  type Seat,
  SPECTATOR,
  seatsIn,
} from '@iacta/kernel'
import { newSecret, nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import { type Kysely, sql } from 'kysely'
import { type Clock, isOut, rest, restedClock, type SeatClock, tick } from './clock.ts'
import { LiveTable, type Offers, type Scene, type SeatRow, type TableRow, type TableSummary } from './live.ts'
import type { Person } from './people.ts'
import { badRequest, conflict, forbidden, notFound, Problem, unavailable } from './problem.ts'
import { rate } from './ratings.ts'
import { hashOf, newId, newToken } from './secrets.ts'
import type { Schema, TableStatus } from './store/schema.ts'
import type { AlsoWrite, EventRow, Progress, Store } from './store/store.ts'
import type { Room } from './talk.ts'

export interface NewTable {
  readonly game: string
  readonly options: unknown
  readonly visibility: 'public' | 'private'
  readonly rated: boolean
  readonly clock: Clock
  readonly onTimeout: 'claim' | 'bot'
  /** Who sits where: the creator (in several seats: hot-seat), the computer, or nobody yet; perhaps kept for somebody. */
  readonly seats: Readonly<Record<string, 'me' | 'bot' | 'open' | { readonly keptFor: string }>>
  readonly origin?: Readonly<Record<string, unknown>>
}

/** A refusal with its words, by language. */
export type Explained = Refusal & { readonly text: Readonly<Record<string, string>> }

/** Told to those who watch a table. */
export interface Change {
  readonly table: LiveTable
  /** The seat whose provisional doing this was; null for what everybody may see. */
  readonly only: Seat | null
  /** Nothing but talk, in this room. */
  readonly talk?: Room
}

export type Watcher = (change: Change) => void

export interface TablesEvents {
  /** Somebody is asked who was not before. */
  asked(table: LiveTable, personId: string): void
  over(table: LiveTable): void
  fault(error: unknown, tableId: string): void
}

const INVITE_LIFE = 14 * 86_400_000
const MAX_CONTRIBUTION = 200

/**
 * All tables. Whatever changes one is done here, one thing at a time for each table: the game says whether it
 * is legal, the store makes it durable, then it is acknowledged and told. Live tables are a bounded cache.
 */
export class Tables {
  readonly #store: Store
  readonly #limit: number
  readonly #events: TablesEvents
  readonly #now: () => number
  readonly #live = new Map<string, LiveTable>()
  readonly #busy = new Map<string, Promise<unknown>>()
  readonly #watchers = new Map<string, Set<Watcher>>()
  readonly #botsAt = new Set<string>()
  #closing = false

  constructor(store: Store, limit: number, events: TablesEvents, now: () => number = Date.now) {
    this.#store = store
    this.#limit = limit
    this.#events = events
    this.#now = now
  }

  get liveCount(): number {
    return this.#live.size
  }

  // Opening and closing

  /** Runs one thing after the other for each table. */
  #exclusive<T>(id: string, run: () => Promise<T>): Promise<T> {
    const before = this.#busy.get(id) ?? Promise.resolve()
    const after = before.then(run, run)
    const settled = after.then(
      () => undefined,
      () => undefined,
    )
    this.#busy.set(id, settled)
    void settled.then(() => {
      if (this.#busy.get(id) === settled) this.#busy.delete(id)
    })
    return after
  }

  /** The table from memory, or built again from the store. */
  async #open(id: string): Promise<LiveTable> {
    const known = this.#live.get(id)
    if (known) {
      // The map is in order of use.
      this.#live.delete(id)
      this.#live.set(id, known)
      return known
    }
    const live = await this.#load(id)
    this.#live.set(id, live)
    for (const old of this.#live.keys()) {
      if (this.#live.size <= this.#limit) break
      if (old !== id && !this.#watchers.has(old) && !this.#busy.has(old)) this.#live.delete(old)
    }
    // Whoever watched it before it was dropped may have missed something.
    this.#tell({ table: live, only: null })
    return live
  }

  async #load(id: string): Promise<LiveTable> {
    const { row, seats, names, events } = await this.#read(id, 0)
    const live = new LiveTable(row, seats, names)
    if (row.started_at !== null) live.begin()
    for (const event of events) live.apply(event)
    return live
  }

  /** Brings a table up to what the store knows, and tells those who watch it what other processes did. */
  async #refresh(live: LiveTable): Promise<void> {
    const { row, seats, names, events } = await this.#read(live.id, live.seq)
    live.row = row
    live.seats = seats
    live.names = names
    if (row.started_at !== null && !live.game) live.begin()
    for (const event of events) live.apply(event)
    if (events.length > 0) this.#tell({ table: live, only: null })
  }

  /** A table's rows and its events after a given one, as they were at one moment. */
  #read(id: string, after: number) {
    return this.#store.reading(async (t) => {
      const row = await t.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw notFound('table')
      const seats = await seatsOf(t, id)
      const people = seats.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]))
      const named =
        people.length === 0
          ? []
          : await t
              .selectFrom('people')
              .select(['id', 'name'])
              .where('id', 'in', people)
              .where('deleted_at', 'is', null)
              .execute()
      const names = new Map(named.map(({ id: person, name }) => [person, name]))
      const events = await t
        .selectFrom('events')
        .selectAll()
        .where('table_id', '=', id)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute()
      return { row, seats, names, events }
    })
  }

  /** News from another process, or from this one. */
  heard(id: string, seq: number): void {
    const isOld = (live: LiveTable | undefined): boolean => live !== undefined && seq >= 0 && seq <= live.seq
    // A table that is just being read may have been read before this happened.
    const isKnown = this.#live.has(id) || this.#watchers.has(id) || this.#busy.has(id)
    if (!isKnown || isOld(this.#live.get(id))) return
    void this.#exclusive(id, async () => {
      const live = this.#live.get(id)
      if (isOld(live)) return
      if (live) {
        await this.#refresh(live)
        this.#tell({ table: live, only: null })
      } else if (this.#watchers.has(id)) await this.#open(id)
    }).catch((error) => this.#forget(id, error))
  }

  /** News may have been missed: what is in memory, or just being read, can no longer be trusted. */
  forgetAll(): void {
    this.#live.clear()
    for (const id of new Set([...this.#watchers.keys(), ...this.#busy.keys()]))
      void this.#exclusive(id, async () => {
        this.#live.delete(id)
        if (this.#watchers.has(id)) await this.#open(id)
      }).catch(() => undefined)
  }

  #forget(id: string, error: unknown): void {
    this.#live.delete(id)
    this.#events.fault(error, id)
  }

  async close(): Promise<void> {
    this.#closing = true
    while (this.#busy.size > 0) await Promise.all(this.#busy.values())
  }

  // Watching

  watch(id: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(id) ?? new Set()
    watchers.add(watcher)
    this.#watchers.set(id, watchers)
    return () => {
      watchers.delete(watcher)
      if (watchers.size === 0 && this.#watchers.get(id) === watchers) this.#watchers.delete(id)
    }
  }

  #tell(change: Change): void {
    for (const watcher of this.#watchers.get(change.table.id) ?? [])
      try {
        watcher(change)
      } catch (error) {
        // What is done is done, whoever cannot be told of it.
        this.#events.fault(error, change.table.id)
      }
  }

  /** Looks at a table, once whatever is being done at it is done. */
  look<T>(id: string, personId: string | null, see: (live: LiveTable) => T): Promise<T> {
    return this.#exclusive(id, async () => {
      const live = await this.#open(id)
      if (!live.isOpenTo(personId)) throw notFound('table')
      return see(live)
    })
  }

  scene(
    id: string,
    personId: string | null,
    seatId: string | null,
  ): Promise<{ table: TableSummary; scene: Scene | null }> {
    return this.look(id, personId, (live) => {
      const seat = this.seatFor(live, personId, seatId)
      return { table: live.summary(personId), scene: live.scene(seat) }
    })
  }

  /** The seat a person may look from: one of his own, or the spectators'. */
  seatFor(live: LiveTable, personId: string | null, seatId: string | null): Seat {
    if (seatId === null) return SPECTATOR
    const seat = seatNamed(live, seatId)
    if (personId === null || !live.holds(personId, seat)) throw forbidden('That is not your seat.')
    return seat
  }

  /** Why an action may not be done; null if it may. */
  why(person: Person, id: string, seatId: string, json: unknown): Promise<Explained | null> {
    return this.#exclusive(id, async () => {
      const live = await this.#seen(id, person)
      const seat = this.seatFor(live, person.id, seatId)
      const refusal = gameOf(live).refusal(seat, readAction(live, json))
      if (!refusal) return null
      const text = Object.fromEntries(
        LANGUAGES.map((language) => [language, live.pack.text[language].refusal(refusal)]),
      )
      return { ...refusal, text }
    })
  }

  log(
    id: string,
    personId: string | null,
    seatId: string | null,
    since: number,
  ): Promise<{ happenings: Prompt[]; next: number }> {
    return this.look(id, personId, (live) => {
      const heard = gameOf(live).heard(this.seatFor(live, personId, seatId))
      return {
        happenings: heard.slice(since).map(({ key, params }) => ({ key, params })),
        next: heard.length,
      }
    })
  }

  // Who may talk where

  /** Players talk among themselves while they play; spectators apart from them, so that nobody is helped. */
  mayTalk(id: string, personId: string | null, room: Room, how: 'read' | 'write'): Promise<void> {
    return this.look(id, personId, (live) => {
      if (room === 'players' && how === 'write' && (personId === null || live.seatsOf(personId).length === 0))
        throw forbidden('Only those who play here may talk here.')
      if (!mayHear(live, personId, room)) throw forbidden('While you play you do not hear the spectators.')
    })
  }

  /** Lets those who watch know that there is something new to read. */
  async talked(id: string, room: Room): Promise<void> {
    this.heardTalk(id, room)
    await this.#store.announce(id, room)
  }

  heardTalk(id: string, room: Room): void {
    const live = this.#live.get(id)
    if (live) this.#tell({ table: live, only: null, talk: room })
  }

  // The lobby

  async list(
    wanted: { game?: string; status?: TableStatus; mine: string | null; before?: number; limit: number },
    personId: string | null,
  ): Promise<TableSummary[]> {
    let query = this.#store.db.selectFrom('tables').selectAll().orderBy('updated_at', 'desc').limit(wanted.limit)
    if (wanted.game !== undefined) query = query.where('game', '=', wanted.game)
    if (wanted.before !== undefined) query = query.where('updated_at', '<', wanted.before)
    query =
      wanted.status === undefined ? query.where('status', '!=', 'cancelled') : query.where('status', '=', wanted.status)
    const mine = wanted.mine
    query =
      mine === null
        ? query.where('visibility', '=', 'public')
        : query.where((where) =>
            where.or([
              where('created_by', '=', mine),
              where('id', 'in', where.selectFrom('seats').select('table_id').where('person_id', '=', mine)),
            ]),
          )
    return this.summaries(await query.execute(), personId)
  }

  /** What a person may see of these tables, in their order. */
  async summaries(rows: readonly TableRow[], personId: string | null): Promise<TableSummary[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const seats = await this.#store.db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute()
    const people = [...new Set(seats.flatMap(({ person_id }) => (person_id === null ? [] : [person_id])))]
    const named =
      people.length === 0
        ? []
        : await this.#store.db.selectFrom('people').select(['id', 'name']).where('id', 'in', people).execute()
    const names = new Map(named.map(({ id, name }) => [id, name]))
    return rows.map((row) =>
      new LiveTable(
        row,
        seats.filter(({ table_id }) => table_id === row.id),
        names,
      ).summary(personId),
    )
  }

  async create(person: Person, spec: NewTable): Promise<TableSummary> {
    const { row, seats } = this.#rowsOf(person, spec)
    await this.#store.db.transaction().execute(async (t) => {
      await t.insertInto('tables').values(row).execute()
      await t.insertInto('seats').values(seats).execute()
      await this.#beginIfFull(t, row)
    })
    return this.#exclusive(row.id, async () => {
      const live = await this.#open(row.id)
      if (live.game) this.#afterwards(live, 0)
      return live.summary(person.id)
    })
  }

  /** A table that goes on from a record, or keeps a finished one. Nobody is waited for, so it begins at once. */
  async takeOver(person: Person, spec: NewTable, record: GameRecord): Promise<TableSummary> {
    const { row, seats } = this.#rowsOf(person, spec)
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
    const { asked, askedOpenly, updatedAt } = this.#progress(live, now, true)
    await this.#store.db.transaction().execute(async (t) => {
      await t
        .insertInto('tables')
        .values({ ...live.row, asked, asked_openly: askedOpenly, updated_at: updatedAt })
        .execute()
      await t.insertInto('seats').values(seats).execute()
      await t.insertInto('events').values(event).execute()
      await this.#alsoWrite(live, { asked, askedOpenly, updatedAt }, now, SPECTATOR)?.(t)
    })
    return this.#exclusive(row.id, async () => {
      const opened = await this.#open(row.id)
      this.#playBots(opened)
      return opened.summary(person.id)
    })
  }

  #rowsOf(person: Person, spec: NewTable): { row: TableRow; seats: SeatRow[] } {
    const pack = gameNamed(spec.game)
    const options = readOptions(pack.game.options, spec.options)
    const ids = pack.game.seats(options)
    for (const id of Object.keys(spec.seats))
      if (!ids.includes(id)) throw badRequest(`There is no seat "${id}"; the seats are: ${ids.join(', ')}.`)
    const secret = newSecret()
    const now = this.#now()
    const id = newId()
    const row: TableRow = {
      id,
      game: pack.game.id,
      edition: pack.game.edition,
      options: JSON.stringify(options),
      status: 'open',
      visibility: spec.visibility,
      rated: spec.rated ? 1 : 0,
      clock: JSON.stringify(spec.clock),
      on_timeout: spec.onTimeout,
      created_by: person.id,
      created_at: now,
      updated_at: now,
      started_at: null,
      ended_at: null,
      secret,
      commitment: commitmentTo(secret, nodeDigest),
      asked: 0,
      asked_openly: 0,
      outcome: null,
      concluded: 0,
      actions: 0,
      origin: spec.origin ? JSON.stringify(spec.origin) : null,
      offers: JSON.stringify({ draw: 0, abandon: 0 } satisfies Offers),
    }
    const seats = ids.map((seatId, seat): SeatRow => {
      const who = spec.seats[seatId] ?? 'open'
      const clock = restedClock(spec.clock)
      return {
        table_id: id,
        seat,
        kind: who === 'me' ? 'person' : who === 'bot' ? 'bot' : 'open',
        person_id: who === 'me' ? person.id : typeof who === 'object' ? who.keptFor : null,
        contribution: who === 'me' || who === 'bot' ? newToken() : '',
        invite_hash: null,
        invite_until: null,
        bank: clock.bank,
        clock_from: null,
        deadline: null,
      }
    })
    return { row, seats }
  }

  /** Takes an open seat: any at a public table, the invited one with an invitation, none that is kept for another. */
  join(
    person: Person,
    id: string,
    wanted: { seat: string | null; invite: string | null; contribution: string | null },
  ): Promise<TableSummary> {
    return this.#exclusive(id, async () => {
      const expired = conflict('invitation-expired', 'This invitation has expired or was used. Ask for another.')
      const live = await this.#open(id).catch((error) => {
        // An invitation that is no good tells nothing about the table, not even whether there is one.
        throw wanted.invite !== null && error instanceof Problem && error.status === 404 ? expired : error
      })
      await this.#refresh(live)
      const invited = live.seats.find((seat) => wanted.invite !== null && seat.invite_hash === hashOf(wanted.invite))
      if (wanted.invite !== null && (!invited || (invited.invite_until ?? 0) < this.#now())) throw expired
      if (!invited && !live.isOpenTo(person.id)) throw notFound('table')
      if (live.row.status !== 'open') throw conflict('not-open', 'This table has already begun.')
      const seat =
        invited ??
        (wanted.seat === null
          ? (live.seats.find(({ kind, person_id }) => kind === 'open' && person_id === person.id) ??
            live.seats.find(({ kind, person_id }) => kind === 'open' && person_id === null))
          : live.seats[seatNamed(live, wanted.seat)])
      if (seat?.kind !== 'open') throw conflict('seat-taken', 'That seat is taken.')
      if (seat.person_id !== null && seat.person_id !== person.id)
        throw conflict('seat-kept', 'That seat is kept for somebody else.')
      const contribution = (wanted.contribution ?? newToken()).slice(0, MAX_CONTRIBUTION)
      await this.#seating(live, async (t) => {
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

  /** Gives up one's seats before the game begins; the creator who leaves an empty table closes it. */
  leave(person: Person, id: string): Promise<TableSummary> {
    return this.#exclusive(id, async () => {
      const live = await this.#seen(id, person)
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
        if (isEmpty && live.row.created_by === person.id)
          await t.updateTable('tables').set({ status: 'cancelled' }).where('id', '=', id).execute()
      })
      return live.summary(person.id)
    })
  }

  /** A link to a given seat. It is shown this once. */
  invite(person: Person, id: string, seatId: string): Promise<{ invite: string; until: number }> {
    return this.#exclusive(id, async () => {
      const live = await this.#seen(id, person)
      if (live.row.created_by !== person.id) throw forbidden('Only who made the table may invite.')
      const seat = seatNamed(live, seatId)
      if (live.row.status !== 'open' || live.seats[seat].kind !== 'open')
        throw conflict('seat-taken', 'That seat is taken.')
      const invite = newToken()
      const until = this.#now() + INVITE_LIFE
      await this.#store.db
        .updateTable('seats')
        .set({ invite_hash: hashOf(invite), invite_until: until })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute()
      await this.#refresh(live)
      return { invite, until }
    })
  }

  async #seen(id: string, person: Person): Promise<LiveTable> {
    const live = await this.#open(id)
    if (!live.isOpenTo(person.id)) throw notFound('table')
    return live
  }

  /** Changes who sits at a table that has not begun, one process at a time, and begins it if that filled it. */
  async #seating(live: LiveTable, change: (t: Kysely<Schema>) => Promise<void>): Promise<void> {
    const began = await this.#store.db.transaction().execute(async (t) => {
      const row = await holdTable(t, live.id)
      if (row.status !== 'open') throw conflict('not-open', 'This table has already begun.')
      await change(t)
      await this.#store.announce(live.id, null, t)
      return this.#beginIfFull(t, row)
    })
    await this.#refresh(live)
    this.#tell({ table: live, only: null })
    if (began) this.#afterwards(live, 0)
  }

  /** Begins the game at a table that nobody else can change meanwhile, if every seat is taken. */
  async #beginIfFull(t: Kysely<Schema>, row: TableRow): Promise<boolean> {
    const seats = await seatsOf(t, row.id)
    if (seats.some(({ kind }) => kind === 'open')) return false
    const now = this.#now()
    // It may have been set up before the rules were last changed; it is played by those of now.
    const { edition } = gameNamed(row.game).game
    const begun = { edition, status: 'running', started_at: now, updated_at: now } as const
    const live = new LiveTable({ ...row, ...begun }, seats, new Map())
    live.begin()
    const progress = this.#progress(live, now, true)
    await t
      .updateTable('tables')
      .set({ ...begun, asked: progress.asked, asked_openly: progress.askedOpenly })
      .where('id', '=', row.id)
      .execute()
    await this.#alsoWrite(live, progress, now, SPECTATOR)?.(t)
    return true
  }

  async #changed(live: LiveTable): Promise<void> {
    this.#tell({ table: live, only: null })
    await this.#store.announce(live.id)
  }

  // Play

  /** Does an action for a seat; it is durable when this answers, with what `see` makes of the table then. */
  act<T>(
    person: Person,
    id: string,
    seatId: string,
    json: unknown,
    answering: number | undefined,
    see: (live: LiveTable, seat: Seat) => T,
  ): Promise<T> {
    return this.#exclusive(id, async () => {
      const live = await this.#running(id, person)
      const seat = this.seatFor(live, person.id, seatId)
      await this.#upTo(live, seat, answering)
      return see(await this.#do(live, seat, { act: json, answering }), seat)
    })
  }

  undo<T>(
    person: Person,
    id: string,
    seatId: string,
    answering: number | undefined,
    see: (live: LiveTable, seat: Seat) => T,
  ): Promise<T> {
    return this.#exclusive(id, async () => {
      const live = await this.#running(id, person)
      const seat = this.seatFor(live, person.id, seatId)
      await this.#upTo(live, seat, answering)
      const game = gameOf(live)
      if (answering !== undefined && answering !== game.sequence(seat)) throw stale(live, seat)
      if (!game.canUndo(seat)) throw conflict('nothing-to-undo', 'There is nothing to take back.')
      return see(await this.#do(live, seat, 'undo'), seat)
    })
  }

  async #running(id: string, person: Person): Promise<LiveTable> {
    const live = await this.#seen(id, person)
    mustBePlayed(live)
    return live
  }

  /** Who has seen more than this process saw it through another, and came here before the news did. */
  async #upTo(live: LiveTable, seat: Seat, answering: number | undefined): Promise<void> {
    if (answering === undefined || answering <= gameOf(live).sequence(seat)) return
    await this.#refresh(live)
    mustBePlayed(live)
  }

  /**
   * One event: legal by the game, durable in the store, then told. What fails leaves nothing behind. Answers with
   * the table as it then is.
   */
  async #do(
    live: LiveTable,
    seat: Seat,
    what: { act: unknown; answering?: number | undefined } | 'undo' | Outcome,
  ): Promise<LiveTable> {
    if (this.#closing) throw unavailable()
    const game = gameOf(live)
    const sequence = game.sequence(seat)
    const askedBefore = live.row.asked
    let kind: 'act' | 'undo' | 'end'
    let body: unknown = null
    let draws: readonly number[] = []
    let sealed = true
    if (what === 'undo') {
      kind = 'undo'
      sealed = false
      game.undo(seat)
    } else if ('act' in what) {
      kind = 'act'
      const action = readAction(live, what.act)
      const answer = game.act(seat, action, what.answering)
      if (answer.refusal) {
        if (answer.refusal.reason === 'stale') throw stale(live, seat)
        throw conflict('refused', live.pack.text.en.refusal(answer.refusal), { refusal: answer.refusal })
      }
      body = action
      draws = answer.draws
      sealed = answer.sealed
    } else {
      kind = 'end'
      body = what
      game.conclude(what)
    }
    const now = this.#now()
    const seq = live.seq + 1
    const event = {
      table_id: live.id,
      seq,
      kind,
      seat,
      body: JSON.stringify(body),
      draws: draws.length > 0 ? JSON.stringify(draws) : null,
      at: now,
    }
    let won: boolean
    let progress: Progress
    let same: boolean
    try {
      progress = this.#progress(live, now, sealed)
      same = !sealed && progress.asked === live.row.asked
      won = await this.#store.append(
        event,
        same ? null : progress,
        this.#alsoWrite(live, progress, now, sealed ? seat : null),
      )
    } catch (error) {
      // In memory it has happened; in the store it has not, or nobody knows.
      this.#live.delete(live.id)
      throw error
    }
    if (!won) {
      this.#live.delete(live.id)
      const fresh = await this.#open(live.id)
      // What another seat did unseen changes nothing for this one, and must not show by a refusal either.
      if (what !== 'undo' && 'way' in what ? what.way !== 'time' : fresh.game?.sequence(seat) === sequence)
        if (fresh.row.status === 'running') return this.#do(fresh, seat, what)
      throw stale(fresh, seat)
    }
    live.seq = seq
    if (!same)
      live.row = {
        ...live.row,
        asked: progress.asked,
        asked_openly: progress.askedOpenly,
        updated_at: progress.updatedAt,
      }
    this.#tell({ table: live, only: sealed ? null : seat })
    this.#afterwards(live, askedBefore)
    return live
  }

  /** What follows from the game for the table's row. What is still provisional shows nowhere, not even by its time. */
  #progress(live: LiveTable, now: number, sealed: boolean): Progress {
    const game = gameOf(live)
    return { asked: game.asked(), askedOpenly: game.askedOpenly(), updatedAt: sealed ? now : live.row.updated_at }
  }

  /**
   * What an event changes beyond that: clocks, and the end of the game. Nothing, for most. `by` is the seat whose
   * action was sealed, null if it is provisional.
   */
  #alsoWrite(live: LiveTable, { askedOpenly }: Progress, now: number, by: Seat | null): AlsoWrite | null {
    const game = gameOf(live)
    const outcome = game.outcome()
    const clocks = live.clock.kind === 'none' || by === null ? [] : clocksToSet(live, askedOpenly, by)
    if (!outcome && clocks.length === 0) return null
    return async (t) => {
      for (const set of clocks) await this.#writeClock(t, live, set, now, by)
      if (!outcome) return
      const end = {
        status: 'over',
        ended_at: now,
        outcome: JSON.stringify(outcome),
        concluded: game.isConcluded() ? 1 : 0,
        actions: game.sealedCount(),
      } as const
      await t.updateTable('tables').set(end).where('id', '=', live.id).execute()
      live.row = { ...live.row, ...end }
      if (live.row.rated === 1) await rate(t, live, outcome, now)
    }
  }

  async #writeClock(
    t: Kysely<Schema>,
    live: LiveTable,
    { row, stop, start }: ClockToSet,
    now: number,
    by: Seat | null,
  ) {
    let clock: SeatClock = clockOf(row)
    if (stop) {
      // Who answered unseen did so when he did, not when the last answer sealed them all.
      const answered = row.seat === by ? now : await lastDoneAt(t, live.id, row.seat)
      clock = tick(
        live.clock,
        clock,
        false,
        answered !== null && answered > (row.clock_from ?? 0) ? answered : now,
        null,
      )
    }
    if (start) clock = tick(live.clock, clock, true, now, row.person_id ? await vacationOf(t, row.person_id) : null)
    await this.#setClock(t, row, clock)
  }

  async #setClock(t: Kysely<Schema>, row: SeatRow, { bank, from, deadline }: SeatClock): Promise<void> {
    const set = { bank, clock_from: from, deadline }
    await t.updateTable('seats').set(set).where('table_id', '=', row.table_id).where('seat', '=', row.seat).execute()
    Object.assign(row, set)
  }

  /** A person's running clocks rest until the vacation is over. */
  async onVacation(personId: string, until: number): Promise<void> {
    for (const id of await this.#tablesOf(personId, 'running'))
      await this.#exclusive(id, async () => {
        const live = await this.#open(id)
        await this.#refresh(live)
        for (const seat of live.seatsOf(personId)) {
          const row = live.seats[seat]
          await this.#setClock(this.#store.db, row, rest(clockOf(row), this.#now(), until))
        }
        await this.#changed(live)
      })
  }

  /** A person has another name, or none any more: whoever looks at his tables sees it. */
  async renamed(personId: string): Promise<void> {
    for (const id of await this.#tablesOf(personId)) {
      await this.#exclusive(id, async () => {
        const live = this.#live.get(id)
        if (!live) return
        await this.#refresh(live)
        this.#tell({ table: live, only: null })
      })
      await this.#store.announce(id)
    }
  }

  /** Somebody who is about to go gives up the seats of games that have not begun. */
  async leaveAll(person: Person): Promise<void> {
    for (const id of await this.#tablesOf(person.id, 'open')) await this.leave(person, id)
  }

  async #tablesOf(personId: string, status?: TableStatus): Promise<string[]> {
    const query = this.#store.db
      .selectFrom('tables')
      .select('id')
      .where('id', 'in', (from) => from.selectFrom('seats').select('table_id').where('person_id', '=', personId))
    const rows = await (status === undefined ? query : query.where('status', '=', status)).execute()
    return rows.map(({ id }) => id)
  }

  #afterwards(live: LiveTable, askedBefore: number): void {
    if (live.row.status === 'over') {
      this.#events.over(live)
      return
    }
    for (const seat of seatsIn(live.row.asked & ~askedBefore)) {
      const person = live.seats[seat].person_id
      if (live.seats[seat].kind === 'person' && person !== null) this.#events.asked(live, person)
    }
    this.#playBots(live)
  }

  /** Computer seats that are asked answer in their turn, each decision apart so that nobody waits for all of them. */
  #playBots(live: LiveTable): void {
    const bot = live.seats.find((seat) => seat.kind === 'bot' && (live.row.asked & (1 << seat.seat)) !== 0)
    if (!bot || this.#closing || live.row.status !== 'running' || this.#botsAt.has(live.id)) return
    this.#botsAt.add(live.id)
    setImmediate(() => {
      void this.#exclusive(live.id, async () => {
        if (this.#closing) return
        const now = await this.#open(live.id)
        const seat = now.seats.find(({ kind, seat: n }) => kind === 'bot' && (now.row.asked & (1 << n)) !== 0)
        this.#botsAt.delete(live.id)
        if (!seat || now.row.status !== 'running') return
        const choice = now.pack.decide(
          gameOf(now).knowledge(seat.seat),
          quickChance(Number.parseInt(newSecret().slice(0, 7), 16)),
        )
        await this.#do(now, seat.seat, { act: choice })
      }).catch((error) => {
        this.#botsAt.delete(live.id)
        this.#events.fault(error, live.id)
      })
    })
  }

  // Agreements

  resign(person: Person, id: string, seatId: string): Promise<TableSummary> {
    return this.#exclusive(id, async () => {
      const live = await this.#running(id, person)
      const seat = this.seatFor(live, person.id, seatId)
      const winners = live.seats.map((row) => row.seat).filter((other) => other !== seat)
      const over = await this.#do(live, seat, { winners, way: 'resigned', params: { seat: seatId } })
      return over.summary(person.id)
    })
  }

  /** Offers a draw, or agrees to abandon the table; it happens when every person at it has. */
  offer(person: Person, id: string, seatId: string, what: 'draw' | 'abandon', on: boolean): Promise<TableSummary> {
    return this.#exclusive(id, async () => {
      const live = await this.#running(id, person)
      const seat = this.seatFor(live, person.id, seatId)
      const bit = 1 << seat
      // Another process may be writing another seat's offer.
      const offers = await this.#store.db.transaction().execute(async (t) => {
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
        return (await this.#do(live, seat, { winners: [], way, params: {} })).summary(person.id)
      }
      await this.#changed(live)
      return live.summary(person.id)
    })
  }

  /** Claims the game from a seat whose time is out, or whose holder is gone. */
  claim(person: Person, id: string, seatId: string): Promise<TableSummary> {
    return this.#exclusive(id, async () => {
      const live = await this.#running(id, person)
      const late = live.seats[seatNamed(live, seatId)]
      if (live.seatsOf(person.id).length === 0 || late.person_id === person.id)
        throw forbidden('You play no seat against that one.')
      this.#mustBeLate(live, late)
      const winners = live.seats.map((row) => row.seat).filter((other) => other !== late.seat)
      const way = live.isDeserted(late) ? 'resigned' : 'time'
      return (await this.#do(live, late.seat, { winners, way, params: { seat: seatId } })).summary(person.id)
    })
  }

  #mustBeLate(live: LiveTable, row: SeatRow): void {
    const isAsked = (live.row.asked & (1 << row.seat)) !== 0
    if (!live.isDeserted(row) && !(isAsked && isOut(clockOf(row), this.#now())))
      throw conflict('time-left', 'That seat still has time.')
  }

  /** Puts the computer in the seat that is found, for the reasons it is found by. */
  async #seatBot(id: string, find: (live: LiveTable) => SeatRow): Promise<void> {
    await this.#exclusive(id, async () => {
      const live = await this.#open(id)
      await this.#refresh(live)
      const { seat } = find(live)
      await this.#store.db
        .updateTable('seats')
        .set({ kind: 'bot', person_id: null, clock_from: null, deadline: null })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute()
      await this.#refresh(live)
      await this.#changed(live)
      this.#playBots(live)
    })
  }

  /** The computer takes one's own seat, or one against which the game could be claimed. */
  handOver(person: Person, id: string, seatId: string): Promise<void> {
    return this.#seatBot(id, (live) => {
      if (!live.isOpenTo(person.id)) throw notFound('table')
      mustBePlayed(live)
      const row = live.seats[seatNamed(live, seatId)]
      if (live.seatsOf(person.id).length === 0) throw forbidden('You play no seat at this table.')
      if (row.kind !== 'person') throw conflict('seat-taken', 'The computer already plays that seat.')
      if (row.person_id !== person.id) this.#mustBeLate(live, row)
      else if (live.row.rated === 1) throw conflict('rated', 'At a rated table you play on or resign.')
      return row
    })
  }

  /** What nobody else sees to: time that ran out where a bot takes over, and computer seats left waiting. */
  async sweep(): Promise<void> {
    const now = this.#now()
    const late = await this.#store.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['seats.table_id', 'seats.seat'])
      .where('seats.deadline', '<', now)
      .where('tables.status', '=', 'running')
      .where('tables.on_timeout', '=', 'bot')
      .where(sql<boolean>`(tables.asked & (1 << seats.seat)) <> 0`)
      .limit(100)
      .execute()
    for (const { table_id, seat } of late)
      await this.#seatBot(table_id, (live) => {
        this.#mustBeLate(live, live.seats[seat])
        return live.seats[seat]
      }).catch((error) => this.#events.fault(error, table_id))
    const waiting = await this.#store.db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select('tables.id')
      .distinct()
      .where('tables.status', '=', 'running')
      .where('seats.kind', '=', 'bot')
      .where(sql<boolean>`(tables.asked & (1 << seats.seat)) <> 0`)
      .where('tables.updated_at', '<', now - 10_000)
      .limit(100)
      .execute()
    for (const { id } of waiting)
      await this.#exclusive(id, async () => this.#playBots(await this.#open(id))).catch(() => undefined)
  }
}

const seatsOf = (t: Kysely<Schema>, id: string): Promise<SeatRow[]> =>
  t.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()

/** A table's row, held until the transaction ends: whoever else wants to change it waits. */
async function holdTable(t: Kysely<Schema>, id: string): Promise<TableRow> {
  const row = await t
    .updateTable('tables')
    .set((table) => ({ status: table.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('table')
  return row
}

/** Everybody hears the players; those who play do not hear the spectators before the game is over. */
export const mayHear = (live: LiveTable, personId: string | null, room: Room): boolean =>
  room === 'players' || live.row.status === 'over' || personId === null || live.seatsOf(personId).length === 0

const clockOf = (row: SeatRow): SeatClock => ({ bank: row.bank, from: row.clock_from, deadline: row.deadline })

interface ClockToSet {
  readonly row: SeatRow
  readonly stop: boolean
  readonly start: boolean
}

/**
 * Clocks that an action sealed by a seat stops or starts. They follow what everybody may know: an answer given
 * unseen stops no clock that others see, and taking it back gains no time.
 */
function clocksToSet(live: LiveTable, askedOpenly: number, by: Seat): ClockToSet[] {
  const together = seatsIn(live.row.asked_openly).length > 1
  return live.seats
    .filter(({ kind }) => kind === 'person')
    .map((row) => {
      const runs = row.clock_from !== null
      const asked = (askedOpenly & (1 << row.seat)) !== 0
      // A deadline is for one decision; a bank for a whole turn, or for one of the answers given together.
      const decided = together || (row.seat === by && live.clock.kind === 'deadline')
      const stop = runs && (!asked || decided)
      return { row, stop, start: asked && (!runs || stop) }
    })
    .filter(({ stop, start }) => stop || start)
}

async function lastDoneAt(t: Kysely<Schema>, tableId: string, seat: Seat): Promise<number | null> {
  const row = await t
    .selectFrom('events')
    .select('at')
    .where('table_id', '=', tableId)
    .where('seat', '=', seat)
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  return row?.at ?? null
}

async function vacationOf(t: Kysely<Schema>, personId: string): Promise<number | null> {
  const row = await t.selectFrom('people').select('vacation_until').where('id', '=', personId).executeTakeFirst()
  return row?.vacation_until ?? null
}

export function seatNamed(live: LiveTable, seatId: string): Seat {
  const seat = live.seatIds.indexOf(seatId)
  if (seat < 0) throw badRequest(`There is no seat "${seatId}"; the seats are: ${live.seatIds.join(', ')}.`)
  return seat
}

function mustBePlayed(live: LiveTable): void {
  if (live.row.status !== 'running') throw conflict('not-running', 'This table is not being played.')
}

export function gameOf(live: LiveTable): NonNullable<LiveTable['game']> {
  if (!live.game) throw conflict('not-running', 'This game has not begun.')
  return live.game
}

/** The table and the game as a seat's holder sees them. */
export function sceneOf(live: LiveTable, seat: Seat, personId: string): { table: TableSummary; scene: Scene } {
  const scene = live.scene(seat)
  if (!scene) throw conflict('not-running', 'This game has not begun.')
  return { table: live.summary(personId), scene }
}

function readAction(live: LiveTable, json: unknown): unknown {
  try {
    return live.pack.game.readAction(json)
  } catch (error) {
    if (error instanceof Fault) throw badRequest(error.message)
    throw error
  }
}

const stale = (live: LiveTable, seat: Seat) =>
  conflict('stale', 'The game has gone on in the meantime: look again before you act.', {
    sequence: live.game?.sequence(seat) ?? 0,
  })
