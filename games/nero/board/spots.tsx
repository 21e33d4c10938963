import { memo, spotButton, UNHEARD } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import { PLACE_IDS, type PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { describe, titleOf } from './describe-places.ts'
import { OUTLINE, type Point, STAND } from './layout.ts'
import { isEmptyAt } from './reading.ts'
import type { Labels } from './spoken.ts'
import { roomOf, standing } from './stacks.tsx'
import { grabbable, litPlaces } from './touch.ts'

/** What can be touched on the map: every place by its area and by its pieces, lit where a touch does something now. */

interface LitProps {
  readonly view: View
  readonly actions: readonly Action[]
}

/** Lit areas, under the water and the pieces. */
export function Lights({ actions }: Pick<LitProps, 'actions'>) {
  const { desk } = useAround()
  const open = desk.open.value
  return (
    <g class="ne-lights" {...UNHEARD}>
      {[...litPlaces(actions, desk.reach({ actions })).keys()].map((at) => (
        <path key={at} class="ne-light" d={OUTLINE[at]} />
      ))}
      {[open, desk.chosen.value?.at].map((at) => at && <path key={at} class="ne-opened" d={OUTLINE[at]} />)}
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
      {[...litPlaces(actions, desk.reach({ actions }))].map(([at, price]) => {
        const room = roomOf(standing(view, at))
        const below = room ? room.y + room.height + 12 : UNDER_NAME
        return (
          <g key={at} style={{ transform: `translate(${STAND[at][0]}px, ${STAND[at][1]}px)` }}>
            <g class="ne-readable">
              <circle class="ne-ring" cy={below} r="11" />
              {price !== null && (
                <text class="ne-price" y={below + 5}>
                  {price}
                </text>
              )}
            </g>
          </g>
        )
      })}
    </g>
  )
}

export function Spots({ view, actions }: LitProps) {
  const { desk, words } = useAround()
  const lit = litPlaces(actions, desk.reach({ actions }))
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
          label={labelOf(view, at, lit.get(at), words)}
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

/** `price`: what it costs to go there; null for what is no going, nothing where a touch does nothing. */
function labelOf(view: View, at: PlaceId, price: number | null | undefined, words: Labels): string {
  const stack = `${titleOf(at, words)}: ${describe(view, at, words).join('; ')}`
  if (price === undefined) return stack
  return `${price === null ? words.doHere(at) : words.goHere(at, price)}. ${stack}`
}
