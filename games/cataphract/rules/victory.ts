import { leave, type Outcome, type PassingStep, type PlayContext } from '@iacta/kernel'
import { tell } from './happenings.ts'
import { BOTH_SIDES, type SideIndex } from './printed.ts'
import { partCompany } from './reactions.ts'
import { type FrameNamed, factsOf, type State, seatOf } from './state.ts'

/** The Withdrawal Phase (3.0 E, 12.0). */

/** How a battle may end: one army withdraws, or both in the same turn. */
export const WAYS = ['withdrawal', 'both-withdraw'] as const
export type Way = (typeof WAYS)[number]

/** How far an army is beyond its level; negative as long as it stands. An army's contingents count together (CATA-33). */
const excess = (s: State, side: SideIndex): number => s.routPoints[side] - s.levels[side]

/** 12.12: who withdraws loses; of two the one further beyond its level; if both are as far it is a draw. */
export function verdict(s: State): Outcome | null {
  const beaten = BOTH_SIDES.filter((side) => excess(s, side) >= 0)
  if (beaten.length === 0) return null
  const params = { points: [...s.routPoints], levels: [...s.levels] }
  if (beaten.length === 1) return { winners: [seatOf(s, beaten[0] === 0 ? 1 : 0)], way: 'withdrawal', params }
  const [first, second] = [excess(s, 0), excess(s, 1)]
  if (first === second) return { winners: [], way: 'both-withdraw', params }
  return { winners: [seatOf(s, first < second ? 0 : 1)], way: 'both-withdraw', params }
}

/** TRIC-07: who serves a losing army against his will goes over, with all he has. */
function defect(s: State, play: PlayContext): void {
  const { rules, units, unit } = factsOf(s)
  if (!rules.reluctant || s.defected || s.outcome) return
  const { side } = units[unit(rules.reluctant.units[0])]
  if (s.routPoints[side] <= s.routPoints[side === 0 ? 1 : 0]) return
  s.defected = true
  tell(play, 'defection', { units: rules.reluctant.units })
  partCompany(s, play)
}

export const withdrawalPhase: PassingStep<State, FrameNamed<'withdrawalPhase'>> = {
  run(s, _frame, play) {
    leave(s)
    tell(play, 'rout-points', { first: s.routPoints[0], second: s.routPoints[1] })
    s.outcome = verdict(s)
    defect(s, play)
    for (const side of BOTH_SIDES)
      if (excess(s, side) >= 0) tell(play, 'withdraws', { side, points: s.routPoints[side], level: s.levels[side] })
  },
}
