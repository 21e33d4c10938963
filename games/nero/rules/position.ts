import {
  asInteger,
  asList,
  asObject,
  asOneOf,
  asString,
  Fault,
  noChance,
  only,
  type PlayContext,
  type Seat,
  unheard,
} from '@iacta/kernel'
import { HAND_DEALT, LEGIONS_PER_PLAYER, TURNS } from '../data/constants.ts'
import { faults } from './invariants.ts'
import { begin, isSetUp, MOMENTS, type Moment, NOT_AT, readCounts } from './moment.ts'
import {
  CARD_IDS,
  type CardId,
  card,
  type EventId,
  NOWHERE,
  PLACE_COUNT,
  PLACE_IDS,
  type Place,
  type PlaceId,
  PROVINCES_OF,
  place,
  SEAT_IDS,
  type SeatId,
  ZONE_IDS,
  type ZoneId,
  zone,
} from './printed.ts'
import { chooseFirst, settle } from './setup.ts'
import {
  type Asking,
  allLegionsOf,
  emptyState,
  FRESH,
  INDEPENDENT,
  type Length,
  type Players,
  put,
  type Rank,
  type Standing,
  type State,
  seatsOf,
  standing,
  TOPICS,
  type Topic,
  take,
  UNTIL,
  type Until,
} from './state.ts'

/** How many legions: a number, or unmoved, done, marked, marked and done. */
export type Count = number | readonly number[]

/**
 * A position in a few words, for the lab and for tests. Every field may be left out. Legions that are not
 * accounted for stand with the last player, in the last province of his home.
 */
export interface Position {
  readonly players?: number
  readonly scenario?: string
  readonly asking?: string
  readonly homes?: { readonly [S in SeatId]?: ZoneId }
  readonly first?: SeatId
  readonly turn?: number
  /** Whose hand it is. */
  readonly active?: SeatId
  readonly legions?: { readonly [P in PlaceId]?: { readonly [O in SeatId | 'independent']?: Count } }
  /**
   * A place, a rank, and whether he has `moved` or is `sick` in this hand: `roma emperor sick`; a General, and ready, if
   * nothing more is said. Not said: in the first home province.
   */
  readonly commanders?: { readonly [S in SeatId]?: string }
  readonly hands?: { readonly [S in SeatId]?: readonly CardId[] }
  readonly spent?: readonly CardId[]
  /** Cards laid aside unseen in this turn. */
  readonly discards?: { readonly [S in SeatId]?: readonly CardId[] }
  readonly victory?: { readonly [S in SeatId]?: number }
  readonly tribes?: PlaceId
  /** Legions of the active player under the marker that were there when the hand began; all, if it is not said. */
  readonly garrison?: Count
  readonly pool?: { readonly at: PlaceId; readonly points: number }
  readonly cardsPlayed?: number
  readonly singles?: readonly EventId[]
  /** Attacks made in this hand: whom, and where. */
  readonly attacked?: readonly { readonly of: SeatId; readonly at: PlaceId }[]
  /** Standing orders to pass, by topic: how long they last. */
  readonly orders?: { readonly [S in SeatId]?: { readonly [T in Topic]?: Until } }
  /** Who passes wherever nothing he holds could answer. */
  readonly unable?: readonly SeatId[]
  /** At `hand`: whether it is the last of the turn. Not said: if nobody else holds a card. */
  readonly last?: boolean
  /** `hand` (the default): in the middle of a hand; `begin`: at its very start; or another of `MOMENTS`. */
  readonly now?: Moment
  /** While homes are chosen: whose marker was drawn. */
  readonly chooser?: SeatId
  /** Steps above the hand, as the codec writes them; what they do not say is nothing, none or no. */
  readonly steps?: readonly { readonly step: string; readonly [field: string]: unknown }[]
}

export const POSITION_FIELDS = [
  'players',
  'scenario',
  'asking',
  'homes',
  'first',
  'turn',
  'active',
  'legions',
  'commanders',
  'hands',
  'spent',
  'discards',
  'victory',
  'tribes',
  'garrison',
  'pool',
  'cardsPlayed',
  'singles',
  'attacked',
  'orders',
  'unable',
  'last',
  'now',
  'chooser',
  'steps',
] as const
const RANKS = ['general', 'contender', 'emperor'] as const
const CONDITIONS = ['ready', 'moved', 'sick'] as const

/** Builds the state a position describes; throws a `Fault` that says what is wrong with it. */
export function fromPosition(json: unknown, play: PlayContext = unheard(noChance)): State {
  const given = asObject(json, 'a position')
  for (const key of Object.keys(given)) asOneOf(key, POSITION_FIELDS, 'a field of a position')
  const now = asOneOf<Moment>(given.now ?? 'hand', MOMENTS, '"now"')
  for (const key of Object.keys(given))
    if (NOT_AT[now].includes(key)) throw new Fault(`a position at "${now}" has no "${key}"`)
  const players = asInteger(given.players ?? 4, '"players"', 3, 4) as Players
  const s = emptyState(
    players,
    asOneOf<Length>(given.scenario ?? 'standard', ['standard', 'short'], '"scenario"'),
    asOneOf<Asking>(given.asking ?? 'orders', ['orders', 'always'], '"asking"'),
  )
  const { seat, bySeat } = seatsBy(given, SEAT_IDS.slice(0, players))
  if (given.first === 'random') chooseFirst(s, 'random', play)
  else s.first = seat(given.first ?? 'galba', '"first"')
  s.turn = asInteger(given.turn ?? 1, '"turn"', 1, TURNS)
  s.active = seat(given.active ?? 'galba', '"active"')
  s.tribes = given.tribes === undefined ? NOWHERE : place(asOneOf(given.tribes, PLACE_IDS, '"tribes"'))
  if (now !== 'homes') for (const of of seatsOf(s)) s.home[of] = of as State['home'][number]
  bySeat('homes', (of, id) => {
    s.home[of] = zone(asOneOf(id, ZONE_IDS, 'a home in "homes"'))
  })
  if (isSetUp(now)) for (const of of seatsOf(s)) s.commander[of] = PROVINCES_OF[s.home[of]][0]
  readLegionCounts(s, given.legions ?? {}, now)
  readCommanders(s, bySeat)
  readHeld(s, given, seat, bySeat)
  begin(s, now, given, play)
  const wrong = faults(s)
  if (wrong.length > 0) throw new Fault(`this position cannot be: ${wrong[0]}`)
  return s
}

type BySeat = (key: string, read: (seat: Seat, value: unknown) => void) => void

/** How seats are read: by name, and only those that are at the table. */
function seatsBy(given: Record<string, unknown>, ids: readonly SeatId[]) {
  const seat = (id: unknown, what: string): Seat => ids.indexOf(asOneOf(id, ids, what))
  const bySeat: BySeat = (key, read) => {
    for (const [id, value] of Object.entries(asObject(given[key] ?? {}, `"${key}"`)))
      read(seat(id, `a seat of "${key}"`), value)
  }
  return { seat, bySeat }
}

function readCommanders(s: State, bySeat: BySeat): void {
  bySeat('commanders', (of, words) => {
    const [at, ...rest] = asString(words, `"commanders" of ${SEAT_IDS[of]}`).split(/\s+/)
    s.commander[of] = place(asOneOf(at, PLACE_IDS, 'the place of a commander'))
    for (const word of rest) {
      const said = asOneOf(
        word,
        [...RANKS, ...CONDITIONS],
        `"${words}": after the place come a rank, "moved" or "sick"; this`,
      )
      const rank = (RANKS as readonly string[]).indexOf(said)
      if (rank >= 0) s.rank[of] = rank as Rank
      else s.condition[of] = (CONDITIONS as readonly string[]).indexOf(said)
    }
  })
}

/** Cards, points, attacks and standing orders. */
function readHeld(
  s: State,
  given: Record<string, unknown>,
  seat: (id: unknown, what: string) => Seat,
  bySeat: BySeat,
): void {
  const most = HAND_DEALT[s.length][s.players]
  bySeat('hands', (of, cards) => {
    s.hands[of] = readCards(cards, `"hands" of ${SEAT_IDS[of]}`).sort((a, b) => a - b)
    if (s.hands[of].length > most)
      throw new Fault(`"hands" of ${SEAT_IDS[of]} has ${s.hands[of].length} cards, and no more than ${most} are dealt`)
  })
  bySeat('discards', (of, cards) => {
    s.discards[of] = readCards(cards, `"discards" of ${SEAT_IDS[of]}`)
  })
  s.spent = readCards(given.spent ?? [], '"spent"')
  bySeat('victory', (of, points) => {
    s.victory[of] = asInteger(points, `"victory" of ${SEAT_IDS[of]}`, 0, 999)
  })
  s.attacked = asList(given.attacked ?? [], '"attacked"').map((json) => {
    const { of, at, ...rest } = asObject(json, 'an attack in "attacked"')
    for (const key of Object.keys(rest)) asOneOf(key, ['of', 'at'], 'a field of an attack in "attacked"')
    const where = place(asOneOf(at, PLACE_IDS, '"at" of an attack in "attacked"'))
    return seat(of, '"of" of an attack in "attacked"') * PLACE_COUNT + where
  })
  bySeat('orders', (of, topics) => {
    if (s.asking === 'always') throw new Fault('"orders" are not given where "asking" is "always"')
    for (const [topic, until] of Object.entries(asObject(topics, `"orders" of ${SEAT_IDS[of]}`)))
      s.orders[of * TOPICS.length + TOPICS.indexOf(asOneOf(topic, TOPICS, 'a topic of "orders"'))] = UNTIL.indexOf(
        asOneOf(until, UNTIL, `"${topic}" of "orders"`),
      )
  })
  for (const of of asList(given.unable ?? [], '"unable"')) {
    if (s.asking === 'always') throw new Fault('"unable" is not ordered where "asking" is "always"')
    s.unable |= only(seat(of, 'a seat of "unable"'))
  }
}

const readCards = (list: unknown, what: string): State['spent'] =>
  asList(list, what).map((id) => card(asOneOf(id, CARD_IDS, `a card of ${what}`)))

function readLegionCounts(s: State, json: unknown, now: Moment): void {
  const owners = [...SEAT_IDS.slice(0, s.players), 'independent'] as const
  // 3.0: in the set-up one legion stands in each home province; what is said of a province is said of all in it.
  if (!isSetUp(now)) for (const of of seatsOf(s)) if (s.home[of] >= 0) settle(s, of, s.home[of])
  for (const [id, counts] of Object.entries(asObject(json, '"legions"'))) {
    const at = place(asOneOf(id, PLACE_IDS, 'a place of "legions"'))
    for (const [owner, count] of Object.entries(asObject(counts, `"legions" in ${id}`))) {
      const named = asOneOf(owner, owners, `an owner of "legions" in ${id}`)
      const who = named === 'independent' ? INDEPENDENT : SEAT_IDS.indexOf(named)
      take(s, who, at, FRESH, standing(s, who, at, FRESH))
      readCounts(count, `"legions" of ${owner} in ${id}`).forEach((n, how) => {
        put(s, who, at, how as Standing, n)
      })
    }
  }
  const total = s.players * LEGIONS_PER_PLAYER
  let missing = total - allLegionsOf(s, INDEPENDENT)
  for (const seat of seatsOf(s)) missing -= allLegionsOf(s, seat)
  if (missing < 0) throw new Fault(`"legions" are ${total - missing}, and ${s.players} players have ${total} in all`)
  if (!isSetUp(now)) return
  const last = s.players - 1
  put(s, last, PROVINCES_OF[s.home[last]].at(-1) as Place, FRESH, missing)
}
