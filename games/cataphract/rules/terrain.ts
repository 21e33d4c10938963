import { byScenario } from '@iacta/kernel'
import { MOVEMENT_COSTS } from '../data/tables.ts'
import { type Direction, FACTS, type Facts, type Hex, NONE, SCENARIO_IDS } from './printed.ts'

/** What a map says of each hex and of each of its six sides, as tables: worked out once for each battle. */
export interface Terrain {
  /** The next hex in a direction, or NONE, at `hex * 6 + direction`. */
  readonly next: Int16Array
  /** The hexes two away, clockwise from the north, or NONE, at `hex * 12 + place`. */
  readonly ring: Int16Array
  /** Where nobody may go at all (6.25, T.MOVE5). */
  readonly impassable: Uint8Array
  /** 7.22, 49: the directions in which a zone of control may go, as bits: not over a trench (DARA-14) nor the walls (DARA-17). */
  readonly zoneBits: Uint8Array
  /** The sides of a hex with a trench, as bits. */
  readonly trenchBits: Uint8Array
  /** Movement points and cohesion hits of a step, by `gait`: at `(gait * hexes + hex) * 6 + direction`. */
  readonly points: Uint8Array
  readonly hits: Uint8Array
  /** Columns and rows from 0 on, for who reckons with bits. */
  readonly column: Uint8Array
  readonly row: Uint8Array
  readonly columns: number
  readonly rows: number
  /** Whether the first column stands half a hex lower than the next. */
  readonly isFirstLow: boolean
}

/** The columns of the chart: heavy and medium infantry, light infantry, cavalry; each in line, or in column (6.42). */
export const CHART_COLUMNS = 3
export const gaitOf = (chartColumn: number, inColumn: boolean): number => chartColumn * 2 + (inColumn ? 1 : 0)
const GAITS = CHART_COLUMNS * 2

interface Row {
  readonly points: number
  readonly hits: readonly number[]
  /** A unit in column takes none of them. */
  readonly freeInColumn: readonly boolean[]
}

/** 6.28. */
export const CHART: Readonly<Record<string, Row>> = Object.fromEntries(
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

function terrainOf(facts: Facts): Terrain {
  const { grid, ground, sides6, rules } = facts
  const next = new Int16Array(grid.count * 6).fill(NONE)
  const impassable = Uint8Array.from(grid.all, (hex) =>
    ['river', 'wall', 'island', 'gate'].includes(ground[hex]) ? 1 : 0,
  )
  const zoneBits = new Uint8Array(grid.count)
  const trenchBits = new Uint8Array(grid.count)
  const points = new Uint8Array(GAITS * grid.count * 6)
  const hits = new Uint8Array(GAITS * grid.count * 6)
  for (const hex of grid.all)
    for (const direction of [0, 1, 2, 3, 4, 5] as const) {
      const to = grid.neighbour(hex, direction)
      if (to === NONE) continue
      const at = hex * 6 + direction
      next[at] = to
      const isOpen = !impassable[to] && ground[hex] !== 'wall' && !sides6.has('trench', hex, direction)
      if (isOpen) zoneBits[hex] |= 1 << direction
      if (sides6.has('trench', hex, direction)) trenchBits[hex] |= 1 << direction
      for (let chartColumn = 0; chartColumn < CHART_COLUMNS; chartColumn++)
        for (const inColumn of [false, true]) {
          // T.MOVE4: infantry uses a bridge in column only.
          const met = metBetween(facts, hex, to, direction, chartColumn === 2 || inColumn)
          const cell = gaitOf(chartColumn, inColumn) * grid.count * 6 + at
          for (const name of met) {
            const row = CHART[name]
            points[cell] += row.points
            const isSlope = name === 'up' || name === 'down'
            if ((isSlope && rules.noHitsForSlopes) || (inColumn && row.freeInColumn[chartColumn])) continue
            hits[cell] += row.hits[chartColumn]
          }
        }
    }
  const ring = new Int16Array(grid.count * 12).fill(NONE)
  for (const hex of grid.all)
    for (let place = 0; place < 12; place++) {
      const along = place >> 1
      const out = next[hex * 6 + along]
      const aside = next[hex * 6 + ((along + 1) % 6)]
      // Straight on, or by either of the two ways around a corner.
      if (place % 2 === 0) ring[hex * 12 + place] = out === NONE ? NONE : next[out * 6 + along]
      else if (out !== NONE) ring[hex * 12 + place] = next[out * 6 + ((along + 1) % 6)]
      else if (aside !== NONE) ring[hex * 12 + place] = next[aside * 6 + along]
    }
  const columns = grid.columns[1] - grid.columns[0] + 1
  return {
    next,
    ring,
    impassable,
    zoneBits,
    trenchBits,
    points,
    hits,
    column: Uint8Array.from(grid.all, (hex) => grid.column(hex) - grid.columns[0]),
    row: Uint8Array.from(grid.all, (hex) => grid.row(hex) - grid.rows[0]),
    columns,
    rows: grid.rows[1] - grid.rows[0] + 1,
    isFirstLow: grid.columns[0] % 2 === 1,
  }
}

const TERRAIN = byScenario(SCENARIO_IDS, (id) => terrainOf(FACTS.of(id)))
export const terrainAt = (scenario: number): Terrain => TERRAIN.at(scenario)
