import type { Game, Outcome } from './game.ts'
import type { Seat } from './seats.ts'

/**
 * A match: two people play the same options twice, with seats exchanged, and the result is of both games together. The
 * players are numbered by where they sat in the first: player 0 had the first seat, and has the second in the second game.
 */

/** A game of a match that is over. */
export interface MatchGame {
  readonly outcome: Outcome
  /** By seat: which player sat there. */
  readonly players: readonly number[]
  /** By seat: the side that was played in the end, where seats are not sides. */
  readonly sides: readonly (string | null)[]
}

/** How a match stands, or ended. */
export interface MatchStanding {
  /** By player. */
  readonly points: readonly number[]
  /** Who leads; null while nobody does. */
  readonly winner: number | null
}

/** A match is of a game that two play. */
export const mayBeMatch = (seats: readonly string[]): boolean => seats.length === 2

/** Which player of a match has a seat in its first game (0) or its second (1); or which seat a player has there. */
export const playerAt = (seat: Seat, game: 0 | 1): number => (game === 0 ? seat : 1 - seat)

export const matchGame = (game: 0 | 1, outcome: Outcome, sides: readonly (string | null)[]): MatchGame => ({
  outcome,
  players: [0, 1].map((seat) => playerAt(seat, game)),
  sides,
})

/** How a match stands after these games, by the game's own count or by wins: half of one for each who drew. */
export function standingAfter(game: Pick<Game, 'match'>, games: readonly MatchGame[]): MatchStanding {
  if (game.match) return game.match(games)
  const points = [0, 0]
  for (const { outcome, players } of games)
    for (const [seat, player] of players.entries())
      points[player] += outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(seat) ? 1 : 0
  return standingOf(points)
}

/** Whoever has more points leads. */
export const standingOf = (points: readonly number[]): MatchStanding => ({
  points,
  winner: points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1,
})
