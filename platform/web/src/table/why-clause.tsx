import type { Language } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry/browser'
import { useEffect, useState } from 'preact/hooks'
import { chaptersOf, clauseNumber, type Clause as Found } from '../rules/book.ts'
import { language } from '../settings.ts'
import { t } from './why.words.ts'

interface ClauseProps {
  readonly game: string
  readonly clause: string
  onRules?: ((clause: string) => void) | undefined
}

/** The rule behind a refusal: its number, which leads to the book, and its words. */
export function Clause({ game, clause, onRules }: ClauseProps) {
  const found = useClause(game, clause, language.value)
  const number = found?.number ?? numberOf(clause, found === undefined)
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
      {found !== null && <p class="why-clause">{found?.text ?? t.value.loading}</p>}
    </div>
  )
}

/** By its id. A clause that goes by a name waits for the book, which has it in the reader's language. */
function numberOf(clause: string, isComing: boolean): string {
  const number = clauseNumber(clause)
  return isComing && !/^\d/.test(number) ? '' : number
}

/** The clause as the book has it; undefined while that is fetched, null if it cannot be had. */
function useClause(game: string, clause: string, wanted: Language): Found | null | undefined {
  const [found, setFound] = useState<Found | null | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    setFound(undefined)
    const book = gameNamed(game)?.rules(wanted) ?? Promise.resolve({ sections: [], tables: [] })
    book
      .then((rules) => {
        const clauses = chaptersOf(rules).flatMap(({ sections }) => sections.flatMap((section) => section.clauses))
        if (isWanted) setFound(clauses.find(({ id }) => id === clause) ?? null)
      })
      .catch(() => {
        if (isWanted) setFound(null)
      })
    return () => {
      isWanted = false
    }
  }, [game, clause, wanted])
  return found
}
