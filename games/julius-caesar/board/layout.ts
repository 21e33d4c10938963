import { type Point, towards, written } from '@iacta/cartography'
import type { BorderId, PlaceId } from '../rules/printed.ts'
import { DOTS, FRAME, HARBOURS, NAMES, ROADS, STACKS } from './geography.ts'
import { type Ground, leanOf, markSize, type Side, STACK_SIZE } from './measure.ts'

/** Where things are on the map, in its own units; laid out by `bake/`. */
export const MAP: { readonly width: number; readonly height: number } = FRAME

export type { Point }

/** The mark of a city; for a sea, the middle of its open water. */
export const DOT: Readonly<Record<PlaceId, Point>> = DOTS

/** The middle of a place's blocks: one stack, a row, or the two sides of a battle side by side. */
export const STACK: Readonly<Record<PlaceId, Point>> = STACKS

export { NEAR_SIZE, SPREAD, STACK_SIZE } from './measure.ts'

/** Where a place's blocks begin, and to which sides they may not grow: the place itself lies there. */
export const STACK_LEAN = mapPlaces((at) => leanOf(STACK[at], DOT[at]))
export const STACK_EDGE = mapPlaces(
  (at): Point => [
    STACK[at][0] + (STACK_LEAN[at][0] * STACK_SIZE) / 2,
    STACK[at][1] + (STACK_LEAN[at][1] * STACK_SIZE) / 2,
  ],
)

function mapPlaces<T>(made: (at: PlaceId) => T): Readonly<Record<PlaceId, T>> {
  return Object.fromEntries((Object.keys(STACK) as PlaceId[]).map((at) => [at, made(at)])) as Record<PlaceId, T>
}

/** Names of cities: the point nearest to the mark, on which side of it, and what they are written on. */
export const CITY_NAME: Readonly<
  Partial<Record<PlaceId, readonly [x: number, y: number, side: Side, ground: Ground]>>
> = NAMES

const roads: Readonly<Partial<Record<BorderId, { readonly path: string; readonly mark: Point }>>> = ROADS
const harbours: Readonly<Partial<Record<BorderId, Point>>> = HARBOURS

/** How a road or strait runs, as the `d` of a path; null for borders at sea, which are not drawn as ways. */
export const roadPath = (border: BorderId): string | null => roads[border]?.path ?? null

/** Where a mark about a border may stand: on its road, or at the harbour, or between two seas. */
export function roadMiddle(border: BorderId): Point {
  const known = roads[border]?.mark ?? harbours[border]
  if (known) return known
  const [a, b] = border.split('--') as [PlaceId, PlaceId]
  return [(DOT[a][0] + DOT[b][0]) / 2, (DOT[a][1] + DOT[b][1]) / 2]
}

/** The water of a sea at one of its ports. */
export const harbour = (border: BorderId): Point | null => harbours[border] ?? null

/** A line from a city's mark to its stack, where the stack had to stand off; null where it stands close by. */
export function leader(city: PlaceId): string | null {
  const [dot, stack] = [DOT[city], STACK[city]]
  const off = Math.max(Math.abs(stack[0] - dot[0]), Math.abs(stack[1] - dot[1])) - markSize(city) - STACK_SIZE / 2
  if (off < 12) return null
  return `M${written(towards(dot, stack, markSize(city)))}L${written(towards(stack, dot, STACK_SIZE / 2))}`
}
