import { POINTS_TO_BE_PROCLAIMED } from '../data/constants.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { declarationOf, frame } from './reading.ts'
import { Icon } from './symbols.tsx'

/** While somebody stands before the Senate: the points he has, of the five he needs. */
export function Proclamation({ view }: { readonly view: View }) {
  const { words } = useAround()
  if (!frame(view, 'proclamation')) return null
  const { italy, zones, cards, total } = declarationOf(view, view.active)
  const needed = POINTS_TO_BE_PROCLAIMED
  return (
    <section
      class={`ne-throne ne-of-${view.active}`}
      aria-label={words.proclamation(words.owners[view.active])}
      data-covers
    >
      <h3>
        <Icon of={view.active} />
        {words.proclamation(words.owners[view.active])}
      </h3>
      <p class="ne-pips" aria-hidden="true">
        {Array.from({ length: Math.max(needed, total) }, (_, i) => (
          <i key={i} class={i < total ? 'is-there' : ''}>
            <Icon of="ave-caesar" />
          </i>
        ))}
      </p>
      <p class="ne-declared" role="status">
        {words.declared(total, needed)}
      </p>
      <p class="ne-hint">{words.declaredBy(italy, zones, cards)}</p>
    </section>
  )
}
