import type { Aspect } from './facing.ts'
import { ALL_AROUND, type Compass, type Square, type SquareGrid } from './square.ts'

/** A piece on squares faces one of the four sides: three squares are its front, two its flanks, three its rear. */
export type SquareFacing = 0 | 2 | 4 | 6

const ASPECTS: readonly Aspect[] = ['front', 'front', 'flank', 'rear', 'rear', 'rear', 'flank', 'front']

/** What a piece has in one of the eight ways. */
export const squareAspectOf = (facing: SquareFacing, way: Compass): Aspect => ASPECTS[(way - facing + 8) % 8]

/** The squares of an aspect that are on the field, clockwise from the north. */
export const squaresOf = (grid: SquareGrid, square: Square, facing: SquareFacing, aspect: Aspect): Square[] =>
  grid.neighbours(
    square,
    ALL_AROUND.filter((way) => squareAspectOf(facing, way) === aspect),
  )

/** How far a square lies ahead of a piece; negative behind it, 0 level with it, at whatever distance to the side. */
export function ahead(grid: SquareGrid, square: Square, facing: SquareFacing, other: Square): number {
  const across = grid.column(other) - grid.column(square)
  const down = grid.row(other) - grid.row(square)
  switch (facing) {
    case 0:
      return -down
    case 2:
      return across
    case 4:
      return down
    case 6:
      return -across
  }
}
