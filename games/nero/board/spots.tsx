import { memo, spotButton, UNHEARD } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import { PLACE_IDS, type PlaceId } from '../rules/board.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { OUTLINE, type Point, STAND } from './layout.ts'
import { isEmptyAt } from './reading.ts'
import { describe, titleOf } from './say-places.ts'
import { roomOf, standing } from './stacks.tsx'
import { aboutPlace, grabbable, litPlaces } from './touch.ts'
import type { Words } from './words-ui.ts'

/** What can be touched on the map: every place by its area and by its pieces, lit where a touch does something now. */

interface LitProps {
  readonly view: View
  readonly actions: readonly Action[]
}

/** Lit areas, under the water and the pieces. */
export function Lights({ view, actions }: LitProps) {
  const { desk } = useAround()
  const open = desk.open.value
  return (
    <g class="ne-lights" {...UNHEARD}>
      {[...litPlaces(view, actions, desk.parcel.value)].map((at) => (
        <path key={at} class="ne-light" d={OUTLINE[at]} />
      ))}
      {open && <path class="ne-opened" d={OUTLINE[open]} />}
    </g>
  )
}

/** From the middle of a place without pieces, where its name is, to its ring. */
const UNDER_NAME = 32

/** Rings at lit places, above everything, so that they are seen however small the land. */
export function Rings({ view, actions }: LitProps) {
  const { desk } = useAround()
  return (
    <g class="ne-rings" {...UNHEARD}>
      {[...litPlaces(view, actions, desk.parcel.value)].map((at) => {
        const room = roomOf(standing(view, at))
        const below = room ? room.y + room.height + 12 : UNDER_NAME
        return (
          <g key={at} style={{ transform: `translate(${STAND[at][0]}px, ${STAND[at][1]}px)` }}>
            <g class="ne-readable">
              <circle class="ne-ring" cy={below} r="11" />
            </g>
          </g>
        )
      })}
    </g>
  )
}

export function Spots({ view, actions }: LitProps) {
  const { desk, words } = useAround()
  const lit = litPlaces(view, actions, desk.parcel.value)
  const grab = grabbable(view, actions)
  return (
    <g class="ne-spots">
      {PLACE_IDS.map((at) => (
        <Spot
          key={at}
          at={at}
          lit={lit.has(at)}
          open={desk.open.value === at}
          touchable={lit.has(at) || !isEmptyAt(view, at)}
          label={labelOf(view, actions, at, lit.has(at), words)}
        />
      ))}
      {PLACE_IDS.map((at) => {
        const room = roomOf(standing(view, at))
        if (!room) return null
        return (
          <g
            key={at}
            data-place={at}
            data-grab={grab === at ? '' : undefined}
            style={{ transform: `translate(${STAND[at][0]}px, ${STAND[at][1]}px)` }}
            {...UNHEARD}
          >
            <g class="ne-readable">
              <rect class="ne-hit" {...room} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

interface SpotProps {
  readonly at: PlaceId
  readonly lit: boolean
  readonly open: boolean
  readonly touchable: boolean
  readonly label: string
}

const Spot = memo(function Spot({ at, lit, open, touchable, label }: SpotProps) {
  const { desk } = useAround()
  return (
    <path
      class={`ne-spot${lit ? ' is-lit' : ''}${open ? ' is-open' : ''}`}
      d={OUTLINE[at]}
      data-place={at}
      data-lit={lit ? '' : undefined}
      {...(touchable ? spotButton(label, pointOf, () => desk.place(at)) : UNHEARD)}
    />
  )
})

const pointOf = (place: string): Point => STAND[place as PlaceId]

function labelOf(view: View, actions: readonly Action[], at: PlaceId, isLit: boolean, words: Words): string {
  const stack = `${titleOf(at, words)}: ${describe(view, at, words).join('; ')}`
  if (!isLit) return stack
  const [about] = aboutPlace(actions, at)
  return `${about ? words.doHere(at) : words.goHere(at)}. ${stack}`
}
