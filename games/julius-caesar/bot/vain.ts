import { quickChance } from '@iacta/kernel'
import { type Action, cardIn } from '../rules/action.ts'
import { GOD, type Side } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import { isMovingGod, movesGroup } from './cards.ts'
import { attackInHand, attacks, type Mind, planMoves } from './command.ts'

/**
 * Whether a plan wastes an Event that moves a group, as far as its side can know: it is played with nothing to attack
 * while there is another card, or not used to attack though there is something worth it.
 */
export function vain(s: State, side: Side, plan: readonly Action[], mind: Mind): boolean {
  if (!mind.doubt?.concerns(s, side)) return false
  const [first] = plan
  if (first.do === 'play') {
    const god = GOD[cardIn(first)]
    const isEvent = god !== null && isMovingGod(god) && s.hands[side].some((c) => !movesGroup(c))
    return isEvent && attackInHand(s, side, god, mind) === 0
  }
  const frame = s.stack.at(-1)
  if (frame?.step !== 'moves' || frame.god === null || attacks(s, side, plan)) return false
  return attacks(s, side, planMoves(s, side, quickChance(0), 0, null, mind))
}
