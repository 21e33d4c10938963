import { type MatchGame, type MatchStanding, type Outcome, standingOf } from '@iacta/kernel'
import { BATTLES } from '../data/battles.ts'

/** A battle that somebody gave up counts as if his army had lost as much as any can before it withdraws. */
const GIVEN_UP = Math.max(...Object.values(BATTLES).flatMap(({ sides }) => sides.map(({ level }) => level)))

/** Armies whose rout points stand first in an outcome; those of one battle are never named the other way in another. */
const NAMED_FIRST: ReadonlySet<string> = new Set(Object.values(BATTLES).map(({ sides: [first] }) => first.army))

/** What the army of a seat has lost. */
function lost({ outcome, sides }: Pick<MatchGame, 'outcome' | 'sides'>, seat: number): number {
  const points = pointsIn(outcome)
  if (points) return points[NAMED_FIRST.has(sides[seat] ?? '') ? 0 : 1]
  return outcome.winners.length > 0 && !outcome.winners.includes(seat) ? GIVEN_UP : 0
}

function pointsIn({ params: { points } }: Outcome): readonly number[] | null {
  return Array.isArray(points) && points.every((one) => typeof one === 'number') ? points : null
}

/**
 * S.GEN1: a battle is played twice with sides exchanged, and the better difference of rout points wins. Each has as many
 * points as he has cost the other.
 */
export function match(games: readonly MatchGame[]): MatchStanding {
  const points = [0, 0]
  for (const game of games) for (const [seat, player] of game.players.entries()) points[1 - player] += lost(game, seat)
  return standingOf(points)
}
