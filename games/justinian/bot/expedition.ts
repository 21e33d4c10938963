import { ARMY_LIMIT } from '../data/tables.ts'
import { headOf, isCommanded } from '../rules/forces.ts'
import { type Army, isInArea, isPresental, type Place, ROMAN } from '../rules/printed.ts'
import { isOnMap, type State, spOf } from '../rules/state.ts'
import { Force } from './force.ts'
import type { Outlook } from './outlook.ts'
import { wishForSea } from './voyages.ts'

/** An army that is to sail takes over the men of another beside it, who could not end their way there (6.52, 7.14). */
export interface Feeding {
  readonly from: Army
  readonly to: Army
  readonly sp: number
  readonly gain: number
}

/** So few are not worth an activation. */
const WORTHWHILE = 6
/** There is still an activation to be spent on the voyage. */
const LATER = 0.8

/** What an army could give to others in its province: all but one, if it is not Presental. */
export const sparedBy = (s: State, army: Army): number =>
  isPresental(army) || !isOnMap(s, army) ? 0 : Math.max(0, Math.min(s.own[army], spOf(s, army) - 1))

/** What the others in a province could give an army that is raised there. */
export function sparedIn(s: State, at: Place): number {
  let sp = 0
  for (const army of ROMAN) if (s.place[army] === at) sp = Math.max(sp, sparedBy(s, army))
  return sp
}

export function feedingOf(outlook: Outlook): Feeding | null {
  const { s } = outlook
  let found: Feeding | null = null
  for (const from of ROMAN) {
    const spare = sparedBy(s, from)
    if (spare < WORTHWHILE || !isCommanded(s, from) || headOf(s, from) !== from) continue
    for (const to of ROMAN) {
      if (to === from || s.place[to] !== s.place[from] || isPresental(to) || !isCommanded(s, to)) continue
      if (isInArea(to, s.place[from])) continue
      const sp = Math.min(spare, ARMY_LIMIT - spOf(s, to))
      if (sp < WORTHWHILE) continue
      const more = wishForSea(new Force(outlook, to, sp)) - wishForSea(new Force(outlook, to))
      const at = s.place[from]
      const less = new Force(outlook, from).endsIn(at) - new Force(outlook, from, -sp).endsIn(at)
      const gain = LATER * more - less
      if (gain > (found?.gain ?? 0)) found = { from, to, sp, gain }
    }
  }
  return found
}
