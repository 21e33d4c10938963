import type { ViewportControl } from '@iacta/web/board'
import type { View } from '../rules/fog.ts'
import { placeOf, shipsIn } from './reading.ts'
import { GEOMETRY } from './sea.ts'

/** The map comes near enough to see all ships, and no farther off than that. */

/** Pixels to a unit of the map beyond which nothing is gained. */
const NEAREST = 1.25
/** Coming near by less than this is not worth the motion. */
const WORTH = 1.08
/** What is kept clear around them, in parts of a hex's room; and the part of the window that panels leave. */
const AROUND = 1.5
const LEFT_OVER = 0.86

export function comeNear(view: View, lens: ViewportControl | null, map: Element | null): void {
  const lie = shipsIn(view).flatMap(({ bow, stern }) => [bow, stern].map((hex) => GEOMETRY.centre(placeOf(hex))))
  if (!lens || !map || lie.length === 0) return
  const span = (values: readonly number[]): readonly [middle: number, wide: number] => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return [(least + most) / 2, most - least + 2 * AROUND * GEOMETRY.room]
  }
  const [x, wide] = span(lie.map(([across]) => across))
  const [y, high] = span(lie.map(([, down]) => down))
  const scale = Math.min(NEAREST, map.clientWidth / wide, (LEFT_OVER * map.clientHeight) / high)
  if (scale > lens.scale * WORTH) lens.center([x, y], scale)
}
