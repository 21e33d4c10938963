import { type Action, actionsAt } from '../rules/action.ts'
import { hiddenOnes } from '../rules/ambush.ts'
import { isDifficult } from '../rules/ground.ts'
import { isReluctant } from '../rules/march.ts'
import { FRONT_BITS, type Hex, NO_UNIT, NONE, otherSide, type SideIndex, type Unit } from '../rules/printed.ts'
import {
  allowance,
  controllersOf,
  type FrameNamed,
  factsOf,
  has,
  hasEnemyInZone,
  isCavalry,
  type State,
  sideOf,
  typeOf,
  unitFacts,
} from '../rules/state.ts'
import { gaitOf } from '../rules/terrain.ts'
import type { Field } from './field.ts'

/** Where a unit could go, by hexes and facings (6.3, 7.1, 7.2). Friends are gone around, never through. */

/** How a unit sets out, or goes on. */
export interface Start {
  readonly unit: Unit
  readonly points: number
  readonly bound: FrameNamed<'march'>['bound']
  readonly hasMoved: boolean
  readonly hasStepped: boolean
}

/** A place where a move may end: hex and facing in one number, `hex * 6 + facing`. */
export type Spot = number
export const hexOf = (spot: Spot): Hex => Math.floor(spot / 6) as Hex
export const facingOf = (spot: Spot): number => spot % 6

/** A unit that is only about to be ordered. */
export function startOf(s: State, unit: Unit): Start {
  const points = allowance(s, unit) - (has(s, unit, 'lowered') ? 1 : 0)
  return { unit, points, bound: boundAt(s, unit), hasMoved: false, hasStepped: false }
}

export const startIn = ({ unit, points, bound, stepped, turned, stays }: FrameNamed<'march'>): Start => ({
  unit,
  points,
  bound: stays ? 'stop' : bound === 'both' && turned ? 'turn' : bound,
  hasMoved: stepped || turned,
  hasStepped: stepped,
})

function boundAt(s: State, unit: Unit): Start['bound'] {
  const { rules, ground } = factsOf(s)
  if (has(s, unit, 'engaged') || ground[s.at[unit]] === 'wall') return 'stop'
  if (!s.stirred && !s.freeSetUp && unitFacts(s, unit).unitClass === rules.holding) return 'stop'
  const controllers = controllersOf(s, s.at[unit], otherSide(sideOf(s, unit)))
  if (controllers.length === 0) return 'no'
  const leaves = controllers.every((enemy) => allowance(s, enemy) < allowance(s, unit))
  const turns = controllers.length === 1 && !hasEnemyInZone(s, unit)
  return leaves && turns ? 'both' : leaves ? 'leave' : turns ? 'turn' : 'stop'
}

/** Where friends lie hidden, whom nobody gives away. */
function hideoutOf(s: State, side: SideIndex): Hex | null {
  const hidden = hiddenOnes(s)
  return hidden?.side === side ? hidden.hex : null
}

/** Hits weigh as so many movement points when ways are compared. */
const HIT = 3
const UNSEEN = -1
const MOST_SPOTS = 3000 * 6

/** Kept for reuse: what they hold stands until the next question. */
const price = new Int16Array(MOST_SPOTS).fill(UNSEEN)
const hits = new Uint8Array(MOST_SPOTS)
const spent = new Uint8Array(MOST_SPOTS)
const shots = new Float32Array(MOST_SPOTS)
const from = new Int32Array(MOST_SPOTS)
const seen: Spot[] = []
/** By price; what is dearer is not worth it. */
const DEAREST = 64
const queue: Spot[][] = Array.from({ length: DEAREST }, () => [])

/** Cohesion hits on the way to a spot that was just found. */
export const hitsTo = (spot: Spot): number => hits[spot]
/** Hits that may be expected of those it rides past on the way there (8.21). */
export const shotsTo = (spot: Spot): number => shots[spot]
/** The hex before the last step to it; the same hex if it only turned there. */
export const comesFrom = (spot: Spot): Hex => (from[spot] === UNSEEN ? hexOf(spot) : hexOf(from[spot]))

/** Every spot a unit could end its move in, the one it stands in first. They stand until the next question. */
export function explore(field: Field, start: Start): readonly Spot[] {
  const { s, terrain, held, greeting } = field
  const { unit, points, bound } = start
  for (const spot of seen) price[spot] = UNSEEN
  seen.length = 0
  for (const bucket of queue) bucket.length = 0
  const type = typeOf(s, unit)
  const gait = gaitOf(isCavalry(s, unit) ? 2 : type === 'LI' || type === 'CH' ? 1 : 0, false)
  const cells = gait * terrain.impassable.length * 6
  const shuns = isReluctant(s, unit)
  const again = has(s, unit, 'moved') && !start.hasMoved ? 1 : 0
  const home = s.at[unit]
  const origin: Spot = home * 6 + s.facing[unit]
  const half = Math.ceil(allowance(s, unit) / 2)
  const hideout = hideoutOf(s, field.side)

  const reach = (to: Spot, by: Spot, cost: number, harm: number): void => {
    const total = spent[by] + cost
    if (total > points) return
    const sum = hits[by] + harm + (by === origin ? again : 0)
    const before = hexOf(by)
    const met = shots[by] + (before !== hexOf(to) && before !== home ? greeting[before] : 0)
    const dear = total + Math.round((sum + met) * HIT)
    if (dear >= DEAREST || (price[to] !== UNSEEN && price[to] <= dear)) return
    if (price[to] === UNSEEN) seen.push(to)
    price[to] = dear
    hits[to] = sum
    spent[to] = total
    shots[to] = met
    from[to] = by
    queue[dear].push(to)
  }

  price[origin] = 0
  hits[origin] = 0
  spent[origin] = 0
  shots[origin] = 0
  from[origin] = UNSEEN
  seen.push(origin)
  if (bound === 'stop') return seen
  queue[0].push(origin)
  for (let dear = 0; dear < DEAREST; dear++)
    for (const spot of queue[dear]) {
      if (price[spot] !== dear) continue
      const hex = hexOf(spot)
      const facing = facingOf(spot)
      const isHome = hex === s.at[unit] && !start.hasStepped
      const isBound = isHome ? bound : held[hex] && hex !== s.at[unit] ? 'stop' : 'no'
      if (isBound === 'stop') continue
      if (isBound !== 'leave' && (isBound === 'no' || spent[spot] + 1 <= half)) {
        // 6.28: whoever turns in difficult ground takes a hit.
        const harm = isDifficult(field.facts, hex) ? 1 : 0
        reach(hex * 6 + ((facing + 1) % 6), spot, 1, harm)
        reach(hex * 6 + ((facing + 5) % 6), spot, 1, harm)
      }
      // 7.23, 7.25: in a zone it leaves at once, or turns.
      if (isBound === 'turn' || (isBound === 'both' && spot !== origin)) continue
      for (let d = 0; d < 6; d++) {
        if (!(FRONT_BITS[facing] & (1 << d))) continue
        const to = terrain.next[hex * 6 + d]
        if (to === NONE || terrain.impassable[to] || (shuns && held[to])) continue
        if ((s.unitIn[to] !== NO_UNIT && s.unitIn[to] !== unit) || to === hideout) continue
        const cell = cells + hex * 6 + d
        reach(to * 6 + facing, spot, terrain.points[cell], terrain.hits[cell])
      }
    }
  return seen
}

/** The actions that bring a unit to a spot that was just found. */
export function wayTo(s: State, spot: Spot): Action[] {
  const make = actionsAt(s)
  const way: Action[] = []
  for (let at = spot; from[at] !== UNSEEN; at = from[at]) {
    const before = from[at]
    if (hexOf(before) !== hexOf(at)) way.push(make.step(hexOf(at)))
    else way.push(make.turn((facingOf(before) + 1) % 6 === facingOf(at) ? 'right' : 'left'))
  }
  return way.reverse()
}
