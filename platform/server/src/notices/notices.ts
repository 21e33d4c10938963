import type { Language } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry'
import { type ChannelKind, tablePage } from '@iacta/wire'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import type { Presence } from '../presence.ts'
import { resetLink } from '../resets.ts'
import type { Log } from '../service.ts'
import type { ChannelsTable, NoticeKind, NoticesTable, SeatsTable, TableStatus } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { Channels } from './channels.ts'
import { Reach, Undelivered } from './reach.ts'
import { type News, Senders } from './senders.ts'
import { languageOf } from './texts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a notice waits, so that several moves make one, and a move made meanwhile makes none. */
export const BATCHED_FOR = MINUTE
/** A channel gets one message in this time at most. */
export const QUIET_FOR = 10 * MINUTE
/** How long a channel rests after its first, second … failure in a row; then always as long as the last. */
export const BACK_OFF = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const
/** A notice that failed so often is not worth telling any more. */
export const MAX_ATTEMPTS = 5
/** A channel that failed so often in a row is removed. */
export const MAX_FAILURES = 20
/**
 * Whoever watches a table is known only to the process he is connected to. It takes back what is due so soon, before
 * another process sends it; so this is longer than the time between two calls of `sendDue`.
 */
const SEEN_AHEAD = 15_000
const CHANNELS_AT_ONCE = 100
const SENT_AT_ONCE = 10
const TABLES_IN_A_MESSAGE = 50

type NoticeRow = Pick<NoticesTable, 'channel_id' | 'table_id' | 'due_at'>
type DueNotice = NoticeRow & { readonly kind: NoticeKind }

export interface NoticesParts {
  readonly store: Store
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly presence: Presence
  /** Tests have their own; there is no setting for it. */
  readonly reach?: Reach
  readonly now?: () => number
}

/**
 * "Your move", and what else concerns a person's tables, by whatever channels he has set up.
 *
 * Any number of processes may share the store. A notice is sent by the one that moves its channel's `rests_until`
 * forward, and deleted once it is delivered; if that process dies in between, another sends it after the rest.
 */
export class Notices {
  readonly channels: Channels
  readonly #store: Store
  readonly #config: Config
  readonly #log: Log
  readonly #metrics: Metrics
  readonly #presence: Presence
  readonly #senders: Senders
  readonly #now: () => number
  readonly #noting = new Set<Promise<void>>()
  #sending: Promise<void> | null = null
  #closing = false
  #address = ''

  constructor(parts: NoticesParts) {
    const { store, config } = parts
    const reach = parts.reach ?? new Reach()
    this.#store = store
    this.#config = config
    this.#log = parts.log
    this.#metrics = parts.metrics
    this.#presence = parts.presence
    this.#now = parts.now ?? Date.now
    this.#senders = new Senders(config, reach)
    this.channels = new Channels({ store, senders: this.#senders, reach, now: this.#now })
  }

  /** The kinds of channel this server offers: those that are configured. */
  get kinds(): readonly ChannelKind[] {
    return this.#senders.kinds
  }

  /** Where the links in notices lead: never what a request claims, which could be anything. */
  get origin(): string {
    return this.#config.origin ?? this.#address
  }

  /** Where the server listens, for links while no other address is configured. */
  reachedAt(address: string): void {
    this.#address = address
  }

  /** Sends a link to choose a new password by; no notice, and not gathered with others. */
  mailReset(to: string, language: Language, token: string): Promise<unknown> {
    return this.#senders.sendReset(to, language, this.origin, resetLink(this.origin, token))
  }

  /** Notes that a person is asked at a table; it is sent later, with whatever else there is by then. */
  yourMove(personId: string, tableId: string): Promise<void> {
    return this.#noteSoon('move', personId, tableId)
  }

  /** Notes that a seat is kept for a person at a table that somebody has set up for him. */
  challenged(personId: string, tableId: string): Promise<void> {
    return this.#noteSoon('challenge', personId, tableId)
  }

  /** Notes that a person has lost his seat by the clock. */
  lostSeat(personId: string, tableId: string): Promise<void> {
    return this.#noteSoon('lost', personId, tableId)
  }

  async #noteSoon(kind: NoticeKind, personId: string, tableId: string): Promise<void> {
    if (this.kinds.length === 0 || this.#closing) return
    const noting = this.#note(kind, personId, tableId)
    this.#noting.add(noting)
    try {
      await noting
    } finally {
      this.#noting.delete(noting)
    }
  }

  async #note(kind: NoticeKind, personId: string, tableId: string): Promise<void> {
    const channels = await this.#store.db
      .selectFrom('channels')
      .select('id')
      .where('person_id', '=', personId)
      .where('kind', 'in', this.kinds)
      .where('confirm_hash', 'is', null)
      .where('notices', '=', 1)
      .execute()
    if (channels.length === 0) return
    const dueAt = this.#now() + BATCHED_FOR
    await this.#store.db
      .insertInto('notices')
      .values(
        channels.map(({ id }) => ({
          channel_id: id,
          table_id: tableId,
          person_id: personId,
          due_at: dueAt,
          attempts: 0,
          kind,
        })),
      )
      // Asked again: the notice of before was answered.
      .onConflict((c) => c.columns(['channel_id', 'table_id']).doUpdateSet({ due_at: dueAt, attempts: 0, kind }))
      .execute()
  }

  /** Sends what is due, unless that is still being done from the last time. */
  sendDue(now: number): Promise<void> {
    if (this.kinds.length === 0 || this.#closing) return Promise.resolve()
    this.#sending ??= this.#sendDue(now).finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  async #sendDue(now: number): Promise<void> {
    await this.#takeBackSeen(now)
    const due = await this.#store.db
      .selectFrom('channels')
      .innerJoin('people', 'people.id', 'channels.person_id')
      .select('channels.id')
      .where('channels.kind', 'in', this.kinds)
      .where('channels.rests_until', '<=', now)
      .where((where) =>
        where.or([
          where('people.vacation_until', 'is', null),
          where('people.vacation_until', '<=', now),
          where('people.vacation_from', '>', now),
        ]),
      )
      // Who is suspended could do nothing about it.
      .where('people.suspended_until', 'is', null)
      .where('channels.id', 'in', (notices) =>
        notices.selectFrom('notices').select('notices.channel_id').where('notices.due_at', '<=', now),
      )
      .limit(CHANNELS_AT_ONCE)
      .execute()
    const left = due.map(({ id }) => id)
    const sender = async (): Promise<void> => {
      for (let id = left.pop(); id !== undefined && !this.#closing; id = left.pop())
        await this.#sendTo(id, now).catch((error: unknown) => this.#fault(error))
    }
    await Promise.all(Array.from({ length: SENT_AT_ONCE }, sender))
  }

  /** Whoever is watching a table needs no notice of it. */
  async #takeBackSeen(now: number): Promise<void> {
    if (this.#presence.isEmpty) return
    const soon = await this.#store.db
      .selectFrom('notices')
      .innerJoin('channels', 'channels.id', 'notices.channel_id')
      .select(['notices.channel_id', 'notices.table_id', 'notices.due_at', 'notices.person_id'])
      .where('notices.due_at', '<=', now + SEEN_AHEAD)
      .where('channels.rests_until', '<=', now + SEEN_AHEAD)
      .execute()
    await this.#delete(soon.filter((notice) => this.#presence.isWatching(notice.person_id, notice.table_id)))
  }

  async #sendTo(channelId: string, now: number): Promise<void> {
    const channel = await this.#claim(channelId, now)
    if (!channel) return
    const notices = await this.#store.db
      .selectFrom('notices')
      .select(['channel_id', 'table_id', 'due_at', 'kind'])
      .where('channel_id', '=', channel.id)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(TABLES_IN_A_MESSAGE)
      .execute()
    const message = await this.#compose(channel.person_id, notices, now)
    const isTold = ({ table_id }: NoticeRow): boolean => message.tables.some(({ id }) => id === table_id)
    await this.#delete(notices.filter((notice) => !isTold(notice)))
    if (message.tables.length === 0) return this.#rest(channel, { rests_until: now })
    const told = notices.filter(isTold)
    try {
      const delivery = await this.#senders.deliver(channel, message)
      if (delivery === 'gone') return await this.#remove(channel, 'the channel is gone')
      this.#metrics.count('notices_sent_total')
      await this.#delete(told)
      await this.#rest(channel, { failures: 0 })
    } catch (error) {
      if (!(error instanceof Undelivered)) throw error
      await this.#failed(channel, told, error.message, now)
    }
  }

  /** One process wins, and the channel is quiet afterwards. */
  #claim(channelId: string, now: number): Promise<ChannelsTable | undefined> {
    return this.#store.db
      .updateTable('channels')
      .set({ rests_until: now + QUIET_FOR })
      .where('id', '=', channelId)
      .where('rests_until', '<=', now)
      .returningAll()
      .executeTakeFirst()
  }

  /** What still holds of it: that it is this person's move and another waits for it, that he is challenged, or was late. */
  async #compose(personId: string, notices: readonly DueNotice[], at: number): Promise<News> {
    const person = await this.#store.db
      .selectFrom('people')
      .select('language')
      .where('id', '=', personId)
      .executeTakeFirst()
    const language = languageOf(person?.language ?? null)
    const known = await this.#tablesOf(notices.map(({ table_id }) => table_id))
    const tables = notices.flatMap(({ table_id, kind }) => {
      const table = known.find(({ id }) => id === table_id)
      if (!table || !stillHolds(kind, table, personId) || this.#presence.isWatching(personId, table_id)) return []
      const { game, host } = table
      const { title } = gameNamed(game).text[language]
      return [{ id: table_id, game, kind, title, by: host, url: this.origin + tablePage(table_id) }]
    })
    return { language, origin: this.origin, at, tables }
  }

  async #tablesOf(ids: readonly string[]): Promise<ToldTable[]> {
    if (ids.length === 0) return []
    const tables = await this.#store.db
      .selectFrom('tables')
      .leftJoin('people', 'people.id', 'tables.created_by')
      .select(['tables.id', 'tables.game', 'tables.status', 'tables.asked', 'people.name as host'])
      .where('tables.id', 'in', ids)
      .execute()
    const seats = await this.#store.db
      .selectFrom('seats')
      .select(['table_id', 'seat', 'kind', 'person_id'])
      .where('table_id', 'in', ids)
      .execute()
    return tables.map((table) => ({ ...table, seats: seats.filter(({ table_id }) => table_id === table.id) }))
  }

  async #failed(channel: ChannelsTable, told: readonly NoticeRow[], reason: string, now: number): Promise<void> {
    this.#metrics.count('notices_failed_total')
    const failures = channel.failures + 1
    this.#log.warn({ channel: channel.id, kind: channel.kind, failures, reason }, 'a notice was not delivered')
    if (failures >= MAX_FAILURES) return this.#remove(channel, 'it failed too often')
    await this.#store.db
      .updateTable('notices')
      .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
      .where((where) => where.or(told.map((notice) => where.and(keyOf(notice)))))
      .execute()
    await this.#store.db
      .deleteFrom('notices')
      .where('channel_id', '=', channel.id)
      .where('attempts', '>=', MAX_ATTEMPTS)
      .execute()
    const rest = BACK_OFF[Math.min(failures, BACK_OFF.length) - 1]
    await this.#rest(channel, { failures, rests_until: now + rest })
  }

  async #rest(
    channel: ChannelsTable,
    changes: Partial<Pick<ChannelsTable, 'failures' | 'rests_until'>>,
  ): Promise<void> {
    await this.#store.db
      .updateTable('channels')
      .set(changes)
      .where('id', '=', channel.id)
      .where('rests_until', '=', channel.rests_until)
      .execute()
  }

  async #remove(channel: ChannelsTable, reason: string): Promise<void> {
    this.#log.info({ channel: channel.id, kind: channel.kind, reason }, 'a channel was removed')
    await this.#store.db.transaction().execute(async (t) => {
      await t.deleteFrom('notices').where('channel_id', '=', channel.id).execute()
      await t.deleteFrom('channels').where('id', '=', channel.id).execute()
    })
  }

  /** Deletes these very notices; one that was made anew meanwhile is another, due later. */
  async #delete(notices: readonly NoticeRow[]): Promise<void> {
    for (let i = 0; i < notices.length; i += TABLES_IN_A_MESSAGE) {
      const some = notices.slice(i, i + TABLES_IN_A_MESSAGE)
      await this.#store.db
        .deleteFrom('notices')
        .where((where) => where.or(some.map((notice) => where.and(keyOf(notice)))))
        .execute()
    }
  }

  #fault(error: unknown): void {
    this.#metrics.count('faults_total')
    this.#log.error({ error: error instanceof Error ? error.message : String(error) }, 'a notice could not be sent')
  }

  /** Finishes what is being sent and begins nothing more. */
  async close(): Promise<void> {
    this.#closing = true
    await Promise.allSettled([...this.#noting, this.#sending])
    this.#senders.close()
  }
}

/** A table as far as it matters for what is told of it. */
interface ToldTable {
  readonly id: string
  readonly game: string
  readonly status: TableStatus
  readonly asked: number
  /** Who set it up, by name. */
  readonly host: string | null
  readonly seats: readonly Pick<SeatsTable, 'seat' | 'kind' | 'person_id'>[]
}

function stillHolds(kind: NoticeKind, { status, asked, seats }: ToldTable, personId: string): boolean {
  const own = seats.filter(({ person_id }) => person_id === personId)
  if (kind === 'challenge') return status === 'open' && own.some((seat) => seat.kind === 'open')
  if (kind === 'lost') return status !== 'cancelled'
  const isAsked = own.some((seat) => seat.kind === 'person' && (asked & (1 << seat.seat)) !== 0)
  const hasCompany = seats.some((seat) => seat.kind === 'person' && seat.person_id !== personId)
  return status === 'running' && isAsked && hasCompany
}

const keyOf = ({ channel_id, table_id, due_at }: NoticeRow): NoticeRow => ({ channel_id, table_id, due_at })
