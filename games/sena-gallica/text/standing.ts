import type { StandingOrder as Stands } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import type { StandingOrder } from '../rules/state.ts'

/** The standing orders of the seat that has a view, in words. */
export function standingIn(seen: unknown, words: Readonly<Record<StandingOrder, string>>): Stands[] {
  const { seat, standing } = seen as View
  const seats: readonly (string | null)[] = SEAT_IDS
  return (standing[seats.indexOf(seat)] ?? []).map((word) => {
    const order = word as StandingOrder
    return { says: words[order], recall: { do: 'recall', order } satisfies Action }
  })
}
