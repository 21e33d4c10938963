import type { MarchQuestion } from '@iacta/kernel'
import type { TogetherProps } from '@iacta/web/board'
import { h, type TargetedEvent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { words as en } from './labels.en.ts'
import { words as it } from './labels.it.ts'
import { goalsAlong, goalsTurned, lineMarch, marchInWords, straightWay } from './lines.ts'
import { factsIn, standsAt } from './reading.ts'
import { lineIn } from './touch.ts'

/** A line under command for those who play by list: one unit is told a hex, and the others go the same way. */

type Changed<Target extends EventTarget> = TargetedEvent<Target>

const LABELS = { en, it }

const WORDS = {
  en: {
    lead: 'Unit that leads',
    hex: 'Hex it goes to (four figures)',
    look: 'What would come of it',
    not: 'There is no such hex.',
  },
  it: {
    lead: 'Unità che guida',
    hex: 'Esagono dove va (quattro cifre)',
    look: 'Che cosa ne verrebbe',
    not: 'Non c’è un esagono così.',
  },
} as const

export function LineInText({ view, actions, language, reach, act }: TogetherProps<View, Action>) {
  const line = lineIn(view, actions)
  const [named, setNamed] = useState('')
  const [hex, setHex] = useState('')
  const [question, setQuestion] = useState<MarchQuestion<Action> | null>(null)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => setQuestion(null), [view])
  if (line.length < 2) return null
  const [w, own] = [LABELS[language], WORDS[language]]
  const lead = line.includes(named) ? named : line[0]
  const found = question && reach(question).value?.formation
  const march = found && lineMarch(view, question, found)
  const look = (event: Event): void => {
    event.preventDefault()
    const from = standsAt(view, lead)
    const isThere = factsIn(view).hexIds.includes(hex) && from !== null && from !== hex
    setWrong(!isThere)
    setQuestion(isThere ? { pieces: [], goals: goalsAlong(view, line, lead, straightWay(view, from, hex)) } : null)
  }
  const turn = (by: 1 | -1): void => setQuestion({ pieces: [], goals: goalsTurned(view, line, by) })
  const turning = (by: 1 | -1, says: string) =>
    h('button', { type: 'button', class: 'button', onClick: () => turn(by) }, says)
  return h(
    'form',
    { class: 'text-find', 'aria-label': w.line.asOne(line.length), onSubmit: look },
    h(
      'label',
      null,
      `${own.lead} `,
      h(
        'select',
        { value: lead, onChange: ({ currentTarget }: Changed<HTMLSelectElement>) => setNamed(currentTarget.value) },
        line.map((id) => h('option', { key: id, value: id }, `${w.unit(id)}, ${standsAt(view, id)}`)),
      ),
    ),
    h(
      'label',
      null,
      `${own.hex} `,
      h('input', {
        inputMode: 'numeric',
        autocomplete: 'off',
        size: 5,
        value: hex,
        onInput: ({ currentTarget }: Changed<HTMLInputElement>) => setHex(currentTarget.value.trim()),
      }),
    ),
    h('button', { type: 'submit', class: 'button' }, own.look),
    turning(-1, w.line.turn.left),
    turning(1, w.line.turn.right),
    h('p', { role: 'status' }, isWrong ? own.not : march ? marchInWords(march, w) : question ? '…' : ''),
    march &&
      march.goes.length > 0 &&
      h(
        'button',
        { type: 'button', class: 'button main', onClick: () => act(...march.way) },
        w.line.go(march.goes.length),
      ),
  )
}
