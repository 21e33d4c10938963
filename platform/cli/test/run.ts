import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Outcome } from '@iacta/kernel'
import { afterAll, expect } from 'vitest'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const COMMAND = new URL('../dist/iacta.js', import.meta.url).href
const RESIDENT = new URL('./resident.mjs', import.meta.url)

/** How a run of the command ended. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A person's terminal in a plain English setting, or with what is said of it. */
export interface Surroundings {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  readonly main?: string
}

/** In a process of its own: where that, its surroundings or what is piped into it matter. */
export function iactaIn({ input = '', env = {}, main = MAIN }: Surroundings, ...args: readonly string[]): Ran {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C', ...env },
  })
  if (error) throw error
  return { code: status, out: stdout, err: stderr }
}

/** Runs the built command as a person or a program would, in a thread that has it loaded. */
export const iacta = (...args: readonly string[]): Ran => resident().run(args)

/** The same with settings of its own. */
export const iactaWith = (env: Readonly<Record<string, string>>, ...args: readonly string[]): Ran =>
  resident().run(args, env)

/** The same with settings of its own, while everything else in this process goes on. */
export const iactaMeanwhile = (env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ran> =>
  resident().runMeanwhile(args, env)

let thread: Resident | null = null
function resident(): Resident {
  thread ??= new Resident()
  return thread
}

/** The command in a thread, which is waited for as for a process. */
class Resident {
  readonly #lock = new Int32Array(new SharedArrayBuffer(4))
  readonly #port: MessagePort

  constructor() {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    const workerData = { port: port2, lock: this.#lock, command: COMMAND }
    const env = { ...process.env, LANG: 'C' }
    // As it is built: not by the conditions of the tests.
    const worker = new Worker(RESIDENT, { workerData, transferList: [port2], env, execArgv: [] })
    worker.unref()
    port1.unref()
  }

  run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Ran {
    this.#port.postMessage({ args, env })
    for (;;) {
      const seen = Atomics.load(this.#lock, 0)
      const ran = this.#answer()
      if (ran) return ran
      Atomics.wait(this.#lock, 0, seen)
    }
  }

  async runMeanwhile(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> {
    this.#port.postMessage({ args, env })
    for (;;) {
      const ran = this.#answer()
      if (ran) return ran
      await setTimeout(10)
    }
  }

  #answer(): Ran | null {
    const answer = receiveMessageOnPort(this.#port)
    if (answer && 'broken' in answer.message) throw answer.message.broken
    return answer?.message ?? null
  }
}

/** What a run that went well printed as JSON. */
export function json<T>({ code, out, err }: Ran, expected = 0): T {
  expect({ code, err }).toEqual({ code: expected, err: '' })
  return JSON.parse(out) as T
}

/** A mistake is answered with one sentence, an exit code, and nothing else. */
export function expectMistake({ code, out, err }: Ran, sentence: RegExp): void {
  expect(err).toMatch(sentence)
  expect(err).toMatch(/^iacta: .+\n$/)
  expect(err).not.toMatch(/^\s+at /m)
  expect(out).toBe('')
  expect(code).toBe(2)
}

/** A folder for the files of one test file, gone when its tests are. */
export function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    folder,
    path: (name: string): string => join(folder, name),
    write(name: string, content: unknown): string {
      const file = join(folder, name)
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
      return file
    },
  }
}

/** The lab's answer, as far as tests look into it. */
export interface Answer {
  readonly refusal: {
    readonly at: number
    readonly reason: string
    readonly clause: string | null
    readonly text: string
  } | null
  readonly legal: readonly { readonly do: string; readonly [field: string]: string }[]
  readonly waiting: readonly string[]
  readonly prompt: { readonly key: string; readonly params: Readonly<Record<string, unknown>>; readonly text: string }
  readonly happenings: readonly {
    readonly action: number
    readonly key: string
    readonly params: Readonly<Record<string, unknown>>
    readonly to: readonly string[]
    readonly text: string
  }[]
  readonly passed: readonly { readonly after: number; readonly seat: string; readonly action: object }[]
  readonly chanceLeft: number
  readonly outcome: unknown
  readonly view: {
    readonly seat: string | null
    readonly blocks: Readonly<Record<string, unknown>>
    readonly hidden: Readonly<Record<string, unknown>>
  }
  readonly state: unknown
}

export function labRunOf(game: string, question: unknown, ...flags: readonly string[]): Ran {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-lab-'))
  const file = join(folder, 'question.json')
  writeFileSync(file, JSON.stringify(question))
  const ran = iacta('lab', game, file, ...flags)
  rmSync(folder, { recursive: true })
  return ran
}

export const labRun = (question: unknown, ...flags: readonly string[]): Ran =>
  labRunOf('julius-caesar', question, ...flags)

/** The answer to a question about Julius Caesar, which exits with 1 exactly when something was refused. */
export const lab = (question: unknown, ...flags: readonly string[]): Answer =>
  labOf('julius-caesar', question, ...flags)

export function labOf(game: string, question: unknown, ...flags: readonly string[]): Answer {
  const ran = labRunOf(game, question, ...flags)
  const answer = json<Answer>(ran, ran.code === 1 ? 1 : 0)
  if (answer.refusal !== undefined) expect(answer.refusal === null).toBe(ran.code === 0)
  return answer
}

const GOLDEN = fileURLToPath(new URL('../../../games/julius-caesar/test/golden/', import.meta.url))

/** The file of a finished record with sealed dice, named for its end. */
export const golden = (name: string): string => join(GOLDEN, `${name}.record.json`)

/** A record as tests change it. */
export interface Recorded {
  edition: number
  options: { scenario: string }
  commitment: string | null
  contributions: string[]
  secret: string | null
  setup: number[]
  actions: { seat: string; action: { do: string; [field: string]: string }; draws?: number[] }[]
  outcome: Outcome | null
}
