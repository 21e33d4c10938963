import type { Point } from '@iacta/cartography'
import type { PlaceId } from '../rules/printed.ts'
import { ANCHORS, FRAME, PROVINCES, STANDS } from './geography.ts'

/** Where things are on the map, in its own units; laid out by `bake/`. */
export const MAP: { readonly width: number; readonly height: number } = FRAME

export type { Point }

/** The middle of a place's pieces. */
export const STAND: Readonly<Record<PlaceId, Point>> = STANDS

export const ANCHOR: Readonly<Partial<Record<PlaceId, Point>>> = ANCHORS

/** From the middle of Rome to its walls; they are drawn larger when seen from afar, as pieces are. */
export const ROME_SIZE = 52

const [x, y] = STAND.roma

/** The outline of a place as the `d` of a path: Rome is a round city on the border of the two Italies. */
export const OUTLINE: Readonly<Record<PlaceId, string>> = {
  ...PROVINCES,
  roma: `M${x - ROME_SIZE} ${y}a${ROME_SIZE} ${ROME_SIZE} 0 1 0 ${2 * ROME_SIZE} 0a${ROME_SIZE} ${ROME_SIZE} 0 1 0 ${-2 * ROME_SIZE} 0Z`,
}
