import { Fault, type Refusal } from '@iacta/kernel'
import { Trouble } from '../table/link.ts'
import type { Authority, Update } from './authority.ts'

/** What the page and the authority write to each other: they live in different threads. */

/** A port as the page and the worker have one; a test brings its own. */
export interface Port {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
}

/** What the page may ask for. */
type Calls = Pick<
  Authority,
  | 'prepare'
  | 'create'
  | 'import'
  | 'list'
  | 'act'
  | 'undo'
  | 'passAll'
  | 'speakUp'
  | 'resign'
  | 'bot'
  | 'why'
  | 'explain'
  | 'hint'
  | 'stopHint'
  | 'marches'
  | 'foresee'
  | 'moment'
  | 'export'
  | 'fork'
  | 'remove'
> & {
  watch(watcher: number, table: string, seat: string | null): Promise<void>
  unwatch(watcher: number): void
}

type Name = keyof Calls
type Result<K extends Name> = Awaited<ReturnType<Calls[K]>>

interface Ask {
  readonly ask: number
  readonly call: Name
  readonly given: readonly unknown[]
}

interface SaidTrouble {
  readonly code: string
  readonly message: string
  readonly refusal: Refusal | null
}

type Reply =
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly trouble: SaidTrouble }
  | { readonly watcher: number; readonly update: Update | null }

/** The authority's end: does what is asked, and passes on what watchers are told. */
export function attend(authority: Authority, port: Port): void {
  const post = (reply: Reply): void => port.postMessage(reply)
  const calls: Calls = {
    prepare: (...given) => authority.prepare(...given),
    create: (table) => authority.create(table),
    import: (record, seats) => authority.import(record, seats),
    list: () => authority.list(),
    act: (...given) => authority.act(...given),
    undo: (...given) => authority.undo(...given),
    passAll: (id) => authority.passAll(id),
    speakUp: (...given) => authority.speakUp(...given),
    resign: (...given) => authority.resign(...given),
    bot: (...given) => authority.bot(...given),
    why: (...given) => authority.why(...given),
    explain: (...given) => authority.explain(...given),
    hint: (...given) => authority.hint(...given),
    stopHint: () => authority.stopHint(),
    marches: (...given) => authority.marches(...given),
    foresee: (...given) => authority.foresee(...given),
    moment: (...given) => authority.moment(...given),
    export: (...given) => authority.export(...given),
    fork: (...given) => authority.fork(...given),
    remove: (id) => authority.remove(id),
    watch: (watcher, table, seat) => authority.watch(watcher, table, seat, (update) => post({ watcher, update })),
    unwatch: (watcher) => authority.unwatch(watcher),
  }
  port.onmessage = async ({ data }) => {
    const { ask, call, given } = data as Ask
    try {
      const run = calls[call] as (...given: readonly unknown[]) => unknown
      post({ answer: ask, value: await run(...given) })
    } catch (error) {
      post({ answer: ask, trouble: said(error) })
    }
  }
}

function said(error: unknown): SaidTrouble {
  if (error instanceof Trouble) return { code: error.code, message: error.message, refusal: error.refusal }
  if (error instanceof Fault) return { code: 'bad-request', message: `${error.message}.`, refusal: null }
  return { code: 'fault', message: `Something went wrong here: ${(error as Error)?.message ?? error}`, refusal: null }
}

const GONE = new Trouble('not-found', 'This table is not in this browser any more.')

/** The page's end. */
export class Correspondence {
  readonly #port: Port
  readonly #open = new Map<number, { answered(value: never): void; failed(trouble: Trouble): void }>()
  readonly #watching = new Map<number, (news: Update | Trouble) => void>()
  #asked = 0
  #broken: Trouble | null = null

  constructor(port: Port) {
    this.#port = port
    port.onmessage = ({ data }) => this.#hear(data as Reply)
  }

  call<K extends Name>(call: K, ...given: Parameters<Calls[K]>): Promise<Result<K>> {
    if (this.#broken) return Promise.reject(this.#broken)
    const ask = ++this.#asked
    return new Promise((answered, failed) => {
      this.#open.set(ask, { answered, failed })
      this.#port.postMessage({ ask, call, given } satisfies Ask)
    })
  }

  /** Watches a table from a seat, until it is told of trouble; answers how to stop. */
  watch(table: string, seat: string | null, tell: (news: Update | Trouble) => void) {
    const watcher = ++this.#asked
    this.#watching.set(watcher, tell)
    const watched = this.call('watch', watcher, table, seat)
    const stop = (): void => {
      this.#watching.delete(watcher)
      this.call('unwatch', watcher).catch(() => undefined)
    }
    return { watched, stop }
  }

  /** The other end is gone: nothing that was asked will be answered. */
  breakOff(trouble: Trouble): void {
    this.#broken = trouble
    for (const { failed } of this.#open.values()) failed(trouble)
    for (const tell of this.#watching.values()) tell(trouble)
    this.#open.clear()
    this.#watching.clear()
  }

  #hear(reply: Reply): void {
    if ('watcher' in reply) {
      this.#watching.get(reply.watcher)?.(reply.update ?? GONE)
      return
    }
    const asked = this.#open.get(reply.answer)
    this.#open.delete(reply.answer)
    if ('trouble' in reply) {
      const { code, message, refusal } = reply.trouble
      asked?.failed(new Trouble(code, message, refusal))
    } else asked?.answered(reply.value as never)
  }
}
