import type { ProvinceId } from '../data/provinces.ts'
import { type Action, make } from '../rules/action.ts'
import {
  type Army,
  armyNamed,
  IN_AFRICA,
  IN_ITALY,
  NOWHERE,
  OSTROGOTHS,
  type Place,
  type Power,
  placeNamed,
} from '../rules/printed.ts'
import type { FrameNamed, State } from '../rules/state.ts'

/** Where everybody begins (3.2, 3.3). */

/** The East is held, the Balkans are watched, and Illyricum goes to Italy before the Goths find a leader. */
const POSTS: readonly (readonly [string, ProvinceId, number])[] = [
  // 9.6: with two fleets, fifteen SP keep the capital quiet.
  ['presental-i', 'europa', 22],
  ['presental-ii', 'bithynia', 11],
  ['oriens', 'mesopotamia', 20],
  ['thracia', 'europa', 16],
  ['illyricum', 'dalmatia', 22],
]
const GARRISONS: readonly (readonly [ProvinceId, number])[] = [
  ['osrhoene', 1],
  ['mesopotamia', 1],
  ['armenia-iii', 1],
  ['pontus-polemoniacus', 1],
  ['syria-i', 1],
  ['euphratensis', 1],
  ['phoenice', 1],
  ['palaestina-i', 1],
  ['bithynia', 1],
  ['asia', 1],
  ['haemimontus', 1],
  ['thracia', 1],
  ['dacia-mediterranea', 1],
  ['macedonia', 1],
  ['epirus-nova', 1],
  ['achaia', 1],
  ['libya-pentapolis', 1],
  // 9.5: nobody rises where somebody stands.
  ['aegyptus-i', 1],
  ['aegyptus-ii', 1],
  ['augustamnica-i', 1],
  ['augustamnica-ii', 1],
  ['arcadia', 1],
]
/** From here an Army of Africa can sail, or march along the coast. */
const FLEET: ProvinceId = 'europa'

export function planPosting(s: State): Action {
  for (const [army, at] of POSTS)
    if (s.place[armyNamed(army)] === NOWHERE) return make.post(armyNamed(army), placeNamed(at))
  return make.done()
}
export function planStrength(s: State): Action {
  for (const [army, , sp] of POSTS) if (s.own[armyNamed(army)] === 0) return make.strength(armyNamed(army), sp)
  return make.done()
}
export function planGarrison(s: State, left: number): Action {
  for (const [at, sp] of GARRISONS)
    if (s.frontier[placeNamed(at)] === 0) return make.station(placeNamed(at), Math.min(sp, left))
  return make.station(placeNamed(GARRISONS[0][0]), left)
}
export const planMooring = (left: number): Action => make.moor(placeNamed(FLEET), left)

/** A leader with most of his people where their treasure lies, and somebody in every other province. */
export function planHost(s: State, { power, left }: FrameNamed<'hosts'>): Action {
  const goths = power === OSTROGOTHS
  const leader: Army = armyNamed(goths ? 'athalaric' : 'hilderic')
  const seat: Place = placeNamed(goths ? 'flaminia' : 'zeugitania')
  if (s.place[leader] === NOWHERE) return make.lead(leader, seat)
  const slot = goths ? 2 : 1
  const empty = homeland(power).find((at) => at !== seat && s.detached[slot][at] === 0)
  return empty === undefined ? make.station(seat, left) : make.station(empty, 1)
}
const homeland = (power: Power): readonly Place[] => (power === OSTROGOTHS ? IN_ITALY : IN_AFRICA)

/** The Gothic ship lies where the leader is. */
export const planAnchorage = (): Action => make.moor(placeNamed('flaminia'), 1)
