import { Fragment, h } from 'preact'
import { memo } from '../memo.ts'
import { type Drawing, Drawn } from '../pictures.ts'
import './counters.css'

/** The back of a counter, so that sides are told apart by more than colour. */
export type Trim = 'plain' | 'band' | 'double' | 'checks'

/** How a counter is shaped: in line and in column it points where it faces; a long one covers two places. */
export type Form = 'line' | 'column' | 'round' | 'long'

export type CounterState = 'selected' | 'dimmed' | 'targeted' | 'routed' | 'moved' | 'fired'

/** A small sign at a corner of a counter: drawn as `mark-<kind>`. */
export interface CounterMark {
  readonly kind: string
  readonly text?: string
  readonly sign?: Drawing
}

/** A counter as it is drawn. Of what it means nothing is known here. */
export interface CounterSpec {
  readonly id: string
  /** Where it stands; of a long one, where its bow is. */
  readonly at: number
  /** Where the stern of a long one is. */
  readonly stern?: number
  readonly form: Form
  /** Whither it points, in degrees from the upper edge of the screen. */
  readonly facing: number
  /** Its colours are those of `.of-<side>`: `--counter`, `--counter-ink` and `--counter-edge`. */
  readonly side: string
  readonly trim: Trim
  /** What it is, seen from afar too. */
  readonly sign?: Drawing
  /** Where it has no sign, two or three letters for the same. */
  readonly type?: string
  /** Up to three, from left to right, seen from near. */
  readonly figures?: readonly string[]
  /** Losses: on a counter of its own, seen from everywhere. */
  readonly hits?: number
  /** Up to three, seen from near. */
  readonly marks?: readonly CounterMark[]
  readonly states?: readonly CounterState[]
  /** It may be taken up. */
  readonly isAble?: boolean
}

/** Counters are drawn in units of which the room of a place is fifty. */
export const UNITS = 50

const BODIES: Readonly<Record<Exclude<Form, 'round'>, string>> = {
  line: 'M-30 33a4 4 0 0 1-4-4V-19a4 4 0 0 1 1.6-3.2L-2.4-44.6a4 4 0 0 1 4.8 0L32.4-22.2A4 4 0 0 1 34-19V29a4 4 0 0 1-4 4Z',
  column:
    'M-20 42a4 4 0 0 1-4-4V-24a4 4 0 0 1 1.2-2.8L-2.8-46.8a4 4 0 0 1 5.6 0L22.8-26.8A4 4 0 0 1 24-24V38a4 4 0 0 1-4 4Z',
  long: 'M0-94C14-78 23-52 23-22V52C23 74 12 90 0 94C-12 90-23 74-23 52V-22C-23-52-14-78 0-94Z',
}
const ROUND = 31

/** How far from the middle the trim begins, and half its width, for each form. */
const BACKS: Readonly<Record<Form, readonly [top: number, half: number]>> = {
  line: [25, 34],
  column: [34, 24],
  long: [46, 22],
  round: [19, 23],
}

function trimPath(form: Form, trim: Trim): string | null {
  const [top, half] = BACKS[form]
  const bar = (y: number, high: number): string => `M${-half} ${y}H${half}v${high}H${-half}Z`
  switch (trim) {
    case 'plain':
      return null
    case 'band':
      return bar(top, 5)
    case 'double':
      return bar(top - 1.5, 2.6) + bar(top + 3, 2.6)
    case 'checks': {
      const wide = half / 3
      return Array.from({ length: 3 }, (_, i) => `M${-half + 2 * i * wide} ${top - 1}h${wide}v7h${-wide}Z`).join('')
    }
  }
}

/** Where signs hang: at the upper right the losses, then around. */
const CORNERS: readonly (readonly [number, number])[] = [
  [33, 31],
  [-33, 31],
  [-33, -31],
]
/** Where figures stand, by how many there are: closer where the body is narrow. */
const FIGURES_AT: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-12, 12], 3: [-18, 0, 18] }
const NARROW = 0.66
/** Half of a sign that is drawn in a box of 24. */
const HALF_SIGN = 12

/** A counter, around its middle: the body turns where it faces, and what is written on it stays upright. */
export const CounterFace = memo(function CounterFace(counter: CounterSpec) {
  const { form, facing, trim, sign, type, figures = [], hits = 0, marks = [], states = [] } = counter
  const body = (kind: string) =>
    form === 'round' ? h('circle', { class: kind, r: ROUND }) : h('path', { class: kind, d: BODIES[form] })
  const back = trimPath(form, trim)
  const across = form === 'column' || form === 'long' ? NARROW : 1
  return h(
    Fragment,
    null,
    h(
      'g',
      { transform: form === 'round' ? undefined : `rotate(${facing})` },
      (states.includes('selected') || states.includes('targeted')) && body('counter-halo'),
      body('counter-body'),
      back && h('path', { class: 'counter-trim', d: back }),
      states.includes('fired') && h('path', { class: 'counter-fired', d: 'M-15-21L0-32L15-21' }),
      states.includes('routed') && h('path', { class: 'counter-rout', d: 'M-26 22L24-28M-12 30L30-12M-30 2L8-36' }),
    ),
    sign &&
      h(
        'g',
        {
          class: 'counter-sign',
          transform: `translate(${-HALF_SIGN * 1.5} ${figures.length > 0 ? -30 : -18}) scale(1.5)`,
        },
        h(Drawn, sign),
      ),
    !sign && type && h('text', { class: 'counter-type', y: figures.length > 0 ? -2 : 8 }, type),
    figures.map((figure, i) =>
      h('text', { key: i, class: 'counter-figure', x: across * (FIGURES_AT[figures.length]?.[i] ?? 0), y: 20 }, figure),
    ),
    hits > 0 && h(Badge, { kind: 'hits', text: String(hits), at: [33, -31] }),
    marks.slice(0, CORNERS.length).map((mark, i) => h(Badge, { key: mark.kind, ...mark, at: CORNERS[i] })),
  )
})

function Badge({ kind, text, sign, at: [x, y] }: CounterMark & { readonly at: readonly [number, number] }) {
  return h(
    'g',
    { class: `counter-mark mark-${kind}`, transform: `translate(${x} ${y})` },
    h('circle', { r: 13 }),
    text && h('text', { y: 6 }, text),
    sign && h('g', { transform: 'translate(-9 -9) scale(0.75)' }, h(Drawn, sign)),
  )
}
