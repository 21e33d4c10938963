import {
  asInteger,
  asList,
  asObject,
  asOneOf,
  asString,
  Fault,
  FLAG,
  idOf,
  listOf,
  NUMBER,
  type Outcome,
  type Params,
  type Shown,
  type StepKinds,
  stepCodec,
} from '@iacta/kernel'
import { CARDS_PER_HAND, TURNS } from '../data/constants.ts'
import { CARD_IDS, EVENT_IDS, PLACE_COUNT, PLACE_IDS, type PlaceId, place, SEAT_IDS, ZONE_IDS } from './board.ts'
import { faults } from './invariants.ts'
import {
  type Asking,
  emptyState,
  type Frame,
  INDEPENDENT,
  type Length,
  PASSED,
  type Players,
  put,
  type Rank,
  type Standing,
  type State,
  TOPICS,
  UNANSWERED,
  UNTIL,
} from './state.ts'

/** States and steps as JSON: ids instead of numbers wherever a person may look. */

const NONE = -1
/** A seat or place that is none is null. */
const SEAT = idOf(SEAT_IDS, NONE)
const PLACE = idOf(PLACE_IDS, NONE)
const CARD = idOf(CARD_IDS)
const SEATS = listOf(idOf(SEAT_IDS))
const CARDS = listOf(CARD)
const CARD_LISTS = listOf(CARDS)
const FLAGS = listOf(FLAG)
/** By seat: null, `pass`, or a card. */
const ANSWERS = listOf({
  show: (n) => (n === UNANSWERED ? null : n === PASSED ? 'pass' : CARD.show((n as number) - PASSED - 1)),
  read: (json, what) =>
    json === null ? UNANSWERED : json === 'pass' ? PASSED : (CARD.read(json, what) as number) + PASSED + 1,
})

/** What each step remembers. */
const FRAMES: StepKinds<Frame> = {
  game: { at: NUMBER },
  homes: { left: SEATS, chooser: SEAT },
  freeLegions: { queue: SEATS },
  generals: { queue: SEATS },
  turns: { at: NUMBER },
  turn: { at: NUMBER },
  deal: {},
  hands: { next: SEAT, begun: FLAG, last: FLAG },
  hand: {},
  laying: { cards: CARDS },
  stack: {
    at: PLACE,
    from: PLACE,
    legions: NUMBER,
    commander: FLAG,
    formed: FLAG,
    wins: NUMBER,
    beaten: NUMBER,
    leave: NUMBER,
    refused: NUMBER,
    leavePaid: FLAG,
    garrison: NUMBER,
    ownTaken: NUMBER,
    independentPaid: FLAG,
  },
  march: { to: PLACE, of: SEAT, first: FLAG, cancelled: FLAG },
  retreats: { queue: SEATS, at: PLACE, from: PLACE },
  retreat: { seat: SEAT, at: PLACE, from: PLACE },
  flight: { seat: SEAT, at: PLACE, to: PLACE, commander: FLAG, stopped: FLAG, cancelled: FLAG },
  parting: { seat: SEAT, at: PLACE, to: PLACE },
  passage: { queue: SEATS },
  battle: { at: PLACE, defender: SEAT, chosen: CARD_LISTS, ready: FLAGS },
  defeat: {
    at: PLACE,
    from: PLACE,
    winner: SEAT,
    loser: SEAT,
    legions: NUMBER,
    garrison: NUMBER,
    winnersCommander: FLAG,
    losersCommander: FLAG,
  },
  aftermath: { seat: SEAT, at: PLACE, from: PLACE, legions: NUMBER, garrison: NUMBER, commander: FLAG },
  target: { card: CARD },
  course: { card: CARD, at: PLACE, legions: NUMBER, commander: FLAG },
  plot: { card: CARD, of: SEAT, cards: CARDS },
  event: {
    card: CARD,
    seat: SEAT,
    of: SEAT,
    at: PLACE,
    to: PLACE,
    marked: FLAG,
    legions: NUMBER,
    commander: FLAG,
    struck: FLAG,
    cancelled: FLAG,
  },
  answer: { card: CARD, seat: SEAT, cancelled: FLAG },
  window: { answers: ANSWERS },
  attempt: {
    seat: SEAT,
    of: SEAT,
    guardsFor: NUMBER,
    bribesFor: NUMBER,
    guardsAgainst: NUMBER,
    bribesAgainst: NUMBER,
  },
  cargo: {},
  proclamation: { cards: NUMBER, laid: FLAG },
  refugees: { queue: SEATS, at: PLACE },
  drivenOut: { at: PLACE },
  summons: { seat: SEAT, at: PLACE, left: NUMBER },
  turnEnd: {},
}

export const { show: showFrame, read: readFrame, written: writtenFrame } = stepCodec<Frame>(FRAMES)

export type { Shown }

const named = (ids: readonly string[], n: number): string | null => ids[n] ?? null

/** Legions by place and owner: unmoved, done, then the same with retreat markers. */
export type LegionsShown = { readonly [P in PlaceId]?: Readonly<Record<string, readonly number[]>> }

const OWNER_IDS: readonly string[] = [...SEAT_IDS, 'independent']

export function showLegions(s: State): LegionsShown {
  const shown: Record<string, Record<string, number[]>> = {}
  for (let p = 0; p < PLACE_COUNT; p++)
    for (let owner = 0; owner <= INDEPENDENT; owner++) {
      const at = (owner * PLACE_COUNT + p) * 4
      const four = s.legions.slice(at, at + 4)
      if (four.every((n) => n === 0)) continue
      shown[PLACE_IDS[p]] ??= {}
      shown[PLACE_IDS[p]][OWNER_IDS[owner]] = four
    }
  return shown as LegionsShown
}

export function readLegions(s: State, json: unknown): void {
  for (const [id, owners] of Object.entries(asObject(json, '"legions" of a state')))
    for (const [owner, four] of Object.entries(asObject(owners, `the legions in ${id}`)))
      asList(four, `the legions of ${owner}`).forEach((count, how) => {
        const at = place(asOneOf(id, PLACE_IDS, 'a place'))
        const who = OWNER_IDS.indexOf(asOneOf(owner, OWNER_IDS, 'an owner'))
        put(s, who, at, how as Standing, asInteger(count, `the legions of ${owner}`, 0, 28))
      })
}

const cardIds = (cards: readonly number[]): string[] => cards.map((c) => CARD_IDS[c])

export function encode(s: State): unknown {
  const bySeat = <T>(of: (seat: number) => T): T[] => s.hands.map((_, seat) => of(seat))
  return {
    players: s.players,
    length: s.length,
    asking: s.asking,
    first: s.first,
    turn: s.turn,
    active: s.active,
    cardsPlayed: s.cardsPlayed,
    singles: s.singles,
    pool: named(PLACE_IDS, s.pool),
    points: s.points,
    tribes: named(PLACE_IDS, s.tribes),
    garrison: s.garrison.slice(),
    home: bySeat((seat) => named(ZONE_IDS, s.home[seat])),
    commander: bySeat((seat) => named(PLACE_IDS, s.commander[seat])),
    rank: s.rank,
    condition: s.condition,
    victory: s.victory,
    legions: showLegions(s),
    attacked: s.attacked,
    hands: s.hands.map(cardIds),
    discards: s.discards.map(cardIds),
    spent: cardIds(s.spent),
    orders: s.orders,
    outcome: s.outcome,
    stack: s.stack.map(showFrame),
  }
}

export function decode(json: unknown): State {
  const given = asObject(json, 'a state')
  const number = (key: string, low: number, high: number): number =>
    asInteger(given[key], `"${key}" of a state`, low, high)
  const players = number('players', 3, 4) as Players
  const numbers = (key: string, length: number | null, high: number): number[] => {
    const values = asList(given[key], `"${key}" of a state`)
    if (length !== null && values.length !== length)
      throw new Fault(`"${key}" of a state must have ${length} numbers, not ${values.length}`)
    return values.map((v) => asInteger(v, `each number of "${key}"`, 0, high))
  }
  const index = (v: unknown, ids: readonly string[], key: string): number =>
    v === null ? -1 : ids.indexOf(asOneOf(v, ids, `"${key}" of a state`))
  const bySeat = (key: string, ids: readonly string[]): number[] => {
    const values = asList(given[key], `"${key}" of a state`)
    if (values.length !== players) throw new Fault(`"${key}" of a state must have one entry for each seat`)
    return values.map((v) => index(v, ids, key))
  }
  const cards = (v: unknown, key: string): number[] =>
    asList(v, `"${key}" of a state`).map((id) => CARD_IDS.indexOf(asOneOf(id, CARD_IDS, `each card of "${key}"`)))
  const cardsBySeat = (key: string): number[][] => {
    const lists = asList(given[key], `"${key}" of a state`)
    if (lists.length !== players) throw new Fault(`"${key}" of a state must have one list for each seat`)
    return lists.map((list) => cards(list, key))
  }
  const s = emptyState(
    players,
    asOneOf<Length>(given.length, ['standard', 'short'], '"length" of a state'),
    asOneOf<Asking>(given.asking, ['orders', 'always'], '"asking" of a state'),
  )
  s.first = number('first', 0, players - 1)
  s.turn = number('turn', 1, TURNS)
  s.active = number('active', 0, players - 1)
  s.cardsPlayed = number('cardsPlayed', 0, CARDS_PER_HAND)
  s.singles = number('singles', 0, 2 ** EVENT_IDS.length - 1)
  s.pool = index(given.pool, PLACE_IDS, 'pool') as State['pool']
  s.points = number('points', 0, 99)
  s.tribes = index(given.tribes, PLACE_IDS, 'tribes') as State['tribes']
  s.garrison = numbers('garrison', s.garrison.length, 28)
  s.home = bySeat('home', ZONE_IDS) as State['home']
  s.commander = bySeat('commander', PLACE_IDS) as State['commander']
  s.rank = numbers('rank', players, 2) as Rank[]
  s.condition = numbers('condition', players, 2)
  s.victory = numbers('victory', players, 999)
  readLegions(s, given.legions)
  s.attacked = numbers('attacked', null, SEAT_IDS.length * PLACE_COUNT)
  s.hands = cardsBySeat('hands') as State['hands']
  s.discards = cardsBySeat('discards') as State['discards']
  s.spent = cards(given.spent, 'spent') as State['spent']
  s.orders = numbers('orders', players * TOPICS.length, UNTIL.length - 1)
  s.outcome = given.outcome === null ? null : readOutcome(given.outcome)
  s.stack = asList(given.stack, '"stack" of a state').map(readFrame)
  const wrong = faults(s)
  if (wrong.length > 0) throw new Fault(`this cannot be a state of the game: ${wrong[0]}`)
  return s
}

function readOutcome(json: unknown): Outcome {
  const { winners, way, params } = asObject(json, '"outcome" of a state')
  return {
    winners: asList(winners, 'the winners').map((seat) => asInteger(seat, 'a winner', 0, 3)),
    way: asString(way, 'the way it ended'),
    params: asObject(params, 'the parameters of the outcome') as Params,
  }
}
