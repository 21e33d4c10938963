import { useAround } from './around.ts'
import { sayCard } from './cards.tsx'
import type { Props } from './desk.ts'
import { underWay } from './reading.ts'
import { isOfPlace, isVerb } from './verbs.ts'

const MOST_BUTTONS = 6

/** What can be done with a button: verbs, a choice to be made, a card to be confirmed. */
export function Bar({ view, actions, text }: Pick<Props, 'view' | 'actions' | 'text'>) {
  const { desk, words } = useAround()
  const choice = desk.choice.value
  const raised = desk.raised.value
  const held = desk.held.value.blocks
  const isMain = (n: number): string => (n === 1 ? 'button main' : 'button')
  if (choice)
    return (
      <section class="jc-bar" aria-label={words.choose}>
        {choice.map((action) => (
          <button key={text.action(action)} type="button" class="button main" onClick={() => desk.act(action)}>
            {text.action(action)}
          </button>
        ))}
        <button type="button" class="button" onClick={() => desk.cancel()}>
          {words.cancel}
        </button>
      </section>
    )
  const card = raised && actions.find((a) => (a.do === 'play' || a.do === 'discard') && a.card === raised)
  if (card)
    return (
      <div class="jc-bar">
        <span class="jc-told">{sayCard(raised, words)}</span>
        <button type="button" class="button main" onClick={() => desk.act(card)}>
          {card.do === 'play' ? words.playIt : words.discardIt}
        </button>
        <button type="button" class="button" onClick={() => desk.cancel()}>
          {words.cancel}
        </button>
      </div>
    )
  const verbs = actions.filter(isVerb)
  const ofPlaces = actions.filter(isOfPlace)
  const shown = [...(ofPlaces.length <= MOST_BUTTONS ? ofPlaces : []), ...verbs]
  const letsGo = held.length > 0 && !underWay(view)
  if (shown.length === 0 && !letsGo) return null
  return (
    <div class="jc-bar">
      {shown.map((action) => (
        <button
          key={text.action(action)}
          type="button"
          class={action.do === 'halt' ? 'button main' : isMain(actions.length)}
          onClick={() => desk.act(action)}
        >
          {text.action(action)}
        </button>
      ))}
      {letsGo && (
        <button type="button" class="button" onClick={() => desk.hold([])}>
          {words.inHand(held.length)} · {words.cancel}
        </button>
      )}
    </div>
  )
}
