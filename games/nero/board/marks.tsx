import { towards } from '@iacta/cartography'
import { UNHEARD } from '@iacta/web/board'
import { useAround } from './around.ts'
import { type Point, STAND } from './layout.ts'

/** Ways just taken. */
export function Traces() {
  const { desk } = useAround()
  return (
    <g class="ne-traces" {...UNHEARD}>
      {desk.told.traces.value.map(({ n, seat, from, to }) => (
        <Trace key={n} owner={seat ?? 'independent'} from={STAND[from]} to={STAND[to]} />
      ))}
    </g>
  )
}

/** So far from the middle of a place a trace begins and ends. */
const CLEAR = 34
const BEND = 0.14

function Trace({ owner, from, to }: { readonly owner: string; readonly from: Point; readonly to: Point }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const middle: Point = [(from[0] + to[0]) / 2 - dy * BEND, (from[1] + to[1]) / 2 + dx * BEND]
  const start = towards(from, middle, CLEAR)
  const end = towards(to, middle, Math.min(CLEAR, length / 3))
  const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0])
  const wing = (turn: number): string =>
    `${(end[0] - 30 * Math.cos(angle + turn)).toFixed(1)} ${(end[1] - 30 * Math.sin(angle + turn)).toFixed(1)}`
  return (
    <g class={`ne-trace ne-of-${owner}`}>
      <path d={`M${start.join(' ')}Q${middle.join(' ')} ${towards(end, middle, 14).join(' ')}`} />
      <path class="ne-trace-head" d={`M${wing(0.45)}L${end.join(' ')}L${wing(-0.45)}Z`} />
    </g>
  )
}
