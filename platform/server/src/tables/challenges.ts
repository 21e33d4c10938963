import type { Challenged, Computer, Person } from '@iacta/wire'
import type { Kysely } from 'kysely'
import { keyOf } from '../names.ts'
import { badRequest, conflict, forbidden, notFound } from '../problem.ts'
import type { Schema } from '../store/schema.ts'
import type { NewTable } from './new-table.ts'

/** Where a table comes from that was set up for somebody. */
const ORIGIN = { challenge: true } as const
/** So many of somebody's challenges wait for an answer at most. */
export const MAX_CHALLENGES = 10

/** Who is to sit where, as it is asked for: seats may be kept for people by their names. */
export type WantedSeats = Readonly<Record<string, 'me' | 'open' | Computer | Challenged>>

const isChallenge = (who: WantedSeats[string]): who is Challenged => typeof who === 'object' && 'for' in who

/** The people for whom seats are kept, found by their names; and where such a table comes from. */
export async function withChallenges(
  db: Kysely<Schema>,
  person: Person,
  seats: WantedSeats,
): Promise<Pick<NewTable, 'seats' | 'origin'>> {
  const found: Record<string, NewTable['seats'][string]> = {}
  const challenged: string[] = []
  for (const [seat, who] of Object.entries(seats)) {
    if (!isChallenge(who)) {
      found[seat] = who
      continue
    }
    const keptFor = await whoMayBeChallenged(db, person, who.for)
    if (challenged.includes(keptFor)) throw badRequest('One seat is kept for each who is challenged.')
    challenged.push(keptFor)
    found[seat] = { keptFor }
  }
  return challenged.length === 0 ? { seats: found } : { seats: found, origin: ORIGIN }
}

async function whoMayBeChallenged(db: Kysely<Schema>, person: Person, name: string): Promise<string> {
  // What is told by mail is told by somebody who can be known again.
  if (person.name === null) throw forbidden('To challenge somebody you need an account; or send an invitation link.')
  const other = await db
    .selectFrom('people')
    .select(['id', 'suspended_until'])
    .where('name_key', '=', keyOf(name))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!other) throw notFound('person')
  if (other.id === person.id) throw badRequest('Nobody challenges himself.')
  const isMuted = await db
    .selectFrom('mutes')
    .select('muted_id')
    .where('person_id', '=', other.id)
    .where('muted_id', '=', person.id)
    .executeTakeFirst()
  if (isMuted || other.suspended_until !== null)
    throw conflict('not-challenged', 'This person takes no challenges at the moment.')
  return other.id
}

/** Nobody is pressed: one challenge from one person at a time, and not too many from him in all. */
export async function mustNotPress(
  t: Kysely<Schema>,
  person: Person,
  { seats }: Pick<NewTable, 'seats'>,
): Promise<void> {
  const challenged = challengedIn(seats)
  if (challenged.length === 0) return
  const waiting = await t
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select('seats.person_id')
    .where('tables.created_by', '=', person.id)
    .where('tables.status', '=', 'open')
    .where('tables.origin', '=', JSON.stringify(ORIGIN))
    .where('seats.kind', '=', 'open')
    .where('seats.person_id', 'is not', null)
    .execute()
  if (waiting.some(({ person_id }) => person_id !== null && challenged.includes(person_id)))
    throw conflict('challenged', 'Your last challenge to this person still waits for an answer.')
  if (waiting.length + challenged.length > MAX_CHALLENGES)
    throw conflict('too-many-challenges', `More than ${MAX_CHALLENGES} of your challenges would wait for an answer.`)
}

/** Those for whom seats are kept. */
export const challengedIn = (seats: NewTable['seats']): string[] =>
  Object.values(seats).flatMap((who) => (typeof who === 'object' && 'keptFor' in who ? [who.keptFor] : []))
