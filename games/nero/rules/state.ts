import type { Outcome, Seat, SeatSet, Stacked } from '@iacta/kernel'
import { CARDS_PER_HAND } from '../data/constants.ts'
import { type Card, NOWHERE, PLACE_COUNT, type Place, PROVINCES, ROME, type Zone } from './board.ts'
import type { Bar } from './reasons.ts'

/** Whose a legion is: a seat, or nobody (2.2). */
export type Owner = number
export const INDEPENDENT: Owner = 4

/** How a legion stands in the current hand. Marked: it carries a retreat marker (5.6). */
export const FRESH = 0
/** It has moved, attacked, sailed, been left behind or been stopped in this hand. */
export const DONE = 1
export const MARKED = 2
export const MARKED_DONE = 3
export type Standing = typeof FRESH | typeof DONE | typeof MARKED | typeof MARKED_DONE
export const STANDINGS = 4

export const GENERAL = 0
export const CONTENDER = 1
export const EMPEROR = 2
export type Rank = typeof GENERAL | typeof CONTENDER | typeof EMPEROR

/** How a commander stands in the current hand. */
export const READY = 0
export const MOVED = 1
export const SICK = 2

/** What answer windows are about, for standing orders. */
export const TOPICS = ['march', 'event', 'throne'] as const
export type Topic = (typeof TOPICS)[number]

/** How long an order to pass lasts: until the stack is done, the hand ends, one's own next hand, or it is recalled. */
export const UNTIL = ['next', 'stack', 'hand', 'round', 'recall'] as const
export type Until = (typeof UNTIL)[number]
export const UNTIL_STACK = 1
export const UNTIL_HAND = 2
export const UNTIL_ROUND = 3
export const UNTIL_RECALL = 4

export const NO_CARD = -1 as Card
export const NO_SEAT: Seat = -1

type Outline<Name extends string> = { readonly step: Name; readonly at: number }
type Queue<Name extends string> = { readonly step: Name; readonly queue: readonly Seat[] }

/** A legion, army or lone commander under way (5.0). Its legions stand in `at`, among those that are done. */
export type StackFrame = {
  readonly step: 'stack'
  readonly at: Place
  /** The province it came from; nowhere while it stands where it began. */
  readonly from: Place
  readonly legions: number
  readonly commander: boolean
  /** Named, but not yet under way: it must still say where it goes or whom it attacks. */
  readonly formed: boolean
  /** Battles it has won (5.3). */
  readonly wins: number
  /** Players it has beaten here, those who let it pass, those who will not, and whether it has paid for leave (5.5). */
  readonly beaten: SeatSet
  readonly leave: SeatSet
  readonly refused: SeatSet
  readonly leavePaid: boolean
  /** How many of its legions are of the garrison (12.0). */
  readonly garrison: number
  /** Own legions it has taken on here, and whether it has paid for independent ones (5.4). */
  readonly ownTaken: number
  readonly independentPaid: boolean
}

/** The next province, or the attack, that a stack has announced; it may be answered. */
export type MarchFrame = {
  readonly step: 'march'
  readonly to: Place
  readonly of: Seat
  /** The first of its stack: Illness may meet it even if it is an attack (R50). */
  readonly first: boolean
  readonly cancelled: boolean
}

/** A retreat from movement that was declared; it may be answered. */
export type FlightFrame = {
  readonly step: 'flight'
  readonly seat: Seat
  readonly at: Place
  readonly to: Place
  readonly commander: boolean
  /** Bad Weather keeps its legions; a commander who was to go along decides anew (R53). */
  readonly stopped: boolean
  readonly cancelled: boolean
}

/** An event that was announced with all its choices; it may be answered, then takes effect. */
export type EventFrame = {
  readonly step: 'event'
  readonly card: Card
  readonly seat: Seat
  readonly of: Seat
  readonly at: Place
  readonly to: Place
  readonly marked: boolean
  readonly legions: number
  readonly commander: boolean
  /** A fleet that has lost part of its cargo: its owner decides about the rest (R29). */
  readonly struck: boolean
  readonly cancelled: boolean
}

/** A card that answers what lies below it; Bad Omens may meet it in turn. */
export type AnswerFrame = {
  readonly step: 'answer'
  readonly card: Card
  readonly seat: Seat
  readonly cancelled: boolean
}

/** Asks everybody who may answer what lies below, all at once. By seat: not yet, pass, or a card. */
export type WindowFrame = { readonly step: 'window'; readonly answers: readonly number[] }
export const UNANSWERED = 0
export const PASSED = 1
export const answerWith = (c: Card): number => c + 2
export const cardAnswered = (answer: number): Card => (answer - 2) as Card

/** An assassination laid open: Guards and Bribery for it and against it (9.0). */
export type AttemptFrame = {
  readonly step: 'attempt'
  readonly seat: Seat
  readonly of: Seat
  readonly guardsFor: number
  readonly bribesFor: number
  readonly guardsAgainst: number
  readonly bribesAgainst: number
}

export type BattleFrame = {
  readonly step: 'battle'
  readonly at: Place
  readonly defender: Seat
  /** Cards chosen, face down, and who has finished choosing: the attacker, the defender. */
  readonly chosen: readonly [readonly Card[], readonly Card[]]
  readonly ready: readonly [boolean, boolean]
}

/** What a lost battle brings. `legions` are those of the loser that fought, `garrison` those among them of the garrison. */
export type DefeatFrame = {
  readonly step: 'defeat'
  readonly at: Place
  /** Where the attacker came from. */
  readonly from: Place
  readonly winner: Seat
  readonly loser: Seat
  readonly legions: number
  readonly garrison: number
  readonly winnersCommander: boolean
  readonly losersCommander: boolean
}

export type AftermathFrame = {
  readonly step: 'aftermath'
  readonly seat: Seat
  readonly at: Place
  /** The province a beaten defender may not go to. */
  readonly from: Place
  readonly legions: number
  readonly garrison: number
  readonly commander: boolean
}

/** The steps of play, each with its memory; `sequence.ts` says in what order they come. */
export type Frame =
  | Outline<'game'>
  | { readonly step: 'homes'; readonly left: readonly Seat[]; readonly chooser: Seat }
  | Queue<'freeLegions'>
  | Queue<'generals'>
  | Outline<'turns'>
  | Outline<'turn'>
  | { readonly step: 'deal' }
  | { readonly step: 'hands'; readonly next: Seat; readonly begun: boolean; readonly last: boolean }
  | { readonly step: 'hand' }
  | { readonly step: 'laying'; readonly cards: readonly Card[] }
  | StackFrame
  | MarchFrame
  | { readonly step: 'retreats'; readonly queue: readonly Seat[]; readonly at: Place; readonly from: Place }
  | { readonly step: 'retreat'; readonly seat: Seat; readonly at: Place; readonly from: Place }
  | FlightFrame
  | { readonly step: 'parting'; readonly seat: Seat; readonly at: Place; readonly to: Place }
  | Queue<'passage'>
  | BattleFrame
  | DefeatFrame
  | AftermathFrame
  | { readonly step: 'target'; readonly card: Card }
  | {
      readonly step: 'course'
      readonly card: Card
      readonly at: Place
      readonly legions: number
      readonly commander: boolean
    }
  | { readonly step: 'plot'; readonly card: Card; readonly of: Seat; readonly cards: readonly Card[] }
  | EventFrame
  | AnswerFrame
  | WindowFrame
  | AttemptFrame
  | { readonly step: 'cargo' }
  | { readonly step: 'proclamation'; readonly cards: number; readonly laid: boolean }
  | { readonly step: 'refugees'; readonly queue: readonly Seat[]; readonly at: Place }
  | { readonly step: 'drivenOut'; readonly at: Place }
  | { readonly step: 'summons'; readonly seat: Seat; readonly at: Place; readonly left: number }
  | { readonly step: 'turnEnd' }

export type FrameOf<Name extends Frame['step']> = Extract<Frame, { step: Name }>

export type Players = 3 | 4
export type Length = 'standard' | 'short'
export type Asking = 'orders' | 'always'

export interface State extends Stacked<Frame> {
  readonly players: Players
  readonly length: Length
  readonly asking: Asking
  /** The seat that counts as the youngest player. */
  first: Seat
  turn: number
  /** Whose hand it is. */
  active: Seat
  /** Cards the active player has played in this hand. */
  cardsPlayed: number
  /** Single events played in this hand, as bits by kind. */
  singles: number
  /** The movement pool: where, and what is left of it. */
  pool: Place
  points: number
  /** Where the Germanic marker lies. */
  tribes: Place
  /** The garrison: legions of the active player that began the hand under the marker and never left it, by standing. */
  garrison: number[]
  /** By seat. */
  home: Zone[]
  commander: Place[]
  rank: Rank[]
  condition: number[]
  victory: number[]
  /** By owner, place and standing. */
  legions: number[]
  /** Attacks made in this hand: a player in a province, as `seat * PLACE_COUNT + place`. */
  attacked: number[]
  hands: Card[][]
  /** Cards laid aside unseen in this turn, by seat. */
  discards: Card[][]
  /** Cards played in the open in this turn. */
  spent: Card[]
  /** Standing orders, by seat and topic: 0 asks, else how long it passes. */
  orders: number[]
  outcome: Outcome | null
}

const SEATS_OF: Record<Players, readonly Seat[]> = { 3: [0, 1, 2], 4: [0, 1, 2, 3] }
export const seatsOf = (s: State): readonly Seat[] => SEATS_OF[s.players]

/** A map without a legion: what set-ups and positions are built on. */
export function emptyState(players: Players, length: Length, asking: Asking): State {
  const perSeat = <T>(value: T): T[] => SEATS_OF[players].map(() => value)
  return {
    players,
    length,
    asking,
    first: 0,
    turn: 1,
    active: 0,
    cardsPlayed: 0,
    singles: 0,
    pool: NOWHERE,
    points: 0,
    tribes: NOWHERE,
    garrison: new Array(STANDINGS).fill(0),
    home: perSeat(-1 as Zone),
    commander: perSeat(NOWHERE),
    rank: perSeat<Rank>(GENERAL),
    condition: perSeat(READY),
    victory: perSeat(0),
    legions: new Array((INDEPENDENT + 1) * PLACE_COUNT * STANDINGS).fill(0),
    attacked: [],
    hands: SEATS_OF[players].map(() => []),
    discards: SEATS_OF[players].map(() => []),
    spent: [],
    orders: new Array(players * TOPICS.length).fill(0),
    outcome: null,
    stack: [],
  }
}

export function clone(s: State): State {
  return {
    players: s.players,
    length: s.length,
    asking: s.asking,
    first: s.first,
    turn: s.turn,
    active: s.active,
    cardsPlayed: s.cardsPlayed,
    singles: s.singles,
    pool: s.pool,
    points: s.points,
    tribes: s.tribes,
    garrison: s.garrison.slice(),
    home: s.home.slice(),
    commander: s.commander.slice(),
    rank: s.rank.slice(),
    condition: s.condition.slice(),
    victory: s.victory.slice(),
    legions: s.legions.slice(),
    attacked: s.attacked.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    discards: s.discards.map((cards) => cards.slice()),
    spent: s.spent.slice(),
    orders: s.orders.slice(),
    outcome: s.outcome,
    stack: s.stack.slice(),
  }
}

// Legions

const slot = (owner: Owner, p: Place): number => (owner * PLACE_COUNT + p) * STANDINGS

export const standing = (s: State, owner: Owner, p: Place, how: Standing): number => s.legions[slot(owner, p) + how]

export function legionsOf(s: State, owner: Owner, p: Place): number {
  const i = slot(owner, p)
  return s.legions[i] + s.legions[i + 1] + s.legions[i + 2] + s.legions[i + 3]
}

/** Legions in this province that carry a retreat marker. */
export const markedOf = (s: State, owner: Owner, p: Place): number =>
  standing(s, owner, p, MARKED) + standing(s, owner, p, MARKED_DONE)

export function put(s: State, owner: Owner, p: Place, how: Standing, count = 1): void {
  s.legions[slot(owner, p) + how] += count
}

export function take(s: State, owner: Owner, p: Place, how: Standing, count = 1): void {
  s.legions[slot(owner, p) + how] -= count
}

export function allLegionsOf(s: State, owner: Owner): number {
  let count = 0
  for (const p of PROVINCES) count += legionsOf(s, owner, p)
  return count
}

/** 5.6: moves all legions of an owner, each as it stands or as `changed` says. */
export function moveAll(
  s: State,
  owner: Owner,
  from: Place,
  to: Place,
  changed = (how: Standing): Standing => how,
): void {
  for (const how of [FRESH, DONE, MARKED, MARKED_DONE] as const) {
    const count = standing(s, owner, from, how)
    take(s, owner, from, how, count)
    put(s, owner, to, changed(how), count)
  }
}

export const withMarker = (how: Standing): Standing => (how | MARKED) as Standing

/** Players other than this one with legions in a province, clockwise from its left. */
export function othersIn(s: State, seat: Seat, p: Place): Seat[] {
  return clockwiseFrom(s, seat).filter((other) => other !== seat && legionsOf(s, other, p) > 0)
}

// Commanders

export const commanderIn = (s: State, seat: Seat, p: Place): boolean => s.commander[seat] === p

export function emperors(s: State): Seat[] {
  return seatsOf(s).filter((seat) => s.rank[seat] === EMPEROR)
}

export const isInRome = (s: State, seat: Seat): boolean => s.commander[seat] === ROME

// Seats and cards

/** All seats clockwise, beginning at the left of this one and ending with it. */
export function clockwiseFrom(s: State, seat: Seat): Seat[] {
  return seatsOf(s).map((_, i) => (seat + 1 + i) % s.players)
}

/** 4.3: whether a player can still play a card: the active one only four. */
export const mayPlayCard = (s: State, seat: Seat): boolean =>
  s.hands[seat].length > 0 && (seat !== s.active || s.cardsPlayed < CARDS_PER_HAND)

/** 2.5, 4.2. A card that is not in this hand: it has been used in this turn, or was not dealt to it. */
export function unheldBar(s: State, seat: Seat, c: Card): Bar {
  if (s.hands[seat].includes(c)) return null
  return s.spent.includes(c) || s.discards[seat].includes(c) ? 'card-spent' : 'not-in-hand'
}

/** Takes a card out of a hand; the active player's count toward his four (R17). */
export function playedFrom(s: State, seat: Seat, c: Card): void {
  s.hands[seat].splice(s.hands[seat].indexOf(c), 1)
  if (seat === s.active) s.cardsPlayed++
}

/** The same, face up on the card box. */
export function spend(s: State, seat: Seat, c: Card): void {
  playedFrom(s, seat, c)
  s.spent.push(c)
}

/** The stack under way, if there is one. */
export function running(s: State): StackFrame | null {
  const i = runningAt(s)
  return i < 0 ? null : (s.stack[i] as StackFrame)
}

export function runningAt(s: State): number {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i].step === 'stack') return i
  return -1
}

/** Replaces the memory of the stack under way, whatever was entered from it. */
export function changeStack(s: State, change: Partial<StackFrame>): void {
  const i = runningAt(s)
  s.stack[i] = { ...(s.stack[i] as StackFrame), ...change }
}
