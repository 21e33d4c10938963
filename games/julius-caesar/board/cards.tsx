import { type CardId, card, GOD, LEVIES, MOVES } from '../rules/printed.ts'
import { type Labels, numeral } from './labels.ts'

/** The cards, drawn in a box of 100 by 140. */
export function CardFace({ id, words }: { readonly id: CardId; readonly words: Labels }) {
  const god = GOD[card(id)]
  if (god)
    return (
      <svg class="jc-card is-event" viewBox="0 0 100 140" aria-hidden="true">
        <rect class="jc-paper" x="1" y="1" width="98" height="138" rx="9" />
        <rect class="jc-border" x="6" y="6" width="88" height="128" rx="5" />
        <circle class="jc-disc" cx="50" cy="56" r="34" />
        <use href={`#jc-${god}`} x="26" y="32" width="48" height="48" />
        <text x="50" y="116" class={words.gods[god].length > 6 ? 'jc-god is-long' : 'jc-god'}>
          {words.gods[god]}
        </text>
      </svg>
    )
  const moves = MOVES[card(id)]
  const levies = LEVIES[card(id)]
  return (
    <svg class="jc-card" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="jc-paper" x="1" y="1" width="98" height="138" rx="9" />
      <rect class="jc-border" x="6" y="6" width="88" height="128" rx="5" />
      <path class="jc-banner" d="M48 12h4v6h28v58l-15-7-15 10-15-10-15 7V18h28zM48 76h4v24h-4z" />
      <text x="50" y="58" class="jc-moves">
        {numeral(moves)}
      </text>
      {Array.from({ length: levies }, (_, i) => (
        <use key={i} href="#jc-coin" x={50 - levies * 12 + i * 24} y="103" width="24" height="24" class="jc-coin" />
      ))}
    </svg>
  )
}

export function CardBack() {
  return (
    <svg class="jc-card is-back" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="jc-paper" x="1" y="1" width="98" height="138" rx="9" />
      <path class="jc-border" d="M8 8h84v124H8zM50 30l28 40-28 40-28-40z" />
      <text x="50" y="79" class="jc-back-word">
        IACTA
      </text>
    </svg>
  )
}

export function sayCard(id: CardId, words: Labels): string {
  const c = card(id)
  const god = GOD[c]
  return god
    ? `${words.event}: ${words.gods[god]}. ${words.powers[god]}`
    : `${words.moves(MOVES[c])}, ${words.levies(LEVIES[c])}`
}
