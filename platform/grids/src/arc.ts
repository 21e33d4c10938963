import { type Aspect, aspectOf, bearings, type Vertex } from './facing.ts'
import { type Direction, type Hex, type HexGrid, turned } from './hex.ts'

/**
 * Arcs of fire and of sight. By hexsides: what a straight line leads to that leaves the hex by one of its sides. By rows:
 * what lies between two rows of hexes that run outwards, one hex wider with every hex of distance.
 */

/** What counts where a line leaves exactly between two sides: that one of them is in the arc, or that both are. */
export type ArcEdge = 'either' | 'both'

/** Whether a straight line to another hex leaves by one of these sides. Nothing is in its own arc. */
export function isInArc(grid: HexGrid, from: Hex, to: Hex, sides: readonly Direction[], edge: ArcEdge): boolean {
  const by = bearings(grid, from, to)
  const isOpen = (side: Direction): boolean => sides.includes(side)
  return by.length > 0 && (edge === 'either' ? by.some(isOpen) : by.every(isOpen))
}

/** On which sides of a piece in line a hex at any distance lies: two where the line to it runs between them. */
export function sidesOf(grid: HexGrid, hex: Hex, vertex: Vertex, other: Hex): Aspect[] {
  const aspects = bearings(grid, hex, other).map((direction) => aspectOf(vertex, direction))
  return aspects.filter((aspect, i) => aspects.indexOf(aspect) === i)
}

/** The hexes of an arc no further away than so many, the nearest first. */
export const arc = (grid: HexGrid, hex: Hex, sides: readonly Direction[], most: number, edge: ArcEdge): Hex[] =>
  grid.within(hex, most).filter((there) => isInArc(grid, hex, there, sides, edge))

/** Between which rows of hexes another one lies: sextant d is between the directions d and d + 1, both rows included. */
function sextants(grid: HexGrid, from: Hex, to: Hex): Direction[] {
  const dx = grid.x(to) - grid.x(from)
  const dz = grid.z(to) - grid.z(from)
  const found: Direction[] = []
  if (dx >= 0 && dx + dz <= 0) found.push(0)
  if (dx + dz >= 0 && dz <= 0) found.push(1)
  if (dx >= 0 && dz >= 0) found.push(2)
  if (dx <= 0 && dx + dz >= 0) found.push(3)
  if (dx + dz <= 0 && dz >= 0) found.push(4)
  if (dx <= 0 && dz <= 0) found.push(5)
  return found
}

/** The hexes between the two rows in front of a piece that faces a vertex: two at distance 1, three at distance 2. */
export const coneOfVertex = (grid: HexGrid, hex: Hex, vertex: Vertex, most: number): Hex[] =>
  between(grid, hex, [turned(vertex, 1)], most)

/** The hexes between the rows to either side of the hexside a piece faces: three at distance 1, five at distance 2. */
export const coneOfHexside = (grid: HexGrid, hex: Hex, facing: Direction, most: number): Hex[] =>
  between(grid, hex, [turned(facing, -1), facing], most)

const between = (grid: HexGrid, hex: Hex, rows: readonly Direction[], most: number): Hex[] =>
  grid.within(hex, most).filter((there) => there !== hex && sextants(grid, hex, there).some((s) => rows.includes(s)))
