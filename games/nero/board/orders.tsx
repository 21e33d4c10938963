import type { ActionOf } from '../rules/action.ts'
import { TOPICS } from '../rules/state.ts'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'

/** Standing orders: what one passes on without being asked. They are given while answering, or in one's own hand. */
export function Orders({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk, words } = useAround()
  const orders = actions.filter((action): action is ActionOf<'order'> => action.do === 'order')
  if (view.asking === 'always')
    return (
      <section class="ne-standing" aria-label={words.orders}>
        <h4>{words.orders}</h4>
        <p class="ne-hint">{words.alwaysAsked}</p>
      </section>
    )
  return (
    <section class="ne-standing" aria-label={words.orders}>
      <h4>{words.orders}</h4>
      <ul>
        {TOPICS.map((topic) => {
          const until = view.orders[topic]
          const order = orders.find(({ about }) => about === topic)
          return (
            <li key={topic}>
              <span>
                <b>{words.topics[topic]}</b>
                <small>{until ? words.untils[until] : words.isAsked}</small>
              </span>
              <button
                type="button"
                class={order ? 'button' : 'button ne-barred'}
                aria-pressed={until !== undefined}
                onClick={() =>
                  order ? desk.act(order) : desk.why({ do: 'order', about: topic, say: until ? 'ask' : 'pass' })
                }
              >
                {until ? words.askMe : words.passForMe}
              </button>
            </li>
          )
        })}
      </ul>
      <p class="ne-hint">{words.ordersHint}</p>
    </section>
  )
}
