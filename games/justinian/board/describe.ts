import type { Language } from '@iacta/kernel'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { NAVAL_IDS, POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import type { View } from '../rules/fog.ts'
import { allHolders, battleOf, controlOf, hasFort, letterOf } from '../rules/forces.ts'
import {
  ARMIES_ALL,
  type Army,
  armyNamed,
  HAS_CITY,
  HOST_IDS,
  INCOME,
  isRoman,
  MAGISTRI_ALL,
  MAJORS,
  MUST_HOLD,
  NO_ARMY,
  NO_MAGISTER,
  type Place,
  PREFECTURE,
  PREFECTURE_IDS,
  PROVINCE_COUNT,
  placeNamed,
  stationNamed,
} from '../rules/printed.ts'
import { BARBARIANS, layout, NOBODYS, STATUSES, type State, spOf } from '../rules/state.ts'
import { provinces } from '../text/latin.ts'
import { STATE_WORDS, type StateWords } from './state-words.ts'

/** Armies, provinces, boxes and seas in a few words: for the ear, and for those who play by list. */

/** Nothing is hidden (76): a view is the whole state. */
export function stateSeen(view: View): State {
  const { seat: _, ...told } = view
  return layout.decode(told)
}

const TREASURED = ['vandals', 'ostrogoths'] as const
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What an army has, who leads it and how it fares. */
export function armyParts(s: State, army: Army, w: StateWords): string[] {
  const roman = isRoman(army)
  const magister = roman ? s.magister[army] : NO_MAGISTER
  const ratings = w.ratings(letterOf(s, army), controlOf(s, army), battleOf(s, army))
  return [
    w.sp(spOf(s, army)),
    ...(s.allied[army] > 0 ? [w.allied(s.allied[army])] : []),
    ...(!roman
      ? [ratings]
      : magister === NO_MAGISTER
        ? [w.noMagister]
        : [`${w.magister(MAGISTER_IDS[magister])} (${ratings})`]),
    ...(s.under[army] === NO_ARMY ? [] : [w.under(HOST_IDS[s.under[army]])]),
    ...STATUSES.filter((_, bit) => s.status[army] & (1 << bit)).map((status) => w.status[status]),
    ...(roman && s.unpaid[army] ? [w.status.unpaid] : []),
    ...TREASURED.filter((_, slot) => s.carrier[slot] === army).map(w.carries),
  ]
}
export const armyLine = (s: State, army: Army, w: StateWords): string =>
  `${capital(w.army(HOST_IDS[army]))}: ${armyParts(s, army, w).join(', ')}`

/** Who holds a province, as it follows its name. */
export function holderWords(s: State, at: number, holder: number, w: StateWords): string {
  if (s.revolt[at]) return w.inRevolt
  if (holder === NOBODYS) return w.nobodys
  return holder === BARBARIANS ? w.manyBarbarians : w.heldBy(POWER_IDS[holder])
}

function provinceParts(s: State, at: number, w: StateWords): string[] {
  return [
    PREFECTURE[at] < 0 ? w.notOfAny : w.prefecture(PREFECTURE_IDS[PREFECTURE[at]]),
    ...(HAS_CITY[at] ? [w.city] : []),
    ...(hasFort(s, at as Place) ? [w.fort] : []),
    w.income(INCOME[at]),
    ...(MUST_HOLD[at] ? [w.needed] : []),
    holderWords(s, at, allHolders(s)[at], w),
  ]
}

/** Whatever lies in port, or on patrol. */
function fleetParts(s: State, station: string, w: StateWords): string[] {
  const at = stationNamed(station)
  return NAVAL_IDS.flatMap((power, slot) =>
    s.fleets[slot][at] > 0
      ? [`${w.fleetHere(power, s.fleets[slot][at])}${slot === 0 && s.unpaidFleet[at] ? ` (${w.status.unpaid})` : ''}`]
      : [],
  )
}

function landParts(s: State, at: number, w: StateWords): string[] {
  const isProvince = at < PROVINCE_COUNT
  return [
    ...ARMIES_ALL.filter((army) => s.place[army] === at).map((army) => armyLine(s, army, w)),
    ...(isProvince && s.frontier[at] > 0
      ? [`${w.frontierHere(s.frontier[at])}${s.unpaidFrontier[at] ? ` (${w.status.unpaid})` : ''}`]
      : []),
    ...(isProvince
      ? MAJORS.flatMap((power, slot) =>
          s.detached[slot][at] > 0 ? [w.detachedHere(POWER_IDS[power], s.detached[slot][at])] : [],
        )
      : []),
    ...MAGISTRI_ALL.filter((one) => s.alone[one] === at).map((one) => w.magister(MAGISTER_IDS[one])),
    ...TREASURED.filter((_, slot) => s.treasure[slot] === at && s.carrier[slot] === NO_ARMY).map(w.treasureHere),
  ]
}

/** A province, a box or a sea with everything in it: what it is first, then a line for each thing. */
export function placeInWords(view: View, id: string, language: Language): { name: string; lines: string[] } {
  const s = stateSeen(view)
  const w = STATE_WORDS[language]
  const at = placeNamed(id)
  if (at === undefined) return { name: capital(w.sea(id)), lines: fleetParts(s, id, w).map(capital) }
  if (at >= PROVINCE_COUNT) {
    const power = id as (typeof POWER_IDS)[number]
    const side = power === 'sassanids' ? [] : [w.allegiance[s.allegiance[POWER_IDS.indexOf(power)]]]
    return { name: w.powerCalled(power), lines: [...side, ...landParts(s, at, w)].map(capital) }
  }
  return {
    name: provinces[PROVINCE_IDS[at]],
    lines: [provinceParts(s, at, w).join(', '), ...landParts(s, at, w), ...fleetParts(s, id, w)].map(capital),
  }
}

/** An army with where it is, what it has and who leads it. */
export function armyInWords(view: View, id: string, language: Language): string {
  const s = stateSeen(view)
  return armyLine(s, armyNamed(id), STATE_WORDS[language])
}
