import type { Point } from '@iacta/cartography'
import type { BoxId, SeaId } from '../data/map.ts'
import { PROVINCE_IDS, type ProvinceId } from '../data/provinces.ts'
import { BOXES, FRAME, GROUPS, PORTS, PROVINCES, SEA_NAMES, SEAS, STANDS, TOWNS } from './geography.ts'
import { outlineOf } from './outlines.ts'

/** Where things are on the map, in its own units; laid out by `bake/`. */
export const MAP: { readonly width: number; readonly height: number } = FRAME

export type { Point }

/** The middle of a province's pieces. */
export const STAND: Readonly<Record<ProvinceId, Point>> = STANDS

/** Its city, or the fort that stands there or could. */
export const TOWN: Readonly<Record<ProvinceId, Point>> = TOWNS

/** Fleets In Port. */
export const PORT: Readonly<Partial<Record<ProvinceId, Point>>> = PORTS

/** Boxes of the peoples beyond the border, and of the island groups: their middle and their size. */
export const BOX: Readonly<Record<BoxId, Point>> = BOXES
export const BOX_SIZE = { width: 138, height: 78 } as const
export const GROUP_SIZE = { width: 132, height: 62 } as const

/** Fleets On Patrol stand below the name of their sea. */
const BELOW = 46
export const patrolAt = (sea: SeaId): Point => {
  const { at, turn } = SEA_NAMES[sea]
  const angle = ((turn + 90) * Math.PI) / 180
  return [at[0] + BELOW * Math.cos(angle), at[1] + BELOW * Math.sin(angle)]
}

/** The box of an island group, about its pieces and its name. */
export const GROUP: Readonly<Partial<Record<ProvinceId, Point>>> = GROUPS

/** The outline of a province as the `d` of a path; island groups are their islands and their box. */
export const OUTLINE: Readonly<Record<ProvinceId, string>> = Object.fromEntries(
  PROVINCE_IDS.map((id) => [id, outlineOf(PROVINCES[id])]),
) as Record<ProvinceId, string>

export const SEA_OUTLINE: Readonly<Record<SeaId, string>> = Object.fromEntries(
  (Object.keys(SEAS) as SeaId[]).map((id) => [id, outlineOf(SEAS[id])]),
) as Record<SeaId, string>

/** Where whatever has an id lies: a province, a box, a sea. */
export const spotAt = (id: string): Point | null =>
  (STAND as Readonly<Record<string, Point>>)[id] ??
  (BOX as Readonly<Record<string, Point>>)[id] ??
  (id in SEA_NAMES ? patrolAt(id as SeaId) : null)
