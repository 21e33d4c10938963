import type { Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { isLand, NONE } from '../rules/printed.ts'
import { ahead, beam, fromBow } from '../rules/ships.ts'
import type { State } from '../rules/state.ts'

/** What nobody should ever be advised: to run ashore, or to take a ship that can fight out of the battle. */
export function dominated(s: State, _seat: Seat, action: Action): boolean {
  const frame = s.stack[s.stack.length - 1]
  if (frame.step !== 'ship') return false
  const { ship } = frame
  switch (action.do) {
    case 'ahead': {
      const to = ahead(s, ship)
      return to === NONE || isLand(to)
    }
    case 'turn':
      return fromBow(s, ship, action.to === 'starboard' ? 1 : -1) === NONE
    case 'pivot':
      return beam(s, ship, action.to) === NONE
    default:
      return false
  }
}
