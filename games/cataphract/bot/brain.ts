import type { Chance, Explanation, GameBrain, Seat } from '@iacta/kernel'
import { type Action, hexTo, leaderIn, unitIn, unitNamed } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { cataphract as game } from '../rules/game.ts'
import { type Hex, type Leader, NO_UNIT, otherSide, type SideIndex, type Unit } from '../rules/printed.ts'
import {
  charismaOf,
  enemiesInZone,
  type Frame,
  factsOf,
  has,
  isCavalry,
  isControlled,
  isOnMap,
  isRouted,
  nearestEnemy,
  type State,
  sideOf,
  sideOfSeat,
  tqOf,
  typeOf,
  unitsOf,
} from '../rules/state.ts'

/** Why the computer does something, with what its words speak of. */
export interface Explanations {
  advance: Record<string, never>
  fire: Record<string, never>
  shock: Record<string, never>
  rally: Record<string, never>
  hold: Record<string, never>
}

const because = (key: keyof Explanations): Explanation => ({ key, params: {} })

/** How much each kind of action is worth by itself; what depends on the position is added to it. */
const WORTH: { readonly [Do in Action['do']]?: number } = {
  usual: 100,
  activate: 60,
  wait: 20,
  pass: 0,
  roll: 45,
  momentum: 40,
  line: 50,
  rally: 42,
  recover: 22,
  order: 30,
  lead: 4,
  replace: 60,
  fire: 48,
  loose: 48,
  harass: 30,
  snipe: 30,
  shock: 24,
  assault: 30,
  join: 26,
  storm: 10,
  charge: 20,
  hold: 22,
  done: 12,
  halt: 14,
  decline: 16,
  withdraw: 10,
  advance: 24,
  arrive: 50,
  trump: 2,
  shield: 18,
}

/** Foot and horse that live by their bows keep off. */
const isSkirmisher = (s: State, unit: Unit): boolean => typeOf(s, unit) === 'LC' || typeOf(s, unit) === 'LI'

/** How far from the enemy a unit likes to be. */
const likedDistance = (s: State, unit: Unit): number => (isSkirmisher(s, unit) ? 2 : 1)

const weakness = (s: State, unit: Unit): number => s.hits[unit] / Math.max(1, tqOf(s, unit))

const marching = (s: State): Unit => {
  const top = s.stack.at(-1) as Frame | undefined
  return top && 'unit' in top ? top.unit : NO_UNIT
}

/** What a step brings a unit: nearer to where it likes to be, without ending among enemies it should not meet. */
function stepWorth(s: State, unit: Unit, to: Hex): number {
  if (unit === NO_UNIT || !isOnMap(s, unit)) return 10
  const side = sideOf(s, unit)
  const [before, after] = [nearestEnemy(s, s.at[unit], side), nearestEnemy(s, to, side)]
  const liked = weakness(s, unit) >= 0.6 ? 5 : likedDistance(s, unit)
  const gain = Math.abs(before - liked) - Math.abs(after - liked)
  const danger = isSkirmisher(s, unit) && isControlled(s, to, otherSide(side)) ? 12 : 0
  return gain > 0 ? 18 + gain - danger : 4 - danger
}

/** A turn that brings an enemy before a unit. */
function turnWorth(s: State, unit: Unit): number {
  if (unit === NO_UNIT || !isOnMap(s, unit)) return 5
  return enemiesInZone(s, unit).length === 0 && nearestEnemy(s, s.at[unit], sideOf(s, unit)) <= 2 ? 15 : 3
}

/** The odds of a clash in a word: quality and size of the one against the other. */
function odds(s: State, unit: Unit, on: Unit): number {
  const strength = (one: Unit): number =>
    tqOf(s, one) - s.hits[one] + (factsOf(s).units[one].size || 5) / 2 + (isCavalry(s, one) ? 1 : 0)
  return strength(unit) - strength(on)
}

function worthOf(s: State, action: Action): number {
  const base = WORTH[action.do] ?? 10
  switch (action.do) {
    case 'activate':
      return base + charismaOf(s, leaderIn(s, action))
    case 'step':
    case 'flee':
      return stepWorth(s, marching(s), hexTo(s, action))
    case 'turn':
      return turnWorth(s, marching(s))
    case 'order':
      return base + orderWorth(s, unitIn(s, action))
    case 'fire':
    case 'harass':
      return base + 6 * weakness(s, unitNamed(s, action.at)) - (action.do === 'fire' && action.after === 'move' ? 5 : 0)
    case 'loose':
      return base + 6 * weakness(s, unitNamed(s, action.at))
    case 'shock':
    case 'join': {
      const unit = unitIn(s, action)
      const enemies = enemiesInZone(s, unit)
      const best = Math.max(-9, ...enemies.map((enemy) => odds(s, unit, enemy)))
      return base + 2 * best - (isSkirmisher(s, unit) ? 8 : 0)
    }
    case 'assault':
      return base + odds(s, unitIn(s, action), unitNamed(s, action.on))
    case 'charge': {
      const unit = marching(s)
      return unit === NO_UNIT ? base : base + Math.max(-9, ...enemiesInZone(s, unit).map((one) => odds(s, unit, one)))
    }
    case 'withdraw':
    case 'fallback': {
      const unit = marching(s)
      return unit !== NO_UNIT && isSkirmisher(s, unit) ? 30 : base
    }
    case 'pass':
      return (leaderIn(s, action) as Leader) >= 0 ? base : 0
    default:
      return base
  }
}

/** Those who have somewhere to go before those who are well where they are. */
function orderWorth(s: State, unit: Unit): number {
  if (isRouted(s, unit)) return -20
  const far = nearestEnemy(s, s.at[unit], sideOf(s, unit))
  const off = Math.abs(far - likedDistance(s, unit))
  return weakness(s, unit) >= 0.6 && far > 3 ? -25 : off === 0 && !has(s, unit, 'fired') ? -2 : Math.min(8, 10 - off)
}

/** One action after the other, each the best by its worth; who strays takes another now and then. */
function plan(s: State, seat: Seat, chance: Chance, daring: number): readonly Action[] {
  const listed = game.actions(s, seat)
  if (daring > 0 && chance.pick(100) < daring * 30) return [listed[chance.pick(listed.length)]]
  let best = listed[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of listed) {
    const worth = worthOf(s, action) + chance.pick(3)
    if (worth <= most) continue
    most = worth
    best = action
  }
  return [best]
}

/** How much of its withdrawal level an army has left, with the hits of those who may soon be lost. */
function heart(s: State, side: SideIndex): number {
  const level = Math.max(1, s.levels[side])
  const units = unitsOf(s, side)
  const shaken = units.reduce(
    (sum, unit) => sum + (isRouted(s, unit) ? 0.5 : 0.2 * weakness(s, unit)) * factsOf(s).units[unit].routPoints,
    0,
  )
  return (level - s.routPoints[side] - shaken) / level
}

export const brain: GameBrain<State, Action, View> = {
  worlds: (known) => (chance) => game.imagine(known, chance),
  plan,
  evaluate(s, seat) {
    if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : s.outcome.winners.length === 0 ? 0.5 : 0
    const own = sideOfSeat(s, seat)
    const ahead = heart(s, own) - heart(s, otherSide(own))
    return 1 / (1 + Math.exp(-4 * ahead))
  },
  turnOf: (s) => s.turn,
  horizon: 1,
  weight: (s, seat) => (game.actions(s, seat).length > 1 ? 0.2 : 0),
  explain(_s, _seat, [action]) {
    switch (action.do) {
      case 'fire':
      case 'loose':
      case 'harass':
      case 'snipe':
        return because('fire')
      case 'shock':
      case 'assault':
      case 'join':
      case 'charge':
      case 'storm':
        return because('shock')
      case 'rally':
      case 'recover':
        return because('rally')
      case 'order':
      case 'line':
      case 'step':
        return because('advance')
      default:
        return because('hold')
    }
  },
}
