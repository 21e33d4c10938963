import { isWhole, type Listed } from '@iacta/kernel'
import type { VNode } from 'preact'
import type { BoardProps, GameFace, GameWords, StatusProps } from './contract.ts'
import './board.css'
import './plain.css'

/**
 * The face of a game that has no board drawn yet: the table in words, and what may be done as buttons below it. A game
 * begins with it, so that it can be played in the app from its first day.
 */
export function plainFace<View, Action>(
  { inWords, groups }: GameWords<View, Action>,
  Picture: () => VNode,
): GameFace<View, Action> {
  function Board({ view, actions, language, text, act }: BoardProps<View, Action>) {
    const [, ...sections] = inWords(view, language)
    return (
      <div class="board">
        <div class="board-stage plain-table">
          {sections.map(({ heading, lines }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
        </div>
        <div class="board-dock plain-choices">
          {groups(actions.filter(isWhole), view, language).map((group) => (
            <section key={group.heading} aria-label={group.heading}>
              {group.actions.map((action) => (
                <button key={JSON.stringify(action)} type="button" class="button" onClick={() => act(action)}>
                  {text.action(action as Listed<Action>)}
                </button>
              ))}
            </section>
          ))}
        </div>
      </div>
    )
  }

  /** The first part of the table in words tells how the game stands. */
  function Status({ view, language }: StatusProps<View>) {
    const [{ lines }] = inWords(view, language)
    return (
      <div class="board-status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    )
  }

  return { Board, Status, Picture }
}
