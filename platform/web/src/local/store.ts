import type { LevelId } from '@iacta/bots'
import type { GameRecord, MannerId, MatchGame, MatchStanding, Outcome, Params, WhenLeft } from '@iacta/kernel'
import type { Computer } from '@iacta/wire'
import { Trouble } from '../table/link.ts'

/** Who is to play a seat of a table in this browser: whoever sits before it, or the computer. */
export type By = 'me' | 'bot'

/** Who is to play a seat, and how well where that is said. */
export type Wanted = By | Computer

/** How well the computer plays where nobody said: so it did before there were levels. */
export const USUAL_LEVEL: LevelId = 'miles'

export interface KeptSeat {
  readonly seat: string
  /** `neutral`: the rules, for whoever has left it. */
  readonly by: By | 'neutral'
  readonly level?: LevelId
  /** How the computer likes to play; nothing at older tables. */
  readonly manner?: MannerId | null
  /** Whoever played it has left it, to the computer or the rules; if it is still ours, it is out of play. */
  readonly deserted?: boolean
  /** What becomes of it when it is left; the usual where nothing is said, as at older tables. */
  readonly ifLeft?: WhenLeft
  readonly asked: boolean
  /** The side it plays, where seats are not sides. */
  readonly side?: string | null
}

/** A match of two games, as each of its tables keeps it. Players are numbered by their seats at the first. */
export interface KeptMatch {
  /** 0 for the first game, 1 for the second. */
  readonly game: 0 | 1
  readonly tables: readonly [first: string, second: string | null]
  /** Its games that are over, and how it stands after them. */
  readonly games: readonly MatchGame[]
  readonly standing: MatchStanding
}

/** What is kept of a table besides what was done at it: enough to list it without its rules. */
export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly edition: number
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** In the order of the game's seats. */
  readonly seats: readonly KeptSeat[]
  readonly createdAt: number
  readonly updatedAt: number
  readonly endedAt: number | null
  readonly outcome: Outcome | null
  readonly concluded: boolean
  readonly origin: Readonly<Record<string, unknown>> | null
  readonly match?: KeptMatch | null
  /** How many events it has. */
  readonly events: number
  /** The length that was agreed on, and how much of it is left, in milliseconds; null once the game was told. */
  /** How the game stands for all to know; nothing at older tables. */
  readonly tally?: Params | null
  readonly agreedTime?: { readonly minutes: number; readonly left: number | null }
}

/** What was done at a table, in order. Nothing of it is ever changed. */
export type TableEvent =
  /** `record`: what was played before the table came here. */
  | { readonly kind: 'begin'; readonly setup: readonly number[]; readonly record: GameRecord | null }
  /** `action`: a list of them for a gesture. */
  | { readonly kind: 'act'; readonly seat: string; readonly action: unknown; readonly draws: readonly number[] }
  | { readonly kind: 'undo'; readonly seat: string }
  /** Whoever played that seat gave it up, and the computer took it, or the rules. */
  | { readonly kind: 'leave'; readonly seat: string }
  /** The rules were told that a seat is out of play, or that the agreed time is up. */
  | { readonly kind: 'left'; readonly seat: string; readonly draws: readonly number[] }
  | { readonly kind: 'time-up'; readonly draws: readonly number[] }
  /** It ended otherwise than by the rules. */
  | { readonly kind: 'end'; readonly outcome: Outcome }

/** Somebody else, in another tab, has written first. */
export class WrittenElsewhere extends Error {}

const NAME = 'iacta'
const VERSION = 1
const TABLES = 'tables'
const EVENTS = 'events'

interface Row {
  readonly table: string
  readonly seq: number
  readonly event: TableEvent
}

/**
 * The tables of this browser, in IndexedDB: for each a list of events that only grows. What is written is written
 * when a promise is kept, and survives the tab. Rejects with `Trouble('storage')` where nothing can be kept.
 */
export class LocalStore {
  readonly #factory: () => IDBFactory
  #database: Promise<IDBDatabase> | null = null

  /** Even to look for the factory may be forbidden, so it is looked for when it is needed. */
  constructor(factory: () => IDBFactory = () => indexedDB) {
    this.#factory = factory
  }

  list(): Promise<KeptTable[]> {
    return this.#within<KeptTable[]>('readonly', (tables, _, done) => {
      const all = tables.getAll()
      all.onsuccess = () => done(all.result)
    })
  }

  /** A table and what was done at it from event `from` on; null if it is not there. */
  read(id: string, from = 0): Promise<{ table: KeptTable; events: readonly TableEvent[] } | null> {
    return this.#within<{ table: KeptTable; events: readonly TableEvent[] } | null>(
      'readonly',
      (tables, rows, done) => {
        const table = tables.get(id)
        const events = rows.getAll(IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]))
        events.onsuccess = () =>
          done(
            table.result ? { table: table.result, events: (events.result as Row[]).map(({ event }) => event) } : null,
          )
      },
    )
  }

  /**
   * Adds events at the end, and the table itself with its first. `table.events` counts them already: if they do
   * not follow what is kept, nothing is written, and it rejects with `WrittenElsewhere`.
   */
  append(table: KeptTable, events: readonly TableEvent[]): Promise<void> {
    const first = table.events - events.length
    return this.#within<void>('readwrite', (tables, rows, done, fail) => {
      const before = tables.get(table.id)
      before.onsuccess = () => {
        const there = (before.result as KeptTable | undefined)?.events ?? 0
        if (there !== first) return fail(new WrittenElsewhere(`table ${table.id} has ${there} events, not ${first}`))
        for (const [i, event] of events.entries()) rows.add({ table: table.id, seq: first + i, event } satisfies Row)
        tables.put(table)
        done()
      }
    })
  }

  remove(id: string): Promise<void> {
    return this.#within<void>('readwrite', (tables, rows, done) => {
      tables.delete(id)
      rows.delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]))
      done()
    })
  }

  async close(): Promise<void> {
    const database = await this.#database?.catch(() => null)
    database?.close()
    this.#database = null
  }

  /** One transaction. It answers when all of it is durable, or rejects and has changed nothing. */
  async #within<T>(
    mode: 'readonly' | 'readwrite',
    run: (
      tables: IDBObjectStore,
      events: IDBObjectStore,
      done: (value: T) => void,
      fail: (error: Error) => void,
    ) => void,
  ): Promise<T> {
    try {
      const database = await (this.#database ??= this.#open())
      return await new Promise<T>((kept, failed) => {
        const transaction = database.transaction([TABLES, EVENTS], mode)
        let value: T
        let why: Error | null = null
        transaction.oncomplete = () => kept(value)
        transaction.onabort = () => failed(why ?? transaction.error ?? new Error('the transaction was given up'))
        run(
          transaction.objectStore(TABLES),
          transaction.objectStore(EVENTS),
          (result) => {
            value = result
          },
          (error) => {
            why = error
            transaction.abort()
          },
        )
      })
    } catch (error) {
      if (error instanceof WrittenElsewhere) throw error
      // The next to ask may be luckier with a new connection.
      const broken = this.#database
      this.#database = null
      broken?.then((database) => database.close()).catch(() => undefined)
      throw storageTrouble(error)
    }
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((opened, failed) => {
      const request = this.#factory().open(NAME, VERSION)
      request.onupgradeneeded = () => {
        request.result.createObjectStore(TABLES, { keyPath: 'id' })
        request.result.createObjectStore(EVENTS, { keyPath: ['table', 'seq'] })
      }
      request.onblocked = () => failed(new Error('an older version of this page is open in another tab'))
      request.onerror = () => failed(request.error)
      request.onsuccess = () => {
        const forget = (): void => {
          request.result.close()
          this.#database = null
        }
        request.result.onversionchange = forget
        request.result.onclose = forget
        opened(request.result)
      }
    })
  }
}

function storageTrouble(error: unknown): Trouble {
  const { name, message } = (error ?? {}) as { name?: string; message?: string }
  if (name === 'QuotaExceededError')
    return new Trouble('storage', 'There is no room left in this browser to keep the game.')
  return new Trouble('storage', `This browser does not keep the game: ${message || name || 'it does not say why'}.`)
}
