import { type MatchGame, type MatchStanding, type Outcome, standingOf } from '@iacta/kernel'
import { BARBARIAN, BYZANTINE, PREFECTURE_NEEDS } from './printed.ts'

/** A reconquest that was given up counts as if nothing had been held. */
const GIVEN_UP = PREFECTURE_NEEDS.reduce((sum, needed) => sum + needed, 0)

/** The provinces that were still wanted for a reconquest when a game ended. */
function missingIn({ winners, params: { missing } }: Outcome): number {
  if (typeof missing === 'number') return missing
  return winners.includes(BARBARIAN) && !winners.includes(BYZANTINE) ? GIVEN_UP : 0
}

/** Each plays both sides, and has a point for every province that he kept from the other: so strength shows where one side wins. */
export function match(games: readonly MatchGame[]): MatchStanding {
  const points = [0, 0]
  for (const { outcome, players } of games) points[players[BARBARIAN]] += missingIn(outcome)
  return standingOf(points)
}
