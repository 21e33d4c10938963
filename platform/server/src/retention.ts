import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { FORGOTTEN_AFTER } from './guesses.ts'
import type { People } from './people.ts'
import type { Log } from './service.ts'
import type { Schema } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { tablesOf } from './tables/rows.ts'
import type { Tables } from './tables/tables.ts'

const DAY = 86_400_000
/** So long after one sweep comes the next, in whatever process; sooner while there is more to do. */
export const SWEPT_EVERY = 60 * 60_000
export const SWEPT_ON = 60_000
/** Of each kind so many go in one sweep: nobody who plays should notice. */
export const BATCH = 50

const LEASE = 'retention-due'
/** Times as text that sorts as they do. */
const timeText = (time: number): string => String(time).padStart(16, '0')

/** How long things are kept that nobody uses, in days; 0 for ever. */
export interface Keeping {
  /** Guests who were not here, and the tables where nobody else was. */
  readonly guests: number
  /** Tables that nobody joined. */
  readonly openTables: number
  /** Records that were imported and not played on. */
  readonly imports: number
  /** Notices that could not be sent. */
  readonly notices: number
}

export interface RetentionParts {
  readonly store: Store
  readonly people: People
  readonly tables: Tables
  readonly keeping: Keeping
  readonly log: Log
  readonly now: () => number
  fault(error: unknown): void
}

/** What ended in one sweep. */
export interface Swept {
  readonly guests: number
  readonly openTables: number
  readonly imports: number
  readonly cancelledTables: number
  readonly notices: number
  readonly sessions: number
}

type Gone = ExpressionBuilder<Schema, 'people'>

/**
 * Ends what nobody uses any more. Of several processes the one that moves the time of the next sweep forward does it.
 * What accounts have finished is never touched, nor a guest whom somebody with an account still plays with.
 */
export class Retention {
  readonly #parts: RetentionParts

  constructor(parts: RetentionParts) {
    this.#parts = parts
  }

  /** Sweeps if it is time to, and nobody else does; answers with what ended, or null. */
  async sweepIfDue(): Promise<Swept | null> {
    const now = this.#parts.now()
    if (!(await this.#claim(now))) return null
    const swept: Swept = {
      openTables: await this.#endOpenTables(now),
      imports: await this.#endImports(now),
      guests: await this.#endGuests(now),
      cancelledTables: await this.#endCancelledTables(now),
      notices: await this.#endNotices(now),
      sessions: await this.#endSessions(now),
    }
    if (Object.values(swept).some((count) => count > 0))
      this.#parts.log.info(swept, 'what nobody uses any more has ended')
    if (Object.values(swept).some((count) => count >= BATCH)) await this.#setDue(now + SWEPT_ON)
    return swept
  }

  async #claim(now: number): Promise<boolean> {
    const { db } = this.#parts.store
    const due = await db.selectFrom('settings').select('value').where('key', '=', LEASE).executeTakeFirst()
    if (!due)
      await db
        .insertInto('settings')
        .values({ key: LEASE, value: timeText(0) })
        .onConflict((c) => c.column('key').doNothing())
        .execute()
    if (due && due.value > timeText(now)) return false
    const { numUpdatedRows } = await db
      .updateTable('settings')
      .set({ value: timeText(now + SWEPT_EVERY) })
      .where('key', '=', LEASE)
      .where('value', '=', due?.value ?? timeText(0))
      .executeTakeFirst()
    return Number(numUpdatedRows) > 0
  }

  async #setDue(at: number): Promise<void> {
    await this.#parts.store.db
      .updateTable('settings')
      .set({ value: timeText(at) })
      .where('key', '=', LEASE)
      .execute()
  }

  /** Each on its own: what fails is told, and the rest goes on. Answers how many were tried. */
  async #each(ids: readonly string[], end: (id: string) => Promise<void>): Promise<number> {
    for (const id of ids) await end(id).catch(this.#parts.fault)
    return ids.length
  }

  async #endOpenTables(now: number): Promise<number> {
    const { store, tables, keeping } = this.#parts
    if (keeping.openTables === 0) return 0
    const rows = await store.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'open')
      .where('updated_at', '<', now - keeping.openTables * DAY)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('seats.kind', '=', 'person')
              .whereRef('seats.person_id', '!=', 'tables.created_by'),
          ),
        ),
      )
      .limit(BATCH)
      .execute()
    return this.#each(
      rows.map(({ id }) => id),
      (id) => tables.lobby.close(id),
    )
  }

  /** Records that were brought here and never played on: they have no event but the one that brought them. */
  async #endImports(now: number): Promise<number> {
    const { store, tables, keeping } = this.#parts
    if (keeping.imports === 0) return 0
    const rows = await store.db
      .selectFrom('tables')
      .select('id')
      .where('updated_at', '<', now - keeping.imports * DAY)
      .where(sql<boolean>`substr(origin, 1, 10) = '{"import":'`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('events')
              .select('events.seq')
              .whereRef('events.table_id', '=', 'tables.id')
              .where('events.seq', '>', 1),
          ),
        ),
      )
      .where(hasNoOpenReport)
      .limit(BATCH)
      .execute()
    return this.#each(
      rows.map(({ id }) => id),
      (id) => tables.erase(id),
    )
  }

  async #endGuests(now: number): Promise<number> {
    const { store, keeping } = this.#parts
    if (keeping.guests === 0) return 0
    const since = now - keeping.guests * DAY
    const rows = await store.db
      .selectFrom('people')
      .select('people.id')
      .where(sql<boolean>`people.was_account = 0`)
      .where('people.created_at', '<', since)
      .where((where) => where.not(wasSeen(where, since)))
      .where((where) => where.not(playsWithAccount(where)))
      .where((where) => where.not(isInOpenReport(where, 'messages')))
      .where((where) => where.not(isInOpenReport(where, 'whispers')))
      .limit(BATCH)
      .execute()
    return this.#each(
      rows.map(({ id }) => id),
      (id) => this.#endGuest(id),
    )
  }

  /** A guest goes without a trace; where somebody else is left the seat is deserted, as if he had deleted himself. */
  async #endGuest(id: string): Promise<void> {
    const { store, people, tables } = this.#parts
    await tables.lobby.leaveAll(await people.person(id))
    const played = await tablesOf(store.db, id)
    await people.forgetGuest(id)
    await tables.renamed(id)
    for (const table of await this.#empty(played)) await tables.erase(table)
  }

  /** Of these tables those where there is nobody any more, and never was anybody with an account. */
  async #empty(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return []
    const rows = await this.#parts.store.db
      .selectFrom('tables')
      .select('id')
      .where('id', 'in', ids)
      .where(isNobodys)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Tables that were called off before they began. */
  async #endCancelledTables(now: number): Promise<number> {
    const { store, tables, keeping } = this.#parts
    if (keeping.openTables === 0) return 0
    const rows = await store.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'cancelled')
      .where('updated_at', '<', now - keeping.openTables * DAY)
      .where(hasNoOpenReport)
      .limit(BATCH)
      .execute()
    return this.#each(
      rows.map(({ id }) => id),
      (id) => tables.erase(id),
    )
  }

  async #endNotices(now: number): Promise<number> {
    const { store, keeping } = this.#parts
    if (keeping.notices === 0) return 0
    const before = now - keeping.notices * DAY
    const some = await store.db
      .selectFrom('notices')
      .select('due_at')
      .where('due_at', '<', before)
      .orderBy('due_at')
      .limit(BATCH)
      .execute()
    const last = some.at(-1)
    if (!last) return 0
    await store.db.deleteFrom('notices').where('due_at', '<=', last.due_at).execute()
    return some.length
  }

  /** Sessions that are over, links that have expired, and guesses that are forgotten: they are good for nothing. */
  async #endSessions(now: number): Promise<number> {
    const { store, people } = this.#parts
    await store.db.deleteFrom('resets').where('expires_at', '<', now).execute()
    await store.db
      .deleteFrom('guesses')
      .where('last_at', '<', now - FORGOTTEN_AFTER)
      .execute()
    return people.forgetOldSessions(now, BATCH)
  }
}

/** A guest was here since then, by any session or token. */
const wasSeen = ({ exists, selectFrom }: Gone, since: number) =>
  exists(
    selectFrom('sessions')
      .select('sessions.id')
      .whereRef('sessions.person_id', '=', 'people.id')
      .where('sessions.seen_at', '>=', since),
  )

/** A guest plays a game that is still going on with somebody who has an account. */
const playsWithAccount = ({ exists, selectFrom }: Gone) =>
  exists(
    selectFrom('seats as own')
      .innerJoin('tables', 'tables.id', 'own.table_id')
      .innerJoin('seats as other', 'other.table_id', 'own.table_id')
      .innerJoin('people as account', 'account.id', 'other.person_id')
      .select('own.seat')
      .whereRef('own.person_id', '=', 'people.id')
      .where('own.kind', '=', 'person')
      .where('tables.status', '=', 'running')
      .where('other.kind', '=', 'person')
      .where('account.was_account', '=', 1)
      .where('account.deleted_at', 'is', null),
  )

type OfTables = ExpressionBuilder<Schema, 'tables'>

/** Nobody sits there or has set it up who is still here, and nobody ever did who had an account. */
const isNobodys = ({ not, exists, selectFrom }: OfTables) =>
  not(exists(selectFrom('people').select('people.id').whereRef('people.id', '=', 'tables.created_by'))).and(
    not(
      exists(
        selectFrom('seats')
          .innerJoin('people', 'people.id', 'seats.person_id')
          .select('people.id')
          .whereRef('seats.table_id', '=', 'tables.id'),
      ),
    ),
  )

const openReports = (
  { exists, selectFrom }: Pick<OfTables, 'exists' | 'selectFrom'>,
  where: 'messages' | 'whispers',
  table: RawBuilder<string>,
) =>
  exists(
    selectFrom('reports')
      .select('reports.id')
      .where('reports.settled_at', 'is', null)
      .where(sql<boolean>`reports.message_id in (select id from ${sql.table(where)} where ${table})`),
  )

/** What was said there is not still waiting for somebody to judge it. */
const hasNoOpenReport = (where: OfTables) =>
  where.and(
    (['messages', 'whispers'] as const).map((said) =>
      where.not(openReports(where, said, sql`${sql.ref(`${said}.table_id`)} = tables.id`)),
    ),
  )

/** Something a guest has said, or that was said where he sits, still waits for somebody to judge it. */
const isInOpenReport = (where: Gone, said: 'messages' | 'whispers') =>
  openReports(
    where,
    said,
    sql`${sql.ref(`${said}.person_id`)} = people.id
      or ${sql.ref(`${said}.table_id`)} in (select table_id from seats where seats.person_id = people.id)`,
  )
