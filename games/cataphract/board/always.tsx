import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import type { StandingOrder } from '../rules/state.ts'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'

/** Where a question arises that an order beforehand would spare: the order, to be given there and then. */

/** What is ordered so that this is asked no more. */
export function sparing(view: View): readonly StandingOrder[] {
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

export const ordersSparing = (view: View, orders: readonly Action[]): readonly Action[] =>
  orders.filter((order) => order.do === 'stand' && sparing(view).includes(order.order))

export function Always({ view, actions, orders, text }: Pick<Props, 'view' | 'actions' | 'orders' | 'text'>) {
  const { desk } = useAround()
  const those = actions.length > 0 ? ordersSparing(view, orders) : []
  if (those.length === 0) return null
  return (
    <div class="battle-panel battle-buttons ca-always">
      {those.map((order) => (
        <button key={JSON.stringify(order)} type="button" class="button" onClick={() => desk.props.act(order)}>
          {text.action(order)}
        </button>
      ))}
    </div>
  )
}
