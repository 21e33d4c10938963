import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { ordersSparing } from './sparing.ts'

/** Where a question arises that an order beforehand would spare: the order, to be given there and then. */

/** As short as a button beside the answer may be; the whole order is its title. */
const WORDS = {
  en: {
    lead: 'From now on:',
    orders: {
      'no-withdrawal': 'no orderly withdrawals',
      'light-horse-from-heavy-foot': 'only light horse from heavy and medium foot',
      'no-facing': 'no turns in reaction',
      'no-fire': 'no entry or retire fire',
      'no-return-fire': 'no return fire',
      'no-trump': 'no trumps in answer',
    },
  },
  it: {
    lead: 'D’ora in poi:',
    orders: {
      'no-withdrawal': 'nessuna Ritirata Ordinata',
      'light-horse-from-heavy-foot': 'solo cavalleria leggera da fanteria pesante e media',
      'no-facing': 'nessun cambio di orientamento in reazione',
      'no-fire': 'nessun Lancio in Entrata né Reazione in Ritirata',
      'no-return-fire': 'nessun Lancio di Risposta',
      'no-trump': 'nessuna Prevaricazione in risposta',
    },
  },
} as const

export function Always({ view, actions, orders, text }: Pick<Props, 'view' | 'actions' | 'orders' | 'text'>) {
  const { desk } = useAround()
  const those = actions.length > 0 ? ordersSparing(view, orders) : []
  if (those.length === 0) return null
  const words = WORDS[desk.props.language]
  return (
    <div class="battle-panel battle-buttons ca-always">
      <span>{words.lead}</span>
      {those.map((order) => (
        <button
          key={order.order}
          type="button"
          class="button"
          title={text.action(order)}
          onClick={() => desk.props.act(order)}
        >
          {words.orders[order.order]}
        </button>
      ))}
    </div>
  )
}
