import { useEffect, useRef, useState } from 'preact/hooks'
import { t as common } from '../words.ts'
import './confirm.css'

interface ChoiceProps {
  readonly says: string
  /** What is at stake. */
  readonly asks: string
  readonly choices: readonly { readonly says: string; onChosen(): void }[]
  /** What cannot be undone looks like it. */
  readonly isGrave?: boolean
}

/** A button that asks before it does anything: in its own place, so that nobody has to look elsewhere. */
export function Choice({ says, asks, choices, isGrave = false }: ChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) first.current?.focus()
    else if (wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!isOpen)
    return (
      <button type="button" class={`button ${isGrave ? 'grave' : ''}`} ref={button} onClick={() => setOpen(true)}>
        {says}
      </button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend where the question stands
    <div
      class="confirm"
      role="group"
      aria-label={says}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        setOpen(false)
      }}
    >
      <p>{asks}</p>
      <div class="confirm-choices">
        {choices.map((choice, i) => (
          <button
            key={choice.says}
            type="button"
            class="button main"
            ref={i === 0 ? first : undefined}
            onClick={() => {
              setOpen(false)
              choice.onChosen()
            }}
          >
            {choice.says}
          </button>
        ))}
        <button type="button" class="button" onClick={() => setOpen(false)}>
          {common.value.cancel}
        </button>
      </div>
    </div>
  )
}

interface SureProps extends Omit<ChoiceProps, 'choices'> {
  onYes(): void
}

/** One thing to do, after a second thought. */
export const Sure = ({ onYes, ...props }: SureProps) => (
  <Choice {...props} choices={[{ says: props.says, onChosen: onYes }]} />
)
