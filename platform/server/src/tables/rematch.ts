import type { Person } from '@iacta/wire'
import type { Kysely } from 'kysely'
import type { LiveTable, SeatRow, TableRow } from '../live.ts'
import { conflict, forbidden } from '../problem.ts'
import type { Schema } from '../store/schema.ts'
import { type NewTable, settingsOf, USUAL_LEVEL } from './new-table.ts'
import { whoIsHere } from './rows.ts'

const originOf = (id: string): { readonly rematch: string } => ({ rematch: id })

/** The same table again, for who played at it: everybody one seat further, kept for those who are still here. */
export async function rematchOf(db: Kysely<Schema>, live: LiveTable, person: Person): Promise<NewTable> {
  if (live.seatsOf(person.id).length === 0) throw forbidden('You did not play at this table.')
  if (live.row.status !== 'over') throw conflict('still-running', 'First this game must end.')
  const match = live.match()
  if (match && !match.over) throw conflict('still-running', 'First the match must end.')
  return {
    ...settingsOf(live),
    seats: await oneSeatFurther(db, live, person),
    match: live.row.match !== null,
    origin: originOf(live.id),
  }
}

async function oneSeatFurther(db: Kysely<Schema>, live: LiveTable, person: Person): Promise<NewTable['seats']> {
  const isHere = await whoIsHere(db, live.seats)
  return Object.fromEntries(
    live.seats.map(({ seat, kind, level, manner, person_id }) => {
      const next = live.seatIds[(seat + 1) % live.seatIds.length]
      // Who has left made room for somebody else; where it is rated, for a person.
      const computer = { bot: level ?? USUAL_LEVEL, manner: manner ?? undefined }
      if (kind !== 'person') return [next, live.row.rated === 1 ? 'open' : computer]
      if (person_id === person.id) return [next, 'me']
      return [next, person_id !== null && isHere.has(person_id) ? { keptFor: person_id } : 'open']
    }),
  )
}

/** A rematch is over, or came to nothing: the table it came from no longer leads to it. */
export async function forgetRematch(t: Kysely<Schema>, { id, origin }: TableRow): Promise<void> {
  const from = rematchedAt(origin)
  if (from !== null)
    await t.updateTable('tables').set({ rematch: null }).where('id', '=', from).where('rematch', '=', id).execute()
}

/** The table of which another with this origin is the rematch, if it is one. */
const rematchedAt = (origin: string | null): string | null =>
  origin === null ? null : ((JSON.parse(origin) as { rematch?: string }).rematch ?? null)

/** The table that this one follows, as a rematch or as the second game of a match; null if it follows none. */
export const cameFrom = ({ id, origin, match }: TableRow): string | null =>
  match !== null && match !== id ? match : rematchedAt(origin)

/** A person's seats, taken or kept, at the rematch of a table if there is one. */
export const seatsAtRematch = (
  db: Kysely<Schema>,
  id: string,
  person: Person,
): Promise<Pick<SeatRow, 'table_id' | 'seat' | 'kind'>[]> =>
  db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select(['seats.table_id', 'seats.seat', 'seats.kind'])
    .where('seats.person_id', '=', person.id)
    .where('tables.origin', '=', JSON.stringify(originOf(id)))
    .where('tables.status', 'in', ['open', 'running'])
    .execute()
