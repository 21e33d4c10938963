import type { ViewportControl } from '@iacta/web/board'
import type { View } from '../rules/fog.ts'
import { FIELDS, placeOf } from './field.ts'

/** Where few pieces stand close together, the map comes near enough to read the numbers of hexes. */

/** Pixels to a unit of the map beyond which nothing is gained. */
const NEAREST = 1.25
/** Coming near by less than this is not worth the motion. */
const WORTH = 1.2
/** What is kept clear around them, in parts of a hex's room; and the part of the window that panels leave. */
const AROUND = 4
const LEFT_OVER = 0.8

export function comeNear(view: View, lens: ViewportControl | null, map: Element | null): void {
  const { geometry } = FIELDS.of(view.scenario)
  const stand = [...Object.values(view.at), ...Object.values(view.leaderAt)].flatMap((hex) =>
    hex ? [geometry.centre(placeOf(view.scenario, hex))] : [],
  )
  if (!lens || !map || stand.length === 0) return
  const span = (values: readonly number[]): readonly [middle: number, wide: number] => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return [(least + most) / 2, most - least + 2 * AROUND * geometry.room]
  }
  const [x, wide] = span(stand.map(([across]) => across))
  const [y, high] = span(stand.map(([, down]) => down))
  const scale = Math.min(NEAREST, map.clientWidth / wide, (LEFT_OVER * map.clientHeight) / high)
  if (scale > lens.scale * WORTH) lens.center([x, y], scale)
}
