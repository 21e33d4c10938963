import type { Seat } from '@iacta/kernel'
import { type Action, blockIn } from '../rules/action.ts'
import { isLeader } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import type { State } from '../rules/state.ts'

/** Whether something else that may be done is never worse than this, whatever is hidden and whatever the dice show. */
export function dominated(s: State, seat: Seat, action: Action): boolean {
  const others = (isBetter: (other: Action) => boolean): boolean => sequence.actions(s, seat).some(isBetter)
  switch (action.do) {
    case 'pass':
      // 7.4: who fires loses nothing by it.
      return others((other) => other.do === 'fire' && other.block === action.block)
    case 'hit':
      // A leader is worth more than any other block of his strength, and his death a point of the year.
      return isLeader[blockIn(action)] && others((other) => other.do === 'hit' && !isLeader[blockIn(other)])
    case 'decline':
      // Jupiter, Vulcan: the enemy loses something for nothing.
      return others((other) => other.do === 'turn' || other.do === 'strike')
    case 'end-levies':
      // 6.4: a step costs nothing but points that are lost otherwise, and a block is never in the way of its own.
      return others((other) => other.do === 'raise')
    default:
      return false
  }
}
