import { type Direction, type Hex, type HexGrid, STEP_X, STEP_Z } from './hex.ts'

/** The four edges of a sheet as it lies: columns grow to the right, rows downwards. */
export const EDGES = ['left', 'right', 'top', 'bottom'] as const
export type Edge = (typeof EDGES)[number]

/** How many columns, or rows, lie between a hex and an edge: 0 at the edge itself. */
export function stepsToEdge(grid: HexGrid, hex: Hex, edge: Edge): number {
  switch (edge) {
    case 'left':
      return grid.column(hex) - grid.columns[0]
    case 'right':
      return grid.columns[1] - grid.column(hex)
    case 'top':
      return grid.row(hex) - grid.rows[0]
    case 'bottom':
      return grid.rows[1] - grid.row(hex)
  }
}

/** The edges a step in a direction goes across: none inside the map, two at some corners. */
export function edgesCrossed(grid: HexGrid, hex: Hex, direction: Direction): Edge[] {
  const column = grid.x(hex) + STEP_X[direction]
  const row = grid.z(hex) + STEP_Z[direction] + (column >> 1)
  const isBeyond: Readonly<Record<Edge, boolean>> = {
    left: column < grid.columns[0],
    right: column > grid.columns[1],
    top: row < grid.rows[0],
    bottom: row > grid.rows[1],
  }
  return EDGES.filter((edge) => isBeyond[edge])
}

/** The hexes along an edge, in the order of their numbers. */
export const alongEdge = (grid: HexGrid, edge: Edge): Hex[] =>
  grid.all.filter((hex) => stepsToEdge(grid, hex, edge) === 0)
