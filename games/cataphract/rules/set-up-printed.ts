import type { SideIndex } from './printed.ts'
import { factsOf, put, type State } from './state.ts'

/** Set-up: who stands where the scenario says; `setup.ts` has those whom the players place. */

/** Where somebody is placed who has no hex of his own. */
export const IN_ZONE = 'in '
export const ANYWHERE = 'anywhere'
const WITH_UNIT = 'with '

/** Taginae: the Goths may set up as they like. */
export const isFree = (s: State, side: SideIndex): boolean => {
  const { rules, sides } = factsOf(s)
  return s.freeSetUp && rules.freeSetUp?.army === sides[side].army
}

/** Everybody whose place is printed. */
export function setUpFixed(s: State): void {
  const facts = factsOf(s)
  for (const { unit, hex, facing } of facts.unitAt)
    if (!isFree(s, facts.units[unit].side)) {
      put(s, unit, hex)
      s.facing[unit] = facing
    }
  for (const { leader, place } of facts.leaderAt) {
    if (isFree(s, facts.leaders[leader].side)) continue
    if (/^\d+$/.test(place)) s.leaderAt[leader] = facts.hex(place)
  }
}

/** Leaders who begin with a unit, once it stands. */
export function setUpCompany(s: State): void {
  const facts = factsOf(s)
  for (const { leader, place } of facts.leaderAt)
    if (place.startsWith(WITH_UNIT)) s.leaderAt[leader] = s.at[facts.unit(place.slice(WITH_UNIT.length))]
}

/** Whether anything is left to the players, or to be made of how they stand (CASI-06). */
export function isPlacedByPlayers(s: State): boolean {
  const { rules, zones, leaderAt } = factsOf(s)
  return (
    s.freeSetUp ||
    rules.wedge !== undefined ||
    zones.some(({ hidden }) => !hidden) ||
    leaderAt.some(({ place }) => place === ANYWHERE || place.startsWith(IN_ZONE))
  )
}
