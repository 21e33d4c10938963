import type { StandingOrder } from '@iacta/kernel'
import { useEffect, useRef } from 'preact/hooks'
import './standing-orders.css'
import { Icon } from './icons.tsx'
import { t } from './standing-orders.words.ts'

interface StandingOrdersProps {
  readonly orders: readonly StandingOrder[]
  /** Who learns of them. */
  readonly about: string
  give(order: unknown): unknown
}

/** The orders of whoever looks that stand now: what they cover is in sight, and each is recalled with one touch more. */
export function StandingOrders({ orders, about, give }: StandingOrdersProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = (): void => {
    if (details.current) details.current.open = false
  }
  useEffect(() => {
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    addEventListener('pointerdown', outside)
    addEventListener('focusin', outside)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', outside)
      removeEventListener('focusin', outside)
      removeEventListener('keydown', onKey)
    }
  }, [])
  const says = orders.map(({ says: one }) => one).join('; ')
  return (
    <details class="standing-orders" ref={details}>
      <summary class="button" title={t.value.stands(says)}>
        <Icon of="next" />
        <span class="standing-says">{t.value.stands(says)}</span>
        <span class="standing-count" aria-hidden="true">
          {orders.length}
        </span>
      </summary>
      <div class="standing-list">
        <ul>
          {orders.map(({ says: one, recall }) => (
            <li key={one}>
              <span>{t.value.stands(one)}</span>
              <button
                type="button"
                class="button"
                aria-label={`${t.value.recall}: ${one}`}
                onClick={() => {
                  if (orders.length === 1) close()
                  give(recall)
                }}
              >
                {t.value.recall}
              </button>
            </li>
          ))}
        </ul>
        <p>{about}</p>
      </div>
    </details>
  )
}
