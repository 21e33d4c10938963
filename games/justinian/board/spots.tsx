import { memo, spotButton, UNHEARD } from '@iacta/web/board'
import { BOX_IDS, type BoxId, PREFECTURES, SEA_IDS, type SeaId } from '../data/map.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { PLACE_IDS, placeNamed } from '../rules/printed.ts'
import { standingIn } from '../rules/victory.ts'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { BOX, BOX_SIZE, GROUP, GROUP_SIZE, OUTLINE, type Point, patrolAt, SEA_OUTLINE, spotAt } from './layout.ts'
import { isEmptyAt, piecesAt, stateOf } from './reading.ts'
import { roomOf, standing, standOf, widestAt } from './stacks.tsx'

/** What can be touched on the map: provinces, boxes and seas, lit where a touch does something now. */

type LitProps = Pick<Props, 'view' | 'actions'>

const boxOutline = (id: BoxId): string => {
  const [x, y] = BOX[id]
  const { width, height } = BOX_SIZE
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}Z`
}
const groupOutline = (id: string): string => {
  const at = (GROUP as Readonly<Record<string, Point>>)[id]
  if (!at) return ''
  const { width, height } = GROUP_SIZE
  return `M${at[0] - width / 2} ${at[1] - height / 2}h${width}v${height}h${-width}Z`
}
const OUTLINES = new Map<string, string>([
  ...SEA_IDS.map((id): [string, string] => [id, SEA_OUTLINE[id as SeaId]]),
  ...PROVINCE_IDS.map((id): [string, string] => [id, OUTLINE[id] + groupOutline(id)]),
  ...BOX_IDS.map((id): [string, string] => [id, boxOutline(id)]),
])
/** Seas lie below provinces, and those below boxes. */
const SPOTS = [...OUTLINES.keys()]
const outlineAt = (id: string): string => OUTLINES.get(id) ?? ''

/** Lit areas, under the pieces; the place that is looked at; with the panel of victory what is still missing. */
export function Lights({ view, actions }: LitProps) {
  const { desk } = useAround()
  const lit = [...desk.lit({ view, actions }).keys()]
  return (
    <g class="ju-lights" {...UNHEARD}>
      {desk.panel.value === 'victory' && <Missing view={view} />}
      {lit.map((id) => (
        <path key={id} class={`ju-light${SEA_IDS.some((sea) => sea === id) ? ' is-sea' : ''}`} d={outlineAt(id)} />
      ))}
      {[desk.open.value, desk.chosen.value?.at].map(
        (id) => id && <path key={id} class="ju-opened" d={outlineAt(id)} />,
      )}
    </g>
  )
}

const Missing = ({ view }: Pick<LitProps, 'view'>) => {
  const s = stateOf(view)
  return PREFECTURES.flatMap((_, prefecture) => [...standingIn(s, prefecture).missing]).map((place) => (
    <path key={place} class="ju-missing" d={outlineAt(PROVINCE_IDS[place])} />
  ))
}

/** Rings with the price where an army could go. */
export function Rings({ view, actions }: LitProps) {
  const { desk } = useAround()
  const s = stateOf(view)
  return (
    <g class="ju-rings" {...UNHEARD}>
      {[...desk.lit({ view, actions })].map(([id, price]) => {
        if (price === null) return null
        const place = placeNamed(id)
        const room = place === undefined ? null : roomOf(standing(piecesAt(s, place), widestAt(id)))
        const [x, y] = standOf(id)
        return (
          <g key={id} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <g class="ju-small">
              <circle class="ju-ring" cx={room ? room.x + room.width + 8 : 0} cy={room ? room.y + 4 : 0} r="13" />
              <text class="ju-price" x={room ? room.x + room.width + 8 : 0} y={(room ? room.y + 4 : 0) + 5.5}>
                {price}
              </text>
            </g>
          </g>
        )
      })}
    </g>
  )
}

const pointOf = (id: string): Point => spotAt(id) ?? [0, 0]

export function Spots({ view, actions }: LitProps) {
  const { desk, words } = useAround()
  const s = stateOf(view)
  const lit = desk.lit({ view, actions })
  return (
    <g class="ju-spots">
      {SPOTS.map((id) => {
        const price = lit.get(id)
        const name = words.placeNamed(id)
        return (
          <Spot
            key={id}
            id={id}
            lit={price !== undefined}
            open={desk.open.value === id}
            touchable={price !== undefined || !isEmptyAt(s, id)}
            label={
              price === undefined ? words.lookAt(name) : price === null ? words.doHere(name) : words.goHere(name, price)
            }
          />
        )
      })}
      {PLACE_IDS.map((id, place) => {
        const room = roomOf(standing(piecesAt(s, place), widestAt(id)))
        if (!room) return null
        const [x, y] = standOf(id)
        return (
          <g key={id} data-place={id} style={{ transform: `translate(${x}px, ${y}px)` }} {...UNHEARD}>
            <g class="ju-small">
              <rect class={`ju-hit${lit.has(id) ? ' is-lit' : ''}`} {...room} />
            </g>
          </g>
        )
      })}
      {SEA_IDS.map((id) => {
        const [x, y] = patrolAt(id)
        return (
          <g key={id} data-place={id} style={{ transform: `translate(${x}px, ${y}px)` }} {...UNHEARD}>
            <g class="ju-small">
              <rect class="ju-hit" x="-24" y="-20" width="48" height="40" />
            </g>
          </g>
        )
      })}
    </g>
  )
}

interface SpotProps {
  readonly id: string
  readonly lit: boolean
  readonly open: boolean
  readonly touchable: boolean
  readonly label: string
}

const Spot = memo(function Spot({ id, lit, open, touchable, label }: SpotProps) {
  const { desk } = useAround()
  return (
    <path
      class={`ju-spot${lit ? ' is-lit' : ''}${open ? ' is-open' : ''}`}
      d={outlineAt(id)}
      data-place={id}
      data-lit={lit ? '' : undefined}
      {...(touchable ? spotButton(label, pointOf, () => desk.place(id)) : UNHEARD)}
    />
  )
})
