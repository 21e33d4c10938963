import { shownDesk } from '../board/around.ts'
import { nextAsked } from '../board/spots.ts'
import { shortcuts as wanted } from '../settings.ts'
import type { TableSession } from './session.ts'

export type ShortcutName = 'pass' | 'done' | 'undo' | 'hint' | 'again' | 'next' | 'previous' | 'cards' | 'list'

/** What a key does at any table: the same for every game and in every language. */
export interface Shortcut {
  readonly name: ShortcutName
  /** As the browser calls it; a capital is typed with Shift. */
  readonly key: string
  isPossible(session: TableSession): boolean
  run(session: TableSession): void
}

/** Which of the legal actions passes or ends what is being done; null if none does, or nobody is asked. */
export function endingAt(session: TableSession, kind: 'pass' | 'done'): unknown {
  const scene = session.scene.value
  if (!scene || session.moment.value) return null
  return session.face.value?.ending?.(scene.actions, kind) ?? null
}

const ends = (kind: 'pass' | 'done', key: string): Shortcut => ({
  name: kind,
  key,
  isPossible: (session) => endingAt(session, kind) !== null,
  run(session) {
    const action = endingAt(session, kind)
    const desk = shownDesk.value
    if (desk) desk.key(action)
    else void session.act(action)
  },
})

const board = (): Element | null => document.querySelector('.board')
const cards = (): HTMLElement | null =>
  board()?.querySelector<HTMLElement>('.card-row > .is-able') ??
  board()?.querySelector<HTMLElement>('.card-row > button') ??
  null

/** In the order they are listed. */
export const SHORTCUTS: readonly Shortcut[] = [
  ends('done', 'd'),
  ends('pass', 'p'),
  {
    name: 'undo',
    key: 'u',
    isPossible: (session) => session.mayUndo,
    run: (session) => void session.undo(),
  },
  {
    name: 'hint',
    key: 'h',
    isPossible: (session) => session.mayAskForHint,
    run: (session) => void session.askForHint(),
  },
  {
    name: 'again',
    key: 'r',
    isPossible: ({ following }) => following.value?.playback.mayShowAgain.value ?? false,
    run: ({ following }) => following.value?.playback.again(),
  },
  {
    name: 'next',
    key: 'n',
    isPossible: () => nextAsked(board(), 1) !== null,
    run: () => nextAsked(board(), 1)?.focus(),
  },
  {
    name: 'previous',
    key: 'N',
    isPossible: () => nextAsked(board(), -1) !== null,
    run: () => nextAsked(board(), -1)?.focus(),
  },
  { name: 'cards', key: 'c', isPossible: () => cards() !== null, run: () => cards()?.focus() },
  {
    name: 'list',
    key: '?',
    isPossible: () => true,
    run(session) {
      session.isKeyListShown.value = true
    },
  },
]

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The shortcut that was pressed, if it is one and can be done now. */
export function shortcutOf(event: Pressed, session: TableSession): Shortcut | null {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
  if (!isUndo && (event.ctrlKey || event.metaKey || event.altKey || wanted.value === 'off')) return null
  const found = SHORTCUTS.find(({ name, key }) => (isUndo ? name === 'undo' : key === event.key))
  return found?.isPossible(session) ? found : null
}

/** Where letters are text, or something else is open above the table. */
const TYPING = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog'

/** Follows the keys of a table until it is left. */
export function followKeys(session: TableSession): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || (event.target as Element).closest?.(TYPING)) return
    const shortcut = shortcutOf(event, session)
    if (!shortcut) return
    event.preventDefault()
    shortcut.run(session)
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}
