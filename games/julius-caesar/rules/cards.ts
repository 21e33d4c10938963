import {
  type AskingStep,
  allBut,
  become,
  drawFrom,
  leave,
  leaveThrough,
  NOBODY,
  only,
  type PassingStep,
  type Seat,
} from '@iacta/kernel'
import { HAND_DEALT } from '../data/constants.ts'
import { type Action, cardIn, discard, playCard } from './action.ts'
import { sideId, tell } from './happenings.ts'
import { ALL_CARDS, CAESAR, CARD_IDS, type Card, enemyOf, GOD, MOVES, POMPEIUS, SIDES, type Side } from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar, citing } from './reasons.ts'
import { type Frame, NO_CARD, type State } from './state.ts'

/** 2.1. All 27 cards are shuffled and six dealt to each; the other fifteen stay unseen for the Year. */
export const deal: PassingStep<State, Extract<Frame, { step: 'deal' }>> = {
  run(s, _, play) {
    const deck = [...ALL_CARDS]
    s.discards = [NO_CARD, NO_CARD]
    s.played = [[], []]
    tell(play, 'year-begins', { year: s.year })
    for (const side of SIDES) {
      s.hands[side] = drawFrom(play.chance, deck, HAND_DEALT).sort((a, b) => a - b)
      tell(play, 'dealt', { side: sideId(side), cards: s.hands[side].map((c) => CARD_IDS[c]) }, only(side))
      tell(play, 'dealt', { side: sideId(side), cards: null }, allBut(side))
    }
    leave(s)
  },
}

type Discards = Extract<Frame, { step: 'discards' }>
type Cards = Extract<Frame, { step: 'cards' }>

const undecided = (frame: Discards | Cards): number =>
  (frame.chosen[0] === NO_CARD ? only(0) : NOBODY) | (frame.chosen[1] === NO_CARD ? only(1) : NOBODY)

function choose<F extends Discards | Cards>(frame: F, seat: Seat, card: Card): F {
  const chosen: [Card, Card] = [frame.chosen[0], frame.chosen[1]]
  chosen[seat as Side] = card
  return { ...frame, chosen }
}

const hasChosen = (frame: Discards | Cards, seat: Seat): boolean => seat > 1 || frame.chosen[seat as Side] !== NO_CARD

/** 2.1. Each player lays one of six aside, unseen; the choice stands when both have made it. */
export const discards: AskingStep<State, Discards, Action> = {
  clause: 'JC-2.1c',
  asks: (_, frame) => undecided(frame),
  actions: (s, _, seat) => s.hands[seat as Side].map((c) => discard(c)),
  refusal(s, _, seat, action) {
    if (action.do !== 'discard') return undefined
    const bar: Bar = s.hands[seat as Side].includes(cardIn(action)) ? null : citing('not-in-hand', 'JC-2.1c')
    return asRefusal(bar, { card: action.card })
  },
  play(s, frame, seat, action) {
    if (action.do === 'discard') become(s, choose(frame, seat, cardIn(action)))
  },
  run(s, frame, play) {
    for (const side of SIDES) {
      const gone = frame.chosen[side]
      s.discards[side] = gone
      s.hands[side] = s.hands[side].filter((c) => c !== gone)
      tell(play, 'discarded', { side: sideId(side), card: CARD_IDS[gone] }, only(side))
      tell(play, 'discarded', { side: sideId(side), card: null }, allBut(side))
    }
    leave(s)
  },
  prompt: (_, frame, seat) => (hasChosen(frame, seat) ? ask('wait-discard', {}) : ask('discard', {})),
}

/** EV-apollo. It copies the card the opponent played on the turn before, so there is none to copy on the first. */
function playBar(s: State, side: Side, card: Card): Bar {
  if (!s.hands[side].includes(card)) return 'not-in-hand'
  return GOD[card] === 'apollo' && s.turn === 1 ? 'apollo-first-turn' : null
}

/** 2.1. One card each, face down; turned together; the higher move, or an Event, is Player 1. */
export const cards: AskingStep<State, Cards, Action> = {
  clause: 'JC-2.1f',
  asks: (_, frame) => undecided(frame),
  actions: (s, _, seat) => s.hands[seat as Side].filter((c) => !playBar(s, seat as Side, c)).map((c) => playCard(c)),
  refusal(s, _, seat, action) {
    if (action.do !== 'play') return undefined
    return asRefusal(playBar(s, seat as Side, cardIn(action)), { card: action.card })
  },
  play(s, frame, seat, action) {
    if (action.do === 'play') become(s, choose(frame, seat, cardIn(action)))
  },
  run(s, frame, play) {
    const [c, p] = frame.chosen
    for (const side of SIDES) {
      s.hands[side] = s.hands[side].filter((card) => card !== frame.chosen[side])
      s.played[side].push(frame.chosen[side])
    }
    play.seal()
    tell(play, 'revealed', { caesar: CARD_IDS[c], pompeius: CARD_IDS[p] })
    leave(s)
    if (GOD[c] && GOD[p]) {
      // 2.1: two Events cancel each other, and the turn is over.
      tell(play, 'cancelled', {})
      leaveThrough(s, 'turn')
      return
    }
    s.player1 = firstPlayer(c, p)
    tell(play, 'player-1', { side: sideId(s.player1) })
  },
  prompt: (s, frame, seat) => (hasChosen(frame, seat) ? ask('wait-card', {}) : ask('card', { turn: s.turn })),
}

/** 2.1. An Event before any Command; then the higher move; Caesar on equal moves. */
export function firstPlayer(caesars: Card, pompeiuss: Card): Side {
  if (GOD[caesars]) return CAESAR
  if (GOD[pompeiuss]) return POMPEIUS
  return MOVES[pompeiuss] > MOVES[caesars] ? POMPEIUS : CAESAR
}

/** EV-apollo. The card a side acts by this turn: its own, or the one Apollo copies, cancelled or not (the enemy's of the turn before). */
export function actingCard(s: State, side: Side): Card {
  const own = s.played[side][s.turn - 1]
  return GOD[own] === 'apollo' ? s.played[enemyOf(side)][s.turn - 2] : own
}
