import { type ActionIn, actionsOf, amount, verb } from '@iacta/kernel'
import { MOST_TAKEN } from '../data/table.ts'

/** Everything a player can do. Small values, one for each decision. */
const VERBS = {
  take: verb('stones', amount(1, MOST_TAKEN)),
}
export type Action = ActionIn<typeof VERBS>

export const { make, read: readAction, carries: FIELDS } = actionsOf(VERBS)
