import { PAGE } from '@iacta/wire'
import type { Kysely } from 'kysely'
import { hashOf, newToken } from './secrets.ts'
import type { Schema } from './store/schema.ts'

/** The links of one person that are good at the same time: asking again does not take the first away, nor fill the store. */
const RESETS_AT_ONCE = 5

/** What lets a person choose a new password, once and until then; only its hash is kept. */
export async function newReset(db: Kysely<Schema>, personId: string, expiresAt: number): Promise<string> {
  const token = newToken()
  const others = await db
    .selectFrom('resets')
    .select('token_hash')
    .where('person_id', '=', personId)
    .orderBy('expires_at', 'desc')
    .execute()
  const tooMany = others.slice(RESETS_AT_ONCE - 1).map(({ token_hash }) => token_hash)
  if (tooMany.length > 0) await db.deleteFrom('resets').where('token_hash', 'in', tooMany).execute()
  await db
    .insertInto('resets')
    .values({ token_hash: hashOf(token), person_id: personId, expires_at: expiresAt })
    .execute()
  return token
}

/** Where somebody with such a token chooses the password. What stands behind the `#` no server's log sees. */
export const resetLink = (origin: string, token: string): string => `${origin}${PAGE.recover}#${token}`
