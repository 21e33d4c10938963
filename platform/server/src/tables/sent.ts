import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '@iacta/kernel'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { conflict } from '../problem.ts'
import type { EventsTable, Schema } from '../store/schema.ts'

/**
 * What its sender calls an action: whoever does not know whether it went in, because the line broke, sends it again
 * under the same id, through whatever process, and it is done once.
 */
export const ActionId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.:-]+$/, 'an id is made of letters, digits and _ . : -')

const Anything = z.record(z.string(), z.unknown())

/**
 * So many actions may be one gesture: more than a hand moves at once, and few enough that they fit into a message and
 * hold up nobody, for they are done at one go.
 */
export const MAX_GESTURE = 500

/** An action, or several that are one gesture: sent, written and taken back together. */
export const Gesture = z.union([Anything, z.array(Anything).min(1).max(MAX_GESTURE)])

/** So many actions of a gesture, beyond the first, cost one unit of the allowance more. */
const ACTIONS_A_UNIT = 50

/** What a gesture costs beyond what a single action does. */
export const costOf = (gesture: z.infer<typeof Gesture>): number =>
  Array.isArray(gesture) ? (gesture.length - 1) / ACTIONS_A_UNIT : 0

/** How an action is sent: the sequence it answers, and what its sender calls it. */
export interface Sending {
  readonly answering?: number | undefined
  readonly actionId?: string | undefined
}

/** What was sent under an id before, and the sequence that was the answer. */
interface SentBefore {
  readonly kind: EventsTable['kind']
  readonly body: string
  readonly answered: number | null
}

/** It may have been taken back since; that does not mean that it did not go in. */
export const sentBefore = (
  db: Kysely<Schema>,
  tableId: string,
  seat: Seat,
  actionId: string,
): Promise<SentBefore | undefined> =>
  db
    .selectFrom('events')
    .select(['kind', 'body', 'answered'])
    .where('table_id', '=', tableId)
    .where('seat', '=', seat)
    .where('action_id', '=', actionId)
    .executeTakeFirst()

/** The sequence that was the answer, if it was the same that was sent. */
export function answeredBefore(before: SentBefore, kind: 'act' | 'undo', body: unknown): number {
  const stored: unknown = JSON.parse(before.body)
  // Of a gesture it is stored as much as was done.
  const sent = Array.isArray(body) && Array.isArray(stored) ? body.slice(0, stored.length) : body
  if (before.kind !== kind || !isDeepStrictEqual(stored, sent))
    throw conflict('id-used', 'You have sent something else under this id: take another one.')
  return before.answered ?? 0
}
