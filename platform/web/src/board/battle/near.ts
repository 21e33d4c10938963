import type { ViewportControl } from '../gestures.ts'
import type { Point } from '../transform.ts'

/** Where few pieces stand close together, the map comes near enough to read the numbers of hexes. */

/** Pixels to a unit of the map beyond which nothing is gained. */
const NEAREST = 1.25

interface Nearness {
  /** What is kept clear around them, in units of the map. */
  readonly around: number
  /** The part of the window's height that panels leave. */
  readonly leftOver: number
  /** Coming near by less than this is not worth the motion. */
  readonly worth: number
}

export function comeNear(
  points: readonly Point[],
  lens: ViewportControl | null,
  map: Element | null,
  { around, leftOver, worth }: Nearness,
): void {
  if (!lens || !map || points.length === 0) return
  const span = (values: readonly number[]): readonly [middle: number, wide: number] => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return [(least + most) / 2, most - least + 2 * around]
  }
  const [x, wide] = span(points.map(([across]) => across))
  const [y, high] = span(points.map(([, down]) => down))
  const scale = Math.min(NEAREST, map.clientWidth / wide, (leftOver * map.clientHeight) / high)
  if (scale > lens.scale * worth) lens.center([x, y], scale)
}
