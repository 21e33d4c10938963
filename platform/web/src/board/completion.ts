import {
  fits,
  type GameText,
  type Language,
  type Listed,
  labelOf,
  type Open,
  openFields,
  type Param,
  sayValue,
  withValues,
} from '@iacta/kernel'
import { type ComponentChildren, h } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { Amount } from './amount.ts'
import { Choice, Choices } from './choices.ts'

export interface CompletionProps<Action> {
  /** A legal action that leaves something open. */
  readonly listed: Listed<Action>
  readonly text: GameText<Action>
  readonly language: Language
  readonly isBusy?: boolean
  /** What a number that is chosen costs, and what remains. */
  note?(field: string, value: number): string
  choose(action: Action): void
  /** Beside the button that does it. */
  readonly children?: ComponentChildren
}

/** At first a number is as low as it may be, a list is empty, and nothing else is chosen for anybody. */
const atFirst = (open: Open): Param => ('any' in open ? null : 'some' in open ? [] : open.from)

/** Everything that an action leaves open, each with its own control, and the button that does it. */
export function Completion<Action>(props: CompletionProps<Action>) {
  const { listed, language, isBusy, note, choose, children } = props
  const text = props.text as GameText
  const form = useRef<HTMLFormElement>(null)
  const open = openFields(listed)
  const [values, setValues] = useState<ReadonlyMap<string, Param>>(
    () => new Map(open.map(([field, one]) => [field, atFirst(one)])),
  )
  const chosen = open.map(([field]): [string, Param] => [field, values.get(field) ?? null])
  const isFit = open.every(([field, one]) => fits(one, values.get(field)))
  const whole = isFit ? withValues<Action>(listed, chosen) : null
  const control = ([field, one]: readonly [string, Open]) => {
    const value = values.get(field) ?? null
    const common = { key: field, label: labelOf(text, listed, field), language }
    const say = (which: string | number): string => sayValue(text, listed, field, which)
    const change = (next: Param): void => setValues(new Map([...values, [field, next]]))
    if ('any' in one)
      return h(Choice, { ...common, values: one.any, value: value as string | number | null, say, change })
    if ('some' in one) {
      const { some, least, most } = one
      return h(Choices, { ...common, values: some, least, most, chosen: value as readonly string[], say, change })
    }
    const noted = note ? { note: (n: number) => note(field, n) } : {}
    return h(Amount, { ...common, ...noted, span: one, value: value as number | null, say, change })
  }
  return h(
    'form',
    {
      class: 'completion',
      ref: form,
      noValidate: true,
      onSubmit: (event: Event) => {
        event.preventDefault()
        if (isBusy) return
        if (whole !== null) choose(whole)
        else form.current?.querySelector<HTMLElement>('[data-unfit] input:not([type="range"])')?.focus()
      },
    },
    open.map(control),
    h(
      'div',
      { class: 'completion-end' },
      h(
        'button',
        { type: 'submit', class: 'button main', 'aria-disabled': isBusy || whole === null || undefined },
        text.action(whole ?? listed),
      ),
      children,
    ),
  )
}
