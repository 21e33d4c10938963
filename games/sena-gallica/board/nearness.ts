import { comeNear as comeNearTo } from '@iacta/web/battle'
import type { ViewportControl } from '@iacta/web/board'
import type { View } from '../rules/fog.ts'
import { placeOf, shipsIn } from './reading.ts'
import { GEOMETRY } from './sea.ts'

/** What is kept clear around the ships, in parts of a hex's room. */
const AROUND = 1.5

export function comeNear(view: View, lens: ViewportControl | null, map: Element | null): void {
  const lie = shipsIn(view).flatMap(({ bow, stern }) => [bow, stern].map((hex) => GEOMETRY.centre(placeOf(hex))))
  comeNearTo(lie, lens, map, { around: AROUND * GEOMETRY.room, leftOver: 0.86, worth: 1.08 })
}
