import { towards } from '@iacta/cartography'
import { marchTo } from '@iacta/kernel'
import { lastWays, memo, UNHEARD } from '@iacta/web/board'
import { useAround } from './around.ts'
import { beat } from './beats.ts'
import type { Props } from './desk.ts'
import { type Point, spotAt } from './layout.ts'

/** The ways the others took last; while looking back those of the moment. */
export const Traces = memo(
  function Traces({ view, log, news }: Pick<Props, 'view' | 'log' | 'news'>) {
    const ways = log.length > 0 ? lastWays(log, beat, view.seat) : lastWays(news, beat, null)
    return (
      <g class="map-pieces ju-traces" {...UNHEARD}>
        {ways.map(({ by, places }, i) =>
          legsOf(places).map(([from, to]) => (
            <Trace key={`${i} ${from} ${to}`} by={by ?? 'nobody'} ends={[from, to]} />
          )),
        )}
      </g>
    )
  },
  (a, b) => a.log === b.log && a.news === b.news && a.view.seat === b.view.seat,
)

const legsOf = (places: readonly string[]): readonly (readonly [string, string])[] =>
  places.slice(1).map((to, i) => [places[i], to])

/** The way to the place pointed at, for what is under way. */
export function Route({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk } = useAround()
  const to = desk.chosen.value?.at ?? desk.aim.value
  const march = to ? marchTo(desk.reach({ view, actions }), to) : null
  if (!march) return null
  return (
    <g class="ju-routes" {...UNHEARD}>
      {legsOf([march.from, ...(march.paths[0] ?? [])]).map((ends) => (
        <Trace key={ends.join(' ')} by="route" ends={ends} kind="ju-route" />
      ))}
    </g>
  )
}

const CLEAR = 26
const BEND = 0.14
const HEAD = 18

interface TraceProps {
  readonly by: string
  readonly ends: readonly [string, string]
  readonly kind?: 'ju-trace' | 'ju-route'
}

function Trace({ by, ends, kind = 'ju-trace' }: TraceProps) {
  const [from, to] = ends.map(spotAt)
  if (!from || !to) return null
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const middle: Point = [(from[0] + to[0]) / 2 - dy * BEND, (from[1] + to[1]) / 2 + dx * BEND]
  const clear = Math.min(CLEAR, length / 4)
  const start = towards(from, middle, clear)
  const end = towards(to, middle, clear)
  const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0])
  const wing = (turn: number): string =>
    `${(end[0] - HEAD * Math.cos(angle + turn)).toFixed(1)} ${(end[1] - HEAD * Math.sin(angle + turn)).toFixed(1)}`
  return (
    <g class={`${kind} ju-by-${by}`}>
      <path d={`M${start.join(' ')}Q${middle.join(' ')} ${towards(end, middle, HEAD / 2).join(' ')}`} />
      <path class="ju-trace-head" d={`M${wing(0.45)}L${end.join(' ')}L${wing(-0.45)}Z`} />
    </g>
  )
}
