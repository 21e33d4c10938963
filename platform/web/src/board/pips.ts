import { h } from 'preact'

interface PipsProps {
  readonly class: string
  /** The same in words. */
  readonly label: string
  /** What is written in each, or how many there are. */
  readonly of: readonly string[] | number
  /** Which it is now, from 1. */
  readonly now: number
}

/** A short row of rounds or turns: those that are over, the one it is, those to come. */
export const Pips = ({ class: own, label, of, now }: PipsProps) =>
  h(
    'span',
    { class: own, role: 'img', 'aria-label': label },
    (typeof of === 'number' ? Array.from({ length: of }, () => '') : of).map((sign, i) =>
      h('i', { key: i, class: i + 1 < now ? 'is-past' : i + 1 === now ? 'is-now' : '' }, sign),
    ),
  )
