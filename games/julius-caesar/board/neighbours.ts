import { type Box, boxAround, written } from '@iacta/cartography'
import { type Group, type GroupWay, type Stand, stoodApart } from '@iacta/cartography/apart'
import { PLACES } from '../data/map.ts'
import type { PlaceId } from '../rules/printed.ts'
import { CITY_NAME, DOT, MAP, type Point, STACK_EDGE } from './layout.ts'
import { kindOf, markSize, nameBox, worthOf } from './measure.ts'
import { BADGE, clashPoint, countCorner, type Heap, type Pile, pilesOf } from './piles.ts'

/** How the blocks of neighbouring places keep off each other, and off what cities are worth. */

/** How many times larger than on the map blocks are drawn (`--least` of the style sheet), from near to afar. */
const ENLARGED = [1, 1.25, 1.6]

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

/** A line from a city to blocks that had to give way to others, to see whose they are; under them, at any size. */
export function tether(at: PlaceId, piles: readonly Pile[]): string {
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
  if (kindOf(at) === 'sea' || !nearest || nearest.off < markSize(at) + 12) return ''
  return `M${written(DOT[at])}L${written(nearest.middle)}`
}
