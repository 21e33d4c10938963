import {
  type AskingStep,
  become,
  drawFrom,
  enter,
  leave,
  only,
  type PassingStep,
  type PlayContext,
  type Refusal,
  type Seat,
} from '@iacta/kernel'
import { CARDS_PER_HAND, COST, HAND_DEALT, MOST_EMPERORS, POINTS_TO_BE_PROCLAIMED } from '../data/constants.ts'
import {
  type Action,
  cardIn,
  DISPERSE,
  discard,
  END,
  event,
  form,
  from,
  lay,
  PROCLAIM,
  placeAt,
  RALLY,
  withCommander,
} from './action.ts'
import { declarationPoints } from './control.ts'
import { announceOrAim, eventBar } from './events.ts'
import { dismissGarrison, hasGarrison, musterGarrison, restand } from './garrison.ts'
import { cardId, placeId, seatId, tell, tellOfCard } from './happenings.ts'
import {
  ALL_CARDS,
  ALL_PLACES,
  CARD_IDS,
  type Card,
  KIND,
  MOVE,
  NOWHERE,
  type Place,
  PROVINCES,
  REVOLT,
  ROME,
} from './printed.ts'
import { ask } from './prompts.ts'
import { asRefusal, type Bar } from './reasons.ts'
import {
  CONTENDER,
  clockwiseFrom,
  DONE,
  EMPEROR,
  emperors,
  FRESH,
  type FrameOf,
  INDEPENDENT,
  isInRome,
  legionsOf,
  MARKED,
  MARKED_DONE,
  MOVED,
  markedOf,
  mayPlayCard,
  playedFrom,
  put,
  READY,
  SICK,
  type StackFrame,
  type State,
  seatsOf,
  spend,
  standing,
  TOPICS,
  take,
  UNTIL_HAND,
  UNTIL_ROUND,
  unheldBar,
} from './state.ts'
import { beginProclamation, proclaimBar } from './throne.ts'

/** 4.2. All cards are gathered, shuffled and dealt; the rest stay unseen for the turn. */
export const deal: PassingStep<State, FrameOf<'deal'>> = {
  run(s, _, play) {
    const deck = [...ALL_CARDS]
    const count = HAND_DEALT[s.length][s.players]
    s.spent = []
    for (const seat of seatsOf(s)) {
      s.hands[seat] = drawFrom(play.chance, deck, count).sort((a, b) => a - b)
      s.discards[seat] = []
      tell(play, 'dealt', { seat: seatId(seat), cards: s.hands[seat].map(cardId), count }, only(seat))
      tell(play, 'dealt', { seat: seatId(seat), cards: null, count }, 0xffff & ~only(seat))
    }
    leave(s)
  },
}

/** 4.2. Who begins a turn: the youngest, later whoever has fewest points; lots decide between equals. */
export function beginTurn(s: State, turn: number, play: PlayContext): Seat {
  s.turn = turn
  const fewest = Math.min(...s.victory)
  const tied = turn === 1 ? [s.first] : seatsOf(s).filter((seat) => s.victory[seat] === fewest)
  const begins = tied.length > 1 ? tied[play.chance.pick(tied.length)] : tied[0]
  s.active = begins
  tell(play, 'turn-begins', { turn, seat: seatId(begins), drawn: tied.length > 1 })
  return begins
}

/** 4.1. Hand after hand, clockwise, until nobody holds cards or the last player has had his last hand. */
export const hands: PassingStep<State, FrameOf<'hands'>> = {
  run(s, f, play) {
    const holders = seatsOf(s).filter((seat) => s.hands[seat].length > 0)
    if (f.begun && (f.last || holders.length === 0)) {
      leave(s)
      return
    }
    const seat = f.next
    const last = holders.length === 1 && holders[0] === seat
    become(s, { step: 'hands', next: clockwiseFrom(s, seat)[0], begun: true, last })
    beginHand(s, seat)
    const rises = s.rank[seat] === CONTENDER && isInRome(s, seat) && emperors(s).length < MOST_EMPERORS
    if (s.hands[seat].length > 0 || rises || canActWithoutCards(s, seat))
      tell(play, 'hand-begins', { seat: seatId(seat), last })
    // 7.2: a Contender who begins his hand in Rome is Emperor before anything else, and no card answers that.
    if (rises) {
      s.rank[seat] = EMPEROR
      tell(play, 'new-emperor', { seat: seatId(seat), at: placeId(ROME), by: 'march' })
    }
    if (s.hands[seat].length > 0 || canActWithoutCards(s, seat)) enter(s, { step: 'hand' })
  },
}

/** 3.3, R14. Who has lost all his legions goes on playing. What needs no card: removing the Germanic marker, or a proclamation with points on the board. */
const canActWithoutCards = (s: State, seat: Seat): boolean => hasGarrison(s) || proclaimBar(s, seat) === null

function beginHand(s: State, seat: Seat): void {
  s.active = seat
  s.cardsPlayed = 0
  s.singles = 0
  s.pool = NOWHERE
  s.points = 0
  s.attacked = []
  for (const p of PROVINCES)
    for (let owner = 0; owner <= INDEPENDENT; owner++) {
      refresh(s, owner, p, DONE, FRESH)
      refresh(s, owner, p, MARKED_DONE, MARKED)
    }
  musterGarrison(s)
  s.condition.fill(READY)
  for (let i = 0; i < s.orders.length; i++)
    if (s.orders[i] <= UNTIL_HAND || (s.orders[i] === UNTIL_ROUND && Math.floor(i / TOPICS.length) === seat))
      s.orders[i] = 0
}

function refresh(
  s: State,
  owner: number,
  p: Place,
  was: typeof DONE | typeof MARKED_DONE,
  is: typeof FRESH | typeof MARKED,
) {
  const count = standing(s, owner, p, was)
  if (count === 0) return
  take(s, owner, p, was, count)
  put(s, owner, p, is, count)
}

// Cards for movement: laid together, for the pieces of one province (5.1)

function cardBar(s: State, seat: Seat, c: Card): Bar {
  const unheld = unheldBar(s, seat, c)
  if (unheld) return unheld
  return mayPlayCard(s, seat) ? null : 'four-cards'
}

/** R19: a pool is for pieces that can use it. */
function poolBar(s: State, seat: Seat, p: Place): Bar {
  if (standing(s, seat, p, FRESH) + standing(s, seat, p, MARKED) > 0) return null
  return s.commander[seat] === p && s.condition[seat] === READY ? null : 'nothing-there-to-move'
}

function hasSomethingToMove(s: State, seat: Seat): boolean {
  for (const p of ALL_PLACES) if (!poolBar(s, seat, p)) return true
  return false
}

const layBar = (s: State, seat: Seat, c: Card): Bar =>
  cardBar(s, seat, c) ?? (hasSomethingToMove(s, seat) ? null : 'nothing-to-move')

const sum = (cards: readonly Card[]): number => cards.reduce((points, c) => points + MOVE[c], 0)

export const laying: AskingStep<State, FrameOf<'laying'>, Action> = {
  clause: 'NE-4.3a',
  asks: (s) => only(s.active),
  actions(s, f, seat) {
    const list: Action[] = []
    for (const c of s.hands[seat]) if (!layMoreBar(s, f, seat, c)) list.push(lay(c))
    for (const p of ALL_PLACES) if (!poolBar(s, seat, p)) list.push(from(p))
    return list
  },
  refusal(s, f, seat, action) {
    if (action.do === 'lay') return asRefusal(layMoreBar(s, f, seat, cardIn(action)), { card: action.card })
    if (action.do === 'from') return asRefusal(poolBar(s, seat, placeAt(action)), { at: action.at })
    return undefined
  },
  play(s, f, seat, action, play) {
    if (action.do === 'lay') become(s, { ...f, cards: [...f.cards, cardIn(action)] })
    if (action.do !== 'from') return
    leave(s)
    for (const c of f.cards) spend(s, seat, c)
    s.pool = placeAt(action)
    s.points = sum(f.cards)
    const cards = f.cards.map(cardId)
    tell(play, 'laid-for-movement', { seat: seatId(seat), cards, points: s.points, at: action.at })
  },
  prompt: (s, f, seat) =>
    seat === s.active ? ask('laying', { points: sum(f.cards) }) : ask('wait-hand', { seat: seatId(s.active) }),
}

function layMoreBar(s: State, f: FrameOf<'laying'>, seat: Seat, c: Card): Bar {
  const unheld = unheldBar(s, seat, c)
  if (unheld) return unheld
  if (f.cards.includes(c)) return 'card-chosen'
  return s.cardsPlayed + f.cards.length < CARDS_PER_HAND ? null : 'four-cards'
}

// Naming a stack (5.0)

function formBar(s: State, seat: Seat, legions: number, commander: boolean): Bar {
  if (s.pool === NOWHERE) return 'no-pool'
  if (legions === 0 && !commander) return 'nobody-named'
  const fresh = standing(s, seat, s.pool, FRESH)
  if (legions > fresh) {
    if (legions <= fresh + markedOf(s, seat, s.pool)) return 'carries-marker'
    return legions <= legionsOf(s, seat, s.pool) ? 'legions-have-stopped' : 'not-so-many'
  }
  if (commander && s.commander[seat] !== s.pool) return 'commander-not-there'
  if (commander && s.condition[seat] !== READY) return s.condition[seat] === SICK ? 'commander-sick' : 'commander-done'
  return s.points >= COST.enter ? null : 'pool-empty'
}

function formStack(s: State, seat: Seat, legions: number, commander: boolean): void {
  const garrison = restand(s, seat, s.pool, FRESH, DONE, legions)
  if (commander) s.condition[seat] = MOVED
  const stack: StackFrame = {
    step: 'stack',
    at: s.pool,
    from: NOWHERE,
    legions,
    commander,
    formed: true,
    wins: 0,
    beaten: 0,
    leave: 0,
    refused: 0,
    leavePaid: false,
    garrison,
    ownTaken: 0,
    independentPaid: false,
  }
  enter(s, stack)
}

/** 5.6. Two points remove the markers from all own legions in a province. */
export function rallyBar(s: State, seat: Seat, p: Place): Bar {
  if (p === NOWHERE) return 'no-pool-to-rally'
  if (markedOf(s, seat, p) === 0) return 'no-markers'
  return s.points >= COST.rally ? null : 'rally-too-dear'
}

export function rally(s: State, seat: Seat, p: Place, play: PlayContext): void {
  const legions = markedOf(s, seat, p)
  s.points -= COST.rally
  for (const [was, is] of [
    [MARKED, FRESH],
    [MARKED_DONE, DONE],
  ] as const)
    restand(s, seat, p, was, is, standing(s, seat, p, was))
  tell(play, 'rallied', { seat: seatId(seat), at: placeId(p), legions })
}

// What may be done between any two steps of a hand (4.3)

function disperseBar(s: State): Bar {
  if (hasGarrison(s)) return null
  return s.tribes === NOWHERE ? 'no-tribes' : 'no-garrison'
}

export function betweenSteps(s: State, seat: Seat, list: Action[]): void {
  if (mayPlayCard(s, seat)) {
    // Cards of a kind lie side by side, and what bars one bars all; but each Revolt names its own province.
    let kind = -1
    let bar: Bar = null
    for (const c of s.hands[seat]) {
      list.push(discard(c))
      if (KIND[c] !== kind || KIND[c] === REVOLT) bar = eventBar(s, seat, c)
      kind = KIND[c]
      if (!bar) list.push(event(c))
    }
  }
  if (!proclaimBar(s, seat)) list.push(PROCLAIM)
  if (!disperseBar(s)) list.push(DISPERSE)
}

export function betweenStepsRefusal(s: State, seat: Seat, action: Action): Refusal | null | undefined {
  switch (action.do) {
    case 'discard':
      return asRefusal(cardBar(s, seat, cardIn(action)), { card: action.card })
    case 'event':
      return asRefusal(cardBar(s, seat, cardIn(action)) ?? eventBar(s, seat, cardIn(action)), { card: action.card })
    case 'proclaim':
      return asRefusal(proclaimBar(s, seat), { points: declarationPoints(s, seat), needed: POINTS_TO_BE_PROCLAIMED })
    case 'disperse':
      return asRefusal(disperseBar(s))
    default:
      return undefined
  }
}

export function playBetweenSteps(s: State, seat: Seat, action: Action, play: PlayContext): void {
  switch (action.do) {
    case 'discard': {
      const c = cardIn(action)
      playedFrom(s, seat, c)
      s.discards[seat].push(c)
      tellOfCard(play, 'discarded', only(seat), { seat: seatId(seat), card: CARD_IDS[c] })
      return
    }
    case 'event':
      announceOrAim(s, seat, cardIn(action), play)
      return
    case 'proclaim':
      beginProclamation(s, seat, play)
      return
    case 'disperse':
      tell(play, 'tribes-dispersed', { seat: seatId(seat), at: placeId(s.tribes) })
      s.tribes = NOWHERE
      dismissGarrison(s)
      return
  }
}

/** 4.3. The hand of the active player, while no stack is under way. */
export const hand: AskingStep<State, FrameOf<'hand'>, Action> = {
  clause: 'NE-4.3a',
  asks: (s) => only(s.active),

  actions(s, _, seat) {
    const list: Action[] = []
    if (!endBar(s, seat)) list.push(END)
    if (mayPlayCard(s, seat) && hasSomethingToMove(s, seat)) for (const c of s.hands[seat]) list.push(lay(c))
    betweenSteps(s, seat, list)
    if (s.pool === NOWHERE) return list
    const fresh = standing(s, seat, s.pool, FRESH)
    for (const commander of [false, true])
      for (let legions = commander ? 0 : 1; legions <= fresh; legions++)
        if (!formBar(s, seat, legions, commander)) list.push(form(legions, commander))
    if (!rallyBar(s, seat, s.pool)) list.push(RALLY)
    return list
  },

  refusal(s, _, seat, action) {
    switch (action.do) {
      case 'end':
        return asRefusal(endBar(s, seat))
      case 'lay':
        return asRefusal(layBar(s, seat, cardIn(action)), { card: action.card })
      case 'form':
        return asRefusal(formBar(s, seat, action.legions, withCommander(action)), {
          legions: action.legions,
          at: s.pool === NOWHERE ? null : placeId(s.pool),
        })
      case 'rally':
        return asRefusal(rallyBar(s, seat, s.pool), { cost: COST.rally, points: s.points })
      default:
        return betweenStepsRefusal(s, seat, action)
    }
  },

  play(s, _, seat, action, play) {
    switch (action.do) {
      case 'end':
        tell(play, 'hand-ends', { seat: seatId(seat) })
        leave(s)
        return
      case 'lay':
        enter(s, { step: 'laying', cards: [cardIn(action)] })
        return
      case 'form':
        formStack(s, seat, action.legions, withCommander(action))
        return
      case 'rally':
        rally(s, seat, s.pool, play)
        return
      default:
        playBetweenSteps(s, seat, action, play)
    }
  },

  prompt(s, _, seat) {
    if (seat !== s.active) return ask('wait-hand', { seat: seatId(s.active) })
    const left = { points: s.points, at: s.pool === NOWHERE ? null : placeId(s.pool) }
    const held = s.hands[seat].length
    if (held === 0)
      return ask('hand-without-cards', { tribes: !disperseBar(s), throne: !proclaimBar(s, seat), ...left })
    return ask('hand', { cards: Math.min(held, CARDS_PER_HAND - s.cardsPlayed), begun: s.cardsPlayed > 0, ...left })
  },
}

/** 4.3, R71. A hand ends when its player says so, after one card at least if he held any. */
const endBar = (s: State, seat: Seat): Bar =>
  s.cardsPlayed === 0 && s.hands[seat].length > 0 ? 'one-card-at-least' : null
