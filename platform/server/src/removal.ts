import type { Kysely } from 'kysely'
import type { Schema } from './store/schema.ts'

/** Deletes all that is a person's own and nobody else's; what others played with him stays, without his words. */
export async function forgetPerson(t: Kysely<Schema>, id: string): Promise<void> {
  await t.deleteFrom('sessions').where('person_id', '=', id).execute()
  await t.deleteFrom('channels').where('person_id', '=', id).execute()
  await t.deleteFrom('notices').where('person_id', '=', id).execute()
  await t.deleteFrom('notes').where('person_id', '=', id).execute()
  await t.deleteFrom('mutes').where('person_id', '=', id).execute()
  await t.deleteFrom('ratings').where('person_id', '=', id).execute()
  await t.deleteFrom('resets').where('person_id', '=', id).execute()
  await t.deleteFrom('recovery_codes').where('person_id', '=', id).execute()
  await t.updateTable('messages').set({ text: '' }).where('person_id', '=', id).execute()
  await t.updateTable('whispers').set({ text: '' }).where('person_id', '=', id).execute()
}

/** Deletes tables with all that was played and said at them. */
export async function forgetTables(t: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const messages = t.selectFrom('messages').select('id').where('table_id', 'in', ids)
  const whispers = t.selectFrom('whispers').select('id').where('table_id', 'in', ids)
  await t.deleteFrom('reports').where('message_id', 'in', messages).execute()
  await t.deleteFrom('reports').where('message_id', 'in', whispers).execute()
  await t.deleteFrom('hearers').where('whisper_id', 'in', whispers).execute()
  await t.deleteFrom('whispers').where('table_id', 'in', ids).execute()
  await t.deleteFrom('messages').where('table_id', 'in', ids).execute()
  await t.deleteFrom('notes').where('table_id', 'in', ids).execute()
  await t.deleteFrom('notices').where('table_id', 'in', ids).execute()
  await t.deleteFrom('events').where('table_id', 'in', ids).execute()
  await t.deleteFrom('seats').where('table_id', 'in', ids).execute()
  await t.deleteFrom('tables').where('id', 'in', ids).execute()
}
