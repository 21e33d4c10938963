import { includes, type JsonFields, NOBODY, type Outcome, only, type Seat, type SeatSet } from '@iacta/kernel'
import { controller, zoneController } from './control.ts'
import {
  ALL_ZONES,
  CARD_IDS,
  type CardId,
  EVENT_IDS,
  type EventId,
  NOWHERE,
  PLACE_COUNT,
  PLACE_IDS,
  type PlaceId,
  PROVINCES,
  SEAT_IDS,
  type SeatId,
  ZONE_IDS,
  type ZoneId,
} from './printed.ts'
import { sequence } from './sequence.ts'
import {
  type Asking,
  CONTENDER,
  EMPEROR,
  FRAME,
  type Frame,
  LEGIONS,
  type LegionsShown,
  type Length,
  NO_SEAT,
  type Players,
  SICK,
  type State,
  seatsOf,
  TOPICS,
  type Topic,
  UNTIL,
  type Until,
} from './state.ts'
import { answerers } from './window.ts'

export type RankId = 'general' | 'contender' | 'emperor'
export type ConditionId = 'ready' | 'moved' | 'sick'

/** What everybody sees of a player. */
export interface PlayerView {
  readonly home: ZoneId | null
  readonly commander: PlaceId | null
  readonly rank: RankId
  readonly condition: ConditionId
  readonly victory: number
  readonly cards: number
  readonly discards: number
}

/** What a seat may know of the game now. Spectators see what is public. */
export interface View {
  readonly seat: SeatId | null
  readonly players: Players
  readonly length: Length
  readonly asking: Asking
  readonly first: SeatId
  readonly turn: number
  readonly active: SeatId
  readonly waiting: readonly SeatId[]
  readonly cardsPlayed: number
  /** Single events played in this hand. */
  readonly singles: readonly EventId[]
  readonly pool: PlaceId | null
  readonly points: number
  readonly tribes: PlaceId | null
  /** Legions of the active player that began the hand under the marker and never left it: as `legions` counts them. */
  readonly garrison: readonly number[]
  readonly seats: { readonly [S in SeatId]?: PlayerView }
  readonly legions: LegionsShown
  readonly control: { readonly [P in PlaceId]?: SeatId }
  readonly zones: { readonly [Z in ZoneId]?: SeatId }
  /** Attacks of this hand: who was attacked, where. */
  readonly attacked: readonly (readonly [SeatId, PlaceId])[]
  readonly hand: readonly CardId[]
  readonly discards: readonly CardId[]
  readonly spent: readonly CardId[]
  readonly orders: { readonly [T in Topic]?: Until }
  /** Whether one passes wherever nothing one holds could answer. */
  readonly unable: boolean
  /** The steps of play under way, from the game down to what is asked now. */
  readonly steps: readonly JsonFields[]
  readonly outcome: Outcome | null
}

export function view(s: State, seat: Seat): View {
  const isPlayer = seat < s.players
  const control: Record<string, SeatId> = {}
  for (const p of PROVINCES) {
    const holder = controller(s, p)
    if (holder !== NO_SEAT) control[PLACE_IDS[p]] = SEAT_IDS[holder]
  }
  const zones: Record<string, SeatId> = {}
  for (const z of ALL_ZONES) {
    const holder = zoneController(s, z)
    if (holder !== NO_SEAT) zones[ZONE_IDS[z]] = SEAT_IDS[holder]
  }
  return {
    seat: isPlayer ? SEAT_IDS[seat] : null,
    players: s.players,
    length: s.length,
    asking: s.asking,
    first: SEAT_IDS[s.first],
    turn: s.turn,
    active: SEAT_IDS[s.active],
    waiting: seatsOf(s)
      .filter((other) => waitingFor(s, seat) & only(other))
      .map((other) => SEAT_IDS[other]),
    cardsPlayed: s.cardsPlayed,
    singles: EVENT_IDS.filter((_, k) => s.singles & (1 << k)),
    pool: s.pool === NOWHERE ? null : PLACE_IDS[s.pool],
    points: s.points,
    tribes: s.tribes === NOWHERE ? null : PLACE_IDS[s.tribes],
    garrison: s.garrison.slice(),
    seats: Object.fromEntries(seatsOf(s).map((other) => [SEAT_IDS[other], playerView(s, other)])),
    legions: LEGIONS.show(s.legions),
    control,
    zones,
    attacked: s.attacked.map((n) => [SEAT_IDS[Math.floor(n / PLACE_COUNT)], PLACE_IDS[n % PLACE_COUNT]] as const),
    hand: isPlayer ? s.hands[seat].map((c) => CARD_IDS[c]) : [],
    discards: isPlayer ? s.discards[seat].map((c) => CARD_IDS[c]) : [],
    spent: s.spent.map((c) => CARD_IDS[c]),
    orders: isPlayer ? ordersOf(s, seat) : {},
    unable: isPlayer && includes(s.unable, seat),
    steps: stepsSeen(s, seat),
    outcome: s.outcome,
  }
}

function playerView(s: State, seat: Seat): PlayerView {
  const rank = s.rank[seat]
  const condition = s.condition[seat]
  return {
    home: ZONE_IDS[s.home[seat]] ?? null,
    commander: PLACE_IDS[s.commander[seat]] ?? null,
    rank: rank === EMPEROR ? 'emperor' : rank === CONTENDER ? 'contender' : 'general',
    condition: condition === SICK ? 'sick' : condition === 0 ? 'ready' : 'moved',
    victory: s.victory[seat],
    cards: s.hands[seat].length,
    discards: s.discards[seat].length,
  }
}

function ordersOf(s: State, seat: Seat): View['orders'] {
  const orders: Partial<Record<Topic, Until>> = {}
  TOPICS.forEach((topic, t) => {
    const until = s.orders[seat * TOPICS.length + t]
    if (until > 0) orders[topic] = UNTIL[until]
  })
  return orders
}

/**
 * Whom the table waits for, as this seat may know it: where several answer unseen, everybody who could answer
 * but itself counts as not having answered yet.
 */
function waitingFor(s: State, seat: Seat): SeatSet {
  const top = s.stack.at(-1)
  const waiting = sequence.waiting(s)
  if (waiting === NOBODY) return NOBODY
  if (top?.step === 'window') return (answerers(s, s.stack[s.stack.length - 2]) & ~only(seat)) | (waiting & only(seat))
  if (top?.step === 'battle') return ((only(s.active) | only(top.defender)) & ~only(seat)) | (waiting & only(seat))
  return waiting
}

/** Steps in which the active player makes up his mind: nobody else sees that he is in them. */
const PRIVATE: readonly Frame['step'][] = ['laying', 'target', 'course', 'plot']

function stepsSeen(s: State, seat: Seat): JsonFields[] {
  const hidden = seat === s.active ? -1 : s.stack.findIndex((frame) => PRIVATE.includes(frame.step))
  return (hidden < 0 ? s.stack : s.stack.slice(0, hidden)).map((frame) => shownTo(s, seat, frame))
}

/** A step as a seat may see it: without the secret choices of others. */
function shownTo(s: State, seat: Seat, frame: Frame): JsonFields {
  const shown = FRAME.show(frame)
  if (frame.step === 'window')
    return { ...shown, answers: (shown.answers as unknown[]).map((given, of) => (of === seat ? given : null)) }
  if (frame.step !== 'battle') return shown
  const own = [s.active, frame.defender].indexOf(seat)
  return {
    ...shown,
    chosen: (shown.chosen as unknown[]).map((cards, side) => (side === own ? cards : [])),
    ready: frame.ready.map((ready, side) => side === own && ready),
  }
}
