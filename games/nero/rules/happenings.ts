import { EVERYONE, only, type PlayContext, type Seat, type SeatSet, telling } from '@iacta/kernel'
import {
  CARD_IDS,
  type Card,
  type CardId,
  PLACE_IDS,
  type Place,
  type PlaceId,
  SEAT_IDS,
  type SeatId,
  type ZoneId,
} from './printed.ts'

/** Everything that can be told, with what it is told of. A null card is one the hearer does not know. */
export interface Happenings {
  'first-seat': { seat: SeatId; drawn: boolean }
  'home-chosen': { seat: SeatId; zone: ZoneId }
  placed: { seat: SeatId; at: PlaceId }
  stationed: { seat: SeatId; at: PlaceId }
  'turn-begins': { turn: number; seat: SeatId; drawn: boolean }
  dealt: { seat: SeatId; cards: readonly CardId[] | null; count: number }
  'hand-begins': { seat: SeatId; last: boolean }
  'hand-ends': { seat: SeatId }
  'laid-for-movement': { seat: SeatId; cards: readonly CardId[]; points: number; at: PlaceId }
  discarded: { seat: SeatId; card: CardId | null }
  marched: { seat: SeatId; legions: number; commander: boolean; from: PlaceId; to: PlaceId; cost: number; left: number }
  'took-on': { seat: SeatId; at: PlaceId; own: number; independent: number }
  'left-behind': { seat: SeatId; at: PlaceId; legions: number; commander: boolean }
  halted: { seat: SeatId; at: PlaceId }
  rallied: { seat: SeatId; at: PlaceId; legions: number }
  'asked-leave': { seat: SeatId; at: PlaceId; of: readonly SeatId[] }
  allowed: { seat: SeatId; by: SeatId; at: PlaceId }
  refused: { seat: SeatId; by: SeatId; at: PlaceId }
  stayed: { seat: SeatId; at: PlaceId }
  retreated: { seat: SeatId; legions: number; commander: boolean; from: PlaceId; to: PlaceId }
  attacked: { seat: SeatId; of: SeatId; at: PlaceId }
  fought: {
    at: PlaceId
    attacker: SeatId
    defender: SeatId
    attackersCards: readonly CardId[]
    defendersCards: readonly CardId[]
    attack: number
    defence: number
  }
  drawn: { at: PlaceId; attacker: SeatId; defender: SeatId }
  won: { at: PlaceId; winner: SeatId; loser: SeatId }
  'battle-point': { seat: SeatId; total: number }
  demoted: { seat: SeatId; at: PlaceId }
  'new-emperor': { seat: SeatId; at: PlaceId; by: 'proclamation' | 'march' | 'victory' }
  'new-contender': { seat: SeatId; at: PlaceId }
  announced: {
    seat: SeatId
    card: CardId
    of: SeatId | null
    at: PlaceId | null
    to: PlaceId | null
    legions: number
    commander: boolean
  }
  answered: { seat: SeatId; card: CardId; to: CardId | null; of: SeatId }
  cancelled: { card: CardId; seat: SeatId }
  stopped: { seat: SeatId; at: PlaceId; legions: number }
  sick: { seat: SeatId; at: PlaceId }
  sailed: { seat: SeatId; legions: number; commander: boolean; from: PlaceId; to: PlaceId }
  'kept-ashore': { seat: SeatId; at: PlaceId }
  'to-rome': { seat: SeatId; from: PlaceId }
  'tribes-attack': { at: PlaceId }
  fled: { seat: SeatId; from: PlaceId; to: PlaceId }
  'driven-out': { from: PlaceId; to: PlaceId }
  'tribes-dispersed': { seat: SeatId; at: PlaceId }
  rebelled: { seat: SeatId; at: PlaceId }
  summoned: { seat: SeatId; from: PlaceId; to: PlaceId }
  revolted: { at: PlaceId; legions: number }
  stolen: { seat: SeatId; of: SeatId; card: CardId | null }
  attempted: { seat: SeatId; of: SeatId; guards: number; bribes: number }
  'stood-against': { seat: SeatId; card: CardId }
  murdered: { seat: SeatId; of: SeatId }
  saved: { seat: SeatId; of: SeatId }
  'proclamation-opens': { seat: SeatId; points: number }
  'proclamation-failed': { seat: SeatId; points: number }
  scored: { seat: SeatId; turn: number; emperor: number; rome: number; zones: number; italy: number; total: number }
  'game-over': { way: string; winners: readonly SeatId[]; points: readonly number[] }
}

export type HappeningKey = keyof Happenings

export const tell = telling<Happenings>()

/** Tells those who may know a card which one it is, and everybody else the same without it. */
export function tellOfCard<Key extends 'discarded' | 'stolen'>(
  play: PlayContext,
  key: Key,
  known: SeatSet,
  params: Happenings[Key],
): void {
  tell(play, key, params, known)
  tell(play, key, { ...params, card: null }, EVERYONE & ~known)
}

export const both = (a: Seat, b: Seat): SeatSet => only(a) | only(b)
export const seatId = (seat: Seat): SeatId => SEAT_IDS[seat]
export const placeId = (p: Place): PlaceId => PLACE_IDS[p]
export const cardId = (c: Card): CardId => CARD_IDS[c]
