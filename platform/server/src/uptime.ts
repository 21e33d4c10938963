import { type Kysely, sql } from 'kysely'
import { FREE_ANSWER } from './clock.ts'
import type { Schema } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** How often it is written down that somebody is up, in milliseconds. */
export const BEAT = 5000
/** If it was not for so long, nobody was. */
export const SILENCE = 3 * BEAT

const HEARTBEAT = 'heartbeat'

/** The time, and whether it may be held against anybody. */
export interface Time {
  now(): number
  /** Answers once no time is counted that passed while nobody could play. */
  ready(): Promise<void>
}

export interface UptimeParts {
  readonly store: Store
  /** What the clock on the wall says; null for that of the store, which all processes share. */
  readonly wall: (() => number) | null
  /** Milliseconds that only ever go by; null where the clock on the wall is to be trusted, whatever it does. */
  readonly steady: (() => number) | null
  /** The clocks of these tables were set to another time. */
  readonly moved: (tableIds: readonly string[]) => void
}

/**
 * The time as the tables know it, and who was up when.
 *
 * Between two heartbeats time goes by steadily, whatever is done to the clock on the wall. With each heartbeat, which
 * all processes write to the same place, it is set by that clock; and if that has gone on, or back, by more than a
 * heartbeat can be late, then nobody was up, or the clock was set, and the clocks of everybody who is being waited for
 * are moved along: nobody loses a game while the server was down, asleep, or without its store.
 */
export class Uptime implements Time {
  readonly #store: Store
  readonly #wall: (() => number) | null
  readonly #steady: (() => number) | null
  readonly #moved: UptimeParts['moved']
  /** What the time is ahead of the steady one. */
  #ahead: number
  /** By the steady one. */
  #lastBeat = Number.NEGATIVE_INFINITY
  #beating: Promise<void> | null = null
  #beater: NodeJS.Timeout | null = null

  constructor({ store, wall, steady, moved }: UptimeParts) {
    this.#store = store
    this.#wall = wall
    this.#steady = steady
    this.#moved = moved
    this.#ahead = (wall ?? Date.now)() - (steady?.() ?? 0)
  }

  now(): number {
    if (this.#steady) return Math.round(this.#steady() + this.#ahead)
    return (this.#wall ?? Date.now)()
  }

  /** The first heartbeat, before this process lets itself be heard; where no other is up, any time since the last is lost. */
  async begin(): Promise<void> {
    if (!this.#steady) return
    await this.#beat(await this.#store.isAlone())
    this.#beater = setInterval(() => void this.beat().catch(() => undefined), BEAT).unref()
  }

  async ready(): Promise<void> {
    if (this.#steady && this.#steady() - this.#lastBeat > SILENCE) await this.beat()
  }

  /** Says that somebody is up, and sets the clocks if nobody was. */
  beat(): Promise<void> {
    this.#beating ??= this.#beat(false).finally(() => {
      this.#beating = null
    })
    return this.#beating
  }

  /** The last heartbeat: from now on it does not count. */
  async close(): Promise<void> {
    if (this.#beater) clearInterval(this.#beater)
    // A store that has not answered lately is not waited for.
    if (this.#steady && this.#steady() - this.#lastBeat < SILENCE) await this.beat().catch(() => undefined)
  }

  async #beat(isAnyLost: boolean): Promise<void> {
    const { at, moved } = await this.#store.db.transaction().execute(async (t) => {
      const last = await holdHeartbeat(t, await this.#wallTime(t))
      const now = await this.#wallTime(t)
      const isLost = isAnyLost || Math.abs(now - last) > SILENCE
      const ids = isLost && now !== last ? await moveClocks(t, last, now) : []
      await this.#store.announceAll(ids, t)
      await t
        .updateTable('settings')
        .set({ value: String(now) })
        .where('key', '=', HEARTBEAT)
        .execute()
      return { at: now, moved: ids }
    })
    const steady = this.#steady?.() ?? 0
    this.#ahead = at - steady
    this.#lastBeat = steady
    if (moved.length > 0) this.#moved(moved)
  }

  async #wallTime(t: Kysely<Schema>): Promise<number> {
    if (this.#wall) return this.#wall()
    if (this.#store.engine === 'sqlite') return Date.now()
    const { rows } = await sql<{
      now: number
    }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(t)
    return Number(rows[0].now)
  }
}

/** When the last heartbeat was; nobody else writes one until the transaction ends. */
async function holdHeartbeat(t: Kysely<Schema>, now: number): Promise<number> {
  const first = { key: HEARTBEAT, value: String(now) }
  const { value } = await t
    .insertInto('settings')
    .values(first)
    .onConflict((c) => c.column('key').doUpdateSet({ key: HEARTBEAT }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return Number(value)
}

/**
 * Moves the clocks that ran when the last heartbeat was, by what the clock on the wall has gone since; those that were to
 * begin meanwhile, after a vacation say, begin now. Whose time was out before has lost it. Answers with the tables.
 */
async function moveClocks(t: Kysely<Schema>, last: number, now: number): Promise<string[]> {
  const isAhead = now > last
  const gone = isAhead
    ? sql<number>`cast(${now} as bigint) - case when clock_from > ${last} then clock_from else ${last} end`
    : sql<number>`cast(${now - last} as bigint)`
  // Where the clock was put back, what is to begin in a moment belongs to the time before.
  const begunBy = isAhead ? now : last + SILENCE + FREE_ANSWER
  const { rows } = await sql<{ table_id: string }>`
    update seats set clock_from = clock_from + (${gone}), deadline = deadline + (${gone})
    where clock_from <= ${begunBy} and deadline >= ${last} and table_id in
      (select id from tables where status = 'running' and frozen_at is null)
    returning table_id`.execute(t)
  const timed = await moveAgreedTimes(t, last, now)
  return [...new Set([...rows.map(({ table_id }) => table_id), ...timed])]
}

/** The same for the agreed time of tables, which runs from when they began. */
async function moveAgreedTimes(t: Kysely<Schema>, last: number, now: number): Promise<string[]> {
  const gone =
    now > last
      ? sql<number>`cast(${now} as bigint) - case when started_at > ${last} then started_at else ${last} end`
      : sql<number>`cast(${now - last} as bigint)`
  const { rows } = await sql<{ id: string }>`
    update tables set time_up_at = time_up_at + (${gone})
    where status = 'running' and frozen_at is null and time_up_at >= ${last} returning id`.execute(t)
  return rows.map(({ id }) => id)
}
