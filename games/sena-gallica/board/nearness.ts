import { comeNear as comeNearTo } from '@iacta/web/battle'
import type { ViewportControl } from '@iacta/web/board'
import type { View } from '../rules/fog.ts'
import { placeOf, shipsIn } from './reading.ts'
import { GEOMETRY } from './sea.ts'

/** What is kept clear around the ships, in parts of a hex's room. */
const AROUND = 1.5
/** Coming near by less than this is not worth the motion. */
const WORTH = 1.08
/** Pixels that the buttons of the map take of its right edge, much of a phone's and little of a desk's: no ship is to lie there. */
const BUTTONS = 60

export function comeNear(view: View, lens: ViewportControl | null, map: Element | null): void {
  const lie = shipsIn(view).flatMap(({ bow, stern }) => [bow, stern].map((hex) => GEOMETRY.centre(placeOf(hex))))
  if (!lens || !map || lie.length === 0) return
  const around = AROUND * GEOMETRY.room
  const [least, most] = ends(lie.map(([x]) => x))
  const [upper, lower] = ends(lie.map(([, y]) => y))
  const wide = most - least + 2 * around
  // On a phone the fleets are as far apart as the map is wide: then at least neither is cut off.
  if (WORTH * wide * lens.scale >= map.clientWidth - BUTTONS) {
    lens.center([(least + most) / 2, (upper + lower) / 2])
    return
  }
  const right = most + (wide * BUTTONS) / Math.max(1, map.clientWidth - BUTTONS)
  comeNearTo([...lie, [right, upper]], lens, map, { around, leftOver: 0.86, worth: WORTH })
}

const ends = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)]
