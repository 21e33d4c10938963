import type { GameText, Language } from '@iacta/kernel'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Completion } from '../board/completion.ts'
import { useId } from '../frame/ids.ts'

interface OpenChoiceProps {
  readonly listed: unknown
  readonly text: GameText
  readonly language: Language
  readonly isBusy: boolean
  choose(action: unknown): void
}

/** A choice of the text view that leaves something open: it unfolds what is to be said, and folds again by Escape. */
export function OpenChoice({ listed, text, language, isBusy, choose }: OpenChoiceProps) {
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isAsked) room.current?.querySelector<HTMLElement>('input:not([type="range"])')?.focus()
  }, [isAsked])
  const fold = (): void => {
    setAsked(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        type="button"
        class="button"
        ref={button}
        aria-expanded={isAsked}
        aria-controls={id}
        onClick={() => (isAsked ? fold() : setAsked(true))}
      >
        {text.action(listed)} …
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside. */}
      <div
        id={id}
        class="text-open"
        ref={room}
        hidden={!isAsked}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          fold()
        }}
      >
        {isAsked ? (
          <Completion listed={listed} text={text} language={language} isBusy={isBusy} choose={choose} />
        ) : null}
      </div>
    </>
  )
}
