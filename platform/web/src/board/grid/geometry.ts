import { type Compass, type Direction, type Hex, HexGrid, NONE, type Square, SquareGrid } from '@iacta/grids'
import type { Point } from '../transform.ts'

/**
 * How the places of a grid lie on a sheet, in the map's units: where each is, what lies under a point, whither a key
 * leads. Places are the small numbers the grid gives them, and everything is reckoned, so that a map needs no element
 * for any of them. Angles are degrees, clockwise from the upper edge of the screen.
 */
export interface Geometry {
  readonly count: number
  readonly width: number
  readonly height: number
  /** The radius of the largest circle inside a place. */
  readonly room: number
  /** From the centre of a place to its corners, clockwise; side i runs from corner i to the next. */
  readonly corners: readonly Point[]
  centre(place: number): Point
  /** The place on the other side of a side, or NONE. */
  across(place: number, side: number): number
  /** The place under a point, or NONE. */
  at(point: Point): number
  /** The neighbour that lies nearest to an angle, or NONE. */
  towards(place: number, angle: number): number
  /** Keys that lead to a neighbour, by their place on the keyboard, besides the four arrows. */
  readonly keys: Readonly<Record<string, number>>
  /** With one more ring of places around, for ground that goes on to the edge of the sheet. */
  bled(): Bled
}

/** A ring wider than the map: what lies outside shows what `source` says lies next to it. */
export interface Bled {
  readonly geometry: Geometry
  source(place: number): number
}

/** Quarters of a circle the sheet is turned clockwise, so that north is up. */
export type Quarters = 0 | 1 | 2 | 3

/** A sheet before and after it is turned. */
interface Sheet {
  readonly width: number
  readonly height: number
  readonly turn: Quarters
}

const turnedVector = ([x, y]: Point, turn: Quarters): Point =>
  turn === 0 ? [x, y] : turn === 1 ? [-y, x] : turn === 2 ? [-x, -y] : [y, -x]

function ontoScreen({ width, height, turn }: Sheet, point: Point): Point {
  const [x, y] = turnedVector(point, turn)
  return [turn === 1 ? x + height : turn === 2 ? x + width : x, turn === 2 ? y + height : turn === 3 ? y + width : y]
}

function offScreen(sheet: Sheet, [x, y]: Point): Point {
  const { width, height, turn } = sheet
  const shifted: Point = [
    turn === 1 ? x - height : turn === 2 ? x - width : x,
    turn === 2 ? y - height : turn === 3 ? y - width : y,
  ]
  return turnedVector(shifted, ((4 - turn) % 4) as Quarters)
}

const isTurnedAside = ({ turn }: Sheet): boolean => turn % 2 === 1

/** How far two angles are apart, from 0 to 180. */
export const anglesApart = (a: number, b: number): number => {
  const apart = Math.abs(a - b) % 360
  return apart > 180 ? 360 - apart : apart
}

/** A key leads to a neighbour that lies no further from its own angle. */
const ASIDE = 31

/** Which of the neighbours lies nearest to an angle; of two as near, the one that is preferred. */
function nearestTo(
  angle: number,
  ways: readonly number[],
  neighbour: (way: number) => number,
  isPreferred: (place: number) => boolean,
): number {
  let best = NONE
  let least: number = ASIDE
  for (const [way, its] of ways.entries()) {
    const there = neighbour(way)
    if (there === NONE) continue
    const apart = anglesApart(its, angle)
    if (apart > least || (apart === least && best !== NONE && !isPreferred(there))) continue
    best = there
    least = apart
  }
  return best
}

const SIXTH = 60
const EIGHTH = 45
const QUARTER = 90

/** Around S where hexes stand on a side: a key for each of six. */
const FLAT_KEYS = { KeyQ: -60, KeyW: 0, KeyE: 60, KeyA: -120, KeyS: 180, KeyD: 120 } as const
/** Where they stand on a corner, the keys lie as the hexes do. */
const POINTED_KEYS = { KeyW: -30, KeyE: 30, KeyA: -90, KeyD: 90, KeyZ: -150, KeyX: 150 } as const
const SQUARE_KEYS = {
  KeyQ: -45,
  KeyW: 0,
  KeyE: 45,
  KeyA: -90,
  KeyD: 90,
  KeyZ: -135,
  KeyX: 180,
  KeyC: 135,
} as const

/** Where a piece that faces a vertex looks: vertex 0 is to the right of a sheet that is not turned. */
export const angleOfVertex = (vertex: number, turn: Quarters = 0): number =>
  (QUARTER + vertex * SIXTH + turn * QUARTER) % 360
/** Where a piece that faces a hexside looks: direction 0 is up. */
export const angleOfHexside = (direction: number, turn: Quarters = 0): number =>
  (direction * SIXTH + turn * QUARTER) % 360

export interface HexLayout {
  /** From the centre of a hex to its corners. */
  readonly size?: number
  readonly turn?: Quarters
}

const SIZE = 30

/** Hexes as `HexGrid` numbers them: flat above and below, odd columns half a hex down, until the sheet is turned. */
export function hexGeometry(grid: HexGrid, { size = SIZE, turn = 0 }: HexLayout = {}): Geometry {
  const high = Math.sqrt(3) * size
  const columns = grid.columns[1] - grid.columns[0]
  const rows = grid.rows[1] - grid.rows[0]
  const sheet: Sheet = { width: size * (1.5 * columns + 2), height: high * (rows + 1.5), turn }
  return hexesOn(sheet, grid, grid, size)
}

/** The hexes of a grid on a sheet that was measured for another, of which it is the same or a ring wider. */
function hexesOn(sheet: Sheet, measured: HexGrid, grid: HexGrid, size: number): Geometry {
  const high = Math.sqrt(3) * size
  const [firstColumn, firstRow] = [measured.columns[0], measured.rows[0]]
  const onSheet = (column: number, row: number): Point => [
    size * (1.5 * (column - firstColumn) + 1),
    high * (row - firstRow + (column & 1 ? 1 : 0.5)),
  ]
  const centres = grid.all.map((hex) => ontoScreen(sheet, onSheet(grid.column(hex), grid.row(hex))))
  const flat: readonly Point[] = [
    [-size / 2, -high / 2],
    [size / 2, -high / 2],
    [size, 0],
    [size / 2, high / 2],
    [-size / 2, high / 2],
    [-size, 0],
  ]
  const ways = [0, 1, 2, 3, 4, 5].map((direction) => angleOfHexside(direction, sheet.turn))
  return {
    count: grid.count,
    width: isTurnedAside(sheet) ? sheet.height : sheet.width,
    height: isTurnedAside(sheet) ? sheet.width : sheet.height,
    room: high / 2,
    corners: flat.map((corner) => turnedVector(corner, sheet.turn)),
    keys: isTurnedAside(sheet) ? POINTED_KEYS : FLAT_KEYS,
    centre: (place) => centres[place],
    across: (place, side) => grid.neighbour(place as Hex, side as Direction),
    towards: (place, angle) =>
      nearestTo(
        angle,
        ways,
        (way) => grid.neighbour(place as Hex, way as Direction),
        // Straight across the columns one keeps to one's row.
        (there) => grid.row(there as Hex) === grid.row(place as Hex),
      ),
    at(point) {
      const [x, y] = offScreen(sheet, point)
      const left = Math.floor((x / size - 1) / 1.5) + firstColumn
      let best: number = NONE
      let least = Number.POSITIVE_INFINITY
      // A hex is what lies nearest to its centre, and that is in one of two columns.
      for (const column of [left, left + 1]) {
        const row = Math.round(y / high - (column & 1 ? 1 : 0.5)) + firstRow
        const [cx, cy] = onSheet(column, row)
        const far = Math.hypot(x - cx, y - cy)
        if (far >= least) continue
        least = far
        best = grid.at(column, row)
      }
      return best
    },
    bled() {
      const wider = new HexGrid([grid.columns[0] - 1, grid.columns[1] + 1], [grid.rows[0] - 1, grid.rows[1] + 1])
      return {
        geometry: hexesOn(sheet, measured, wider, size),
        source: (place) =>
          grid.at(within(wider.column(place as Hex), grid.columns), within(wider.row(place as Hex), grid.rows)),
      }
    },
  }
}

const within = (value: number, [first, last]: readonly [number, number]): number =>
  Math.min(Math.max(value, first), last)

/** Squares as `SquareGrid` numbers them, row by row from the upper left. */
export const squareGeometry = (grid: SquareGrid, size = 2 * SIZE): Geometry => squaresOn(grid, size, 0)

/** `ring` is how many squares of the grid lie outside the sheet on every side. */
function squaresOn(grid: SquareGrid, size: number, ring: number): Geometry {
  const half = size / 2
  return {
    count: grid.count,
    width: (grid.width - 2 * ring) * size,
    height: (grid.height - 2 * ring) * size,
    room: half,
    corners: [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ],
    keys: SQUARE_KEYS,
    centre: (place) => [
      (grid.column(place as Square) - ring + 0.5) * size,
      (grid.row(place as Square) - ring + 0.5) * size,
    ],
    across: (place, side) => grid.neighbour(place as Square, (2 * side) as Compass),
    towards: (place, angle) =>
      nearestTo(
        angle,
        [0, 1, 2, 3, 4, 5, 6, 7].map((way) => way * EIGHTH),
        (way) => grid.neighbour(place as Square, way as Compass),
        () => false,
      ),
    at: ([x, y]) => grid.at(Math.floor(x / size) + ring, Math.floor(y / size) + ring),
    bled: () => ({
      geometry: squaresOn(new SquareGrid(grid.width + 2, grid.height + 2), size, ring + 1),
      source: (place) => {
        const wide = grid.width + 2
        const column = within((place % wide) - 1, [0, grid.width - 1])
        return grid.at(column, within(Math.floor(place / wide) - 1, [0, grid.height - 1]))
      },
    }),
  }
}
