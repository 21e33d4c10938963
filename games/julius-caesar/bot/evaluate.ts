import { TROPHY_POINTS, TURNS_PER_YEAR, WINNING_POINTS, YEARS } from '../data/constants.ts'
import { CAESAR, POMPEIUS, ROMA, type Side } from '../rules/board.ts'
import { isFriendly, type State, trophiesOf } from '../rules/state.ts'
import { victoryPoints } from '../rules/victory.ts'
import { Ground, material } from './ground.ts'

/** Fitted to the ends of some hundred games: what tells, and how much. */
const BLOCKS = 0.8
/** In the last Year blocks have little time left to win anything. */
const BLOCKS_AT_LAST = 0.5
const TEN_POINTS = 3
const MOST_POINTS = 0.8
const ANY_POINT = 0.03
/** Whoever waits until points count has waited too long: for plans, a point is worth at least this. */
const POINT_IN_TIME = 0.44
/** Points that may still change hands: at the end of a Year, and for every turn before it. */
const SPREAD = { winter: 0.3, turn: 0.5 }
/** Half a point short of ten is as good as ten half the time. */
const NEARLY = 0.5
/** Roma decides when points are equal (1.2). */
const TIE_BREAK = 0.3

const likely = (lead: number): number => 1 / (1 + Math.exp(-lead))
const spreadOf = (s: State): number => SPREAD.winter + SPREAD.turn * turnsLeft(s)
const blocksCount = (s: State): number => (s.year === YEARS ? BLOCKS_AT_LAST : BLOCKS)
const tenPoints = (points: number, spread: number): number => likely((points - WINNING_POINTS + NEARLY) / spread)

/** How likely a side is to win: ten points this Winter, the most after the last, or by what it has in the field. */
export function evaluate(s: State, side: Side): number {
  if (s.outcome) return s.outcome.winners.length === 0 ? 0.5 : s.outcome.winners.includes(side) ? 1 : 0
  const ground = new Ground(s)
  const pointsOf = (who: Side): number => ground.points(who) + trophiesOf(s, who).length * TROPHY_POINTS
  const caesars = pointsOf(CAESAR)
  const pompeiuss = pointsOf(POMPEIUS)
  const spread = spreadOf(s)
  let lead = blocksCount(s) * (material(s) + ground.blood())
  lead += TEN_POINTS * (tenPoints(caesars, spread) - tenPoints(pompeiuss, spread))
  lead += ANY_POINT * (caesars - pompeiuss)
  if (s.year === YEARS) lead += (MOST_POINTS * (caesars - pompeiuss + romaTo(s))) / spread
  return likely(side === CAESAR ? lead : -lead)
}

const romaTo = (s: State): number =>
  isFriendly(s, CAESAR, ROMA) ? TIE_BREAK : isFriendly(s, POMPEIUS, ROMA) ? -TIE_BREAK : 0

/** What one point more would mean to a side now, measured in blocks: most when it is near ten and the Year near its end. */
export function pointWorth(s: State, side: Side): number {
  const spread = spreadOf(s)
  const near = tenPoints(victoryPoints(s, side), spread)
  const nearer = tenPoints(victoryPoints(s, side) + 1, spread)
  const most = s.year === YEARS ? MOST_POINTS / spread : 0
  return (TEN_POINTS * (nearer - near) + most + POINT_IN_TIME) / blocksCount(s)
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
