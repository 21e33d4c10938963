import type { GameBrain, Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { imagine, type View } from '../rules/fog.ts'
import type { State } from '../rules/state.ts'
import { dominated } from './dominated.ts'
import { explain } from './explain.ts'
import { evaluate, judgement } from './judgement.ts'
import { cutLooseIn, isThrownAgain } from './memory.ts'
import { ideas, type Mind, PLAIN, plan } from './policy.ts'
import { isVain } from './vain.ts'

/** What a good admiral off Sena Gallica knows. Nothing is hidden (16), so there is one world to be in. */
const brainWith = (mind: Mind): GameBrain<State, Action, View> => ({
  worlds: (known) => (chance) => imagine(known, chance),
  plan: (s, seat, chance, daring) => plan(s, seat, chance, daring, mind),
  ideas: (s, seat, most) => ideas(s, seat, most, mind),
  evaluate,
  judgement,
  turnOf,
  // To the end of this squadron's turn, and through the next, in which the enemy may answer.
  horizon: 2,
  weight,
  explain,
  dominated,
  undoes: ({ heard }, plan) => isThrownAgain(cutLooseIn(heard), plan),
  vain: (s, _seat, plan) => isVain(s, plan),
  manner: mind.manner,
  inManner: (manner) => brainWith({ ...mind, manner }),
  recalling: ({ heard }) => brainWith({ ...mind, cutLoose: cutLooseIn(heard) }),
})

export const brain = brainWith(PLAIN)

/** More than there are squadrons, and one for the detached ships. */
const PHASES_A_TURN = 8

/** One squadron after the other. */
function turnOf(s: State): number {
  let led = 0
  for (const one of s.led) if (one) led++
  return s.turn * PHASES_A_TURN + led + (s.stack.some(({ step }) => step === 'detached') ? 1 : 0)
}

/** What a ship sets out to do matters most; what is answered in passing hardly at all. */
function weight(s: State, _seat: Seat): number {
  const top = s.stack[s.stack.length - 1]
  switch (top.step) {
    case 'ship':
      return top.stage === 'cut' ? 0.5 : top.stage === 'move' ? 0.15 : 0.05
    case 'squadrons':
      return 0.4
    case 'squadron':
      return 0.2
    case 'detached':
      return 0.1
    default:
      return 0
  }
}
