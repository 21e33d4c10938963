import { playerAt, usuallyWhenLeft } from '@iacta/kernel'
import type { MatchSummary, TableSummary } from '@iacta/wire'
import { type KeptMatch, type KeptSeat, type KeptTable, USUAL_LEVEL } from './store.ts'

function matchSummary({ game, tables, games, standing }: KeptMatch, seats: readonly KeptSeat[]): MatchSummary {
  const seatOf = (player: number): string => seats[playerAt(player, game)].seat
  const over = games.length === 2
  return {
    game: game + 1,
    tables,
    first: games[0]?.outcome ?? null,
    points: Object.fromEntries(seats.map(({ seat }, i) => [seat, standing.points[playerAt(i, game)]])),
    over,
    result: over ? { winner: standing.winner === null ? null : seatOf(standing.winner) } : null,
    left: null,
  }
}

/** A table in the shape that tables on the server have. */
export const summaryOf = (table: Omit<KeptTable, 'events' | 'edition'>): TableSummary => ({
  id: table.id,
  game: table.game,
  options: table.options,
  status: table.outcome ? 'over' : 'running',
  frozen: false,
  visibility: 'private',
  rated: false,
  clock: { kind: 'none' },
  onTimeout: 'claim',
  minutes: table.agreedTime?.minutes ?? null,
  timeUpAt: timeUpAt(table),
  commitment: '',
  host: { name: null, nickname: null, isYou: true },
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
  startedAt: table.createdAt,
  endedAt: table.endedAt,
  outcome: table.outcome,
  concluded: table.concluded,
  tally: table.tally ?? null,
  origin: table.origin,
  rematch: null,
  match: table.match ? matchSummary(table.match, table.seats) : null,
  offers: { draw: 0, abandon: 0 },
  mine: table.seats.filter(({ by }) => by === 'me').map(({ seat }) => seat),
  kept: [],
  vacant: [],
  lost: null,
  seats: table.seats.map(
    ({ seat, by, level = USUAL_LEVEL, manner = null, asked, deserted = false, side = null, ifLeft }) => ({
      seat,
      side,
      deserted,
      left: deserted ? { name: null, nickname: null, way: 'resigned' } : null,
      ifLeft: ifLeft ?? usuallyWhenLeft(table.seats.length),
      out: by === 'me' && deserted,
      ...(by === 'bot'
        ? { kind: 'bot', level, manner }
        : { kind: by === 'me' ? 'person' : by, level: null, manner: null }),
      kept: false,
      name: null,
      nickname: null,
      rating: null,
      ratingChange: null,
      asked,
      bank: null,
      clockFrom: null,
      deadline: null,
      rests: null,
    }),
  ),
})

/** When the agreed time is up if the table stays open; what goes by while it is closed does not count. */
const timeUpAt = ({ agreedTime, outcome }: Pick<KeptTable, 'agreedTime' | 'outcome'>): number | null =>
  agreedTime && agreedTime.left !== null && outcome === null ? Date.now() + agreedTime.left : null
