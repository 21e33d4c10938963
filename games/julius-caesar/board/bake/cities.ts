import {
  between,
  distance,
  type Field,
  type LatLon,
  nearest,
  type Point,
  roundPoint,
  spline,
  watersOf,
} from '@iacta/cartography'
import { PLACES, PORTS_OF_SEA, STRAITS } from '../../data/map.ts'
import type { PlaceId } from '../../rules/printed.ts'
import { markSize } from '../measure.ts'
import { SEAS, type SeaId } from './plan.ts'

/** The cells of each sea, as coasts and the lines between seas part them. */
export type Waters = Readonly<Record<SeaId, Uint8Array>>

export function seaWaters(field: Field, seaLines: readonly (readonly Point[])[], place: (at: LatLon) => Point): Waters {
  const lines = seaLines.map((line) => spline(line))
  return Object.fromEntries(
    Object.entries(SEAS).map(([sea, { stack }]) => [sea, watersOf(field, place(stack), lines)]),
  ) as Record<SeaId, Uint8Array>
}

const seasOf = (port: PlaceId): SeaId[] =>
  (Object.keys(PORTS_OF_SEA) as SeaId[]).filter((sea) => (PORTS_OF_SEA[sea] as readonly PlaceId[]).includes(port))

/** Marks at the two ends of a strait are at least so far apart. */
const STRAIT_APART = 56

/** Every city where it was; ports a little inland come down to their water, and the ends of straits stand apart. */
export function placeDots(field: Field, waters: Waters, place: (at: LatLon) => Point): Record<PlaceId, Point> {
  const dots = {} as Record<PlaceId, Point>
  for (const [id, kind, , latitude, longitude] of PLACES) {
    dots[id] = place(kind === 'sea' ? SEAS[id].stack : [latitude, longitude])
    if (kind === 'sea' || kind === 'city') continue
    const mine = seasOf(id)
    const water = nearest(field, dots[id], 100, (at) => mine.some((sea) => waters[sea][at] === 1))
    if (!water) throw new Error(`${id} has no water near it`)
    const far = distance(water, dots[id])
    const reach = markSize(id) * 0.7
    if (far > reach) dots[id] = between(dots[id], water, (far - reach) / far)
  }
  for (const [a, b] of STRAITS) {
    const far = distance(dots[a], dots[b])
    if (far >= STRAIT_APART) continue
    const back = (STRAIT_APART - far) / 2 / far
    ;[dots[a], dots[b]] = [between(dots[a], dots[b], -back), between(dots[b], dots[a], -back)]
  }
  return dots
}

/** Where each port meets each of its seas. */
export function harboursOf(field: Field, dots: Record<PlaceId, Point>, waters: Waters): Record<string, Point> {
  const harbours: Record<string, Point> = {}
  for (const [id, kind] of PLACES)
    for (const sea of kind === 'sea' ? [] : seasOf(id)) {
      const water = nearest(field, dots[id], 74, (at) => waters[sea][at] === 1 && field.coast[at] > 4)
      if (!water) throw new Error(`${id} does not touch ${sea}`)
      harbours[[id, sea].sort().join('--')] = roundPoint(water)
    }
  return harbours
}
