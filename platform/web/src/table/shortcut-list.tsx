import { useEffect, useRef } from 'preact/hooks'
import { shortcuts } from '../settings.ts'
import type { TableSession } from './session.ts'
import './shortcut-list.css'
import { SHORTCUTS } from './shortcuts.ts'
import { t } from './shortcuts.words.ts'

/** Keys that mean the same everywhere; those without a sign have a name in each language. */
const OTHERS = [
  ['tab', 'Tab'],
  ['arrows', '← ↑ → ↓'],
  ['enter', null],
  ['escape', null],
  ['zoom', '+ − 0'],
  ['bare', 'M'],
] as const

/** All keys and what they do; at a table also which of them can be used just now. */
export function ShortcutList({ session }: { readonly session?: TableSession }) {
  const w = t.value
  return (
    <div class="shortcut-list">
      {shortcuts.value === 'off' && <p class="note">{w.off}</p>}
      <p>{w.lead}</p>
      <dl>
        {SHORTCUTS.map((shortcut) => {
          const isNow = session !== undefined && shortcut.isPossible(session)
          return (
            <div key={shortcut.name} class={isNow ? 'is-now' : ''}>
              <dt>
                <kbd>{shortcut.key === 'N' ? '⇧ N' : shortcut.key.toUpperCase()}</kbd>
                {shortcut.name === 'undo' && <kbd>Ctrl Z</kbd>}
              </dt>
              <dd>
                {w.names[shortcut.name]}
                {isNow && shortcut.name !== 'list' && <small> ({w.now})</small>}
              </dd>
            </div>
          )
        })}
      </dl>
      <p>{w.twice}</p>
      <p>{w.more}</p>
      <dl>
        {OTHERS.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key ?? w.keys[name]}</kbd>
            </dt>
            <dd>{w.others[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The same above the table, until Escape or its button; then the focus is where it was. */
export function ShortcutDialog({ session }: { readonly session: TableSession }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = (): void => {
    session.isKeyListShown.value = false
  }
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [])
  return (
    <dialog ref={dialog} class="shortcut-dialog" aria-label={t.value.title} onClose={close}>
      <header>
        <h2>{t.value.title}</h2>
        <button type="button" class="button" onClick={close}>
          {t.value.close}
        </button>
      </header>
      <ShortcutList session={session} />
    </dialog>
  )
}
