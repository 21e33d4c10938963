import { type ComponentChildren, h } from 'preact'
import { useRef } from 'preact/hooks'
import './card-row.css'

/** A card in one's hand. */
export interface RowCard<Id extends string> {
  readonly id: Id
  /** What it is, for those who do not see it. */
  readonly name: string
  /** It is of use now. */
  readonly isAble: boolean
  /** It was touched and is explained; a second touch means it. */
  readonly isRaised: boolean
  /** It is laid out already. */
  readonly isChosen?: boolean
}

export interface CardRowProps<Id extends string> {
  readonly label: string
  /** The game's own classes for the row and for each card. */
  readonly class: string
  readonly cardClass: string
  readonly cards: readonly RowCard<Id>[]
  /** Held like a fan, or laid side by side. */
  readonly isFan?: boolean
  /** What is said where there is none. */
  readonly none?: string
  face(id: Id): ComponentChildren
  touch(id: Id): void
}

/** How far one card of a fan is turned against the next, and how much the outer ones hang. */
const FAN = { turn: 3, drop: 1.2 } as const

/**
 * A row of cards that fits its width: they close up as there is less room, and the last is always whole. Arrows go from
 * card to card.
 */
export function CardRow<Id extends string>(props: CardRowProps<Id>) {
  const { label, class: own, cardClass, cards, isFan = false, none, face, touch } = props
  const pointer = useRef('')
  const middle = (cards.length - 1) / 2
  return h(
    'section',
    { class: `card-row ${own}${isFan ? ' is-fan' : ''}`, 'aria-label': label, onKeyDown: step },
    cards.length === 0 && none && h('p', { class: 'card-row-none' }, none),
    cards.map(({ id, name, isAble, isRaised, isChosen = false }, i) =>
      h(
        'button',
        {
          key: id,
          type: 'button',
          class: `${cardClass}${isRaised || isChosen ? ' is-raised' : ''}${isAble ? ' is-able' : ''}`,
          style: isFan
            ? { '--turn': `${(i - middle) * FAN.turn}deg`, '--drop': `${Math.abs(i - middle) ** 2 * FAN.drop}px` }
            : undefined,
          'aria-pressed': isRaised,
          'data-card': id,
          onPointerDown: ({ pointerType }: PointerEvent) => {
            pointer.current = pointerType
          },
          onClick: ({ detail }: MouseEvent) => {
            const isMouse = pointer.current === 'mouse'
            pointer.current = ''
            // The second half of a double click is no second thought.
            if (!isMouse || detail < 2) touch(id)
          },
        },
        h('span', { class: 'unseen' }, name),
        face(id),
      ),
    ),
  )
}

const STEPS: Readonly<Record<string, 'previousElementSibling' | 'nextElementSibling'>> = {
  ArrowLeft: 'previousElementSibling',
  ArrowRight: 'nextElementSibling',
}

function step(event: KeyboardEvent): void {
  const way = STEPS[event.key]
  const next = way && (event.target as Element).closest('button')?.[way]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}
