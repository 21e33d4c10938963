import type { Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import { powerRoom, romanRoom } from '../rules/forces.ts'
import { OSTROGOTHS } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'

/**
 * Recruits cost nothing, and nobody need be placed (6.51): who does nothing could as well recruit. Nor do Ostrogothic recruits
 * make anybody desert, as Vandal ones do (6.24, 6.27).
 */
export function dominated(s: State, _seat: Seat, action: Action): boolean {
  if (action.do !== 'idle') return false
  const top = s.stack[s.stack.length - 1]
  if (top.step === 'opportunity') return romanRoom(s) > 0
  return top.step === 'recruiting' && top.power === OSTROGOTHS && powerRoom(s, OSTROGOTHS) > 0
}
