import { useRef } from 'preact/hooks'
import { type CardId, SIDE_IDS, type SideId } from '../rules/board.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { CardBack, CardFace, sayCard } from './cards.tsx'
import type { Props } from './desk.ts'
import { isOpen } from './open.ts'
import { frame, stepNow } from './reading.ts'

/** One's own cards, fanned: the mouse plays one; a finger or a key raises it, and plays it when it comes again. */
export function Hand({ view, actions }: Pick<Props, 'view' | 'actions'>) {
  const { desk, words } = useAround()
  const pointer = useRef('')
  const raised = desk.raised.value
  const chosen = chosenBy(view, view.seat)
  if (!view.seat) return null
  const middle = (view.hand.length - 1) / 2
  return (
    <section class="jc-hand" aria-label={words.hand}>
      {view.hand.map((id, i) => {
        const may = actions.find((a) => (a.do === 'play' || a.do === 'discard') && a.card === id)
        const name = sayCard(id, words)
        return (
          <button
            key={id}
            type="button"
            class={`jc-in-hand${raised === id || chosen === id ? ' is-raised' : ''}${may ? ' is-able' : ''}`}
            style={{ '--turn': `${(i - middle) * 3}deg`, '--drop': `${Math.abs(i - middle) ** 2 * 1.2}px` }}
            title={may ? `${may.do === 'play' ? words.playIt : words.discardIt}: ${name}` : name}
            aria-pressed={raised === id}
            onPointerDown={({ pointerType }) => {
              pointer.current = pointerType
            }}
            onClick={({ detail }) => {
              const isMouse = pointer.current === 'mouse'
              pointer.current = ''
              // The second half of a double click is not meant for the card that has come there since.
              if (!isMouse || detail < 2) desk.card(id, isMouse)
            }}
          >
            <span class="unseen">{chosen === id ? `${name}, ${words.chosen}` : name}</span>
            <CardFace id={id} words={words} />
          </button>
        )
      })}
    </section>
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
