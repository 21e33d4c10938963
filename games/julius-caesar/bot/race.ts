import { TURNS_PER_YEAR, WINNING_POINTS, YEARS } from '../data/constants.ts'
import { CAESAR, POMPEIUS, ROMA, type Side } from '../rules/printed.ts'
import { isFriendly, type State } from '../rules/state.ts'
import { victoryPoints } from '../rules/victory.ts'
import type { Tuning } from './tuning.ts'

/** The race for ten points, Winter by Winter, and for the most after the last (1.2). */

/** What tells, and how much: rounded from fits to some hundred games, played by earlier versions of these plans. */
export const WEIGHT = { blocks: 0.8, blocksAtLast: 0.5, tenPoints: 3, mostPoints: 0.8, anyPoint: 0.03 } as const
/** Points that may still change hands: at the end of a Year, and for every turn before it. */
const SPREAD = { winter: 0.3, turn: 0.5 } as const
/** Half a point short of ten is as good as ten half the time. */
const NEARLY = 0.5
/** Roma decides when points are equal. */
const TIE_BREAK = 0.3

export const likely = (lead: number): number => 1 / (1 + Math.exp(-lead))
export const spreadOf = (s: State): number => SPREAD.winter + SPREAD.turn * turnsLeft(s)
/** In the last Year blocks have less time to win anything. */
export const blocksCount = (s: State): number => (s.year === YEARS ? WEIGHT.blocksAtLast : WEIGHT.blocks)

/** How likely ten points are this Winter, for who has so many now. */
export const reachesTen = (points: number, spread: number): number =>
  likely((points - WINNING_POINTS + NEARLY) / spread)

export const romaTo = (s: State): number =>
  isFriendly(s, CAESAR, ROMA) ? TIE_BREAK : isFriendly(s, POMPEIUS, ROMA) ? -TIE_BREAK : 0

/**
 * What one point more would mean to a side now, in blocks: most when it is near ten and the Year near its end. Some of
 * those it has not yet it may count on.
 */
export function pointWorth(s: State, side: Side, tuning: Tuning, due: number): number {
  const spread = spreadOf(s)
  const points = victoryPoints(s, side) + due
  const nearer = reachesTen(points + 1, spread) - reachesTen(points, spread)
  const most = s.year === YEARS ? tuning.mostPoints / spread : 0
  const inTime = s.year === YEARS ? tuning.pointAtLast : tuning.pointInTime
  return (tuning.tenPoints * nearer + most + inTime) / blocksCount(s)
}

/** Turns of the Year still to be played; the one under way counts half once its cards are turned. */
export function turnsLeft(s: State): number {
  let underWay = false
  for (const frame of s.stack) {
    if (frame.step === 'winter') return 0
    if (frame.step === 'commands' || frame.step === 'battles') underWay = true
  }
  return TURNS_PER_YEAR - s.turn + (underWay ? 0.5 : 1)
}
