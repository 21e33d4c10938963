import { type CardId, card, isAnyTime, isSingle, KIND } from '../rules/printed.ts'
import { cardTitle } from './describe-cards.ts'
import { battleOf, eventOf, moveOf } from './reading.ts'
import type { Labels } from './spoken.ts'
import { Sign } from './symbols.tsx'

/**
 * The cards, drawn in a box of 100 by 140: the event above, what it is worth in movement and in battle below. All of
 * it stands at the left, which is seen when cards lie close.
 */
export function CardFace({ id, words }: { readonly id: CardId; readonly words: Labels }) {
  const event = eventOf(id)
  const kind = KIND[card(id)]
  const lines = titleLines(cardTitle(id, words))
  return (
    <svg class={`ne-card${isAnyTime[kind] ? ' is-any-time' : ''}`} viewBox="0 0 100 140" aria-hidden="true">
      <rect class="ne-paper" x="1" y="1" width="98" height="138" rx="9" />
      <path class="ne-head" d="M1 10a9 9 0 0 1 9-9H90a9 9 0 0 1 9 9V38H1Z" />
      {lines.map((line, i) => (
        <text
          key={line}
          class={longest(lines) > 11 ? 'ne-title is-long' : 'ne-title'}
          x="8"
          y={titleY(lines.length, i)}
        >
          {line}
        </text>
      ))}
      <g class="ne-event is-faint">
        <Sign of={event} x={68} y={102} size={66} />
      </g>
      <g class="ne-event">
        <Sign of={event} x={27} y={60} size={36} />
      </g>
      {isSingle[kind] && (
        <g class="ne-single">
          <circle cx="86" cy="51" r="8" />
          <text x="86" y="55.5">
            1
          </text>
        </g>
      )}
      <g class="ne-worth">
        <rect x="6" y="84" width="43" height="24" rx="5" />
        <Sign of="march" x={18} y={96} size={13} />
        <text x="37" y="103.5">
          {moveOf(id)}
        </text>
      </g>
      <g class="ne-worth">
        <rect x="6" y="111" width="43" height="24" rx="5" />
        <Sign of="sword" x={18} y={123} size={16} />
        <text x="37" y="130.5">
          {battleOf(id)}
        </text>
      </g>
    </svg>
  )
}

export const CardBack = () => (
  <svg class="ne-card is-back" viewBox="0 0 100 140" aria-hidden="true">
    <rect class="ne-paper" x="1" y="1" width="98" height="138" rx="9" />
    <path class="ne-border" d="M8 8H92V132H8Z" />
    <g class="ne-event">
      <Sign of="ave-caesar" x={50} y={70} size={46} />
    </g>
  </svg>
)

const LINE = 10
const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length))
const titleY = (lines: number, i: number): number => (lines === 1 ? 25 : 18 + i * 14)

/** A title on two lines at most, as even as its words allow. */
function titleLines(title: string): readonly string[] {
  if (title.length <= LINE) return [title]
  const words = title.split(' ')
  if (words.length === 1) return [title]
  let best: readonly string[] = [title]
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    if (longest(lines) < longest(best)) best = lines
  }
  return best
}
