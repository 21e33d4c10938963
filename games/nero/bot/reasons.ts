import type { CardId, PlaceId, SeatId, ZoneId } from '../rules/printed.ts'

type Nothing = Record<string, never>

/**
 * Everything a computer player says of its reasons, with what it speaks of. Whoever asks may be its enemy: it names no
 * card but one that was just laid open, only what everybody sees once the plan is carried out. Until then it is not to
 * be told.
 */
export interface Explanations {
  // Set-up
  home: { zone: ZoneId }
  /** Legions or the General, where the way to Rome is short. */
  station: { at: PlaceId }
  // Movement
  march: { to: PlaceId; legions: number; commander: boolean }
  /** A commander alone, on his way to Rome or in it. */
  'to-rome': { to: PlaceId }
  attack: { of: SeatId; at: PlaceId }
  /** Legions join a stack. */
  gather: { at: PlaceId; legions: number }
  /** Legions, or the commander, stay behind. */
  'leave-behind': { at: PlaceId; legions: number; commander: boolean }
  halt: { at: PlaceId }
  'ask-leave': { at: PlaceId }
  disperse: { at: PlaceId }
  // The throne
  acclaim: Nothing
  proclaim: Nothing
  murder: { of: SeatId }
  crisis: { of: SeatId }
  // Other events
  sail: { to: PlaceId; legions: number; commander: boolean }
  tribes: { at: PlaceId }
  rebel: { of: SeatId; at: PlaceId }
  revolt: { at: PlaceId }
  steal: { of: SeatId }
  // The end of a hand
  discard: Nothing
  end: Nothing
  // Decisions of others' making
  allow: { seat: SeatId; at: PlaceId }
  /** He leads. */
  'refuse-leader': { seat: SeatId; at: PlaceId }
  refuse: { seat: SeatId; at: PlaceId }
  stay: { at: PlaceId }
  withdraw: { at: PlaceId; to: PlaceId }
  fight: { at: PlaceId }
  spare: Nothing
  flee: { at: PlaceId; to: PlaceId }
  summon: { from: PlaceId }
  /** A card laid in the open against something, or for an Emperor. */
  answer: { card: CardId; of: SeatId }
  protect: { of: SeatId }
  pass: Nothing
  /** There was nothing else to do. */
  only: Nothing
}

export type ExplanationKey = keyof Explanations
