import { allBut, only, type PlayContext, telling } from '@iacta/kernel'
import type { Colour } from '../data/blocks.ts'
import {
  BLOCK_IDS,
  type Block,
  type BlockId,
  BORDER_IDS,
  type Border,
  type BorderId,
  type CardId,
  COLOUR,
  PLACE_IDS,
  type Place,
  type PlaceId,
  SIDE_IDS,
  type Side,
  type SideId,
} from './printed.ts'

/** A block that stands revealed, with its strength. */
export type Known = readonly [BlockId, number]

/** Everything that can be told, with what it is told of. A null block is one the hearer does not know. */
export interface Happenings {
  exchanged: { block: BlockId; with: BlockId }
  ready: { side: SideId }
  'year-begins': { year: number }
  dealt: { side: SideId; cards: readonly CardId[] | null }
  discarded: { side: SideId; card: CardId | null }
  'turn-begins': { year: number; turn: number }
  revealed: { caesar: CardId; pompeius: CardId }
  'player-1': { side: SideId }
  cancelled: Record<string, never>
  'apollo-copies': { side: SideId; card: CardId }
  moved: { side: SideId; block: BlockId | null; colour: Colour; navis: boolean; from: PlaceId; to: PlaceId }
  shipped: { side: SideId; block: BlockId | null; colour: Colour; from: PlaceId; to: PlaceId; seas: readonly PlaceId[] }
  attacked: { side: SideId; at: PlaceId }
  responded: { side: SideId; at: PlaceId }
  'main-attack': { side: SideId; at: PlaceId; border: BorderId }
  surprise: { side: SideId; at: PlaceId }
  levied: { side: SideId; block: BlockId | null; at: PlaceId }
  raised: { side: SideId; block: BlockId | null; strength: number | null; at: PlaceId }
  declined: { side: SideId }
  'jupiter-chose': { side: SideId; at: PlaceId; colour: Colour }
  'jupiter-drew': { side: SideId; block: BlockId; strength: number }
  defected: { side: SideId; block: BlockId | null; colour: Colour; from: PlaceId; to: PlaceId }
  'jupiter-struck': { side: SideId; at: PlaceId }
  'vulcan-struck': { side: SideId; at: PlaceId }
  'battle-begins': { at: PlaceId; attacker: SideId; attackers: readonly Known[]; defenders: readonly Known[] }
  'round-begins': { at: PlaceId; round: number }
  'reserves-arrive': { side: SideId; at: PlaceId; blocks: readonly Known[] }
  disrupted: { side: SideId; at: PlaceId }
  'roles-exchanged': { at: PlaceId; attacker: SideId }
  fired: { side: SideId; block: BlockId; dice: readonly number[]; hits: number }
  passed: { side: SideId; block: BlockId }
  hit: { side: SideId; block: BlockId; strength: number }
  eliminated: { side: SideId; block: BlockId; at: PlaceId }
  trophy: { side: SideId; block: BlockId }
  'cleopatra-changes-side': { side: SideId; at: PlaceId }
  retreated: { side: SideId; block: BlockId; from: PlaceId; to: PlaceId; bySea: boolean }
  perished: { side: SideId; block: BlockId; at: PlaceId }
  'battle-won': { side: SideId; at: PlaceId }
  regrouped: { side: SideId; block: BlockId | null; colour: Colour; from: PlaceId; to: PlaceId }
  'winter-begins': { year: number }
  'cleopatra-home': { side: SideId }
  'cleopatra-won-over': { side: SideId }
  harboured: { side: SideId; block: BlockId | null; from: PlaceId; to: PlaceId }
  'navis-lost': { side: SideId; block: BlockId | null; from: PlaceId }
  'surplus-disbanded': { side: SideId; block: BlockId | null; colour: Colour; at: PlaceId }
  'victory-check': { caesar: number; pompeius: number }
  disbanded: { side: SideId; block: BlockId | null; colour: Colour; at: PlaceId }
  'game-over': { way: string; winner: SideId | null; caesar: number; pompeius: number; year: number }
}

export type HappeningKey = keyof Happenings

export const tell = telling<Happenings>()

/** Tells the side that knows the block which one it is, and everybody else the same without it. */
export function tellOfBlock<
  Key extends
    | 'moved'
    | 'shipped'
    | 'levied'
    | 'defected'
    | 'regrouped'
    | 'harboured'
    | 'navis-lost'
    | 'surplus-disbanded'
    | 'disbanded',
>(play: PlayContext, key: Key, side: Side, params: Omit<Happenings[Key], 'side'> & { block: BlockId }): void {
  const known = { side: SIDE_IDS[side], ...params } as unknown as Happenings[Key]
  tell(play, key, known, only(side))
  tell(play, key, { ...known, block: null }, allBut(side))
}

export const sideId = (side: Side): SideId => SIDE_IDS[side]
export const blockId = (b: Block): BlockId => BLOCK_IDS[b]
export const placeId = (p: Place): PlaceId => PLACE_IDS[p]
export const borderId = (b: Border): BorderId => BORDER_IDS[b]
export const colourOf = (b: Block): Colour => COLOUR[b]
