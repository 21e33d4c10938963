import { asInteger, asList, asObject, asOneOf, asString, Fault, noChance, type Seat, unheard } from '@iacta/kernel'
import { CARDS_PER_HAND, LEGIONS_PER_PLAYER, TURNS } from '../data/constants.ts'
import {
  CARD_IDS,
  type CardId,
  EVENT_IDS,
  type EventId,
  NOWHERE,
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
} from './board.ts'
import { musterGarrison } from './garrison.ts'
import { faults } from './invariants.ts'
import { sequence } from './sequence.ts'
import {
  type Asking,
  allLegionsOf,
  clockwiseFrom,
  emptyState,
  FRESH,
  INDEPENDENT,
  type Length,
  type Players,
  put,
  type Rank,
  STANDINGS,
  type Standing,
  type State,
  seatsOf,
} from './state.ts'

/** How many legions: a number, or unmoved, done, marked, marked and done. */
export type Count = number | readonly number[]

/**
 * A position in a few words, for the lab and for tests. Every field may be left out. Legions that are not
 * accounted for stand with the last player, in the last province of his home.
 */
export interface Position {
  readonly players?: number
  readonly length?: string
  readonly asking?: string
  readonly homes?: { readonly [S in SeatId]?: ZoneId }
  readonly first?: SeatId
  readonly turn?: number
  /** Whose hand it is. */
  readonly active?: SeatId
  readonly legions?: { readonly [P in PlaceId]?: { readonly [O in SeatId | 'independent']?: Count } }
  /** A place and a rank: `roma emperor`; a General if no rank is said. Not said: in the first home province. */
  readonly commanders?: { readonly [S in SeatId]?: string }
  readonly hands?: { readonly [S in SeatId]?: readonly CardId[] }
  readonly spent?: readonly CardId[]
  readonly victory?: { readonly [S in SeatId]?: number }
  readonly tribes?: PlaceId
  /** Legions of the active player under the marker that were there when the hand began; all, if it is not said. */
  readonly garrison?: Count
  readonly pool?: { readonly at: PlaceId; readonly points: number }
  readonly cardsPlayed?: number
  readonly singles?: readonly EventId[]
  /** `hand` (the default): in the middle of a hand; `begin`: at its very start. */
  readonly now?: string
}

const FIELDS = [
  'players',
  'length',
  'asking',
  'homes',
  'first',
  'turn',
  'active',
  'legions',
  'commanders',
  'hands',
  'spent',
  'victory',
  'tribes',
  'garrison',
  'pool',
  'cardsPlayed',
  'singles',
  'now',
] as const
const MOST_LEGIONS = SEAT_IDS.length * LEGIONS_PER_PLAYER
const RANKS = ['general', 'contender', 'emperor'] as const
const OWNERS = [...SEAT_IDS, 'independent'] as const

export function fromPosition(json: unknown): State {
  const given = asObject(json ?? {}, 'a position')
  for (const key of Object.keys(given)) asOneOf(key, FIELDS, 'a field of a position')
  const players = asInteger(given.players ?? 4, '"players"', 3, 4) as Players
  const s = emptyState(
    players,
    asOneOf<Length>(given.length ?? 'standard', ['standard', 'short'], '"length"'),
    asOneOf<Asking>(given.asking ?? 'orders', ['orders', 'always'], '"asking"'),
  )
  const ids = SEAT_IDS.slice(0, players)
  const seat = (id: unknown, what: string): Seat => ids.indexOf(asOneOf(id, ids, what))
  const bySeat = (key: string, read: (seat: Seat, value: unknown) => void): void => {
    for (const [id, value] of Object.entries(asObject(given[key] ?? {}, `"${key}"`))) read(seat(id, `"${key}"`), value)
  }
  for (const of of seatsOf(s)) s.home[of] = of as State['home'][number]
  bySeat('homes', (of, id) => {
    s.home[of] = zone(asOneOf(id, ZONE_IDS, 'a home'))
  })
  s.first = seat(given.first ?? 'galba', '"first"')
  s.turn = asInteger(given.turn ?? 1, '"turn"', 1, TURNS)
  s.active = seat(given.active ?? 'galba', '"active"')
  s.tribes = given.tribes === undefined ? NOWHERE : place(asOneOf(given.tribes, PLACE_IDS, '"tribes"'))
  readLegionCounts(s, given.legions ?? {})
  for (const of of seatsOf(s)) s.commander[of] = PROVINCES_OF[s.home[of]][0]
  bySeat('commanders', (of, words) => {
    const [at, rank = 'general'] = asString(words, 'a commander').split(' ')
    s.commander[of] = place(asOneOf(at, PLACE_IDS, 'the place of a commander'))
    s.rank[of] = RANKS.indexOf(asOneOf(rank, RANKS, 'the rank of a commander')) as Rank
  })
  bySeat('hands', (of, cards) => {
    s.hands[of] = readCards(cards).sort((a, b) => a - b)
  })
  s.spent = readCards(given.spent ?? [])
  bySeat('victory', (of, points) => {
    s.victory[of] = asInteger(points, 'victory points', 0, 999)
  })
  begin(s, given)
  const wrong = faults(s)
  if (wrong.length > 0) throw new Fault(`this position cannot be: ${wrong[0]}`)
  return s
}

const readCards = (list: unknown): State['spent'] =>
  asList(list, 'cards').map((id) => CARD_IDS.indexOf(asOneOf(id, CARD_IDS, 'a card')) as State['spent'][number])

function readCounts(count: unknown, what: string): number[] {
  const counts = typeof count === 'number' ? [count] : asList(count, what)
  if (counts.length > STANDINGS) throw new Fault(`${what} must be ${STANDINGS} numbers at most, not ${counts.length}`)
  return counts.map((n) => asInteger(n, what, 0, MOST_LEGIONS))
}

function readLegionCounts(s: State, json: unknown): void {
  for (const [id, owners] of Object.entries(asObject(json, '"legions"'))) {
    const at = place(asOneOf(id, PLACE_IDS, 'a place of "legions"'))
    for (const [owner, count] of Object.entries(asObject(owners, `the legions in ${id}`))) {
      const who = OWNERS.indexOf(asOneOf(owner, OWNERS, 'an owner of legions'))
      readCounts(count, `the legions of ${owner}`).forEach((n, how) => {
        put(s, who, at, how as Standing, n)
      })
    }
  }
  let missing = s.players * LEGIONS_PER_PLAYER - allLegionsOf(s, INDEPENDENT)
  for (const seat of seatsOf(s)) missing -= allLegionsOf(s, seat)
  const last = s.players - 1
  put(s, last, PROVINCES_OF[s.home[last]].at(-1) as Place, FRESH, missing)
}

/** Puts the steps of play on the stack, down to the hand of the active player. */
function begin(s: State, given: Record<string, unknown>): void {
  const now = asOneOf(given.now ?? 'hand', ['hand', 'begin'], '"now"')
  s.stack = [
    { step: 'game', at: 4 },
    { step: 'turns', at: s.turn },
    { step: 'turn', at: 2 },
  ]
  if (now === 'begin') {
    s.stack.push({ step: 'hands', next: s.active, begun: false, last: false })
    sequence.advance(s, unheard(noChance))
    return
  }
  const last = seatsOf(s).every((of) => of === s.active || s.hands[of].length === 0)
  s.stack.push({ step: 'hands', next: clockwiseFrom(s, s.active)[0], begun: true, last }, { step: 'hand' })
  musterGarrison(s)
  if (given.garrison !== undefined) {
    s.garrison.fill(0)
    readCounts(given.garrison, '"garrison"').forEach((n, how) => {
      s.garrison[how] = n
    })
  }
  s.cardsPlayed = asInteger(given.cardsPlayed ?? 0, '"cardsPlayed"', 0, CARDS_PER_HAND)
  for (const id of asList(given.singles ?? [], '"singles"'))
    s.singles |= 1 << EVENT_IDS.indexOf(asOneOf(id, EVENT_IDS, 'a single event'))
  if (given.pool === undefined) return
  const pool = asObject(given.pool, '"pool"')
  s.pool = place(asOneOf(pool.at, PLACE_IDS, 'the place of the pool'))
  s.points = asInteger(pool.points, 'the points of the pool', 0, 99)
}
