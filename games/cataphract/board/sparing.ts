import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import type { StandingOrder } from '../rules/state.ts'

/** What is ordered so that this is asked no more. */
function sparing(view: View): readonly StandingOrder[] {
  const top = view.stack.at(-1)
  switch (top?.step) {
    case 'answer':
      return ['no-return-fire']
    case 'counter':
      return ['no-trump']
    case 'reaction':
      switch (top.what) {
        case 'withdraw':
          return ['light-horse-from-heavy-foot', 'no-withdrawal']
        case 'turn':
          return ['no-facing']
        case 'fire':
        case 'retire':
          return ['no-fire']
        default:
          return []
      }
    default:
      return []
  }
}

type Stand = Extract<Action, { readonly do: 'stand' }>

export const ordersSparing = (view: View, orders: readonly Action[]): readonly Stand[] =>
  orders.filter((order): order is Stand => order.do === 'stand' && sparing(view).includes(order.order))
