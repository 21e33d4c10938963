import type { Params, Refusal } from '@iacta/kernel'
import type { ClauseId } from '../data/ledger.ts'

/** Every reason for which something is refused, with the clause behind it. */
export const REASONS = {
  'not-so-many': 'NG-2.1b',
} as const satisfies Record<string, ClauseId>

export type Reason = keyof typeof REASONS

export const refuse = (reason: Reason, params: Params = {}): Refusal => ({ reason, clause: REASONS[reason], params })
