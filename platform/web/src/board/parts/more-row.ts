import { type ComponentChildren, h } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import './more-row.css'

export interface MoreRowProps {
  /** The game's own class for what is in it. */
  readonly class: string
  /** What the buttons at its ends say. */
  readonly labels: { readonly before: string; readonly after: string }
  readonly children: ComponentChildren
}

/** So much of what is seen is left in sight when the row is pushed on. */
const PUSH = 0.8

/** A row that can be wider than its room: where there is more, an arrow says so and goes there. */
export function MoreRow({ class: own, labels, children }: MoreRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  useLayoutEffect(() => {
    const box = row.current
    if (!box) return
    const look = (): void => {
      const before = box.scrollLeft > 2
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 2
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }))
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(box)
    for (const child of box.children) resized.observe(child)
    return () => {
      box.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [children])
  const push = (way: number) => (): void => row.current?.scrollBy({ left: way * PUSH * row.current.clientWidth })
  const arrow = (side: 'before' | 'after') =>
    more[side] &&
    h(
      'button',
      {
        type: 'button',
        class: `more-arrow is-${side}`,
        // Arrows and Tab bring what is hidden into sight by themselves.
        tabIndex: -1,
        'aria-label': labels[side],
        onClick: push(side === 'after' ? 1 : -1),
      },
      side === 'after' ? '›' : '‹',
    )
  return h('div', { class: 'more-row' }, h('div', { ref: row, class: own }, children), arrow('before'), arrow('after'))
}
