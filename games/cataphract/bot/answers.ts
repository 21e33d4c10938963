import type { Seat } from '@iacta/kernel'
import { type Action, actionsAt, hexTo, unitIn, unitNamed } from '../rules/action.ts'
import { NO_UNIT, NONE, turned, type Unit } from '../rules/printed.ts'
import { retreatDistance } from '../rules/rout.ts'
import { sequence } from '../rules/sequence.ts'
import {
  aspectIn,
  type FrameNamed,
  factsOf,
  isCavalry,
  type State,
  sideOf,
  tqOf,
  typeOf,
  unitFacts,
} from '../rules/state.ts'
import type { Mind } from './bearing.ts'
import { feintGain } from './feints.ts'
import { Field } from './field.ts'
import { hitsExpected, rangeOf } from './fire.ts'
import { postOf } from './leaders.ts'
import type { Aspect } from './odds.ts'
import { Outlook } from './places.ts'
import { hitWorth } from './worth.ts'

/** What is done about what the enemy does: withdrawal, turning, fire, flight (4.62, 6.5, 7.14, 8.2, 10.2). */

const ASPECTS = { front: 0, flank: 1, rear: 2 } as const

/** From which side a unit would be attacked by one where it is, or comes from. */
function aspectFrom(s: State, unit: Unit, enemy: Unit): Aspect {
  const { grid } = factsOf(s)
  const beside = grid.directionTo(s.at[unit], s.at[enemy])
  if (beside !== NONE) return ASPECTS[aspectIn(s, unit, beside)]
  let best: Aspect = 2
  for (const hex of grid.neighbours(s.at[unit])) {
    if (grid.distance(hex, s.at[enemy]) > 1) continue
    const direction = grid.directionTo(s.at[unit], hex)
    if (direction !== NONE) best = Math.min(best, ASPECTS[aspectIn(s, unit, direction)]) as Aspect
  }
  return best
}

/** From this on a charge is better not waited for, in points; light horse does not wait for heavy foot at all. */
const FEARED = 0.35

/** Whether a unit gets out of the way of one that comes (6.51). */
export function planWithdrawal(s: State, seat: Seat, { unit, mover }: FrameNamed<'reaction'>, temper: Mind): Action {
  const listed = sequence.actions(s, seat)
  const make = actionsAt(s)
  const field = new Field(s, seat)
  const aspect = aspectFrom(s, unit, mover)
  const fear = field.gainOf(mover, unit, aspect) + temper.misjudge(unit)
  const isFootmen = ['HI', 'MI'].includes(typeOf(s, mover))
  const isLight = typeOf(s, unit) === 'LC' || (typeOf(s, unit) === 'LI' && rangeOf(s, unit) > 0)
  const limit = isLight && isFootmen ? -0.3 : temper.manner === 'bold' ? FEARED + 0.1 : FEARED
  // Who is approached from behind takes a hit for it (6.52).
  const price = aspect === 0 ? 0 : hitWorth(s, unit) * 0.5
  const feign = listed.find(({ do: verb }) => verb === 'feign')
  if (feign) {
    const away = listed.some(({ do: verb }) => verb === 'withdraw') ? -price : Number.NEGATIVE_INFINITY
    if (feintGain(field, unit, mover) > Math.max(Math.min(0.05, -fear), away)) return feign
  }
  if (fear - price < limit) return make.decline()
  const parting = listed.find(({ do: verb }) => verb === 'fire')
  return parting ?? listed.find(({ do: verb }) => verb === 'withdraw') ?? make.decline()
}

/** Whether it turns to one that came next to it: infantry pays for it (7.14). */
export function planTurning(s: State, seat: Seat, unit: Unit, mover: Unit): Action {
  const make = actionsAt(s)
  const field = new Field(s, seat)
  const fear = (facing: number): number => {
    const before = field.s.facing[unit]
    field.s.facing[unit] = facing
    const worst = field.gainOf(mover, unit, aspectFrom(field.s, unit, mover))
    field.s.facing[unit] = before
    return Math.max(0, worst) + 0.3 * field.danger(unit, s.at[unit], facing)
  }
  const tq = tqOf(s, unit)
  if (!isCavalry(s, unit) && s.hits[unit] + 1 >= tq) return make.decline()
  const price = isCavalry(s, unit) ? 0.02 : 1.2 * hitWorth(s, unit)
  const now = fear(s.facing[unit])
  const [left, right] = [fear(turned(s.facing[unit], -1)), fear(turned(s.facing[unit], 1))]
  if (Math.min(left, right) + price >= now) return make.decline()
  return make.turn(left < right ? 'left' : 'right')
}

/** Fire at one who came, or in answer: it costs nothing but arrows. */
export function planFire(s: State, seat: Seat): Action {
  const listed = sequence.actions(s, seat)
  let best: Action | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const action of listed) {
    const gain = firePlain(s, action)
    if (gain !== null && gain > most) {
      most = gain
      best = action
    }
  }
  return best ?? listed[0]
}

function firePlain(s: State, action: Action): number | null {
  if (action.do === 'fire') return hitWorth(s, unitNamed(s, action.at))
  if (action.do !== 'loose') return null
  const [unit, target] = [unitIn(s, action), unitNamed(s, action.at)]
  return hitsExpected(s, unit, s.at[unit], target, true) * hitWorth(s, target)
}

/** 6.52: away to where it stands best. */
export function planFallBack(s: State, seat: Seat, { unit, stepped }: FrameNamed<'withdrawal'>, temper: Mind): Action {
  const listed = sequence.actions(s, seat)
  const field = new Field(s, seat)
  const outlook = new Outlook(field, unit, temper)
  const shy = (hex: number): number => 0.25 * Math.min(4, field.near[hex])
  let best: Action | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const action of listed) {
    let worth = Number.NEGATIVE_INFINITY
    if (action.do === 'step') {
      const hex = hexTo(s, action)
      const isPassing = s.unitIn[hex] !== NO_UNIT
      worth = outlook.standing(hex, s.facing[unit]) + shy(hex) - (isPassing ? 1 : 0)
    } else if (action.do === 'halt') worth = outlook.standing(s.at[unit], s.facing[unit]) + shy(s.at[unit]) + 0.05
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best ?? (stepped ? actionsAt(s).halt() : listed[0])
}

/** 4.62: a leader gets away to his own. */
export function planEscape(s: State, seat: Seat, { leader, left }: FrameNamed<'escape'>): Action {
  const listed = sequence.actions(s, seat)
  const field = new Field(s, seat)
  const worth = (action: Action): number => {
    const hex = action.do === 'step' ? hexTo(s, action) : s.leaderAt[leader]
    return postOf(field, leader, hex) + 0.1 * left * field.near[hex] * (action.do === 'step' ? 1 : 0.9)
  }
  return listed.reduce((best, action) => (worth(action) > worth(best) ? action : best))
}

/** 10.21: not through friends, and the shorter way. */
export function planFlight(s: State, seat: Seat, { unit }: FrameNamed<'rout'>): Action {
  const listed = sequence.actions(s, seat)
  const facts = factsOf(s)
  const worth = (action: Action): number => {
    if (action.do !== 'flee') return -99
    const hex = hexTo(s, action)
    const harm = s.unitIn[hex] === NO_UNIT ? 0 : unitFacts(s, s.unitIn[hex]).routPoints
    return retreatDistance(facts, sideOf(s, unit), hex) * 0.1 - harm
  }
  return listed.reduce((best, action) => (worth(action) > worth(best) ? action : best))
}

/** 11.71: a shield wall against arrows, by those who mean to stay. */
export function planWall(s: State, seat: Seat, unit: Unit, by: Unit): Action {
  const make = actionsAt(s)
  const field = new Field(s, seat)
  const hits = hitsExpected(s, by, s.at[by], unit, false)
  const isFirst = field.near[s.at[unit]] > 1
  return hits >= 0.35 && isFirst && s.hits[unit] > 0 ? make.shield() : make.decline()
}
