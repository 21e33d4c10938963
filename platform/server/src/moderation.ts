import type { DecisionEntry, Measure, Subject } from '@iacta/wire'
import { type Kysely, sql } from 'kysely'
import { keyOf } from './names.ts'
import { conflict, notFound } from './problem.ts'
import { newReset } from './resets.ts'
import { FOR_EVER, STANDING_COLUMNS, standingOf } from './standing.ts'
import type { Schema } from './store/schema.ts'
import type { Store } from './store/store.ts'

const DAY = 86_400_000
/** A link that an operator hands to somebody is good for so long. */
export const HANDED_FOR = DAY
/** Entries of the log that are read at once. */
const LOG_PAGE = 100

/** What can be done about a person from here; about reports and passwords there is more in the log. */
export const MEASURES = ['mute', 'unmute', 'suspend', 'unsuspend', 'delete'] as const
export const ROLE_MEASURES = ['operator', 'not-operator'] as const

export interface Decision {
  readonly what: (typeof MEASURES)[number] | (typeof ROLE_MEASURES)[number]
  /** How long, for what ends; null for until further notice. */
  readonly days: number | null
  readonly reason: string
  /** The report that led to it, which is settled by it. */
  readonly report: number | null
}

/**
 * What is decided about people, by operators in the app and by whoever has the `iacta` command: each decision stands in
 * the log, with who made it and why. It holds at once wherever the database is asked; what it changes at tables is
 * noted as a chore, which a server does (see chores.ts).
 */
export class Moderation {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store
    this.#now = now
  }

  /** Somebody, by name or (for guests, who have none) by id. */
  async find(who: { readonly name: string } | { readonly id: string }): Promise<Subject> {
    const query = this.#store.db
      .selectFrom('people')
      .select(['id', 'name', 'created_at', ...STANDING_COLUMNS])
      .where('deleted_at', 'is', null)
    const row = await ('id' in who
      ? query.where('id', '=', who.id)
      : query.where('name_key', '=', keyOf(who.name))
    ).executeTakeFirst()
    if (!row) throw notFound('person')
    return { id: row.id, name: row.name, since: row.created_at, standing: standingOf(row, this.#now()) }
  }

  /** Decides about a person. Whoever moderates is not moderated before somebody else takes that from him. */
  async decide(by: string, subject: Subject, decision: Decision): Promise<void> {
    const { what, days, reason, report } = decision
    const now = this.#now()
    if (subject.standing.operator && (MEASURES as readonly string[]).includes(what))
      throw conflict('is-operator', 'That is an operator: take the role away first, with "iacta people not-operator".')
    if (what === 'operator' && subject.name === null) throw conflict('no-account', 'A guest cannot be an operator.')
    const ends = what === 'mute' || what === 'suspend'
    const until = ends ? (days === null ? FOR_EVER : now + days * DAY) : null
    await this.#store.db.transaction().execute(async (t) => {
      const { numUpdatedRows } = await t
        .updateTable('people')
        .set(changes(what, until, reason))
        .where('id', '=', subject.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) throw notFound('person')
      if (what === 'delete')
        for (const table of ['sessions', 'resets', 'recovery_codes'] as const)
          await t.deleteFrom(table).where('person_id', '=', subject.id).execute()
      await this.#note(t, by, subject, { what, until, reason, report })
      if (report !== null) await settle(t, by, report, now)
    })
  }

  /** A link for somebody who has no other way back. */
  async reset(by: string, subject: Subject): Promise<{ token: string; until: number }> {
    if (subject.name === null) throw conflict('no-account', 'A guest has no password.')
    const until = this.#now() + HANDED_FOR
    const token = await this.#store.db.transaction().execute(async (t) => {
      await this.#note(t, by, subject, { what: 'reset', until, reason: '', report: null })
      return newReset(t, subject.id, until)
    })
    return { token, until }
  }

  /** A report that needs no more. */
  async dismiss(by: string, report: number, subject: Subject, reason: string): Promise<void> {
    await this.#store.db.transaction().execute(async (t) => {
      if (!(await settle(t, by, report, this.#now()))) throw notFound('open report')
      await this.#note(t, by, subject, { what: 'dismiss', until: null, reason, report })
    })
  }

  async #note(
    t: Kysely<Schema>,
    by: string,
    { id, name }: Subject,
    entry: { what: Measure; until: number | null; reason: string; report: number | null },
  ): Promise<void> {
    const { report, ...rest } = entry
    await t
      .insertInto('moderation')
      .values({ at: this.#now(), by_whom: by, person_id: id, person_name: name, report_id: report, ...rest })
      .execute()
  }

  /** What was decided, the last first; about one person if one is named. */
  async log({ before, about }: { before?: number | undefined; about?: string | undefined }): Promise<DecisionEntry[]> {
    let query = this.#store.db.selectFrom('moderation').selectAll().orderBy('id', 'desc').limit(LOG_PAGE)
    if (before !== undefined) query = query.where('id', '<', before)
    if (about !== undefined) query = query.where('person_id', '=', about)
    return (await query.execute()).map((row) => ({
      id: Number(row.id),
      at: row.at,
      by: row.by_whom,
      personId: row.person_id,
      name: row.person_name,
      what: row.what,
      until: row.until === null || row.until >= FOR_EVER ? null : row.until,
      reason: row.reason,
      report: row.report_id === null ? null : Number(row.report_id),
    }))
  }

  /** Restrictions whose time is over are taken away, and the tables of whoever was suspended will see it. */
  async liftExpired(): Promise<void> {
    const now = this.#now()
    const { db } = this.#store
    await db
      .updateTable('people')
      .set({ suspended_until: null, suspension_reason: null, chore: sql`coalesce(chore, 'tables')` })
      .where('suspended_until', '<=', now)
      .execute()
  }
}

function changes(what: Decision['what'], until: number | null, reason: string) {
  switch (what) {
    case 'mute':
      return { muted_until: until, mute_reason: reason }
    case 'unmute':
      return { muted_until: null, mute_reason: null }
    case 'suspend':
      return { suspended_until: until, suspension_reason: reason, chore: 'tables' as const }
    case 'unsuspend':
      return { suspended_until: null, suspension_reason: null, chore: 'tables' as const }
    case 'delete':
      // Until a server has done it nobody comes in by this account.
      return { suspended_until: FOR_EVER, suspension_reason: reason, password: null, chore: 'delete' as const }
    case 'operator':
      return { operator: 1 }
    case 'not-operator':
      return { operator: 0 }
  }
}

async function settle(t: Kysely<Schema>, by: string, report: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await t
    .updateTable('reports')
    .set({ settled_at: now, settled_by: by })
    .where('id', '=', report)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
