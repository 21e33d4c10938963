import type { BoardProps, GameFace, StatusProps } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import { inWords } from './words.ts'

function Board({ actions, text, act }: BoardProps<View, Action>) {
  return (
    <ul>
      {actions.map((action) => (
        <li key={text.action(action)}>
          <button type="button" onClick={() => act(action)}>
            {text.action(action)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Status({ view }: StatusProps<View>) {
  return (
    <p>
      {view.year} {view.turn}
    </p>
  )
}

export const face: GameFace<View, Action> = {
  Board,
  Status,
  Picture: () => <div />,
  inWords: (view, language) => [{ heading: '', lines: inWords(view, language) }],
  groups: (actions) => [{ heading: '', actions }],
}
