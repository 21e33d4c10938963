import { randomInt } from 'node:crypto'
import { LEVELS, type LevelId } from '@iacta/bots'
import { tooMany } from '../problem.ts'
import type { Choice, Idea } from './thought.ts'
import { PROGRAM, Thread } from './thread.ts'

/** So many choices may wait for their first idea, and so many to be thought over. */
const MAX_WAITING = 1000
/** A first idea takes a few milliseconds; this is more than enough. */
const AT_ONCE = 500
/** Less than this is not worth thinking for, in milliseconds. */
const LEAST = 20
/** Numbers of thoughts, and seeds. */
const MAX_ID = 0x7fffffff

/** A thread that is so much over its time does not come back, in milliseconds. */
const PATIENCE = 10_000

/** What the threads run, and how long they may be over their time. */
export interface Threads {
  readonly program?: string
  readonly patience?: number
}

export interface OpponentsOptions extends Threads {
  /** How many choices are thought over at once. */
  readonly workers: number
  fault(error: Error, table: string | null): void
}

interface Waiting {
  readonly choice: Choice
  /** How much thought it deserves; 0 for a first idea. */
  readonly worth: number
  readonly askedAt: number
  readonly signal: AbortSignal
  answer(idea: Idea | null): void
}

/** How long a level would think about a choice if nobody else wanted to, in milliseconds. */
const wantedFor = (level: LevelId, worth: number): number => (LEVELS[level].budget.milliseconds ?? 0) * worth

/** So long a choice is waited for at most, until it is thought over. */
export const limitFor = (level: LevelId, worth: number): number => 2 * wantedFor(level, worth)

/**
 * The computer's players. They think in threads of their own, which are started when there is something to think
 * about: as many at once as it is told, and one more that is kept for first ideas, so that who answers at once waits
 * for nobody who takes his time.
 *
 * First ideas come in the order they were asked for. Of those who think longer the one comes first who would be done
 * first if all had begun when they were asked. Each has twice the time he wants, with what he waits; when many wait
 * they share what is left, and who has nothing left goes by his first idea.
 */
export class Opponents {
  readonly #workers: number
  readonly #program: string
  readonly #patience: number
  readonly #fault: OpponentsOptions['fault']
  /** The one used last comes last, so that those too many are not used and end. */
  #threads: Thread[] = []
  readonly #first: Waiting[] = []
  readonly #long: Waiting[] = []
  #lastId = 0
  #isClosed = false

  constructor({ workers, program = PROGRAM, patience = PATIENCE, fault }: OpponentsOptions) {
    this.#workers = workers
    this.#program = program
    this.#patience = patience
    this.#fault = fault
  }

  get threads(): number {
    return this.#threads.length
  }

  get underWay(): number {
    return this.#threads.filter(({ isFree }) => !isFree).length
  }

  get waiting(): number {
    return this.#first.length + this.#long.length
  }

  /** What comes to mind at once, and how much more thought it deserves; null if the thread broke over it. */
  async firstIdea(choice: Choice, signal: AbortSignal): Promise<Idea | null> {
    if (this.#first.length >= MAX_WAITING) throw tooMany()
    return this.#ask(this.#first, choice, 0, signal)
  }

  /** What comes of thinking it over; null if there was no time for that, or the thread broke over it. */
  async secondThoughts(choice: Choice, worth: number, signal: AbortSignal): Promise<Idea | null> {
    return this.#long.length >= MAX_WAITING ? null : this.#ask(this.#long, choice, worth, signal)
  }

  /** Whatever is thought about is given up. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { answer } of [...this.#first.splice(0), ...this.#long.splice(0)]) answer(null)
    await Promise.all(this.#threads.map((thread) => thread.end()))
  }

  #ask(queue: Waiting[], choice: Choice, worth: number, signal: AbortSignal): Promise<Idea | null> {
    return new Promise((resolve) => {
      if (this.#isClosed || signal.aborted) return resolve(null)
      const leave = (): void => {
        const at = queue.indexOf(waiting)
        if (at >= 0) queue.splice(at, 1)
        waiting.answer(null)
      }
      const late =
        worth > 0 ? setTimeout(() => queue.includes(waiting) && leave(), limitFor(choice.level, worth)) : null
      late?.unref()
      const waiting: Waiting = {
        choice,
        worth,
        askedAt: performance.now(),
        signal,
        answer(idea) {
          if (late) clearTimeout(late)
          signal.removeEventListener('abort', leave)
          resolve(idea)
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      queue.push(waiting)
      this.#goOn()
    })
  }

  /** Whoever waits begins, as far as there are threads. */
  #goOn(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      const thread = this.#threadFor(next)
      if (!thread) return
      const queue = next.worth === 0 ? this.#first : this.#long
      queue.splice(queue.indexOf(next), 1)
      void this.#begin(thread, next)
    }
  }

  /** First ideas go first, but while others wait to think longer they have one thread and no more. */
  #next(): Waiting | undefined {
    const long = this.#threads.filter(({ thinksLong }) => thinksLong).length
    const first = this.underWay - long
    if (this.#first.length > 0 && (first === 0 || this.#long.length === 0)) return this.#first[0]
    return long < this.#workers ? soonest(this.#long) : undefined
  }

  /** One that remembers the game, or any that is free, or a new one. */
  #threadFor({ choice: { table } }: Waiting): Thread | undefined {
    const free = this.#threads.filter(({ isFree }) => isFree)
    const found = free.find((thread) => thread.knows(table)) ?? free.at(-1)
    return found ?? (this.#threads.length <= this.#workers ? this.#start() : undefined)
  }

  #start(): Thread {
    const without = (gone: Thread): Thread[] => this.#threads.filter((thread) => thread !== gone)
    const thread = new Thread(this.#program, this.#patience, {
      free: (freed) => {
        this.#threads = [...without(freed), freed]
        this.#goOn()
      },
      ended: (gone) => {
        this.#threads = without(gone)
        this.#goOn()
      },
      fault: this.#fault,
    })
    this.#threads.push(thread)
    return thread
  }

  async #begin(thread: Thread, waiting: Waiting): Promise<void> {
    const { choice, worth, signal } = waiting
    const time = worth === 0 ? AT_ONCE : this.#timeFor(waiting)
    if (time < LEAST) return waiting.answer(null)
    this.#lastId = (this.#lastId % MAX_ID) + 1
    const milliseconds = worth === 0 ? null : time / worth
    const thought = { ...choice, id: this.#lastId, seed: randomInt(MAX_ID), milliseconds }
    waiting.answer(await thread.think(thought, time, signal))
  }

  /** What a choice is thought over for, now that its turn has come: what is left of its time, shared with who waits. */
  #timeFor({ choice: { level }, worth, askedAt }: Waiting): number {
    const left = limitFor(level, worth) - (performance.now() - askedAt)
    const share = this.#workers / Math.max(this.#workers, this.#long.length + 1)
    return Math.min(wantedFor(level, worth), left * share)
  }
}

function soonest(queue: readonly Waiting[]): Waiting | undefined {
  const doneAt = ({ choice, worth, askedAt }: Waiting): number => askedAt + wantedFor(choice.level, worth)
  let found: Waiting | undefined
  for (const waiting of queue) if (!found || doneAt(waiting) < doneAt(found)) found = waiting
  return found
}
