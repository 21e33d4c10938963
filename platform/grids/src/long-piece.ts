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

/** What a long piece can do by oars alone. */
export const MANOEUVRES = [
  'ahead',
  'turnPort',
  'turnStarboard',
  'pivotPort',
  'pivotStarboard',
  'backWater',
  'reverse',
] as const
export type Manoeuvre = (typeof MANOEUVRES)[number]

/** Whence the bow comes to lie where it does, and by how many sixths the heading changes. */
const SHIFTS: Readonly<Record<Manoeuvre, readonly [bow: Around | 'stern', turn: number]>> = {
  ahead: ['ahead', 0],
  turnPort: ['portBow', -1],
  turnStarboard: ['starboardBow', 1],
  pivotPort: ['portBeam', -1],
  pivotStarboard: ['starboardBeam', 1],
  backWater: ['stern', 0],
  reverse: ['stern', 3],
}

/**
 * A long piece after a manoeuvre, or null if a part of it would be beyond the edge. Turning, the stern follows to where
 * the bow was; pivoting, it stays and the bow swings round.
 */
export function manoeuvred(grid: HexGrid, piece: LongPiece, manoeuvre: Manoeuvre): LongPiece | null {
  const [to, turn] = SHIFTS[manoeuvre]
  const bow = to === 'stern' ? sternOf(grid, piece) : besides(grid, piece, to)
  if (bow === NONE) return null
  const after = { bow, heading: turned(piece.heading, turn) }
  return sternOf(grid, after) === NONE ? null : after
}

/** Whether a piece follows another closely: its bow in the hex astern, both heading the same way. */
export const isLineAstern = (grid: HexGrid, leader: LongPiece, piece: LongPiece): boolean =>
  piece.heading === leader.heading && besides(grid, leader, 'astern') === piece.bow

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
