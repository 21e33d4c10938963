import { comeNear as comeNearTo } from '@iacta/web/battle'
import type { ViewportControl } from '@iacta/web/board'
import type { View } from '../rules/fog.ts'
import { FIELDS, placeOf } from './field.ts'

/** What is kept clear around the pieces, in parts of a hex's room. */
const AROUND = 4

export function comeNear(view: View, lens: ViewportControl | null, map: Element | null): void {
  const { geometry } = FIELDS.of(view.scenario)
  const stand = [...Object.values(view.at), ...Object.values(view.leaderAt)].flatMap((hex) =>
    hex ? [geometry.centre(placeOf(view.scenario, hex))] : [],
  )
  comeNearTo(stand, lens, map, { around: AROUND * geometry.room, leftOver: 0.8, worth: 1.2 })
}
