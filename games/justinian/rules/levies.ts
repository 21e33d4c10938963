import { become, enter, leave, type PlayContext } from '@iacta/kernel'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { ARMY_LIMIT, GOLD, NEW_ARMY, PAID_BY_RECRUITS, PRESENTAL_LEAST } from '../data/tables.ts'
import { make, type Offer, span } from './action.ts'
import { decision } from './deciding.ts'
import { captureTreasures } from './entry.ts'
import {
  addFleets,
  addFrontier,
  allHolders,
  armyRoom,
  drawMagister,
  headOf,
  inCup,
  isRomanHeld,
  roll,
  romanProvinces,
  romanRoom,
  separate,
  setStatus,
  stackOf,
  stackSp,
} from './forces.ts'
import { fortify, fortOffers, mayFortify } from './forts.ts'
import {
  type Army,
  armyNamed,
  BYZANTINE,
  EUROPA,
  HAS_CITY,
  HOST_IDS,
  isCoastal,
  isPresental,
  isRoman,
  LAZICA,
  MAGISTRI_ALL,
  type Magister,
  magisterNamed,
  NO_ARMY,
  NO_MAGISTER,
  NOWHERE,
  type Place,
  placeNamed,
  portOf,
  RAISED_IN,
  ROMAN,
  ROME,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { type Frame, type FrameNamed, isOnMap, type State, spOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** The Byzantine army phase (5.3, 4.14), and recruiting in an activation (5.31, 6.51). */

/** 6.52: combined armies separate when the phase begins. */
export function separateRomans(s: State): void {
  for (const army of ROMAN) if (s.under[army] !== NO_ARMY) separate(s, army)
}

// Recruits (5.32)

export function enterLevies(s: State, play: PlayContext): void {
  const die = roll(play)
  tell(play, 'levied', { roll: die })
  enter<Frame>(s, { step: 'shipyard' })
  enter<Frame>(s, { step: 'levies', left: die, added: ROMAN.map(() => 0) })
}

/** 5.32, 6.51: a Presental army on the map below its 10 SP, while there is room for any. */
export const shortPresentals = (s: State): Army[] =>
  romanRoom(s) === 0
    ? []
    : ROMAN.filter((army) => isPresental(army) && isOnMap(s, army) && spOf(s, army) < PRESENTAL_LEAST)

const mostFor = (s: State, army: Army, left: number): number => {
  const most = Math.min(left, armyRoom(s, army), romanRoom(s))
  return shortPresentals(s).includes(army) ? Math.min(most, PRESENTAL_LEAST - spOf(s, army)) : most
}
function mayReinforce(s: State, army: Army): Bar {
  if (!isRoman(army) || !isOnMap(s, army)) return 'not-on-the-map'
  if (romanRoom(s) === 0) return 'roman-limit'
  const short = shortPresentals(s)
  if (short.length > 0 && !short.includes(army)) return 'presental-first'
  return spOf(s, army) >= ARMY_LIMIT ? 'army-limit' : null
}
function mayStation(s: State, at: Place): Bar {
  if (at === LAZICA) return 'no-frontier-in-lazica'
  if (romanRoom(s) === 0) return 'roman-limit'
  if (shortPresentals(s).length > 0) return 'presental-first'
  return isRomanHeld(s, at) ? null : 'not-held'
}

export const levies = decision<'levies'>({
  clause: 'JU-5.32b',
  seat: () => BYZANTINE,
  isSettled: (s, { left }) => left === 0 || romanRoom(s) === 0,
  offers(s, { left }, asked) {
    const found: Offer[] = []
    for (const army of ROMAN)
      if (mayReinforce(s, army) === null)
        found.push({ do: 'reinforce', army: HOST_IDS[army], sp: span(1, mostFor(s, army, left)) })
    fortOffers(s, found, asked)
    if (shortPresentals(s).length > 0) return found
    const at = romanProvinces(s, (province) => province !== LAZICA).map((province) => PROVINCE_IDS[province])
    if (at.length > 0) found.push({ do: 'station', at: { any: at }, sp: span(1, Math.min(left, romanRoom(s))) })
    found.push(make.done())
    return found
  },
  why(s, { left }, action) {
    if (action.do === 'reinforce') {
      const bar = mayReinforce(s, armyNamed(action.army))
      if (bar || action.sp > left) return bar
      return action.sp > romanRoom(s)
        ? 'roman-limit'
        : action.sp > armyRoom(s, armyNamed(action.army))
          ? 'army-limit'
          : null
    }
    if (action.do === 'station')
      return mayStation(s, placeNamed(action.at)) ?? (action.sp > romanRoom(s) ? 'roman-limit' : null)
    if (action.do === 'fortify') return s.romanActs ? mayFortify(s, placeNamed(action.at)) : 'fort-own-activation'
    return action.do === 'done' ? 'presental-first' : null
  },
  play(s, frame, action, play) {
    if (action.do === 'reinforce') reinforce(s, frame, armyNamed(action.army), action.sp, play)
    else if (action.do === 'station') {
      addFrontier(s, placeNamed(action.at), action.sp)
      tell(play, 'stationed', { power: POWER_IDS[ROME], at: action.at, sp: action.sp })
      become(s, { ...frame, left: frame.left - action.sp })
    } else if (action.do === 'fortify') fortify(s, placeNamed(action.at), play)
    else leave(s)
  },
  prompt: (_, { left }) => ask('levies', { left }),
  run: leave,
})

function reinforce(s: State, frame: FrameNamed<'levies'>, army: Army, sp: number, play: PlayContext): void {
  const added = frame.added.map((n, i) => (i === army ? n + sp : n))
  s.own[army] += sp
  // 5.24: five SP pay an army; 8.25: as many as it had restore it, with all whose status it shares.
  if (added[army] >= PAID_BY_RECRUITS) s.unpaid[army] = false
  const head = headOf(s, army)
  const gained = stackOf(s, head).reduce((sum, one) => sum + added[one], 0)
  if (gained >= stackSp(s, head) - gained) setStatus(s, army, 0)
  tell(play, 'reinforced', { army: HOST_IDS[army], sp })
  become(s, { ...frame, left: frame.left - sp, added })
}

// Fleets (5.33)

const isPortCity = (at: Place): boolean => HAS_CITY[at] && isCoastal(at)
const isShipyard = (s: State, at: Place): boolean => isPortCity(at) && isRomanHeld(s, at)

export const shipyard = decision<'shipyard'>({
  clause: 'JU-5.33a',
  seat: () => BYZANTINE,
  isSettled: (s) => s.gold < GOLD.fleet || romanProvinces(s, isPortCity).length === 0,
  offers(s) {
    const found: Offer[] = [
      {
        do: 'moor',
        at: { any: romanProvinces(s, isPortCity).map((at) => PROVINCE_IDS[at]) },
        sp: span(1, Math.floor(s.gold / GOLD.fleet)),
      },
    ]
    fortOffers(s, found)
    found.push(make.done())
    return found
  },
  why(s, _, action) {
    if (action.do === 'fortify') return s.romanActs ? mayFortify(s, placeNamed(action.at)) : 'fort-own-activation'
    if (action.do !== 'moor') return null
    return isShipyard(s, placeNamed(action.at)) ? 'not-enough-gold' : 'no-port-city'
  },
  play(s, _, action, play) {
    if (action.do === 'moor') {
      s.gold -= action.sp * GOLD.fleet
      addFleets(s, ROME, portOf(placeNamed(action.at)), action.sp)
      tell(play, 'moored', { power: POWER_IDS[ROME], at: action.at, sp: action.sp })
    } else if (action.do === 'fortify') fortify(s, placeNamed(action.at), play)
    else leave(s)
  },
  prompt: (s) => ask('shipyard', { gold: s.gold }),
  run: leave,
})

// A new army (5.34)

function mayRaise(s: State, army: Army, at: Place): Bar {
  if (!isRoman(army) || s.place[army] !== NOWHERE) return 'army-in-play'
  const isThere = RAISED_IN[army].includes(at) && (at === EUROPA || isRomanHeld(s, at))
  return isThere ? null : (WHERE_RAISED[HOST_IDS[army]] ?? 'raised-in-europa-only')
}
const WHERE_RAISED: Readonly<Record<string, Bar>> = {
  armenia: 'raised-in-armenia',
  italia: 'raised-in-italy',
  africa: 'raised-in-africa',
  hispania: 'raised-in-spain',
}
const canRaise = (s: State): boolean => s.place.indexOf(NOWHERE) < ROMAN.length && romanRoom(s) >= NEW_ARMY
function raisings(s: State): Offer[] {
  if (!canRaise(s)) return []
  const holders = allHolders(s)
  return ROMAN.filter((army) => s.place[army] === NOWHERE).map((army) => ({
    do: 'raise',
    army: HOST_IDS[army],
    at: { any: RAISED_IN[army].filter((at) => at === EUROPA || holders[at] === ROME).map((at) => PROVINCE_IDS[at]) },
  }))
}

export const raising = decision<'raising'>({
  clause: 'JU-5.34a',
  seat: () => BYZANTINE,
  isSettled: (s) => !canRaise(s),
  offers: (s) => [...raisings(s), make.done()],
  why: (s, _, action) => (action.do === 'raise' ? mayRaise(s, armyNamed(action.army), placeNamed(action.at)) : null),
  play(s, _, action, play) {
    if (action.do === 'raise') {
      const army = armyNamed(action.army)
      s.place[army] = placeNamed(action.at)
      s.own[army] = NEW_ARMY
      tell(play, 'raised', { army: action.army, at: action.at })
      drawMagister(s, army, play)
    }
    leave(s)
    if (action.do === 'raise') captureTreasures(s, placeNamed(action.at), play)
  },
  prompt: () => ask('raising', {}),
  run: leave,
})

// Magistri (4.14)

const isInField = (s: State, magister: Magister): boolean =>
  s.alone[magister] !== NOWHERE || s.magister.includes(magister)

function mayReplace(s: State, free: boolean, magister: Magister): Bar {
  if (!isInField(s, magister)) return 'not-on-map-magister'
  if (s.alone[magister] === NOWHERE && inCup(s).length === 0) return 'empty-cup'
  if (s.beaten[magister]) return null
  if (s.beaten.some(Boolean)) return 'not-beaten'
  return free ? null : 'one-replacement'
}
function mayAppoint(s: State, army: Army): Bar {
  if (!isRoman(army) || !isOnMap(s, army)) return 'no-army-to-lead'
  if (s.magister[army] !== NO_MAGISTER) return 'has-a-magister'
  return inCup(s).length === 0 ? 'empty-cup' : null
}

/** 4.14: who goes returns to the cup only when another has been drawn. */
export function replaceMagister(s: State, magister: Magister, play: PlayContext): void {
  tell(play, 'replaced', { magister: MAGISTER_IDS[magister] })
  const army = s.magister.indexOf(magister) as Army
  if (army >= 0) drawMagister(s, army, play)
  else s.alone[magister] = NOWHERE
}

export const commands = decision<'commands'>({
  clause: 'JU-4.14c',
  seat: () => BYZANTINE,
  offers: (s, { free }) => [
    ...ROMAN.filter((army) => mayAppoint(s, army) === null).map((army) => make.appoint(army)),
    ...MAGISTRI_ALL.filter((one) => mayReplace(s, free, one) === null).map((one) => make.replace(one)),
    make.done(),
  ],
  why(s, { free }, action) {
    if (action.do === 'appoint') return mayAppoint(s, armyNamed(action.army))
    return action.do === 'replace' ? mayReplace(s, free, magisterNamed(action.magister)) : null
  },
  play(s, frame, action, play) {
    if (action.do === 'appoint') drawMagister(s, armyNamed(action.army), play)
    else if (action.do === 'replace') {
      const magister = magisterNamed(action.magister)
      // 4.14: one at most, if nobody lost a battle; any of those who did.
      become(s, { ...frame, free: false })
      s.beaten[magister] = false
      replaceMagister(s, magister, play)
    } else {
      s.beaten.fill(false)
      leave(s)
    }
  },
  prompt: () => ask('commands', {}),
})
