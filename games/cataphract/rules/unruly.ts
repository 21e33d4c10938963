import { BOTH_SIDES, type SideIndex, type Unit } from './printed.ts'
import { has, isOnMap, isOutOfHand, mark, type State, sideOf } from './state.ts'

/** Lines out of hand: which of them are to run (11.31). */

/** From now on they are out of hand; their turn comes in the next Game Turn. */
export function loseControl(s: State, units: readonly Unit[]): void {
  const those = units.filter((unit) => !isOutOfHand(s, unit))
  for (const unit of those) {
    mark(s, unit, 'uncontrolled')
    mark(s, unit, 'rushed')
  }
  if (those.length > 0) s.unruly.push(those)
}

/** The lines of a side that have not yet run in this turn. */
export function unrulyLines(s: State, side: SideIndex): Unit[][] {
  const found: Unit[][] = []
  for (const line of s.unruly) {
    const left = line.filter((unit) => isOnMap(s, unit) && isOutOfHand(s, unit) && !has(s, unit, 'rushed'))
    if (left.length > 0 && sideOf(s, left[0]) === side) found.push(left)
  }
  return found
}

export const unrulySides = (s: State): SideIndex[] => BOTH_SIDES.filter((side) => unrulyLines(s, side).length > 0)
