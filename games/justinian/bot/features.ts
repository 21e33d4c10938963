import { TURNS } from '../data/tables.ts'
import { allHolders, hasArmy, powerSp, sideOf } from '../rules/forces.ts'
import {
  ARMIES_ALL,
  BARBARIAN,
  BYZANTINE,
  INCOME,
  isMinor,
  isRoman,
  LAND,
  LAZICA,
  MUST_HOLD,
  OSTROGOTHS,
  POWER_OF,
  PREFECTURE,
  PREFECTURE_NEEDS,
  ROME,
  SASSANIDS,
  VANDALS,
} from '../rules/printed.ts'
import { DEFEATED, DISORGANISED, isOnMap, NO_POWER, type State, spOf } from '../rules/state.ts'

/** What tells who will win, by name and in order: of the Byzantine, and for the Barbarian what he fears. */
export const FEATURES = [
  /** Always 1, and the turns that are over. */
  'byzantine',
  'late',
  /** Provinces that he still wants, by the ten, and the same at the end of a game. */
  'missing',
  'missing-late',
  'prefectures',
  /** Cities and rich provinces that nobody but a marker keeps from him. */
  'marked',
  'income',
  'gold',
  'field',
  'frontier',
  'fleets',
  'disorder',
  'vandals',
  'ostrogoths',
  'persians',
  'minors',
] as const
type Feature = (typeof FEATURES)[number]

const INDEX = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>

/** What is seen of a position, for each seat: all of it is said of the Byzantine. */
export function measure(s: State): number[][] {
  const rows = [0, 1].map(() => new Array<number>(FEATURES.length).fill(0))
  fill(s, rows[BYZANTINE])
  return rows
}

function fill(s: State, row: number[]): void {
  const add = (name: Feature, value: number): void => {
    row[INDEX[name]] += value
  }
  const holders = allHolders(s)
  const held = PREFECTURE_NEEDS.map(() => 0)
  const without = PREFECTURE_NEEDS.map(() => 0)
  let income = 0
  for (const at of LAND) {
    if (holders[at] === ROME) income += INCOME[at]
    if (PREFECTURE[at] >= 0) {
      if (holders[at] === ROME) held[PREFECTURE[at]]++
      else if (MUST_HOLD[at]) {
        without[PREFECTURE[at]]++
        if (s.revolt[at] || (s.control[at] !== NO_POWER && !hasArmy(s, at, BARBARIAN))) add('marked', 0.1)
      }
    }
    add('frontier', s.frontier[at] / 50)
    add('fleets', s.fleets[0][at] / 10)
  }
  let missing = hasArmy(s, LAZICA, BARBARIAN) ? 1 : 0
  PREFECTURE_NEEDS.forEach((needed, i) => {
    const wanting = Math.max(without[i], needed - held[i])
    missing += wanting
    if (wanting === 0) add('prefectures', 0.2)
  })
  const late = s.turn / TURNS
  add('byzantine', 1)
  add('late', late)
  add('missing', missing / 10)
  add('missing-late', (missing / 10) * late)
  add('income', income / 100)
  add('gold', Math.min(s.gold, 100) / 100)
  for (const army of ARMIES_ALL) {
    if (!isOnMap(s, army)) continue
    const sp = spOf(s, army)
    if (isRoman(army)) {
      add('field', sp / 100)
      if (s.status[army] & (DISORGANISED | DEFEATED)) add('disorder', sp / 100)
    } else if (isMinor(POWER_OF[army])) add('minors', (sideOf(s, army) === BYZANTINE ? -sp : sp) / 50)
  }
  add('vandals', powerSp(s, VANDALS) / 50)
  add('ostrogoths', powerSp(s, OSTROGOTHS) / 50)
  add('persians', powerSp(s, SASSANIDS) / 50)
}
