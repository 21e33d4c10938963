import { enter, inOrder, leave, type PassingStep, procedure, type Steps } from '@iacta/kernel'
import type { Action } from './action.ts'
import { activation, activations, elite, eliteChoice, eliteQueue } from './activation.ts'
import { arrival } from './arrival.ts'
import { tell } from './happenings.ts'
import { reinforce } from './reinforcements.ts'
import { isPlacedByPlayers, setUpCompany, setUpFixed } from './set-up-printed.ts'
import { standingOrders } from './standing.ts'
import type { Frame, FrameNamed, State } from './state.ts'
import { factsOf, unitsOf, unmark } from './state.ts'

/** The sequence of play (3.0), from the whole battle down to a single answer. */

/** 2.6, 12.0: turn after turn, until an army withdraws. */
const battle: PassingStep<State, FrameNamed<'battle'>> = {
  run(s, _frame, play) {
    if (s.outcome) {
      leave(s)
      return
    }
    s.turn++
    tell(play, 'turn-begins', { turn: s.turn })
    enter<Frame>(s, { step: 'turn', at: 0 })
  },
}

const outline = {
  game: inOrder<State, Frame, 'game'>(
    (s) => (s.first === null ? { step: 'bids', bids: [null, null] } : null),
    (s) => {
      setUpFixed(s)
      if (isPlacedByPlayers(s)) return { step: 'setUp', at: 0 }
      setUpCompany(s)
      return null
    },
    (s) => {
      const { rules, units, unit } = factsOf(s)
      return rules.ambush ? { step: 'hiding', side: units[unit(rules.ambush.unit)].side } : null
    },
    (s) => (factsOf(s).rules.champions ? { step: 'challenge' } : null),
    () => ({ step: 'battle' }),
  ),

  battle,

  // 3.0: elite phases, A to C leader by leader, then D and E
  turn: inOrder<State, Frame, 'turn'>(
    // TRIC-10, 93: before any leader.
    (s, play) => reinforce(s, play),
    (s, play) => ({ step: 'elite', queue: eliteQueue(s, play) }),
    (s) => (s.turn === 1 && s.champion !== null ? { step: 'bonus', side: s.champion } : null),
    () => ({ step: 'activations', next: null, among: 0 }),
    (s) => {
      // 3.0 D 1.
      for (const side of [0, 1] as const) for (const unit of unitsOf(s, side)) unmark(s, unit, 'rallied')
      return { step: 'routPhase', side: 0, done: [] }
    },
    () => ({ step: 'reload' }),
    () => ({ step: 'lent' }),
    () => ({ step: 'withdrawalPhase' }),
  ),
}

/** What leads to the first question of a battle, where nothing is settled before. */
const OPENING = {
  ...outline,
  arrival,
  elite,
  eliteChoice,
  activations,
  activation,
}

type AllSteps = Steps<State, Frame, Action>
/** What players settle before a battle begins: who has which army, and who stands where. */
export type StepsBefore = Pick<AllSteps, 'bids' | 'choice' | 'setUp' | 'hiding' | 'challenge' | 'defiance' | 'bonus'>
export type LaterSteps = Omit<AllSteps, keyof typeof OPENING | keyof StepsBefore>

/**
 * A browser shows a new table by these alone, and fetches the others before anything is played: `before-battle.ts` adds
 * some where they come first, `sequence.ts` all of them.
 */
const STEPS: Partial<AllSteps> = OPENING

export function addSteps(later: LaterSteps | StepsBefore): void {
  Object.assign(STEPS, later)
}

export const sequence = procedure<State, Frame, Action>(STEPS as AllSteps, standingOrders)
