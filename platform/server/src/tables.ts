import {
  commitmentTo,
  Fault,
  LANGUAGES,
  type Outcome,
  type Params,
  quickChance,
  readOptions,
  type Seat,
  SPECTATOR,
  seatsIn,
} from '@iacta/kernel'
import { newSecret, nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import type { Kysely } from 'kysely'
import { type Clock, isOut, restedClock, type SeatClock, tick } from './clock.ts'
import { LiveTable, type Offers, type Scene, type SeatRow, type TableRow, type TableSummary } from './live.ts'
import type { Person } from './people.ts'
import { badRequest, conflict, forbidden, notFound, unavailable } from './problem.ts'
import { rate } from './ratings.ts'
import { hashOf, newId, newToken } from './secrets.ts'
import type { Schema, TableStatus } from './store/schema.ts'
import { type Store, StoreUnavailable } from './store/store.ts'

export interface NewTable {
  readonly game: string
  readonly options: unknown
  readonly visibility: 'public' | 'private'
  readonly rated: boolean
  readonly clock: Clock
  readonly onTimeout: 'claim' | 'bot'
  /** Who sits where: the creator (in several seats: hot-seat), the computer, or nobody yet. */
  readonly seats: Readonly<Record<string, 'me' | 'bot' | 'open'>>
  readonly origin?: Readonly<Record<string, unknown>>
}

/** Told to those who watch a table. */
export interface Change {
  readonly table: LiveTable
  /** The seat whose provisional doing this was; null for what everybody may see. */
  readonly only: Seat | null
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
    return live
  }

  async #load(id: string): Promise<LiveTable> {
    const row = await this.#store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound('table')
    const live = new LiveTable(row, ...(await this.#seatsOf(id)))
    if (row.started_at !== null) {
      live.begin()
      await this.#catchUp(live)
    }
    return live
  }

  async #seatsOf(id: string): Promise<[SeatRow[], Map<string, string | null>]> {
    const seats = await this.#store.db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('seat')
      .execute()
    const people = seats.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]))
    const names =
      people.length === 0
        ? []
        : await this.#store.db.selectFrom('people').select(['id', 'name']).where('id', 'in', people).execute()
    return [seats, new Map(names.map(({ id: person, name }) => [person, name]))]
  }

  /** Applies events that another process has written. */
  async #catchUp(live: LiveTable): Promise<void> {
    const events = await this.#store.db
      .selectFrom('events')
      .selectAll()
      .where('table_id', '=', live.id)
      .where('seq', '>', live.seq)
      .orderBy('seq')
      .execute()
    for (const event of events) live.apply(event)
  }

  async #refresh(live: LiveTable): Promise<void> {
    const row = await this.#store.db.selectFrom('tables').selectAll().where('id', '=', live.id).executeTakeFirst()
    if (!row) throw notFound('table')
    live.row = row
    ;[live.seats, live.names] = await this.#seatsOf(live.id)
    if (row.started_at !== null && !live.game) live.begin()
    if (live.game) await this.#catchUp(live)
  }

  /** News from another process. */
  heard(id: string, seq: number): void {
    const live = this.#live.get(id)
    if (!live || (seq >= 0 && seq <= live.seq)) return
    void this.#exclusive(id, async () => {
      if (seq >= 0 && seq <= live.seq) return
      await this.#refresh(live)
      this.#tell({ table: live, only: null })
      this.#playBots(live)
    }).catch((error) => this.#forget(id, error))
  }

  /** News may have been missed: what is in memory can no longer be trusted. */
  forgetAll(): void {
    const watched = [...this.#watchers.keys()]
    this.#live.clear()
    for (const id of watched)
      void this.#exclusive(id, async () => this.#tell({ table: await this.#open(id), only: null })).catch(
        () => undefined,
      )
  }

  #forget(id: string, error: unknown): void {
    this.#live.delete(id)
    this.#events.fault(error, id)
  }

  async close(): Promise<void> {
    this.#closing = true
    await Promise.all(this.#busy.values())
  }

  // Watching

  watch(id: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(id) ?? new Set()
    watchers.add(watcher)
    this.#watchers.set(id, watchers)
    return () => {
      watchers.delete(watcher)
      if (watchers.size === 0) this.#watchers.delete(id)
    }
  }

  #tell(change: Change): void {
    for (const watcher of this.#watchers.get(change.table.id) ?? []) watcher(change)
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
  why(person: Person, id: string, seatId: string, json: unknown): Promise<Params | null> {
    return this.#exclusive(id, async () => {
      const live = await this.#seen(id, person)
      const seat = this.seatFor(live, person.id, seatId)
      const refusal = gameOf(live).refusal(seat, readAction(live, json))
      if (!refusal) return null
      const text = Object.fromEntries(
        LANGUAGES.map((language) => [language, live.pack.text[language].refusal(refusal)]),
      )
      return { ...refusal, text } as unknown as Params
    })
  }

  log(
    id: string,
    personId: string | null,
    seatId: string | null,
    since: number,
  ): Promise<{ happenings: Params[]; next: number }> {
    return this.look(id, personId, (live) => {
      const heard = gameOf(live).heard(this.seatFor(live, personId, seatId))
      return {
        happenings: heard.slice(since).map(({ key, params }) => ({ key, params }) as unknown as Params),
        next: heard.length,
      }
    })
  }

  // Who may talk where

  /** Players talk among themselves while they play; spectators apart from them, so that nobody is helped. */
  mayTalk(id: string, personId: string | null, room: 'players' | 'spectators', how: 'read' | 'write'): Promise<void> {
    return this.look(id, personId, (live) => {
      const plays = personId !== null && live.seatsOf(personId).length > 0
      if (room === 'players' && how === 'write' && !plays) throw forbidden('Only those who play here may talk here.')
      if (room === 'spectators' && plays && live.row.status !== 'over')
        throw forbidden('While you play you do not hear the spectators.')
    })
  }

  /** Lets those who watch know that there is something new to read. */
  async talked(id: string): Promise<void> {
    const live = this.#live.get(id)
    if (live) this.#tell({ table: live, only: null })
    await this.#store.announce(id)
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
    const rows = await query.execute()
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
      origin: spec.origin ? JSON.stringify(spec.origin) : null,
      offers: JSON.stringify({ draw: 0, abandon: 0 } satisfies Offers),
    }
    const seats = ids.map((seatId, seat): SeatRow => {
      const who = spec.seats[seatId] ?? 'open'
      const clock = restedClock(spec.clock)
      return {
        table_id: id,
        seat,
        kind: who === 'me' ? 'person' : who,
        person_id: who === 'me' ? person.id : null,
        contribution: who === 'open' ? '' : newToken(),
        invite_hash: null,
        invite_until: null,
        bank: clock.bank,
        clock_from: null,
        deadline: null,
      }
    })
    await this.#store.db.transaction().execute(async (t) => {
      await t.insertInto('tables').values(row).execute()
      await t.insertInto('seats').values(seats).execute()
    })
    return this.#exclusive(id, async () => {
      const live = await this.#open(id)
      await this.#startIfFull(live)
      return live.summary(person.id)
    })
  }

  /** Takes an open seat: any at a public table, the invited one with an invitation. */
  join(
    person: Person,
    id: string,
    wanted: { seat: string | null; invite: string | null; contribution: string | null },
  ): Promise<TableSummary> {
    return this.#exclusive(id, async () => {
      const live = await this.#open(id)
      await this.#refresh(live)
      const invited = live.seats.find((seat) => wanted.invite !== null && seat.invite_hash === hashOf(wanted.invite))
      if (wanted.invite !== null && (!invited || (invited.invite_until ?? 0) < this.#now()))
        throw conflict('invitation-expired', 'This invitation has expired or was used. Ask for another.')
      if (!invited && !live.isOpenTo(person.id)) throw notFound('table')
      if (live.row.status !== 'open') throw conflict('not-open', 'This table has already begun.')
      const seat =
        invited ??
        (wanted.seat === null
          ? live.seats.find(({ kind }) => kind === 'open')
          : live.seats[seatNamed(live, wanted.seat)])
      if (seat?.kind !== 'open') throw conflict('seat-taken', 'That seat is taken.')
      const contribution = (wanted.contribution ?? newToken()).slice(0, MAX_CONTRIBUTION)
      const taken = await this.#store.db
        .updateTable('seats')
        .set({ kind: 'person', person_id: person.id, contribution, invite_hash: null, invite_until: null })
        .where('table_id', '=', id)
        .where('seat', '=', seat.seat)
        .where('kind', '=', 'open')
        .executeTakeFirst()
      if (Number(taken.numUpdatedRows) === 0) throw conflict('seat-taken', 'That seat is taken.')
      await this.#refresh(live)
      await this.#startIfFull(live)
      await this.#changed(live)
      return live.summary(person.id)
    })
  }

  /** Gives up one's seats before the game begins; the creator who leaves an empty table closes it. */
  leave(person: Person, id: string): Promise<TableSummary> {
    return this.#exclusive(id, async () => {
      const live = await this.#seen(id, person)
      if (live.row.status !== 'open') throw conflict('not-open', 'The game has begun; you may resign.')
      await this.#store.db
        .updateTable('seats')
        .set({ kind: 'open', person_id: null, contribution: '' })
        .where('table_id', '=', id)
        .where('person_id', '=', person.id)
        .execute()
      await this.#refresh(live)
      const empty = !live.seats.some(({ kind }) => kind === 'person')
      if (empty && live.row.created_by === person.id) {
        await this.#store.db.updateTable('tables').set({ status: 'cancelled' }).where('id', '=', id).execute()
        await this.#refresh(live)
      }
      await this.#changed(live)
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

  async #startIfFull(live: LiveTable): Promise<void> {
    if (live.row.status !== 'open' || live.seats.some(({ kind }) => kind === 'open')) return
    const now = this.#now()
    const { numUpdatedRows } = await this.#store.db
      .updateTable('tables')
      .set({ status: 'running', started_at: now, updated_at: now })
      .where('id', '=', live.id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) return
    await this.#refresh(live)
    await this.#store.db.transaction().execute((t) => this.#writeProgress(t, live, now))
    await this.#refresh(live)
    this.#afterwards(live, 0)
  }

  async #changed(live: LiveTable): Promise<void> {
    this.#tell({ table: live, only: null })
    await this.#store.announce(live.id)
  }

  // Play

  /** Does an action for a seat; it is durable when this answers. */
  act(
    person: Person,
    id: string,
    seatId: string,
    json: unknown,
    answering: number | undefined,
  ): Promise<{ table: TableSummary; scene: Scene }> {
    return this.#exclusive(id, async () => {
      const live = await this.#running(id, person)
      const seat = this.seatFor(live, person.id, seatId)
      await this.#do(live, seat, { act: json, answering })
      return sceneOf(live, seat, person.id)
    })
  }

  undo(
    person: Person,
    id: string,
    seatId: string,
    answering: number | undefined,
  ): Promise<{ table: TableSummary; scene: Scene }> {
    return this.#exclusive(id, async () => {
      const live = await this.#running(id, person)
      const seat = this.seatFor(live, person.id, seatId)
      const game = gameOf(live)
      if (answering !== undefined && answering !== game.sequence(seat)) throw stale(live, seat)
      if (!game.canUndo(seat)) throw conflict('nothing-to-undo', 'There is nothing to take back.')
      await this.#do(live, seat, 'undo')
      return sceneOf(live, seat, person.id)
    })
  }

  async #running(id: string, person: Person): Promise<LiveTable> {
    const live = await this.#seen(id, person)
    if (live.row.status !== 'running') throw conflict('not-running', 'This table is not being played.')
    return live
  }

  /** One event: legal by the game, durable in the store, then told. What fails leaves nothing behind. */
  async #do(
    live: LiveTable,
    seat: Seat,
    what: { act: unknown; answering?: number | undefined } | 'undo' | Outcome,
  ): Promise<void> {
    if (this.#closing) throw unavailable()
    const game = gameOf(live)
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
    try {
      won = await this.#store.append(event, (t) => this.#writeProgress(t, live, now, sealed))
    } catch (error) {
      this.#live.delete(live.id)
      throw error instanceof StoreUnavailable ? unavailable() : error
    }
    if (!won) {
      this.#live.delete(live.id)
      const fresh = await this.#open(live.id)
      this.#tell({ table: fresh, only: null })
      throw stale(fresh, seat)
    }
    live.seq = seq
    this.#tell({ table: live, only: sealed ? null : seat })
    this.#afterwards(live, askedBefore)
  }

  /** Writes what follows from the game beside its event, where anything does: whose turn it is, clocks, and the end. */
  async #writeProgress(t: Kysely<Schema>, live: LiveTable, now: number, sealed = true): Promise<void> {
    const game = gameOf(live)
    const outcome = game.outcome()
    const asked = game.asked()
    const changes = {
      asked,
      asked_openly: game.askedOpenly(),
      // What is still provisional shows nowhere, not even by its time.
      updated_at: sealed ? now : live.row.updated_at,
      ...(outcome
        ? {
            status: 'over' as const,
            ended_at: now,
            outcome: JSON.stringify(outcome),
            concluded: game.isConcluded() ? 1 : 0,
          }
        : {}),
    }
    if (sealed || asked !== live.row.asked)
      await t.updateTable('tables').set(changes).where('id', '=', live.id).execute()
    live.row = { ...live.row, ...changes }
    if (live.clock.kind !== 'none') await this.#writeClocks(t, live, asked, now)
    if (outcome && live.row.rated === 1) await rate(t, live, outcome, now)
  }

  async #writeClocks(t: Kysely<Schema>, live: LiveTable, asked: number, now: number): Promise<void> {
    for (const seat of live.seats) {
      const before: SeatClock = { bank: seat.bank, from: seat.clock_from, deadline: seat.deadline }
      const isAsked = seat.kind === 'person' && (asked & (1 << seat.seat)) !== 0
      if (isAsked === (before.from !== null)) continue
      const vacation = isAsked && seat.person_id ? await vacationOf(t, seat.person_id) : null
      const after = tick(live.clock, before, isAsked, now, vacation)
      const set = { bank: after.bank, clock_from: after.from, deadline: after.deadline }
      await t.updateTable('seats').set(set).where('table_id', '=', live.id).where('seat', '=', seat.seat).execute()
      Object.assign(seat, set)
    }
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
      await this.#do(live, seat, { winners, way: 'resigned', params: { seat: seatId } })
      return live.summary(person.id)
    })
  }

  /** Offers a draw, or agrees to abandon the table; it happens when every person at it has. */
  offer(person: Person, id: string, seatId: string, what: 'draw' | 'abandon', on: boolean): Promise<TableSummary> {
    return this.#exclusive(id, async () => {
      const live = await this.#running(id, person)
      const seat = this.seatFor(live, person.id, seatId)
      const bit = 1 << seat
      const offers = { ...live.offers, [what]: on ? live.offers[what] | bit : live.offers[what] & ~bit }
      await this.#store.db
        .updateTable('tables')
        .set({ offers: JSON.stringify(offers) })
        .where('id', '=', id)
        .execute()
      live.row = { ...live.row, offers: JSON.stringify(offers) }
      const all = live.seats
        .filter(({ kind }) => kind === 'person')
        .every((row) => (offers[what] & (1 << row.seat)) !== 0)
      if (all)
        await this.#do(live, seat, { winners: [], way: what === 'draw' ? 'agreed-draw' : 'abandoned', params: {} })
      else await this.#changed(live)
      return live.summary(person.id)
    })
  }

  /** Claims the game from a seat whose time is out. */
  claim(person: Person, id: string, seatId: string): Promise<TableSummary> {
    return this.#exclusive(id, async () => {
      const live = await this.#running(id, person)
      const late = live.seats[seatNamed(live, seatId)]
      if (live.seatsOf(person.id).length === 0 || late.person_id === person.id)
        throw forbidden('You play no seat against that one.')
      if (!isOut({ bank: late.bank, from: late.clock_from, deadline: late.deadline }, this.#now()))
        throw conflict('time-left', 'That seat still has time.')
      const winners = live.seats.map((row) => row.seat).filter((other) => other !== late.seat)
      await this.#do(live, late.seat, { winners, way: 'time', params: { seat: seatId } })
      return live.summary(person.id)
    })
  }

  /** Puts the computer in a seat whose time is out, or that its holder gives up. */
  async seatBot(id: string, seatId: string, may: (live: LiveTable, seat: SeatRow) => void): Promise<void> {
    await this.#exclusive(id, async () => {
      const live = await this.#open(id)
      if (live.row.status !== 'running') throw conflict('not-running', 'This table is not being played.')
      const seat = live.seats[seatNamed(live, seatId)]
      may(live, seat)
      await this.#store.db
        .updateTable('seats')
        .set({ kind: 'bot', person_id: null, clock_from: null, deadline: null })
        .where('table_id', '=', id)
        .where('seat', '=', seat.seat)
        .execute()
      await this.#refresh(live)
      await this.#changed(live)
      this.#playBots(live)
    })
  }

  /** The computer takes one's own seat, or one against which the game could be claimed. */
  handOver(person: Person, id: string, seatId: string): Promise<void> {
    return this.seatBot(id, seatId, (live, seat) => {
      if (!live.isOpenTo(person.id)) throw notFound('table')
      if (seat.person_id === person.id) return
      if (live.seatsOf(person.id).length === 0) throw forbidden('You play no seat at this table.')
      if (!isOut({ bank: seat.bank, from: seat.clock_from, deadline: seat.deadline }, this.#now()))
        throw conflict('time-left', 'That seat still has time.')
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
      .limit(100)
      .execute()
    for (const { table_id, seat } of late) {
      const name = await this.look(table_id, null, (live) => live.seatIds[seat]).catch(() => null)
      if (name === null) continue
      await this.seatBot(table_id, name, (_, row) => {
        if (!isOut({ bank: row.bank, from: row.clock_from, deadline: row.deadline }, this.#now()))
          throw new Fault('time was left')
      }).catch((error) => this.#events.fault(error, table_id))
    }
    const waiting = await this.#store.db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select('tables.id')
      .distinct()
      .where('tables.status', '=', 'running')
      .where('seats.kind', '=', 'bot')
      .where('tables.updated_at', '<', now - 10_000)
      .limit(100)
      .execute()
    for (const { id } of waiting)
      await this.#exclusive(id, async () => this.#playBots(await this.#open(id))).catch(() => undefined)
  }
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

export function gameOf(live: LiveTable): NonNullable<LiveTable['game']> {
  if (!live.game) throw conflict('not-running', 'This game has not begun.')
  return live.game
}

function sceneOf(live: LiveTable, seat: Seat, personId: string): { table: TableSummary; scene: Scene } {
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
