import type { Decision } from '@iacta/bots'
import {
  type Chance,
  cryptoChance,
  type Explanation,
  Fault,
  type GameRecord,
  type Knowledge,
  type Refusal,
  readOptions,
  readRecord,
  replayTo,
} from '@iacta/kernel'
import type { GameEngine } from '../board/index.ts'
import { type TableSummary, Trouble } from '../table/link.ts'
import { Computers, type Hint, type Wits } from './computer.ts'
import type { Crew } from './crew.ts'
import { type BotTurn, type Engine, LiveTable, type LocalMoment, type SceneUpdate } from './live.ts'
import { type KeptTable, type LocalStore, type Wanted, WrittenElsewhere } from './store.ts'
import { summaryOf } from './summary.ts'

export interface NewLocal {
  readonly game: string
  readonly options?: Readonly<Record<string, string | number | boolean>>
  readonly seats: Readonly<Record<string, Wanted>>
}

/** What whoever looks at a table is told when something of it changed. */
export interface Update {
  readonly summary: TableSummary
  readonly scene: SceneUpdate
  /** How often the table was told of; a bot is asked to go on from there. */
  readonly told: number
  readonly botIsDue: boolean
  /** Why the table is not kept; null while it is. */
  readonly trouble: { readonly code: string; readonly message: string } | null
}

interface Watcher {
  readonly table: string
  seat: string | null
  /** Lines of the log it has that stand for good. */
  settled: number
  /** Null: the table is no longer there. */
  tell(update: Update | null): void
}

/** The computer, thinking about its turn at a table. */
interface Thought {
  readonly live: LiveTable
  readonly turn: BotTurn
  readonly stop: AbortController
}

/** Other tabs of this browser, which may have the same tables open. */
export interface OtherTabs {
  changed(table: string): void
  listen(heard: (table: string) => void): void
}

interface Surroundings {
  readonly store: LocalStore
  readonly engine: (game: string) => Promise<GameEngine>
  /** Fetched when the computer has to think, and not before. */
  readonly wits: (game: string) => Promise<Wits>
  readonly tabs: OtherTabs
  /** Who thinks along. */
  readonly crew: Crew
  /** The machine's own, if not said. */
  readonly chance?: Chance
}

/** So long after they were asked what somebody did computers have answered, whatever they hold, in milliseconds. */
const ANSWERED_AFTER = 800

const IDS = 'abcdefghijkmnpqrstuvwxyz23456789'
const ID_LENGTH = 8

/**
 * The authority for the tables of this browser, as the server is for its own. It keeps what is done before it
 * answers, and tells each watcher what its seat may know and nothing else. Where nothing can be kept it goes on in
 * memory, and says so.
 */
export class Authority {
  readonly #around: Surroundings
  readonly #chance: Chance
  readonly #computers: Computers
  /** By table: where computers answer what somebody else did, and until when nobody is told that all have. */
  readonly #windows = new Map<string, { readonly window: number; readonly until: number }>()
  /** By table: one thought at a time. */
  readonly #thoughts = new Map<string, Thought>()
  readonly #live = new Map<string, LiveTable>()
  /** By table: how often it was told of. What was done at it unseen is not counted. */
  readonly #told = new Map<string, number>()
  readonly #watchers = new Map<number, Watcher>()
  /** The last thing to be done at each table: one after the other. */
  readonly #queues = new Map<string, Promise<unknown>>()

  constructor(around: Surroundings) {
    this.#around = around
    this.#chance = around.chance ?? cryptoChance()
    this.#computers = new Computers(around.wits, this.#chance, around.crew)
    around.tabs.listen((table) => void this.#exclusive(table, () => this.#catchUp(table)).catch(() => undefined))
  }

  async create({ game, options, seats }: NewLocal): Promise<string> {
    const engine = await this.#engine(game)
    const ids = engine.game.seats(readOptions(engine.game.options, options))
    const unknown = Object.keys(seats).find((seat) => !ids.includes(seat))
    if (unknown !== undefined) throw new Fault(`there is no seat "${unknown}"; the seats are: ${ids.join(', ')}`)
    return this.#begin(LiveTable.begin(engine, { id: newId(), options, seats, origin: null, record: null }))
  }

  /** A record as a table of one's own, to look at or to play on; seats that are not named are one's own. */
  async import(json: unknown, seats: Readonly<Record<string, Wanted>> = {}): Promise<string> {
    try {
      const read = readRecord(json)
      const engine = await this.#engine(read.game)
      const record = readWhole(engine, read)
      const origin = { import: true, table: record.table }
      const beginning = { id: newId(), options: record.options, seats, origin, record }
      return await this.#begin(LiveTable.begin(engine, beginning))
    } catch (error) {
      throw error instanceof Fault ? new Trouble('bad-record', `${error.message}.`) : error
    }
  }

  async #begin(live: LiveTable): Promise<string> {
    this.#live.set(live.kept.id, live)
    await this.#keep(live)
    this.#letGo(live.kept.id)
    return live.kept.id
  }

  /** Fetches the rules of a game before they are needed. */
  async prepare(game: string): Promise<void> {
    await this.#around.engine(game)
  }

  /** The tables of this browser, those touched last first. */
  async list(): Promise<TableSummary[]> {
    const tables = new Map<string, KeptTable>()
    let trouble: unknown = null
    try {
      for (const table of await this.#around.store.list()) tables.set(table.id, table)
    } catch (error) {
      trouble = error
    }
    for (const { kept, unkept } of this.#live.values()) if (unkept.length > 0) tables.set(kept.id, kept)
    if (trouble && tables.size === 0) throw trouble
    return [...tables.values()].sort((a, b) => b.updatedAt - a.updatedAt).map(summaryOf)
  }

  act(id: string, seat: string | null, action: unknown, answering: number): Promise<void> {
    return this.#change(id, (live) => live.act(seat, action, answering))
  }

  undo(id: string, seat: string | null, answering: number): Promise<void> {
    return this.#change(id, (live) => live.undo(seat, answering))
  }

  resign(id: string, seat: string | null): Promise<void> {
    return this.#change(id, (live) => live.resign(seat))
  }

  /**
   * Lets the computer decide until somebody else can see something of it; nothing happens if the table was told of
   * since, nor once nobody watches. While it thinks everything else goes on.
   */
  async bot(id: string, told: number): Promise<void> {
    let thought = await this.#exclusive(id, async () => {
      const live = await this.#table(id)
      return this.#timesTold(id) === told && !this.#thoughts.has(id) ? this.#considered(live) : null
    })
    while (thought) {
      const { live, turn, stop } = thought
      try {
        const decision = await this.#computers.decide(id, live.engine.game, turn, stop.signal)
        if (live.isLastAnswer(turn)) await this.#windowIsOver(id, turn)
        thought = await this.#exclusive(id, () => this.#decided(live, turn, decision))
      } catch (error) {
        this.#thoughts.delete(id)
        throw error
      }
    }
  }

  /** What the computer has to think about, if anything, and if anybody is there to see what it does. */
  #considered(live: LiveTable): Thought | null {
    const { id } = live.kept
    const turn = this.#isWatched(id) ? live.botTurn() : null
    this.#thoughts.delete(id)
    if (!turn) return null
    const thought = { live, turn, stop: new AbortController() }
    this.#thoughts.set(id, thought)
    if (turn.window !== null && this.#windows.get(id)?.window !== turn.window)
      this.#windows.set(id, { window: turn.window, until: performance.now() + ANSWERED_AFTER })
    return thought
  }

  /** When the last answer came says nothing about what could have been answered. */
  async #windowIsOver(id: string, { window }: BotTurn): Promise<void> {
    const known = this.#windows.get(id)
    if (known?.window !== window) return
    await new Promise((over) => setTimeout(over, known.until - performance.now()))
  }

  /** Does what the computer came to, unless something came between; answers what it has to think about next. */
  async #decided(live: LiveTable, turn: BotTurn, decision: Decision<unknown> | null): Promise<Thought | null> {
    const { id } = live.kept
    const isSeen = decision !== null && this.#isOpenFor(live, turn) && live.botDecides(turn, decision)
    const now = this.#live.get(id)
    const next = now && !isSeen ? this.#considered(now) : null
    if (next) return next
    this.#thoughts.delete(id)
    if (now !== live || live.unkept.length === 0) return null
    try {
      await this.#keep(live)
      this.#tell(live)
      this.#letGo(id)
    } catch (error) {
      // Another tab was quicker; its decision is the one that counts.
      if (!(error instanceof Trouble) || error.code !== 'stale') throw error
    }
    return null
  }

  #isOpenFor(live: LiveTable, turn: BotTurn): boolean {
    return this.#live.get(live.kept.id) === live && live.isStill(turn)
  }

  /** Thinks no further where it would be for nothing. */
  #reconsider(id: string): void {
    const thought = this.#thoughts.get(id)
    if (thought && !(this.#isWatched(id) && this.#isOpenFor(thought.live, thought.turn))) thought.stop.abort()
  }

  /** Why the computer in a seat did what it last did that others could see. */
  explain(id: string, seat: string): Promise<Explanation | null> {
    return this.#exclusive(id, async () => (await this.#table(id)).explanation(seat))
  }

  /** What a good player would do, knowing what a seat of a table knows: here, or on the server. */
  async hint(table: string, game: string, known: Knowledge<unknown>): Promise<Hint | null> {
    const { game: rules } = await this.#around.engine(game)
    return this.#computers.advise(`${table} ${known.seat}`, rules, known)
  }

  /** Nobody waits for a hint any more. */
  stopHint(): void {
    this.#computers.stopAdvising()
  }

  why(id: string, seat: string | null, action: unknown): Promise<Refusal | null> {
    return this.#exclusive(id, async () => (await this.#table(id)).why(seat, action))
  }

  moment(id: string, at: number, seat: string | null): Promise<LocalMoment> {
    return this.#exclusive(id, async () => (await this.#table(id)).moment(at, seat))
  }

  /** All of a table, or up to a moment. Of a running one this tells what is hidden, so it is to be kept, not shown. */
  export(id: string, upTo?: { readonly at: number; readonly seat: string | null }): Promise<GameRecord> {
    return this.#exclusive(id, async () => (await this.#table(id)).record(upTo))
  }

  remove(id: string): Promise<void> {
    return this.#exclusive(id, async () => {
      try {
        await this.#around.store.remove(id)
      } catch (error) {
        if (!this.#live.get(id)?.trouble) throw error
      }
      this.#gone(id)
      this.#around.tabs.changed(id)
    })
  }

  /** Tells what a seat sees, at once and whenever it changes, until `unwatch`. */
  watch(number: number, table: string, seat: string | null, tell: Watcher['tell']): Promise<void> {
    return this.#exclusive(table, async () => {
      const live = await this.#table(table)
      const watcher: Watcher = { table, seat, settled: 0, tell }
      const update = updateFor(live, watcher, this.#timesTold(table))
      this.#watchers.set(number, watcher)
      tell(update)
    })
  }

  unwatch(number: number): void {
    const watcher = this.#watchers.get(number)
    this.#watchers.delete(number)
    if (!watcher) return
    this.#reconsider(watcher.table)
    void this.#exclusive(watcher.table, async () => this.#letGo(watcher.table))
  }

  #change(id: string, run: (live: LiveTable) => void): Promise<void> {
    return this.#exclusive(id, async () => {
      const live = await this.#table(id)
      run(live)
      this.#reconsider(id)
      await this.#keep(live)
      this.#tell(live)
    })
  }

  /** Keeps what was done. Rejects if another tab has gone on meanwhile: what was done here then never was. */
  async #keep(live: LiveTable): Promise<void> {
    const { id } = live.kept
    if (live.unkept.length === 0) return
    try {
      await this.#around.store.append(live.kept, live.unkept)
      live.unkept = []
      live.trouble = null
      this.#around.tabs.changed(id)
    } catch (error) {
      if (error instanceof WrittenElsewhere) {
        await this.#reload(id)
        throw new Trouble('stale', 'The game has gone on in another tab.')
      }
      if (!(error instanceof Trouble)) throw error
      live.trouble = error
    }
  }

  /** Another tab says that it did something. */
  async #catchUp(id: string): Promise<void> {
    const live = this.#live.get(id)
    if (!live) return
    // What could not be kept here stays in memory until it can, or until it is overtaken.
    const mine = live.kept.events - live.unkept.length
    const news = await this.#around.store.read(id, mine)
    if (news && news.events.length === 0) return
    if (!news || live.unkept.length > 0) return this.#reload(id)
    live.follow(news.table, news.events)
    this.#reconsider(id)
    this.#tell(live)
  }

  async #reload(id: string): Promise<void> {
    this.#live.delete(id)
    this.#reconsider(id)
    for (const watcher of this.#watchersOf(id)) watcher.settled = 0
    if (!this.#isWatched(id)) return
    try {
      this.#tell(await this.#table(id))
    } catch (error) {
      if (error instanceof Trouble && error.code === 'not-found') this.#gone(id)
      throw error
    }
  }

  async #table(id: string): Promise<LiveTable> {
    const there = this.#live.get(id)
    if (there) return there
    const found = await this.#around.store.read(id)
    if (!found) throw new Trouble('not-found', 'This table is not in this browser.')
    const live = LiveTable.load(await this.#engine(found.table.game), found.table, found.events)
    this.#live.set(id, live)
    // If nobody stays to watch, it goes again.
    queueMicrotask(() => void this.#exclusive(id, async () => this.#letGo(id)))
    return live
  }

  #tell(live: LiveTable): void {
    const { id } = live.kept
    const told = this.#timesTold(id) + 1
    this.#told.set(id, told)
    for (const watcher of this.#watchersOf(id)) {
      // Who looked from a seat that was left sees what everybody does.
      if (watcher.seat !== null && !live.isOurs(watcher.seat)) {
        watcher.seat = null
        watcher.settled = 0
      }
      watcher.tell(updateFor(live, watcher, told))
    }
  }

  #timesTold(id: string): number {
    return this.#told.get(id) ?? 0
  }

  #gone(id: string): void {
    this.#live.delete(id)
    for (const [number, watcher] of this.#watchers)
      if (watcher.table === id) {
        this.#watchers.delete(number)
        watcher.tell(null)
      }
    this.#reconsider(id)
    this.#computers.forget(id)
    this.#windows.delete(id)
    this.#told.delete(id)
  }

  /** Forgets a table that nobody watches, unless memory is the only place it is kept in. */
  #letGo(id: string): void {
    if (this.#isWatched(id) || this.#live.get(id)?.unkept.length !== 0) return
    this.#live.delete(id)
    this.#computers.forget(id)
    this.#windows.delete(id)
    this.#told.delete(id)
  }

  #watchersOf(id: string): Watcher[] {
    return [...this.#watchers.values()].filter(({ table }) => table === id)
  }

  #isWatched(id: string): boolean {
    return this.#watchersOf(id).length > 0
  }

  #exclusive<T>(id: string, run: () => Promise<T>): Promise<T> {
    const done = (this.#queues.get(id) ?? Promise.resolve()).then(run)
    const after = done
      .catch(() => undefined)
      .then(() => {
        if (this.#queues.get(id) === after) this.#queues.delete(id)
      })
    this.#queues.set(id, after)
    return done
  }

  async #engine(game: string): Promise<Engine> {
    return { ...(await this.#around.engine(game)), chance: this.#chance }
  }
}

function updateFor(live: LiveTable, watcher: Watcher, told: number): Update {
  const scene = live.scene(watcher.seat, watcher.settled)
  watcher.settled = scene.settled
  return {
    summary: summaryOf(live.kept),
    scene,
    told,
    botIsDue: live.botIsDue(),
    trouble: live.trouble && { code: live.trouble.code, message: live.trouble.message },
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH))
  return `here-${Array.from(bytes, (byte) => IDS[byte % IDS.length]).join('')}`
}

/** A record from outside, played through by the rules; what is not asked for is left out of it. */
function readWhole({ game }: GameEngine, record: GameRecord): GameRecord {
  const { state } = replayTo(game, record)
  const options = readOptions(game.options, record.options)
  const settled = record.concluded ? null : record.outcome
  if (JSON.stringify(game.outcome(state)) !== JSON.stringify(settled))
    throw new Fault('the recorded outcome is not the one the actions lead to')
  const seats = game.seats(options)
  if (record.concluded && !record.outcome?.winners.every((seat) => seat < seats.length))
    throw new Fault('the recorded outcome is not one a table can be concluded with')
  return {
    ...record,
    options,
    actions: record.actions.map((entry) => ({ ...entry, action: game.readAction(entry.action) })),
  }
}
