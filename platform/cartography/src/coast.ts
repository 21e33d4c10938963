import { fieldOf, linesAlongCoast } from './field.ts'
import { areaOf, type Point, type Ring, softRingsPath } from './geometry.ts'
import { simplify } from './simplify.ts'

/** Coasts as they are drawn. */

/** Square units: bends and islets smaller than these are not drawn. */
const LEAST_BEND = 2.9
const LEAST_ISLET = 27

/** The coasts without what the eye would not see. */
export const coastsOf = (land: readonly Ring[]): Ring[] =>
  land.map((ring) => simplify(ring, LEAST_BEND)).filter((ring) => ring.length > 3 && areaOf(ring) > LEAST_ISLET)

/** Units from the coast where the water is drawn deeper, and how small a bend is left out. */
const SHELVES = [
  [13, 26],
  [33, 60],
  [62, 110],
] as const

interface Frame {
  readonly width: number
  readonly height: number
  /** Land beyond the frame that is kept. */
  readonly margin: number
}

/** Lines so far out from all coasts, closed well outside the frame. */
export function shelvesOf(land: readonly Ring[], { width, height, margin }: Frame, cell: number): string[] {
  const beyond = margin - 10
  const moved = land.map((ring) => ring.map(([x, y]): Point => [x + beyond, y + beyond]))
  const field = fieldOf(moved, width + 2 * beyond, height + 2 * beyond, cell)
  return SHELVES.map(([units, detail]) =>
    softRingsPath(
      linesAlongCoast(field, units)
        .filter((ring) => areaOf(ring) > 150)
        .map((ring) => simplify(ring, detail).map(([x, y]): Point => [x - beyond, y - beyond])),
    ),
  )
}
