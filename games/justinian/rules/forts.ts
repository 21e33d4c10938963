import type { PlayContext } from '@iacta/kernel'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { FORTS_TO_BUILD, GOLD } from '../data/tables.ts'
import type { Action, Offer } from './action.ts'
import { hasFort, isRomanHeld, romanProvinces } from './forces.ts'
import { HAS_CITY, LAND, type Place } from './printed.ts'
import type { Bar } from './reasons.ts'
import type { State } from './state.ts'
import { tell } from './telling.ts'

/** Forts (6.54). */

export function mayFortify(s: State, at: Place): Bar {
  if (s.fortBuilt) return 'fort-built'
  if (s.gold < GOLD.fort) return 'not-enough-gold'
  if (fortsBuilt(s) >= FORTS_TO_BUILD) return 'no-forts-left'
  if (HAS_CITY[at]) return 'fort-and-city'
  if (hasFort(s, at)) return 'fort-there'
  return isRomanHeld(s, at) ? null : 'fort-needs-hold'
}
const fortsBuilt = (s: State): number => {
  let count = 0
  for (const built of s.fort) if (built) count++
  return count
}
const isTimeToBuild = (s: State): boolean =>
  s.romanActs && !s.fortBuilt && s.gold >= GOLD.fort && fortsBuilt(s) < FORTS_TO_BUILD
/** Whether there is a province for one. */
export const couldFortify = (s: State): boolean =>
  isTimeToBuild(s) && LAND.some((at) => !HAS_CITY[at] && !hasFort(s, at) && isRomanHeld(s, at))
/** Where one may be built, unless it is something else that is asked about. */
export function fortOffers(s: State, found: Offer[], asked?: Action): void {
  if ((asked !== undefined && asked.do !== 'fortify') || !isTimeToBuild(s)) return
  const at = romanProvinces(s, (province) => !HAS_CITY[province] && !hasFort(s, province))
  if (at.length > 0) found.push({ do: 'fortify', at: { any: at.map((province) => PROVINCE_IDS[province]) } })
}
export function fortify(s: State, at: Place, play: PlayContext): void {
  s.gold -= GOLD.fort
  s.fort[at] = true
  s.fortBuilt = true
  tell(play, 'fortified', { at: PROVINCE_IDS[at] })
}
