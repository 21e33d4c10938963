import { comeNear as comeNearTo } from '@iacta/web/battle'
import type { Point, ViewportControl } from '@iacta/web/board'
import type { View } from '../rules/fog.ts'
import { placeOf, shipsIn } from './reading.ts'
import { GEOMETRY } from './sea.ts'

/** What is kept clear around the ships, in parts of a hex's room. */
const AROUND = 1.5
/** Pixels that the buttons of the map take of its right edge: much of a phone's, little of a desk's. */
const BUTTONS = 60

export function comeNear(view: View, lens: ViewportControl | null, map: Element | null): void {
  const lie = shipsIn(view).flatMap(({ bow, stern }) => [bow, stern].map((hex) => GEOMETRY.centre(placeOf(hex))))
  if (!map || lie.length === 0) return
  const around = AROUND * GEOMETRY.room
  comeNearTo([...lie, underButtons(lie, around, map.clientWidth)], lens, map, { around, leftOver: 0.86, worth: 1.08 })
}

/** A point so far to the right of all ships that none of them comes to lie under the buttons. */
function underButtons(lie: readonly Point[], around: number, width: number): Point {
  const across = lie.map(([x]) => x)
  const [least, most] = [Math.min(...across), Math.max(...across)]
  return [most + ((most - least + 2 * around) * BUTTONS) / Math.max(1, width - BUTTONS), lie[0][1]]
}
