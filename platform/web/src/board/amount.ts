import { fits, type Language, openWords, type Span, waysToComplete } from '@iacta/kernel'
import { h } from 'preact'
import { useState } from 'preact/hooks'
import { useId } from '../frame/ids.ts'
import './amounts.css'
import { AMOUNT_WORDS } from './amounts.words.ts'

export interface AmountProps {
  readonly label: string
  readonly span: Span
  /** Null while what is typed lies outside the span. */
  readonly value: number | null
  readonly language: Language
  /** How a number is said: `5 talents`. */
  say?(value: number): string
  /** What it costs, what remains: said beside it whenever it changes. */
  note?(value: number): string
  change(value: number | null): void
}

/** A number within limits: slid, stepped or typed. */
export function Amount({ label, span, value, language, say = String, note, change }: AmountProps) {
  const id = useId()
  const w = AMOUNT_WORDS[language]
  const { from, by = 1 } = span
  const to = from + by * (waysToComplete(span) - 1)
  const [typed, setTyped] = useState<string | null>(null)
  const [last, setLast] = useState(value ?? from)
  const shown = value ?? last
  const within = openWords(language).amount(span, say)
  const take = (next: number): void => {
    setTyped(null)
    setLast(next)
    change(next)
  }
  const type = (said: string): void => {
    const next = said.trim() === '' ? null : Number(said)
    const isFit = fits(span, next)
    setTyped(said)
    if (isFit && next !== null) setLast(next)
    change(isFit ? next : null)
  }
  const step = (name: string, sign: string, next: number) =>
    h(
      'button',
      {
        type: 'button',
        class: 'button amount-step',
        'aria-label': `${label}: ${name}`,
        'aria-disabled': next < from || next > to || undefined,
        onClick: () => (next < from || next > to ? undefined : take(next)),
      },
      sign,
    )
  const limits = { min: from, max: to, step: by }
  return h(
    'div',
    { class: 'amount', role: 'group', 'aria-labelledby': `${id}-label`, 'data-unfit': value === null || undefined },
    h('span', { id: `${id}-label`, class: 'amount-label' }, label),
    h('span', { id: `${id}-within`, class: 'amount-within' }, within),
    step(w.less, '−', shown - by),
    h('input', {
      type: 'range',
      class: 'amount-slider',
      'aria-label': `${label}: ${w.slide}`,
      'aria-valuetext': say(shown),
      ...limits,
      value: shown,
      onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => take(Number(currentTarget.value)),
    }),
    step(w.more, '+', shown + by),
    h('input', {
      type: 'number',
      class: 'amount-typed',
      inputMode: 'numeric',
      'aria-label': label,
      'aria-describedby': `${id}-within`,
      'aria-invalid': value === null || undefined,
      autocomplete: 'off',
      ...limits,
      value: typed ?? String(shown),
      onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => type(currentTarget.value),
      onBlur: () => (value === null ? undefined : setTyped(null)),
    }),
    h(
      'p',
      { class: value === null ? 'amount-note unfit' : 'amount-note', role: 'status' },
      value === null ? w.only(within) : note?.(value),
    ),
  )
}
