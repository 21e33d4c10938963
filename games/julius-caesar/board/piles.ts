import type { Box } from '@iacta/cartography'
import { signal } from '@preact/signals'
import { type PlaceId, SIDE_IDS, type SideId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { NEAR_SIZE, type Point, SPREAD, STACK_LEAN, STACK_SIZE } from './layout.ts'
import { contestAt, countOf, occupied, standing } from './reading.ts'

/** How the blocks of each place lie, and where: beside each other as far as there is room, and never on a neighbour. */

/** One side's blocks in one place, measured from the edge they lean on (`STACK_EDGE`). */
export interface Pile {
  readonly side: SideId
  readonly n: number
  /** The room they take when they lie close, and when they lie open. */
  readonly close: Box
  readonly open: Box
  /** From block to block while they lie close. */
  readonly step: number
}

/** What lies in a place: one side's blocks, or those of a battle, who came on the right. */
export interface Heap {
  readonly at: PlaceId
  readonly sides: readonly { readonly side: SideId; readonly n: number; readonly isOpen: boolean }[]
}

/** Of a block on the map, whose drawing is 100 wide and 104 high: one size for all, from afar and from near. */
export const SCALE = (STACK_SIZE - 4) / 104
export const BLOCK = 100 * SCALE
const CLOSE = { faces: 54, backs: 17 } as const
/** Between the two sides of a battle. */
const BETWEEN = 8
/** However crowded, so much is seen of each block that lies under others. */
const LEAST_SEEN = 9
/** From the middle of a badge to its edge, with its line. */
export const BADGE = 20

/** The columns of so many blocks that lie open. */
export const columnsOf = (n: number): number => (n < 4 ? n : Math.ceil(Math.sqrt(n)))

/** Who stands alone has a row of room; the two sides of a battle share it. `part`: of the way from block to block. */
export function pilesOf({ at, sides }: Heap, part: number): readonly Pile[] {
  const room = sides.length > 1 ? (SPREAD.width - BETWEEN) / 2 : SPREAD.width
  const piles = sides.map(({ side, n, isOpen }) => {
    const liked = isOpen ? CLOSE.faces : CLOSE.backs
    const roomy = n > 1 ? Math.min(liked, Math.max(room - BLOCK, LEAST_SEEN * (n - 1)) / (n - 1)) : 0
    const step = n > 1 ? Math.max(LEAST_SEEN, roomy * part) : 0
    const columns = columnsOf(n)
    const open = { width: columns * NEAR_SIZE, height: Math.ceil(n / columns) * NEAR_SIZE }
    return { side, n, step, close: { width: BLOCK + step * (n - 1), height: STACK_SIZE }, open }
  })
  const close = laidOut(
    at,
    piles.map(({ close }) => close),
  )
  const open = laidOut(
    at,
    piles.map(({ open }) => open),
  )
  return piles.map((pile, i) => ({ ...pile, close: close[i], open: open[i] }))
}

/** Side by side, grown away from where the place lies. */
function laidOut(at: PlaceId, sizes: readonly { readonly width: number; readonly height: number }[]): readonly Box[] {
  const [leanX, leanY] = STACK_LEAN[at]
  const width = sizes.reduce((sum, size) => sum + size.width, BETWEEN * (sizes.length - 1))
  let left = (-width * (1 + leanX)) / 2
  return sizes.map((size) => {
    const box = { ...size, x: left, y: (-size.height * (1 + leanY)) / 2 }
    left += size.width + BETWEEN
    return box
  })
}

/** The middle of a count: at the foot of the lowest block, which is covered anyhow; in a battle at the outer foot. */
export function countCorner(piles: readonly Pile[], nth: number): Point {
  const { close, n, step } = piles[nth]
  if (nth > 0) return [close.x + close.width - 2, close.y + close.height + 6]
  return [close.x + Math.min(8, step * (n - 1) - 14), close.y + close.height - (piles.length > 1 ? 0 : 7)]
}

/** Across from the count, below what stands on the block. */
export const raiseCorner = ({ close }: Pile): Point => [close.x + close.width - 4, close.y + close.height + 5]

/** Between the two sides of a battle, above their strengths. */
export const clashPoint = ([{ close: first }, { close: second }]: readonly Pile[]): Point => [
  (first.x + first.width + second.x) / 2,
  first.y - 14,
]

export function heapsIn(view: View): readonly Heap[] {
  return [...occupied(view).keys()].map((at) => {
    const comes = contestAt(view, at)?.attacker ?? 'pompeius'
    const sides = SIDE_IDS.flatMap((side) => {
      const n = countOf(view, side, at)
      return n > 0 ? [{ side, n, isOpen: standing(view, at).known.some((one) => one.side === side) }] : []
    })
    return { at, sides: sides.length > 1 && sides[0].side === comes ? sides.toReversed() : sides }
  })
}

type Laid = ReadonlyMap<PlaceId, readonly Pile[]>

/** How neighbours keep apart comes a little after the board: until then each lies where it is liked best. */
const arranging = signal<typeof import('./neighbours.ts') | null>(null)
const laid = new WeakMap<View, Laid>()

export function arrangeSoon(): void {
  import('./neighbours.ts').then((neighbours) => {
    arranging.value = neighbours
  }, RETRIED)
}

/** What cannot be fetched now is when a board is opened again. */
const RETRIED = (): void => undefined

export function pilesAt(view: View, at: PlaceId): readonly Pile[] {
  const now = laid.get(view) ?? arranging.value?.heaped(heapsIn(view))
  if (!now) return heapsIn(view).flatMap((heap) => (heap.at === at ? pilesOf(heap, 1) : []))
  laid.set(view, now)
  return now.get(at) ?? []
}

/** Lines from cities to blocks that had to give way to others. */
export const tethers = (view: View): string =>
  [...occupied(view).keys()].map((at) => arranging.value?.tether(at, pilesAt(view, at))).join('')
