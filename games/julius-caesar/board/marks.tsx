import { arrowHead, towards, written } from '@iacta/cartography'
import { marchTo } from '@iacta/kernel'
import { lastWays, memo, UNHEARD } from '@iacta/web/board'
import { ROAD_LIMIT } from '../data/constants.ts'
import {
  BORDER_ENDS,
  type BorderId,
  border,
  PLACE_IDS,
  type PlaceId,
  ROADS_FROM,
  type RoadClass,
  SIDE_IDS,
  type SideId,
} from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { beat } from './beats.ts'
import type { Props } from './desk.ts'
import { placeName } from './labels.ts'
import { DOT, roadMiddle, roadPath } from './layout.ts'
import { type Contest, contests, frame } from './reading.ts'
import { roadUse } from './touch.ts'

/** What is drawn on the map about movement: roads in use, attacks on their way in, ways just taken. */

const roadClass = (id: BorderId): RoadClass | null => {
  const [a] = BORDER_ENDS[border(id)]
  return ROADS_FROM[a].find((road) => road.border === border(id))?.road ?? null
}

/** How many of how many have used each road. */
export const RoadUse = memo(
  function RoadUse({ view }: { readonly view: View }) {
    const { words } = useAround()
    const use = roadUse(view)
    if (!use) return null
    const attacks = new Set(contests(view).flatMap((contest) => contest.borders))
    const attack = frame(view, 'moves')?.god === 'pluto' ? 'plutoAttack' : 'attack'
    return (
      <g class="map-pieces jc-roads">
        {(Object.entries(view.roads) as [BorderId, number][]).map(([id, used]) => {
          const kind = roadClass(id)
          if (!kind) return null
          const limit = ROAD_LIMIT[use === 'move' && attacks.has(id) ? attack : use][kind]
          const [x, y] = roadMiddle(id)
          const [from, to] = BORDER_ENDS[border(id)].map((end) => placeName(PLACE_IDS[end]))
          return (
            <g key={id} style={{ transform: `translate(${x}px, ${y}px)` }} class={used >= limit ? 'is-full' : ''}>
              <title>{words.roadUse(used, limit, from, to)}</title>
              <g>
                <rect x="-20" y="-13" width="40" height="26" rx="13" />
                <text y="6">{`${used}/${limit}`}</text>
              </g>
            </g>
          )
        })}
      </g>
    )
  },
  (a, b) => a.view.roads === b.view.roads && a.view.steps === b.view.steps && a.view.contests === b.view.contests,
)

/** Attacks and reinforcements, each an arrow along the border it came by. */
export const Attacks = memo(
  function Attacks({ view }: { readonly view: View }) {
    return (
      <g class="map-pieces jc-attacks" {...UNHEARD}>
        {contests(view).flatMap((contest) => [
          ...contest.borders.map((id) => <Attack key={`${contest.place} ${id}`} contest={contest} way={id} />),
          ...contest.responses.map((id) => (
            <Attack key={`${contest.place} ${id} back`} contest={contest} way={id} isResponse />
          )),
        ])}
      </g>
    )
  },
  (a, b) => a.view.contests === b.view.contests,
)

function Attack({ contest, way, isResponse }: { contest: Contest; way: BorderId; isResponse?: boolean }) {
  const to = DOT[contest.place]
  const mark = roadMiddle(way)
  const side = isResponse ? SIDE_IDS.find((id) => id !== contest.attacker) : contest.attacker
  const isMain = contest.main === way || (contest.borders.length === 1 && !isResponse)
  const ahead = Math.hypot(mark[0] - to[0], mark[1] - to[1])
  const tip = towards(to, mark, Math.max(14, ahead - 38))
  const tail = towards(to, mark, ahead + 34)
  return (
    <g class={`jc-attack jc-of-${side} ${isMain ? 'is-main' : 'is-reserve'}${contest.surprise ? ' is-surprise' : ''}`}>
      <path d={`M${tail.join(' ')}L${towards(tip, tail, 18).join(' ')}`} />
      <path class="jc-head" d={arrowHead(tail, tip, 30)} />
    </g>
  )
}

/** The ways the enemy took last; while looking back those of the moment. */
export const Traces = memo(
  function Traces({ view, log, news }: Pick<Props, 'view' | 'log' | 'news'>) {
    const ways = log.length > 0 ? lastWays(log, beat, view.seat) : lastWays(news, beat, null)
    return (
      <g class="map-pieces jc-traces" {...UNHEARD}>
        {ways.map(({ by, places }) => (
          <Trace key={`${by} ${places.join(' ')}`} side={by as SideId} places={places as readonly PlaceId[]} />
        ))}
      </g>
    )
  },
  (a, b) => a.log === b.log && a.news === b.news && a.view.seat === b.view.seat,
)

/** The way to the place pointed at, for what is in the hand. */
export function Route({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk } = useAround()
  const to = desk.aim.value
  const { blocks } = desk.held.value
  const march = to && marchTo(desk.reachOf(blocks, { view, actions }), to)
  if (!march || !view.seat) return null
  const { seat: side } = view
  const paths = march.paths.map((path) => [march.from, ...path] as PlaceId[])
  return (
    <g class="jc-routes" {...UNHEARD}>
      {paths.map((places) => (
        <g key={places.join(' ')}>
          <Trace side={side} places={places} kind="jc-route-edge" />
          <Trace side={side} places={places} kind="jc-route" />
        </g>
      ))}
    </g>
  )
}

interface TraceProps {
  readonly side: SideId
  readonly places: readonly PlaceId[]
  readonly kind?: 'jc-trace' | 'jc-route' | 'jc-route-edge'
}

function Trace({ side, places, kind = 'jc-trace' }: TraceProps) {
  const legs = places.slice(1).map((to, i) => [places[i], to] as const)
  const [from, to] = legs[legs.length - 1]
  const bend = roadMiddle(between(from, to))
  return (
    <g class={`${kind} jc-of-${side}`}>
      {legs.map(([a, b]) => (
        <path key={`${a} ${b}`} d={wayBetween(a, b)} />
      ))}
      <path class="jc-head" d={arrowHead(bend, towards(DOT[to], bend, 12), kind === 'jc-trace' ? 34 : 20)} />
    </g>
  )
}

const between = (a: PlaceId, b: PlaceId): BorderId => [a, b].sort().join('--') as BorderId

/** Along the road where there is one. */
function wayBetween(a: PlaceId, b: PlaceId): string {
  const road = roadPath(between(a, b))
  if (road) return road
  return `M${[DOT[a], roadMiddle(between(a, b)), DOT[b]].map(written).join('L')}`
}
