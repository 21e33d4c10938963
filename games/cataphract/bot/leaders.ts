import { LEADER_MA } from '../data/leaders.ts'
import { rideBar } from '../rules/march.ts'
import { type Hex, type Leader, NO_UNIT } from '../rules/printed.ts'
import { charismaOf, isRouted, leaderFacts, mayCommand, rangeOf } from '../rules/state.ts'
import type { Field } from './field.ts'

/** Where leaders belong: within reach of those they command, with a unit, and out of the enemy's reach (4.2, 4.6). */

/** Points for each unit a leader reaches, and for a unit in rout that he might rally. */
const REACHED = 0.12
const RALLIED = 0.35
/** What he fears who stands next to the enemy, and who is alone. */
const TOO_NEAR = 1.2
const ALONE = 0.6
/** A hex nearer to the battle, for who is far behind it. */
const NEARER = 0.03

/** How good it is for a leader to be in a hex. */
export function postOf({ s, facts, friends, near, held }: Field, leader: Leader, at: Hex): number {
  const range = rangeOf(s, leader)
  let worth = 0
  for (const unit of friends) {
    if (!mayCommand(s, leader, unit)) continue
    const far = facts.grid.distance(at, s.at[unit])
    if (far > range) continue
    worth += isRouted(s, unit) ? RALLIED * (charismaOf(s, leader) / 5) : REACHED
  }
  if (leaderFacts(s, leader).rank === 'OC') {
    // 4.33: his subordinates command lines within his range.
    for (let other = 0; other < s.leaderAt.length; other++)
      if (facts.leaders[other].under === leader && s.leaderAt[other] >= 0)
        if (facts.grid.distance(at, s.leaderAt[other]) <= range) worth += 3 * REACHED
  }
  const unit = s.unitIn[at]
  if (unit === NO_UNIT || facts.units[unit].side !== leaderFacts(s, leader).side)
    worth -= ALONE * (near[at] < 8 ? 1 : 0.2)
  else if (isRouted(s, unit)) worth -= ALONE
  if (held[at]) worth -= 2 * TOO_NEAR
  else if (near[at] <= 1) worth -= TOO_NEAR
  return worth - NEARER * Math.max(0, near[at] - 3)
}

/** The best hex that a leader could get to, of those where friends stand and of his own. */
export function bestPost(field: Field, leader: Leader): { readonly hex: Hex; readonly gain: number } {
  const { s, facts, friends } = field
  const home = s.leaderAt[leader]
  const now = postOf(field, leader, home)
  let best = { hex: home, gain: 0 }
  const most = LEADER_MA - s.ridden[leader] - 1
  for (const unit of friends) {
    const hex = s.at[unit]
    const far = facts.grid.distance(home, hex)
    if (hex === home || far > most) continue
    const gain = postOf(field, leader, hex) - now - 0.01 * far
    if (gain > best.gain) best = { hex, gain }
  }
  return best
}

/** Whether a leader could take a step towards a hex at all. */
export function canRideTo({ s, facts: { grid } }: Field, leader: Leader, hex: Hex): boolean {
  const home = s.leaderAt[leader]
  const far = grid.distance(home, hex)
  const points = LEADER_MA - s.ridden[leader]
  return grid.neighbours(home).some((to) => grid.distance(to, hex) < far && rideBar(s, leader, points, to) === null)
}
