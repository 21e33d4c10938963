import type { Seat } from '@iacta/kernel'
import { type Action, make } from '../rules/action.ts'
import { BYZANTINE, FLEETS, fixedBerth, GOTH, GRID, type Hex, NONE } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { isOnMap, type State } from '../rules/state.ts'

/** Set-up as one likes (15.1-15.3): the Goths as usual, the Byzantines opposite to wherever the Goths lie. */
export function planSetUp(s: State, seat: Seat): Action {
  if (seat !== BYZANTINE) return make.usual()
  const ship = FLEETS[BYZANTINE].find((one) => !isOnMap(s, one))
  const shift = shiftOf(s)
  if (ship === undefined || shift === 0) return make.usual()
  const { bow, heading } = fixedBerth(ship)
  const at = GRID.at(GRID.column(bow) + shift, GRID.row(bow))
  const placed = at === NONE ? null : make.place(at, heading)
  return placed && sequence.refusal(s, seat, placed) === null ? placed : make.usual()
}

/** By how many columns the Gothic line lies to one side of the fixed one. */
function shiftOf(s: State): number {
  const middle = (bows: readonly Hex[]): number => bows.reduce((sum, bow) => sum + GRID.column(bow), 0) / bows.length
  const fixed = middle(FLEETS[GOTH].map((ship) => fixedBerth(ship).bow))
  const lying = FLEETS[GOTH].filter((ship) => isOnMap(s, ship)).map((ship) => s.bow[ship])
  return lying.length === 0 ? 0 : Math.round(middle(lying) - fixed)
}
