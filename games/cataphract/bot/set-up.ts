import type { Chance, Seat } from '@iacta/kernel'
import { type Action, actionsAt } from '../rules/action.ts'
import { sequence } from '../rules/sequence.ts'
import type { State } from '../rules/state.ts'

/** Bids and set-up. */

export const planBid = (s: State, chance: Chance): Action => actionsAt(s).bid(chance.pick(4))
export const planSide = (s: State): Action => actionsAt(s).side('first')
export const planSetUp = (s: State, _seat: Seat): Action => actionsAt(s).usual()
export function planHiding(s: State, seat: Seat, chance: Chance): Action {
  const listed = sequence.actions(s, seat)
  return listed[chance.pick(listed.length)]
}
