import type { GameText, Refusal } from '@iacta/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { later } from '../board/later.ts'
import { Icon } from './icons.tsx'
import './why.css'
import { t } from './why.words.ts'

const Reason = later(() => import('./why-reason.tsx').then((module) => module.Reason))
const Clause = later(() => import('./why-clause.tsx').then((module) => module.Clause))

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
              <Reason text={text} refusal={refusal} />
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
