import { type Aspect, lineDirections, type Vertex } from './facing.ts'
import { type Hex, type HexGrid, NONE } from './hex.ts'

/** A piece that controls hexes next to it. */
export interface Controller {
  readonly hex: Hex
  readonly facing: Vertex
}

/**
 * How many pieces control each hex. Kept up to date by whoever moves them: `add` where one comes to stand, `remove`
 * before it goes.
 */
export class Zones {
  readonly #grid: HexGrid
  readonly #aspect: Aspect
  readonly #reaches: (from: Hex, to: Hex) => boolean
  readonly counts: Uint8Array

  /** `reaches` says whether control goes from a hex into a neighbour at all: not into a river or across a wall, say. */
  constructor(
    grid: HexGrid,
    reaches: (from: Hex, to: Hex) => boolean = () => true,
    aspect: Aspect = 'front',
    counts = new Uint8Array(grid.count),
  ) {
    this.#grid = grid
    this.#aspect = aspect
    this.#reaches = reaches
    this.counts = counts
  }

  add(piece: Controller): void {
    this.#change(piece, 1)
  }

  remove(piece: Controller): void {
    this.#change(piece, -1)
  }

  isControlled(hex: Hex): boolean {
    return this.counts[hex] > 0
  }

  #change({ hex, facing }: Controller, by: 1 | -1): void {
    for (const d of lineDirections(facing, this.#aspect)) {
      const there = this.#grid.neighbour(hex, d)
      if (there !== NONE && this.#reaches(hex, there)) this.counts[there] += by
    }
  }
}

/** Whether a piece controls a hex. */
export function controls(grid: HexGrid, { hex, facing }: Controller, other: Hex): boolean {
  return lineDirections(facing, 'front').some((d) => grid.neighbour(hex, d) === other)
}
