import './battle.css'
import { controlOf } from '@iacta/web/board'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { CardId, SeatId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { useAround } from './around.ts'
import { CardBack, CardFace } from './cards.tsx'
import { sayCard } from './describe-cards.ts'
import type { Props } from './desk.ts'
import { type Fought, sources } from './last-battle.ts'
import { CommanderImage, LegionImage } from './pieces.tsx'
import { battleOf, type Frames, frame, legionsOf, playerOf, strengths } from './reading.ts'
import { Icon } from './symbols.tsx'

/** The battle being fought: what both have on the board, and the cards they lay face down; then all are turned. */
export function BattlePanel({ view, actions, motion, text }: Pick<Props, 'view' | 'actions' | 'motion' | 'text'>) {
  const { desk } = useAround()
  const battle = frame(view, 'battle')
  const fought = desk.told.fought.value
  if (battle) return <Fighting view={view} actions={actions} battle={battle} text={text} />
  return fought ? <Over key={fought.n} fought={fought} motion={motion} text={text} /> : null
}

function Fighting({
  view,
  actions,
  battle,
  text,
}: Pick<Props, 'view' | 'actions' | 'text'> & { readonly battle: Frames['battle'] }) {
  const { desk, words } = useAround()
  const { attack, defence } = strengths(view)
  const stack = frame(view, 'stack')
  const ready = actions.find(({ do: verb }) => verb === 'ready')
  const isFolded = desk.folded.value
  return (
    <section class={`ne-battle${isFolded ? ' is-folded' : ''}`} aria-label={words.battle(battle.at)} data-covers>
      <header>
        <h2>{words.battle(battle.at)}</h2>
        <button
          type="button"
          class="button"
          onClick={() => {
            desk.folded.value = !isFolded
          }}
        >
          {isFolded ? words.unfold : words.fold}
        </button>
      </header>
      {!isFolded && (
        <>
          <div class="ne-field">
            <Side
              view={view}
              seat={view.active}
              role={words.attacker}
              legions={stack?.legions ?? 0}
              commander={stack?.commander ?? false}
              strength={attack}
              chosen={battle.chosen[0]}
            />
            <Icon of="swords" />
            <Side
              view={view}
              seat={battle.defender}
              role={words.defender}
              legions={legionsOf(view, battle.defender, battle.at)}
              commander={playerOf(view, battle.defender).commander === battle.at}
              strength={defence}
              chosen={battle.chosen[1]}
            />
          </div>
          {ready ? (
            <div class="ne-orders">
              <p>{words.chooseBattleCards}</p>
              <button type="button" class="button main" data-do={controlOf(ready)} onClick={() => desk.act(ready)}>
                {text.action(ready)}
              </button>
            </div>
          ) : (
            <p class="ne-orders">{words.cardsAreChosen}</p>
          )}
        </>
      )}
    </section>
  )
}

interface SideProps {
  readonly view: View
  readonly seat: SeatId
  readonly role: string
  readonly legions: number
  readonly commander: boolean
  readonly strength: number
  readonly chosen: readonly CardId[]
}

/** Only one's own cards are seen; of the other's nobody knows even how many. */
function Side({ view, seat, role, legions, commander, strength, chosen }: SideProps) {
  const { words } = useAround()
  const isMine = view.seat === seat
  return (
    <div class={`ne-side ne-of-${seat}`}>
      <h3>
        <Icon of={seat} /> {words.owners[seat]} <small>{role}</small>
      </h3>
      <div class="ne-troops">
        <LegionImage owner={seat} count={legions} />
        {commander && <CommanderImage seat={seat} rank={playerOf(view, seat).rank} />}
        <b class="ne-strength">{words.points(strength + sum(isMine ? chosen : []))}</b>
      </div>
      <ul class="ne-laid">
        {isMine ? (
          chosen.map((id) => (
            <li key={id} aria-label={sayCard(id, words)}>
              <CardFace id={id} words={words} />
            </li>
          ))
        ) : (
          <li aria-label={words.faceDown}>
            <CardBack />
          </li>
        )}
      </ul>
    </div>
  )
}

const sum = (cards: readonly CardId[]): number => cards.reduce((points, id) => points + battleOf(id), 0)

/** Where it is told in words, for whoever does not see it; there is one such panel at most. */
const FOUGHT = 'ne-battle-fought'
const AFTER = 'ne-battle-after'

/** All cards turned over together, how it ended and what came of it: for everybody, until it has been looked at. */
function Over({ fought, motion, text }: { readonly fought: Fought } & Pick<Props, 'motion' | 'text'>) {
  const { desk, words } = useAround()
  const button = useRef<HTMLButtonElement>(null)
  useFocusOf(button)
  const { at, attacker, defender, attackersCards, defendersCards, attack, defence } = fought.battle
  return (
    <section
      class={`ne-battle is-over${motion ? ' has-motion' : ''}`}
      aria-label={words.battle(at)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        desk.told.close()
      }}
    >
      <header>
        <h2>{words.battle(at)}</h2>
        <button
          ref={button}
          type="button"
          class="button main"
          aria-describedby={`${FOUGHT} ${AFTER}`}
          onClick={() => desk.told.close()}
        >
          {words.goOn}
        </button>
      </header>
      <div class="ne-field">
        <Turned
          seat={attacker}
          role={words.attacker}
          cards={attackersCards}
          total={attack}
          won={fought.winner === attacker}
        />
        <Icon of="swords" />
        <Turned
          seat={defender}
          role={words.defender}
          cards={defendersCards}
          total={defence}
          won={fought.winner === defender}
        />
      </div>
      <div id={AFTER} class="ne-came-of-it">
        {fought.after.map((line, i) => (
          <p key={i}>{text.happening({ ...line, to: 0 })}</p>
        ))}
      </div>
      <p id={FOUGHT} class="unseen">
        {text.happening({ key: 'fought', params: { ...fought.battle }, to: 0 })}
      </p>
    </section>
  )
}

/** The button is at hand for whoever plays by keyboard, unless he is writing; afterwards he is where he was. */
function useFocusOf(button: RefObject<HTMLButtonElement>): void {
  useEffect(() => {
    const before = document.activeElement
    if (before?.matches('input, textarea, select')) return
    button.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
}

interface TurnedProps {
  readonly seat: SeatId
  readonly role: string
  readonly cards: readonly CardId[]
  readonly total: number
  readonly won: boolean
}

function Turned({ seat, role, cards, total, won }: TurnedProps) {
  const { words } = useAround()
  const { map, cards: played } = sources(total, cards)
  return (
    <div class={`ne-side ne-of-${seat}${won ? ' has-won' : ''}`}>
      <h3>
        <Icon of={seat} /> {words.owners[seat]} <small>{role}</small>
      </h3>
      <p class="ne-sum">
        <b>{total}</b>
        {won && <strong>{words.victorious}</strong>}
        <span>{words.sum(map, played)}</span>
      </p>
      <ul class="ne-laid">
        {cards.map((id) => (
          <li key={id} class="ne-flip" aria-label={sayCard(id, words)} title={sayCard(id, words)}>
            <CardBack />
            <CardFace id={id} words={words} />
          </li>
        ))}
        {cards.length === 0 && <li class="ne-none">{words.noBattleCards}</li>}
      </ul>
    </div>
  )
}
