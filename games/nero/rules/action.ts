import { type ActionIn, actionsOf, amount, named, type Seat, verb, word } from '@iacta/kernel'
import { LEGIONS_PER_PLAYER } from '../data/constants.ts'
import {
  CARD_IDS,
  type Card,
  type CardId,
  PLACE_IDS,
  type Place,
  type PlaceId,
  SEAT_IDS,
  type SeatId,
  ZONE_IDS,
  type Zone,
  type ZoneId,
} from './printed.ts'
import { ORDERED, UNTIL } from './state.ts'

const PLACE = named<PlaceId, Place>(PLACE_IDS)
const CARD = named<CardId, Card>(CARD_IDS)
const SEAT = named<SeatId, Seat>(SEAT_IDS)
const ZONE = named<ZoneId, Zone>(ZONE_IDS)
/** No player ever has more legions than there are (6.6). */
const LEGIONS = amount(0, SEAT_IDS.length * LEGIONS_PER_PLAYER)
const COMMANDER = word(['with', 'without'])
const MARKED = word(['marked', 'unmarked'])
const SAY = word(['pass', 'ask'])

/** Everything a player can do. Small values, one for each decision. */
const VERBS = {
  // Set-up (3.0)
  home: verb('zone', ZONE),
  place: verb('at', PLACE),
  station: verb('at', PLACE),
  // Cards in one's own hand (4.3)
  /** Lays a card for movement; several may be laid together. */
  lay: verb('card', CARD),
  /** The province whose pieces the cards laid are for. */
  from: verb('at', PLACE),
  discard: verb('card', CARD),
  event: verb('card', CARD),
  end: verb(),
  // What an event is aimed at (12.0)
  /** The Emperor of a Crisis or an Assassination. */
  emperor: verb('of', SEAT),
  tribes: verb('at', PLACE),
  rebel: verb('of', SEAT, 'at', PLACE, 'marked', MARKED),
  victim: verb('of', SEAT),
  load: verb('from', PLACE, 'legions', LEGIONS, 'commander', COMMANDER),
  sail: verb('to', PLACE),
  /** A fleet that lost part of its cargo sails with the rest, or stays. */
  embark: verb(),
  keep: verb(),
  /** A card laid with an Assassination, then the attempt itself. */
  support: verb('card', CARD),
  strike: verb(),
  // Becoming Emperor in Rome (7.1)
  proclaim: verb(),
  influence: verb('card', CARD),
  count: verb(),
  // Movement (5.0)
  form: verb('legions', LEGIONS, 'commander', COMMANDER),
  go: verb('to', PLACE),
  attack: verb('of', SEAT),
  ask: verb(),
  take: verb('whose', word(['own', 'independent']), 'legions', LEGIONS),
  shed: verb('legions', LEGIONS, 'commander', COMMANDER),
  halt: verb(),
  /** Removes retreat markers (5.6), or the Germanic marker (12.0). */
  rally: verb(),
  disperse: verb(),
  // Decisions of others
  stay: verb(),
  retreat: verb('to', PLACE, 'commander', COMMANDER),
  allow: verb(),
  refuse: verb(),
  commit: verb('card', CARD),
  ready: verb(),
  yield: verb('marked', MARKED),
  flee: verb('to', PLACE),
  /** Moves an independent legion out of the tribes' way. */
  drive: verb('to', PLACE),
  send: verb('from', PLACE, 'marked', MARKED),
  // Answer windows (12.0) and standing orders
  pass: verb('until', word(UNTIL)),
  answer: verb('card', CARD),
  order: verb('about', word(ORDERED), 'say', SAY),
}

export type Action = ActionIn<typeof VERBS>
export type ActionOf<Do extends Action['do']> = Extract<Action, { do: Do }>
export type Along = ActionOf<'form'>['commander']
export type Mark = ActionOf<'yield'>['marked']
export type Whose = ActionOf<'take'>['whose']
export type Say = ActionOf<'order'>['say']

const { make, read, carries } = actionsOf(VERBS)

export { carries as FIELDS, read as readAction }
export const ACTION_NAMES = Object.keys(VERBS) as readonly Action['do'][]

export const along = (commander: boolean): Along => (commander ? 'with' : 'without')
export const mark = (marked: boolean): Mark => (marked ? 'marked' : 'unmarked')

export const END = make.end()
export const EMBARK = make.embark()
export const KEEP = make.keep()
export const STRIKE = make.strike()
export const PROCLAIM = make.proclaim()
export const COUNT = make.count()
export const ASK = make.ask()
export const HALT = make.halt()
export const RALLY = make.rally()
export const DISPERSE = make.disperse()
export const STAY = make.stay()
export const ALLOW = make.allow()
export const REFUSE = make.refuse()
export const ENOUGH = make.ready()
export const {
  home,
  place: placeLegion,
  station,
  lay,
  from,
  discard,
  event,
  emperor,
  tribes,
  victim,
  sail,
  support,
  influence,
  go,
  attack,
  take: takeOn,
  commit,
  flee,
  drive,
  answer,
} = make
export const rebel = (of: Seat, at: Place, marked: boolean): Action => make.rebel(of, at, mark(marked))
export const load = (p: Place, legions: number, commander: boolean): Action => make.load(p, legions, along(commander))
export const form = (legions: number, commander: boolean): Action => make.form(legions, along(commander))
export const shed = (legions: number, commander: boolean): Action => make.shed(legions, along(commander))
export const retreat = (to: Place, commander: boolean): Action => make.retreat(to, along(commander))
export const yieldLegion = (marked: boolean): Action => make.yield(mark(marked))
export const send = (p: Place, marked: boolean): Action => make.send(p, mark(marked))
export const pass = (until: number): Action => make.pass(UNTIL[until])
export const { order } = make

/** The numbers behind an action's ids. */
export const placeAt = (action: { readonly at: PlaceId }): Place => PLACE.of(action.at)
export const placeTo = (action: { readonly to: PlaceId }): Place => PLACE.of(action.to)
export const placeFrom = (action: { readonly from: PlaceId }): Place => PLACE.of(action.from)
export const cardIn = (action: { readonly card: CardId }): Card => CARD.of(action.card)
export const seatIn = (action: { readonly of: SeatId }): Seat => SEAT.of(action.of)
export const withCommander = (action: { readonly commander: Along }): boolean => action.commander === 'with'
export const isMarked = (action: { readonly marked: Mark }): boolean => action.marked === 'marked'
