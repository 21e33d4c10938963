import type { PlayContext } from '@iacta/kernel'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { COST } from '../data/tables.ts'
import { addFrontier, goHome, headOf, isBroken, setAside, sideOf } from './forces.ts'
import {
  ARMIES_ALL,
  type Army,
  BARBARIAN,
  BYZANTINE,
  HOST_IDS,
  isMajor,
  isMinor,
  isPresental,
  isRoman,
  LAZICA,
  MAJOR_SLOT,
  POWER_OF,
  SASSANIDS,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { isOnMap, type State, spOf } from './state.ts'
import { tell } from './telling.ts'
import type { March } from './ways.ts'

/** SP left behind, picked up, handed over (7.16, 7.17) and disbanded (6.53). */

export function mayDrop(s: State, { army, mp }: March): Bar {
  if (!isRoman(army)) return sideOf(s, army) === BYZANTINE ? 'allies-do-no-such-thing' : 'only-romans-drop'
  if (isPresental(army)) return 'presental-drops-none'
  if (s.place[army] === LAZICA) return 'no-frontier-in-lazica'
  if (s.own[army] <= 1) return 'keeps-one'
  return mp < COST.drop ? 'too-few-mp' : null
}
export function mayDetach(s: State, { army, mp }: March): Bar {
  if (!isMajor(POWER_OF[army])) return 'only-majors-detach'
  if (!isOnMap(s, army) || s.own[army] === 0) return 'no-troops'
  if (isBroken(s, army)) return 'broken-detaches-none'
  if (s.place[army] === LAZICA) return 'no-detached-in-lazica'
  return mp < COST.detach ? 'too-few-mp' : null
}
export const detachedHere = (s: State, army: Army): number =>
  isMajor(POWER_OF[army]) && isOnMap(s, army) ? s.detached[MAJOR_SLOT[POWER_OF[army]]][s.place[army]] : 0
export function mayPickUp(s: State, { army, mp }: March): Bar {
  if (isRoman(army)) return 'frontier-stays'
  if (detachedHere(s, army) === 0) return 'nothing-to-pick-up'
  return mp < COST.pickUp ? 'too-few-mp' : null
}
export const receivers = (s: State, army: Army): Army[] =>
  isMinor(POWER_OF[army]) && sideOf(s, army) === BARBARIAN && isOnMap(s, army) && headOf(s, army) === army
    ? ARMIES_ALL.filter((one) => isMajor(POWER_OF[one]) && s.place[one] === s.place[army] && one !== army)
    : []
export function mayTransfer(s: State, { army, mp }: March, to: Army): Bar {
  if (!isMinor(POWER_OF[army]) || sideOf(s, army) === BYZANTINE) return 'only-minors-transfer'
  if (!receivers(s, army).includes(to)) return 'only-minors-transfer'
  return mp < COST.transfer ? 'too-few-mp' : null
}

export function detach(s: State, army: Army, sp: number, play: PlayContext): void {
  const at = s.place[army]
  s.own[army] -= sp
  s.detached[MAJOR_SLOT[POWER_OF[army]]][at] += sp
  tell(play, 'dropped', { army: HOST_IDS[army], at: PROVINCE_IDS[at], sp })
  // 7.17: a Persian without an army goes home.
  if (POWER_OF[army] === SASSANIDS && spOf(s, army) === 0) goHome(s, army)
}

export function mayDisband(s: State, { army }: March): Bar {
  if (!isRoman(army)) return 'allies-do-no-such-thing'
  if (isPresental(army)) return 'presental-stays'
  return s.place[army] === LAZICA ? 'no-frontier-in-lazica' : null
}
export function disband(s: State, army: Army, play: PlayContext): void {
  const at = s.place[army]
  tell(play, 'disbanded', { army: HOST_IDS[army], at: PROVINCE_IDS[at], sp: s.own[army] })
  addFrontier(s, at, s.own[army], s.unpaid[army])
  setAside(s, army)
}
