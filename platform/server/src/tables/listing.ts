import type { TableSummary } from '@iacta/wire'
import type { Kysely } from 'kysely'
import { LiveTable, type TableRow } from '../live.ts'
import type { Schema, TableStatus } from '../store/schema.ts'
import { DamagedTable, fromStore } from './rebuild.ts'
import { peopleAt } from './rows.ts'

export interface Wanted {
  readonly game?: string | undefined
  readonly status?: TableStatus | undefined
  /** Only the tables of this person; null for the public ones. */
  readonly mine: string | null
  /** Only those that nothing has happened at since. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Hears of tables that cannot be listed. */
export type Damaged = (id: string, damage: DamagedTable) => void

/** Tables of a kind, the last to change first, as a person may see them. */
export async function listTables(
  db: Kysely<Schema>,
  { game, status, mine, before, limit }: Wanted,
  personId: string | null,
  damaged: Damaged,
): Promise<TableSummary[]> {
  let query = db.selectFrom('tables').selectAll().orderBy('updated_at', 'desc').limit(limit)
  if (game !== undefined) query = query.where('game', '=', game)
  if (before !== undefined) query = query.where('updated_at', '<', before)
  query = status === undefined ? query.where('status', '!=', 'cancelled') : query.where('status', '=', status)
  query =
    mine === null
      ? query.where('visibility', '=', 'public')
      : query.where((where) =>
          where.or([
            where('created_by', '=', mine),
            where('id', 'in', where.selectFrom('seats').select('table_id').where('person_id', '=', mine)),
            // Whoever has lost his seat by the clock is told so where he looks for it.
            where.and([
              where('status', '=', 'running'),
              where(
                'id',
                'in',
                where
                  .selectFrom('departures')
                  .select('table_id')
                  .where('person_id', '=', mine)
                  .where('way', '=', 'time'),
              ),
            ]),
          ]),
        )
  return summaries(db, await query.execute(), personId, damaged)
}

/** What a person may see of these tables, in their order; those that are damaged are left out. */
export async function summaries(
  db: Kysely<Schema>,
  rows: readonly TableRow[],
  personId: string | null,
  damaged: Damaged,
): Promise<TableSummary[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute()
  const people = await peopleAt(db, rows, seats)
  const at = <Row extends { readonly table_id: string }>(all: readonly Row[], id: string): Row[] =>
    all.filter(({ table_id }) => table_id === id)
  return rows.flatMap((row) => {
    try {
      const there = { ...people, departures: at(people.departures, row.id) }
      return [fromStore(() => new LiveTable(row, at(seats, row.id), there).summary(personId))]
    } catch (error) {
      if (!(error instanceof DamagedTable)) throw error
      damaged(row.id, error)
      return []
    }
  })
}
