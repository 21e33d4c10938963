import type { Subject } from '../rules/orders.ts'
import { ORDERED } from '../rules/state.ts'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'

/** Standing orders: what one passes on without being asked. They are given and recalled at any time. */
export function Orders({ view, orders, isSpared }: Pick<Props, 'view' | 'orders' | 'isSpared'>) {
  const { desk, words } = useAround()
  const until = (about: Subject): string | null => {
    if (about === 'unable') return view.unable ? words.untils.recall : null
    const ordered = view.orders[about]
    return ordered ? words.untils[ordered] : null
  }
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
        {ORDERED.map((about) => {
          if (about === 'unable' && isSpared)
            return (
              <li key={about}>
                <span>
                  <b>{words.subjects[about]}</b>
                  <small>{words.isSpared}</small>
                </span>
              </li>
            )
          const passes = until(about)
          const order = orders.find((one) => one.do === 'order' && one.about === about)
          return (
            <li key={about}>
              <span>
                <b>{words.subjects[about]}</b>
                <small>{passes ?? words.isAsked}</small>
              </span>
              <button
                type="button"
                class="button"
                aria-pressed={passes !== null}
                disabled={!order}
                onClick={() => order && desk.act(order)}
              >
                {passes ? words.askMe : words.passForMe}
              </button>
            </li>
          )
        })}
      </ul>
      <p class="ne-hint">{words.ordersHint}</p>
    </section>
  )
}
