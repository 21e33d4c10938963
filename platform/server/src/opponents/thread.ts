import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type Answered, type Idea, REMEMBERED, type Thought } from './thought.ts'

/** The program of a thread, as it is built: from the sources it is the same. */
export const PROGRAM = fileURLToPath(new URL('../../dist/opponents/worker.js', import.meta.url))

/** What a thread may use, in megabytes: many times what any thought needs. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
/** A thread with nothing to do for so long ends, in milliseconds. */
const IDLE = 60_000

export interface ThreadEvents {
  /** Nothing to do any more: it has answered. */
  free(thread: Thread): void
  /** It is gone, by itself or because it was told to. */
  ended(thread: Thread): void
  fault(error: Error, table: string | null): void
}

interface Task {
  readonly thought: Thought
  readonly late: NodeJS.Timeout
  answer(idea: Idea | null): void
}

/** A thread of the program that thinks, and what it is thinking about. */
export class Thread {
  readonly #worker: Worker
  readonly #patience: number
  readonly #events: ThreadEvents
  readonly #givenUp = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  /** The tables it thought about, the last one last. */
  readonly #tables = new Set<string>()
  #task: Task | null = null
  #rest: NodeJS.Timeout | null = null
  #isDismissed = false

  /** One that is over its time by more than `patience` does not come back. */
  constructor(program: string, patience: number, events: ThreadEvents) {
    this.#patience = patience
    this.#events = events
    // It needs to know nothing of the machine, least of all the settings that are secret.
    this.#worker = new Worker(program, { workerData: this.#givenUp, resourceLimits: MEMORY, env: {}, execArgv: [] })
    this.#worker.unref()
    this.#worker.on('message', (answered: Answered) => this.#answered(answered))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => {
      this.#fail(new Error('a thread of the opponents ended by itself'))
      this.#events.ended(this)
    })
  }

  get isFree(): boolean {
    return this.#task === null && !this.#isDismissed
  }

  /** Whether it takes its time over something. */
  get thinksLong(): boolean {
    return this.#task !== null && this.#task.thought.milliseconds !== null
  }

  /** Whether its opponents remember a table. */
  knows(table: string): boolean {
    return this.#tables.has(table)
  }

  /** Thinks about something; null if it could not, or was told to give it up. */
  think(thought: Thought, expected: number, signal: AbortSignal): Promise<Idea | null> {
    if (this.#rest) clearTimeout(this.#rest)
    if (thought.milliseconds !== null) this.#remember(thought.table)
    return new Promise((resolve) => {
      const giveUp = (): void => {
        Atomics.store(this.#givenUp, 0, thought.id)
        resolve(null)
      }
      const late = setTimeout(() => this.#hangs(thought), expected + this.#patience)
      late.unref()
      this.#task = {
        thought,
        late,
        answer(idea) {
          clearTimeout(late)
          signal.removeEventListener('abort', giveUp)
          resolve(idea)
        },
      }
      signal.addEventListener('abort', giveUp, { once: true })
      this.#worker.postMessage(JSON.stringify(thought))
    })
  }

  async end(): Promise<void> {
    this.#isDismissed = true
    if (this.#rest) clearTimeout(this.#rest)
    this.#settle(null)
    await this.#worker.terminate()
  }

  #remember(table: string): void {
    this.#tables.delete(table)
    this.#tables.add(table)
    const [oldest] = this.#tables
    if (this.#tables.size > REMEMBERED) this.#tables.delete(oldest)
  }

  #answered({ id, ...idea }: Answered): void {
    if (this.#task?.thought.id !== id) return
    this.#settle(idea)
    this.#rest = setTimeout(() => void this.end(), IDLE).unref()
    this.#events.free(this)
  }

  #hangs({ level, table }: Thought): void {
    this.#events.fault(new Error(`a thread hangs over a thought of ${level}`), table)
    void this.end()
  }

  #fail(error: Error): void {
    if (this.#isDismissed) return
    this.#isDismissed = true
    this.#events.fault(error, this.#task?.thought.table ?? null)
    this.#settle(null)
  }

  #settle(idea: Idea | null): void {
    const task = this.#task
    this.#task = null
    task?.answer(idea)
  }
}
