import './map.css'
import { MapPicture } from '@iacta/web/board'
import type { PlaceId, SideId } from '../rules/printed.ts'
import { type Point, STACK } from './layout.ts'
import { MapLayer, wreath } from './map.tsx'

/** The middle of the real map with a few blocks on it. */
export function Picture() {
  return (
    <MapPicture class="jc-map-picture" viewBox="1030 375 1300 820">
      <MapLayer />
      {BLOCKS.map(([place, side, ...faces]) => (
        <g key={place} class={`jc-map-sample is-${side}`} transform={`translate(${STACK[place].join(' ')})`}>
          {faces.map((steps, i) => (
            <Block key={i} at={fanned(i, faces.length)} steps={steps} />
          ))}
        </g>
      ))}
    </MapPicture>
  )
}

/** Where the two armies stood in the first winter, more or less: strength of each block, none where it is unseen. */
const BLOCKS: readonly (readonly [PlaceId, SideId, ...(number | null)[]])[] = [
  ['ravenna', 'caesar', 3, 4],
  ['asculum', 'caesar', 3],
  ['genua', 'caesar', 2],
  ['massilia', 'caesar', 3, 2],
  ['roma', 'pompeius', null, null],
  ['neapolis', 'pompeius', null],
  ['dyrrachium', 'pompeius', null, null],
  ['thessalonica', 'pompeius', null],
  ['utica', 'pompeius', null],
  ['mare-tyrrhenum', 'pompeius', null],
]

const fanned = (nth: number, count: number): Point => [(nth - (count - 1) / 2) * 34, (nth - (count - 1) / 2) * -10]

/** A wooden block: a shield and its strength for those who may see it, a wreath on its back for the others. */
function Block({ at: [x, y], steps }: { readonly at: Point; readonly steps: number | null }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="jc-map-wood-edge" x="-38" y="-34" width="76" height="76" rx="9" />
      <rect class="jc-map-wood" x="-38" y="-38" width="76" height="76" rx="9" />
      {steps === null ? (
        <path class="jc-map-wood-mark" d={EMBLEM} />
      ) : (
        <>
          <rect class="jc-map-wood-face" x="-33" y="-33" width="66" height="66" rx="5" />
          <path class="jc-map-wood-mark" d={pips(steps)} />
          <path class="jc-map-wood-mark" d={SHIELD} />
        </>
      )}
    </g>
  )
}

const EMBLEM = wreath(21, 18, 9)
const SHIELD = 'M-15-13Q0-18 15-13V22Q0 27-15 22ZM-2-9V-1A6 6 0 0 0-2 11V19H2V11A6 6 0 0 0 2-1V-9Z'
const pips = (steps: number): string =>
  Array.from({ length: steps }, (_, i) => `M${(i - (steps - 1) / 2) * 13}-30l5 5.5-5 5.5-5-5.5z`).join('')
