import type { HandoverQuestion } from '@iacta/kernel'
import { useEffect, useRef } from 'preact/hooks'
import './open-question.css'
import { t } from './curtain.words.ts'

interface OpenQuestionProps extends Pick<HandoverQuestion, 'kind'> {
  /** What happened, for all to know. */
  readonly about: string
  /** Who may, by name. */
  readonly seats: readonly { readonly seat: string; readonly name: string }[]
  /** Who has the screen, by name, and goes on if nobody answers. */
  readonly holder: string | null
  onAnswer(seat: string): void
  onNobody(): void
}

/** What is put to all who share a screen: whoever would answer says so, and only before him a curtain falls. */
export function OpenQuestion({ kind, about, seats, holder, onAnswer, onNobody }: OpenQuestionProps) {
  const nobody = useRef<HTMLButtonElement>(null)
  useEffect(() => nobody.current?.focus({ preventScroll: true }), [about])
  return (
    <section class="open-question" aria-labelledby="open-question-asks">
      <p class="open-question-about">{about}</p>
      <h2 id="open-question-asks">{t.value.asks[kind](seats[0]?.name ?? '')}</h2>
      <p class="open-question-more">{holder === null ? t.value.askedAll : t.value.askedBy(holder)}</p>
      <div class="open-question-answers">
        <button type="button" class="button main" ref={nobody} onClick={onNobody}>
          {t.value.nobody[kind]}
        </button>
        {seats.map(({ seat, name }) => (
          <button key={seat} type="button" class="button" onClick={() => onAnswer(seat)}>
            {t.value.isMe[kind](name)}
          </button>
        ))}
      </div>
    </section>
  )
}
