import type { GameText } from '@iacta/kernel'
import { useEffect } from 'preact/hooks'
import type { TableSession } from './session.ts'
import { t } from './waiting-note.words.ts'

/** What was done while there is no connection: that it waits, and how to take it back. */
export function WaitingNote({ session, text }: { readonly session: TableSession; readonly text: GameText }) {
  const held = session.dispatches.value.filter(({ where }) => where.value === 'waiting' || where.value === 'unsure')
  const isHeld = held.length > 0
  useEffect(() => {
    if (!isHeld) return
    // Whoever leaves now takes it with him.
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [isHeld])
  return (
    <>
      {held.map((dispatch, i) => (
        <p key={i} class="table-note waiting-note">
          <span>
            {dispatch.where.value === 'unsure' ? t.value.unsure : t.value.waits}{' '}
            <b>{dispatch.actions.map((action) => text.action(action)).join(' · ')}</b>
          </span>
          {dispatch.mayBeWithdrawn && (
            <button type="button" class="button" onClick={() => void session.undo()}>
              {t.value.takeBack}
            </button>
          )}
        </p>
      ))}
    </>
  )
}
