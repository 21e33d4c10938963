import type { Outcome } from '@iacta/kernel'
import type { Kysely } from 'kysely'
import type { LiveTable } from './live.ts'
import type { Schema } from './store/schema.ts'

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

/** A player's rating after one game against another: 1 for a win, 0.5 for a draw, 0 for a loss. */
export function rated(player: Rating, opponent: Rating, score: number): Rating {
  const mu = (player.rating - 1500) / SCALE
  const phi = player.deviation / SCALE
  const phiOther = opponent.deviation / SCALE
  const g = 1 / Math.sqrt(1 + (3 * phiOther ** 2) / Math.PI ** 2)
  const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - 1500) / SCALE)))
  const variance = 1 / (g ** 2 * expected * (1 - expected))
  const delta = variance * g * (score - expected)
  const volatility = newVolatility(player.volatility, delta, phi, variance)
  const phiStar = Math.sqrt(phi ** 2 + volatility ** 2)
  const phiNew = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / variance)
  const muNew = mu + phiNew ** 2 * g * (score - expected)
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

/** Rates a finished table of people: each against each of the others. Tables with a computer, or held by one person, are not rated. */
export async function rate(t: Kysely<Schema>, live: LiveTable, outcome: Outcome, now: number): Promise<void> {
  const { game } = live.row
  const people = live.seats.flatMap(({ kind, person_id }) => (kind === 'person' && person_id !== null ? person_id : []))
  if (people.length < live.seats.length || new Set(people).size < people.length || outcome.way === 'abandoned') return
  await holdRatings(t, people, game, now)
  const before: Held[] = []
  for (const person of people) before.push(await ratingOf(t, person, game))
  const score = (seat: number, other: number): number => {
    const wins = (s: number): boolean => outcome.winners.includes(s)
    return wins(seat) === wins(other) ? 0.5 : wins(seat) ? 1 : 0
  }
  for (const [seat, person] of people.entries()) {
    let after: Rating = before[seat]
    for (const [other, opponent] of before.entries())
      if (other !== seat) after = rated(after, opponent, score(seat, other))
    await t
      .updateTable('ratings')
      .set({
        rating: after.rating,
        deviation: after.deviation,
        volatility: after.volatility,
        games: before[seat].games + 1,
        updated_at: now,
      })
      .where('person_id', '=', person)
      .where('game', '=', game)
      .execute()
  }
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

function ratingOf(t: Kysely<Schema>, personId: string, game: string): Promise<Held> {
  return t
    .selectFrom('ratings')
    .selectAll()
    .where('person_id', '=', personId)
    .where('game', '=', game)
    .executeTakeFirstOrThrow()
}
