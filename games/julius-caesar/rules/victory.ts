import type { Outcome } from '@iacta/kernel'
import { TROPHY_POINTS, WINNING_POINTS, YEARS } from '../data/constants.ts'
import { CAESAR, POMPEIUS, ROMA, SIDES, type Side, VALUE, VALUED_CITIES } from './printed.ts'
import { isFriendly, type State, trophiesOf } from './state.ts'

/** 1.2. The values of the cities Friendly to a side, and a point for every enemy leader it has killed. */
export function victoryPoints(s: State, side: Side): number {
  let points = trophiesOf(s, side).length * TROPHY_POINTS
  for (const city of VALUED_CITIES) if (isFriendly(s, side, city)) points += VALUE[city]
  return points
}

export type Way = 'ten-points' | 'most-points' | 'roma' | 'draw'

/** 1.2, 8.4. Ten points win in any Winter; at the end of the fifth the most, then Roma, decide. */
export function outcomeNow(s: State): Outcome | null {
  const points = SIDES.map((side) => victoryPoints(s, side))
  const end = (winner: Side | null, way: Way): Outcome => ({
    winners: winner === null ? [] : [winner],
    way,
    params: { caesar: points[CAESAR], pompeius: points[POMPEIUS], year: s.year },
  })
  for (const side of SIDES) if (points[side] >= WINNING_POINTS) return end(side, 'ten-points')
  if (s.year < YEARS) return null
  if (points[CAESAR] !== points[POMPEIUS])
    return end(points[CAESAR] > points[POMPEIUS] ? CAESAR : POMPEIUS, 'most-points')
  for (const side of SIDES) if (isFriendly(s, side, ROMA)) return end(side, 'roma')
  return end(null, 'draw')
}
