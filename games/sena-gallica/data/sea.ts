import { type Direction, type Hex, HexGrid, NONE, turned } from '@iacta/grids'
import { COAST, COLUMNS, ROWS } from './map.ts'

/** The hexes of the sea, for the rules and for whoever draws it: a board is shown before the rules are here. */

export { type Direction, type Hex, NONE }

export const GRID = new HexGrid(COLUMNS, ROWS)
export const HEX_IDS: readonly string[] = GRID.all.map((hex) => GRID.name(hex))

const LAND: readonly boolean[] = GRID.all.map((hex) => GRID.row(hex) >= COAST[GRID.column(hex) - COLUMNS[0]])
export const isLand = (hex: Hex): boolean => LAND[hex]

/** Where a ship lies: its bow, and the direction from stern to bow. */
export interface Berth {
  readonly bow: Hex
  readonly heading: Direction
}

export const sternOf = ({ bow, heading }: Berth): Hex | typeof NONE => GRID.neighbour(bow, turned(heading, 3))
