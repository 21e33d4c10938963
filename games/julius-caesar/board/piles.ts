import { type Box, boxAround, type Group, type GroupWay, type Stand, stoodApart, written } from '@iacta/cartography'
import { PLACES } from '../data/map.ts'
import { type PlaceId, SIDE_IDS, type SideId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { CITY_NAME, DOT, MAP, NEAR_SIZE, type Point, SPREAD, STACK_EDGE, STACK_LEAN, STACK_SIZE } from './layout.ts'
import { kindOf, markSize, nameBox, worthOf } from './measure.ts'
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
/** How many times larger than on the map blocks are drawn (`--least` of the style sheet), from near to afar. */
const ENLARGED = [1, 1.25, 1.6]
/** From the middle of a badge to its edge, with its line. */
export const BADGE = 20

/** The columns of so many blocks that lie open. */
export const columnsOf = (n: number): number => (n < 4 ? n : Math.ceil(Math.sqrt(n)))

/** Who stands alone has a row of room; the two sides of a battle share it. `part`: of the way from block to block. */
function pilesOf({ at, sides }: Heap, part: number): readonly Pile[] {
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

const badgesOf = (piles: readonly Pile[]): readonly Box[] => [
  ...piles.flatMap(({ n }, i) => (n > 1 ? [countCorner(piles, i)] : [])).map((middle) => boxAround(middle, 2 * BADGE)),
  ...(piles.length > 1 ? [boxAround(clashPoint(piles), 2 * BADGE)] : []),
]

/** Closer, where there is no other room; what is seen of each block is worth something. */
const PARTS = [
  [1, 0],
  [0.7, 40],
  [0.4, 110],
] as const

const CITIES = PLACES.flatMap(([id, kind]) => (kind === 'sea' ? [] : [id]))

const SURROUNDINGS = {
  frame: { x: 0, y: 0, width: MAP.width, height: MAP.height },
  values: CITIES.filter((id) => worthOf(id) > 0).map((id) => boxAround(DOT[id], 2 * markSize(id))),
  marks: CITIES.filter((id) => worthOf(id) === 0).map((id) => boxAround(DOT[id], 2 * markSize(id))),
  names: CITIES.flatMap((id) => {
    const name = CITY_NAME[id]
    return name ? [nameBox(id, [name[0], name[1]], name[2])] : []
  }),
}

/** All that lies on the map, each in its place as near to it as the others let it. */
export function heaped(heaps: readonly Heap[]): ReadonlyMap<PlaceId, readonly Pile[]> {
  const laid = heaps.map((heap) => PARTS.map(([part, cost]) => ({ cost, piles: pilesOf(heap, part) })))
  const groups = heaps.map(
    ({ at }, i): Group => ({
      at: STACK_EDGE[at],
      place: DOT[at],
      ways: laid[i].map(
        ({ cost, piles }): GroupWay => ({ cost, pieces: piles.map(({ close }) => close), badges: badgesOf(piles) }),
      ),
    }),
  )
  const stands = stoodApart(groups, SURROUNDINGS, ENLARGED)
  return new Map(heaps.map(({ at }, i) => [at, laid[i][stands[i].way].piles.map((pile) => aside(pile, stands[i]))]))
}

const aside = (pile: Pile, { shift: [x, y] }: Stand): Pile => ({
  ...pile,
  close: { ...pile.close, x: pile.close.x + x, y: pile.close.y + y },
})

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

const LAID = new WeakMap<View, ReadonlyMap<PlaceId, readonly Pile[]>>()

export function pilesAt(view: View, at: PlaceId): readonly Pile[] {
  const laid = LAID.get(view) ?? heaped(heapsIn(view))
  LAID.set(view, laid)
  return laid.get(at) ?? []
}

/** A line from a city to blocks that had to give way to others, to see whose they are; under them, at any size. */
export function tether(view: View, at: PlaceId): string | null {
  const piles = pilesAt(view, at)
  const [x, y] = STACK_EDGE[at]
  const far = piles.map(({ close }) => {
    const middle: Point = [x + close.x + close.width / 2, y + close.y + close.height / 2]
    const off = Math.max(
      Math.abs(middle[0] - DOT[at][0]) - close.width / 2,
      Math.abs(middle[1] - DOT[at][1]) - close.height / 2,
    )
    return { middle, off }
  })
  const nearest = far.toSorted((a, b) => a.off - b.off)[0]
  if (kindOf(at) === 'sea' || !nearest || nearest.off < markSize(at) + 12) return null
  return `M${written(DOT[at])}L${written(nearest.middle)}`
}
