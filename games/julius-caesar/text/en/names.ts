import type { Colour } from '../../data/blocks.ts'
import type { God } from '../../data/cards.ts'
import type { Known } from '../../rules/happenings.ts'
import type { BlockId, CardId, PlaceId, SideId } from '../../rules/printed.ts'
import { blocks } from '../blocks.en.ts'
import {
  auc,
  bc,
  capital,
  cardName,
  colourOf,
  hasTurned,
  hasTwin,
  isSeaId,
  kindOf,
  roman,
  type Seen,
} from '../common.ts'
import { places } from '../places.ts'

export const sides: Record<SideId, string> = { caesar: 'Caesar', pompeius: 'Pompeius' }

export const gods: Record<God, string> = {
  apollo: 'Apollo',
  jupiter: 'Jupiter',
  mars: 'Mars',
  mercury: 'Mercury',
  neptune: 'Neptune',
  pluto: 'Pluto',
  vulcan: 'Vulcan',
}

export const colours: Record<Colour, string> = { tan: 'tan', green: 'green', blue: 'blue' }

export const side = (id: SideId): string => sides[id]
export const possessive = (id: SideId): string => `${sides[id]}’s`
export const card = (id: CardId): string => cardName(id, gods)
export const year = (n: number): string => `${auc(n)} AUC (${bc(n)} BC)`

// Places: seas take an article, cities none

export const place = (id: PlaceId): string => (isSeaId(id) ? `the ${places[id]}` : places[id])
export const Place = (id: PlaceId): string => capital(place(id))

// Blocks

/** Something that acts in a sentence. */
export interface Noun {
  readonly text: string
  readonly plural: boolean
}

const one = (text: string): Noun => ({ text, plural: false })

const withArticle = (id: BlockId): string =>
  kindOf(id) === 'ballista' || kindOf(id) === 'elephant' ? `the ${blocks[id]}` : blocks[id]

export const noun = (id: BlockId): Noun => ({ text: withArticle(id), plural: kindOf(id) === 'elephant' })

/** On a button, or in a list. */
export const label = (id: BlockId): string => blocks[id]
/** Within a sentence. */
export const block = (id: BlockId): string => noun(id).text

/** A block of a side as both sides speak of it: whose it is, where the name alone would not tell. */
export function nounOf(id: SideId, b: BlockId): Noun {
  return hasTwin(b) ? one(`${possessive(id)} ${labelOf(id, b)}`) : noun(b)
}
export const blockOf = (id: SideId, b: BlockId): string => nounOf(id, b).text

/** A block among those of its side: one that has changed side by its colour too. */
const labelOf = (id: SideId, b: BlockId): string =>
  hasTwin(b) && hasTurned(id, colourOf(b)) ? `${colours[colourOf(b)]} ${blocks[b]}` : blocks[b]

/** A block as its own side speaks of it. */
export const nounAmong = (id: SideId, b: BlockId): Noun =>
  hasTwin(b) && hasTurned(id, colourOf(b)) ? one(`the ${labelOf(id, b)}`) : noun(b)

/** A block that may be anybody's: by its colour, where each side has one of that name. */
export const coloured = (b: BlockId): Noun => (hasTwin(b) ? one(`the ${colours[colourOf(b)]} ${blocks[b]}`) : noun(b))

/** A block its own side knows, and others only by its colour. */
export function seen({ side: id, block: b, colour }: Seen): Noun {
  if (b) return nounAmong(id, b)
  if (colour === 'blue') return one(blocks.cleopatra)
  return one(hasTurned(id, colour) ? `a ${colours[colour]} block serving ${side(id)}` : `a block of ${side(id)}`)
}

export const seenNavis = ({ side: id, block: b }: Omit<Seen, 'colour'>): Noun =>
  b ? noun(b) : one(`a Navis of ${side(id)}`)

/** A choice of blocks by their colour. */
export const ofColour = (colour: Colour): string =>
  colour === 'blue' ? blocks.cleopatra : `a ${colours[colour]} block`

/** Who, and the verb that agrees. */
export const does = (who: Noun, singular: string, plural: string): string =>
  `${who.text} ${who.plural ? plural : singular}`
/** The same at the beginning of a sentence. */
export const Does = (who: Noun, singular: string, plural: string): string => capital(does(who, singular, plural))

// Lists and numbers

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`

export const strengths = (id: SideId, known: readonly Known[]): string =>
  list(known.map(([b, strength]) => `${labelOf(id, b)} (${roman(strength)})`))

/** `no hits`, `1 hit`, `2 hits`. */
export const count = (n: number, thing: string): string => `${n === 0 ? 'no' : n} ${thing}${n === 1 ? '' : 's'}`
