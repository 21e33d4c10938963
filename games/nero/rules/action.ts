import { asInteger, asObject, asOneOf, type Seat } from '@iacta/kernel'
import { LEGIONS_PER_PLAYER } from '../data/constants.ts'
import {
  CARD_IDS,
  type Card,
  type CardId,
  card,
  PLACE_IDS,
  type Place,
  type PlaceId,
  place,
  SEAT_IDS,
  type SeatId,
  ZONE_IDS,
  type Zone,
  type ZoneId,
} from './board.ts'
import { TOPICS, type Topic, UNTIL, type Until } from './state.ts'

export type Along = 'with' | 'without'
export type Mark = 'marked' | 'unmarked'
export type Whose = 'own' | 'independent'
export type Say = 'pass' | 'ask'

/** Everything a player can do. Small values, one for each decision. */
export type Action =
  // Set-up (3.0)
  | { readonly do: 'home'; readonly zone: ZoneId }
  | { readonly do: 'place'; readonly at: PlaceId }
  | { readonly do: 'station'; readonly at: PlaceId }
  // Cards in one's own hand (4.3)
  /** Lays a card for movement; several may be laid together. */
  | { readonly do: 'lay'; readonly card: CardId }
  /** The province whose pieces the cards laid are for. */
  | { readonly do: 'from'; readonly at: PlaceId }
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'event'; readonly card: CardId }
  | { readonly do: 'end' }
  // What an event is aimed at (12.0)
  /** The Emperor of a Crisis or an Assassination. */
  | { readonly do: 'emperor'; readonly of: SeatId }
  | { readonly do: 'tribes'; readonly at: PlaceId }
  | { readonly do: 'rebel'; readonly of: SeatId; readonly at: PlaceId; readonly marked: Mark }
  | { readonly do: 'victim'; readonly of: SeatId }
  | { readonly do: 'load'; readonly from: PlaceId; readonly legions: number; readonly commander: Along }
  | { readonly do: 'sail'; readonly to: PlaceId }
  /** A fleet that lost part of its cargo sails with the rest, or stays. */
  | { readonly do: 'embark' }
  | { readonly do: 'keep' }
  /** A card laid with an Assassination, then the attempt itself. */
  | { readonly do: 'support'; readonly card: CardId }
  | { readonly do: 'strike' }
  // Becoming Emperor in Rome (7.1)
  | { readonly do: 'proclaim' }
  | { readonly do: 'influence'; readonly card: CardId }
  | { readonly do: 'count' }
  // Movement (5.0)
  | { readonly do: 'form'; readonly legions: number; readonly commander: Along }
  | { readonly do: 'go'; readonly to: PlaceId }
  | { readonly do: 'attack'; readonly of: SeatId }
  | { readonly do: 'ask' }
  | { readonly do: 'take'; readonly whose: Whose; readonly legions: number }
  | { readonly do: 'shed'; readonly legions: number; readonly commander: Along }
  | { readonly do: 'halt' }
  /** Removes retreat markers (5.6), or the Germanic marker (12.0). */
  | { readonly do: 'rally' }
  | { readonly do: 'disperse' }
  // Decisions of others
  | { readonly do: 'stay' }
  | { readonly do: 'retreat'; readonly to: PlaceId; readonly commander: Along }
  | { readonly do: 'allow' }
  | { readonly do: 'refuse' }
  | { readonly do: 'commit'; readonly card: CardId }
  | { readonly do: 'ready' }
  | { readonly do: 'yield'; readonly marked: Mark }
  | { readonly do: 'flee'; readonly to: PlaceId }
  /** Moves an independent legion out of the tribes' way. */
  | { readonly do: 'drive'; readonly to: PlaceId }
  | { readonly do: 'send'; readonly from: PlaceId; readonly marked: Mark }
  // Answer windows (12.0) and standing orders
  | { readonly do: 'pass'; readonly until: Until }
  | { readonly do: 'answer'; readonly card: CardId }
  | { readonly do: 'order'; readonly about: Topic; readonly say: Say }

export type ActionOf<Do extends Action['do']> = Extract<Action, { do: Do }>

// The same action is always the same object: lists of legal actions are made by the hundred thousand.

type Plain =
  | 'end'
  | 'embark'
  | 'keep'
  | 'strike'
  | 'proclaim'
  | 'count'
  | 'ask'
  | 'halt'
  | 'rally'
  | 'disperse'
  | 'stay'
  | 'allow'
  | 'refuse'
  | 'ready'
type OnCard = 'lay' | 'discard' | 'event' | 'support' | 'influence' | 'commit' | 'answer'
type AtPlace = 'place' | 'station' | 'from' | 'tribes'
type ToPlace = 'sail' | 'go' | 'flee' | 'drive'
type OfSeat = 'emperor' | 'victim' | 'attack'

const plain = <Do extends Plain>(verb: Do): ActionOf<Do> => ({ do: verb }) as ActionOf<Do>
const onCard = (verb: OnCard): ((c: Card) => Action) => {
  const made = CARD_IDS.map((id): Action => ({ do: verb, card: id }))
  return (c) => made[c]
}
const atPlace = (verb: AtPlace): ((p: Place) => Action) => {
  const made = PLACE_IDS.map((id): Action => ({ do: verb, at: id }))
  return (p) => made[p]
}
const toPlace = (verb: ToPlace): ((p: Place) => Action) => {
  const made = PLACE_IDS.map((id): Action => ({ do: verb, to: id }))
  return (p) => made[p]
}
const ofSeat = (verb: OfSeat): ((seat: Seat) => Action) => {
  const made = SEAT_IDS.map((id): Action => ({ do: verb, of: id }))
  return (seat) => made[seat]
}

export const END = plain('end')
export const EMBARK = plain('embark')
export const KEEP = plain('keep')
export const STRIKE = plain('strike')
export const PROCLAIM = plain('proclaim')
export const COUNT = plain('count')
export const ASK = plain('ask')
export const HALT = plain('halt')
export const RALLY = plain('rally')
export const DISPERSE = plain('disperse')
export const STAY = plain('stay')
export const ALLOW = plain('allow')
export const REFUSE = plain('refuse')
export const ENOUGH = plain('ready')
export const lay = onCard('lay')
export const discard = onCard('discard')
export const event = onCard('event')
export const support = onCard('support')
export const influence = onCard('influence')
export const commit = onCard('commit')
export const answer = onCard('answer')
export const placeLegion = atPlace('place')
export const station = atPlace('station')
export const from = atPlace('from')
export const tribes = atPlace('tribes')
export const sail = toPlace('sail')
export const go = toPlace('go')
export const flee = toPlace('flee')
export const drive = toPlace('drive')
export const emperor = ofSeat('emperor')
export const victim = ofSeat('victim')
export const attack = ofSeat('attack')

export const along = (commander: boolean): Along => (commander ? 'with' : 'without')
export const mark = (marked: boolean): Mark => (marked ? 'marked' : 'unmarked')

export const home = (z: Zone): Action => ({ do: 'home', zone: ZONE_IDS[z] })
export const rebel = (of: Seat, at: Place, marked: boolean): Action => ({
  do: 'rebel',
  of: SEAT_IDS[of],
  at: PLACE_IDS[at],
  marked: mark(marked),
})
export const load = (p: Place, legions: number, commander: boolean): Action => ({
  do: 'load',
  from: PLACE_IDS[p],
  legions,
  commander: along(commander),
})
export const form = (legions: number, commander: boolean): Action => ({
  do: 'form',
  legions,
  commander: along(commander),
})
export const takeOn = (whose: Whose, legions: number): Action => ({ do: 'take', whose, legions })
export const shed = (legions: number, commander: boolean): Action => ({
  do: 'shed',
  legions,
  commander: along(commander),
})
export const retreat = (to: Place, commander: boolean): Action => ({
  do: 'retreat',
  to: PLACE_IDS[to],
  commander: along(commander),
})
export const yieldLegion = (marked: boolean): Action => ({ do: 'yield', marked: mark(marked) })
export const send = (p: Place, marked: boolean): Action => ({ do: 'send', from: PLACE_IDS[p], marked: mark(marked) })
const PASSES = UNTIL.map((until): Action => ({ do: 'pass', until }))
export const pass = (until: number): Action => PASSES[until]
const ORDERS = TOPICS.map(
  (about): Record<Say, Action> => ({
    pass: { do: 'order', about, say: 'pass' },
    ask: { do: 'order', about, say: 'ask' },
  }),
)
export const order = (topic: number, say: Say): Action => ORDERS[topic][say]

// At the door

/** What each action carries besides its name. */
export const FIELDS: { readonly [Do in Action['do']]: readonly Exclude<keyof ActionOf<Do>, 'do'>[] } = {
  home: ['zone'],
  place: ['at'],
  station: ['at'],
  lay: ['card'],
  from: ['at'],
  discard: ['card'],
  event: ['card'],
  end: [],
  emperor: ['of'],
  tribes: ['at'],
  rebel: ['of', 'at', 'marked'],
  victim: ['of'],
  load: ['from', 'legions', 'commander'],
  sail: ['to'],
  embark: [],
  keep: [],
  support: ['card'],
  strike: [],
  proclaim: [],
  influence: ['card'],
  count: [],
  form: ['legions', 'commander'],
  go: ['to'],
  attack: ['of'],
  ask: [],
  take: ['whose', 'legions'],
  shed: ['legions', 'commander'],
  halt: [],
  rally: [],
  disperse: [],
  stay: [],
  retreat: ['to', 'commander'],
  allow: [],
  refuse: [],
  commit: ['card'],
  ready: [],
  yield: ['marked'],
  flee: ['to'],
  drive: ['to'],
  send: ['from', 'marked'],
  pass: ['until'],
  answer: ['card'],
  order: ['about', 'say'],
}

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  zone: ZONE_IDS,
  at: PLACE_IDS,
  to: PLACE_IDS,
  from: PLACE_IDS,
  of: SEAT_IDS,
  card: CARD_IDS,
  commander: ['with', 'without'],
  marked: ['marked', 'unmarked'],
  whose: ['own', 'independent'],
  until: UNTIL,
  about: TOPICS,
  say: ['pass', 'ask'],
}

/** No player ever has more legions than there are (6.6). */
const MOST_LEGIONS = SEAT_IDS.length * LEGIONS_PER_PLAYER

export const ACTION_NAMES = Object.keys(FIELDS) as readonly Action['do'][]

/** An action as it comes from outside, checked field by field. A number may come as text, as from a terminal. */
export function readAction(json: unknown): Action {
  const given = asObject(json, 'an action')
  const verb = asOneOf(given.do, ACTION_NAMES, 'the "do" of an action')
  const fields: readonly string[] = FIELDS[verb]
  const action: Record<string, string | number> = { do: verb }
  for (const field of fields) {
    const what = `the "${field}" of "${verb}"`
    const value = given[field]
    if (field === 'legions')
      action[field] = asInteger(
        typeof value === 'string' && value !== '' ? Number(value) : value,
        what,
        0,
        MOST_LEGIONS,
      )
    else action[field] = asOneOf(value, KNOWN[field], what)
  }
  return action as unknown as Action
}

/** The numbers behind an action's ids. */
export const placeAt = (action: { readonly at: PlaceId }): Place => place(action.at)
export const placeTo = (action: { readonly to: PlaceId }): Place => place(action.to)
export const placeFrom = (action: { readonly from: PlaceId }): Place => place(action.from)
export const cardIn = (action: { readonly card: CardId }): Card => card(action.card)
export const seatIn = (action: { readonly of: SeatId }): Seat => SEAT_IDS.indexOf(action.of)
export const withCommander = (action: { readonly commander: Along }): boolean => action.commander === 'with'
export const isMarked = (action: { readonly marked: Mark }): boolean => action.marked === 'marked'
