import { towards } from '@iacta/cartography'
import { marchTo } from '@iacta/kernel'
import { lastWays, memo, UNHEARD } from '@iacta/web/board'
import type { PlaceId } from '../rules/printed.ts'
import { useAround } from './around.ts'
import { beat } from './beats.ts'
import type { Props } from './desk.ts'
import { type Point, STAND } from './layout.ts'

/** The ways the others took last; while looking back those of the moment. */
export const Traces = memo(
  function Traces({ view, log, news }: Pick<Props, 'view' | 'log' | 'news'>) {
    const ways = log.length > 0 ? lastWays(log, beat, view.seat) : lastWays(news, beat, null)
    return (
      <g class="map-pieces ne-traces" {...UNHEARD}>
        {ways.map(({ by, places }) =>
          legsOf(places as readonly PlaceId[]).map(([from, to]) => (
            <Trace
              key={`${by} ${places.join(' ')} ${to}`}
              owner={by ?? 'independent'}
              from={STAND[from]}
              to={STAND[to]}
            />
          )),
        )}
      </g>
    )
  },
  (a, b) => a.log === b.log && a.news === b.news && a.view.seat === b.view.seat,
)

const legsOf = (places: readonly PlaceId[]) => places.slice(1).map((to, i) => [places[i], to] as const)

/** The way to the place pointed at, for what would set out or is under way. */
export function Route({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk } = useAround()
  const to = desk.chosen.value?.at ?? desk.aim.value
  const march = to && marchTo(desk.reach({ actions }), to)
  if (!march) return null
  const places = [march.from, ...march.paths[0]] as readonly PlaceId[]
  return (
    <g class="ne-routes" {...UNHEARD}>
      {places.slice(1).map((next, i) => (
        <Trace key={next} owner={view.active} from={STAND[places[i]]} to={STAND[next]} kind="ne-route" />
      ))}
    </g>
  )
}

/** So far from the middle of a place a trace begins and ends. */
const CLEAR = 34
const BEND = 0.14

interface TraceProps {
  readonly owner: string
  readonly from: Point
  readonly to: Point
  readonly kind?: 'ne-trace' | 'ne-route'
}

function Trace({ owner, from, to, kind = 'ne-trace' }: TraceProps) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const middle: Point = [(from[0] + to[0]) / 2 - dy * BEND, (from[1] + to[1]) / 2 + dx * BEND]
  const start = towards(from, middle, CLEAR)
  const end = towards(to, middle, Math.min(CLEAR, length / 3))
  const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0])
  const wing = (turn: number): string =>
    `${(end[0] - 30 * Math.cos(angle + turn)).toFixed(1)} ${(end[1] - 30 * Math.sin(angle + turn)).toFixed(1)}`
  return (
    <g class={`${kind} ne-of-${owner}`}>
      <path d={`M${start.join(' ')}Q${middle.join(' ')} ${towards(end, middle, 14).join(' ')}`} />
      <path class="ne-trace-head" d={`M${wing(0.45)}L${end.join(' ')}L${wing(-0.45)}Z`} />
    </g>
  )
}
