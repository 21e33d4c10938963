import type { Language } from '@iacta/kernel'
import { h } from 'preact'
import { useId } from '../frame/ids.ts'
import './amounts.css'
import { AMOUNT_WORDS } from './amounts.words.ts'

interface ListProps<T> {
  readonly label: string
  readonly values: readonly T[]
  readonly language: Language
  /** How a value is said. */
  say(value: T): string
}

export interface ChoiceProps<T extends string | number> extends ListProps<T> {
  /** Null while nothing is chosen. */
  readonly value: T | null
  change(value: T): void
}

/** One of a few. */
export function Choice<T extends string | number>({ label, values, value, language, say, change }: ChoiceProps<T>) {
  const id = useId()
  return h(
    'fieldset',
    { class: 'choice-list', 'data-unfit': value === null || undefined },
    h('legend', null, label),
    values.map((one) =>
      h(
        'label',
        { key: one },
        h('input', { type: 'radio', name: id, checked: one === value, onChange: () => change(one) }),
        say(one),
      ),
    ),
    h('p', { class: 'amount-note', role: 'status' }, value === null ? AMOUNT_WORDS[language].chooseOne : null),
  )
}

export interface ChoicesProps<T extends string> extends ListProps<T> {
  readonly least: number
  readonly most: number
  /** What is chosen, in the order of the values. */
  readonly chosen: readonly T[]
  change(chosen: readonly T[]): void
}

/** Some of a few: not fewer than the least, nor more than the most. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { label, values, least, chosen, language, say, change } = props
  const most = Math.min(props.most, values.length)
  const w = AMOUNT_WORDS[language]
  const isFull = chosen.length >= most
  const turn = (one: T): void => change(values.filter((other) => chosen.includes(other) !== (other === one)))
  return h(
    'fieldset',
    { class: 'choice-list', 'data-unfit': chosen.length < least || undefined },
    h('legend', null, label, h('span', { class: 'amount-within' }, ` (${w.choose(least, most)})`)),
    values.map((one) => {
      const isChosen = chosen.includes(one)
      return h(
        'label',
        { key: one },
        h('input', {
          type: 'checkbox',
          checked: isChosen,
          disabled: isFull && !isChosen,
          onChange: () => turn(one),
        }),
        say(one),
      )
    }),
    h('p', { class: 'amount-note', role: 'status' }, w.chosen(chosen.length, most)),
  )
}
