import type { ViewportLabels } from '@iacta/web/board'
import { spoken } from '@iacta/web/board'
import type { God } from '../data/cards.ts'
import type { BlockId, PlaceId, SideId } from '../rules/printed.ts'
import { roman } from '../text/common.ts'
import { places } from '../text/places.ts'

/** The board's own words: what stands on its buttons, and what it says to those who do not see it. */
export interface Labels {
  readonly sides: Readonly<Record<SideId, string>>
  readonly gods: Readonly<Record<God, string>>
  readonly blocks: Readonly<Record<BlockId, string>>
  readonly map: string
  readonly zoom: Required<ViewportLabels>
  readonly hand: string
  readonly played: string
  readonly discarded: string
  readonly pools: string
  readonly pool: string
  readonly fallen: string
  readonly trophies: string
  readonly turncoats: string
  readonly waiting: (n: number) => string
  readonly enemyHand: (n: number) => string
  readonly faceDown: string
  readonly moves: (n: number) => string
  readonly levies: (n: number) => string
  readonly event: string
  readonly powers: Readonly<Record<God, string>>
  readonly chosen: string
  readonly player1: string
  readonly year: (auc: number, bc: number) => string
  readonly turn: (n: number) => string
  readonly winter: string
  readonly winterSteps: Readonly<Record<string, string>>
  readonly points: (side: string, n: number) => string
  readonly toWin: string
  readonly movesLeft: (n: number) => string
  readonly leviesLeft: (n: number) => string
  /** What would be left over by ending moves, and how many blocks could still move; and the same of levies. */
  readonly movesLost: (points: number, blocks: number) => string
  readonly leviesLost: (points: number, raised: number, levied: number) => string
  /** How many of the pool can come to the map now. */
  readonly poolHas: (able: number, all: number) => string
  readonly more: { readonly before: string; readonly after: string }
  readonly commands: (side: string) => string
  readonly at: (place: PlaceId) => string
  readonly strength: (n: number) => string
  readonly rating: (rating: string) => string
  readonly backs: (n: number, side: string) => string
  readonly turned: (side: string) => string
  readonly moved: string
  readonly reserve: string
  readonly surprise: string
  readonly can: Readonly<Record<'move' | 'raise' | 'disband' | 'hit' | 'exchange' | 'levy', string>>
  readonly stack: (place: string, parts: readonly string[]) => string
  readonly vacant: string
  readonly goHere: (place: string, n: number, all: boolean) => string
  readonly goFurther: (place: string, by: readonly string[], price: number, n: number) => string
  /** Move Points, as short as can be. */
  readonly price: (n: number) => string
  readonly doHere: (place: string) => string
  readonly all: string
  readonly none_: string
  readonly close: string
  readonly cancel: string
  readonly inHand: (n: number) => string
  readonly hints: Readonly<Record<string, string>>
  readonly roadUse: (used: number, limit: number, from: string, to: string) => string
  readonly battle: (place: PlaceId) => string
  readonly round: (n: number, of: number) => string
  readonly attacker: string
  readonly defender: string
  readonly toAct: (side: string, letter: string) => string
  readonly toChooseHit: (side: string, left: number) => string
  readonly fire: string
  readonly pass: string
  readonly retreat: string
  readonly hit: string
  readonly fold: string
  readonly unfold: string
  readonly reserves: (n: number) => string
  readonly firesAs: (name: string, power: number) => string
  readonly hits: (n: number) => string
  readonly won: (side: string, place: PlaceId) => string
  readonly lost: string
  readonly left: string
  readonly nobody: string
  readonly goOn: string
  readonly acted: string
  readonly choose: string
  readonly worth: (n: number) => string
}

export const { speak, wordsIn } = spoken<Labels>()

/** What stands on the block: the number of a Legio, the name of a leader. */
export const shortName = (id: BlockId, words: Labels): string => words.blocks[id].replace(/^Legio /, '')

export const placeName = (at: PlaceId): string => places[at]
export const numeral = (n: number): string => (n > 0 ? roman(n) : '0')
