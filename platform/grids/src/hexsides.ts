import { type Direction, type Hex, type HexGrid, hexside, NONE, opposite } from './hex.ts'

/** A hexside as a map lists it: the hexes to either side by their printed numbers, and what lies between them. */
export interface PrintedHexside<Kind extends string> {
  readonly a: string
  readonly b: string
  readonly type: Kind
}

/** A hexside seen from one of its hexes. */
export interface Hexside {
  readonly hex: Hex
  readonly side: Direction
}

/** At most as many kinds as a byte has bits. */
const MOST_KINDS = 8

/** What lies on the sides of hexes: streams, walls, trenches. A side may bear several, as a stream with a bridge. */
export class Hexsides<Kind extends string> {
  readonly #grid: HexGrid
  readonly #kinds: readonly Kind[]
  /** A bit for each kind, on both sides of each hexside. */
  readonly #marks: Uint8Array
  readonly #listed: readonly (Hexside & { readonly kind: Kind })[]

  /** Fails at what is no hexside of the map. */
  constructor(grid: HexGrid, kinds: readonly Kind[], printed: readonly PrintedHexside<Kind>[]) {
    if (kinds.length > MOST_KINDS) throw new Error(`there are more than ${MOST_KINDS} kinds of hexsides`)
    this.#grid = grid
    this.#kinds = kinds
    this.#marks = new Uint8Array(grid.count * 6)
    this.#listed = printed.map(({ a, b, type }) => {
      const [hex, beyond] = [grid.named(a), grid.named(b)]
      const side = hex === NONE || beyond === NONE ? NONE : grid.directionTo(hex, beyond)
      if (hex === NONE || beyond === NONE || side === NONE) throw new Error(`${a} and ${b} have no side in common`)
      const bit = this.#bit(type)
      if (bit === 0) throw new Error(`nothing called "${type}" lies on a hexside`)
      this.#marks[hex * 6 + side] |= bit
      this.#marks[beyond * 6 + opposite(side)] |= bit
      return { hex, side, kind: type }
    })
  }

  /** Whether something of a kind lies between a hex and its neighbour in a direction. */
  has(kind: Kind, hex: Hex, direction: Direction): boolean {
    return (this.#marks[hex * 6 + direction] & this.#bit(kind)) !== 0
  }

  /** The same for two neighbours; false for hexes that are none. */
  hasBetween(kind: Kind, a: Hex, b: Hex): boolean {
    const direction = this.#grid.directionTo(a, b)
    return direction !== NONE && this.has(kind, a, direction)
  }

  /** All kinds that lie between a hex and its neighbour in a direction, in the order they were named. */
  at(hex: Hex, direction: Direction): Kind[] {
    return this.#kinds.filter((kind) => this.has(kind, hex, direction))
  }

  /** The sides of a kind in the order of the list, each once: what draws them follows them so. */
  of(kind: Kind): Hexside[] {
    const seen = new Set<number>()
    return this.#listed.filter(({ hex, side, kind: its }) => {
      const number = hexside(this.#grid, hex, side)
      if (its !== kind || seen.has(number)) return false
      seen.add(number)
      return true
    })
  }

  #bit(kind: Kind): number {
    const i = this.#kinds.indexOf(kind)
    return i < 0 ? 0 : 1 << i
  }
}

/** How much higher one hex is than another: negative on the way down. */
export const climb = (level: ArrayLike<number>, from: Hex, to: Hex): number => level[to] - level[from]
