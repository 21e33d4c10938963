import { type Direction, type Hex, type HexGrid, NONE, turned } from './hex.ts'

/** A piece of two hexes, like a galley: where its bow is, and the direction from stern to bow. */
export interface LongPiece {
  readonly bow: Hex
  readonly heading: Direction
}

/** Where its stern is, or NONE if that would be beyond the edge. */
export const sternOf = (grid: HexGrid, { bow, heading }: LongPiece): Hex | typeof NONE =>
  grid.neighbour(bow, turned(heading, 3))

/** The hexes around a long piece, by their names from it. */
export const AROUND = [
  'ahead',
  'starboardBow',
  'starboardBeam',
  'starboardQuarter',
  'astern',
  'portQuarter',
  'portBeam',
  'portBow',
] as const
export type Around = (typeof AROUND)[number]

/** Whether each of them is found from the bow or from the stern, and how far it is turned from the heading. */
const WHERE: Readonly<Record<Around, readonly ['bow' | 'stern', number]>> = {
  ahead: ['bow', 0],
  starboardBow: ['bow', 1],
  starboardBeam: ['bow', 2],
  starboardQuarter: ['stern', 2],
  astern: ['stern', 3],
  portQuarter: ['stern', -2],
  portBeam: ['bow', -2],
  portBow: ['bow', -1],
}

/** One of the eight hexes around a long piece, or NONE. */
export function besides(grid: HexGrid, piece: LongPiece, where: Around): Hex | typeof NONE {
  const [end, turn] = WHERE[where]
  const from = end === 'bow' ? piece.bow : sternOf(grid, piece)
  return from === NONE ? NONE : grid.neighbour(from, turned(piece.heading, turn))
}

/** By how many sixths of a circle two headings differ: 0 the same, 3 opposite. */
export const headingsApart = (a: Direction, b: Direction): number => Math.min(turned(a, -b), turned(b, -a))

/** The least distance between a hex of the one and a hex of the other. */
export function rangeBetween(grid: HexGrid, a: LongPiece, b: LongPiece): number {
  let least = Number.POSITIVE_INFINITY
  for (const from of hexesOfLong(grid, a))
    for (const to of hexesOfLong(grid, b)) least = Math.min(least, grid.distance(from, to))
  return least
}

export function hexesOfLong(grid: HexGrid, piece: LongPiece): Hex[] {
  const stern = sternOf(grid, piece)
  return stern === NONE ? [piece.bow] : [piece.bow, stern]
}
