import type { LevelId } from '@iacta/bots'
import type { Seat } from '@iacta/kernel'
import { sql } from 'kysely'
import type { LiveTable } from '../live.ts'
import { notFound, Problem } from '../problem.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import type { Spoken } from '../talk.ts'
import { Turns } from '../turns.ts'
import type { Time } from '../uptime.ts'
import { mustBePlayed } from './one-table.ts'
import { broughtUp, DamagedTable, rebuilt } from './rebuild.ts'
import { peopleAt, seatsOf } from './rows.ts'

/** Told to those who watch a table. */
export interface Change {
  readonly table: LiveTable
  /** The seat whose provisional doing this was; null for what everybody may see. */
  readonly only: Seat | null
  /** Nothing but talk. */
  readonly talk?: Spoken
  /** Nothing but who watches. */
  readonly presence?: true
}

export type Watcher = (change: Change) => void

export interface TablesEvents {
  /** Somebody is asked who was not before. */
  asked(table: LiveTable, personId: string): void
  /** A table was set up with a seat that is kept for somebody. */
  challenged(tableId: string, personId: string): void
  /** Somebody's time was out, and his seat is another's. */
  lost(table: LiveTable, personId: string): void
  over(table: LiveTable): void
  /** Somebody on vacation has done something: he is back. */
  back(personId: string): Promise<void>
  /** A computer seat has made up its mind. */
  decided(level: LevelId): void
  fault(error: unknown, tableId: string): void
  /** What is stored of a table is broken; told once. */
  damaged(why: string, tableId: string): void
}

/** A table in memory, and when it was last used. */
interface Kept {
  readonly live: LiveTable
  readonly usedAt: number
}

/** A table that nobody watched or used for so long, in milliseconds, is dropped. */
const IDLE = 60_000
/** So many events are played again, before what has come in meanwhile has its turn. */
const LOADED_AT_ONCE = 200
/** About how many letters an action has in a record that was brought in. */
const RECORDED_ACTION = 75
/** Telling goes on for so long, in milliseconds, before what has come in meanwhile has its turn. */
const SLICE = 3

/**
 * The tables in memory: a bounded cache of what follows from the store. Whoever does anything at a table does it
 * within `exclusive`, so that one thing happens after the other; what was done is told to those who watch.
 */
export class LiveTables {
  readonly store: Store
  readonly events: TablesEvents
  readonly time: Time
  readonly now: () => number
  /** Who comes to look, and who acts. */
  readonly turns = new Turns()
  readonly #limit: number
  /** In order of use. */
  readonly #live = new Map<string, Kept>()
  readonly #busy = new Map<string, Promise<unknown>>()
  readonly #watchers = new Map<string, Set<Watcher>>()
  /** The tables that are known to be damaged. */
  readonly #damaged = new Set<string>()
  /** Those of them that only see to what is to be done there. */
  readonly #attendants = new WeakSet<Watcher>()
  /** The tables whose watchers are still to be told, in the order they will be: of all, or of what these seats did. */
  readonly #due = new Map<string, 'all' | Set<Seat>>()
  #isTelling = false
  #isClosing = false

  constructor(store: Store, limit: number, events: TablesEvents, time: Time) {
    this.store = store
    this.events = events
    this.time = time
    this.now = () => time.now()
    this.#limit = limit
  }

  get count(): number {
    return this.#live.size
  }

  /** Nothing new is begun any more. */
  get isClosing(): boolean {
    return this.#isClosing
  }

  // One thing at a time

  /** Runs one thing after the other for each table. When the store fails at it, nobody knows what it has of the table. */
  exclusive<T>(id: string, run: () => Promise<T>): Promise<T> {
    const before = this.#busy.get(id) ?? Promise.resolve()
    const carefully = (): Promise<T> =>
      run().catch((error) => {
        if (error instanceof StoreUnavailable) this.drop(id)
        if (error instanceof DamagedTable) this.damaged(id, error)
        throw error
      })
    const after = before.then(carefully, carefully)
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

  /** The same for what a person does at a table: whoever acts is no longer on vacation. */
  async acting<T>(id: string, personId: string, run: () => Promise<T>): Promise<T> {
    const isAway = (): boolean => this.find(id)?.isAway(personId, this.now()) ?? false
    let wasAway = false
    const done = await this.exclusive(id, async () => {
      wasAway = isAway()
      const answer = await run()
      wasAway ||= isAway()
      return answer
    })
    // What is done is done, whatever becomes of the vacation.
    if (wasAway) await this.events.back(personId).catch((error) => this.events.fault(error, id))
    return done
  }

  /**
   * Looks at a table, once whatever is being done at it is done. Nobody is turned away because he comes before the news
   * of what he did through another process: then the store is asked.
   */
  look<T>(id: string, personId: string | null, see: (live: LiveTable) => T | Promise<T>): Promise<T> {
    return this.exclusive(id, async () => {
      const known = this.find(id)
      try {
        return await see(await this.openTo(id, personId))
      } catch (error) {
        if (!known || personId === null || !isTurnedAway(error)) throw error
        await this.refresh(known)
        return see(await this.openTo(id, personId))
      }
    })
  }

  async close(): Promise<void> {
    this.#isClosing = true
    while (this.#busy.size > 0) await Promise.all(this.#busy.values())
  }

  // In and out of memory

  /** The table from memory, or built again from the store. */
  async open(id: string): Promise<LiveTable> {
    const known = this.find(id)
    if (known) {
      this.#use(known)
      return known
    }
    return this.keep(await this.#load(id))
  }

  /** Keeps a table in memory that is just as it is in the store; if it is there already, that one. */
  keep(live: LiveTable): LiveTable {
    const { id } = live
    const known = this.find(id)
    if (known) return known
    this.#use(live)
    for (const old of this.#live.keys()) {
      if (this.#live.size <= this.#limit) break
      if (old !== id && !this.#isHeld(old)) this.drop(old)
    }
    // Whoever watched it before it was dropped may have missed something.
    this.tell({ table: live, only: null })
    return live
  }

  /** The table, for somebody who may look at it; for others there is none. */
  async openTo(id: string, personId: string | null): Promise<LiveTable> {
    const live = await this.open(id)
    if (!live.isOpenTo(personId)) throw notFound('table')
    return live
  }

  /** The same while the game is being played, for somebody who plays it: whoever comes before the news is let in too. */
  async beingPlayed(id: string, personId: string): Promise<LiveTable> {
    const known = this.find(id)
    if (known && (known.row.status !== 'running' || known.seatsOf(personId).length === 0)) await this.refresh(known)
    const live = await this.openTo(id, personId)
    mustBePlayed(live)
    return live
  }

  /** About how many actions have to be played again before anybody can look at a table: none while it is in memory. */
  async actionsToLoad(id: string): Promise<number> {
    if (this.#live.has(id)) return 0
    const events = this.store.db.selectFrom('events').where('table_id', '=', id)
    const last = await events.select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst()
    if (!last) return 0
    const record = await events
      .select(sql<number>`length(body)`.as('letters'))
      .where('seq', '=', 1)
      .where('kind', '=', 'import')
      .executeTakeFirst()
    return last.seq + Math.ceil((record?.letters ?? 0) / RECORDED_ACTION)
  }

  /** The table if it is in memory. */
  find(id: string): LiveTable | undefined {
    return this.#live.get(id)?.live
  }

  /** What is in memory is not what is in the store, or may not be: next time it is built again. */
  drop(id: string): void {
    this.#live.delete(id)
    // Whoever opens it again tells everybody.
    this.#due.delete(id)
  }

  #use(live: LiveTable): void {
    this.#live.delete(live.id)
    this.#live.set(live.id, { live, usedAt: this.now() })
  }

  /** Drops what nobody watches and nobody has used for a while. */
  dropIdle(): void {
    const idleSince = this.now() - IDLE
    for (const [id, { usedAt }] of this.#live) {
      if (usedAt > idleSince) break
      if (!this.#isHeld(id)) this.drop(id)
    }
  }

  #isHeld(id: string): boolean {
    return this.#watchers.has(id) || this.#busy.has(id)
  }

  async #load(id: string): Promise<LiveTable> {
    const { events, ...stored } = await this.#read(id, 0)
    const live = rebuilt({ ...stored, events: events.slice(0, LOADED_AT_ONCE) })
    for (let i = LOADED_AT_ONCE; i < events.length; i += LOADED_AT_ONCE) {
      await new Promise((next) => setImmediate(next))
      broughtUp(live, { ...stored, events: events.slice(i, i + LOADED_AT_ONCE) })
    }
    this.#damaged.delete(id)
    return live
  }

  /** A table cannot be made of what is stored of it: whoever runs the server is told, once. */
  damaged(id: string, { why }: DamagedTable): void {
    this.drop(id)
    if (this.#damaged.has(id)) return
    this.#damaged.add(id)
    this.events.damaged(why, id)
  }

  /** Brings a table up to what the store knows, and tells those who watch it what other processes did. */
  async refresh(live: LiveTable): Promise<void> {
    const stored = await this.#read(live.id, live.seq)
    broughtUp(live, stored)
    if (stored.events.length > 0) this.tell({ table: live, only: null })
  }

  /** A table's rows and its events after a given one, as they were at one moment. */
  #read(id: string, after: number) {
    return this.store.reading(async (t) => {
      const row = await t.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw notFound('table')
      const seats = await seatsOf(t, id)
      const people = await peopleAt(t, [row], seats)
      const events = await t
        .selectFrom('events')
        .selectAll()
        .where('table_id', '=', id)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute()
      return { row, seats, people, events }
    })
  }

  // News from other processes

  /** Something happened at a table, in another process or in this one. */
  heard(id: string, seq: number): void {
    const isOld = (live: LiveTable | undefined): boolean => live !== undefined && seq >= 0 && seq <= live.seq
    // A table that is just being read may have been read before this happened.
    const isKnown = this.#live.has(id) || this.#isHeld(id)
    if (!isKnown || isOld(this.find(id))) return
    void this.exclusive(id, async () => {
      const live = this.find(id)
      if (isOld(live)) return
      if (live) {
        await this.refresh(live)
        this.tell({ table: live, only: null })
      } else if (this.#watchers.has(id)) await this.open(id)
    }).catch((error) => {
      this.drop(id)
      this.events.fault(error, id)
    })
  }

  /** Somebody said something at a table, in another process or in this one. */
  heardTalk(id: string, spoken: Spoken): void {
    const live = this.find(id)
    if (live) this.tell({ table: live, only: null, talk: spoken })
  }

  /** Somebody has come to watch, or left. */
  heardPresence(id: string): void {
    const live = this.find(id)
    if (live) this.tell({ table: live, only: null, presence: true })
  }

  /** News may have been missed: what is in memory, or just being read, can no longer be trusted. */
  forgetAll(): void {
    this.#live.clear()
    this.#due.clear()
    for (const id of this.#busy.keys()) void this.exclusive(id, async () => this.drop(id))
    for (const id of this.#watchers.keys())
      void this.turns
        .take('spectator', () =>
          this.exclusive(id, async () => {
            if (this.#watchers.has(id)) await this.open(id)
          }),
        )
        .catch(() => undefined)
  }

  // Watching

  watch(id: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(id) ?? new Set()
    watchers.add(watcher)
    this.#watchers.set(id, watchers)
    return () => {
      watchers.delete(watcher)
      if (watchers.size > 0 || this.#watchers.get(id) !== watchers) return
      this.#watchers.delete(id)
      // Who looks away for a moment, to load the page again say, finds it as it was.
      const live = this.find(id)
      if (live) this.#use(live)
    }
  }

  /** The same for somebody who sees to what is to be done there, and is no audience. */
  attend(id: string, attendant: Watcher): () => void {
    this.#attendants.add(attendant)
    return this.watch(id, attendant)
  }

  /** Whether somebody watches a table for its own sake, over a socket of this process. */
  isWatched(id: string): boolean {
    for (const watcher of this.#watchers.get(id) ?? []) if (!this.#attendants.has(watcher)) return true
    return false
  }

  /**
   * Tells those who watch a table; of what was done at it a little later, together with what else will have been done by
   * then: who waits for an answer comes first.
   */
  tell(change: Change): void {
    const { table, only, talk, presence } = change
    if (talk !== undefined || presence) {
      this.#tellNow(change)
      return
    }
    if (!this.#watchers.has(table.id)) return
    const due = this.#due.get(table.id)
    if (only === null) this.#due.set(table.id, 'all')
    else if (due !== 'all') this.#due.set(table.id, (due ?? new Set()).add(only))
    this.#tellSoon()
  }

  #tellSoon(): void {
    if (this.#isTelling) return
    this.#isTelling = true
    setImmediate(() => {
      this.#isTelling = false
      this.#tellDue()
    })
  }

  #tellDue(): void {
    const until = performance.now() + SLICE
    for (const [id, due] of this.#due) {
      const table = this.find(id)
      // What is not yet written nobody may see: once it is they are told again.
      if (table?.isUnwritten) continue
      this.#due.delete(id)
      if (table && due === 'all') this.#tellNow({ table, only: null })
      else if (table) for (const only of due as Set<Seat>) this.#tellNow({ table, only })
      if (performance.now() > until) {
        this.#tellSoon()
        return
      }
    }
  }

  #tellNow(change: Change): void {
    for (const watcher of this.#watchers.get(change.table.id) ?? [])
      try {
        watcher(change)
      } catch (error) {
        // What is done is done, whoever cannot be told of it.
        this.events.fault(error, change.table.id)
      }
  }

  /** Something of a table has changed besides its events: those who watch it are told, here and elsewhere. */
  async changed(live: LiveTable): Promise<void> {
    this.tell({ table: live, only: null })
    await this.store.announce(live.id)
  }

  /** The same for a table whose rows were changed from another one. */
  async changedFor(id: string | null): Promise<void> {
    if (id === null) return
    this.heard(id, -1)
    await this.store.announce(id)
  }
}

/** Whether somebody was refused for who he is, or for where the game is. */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof Problem && ([403, 404].includes(error.status) || error.code === 'not-running')
