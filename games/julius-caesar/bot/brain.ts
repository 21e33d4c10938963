import type { GameBrain, Tunable } from '@iacta/kernel'
import { TURNS_PER_YEAR } from '../data/constants.ts'
import type { Action } from '../rules/action.ts'
import type { Side } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { commandsFor, type Mind, OPEN_MIND } from './command.ts'
import { dominated } from './dominated.ts'
import { doubtOf } from './doubt.ts'
import { evaluate, judgement } from './evaluate.ts'
import { explain, explainStep } from './explain.ts'
import { credits, hazy } from './hazy.ts'
import { worldsOf } from './memory.ts'
import { opening } from './opening.ts'
import { OPENINGS } from './openings.ts'
import { plan } from './policy.ts'
import { TUNED } from './tuned.ts'
import { MOST, PLAIN_NUMBERS, tuningsOf } from './tuning.ts'
import { undoes } from './undoing.ts'
import { vain } from './vain.ts'

/** What a good player of Julius Caesar knows. */
const brainWith = (mind: Mind): GameBrain<State, Action, View> => ({
  worlds: worldsOf,
  plan: (s, seat, chance, daring) => plan(s, seat, chance, daring, mind),
  // Half as many as there is room for: plans that stray more than once deserve a trial too.
  ideas: (s, seat, most) => commandsFor(s, seat as Side, Math.floor(most / 2), mind),
  evaluate,
  judgement,
  tunable,
  turnOf,
  // Five, with fewer trials for the same time, could not be told apart in 20 games.
  horizon: 3,
  horizonFrom,
  weight,
  explain,
  explainStep,
  dominated,
  undoes,
  vain: (s, seat, plan) => vain(s, seat as Side, plan, mind),
  opening: (s, seat) => opening(s, seat as Side),
  openings: OPENINGS,
  inManner: (manner) => brainWith({ ...mind, manner }),
  manner: mind.manner,
  recalling: (known) => brainWith({ ...mind, doubt: doubtOf(known) }),
})

const tunable: Tunable<State, Action, View> = {
  plain: PLAIN_NUMBERS,
  most: MOST,
  found: TUNED,
  brainWith: (seats) => brainWith({ ...OPEN_MIND, tunings: tuningsOf(seats) }),
  hazy: (s, seat, chance) => hazy(s, seat as Side, chance),
  credits,
}

export const brain = brainWith(OPEN_MIND)

/** One tick for each turn, and one for each Winter, counted when it is over. */
function turnOf(s: State): number {
  const wintering = s.stack.some((frame) => frame.step === 'winter')
  const dealing = s.stack.at(-1)?.step === 'discards'
  return s.year * (TURNS_PER_YEAR + 1) + (wintering ? TURNS_PER_YEAR + 1 : dealing ? 0 : s.turn)
}

/** To what is left when Winter is over, from the third turn on; before it is too far. */
function horizonFrom(s: State): number {
  return s.turn < 3 ? 3 : TURNS_PER_YEAR + 2 - s.turn
}

/** A command decides most; where to take a hit, or whether to fire on without a choice, next to nothing. */
function weight(s: State): number {
  const frame = s.stack.at(-1)
  switch (frame?.step) {
    case 'moves':
    case 'cards':
      return 1
    case 'discards':
    case 'levies':
    case 'jupiter':
    case 'vulcan':
      return 0.5
    case 'onward':
    case 'crossing':
    case 'mainAttacks':
    case 'surprise':
      return 0.2
    case 'battle':
      // 7.6: nobody retreats in Round 1, and passing is never better than firing.
      return frame.round === 1 ? 0 : 0.15
    case 'regroup':
      return 0.15
    default:
      return 0
  }
}
