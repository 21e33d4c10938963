import type { GameBrain, Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { senaGallica as game } from '../rules/game.ts'
import type { State } from '../rules/state.ts'
import { dominated } from './dominated.ts'
import { explain } from './explain.ts'
import { evaluate, judgement } from './features.ts'
import { ideas, plan } from './policy.ts'

/** What a good player of Sena Gallica knows. */
export const brain: GameBrain<State, Action, View> = {
  worlds: (known) => (chance) => game.imagine(known, chance),
  plan,
  ideas,
  evaluate,
  judgement,
  turnOf,
  // To the end of this squadron, and through the next, in which the enemy may answer.
  horizon: 2,
  weight,
  explain,
  dominated,
}

/** More than there are squadrons and detached ships in a turn. */
const ACTS_A_TURN = 64

/** One squadron, or one detached ship, after the other. */
function turnOf(s: State): number {
  const squadrons = s.led.filter(Boolean).length
  return s.turn * ACTS_A_TURN + squadrons
}

/** How a ship is steered matters most; what is answered in passing hardly at all. */
function weight(s: State, _seat: Seat): number {
  const top = s.stack[s.stack.length - 1]
  switch (top.step) {
    case 'ship':
      return top.stage === 'cut' ? 1 : 0.2
    case 'squadrons':
    case 'squadron':
      return 0.2
    default:
      return 0
  }
}
