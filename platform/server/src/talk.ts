import { badRequest, forbidden, notFound } from './problem.ts'
import type { Store } from './store/store.ts'

export type Room = 'players' | 'spectators'

export interface Message {
  readonly id: number
  readonly room: Room
  readonly name: string | null
  readonly personId: string
  readonly text: string
  readonly at: number
}

const KEPT = 200

/** Chat at a table, private notes, mutes and reports. Texts are kept and sent as they are, and shown as text only. */
export class Talk {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async say(personId: string, tableId: string, room: Room, text: string, now: number): Promise<Message> {
    const clean = text.trim()
    if (clean === '') throw badRequest('There is nothing to say.')
    const { id } = await this.#store.db
      .insertInto('messages')
      .values({ table_id: tableId, room, person_id: personId, text: clean, at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const name = await this.#store.db.selectFrom('people').select('name').where('id', '=', personId).executeTakeFirst()
    return { id: Number(id), room, name: name?.name ?? null, personId, text: clean, at: now }
  }

  /** The last messages of a room, without those of people the reader has muted. */
  async read(readerId: string | null, tableId: string, room: Room): Promise<Message[]> {
    const rows = await this.#store.db
      .selectFrom('messages')
      .innerJoin('people', 'people.id', 'messages.person_id')
      .select(['messages.id', 'room', 'people.name', 'messages.person_id', 'text', 'at'])
      .where('table_id', '=', tableId)
      .where('room', '=', room)
      .orderBy('messages.id', 'desc')
      .limit(KEPT)
      .execute()
    const muted = readerId === null ? new Set<string>() : await this.mutedBy(readerId)
    return rows
      .filter((row) => !muted.has(row.person_id) && row.text !== '')
      .reverse()
      .map((row) => ({
        id: Number(row.id),
        room: row.room,
        name: row.name,
        personId: row.person_id,
        text: row.text,
        at: row.at,
      }))
  }

  async mutedBy(personId: string): Promise<Set<string>> {
    const rows = await this.#store.db.selectFrom('mutes').select('muted_id').where('person_id', '=', personId).execute()
    return new Set(rows.map(({ muted_id }) => muted_id))
  }

  async mute(personId: string, mutedId: string, on: boolean): Promise<void> {
    if (personId === mutedId) throw forbidden('You cannot mute yourself.')
    const known = await this.#store.db.selectFrom('people').select('id').where('id', '=', mutedId).executeTakeFirst()
    if (!known) throw notFound('person')
    if (on)
      await this.#store.db
        .insertInto('mutes')
        .values({ person_id: personId, muted_id: mutedId })
        .onConflict((c) => c.columns(['person_id', 'muted_id']).doNothing())
        .execute()
    else
      await this.#store.db
        .deleteFrom('mutes')
        .where('person_id', '=', personId)
        .where('muted_id', '=', mutedId)
        .execute()
  }

  async report(personId: string, tableId: string, messageId: number, reason: string, now: number): Promise<void> {
    const message = await this.#store.db
      .selectFrom('messages')
      .select('id')
      .where('id', '=', messageId)
      .where('table_id', '=', tableId)
      .executeTakeFirst()
    if (!message) throw notFound('message')
    await this.#store.db
      .insertInto('reports')
      .values({ message_id: messageId, person_id: personId, reason: reason.trim(), at: now })
      .execute()
  }

  async note(personId: string, tableId: string): Promise<string> {
    const row = await this.#store.db
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', tableId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    return row?.text ?? ''
  }

  async setNote(personId: string, tableId: string, text: string): Promise<void> {
    await this.#store.db
      .insertInto('notes')
      .values({ table_id: tableId, person_id: personId, text })
      .onConflict((c) => c.columns(['table_id', 'person_id']).doUpdateSet({ text }))
      .execute()
  }
}
