import { CardRow } from '@iacta/web/cards'
import { useAround } from './around.ts'
import { CardFace } from './cards.tsx'
import { chosenOf } from './chosen.ts'
import { sayCard } from './describe-cards.ts'
import type { Props } from './desk.ts'
import { onCard } from './touch.ts'

/** One's own cards: a touch raises one, explains it and offers what it is good for; where that is one thing, a second does it. */
export function Hand({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk, words } = useAround()
  const raised = desk.raised.value
  const chosen = chosenOf(view)
  if (!view.seat) return null
  return (
    <CardRow
      class="ne-hand"
      cardClass="ne-in-hand"
      label={words.hand}
      none={words.noCards}
      cards={view.hand.map((id) => {
        const name = chosen.has(id) ? `${sayCard(id, words)}, ${words.chosen}` : sayCard(id, words)
        return {
          id,
          name,
          isAble: onCard(actions, id).length > 0,
          isRaised: raised === id,
          isChosen: chosen.has(id),
        }
      })}
      face={(id) => <CardFace id={id} words={words} />}
      touch={(id) => desk.card(id)}
    />
  )
}
