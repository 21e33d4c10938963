import type { GameBrain, MannerId, Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import type { State } from '../rules/state.ts'
import { BEARING_IDS, BEARINGS, type Bearing, type BearingId, PLAIN } from './bearing.ts'
import { dominated } from './dominated.ts'
import { explain } from './explain.ts'
import { evaluate, judgement } from './judgement.ts'
import { worldsOf } from './memory.ts'
import { ideas, plan } from './policy.ts'
import { undoes } from './undoing.ts'

/** What a good player of Cataphract knows. */
const brainWith = (manner: MannerId | null, bearing: Bearing): GameBrain<State, Action, View> => ({
  worlds: worldsOf,
  plan: (s, seat, chance, daring) => plan(s, seat, chance, daring < STRAYS ? 0 : daring, manner, bearing),
  ideas: (s, seat, most) => ideas(s, seat, most, manner, bearing),
  bearings,
  inBearing: (id) => brainWith(manner, BEARINGS[id as BearingId]),
  evaluate,
  judgement,
  turnOf,
  // To the end of this Orders Phase, with its shocks, and through the next, in which the enemy may answer.
  horizon: 2,
  // Where so much is luck a lead of one is often no lead.
  doubt: 1.5,
  // Which of several orders comes first seldom matters.
  alike: 2,
  weight,
  explain,
  dominated,
  undoes,
  manner,
  inManner: (liking) => brainWith(liking, bearing),
})

export const brain = brainWith(null, PLAIN)

/** Who strays less does not stray: in trials it would only be one more thing left to luck. */
const STRAYS = 0.1

/** A leader settles how his army bears itself when his phase begins. */
function bearings(s: State): readonly string[] {
  const top = s.stack[s.stack.length - 1]
  return top.step === 'orders' && top.mode === 'open' ? BEARING_IDS : []
}

/** More than all leaders together could have of Orders Phases in a Game Turn. */
const PHASES_A_TURN = 256

/** One Orders Phase after the other. */
function turnOf(s: State): number {
  let phases = 0
  for (const count of s.phases) phases += count
  return s.turn * PHASES_A_TURN + phases
}

/**
 * What a leader does first matters most, then who is sent into shock; who goes next in a line and what is answered in passing is left to
 * judgement, for so few trials as there would be time for tell nothing.
 */
function weight(s: State, _seat: Seat): number {
  const top = s.stack[s.stack.length - 1]
  switch (top.step) {
    case 'orders':
      return top.mode === 'open' ? 1 : 0.4
    case 'designation':
      return 0.8
    case 'activation':
    case 'eliteChoice':
    case 'bonus':
      return 0.4
    case 'momentum':
    case 'counter':
      return 0.3
    default:
      return 0
  }
}
