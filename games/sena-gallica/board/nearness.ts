import { comeNear as comeNearTo } from '@iacta/web/battle'
import type { ViewportControl } from '@iacta/web/board'
import type { View } from '../rules/fog.ts'
import { placeOf, shipsIn } from './reading.ts'
import { GEOMETRY } from './sea.ts'

/** What is kept clear around the ships, in parts of a hex's room. */
const AROUND = 1.5
/** Coming near by less than this is not worth the motion. */
const WORTH = 1.08
/** The part of the window's height that panels leave. */
const LEFT_OVER = 0.86
/** Pixels between the buttons of the map, which take much of a phone's right edge and little of a desk's, and any ship. */
const BESIDE_BUTTONS = 16

export function comeNear(view: View, lens: ViewportControl | null, map: Element | null): void {
  const lie = shipsIn(view).flatMap(({ bow, stern }) => [bow, stern].map((hex) => GEOMETRY.centre(placeOf(hex))))
  if (!lens || !map || lie.length === 0) return
  const around = AROUND * GEOMETRY.room
  const buttons = (map.querySelector('.viewport-buttons')?.clientWidth ?? 0) + BESIDE_BUTTONS
  const [least, most] = ends(lie.map(([x]) => x))
  const [upper, lower] = ends(lie.map(([, y]) => y))
  const wide = most - least + 2 * around
  const middle = [(least + most) / 2, (upper + lower) / 2] as const
  // On a phone the fleets are as far apart as the map is wide: then at least neither is cut off.
  if (WORTH * wide * lens.scale >= map.clientWidth - buttons) {
    lens.center(middle)
    return
  }
  // At a low desk the lines are longer than the window is high.
  const high = lower - upper + 2 * around
  if (high * lens.scale > LEFT_OVER * map.clientHeight) {
    lens.center(middle, (LEFT_OVER * map.clientHeight) / high)
    return
  }
  const right = most + (wide * buttons) / Math.max(1, map.clientWidth - buttons)
  comeNearTo([...lie, [right, upper]], lens, map, { around, leftOver: LEFT_OVER, worth: WORTH })
}

const ends = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)]
