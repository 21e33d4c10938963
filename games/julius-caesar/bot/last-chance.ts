import { TURNS_PER_YEAR, WINNING_POINTS, YEARS } from '../data/constants.ts'
import { enemyOf, type Side } from '../rules/printed.ts'
import type { State } from '../rules/state.ts'
import { victoryPoints } from '../rules/victory.ts'

/** Whether a side has nothing to lose any more: in Winter the game ends, or the enemy has ten points as things stand. */
export const isLastChance = (s: State, side: Side): boolean =>
  s.turn === TURNS_PER_YEAR && (s.year === YEARS || victoryPoints(s, enemyOf(side)) >= WINNING_POINTS)
