import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { ordersSparing } from './sparing.ts'

/** Where a question arises that an order beforehand would spare: the order, to be given there and then. */

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
