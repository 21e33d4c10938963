import type { GameBrain, MannerId, Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { KIND, SEAT_IDS } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { openTo } from '../rules/window.ts'
import { dominated } from './dominated.ts'
import { explain, explainStep } from './explain.ts'
import { evaluate, judgement } from './judgement.ts'
import { worldsOf } from './memory.ts'
import { ideas, plan } from './policy.ts'

/** What a good player of Nero knows. */
const brainIn = (manner: MannerId | null): GameBrain<State, Action, View> => ({
  worlds: worldsOf,
  plan: (s, seat, chance, daring) => plan(s, seat, chance, daring, manner),
  ideas: (s, seat, most) => ideas(s, seat, most, manner),
  evaluate,
  judgement,
  turnOf,
  // With four, everybody answers, and it is one's own turn again.
  horizon: 4,
  weight,
  explain,
  explainStep,
  dominated,
  mayResign: false,
  inManner: brainIn,
  manner,
})

export const brain = brainIn(null)

/** One hand after the other. */
function turnOf(s: State): number {
  return s.turn * SEAT_IDS.length + s.active
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
    case 'parting':
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
