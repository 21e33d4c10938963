import type { Along } from '../../rules/action.ts'
import type { Subject } from '../../rules/orders.ts'
import type { CardId, EventId, PlaceId, SeatId, ZoneId } from '../../rules/printed.ts'
import type { Topic, Until } from '../../rules/state.ts'
import { battleValue, cardName, type EventNames, eventName, moveValue } from '../cards.ts'

export const seats: Record<SeatId, string> = {
  galba: 'Galba',
  otho: 'Otone',
  vitellius: 'Vitellio',
  vespasian: 'Vespasiano',
}

export const places: Record<PlaceId, string> = {
  britannia: 'Britannia',
  'gallia-lugdunensis': 'Gallia Lugdunense',
  'gallia-narbonensis': 'Gallia Narbonense',
  hispania: 'Hispania',
  lusitania: 'Lusitania',
  'germania-inferior': 'Germania Inferiore',
  'germania-superior': 'Germania Superiore',
  raetia: 'Rezia',
  noricum: 'Norico',
  pannonia: 'Pannonia',
  dacia: 'Dacia',
  moesia: 'Mesia',
  thracia: 'Tracia',
  dalmatia: 'Dalmazia',
  achaea: 'Acaia',
  'asia-minor': 'Asia Minore',
  syria: 'Siria',
  judaea: 'Giudea',
  aegyptus: 'Egitto',
  africa: 'Africa',
  'italia-north': 'Italia settentrionale',
  'italia-south': 'Italia meridionale',
  roma: 'Roma',
}

export const zones: Record<ZoneId, string> = {
  'west-europe': 'Europa Occidentale',
  'central-europe': 'Europa Centrale',
  'east-europe': 'Europa Orientale',
  'asia-africa': 'Asia/Africa',
}

export const events: Record<EventId, string> = {
  assassination: 'Assassinio',
  'bad-omens': 'Cattivi auspici',
  'bad-weather': 'Cattivo tempo',
  bribery: 'Corruzione',
  illness: 'Malattia',
  'crisis-in-rome': 'Crisi a Roma',
  'galley-fleet': 'Flotta di galere',
  'germanic-tribes': 'Tribù germaniche',
  'ave-caesar': 'Ave Caesar!',
  'legion-rebels': 'La legione si ribella',
  'praetorian-guard': 'Guardia pretoriana',
  revolt: 'Rivolta',
  'senate-influence': 'Influenza del Senato',
  traitor: 'Traditore',
}

export const topics: Record<Topic, string> = {
  march: 'marce e ritirate',
  event: 'eventi',
  throne: 'proclamazioni e attentati',
}

/** Su che cosa può essere un ordine. */
export const subjects: Record<Subject, string> = { ...topics, unable: 'ciò a cui non posso rispondere' }

export const untils: Record<Until, string> = {
  next: 'Passo',
  stack: 'Passo per questa colonna',
  hand: 'Passo per questa mano',
  round: 'Passo fino alla mia prossima mano',
  recall: 'Passo finché non dico altro',
}

// Luoghi: Roma è una città, il Norico è maschile, gli altri sono femminili o cominciano per vocale

/** Un luogo con la sua preposizione: come la vogliono Roma, il Norico, chi comincia per vocale e gli altri. */
const placed =
  (rome: string, noricum: string, vowel: string, other: string) =>
  (id: PlaceId): string => {
    if (id === 'roma') return `${rome}Roma`
    if (id === 'noricum') return `${noricum}Norico`
    return `${/^[AEIOUH]/.test(places[id]) ? vowel : other}${places[id]}`
  }
export const thePlace = placed('', 'il ', 'l’', 'la ')
export const ofPlace = placed('di ', 'del ', 'dell’', 'della ')
export const fromPlace = placed('da ', 'dal ', 'dall’', 'dalla ')
export const toPlace = placed('a ', 'al ', 'all’', 'alla ')
export const inPlace = placed('a ', 'nel ', 'in ', 'in ')
export const acrossPlace = placed('per ', 'attraverso il ', 'attraverso l’', 'attraverso la ')
export const capital = (text: string): string => text[0].toUpperCase() + text.slice(1)

export const seat = (id: SeatId): string => seats[id]
export const ofSeat = (id: SeatId): string => `di ${seats[id]}`
export const toSeat = (id: SeatId): string => `a ${seats[id]}`

/** Le zone cominciano tutte per vocale. */
export const theZone = (id: ZoneId): string => `l’${zones[id]}`

// Carte: su un bottone con i due numeri, in una frase con quello che vi conta, o nessuno

const names: EventNames = { events, revolt: (at) => `Rivolta ${inPlace(at)}` }
export const card = (id: CardId): string => cardName(id, names)
export const event = (id: CardId): string => `«${eventName(id, names)}»`
export const moving = (id: CardId): string => `${event(id)} (${moveValue(id)})`
export const fighting = (id: CardId): string => `${event(id)} ${battleValue(id)}`

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const legionCount = (n: number): string => (n === 1 ? 'una legione' : `${n} legioni`)
export const points = (n: number): string => count(n, 'punto movimento', 'punti movimento')
export const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`)
export const list = (words: readonly string[], joint = 'e'): string =>
  words.length < 2 ? (words[0] ?? 'niente') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
export const pieces = (legions: number, commander: boolean): string =>
  list([...(legions > 0 ? [legionCount(legions)] : []), ...(commander ? ['il comandante'] : [])])
export const withPieces = (legions: number, commander: boolean): string =>
  list([...(legions > 0 ? [`con ${legionCount(legions)}`] : []), ...(commander ? ['col comandante'] : [])])
export const answers = (kinds: readonly EventId[]): string =>
  list(
    kinds.map((id) => events[id]),
    'o',
  )
export const withHim = (commander: Along): boolean => commander === 'with'
