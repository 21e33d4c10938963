import type { Along } from '../../rules/action.ts'
import type { Subject } from '../../rules/orders.ts'
import type { CardId, EventId, PlaceId, SeatId, ZoneId } from '../../rules/printed.ts'
import type { Topic, Until } from '../../rules/state.ts'
import { battleValue, cardName, type EventNames, eventName, moveValue } from '../cards.ts'

export const seats: Record<SeatId, string> = {
  galba: 'Galba',
  otho: 'Otho',
  vitellius: 'Vitellius',
  vespasian: 'Vespasian',
}

export const places: Record<PlaceId, string> = {
  britannia: 'Britannia',
  'gallia-lugdunensis': 'Gallia Lugdunensis',
  'gallia-narbonensis': 'Gallia Narbonensis',
  hispania: 'Hispania',
  lusitania: 'Lusitania',
  'germania-inferior': 'Germania Inferior',
  'germania-superior': 'Germania Superior',
  raetia: 'Raetia',
  noricum: 'Noricum',
  pannonia: 'Pannonia',
  dacia: 'Dacia',
  moesia: 'Moesia',
  thracia: 'Thracia',
  dalmatia: 'Dalmatia',
  achaea: 'Achaea',
  'asia-minor': 'Asia Minor',
  syria: 'Syria',
  judaea: 'Judaea',
  aegyptus: 'Egypt',
  africa: 'Africa',
  'italia-north': 'Northern Italy',
  'italia-south': 'Southern Italy',
  roma: 'Rome',
}

export const zones: Record<ZoneId, string> = {
  'west-europe': 'Western Europe',
  'central-europe': 'Central Europe',
  'east-europe': 'Eastern Europe',
  'asia-africa': 'Asia/Africa',
}

export const events: Record<EventId, string> = {
  assassination: 'Assassination',
  'bad-omens': 'Bad Omens',
  'bad-weather': 'Bad Weather',
  bribery: 'Bribery',
  illness: 'Illness',
  'crisis-in-rome': 'Crisis in Rome',
  'galley-fleet': 'Galley Fleet',
  'germanic-tribes': 'Germanic Tribes',
  'ave-caesar': 'Ave Caesar!',
  'legion-rebels': 'Legion Rebels',
  'praetorian-guard': 'Praetorian Guard',
  revolt: 'Revolt',
  'senate-influence': 'Senate Influence',
  traitor: 'Traitor',
}

export const topics: Record<Topic, string> = {
  march: 'marches and retreats',
  event: 'events',
  throne: 'proclamations and assassinations',
}

/** What an order may be about. */
export const subjects: Record<Subject, string> = { ...topics, unable: 'whatever I cannot answer' }

export const untils: Record<Until, string> = {
  next: 'Pass',
  stack: 'Pass for this stack',
  hand: 'Pass for this hand',
  round: 'Pass until my next hand',
  recall: 'Pass until I say otherwise',
}

export const seat = (id: SeatId): string => seats[id]
export const possessive = (id: SeatId): string => `${seats[id]}’s`
export const place = (id: PlaceId): string => places[id]

// Cards: on a button with both numbers, in a sentence with the one that counts there, or none

const names: EventNames = { events, revolt: (at) => `Revolt in ${places[at]}` }
export const card = (id: CardId): string => cardName(id, names)
export const event = (id: CardId): string => eventName(id, names)
export const moving = (id: CardId): string => `${event(id)} (${moveValue(id)})`
export const fighting = (id: CardId): string => `${event(id)} ${battleValue(id)}`

export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`
export const list = (words: readonly string[], joint = 'and'): string =>
  words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
export const pieces = (legions: number, commander: boolean): string =>
  list([...(legions > 0 ? [count(legions, 'legion')] : []), ...(commander ? ['the commander'] : [])])
export const answers = (kinds: readonly EventId[]): string =>
  list(
    kinds.map((id) => events[id]),
    'or',
  )
export const withHim = (commander: Along): boolean => commander === 'with'
