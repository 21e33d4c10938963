import type { Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { leaderIn } from '../rules/action.ts'
import { artilleryOf } from '../rules/artillery.ts'
import { isHeld } from '../rules/command.ts'
import { otherSide } from '../rules/printed.ts'
import { factsOf, isInPlay, type State, sideOfSeat } from '../rules/state.ts'

/**
 * Who passes with a leader could as well activate him and order nothing; so with an elite phase. Not where that would
 * itself do something: call one who may not come, show one who is hidden, bring on a fight, or let artillery fire.
 */
export function dominated(s: State, seat: Seat, action: Action): boolean {
  const top = s.stack[s.stack.length - 1]
  const { rules } = factsOf(s)
  if (s.engagedRule || artilleryOf(s, otherSide(sideOfSeat(s, seat))).length > 0) return false
  if (top.step === 'activation' && action.do === 'pass') {
    const leader = leaderIn(s, action)
    if (rules.loyalty?.leader === action.leader || rules.wedge?.leader === action.leader) return false
    return isInPlay(s, leader) && !isHeld(s, leader)
  }
  return top.step === 'eliteChoice' && action.do === 'decline' && !rules.loyalty && !rules.ambush
}
