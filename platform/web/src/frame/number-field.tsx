import { highestOf, type OptionRange } from '@iacta/kernel'
import { useState } from 'preact/hooks'
import { useId } from './ids.ts'
import { w } from './number-field.words.ts'

interface NumberFieldProps {
  readonly label: string
  readonly range: OptionRange
  readonly value: number
  /** Words below it, beside what it may be. */
  readonly about?: string | null
  onNumber(value: number): void
}

/** A whole number in a range: to be typed, or stepped through with buttons or arrows. */
export function NumberField({ label, range, value, about = null, onNumber }: NumberFieldProps) {
  const id = useId()
  // What is being typed is not yet a number of the range.
  const [typed, setTyped] = useState<string | null>(null)
  const { from, by = 1 } = range
  const to = highestOf(range)
  const isIn = (n: number): boolean => Number.isInteger(n) && n >= from && n <= to && (n - from) % by === 0
  const step = (by: number) => () => {
    setTyped(null)
    if (isIn(value + by)) onNumber(value + by)
  }
  return (
    <div class="field number-field">
      <label for={id}>{label}</label>
      <span class="number-line">
        <StepButton says={w.value.less(label)} mark="−" isAtEnd={value <= from} onStep={step(-by)} />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={from}
          max={to}
          step={by}
          value={typed ?? String(value)}
          aria-describedby={`${id}-under`}
          aria-invalid={typed !== null && !isIn(Number(typed)) ? true : undefined}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
            const said = currentTarget.value === '' ? Number.NaN : Number(currentTarget.value)
            if (isIn(said)) onNumber(said)
          }}
          onBlur={() => setTyped(null)}
        />
        <StepButton says={w.value.more(label)} mark="+" isAtEnd={value >= to} onStep={step(by)} />
      </span>
      <span id={`${id}-under`} class="under">
        {about === null ? '' : `${about}. `}
        {w.value.range(from, to, by)}
      </span>
    </div>
  )
}

interface StepButtonProps {
  readonly says: string
  readonly mark: string
  readonly isAtEnd: boolean
  onStep(): void
}

/** It stays in reach at the end of the range, so that nobody's focus is lost there. */
const StepButton = ({ says, mark, isAtEnd, onStep }: StepButtonProps) => (
  <button type="button" class="button" aria-label={says} aria-disabled={isAtEnd || undefined} onClick={onStep}>
    <span aria-hidden="true">{mark}</span>
  </button>
)
