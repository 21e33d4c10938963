import { TROPHY_POINTS, TURNS_PER_YEAR, WINNING_POINTS, YEARS } from '../data/constants.ts'
import { CAESAR, enemyOf, ROMA, SIDES, type Side } from '../rules/board.ts'
import { isFriendly, type State, trophiesOf } from '../rules/state.ts'
import { Ground, material } from './ground.ts'

/** How far a lead in points, in blocks and in place carries. */
const LEAD = 0.32
/** Points that may still change hands: at the end of a Year, and for every turn before it. */
const SPREAD = { winter: 0.3, turn: 0.5 }
/** Half a point short of ten is as good as ten half the time. */
const NEARLY = 0.5
/** Roma decides when points are equal (1.2). */
const TIE_BREAK = 0.3

const likely = (lead: number): number => 1 / (1 + Math.exp(-lead))

/** How likely a side is to win: ten points this Winter, the most after the last, or by what it has in the field. */
export function evaluate(s: State, side: Side): number {
  if (s.outcome) return s.outcome.winners.length === 0 ? 0.5 : s.outcome.winners.includes(side) ? 1 : 0
  const ground = new Ground(s)
  const trophies = SIDES.map((who) => trophiesOf(s, who).length * TROPHY_POINTS)
  const [caesars, pompeiuss] = SIDES.map((who) => ground.points(who) + trophies[who])
  const spread = SPREAD.winter + SPREAD.turn * turnsLeft(s)
  const ten = (points: number): number => likely((points - WINNING_POINTS + NEARLY) / spread)
  const lead = ground.total() + material(s) + trophies[0] - trophies[1]
  let caesar = likely(LEAD * lead)
  if (s.year === YEARS) {
    const roma = isFriendly(s, CAESAR, ROMA) ? TIE_BREAK : isFriendly(s, enemyOf(CAESAR), ROMA) ? -TIE_BREAK : 0
    const most = likely((caesars - pompeiuss + roma) / spread)
    // The nearer the end, the more the count of points is all there is.
    const end = 1 - turnsLeft(s) / (TURNS_PER_YEAR + 2)
    caesar = end * most + (1 - end) * caesar
  }
  const wins = ten(caesars)
  const loses = ten(pompeiuss)
  const chance = wins * (1 - loses) + (1 - wins) * (1 - loses) * caesar + wins * loses * 0.5
  return side === CAESAR ? chance : 1 - chance
}

/** Turns of the Year still to be played; the one under way counts half once its cards are turned. */
export function turnsLeft(s: State): number {
  if (s.stack.some((frame) => frame.step === 'winter')) return 0
  const underWay = s.stack.some((frame) => frame.step === 'commands' || frame.step === 'battles')
  return TURNS_PER_YEAR - s.turn + (underWay ? 0.5 : 1)
}
