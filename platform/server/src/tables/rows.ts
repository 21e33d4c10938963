import type { Kysely, Selectable } from 'kysely'
import type { Rest } from '../clock.ts'
import type { SeatRow, TableRow } from '../live.ts'
import { notFound } from '../problem.ts'
import type { DeparturesTable, Schema, TableStatus } from '../store/schema.ts'
import { type Match, matchesOf } from './matches.ts'

/** The rows of tables, as several ask the database for them. */

export const seatsOf = (t: Kysely<Schema>, id: string): Promise<SeatRow[]> =>
  t.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()

export type Departure = Selectable<DeparturesTable>

/** Who has left these tables, the first first. */
export const departuresAt = (t: Kysely<Schema>, ids: readonly string[]): Promise<Departure[]> =>
  t.selectFrom('departures').selectAll().where('table_id', 'in', ids).orderBy('at').execute()

/** How good somebody is known to be at a game. */
export interface Known {
  readonly rating: number
  readonly deviation: number
  readonly games: number
}

/** What those who look at tables are shown of the people at them, by their ids. */
export interface People {
  /** Null for guests; without those who have deleted their account. */
  readonly names: Map<string, string | null>
  /** What guests are called, as far as they have said. */
  readonly nicknames: ReadonlyMap<string, string>
  /** Those who may not play for a while. */
  readonly suspended: ReadonlySet<string>
  readonly vacations: ReadonlyMap<string, Rest>
  /** By game and person, where it matters. */
  readonly ratings: ReadonlyMap<string, Known>
  readonly departures: readonly Departure[]
  /** The matches the tables are games of, by their ids. */
  readonly matches: ReadonlyMap<string, Match>
}

export const NOBODY_KNOWN: People = {
  names: new Map(),
  nicknames: new Map(),
  suspended: new Set(),
  vacations: new Map(),
  ratings: new Map(),
  departures: [],
  matches: new Map(),
}

export const ratingKey = (game: string, personId: string): string => `${game} ${personId}`

/** The people at tables, those who have set them up, and those who have left them. */
export async function peopleAt(
  t: Kysely<Schema>,
  rows: readonly TableRow[],
  seats: readonly SeatRow[],
): Promise<People> {
  const ids = rows.map(({ id }) => id)
  const departures = await departuresAt(t, ids)
  const matches = await matchesOf(t, rows)
  const there = [...seats, ...departures].flatMap(({ person_id }) => person_id ?? [])
  const people = [...new Set([...there, ...rows.map(({ created_by }) => created_by)])]
  if (people.length === 0) return { ...NOBODY_KNOWN, matches }
  const known = await t
    .selectFrom('people')
    .select(['id', 'name', 'nickname', 'suspended_until', 'vacation_from', 'vacation_until'])
    .where('id', 'in', people)
    .where('deleted_at', 'is', null)
    .execute()
  const games = [...new Set(rows.flatMap(({ rated, game }) => (rated === 1 ? game : [])))]
  const rated =
    games.length === 0
      ? []
      : await t.selectFrom('ratings').selectAll().where('game', 'in', games).where('person_id', 'in', people).execute()
  return {
    names: new Map(known.map(({ id, name }) => [id, name])),
    nicknames: new Map(known.flatMap(({ id, nickname }) => (nickname === null ? [] : [[id, nickname]]))),
    suspended: new Set(known.flatMap(({ id, suspended_until }) => (suspended_until === null ? [] : id))),
    vacations: new Map(
      known.flatMap(({ id, vacation_from: from, vacation_until: until }): [string, Rest][] =>
        from === null || until === null ? [] : [[id, { from, until }]],
      ),
    ),
    ratings: new Map(rated.map((row) => [ratingKey(row.game, row.person_id), row])),
    departures,
    matches,
  }
}

/** Those in these seats who have not deleted their account. */
export async function whoIsHere(t: Kysely<Schema>, seats: readonly SeatRow[]): Promise<ReadonlySet<string>> {
  const people = seats.flatMap(({ person_id }) => person_id ?? [])
  if (people.length === 0) return new Set()
  const here = await t
    .selectFrom('people')
    .select('id')
    .where('id', 'in', people)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(here.map(({ id }) => id))
}

/** The tables a person has a seat at, or one kept. */
export async function tablesOf(db: Kysely<Schema>, personId: string, status?: TableStatus): Promise<string[]> {
  const query = db
    .selectFrom('tables')
    .select('id')
    .where('id', 'in', (from) => from.selectFrom('seats').select('table_id').where('person_id', '=', personId))
  const rows = await (status === undefined ? query : query.where('status', '=', status)).execute()
  return rows.map(({ id }) => id)
}

/** A table's row, held until the transaction ends: whoever else wants to change it waits. */
export async function holdTable(t: Kysely<Schema>, id: string): Promise<TableRow> {
  const row = await t
    .updateTable('tables')
    .set((table) => ({ status: table.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('table')
  return row
}
