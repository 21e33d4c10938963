import { memo, UNHEARD } from '@iacta/web/board'
import { angleOfHexside, type GridFocus, UNITS } from '@iacta/web/grid'
import type { LeaderId } from '../data/fleets.ts'
import { placeOf, type SeenShip } from './reading.ts'
import { GEOMETRY, TURN } from './sea.ts'
import { Hull, type ShipShape, Signs } from './ship-shape.tsx'

export const SCALE = GEOMETRY.room / UNITS

/** The middle of a ship, between its two hexes. */
export function middleOf({ bow, stern }: Pick<SeenShip, 'bow' | 'stern'>): readonly [number, number] {
  const [x, y] = GEOMETRY.centre(placeOf(bow))
  const [sx, sy] = GEOMETRY.centre(placeOf(stern))
  return [(x + sx) / 2, (y + sy) / 2]
}

export const facingOf = (heading: number): number => angleOfHexside(heading, TURN)

/** What of a ship is drawn. */
export function shapeOf(ship: SeenShip, letter: (leader: LeaderId) => string): ShipShape {
  const { side, built, heading, marines, fatigue, oars, fire, isRammed, isPrize, squadron, leaders } = ship
  return {
    side,
    built,
    facing: facingOf(heading),
    marines,
    fatigue,
    oars,
    fire,
    isRammed,
    isPrize,
    number: Number(ship.id.slice(-2)),
    squadron: squadron && letter(squadron),
    leader: leaders.length > 0 ? leaders.map(letter).join('') : null,
  }
}

export interface Touched {
  /** In the hand, or active. */
  readonly chosen: ReadonlySet<string>
  readonly targets: ReadonlySet<string>
  /** May be told something. */
  readonly able: ReadonlySet<string>
  /** What the button that is pointed at is about. */
  readonly meant: readonly string[]
}

interface ShipsProps extends Touched {
  readonly ships: readonly SeenShip[]
  readonly focus: GridFocus
  letter(leader: LeaderId): string
}

/** All ships, each set where it lies by a transform, and the grapples between them. */
export function Ships({ ships, chosen, targets, able, meant, focus, letter }: ShipsProps) {
  const picked = focus.picked.value
  return (
    <g class="sg-ships" {...UNHEARD}>
      {ships.map((ship) => {
        const [x, y] = middleOf(ship)
        const states = [
          chosen.has(ship.id) ? 'is-selected' : targets.has(ship.id) ? 'is-targeted' : '',
          able.has(ship.id) ? 'is-able' : '',
          meant.includes(ship.id) ? 'is-meant' : '',
          ship.marks.includes('activated') ? 'is-moved' : '',
          picked === ship.id ? 'is-picked' : '',
        ]
        return (
          <LaidShip
            key={ship.id}
            id={ship.id}
            x={x}
            y={y}
            states={states.filter(Boolean).join(' ')}
            isLit={able.has(ship.id) || targets.has(ship.id)}
            {...shapeOf(ship, letter)}
          />
        )
      })}
      <Grapples ships={ships} />
    </g>
  )
}

interface LaidShipProps extends ShipShape {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly states: string
  readonly isLit: boolean
}

const LaidShip = memo(function LaidShip({ id, x, y, states, isLit, ...shape }: LaidShipProps) {
  return (
    <g
      class={`counter sg-ship of-${shape.side} ${states}`}
      data-counter={id}
      data-lit={isLit ? '' : undefined}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${SCALE.toFixed(3)})` }}
    >
      <Hull {...shape} />
      <Signs {...shape} />
    </g>
  )
})

/** Ropes with their hooks, between the ends of two ships that lie nearest to each other. */
function Grapples({ ships }: { readonly ships: readonly SeenShip[] }) {
  const byId = new Map(ships.map((ship) => [ship.id, ship]))
  const ropes = ships.flatMap((one) =>
    one.linked.flatMap((id) => {
      const other = byId.get(id)
      return other && one.id < other.id ? [ropeBetween(one, other)] : []
    }),
  )
  return ropes.length === 0 ? null : (
    <g class="sg-ropes">
      <path class="sg-rope-bed" d={ropes.join('')} />
      <path class="sg-rope" d={ropes.join('')} />
    </g>
  )
}

/** From end to end, a little to either side: two ropes for each grapple. */
function ropeBetween(one: SeenShip, other: SeenShip): string {
  const ends = [one.bow, one.stern].flatMap((a) => [other.bow, other.stern].map((b) => [a, b] as const))
  const far = ([a, b]: readonly [string, string]): number => {
    const [ax, ay] = GEOMETRY.centre(placeOf(a))
    const [bx, by] = GEOMETRY.centre(placeOf(b))
    return Math.hypot(ax - bx, ay - by)
  }
  const [a, b] = ends.reduce((best, pair) => (far(pair) < far(best) ? pair : best))
  const [ax, ay] = GEOMETRY.centre(placeOf(a))
  const [bx, by] = GEOMETRY.centre(placeOf(b))
  const [dx, dy] = [(bx - ax) / 2, (by - ay) / 2]
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  const [ox, oy] = [-dy * 0.22, dx * 0.22]
  return [1, -1]
    .map((side) => {
      const [sx, sy] = [mx + side * ox, my + side * oy]
      return `M${(sx - dx * 0.62).toFixed(1)} ${(sy - dy * 0.62).toFixed(1)}L${(sx + dx * 0.62).toFixed(1)} ${(sy + dy * 0.62).toFixed(1)}`
    })
    .join('')
}
