import type { IncomingMessage } from 'node:http'
import { Fault } from '@iacta/kernel'
import type { Message, Person, Room, Subject } from '@iacta/wire'
import { Chores } from './chores.ts'
import type { Config } from './config.ts'
import { cookieOf, oldCookieOf } from './cookies.ts'
import { History } from './history.ts'
import { Allowance, type Asker, Holdings, Limits, replaying } from './limits.ts'
import { Metrics } from './metrics.ts'
import { type Decision, Moderation } from './moderation.ts'
import { Notices } from './notices/notices.ts'
import { Opponents, type Threads } from './opponents/opponents.ts'
import { type Cost, Passwords } from './passwords.ts'
import { People, type Visitor } from './people.ts'
import { Presence, REPEAT } from './presence.ts'
import { Problem } from './problem.ts'
import { Records } from './records.ts'
import { Recovery } from './recovery.ts'
import { Retention } from './retention.ts'
import { mustNotBeMuted } from './standing.ts'
import { Store } from './store/store.ts'
import { DamagedTable } from './tables/rebuild.ts'
import { Tables } from './tables/tables.ts'
import { peopleIn, Talk } from './talk.ts'
import { Uptime } from './uptime.ts'

export interface Log {
  debug(what: object, message: string): void
  info(what: object, message: string): void
  warn(what: object, message: string): void
  error(what: object, message: string): void
}

/** What a server has from the machine it runs on, and from elsewhere in tests. */
export interface Surroundings {
  /** What the clock on the wall says. Without a steady time beside it, it is trusted whatever it does. */
  readonly now?: () => number
  /** Milliseconds that only ever go by. */
  readonly steady?: () => number
  readonly threads?: Threads
  /** What a password takes to be hashed. */
  readonly passwordCost?: Cost
  /** How often what is due is seen to, in milliseconds. */
  readonly seesToEvery?: number
}

/** What somebody wants to say: to the players if nothing else is said, or to these seats alone. */
export interface Saying {
  readonly room?: Room | undefined
  readonly to?: readonly string[] | undefined
  readonly text: string
}

/** How many seconds' allowance a visitor may spend at once. */
const BURST = 6
/** How many new guests an address may bring, for each unit of the allowance: usually 60, then one every five seconds. */
const NEW_GUESTS = { atOnce: 1.5, perSecond: 0.005 }

/** Everything the server does, apart from HTTP and sockets. */
export class Service {
  readonly config: Config
  readonly store: Store
  readonly people: People
  /** The computer's players. */
  readonly opponents: Opponents
  /** The time, and who was up when. */
  readonly uptime: Uptime
  readonly tables: Tables
  readonly records: Records
  readonly history: History
  readonly talk: Talk
  /** Who is here, so that nobody is sent what he sees. */
  readonly presence: Presence
  readonly notices: Notices
  readonly recovery: Recovery
  readonly moderation: Moderation
  readonly retention: Retention
  readonly #chores: Chores
  readonly allowance: Allowance
  /** Open sockets, and those about to be. */
  readonly socketHoldings: Holdings
  /** Signing in is costly by design, and what guessers do; by address. */
  readonly signInLimits: Limits
  /** A class may come at once, then somebody now and then; by address. */
  readonly newGuestLimits: Limits
  /** A few lines at once, then one every two seconds. */
  readonly talkAllowance: Allowance
  readonly metrics = new Metrics()
  readonly log: Log
  readonly now: () => number
  #stopListening: () => Promise<void> = async () => undefined
  #sweeper: NodeJS.Timeout | null = null
  #repeater: NodeJS.Timeout | null = null
  #isSweeping = false
  /** What was the matter with the store when it was last asked. */
  #trouble: string | null = null

  private constructor(config: Config, store: Store, log: Log, around: Surroundings) {
    const { now: wall, steady, threads, passwordCost } = around
    this.config = config
    this.store = store
    this.log = log
    this.uptime = new Uptime({
      store,
      wall: wall ?? null,
      steady: steady ?? (wall ? null : () => performance.now()),
      moved: (tableIds) => {
        for (const id of tableIds) this.tables.heard(id, -1)
      },
    })
    const now = () => this.uptime.now()
    this.now = now
    const { allowance, addressShare } = config
    this.allowance = new Allowance(allowance * BURST, allowance, addressShare, now)
    this.socketHoldings = new Holdings(config.sockets, addressShare)
    this.newGuestLimits = new Limits(allowance * NEW_GUESTS.atOnce, allowance * NEW_GUESTS.perSecond, now)
    this.signInLimits = new Limits(12, 0.1, now)
    this.talkAllowance = new Allowance(12, 0.5, addressShare, now)
    this.presence = new Presence({
      // Whoever cannot be told now is told when it is said again.
      tell: (here, gone) => void store.announcePresence(here, gone).catch(() => undefined),
      changed: (tableId) => this.tables.heardPresence(tableId),
      now,
    })
    this.people = new People(store, now, new Passwords(passwordCost))
    this.moderation = new Moderation(store, now)
    this.talk = new Talk(store)
    this.notices = new Notices({ store, config, log, metrics: this.metrics, presence: this.presence, now })
    this.recovery = new Recovery({
      store,
      people: this.people,
      channels: this.notices.channels,
      now,
      mail: (to, language, token) => this.notices.mailReset(to, language, token),
      fault: (error) => this.#fault(error, null),
    })
    this.opponents = new Opponents({
      ...threads,
      workers: config.botWorkers,
      fault: (error, tableId) => this.#fault(error, tableId),
    })
    this.tables = new Tables(
      store,
      config,
      this.opponents,
      {
        asked: (live, personId) => this.#noting(this.notices.yourMove(personId, live.id), live.id),
        challenged: (tableId, personId) => this.#noting(this.notices.challenged(personId, tableId), tableId),
        lost: (live, personId) => this.#noting(this.notices.lostSeat(personId, live.id), live.id),
        over: () => this.metrics.count('tables_over_total'),
        back: (personId) => this.endVacation(personId).then(() => undefined),
        decided: (level) => this.metrics.count(`decisions_total{level="${level}"}`),
        fault: (error, tableId) => this.#fault(error, tableId),
        damaged: (why, tableId) => this.#damaged(why, tableId),
      },
      this.uptime,
    )
    const about = { store, people: this.people, tables: this.tables, now, fault: (e: unknown) => this.#fault(e, null) }
    this.#chores = new Chores(about)
    this.retention = new Retention({ ...about, keeping: config.keeping, log })
    this.records = new Records(this.tables)
    this.history = new History(this.tables, store, now)
    this.metrics.gauge('thoughts', 'Choices that computer seats are thinking about', () => this.opponents.underWay)
    this.metrics.gauge('thoughts_waiting', 'Choices that wait to be thought about', () => this.opponents.waiting)
    this.metrics.gauge('thinking_threads', 'Threads that think for computer seats', () => this.opponents.threads)
    this.metrics.gauge(
      'looks_waiting',
      'Those who wait for their turn to look at a table',
      () => this.tables.waitingToLook,
    )
    this.metrics.gauge('live_tables', 'Tables in memory', () => this.tables.liveCount)
    this.metrics.gauge('cpu_seconds', 'Processor time of the process', () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1e6
    })
    this.metrics.gauge('resident_bytes', 'Memory of the process', () => process.memoryUsage.rss())
    this.metrics.gauge('heap_bytes', 'Memory that its objects hold', () => process.memoryUsage().heapUsed)
  }

  /** Nobody waits for a notice to be noted. */
  #noting(noted: Promise<void>, tableId: string): void {
    noted.catch((error) => this.#fault(error, tableId))
  }

  static async open(config: Config, log: Log, around: Surroundings = {}): Promise<Service> {
    const store = await Store.open(config)
    const service = new Service(config, store, log, around)
    try {
      await service.people.open()
      await service.uptime.begin()
      service.#stopListening = await store.listen({
        heard: (tableId, news) =>
          typeof news === 'number' ? service.tables.heard(tableId, news) : service.tables.heardTalk(tableId, news),
        presence: (news) => service.presence.heard(news),
        lost: () => service.tables.forgetAll(),
      })
    } catch (error) {
      await store.close()
      throw new Fault(`the database cannot be used: ${(error as Error).message}`)
    }
    service.#sweeper = setInterval(() => void service.#sweep(), around.seesToEvery ?? 5000)
    service.#sweeper.unref()
    service.#repeater = setInterval(() => service.presence.repeat(), REPEAT)
    service.#repeater.unref()
    return service
  }

  /** Sees to what is due by now, and what nobody else sees to. */
  async seeTo(): Promise<void> {
    await this.tables.sweep()
    await this.notices.sendDue(this.now())
    await this.moderation.liftExpired()
    await this.#chores.doDue()
    await this.retention.sweepIfDue()
  }

  async #sweep(): Promise<void> {
    if (this.#isSweeping) return
    this.#isSweeping = true
    try {
      await this.seeTo()
    } catch (error) {
      this.#fault(error, null)
    } finally {
      this.#isSweeping = false
    }
  }

  #damaged(why: string, tableId: string): void {
    this.metrics.count('tables_damaged_total')
    this.log.error({ tableId, error: why }, 'what is stored of a table is damaged')
  }

  /** Whether the store takes what it is given; that it does not, or does again, is told once. */
  async isWell(): Promise<boolean> {
    const trouble = await this.store.health()
    if (trouble !== null && this.#trouble === null) this.log.error({ error: trouble }, 'the store is not well')
    if (trouble === null && this.#trouble !== null) this.log.info({}, 'the store is well again')
    this.#trouble = trouble
    return trouble === null
  }

  #fault(error: unknown, tableId: string | null): void {
    // A damaged table is told of where it is found.
    if (error instanceof Problem && (error.status < 500 || error instanceof DamagedTable)) return
    this.metrics.count('faults_total')
    this.log.error(
      { tableId, error: error instanceof Error ? error.message : String(error) },
      'something went wrong at a table',
    )
  }

  /** Who is asking, by bearer token or cookie. */
  visitorOf(request: { headers: IncomingMessage['headers'] }): Promise<Visitor | null> {
    const bearer = bearerOf(request)
    if (bearer !== undefined) return this.people.visitor({ bearer }, this.now())
    const isSecure = this.isSecure()
    const cookie = cookieOf(request, 'session', isSecure)
    const old = cookie === undefined && isSecure
    return this.people.visitor({ cookie: old ? oldCookieOf(request) : cookie, old }, this.now())
  }

  /** Decides about a person, and lets the tables know at once. */
  async decide(by: string, subject: Subject, decision: Decision): Promise<void> {
    await this.moderation.decide(by, subject, decision)
    this.people.readAgain()
    await this.#chores.doDue()
  }

  /** Takes days of vacation; answers with who takes them. */
  async takeVacation(visitor: Visitor, days: number): Promise<Person> {
    const person = await this.people.takeVacation(visitor, days, this.now())
    await this.tables.vacationChanged(person.id, person.vacationUntil ?? 0)
    return person
  }

  /** Ends a vacation: clocks that rested for it run on. */
  async endVacation(personId: string): Promise<Person> {
    const person = await this.people.endVacation(personId, this.now())
    await this.tables.vacationChanged(personId, person.vacationUntil ?? 0)
    return person
  }

  /** Whoever wants something of a table that is not in memory pays for having it built again. */
  async payFor(asker: Asker, tableId: string): Promise<void> {
    const actions = await this.tables.actionsToLoad(tableId)
    if (actions > 0) this.allowance.spend(asker, replaying(actions))
  }

  /** Says something at a table, to all or to some seats alone, and lets those who may hear it know. */
  async say(person: Person, address: string, tableId: string, { room: said, to, text }: Saying): Promise<Message> {
    this.talkAllowance.spend({ person, address }, 1)
    mustNotBeMuted((await this.people.person(person.id)).standing)
    const room = said ?? (to ? 'private' : 'players')
    const company = await this.tables.mayTalk(tableId, person, room, 'write')
    const message = await this.talk.say({ personId: person.id, tableId, room, to: to ?? [], text }, company, this.now())
    const hearers = room === 'private' ? [person.id, ...peopleIn(company, message.to)] : null
    await this.tables.talked(tableId, { room, hearers })
    return message
  }

  /** Whether people reach the server over TLS. */
  isSecure(): boolean {
    return this.config.origin?.startsWith('https:') ?? false
  }

  async close(): Promise<void> {
    if (this.#sweeper) clearInterval(this.#sweeper)
    if (this.#repeater) clearInterval(this.#repeater)
    await this.tables.close()
    await this.opponents.close()
    await this.recovery.close()
    await this.notices.close()
    await this.uptime.close()
    await this.#stopListening()
    await this.store.close()
  }
}

/** The token a program proves itself with. A browser never sends one on its own. */
export const bearerOf = (request: { headers: IncomingMessage['headers'] }): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
