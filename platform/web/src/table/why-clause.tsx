import type { Language } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry/browser'
import { useEffect, useState } from 'preact/hooks'
import { clauseNumber } from '../rules/book.ts'
import { language } from '../settings.ts'
import { t } from './why.words.ts'

interface ClauseProps {
  readonly game: string
  readonly clause: string
  onRules?: ((clause: string) => void) | undefined
}

/** The rule behind a refusal: its number, which leads to the book, and its words. */
export function Clause({ game, clause, onRules }: ClauseProps) {
  const said = useClause(game, clause, language.value)
  const number = clauseNumber(clause)
  return (
    <div class="why-rule">
      <a
        class="why-link"
        href={`/rules/${game}#${clause}`}
        aria-label={t.value.openRule(number)}
        onClick={(event) => {
          if (!onRules || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onRules(clause)
        }}
      >
        {t.value.rule(number)}
      </a>
      {said !== null && <p class="why-clause">{said ?? t.value.loading}</p>}
    </div>
  )
}

/** The clause in its own words; undefined while they are fetched, null if they cannot be had. */
function useClause(game: string, clause: string, wanted: Language): string | null | undefined {
  const [said, setSaid] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    setSaid(undefined)
    const book = gameNamed(game)?.rules(wanted) ?? Promise.resolve({ sections: [] })
    book
      .then(({ sections }) => {
        const found = sections.flatMap(({ clauses }) => clauses).find(({ id }) => id === clause)
        if (isWanted) setSaid(found?.text ?? null)
      })
      .catch(() => {
        if (isWanted) setSaid(null)
      })
    return () => {
      isWanted = false
    }
  }, [game, clause, wanted])
  return said
}
