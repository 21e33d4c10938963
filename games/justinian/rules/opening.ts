import { inOrder, procedure, type Steps } from '@iacta/kernel'
import { SET_UP } from '../data/tables.ts'
import type { Action, Offer } from './action.ts'
import { OSTROGOTHS, VANDALS } from './printed.ts'
import {
  anchorage,
  dealMagistri,
  firstSp,
  garrisons,
  hosts,
  moorings,
  placeBarbarians,
  postIllyricum,
  posting,
  strengths,
} from './setup.ts'
import type { Frame, State } from './state.ts'

/** What leads to the first question of a game (3.2, 3.3). */
const OPENING = {
  game: inOrder<State, Frame, 'game'>(
    // 3.2: the Byzantine
    (s) => {
      postIllyricum(s)
      return { step: 'posting' }
    },
    () => ({ step: 'strengths' }),
    () => ({ step: 'moorings', left: SET_UP.fleets.free }),
    // 3.24, 3.3: Magistri by lot, then the Barbarian
    (s, play) => {
      dealMagistri(s, play)
      placeBarbarians(s)
      return { step: 'hosts', power: OSTROGOTHS, left: firstSp(OSTROGOTHS) }
    },
    () => ({ step: 'anchorage' }),
    () => ({ step: 'hosts', power: VANDALS, left: firstSp(VANDALS) }),
    () => ({ step: 'turns' }),
  ),

  posting,
  strengths,
  garrisons,
  moorings,
  hosts,
  anchorage,
}

type AllSteps = Steps<State, Frame, Action, Offer>
export type LaterSteps = Omit<AllSteps, keyof typeof OPENING>

/** A browser shows a new table by these alone, and fetches the others before anything is played: `sequence.ts` adds them. */
const STEPS: Partial<AllSteps> = OPENING

export function addSteps(later: LaterSteps): void {
  Object.assign(STEPS, later)
}

export const sequence = procedure<State, Frame, Action, Offer>(STEPS as AllSteps)
