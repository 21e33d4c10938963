import { columnDirections, lineDirections, type Vertex } from './facing.ts'
import { type Direction, type Hex, type HexGrid, NONE, turned } from './hex.ts'
import { reach, type Ways } from './reach.ts'

/**
 * Reach of pieces that have a facing: a node is a hex with one of six facings, so that turning has its price and only
 * what is in front can be entered.
 */
export interface Stance {
  readonly hex: Hex
  /** A vertex in line, a hexside in column. */
  readonly facing: number
}

export const nodeOf = ({ hex, facing }: Stance): number => hex * 6 + facing
export const stanceOf = (node: number): Stance => ({ hex: Math.floor(node / 6) as Hex, facing: node % 6 })

/** What cannot be done at any price. */
export const BARRED = Number.POSITIVE_INFINITY

/** Whither a facing lets a piece step, and how it faces when it has. */
export interface Stride {
  readonly direction: Direction
  readonly facing: number
}

/** In line a piece enters its front hexes and goes on facing as it did. */
export const LINE_STRIDES: readonly (readonly Stride[])[] = [0, 1, 2, 3, 4, 5].map((facing) =>
  lineDirections(facing as Vertex, 'front').map((direction) => ({ direction, facing })),
)

/** In column it enters the hex ahead or one beside it, to which it turns at no price. */
export const COLUMN_STRIDES: readonly (readonly Stride[])[] = [0, 1, 2, 3, 4, 5].map((facing) =>
  [facing as Direction, ...columnDirections(facing as Direction, 'frontFlank')].map((direction) => ({
    direction,
    facing: direction,
  })),
)

/** What a march costs, as a game's rules have it; BARRED where something cannot be done. */
export interface Gait {
  readonly strides: readonly (readonly Stride[])[]
  enter(from: Hex, to: Hex, direction: Direction): number
  /** To turn by one facing where it stands. */
  turn(hex: Hex): number
  /** Whether it may still step or turn, having come here: not in an enemy's zone, say. Where it began is not asked. */
  goesOn?(hex: Hex): boolean
}

/** The cheapest ways from a stance to all others within a budget, by `nodeOf`. */
export function march(grid: HexGrid, from: Stance, budget: number, gait: Gait): Ways {
  return reach(grid.count * 6, [nodeOf(from)], budget, (node, _spent, to) => {
    const { hex, facing } = stanceOf(node)
    if (hex !== from.hex && gait.goesOn && !gait.goesOn(hex)) return
    for (const stride of gait.strides[facing]) {
      const next = grid.neighbour(hex, stride.direction)
      if (next !== NONE) to(nodeOf({ hex: next, facing: stride.facing }), gait.enter(hex, next, stride.direction))
    }
    const price = gait.turn(hex)
    for (const sixths of [1, -1]) to(nodeOf({ hex, facing: turned(facing, sixths) }), price)
  })
}

/** The stance with the least price in a hex, or null if it cannot be reached; the lowest facing of equals. */
export function cheapestIn({ price }: Ways, hex: Hex): Stance | null {
  let best: Stance | null = null
  for (let facing = 0; facing < 6; facing++) {
    const here = price[nodeOf({ hex, facing })]
    if (here >= 0 && (!best || here < price[nodeOf(best)])) best = { hex, facing }
  }
  return best
}
