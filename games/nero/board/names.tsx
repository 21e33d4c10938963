import { memo, UNHEARD } from '@iacta/web/board'
import { PLACE_IDS, type PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { ROME_SIZE, STAND } from './layout.ts'
import { zoneClass } from './map.tsx'
import { roomOf, standing } from './stacks.tsx'

/** What the places are called, each above its pieces. */
export const Names = memo(
  function Names({ view }: { readonly view: View }) {
    const { words } = useAround()
    return (
      <g class="ne-names" {...UNHEARD}>
        {PLACE_IDS.map((at) => (
          <Name key={at} at={at} name={words.places[at]} above={roomOf(standing(view, at))?.y ?? 0} />
        ))}
      </g>
    )
  },
  (a, b) => a.view.legions === b.view.legions && a.view.seats === b.view.seats && a.view.steps === b.view.steps,
)

/** In its own units, from the pieces to the name, and from line to line. */
const GAP = 7
const LINE = 19
const LONG = 11
/** Names that would lie on a neighbour's stand a little to one side. */
const ASIDE: Partial<Record<PlaceId, number>> = { 'italia-north': 18 }

interface NameProps {
  readonly at: PlaceId
  readonly name: string
  /** The upper edge of the pieces. */
  readonly above: number
}

const Name = memo(function Name({ at, name, above }: NameProps) {
  const [x, y] = STAND[at]
  if (at === 'roma')
    return (
      <g style={{ transform: `translate(${x}px, ${y}px)` }}>
        <g class="ne-readable">
          <text class="ne-name is-rome" y={Math.min(-ROME_SIZE, above) - GAP}>
            {name}
          </text>
        </g>
      </g>
    )
  const lines = name.length > LONG ? name.split(' ') : [name]
  const last = above === 0 ? (lines.length - 1) * (LINE / 2) + GAP : above - GAP
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g class="ne-readable">
        {lines.map((line, i) => (
          <text key={line} class={`ne-name ${zoneClass(at)}`} x={ASIDE[at]} y={last - (lines.length - 1 - i) * LINE}>
            {line}
          </text>
        ))}
      </g>
    </g>
  )
})
