import type { Params, Refusal } from '@iacta/kernel'
import type { ClauseId } from '../data/ledger.ts'

/** Every reason for which something is refused, with the clause behind it. */
export const REASONS = {
  // Set-up
  'not-a-set-up-hex': 'CA-UTUS-01',
  'hex-is-taken': 'CA-6.61a',
  // Activation
  'not-lowest-initiative': 'CA-5.12a',
  'leader-finished': 'CA-5.13a',
  'not-in-play': 'CA-2.4b',
  'not-your-leader': 'CA-5.12c',
  'trump-needs-higher': 'CA-5.41a',
  'counter-needs-equal': 'CA-5.42a',
  'one-trump': 'CA-5.43a',
  'contingents-never-trump': 'CA-5.41c',
  'freed-leader-first': 'CA-5.26c',
  'not-in-elite-range': 'CA-5.51b',
  'must-do-something': 'CA-5.45a',
  // Orders
  'no-orders-left': 'CA-4.22a',
  'not-in-range': 'CA-4.21a',
  'may-not-command': 'CA-4.33g',
  'ordered-already': 'CA-5.24a',
  'leader-in-enemy-zone': 'CA-4.24a',
  'lines-or-orders': 'CA-5.21a',
  'no-lines-left': 'CA-4.1c',
  'contingents-command-no-lines': 'CA-4.33h',
  'not-entitled-to-lines': 'CA-4.33c',
  'rolled-already': 'CA-4.33f',
  'not-in-that-line': 'CA-4.32a',
  'in-enemy-zone-no-lines': 'CA-4.33a',
  'only-the-commander-leads': 'CA-4.4b',
  'led-already': 'CA-4.4b',
  'leader-has-ridden': 'CA-6.14a',
  'routed-take-no-orders': 'CA-10.26c',
  'rallied-take-no-orders': 'CA-10.27e',
  'only-the-commander-replaces': 'CA-4.63a',
  'commander-not-replaced': 'CA-4.63e',
  'nobody-to-replace': 'CA-4.63a',
  'no-replacement-left': 'CA-4.63c',
  'nobody-to-command-there': 'CA-4.63b',
  // Recovery and rally
  'nothing-to-recover': 'CA-10.16a',
  'next-to-enemy': 'CA-10.16a',
  'not-in-the-open': 'CA-10.16b',
  'not-routed': 'CA-10.27a',
  'rally-next-to-enemy': 'CA-10.27a',
  'rally-not-in-the-open': 'CA-10.27a',
  'under-fire': 'CA-10.27a',
  'tried-already': 'CA-10.27b',
  // Movement
  'not-in-front': 'CA-6.32a',
  'too-dear': 'CA-6.25a',
  impassable: 'CA-6.25b',
  'enemy-there': 'CA-6.62a',
  'may-not-stop-there': 'CA-6.65b',
  'must-stop': 'CA-7.23a',
  'held-in-zone': 'CA-7.23b',
  'may-not-turn-in-zone': 'CA-7.25a',
  'column-bars': 'CA-6.47b',
  'no-columns': 'CA-6.41a',
  'column-in-zone': 'CA-6.41a',
  'not-beside': 'CA-6.43b',
  'cannot-dismount': 'CA-11.1a',
  'dismounting-is-a-move': 'CA-11.1a',
  'too-near-to-dismount': 'CA-11.1a',
  'dismounting-under-fire': 'CA-11.1a',
  'only-to-mount': 'CA-11.1b',
  'must-advance': 'CA-11.31c',
  'out-of-hand': 'CA-11.31e',
  'leader-needs-company': 'CA-4.61a',
  'leader-held': 'CA-4.61b',
  'reluctant-units': 'CA-TRIC-06',
  'archers-hold': 'CA-TAGI-10',
  // Missiles
  'no-missiles': 'CA-8.11a',
  'fired-already': 'CA-8.11a',
  'out-of-missiles': 'CA-8.17a',
  'out-of-range': 'CA-8.13a',
  'not-in-arc': 'CA-8.13a',
  'no-line-of-sight': 'CA-8.14a',
  'not-forward': 'CA-8.11a',
  'own-unit': 'CA-8.13a',
  'fired-to-stay': 'CA-8.11c',
  'no-fire-in-column': 'CA-6.45b',
  'fire-in-the-line-first': 'CA-8.21b',
  // Withdrawal
  'not-away': 'CA-6.51b',
  'into-zone': 'CA-6.55a',
  'not-into-that-ground': 'CA-6.55a',
  'withdraw-further': 'CA-6.51a',
  'must-escape': 'CA-4.62c',
  // Shock
  'nobody-to-shock': 'CA-7.33a',
  'marked-already': 'CA-9.11a',
  'cannot-shock': 'CA-7.34a',
  'not-in-its-zone': 'CA-9.12a',
  'told-already': 'CA-9.12b',
  'only-one-enemy': 'CA-9.12c',
  'not-one-of-them': 'CA-9.15b',
  'not-vacated': 'CA-9.21a',
  // Rout
  'not-the-way': 'CA-10.21c',
  'has-fled': 'CA-10.22b',
} as const satisfies Readonly<Record<string, ClauseId>>

export type Reason = keyof typeof REASONS
/** Why something may not be, or null if it may. */
export type Bar = Reason | null

export const refuse = (reason: Reason, params: Params = {}): Refusal => ({ reason, clause: REASONS[reason], params })
/** A bar as a refusal; null stays null. */
export const barred = (bar: Bar, params: Params = {}): Refusal | null => (bar === null ? null : refuse(bar, params))
