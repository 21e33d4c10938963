import { asking } from '@iacta/kernel'
import type { CardId, EventId, PlaceId, SeatId } from './printed.ts'

type Nothing = Record<string, never>
type OfSeat = { seat: SeatId }

/** Everything a seat can be asked for, or told to wait for, with what it is about. */
export interface Prompts {
  home: Nothing
  'wait-home': OfSeat
  'free-legion': Nothing
  general: Nothing
  'wait-set-up': OfSeat
  /** How many cards may still be played, and whether one was. */
  hand: { cards: number; begun: boolean; points: number; at: PlaceId | null }
  /** Nothing is left to play: whether the tribes can be driven out, and the throne be claimed. */
  'hand-without-cards': { tribes: boolean; throne: boolean; points: number; at: PlaceId | null }
  'wait-hand': OfSeat
  laying: { points: number }
  'stack-formed': { at: PlaceId; points: number }
  stack: { at: PlaceId; points: number }
  /** It may not go on without leave or a victory: by whose legions, and whether it can attack one of them or ask. */
  'stack-held': { at: PlaceId; points: number; by: readonly SeatId[]; mayAttack: boolean; mayAsk: boolean }
  retreat: { at: PlaceId; seat: SeatId }
  passage: { at: PlaceId; seat: SeatId }
  'wait-decision': OfSeat
  battle: { at: PlaceId; against: SeatId; strength: number; opposing: number; cards: number }
  'wait-battle': { at: PlaceId; attacker: SeatId; defender: SeatId }
  yield: { at: PlaceId }
  aftermath: { at: PlaceId }
  /** His legions were stopped as they retreated: his commander may still go. */
  parting: { at: PlaceId; to: PlaceId }
  target: { card: CardId }
  course: { from: PlaceId }
  plot: { of: SeatId; cards: number }
  cargo: { from: PlaceId; to: PlaceId }
  proclamation: { points: number }
  flee: { at: PlaceId }
  'driven-out': { at: PlaceId }
  summons: { at: PlaceId; left: number }
  /** An answer window: what is answered, and the events that could answer it. */
  'answer-event': { card: CardId; seat: SeatId; with: readonly EventId[] }
  'answer-march': { seat: SeatId; from: PlaceId; to: PlaceId; with: readonly EventId[] }
  'answer-attack': { seat: SeatId; at: PlaceId; of: SeatId; with: readonly EventId[] }
  'answer-retreat': { seat: SeatId; from: PlaceId; to: PlaceId; with: readonly EventId[] }
  'answer-attempt': { seat: SeatId; of: SeatId; with: readonly EventId[] }
  'wait-answers': Nothing
}

export const ask = asking<Prompts>()
