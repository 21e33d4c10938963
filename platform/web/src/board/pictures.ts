import { Fragment, h } from 'preact'

/** A picture in a box of 24 by 24, in one colour: filled, or drawn as lines, or both. */
export interface Drawing {
  readonly fill?: string
  readonly line?: string
}

export const Drawn = ({ fill, line }: Drawing) =>
  h(
    Fragment,
    null,
    fill && h('path', { d: fill, fill: 'currentColor', 'fill-rule': 'evenodd' }),
    line &&
      h('path', {
        d: line,
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 2,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
  )

/** A picture in a line of text or on a button; `class` is for what a game has to say of its own. */
export const Pictogram = ({ class: own, ...drawing }: Drawing & { readonly class: string }) =>
  h('svg', { class: `board-icon ${own}`, viewBox: '0 0 24 24', 'aria-hidden': true }, h(Drawn, drawing))
