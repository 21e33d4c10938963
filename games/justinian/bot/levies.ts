import { ARMY_LIMIT, GOLD, NEW_ARMY, TURNS } from '../data/tables.ts'
import { type Action, make } from '../rules/action.ts'
import { armyRoom, inCup, isRomanHeld, romanProvinces, romanRoom } from '../rules/forces.ts'
import { shortPresentals } from '../rules/levies.ts'
import { nikaArmies } from '../rules/opportunities.ts'
import {
  ARMIES_OF,
  type Army,
  BARBARIAN,
  BYZANTINE,
  EGYPTIAN,
  HAS_CITY,
  HOST_IDS,
  isCoastal,
  isInArea,
  isPresental,
  LAND,
  LAZICA,
  MAJOR_SLOT,
  type Magister,
  MUST_HOLD,
  magisterRatings,
  NO_MAGISTER,
  NOWHERE,
  type Place,
  RAISED_IN,
  ROMAN,
} from '../rules/printed.ts'
import { DEFEATED, DISORGANISED, type FrameNamed, isOnMap, type State, spOf } from '../rules/state.ts'
import { wishes } from './activations.ts'
import { distance } from './distances.ts'
import { Force, USUAL_MP } from './force.ts'
import { reserve } from './money.ts'
import type { Outlook } from './outlook.ts'
import { threatsOf } from './threats.ts'

/** Who is raised, where, and under whom (5.3, 4.14, 6.24). */

/** So many more men than there are now are looked ahead to, this turn and in the next ones. */
const HOPED_FOR = [5, 12, 24, 36] as const
const LEVY = 5
const NEEDS_NOW = 0.2
const NEEDS_MORE = 5
const FEARED = 0.6
/** What joins a Presental army stays there (6.52), near the capital. */
const PRESENTAL = 0.35
/** One battle should not bring it below its least, where nothing else may be done than to recruit (6.51). */
const PRESENTAL_ENOUGH = 13
const STOPPED = 4

/** What the reconquest takes: an expedition to Africa that is strong at once, and enough elsewhere (4.31). */
const EXPEDITIONS: Readonly<Record<string, { readonly sp: number; readonly urgent: number }>> = {
  africa: { sp: 28, urgent: 2.5 },
  hispania: { sp: 20, urgent: 1.2 },
  italia: { sp: 16, urgent: 0.4 },
  illyricum: { sp: 24, urgent: 0.5 },
  oriens: { sp: 28, urgent: 0.8 },
  armenia: { sp: 20, urgent: 0.6 },
}
function forExpedition(outlook: Outlook, army: Army): number {
  const plan = EXPEDITIONS[HOST_IDS[army]]
  return plan ? plan.urgent * Math.max(0, 1 - spOf(outlook.s, army) / plan.sp) * taskOf(outlook, army) : 0
}
/** So many provinces to win back, or enemies in one of them, are work for a whole army. */
const FULL_TASK = 4
const FULL_HOST = 30
/** What is left to do where an army may stand (7.14): men are wasted on one that has done its work, with the limit of 150. */
function taskOf(outlook: Outlook, army: Army): number {
  let [open, host] = [0, 0]
  for (const at of LAND) {
    if (!isInArea(army, at)) continue
    if (!outlook.isRoman(at)) open++
    host = Math.max(host, outlook.landSp(BARBARIAN, at))
  }
  return Math.min(1, open / FULL_TASK + host / FULL_HOST)
}

/** Those who are so near could come along (6.52), or most of them. */
const FRIENDS_WITHIN = 3
const COMES_ALONG = 0.8
function friendsOf(s: State, army: Army): number {
  let sp = 0
  for (const one of ROMAN)
    if (one !== army && isOnMap(s, one) && distance(s.place[army], s.place[one]) <= FRIENDS_WITHIN)
      if (isInArea(army, s.place[one])) sp += COMES_ALONG * spOf(s, one)
  return Math.floor(sp)
}

/** How much an army is in want of men: by what there would be to do for it with more, and who may come. */
function want(outlook: Outlook, army: Army): number {
  const { s } = outlook
  const at = s.place[army]
  const friends = friendsOf(s, army)
  const force = new Force(outlook, army, friends)
  const threats = threatsOf(outlook)
  let gain = 0
  for (const more of HOPED_FOR) {
    const stronger = new Force(outlook, army, friends + more)
    gain = Math.max(gain, ((stronger.reach - force.reach) * LEVY) / Math.sqrt(LEVY * more))
  }
  const need = NEEDS_NOW * force.nearby[at] + NEEDS_MORE * gain
  const feared = threats.likely(BYZANTINE, at) * Math.min(2, threats.strongest(BYZANTINE, at) / Math.max(1, force.sp))
  // 8.25: as many as it has put it in order.
  const broken = s.status[army] & (DISORGANISED | DEFEATED) ? 0.3 : 0
  return (
    (need + FEARED * feared) * (isPresental(army) ? PRESENTAL : 1) +
    broken +
    forExpedition(outlook, army) +
    (isPresental(army) && spOf(s, army) < PRESENTAL_ENOUGH ? STOPPED : 0) +
    (ARMY_LIMIT - spOf(s, army)) * 0.01 +
    outlook.temper.misjudge(300 + army)
  )
}

/** Room for so many armies is kept, of ten SP each that cost nothing, as long as they can be raised (5.34). */
const TO_BE_RAISED = 3

export function roomForLevies(s: State): number {
  let raisable = 0
  for (const army of ROMAN) if (s.place[army] === NOWHERE && EXPEDITIONS[HOST_IDS[army]]) raisable++
  return Math.max(0, romanRoom(s) - NEW_ARMY * Math.min(raisable, TO_BE_RAISED, TURNS - s.turn))
}

const isBare = (outlook: Outlook, at: Place): boolean => outlook.isRoman(at) && outlook.landSp(BYZANTINE, at) === 0

export function planLevies(outlook: Outlook, { left }: FrameNamed<'levies'>): Action {
  const { s } = outlook
  const short = shortPresentals(s)
  const open = short.length > 0 ? short : ROMAN.filter((army) => isOnMap(s, army) && armyRoom(s, army) > 0)
  const room = short.length > 0 ? romanRoom(s) : roomForLevies(s)
  if (room === 0) return make.done()
  // 9.5: one man in each keeps Egypt quiet, and it is far from any army.
  const quiet = short.length > 0 ? undefined : EGYPTIAN.find((at) => MUST_HOLD[at] && isBare(outlook, at))
  if (quiet !== undefined) return make.station(quiet, 1)
  const army = best(open, (one) => want(outlook, one))
  if (army !== null) {
    const most = Math.min(left, armyRoom(s, army), room)
    return make.reinforce(army, short.length > 0 ? Math.min(most, 10 - spOf(s, army)) : most)
  }
  const at = best(
    romanProvinces(s, (place) => place !== LAZICA && MUST_HOLD[place]),
    (place) => threatsOf(outlook).likely(BYZANTINE, place) * outlook.worth[place],
  )
  return at === null ? make.done() : make.station(at, Math.min(left, room))
}

export function best<T>(all: readonly T[], worth: (one: T) => number): T | null {
  let [found, most] = [null as T | null, Number.NEGATIVE_INFINITY]
  for (const one of all) {
    const value = worth(one)
    if (value > most) [found, most] = [one, value]
  }
  return found
}

/** Ships where an army waits for them, if the turn can still be paid for. */
export function planShipyard(outlook: Outlook): Action {
  const { s } = outlook
  const able = Math.floor((s.gold - reserve(s) * 0.6) / GOLD.fleet)
  const wish = best(
    wishes(outlook).filter(({ at }) => HAS_CITY[at] && isCoastal(at) && isRomanHeld(s, at)),
    ({ gain }) => gain,
  )
  return wish && able >= wish.ships ? make.moor(wish.at, wish.ships) : make.done()
}

/** Ten SP for nothing: always, and where there is most for them to do (5.34). */
export function planRaising(outlook: Outlook): Action {
  const { s } = outlook
  let [found, most] = [make.done() as Action, Number.NEGATIVE_INFINITY]
  for (const army of ROMAN) {
    if (s.place[army] !== NOWHERE) continue
    const force = new Force(outlook, army, NEW_ARMY)
    for (const at of RAISED_IN[army]) {
      if (!isRomanHeld(s, at)) continue
      const worth = force.endsIn(at) + forExpedition(outlook, army) + outlook.temper.misjudge(400 + at)
      if (worth > most) [found, most] = [make.raise(army, at), worth]
    }
  }
  return found
}

/** How good a commander is. */
export function quality(magister: Magister): number {
  const { battle, control, movement } = magisterRatings(magister)
  return battle + control * 0.2 + USUAL_MP[movement] * 0.3
}

export function planCommands(outlook: Outlook, { free }: FrameNamed<'commands'>): Action {
  const { s } = outlook
  const cup = inCup(s)
  if (cup.length === 0) return make.done()
  const bare = best(
    ROMAN.filter((army) => isOnMap(s, army) && s.magister[army] === NO_MAGISTER),
    (army) => spOf(s, army),
  )
  if (bare !== null) return make.appoint(bare)
  const average = cup.reduce((sum, one) => sum + quality(one), 0) / cup.length
  const anyBeaten = s.beaten.some(Boolean)
  const worse = ROMAN.filter((army) => {
    const magister = s.magister[army]
    if (!isOnMap(s, army) || magister === NO_MAGISTER) return false
    return anyBeaten ? s.beaten[magister] : free
  })
  const army = best(worse, (one) => replacing(s, one, average))
  return army !== null && replacing(s, army, average) > 1 ? make.replace(s.magister[army]) : make.done()
}
/** What another commander would bring an army: who is better on average, and an army in order (8.25). */
const replacing = (s: State, army: Army, average: number): number =>
  (average - quality(s.magister[army])) * Math.sqrt(spOf(s, army)) * (isPresental(army) ? 0.5 : 1) +
  (s.status[army] === 0 ? 0 : 1.5)

/** 9.6: the army that is missed least. */
export function planNika(outlook: Outlook): Action {
  const { s } = outlook
  const army = best(nikaArmies(s), (one) => -new Force(outlook, one).endsIn(s.place[one]) - spOf(s, one) * 0.05)
  return army === null ? make.done() : make.summon(army)
}

// Barbarian recruits (6.24)

/** To a leader in a city if there is one, else where the Byzantine may come. */
export function planRecruits(
  outlook: Outlook,
  { power, left }: FrameNamed<'recruits'>,
  offered: readonly Action['do'][],
  cities: readonly Place[],
): Action | null {
  const { s } = outlook
  const slot = MAJOR_SLOT[power]
  const threats = threatsOf(outlook)
  const leader = best(
    ARMIES_OF[power].filter((army) => cities.includes(s.place[army])),
    (army) => threats.likely(BARBARIAN, s.place[army]) + spOf(s, army) * 0.02,
  )
  const bare = best(
    cities.filter((at) => s.detached[slot][at] === 0 && !ARMIES_OF[power].some((army) => s.place[army] === at)),
    (at) => outlook.worth[at],
  )
  if (bare !== null && left > 2 && offered.includes('station')) return make.station(bare, 1)
  if (leader !== null && offered.includes('reinforce')) return make.reinforce(leader, left)
  const at = best(cities, (one) => (1 + threats.likely(BARBARIAN, one)) * outlook.worth[one])
  return at === null ? null : make.station(at, left)
}
