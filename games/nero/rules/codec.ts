import { asInteger, asList, asObject, asOneOf, asString, Fault, type Outcome, type Params } from '@iacta/kernel'
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

type Field =
  | 'number'
  | 'flag'
  | 'flags'
  | 'seat'
  | 'seats'
  | 'place'
  | 'card'
  | 'cards'
  | 'cardLists'
  /** By seat: null, `pass`, or a card. */
  | 'answers'

/** What each step remembers. A seat or place that is none is null. */
const FRAMES: {
  readonly [Name in Frame['step']]: { readonly [K in Exclude<keyof Extract<Frame, { step: Name }>, 'step'>]: Field }
} = {
  game: { at: 'number' },
  homes: { left: 'seats', chooser: 'seat' },
  freeLegions: { queue: 'seats' },
  generals: { queue: 'seats' },
  turns: { at: 'number' },
  turn: { at: 'number' },
  deal: {},
  hands: { next: 'seat', begun: 'flag', last: 'flag' },
  hand: {},
  laying: { cards: 'cards' },
  stack: {
    at: 'place',
    from: 'place',
    legions: 'number',
    commander: 'flag',
    formed: 'flag',
    wins: 'number',
    beaten: 'number',
    leave: 'number',
    asked: 'flag',
    ownTaken: 'number',
    independentPaid: 'flag',
  },
  march: { to: 'place', of: 'seat', first: 'flag', cancelled: 'flag' },
  retreats: { queue: 'seats', at: 'place', from: 'place' },
  retreat: { seat: 'seat', at: 'place', from: 'place' },
  flight: { seat: 'seat', at: 'place', to: 'place', commander: 'flag', cancelled: 'flag' },
  passage: { queue: 'seats', asked: 'seats' },
  battle: { at: 'place', defender: 'seat', chosen: 'cardLists', ready: 'flags' },
  defeat: {
    at: 'place',
    from: 'place',
    winner: 'seat',
    loser: 'seat',
    legions: 'number',
    winnersCommander: 'flag',
    losersCommander: 'flag',
  },
  aftermath: { seat: 'seat', at: 'place', from: 'place', legions: 'number', commander: 'flag' },
  target: { card: 'card' },
  course: { card: 'card', at: 'place', legions: 'number', commander: 'flag' },
  plot: { card: 'card', of: 'seat', cards: 'cards' },
  event: {
    card: 'card',
    seat: 'seat',
    of: 'seat',
    at: 'place',
    to: 'place',
    marked: 'flag',
    legions: 'number',
    commander: 'flag',
    struck: 'flag',
    cancelled: 'flag',
  },
  answer: { card: 'card', seat: 'seat', cancelled: 'flag' },
  window: { answers: 'answers' },
  attempt: {
    seat: 'seat',
    of: 'seat',
    guardsFor: 'number',
    bribesFor: 'number',
    guardsAgainst: 'number',
    bribesAgainst: 'number',
  },
  cargo: {},
  proclamation: { cards: 'number', laid: 'flag' },
  refugees: { queue: 'seats', at: 'place' },
  drivenOut: { at: 'place' },
  summons: { seat: 'seat', at: 'place', left: 'number' },
  turnEnd: {},
}

const STEP_NAMES = Object.keys(FRAMES) as Frame['step'][]

export type Shown = Readonly<Record<string, unknown>>

const named = (ids: readonly string[], n: number): string | null => ids[n] ?? null
const showAnswer = (n: number): string | null =>
  n === UNANSWERED ? null : n === PASSED ? 'pass' : CARD_IDS[n - PASSED - 1]

function showField(field: Field, value: unknown): unknown {
  switch (field) {
    case 'number':
    case 'flag':
    case 'flags':
      return value
    case 'seat':
      return named(SEAT_IDS, value as number)
    case 'place':
      return named(PLACE_IDS, value as number)
    case 'card':
      return named(CARD_IDS, value as number)
    case 'seats':
      return (value as number[]).map((seat) => SEAT_IDS[seat])
    case 'cards':
      return (value as number[]).map((c) => CARD_IDS[c])
    case 'cardLists':
      return (value as number[][]).map((cards) => cards.map((c) => CARD_IDS[c]))
    case 'answers':
      return (value as number[]).map(showAnswer)
  }
}

const flag = (value: unknown, what: string): boolean => {
  if (typeof value !== 'boolean') throw new Fault(`${what} must be true or false`)
  return value
}

function readField(field: Field, value: unknown, what: string): unknown {
  const index = (ids: readonly string[], v: unknown): number => ids.indexOf(asOneOf(v, ids, what))
  const orNone = (ids: readonly string[]): number => (value === null ? -1 : index(ids, value))
  const list = (ids: readonly string[], v: unknown): number[] => asList(v, what).map((one) => index(ids, one))
  switch (field) {
    case 'number':
      return asInteger(value, what, 0, 0xffff)
    case 'flag':
      return flag(value, what)
    case 'flags':
      return asList(value, what).map((one) => flag(one, what))
    case 'seat':
      return orNone(SEAT_IDS)
    case 'place':
      return orNone(PLACE_IDS)
    case 'card':
      return index(CARD_IDS, value)
    case 'seats':
      return list(SEAT_IDS, value)
    case 'cards':
      return list(CARD_IDS, value)
    case 'cardLists':
      return asList(value, what).map((cards) => list(CARD_IDS, cards))
    case 'answers':
      return asList(value, what).map((v) =>
        v === null ? UNANSWERED : v === 'pass' ? PASSED : index(CARD_IDS, v) + PASSED + 1,
      )
  }
}

export function showFrame(frame: Frame): Shown {
  const values = frame as unknown as Record<string, unknown>
  const shown: Record<string, unknown> = { step: frame.step }
  for (const [key, field] of Object.entries(FRAMES[frame.step])) shown[key] = showField(field, values[key])
  return shown
}

export function readFrame(json: unknown): Frame {
  const given = asObject(json, 'a step')
  const step = asOneOf(given.step, STEP_NAMES, 'the name of a step')
  const fields = Object.entries(FRAMES[step]).map(([key, field]) => [
    key,
    readField(field, given[key], `"${key}" of step "${step}"`),
  ])
  return { step, ...Object.fromEntries(fields) } as Frame
}

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
    garrison: s.garrison,
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
  s.garrison = number('garrison', 0, 28)
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
