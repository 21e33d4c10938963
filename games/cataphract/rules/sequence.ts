import { enter, inOrder, leave, type PassingStep, procedure, type Steps } from '@iacta/kernel'
import type { Action } from './action.ts'
import { activation, activations, counter, elite, eliteChoice, eliteQueue, momentum, phase } from './activation.ts'
import { hiding } from './ambush.ts'
import { bolt, bolts } from './artillery.ts'
import { bids, choice } from './bids.ts'
import { succession } from './casualties.ts'
import { bonus, challenge, defiance } from './champions.ts'
import { phaseEnd, reform } from './column.ts'
import { designation } from './designation.ts'
import { decoys, feint, strike } from './feint.ts'
import { tell } from './happenings.ts'
import { foray, impetus, lure, riposte } from './harassment.ts'
import { line } from './line.ts'
import { march, ride } from './march.ts'
import { again, answer } from './missiles.ts'
import { facing, orders } from './orders.ts'
import { getaway, reaction, reactions, withdrawal } from './reactions.ts'
import { arrival, reinforce } from './reinforcements.ts'
import { company, lent, reload, removeRallied, rout, routPhase } from './rout.ts'
import { rush, rushing, unruly } from './rush.ts'
import { setUp, setUpFixed } from './setup.ts'
import { wall } from './shield-wall.ts'
import { advance, advanceTurn, pick, shock, spare, vanguard } from './shock.ts'
import { standingOrders } from './standing.ts'
import type { Frame, FrameNamed, State } from './state.ts'
import { factsOf } from './state.ts'
import { withdrawalPhase } from './victory.ts'
import { volley } from './volley.ts'
import { regain, surge, wedge } from './wedge.ts'

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
      return { step: 'setUp', at: 0 }
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
      removeRallied(s)
      return { step: 'routPhase', side: 0, done: [] }
    },
    () => ({ step: 'reload' }),
    () => ({ step: 'lent' }),
    () => ({ step: 'withdrawalPhase' }),
  ),
}

const STEPS: Steps<State, Frame, Action> = {
  ...outline,
  bids,
  choice,
  setUp,
  challenge,
  defiance,
  bonus,
  elite,
  eliteChoice,
  activations,
  activation,
  counter,
  phase,
  orders,
  line,
  march,
  unruly,
  rush,
  rushing,
  phaseEnd,
  reform,
  decoys,
  feint,
  strike,
  company,
  ride,
  reactions,
  reaction,
  withdrawal,
  escape: getaway,
  answer,
  wedge,
  surge,
  regain,
  hiding,
  arrival,
  bolt,
  bolts,
  again,
  wall,
  volley,
  foray,
  lure,
  succession,
  riposte,
  impetus,
  rout,
  designation,
  shock,
  pick,
  spare,
  vanguard,
  advance,
  advanceTurn,
  facing,
  momentum,
  routPhase,
  reload,
  lent,
  withdrawalPhase,
}

export const sequence = procedure<State, Frame, Action>(STEPS, standingOrders)
