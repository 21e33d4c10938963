import type { Kysely } from 'kysely'
import type { SeatRow, TableRow } from '../live.ts'
import { notFound } from '../problem.ts'
import type { Schema, TableStatus } from '../store/schema.ts'

/** The rows of tables, as several ask the database for them. */

export const seatsOf = (t: Kysely<Schema>, id: string): Promise<SeatRow[]> =>
  t.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()

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
