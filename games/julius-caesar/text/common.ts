import type { BlockKind, Colour } from '../data/blocks.ts'
import type { God } from '../data/cards.ts'
import { FIRST_YEAR_AUC, FIRST_YEAR_BC } from '../data/constants.ts'
import {
  type BlockId,
  type BorderId,
  block,
  border,
  type CardId,
  COLOUR,
  COLOUR_OF_SIDE,
  card,
  farEnd,
  GOD,
  isSea,
  KIND,
  LEVIES,
  LEVY_CITY,
  MOVES,
  PLACE_IDS,
  type PlaceId,
  place,
  SIDE_IDS,
  type SideId,
} from '../rules/printed.ts'
import { ROMAN } from './sentences.ts'

/** What the texts of every language need to know of blocks, places and cards. */

/** A moving, hiding or vanishing block as its hearer knows it; null for one he does not know. */
export interface Seen {
  readonly side: SideId
  readonly block: BlockId | null
  readonly colour: Colour
}

export const isSeaId = (id: PlaceId): boolean => isSea[place(id)]
export const kindOf = (id: BlockId): BlockKind => KIND[block(id)]
export const colourOf = (id: BlockId): Colour => COLOUR[block(id)]
export const colourOfSide = (id: SideId): Colour => COLOUR_OF_SIDE[SIDE_IDS.indexOf(id)]
export const enemyOf = (id: SideId): SideId => (id === 'caesar' ? 'pompeius' : 'caesar')

/** Whether the other side has a block of the same name: `Navis 1`, `Ballista`. */
export const hasTwin = (id: BlockId): boolean => /^[cp]-/.test(id) && id !== 'p-elephantus'

/** Whether a block serves the side it was not made for; Cleopatra was made for neither. */
export const hasTurned = (side: SideId, colour: Colour): boolean => colour !== 'blue' && colour !== colourOfSide(side)

/** The city a block may be levied in, where it is but one. */
export function levyCityOf(id: BlockId): PlaceId | null {
  const city = LEVY_CITY[block(id)]
  return city === null ? null : PLACE_IDS[city]
}

/** `3/2` for three moves and two levies; an Event by its god. */
export function cardName(id: CardId, gods: Record<God, string>): string {
  const c = card(id)
  const god = GOD[c]
  return god ? gods[god] : `${MOVES[c]}/${LEVIES[c]}`
}

/** The place an attack over this border came from. */
export const cameFrom = (over: BorderId, at: PlaceId): PlaceId => PLACE_IDS[farEnd(border(over), place(at))]

export const auc = (year: number): number => FIRST_YEAR_AUC + year - 1
export const bc = (year: number): number => FIRST_YEAR_BC - year + 1

export const roman = (strength: number): string => ROMAN[strength]
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
