/**
 * Hex grids as they are printed: flat-topped hexes in columns, numbered column first (CCRR), the odd columns set half a
 * hex down. A hex is a small number, so that whatever is true of hexes fits a plain array; NONE is beyond the edge.
 */

declare const brand: unique symbol
export type Hex = number & { readonly [brand]: 'hex' }

/** Where there is no hex. */
export const NONE = -1

/** The six ways out of a hex, clockwise as the sheet lies. */
export const DIRECTION_IDS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type DirectionId = (typeof DIRECTION_IDS)[number]
/** Its place among them; directions and facings are counted modulo 6. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** So many sixths of a circle further, clockwise; any whole number. */
export const turned = (direction: number, sixths: number): Direction =>
  ((((direction + sixths) % 6) + 6) % 6) as Direction
export const opposite = (direction: number): Direction => turned(direction, 3)

/** What a step in each direction changes: the column, and the slanting row that goes with it. */
export const STEP_X = [0, 1, 1, 0, -1, -1] as const
export const STEP_Z = [-1, -1, 0, 1, 1, 0] as const

/** The first and the last of a run of columns or rows, both included. */
export type Span = readonly [first: number, last: number]

/** The distance between two hexes whose slanting coordinates differ by so much. */
export const span = (dx: number, dz: number): number => Math.max(Math.abs(dx), Math.abs(dz), Math.abs(dx + dz))

export class HexGrid {
  readonly columns: Span
  readonly rows: Span
  /** How many hexes there are: they are numbered from 0, column by column. */
  readonly count: number
  readonly all: readonly Hex[]
  readonly #height: number
  /** Slanting coordinates: x grows with the columns, z down the column; a third is their negative sum. */
  readonly #x: Int16Array
  readonly #z: Int16Array
  readonly #neighbours: Int16Array
  readonly #names: readonly string[]

  constructor(columns: Span, rows: Span) {
    this.columns = columns
    this.rows = rows
    this.#height = rows[1] - rows[0] + 1
    this.count = (columns[1] - columns[0] + 1) * this.#height
    this.all = Array.from({ length: this.count }, (_, hex) => hex as Hex)
    this.#x = new Int16Array(this.count)
    this.#z = new Int16Array(this.count)
    this.#neighbours = new Int16Array(this.count * 6)
    for (const hex of this.all) {
      this.#x[hex] = this.column(hex)
      this.#z[hex] = this.row(hex) - (this.column(hex) >> 1)
    }
    for (const hex of this.all)
      for (const d of DIRECTIONS)
        this.#neighbours[hex * 6 + d] = this.atSlant(this.#x[hex] + STEP_X[d], this.#z[hex] + STEP_Z[d])
    const digits = (n: number): string => String(n).padStart(2, '0')
    this.#names = this.all.map((hex) => `${digits(this.column(hex))}${digits(this.row(hex))}`)
  }

  column(hex: Hex): number {
    return this.columns[0] + Math.floor(hex / this.#height)
  }

  row(hex: Hex): number {
    return this.rows[0] + (hex % this.#height)
  }

  /** The slanting coordinates of a hex, for those who reckon with lines. */
  x(hex: Hex): number {
    return this.#x[hex]
  }

  z(hex: Hex): number {
    return this.#z[hex]
  }

  /** The hex of a column and a row, or NONE. */
  at(column: number, row: number): Hex | typeof NONE {
    if (column < this.columns[0] || column > this.columns[1] || row < this.rows[0] || row > this.rows[1]) return NONE
    return ((column - this.columns[0]) * this.#height + row - this.rows[0]) as Hex
  }

  /** The hex of slanting coordinates, or NONE. */
  atSlant(x: number, z: number): Hex | typeof NONE {
    return this.at(x, z + (x >> 1))
  }

  /** As printed: two digits of column, two of row. */
  name(hex: Hex): string {
    return this.#names[hex]
  }

  /** The hex of a printed number, or NONE. */
  named(name: string): Hex | typeof NONE {
    return /^\d{4}$/.test(name) ? this.at(Number(name.slice(0, 2)), Number(name.slice(2))) : NONE
  }

  neighbour(hex: Hex, direction: Direction): Hex | typeof NONE {
    return this.#neighbours[hex * 6 + direction] as Hex | typeof NONE
  }

  /** The neighbours there are, clockwise from the north. */
  neighbours(hex: Hex): Hex[] {
    const found: Hex[] = []
    for (const d of DIRECTIONS) {
      const next = this.neighbour(hex, d)
      if (next !== NONE) found.push(next)
    }
    return found
  }

  distance(a: Hex, b: Hex): number {
    return span(this.#x[b] - this.#x[a], this.#z[b] - this.#z[a])
  }

  areNeighbours(a: Hex, b: Hex): boolean {
    return this.distance(a, b) === 1
  }

  /** In which direction a neighbour lies, or NONE if it is none. */
  directionTo(from: Hex, to: Hex): Direction | typeof NONE {
    for (const d of DIRECTIONS) if (this.neighbour(from, d) === to) return d
    return NONE
  }

  /** Every hex no further away than so many, the nearest first; the hex itself is one of them. */
  within(hex: Hex, most: number): Hex[] {
    const found: Hex[] = [hex]
    for (let far = 1; far <= most; far++) found.push(...this.ring(hex, far))
    return found
  }

  /** The hexes exactly so far away, clockwise. */
  ring(hex: Hex, far: number): Hex[] {
    if (far === 0) return [hex]
    const found: Hex[] = []
    let x = this.#x[hex] + STEP_X[0] * far
    let z = this.#z[hex] + STEP_Z[0] * far
    for (const side of DIRECTIONS) {
      const along = turned(side, 2)
      for (let i = 0; i < far; i++) {
        const there = this.atSlant(x, z)
        if (there !== NONE) found.push(there)
        x += STEP_X[along]
        z += STEP_Z[along]
      }
    }
    return found
  }
}

/** The number of a hexside, the same from either side: for what lies between two hexes, like a stream or a trench. */
export function hexside(grid: HexGrid, hex: Hex, direction: Direction): number {
  const beyond = grid.neighbour(hex, direction)
  return direction < 3 || beyond === NONE ? hex * 6 + direction : beyond * 6 + direction - 3
}
