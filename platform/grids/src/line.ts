import { type Hex, type HexGrid, NONE, span } from './hex.ts'

/**
 * Straight lines from centre to centre. Everything is reckoned in whole numbers, so that a line that runs exactly along
 * a hexside is known to do so.
 */

/** What a line passes between its ends: a hex it crosses, or the two it runs between. */
export type Passed = readonly Hex[]

/** The slanting coordinates of a hex that a line passes, from the line's beginning. */
interface Offset {
  readonly dx: number
  readonly dz: number
}

/** The corners of a hex from its centre, in thirds of slanting coordinates. */
const CORNERS: readonly Offset[] = [
  { dx: 2, dz: -1 },
  { dx: 1, dz: 1 },
  { dx: -1, dz: 2 },
  { dx: -2, dz: 1 },
  { dx: -1, dz: -1 },
  { dx: 1, dz: -2 },
]

/** Lines of one length and direction pass alike: so each is worked out once. */
const known = new Map<number, readonly (readonly Offset[])[]>()
/** More than any map has rows or columns. */
const WIDE = 1024

function passedBy(dx: number, dz: number): readonly (readonly Offset[])[] {
  const key = (dx + WIDE) * 2 * WIDE + dz + WIDE
  const before = known.get(key)
  if (before) return before
  const length = span(dx, dz)
  const steps: { readonly far: number; readonly at: readonly Offset[] }[] = []
  for (let x = Math.min(0, dx) - 1; x <= Math.max(0, dx) + 1; x++)
    for (let z = Math.min(0, dz) - 1; z <= Math.max(0, dz) + 1; z++) {
      const isBetween = span(x, z) <= length && span(dx - x, dz - z) <= length
      const isEnd = (x === 0 && z === 0) || (x === dx && z === dz)
      if (!isBetween || isEnd) continue
      const crossing = crosses(x, z, dx, dz)
      if (crossing === 'no') continue
      // Both hexes beside a hexside that the line runs along are as far on the way.
      const far = scalar(x, z, dx, dz)
      const twin = crossing === 'beside' ? steps.findIndex((step) => step.far === far) : -1
      if (twin < 0) steps.push({ far, at: [{ dx: x, dz: z }] })
      else steps[twin] = { far, at: [...steps[twin].at, { dx: x, dz: z }] }
    }
  const passed = steps.sort((a, b) => a.far - b.far).map(({ at }) => at)
  known.set(key, passed)
  return passed
}

/** Whether a line goes through a hex, runs along one of its sides, or at most touches a corner. */
function crosses(x: number, z: number, dx: number, dz: number): 'through' | 'beside' | 'no' {
  let left = 0
  let right = 0
  for (const corner of CORNERS) {
    const side = (3 * x + corner.dx) * dz - (3 * z + corner.dz) * dx
    if (side > 0) left++
    else if (side < 0) right++
  }
  if (left > 0 && right > 0) return 'through'
  return left + right === 4 ? 'beside' : 'no'
}

/** How far along the line a hex is, in whole numbers: the product of both in the metric of hexes. */
const scalar = (x: number, z: number, dx: number, dz: number): number => 2 * x * dx + 2 * z * dz + x * dz + z * dx

/** What a straight line passes between two hexes, in order, without its ends. Beyond the edge there is nothing to pass. */
export function line(grid: HexGrid, from: Hex, to: Hex): Passed[] {
  const x = grid.x(from)
  const z = grid.z(from)
  const passed: Passed[] = []
  for (const offsets of passedBy(grid.x(to) - x, grid.z(to) - z)) {
    const there: Hex[] = []
    for (const { dx, dz } of offsets) {
      const hex = grid.atSlant(x + dx, z + dz)
      if (hex !== NONE) there.push(hex)
    }
    if (there.length > 0) passed.push(there)
  }
  return passed
}

/** What stops a line of sight, as a game's rules have it. */
export interface Screen {
  /** Whether this hex, between the two, blocks the line. It is asked in order, from the beginning. */
  blocks(hex: Hex): boolean
  /** Along a hexside: is the line blocked if either hex blocks, or only if both do? */
  readonly beside: 'either' | 'both'
}

/** The first hex that blocks the sight from one hex to another; NONE if it is clear. Neighbours always see each other. */
export function blockedAt(grid: HexGrid, from: Hex, to: Hex, { blocks, beside }: Screen): Hex | typeof NONE {
  for (const passed of line(grid, from, to)) {
    const blocking = passed.filter(blocks)
    if (blocking.length > 0 && (beside === 'either' || blocking.length === passed.length)) return blocking[0]
  }
  return NONE
}

/**
 * A usual screen: what stands in a hex (woods, a unit) blocks unless it is lower than both ends; ground blocks where it is
 * higher than both ends.
 */
export function heightScreen(
  ground: { readonly level: ArrayLike<number> },
  from: Hex,
  to: Hex,
  stands: (hex: Hex) => boolean,
  beside: Screen['beside'] = 'either',
): Screen {
  const { level } = ground
  const low = Math.min(level[from], level[to])
  const high = Math.max(level[from], level[to])
  return { beside, blocks: (hex) => level[hex] > high || (level[hex] >= low && stands(hex)) }
}
