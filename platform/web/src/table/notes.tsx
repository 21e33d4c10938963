import { useEffect, useRef, useState } from 'preact/hooks'
import { api } from '../api.ts'
import { t } from './talk.words.ts'

/** After so long without a key it is saved; after a failure it is tried again. */
const PAUSE = 800
const RETRY = 5000
const MAX_LENGTH = 20_000

type State = 'loading' | 'unread' | 'saved' | 'saving' | 'unsaved'

/** Somebody's own notes at a table, saved as they are written. */
export function Notes({ table }: { readonly table: string }) {
  const { note, state, write, flush } = useNote(table)
  const mark = {
    loading: '',
    unread: t.value.failed,
    saved: t.value.saved,
    saving: t.value.saving,
    unsaved: t.value.unsaved,
  }
  return (
    <div class="talk-notes">
      <label>
        {t.value.notes}
        <textarea
          value={note}
          maxLength={MAX_LENGTH}
          disabled={state === 'loading' || state === 'unread'}
          aria-describedby="talk-notes-hint"
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onBlur={flush}
        />
      </label>
      <p id="talk-notes-hint" class="talk-hint">
        {t.value.notesHint}
      </p>
      <p class={`talk-mark ${state}`} role="status">
        {state === 'saved' && <span aria-hidden="true">✓ </span>}
        {note === '' && state === 'saved' ? '' : mark[state]}
      </p>
    </div>
  )
}

function useNote(table: string) {
  const path = `/tables/${table}/note`
  const [note, setNote] = useState('')
  const [state, setState] = useState<State>('loading')
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** What is not with the server yet; null if nothing is. */
  const pending = useRef<string | null>(null)

  const save = async (): Promise<void> => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    const text = pending.current
    if (text === null) return
    try {
      await api('PUT', path, { text })
      if (pending.current === text) {
        pending.current = null
        setState('saved')
      }
    } catch {
      setState('unsaved')
      timer.current = setTimeout(() => void save(), RETRY)
    }
  }

  useEffect(() => {
    let isHere = true
    setState('loading')
    api<{ text: string }>('GET', path).then(
      ({ text }) => {
        if (!isHere) return
        setNote(text)
        setState('saved')
      },
      () => isHere && setState('unread'),
    )
    // The page may go before the pause is over.
    const leave = (): void => {
      if (pending.current !== null)
        void fetch(`/api${path}`, {
          method: 'PUT',
          keepalive: true,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: pending.current }),
        }).catch(() => undefined)
    }
    addEventListener('pagehide', leave)
    return () => {
      isHere = false
      removeEventListener('pagehide', leave)
      if (timer.current) clearTimeout(timer.current)
      leave()
      pending.current = null
    }
  }, [path])

  return {
    note,
    state,
    write(text: string): void {
      setNote(text)
      setState('saving')
      pending.current = text
      if (timer.current) clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), PAUSE)
    },
    flush: () => void save(),
  }
}
