import type { Chance, MannerId, Seat } from '@iacta/kernel'
import { type Action, actionsAt, hexAt, hexTo } from '../rules/action.ts'
import { sequence } from '../rules/sequence.ts'
import { type Frame, factsOf, type State, sideOfSeat } from '../rules/state.ts'
import { planEscape, planFallBack, planFire, planFlight, planTurning, planWall, planWithdrawal } from './answers.ts'
import { type Bearing, Mind } from './bearing.ts'
import { otherOrders, planActivation, planCounter, planLine, planMomentum, planOrder } from './command.ts'
import { planDecoy, planFeint, planLure, planStrike } from './feints.ts'
import { Field } from './field.ts'
import { planMarch, planRide } from './marching.ts'
import { planBid, planHiding, planSetUp, planSide } from './set-up.ts'
import { bestFacing, bestTurn, choicesOf, planAdvance, planCount, planPick, planShocks } from './shocks.ts'

/** What a seat would do now: an order or a march as far as it is sure, anything else one action at a time. */
export function plan(
  s: State,
  seat: Seat,
  chance: Chance,
  daring: number,
  manner: MannerId | null,
  bearing: Bearing,
): readonly Action[] {
  const frame = s.stack[s.stack.length - 1] as Frame
  const temper = new Mind(chance, daring, manner, bearing)
  if (frame.step === 'march') return planMarch(s, seat, frame, temper)
  if (frame.step === 'line') return planLine(s, seat, frame, temper)
  if (frame.step === 'orders') return planOrder(s, seat, frame, temper).plan
  return [choose(s, seat, frame, temper, chance)]
}

/** What else might be done: other lines and orders, other leaders, other shocks, the most promising first. */
export function ideas(
  s: State,
  seat: Seat,
  most: number,
  manner: MannerId | null,
  bearing: Bearing,
): (readonly Action[])[] {
  const frame = s.stack[s.stack.length - 1] as Frame
  const temper = new Mind(NEVER, 0, manner, bearing)
  switch (frame.step) {
    case 'orders': {
      const legal = (action: Action): boolean => sequence.refusal(s, seat, action) === null
      return otherOrders(planOrder(s, seat, frame, temper).council)
        .filter(legal)
        .slice(0, most)
        .map((action) => [action])
    }
    case 'designation':
      return choicesOf(new Field(s, seat), frame, sequence.actions(s, seat), temper)
        .slice(0, most)
        .map(({ action }) => [action])
    default:
      return []
  }
}

/** Who does not stray draws nothing. */
const NEVER: Chance = { die: (sides) => sides, pick: () => 0 }

function choose(s: State, seat: Seat, frame: Frame, temper: Mind, chance: Chance): Action {
  switch (frame.step) {
    case 'bids':
      return planBid(s, chance)
    case 'choice':
      return planSide(s)
    case 'setUp':
      return planSetUp(s, seat)
    case 'hiding':
      return planHiding(s, seat, chance)
    case 'activation':
    case 'eliteChoice':
    case 'bonus':
      return planActivation(s, seat)
    case 'counter':
      return planCounter(s, seat, frame)
    case 'momentum':
      return planMomentum(s, frame, temper)
    case 'ride':
      return planRide(s, seat, frame)
    case 'designation':
      return planShocks(s, seat, frame, temper)
    case 'pick':
      return planPick(s, seat, frame)
    case 'spare':
    case 'vanguard':
      return planCount(s, seat, frame)
    case 'advance':
      return planAdvance(s, seat, frame, temper)
    case 'advanceTurn':
      return bestTurn(s, seat, frame.unit, temper)
    case 'facing':
      return bestFacing(s, seat, frame.unit, temper)
    case 'reaction':
      if (frame.what === 'withdraw') return planWithdrawal(s, seat, frame, temper)
      if (frame.what === 'turn') return planTurning(s, seat, frame.unit, frame.mover)
      return planFire(s, seat)
    case 'riposte': {
      const foray = s.stack.findLast((one) => one.step === 'foray')
      const by = foray?.step === 'foray' ? foray.unit : frame.unit
      if (frame.what === 'wall') return planWall(s, seat, frame.unit, by)
      return frame.what === 'turn' ? actionsAt(s).decline() : planFire(s, seat)
    }
    case 'wall':
      return planWall(s, seat, frame.at, frame.unit)
    case 'answer':
    case 'again':
    case 'volley':
    case 'bolt':
      return planFire(s, seat)
    case 'decoys':
      return planDecoy(s, seat, frame, temper)
    case 'feint':
      return planFeint(s, seat, frame)
    case 'strike':
      return planStrike(s, seat, frame)
    case 'lure':
      return planLure(s, seat, frame)
    case 'withdrawal':
      return planFallBack(s, seat, frame, temper)
    case 'escape':
      return planEscape(s, seat, frame)
    case 'rout':
      return planFlight(s, seat, frame)
    default:
      return planOther(s, seat, frame)
  }
}

/** What is decided seldom, or hardly matters. */
function planOther(s: State, seat: Seat, frame: Frame): Action {
  const listed = sequence.actions(s, seat)
  const first = (verb: Action['do']): Action | undefined => listed.find((action) => action.do === verb)
  switch (frame.step) {
    case 'defiance':
      return first('roll') ?? listed[0]
    case 'company':
      return first('halt') ?? listed[0]
    case 'arrival':
      return first('order') ?? arriveBy(s, seat, listed)
    case 'surge':
    case 'impetus':
    case 'foray':
      return first('step') ?? listed[0]
    case 'succession':
      return awayFrom(s, seat, listed)
    default:
      return listed[0]
  }
}

/** Where the enemy is farthest. */
function awayFrom(s: State, seat: Seat, listed: readonly Action[]): Action {
  const { near } = new Field(s, seat)
  const far = (action: Action): number =>
    action.do === 'step' ? near[hexTo(s, action)] : action.do === 'replace' ? near[hexAt(s, action)] : 0
  return listed.reduce((best, action) => (far(action) > far(best) ? action : best))
}

/** Reinforcements come where most friends are. */
function arriveBy(s: State, seat: Seat, listed: readonly Action[]): Action {
  const { grid } = factsOf(s)
  const { friends, side } = new Field(s, seat)
  if (side !== sideOfSeat(s, seat)) return listed[0]
  const far = (action: Action): number => {
    if (action.do !== 'arrive') return 9999
    return friends.reduce((sum, unit) => sum + grid.distance(hexAt(s, action), s.at[unit]), 0)
  }
  return listed.reduce((best, action) => (far(action) < far(best) ? action : best))
}
