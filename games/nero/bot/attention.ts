import type { Seat } from '@iacta/kernel'
import type { State } from '../rules/state.ts'
import { gainsOfAnswers } from './answers.ts'
import { ideasFor } from './hand.ts'
import type { Mind } from './judgement.ts'

/** By so many points one thing is better than all else: comparing them in worlds and with luck never found another. */
const CLEAR_HAND = 1
/** The same for an answer and for none: a card is little, and so is what most of them change. */
const CLEAR_ANSWER = 0.5

/** How much thought the choice before a seat deserves: 1 as much as there is. */
export function attention(s: State, seat: Seat, mind: Mind): number {
  const f = s.stack[s.stack.length - 1]
  switch (f.step) {
    case 'hand':
      if (isClear(s, seat, mind)) return 0
      // What the hand begins with decides most of it.
      return s.cardsPlayed === 0 ? 1 : 0.4
    case 'proclamation':
    case 'battle':
      return 0.3
    case 'stack':
      return 0.2
    case 'passage':
    case 'retreat':
    case 'parting':
    case 'aftermath':
      return 0.1
    case 'window':
      return isOpenQuestion(s, seat) ? 0.15 : 0
    default:
      return 0
  }
}

/** Whether one thing to do in a hand is better than everything else by far. */
function isClear(s: State, seat: Seat, mind: Mind): boolean {
  let [best, next] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { gain } of ideasFor(s, seat, mind)) {
    if (gain > best) [best, next] = [gain, best]
    else if (gain > next) next = gain
  }
  return best - next > CLEAR_HAND
}

/** Whether it is in doubt if a window should be answered, and with what. */
function isOpenQuestion(s: State, seat: Seat): boolean {
  const gains = gainsOfAnswers(s, seat).map(({ gain }) => gain)
  return gains.some((gain) => Math.abs(gain) < CLEAR_ANSWER) || gains.filter((gain) => gain > 0).length > 1
}
