import type { Outcome, Seat } from '@iacta/kernel'
import type { Kysely } from 'kysely'
import type { LiveTable } from './live.ts'
import type { Schema } from './store/schema.ts'
import { departuresAt, seatsOf } from './tables/rows.ts'

/** Glicko-2 (Glickman, 2013), one game at a time. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

const SCALE = 173.7178
/** How much volatility may change. */
const TAU = 0.5
const CLOSE = 1e-6
/** What counts less than this counts nothing. */
const LEAST = 1e-3

/** A game against somebody: 1 for a win, 0.5 for a draw, 0 for a loss; `weight` is how much of a game it counts as. */
export interface Result {
  readonly opponent: Rating
  readonly score: number
  readonly weight: number
}

/** A player's rating after one game against another. */
export const rated = (player: Rating, opponent: Rating, score: number, weight = 1): Rating =>
  ratedAfter(player, [{ opponent, score, weight }])

/** A player's rating after a period of these results. One that counts less is so much less information, either way. */
export function ratedAfter(player: Rating, results: readonly Result[]): Rating {
  const counted = results.filter(({ weight }) => weight >= LEAST)
  if (counted.length === 0) return player
  const mu = (player.rating - 1500) / SCALE
  const phi = player.deviation / SCALE
  let [information, gain, period] = [0, 0, 0]
  for (const { opponent, score, weight } of counted) {
    const g = 1 / Math.sqrt(1 + (3 * (opponent.deviation / SCALE) ** 2) / Math.PI ** 2)
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - 1500) / SCALE)))
    information += weight * g ** 2 * expected * (1 - expected)
    gain += weight * g * (score - expected)
    period += weight
  }
  const variance = 1 / information
  const delta = variance * gain
  const volatility = newVolatility(player.volatility, delta, phi, variance)
  // What counts as less than a game has not taken a period's time to become unsure in, either.
  const phiStar = Math.sqrt(phi ** 2 + Math.min(1, period) * volatility ** 2)
  const phiNew = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / variance)
  const muNew = mu + phiNew ** 2 * gain
  return { rating: muNew * SCALE + 1500, deviation: Math.min(phiNew * SCALE, NEWCOMER.deviation), volatility }
}

function newVolatility(sigma: number, delta: number, phi: number, variance: number): number {
  const a = Math.log(sigma ** 2)
  const f = (x: number): number => {
    const e = Math.exp(x)
    return (e * (delta ** 2 - phi ** 2 - variance - e)) / (2 * (phi ** 2 + variance + e) ** 2) - (x - a) / TAU ** 2
  }
  let low = a
  let high = delta ** 2 > phi ** 2 + variance ? Math.log(delta ** 2 - phi ** 2 - variance) : a - TAU
  if (delta ** 2 <= phi ** 2 + variance) while (f(high) < 0) high -= TAU
  let fLow = f(low)
  let fHigh = f(high)
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow)
    const fMiddle = f(middle)
    if (fMiddle * fHigh <= 0) {
      low = high
      fLow = fHigh
    } else fLow /= 2
    high = middle
    fHigh = fMiddle
  }
  return Math.exp(low / 2)
}

/** A result counts between two who have each done so much: who gives up before has hardly played. */
export const RATED_ACTIONS = 10
/** Of the games two people play within so many milliseconds the second counts half, the third a quarter, and so on. */
export const SAME_PAIR = 30 * 86_400_000
/** What a rating needs before it is worth something: until then it is provisional, and has no place on the ladder. */
export const SETTLED = { games: 10, deviation: 110 }

export const isProvisional = ({ deviation, games }: Pick<Held, 'deviation' | 'games'>): boolean =>
  games < SETTLED.games || deviation > SETTLED.deviation

/** A rating as it is told. */
export const shownRating = ({ rating, deviation, games }: Pick<Held, 'rating' | 'deviation' | 'games'>) => ({
  rating: Math.round(rating),
  deviation: Math.round(deviation),
  games,
  provisional: isProvisional({ deviation, games }),
})

export type ShownRating = ReturnType<typeof shownRating>

interface Player {
  readonly seat: Seat
  readonly person: string
  /** He has left, and is rated now that it is over. */
  readonly hasLeft: boolean
}

/**
 * Rates a finished table: the people who played it from beginning to end, each against each of the others, all together
 * as one game. Computers are not rated, nor are those who took over a seat; who left was rated when he did, or is rated
 * with the others where the game says so.
 */
export async function rate(t: Kysely<Schema>, live: LiveTable, outcome: Outcome, now: number): Promise<void> {
  if (outcome.way === 'abandoned') return
  const players = [...(await playersAt(t, live)), ...(await leaversAt(t, live))]
  /** Whoever left has lost against who stayed, unless he has won. */
  const standing = ({ seat, hasLeft }: Player): number => (outcome.winners.includes(seat) ? 1 : hasLeft ? -1 : 0)
  await settleAmong(
    t,
    live,
    players.map((player) => ({ person: player.person, standing: standing(player) })),
    now,
  )
}

/** Rates a match as one game, at the table that decided it: its winner is one of these two, or nobody. */
export const rateMatch = (
  t: Kysely<Schema>,
  live: LiveTable,
  people: readonly string[],
  winner: number | null,
  now: number,
): Promise<void> =>
  settleAmong(
    t,
    live,
    people.map((person, player) => ({ person, standing: player === winner ? 1 : 0 })),
    now,
  )

/**
 * Each against each of the others, whoever stands higher having won, all together as one game; nobody against himself.
 * What it made of their ratings is written to their seats at the table.
 */
async function settleAmong(
  t: Kysely<Schema>,
  live: LiveTable,
  players: readonly { readonly person: string; readonly standing: number }[],
  now: number,
): Promise<void> {
  const ids = players.map(({ person }) => person)
  if (players.length < 2 || new Set(ids).size < players.length) return
  const { game } = live.row
  await holdRatings(t, ids, game, now)
  const before = await ratingsOf(t, ids, game)
  const results = new Map(ids.map((person): [string, Result[]] => [person, []]))
  for (const [i, one] of players.entries())
    for (const other of players.slice(i + 1)) {
      const weight = (await meet(t, game, one.person, other.person, now)) / (players.length - 1)
      const score = (1 + Math.sign(one.standing - other.standing)) / 2
      results.get(one.person)?.push({ opponent: before[other.person], score, weight })
      results.get(other.person)?.push({ opponent: before[one.person], score: 1 - score, weight })
    }
  for (const person of ids) {
    const { rating } = await settle(t, person, game, before[person], results.get(person) ?? [], now)
    await writeChange(t, live, person, { before: before[person].rating, after: rating })
  }
}

async function writeChange(
  t: Kysely<Schema>,
  live: LiveTable,
  person: string,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<void> {
  const change = { rating_before: Math.round(before), rating_after: Math.round(after) }
  await t.updateTable('seats').set(change).where('table_id', '=', live.id).where('person_id', '=', person).execute()
  for (const row of live.seats) if (row.person_id === person) Object.assign(row, change)
}

/**
 * Rates who leaves a table that the others play on at: he has lost against each who stays, all together as one game,
 * and alone. They have not beaten him, so nothing of theirs changes. Answers whether he is rated when it ends instead,
 * because the game says so.
 */
export async function rateDeparture(t: Kysely<Schema>, live: LiveTable, seat: Seat, now: number): Promise<boolean> {
  const players = await playersAt(t, live)
  const leaver = players.find((player) => player.seat === seat)
  const staying = players.filter(({ person }) => person !== leaver?.person)
  if (!leaver) return false
  if (live.whenLeft(seat).rated === 'at-the-end') return true
  if (staying.length === 0) return false
  const { game } = live.row
  await holdRatings(t, [leaver.person], game, now)
  const before = await ratingsOf(t, [leaver.person, ...staying.map(({ person }) => person)], game)
  const weight = 1 / staying.length
  const results = staying.map(({ person }) => ({ opponent: before[person] ?? NEWCOMER, score: 0, weight }))
  await settle(t, leaver.person, game, before[leaver.person], results, now)
  return false
}

/** The people who sit where they sat down before the first move, and have done enough since to be rated. */
async function playersAt(t: Kysely<Schema>, { id, game }: LiveTable): Promise<Player[]> {
  const left = await departuresAt(t, [id])
  const rows = await seatsOf(t, id)
  return rows.flatMap(({ seat, kind, person_id: person }) => {
    const isFirst = kind === 'person' && person !== null && !left.some((departure) => departure.seat === seat)
    return isFirst && game && game.sealedBy(seat) >= RATED_ACTIONS ? [{ seat, person, hasLeft: false }] : []
  })
}

/** Those who have left, and are rated with the others. */
async function leaversAt(t: Kysely<Schema>, { id }: LiveTable): Promise<Player[]> {
  const left = await departuresAt(t, [id])
  return left.flatMap(({ seat, person_id, rated_later }) =>
    rated_later === 1 ? [{ seat, person: person_id, hasLeft: true }] : [],
  )
}

/** Writes down that two people have met, and answers how much that counts. Needs their ratings to be held. */
async function meet(t: Kysely<Schema>, game: string, a: string, b: string, now: number): Promise<number> {
  const [one, other] = [a, b].sort()
  const { met } = await t
    .selectFrom('encounters')
    .select((of) => of.fn.countAll<number>().as('met'))
    .where('one', '=', one)
    .where('other', '=', other)
    .where('game', '=', game)
    .where('at', '>', now - SAME_PAIR)
    .executeTakeFirstOrThrow()
  await t.insertInto('encounters').values({ game, one, other, at: now }).execute()
  return 0.5 ** Number(met)
}

async function settle(
  t: Kysely<Schema>,
  person: string,
  game: string,
  before: Held,
  results: readonly Result[],
  now: number,
): Promise<Rating> {
  const after = ratedAfter(before, results)
  const { rating, deviation, volatility } = after
  await t
    .updateTable('ratings')
    .set({ rating, deviation, volatility, games: before.games + 1, updated_at: now })
    .where('person_id', '=', person)
    .where('game', '=', game)
    .execute()
  return after
}

type Held = Rating & { readonly games: number }

/**
 * Makes sure that there are ratings to change, and that nobody else changes them meanwhile: another process may be
 * rating another table of the same person. Always in the same order, so that no two wait for each other.
 */
async function holdRatings(t: Kysely<Schema>, people: readonly string[], game: string, now: number): Promise<void> {
  for (const person_id of [...people].sort())
    await t
      .insertInto('ratings')
      .values({ person_id, game, ...NEWCOMER, games: 0, updated_at: now })
      .onConflict((c) => c.columns(['person_id', 'game']).doUpdateSet({ game }))
      .execute()
}

async function ratingsOf(
  t: Kysely<Schema>,
  people: readonly string[],
  game: string,
): Promise<Readonly<Record<string, Held>>> {
  const rows = await t
    .selectFrom('ratings')
    .selectAll()
    .where('person_id', 'in', people)
    .where('game', '=', game)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.person_id, row]))
}
