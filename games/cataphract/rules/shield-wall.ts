import { areSideBySide, isInArc } from '@iacta/grids'
import { type AskingStep, leave, only, type PlayContext } from '@iacta/kernel'
import { type Action, actionsAt } from './action.ts'
import { ask, tell } from './happenings.ts'
import { resolveFire } from './missiles.ts'
import { type Direction, type Hex, NO_UNIT, SEAT_IDS, type Unit, type Vertex } from './printed.ts'
import type { Bar } from './reasons.ts'
import {
  aspectIn,
  type FrameNamed,
  factsOf,
  has,
  isOnMap,
  isRouted,
  mark,
  nameOf,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  typeOf,
  unitFacts,
  unmark,
} from './state.ts'

/** The Roman shield wall (11.7). */

const SIDES: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** 11.7, 52: Roman heavy and medium infantry, and no foederati. */
function isTrained(s: State, unit: Unit): boolean {
  const { rules, sides } = factsOf(s)
  const { army, nations, notNations } = rules.shieldWall
  const { side, nation } = unitFacts(s, unit)
  const type = typeOf(s, unit)
  if (sides[side].army !== army || (type !== 'HI' && type !== 'MI')) return false
  return (!nations || nations.includes(nation)) && !notNations?.includes(nation)
}

const isReady = (s: State, unit: Unit): boolean =>
  isOnMap(s, unit) && !isRouted(s, unit) && !has(s, unit, 'column') && !has(s, unit, 'engaged') && isTrained(s, unit)

/** 11.71: fired at through its front, from two hexes off or more, it may. */
export function mayFormWall(s: State, unit: Unit, from: Hex): boolean {
  if (has(s, unit, 'shielded') || !isReady(s, unit)) return false
  // 6.61: not in passing, where it may not stop.
  if (s.unitIn[s.at[unit]] !== unit) return false
  const { grid } = factsOf(s)
  const front = SIDES.filter((d) => aspectIn(s, unit, d) === 'front')
  return grid.distance(s.at[unit], from) > 1 && isInArc(grid, s.at[unit], from, front, 'either')
}

/** 11.72: those who stand flank to flank with a unit, one next to the other. */
function rankOf(s: State, unit: Unit, isIn: (other: Unit) => boolean): Unit[] {
  const { grid } = factsOf(s)
  const rank: Unit[] = [unit]
  for (const one of rank)
    for (const hex of grid.neighbours(s.at[one])) {
      const other = s.unitIn[hex]
      if (other === NO_UNIT || rank.includes(other) || sideOf(s, other) !== sideOf(s, unit) || !isIn(other)) continue
      if (areSideBySide(grid, s.at[one], s.facing[one] as Vertex, s.at[other], s.facing[other] as Vertex))
        rank.push(other)
    }
  return rank
}

export function formWall(s: State, unit: Unit, play: PlayContext): void {
  const units = rankOf(s, unit, (other) => isReady(s, other))
  for (const one of units) mark(s, one, 'shielded')
  tell(play, 'shield-wall', { units: units.map((one) => nameOf(s, one)) })
}

/** 11.74: those of a line in a shield wall who may leave it, all of a wall or none. */
export function lowering(s: State, line: readonly Unit[]): { readonly units: readonly Unit[]; readonly bar: Bar } {
  const inWall = line.filter((unit) => isOnMap(s, unit) && has(s, unit, 'shielded'))
  if (inWall.length === 0) return { units: [], bar: 'no-shield-wall' }
  const walls = inWall.map((unit) => rankOf(s, unit, (other) => has(s, other, 'shielded')))
  const whole = walls.filter((wall) => wall.every((unit) => line.includes(unit)))
  const units = [...new Set(whole.flat())]
  return { units, bar: units.length > 0 ? null : 'whole-shield-wall' }
}

export function lowerWalls(s: State, line: readonly Unit[], play: PlayContext): void {
  const { units } = lowering(s, line)
  for (const unit of units) {
    unmark(s, unit, 'shielded')
    mark(s, unit, 'lowered')
  }
  tell(play, 'walls-lowered', { units: units.map((unit) => nameOf(s, unit)) })
}

/** 86: it is asked for once the target is named, before the die is thrown. */
export const wall: AskingStep<State, FrameNamed<'wall'>, Action> = {
  clause: 'CA-11.71a',
  asks: (s, { at }) => only(seatOf(s, sideOf(s, at))),
  actions: (s) => [actionsAt(s).decline(), actionsAt(s).shield()],
  play(s, { unit, at, moving, range, how }, _seat, action, play) {
    leave(s)
    if (action.do === 'shield') formWall(s, at, play)
    resolveFire(s, unit, at, play, { moving, how, ...(range > 0 ? { range } : {}) })
  },
  prompt: (s, { unit, at }, seat) => {
    const side = sideOf(s, at)
    return sideOfSeat(s, seat) === side
      ? ask('shield-wall', { unit: nameOf(s, at), by: nameOf(s, unit) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}
