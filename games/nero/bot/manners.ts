import { COST } from '../data/constants.ts'
import type { Place } from '../rules/printed.ts'
import { NO_SEAT } from '../rules/state.ts'
import type { Judgement } from './judgement.ts'
import type { Arrival } from './marches.ts'

/** What a manner adds to a march, in points: little enough to decide between near equals only. */
const LIKING = { battle: 0.3, together: 0.12, takeOn: 0.2, province: 0.15 } as const

/** How much the manner of who judges likes a stack to end in a place as it would. */
export function likingOf({ manner, field, seat }: Judgement, to: Place, { attack, points }: Arrival): number {
  switch (manner) {
    case null:
      return 0
    case 'bold':
      return attack === NO_SEAT ? 0 : LIKING.battle
    case 'patient':
      // The stack itself is off the field while it is weighed up: these are others of ours.
      return attack === NO_SEAT && field.at(seat, to) > 0 ? LIKING.together : 0
    case 'grasping':
      if (attack === NO_SEAT && points === COST.takeIndependent) return LIKING.takeOn
      return attack === NO_SEAT && field.at(seat, to) === 0 && field.strangers(seat, to) === 0 ? LIKING.province : 0
  }
}
