import { PLACES } from '../data/map.ts'
import type { PlaceId } from '../rules/board.ts'

/** Where things are on the map, in its own units. */
export const MAP = { width: 3200, height: 1760 } as const

export type Point = readonly [x: number, y: number]

const mercator = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
const TOP = mercator(51)
const SCALE = MAP.width / ((50 * Math.PI) / 180)

const spot = (lat: number, lon: number): Point => [((lon + 12) / 50) * MAP.width, (TOP - mercator(lat)) * SCALE]

/** The mark of a city; for a sea, the middle of its open water. */
export const DOT = Object.fromEntries(PLACES.map(([id, , , lat, lon]) => [id, spot(lat, lon)])) as Record<
  PlaceId,
  Point
>

/** Where the blocks of a place stand. */
export const STACK: Readonly<Record<PlaceId, Point>> = DOT
