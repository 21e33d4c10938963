/** Square grids: a square is a small number, counted row by row from the upper left. */

declare const brand: unique symbol
export type Square = number & { readonly [brand]: 'square' }

const NOWHERE = -1

/** The four ways across a side and the four across a corner, clockwise from the north. */
export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Compass = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
export const ORTHOGONAL: readonly Compass[] = [0, 2, 4, 6]
export const ALL_AROUND: readonly Compass[] = [0, 1, 2, 3, 4, 5, 6, 7]

const STEP_COLUMN = [0, 1, 1, 1, 0, -1, -1, -1] as const
const STEP_ROW = [-1, -1, 0, 1, 1, 1, 0, -1] as const

export class SquareGrid {
  readonly width: number
  readonly height: number
  readonly count: number
  readonly all: readonly Square[]

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.count = width * height
    this.all = Array.from({ length: this.count }, (_, square) => square as Square)
  }

  column(square: Square): number {
    return square % this.width
  }

  row(square: Square): number {
    return Math.floor(square / this.width)
  }

  /** The square of a column and a row, both from 0, or -1. */
  at(column: number, row: number): Square | typeof NOWHERE {
    const isInside = column >= 0 && column < this.width && row >= 0 && row < this.height
    return isInside ? ((row * this.width + column) as Square) : NOWHERE
  }

  neighbour(square: Square, way: Compass): Square | typeof NOWHERE {
    return this.at(this.column(square) + STEP_COLUMN[way], this.row(square) + STEP_ROW[way])
  }

  neighbours(square: Square, ways: readonly Compass[] = ORTHOGONAL): Square[] {
    const found: Square[] = []
    for (const way of ways) {
      const next = this.neighbour(square, way)
      if (next !== NOWHERE) found.push(next)
    }
    return found
  }

  /** Counted across sides and corners alike. */
  distance(a: Square, b: Square): number {
    return Math.max(Math.abs(this.column(a) - this.column(b)), Math.abs(this.row(a) - this.row(b)))
  }

  /** Counted across sides only. */
  walk(a: Square, b: Square): number {
    return Math.abs(this.column(a) - this.column(b)) + Math.abs(this.row(a) - this.row(b))
  }

  /** Every square no further away than so many, across corners too, row by row. */
  within(square: Square, most: number): Square[] {
    const found: Square[] = []
    for (let row = this.row(square) - most; row <= this.row(square) + most; row++)
      for (let column = this.column(square) - most; column <= this.column(square) + most; column++) {
        const there = this.at(column, row)
        if (there !== NOWHERE) found.push(there)
      }
    return found
  }

  /**
   * What a straight line from centre to centre passes, in order, without its ends: a square it crosses, or the two beside
   * a corner it goes through.
   */
  line(from: Square, to: Square): Square[][] {
    const dc = this.column(to) - this.column(from)
    const dr = this.row(to) - this.row(from)
    const across = Math.abs(dc)
    const down = Math.abs(dr)
    const passed: Square[][] = []
    let column = this.column(from)
    let row = this.row(from)
    // Which side the line comes to next is a comparison of (2i + 1) / across with (2j + 1) / down, in whole numbers.
    for (let i = 0, j = 0; i < across || j < down; ) {
      const sideways = j >= down ? -1 : i >= across ? 1 : Math.sign((2 * i + 1) * down - (2 * j + 1) * across)
      if (sideways === 0) {
        passed.push(this.#there([column + Math.sign(dc), row], [column, row + Math.sign(dr)]))
        column += Math.sign(dc)
        row += Math.sign(dr)
        i++
        j++
      } else if (sideways < 0) {
        column += Math.sign(dc)
        i++
      } else {
        row += Math.sign(dr)
        j++
      }
      if (i < across || j < down) passed.push(this.#there([column, row]))
    }
    return passed.filter((squares) => squares.length > 0)
  }

  #there(...places: readonly (readonly [number, number])[]): Square[] {
    return places.flatMap(([column, row]) => {
      const square = this.at(column, row)
      return square === NOWHERE ? [] : [square]
    })
  }
}
