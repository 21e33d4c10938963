import { LEADER_JOINS_MP } from '../data/tables.ts'
import { type Direction, type Facts, type Hex, NO_UNIT, NONE, type Unit } from './printed.ts'
import { factsOf, isCavalry, isImpassable, type State, typeOf, UNIT_BITS } from './state.ts'
import { CHART, gaitOf, terrainAt } from './terrain.ts'

/** What the ground costs (6.2, 6.28). */

export interface Cost {
  readonly points: number
  /** Cohesion hits. */
  readonly hits: number
}

/** The columns of the chart: heavy and medium infantry, light infantry, cavalry. */
type Column = 0 | 1 | 2
const CAVALRY: Column = 2

function columnOf(s: State, unit: Unit): Column {
  const type = typeOf(s, unit)
  return isCavalry(s, unit) ? 2 : type === 'LI' || type === 'CH' ? 1 : 0
}

/** 6.27. */
export const isDifficult = (facts: Facts, hex: Hex): boolean =>
  facts.ground[hex] === 'woods' || facts.ground[hex] === 'rough'

const TURN = CHART.turn
const TURN_DIFFICULT = CHART['turn-difficult']
const STEPS: Cost[] = []
/** The same cost is the same value: steps are priced by the hundred thousand. */
function costOf(points: number, hits: number): Cost {
  return (STEPS[points * 16 + hits] ??= { points, hits })
}

const cellOf = (s: State, column: Column, inColumn: boolean, from: Hex, direction: number): number =>
  (gaitOf(column, inColumn) * factsOf(s).grid.count + from) * 6 + direction

/** 6.21, 6.22, T.MOVE8: what a unit pays to enter a neighbouring hex; all costs of one step add up. */
export function stepCost(s: State, unit: Unit, from: Hex, _to: Hex, direction: Direction): Cost {
  const { points, hits } = terrainAt(s.scenario)
  const cell = cellOf(s, columnOf(s, unit), (s.marks[unit] & UNIT_BITS.column) !== 0, from, direction)
  return costOf(points[cell], hits[cell])
}

/** 7.12, 7.13, T.MOVE7: to turn by one vertex. */
export function turnCost(s: State, unit: Unit): Cost {
  const difficult = isDifficult(factsOf(s), s.at[unit])
  return costOf(TURN.points, difficult ? TURN_DIFFICULT.hits[columnOf(s, unit)] : 0)
}

/** 6.15, 6.64, T.MOVE8: leaders pay as cavalry, and one more to join a unit; they take no hits. */
export function rideCost(s: State, from: Hex, to: Hex): number {
  const facts = factsOf(s)
  const direction = facts.grid.directionTo(from, to)
  if (direction === NONE) return Number.POSITIVE_INFINITY
  const points = terrainAt(s.scenario).points[cellOf(s, CAVALRY, false, from, direction)]
  return points + (s.unitIn[to] === NO_UNIT ? 0 : LEADER_JOINS_MP)
}

/** 6.55, T.MOVE4: whether a unit in line has to wade through a river; horse takes the bridge. */
export function wades(s: State, unit: Unit, from: Hex, direction: Direction): boolean {
  const { sides6 } = factsOf(s)
  return sides6.has('volturno', from, direction) && !(isCavalry(s, unit) && sides6.has('bridge', from, direction))
}

/** 8.32: what light cavalry does not cross when it harasses. */
export const isHardCrossing = (s: State, unit: Unit, from: Hex, to: Hex, direction: Direction): boolean => {
  const facts = factsOf(s)
  return isImpassable(facts, to) || isDifficult(facts, to) || stepCost(s, unit, from, to, direction).hits > 0
}
