import { asking } from '@iacta/kernel'
import type { BlockId, PlaceId, SideId } from './printed.ts'

type Nothing = Record<string, never>
type OfSide = { side: SideId }
type Turn = { at: PlaceId; round: number; letter: string; side: SideId }

/** Everything a seat can be asked for, or told to wait for, with what it is about. */
export interface Prompts {
  deployment: OfSide
  'wait-deployment': Nothing
  discard: Nothing
  'wait-discard': Nothing
  card: { turn: number }
  'wait-card': Nothing
  moves: { points: number }
  'moves-mars': { points: number }
  'moves-mercury': { points: number }
  'moves-neptune': { points: number }
  'moves-pluto': { points: number }
  onward: { block: BlockId; at: PlaceId }
  /** On the water: `at` is the sea. */
  crossing: { block: BlockId; at: PlaceId }
  'main-attack': Nothing
  surprise: Nothing
  'wait-moves': OfSide
  levies: { points: number }
  'wait-levies': OfSide
  jupiter: OfSide
  defection: { side: SideId; block: BlockId }
  vulcan: OfSide
  'wait-event': OfSide
  battles: Nothing
  'wait-battles': OfSide
  battle: Turn
  /** Round 4: the Attacker must leave. */
  'battle-retreat': Turn
  'wait-battle': Turn
  hits: { left: number }
  'wait-hits': OfSide
  regroup: { at: PlaceId; side: SideId }
  'wait-regroup': { at: PlaceId; side: SideId }
  harbours: OfSide
  surplus: OfSide
  disbanding: OfSide
  'wait-winter': OfSide
}

export const ask = asking<Prompts>()
