import { type Index, indexed, inverse, type Seat } from '@iacta/kernel'
import { ARMIES, ARMY_IDS, type ArmyFacts } from '../data/armies.ts'
import {
  LATE_MAGISTRI,
  MAGISTER_IDS,
  MAGISTRI,
  MAJOR_LEADER_IDS,
  MAJOR_LEADERS,
  type MajorLeader,
  MINOR_LEADERS,
  type Ratings,
} from '../data/commanders.ts'
import { BOX_IDS, BOXES, LAZICA_LIES_IN, PREFECTURES, SEA_IDS, SEAS } from '../data/map.ts'
import { MAJOR_IDS, NAVAL_IDS, POWER_IDS, POWERS, type PowerFacts, type PowerId } from '../data/powers.ts'
import {
  DISTANCE_FROM_SASSANIDS,
  EGYPT_IN_REVOLT,
  FOUR_ARMENIAS,
  LAND_BORDERS,
  PROVINCE_IDS,
  PROVINCES,
  type ProvinceId,
  STRAITS,
  THRACE,
} from '../data/provinces.ts'
import { SEAT_IDS, type SeatId } from '../data/table.ts'

/** The printed facts as small numbers, with what follows from them. A side is the seat that plays it. */

const seatNamed = (id: SeatId): Seat => SEAT_IDS.indexOf(id)
export const BYZANTINE = seatNamed('byzantine')
export const BARBARIAN = seatNamed('barbarian')
export const otherSide = (side: Seat): Seat => 1 - side

// Places

/** A province, or a box beyond the border; boxes come after the provinces. */
export type Place = Index<'place'>
/** A province, or a sea area where fleets patrol; seas come after the provinces. */
export type Station = Index<'station'>
export type Sea = Index<'sea'>

export const PROVINCE_COUNT = PROVINCE_IDS.length
export const PLACE_IDS: readonly string[] = [...PROVINCE_IDS, ...BOX_IDS]
export const STATION_IDS: readonly string[] = [...PROVINCE_IDS, ...SEA_IDS]
export const NOWHERE = -1 as Place
/** Aboard a fleet under way. */
export const AT_SEA = PLACE_IDS.length as Place
export const WHEREABOUTS: readonly string[] = [...PLACE_IDS, 'at-sea']

export const LAND = indexed<Place>(PROVINCE_COUNT)
export const STATIONS = indexed<Station>(STATION_IDS.length)
export const SEA_AREAS_ALL = indexed<Sea>(SEA_IDS.length)
const PLACES_BY_ID = inverse<string, Place>(PLACE_IDS)
export const placeNamed = (id: string): Place => PLACES_BY_ID[id]
const provinceNamed = (id: ProvinceId): Place => PLACES_BY_ID[id]
const STATIONS_BY_ID = inverse<string, Station>(STATION_IDS)
export const stationNamed = (id: string): Station => STATIONS_BY_ID[id]
const SEAS_BY_ID = inverse<string, Sea>(SEA_IDS)
export const seaNamed = (id: string): Sea => SEAS_BY_ID[id]

export const isProvince = (place: Place): boolean => place >= 0 && place < PROVINCE_COUNT
export const isBox = (place: Place): boolean => place >= PROVINCE_COUNT && place < AT_SEA
export const portOf = (province: Place): Station => province as number as Station
export const patrolIn = (sea: Sea): Station => (PROVINCE_COUNT + sea) as Station
export const isPort = (station: Station): boolean => station < PROVINCE_COUNT
/** The sea of a patrol. */
export const seaOf = (station: Station): Sea => (station - PROVINCE_COUNT) as Sea

export const EUROPA = provinceNamed('europa')
export const LAZICA = provinceNamed('lazica')
export const SARDINIA = provinceNamed('sardinia')
export const DALMATIA = provinceNamed('dalmatia')

const byProvince = <T>(of: (row: (typeof PROVINCES)[number]) => T): readonly T[] => PROVINCES.map(of)
export const INCOME: readonly number[] = byProvince(([, , income]) => income)
export const HAS_CITY: readonly boolean[] = byProvince(([, , , city]) => city !== null)
export const HAS_PRINTED_FORT: readonly boolean[] = byProvince(([, , , , fort]) => fort)
export const SEAS_OF: readonly (readonly Sea[])[] = byProvince(([, , , , , seas]) => seas.map((sea) => seaNamed(sea)))
export const IS_ISLAND: readonly boolean[] = byProvince(([, , , , , , island]) => island)
export const isCoastal = (province: Place): boolean => SEAS_OF[province].length > 0
/** 7.24: where an army may go aboard. */
export const CAN_EMBARK: readonly boolean[] = LAND.map((p) => isCoastal(p) && (HAS_CITY[p] || IS_ISLAND[p]))
export const COASTS: readonly (readonly Place[])[] = SEA_AREAS_ALL.map((sea) =>
  LAND.filter((province) => SEAS_OF[province].includes(sea)),
)
export const SEA_NEIGHBOURS: readonly (readonly Sea[])[] = SEAS.map(([, to]) => to.map((sea) => seaNamed(sea)))

export const PREFECTURE_IDS: readonly string[] = PREFECTURES.map(([id]) => id)
/** Its number; -1 for Lazica, which counts in none (3.41). */
export const PREFECTURE: readonly number[] = byProvince(([, prefecture]) => PREFECTURE_IDS.indexOf(prefecture))
/** The same where Lazica lies in Oriens: areas, set-up, allies who join (28). */
export const LIES_IN: readonly number[] = PREFECTURE.map((n) => (n < 0 ? PREFECTURE_IDS.indexOf(LAZICA_LIES_IN) : n))
export const PREFECTURE_NEEDS: readonly number[] = PREFECTURES.map(([, , needed]) => needed)
/** 10.21: a city, or an income of 2 and more. */
export const MUST_HOLD: readonly boolean[] = LAND.map((p) => PREFECTURE[p] >= 0 && (HAS_CITY[p] || INCOME[p] >= 2))
export const inPrefecture = (id: string): readonly Place[] =>
  LAND.filter((p) => PREFECTURE[p] === PREFECTURE_IDS.indexOf(id))
export const IN_ITALY = inPrefecture('italy')
export const IN_AFRICA = inPrefecture('africa')
/** 3.22, 3.23: Egypt, Oriens and Illyricum. */
export const EASTERN: readonly Place[] = ['egypt', 'oriens', 'illyricum'].flatMap(inPrefecture)

export const ARMENIAS = FOUR_ARMENIAS.map(provinceNamed)
export const THRACIAN = THRACE.map(provinceNamed)
export const EGYPTIAN = EGYPT_IN_REVOLT.map(provinceNamed)
export const PERSIAN_DISTANCE: readonly number[] = PROVINCE_IDS.map((id) => DISTANCE_FROM_SASSANIDS[id] ?? 99)

const STRAIT_PAIRS = new Set(
  STRAITS.flatMap(([a, b]) => [provinceNamed(a) * 128 + provinceNamed(b), provinceNamed(b) * 128 + provinceNamed(a)]),
)
/** 2.1, 7.12. */
export const isStrait = (from: Place, to: Place): boolean => STRAIT_PAIRS.has(from * 128 + to)

const linked: Place[][] = LAND.map(() => [])
for (const [a, b] of [...LAND_BORDERS, ...STRAITS]) {
  linked[provinceNamed(a)].push(provinceNamed(b))
  linked[provinceNamed(b)].push(provinceNamed(a))
}
/** Provinces next to a province, over borders and straits. */
export const NEIGHBOURS: readonly (readonly Place[])[] = linked.map((all) => [...all].sort((a, b) => a - b))

// Powers

export type Power = Index<'power'>
export const POWERS_ALL = indexed<Power>(POWER_IDS.length)
const POWERS_BY_ID = inverse<string, Power>(POWER_IDS)
export const powerNamed = (id: PowerId): Power => POWERS_BY_ID[id]
export const ROME = powerNamed('byzantine')
export const SASSANIDS = powerNamed('sassanids')
export const VANDALS = powerNamed('vandals')
export const OSTROGOTHS = powerNamed('ostrogoths')
export const MAJORS: readonly Power[] = MAJOR_IDS.map(powerNamed)
export const NAVAL: readonly Power[] = NAVAL_IDS.map(powerNamed)
const FACTS: readonly PowerFacts[] = POWER_IDS.map((id) => POWERS[id])
export const powerFacts = (power: Power): PowerFacts => FACTS[power]
export const isMinor = (power: Power): boolean => FACTS[power].kind === 'minor'
export const isMajor = (power: Power): boolean => FACTS[power].kind === 'major'
export const MINORS: readonly Power[] = POWERS_ALL.filter(isMinor)
/** Where a power is in lists of the great powers, or of those with fleets; -1 if it is not. */
export const MAJOR_SLOT: readonly number[] = POWERS_ALL.map((power) => MAJORS.indexOf(power))
export const NAVAL_SLOT: readonly number[] = POWERS_ALL.map((power) => NAVAL.indexOf(power))
/** 6.22: whom two dice name, read as tens and units. */
export const POWER_ROLLED: readonly Power[] = Array.from(
  { length: 100 },
  (_, roll) =>
    POWERS_ALL.find((power) => {
      const { dice } = FACTS[power]
      return dice !== null && roll >= dice[0] && roll <= dice[1]
    }) as Power,
)

// Boxes

/** The box of a power; NOWHERE for those without one. */
export const BOX_OF: readonly Place[] = POWER_IDS.map((id) =>
  BOX_IDS.some((box) => box === id) ? placeNamed(id) : NOWHERE,
)
/** The provinces a box leads into, by power. */
export const ENTRIES: readonly (readonly Place[])[] = POWER_IDS.map(
  (id) => BOXES.find(([box]) => box === id)?.[1].map(provinceNamed) ?? [],
)
/** The boxes next to a power's own, by power. */
export const BOX_LINKS: readonly (readonly Place[])[] = POWER_IDS.map(
  (id) => BOXES.find(([box]) => box === id)?.[2].map(placeNamed) ?? [],
)
export const POWER_OF_BOX = (box: Place): Power => powerNamed(PLACE_IDS[box] as PowerId)
/** 6.34: the prefectures a power could enter from its box. */
export const ENTERS_PREFECTURES: readonly (readonly number[])[] = ENTRIES.map((entries) => [
  ...new Set(entries.map((province) => LIES_IN[province])),
])

// Armies and who commands them

/** A Byzantine army, or a barbarian leader, who is his army (4.34). */
export type Army = Index<'army'>
export const NO_ARMY = -1 as Army
const MINOR_IDS: readonly PowerId[] = MINORS.map((power) => POWER_IDS[power])
export const HOST_IDS: readonly string[] = [...ARMY_IDS, ...MAJOR_LEADER_IDS, ...MINOR_IDS]
export const ARMIES_ALL = indexed<Army>(HOST_IDS.length)
const HOSTS_BY_ID = inverse<string, Army>(HOST_IDS)
export const armyNamed = (id: string): Army => HOSTS_BY_ID[id]
export const ROMAN_COUNT = ARMY_IDS.length
export const ROMAN: readonly Army[] = ARMIES_ALL.slice(0, ROMAN_COUNT)
export const FOREIGN: readonly Army[] = ARMIES_ALL.slice(ROMAN_COUNT)
export const isRoman = (army: Army): boolean => army < ROMAN_COUNT
const LEADER_FACTS: readonly MajorLeader[] = MAJOR_LEADER_IDS.map((id) => MAJOR_LEADERS[id])
export const MAJOR_LEADERS_ALL: readonly Army[] = MAJOR_LEADER_IDS.map(armyNamed)
export const leaderFacts = (army: Army): MajorLeader => LEADER_FACTS[army - ROMAN_COUNT]
export const POWER_OF: readonly Power[] = ARMIES_ALL.map((army) => {
  if (isRoman(army)) return ROME
  const facts = LEADER_FACTS[army - ROMAN_COUNT]
  return powerNamed(facts ? facts.power : (HOST_IDS[army] as PowerId))
})
export const ARMIES_OF: readonly (readonly Army[])[] = POWERS_ALL.map((power) =>
  ARMIES_ALL.filter((army) => POWER_OF[army] === power),
)
/** The leader of a minor power. */
export const minorArmy = (power: Power): Army => ARMIES_OF[power][0]
const ROMAN_FACTS: readonly ArmyFacts[] = ARMY_IDS.map((id) => ARMIES[id])
export const armyFacts = (army: Army): ArmyFacts => ROMAN_FACTS[army]
export const isPresental = (army: Army): boolean => isRoman(army) && ROMAN_FACTS[army].isPresental
const areas: boolean[][] = ROMAN_FACTS.map(({ area }) => {
  const inside = LAND.map(() => false)
  for (const id of area) inside[provinceNamed(id)] = true
  return inside
})
/** 7.14. */
export const isInArea = (army: Army, province: Place): boolean => areas[army][province]
export const SET_UP_PLACES: readonly (readonly Place[])[] = ROMAN_FACTS.map(({ setUp }) => setUp.map(provinceNamed))
/** 5.34: where an army may be raised; Europa always. */
export const RAISED_IN: readonly (readonly Place[])[] = ROMAN_FACTS.map(({ raised }) => [
  EUROPA,
  ...raised.map(provinceNamed),
])

export type Magister = Index<'magister'>
export const NO_MAGISTER = -1 as Magister
export const MAGISTRI_ALL = indexed<Magister>(MAGISTER_IDS.length)
const MAGISTRI_BY_ID = inverse<string, Magister>(MAGISTER_IDS)
export const magisterNamed = (id: string): Magister => MAGISTRI_BY_ID[id]
export const IS_LATE: readonly boolean[] = MAGISTER_IDS.map((id) => LATE_MAGISTRI.includes(id))
const MAGISTER_RATINGS: readonly Ratings[] = MAGISTER_IDS.map((id) => MAGISTRI[id])
export const magisterRatings = (magister: Magister): Ratings => MAGISTER_RATINGS[magister]
const LEADER_RATINGS: readonly Ratings[] = [
  ...LEADER_FACTS,
  ...MINOR_IDS.map((id) => MINOR_LEADERS[id as keyof typeof MINOR_LEADERS]),
]
/** Of a barbarian leader. */
export const leaderRatings = (army: Army): Ratings => LEADER_RATINGS[army - ROMAN_COUNT]
