import { spread, UNREACHED, type Ways, wayTo } from '@iacta/grids'
import { LEADER_MA } from '../data/leaders.ts'
import { rideCost } from '../rules/ground.ts'
import { rideBar } from '../rules/march.ts'
import { type Hex, type Leader, NO_UNIT } from '../rules/printed.ts'
import { isArriving } from '../rules/reinforcements.ts'
import { charismaOf, isRouted, leaderFacts, mayCommand, rangeOf, sideOf } from '../rules/state.ts'
import { isWithWedge } from '../rules/wedge-formation.ts'
import type { Field } from './field.ts'

/** Where leaders belong: within reach of those they command, with a unit, and out of the enemy's reach (4.2, 4.6). */

/** Points for each unit a leader reaches, and for a unit in rout that he might rally. */
const REACHED = 0.12
const RALLIED = 0.35
/** Those who are not near the battle want orders less. */
const AT_THE_BACK = 0.4
const BACK = 10
/** Who is beyond his reach, but less far, is something to ride for; so many hexes beyond, nobody is. */
const BEYOND = 0.3
const FARTHEST = 16
/** What he fears who stands next to the enemy, and who is alone. */
const TOO_NEAR = 1.2
const ALONE = 0.6
const CLOSE = 5
/** A hex nearer to the battle, for who is far behind it. */
const NEARER = 0.03
/** CASI-07: the wedge has its leader with it, whatever else he could do. */
const WITH_WEDGE = 20

/** Somebody he may command, and how much it is worth to reach him. */
interface Charge {
  readonly hex: Hex
  readonly worth: number
  readonly isRouted: boolean
}

function chargesOf({ s, friends, near }: Field, leader: Leader): Charge[] {
  const found: Charge[] = []
  for (const unit of friends) {
    if (!mayCommand(s, leader, unit) || isArriving(s, unit)) continue
    const hex = s.at[unit]
    if (isRouted(s, unit)) found.push({ hex, worth: RALLIED * (charismaOf(s, leader) / 5), isRouted: true })
    else found.push({ hex, worth: REACHED * (near[hex] > BACK ? AT_THE_BACK : 1), isRouted: false })
  }
  return found
}

/** How good it is for a leader to be in a hex. */
export const postOf = (field: Field, leader: Leader, at: Hex): number =>
  postFor(field, leader, at, chargesOf(field, leader))

function postFor({ s, facts, near, held }: Field, leader: Leader, at: Hex, charges: readonly Charge[]): number {
  const range = rangeOf(s, leader)
  const { rank, side } = leaderFacts(s, leader)
  let worth = 0
  for (const charge of charges) {
    const far = facts.grid.distance(at, charge.hex)
    if (far <= range) worth += charge.worth
    else if (far < range + FARTHEST && !charge.isRouted) worth += charge.worth * BEYOND * (1 - (far - range) / FARTHEST)
  }
  if (rank === 'OC') {
    // 4.33: his subordinates command lines within his range.
    for (let other = 0; other < s.leaderAt.length; other++)
      if (facts.leaders[other].under === leader && s.leaderAt[other] >= 0)
        if (facts.grid.distance(at, s.leaderAt[other]) <= range) worth += 3 * REACHED
  }
  const unit = s.unitIn[at]
  if (unit === NO_UNIT || sideOf(s, unit) !== side)
    worth -= ALONE * (near[at] < CLOSE ? 1 : near[at] < BACK ? 0.25 : 0.1)
  else if (isRouted(s, unit)) worth -= ALONE
  if (held[at]) worth -= 2 * TOO_NEAR
  else if (near[at] <= 1) worth -= TOO_NEAR
  if (!isWithWedge(s, leader, at)) worth -= WITH_WEDGE
  return worth - NEARER * Math.max(0, near[at] - 3)
}

/** Where a leader could ride with so many points; with company he passes into a zone, but not out of it again. */
function ridesOf({ s, facts: { grid }, held }: Field, leader: Leader, points: number): Ways {
  const home = s.leaderAt[leader]
  const price = (from: Hex, to: Hex): number =>
    (from !== home && held[from]) || rideBar(s, leader, points, to, from) !== null
      ? Number.POSITIVE_INFINITY
      : rideCost(s, from, to)
  return spread(grid, [home], points, price)
}

export interface Post {
  readonly hex: Hex
  readonly gain: number
  /** Hex by hex, without the first. */
  readonly way: readonly Hex[]
}

/** Less is not worth a ride. */
const LEAST = 0.05

/** The best hex that a leader can ride to: where friends stand, or as near as he gets to one who is too far. */
export function bestPost(field: Field, leader: Leader, points = LEADER_MA - field.s.ridden[leader]): Post {
  const { s, facts, friends } = field
  const home = s.leaderAt[leader]
  const charges = chargesOf(field, leader)
  const worth = (hex: Hex): number => postFor(field, leader, hex, charges)
  const now = worth(home)
  const found: { readonly hex: Hex; readonly gain: number }[] = []
  for (const unit of friends) {
    const hex = s.at[unit]
    const far = facts.grid.distance(home, hex)
    if (hex === home || far > 2 * LEADER_MA) continue
    const gain = worth(hex) - now - 0.01 * far
    if (gain > LEAST) found.push({ hex, gain })
  }
  if (found.length === 0) return { hex: home, gain: 0, way: [] }
  found.sort((a, b) => b.gain - a.gain)
  const rides = ridesOf(field, leader, points)
  const [wanted] = found
  const reached = found.find(({ hex }) => rides.price[hex] !== UNREACHED)
  let best: { readonly hex: Hex; readonly gain: number } = reached ?? { hex: home, gain: 0 }
  if (wanted !== reached)
    for (const hex of wayTo(rides, nearestTo(field, rides.price, home, wanted.hex)) as Hex[]) {
      const gain = worth(hex) - now
      if (gain > best.gain) best = { hex, gain }
    }
  return { ...best, way: best.gain > LEAST ? (wayTo(rides, best.hex).slice(1) as Hex[]) : [] }
}

/** Of the hexes that can be reached and are not before the enemy, the one nearest to another. */
function nearestTo({ facts: { grid }, near }: Field, price: ArrayLike<number>, home: Hex, to: Hex): Hex {
  let best = home
  let least = grid.distance(home, to)
  for (const hex of grid.within(home, LEADER_MA)) {
    if (price[hex] === UNREACHED || near[hex] <= 2) continue
    const far = grid.distance(hex, to)
    if (far < least) [best, least] = [hex, far]
  }
  return best
}
