import { otherSide, type SideIndex, type Unit } from '../rules/printed.ts'
import { isRouted, type State, tqOf, unitFacts } from '../rules/state.ts'

/**
 * What units are worth, in rout points of whoever judges: those of the enemy count by how much nearer they bring him to
 * his withdrawal than us to ours.
 */

/** What is lost of a unit's points when it routs, and just before: some are rallied, and the shaken are easily broken. */
const ROUTED = 0.75
const SHAKEN = 0.5
const BEND = 1.5

/** No quality is as high, whatever is added to it. */
const MOST_TQ = 16
/** By quality and hits. */
const LOST = Float64Array.from({ length: MOST_TQ * MOST_TQ }, (_, i) => {
  const [tq, hits] = [Math.floor(i / MOST_TQ), i % MOST_TQ]
  return hits >= tq ? ROUTED : SHAKEN * (hits / tq) ** BEND
})

/** How much of a unit's points so many hits cost it. */
export const lostBy = (hits: number, tq: number): number =>
  hits >= tq ? ROUTED : hits <= 0 ? 0 : LOST[tq * MOST_TQ + hits]

/** The same for one that has run away already: whatever hits it kills it. */
export const lostInRout = (hits: number): number => (hits > 0 ? 1 : ROUTED)

/** Hits that a unit bears: what a wild army has for its spirit may be gone with the next rout (11.2). */
export const firmnessOf = (s: State, unit: Unit): number =>
  tqOf(s, unit) - (s.fierce[unitFacts(s, unit).side] && !isRouted(s, unit) ? 1 : 0)

/** What a unit has lost as it stands. */
export const lossOf = (s: State, unit: Unit): number =>
  unitFacts(s, unit).routPoints * (isRouted(s, unit) ? ROUTED : lostBy(s.hits[unit], firmnessOf(s, unit)))

/** What one more hit costs a unit. */
export function hitWorth(s: State, unit: Unit): number {
  const { routPoints } = unitFacts(s, unit)
  if (isRouted(s, unit)) return routPoints * (1 - ROUTED)
  const tq = firmnessOf(s, unit)
  return routPoints * (lostBy(s.hits[unit] + 1, tq) - lostBy(s.hits[unit], tq))
}

const leftOf = (s: State, side: SideIndex): number => Math.max(8, s.levels[side] - s.routPoints[side])

/** What a rout point of the enemy is worth in own ones. */
export function rateOf(s: State, side: SideIndex): number {
  const rate = Math.sqrt(leftOf(s, side) / leftOf(s, otherSide(side)))
  return Math.min(1.6, Math.max(0.65, rate))
}
