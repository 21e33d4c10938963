import type { GameBrain } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { SEAT_IDS } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { attention } from './attention.ts'
import { dominated } from './dominated.ts'
import { explain, explainStep } from './explain.ts'
import { evaluate, judgement, type Mind, OPEN_MIND } from './judgement.ts'
import { worldsOf } from './memory.ts'
import { ideas, plan } from './policy.ts'
import { trailOf, turnsBack } from './trail.ts'

/** What a good player of Nero knows. */
const brainWith = (mind: Mind): GameBrain<State, Action, View> => ({
  worlds: worldsOf,
  plan: (s, seat, chance, daring) => plan(s, seat, chance, daring, mind),
  ideas: (s, seat, most) => ideas(s, seat, most, mind),
  evaluate,
  judgement,
  turnOf,
  // With four, everybody answers, and it is one's own turn again; with eight, once more.
  glimpses: [4, 8],
  horizon: 16,
  // What counts is counted when a turn ends.
  countOf: ({ turn }) => turn,
  weight: (s, seat) => attention(s, seat, mind),
  explain,
  explainStep,
  dominated,
  vain: (s, _, plan) => turnsBack(s, mind.trail, plan),
  mayResign: false,
  inManner: (manner) => brainWith({ ...mind, manner }),
  manner: mind.manner,
  recalling: (known) => brainWith({ ...mind, trail: trailOf(known) }),
})

export const brain = brainWith(OPEN_MIND)

/** One hand after the other. */
function turnOf(s: State): number {
  return s.turn * SEAT_IDS.length + s.active
}
