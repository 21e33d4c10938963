import { COST } from '../data/tables.ts'
import { hasLandSp, sideOf, standsIn } from './forces.ts'
import {
  ARMIES_ALL,
  type Army,
  BARBARIAN,
  BYZANTINE,
  isMajor,
  isRoman,
  LAZICA,
  MAJORS,
  NO_ARMY,
  OSTROGOTHS,
  POWER_OF,
  VANDALS,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { DEFEATED, DISORGANISED, isOnMap, NO_POWER, type State, spOf } from './state.ts'
import type { March } from './ways.ts'

/** What an army does where it stands: markers (7.18), recovery (8.24), treasures (5.41). */

// Markers (7.18) and recovery (8.24)

export function mayPlaceControl(s: State, { army, mp }: March): Bar {
  const power = POWER_OF[army]
  const at = s.place[army]
  if (!isMajor(power)) return 'only-majors-control'
  if (at === LAZICA) return 'no-control-in-lazica'
  if (!isOnMap(s, army) || spOf(s, army) === 0) return 'control-takes-troops'
  if (s.control[at] !== NO_POWER || s.revolt[at] || s.frontier[at] > 0) return 'others-here'
  if (MAJORS.some((one, slot) => one !== power && s.detached[slot][at] > 0)) return 'others-here'
  if (ARMIES_ALL.some((one) => POWER_OF[one] !== power && standsIn(s, one, at))) return 'others-here'
  return mp < COST.placeControl ? 'too-few-mp' : null
}
export function mayClear(s: State, { army, mp }: March): Bar {
  const at = s.place[army]
  if (!isRoman(army)) return sideOf(s, army) === BYZANTINE ? 'allies-do-no-such-thing' : 'only-byzantines-clear'
  if (s.control[at] === NO_POWER && !s.revolt[at]) return 'nothing-to-clear'
  if (hasLandSp(s, at, BARBARIAN)) return 'enemies-here'
  return mp < COST.clear ? 'too-few-mp' : null
}
export const mayRally = (s: State, { army, mp }: March): Bar =>
  s.status[army] & DISORGANISED ? (mp < COST.rally ? 'too-few-mp' : null) : 'not-disorganised'
export function maySteady(s: State, { army, mp }: March): Bar {
  if (!(s.status[army] & DEFEATED)) return 'not-defeated'
  if (s.status[army] & DISORGANISED) return 'disorganised-first'
  return mp < COST.rally ? 'too-few-mp' : null
}
export const mayRecover = (s: State, { army, mp }: March): Bar =>
  s.status[army] & DEFEATED ? (mp < COST.recover ? 'too-few-mp' : null) : 'not-defeated'

// Treasures (5.41)

export const treasureSlot = (army: Army): number => [VANDALS, OSTROGOTHS].indexOf(POWER_OF[army])
/** 5.41: taken up and put down wherever he likes, once each in a province, so that there is an end to it. */
export const mayTake = (s: State, { army, tookUp }: March): Bar => {
  const slot = treasureSlot(army)
  if (slot < 0 || s.treasure[slot] !== s.place[army] || s.carrier[slot] !== NO_ARMY) return 'no-treasure'
  return tookUp ? 'treasure-once' : null
}
export const mayLeave = (s: State, { army, setDown }: March): Bar => {
  const slot = treasureSlot(army)
  if (slot < 0 || s.carrier[slot] !== army) return 'no-treasure'
  return setDown ? 'treasure-once' : null
}
