import type { PlayContext } from '@iacta/kernel'
import { tell } from './happenings.ts'
import { type Hex, type Leader, NO_UNIT, NONE, type SideIndex, turned, type Unit } from './printed.ts'
import {
  factsOf,
  has,
  isCavalry,
  isOnMap,
  isRouted,
  leaderFacts,
  mark,
  nameOf,
  type State,
  sideOf,
  unitsOf,
  unmark,
} from './state.ts'

/** The wedge of the Franks: who is in it (CASI-06, CASI-07). */

/** Whose wedge it is. */
export const wedgeLeader = (s: State): Leader | null => {
  const { rules, leader } = factsOf(s)
  return rules.wedge ? leader(rules.wedge.leader) : null
}

const wedgeSide = (s: State): SideIndex | null => {
  const leader = wedgeLeader(s)
  return leader === null ? null : leaderFacts(s, leader).side
}

/** The rows behind a point, each twice touched by the one before; they are filled from the front (130). */
function rowsBehind(s: State, point: Unit, isIn: (unit: Unit) => boolean): Unit[][] {
  const { grid, rules } = factsOf(s)
  const rows: Unit[][] = [[point]]
  let hexes: Hex[] = [s.at[point]]
  for (const size of rules.wedge?.rows.slice(1) ?? []) {
    hexes = [
      ...new Set(
        hexes.flatMap((hex) => [
          grid.neighbour(hex, turned(s.facing[point], 4)) as Hex,
          grid.neighbour(hex, turned(s.facing[point], 5)) as Hex,
        ]),
      ),
    ].filter((hex) => hex !== NONE)
    const row = hexes
      .map((hex) => s.unitIn[hex])
      .filter((unit) => unit !== NO_UNIT && isIn(unit) && s.facing[unit] === s.facing[point])
    if (row.length > 0) rows.push(row)
    if (row.length < size) break
  }
  return rows
}

/** Every formation that stands now, the largest. */
function largest(s: State, isIn: (unit: Unit) => boolean): Unit[][] {
  const { rules } = factsOf(s)
  const side = wedgeSide(s)
  if (side === null || !rules.wedge) return []
  const count = (rows: Unit[][]): number => rows.flat().length
  let found: Unit[][] = []
  for (const point of unitsOf(s, side)) {
    if (!isIn(point)) continue
    const rows = rowsBehind(s, point, isIn)
    if (count(rows) > count(found)) found = rows
  }
  return count(found) >= rules.wedge.least ? found : []
}

/** CASI-06: infantry of that side, in order. */
const couldBeIn = (s: State, unit: Unit): boolean =>
  isOnMap(s, unit) &&
  sideOf(s, unit) === wedgeSide(s) &&
  !isRouted(s, unit) &&
  !has(s, unit, 'column') &&
  !isCavalry(s, unit)

/** CASI-06, 80: at the start, and whenever the last unit of one comes into place under its leader's line command. */
export function formWedge(s: State, play?: PlayContext): void {
  const side = wedgeSide(s)
  if (side === null) return
  const units = largest(s, (unit) => couldBeIn(s, unit)).flat()
  const isNew = units.some((unit) => !has(s, unit, 'wedge'))
  for (const unit of unitsOf(s, side)) unmark(s, unit, 'wedge')
  for (const unit of units) mark(s, unit, 'wedge')
  if (isNew && play) tell(play, 'wedge-formed', { units: units.map((unit) => nameOf(s, unit)) })
}

/** The wedge as it stands, row by row; none if fewer than six are in order. */
export const wedgeRows = (s: State): Unit[][] => largest(s, (unit) => couldBeIn(s, unit) && has(s, unit, 'wedge'))

/** CASI-07: whether its leader is with a unit of its first rows, as he must be. */
export function isWithWedge(s: State, leader: Leader, hex: Hex): boolean {
  const { rules } = factsOf(s)
  if (leader !== wedgeLeader(s) || !rules.wedge) return true
  const rows = wedgeRows(s)
  if (rows.length === 0) return true
  return rows.slice(0, rules.wedge.leaderInRows).some((row) => row.some((unit) => s.at[unit] === hex))
}
