import {
  asInteger,
  asList,
  asObject,
  asOneOf,
  Fault,
  idOf,
  idOrNone,
  type Kind,
  kept,
  listOf,
  NOBODY,
  numberOf,
  OUTCOME,
  orNull,
  type Seat,
  type SeatSet,
  stateOf,
  type ValuesOf,
  wordOf,
} from '@iacta/kernel'
import { CARDS_PER_HAND, LEGIONS_PER_PLAYER, TURNS } from '../data/constants.ts'
import { FRAME, type StackFrame } from './frames.ts'
import {
  CARD_IDS,
  type Card,
  EVENT_IDS,
  NOWHERE,
  PLACE_COUNT,
  PLACE_IDS,
  type Place,
  type PlaceId,
  PROVINCES,
  place,
  ROME,
  SEAT_IDS,
  ZONE_IDS,
  type Zone,
} from './printed.ts'
import type { Bar } from './reasons.ts'

export * from './frames.ts'

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

/** What an order may be about: a topic, or every window that one is unable to answer. */
export const ORDERED = [...TOPICS, 'unable'] as const

/** How long an order to pass lasts: until the stack is done, the hand ends, one's own next hand, or it is recalled. */
export const UNTIL = ['next', 'stack', 'hand', 'round', 'recall'] as const
export type Until = (typeof UNTIL)[number]
export const UNTIL_STACK = 1
export const UNTIL_HAND = 2
export const UNTIL_ROUND = 3
export const UNTIL_RECALL = 4

export const NO_CARD = -1 as Card
export const NO_ZONE = -1 as Zone

export type Players = 3 | 4
const LENGTHS = ['standard', 'short'] as const
export type Length = (typeof LENGTHS)[number]
const ASKINGS = ['orders', 'always'] as const
export type Asking = (typeof ASKINGS)[number]

const SEATS_OF: Record<Players, readonly Seat[]> = { 3: [0, 1, 2], 4: [0, 1, 2, 3] }

const MOST_LEGIONS = SEAT_IDS.length * LEGIONS_PER_PLAYER
const OWNER_IDS: readonly string[] = [...SEAT_IDS, 'independent']

/** Legions by place and owner: unmoved, done, then the same with retreat markers. */
export type LegionsShown = { readonly [P in PlaceId]?: Readonly<Record<string, readonly number[]>> }

const slot = (owner: Owner, p: Place): number => (owner * PLACE_COUNT + p) * STANDINGS

const noLegions = (): number[] => new Array((INDEPENDENT + 1) * PLACE_COUNT * STANDINGS).fill(0)

interface LegionsKind extends Kind<number[]> {
  show(legions: readonly number[]): LegionsShown
}

/** Only provinces with legions in them are told. */
export const LEGIONS: LegionsKind = {
  show(legions) {
    const shown: Record<string, Record<string, number[]>> = {}
    for (let p = 0; p < PLACE_COUNT; p++)
      for (let owner = 0; owner <= INDEPENDENT; owner++) {
        const at = slot(owner, p as Place)
        const four = legions.slice(at, at + STANDINGS)
        if (four.every((n) => n === 0)) continue
        shown[PLACE_IDS[p]] ??= {}
        shown[PLACE_IDS[p]][OWNER_IDS[owner]] = four
      }
    return shown as LegionsShown
  },
  read(json, what) {
    const legions = noLegions()
    for (const [id, owners] of Object.entries(asObject(json, what)))
      for (const [owner, four] of Object.entries(asObject(owners, `the legions in ${id}`)))
        asList(four, `the legions of ${owner}`).forEach((count, how) => {
          const at = place(asOneOf(id, PLACE_IDS, 'a place'))
          const who = OWNER_IDS.indexOf(asOneOf(owner, OWNER_IDS, 'an owner'))
          legions[slot(who, at) + how] = asInteger(count, `the legions of ${owner}`, 0, MOST_LEGIONS)
        })
    return legions
  },
  copy: (legions) => legions.slice(),
}

const SEAT = numberOf<Seat>(0, SEAT_IDS.length - 1)
const PLACE = idOrNone<Place>(PLACE_IDS, NOWHERE)
const CARDS = listOf(idOf<Card>(CARD_IDS))

/** What has an entry for each seat, or so many. */
const BY_SEAT = {
  home: 1,
  commander: 1,
  rank: 1,
  condition: 1,
  victory: 1,
  hands: 1,
  discards: 1,
  orders: TOPICS.length,
}

const layout = stateOf(
  {
    players: kept(numberOf<Players>(3, 4), 4),
    length: kept(wordOf(LENGTHS), 'standard'),
    asking: kept(wordOf(ASKINGS), 'orders'),
    /** The seat that counts as the youngest player. */
    first: kept(SEAT, 0),
    turn: kept(numberOf(1, TURNS), 1),
    /** Whose hand it is. */
    active: kept(SEAT, 0),
    /** Cards the active player has played in this hand. */
    cardsPlayed: kept(numberOf(0, CARDS_PER_HAND), 0),
    /** Single events played in this hand, as bits by kind. */
    singles: kept(numberOf(0, 2 ** EVENT_IDS.length - 1), 0),
    /** The movement pool: where, and what is left of it. */
    pool: kept(PLACE, NOWHERE),
    points: kept(numberOf(0, 99), 0),
    /** Where the Germanic marker lies. */
    tribes: kept(PLACE, NOWHERE),
    /** The garrison: legions of the active player that began the hand under the marker and never left it, by standing. */
    garrison: kept(listOf(numberOf(0, MOST_LEGIONS), STANDINGS), () => new Array(STANDINGS).fill(0)),
    /** By seat. */
    home: kept(listOf(idOrNone(ZONE_IDS, NO_ZONE)), () => []),
    commander: kept(listOf(PLACE), () => []),
    rank: kept(listOf(numberOf<Rank>(GENERAL, EMPEROR)), () => []),
    condition: kept(listOf(numberOf(READY, SICK)), () => []),
    /** 2.3: public, and never less. */
    victory: kept(listOf(numberOf(0, 999)), () => []),
    /** By owner, place and standing. */
    legions: kept(LEGIONS, noLegions),
    /** Attacks made in this hand: a player in a province, as `seat * PLACE_COUNT + place`. */
    attacked: kept(listOf(numberOf(0, SEAT_IDS.length * PLACE_COUNT)), () => []),
    hands: kept(listOf(CARDS), () => []),
    /** Cards laid aside unseen in this turn, by seat. */
    discards: kept(listOf(CARDS), () => []),
    /** Cards played in the open in this turn. */
    spent: kept(CARDS, () => []),
    /** Standing orders, by seat and topic: 0 asks, else how long it passes. */
    orders: kept(listOf(numberOf(0, UNTIL.length - 1)), () => []),
    /** Who has ordered to pass wherever nothing he holds could answer. */
    unable: kept(numberOf<SeatSet>(0, 2 ** SEAT_IDS.length - 1), NOBODY),
    outcome: kept(orNull(OUTCOME), null),
    stack: kept(listOf(FRAME), () => []),
  },
  (s) => {
    for (const [key, each] of Object.entries(BY_SEAT) as [keyof typeof BY_SEAT, number][])
      if (s[key].length !== s.players * each)
        throw new Fault(`"${key}" of a state must have ${s.players * each} entries, not ${s[key].length}`)
    for (const key of ['first', 'active'] as const)
      if (s[key] >= s.players) throw new Fault(`"${key}" of a state must be from 0 to ${s.players - 1}, not ${s[key]}`)
  },
)

export type State = ValuesOf<typeof layout.fields>
export const { clone, encode, decode } = layout

export const seatsOf = (s: State): readonly Seat[] => SEATS_OF[s.players]

/** A map without a legion, and no Emperor (7.0): what set-ups and positions are built on. */
export function emptyState(players: Players, length: Length, asking: Asking): State {
  const perSeat = <T>(value: T): T[] => SEATS_OF[players].map(() => value)
  return layout.fresh({
    players,
    length,
    asking,
    home: perSeat(NO_ZONE),
    commander: perSeat(NOWHERE),
    rank: perSeat<Rank>(GENERAL),
    condition: perSeat(READY),
    victory: perSeat(0),
    hands: SEATS_OF[players].map(() => []),
    discards: SEATS_OF[players].map(() => []),
    orders: new Array(players * TOPICS.length).fill(0),
  })
}

// Legions

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

/** The same, face up on the card box, whatever becomes of the card (12.0). */
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
