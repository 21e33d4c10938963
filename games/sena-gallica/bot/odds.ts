import { FOULED_BY, GRAPPLE, MISSILES, POINTS, RAKE } from '../data/tables.ts'
import { rakeModifier, ramOdds } from '../rules/attacks.ts'
import { boardingModifier, boardingResult, marinesOf } from '../rules/boarding.ts'
import { grappleModifier } from '../rules/grappling.ts'
import { missileOdds } from '../rules/missiles.ts'
import { builtFor, type Ship } from '../rules/printed.ts'
import { isOnFire, isRammed } from '../rules/ships.ts'
import { hasLeader, linkedTo, type State, sideOf } from '../rules/state.ts'

/** What attacks are likely to bring, in points. */

const SIDES = 10
/** How many of the ten results of a die are at least so much. */
const atLeast = (needs: number): number => Math.max(0, Math.min(1, (SIDES - needs) / SIDES))

/** What a ship is worth to whoever makes an end of it: more with a leader, little if it is lost already. */
export function worthOf(s: State, ship: Ship): number {
  if (isRammed(s, ship)) return 0.3
  const own = s.prize[ship] ? POINTS.captured - 1 : POINTS.lost
  return own * (isOnFire(s, ship) ? 0.7 : 1) + (hasLeader(s, ship) ? 1 : 0)
}

export interface Ramming {
  readonly chance: number
  readonly value: number
}

/** A ram from a heading of the attacker's, after so many Ahead steps in a row. */
export function ramming(s: State, ship: Ship, target: Ship, run: number, isSwift: boolean): Ramming {
  const { aspect, needs, modifier } = ramOdds(s, ship, target, run, isSwift)
  const chance = atLeast(needs - modifier)
  const fouled = 1 - atLeast(needs - modifier - FOULED_BY + 1)
  const own = aspect === 'head-on' ? 1 / SIDES : 0
  // A ship that is stuck may be dragged down with what it has rammed.
  const value = chance * (worthOf(s, target) - 0.25) - fouled * 0.9 - own * worthOf(s, ship)
  return { chance, value }
}

/** A rake, in passing or beside it. */
export function raking(s: State, ship: Ship, target: Ship, isSwift: boolean, inPassing: boolean): number {
  const modifier = rakeModifier(s, ship, target, isSwift, inPassing)
  const own = Math.max(1, RAKE.ownOarsAtMost - modifier + 1) / SIDES
  const isSlow = s.oars[target] !== 'sound'
  if (s.oars[target] === 'crippled' || isRammed(s, target)) return -own
  return atLeast(RAKE.needs - modifier) * (isSlow ? 1.3 : 1) - own * 0.9
}

/** What comes of boarding with these, on average. */
export function boardingValue(s: State, boarders: readonly Ship[], target: Ship): number {
  const party = marinesOf(s, boarders)
  if (party === 0) return 0
  const prize = builtFor(target) === sideOf(s, boarders[0]) ? POINTS.captured : worthOf(s, target) + 1
  if (s.marines[target] === 0) return prize
  const modifier = boardingModifier(s, boarders, target)
  let sum = 0
  for (let die = 0; die < SIDES; die++) {
    const line = boardingResult(die + modifier)
    const captured = line.captured || (s.marines[target] <= line.defender && party > line.boarders)
    sum += (captured ? prize : 0) - line.boarders * 0.35 + line.defender * 0.35
  }
  return sum / SIDES
}

/** A grapple, and boarding after it at once; being held to an enemy has its dangers. */
export function grappling(s: State, ship: Ship, target: Ship, isSwift: boolean): number {
  const swift = isSwift ? GRAPPLE.ownMaximum : 0
  const chance = atLeast(GRAPPLE.needs - grappleModifier(s, ship, target, false) - swift)
  const friends = linkedTo(s, target).filter((other) => sideOf(s, other) === sideOf(s, ship))
  return chance * (boardingValue(s, [ship, ...friends], target) - 0.6)
}

export function shooting(s: State, ship: Ship, target: Ship, isUnderWay: boolean): number {
  const { needs, modifier } = missileOdds(s, ship, target, isUnderWay)
  if (s.marines[ship] === 0) return 0
  const hit = atLeast(needs - modifier)
  return hit * ((s.marines[target] > 0 ? 0.35 : 0) + (isOnFire(s, target) ? 0 : 0.3) + MISSILES.range * 0.05)
}
