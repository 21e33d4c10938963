import { commitmentTo } from '@iacta/kernel'
import { newSecret, nodeDigest } from '@iacta/kernel/node'
import type { Person } from '@iacta/wire'
import type { Kysely } from 'kysely'
import { conflict } from '../problem.ts'
import type { Schema } from '../store/schema.ts'

/** A seal that is not used within so long, in milliseconds, is broken. */
const LIFE = 60 * 60_000

/** The part somebody wants to have in the dice of a table he is about to set up. */
export interface Part {
  /** Of a seal that he was given before he chose his contribution. */
  readonly commitment?: string | undefined
  readonly contribution?: string | undefined
}

/**
 * A fresh secret for a table to come; answers with its hash. Whoever sets a table up is told it before he says what he
 * adds to the dice, as everybody is who sits down later: so nobody can have chosen the secret to go with it.
 */
export async function newSeal(db: Kysely<Schema>, person: Person, now: number): Promise<string> {
  const secret = newSecret()
  const commitment = commitmentTo(secret, nodeDigest)
  await db
    .deleteFrom('seals')
    .where('created_at', '<', now - LIFE)
    .execute()
  await db.insertInto('seals').values({ commitment, person_id: person.id, secret, created_at: now }).execute()
  return commitment
}

/** The secret of a seal, once: what one table reveals must not make the dice of another. */
export async function breakSeal(
  t: Kysely<Schema>,
  person: Person,
  commitment: string | undefined,
  now: number,
): Promise<string | undefined> {
  if (commitment === undefined) return undefined
  const seal = await t
    .deleteFrom('seals')
    .where('commitment', '=', commitment)
    .where('person_id', '=', person.id)
    .where('created_at', '>=', now - LIFE)
    .returning('secret')
    .executeTakeFirst()
  if (!seal)
    throw conflict('seal-broken', 'This commitment was not given to you, is too old, or was used: ask for another.')
  return seal.secret
}
