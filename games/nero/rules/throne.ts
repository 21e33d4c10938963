import {
  type AskingStep,
  become,
  enter,
  leave,
  only,
  type PassingStep,
  type PlayContext,
  type Seat,
} from '@iacta/kernel'
import { BRIBES_PER_GUARD, CARDS_PER_HAND, DECLARATION, POINTS_TO_BE_PROCLAIMED } from '../data/constants.ts'
import { type Action, COUNT, cardIn, influence, STRIKE, support } from './action.ts'
import { declarationPoints } from './control.ts'
import { announce } from './events.ts'
import { placeId, seatId, tell } from './happenings.ts'
import { BRIBERY, type Card, GUARD, KIND, SENATE } from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import {
  type AttemptFrame,
  EMPEROR,
  emperors,
  type FrameOf,
  GENERAL,
  isInRome,
  mayPlayCard,
  type State,
  spend,
  unheldBar,
} from './state.ts'
import { markSingle, openWindow } from './window.ts'

// Proclamation in Rome (7.1)

const isThroneCard = (c: Card): boolean => KIND[c] === SENATE || KIND[c] === GUARD
const holdsThroneCard = (s: State, seat: Seat): boolean => mayPlayCard(s, seat) && s.hands[seat].some(isThroneCard)

/** 7.1. General or Contender in Rome, no Emperor in play, and some way to reach five points. */
export function proclaimBar(s: State, seat: Seat): Bar {
  if (!isInRome(s, seat)) return 'not-in-rome'
  if (s.rank[seat] === EMPEROR) return 'emperor-already'
  if (emperors(s).length > 0) return 'emperor-in-play'
  const enough = declarationPoints(s, seat) >= POINTS_TO_BE_PROCLAIMED
  return enough || holdsThroneCard(s, seat) ? null : 'no-hope-of-points'
}

export function beginProclamation(s: State, seat: Seat, play: PlayContext): void {
  tell(play, 'proclamation-opens', { seat: seatId(seat), points: declarationPoints(s, seat) })
  enter(s, { step: 'proclamation', cards: 0, laid: false })
}

type Proclamation = FrameOf<'proclamation'>

const pointsNow = (s: State, f: Proclamation): number => declarationPoints(s, s.active) + f.cards * DECLARATION.card

function influenceBar(s: State, seat: Seat, c: Card): Bar {
  const unheld = unheldBar(s, seat, c)
  if (unheld) return unheld
  if (!isThroneCard(c)) return 'not-a-throne-card'
  return mayPlayCard(s, seat) ? null : 'four-cards'
}

/** R40. Points are counted when the player stops; before any card only if the board already gives enough. */
const countBar = (s: State, f: Proclamation): Bar =>
  f.laid || pointsNow(s, f) >= POINTS_TO_BE_PROCLAIMED ? null : 'no-hope-of-points'

export const proclamation: AskingStep<State, Proclamation, Action> = {
  clause: 'NE-7.1c',
  asks: (s) => only(s.active),
  actions(s, f, seat) {
    const list: Action[] = countBar(s, f) ? [] : [COUNT]
    for (const c of s.hands[seat]) if (!influenceBar(s, seat, c)) list.push(influence(c))
    return list
  },
  refusal(s, f, seat, action) {
    if (action.do === 'count')
      return asRefusal(countBar(s, f), { points: pointsNow(s, f), needed: POINTS_TO_BE_PROCLAIMED })
    if (action.do !== 'influence') return undefined
    return asRefusal(influenceBar(s, seat, cardIn(action)), { card: action.card })
  },
  play(s, f, seat, action, play) {
    if (action.do === 'influence') {
      become(s, { ...f, laid: true })
      announce(s, play, { card: cardIn(action) })
      return
    }
    leave(s)
    const points = pointsNow(s, f)
    if (points < POINTS_TO_BE_PROCLAIMED) {
      tell(play, 'proclamation-failed', { seat: seatId(seat), points })
      return
    }
    s.rank[seat] = EMPEROR
    tell(play, 'new-emperor', { seat: seatId(seat), at: placeId(s.commander[seat]), by: 'proclamation' })
  },
  prompt: (s, f, seat) =>
    seat === s.active ? ask('proclamation', { points: pointsNow(s, f) }) : ask('wait-hand', { seat: seatId(s.active) }),
}

/** 7.1, 12.0-senate-influence, 12.0-praetorian-guard. Each that nobody has cancelled gives its point. */
export function addPoint(s: State): void {
  const f = s.stack[s.stack.length - 1] as Proclamation
  become(s, { ...f, cards: f.cards + 1 })
}

// Assassination (9.0)

/** 9.0. The cards laid with an attempt: Guards and Bribery, all at once, within the four of the hand. */
export const plot: AskingStep<State, FrameOf<'plot'>, Action> = {
  clause: 'NE-4.3a',
  asks: (s) => only(s.active),
  actions(s, f, seat) {
    const list: Action[] = [STRIKE]
    for (const c of s.hands[seat]) if (!supportBar(s, f, seat, c)) list.push(support(c))
    return list
  },
  refusal(s, f, seat, action) {
    if (action.do === 'strike') return null
    if (action.do !== 'support') return undefined
    return asRefusal(supportBar(s, f, seat, cardIn(action)), { card: action.card })
  },
  play(s, f, seat, action, play) {
    if (action.do === 'support') {
      become(s, { ...f, cards: [...f.cards, cardIn(action)] })
      return
    }
    leave(s)
    for (const c of [f.card, ...f.cards]) spend(s, seat, c)
    markSingle(s, f.card)
    const guards = f.cards.filter((c) => KIND[c] === GUARD).length
    const bribes = f.cards.length - guards
    play.seal()
    tell(play, 'attempted', { seat: seatId(seat), of: seatId(f.of), guards, bribes })
    enter(s, {
      step: 'attempt',
      seat,
      of: f.of,
      guardsFor: guards,
      bribesFor: bribes,
      guardsAgainst: 0,
      bribesAgainst: 0,
    })
    openWindow(s)
  },
  prompt: (s, f, seat) =>
    seat === s.active
      ? ask('plot', { of: seatId(f.of), cards: CARDS_PER_HAND - s.cardsPlayed - 1 - f.cards.length })
      : ask('wait-hand', { seat: seatId(s.active) }),
}

function supportBar(s: State, f: FrameOf<'plot'>, seat: Seat, c: Card): Bar {
  const unheld = unheldBar(s, seat, c)
  if (unheld) return unheld
  if (c === f.card || f.cards.includes(c)) return 'card-chosen'
  if (KIND[c] !== GUARD && KIND[c] !== BRIBERY) return 'not-a-support-card'
  return s.cardsPlayed + 1 + f.cards.length < CARDS_PER_HAND ? null : 'four-cards'
}

const pairs = (bribes: number): number => Math.floor(bribes / BRIBES_PER_GUARD)

/** 12.0-bribery, R46. Guards left on either side when full pairs of Bribery have undone theirs. */
export const protecting = (f: AttemptFrame): number => Math.max(0, f.guardsFor - pairs(f.bribesAgainst))
const opposing = (f: AttemptFrame): number => Math.max(0, f.guardsAgainst - pairs(f.bribesFor))
/** 9.0. More opposing Guards than protecting ones stop the attempt. */
export const isBlocked = (f: AttemptFrame): boolean => opposing(f) > protecting(f)

export const attempt: PassingStep<State, AttemptFrame> = {
  run(s, f, play) {
    leave(s)
    if (isBlocked(f)) {
      tell(play, 'saved', { seat: seatId(f.seat), of: seatId(f.of) })
      return
    }
    s.rank[f.of] = GENERAL
    tell(play, 'murdered', { seat: seatId(f.seat), of: seatId(f.of) })
  },
}
