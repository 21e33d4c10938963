import type { Seat } from '@iacta/kernel'
import type { Action } from '../rules/action.ts'
import type { State } from '../rules/state.ts'

/** Whether something else that may be done is never worse than this, whatever is hidden and whatever others do. */
export function dominated(_: State, __: Seat, action: Action): boolean {
  switch (action.do) {
    case 'yield':
      // R33: the winner gets the same legion; the loser keeps one that can move. Asked only where there are both.
      return action.marked === 'unmarked'
    case 'pass':
      // Who passes once may pass again, and need not.
      return action.until !== 'next'
    default:
      return false
  }
}
