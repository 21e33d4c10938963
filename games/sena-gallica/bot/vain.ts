import type { Action } from '../rules/action.ts'
import { shipNamed } from '../rules/printed.ts'
import { isRammed } from '../rules/ships.ts'
import { hasLeader, type State } from '../rules/state.ts'

/** A hull that goes down in this very turn (13.3) with nobody to be taken on it, boarded by a ship that does not. */
export function isVain(s: State, plan: readonly Action[]): boolean {
  const top = s.stack[s.stack.length - 1]
  if (top.step !== 'ship' || isRammed(s, top.ship)) return false
  return plan.some((action) => {
    if (action.do !== 'board') return false
    const target = shipNamed(action.at)
    return isRammed(s, target) && s.rammed[target] < s.turn && s.marines[target] === 0 && !hasLeader(s, target)
  })
}
