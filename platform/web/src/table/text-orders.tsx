import type { GameText } from '@iacta/kernel'
import { t } from './standing-orders.words.ts'
import { w } from './text-view.words.ts'

interface TextOrdersProps {
  readonly orders: readonly unknown[]
  readonly text: GameText
  readonly view: unknown
  give(order: unknown): unknown
}

/**
 * What may be ordered out of turn, as text, and what stands of it. A button stays where it is when what it orders becomes
 * its recall.
 */
export function TextOrders({ orders, text, view, give }: TextOrdersProps) {
  if (orders.length === 0) return null
  const standing = text.orders?.standing(view) ?? []
  return (
    <section class="text-orders">
      <h2>{w.value.orders}</h2>
      <p class="text-quiet">{w.value.ordersMore(text.orders?.about ?? w.value.ordersHeard)}</p>
      {standing.length > 0 && (
        <ul class="text-standing">
          {standing.map(({ says }) => (
            <li key={says}>{t.value.stands(says)}</li>
          ))}
        </ul>
      )}
      <ul>
        {orders.map((order, i) => (
          <li key={i}>
            <button type="button" class="button" onClick={() => give(order)}>
              {text.action(order)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
