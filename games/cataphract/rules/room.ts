import { isTaken } from './ambush.ts'
import { stepCost, wades } from './ground.ts'
import { type Direction, type Hex, NO_UNIT, NONE, NOWHERE, type Unit } from './printed.ts'
import { allowance, factsOf, isControlled, isImpassable, isInColumn, type State, sideOf } from './state.ts'

/** Room for a line of horse that withdraws: all of it must, each by at least a hex, and no two to the same (6.58, 106). */

/** Those who withdraw from one enemy: whoever of them has not gone yet leaves his hex to the others. */
interface Line {
  readonly mover: Unit
  readonly units: readonly Unit[]
}

const isVacated = (s: State, { units }: Line, hex: Hex): boolean => units.includes(s.unitIn[hex])

const isOpen = (s: State, line: Line, unit: Unit, hex: Hex): boolean =>
  isVacated(s, line, hex) || !isTaken(s, sideOf(s, unit), hex)

/** What it costs to withdraw from a hex to the next, or null where it may not (6.51, 6.55). */
function costAway(s: State, { mover }: Line, unit: Unit, from: Hex, d: Direction): { to: Hex; points: number } | null {
  const facts = factsOf(s)
  const { grid, ground } = facts
  const to = grid.neighbour(from, d)
  if (to === NONE || isImpassable(facts, to) || ground[to] === 'woods' || wades(s, unit, from, d)) return null
  if (grid.distance(to, s.at[mover]) <= grid.distance(from, s.at[mover])) return null
  return isControlled(s, to, sideOf(s, mover)) ? null : { to, points: stepCost(s, unit, from, to, d).points }
}

/** Every hex where a unit could end that goes on from a hex with so many points. */
function endsFrom(s: State, line: Line, unit: Unit, from: Hex, points: number, found = new Set<Hex>()): Set<Hex> {
  for (let d = 0; d < 6; d++) {
    const step = costAway(s, line, unit, from, d as Direction)
    if (step === null || step.points > points) continue
    const left = points - step.points
    if (isOpen(s, line, unit, step.to)) found.add(step.to)
    else if (!mayPass(s, line, unit, step.to, left)) continue
    endsFrom(s, line, unit, step.to, left, found)
  }
  return found
}

/** 6.65: through a friend in line, if there is a vacant hex beyond that can be paid for. */
function mayPass(s: State, line: Line, unit: Unit, at: Hex, points: number): boolean {
  const there = s.unitIn[at]
  if (there === NO_UNIT || sideOf(s, there) !== sideOf(s, unit) || isInColumn(s, there)) return false
  for (let d = 0; d < 6; d++) {
    const step = costAway(s, line, unit, at, d as Direction)
    if (step !== null && step.points <= points && isOpen(s, line, unit, step.to)) return true
  }
  return false
}

/** Whether all of a line can still go somewhere, each to another hex, if one hex is taken. */
export function isRoomForAll(s: State, line: Line, taken: Hex = NOWHERE): boolean {
  const ends = line.units.map((unit) =>
    [...endsFrom(s, line, unit, s.at[unit], allowance(s, unit) - allowance(s, line.mover))].filter(
      (hex) => hex !== taken,
    ),
  )
  const holder = new Map<Hex, number>()
  const settle = (i: number, tried: Set<Hex>): boolean =>
    ends[i].some((hex) => {
      if (tried.has(hex)) return false
      tried.add(hex)
      const other = holder.get(hex)
      if (other !== undefined && !settle(other, tried)) return false
      holder.set(hex, i)
      return true
    })
  return ends.every((_, i) => settle(i, new Set()))
}

/** Whether a unit that goes on from a hex can end where all who follow it have room. */
export function leavesRoom(s: State, line: Line, unit: Unit, from: Hex, points: number): boolean {
  const ends = endsFrom(s, line, unit, from, points)
  if (isOpen(s, line, unit, from) || s.at[unit] === from) ends.add(from)
  return [...ends].some((hex) => isRoomForAll(s, line, hex))
}
