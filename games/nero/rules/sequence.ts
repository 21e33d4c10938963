import { inOrder, procedure, type Steps, times } from '@iacta/kernel'
import { TURNS } from '../data/constants.ts'
import type { Action } from './action.ts'
import { battle, defeat } from './battle.ts'
import { cargo, course, drivenOut, event, refugees, summons, target } from './events.ts'
import { beginTurn, deal, hand, hands, laying } from './hand.ts'
import { march, passage, stack } from './movement.ts'
import { orders } from './orders.ts'
import { aftermath, flight, parting, retreat, retreats } from './retreat.ts'
import { freeLegionQueue, freeLegions, fromFirst, generals, homes } from './setup.ts'
import { type Frame, NO_SEAT, type State, seatsOf } from './state.ts'
import { attempt, plot, proclamation } from './throne.ts'
import { turnEnd } from './victory.ts'
import { answer, window } from './window.ts'

/**
 * The sequence of play, from the whole game down to a single answer. There is no phase for bargaining: players talk when
 * they like, and nothing they say binds them (3.1).
 */

const outline = {
  // 3.0
  game: inOrder<State, Frame, 'game'>(
    (s) => ({ step: 'homes', left: seatsOf(s), chooser: NO_SEAT }),
    (s) => ({ step: 'freeLegions', queue: freeLegionQueue(s) }),
    (s) => ({ step: 'generals', queue: fromFirst(s) }),
    () => ({ step: 'turns', at: 0 }),
  ),

  // 2.4, 4.1: four turns
  turns: times<State, Frame, 'turns'>(TURNS, (s, turn, play) => {
    beginTurn(s, turn, play)
    return { step: 'turn', at: 0 }
  }),

  // 4.2: cards, hands, then markers, victory and points
  turn: inOrder<State, Frame, 'turn'>(
    () => ({ step: 'deal' }),
    (s) => ({ step: 'hands', next: s.active, begun: false, last: false }),
    () => ({ step: 'turnEnd' }),
  ),
}

const STEPS: Steps<State, Frame, Action> = {
  ...outline,
  homes,
  freeLegions,
  generals,
  deal,
  hands,
  hand,
  laying,
  stack,
  march,
  retreats,
  retreat,
  flight,
  parting,
  passage,
  battle,
  defeat,
  aftermath,
  target,
  course,
  plot,
  event,
  answer,
  window,
  attempt,
  cargo,
  proclamation,
  refugees,
  drivenOut,
  summons,
  turnEnd,
}

export const sequence = procedure<State, Frame, Action>(STEPS, orders)
