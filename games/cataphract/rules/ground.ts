import { LEADER_JOINS_MP, MOVEMENT_COSTS } from '../data/tables.ts'
import { type Direction, type Facts, type Hex, NO_UNIT, NONE, type Unit } from './printed.ts'
import { factsOf, has, isCavalry, isImpassable, type State, typeOf } from './state.ts'

/** What the ground costs (6.2, 6.28). */

export interface Cost {
  readonly points: number
  /** Cohesion hits. */
  readonly hits: number
}

/** The columns of the chart: heavy and medium infantry, light infantry, cavalry. */
type Column = 0 | 1 | 2
interface Row {
  readonly points: number
  readonly hits: readonly number[]
  /** A unit in column takes none of them. */
  readonly freeInColumn: readonly boolean[]
}

const CHART: Readonly<Record<string, Row>> = Object.fromEntries(
  MOVEMENT_COSTS.trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name, points, ...hits] = line.trim().split(/\s+/)
      return [
        name,
        {
          points: Number(points),
          hits: hits.map((cell) => Number(cell.replace('*', ''))),
          freeInColumn: hits.map((cell) => cell.endsWith('*')),
        },
      ]
    }),
)

const NO_COST: Cost = { points: 0, hits: 0 }

function columnOf(s: State, unit: Unit): Column {
  const type = typeOf(s, unit)
  return isCavalry(s, unit) ? 2 : type === 'LI' || type === 'CH' ? 1 : 0
}

/** 6.27. */
export const isDifficult = (facts: Facts, hex: Hex): boolean =>
  facts.ground[hex] === 'woods' || facts.ground[hex] === 'rough'

/** What is met on the way from a hex to its neighbour: rows of the chart. */
function metBetween(facts: Facts, from: Hex, to: Hex, direction: Direction, mayUseBridge: boolean): string[] {
  const { ground, level, sides6 } = facts
  const met: string[] = [ground[to] === 'woods' ? 'woods' : ground[to] === 'rough' ? 'rough' : 'open']
  if (sides6.has('stream', from, direction)) met.push('stream')
  if (sides6.has('trench', from, direction)) met.push('trench')
  if (sides6.has('volturno', from, direction) && !(mayUseBridge && sides6.has('bridge', from, direction)))
    met.push('volturno')
  if (level[to] > level[from]) met.push('up')
  if (level[to] < level[from]) met.push('down')
  return met
}

/** 6.21, 6.22: what a unit pays to enter a neighbouring hex; all costs of one step add up. */
export function stepCost(s: State, unit: Unit, from: Hex, to: Hex, direction: Direction): Cost {
  const facts = factsOf(s)
  const column = columnOf(s, unit)
  const inColumn = has(s, unit, 'column')
  let points = 0
  let hits = 0
  // T.MOVE4: infantry uses a bridge in column only.
  for (const name of metBetween(facts, from, to, direction, column === 2 || inColumn)) {
    const row = CHART[name]
    points += row.points
    const isSlope = name === 'up' || name === 'down'
    if ((isSlope && facts.rules.noHitsForSlopes) || (inColumn && row.freeInColumn[column])) continue
    hits += row.hits[column]
  }
  return { points, hits }
}

/** 7.12, 7.13: to turn by one vertex. */
export function turnCost(s: State, unit: Unit): Cost {
  const difficult = isDifficult(factsOf(s), s.at[unit])
  return {
    points: CHART.turn.points,
    hits: difficult ? CHART['turn-difficult'].hits[columnOf(s, unit)] : NO_COST.hits,
  }
}

/** 6.15, 6.64: leaders pay as cavalry, and one more to join a unit; they take no hits. */
export function rideCost(s: State, from: Hex, to: Hex): number {
  const facts = factsOf(s)
  const direction = facts.grid.directionTo(from, to)
  if (direction === NONE) return Number.POSITIVE_INFINITY
  const points = metBetween(facts, from, to, direction, true).reduce((sum, name) => sum + CHART[name].points, 0)
  return points + (s.unitIn[to] === NO_UNIT ? 0 : LEADER_JOINS_MP)
}

/** 8.32: what light cavalry does not cross when it harasses. */
export const isHardCrossing = (s: State, unit: Unit, from: Hex, to: Hex, direction: Direction): boolean => {
  const facts = factsOf(s)
  return isImpassable(facts, to) || isDifficult(facts, to) || stepCost(s, unit, from, to, direction).hits > 0
}
