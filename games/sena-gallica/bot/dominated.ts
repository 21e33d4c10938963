import type { Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { shipNamed } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { isOnFire, isRaked } from '../rules/ships.ts'
import type { State } from '../rules/state.ts'

/**
 * Who passes ships could as well activate them and do nothing: they rest either way (7.3). And who is done with a ship
 * could first shoot at an enemy that burns already, who can only lose by it; unless that gives up oars put right (7.4),
 * or breaks a quiet that ends the battle (14.4).
 */
export function dominated(s: State, seat: Seat, action: Action): boolean {
  const top = s.stack[s.stack.length - 1]
  if (action.do === 'done')
    return (
      (top.step === 'squadron' || top.step === 'detached') &&
      sequence.actions(s, seat).some((other) => other.do === 'activate')
    )
  if (top.step !== 'ship' || action.do !== 'finish' || !s.attacked || isRaked(s, top.ship)) return false
  return sequence.actions(s, seat).some((other) => {
    if (other.do !== 'fire') return false
    const target = shipNamed(other.at)
    return isOnFire(s, target) && s.marines[target] > 0 && !s.prize[target]
  })
}
