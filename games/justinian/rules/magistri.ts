import { enter, leave, type PlayContext } from '@iacta/kernel'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { PROVINCE_IDS, type ProvinceId } from '../data/provinces.ts'
import { make } from './action.ts'
import { decision } from './deciding.ts'
import { detachedSp, sideOf } from './forces.ts'
import {
  type Army,
  armyNamed,
  BARBARIAN,
  BYZANTINE,
  COASTS,
  FOREIGN,
  isPort,
  isRoman,
  LAND,
  type Magister,
  NEIGHBOURS,
  NO_MAGISTER,
  NOWHERE,
  type Place,
  patrolIn,
  placeNamed,
  ROMAN,
  SEA_NEIGHBOURS,
  SEAS_OF,
  STATIONS,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { type Frame, isOnMap, type State, spOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** Magistri without an army: where they can go, and where they find shelter (4.13). */

/** Provinces by how far they are, over land and straits: the nearest of some; all of them if none can be reached. */
export function nearest(from: Place, isOne: (place: Place) => boolean): Place[] {
  const seen = new Set<Place>([from])
  let front: Place[] = [from]
  while (front.length > 0) {
    const found = front.filter(isOne)
    if (found.length > 0) return found
    const next: Place[] = []
    for (const here of front)
      for (const to of NEIGHBOURS[here])
        if (!seen.has(to)) {
          seen.add(to)
          next.push(to)
        }
    front = next
  }
  return LAND.filter(isOne)
}

const sheltersOf = (s: State, magister: Magister): Place[] =>
  nearest(s.alone[magister], (place) => ROMAN.some((army) => s.place[army] === place))

/** 34, 125. */
export const shelter = decision<'shelter'>({
  clause: 'JU-4.13b',
  seat: () => BYZANTINE,
  isSettled: (s, { magister }) => sheltersOf(s, magister).length <= 1,
  offers: (s, { magister }) => sheltersOf(s, magister).map((place) => make.travel(magister, place)),
  play(s, { magister }, action) {
    if (action.do !== 'travel') return
    leave(s)
    settleMagister(s, magister, placeNamed(action.to))
  },
  prompt: (_, { magister }) => ask('shelter', { magister: MAGISTER_IDS[magister] }),
  run(s, { magister }) {
    leave(s)
    const [place = NOWHERE] = sheltersOf(s, magister)
    settleMagister(s, magister, place)
  },
})

const leaderless = (s: State, place: Place): Army[] =>
  ROMAN.filter((one) => s.place[one] === place && s.magister[one] === NO_MAGISTER)

/** He waits where he is, or takes over an army without a Magister (34). */
function settleMagister(s: State, magister: Magister, place: Place): void {
  s.alone[magister] = place
  if (place !== NOWHERE && leaderless(s, place).length > 0) enter<Frame>(s, { step: 'takeover', magister })
}

/** 34, 101: it keeps its status. */
export const takeover = decision<'takeover'>({
  clause: 'JU-4.13b',
  seat: () => BYZANTINE,
  offers: (s, { magister }) => [...leaderless(s, s.alone[magister]).map((army) => make.takeOver(army)), make.done()],
  why: (s, { magister }, action) => {
    if (action.do !== 'takeOver') return null
    const army = armyNamed(action.army)
    return isRoman(army) && s.place[army] === s.alone[magister] ? 'has-a-magister' : 'army-elsewhere'
  },
  play(s, { magister }, action, play) {
    leave(s)
    if (action.do !== 'takeOver') return
    s.alone[magister] = NOWHERE
    s.magister[armyNamed(action.army)] = magister
    tell(play, 'took-over', { magister: MAGISTER_IDS[magister], army: action.army })
  },
  prompt: (_, { magister }) => ask('takeover', { magister: MAGISTER_IDS[magister] }),
})

/** Stations next to a station: over borders and straits, between coasts and seas. */
const NEXT_TO: readonly (readonly number[])[] = STATIONS.map((here) =>
  isPort(here)
    ? [...NEIGHBOURS[here], ...SEAS_OF[here].map(patrolIn)]
    : [...SEA_NEIGHBOURS[here - LAND.length].map(patrolIn), ...COASTS[here - LAND.length]],
)
/** Where no enemies are; and where none were when the regions were numbered. */
const free = new Uint8Array(STATIONS.length)
const freeBefore = new Uint8Array(STATIONS.length)
const region = new Int16Array(STATIONS.length)
const waiting = new Int16Array(STATIONS.length)

/** The provinces of each region, by its number; found when they are wanted. */
const regions: ProvinceId[][] = []
function provincesOf(one: number): readonly ProvinceId[] {
  if (regions.length === 0)
    for (let place = 0; place < LAND.length; place++) {
      const number = region[place]
      while (regions.length <= number) regions.push([])
      if (number > 0) regions[number].push(PROVINCE_IDS[place])
    }
  return regions[one]
}

/** Numbers the regions that are free of enemies from 1 on; 0 where enemies are. Mostly they are as they were. */
export function noteRegions(s: State): void {
  noteFree(s)
  if (free.every((one, station) => one === freeBefore[station])) return
  freeBefore.set(free)
  region.fill(0)
  regions.length = 0
  let count = 0
  for (let start = 0; start < region.length; start++) {
    if (region[start] !== 0 || free[start] === 0) continue
    region[start] = ++count
    waiting[0] = start
    for (let at = 0, end = 1; at < end; at++)
      for (const to of NEXT_TO[waiting[at]])
        if (region[to] === 0 && free[to] === 1) {
          region[to] = count
          waiting[end++] = to
        }
  }
}
/** 4.13: provinces he can reach without passing enemy SP on land or at sea. */
export function reachOf(s: State, magister: Magister): Place[] {
  noteRegions(s)
  return reachFrom(s, magister).map(placeNamed)
}
export function reachFrom(s: State, magister: Magister): ProvinceId[] {
  const army = s.magister.indexOf(magister)
  const from = army >= 0 ? s.place[army] : s.alone[magister]
  if (from < 0 || from >= LAND.length) return []
  const own = region[from]
  // Among enemies he may leave for any region next to him.
  const open = own > 0 ? [] : NEXT_TO[from].map((to) => region[to])
  // Mostly all of one region.
  if (own > 0 && (army >= 0 || leaderless(s, from).length === 0)) {
    const here = PROVINCE_IDS[from]
    return provincesOf(own).filter((id) => id !== here)
  }
  const found: ProvinceId[] = []
  for (let place = 0; place < LAND.length; place++) {
    const there = region[place]
    // Where he waits alone he may take over an army that has lost its Magister.
    const isOpen = own > 0 ? there === own : there > 0 && open.includes(there)
    if (place === from ? army < 0 && leaderless(s, from).length > 0 : isOpen) found.push(PROVINCE_IDS[place])
  }
  return found
}
function noteFree(s: State): void {
  for (const station of STATIONS) {
    const hasFleets = s.fleets[1][station] > 0 || s.fleets[2][station] > 0
    const isFree = !hasFleets && (!isPort(station) || detachedSp(s, station as number as Place) === 0)
    free[station] = isFree ? 1 : 0
  }
  for (const army of FOREIGN)
    if (isOnMap(s, army) && spOf(s, army) > 0 && sideOf(s, army) === BARBARIAN) free[s.place[army]] = 0
}

export function mayTravel(s: State, magister: Magister, to: Place): Bar {
  const army = s.magister.indexOf(magister)
  const from = army >= 0 ? s.place[army] : s.alone[magister]
  if (from === NOWHERE) return 'magister-in-no-province'
  if (reachOf(s, magister).includes(to)) return null
  return from === to ? 'magister-is-there' : 'no-way-for-magister'
}

export function travel(s: State, magister: Magister, to: Place, play: PlayContext): void {
  const army = s.magister.indexOf(magister)
  if (army >= 0) s.magister[army] = NO_MAGISTER
  tell(play, 'travelled', { magister: MAGISTER_IDS[magister], to: PROVINCE_IDS[to] })
  settleMagister(s, magister, to)
}
