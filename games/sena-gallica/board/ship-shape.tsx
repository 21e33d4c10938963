import { type Drawing, Drawn, memo } from '@iacta/web/board'
import type { SeatId } from '../data/table.ts'
import type { Oars } from '../rules/state.ts'
import { EMBLEMS, FLAG, FLAME, WAVES } from './signs.ts'

/** A dromon from above, bow up, in units of which the room of a hex is fifty: it covers two hexes. */

/** From the spur below the bow to the curved stern. */
const HULL = 'M0-90L4-74C17-58 20-36 20-12V40C20 64 14 80 0 88C-14 80-20 64-20 40V-12C-20-36-17-58-4-74Z'
const DECK = 'M0-58C9-46 12-32 12-12V38C12 56 8 66 0 72C-8 66-12 56-12 38V-12C-12-32-9-46 0-58Z'
const SPUR = 'M0-100L6-72Q0-66-6-72Z'
const FORECASTLE = 'M-13-44H13L11-34H-11Z'
const POOP = 'M-15 54H15L11 70C7 76 4 79 0 81C-4 79-7 76-11 70Z'

/** Where each oar leaves the hull, bow to stern. */
const OAR_ROWS = [-30, -19, -8, 3, 14, 25, 36, 47] as const
const OAR = { hull: 19, tip: 41, sweep: 9, stub: 25 } as const

/** Which oars are whole on a side. */
function isWhole(oars: Oars, side: -1 | 1, row: number): boolean {
  switch (oars) {
    case 'sound':
      return true
    case 'raked-port':
      return side > 0
    case 'raked-starboard':
      return side < 0
    case 'half-speed':
      return row % 2 === 0
    case 'crippled':
      return false
  }
}

function oarsPath(oars: Oars, whole: boolean): string {
  let path = ''
  for (const side of [-1, 1] as const)
    OAR_ROWS.forEach((y, row) => {
      if (isWhole(oars, side, row) !== whole) return
      path += whole
        ? `M${side * OAR.hull} ${y}L${side * OAR.tip} ${y + OAR.sweep}`
        : `M${side * OAR.hull} ${y}l${side * (OAR.stub - OAR.hull)} ${row % 2 === 0 ? 4 : 1}`
    })
  return path
}

/** A breach in the side, and the water that comes in. */
const BREACH = 'M20-2L6 3L13 8L2 14L14 18L8 24L20 28Z'

/** Shields along the deck: one for each marine. */
const SHIELDS: readonly (readonly [number, number])[] = [
  [-7, -20],
  [7, -20],
  [-7, 28],
  [7, 28],
]
const MOST_SHIELDS = SHIELDS.length

export interface ShipShape {
  /** Whose it is now, and whose it was. */
  readonly side: SeatId
  readonly built: SeatId
  /** Degrees, clockwise from the upper edge. */
  readonly facing: number
  readonly marines: number
  readonly fatigue: number
  readonly oars: Oars
  readonly fire: number
  readonly isRammed: boolean
  readonly isPrize: boolean
  /** What it is called by, in its own fleet; null where it has no name yet. */
  readonly number: number | null
  /** A letter for its squadron, and whether its leader is aboard; null for none. */
  readonly squadron: string | null
  readonly leader: string | null
}

const Sign = ({ of, by, at: [x, y] }: { of: Drawing; by: number; at: readonly [number, number] }) => (
  <g transform={`translate(${x - 12 * by} ${y - 12 * by}) scale(${by})`}>
    <Drawn {...of} />
  </g>
)

/** Where things on a turned ship come to lie, so that they can stand upright there. */
function along(facing: number, far: number, aside = 0): readonly [number, number] {
  const turn = (facing * Math.PI) / 180
  return [Math.sin(turn) * far + Math.cos(turn) * aside, -Math.cos(turn) * far + Math.sin(turn) * aside]
}

/** The ship itself: turned where it heads. */
export const Hull = memo(function Hull({ facing, oars, isRammed, isPrize, marines, built, side }: ShipShape) {
  return (
    <g transform={`rotate(${facing})`}>
      <path class="sg-halo" d={HULL} />
      <path class="sg-oars" d={oarsPath(oars, true)} />
      <path class="sg-stubs" d={oarsPath(oars, false)} />
      <path class="sg-hull" d={HULL} />
      <path class="sg-spur" d={SPUR} />
      <path class="sg-deck" d={DECK} />
      <path class="sg-castle" d={FORECASTLE} />
      <path class="sg-castle" d={POOP} />
      {isPrize && <path class={`sg-sash of-${built}`} d="M-19 34L19 14V26L-19 46Z" />}
      {!isPrize && built !== side && <path class={`sg-sash of-${built}`} d="M-19 40H19V46H-19Z" />}
      {isRammed && <path class="sg-breach" d={BREACH} />}
      {SHIELDS.slice(0, Math.min(marines, MOST_SHIELDS)).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="sg-shield" cx={x} cy={y} r={5} />
      ))}
    </g>
  )
})

/** What stands upright on it: emblem, leader or squadron, and what has befallen it. */
export const Signs = memo(function Signs(shape: ShipShape) {
  const { side, facing, fire, isRammed, isPrize, squadron, leader, fatigue, marines, number } = shape
  const [lx, ly] = along(facing, -64)
  const [nx, ny] = along(facing, -42)
  const [mx, my] = along(facing, 40, 0)
  const [fx, fy] = along(facing, -18, 44)
  const [wx, wy] = along(facing, 14, -46)
  const [tx, ty] = along(facing, -46, -42)
  return (
    <>
      <g class="sg-crest">
        <Sign of={EMBLEMS[side]} by={0.95} at={along(facing, -2)} />
      </g>
      {marines !== MOST_SHIELDS && (
        <text class="sg-figure" x={mx} y={my + 6}>
          {marines}
        </text>
      )}
      {number !== null && (
        <text class="sg-number" x={nx} y={ny + 5}>
          {number}
        </text>
      )}
      {leader ? (
        <g class="sg-leader" transform={`translate(${lx} ${ly})`}>
          <path d="M0-21L5.5-9.5L18-8L8.5 1L11 14L0 7.5L-11 14L-8.5 1L-18-8L-5.5-9.5Z" />
          <text y={5}>{leader}</text>
        </g>
      ) : (
        squadron && (
          <text class="sg-squadron" x={lx} y={ly + 6}>
            {squadron}
          </text>
        )
      )}
      {fatigue > 0 && (
        <g class={`sg-badge is-tired-${fatigue}`} transform={`translate(${tx} ${ty})`}>
          <circle r={13} />
          <text y={6}>{fatigue}</text>
        </g>
      )}
      {fire > 0 && (
        <g class="sg-fire">
          <Sign of={FLAME} by={fire > 1 ? 2.4 : 1.6} at={[fx * 0.45, fy * 0.45]} />
          <g class="sg-fire-heart">
            <Sign of={FLAME} by={fire > 1 ? 1.2 : 0.8} at={[fx * 0.45, fy * 0.45 + 6]} />
          </g>
        </g>
      )}
      {isRammed && (
        <g class="sg-badge is-sinking" transform={`translate(${wx} ${wy})`}>
          <circle r={14} />
          <Sign of={WAVES} by={0.75} at={[0, 0]} />
        </g>
      )}
      {isPrize && (
        <g class="sg-badge is-prize" transform={`translate(${fx} ${fy})`}>
          <circle r={14} />
          <Sign of={FLAG} by={0.75} at={[1, 0]} />
        </g>
      )}
    </>
  )
})
