import { randomInt } from 'node:crypto'
import type { Seat } from '@iacta/kernel'
import type { Message, Room } from '@iacta/wire'
import type { ExpressionBuilder, ExpressionWrapper, Insertable, SqlBool } from 'kysely'
import { badRequest, forbidden, notFound } from './problem.ts'
import type { MessagesTable, Schema, WhispersTable } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** Rooms that everybody has, and what somebody says to some of the others alone. */
export const ROOMS = ['players', 'spectators', 'private'] as const satisfies readonly Room[]
/** No game has more seats. */
export const MAX_HEARERS = 15

/** Something was said: in a room or, with `hearers`, to these people alone. */
export interface Spoken {
  readonly room: Room
  readonly hearers: readonly string[] | null
}

/** Who sits at a table, as talk there needs it. */
export interface Company {
  readonly seatIds: readonly string[]
  /** By seat: the person in it; null where there is none. */
  readonly people: readonly (string | null)[]
}

/** What somebody says: in private to the seats it is for, in a room to nobody by name. */
export interface Speech {
  readonly personId: string
  readonly tableId: string
  readonly room: Room
  readonly to: readonly string[]
  readonly text: string
}

const KEPT = 200

/** So many whispers can be told apart within a millisecond. */
const APART = 1000
/** So often another number is drawn for one, if somebody had it. */
const TRIES = 20

/** Chat at a table, private notes, mutes and reports. Texts are kept and sent as they are, and shown as text only. */
export class Talk {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async say(speech: Speech, company: Company, now: number): Promise<Message> {
    const { personId, tableId, room } = speech
    const text = speech.text.trim()
    if (text === '') throw badRequest('There is nothing to say.')
    const seats = room === 'private' ? seatsSpokenTo(speech, company) : []
    if (room !== 'private' && speech.to.length > 0) throw badRequest('What is said in a room is for everybody there.')
    const id =
      room === 'private'
        ? await this.#whisper({ table_id: tableId, person_id: personId, text, at: now }, seats, company)
        : await this.#sayIn({ table_id: tableId, room, person_id: personId, text, at: now })
    const person = await this.#store.db
      .selectFrom('people')
      .select(['name', 'nickname'])
      .where('id', '=', personId)
      .executeTakeFirst()
    const { name, nickname } = person ?? { name: null, nickname: null }
    const to = seats.map((seat) => company.seatIds[seat])
    return { id, room, name, nickname, personId, seat: seatOf(company, personId), to, text, at: now }
  }

  async #sayIn(message: Insertable<MessagesTable>): Promise<number> {
    const { id } = await this.#store.db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow()
    return Number(id)
  }

  async #whisper(said: Omit<WhispersTable, 'id'>, seats: readonly Seat[], { people }: Company): Promise<number> {
    return this.#store.db.transaction().execute(async (t) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const id = said.at * APART + randomInt(APART)
        const { numInsertedOrUpdatedRows } = await t
          .insertInto('whispers')
          .values({ id, ...said })
          .onConflict((c) => c.column('id').doNothing())
          .executeTakeFirstOrThrow()
        if (Number(numInsertedOrUpdatedRows) === 0) continue
        await t
          .insertInto('hearers')
          .values(seats.map((seat) => ({ whisper_id: id, person_id: people[seat] ?? '', seat })))
          .execute()
        return id
      }
      throw new Error('no number is left for what is said in this millisecond')
    })
  }

  /** The last messages of a room, without those of people the reader has muted; in private, only what is for him. */
  async read(readerId: string | null, tableId: string, room: Room, company: Company): Promise<Message[]> {
    const rows =
      room === 'private' ? await this.#whispers(readerId, tableId, company) : await this.#messages(tableId, room)
    const muted = readerId === null ? new Set<string>() : await this.mutedBy(readerId)
    return rows
      .filter((row) => !muted.has(row.person_id) && row.text !== '')
      .reverse()
      .map((row) => ({
        id: Number(row.id),
        room,
        name: row.name,
        nickname: row.nickname,
        personId: row.person_id,
        seat: seatOf(company, row.person_id),
        to: row.to,
        text: row.text,
        at: row.at,
      }))
  }

  async #messages(tableId: string, room: OpenRoom): Promise<Row[]> {
    const rows = await this.#store.db
      .selectFrom('messages')
      .innerJoin('people', 'people.id', 'messages.person_id')
      .select(['messages.id', 'people.name', 'people.nickname', 'messages.person_id', 'text', 'at'])
      .where('table_id', '=', tableId)
      .where('room', '=', room)
      .orderBy('messages.id', 'desc')
      .limit(KEPT)
      .execute()
    return rows.map((row) => ({ ...row, to: [] }))
  }

  async #whispers(readerId: string | null, tableId: string, { seatIds }: Company): Promise<Row[]> {
    if (readerId === null) return []
    const rows = await this.#store.db
      .selectFrom('whispers')
      .innerJoin('people', 'people.id', 'whispers.person_id')
      .select(['whispers.id', 'people.name', 'people.nickname', 'whispers.person_id', 'text', 'at'])
      .where('table_id', '=', tableId)
      .where(isPartyTo(readerId))
      .orderBy('whispers.id', 'desc')
      .limit(KEPT)
      .execute()
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const hearers = await this.#store.db
      .selectFrom('hearers')
      .select(['whisper_id', 'seat'])
      .where('whisper_id', 'in', ids)
      .orderBy('seat')
      .execute()
    return rows.map((row) => ({
      ...row,
      to: hearers.filter(({ whisper_id }) => whisper_id === row.id).map(({ seat }) => seatIds[seat]),
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
    // Who guesses a number learns nothing of what others said in private.
    const whisper = await this.#store.db
      .selectFrom('whispers')
      .select('id')
      .where('id', '=', messageId)
      .where('table_id', '=', tableId)
      .where(isPartyTo(personId))
      .executeTakeFirst()
    if (!message && !whisper) throw notFound('message')
    // Who reports the same again says nothing new.
    const known = await this.#store.db
      .selectFrom('reports')
      .select('id')
      .where('message_id', '=', messageId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    if (known) return
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

type OpenRoom = Exclude<Room, 'private'>

/** A message as it is kept, and the seats it is for. */
interface Row {
  readonly id: number
  readonly name: string | null
  readonly nickname: string | null
  readonly person_id: string
  readonly text: string
  readonly at: number
  readonly to: readonly string[]
}

const seatOf = ({ seatIds, people }: Company, personId: string): string | null =>
  seatIds[people.indexOf(personId)] ?? null

/** The people in these seats. */
export const peopleIn = ({ seatIds, people }: Company, seats: readonly string[]): string[] =>
  seats.flatMap((seat) => people[seatIds.indexOf(seat)] ?? [])

/** The seats that something said in private is for: somebody else sits in each of them. */
function seatsSpokenTo({ personId, to }: Speech, { seatIds, people }: Company): Seat[] {
  if (to.length === 0) throw badRequest('What is said in private needs "to": the seats it is for.')
  const seats = [...new Set(to)].map((id) => {
    const seat = seatIds.indexOf(id)
    if (seat < 0) throw badRequest(`There is no seat "${id}"; the seats are: ${seatIds.join(', ')}.`)
    if (people[seat] === null) throw badRequest(`Nobody in "${id}" could hear it.`)
    if (people[seat] === personId) throw badRequest(`"${id}" is yourself.`)
    return seat
  })
  return seats.sort((a, b) => a - b)
}

/** A whisper that somebody said, or that was for him. */
export const isPartyTo =
  (personId: string) =>
  (where: ExpressionBuilder<Schema, 'whispers'>): ExpressionWrapper<Schema, 'whispers', SqlBool> =>
    where.or([
      where('whispers.person_id', '=', personId),
      where('whispers.id', 'in', where.selectFrom('hearers').select('whisper_id').where('person_id', '=', personId)),
    ])
