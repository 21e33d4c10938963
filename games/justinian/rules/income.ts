import { become, leave, type PassingStep, type PlayContext } from '@iacta/kernel'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { GOLD, PERSIANS } from '../data/tables.ts'
import { make, PAY_IDS } from './action.ts'
import { decision } from './deciding.ts'
import { allHolders, goHome, isRomanHeld, roll, separate, sweep, watchEuropa } from './forces.ts'
import { enterLosses, totalSp } from './losses.ts'
import {
  ARMIES_ALL,
  ARMIES_OF,
  type Army,
  BARBARIAN,
  BYZANTINE,
  EUROPA,
  HAS_CITY,
  HOST_IDS,
  INCOME,
  isBox,
  isMinor,
  isProvince,
  LAND,
  MAJOR_SLOT,
  NO_ARMY,
  PERSIAN_DISTANCE,
  PLACE_IDS,
  type Place,
  POWER_OF,
  POWERS_ALL,
  PROVINCE_COUNT,
  ROMAN,
  ROMAN_COUNT,
  ROME,
  SASSANIDS,
  STATIONS,
  type Station,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { detachedIn, type FrameNamed, ownSp, type State, spOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** The Byzantine income phase (5.1, 5.2). */

/** 5.11: what the provinces pay that the Byzantine holds. */
export function incomeOf(s: State): number {
  let gold = 0
  const holders = allHolders(s)
  for (const province of LAND) if (holders[province] === ROME) gold += INCOME[province]
  // 9.2, 5.13, 64: halved for the Plague and for Europa, each time rounding down.
  if (s.halved) gold = Math.floor(gold / 2)
  return isRomanHeld(s, EUROPA) ? gold : Math.floor(gold / 2)
}

export function takeIncome(s: State, play: PlayContext): void {
  const gold = incomeOf(s)
  s.halved = false
  s.gold += gold
  tell(play, 'income', { gold, total: s.gold })
  // 9.9, 69: what Justinian still builds with, as far as there is any.
  if (s.debt === 0) return
  const paid = Math.min(s.debt, s.gold)
  s.gold -= paid
  s.debt = 0
  tell(play, 'built', { gold: paid, owed: 0 })
}

// Removal (5.12)

/** Allegiances end; minor powers go home but for those in cities; boxes are emptied. */
export function removeMinors(s: State, play: PlayContext): void {
  for (const army of ARMIES_ALL) if (isMinor(POWER_OF[army]) && s.under[army] !== NO_ARMY) separate(s, army)
  for (const power of POWERS_ALL) {
    s.allegiance[power] = 'none'
    s.chosen[power] = false
  }
  s.raised.fill(false)
  s.vandalsRecruited = false
  const isWild = (place: Place): boolean => isProvince(place) && !HAS_CITY[place]
  for (const army of ARMIES_ALL) {
    const at = s.place[army]
    if (isMinor(POWER_OF[army]) && isWild(at)) {
      tell(play, 'removed', { army: HOST_IDS[army], from: PLACE_IDS[at], sp: spOf(s, army) })
      goHome(s, army)
    } else if (isBox(at)) {
      s.own[army] = 0
      s.allied[army] = 0
      s.status[army] = 0
    } else if (s.allied[army] > 0 && isWild(at)) {
      tell(play, 'allies-left', { army: HOST_IDS[army], sp: s.allied[army] })
      s.allied[army] = 0
    }
  }
  sweep(s, play)
  watchEuropa(s, play)
}

const persiansIn = (s: State, province: Place): number[] => [
  ...ARMIES_OF[SASSANIDS].filter((army) => s.place[army] === province).map(ownSp),
  detachedIn(MAJOR_SLOT[SASSANIDS], province),
]

/** 5.12: Persians far from home melt away, province by province. */
export const melting: PassingStep<State, FrameNamed<'melting'>> = {
  run(s, frame, play) {
    sweep(s, play)
    for (let at = frame.at; at < PROVINCE_COUNT; at++) {
      const province = at as Place
      if (PERSIAN_DISTANCE[province] <= PERSIANS.safeDistance) continue
      const groups = persiansIn(s, province)
      if (totalSp(s, groups) === 0) continue
      const die = roll(play)
      const sp = Math.max(0, die - (HAS_CITY[province] ? PERSIANS.city : 0))
      tell(play, 'melted', { at: PROVINCE_IDS[province], roll: die, sp })
      become(s, { ...frame, at: at + 1 })
      enterLosses(s, BARBARIAN, sp, groups)
      return
    }
    watchEuropa(s, play)
    leave(s)
  },
}

// Maintenance (5.2)

const FRONTIERS = ROMAN_COUNT
const FLEETS = ROMAN_COUNT + PROVINCE_COUNT
const fleetSp = (s: State, station: Station): number => s.fleets[0][station]

/** What it costs to maintain a group; 0 if there is none. */
export function upkeepOf(s: State, payee: number): number {
  if (payee < FRONTIERS) return s.place[payee] >= 0 ? spOf(s, payee as Army) : 0
  if (payee < FLEETS) return Math.ceil(s.frontier[payee - FRONTIERS] / GOLD.frontierPerGold)
  return fleetSp(s, (payee - FLEETS) as Station)
}
export function isUnpaid(s: State, payee: number): boolean {
  if (payee < FRONTIERS) return s.unpaid[payee]
  return payee < FLEETS ? s.unpaidFrontier[payee - FRONTIERS] : s.unpaidFleet[payee - FLEETS]
}
function setUnpaid(s: State, payee: number, unpaid: boolean): void {
  if (payee < FRONTIERS) s.unpaid[payee] = unpaid
  else if (payee < FLEETS) s.unpaidFrontier[payee - FRONTIERS] = unpaid
  else s.unpaidFleet[payee - FLEETS] = unpaid
}

/** 5.22: nobody is paid until he is. */
export function beginMaintenance(s: State): void {
  for (const army of ROMAN) s.unpaid[army] = s.place[army] >= 0
  for (const province of LAND) s.unpaidFrontier[province] = s.frontier[province] > 0
  for (const station of STATIONS) s.unpaidFleet[station] = fleetSp(s, station) > 0
}

function mayPay(s: State, payee: number): Bar {
  const cost = upkeepOf(s, payee)
  if (cost === 0) return 'nothing-to-pay'
  if (!isUnpaid(s, payee)) return 'paid-already'
  return cost > s.gold ? 'not-enough-gold' : null
}
const payable = (s: State): number[] => {
  const found: number[] = []
  if (s.gold > 0) for (let payee = 0; payee < PAY_IDS.length; payee++) if (mayPay(s, payee) === null) found.push(payee)
  return found
}
const canPayAny = (s: State): boolean => {
  for (let payee = 0; s.gold > 0 && payee < PAY_IDS.length; payee++) if (mayPay(s, payee) === null) return true
  return false
}

export const maintenance = decision<'maintenance'>({
  clause: 'JU-5.23a',
  seat: () => BYZANTINE,
  isSettled: (s) => !canPayAny(s),
  offers: (s) => [...payable(s).map((payee) => make.pay(payee)), make.done()],
  why: (s, _, action) => (action.do === 'pay' ? mayPay(s, PAY_IDS.indexOf(action.group)) : null),
  play(s, _, action, play) {
    if (action.do === 'pay') {
      const payee = PAY_IDS.indexOf(action.group)
      const gold = upkeepOf(s, payee)
      s.gold -= gold
      setUnpaid(s, payee, false)
      tell(play, 'paid', { group: action.group, gold })
    } else leave(s)
  },
  prompt: (s) => ask('maintenance', { gold: s.gold }),
  run: leave,
})
