import { turned } from '@iacta/grids'
import type { Seat } from '@iacta/kernel'
import { LIGHT_DROMON } from '../data/fleets.ts'
import { FATIGUE_MODIFIER, MISSILES, MOST_FATIGUE, SLOW_CRUISE, type Speed } from '../data/tables.ts'
import { crewOfSide, GRID, type Hex, isLand, NO_SHIP, NONE, type Ship } from './printed.ts'
import { type Hand, headingOf, isGrappled, isOnMap, type State, sideOf, stern } from './state.ts'

/** What is true of ships (2.3-2.5, 3.1, 3.2). */

/** 3.1, 11.7: the Crew of whoever holds the ship. */
export const crewOf = (s: State, ship: Ship): number => crewOfSide(sideOf(s, ship))

export const isRaked = (s: State, ship: Ship): boolean =>
  s.oars[ship] === 'raked-port' || s.oars[ship] === 'raked-starboard'
export const isOnFire = (s: State, ship: Ship): boolean => s.fire[ship] > 0
export const isRammed = (s: State, ship: Ship): boolean => s.rammed[ship] > 0

/** 3.2: while crippled, rammed, grappled or a prize. */
export const isImmobile = (s: State, ship: Ship): boolean =>
  s.oars[ship] === 'crippled' || isRammed(s, ship) || s.prize[ship] || isGrappled(s, ship)

/** 3.2, 7.3, 10.1: whether it may name Maximum. */
export const hasMaximum = (s: State, ship: Ship): boolean =>
  s.oars[ship] === 'sound' && s.fatigue[ship] < MOST_FATIGUE && !isOnFire(s, ship)

const cruiseOf = (s: State, ship: Ship): number =>
  s.oars[ship] === 'sound' && s.fatigue[ship] < MOST_FATIGUE ? LIGHT_DROMON.cruise : SLOW_CRUISE

/** 7.2: how many points a ship has at a speed; one that loses its Maximum on the way goes on at Cruise. */
export function pointsAt(s: State, ship: Ship, speed: Speed): number {
  if (speed === 'rest') return LIGHT_DROMON.rest
  return speed === 'maximum' && hasMaximum(s, ship) ? LIGHT_DROMON.maximum : cruiseOf(s, ship)
}

/** 7.3. */
export const fatigueModifier = (s: State, ship: Ship): number => FATIGUE_MODIFIER[s.fatigue[ship]]

// Hexes

/** Sea that nobody lies in. */
export const isFree = (s: State, hex: Hex | typeof NONE): hex is Hex =>
  hex !== NONE && !isLand(hex) && s.shipIn[hex] === NO_SHIP

/** 2.3: the neighbour of a ship's bow, so many sixths from where it heads. */
export const fromBow = (s: State, ship: Ship, sixths: number): Hex | typeof NONE =>
  GRID.neighbour(s.bow[ship], turned(s.heading[ship], sixths))
export const ahead = (s: State, ship: Ship): Hex | typeof NONE => fromBow(s, ship, 0)
export const astern = (s: State, ship: Ship): Hex | typeof NONE =>
  GRID.neighbour(stern(s, ship), turned(s.heading[ship], 3))
/** 2.3: the hex that touches both bow and stern on a side. */
export const beam = (s: State, ship: Ship, hand: Hand): Hex | typeof NONE =>
  fromBow(s, ship, hand === 'starboard' ? 2 : -2)

/** Whoever lies in a hex, if anybody does. */
export const shipAt = (s: State, hex: Hex | typeof NONE): Ship => (hex === NONE ? NO_SHIP : s.shipIn[hex])

// Ranges

/** Bows further apart than this cannot belong to ships within range of anything. */
const FAR = MISSILES.range + 2

/** 2.5: the smallest distance between a hex of the one and a hex of the other; for those that are far, how far bows are. */
export function range(s: State, one: Ship, other: Ship): number {
  const a = s.bow[one]
  const b = s.bow[other]
  const bows = GRID.distance(a, b)
  if (bows > FAR) return bows
  const c = stern(s, one)
  const d = stern(s, other)
  return Math.min(bows, GRID.distance(a, d), GRID.distance(c, b), GRID.distance(c, d))
}
export const areInContact = (s: State, one: Ship, other: Ship): boolean => range(s, one, other) === 1

/** 10.1: at range 2, whether every hex between the nearest hexes of two ships holds a ship or land. */
export function isScreened(s: State, one: Ship, other: Ship): boolean {
  for (const a of [s.bow[one], stern(s, one)])
    for (const b of [s.bow[other], stern(s, other)]) {
      if (GRID.distance(a, b) !== 2) continue
      for (const between of GRID.neighbours(a)) if (GRID.distance(between, b) === 1 && isFree(s, between)) return false
    }
  return true
}

/** Ships of a side within so many hexes of a ship, prizes among them. */
export function shipsNear(s: State, ship: Ship, side: Seat, most: number): Ship[] {
  const found: Ship[] = []
  for (let other = 0 as Ship; other < s.bow.length; other++)
    if (other !== ship && isOnMap(s, other) && sideOf(s, other) === side && range(s, ship, other) <= most)
      found.push(other)
  return found
}

/** By how many sixths of a circle two headings differ. */
export function headingsApart(s: State, one: Ship, other: Ship): number {
  const apart = (headingOf(s, one) - headingOf(s, other) + 6) % 6
  return Math.min(apart, 6 - apart)
}
export const areParallel = (s: State, one: Ship, other: Ship): boolean => headingsApart(s, one, other) % 3 === 0
