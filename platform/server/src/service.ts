import type { IncomingMessage } from 'node:http'
import type { Config } from './config.ts'
import { Limits } from './limits.ts'
import { Metrics } from './metrics.ts'
import { Notices } from './notices/notices.ts'
import { People, type Visitor } from './people.ts'
import { Problem } from './problem.ts'
import { Store } from './store/store.ts'
import { Tables } from './tables.ts'
import { Talk } from './talk.ts'

export interface Log {
  debug(what: object, message: string): void
  info(what: object, message: string): void
  warn(what: object, message: string): void
  error(what: object, message: string): void
}

export const COOKIE = 'iacta'

/** How many seconds' allowance a visitor may spend at once. */
const BURST = 6

/** Everything the server does, apart from HTTP and sockets. */
export class Service {
  readonly config: Config
  readonly store: Store
  readonly people: People
  readonly tables: Tables
  readonly talk: Talk
  readonly notices: Notices
  readonly limits: Limits
  /** Signing in is costly by design, and what guessers do. */
  readonly signInLimits = new Limits(12, 0.1)
  readonly metrics = new Metrics()
  readonly log: Log
  #stopListening: () => Promise<void> = async () => undefined
  #sweeper: NodeJS.Timeout | null = null

  private constructor(config: Config, store: Store, log: Log) {
    this.config = config
    this.store = store
    this.log = log
    this.limits = new Limits(config.allowance * BURST, config.allowance)
    this.people = new People(store)
    this.talk = new Talk(store)
    this.notices = new Notices(store, config, log)
    this.tables = new Tables(store, config.liveTables, {
      asked: (live, personId) =>
        void this.notices.yourMove(personId, live.id).catch((error) => this.#fault(error, live.id)),
      over: () => this.metrics.count('tables_over_total'),
      fault: (error, tableId) => this.#fault(error, tableId),
    })
    this.metrics.gauge('live_tables', 'Tables in memory', () => this.tables.liveCount)
    this.metrics.gauge('resident_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  }

  static async open(config: Config, log: Log): Promise<Service> {
    const store = await Store.open(config)
    const service = new Service(config, store, log)
    await service.people.open()
    service.#stopListening = await store.listen(
      (tableId, seq) => service.tables.heard(tableId, seq),
      () => service.tables.forgetAll(),
    )
    service.#sweeper = setInterval(() => void service.#sweep(), 5000)
    service.#sweeper.unref()
    return service
  }

  async #sweep(): Promise<void> {
    try {
      await this.tables.sweep()
      await this.notices.sendDue(Date.now())
    } catch (error) {
      this.#fault(error, null)
    }
  }

  #fault(error: unknown, tableId: string | null): void {
    if (error instanceof Problem && error.status < 500) return
    this.metrics.count('faults_total')
    this.log.error(
      { tableId, error: error instanceof Error ? error.message : String(error) },
      'something went wrong at a table',
    )
  }

  /** Who is asking, by bearer token or cookie. */
  visitorOf(request: { headers: IncomingMessage['headers'] }): Promise<Visitor | null> {
    const { authorization, cookie } = request.headers
    const bearer = authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined
    return this.people.visitor(
      { bearer, cookie: bearer === undefined ? cookieNamed(cookie, COOKIE) : undefined },
      Date.now(),
    )
  }

  /** Whether people reach the server over TLS. */
  isSecure(): boolean {
    return this.config.origin?.startsWith('https:') ?? false
  }

  async close(): Promise<void> {
    if (this.#sweeper) clearInterval(this.#sweeper)
    await this.tables.close()
    await this.#stopListening()
    await this.store.close()
  }
}

function cookieNamed(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}
