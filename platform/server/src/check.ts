import { Problem } from './problem.ts'
import type { Store } from './store/store.ts'
import { DamagedTable, rebuilt } from './tables/rebuild.ts'
import { seatsOf } from './tables/rows.ts'

export interface TableDamage {
  readonly table: string
  readonly why: string
}

export interface TablesChecked {
  readonly tables: number
  readonly events: number
  readonly damaged: readonly TableDamage[]
  /** Tables of editions that this version does not play: nothing can be said of them. */
  readonly otherEditions: number
}

/** Plays every table again from what is stored of it, draws and all. Others may use the database meanwhile. */
export async function checkTables(store: Store): Promise<TablesChecked> {
  const ids = await store.db.selectFrom('tables').select('id').orderBy('id').execute()
  const damaged: TableDamage[] = []
  let [events, otherEditions] = [0, 0]
  for (const { id } of ids) {
    try {
      events += await checkTable(store, id)
    } catch (error) {
      if (error instanceof DamagedTable) damaged.push({ table: id, why: error.why })
      else if (error instanceof Problem) otherEditions++
      else throw error
    }
  }
  return { tables: ids.length, events, damaged, otherEditions }
}

async function checkTable(store: Store, id: string): Promise<number> {
  const stored = await store.reading(async (t) => ({
    row: await t.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst(),
    seats: await seatsOf(t, id),
    events: await t.selectFrom('events').selectAll().where('table_id', '=', id).orderBy('seq').execute(),
  }))
  // It was cancelled and cleared away a moment ago.
  if (!stored.row) return 0
  rebuilt({ ...stored, row: stored.row })
  return stored.events.length
}
