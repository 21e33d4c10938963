import { useRef } from 'preact/hooks'
import { useAround } from './around.ts'
import { CardFace } from './cards.tsx'
import { chosenOf } from './chosen.ts'
import type { Props } from './desk.ts'
import { eventOf } from './reading.ts'
import { sayCard } from './say-cards.ts'
import { onCard } from './touch.ts'

/** One's own cards: a touch raises one and offers what it is good for; where that is one thing, it is done. */
export function Hand({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk, words } = useAround()
  const pointer = useRef('')
  const raised = desk.raised.value
  const chosen = chosenOf(view)
  if (!view.seat) return null
  return (
    <section class="ne-hand" aria-label={words.hand}>
      {view.hand.length === 0 && <p class="ne-no-cards">{words.noCards}</p>}
      {view.hand.map((id) => {
        const isAble = onCard(actions, id).length > 0
        const isUp = raised === id || chosen.has(id)
        const name = chosen.has(id) ? `${sayCard(id, words)}, ${words.chosen}` : sayCard(id, words)
        return (
          <button
            key={id}
            type="button"
            class={`ne-in-hand${isUp ? ' is-raised' : ''}${isAble ? ' is-able' : ''}`}
            title={`${name}. ${words.powers[eventOf(id)]}`}
            aria-pressed={raised === id}
            data-card={id}
            onPointerDown={({ pointerType }) => {
              pointer.current = pointerType
            }}
            onClick={({ detail }) => {
              const isMouse = pointer.current === 'mouse'
              pointer.current = ''
              // The second half of a double click is not meant for the card that has come there since.
              if (!isMouse || detail < 2) desk.card(id, isMouse)
            }}
          >
            <span class="unseen">{name}</span>
            <CardFace id={id} words={words} />
          </button>
        )
      })}
    </section>
  )
}
