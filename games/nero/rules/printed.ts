import { type Index, indexed, inverse } from '@iacta/kernel'
import { CARDS as PRINTED_CARDS, EVENTS as PRINTED_EVENTS } from '../data/cards.ts'
import {
  GERMAN_PROVINCES,
  ITALIAN_PROVINCES,
  LAND_BORDERS,
  PLACES as PRINTED_PLACES,
  ZONES as PRINTED_ZONES,
  SEA_LINKS,
} from '../data/map.ts'
import { SEAT_IDS } from '../data/table.ts'

/** The printed map and cards as small numbers, with what follows from them worked out once. */

export type Place = Index<'place'>
export type Zone = Index<'zone'>
export type Card = Index<'card'>
/** One of the fourteen kinds of event. */
export type Kind = Index<'event'>

export type PlaceId = (typeof PRINTED_PLACES)[number][0]
export type ZoneId = (typeof PRINTED_ZONES)[number][0]
export type CardId = (typeof PRINTED_CARDS)[number][0]
export type EventId = (typeof PRINTED_EVENTS)[number][0]
export { SEAT_IDS }
export type SeatId = (typeof SEAT_IDS)[number]

export const NOWHERE = -1 as Place

// Places

export const PLACE_IDS: readonly PlaceId[] = PRINTED_PLACES.map(([id]) => id)
export const PLACE_COUNT = PLACE_IDS.length
export const ALL_PLACES = indexed<Place>(PLACE_COUNT)
const PLACE_INDEX = inverse<PlaceId, Place>(PLACE_IDS)
export const place = (id: PlaceId): Place => PLACE_INDEX[id]

/** 2.6.5: a province for movement only; those of Italy are like others, but in no zone. */
export const ROME = place('roma')
export const ITALY = ITALIAN_PROVINCES.map(place)
export const GERMANY = GERMAN_PROVINCES.map(place)
/** 5.8: where legions can be. */
export const PROVINCES = ALL_PLACES.filter((p) => p !== ROME)
export const isCoastal: readonly boolean[] = PRINTED_PLACES.map(([, , coastal]) => coastal)
export const PORTS = ALL_PLACES.filter((p) => isCoastal[p])

const reachedBy = (borders: readonly (readonly [PlaceId, PlaceId])[], p: Place): Place[] =>
  borders.flatMap(([a, b]) => (place(a) === p ? [place(b)] : place(b) === p ? [place(a)] : [])).sort((a, b) => a - b)

/** 5.0: neighbours by land. */
export const BY_LAND: readonly (readonly Place[])[] = ALL_PLACES.map((p) => reachedBy(LAND_BORDERS, p))
export const BY_SEA_LINK: readonly (readonly Place[])[] = ALL_PLACES.map((p) => reachedBy(SEA_LINKS, p))
/** Neighbours by land or sea link. */
export const NEIGHBOURS: readonly (readonly Place[])[] = ALL_PLACES.map((p) =>
  [...BY_LAND[p], ...BY_SEA_LINK[p]].sort((a, b) => a - b),
)

// Zones

export const ZONE_IDS: readonly ZoneId[] = PRINTED_ZONES.map(([id]) => id)
export const ZONE_COUNT = ZONE_IDS.length
export const ALL_ZONES = indexed<Zone>(ZONE_COUNT)
const ZONE_INDEX = inverse<ZoneId, Zone>(ZONE_IDS)
export const zone = (id: ZoneId): Zone => ZONE_INDEX[id]
export const NO_ZONE = -1 as Zone
export const ZONE_OF: readonly Zone[] = PRINTED_PLACES.map(([, id]) => (id === null ? NO_ZONE : zone(id)))
export const PROVINCES_OF: readonly (readonly Place[])[] = ALL_ZONES.map((z) =>
  ALL_PLACES.filter((p) => ZONE_OF[p] === z),
)

// Cards

export const CARD_IDS: readonly CardId[] = PRINTED_CARDS.map(([id]) => id)
export const CARD_COUNT = CARD_IDS.length
export const ALL_CARDS = indexed<Card>(CARD_COUNT)
const CARD_INDEX = inverse<CardId, Card>(CARD_IDS)
export const card = (id: CardId): Card => CARD_INDEX[id]

export const EVENT_IDS: readonly EventId[] = PRINTED_EVENTS.map(([id]) => id)
const EVENT_INDEX = inverse<EventId, Kind>(EVENT_IDS)
export const kind = (id: EventId): Kind => EVENT_INDEX[id]
export const isAnyTime: readonly boolean[] = PRINTED_EVENTS.map(([, timing]) => timing === 'any-time')
export const isSingle: readonly boolean[] = PRINTED_EVENTS.map(([, , single]) => single)

/** By card. */
export const KIND: readonly Kind[] = PRINTED_CARDS.map(([, event]) => kind(event))
export const MOVE: readonly number[] = PRINTED_CARDS.map(([, , move]) => move)
export const BATTLE: readonly number[] = PRINTED_CARDS.map(([, , , battle]) => battle)
export const REVOLT_AT: readonly Place[] = PRINTED_CARDS.map(([, , , , at]) => (at === null ? NOWHERE : place(at)))

export const ASSASSINATION = kind('assassination')
export const BAD_OMENS = kind('bad-omens')
export const BAD_WEATHER = kind('bad-weather')
export const BRIBERY = kind('bribery')
export const ILLNESS = kind('illness')
export const CRISIS = kind('crisis-in-rome')
export const GALLEY = kind('galley-fleet')
export const TRIBES = kind('germanic-tribes')
export const AVE_CAESAR = kind('ave-caesar')
export const REBELS = kind('legion-rebels')
export const GUARD = kind('praetorian-guard')
export const REVOLT = kind('revolt')
export const SENATE = kind('senate-influence')
export const TRAITOR = kind('traitor')
