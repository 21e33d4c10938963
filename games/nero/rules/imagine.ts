import { type Chance, drawFrom, type Knowledge, only } from '@iacta/kernel'
import {
  ALL_CARDS,
  type Card,
  card,
  EVENT_IDS,
  PLACE_COUNT,
  type PlaceId,
  place,
  SEAT_IDS,
  type SeatId,
  zone,
} from './printed.ts'
import { emptyState, FRAME, LEGIONS, type Rank, type State, seatsOf, TOPICS, UNTIL } from './state.ts'
import type { PlayerView, View } from './view.ts'

const RANKS = ['general', 'contender', 'emperor'] as const
const CONDITIONS = ['ready', 'moved', 'sick'] as const

const seatOf = (id: SeatId): number => SEAT_IDS.indexOf(id)
const placeOr = (id: PlaceId | null): State['pool'] => (id === null ? (-1 as State['pool']) : place(id))

/** A world that looks to this seat just as the real one does: the cards it cannot see are dealt at random. */
export function imagine({ seat, view }: Knowledge<View>, chance: Chance): State {
  const s = emptyState(view.players, view.length, view.asking)
  s.first = seatOf(view.first)
  s.turn = view.turn
  s.active = seatOf(view.active)
  s.cardsPlayed = view.cardsPlayed
  for (const id of view.singles) s.singles |= 1 << EVENT_IDS.indexOf(id)
  s.pool = placeOr(view.pool)
  s.points = view.points
  s.tribes = placeOr(view.tribes)
  s.garrison = view.garrison.slice()
  s.legions = LEGIONS.read(view.legions, 'the legions of a view')
  s.attacked = view.attacked.map(([of, at]) => seatOf(of) * PLACE_COUNT + place(at))
  s.spent = view.spent.map(card)
  s.outcome = view.outcome
  const players = seatsOf(s).map((of) => view.seats[SEAT_IDS[of]] as PlayerView)
  players.forEach((player, of) => {
    if (player.home) s.home[of] = zone(player.home)
    s.commander[of] = placeOr(player.commander)
    s.rank[of] = RANKS.indexOf(player.rank) as Rank
    s.condition[of] = CONDITIONS.indexOf(player.condition)
    s.victory[of] = player.victory
  })
  TOPICS.forEach((topic, t) => {
    const until = view.orders[topic]
    if (until && seat < s.players) s.orders[seat * TOPICS.length + t] = UNTIL.indexOf(until)
  })
  if (view.unable) s.unable = only(seat)
  s.stack = view.steps.map((step) => FRAME.read(step, 'a step'))
  dealUnseen(s, view, seat, players, chance)
  return s
}

function dealUnseen(s: State, view: View, seat: number, players: readonly PlayerView[], chance: Chance): void {
  const own = [...view.hand, ...view.discards].map(card)
  const seen = new Set<Card>([...s.spent, ...own])
  const unseen = ALL_CARDS.filter((c) => !seen.has(c))
  for (const of of seatsOf(s)) {
    s.hands[of] = of === seat ? view.hand.map(card) : drawFrom(chance, unseen, players[of].cards).sort((a, b) => a - b)
    s.discards[of] = of === seat ? view.discards.map(card) : drawFrom(chance, unseen, players[of].discards)
  }
}
