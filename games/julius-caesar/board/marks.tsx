import { arrowHead, towards, written } from '@iacta/cartography'
import { memo, UNHEARD } from '@iacta/web/board'
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
} from '../rules/board.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import type { Trace as TraceOf } from './chronicle.ts'
import { DOT, roadMiddle, roadPath } from './layout.ts'
import { type Contest, contests, frame } from './reading.ts'
import { roadUse } from './touch.ts'
import { placeName } from './words-ui.ts'

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
      <g class="jc-roads">
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
                <rect x="-15" y="-10" width="30" height="20" rx="10" />
                <text y="5">{`${used}/${limit}`}</text>
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
      <g class="jc-attacks" {...UNHEARD}>
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

/** Ways just taken. */
export function Traces() {
  const { desk } = useAround()
  const traces = desk.told.traces.value
  return (
    <g class="jc-traces" {...UNHEARD}>
      {traces.map(({ side, places }, i) => (
        <Trace key={`${i} ${places.join(' ')}`} side={side} places={places} />
      ))}
    </g>
  )
}

function Trace({ side, places }: Pick<TraceOf, 'side' | 'places'>) {
  const legs = places.slice(1).map((to, i) => [places[i], to] as const)
  const [from, to] = legs[legs.length - 1]
  const bend = roadMiddle(between(from, to))
  return (
    <g class={`jc-trace jc-of-${side}`}>
      {legs.map(([a, b]) => (
        <path key={`${a} ${b}`} d={wayBetween(a, b)} />
      ))}
      <path class="jc-head" d={arrowHead(bend, towards(DOT[to], bend, 12), 20)} />
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
