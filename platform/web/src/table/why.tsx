import type { GameText, Language, Refusal } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry/browser'
import { useEffect, useRef, useState } from 'preact/hooks'
import { clauseNumber } from '../rules/book.ts'
import { language } from '../settings.ts'
import { Icon } from './icons.tsx'
import './why.css'
import { t } from './why.words.ts'

interface WhyProps {
  /** Null when there is nothing to say; keep it mounted, so that what comes is read aloud. */
  readonly refusal: Refusal | null
  readonly text: GameText
  readonly game: string
  onClose(): void
  /** Opens the rules beside the board; without it the link goes to their page. */
  onRules?(clause: string): void
}

/** Says why something cannot be done, with the rule. It takes no focus; it goes by Escape, its button, or the next action. */
export function WhyDialog({ refusal, text, game, onClose, onRules }: WhyProps) {
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const close = (): void => {
    const isInside = box.current?.contains(document.activeElement)
    onClose()
    if (isInside) cameFrom.current?.focus()
  }
  useEscape(refusal !== null, close)
  return (
    <div
      class="why"
      ref={box}
      onFocusIn={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !box.current?.contains(relatedTarget))
          cameFrom.current = relatedTarget
      }}
    >
      <div class={refusal ? 'why-note' : undefined}>
        <div role="status">
          {refusal && (
            <>
              <p class="why-head">{t.value.notPossible}</p>
              <p class="why-reason">{text.refusal(refusal)}</p>
            </>
          )}
        </div>
        {refusal?.clause && <Clause game={game} clause={refusal.clause} onRules={onRules} />}
        {refusal && (
          <button type="button" class="why-close" aria-label={t.value.close} onClick={close}>
            <Icon of="close" />
          </button>
        )}
      </div>
    </div>
  )
}

function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen])
}

interface ClauseProps extends Pick<WhyProps, 'game' | 'onRules'> {
  readonly clause: string
}

function Clause({ game, clause, onRules }: ClauseProps) {
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
