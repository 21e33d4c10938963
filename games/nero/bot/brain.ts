import type { GameBrain, Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { KIND } from '../rules/board.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { openTo } from '../rules/window.ts'
import { explain } from './explain.ts'
import { evaluate } from './judgement.ts'
import { worldsOf } from './memory.ts'
import { plan } from './policy.ts'

/** What a good player of Nero knows. */
export const brain: GameBrain<State, Action, View> = {
  worlds: worldsOf,
  plan,
  evaluate,
  clock,
  weight,
  explain,
  mayResign: false,
}

/** So many cards are played in a hand, more or less, and no more than so many times in a turn. */
const CARDS_A_TICK = 4
const TICKS_A_TURN = 11

/** Goes up with every few cards, about once a hand, and with every turn. */
function clock(s: State): number {
  let gone = s.spent.length
  for (const cards of s.discards) gone += cards.length
  return s.turn * TICKS_A_TURN + Math.floor(gone / CARDS_A_TICK)
}

/** One's own hand decides most; where nothing can be answered, or legions are only placed, there is nothing to think about. */
function weight(s: State, seat: Seat): number {
  const f = s.stack[s.stack.length - 1]
  switch (f.step) {
    case 'hand':
      return 1
    case 'stack':
    case 'proclamation':
    case 'battle':
      return 0.3
    case 'passage':
    case 'retreat':
    case 'aftermath':
      return 0.15
    case 'window': {
      const open = openTo(s, s.stack[s.stack.length - 2])
      return s.hands[seat].some((c) => open & (1 << KIND[c])) ? 0.15 : 0
    }
    default:
      return 0
  }
}
