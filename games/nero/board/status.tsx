import { Pips, type StatusProps } from '@iacta/web/board'
import { CARDS_PER_HAND, TURNS } from '../data/constants.ts'
import type { View } from '../rules/view.ts'
import { frame, playerOf, seatsAt } from './reading.ts'
import { type Labels, wordsIn } from './spoken.ts'
import { Icon } from './symbols.tsx'
import './status.css'

const NUMERALS = ['I', 'II', 'III', 'IV']

/** Always in sight: the turn, whose hand it is and what is left of it, and everybody's points. */
export function Status({ view, language }: StatusProps<View>) {
  const words = wordsIn(language)
  return (
    <div class="board-status ne-status">
      <p>
        <Pips class="ne-turns" label={words.turn(view.turn, TURNS)} of={NUMERALS} now={view.turn} />
      </p>
      <p class="ne-race">
        {seatsAt(view).map((seat) => {
          const { victory, rank } = playerOf(view, seat)
          const said = `${words.owners[seat]}: ${words.victory(victory)}, ${words.ranks[rank]}`
          return (
            <span key={seat} class={`ne-score ne-of-${seat} is-${rank}`} role="img" aria-label={said} title={said}>
              <Icon of={seat} />
              <b>{victory}</b>
            </span>
          )
        })}
      </p>
      <HandNow view={view} words={words} />
    </div>
  )
}

/** Whose hand it is, how many cards were played, and the movement points that are left. */
function HandNow({ view, words }: { readonly view: View; readonly words: Labels }) {
  if (!frame(view, 'hands')) return null
  const said = words.handOf(words.owners[view.active], view.cardsPlayed, CARDS_PER_HAND)
  const points = view.pool ? words.pointsFor(view.points, view.pool) : null
  return (
    <p class={`ne-now ne-of-${view.active}`} role="img" aria-label={points ? `${said}; ${points}` : said} title={said}>
      <span class="board-wide">{words.handShort(words.owners[view.active])}</span>
      <span class="ne-played" aria-hidden="true">
        {Array.from({ length: CARDS_PER_HAND }, (_, i) => (
          <i key={i} class={i < view.cardsPlayed ? 'is-past' : ''} />
        ))}
      </span>
      {view.pool && (
        <span class="ne-pool" title={points ?? undefined}>
          <Icon of="march" />
          <b>{view.points}</b>
          <span class="board-wide">{words.places[view.pool]}</span>
        </span>
      )}
    </p>
  )
}
