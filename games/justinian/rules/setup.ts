import { become, drawFrom, leave, type PlayContext } from '@iacta/kernel'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { ARMY_LIMIT, SET_UP } from '../data/tables.ts'
import { type Action, make, type Offer, span } from './action.ts'
import { decision } from './deciding.ts'
import { addFleets, addFrontier } from './forces.ts'
import {
  type Army,
  armyFacts,
  armyNamed,
  BARBARIAN,
  BOX_OF,
  BYZANTINE,
  DALMATIA,
  EASTERN,
  EUROPA,
  HAS_CITY,
  HOST_IDS,
  IN_AFRICA,
  IN_ITALY,
  IS_LATE,
  isCoastal,
  isPresental,
  LAZICA,
  leaderFacts,
  MAGISTRI_ALL,
  MAJOR_LEADERS_ALL,
  MAJOR_SLOT,
  MINORS,
  minorArmy,
  NOWHERE,
  OSTROGOTHS,
  type Place,
  POWER_OF,
  type Power,
  placeNamed,
  portOf,
  powerNamed,
  ROMAN,
  ROME,
  SET_UP_PLACES,
  VANDALS,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import type { State } from './state.ts'
import { ask, tell } from './telling.ts'

/** Set-up (3.2, 3.3): the Byzantine wholly, then his Magistri by lot, then the Barbarian (76). */

const FIRST_ARMIES: readonly Army[] = ROMAN.filter((army) => armyFacts(army).least !== null)
const leastOf = (army: Army): number => armyFacts(army).least ?? 0
const OTHER_PRESENTAL: Readonly<Record<number, Army>> = {
  [armyNamed('presental-i')]: armyNamed('presental-ii'),
  [armyNamed('presental-ii')]: armyNamed('presental-i'),
}

// Armies (3.21)

function mayPost(s: State, army: Army, at: Place): Bar {
  if (armyFacts(army).least === null) return 'not-in-play-at-first'
  if (s.place[army] !== NOWHERE) return 'posted-already'
  if (isPresental(army)) {
    if (!SET_UP_PLACES[army].includes(at)) return 'presental-near-europa'
    const other = s.place[OTHER_PRESENTAL[army]]
    if (other !== NOWHERE && (other === EUROPA) === (at === EUROPA)) return 'one-presental-in-europa'
    return null
  }
  if (SET_UP_PLACES[army].includes(at)) return null
  return HOST_IDS[army] === 'oriens' ? 'east-faces-persia' : 'thrace-in-thrace'
}

export const posting = decision<'posting'>({
  clause: 'JU-3.21a',
  seat: () => BYZANTINE,
  isSettled: (s) => FIRST_ARMIES.every((army) => s.place[army] !== NOWHERE),
  offers: (s) =>
    FIRST_ARMIES.flatMap((army) =>
      SET_UP_PLACES[army].filter((at) => mayPost(s, army, at) === null).map((at) => make.post(army, at)),
    ),
  why: (s, _, action) => (action.do === 'post' ? mayPost(s, armyNamed(action.army), placeNamed(action.at)) : null),
  play(s, _, action, play) {
    if (action.do !== 'post') return
    s.place[armyNamed(action.army)] = placeNamed(action.at)
    tell(play, 'posted', { army: action.army, at: action.at })
  },
  prompt: () => ask('posting', {}),
  run: leave,
})

/** 3.21: Illyricum begins in Dalmatia. */
export function postIllyricum(s: State): void {
  s.place[armyNamed('illyricum')] = DALMATIA
}

// Strengths (3.22)

const armed = (s: State): number => FIRST_ARMIES.reduce((sum, army) => sum + s.own[army], 0)
/** What an army may receive, so that the others can have their least. */
function strengthLimits(s: State, army: Army): readonly [number, number] {
  const others = FIRST_ARMIES.reduce((sum, one) => sum + (one !== army && s.own[one] === 0 ? leastOf(one) : 0), 0)
  return [leastOf(army), Math.min(ARMY_LIMIT, SET_UP.landSp - armed(s) - others)]
}

export const strengths = decision<'strengths'>({
  clause: 'JU-3.22a',
  seat: () => BYZANTINE,
  isSettled: (s) => FIRST_ARMIES.every((army) => s.own[army] > 0),
  offers: (s) =>
    FIRST_ARMIES.filter((army) => s.own[army] === 0).map((army): Offer => {
      const [least, most] = strengthLimits(s, army)
      return { do: 'strength', army: HOST_IDS[army], sp: span(least, most) }
    }),
  why(_, __, action) {
    if (action.do !== 'strength') return null
    const army = armyNamed(action.army)
    if (!FIRST_ARMIES.includes(army)) return 'not-in-play-at-first'
    if (action.sp < leastOf(army)) return isPresental(army) ? 'presental-least' : 'army-least'
    if (action.sp > ARMY_LIMIT) return 'army-limit-at-first'
    return 'not-that-many-left'
  },
  play(s, _, action, play) {
    if (action.do !== 'strength') return
    s.own[armyNamed(action.army)] = action.sp
    tell(play, 'strength', { army: action.army, sp: action.sp })
  },
  prompt: (s) => ask('strengths', { left: SET_UP.landSp - armed(s) }),
  run(s) {
    become(s, { step: 'garrisons', left: SET_UP.landSp - armed(s) })
  },
})

// Frontier SP (3.22)

export const garrisons = decision<'garrisons'>({
  clause: 'JU-3.22a',
  seat: () => BYZANTINE,
  isSettled: (_, { left }) => left === 0,
  offers: (_, { left }) => EASTERN.map((at): Offer => ({ do: 'station', at: PROVINCE_IDS[at], sp: span(1, left) })),
  why(_, { left }, action) {
    if (action.do !== 'station') return null
    if (placeNamed(action.at) === LAZICA) return 'no-frontier-in-lazica'
    if (!EASTERN.includes(placeNamed(action.at))) return 'frontier-in-the-east'
    return action.sp > left ? 'not-that-many-left' : null
  },
  play(s, frame, action, play) {
    if (action.do !== 'station') return
    addFrontier(s, placeNamed(action.at), action.sp)
    tell(play, 'stationed', { power: POWER_IDS[ROME], at: action.at, sp: action.sp })
    become(s, { ...frame, left: frame.left - action.sp })
  },
  prompt: (_, { left }) => ask('garrisons', { left }),
  run: leave,
})

// Fleets (3.23)

const EASTERN_COASTS: readonly Place[] = [...EASTERN, LAZICA].filter(isCoastal)

export const moorings = decision<'moorings'>({
  clause: 'JU-3.23a',
  seat: () => BYZANTINE,
  isSettled: (_, { left }) => left === 0,
  offers: (_, { left }) => EASTERN_COASTS.map((at): Offer => ({ do: 'moor', at: PROVINCE_IDS[at], sp: span(1, left) })),
  why(_, { left }, action) {
    if (action.do !== 'moor') return null
    if (!isCoastal(placeNamed(action.at))) return 'not-coastal'
    if (!EASTERN_COASTS.includes(placeNamed(action.at))) return 'fleets-in-the-east'
    return action.sp > left ? 'not-that-many-left' : null
  },
  play(s, frame, action, play) {
    if (action.do !== 'moor') return
    addFleets(s, ROME, portOf(placeNamed(action.at)), action.sp)
    tell(play, 'moored', { power: POWER_IDS[ROME], at: action.at, sp: action.sp })
    become(s, { ...frame, left: frame.left - action.sp })
  },
  prompt: (_, { left }) => ask('moorings', { left }),
  run(s) {
    addFleets(s, ROME, portOf(EUROPA), SET_UP.fleets.europa)
    leave(s)
  },
})

/** 3.24: five Magistri by lot, one to each army; Belisarius and Narses only then join the cup. */
export function dealMagistri(s: State, play: PlayContext): void {
  const cup = MAGISTRI_ALL.filter((magister) => !IS_LATE[magister])
  const drawn = drawFrom(play.chance, cup, SET_UP.magistri)
  FIRST_ARMIES.forEach((army, i) => {
    s.magister[army] = drawn[i]
    tell(play, 'drawn', { army: HOST_IDS[army], magister: MAGISTER_IDS[drawn[i]] })
  })
}

// The Barbarian (3.3)

/** Markers, treasures, fleets and leaders that have their place (3.31, 3.32, 3.33); who comes later is not there yet (3.34). */
export function placeBarbarians(s: State): void {
  for (const province of IN_ITALY) s.control[province] = OSTROGOTHS
  for (const province of IN_AFRICA) s.control[province] = VANDALS
  s.treasure = [placeNamed(SET_UP.vandals.treasure), placeNamed(SET_UP.ostrogoths.treasure)]
  addFleets(s, VANDALS, portOf(placeNamed('zeugitania')), SET_UP.vandals.fleets)
  for (const power of MINORS) s.place[minorArmy(power)] = BOX_OF[power]
  for (const army of MAJOR_LEADERS_ALL)
    if (POWER_OF[army] === powerNamed('sassanids') && leaderFacts(army).arrives === 1)
      s.place[army] = BOX_OF[POWER_OF[army]]
}

const firstLeader = (power: Power): Army =>
  armyNamed(power === VANDALS ? SET_UP.vandals.leader : SET_UP.ostrogoths.leader)
const homeland = (power: Power): readonly Place[] => (power === VANDALS ? IN_AFRICA : IN_ITALY)
export const firstSp = (power: Power): number => (power === VANDALS ? SET_UP.vandals.sp : SET_UP.ostrogoths.sp)

/** The leader first, then SP: those where he is are his army, the others are detached. */
export const hosts = decision<'hosts'>({
  clause: 'JU-3.31a',
  seat: () => BARBARIAN,
  isSettled: (s, { power, left }) => left === 0 && s.place[firstLeader(power)] !== NOWHERE,
  offers(s, { power, left }) {
    const leader = firstLeader(power)
    return s.place[leader] === NOWHERE
      ? homeland(power).map((at) => make.lead(leader, at))
      : homeland(power).map((at): Offer => ({ do: 'station', at: PROVINCE_IDS[at], sp: span(1, left) }))
  },
  why(_, { power, left }, action) {
    if (action.do !== 'lead' && action.do !== 'station') return null
    if (!homeland(power).includes(placeNamed(action.at)))
      return power === VANDALS ? 'vandals-in-africa' : 'goths-in-italy'
    return action.do === 'station' && action.sp > left ? 'not-that-many-left' : null
  },
  play(s, frame, action, play) {
    const leader = firstLeader(frame.power)
    if (action.do === 'lead') {
      s.place[leader] = placeNamed(action.at)
      tell(play, 'led', { leader: action.leader, at: action.at })
    }
    if (action.do !== 'station') return
    const at = placeNamed(action.at)
    if (s.place[leader] === at) s.own[leader] += action.sp
    else s.detached[MAJOR_SLOT[frame.power]][at] += action.sp
    tell(play, 'stationed', { power: POWER_IDS[frame.power], at: action.at, sp: action.sp })
    become(s, { ...frame, left: frame.left - action.sp })
  },
  prompt: (_, { power, left }) => ask('hosts', { power: POWER_IDS[power], left }),
  run: leave,
})

const GOTHIC_PORTS = IN_ITALY.filter((province) => HAS_CITY[province] && isCoastal(province))

export const anchorage = decision<'anchorage'>({
  clause: 'JU-3.31b',
  seat: () => BARBARIAN,
  offers: () => GOTHIC_PORTS.map((at) => make.moor(at, SET_UP.ostrogoths.fleets)),
  why: (_, __, action) =>
    action.do === 'moor' && !GOTHIC_PORTS.includes(placeNamed(action.at)) ? 'gothic-fleet-in-a-city' : null,
  play(s, _, action: Action, play) {
    if (action.do !== 'moor') return
    addFleets(s, OSTROGOTHS, portOf(placeNamed(action.at)), action.sp)
    tell(play, 'moored', { power: POWER_IDS[OSTROGOTHS], at: action.at, sp: action.sp })
    leave(s)
  },
  prompt: () => ask('anchorage', {}),
})
