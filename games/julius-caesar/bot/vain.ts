import { quickChance } from '@iacta/kernel'
import { type Action, cardIn } from '../rules/action.ts'
import { CAESAR, GOD, MOVES, ROADS_FROM, ROMA, type Side } from '../rules/printed.ts'
import { blocksOf, isVacant, type State } from '../rules/state.ts'
import { isMovingGod, movesGroup } from './cards.ts'
import { attackInHand, attacks, type Mind, planMoves } from './command.ts'

/**
 * Whether a plan wastes something, as far as its side can know: the race for Roma; or an Event that moves a group, if it
 * is played with nothing to attack while there is another card, or not used to attack though there is something worth it.
 */
export function vain(s: State, side: Side, plan: readonly Action[], mind: Mind): boolean {
  const [first] = plan
  if (losesRoma(s, side, first)) return true
  if (!mind.doubt?.concerns(s, side)) return false
  if (first.do === 'play') {
    const god = GOD[cardIn(first)]
    const isEvent = god !== null && isMovingGod(god) && s.hands[side].some((c) => !movesGroup(c))
    return isEvent && attackInHand(s, side, god, mind) === 0
  }
  const frame = s.stack.at(-1)
  if (frame?.step !== 'moves' || frame.god === null || attacks(s, side, plan)) return false
  return attacks(s, side, planMoves(s, side, quickChance(0), 0, null, mind))
}

/**
 * Who moves first in the first turn has Roma, and who has more Move Points moves first (2.2). Of 25 games that Centurio
 * began as Caesar with his longest command, of three Moves or four, he won 15; of 23 that he began with a shorter one or
 * with Vulcan, six. A search that ends before Winter does not see why.
 */
function losesRoma(s: State, side: Side, action: Action): boolean {
  if (side !== CAESAR || s.year !== 1 || s.turn !== 1 || (action.do !== 'play' && action.do !== 'discard')) return false
  if (!isVacant(s, ROMA) || !ROADS_FROM[ROMA].some(({ to }) => blocksOf(s, CAESAR, to) > 1)) return false
  const longest = Math.max(...s.hands[side].map((c) => MOVES[c]))
  const isLongest = MOVES[cardIn(action)] === longest
  if (action.do === 'play') return !isLongest
  return isLongest && s.hands[side].filter((c) => MOVES[c] === longest).length === 1
}
