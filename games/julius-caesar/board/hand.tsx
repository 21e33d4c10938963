import { CardRow } from '@iacta/web/cards'
import { type CardId, SIDE_IDS, type SideId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { CardBack, CardFace, sayCard } from './cards.tsx'
import type { Props } from './desk.ts'
import { isOpen } from './open.ts'
import { frame, stepNow } from './reading.ts'
import { useOfCard } from './touch.ts'

/** One's own cards, fanned: a touch raises one and explains it, a second plays it. */
export function Hand({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk, words } = useAround()
  const raised = desk.raised.value
  const chosen = chosenBy(view, view.seat)
  if (!view.seat) return null
  return (
    <CardRow
      class="jc-hand"
      cardClass="jc-in-hand"
      label={words.hand}
      isFan
      cards={view.hand.map((id) => {
        const name = sayCard(id, words)
        return {
          id,
          name: chosen === id ? `${name}, ${words.chosen}` : name,
          isAble: useOfCard(actions, id) !== null,
          isRaised: raised === id,
          isChosen: chosen === id,
        }
      })}
      face={(id) => <CardFace id={id} words={words} />}
      touch={(id) => desk.card(id)}
    />
  )
}

/** The card a side has laid down and not yet turned, as far as this seat knows it. */
export function chosenBy(view: View, side: SideId | null): CardId | null {
  const step = stepNow(view)
  if (!side || (step !== 'cards' && step !== 'discards')) return null
  return (frame(view, step)?.chosen[SIDE_IDS.indexOf(side)] as CardId | null) ?? null
}

/** What both sides have played this year, what they laid aside, what they still hold. */
export function Played({ view }: { readonly view: View }) {
  const { words } = useAround()
  return (
    <section class="jc-played" aria-label={words.played}>
      {SIDE_IDS.map((side) => (
        <PlayedBy key={side} view={view} side={side} />
      ))}
    </section>
  )
}

function PlayedBy({ view, side }: { readonly view: View; readonly side: SideId }) {
  const { words } = useAround()
  const played = view.played[side]
  const down = stepNow(view) === 'cards' && chosenBy(view, side) !== null
  const aside = isOpen(view) ? view.discards[side] : view.seat === side ? view.discard : null
  const isNow = (i: number): boolean => i === view.turn - 1 && view.player1 !== null
  return (
    <div class={`jc-played-by jc-of-${side}`}>
      <h4>
        {words.sides[side]}
        {view.player1 === side && <small>{words.player1}</small>}
      </h4>
      <ol>
        {played.map((id, i) => (
          <li key={id} class={isNow(i) ? 'is-now' : ''} aria-label={sayCard(id, words)}>
            <CardFace id={id} words={words} />
          </li>
        ))}
        {down && (
          <li aria-label={words.faceDown}>
            <CardBack />
          </li>
        )}
      </ol>
      <p class="jc-held-cards">
        {isOpen(view) ? (
          <OpenHand cards={view.hands[side]} />
        ) : (
          view.seat !== side && view.handSize[side] > 0 && <Backs count={view.handSize[side]} />
        )}
        {view.discarded[side] && (
          <span
            class="jc-aside"
            role="img"
            aria-label={`${words.discarded}: ${aside ? sayCard(aside, words) : words.faceDown}`}
          >
            {aside ? <CardFace id={aside} words={words} /> : <CardBack />}
          </span>
        )}
      </p>
    </div>
  )
}

function Backs({ count }: { readonly count: number }) {
  const { words } = useAround()
  return (
    <span class="jc-backs" role="img" aria-label={words.enemyHand(count)}>
      {Array.from({ length: count }, (_, i) => (
        <CardBack key={i} />
      ))}
    </span>
  )
}

/** What a side holds, when the game is over and there is nothing left to hide. */
function OpenHand({ cards }: { readonly cards: readonly CardId[] }) {
  const { words } = useAround()
  if (cards.length === 0) return null
  const said = cards.map((id) => sayCard(id, words)).join('; ')
  return (
    <span class="jc-open-hand" role="img" aria-label={`${words.enemyHand(cards.length)}: ${said}`}>
      {cards.map((id) => (
        <CardFace key={id} id={id} words={words} />
      ))}
    </span>
  )
}

/** Both cards turned over together. */
export function Reveal({ motion }: { readonly motion: boolean }) {
  const { desk, words } = useAround()
  const turned = desk.told.turned.value
  if (!turned) return null
  return (
    <div
      key={turned.n}
      class={motion ? 'jc-reveal has-motion' : 'jc-reveal'}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) desk.told.turned.value = null
      }}
    >
      {SIDE_IDS.map((side) => (
        <figure key={side} class={`jc-of-${side}`}>
          <div class="jc-flip">
            <CardBack />
            <CardFace id={turned[side]} words={words} />
          </div>
          <figcaption>{words.sides[side]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
