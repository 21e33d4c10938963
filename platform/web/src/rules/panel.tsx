import { gameNamed } from '@iacta/registry/browser'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { RulesBook } from '../board/index.ts'
import { ErrorLine, Waiting } from '../frame/parts.tsx'
import { useFetched } from '../frame/task.ts'
import { language } from '../settings.ts'
import { t } from '../words.ts'
import { type Place, Reader } from './reader.tsx'
import { w } from './rules.words.ts'

/** A game's book in the language chosen now; kept while another is fetched. */
export function useBook(game: string) {
  return useFetched<RulesBook | null>(
    async () => (await gameNamed(game)?.rules(language.value)) ?? null,
    [game, language.value],
  )
}

export interface RulesPanelProps {
  readonly game: string
  /** The clause to begin with; another one said later is gone to. */
  readonly clause?: string | null
  onClose?(): void
}

/** The rules beside a table: to look something up and go on playing. */
export function RulesPanel({ game, clause = null, onClose }: RulesPanelProps) {
  const { value: book, trouble, again } = useBook(game)
  const [place, setPlace] = useState<Place>({ at: clause ?? '' })
  const [query, setQuery] = useState('')
  const first = useRef(clause)
  useEffect(() => {
    if (clause === first.current) return
    first.current = clause
    setQuery('')
    setPlace({ at: clause ?? '' })
  }, [clause])
  return (
    <section
      class="rules-panel"
      aria-label={w.value.rules}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.()
      }}
    >
      <header class="rules-panel-head">
        <h2 class="rules-panel-title">{w.value.rules}</h2>
        <a
          href={`/rules/${game}${place.at ? `#${place.at}` : ''}`}
          target="_blank"
          rel="noopener"
          class="rules-panel-button"
          title={w.value.whole}
        >
          <span class="unseen">{w.value.whole}</span>
          <svg class="rules-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />
          </svg>
        </a>
        {onClose ? (
          <button type="button" class="rules-panel-button" aria-label={w.value.close} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        ) : null}
      </header>
      <div class="rules-panel-room">{room()}</div>
    </section>
  )

  function room() {
    if (book)
      return (
        <Reader
          game={game}
          book={book}
          place={place}
          query={query}
          level={3}
          onPlace={(at) => setPlace({ at })}
          onQuery={setQuery}
        />
      )
    if (trouble) return <ErrorLine trouble={trouble} again={again} />
    return gameNamed(game) ? <Waiting /> : <p>{t.value.notFound}</p>
  }
}
