import { TROPHY_POINTS, YEARS } from '../../../data/constants.ts'
import { CAESAR, POMPEIUS, type Side } from '../../../rules/printed.ts'
import { type State, trophiesOf } from '../../../rules/state.ts'
import { Ground, material } from './ground.ts'
import { blocksCount, likely, reachesTen, romaTo, spreadOf, WEIGHT } from './race.ts'

/** How likely a side is to win: by ten points this Winter, by the most after the last, or by what it has in the field. */
export function evaluate(s: State, side: Side): number {
  if (s.outcome) return s.outcome.winners.length === 0 ? 0.5 : s.outcome.winners.includes(side) ? 1 : 0
  const ground = new Ground(s)
  const pointsOf = (who: Side): number => ground.points(who) + trophiesOf(s, who).length * TROPHY_POINTS
  const caesars = pointsOf(CAESAR)
  const pompeiuss = pointsOf(POMPEIUS)
  const spread = spreadOf(s)
  let lead = blocksCount(s) * (material(s) + ground.blood())
  lead += WEIGHT.tenPoints * (reachesTen(caesars, spread) - reachesTen(pompeiuss, spread))
  lead += WEIGHT.anyPoint * (caesars - pompeiuss)
  if (s.year === YEARS) lead += (WEIGHT.mostPoints * (caesars - pompeiuss + romaTo(s))) / spread
  return likely(side === CAESAR ? lead : -lead)
}
