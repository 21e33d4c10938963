import type { PlayContext } from '@iacta/kernel'
import { isTaken } from './ambush.ts'
import { suffer } from './cohesion.ts'
import { stepCost } from './ground.ts'
import { tell } from './happenings.ts'
import { type Direction, type Hex, NONE, otherSide, type Unit } from './printed.ts'
import type { Bar } from './reasons.ts'
import {
  allowance,
  controllersOf,
  enemiesInZone,
  factsOf,
  has,
  isCavalry,
  isControlled,
  isImpassable,
  isOnMap,
  leadersIn,
  mark,
  nameOf,
  put,
  type State,
  sideOf,
  typeOf,
  unitsOf,
  unmark,
} from './state.ts'

/** Units locked in combat, by the optional rule (10.3). */

/** Those with whom a unit is engaged: in its zone, or with it in theirs. */
function engagedWith(s: State, unit: Unit): Unit[] {
  const enemies = [...enemiesInZone(s, unit), ...controllersOf(s, s.at[unit], otherSide(sideOf(s, unit)))]
  return enemies.filter((enemy, i) => has(s, enemy, 'engaged') && enemies.indexOf(enemy) === i)
}

/** 10.33: whoever has nobody left to be engaged with is free. */
export function disengage(s: State): void {
  if (!s.engagedRule) return
  const engaged = ([0, 1] as const).flatMap((side) => unitsOf(s, side).filter((unit) => has(s, unit, 'engaged')))
  for (const unit of engaged) if (engagedWith(s, unit).length === 0) unmark(s, unit, 'engaged')
}

/** 10.32: why an engaged unit may not get away to a hex. */
export function retireBar(s: State, unit: Unit, to: Hex): Bar {
  const facts = factsOf(s)
  const { grid } = facts
  if (!isOnMap(s, unit) || !has(s, unit, 'engaged')) return 'cannot-disengage'
  if (!isCavalry(s, unit) && typeOf(s, unit) !== 'LI') return 'cannot-disengage'
  const enemies = engagedWith(s, unit)
  if (enemies.some((enemy) => allowance(s, enemy) >= allowance(s, unit))) return 'cannot-disengage'
  const direction = grid.directionTo(s.at[unit], to)
  if (direction === NONE) return 'not-adjacent'
  if (isImpassable(facts, to)) return 'impassable'
  if (isTaken(s, sideOf(s, unit), to)) return 'hex-is-taken'
  if (stepCost(s, unit, s.at[unit], to, direction).points > allowance(s, unit)) return 'too-dear'
  if (isControlled(s, to, otherSide(sideOf(s, unit)))) return 'into-zone'
  return enemies.some((enemy) => grid.areNeighbours(s.at[enemy], to)) ? 'cannot-disengage' : null
}

export const retreatsOf = (s: State, unit: Unit): Hex[] =>
  has(s, unit, 'engaged')
    ? factsOf(s)
        .grid.neighbours(s.at[unit])
        .filter((to) => retireBar(s, unit, to) === null)
    : []

/** One hex, as it faces, with whoever is with it. */
export function retire(s: State, unit: Unit, to: Hex, play: PlayContext): void {
  const { grid } = factsOf(s)
  const from = s.at[unit]
  const { hits } = stepCost(s, unit, from, to, grid.directionTo(from, to) as Direction)
  const company = leadersIn(s, from)
  put(s, unit, to)
  for (const leader of company) s.leaderAt[leader] = to
  unmark(s, unit, 'engaged')
  mark(s, unit, 'displaced')
  tell(play, 'disengaged', { unit: nameOf(s, unit), to: grid.name(to) })
  disengage(s)
  suffer(s, unit, hits, play)
}
