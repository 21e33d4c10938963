import type { Decision } from '@iacta/bots'
import {
  type Chance,
  cryptoChance,
  type Explanation,
  Fault,
  type GameRecord,
  type Handover,
  type Knowledge,
  type Marches,
  type MarchQuestion,
  mayBeMatch,
  type Refusal,
  readOptions,
  readRecord,
  termsOf,
} from '@iacta/kernel'
import type { Moment, TableSummary, WholeScene } from '@iacta/wire'
import type { GameEngine } from '../board/index.ts'
import { Trouble } from '../table/link.ts'
import type { Computers, Hint, Thinking } from './computer.ts'
import { newMatch, secondGame } from './match.ts'
import type { Foresight } from './prospects.ts'
import type { SearchHelpers } from './search-helpers.ts'
import { type KeptMatch, type KeptTable, type LocalStore, type Wanted, WrittenElsewhere } from './store.ts'
import { summaryOf } from './summary.ts'
import { type BotTurn, type Engine, WorkerTable } from './worker-table.ts'

/** A moment of a table as one of its seats counts them; null for now, with what it could still take back. */
export interface MomentSeen {
  readonly at: number | null
  readonly seat: string | null
}

export interface NewLocal {
  readonly game: string
  readonly options?: Readonly<Record<string, string | number | boolean>>
  readonly seats: Readonly<Record<string, Wanted>>
  /** The first of two games with the seats exchanged. */
  readonly match?: boolean
  /** The agreed length, where the rules know of one. */
  readonly minutes?: number
}

/** What whoever looks at a table is told when something of it changed. */
export interface Update extends WholeScene {
  readonly summary: TableSummary
  /** How often the table was told of; a bot is asked to go on from there. */
  readonly told: number
  readonly botIsDue: boolean
  /** Where several hands share this screen. */
  readonly handover: Handover | null
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
  readonly live: WorkerTable
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
  /** As much of it as a new table needs. */
  readonly opening: (game: string, options: NonNullable<NewLocal['options']>) => Promise<GameEngine>
  /** Fetched when the computer has to think, and not before. */
  readonly thinking: (game: string) => Promise<Thinking>
  readonly tabs: OtherTabs
  /** Who thinks along. */
  readonly helpers: () => Promise<SearchHelpers>
  /** The machine's own, if not said. */
  readonly chance?: Chance
}

/** So long after they were asked what somebody did computers have answered, whatever they hold, in milliseconds. */
const ANSWERED_AFTER = 800

/** In milliseconds. */
const LONGEST_WAIT = 86_400_000

/** Not needed before somebody takes something up. */
const prospects = () => import('./prospects.ts')

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
  /** Once one of them has had something to think about. */
  #computers: Promise<Computers> | null = null
  /** By table: where computers answer what somebody else did, and until when nobody is told that all have. */
  readonly #windows = new Map<string, { readonly window: number; readonly until: number }>()
  /** By table: when its agreed time is up. */
  readonly #clocks = new Map<string, ReturnType<typeof setTimeout>>()
  /** What was left of the agreed time when a table was let go of: it is kept with what is done, and runs in between. */
  readonly #timesLeft = new Map<string, number>()
  /** By table: one thought at a time. */
  readonly #thoughts = new Map<string, Thought>()
  readonly #live = new Map<string, WorkerTable>()
  /** By table: how often it was told of. What was done at it unseen is not counted. */
  readonly #told = new Map<string, number>()
  readonly #watchers = new Map<number, Watcher>()
  /** The last thing to be done at each table: one after the other. */
  readonly #queues = new Map<string, Promise<unknown>>()

  constructor(around: Surroundings) {
    this.#around = around
    this.#chance = around.chance ?? cryptoChance()
    around.tabs.listen((table) => void this.#exclusive(table, () => this.#catchUp(table)).catch(() => undefined))
  }

  async create({ game, options, seats, match: isMatch = false, minutes }: NewLocal): Promise<string> {
    const engine = await this.#opening(game, options)
    const ids = engine.game.seats(readOptions(engine.game.options, options))
    const unknown = Object.keys(seats).find((seat) => !ids.includes(seat))
    if (unknown !== undefined) throw new Fault(`there is no seat "${unknown}"; the seats are: ${ids.join(', ')}`)
    if (isMatch && !mayBeMatch(ids)) throw new Fault(`a match is of two players; here are ${ids.length} seats`)
    if (minutes !== undefined && !termsOf(engine.game).includes('agreed-time'))
      throw new Fault(`the rules of ${game} know of no agreed time`)
    const id = newId()
    const match = isMatch ? newMatch(id) : null
    const timed = minutes === undefined ? {} : { minutes }
    return this.#begin(WorkerTable.begin(engine, { id, options, seats, ...timed, origin: null, match, record: null }))
  }

  /** A record as a table of one's own, to look at or to play on; seats that are not named are one's own. */
  async import(json: unknown, seats: Readonly<Record<string, Wanted>> = {}): Promise<string> {
    try {
      const read = readRecord(json)
      const engine = await this.#engine(read.game)
      const { readWhole } = await import('./whole-record.ts')
      const record = readWhole(engine, read)
      const origin = { import: true, table: record.table }
      const beginning = { id: newId(), options: record.options, seats, origin, record }
      return await this.#begin(WorkerTable.begin(engine, beginning))
    } catch (error) {
      throw error instanceof Fault ? new Trouble('bad-record', `${error.message}.`) : error
    }
  }

  async #begin(live: WorkerTable): Promise<string> {
    this.#live.set(live.kept.id, live)
    await this.#keep(live)
    this.#letGo(live.kept.id)
    return live.kept.id
  }

  /** Fetches the rules of a game before they are needed; for who is at a table all of them, and what asks them how far pieces may go. */
  async prepare(game: string, isAtTable = false): Promise<void> {
    await (isAtTable ? Promise.all([this.#around.engine(game), prospects()]) : this.#opening(game))
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

  passAll(id: string): Promise<void> {
    return this.#change(id, (live) => live.passAll())
  }

  speakUp(id: string, seat: string): Promise<void> {
    return this.#change(id, (live) => live.speakUp(seat))
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
        const computers = await this.#computersHere()
        const decision = await computers.decide(id, live.engine.game, turn, stop.signal)
        if (live.isLastAnswer(turn)) await this.#windowIsOver(id, turn)
        thought = await this.#exclusive(id, () => this.#decided(live, turn, decision))
      } catch (error) {
        this.#thoughts.delete(id)
        throw error
      }
    }
  }

  /** What the computer has to think about, if anything, and if anybody is there to see what it does. */
  #considered(live: WorkerTable): Thought | null {
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
  async #decided(live: WorkerTable, turn: BotTurn, decision: Decision<unknown> | null): Promise<Thought | null> {
    const { id } = live.kept
    const isSeen = decision !== null && this.#isOpenFor(live, turn) && live.botDecides(turn, decision)
    const now = this.#live.get(id)
    const next = now && !isSeen ? this.#considered(now) : null
    if (next) return next
    this.#thoughts.delete(id)
    if (now !== live || live.unkept.length === 0) return null
    try {
      await this.#keep(live)
      await this.#goOnWithMatch(live)
      this.#tell(live)
      this.#letGo(id)
    } catch (error) {
      // Another tab was quicker; its decision is the one that counts.
      if (!(error instanceof Trouble) || error.code !== 'stale') throw error
    }
    return null
  }

  #isOpenFor(live: WorkerTable, turn: BotTurn): boolean {
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
    const computers = await this.#computersHere()
    return computers.advise(`${table} ${known.seat}`, rules, known)
  }

  /** Nobody waits for a hint any more. */
  stopHint(): void {
    void this.#computers?.then((computers) => computers.stopAdvising())
  }

  /** How far pieces may go together, by what a seat of any table knows. */
  async marches(game: string, known: Knowledge<unknown>, question: MarchQuestion<unknown>): Promise<Marches<unknown>> {
    const [engine, { marchesOf }] = await Promise.all([this.#around.engine(game), prospects()])
    return marchesOf(engine.game, known, question, this.#chance)
  }

  /** What would come of actions of a seat, by what it knows. */
  async foresee(game: string, known: Knowledge<unknown>, actions: readonly unknown[]): Promise<Foresight> {
    const [engine, { foresee }] = await Promise.all([this.#around.engine(game), prospects()])
    return foresee(engine.game, known, actions, this.#chance)
  }

  why(id: string, seat: string | null, action: unknown): Promise<Refusal | null> {
    return this.#exclusive(id, async () => (await this.#table(id)).why(seat, action))
  }

  moment(id: string, at: number, seat: string | null): Promise<Moment> {
    return this.#exclusive(id, async () => (await this.#table(id)).moment(at, seat))
  }

  /** All of a table. Of a running one this tells what is hidden, so it is to be kept, not shown. */
  export(id: string): Promise<GameRecord> {
    return this.#exclusive(id, async () => (await this.#table(id)).record())
  }

  /** A table of one's own that goes on from a moment of another; seats that are not named are one's own. */
  async fork(id: string, from: MomentSeen, seats: Readonly<Record<string, Wanted>> = {}): Promise<string> {
    const { engine, record } = await this.#exclusive(id, async () => {
      const live = await this.#table(id)
      return { engine: live.engine, record: live.beginning(from) }
    })
    const origin = { fork: id, at: from.at }
    return this.#begin(WorkerTable.begin(engine, { id: newId(), options: record.options, seats, origin, record }))
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
      const live = await this.#tableToSee(table)
      const watcher: Watcher = { table, seat, settled: 0, tell }
      const update = updateFor(live, watcher, this.#timesTold(table))
      this.#watchers.set(number, watcher)
      this.#watchTime(live)
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

  /** Sees to it that the game is told when the agreed time of a table is up that somebody watches. */
  #watchTime(live: WorkerTable): void {
    const { id } = live.kept
    clearTimeout(this.#clocks.get(id))
    this.#clocks.delete(id)
    const left = this.#isWatched(id) ? live.timeLeft() : null
    if (left === null) return
    const ends = (): void => void this.#change(id, (now) => now.endAgreedTime()).catch(() => undefined)
    // Timers cannot wait for weeks: whoever is told in between looks again.
    this.#clocks.set(id, setTimeout(ends, Math.min(left, LONGEST_WAIT)))
  }

  #change(id: string, run: (live: WorkerTable) => void): Promise<void> {
    return this.#exclusive(id, async () => {
      const live = await this.#table(id)
      run(live)
      this.#reconsider(id)
      await this.#keep(live)
      await this.#goOnWithMatch(live)
      this.#tell(live)
    })
  }

  /** A game of a match is over: the second is set up, or the first table shows the result. */
  async #goOnWithMatch(live: WorkerTable): Promise<void> {
    const { outcome, match } = live.kept
    if (!outcome || !match) return
    if (match.game === 0) await this.#setUpSecond(live)
    else await this.#exclusive(match.tables[0], () => this.#showResult(match)).catch(isGone)
  }

  async #setUpSecond(first: WorkerTable): Promise<void> {
    const beginning = secondGame(first.kept)
    if (!beginning || this.#live.has(beginning.id) || (await this.#isKept(beginning.id))) return
    try {
      await this.#begin(WorkerTable.begin(first.engine, beginning))
    } catch (error) {
      // Another tab was quicker.
      if (!(error instanceof Trouble) || error.code !== 'stale') throw error
    }
  }

  async #isKept(id: string): Promise<boolean> {
    try {
      return (await this.#around.store.read(id)) !== null
    } catch {
      // Where nothing can be kept it is in memory, or nowhere.
      return false
    }
  }

  async #showResult(match: KeptMatch): Promise<void> {
    const first = await this.#table(match.tables[0])
    first.matchEnded(match)
    if (first.unkept.length === 0) await this.#around.store.append(first.kept, []).catch(() => undefined)
    this.#around.tabs.changed(first.kept.id)
    this.#tell(first)
  }

  /** Keeps what was done. Rejects if another tab has gone on meanwhile: what was done here then never was. */
  async #keep(live: WorkerTable): Promise<void> {
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
    const [news] = await Promise.all([this.#around.store.read(id, mine), this.#around.engine(live.kept.game)])
    if (news && news.events.length === 0) {
      if (news.table.match && live.matchEnded(news.table.match)) this.#tell(live)
      return
    }
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

  /** A table with all of its rules. */
  async #table(id: string): Promise<WorkerTable> {
    const live = await this.#tableToSee(id)
    await this.#around.engine(live.kept.game)
    return live
  }

  /** A table to look at: where nothing was played yet it does not wait for all of its rules. */
  async #tableToSee(id: string): Promise<WorkerTable> {
    const there = this.#live.get(id)
    if (there) return there
    const found = await this.#around.store.read(id)
    if (!found) throw new Trouble('not-found', 'This table is not in this browser.')
    const { table, events } = found
    const isNew = events.length === 1 && events[0].kind === 'begin' && events[0].record === null
    const engine = await (isNew ? this.#opening(table.game, table.options) : this.#engine(table.game))
    const live = WorkerTable.load(engine, table, events)
    live.goOnWith(this.#timesLeft.get(id))
    this.#live.set(id, live)
    // Whoever played it may have been gone before the second game was set up.
    if (live.kept.match?.game === 0) await this.#goOnWithMatch(live)
    // If nobody stays to watch, it goes again.
    queueMicrotask(() => void this.#exclusive(id, async () => this.#letGo(id)))
    return live
  }

  #tell(live: WorkerTable): void {
    const { id } = live.kept
    const told = this.#timesTold(id) + 1
    this.#told.set(id, told)
    this.#watchTime(live)
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
    this.#forget(id)
  }

  /** Forgets a table that nobody watches, unless memory is the only place it is kept in. */
  #letGo(id: string): void {
    const live = this.#live.get(id)
    if (this.#isWatched(id) || live?.unkept.length !== 0) return
    const left = live.timeLeft()
    if (left !== null) this.#timesLeft.set(id, left)
    this.#forget(id)
  }

  #forget(id: string): void {
    this.#live.delete(id)
    clearTimeout(this.#clocks.get(id))
    this.#clocks.delete(id)
    void this.#computers?.then((computers) => computers.forget(id))
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

  #computersHere(): Promise<Computers> {
    const { thinking, helpers } = this.#around
    this.#computers ??= Promise.all([import('./computer.ts'), helpers()]).then(
      ([{ Computers }, thinkAlong]) => new Computers(thinking, this.#chance, thinkAlong),
      (error) => {
        this.#computers = null
        throw error
      },
    )
    return this.#computers
  }

  async #engine(game: string): Promise<Engine> {
    return { ...(await this.#around.engine(game)), chance: this.#chance }
  }

  async #opening(game: string, options: NewLocal['options'] = {}): Promise<Engine> {
    return { ...(await this.#around.opening(game, options)), chance: this.#chance }
  }
}

function updateFor(live: WorkerTable, watcher: Watcher, told: number): Update {
  const seen = live.scene(watcher.seat, watcher.settled)
  watcher.settled = seen.settled
  return {
    ...seen,
    summary: summaryOf({ ...live.kept, seats: live.shownSeats(), ...live.agreedTimeNow() }),
    told,
    botIsDue: live.botIsDue(),
    handover: live.handover(),
    trouble: live.trouble && { code: live.trouble.code, message: live.trouble.message },
  }
}

/** Somebody has thrown the table away meanwhile. */
function isGone(error: unknown): void {
  if (!(error instanceof Trouble) || error.code !== 'not-found') throw error
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH))
  return `here-${Array.from(bytes, (byte) => IDS[byte % IDS.length]).join('')}`
}
