import { controlOf } from '@iacta/web/board'
import { useState } from 'preact/hooks'
import type { Action, ActionOf } from '../rules/action.ts'
import { useAround } from './around.ts'
import { CardFace } from './cards.tsx'
import { sayWindow } from './describe-window.ts'
import type { Props } from './desk.ts'

/** An answer window: what happened, the cards that could answer it, and how long one passes. */
export function AnswerBar({ view, actions, text }: Pick<Props, 'view' | 'actions' | 'text'>) {
  const { desk, words } = useAround()
  const [isLonger, setLonger] = useState(false)
  const passes = actions.filter((action): action is ActionOf<'pass'> => action.do === 'pass')
  const answers = actions.filter((action): action is ActionOf<'answer'> => action.do === 'answer')
  if (passes.length === 0) return null
  const longer = passes.filter(({ until }) => until !== 'next')
  const act = (action: Action): void => {
    setLonger(false)
    desk.act(action)
  }
  return (
    <section class="ne-answer" aria-label={words.window}>
      <p class="ne-subject">{sayWindow(view, words)}</p>
      {answers.length > 0 ? (
        <ul class="ne-answers">
          {answers.map((action) => (
            <li key={action.card}>
              <button
                type="button"
                class="ne-answer-card"
                data-card={action.card}
                aria-pressed={desk.raised.value === action.card}
                onClick={() => desk.card(action.card)}
              >
                <span class="unseen">{text.action(action)}</span>
                <CardFace id={action.card} words={words} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="ne-hint">{words.nothingToAnswer}</p>
      )}
      <div class="ne-buttons">
        {passes
          .filter(({ until }) => until === 'next')
          .map((action) => (
            <button
              key={action.until}
              type="button"
              class="button main"
              data-do={controlOf(action)}
              onClick={() => act(action)}
            >
              {text.action(action)}
            </button>
          ))}
        {longer.length > 0 && (
          <button type="button" class="button" aria-expanded={isLonger} onClick={() => setLonger(!isLonger)}>
            {words.passLonger}
          </button>
        )}
      </div>
      {isLonger && (
        <div class="ne-buttons">
          {longer.map((action) => (
            <button
              key={action.until}
              type="button"
              class="button"
              data-do={controlOf(action)}
              onClick={() => act(action)}
            >
              {text.action(action)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
