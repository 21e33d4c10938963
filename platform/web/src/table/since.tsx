import { EVERYONE } from '@iacta/kernel'
import { t } from './playback.words.ts'
import type { BarProps } from './playback-bar.tsx'
import { counted } from './portions.ts'

/** So many of the things that came to an end are told; the latest. */
const MOST_TOLD = 3

/** What happened at a table while one was away, in short. */
export function SinceNote({ session, text }: BarProps) {
  const following = session.following.value
  const since = following?.since.value
  const log = session.link.scene.value?.log
  if (!following || !since || !log) return null
  const said = counted(since.portions).map(({ kind, count }) => t.value.counted[kind](count))
  const results = since.portions.filter(({ is }) => is === 'result').slice(-MOST_TOLD)
  return (
    <section class="table-note since-note" aria-label={t.value.since}>
      <span>
        <strong>{t.value.since}:</strong> {said.length > 0 ? said.join(', ') : t.value.nothingMuch}.
      </span>
      <button type="button" class="button main" onClick={() => following.playSince()}>
        {t.value.playSince}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          following.since.value = null
        }}
      >
        {t.value.dismiss}
      </button>
      {results.length > 0 && (
        <ul>
          {results.map(({ from }) => (
            <li key={from}>{text.happening({ ...log[from], to: EVERYONE })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
