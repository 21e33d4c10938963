import type { GameBrain, Seat, Tunable } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { imagine, type View } from '../rules/fog.ts'
import type { State } from '../rules/state.ts'
import { credits } from './credits.ts'
import { dominated } from './dominated.ts'
import { explain } from './explain.ts'
import { evaluate, judgement } from './judgement.ts'
import { ideas, type Mind, OPEN_MIND, plan } from './policy.ts'
import { TUNED } from './tuned.ts'
import { MOST, PLAIN_NUMBERS, tuningsOf } from './tuning.ts'

/** What a good player of either side knows. Nothing is hidden (76), so there is one world to be in. */
const brainWith = (mind: Mind): GameBrain<State, Action, View> => ({
  worlds: (known) => (chance) => imagine(known, chance),
  plan: (s, seat, chance, daring) => plan(s, seat, chance, daring, mind),
  ideas: (s, seat, most) => ideas(s, seat, most, mind),
  evaluate,
  judgement,
  tunable,
  turnOf,
  // What one sets going, what the enemy answers, and the same again.
  horizon: 4,
  weight,
  explain,
  dominated,
  manner: mind.manner,
  inManner: (manner) => brainWith({ ...mind, manner }),
})

const tunable: Tunable<State, Action, View> = {
  plain: PLAIN_NUMBERS,
  most: MOST,
  found: TUNED,
  brainWith: (seats) => brainWith({ ...OPEN_MIND, tunings: tuningsOf(seats) }),
  credits,
}

export const brain = brainWith(OPEN_MIND)

/** One activation after the other, of either side. */
function turnOf(s: State): number {
  return s.turn * 16 + 5 + s.romanDone - s.chooseLeft - s.randomLeft
}

/** What is set going matters most, and what is attacked on the way. */
function weight(s: State, _seat: Seat): number {
  switch (s.stack[s.stack.length - 1].step) {
    case 'opportunity':
    case 'marker':
      return 1
    case 'acting':
    case 'ally':
    case 'bribe':
      return 0.4
    case 'march':
      return 0.25
    case 'interception':
    case 'withdrawal':
      return 0.3
    case 'raising':
      return 0.3
    case 'voyage':
    case 'retreat':
    case 'commands':
      return 0.1
    default:
      return 0
  }
}
