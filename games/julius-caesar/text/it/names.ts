import type { BlockKind, Colour } from '../../data/blocks.ts'
import type { God } from '../../data/cards.ts'
import type { Known } from '../../rules/happenings.ts'
import type { BlockId, CardId, PlaceId, SideId } from '../../rules/printed.ts'
import { blocks } from '../blocks.it.ts'
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

export const sides: Record<SideId, string> = { caesar: 'Cesare', pompeius: 'Pompeo' }

export const gods: Record<God, string> = {
  apollo: 'Apollo',
  jupiter: 'Giove',
  mars: 'Marte',
  mercury: 'Mercurio',
  neptune: 'Nettuno',
  pluto: 'Plutone',
  vulcan: 'Vulcano',
}

export const colours: Record<Colour, string> = { tan: 'ocra', green: 'verde', blue: 'blu' }

export const side = (id: SideId): string => sides[id]
export const card = (id: CardId): string => cardName(id, gods)
export const year = (n: number): string => `${auc(n)} a.U.c. (${bc(n)} a.C.)`

// Places: seas take an article, cities none

type Article = 'il ' | 'la ' | 'l’'

const articleOf = (sea: PlaceId): Article => (sea === 'propontis' ? 'la ' : sea === 'oceanus-atlanticus' ? 'l’' : 'il ')

const CONTRACTED = {
  a: { 'il ': 'al ', 'la ': 'alla ', 'l’': 'all’' },
  da: { 'il ': 'dal ', 'la ': 'dalla ', 'l’': 'dall’' },
  di: { 'il ': 'del ', 'la ': 'della ', 'l’': 'dell’' },
  in: { 'il ': 'nel ', 'la ': 'nella ', 'l’': 'nell’' },
} as const

const toCity = (id: PlaceId): string => `${places[id].startsWith('A') ? 'ad' : 'a'} ${places[id]}`

const after = (preposition: keyof typeof CONTRACTED, sea: PlaceId): string =>
  CONTRACTED[preposition][articleOf(sea)] + places[sea]

export const place = (id: PlaceId): string => (isSeaId(id) ? articleOf(id) + places[id] : places[id])
export const Place = (id: PlaceId): string => capital(place(id))
/** `a Roma`, `nel Mare Internum`. */
export const inPlace = (id: PlaceId): string => (isSeaId(id) ? after('in', id) : toCity(id))
/** `a Roma`, `al Mare Internum`. */
export const toPlace = (id: PlaceId): string => (isSeaId(id) ? after('a', id) : toCity(id))
/** `da Roma`, `dal Mare Internum`. */
export const fromPlace = (id: PlaceId): string => (isSeaId(id) ? after('da', id) : `da ${places[id]}`)
/** `di Roma`, `del Mare Internum`. */
export const ofPlace = (id: PlaceId): string => (isSeaId(id) ? after('di', id) : `di ${places[id]}`)

/** An adjective of a place: `Nemica` of a city, `Nemico` of most seas. */
export const ofItsGender = (id: PlaceId, masculine: string): string =>
  isSeaId(id) && articleOf(id) !== 'la ' ? masculine : masculine.replace(/o$/, 'a')

// Blocks

/** Something that acts in a sentence. */
export interface Noun {
  readonly text: string
  readonly gender: 'm' | 'f'
  readonly plural: boolean
}

/** Article, gender, plural. */
const GRAMMAR: Record<BlockKind, readonly ['la ' | 'l’' | 'gli ' | '', 'm' | 'f', boolean]> = {
  leader: ['', 'm', false],
  legio: ['la ', 'f', false],
  equitatus: ['l’', 'm', false],
  elephant: ['gli ', 'm', true],
  auxilia: ['gli ', 'm', true],
  ballista: ['la ', 'f', false],
  navis: ['la ', 'f', false],
  cleopatra: ['', 'f', false],
}

const ON = { 'la ': 'sulla ', 'l’': 'sull’', 'gli ': 'sugli ' } as const

function nounFor(id: BlockId, name: string): Noun {
  const [article, gender, plural] = GRAMMAR[kindOf(id)]
  return { text: article + name, gender, plural }
}

export const noun = (id: BlockId): Noun => nounFor(id, blocks[id])

/** On a button, or in a list. */
export const label = (id: BlockId): string => blocks[id]
/** Within a sentence. */
export const block = (id: BlockId): string => noun(id).text

/** `sulla Legio X`, `su Cesare`. */
export function onBlock(id: BlockId): string {
  const [article] = GRAMMAR[kindOf(id)]
  return (article ? ON[article] : 'su ') + blocks[id]
}

/** A block of a side as both sides speak of it: whose it is, where the name alone would not tell. */
export const nounOf = (id: SideId, b: BlockId): Noun =>
  hasTwin(b) ? nounFor(b, `${labelOf(id, b)} di ${side(id)}`) : noun(b)
export const blockOf = (id: SideId, b: BlockId): string => nounOf(id, b).text

/** A block among those of its side: one that has changed side by its colour too. */
const labelOf = (id: SideId, b: BlockId): string =>
  hasTwin(b) && hasTurned(id, colourOf(b)) ? `${blocks[b]} ${colouredAs(b)}` : blocks[b]

/** `verde`, but `gli Auxilia verdi`. */
function colouredAs(b: BlockId): string {
  const colour = colours[colourOf(b)]
  return noun(b).plural ? colour.replace(/e$/, 'i') : colour
}

/** A block as its own side speaks of it. */
export const nounAmong = (id: SideId, b: BlockId): Noun => nounFor(b, labelOf(id, b))

/** A block that may be anybody's: by its colour, where each side has one of that name. */
export const coloured = (b: BlockId): Noun => (hasTwin(b) ? nounFor(b, `${blocks[b]} ${colouredAs(b)}`) : noun(b))

/** A block its own side knows, and others only by its colour. */
export function seen({ side: id, block: b, colour }: Seen): Noun {
  if (b) return nounAmong(id, b)
  if (colour === 'blue') return noun('cleopatra')
  const text = hasTurned(id, colour)
    ? `un blocco ${colours[colour]} agli ordini di ${side(id)}`
    : `un blocco di ${side(id)}`
  return { text, gender: 'm', plural: false }
}

export const seenNavis = ({ side: id, block: b }: Omit<Seen, 'colour'>): Noun =>
  b ? noun(b) : { text: `una Navis di ${side(id)}`, gender: 'f', plural: false }

/** A choice of blocks by their colour. */
export const ofColour = (colour: Colour): Noun =>
  colour === 'blue' ? noun('cleopatra') : { text: `un blocco ${colours[colour]}`, gender: 'm', plural: false }

/** Who, and the verb that agrees. */
export const does = (who: Noun, singular: string, plural: string): string =>
  `${who.text} ${who.plural ? plural : singular}`
/** The same at the beginning of a sentence. */
export const Does = (who: Noun, singular: string, plural: string): string => capital(does(who, singular, plural))

/** A participle, given in the masculine, as it agrees: `eliminata`, `eliminati`. */
export function agreed(who: Noun, participle: string): string {
  const ending = who.plural ? (who.gender === 'm' ? 'i' : 'e') : who.gender === 'm' ? 'o' : 'a'
  return participle.replace(/o$/, ending)
}
/** What befalls somebody: `viene eliminata`, `vengono eliminati`. */
export const undergoes = (who: Noun, participle: string): string =>
  `${who.plural ? 'vengono' : 'viene'} ${agreed(who, participle)}`
/** The same as a sentence begun: `La Legio X viene eliminata`. */
export const Undergoes = (who: Noun, participle: string): string => `${capital(who.text)} ${undergoes(who, participle)}`

// Lists and numbers

export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  const last = items[items.length - 1]
  return `${items.slice(0, -1).join(', ')} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`
}

export const strengths = (id: SideId, known: readonly Known[]): string =>
  list(known.map(([b, strength]) => `${labelOf(id, b)} (${roman(strength)})`))

export const hits = (n: number): string => (n === 0 ? 'nessun colpo' : n === 1 ? '1 colpo' : `${n} colpi`)
/** `ti resta 1 Punto Leva`, `ti restano 2 Punti Leva`. */
export const left = (n: number, of: 'Movimento' | 'Leva'): string =>
  n === 1 ? `ti resta 1 Punto ${of}` : `ti restano ${n} Punti ${of}`
export const victoryPoints = (n: number): string => (n === 1 ? '1 Punto Vittoria' : `${n} Punti Vittoria`)
