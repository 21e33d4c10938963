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
  await t
    .deleteFrom('encounters')
    .where((where) => where.or([where('one', '=', id), where('other', '=', id)]))
    .execute()
  await t.deleteFrom('seals').where('person_id', '=', id).execute()
  await t.deleteFrom('resets').where('person_id', '=', id).execute()
  await t.deleteFrom('recovery_codes').where('person_id', '=', id).execute()
  const forgotten = { rating_before: null, rating_after: null }
  await t.updateTable('seats').set(forgotten).where('person_id', '=', id).execute()
  await t.updateTable('messages').set({ text: '' }).where('person_id', '=', id).execute()
  await t.updateTable('whispers').set({ text: '' }).where('person_id', '=', id).execute()
}

/** Deletes a table with all that was played and said at it. */
export async function forgetTable(t: Kysely<Schema>, id: string): Promise<void> {
  const messages = t.selectFrom('messages').select('id').where('table_id', '=', id)
  const whispers = t.selectFrom('whispers').select('id').where('table_id', '=', id)
  await t.deleteFrom('reports').where('message_id', 'in', messages).execute()
  await t.deleteFrom('reports').where('message_id', 'in', whispers).execute()
  await t.deleteFrom('hearers').where('whisper_id', 'in', whispers).execute()
  for (const table of ['whispers', 'messages', 'notes', 'notices', 'events', 'departures', 'seats'] as const)
    await t.deleteFrom(table).where('table_id', '=', id).execute()
  await t.deleteFrom('matches').where('id', '=', id).execute()
  await t.deleteFrom('tables').where('id', '=', id).execute()
}
