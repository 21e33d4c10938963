import type { Report, ReportedLine, Room } from '@iacta/wire'
import type { Kysely } from 'kysely'
import { notFound } from './problem.ts'
import { STANDING_COLUMNS, standingOf } from './standing.ts'
import type { Schema } from './store/schema.ts'
import { isPartyTo } from './talk.ts'

/** Reports that are read at once, and how much of the talk before and after each. */
const PAGE = 20
const AROUND = 6

export interface ReportsWanted {
  readonly settled: boolean
  /** Those before this one. */
  readonly before?: number | undefined
}

/** Reports, the last first. */
export async function readReports(db: Kysely<Schema>, wanted: ReportsWanted, now: number): Promise<Report[]> {
  let query = db
    .selectFrom('reports')
    .select('id')
    .where('settled_at', wanted.settled ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .limit(PAGE)
  if (wanted.before !== undefined) query = query.where('id', '<', wanted.before)
  const reports: Report[] = []
  for (const { id } of await query.execute()) {
    const report = await reportNumbered(db, Number(id), now)
    if (report) reports.push(report)
  }
  return reports
}

/** One report; a refusal if there is none. */
export async function readReport(db: Kysely<Schema>, id: number, now: number): Promise<Report> {
  const report = await reportNumbered(db, id, now)
  if (!report) throw notFound('report')
  return report
}

async function reportNumbered(db: Kysely<Schema>, id: number, now: number): Promise<Report | null> {
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const message = await aloud(db).where('messages.id', '=', row.message_id).executeTakeFirst()
  const said = message ?? (await inPrivate(db).where('whispers.id', '=', row.message_id).executeTakeFirst())
  if (!said) return null
  const room: Room = message?.room ?? 'private'
  const [by, about] = [await personNumbered(db, row.person_id), await personNumbered(db, said.person_id)]
  const around = (side: 'before' | 'after') => linesAround(db, { ...said, room, reader: row.person_id }, side)
  return {
    id: Number(row.id),
    at: row.at,
    reason: row.reason,
    by: { id: row.person_id, name: by?.name ?? null },
    about: {
      id: said.person_id,
      name: about?.name ?? null,
      gone: !about || about.deleted_at !== null,
      standing: about ? standingOf(about, now) : { operator: false, muted: null, suspended: null },
    },
    table: said.table_id,
    room,
    message: lineOf(said),
    before: (await around('before')).reverse(),
    after: await around('after'),
    settledAt: row.settled_at,
    settledBy: row.settled_by,
  }
}

interface Said {
  readonly id: number
  readonly table_id: string
  readonly person_id: string
  readonly name: string | null
  readonly text: string
  readonly at: number
}

const lineOf = ({ id, person_id, name, text, at }: Said): ReportedLine => ({
  id: Number(id),
  personId: person_id,
  name,
  text,
  at,
})

/** What was said, with who said it. */

const aloud = (db: Kysely<Schema>) =>
  db
    .selectFrom('messages')
    .leftJoin('people', 'people.id', 'messages.person_id')
    .select([
      'messages.id',
      'messages.table_id',
      'messages.person_id',
      'people.name',
      'messages.text',
      'messages.at',
      'messages.room',
    ])

const inPrivate = (db: Kysely<Schema>) =>
  db
    .selectFrom('whispers')
    .leftJoin('people', 'people.id', 'whispers.person_id')
    .select(['whispers.id', 'whispers.table_id', 'whispers.person_id', 'people.name', 'whispers.text', 'whispers.at'])

const personNumbered = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('people')
    .select(['name', 'deleted_at', ...STANDING_COLUMNS])
    .where('id', '=', id)
    .executeTakeFirst()

async function linesAround(
  db: Kysely<Schema>,
  said: Said & { readonly room: Room; readonly reader: string },
  side: 'before' | 'after',
): Promise<ReportedLine[]> {
  const [sign, order] = side === 'before' ? (['<', 'desc'] as const) : (['>', 'asc'] as const)
  const rows =
    said.room === 'private'
      ? await inPrivate(db)
          .where('whispers.table_id', '=', said.table_id)
          .where(isPartyTo(said.reader))
          .where('whispers.id', sign, said.id)
          .orderBy('whispers.id', order)
          .limit(AROUND)
          .execute()
      : await aloud(db)
          .where('messages.table_id', '=', said.table_id)
          .where('messages.room', '=', said.room)
          .where('messages.id', sign, said.id)
          .orderBy('messages.id', order)
          .limit(AROUND)
          .execute()
  return rows.filter(({ text }) => text !== '').map(lineOf)
}
