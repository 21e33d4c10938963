import type { Chance, Seat } from '@iacta/kernel'
import { MISSILES, SPEEDS } from '../data/tables.ts'
import { type Action, make } from '../rules/action.ts'
import { type Active, speedBar } from '../rules/movement.ts'
import { enemyOf, GRID, NO_SHIP, NONE, SHIPS, type Ship, sternOf } from '../rules/printed.ts'
import { hasMaximum, isImmobile, pointsAt } from '../rules/ships.ts'
import { isOnMap, lay, type State, sideOf } from '../rules/state.ts'
import { type Course, coursesAt, stepsOf } from './courses.ts'
import { grappling, raking, ramming, shooting, worthOf } from './odds.ts'

/** Where the active ship goes and what it does there. */
export interface Scheme {
  readonly actions: readonly Action[]
  readonly value: number
  /** What it is for, and at whom. */
  readonly aim: 'ram' | 'rake' | 'grapple' | 'shoot' | 'approach' | 'rest'
  readonly target: Ship
}

/** By how many sixths headings differ: what a ram along this heading would strike. */
const EXPOSED = [0.45, 0.55, 0.35, 0.1] as const
/** No enemy beyond this is reckoned with. */
const NEAR = 10

/** What a berth is worth by itself: near to enemies that can be had, and not open to their rams. */
function lieOf(s: State, ship: Ship, { berth }: Course, enemies: readonly Ship[]): number {
  let nearest = 99
  let danger = 0
  for (const enemy of enemies) {
    const far = GRID.distance(berth.bow, s.bow[enemy])
    if (worthOf(s, enemy) > 1 && far < nearest) nearest = far
    if (far > NEAR || far === 0 || isImmobile(s, enemy)) continue
    danger += EXPOSED[apartFrom(s, enemy, berth)] / (far + 2)
  }
  const row = GRID.row(berth.bow)
  const column = GRID.column(berth.bow)
  const isNearEdge = row <= 1 || column <= 11 || column >= 41
  return -0.07 * nearest - danger * (0.6 + 0.2 * s.fatigue[ship]) - (isNearEdge ? 0.3 : 0)
}

/** The side that a ship in this berth would turn to an enemy who came straight on. */
function apartFrom(s: State, enemy: Ship, { bow, heading }: Course['berth']): 0 | 1 | 2 | 3 {
  const dx = GRID.x(bow) - GRID.x(s.bow[enemy])
  const dz = GRID.z(bow) - GRID.z(s.bow[enemy])
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let d = 0; d < 6; d++) {
    const along = STEPS[d][0] * (2 * dx + dz) + STEPS[d][1] * (2 * dz + dx)
    if (along > most) {
      most = along
      best = d
    }
  }
  const apart = (best - heading + 6) % 6
  return Math.min(apart, 6 - apart) as 0 | 1 | 2 | 3
}
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/** What is done at the end of a course, besides lying there. */
function deedAt(
  s: State,
  frame: Active,
  course: Course,
  enemies: readonly Ship[],
): Omit<Scheme, 'actions'> & { deed: Action | null } {
  const { ship } = frame
  const { berth, speed, run } = course
  const isSwift = speed === 'maximum' && hasMaximum(s, ship)
  const points = pointsAt(s, ship, speed) - course.spent
  const before = { bow: s.bow[ship], heading: s.heading[ship] as Course['berth']['heading'] }
  let best: Omit<Scheme, 'actions'> & { deed: Action | null } = {
    value: 0,
    aim: 'approach',
    target: NO_SHIP,
    deed: null,
  }
  const offer = (value: number, aim: Scheme['aim'], target: Ship, deed: Action | null): void => {
    if (value > best.value) best = { value, aim, target, deed }
  }
  // The rules' own odds are asked with the ship where it would be.
  lay(s, ship, berth)
  const ahead = GRID.neighbour(berth.bow, berth.heading)
  const struck = ahead === NONE ? NO_SHIP : s.shipIn[ahead]
  if (speed !== 'rest' && run > 0 && points > 0 && struck !== NO_SHIP && sideOf(s, struck) !== sideOf(s, ship)) {
    const sound = s.oars[ship] === 'sound' || s.oars[ship] === 'half-speed'
    if (sound) offer(ramming(s, ship, struck, run, isSwift).value, 'ram', struck, make.ram())
  }
  const aft = sternOf(berth)
  for (const enemy of enemies) {
    const far = Math.min(GRID.distance(berth.bow, s.bow[enemy]), aft === NONE ? 99 : GRID.distance(aft, s.bow[enemy]))
    if (far > MISSILES.range + 1) continue
    if (far <= 2 && s.marines[ship] > 0) {
      const touching = isTouching(s, ship, enemy)
      if (touching) offer(grappling(s, ship, enemy, isSwift), 'grapple', enemy, null)
      offer(shooting(s, ship, enemy, false) * 0.6, 'shoot', enemy, null)
    }
    if (run >= 2 && points > 0 && speed !== 'rest' && !frame.raked.includes(enemy)) {
      const deed = make.rake(enemy)
      if (isAbeam(s, ship, enemy)) offer(raking(s, ship, enemy, isSwift, false), 'rake', enemy, deed)
    }
  }
  lay(s, ship, before)
  return best
}

const hexes = (s: State, ship: Ship) => {
  const aft = sternOf({ bow: s.bow[ship], heading: s.heading[ship] as 0 })
  return aft === NONE ? [s.bow[ship]] : [s.bow[ship], aft]
}
const isTouching = (s: State, one: Ship, other: Ship): boolean =>
  hexes(s, one).some((a) => hexes(s, other).some((b) => GRID.distance(a, b) === 1))

/** Parallel, with the bow in a beam hex of the enemy, and water ahead. */
function isAbeam(s: State, ship: Ship, enemy: Ship): boolean {
  const apart = (s.heading[ship] - s.heading[enemy] + 6) % 3
  if (apart !== 0 || s.prize[enemy] || s.links.some(({ one, other }) => one === enemy || other === enemy)) return false
  const [bow, aft] = hexes(s, enemy)
  const ahead = GRID.neighbour(s.bow[ship], s.heading[ship] as 0)
  if (ahead === NONE || s.shipIn[ahead] !== NO_SHIP) return false
  return GRID.distance(s.bow[ship], bow) === 1 && aft !== undefined && GRID.distance(s.bow[ship], aft) === 1
}

const TIRING = { rest: 0.1, cruise: 0, maximum: -0.18 } as const

/** The schemes of the active ship, the best first. The state is the same again afterwards. */
export function schemes(s: State, frame: Active, seat: Seat, chance: Chance, daring: number): Scheme[] {
  const { ship } = frame
  const enemies = SHIPS.filter((other) => isOnMap(s, other) && sideOf(s, other) === enemyOf(seat))
  const found: Scheme[] = []
  const isMoving = frame.stage === 'move' && frame.speed !== null
  for (const speed of SPEEDS) {
    if (isMoving ? speed !== frame.speed : speedBar(s, frame, speed) !== null) continue
    for (const course of coursesAt(s, frame, speed)) {
      const { value, aim, target, deed } = deedAt(s, frame, course, enemies)
      const tired = speed === 'maximum' ? TIRING.maximum * (1 + s.fatigue[ship]) : TIRING[speed] * s.fatigue[ship]
      const stray = daring > 0 ? (chance.pick(1000) / 1000) * daring * 0.6 : 0
      const sum = value + lieOf(s, ship, course, enemies) + tired + stray - course.spent * 0.001
      const actions = [...(isMoving ? [] : [make.speed(speed)]), ...stepsOf(course), ...(deed ? [deed] : [])]
      found.push({ actions, value: sum, aim: course.spent === 0 && aim === 'approach' ? 'rest' : aim, target })
    }
  }
  return found.sort((a, b) => b.value - a.value)
}
