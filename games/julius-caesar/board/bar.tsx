import { controlOf, later } from '@iacta/web/board'
import { useAround } from './around.ts'
import type { Props } from './desk.ts'
import { stepNow, underWay } from './reading.ts'
import { isOfPlace, isVerb } from './verbs.ts'

const MOST_BUTTONS = 6

const CardExplained = later(() => import('./explained.tsx').then((module) => module.CardExplained))
export const ChosenExplained = later(() => import('./explained.tsx').then((module) => module.ChosenExplained))

/** What can be done with a button: verbs, a choice to be made, what was touched and is explained. */
export function ActionBar({ view, actions, text }: Pick<Props, 'view' | 'actions' | 'text'>) {
  const { desk, words } = useAround()
  const choice = desk.choice.value
  const raised = desk.raised.value
  const held = desk.held.value.blocks
  const isMain = (n: number): string => (n === 1 ? 'button main' : 'button')
  if (choice)
    return (
      <section class="board-below jc-bar" data-covers="bottom" aria-label={words.choose}>
        {choice.map((action) => (
          <button
            key={text.action(action)}
            type="button"
            class="button main"
            data-do={controlOf(action)}
            onClick={() => desk.act(action)}
          >
            {text.action(action)}
          </button>
        ))}
        <button type="button" class="button" onClick={() => desk.cancel()}>
          {words.cancel}
        </button>
      </section>
    )
  // In a battle its own panel asks which block takes the hit.
  const isInPanel = stepNow(view) === 'hits' && !desk.folded.value
  if (raised || (desk.chosen.value && !isInPanel))
    return (
      <div class="board-below jc-bar" data-covers="bottom">
        {raised ? (
          <CardExplained id={raised} view={view} actions={actions} text={text} />
        ) : (
          <ChosenExplained text={text} />
        )}
      </div>
    )
  const verbs = actions.filter(isVerb)
  const ofPlaces = actions.filter(isOfPlace)
  const shown = [...(ofPlaces.length <= MOST_BUTTONS ? ofPlaces : []), ...verbs]
  const letsGo = held.length > 0 && !underWay(view)
  if (shown.length === 0 && !letsGo) return null
  return (
    <div class="board-below jc-bar" data-covers="bottom">
      {shown.map((action) => (
        <button
          key={text.action(action)}
          type="button"
          class={action.do === 'halt' ? 'button main' : isMain(actions.length)}
          data-do={controlOf(action)}
          onClick={() => desk.end(action)}
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
