import { DIRECTIONS, type Direction, type Hex, type HexGrid, NONE, turned } from './hex.ts'

/**
 * Which way a piece looks. In line it faces a vertex: two hexes are its front, two its flanks, two its rear. In column
 * it faces a hexside: one hex is front, two front-flank, two back-flank, one rear.
 *
 * Vertices are numbered clockwise from the right: vertex v lies between the directions v + 1 and v + 2.
 */
export type Vertex = 0 | 1 | 2 | 3 | 4 | 5

export type Aspect = 'front' | 'flank' | 'rear'
export type ColumnAspect = 'front' | 'frontFlank' | 'backFlank' | 'rear'

const LINE_ASPECTS: readonly Aspect[] = ['flank', 'front', 'front', 'flank', 'rear', 'rear']
const COLUMN_ASPECTS: readonly ColumnAspect[] = ['front', 'frontFlank', 'backFlank', 'rear', 'backFlank', 'frontFlank']

const sorted = <A extends string>(aspect: (facing: number, direction: number) => A) =>
  DIRECTIONS.map((facing) => {
    const by: Partial<Record<A, Direction[]>> = {}
    for (const d of DIRECTIONS) (by[aspect(facing, d)] ??= []).push(d)
    return by
  })

/** What a piece in line that faces a vertex has in a direction. */
export const aspectOf = (vertex: Vertex, direction: number): Aspect => LINE_ASPECTS[turned(direction, -vertex)]

/** What a piece in column that faces a hexside has in a direction. */
export const columnAspectOf = (facing: Direction, direction: number): ColumnAspect =>
  COLUMN_ASPECTS[turned(direction, -facing)]

const LINE = sorted((vertex, d) => aspectOf(vertex as Vertex, d))
const COLUMN = sorted((facing, d) => columnAspectOf(facing as Direction, d))

/** The directions of an aspect, in the order of the directions. */
export const lineDirections = (vertex: Vertex, aspect: Aspect): readonly Direction[] => LINE[vertex][aspect] ?? []
export const columnDirections = (facing: Direction, aspect: ColumnAspect): readonly Direction[] =>
  COLUMN[facing][aspect] ?? []

/** The hexes of an aspect that are on the map. */
export function hexesOf(grid: HexGrid, hex: Hex, vertex: Vertex, aspect: Aspect): Hex[] {
  const found: Hex[] = []
  for (const d of lineDirections(vertex, aspect)) {
    const there = grid.neighbour(hex, d)
    if (there !== NONE) found.push(there)
  }
  return found
}

/** How many vertices one has to turn from one facing to another, the shorter way. */
export const turnsBetween = (from: Vertex, to: Vertex): number => Math.min(turned(to, -from), turned(from, -to))

/** The vertices a piece may face when it leaves column: one to either side of the hexside it faced. */
export const verticesBeside = (facing: Direction): readonly [left: Vertex, right: Vertex] => [
  turned(facing, -2),
  turned(facing, -1),
]
/** The hexsides a piece may face when it forms column: one to either side of the vertex it faced. */
export const hexsidesBeside = (vertex: Vertex): readonly [left: Direction, right: Direction] => [
  turned(vertex, 1),
  turned(vertex, 2),
]

/** Each in a flank hex of the other, both facing the same way. */
export const areSideBySide = (grid: HexGrid, a: Hex, facingA: Vertex, b: Hex, facingB: Vertex): boolean =>
  facingA === facingB && seenAs(grid, a, facingA, b) === 'flank'

/** One in a front hex of the other, both facing the same way. */
export const areFrontToBack = (grid: HexGrid, a: Hex, facingA: Vertex, b: Hex, facingB: Vertex): boolean =>
  facingA === facingB && (seenAs(grid, a, facingA, b) === 'front' || seenAs(grid, b, facingB, a) === 'front')

/** On which side of a piece a neighbour is; null if it is no neighbour. */
export function seenAs(grid: HexGrid, hex: Hex, vertex: Vertex, neighbour: Hex): Aspect | null {
  const d = grid.directionTo(hex, neighbour)
  return d === NONE ? null : aspectOf(vertex, d)
}

/**
 * On which sides of a piece a hex at any distance lies: those of the neighbours that a straight line to it leaves by.
 * Two where the line runs between them.
 */
export function bearings(grid: HexGrid, from: Hex, to: Hex): Direction[] {
  const dx = grid.x(to) - grid.x(from)
  const dz = grid.z(to) - grid.z(from)
  return DIRECTIONS.filter((d) => leavesBy(d, dx, dz))
}

/** Whether the straight line from a hex's centre leaves it by this side, or by the end of it. */
function leavesBy(direction: Direction, dx: number, dz: number): boolean {
  const ahead = along(direction, dx, dz)
  return ahead > 0 && ahead >= along(turned(direction, -1), dx, dz) && ahead >= along(turned(direction, 1), dx, dz)
}

/** A multiple of how far a difference goes in a direction, measured at right angles to that hexside. */
function along(direction: Direction, dx: number, dz: number): number {
  switch (direction) {
    case 0:
      return -dx - 2 * dz
    case 1:
      return dx - dz
    case 2:
      return 2 * dx + dz
    case 3:
      return dx + 2 * dz
    case 4:
      return dz - dx
    case 5:
      return -2 * dx - dz
  }
}
