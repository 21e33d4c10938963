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
import { forceOf, USUAL_MP } from './force.ts'
import { reserve } from './money.ts'
import type { Outlook } from './outlook.ts'
import { threatsOf } from './threats.ts'

/** Who is raised, where, and under whom (5.3, 4.14, 6.24). */

/** So many more men than there are now are looked ahead to, this turn and in the next ones. */
const HOPED_FOR = [5, 12, 24, 36] as const
const LEVY = 5
/** One battle should not bring it below its least, where nothing else may be done than to recruit (6.51). */
const PRESENTAL_ENOUGH = 13
const STOPPED = 4

function forExpedition(outlook: Outlook, army: Army): number {
  const plan = outlook.tuning.expeditions[army]
  return plan ? plan.urgency * Math.max(0, 1 - spOf(outlook.s, army) / plan.sp) * taskOf(outlook, army) : 0
}
/** What is left to do where an army may stand (7.14): men are wasted on one that has done its work, with the limit of 150. */
function taskOf(outlook: Outlook, army: Army): number {
  let [open, host] = [0, 0]
  for (const at of LAND) {
    if (!isInArea(army, at)) continue
    if (!outlook.isRoman(at)) open++
    host = Math.max(host, outlook.landSp(BARBARIAN, at))
  }
  const { fullTask, fullHost } = outlook.tuning
  return Math.min(1, open / fullTask + host / fullHost)
}

/** Those who are so near could come along (6.52). */
const FRIENDS_WITHIN = 3
function friendsOf({ s, tuning }: Outlook, army: Army): number {
  let sp = 0
  for (const one of ROMAN)
    if (one !== army && isOnMap(s, one) && distance(s.place[army], s.place[one]) <= FRIENDS_WITHIN)
      if (isInArea(army, s.place[one])) sp += tuning.comesAlong * spOf(s, one)
  return Math.floor(sp)
}

/** How much an army is in want of men: by what there would be to do for it with more, and who may come. */
function want(outlook: Outlook, army: Army): number {
  const { s, tuning } = outlook
  const at = s.place[army]
  const friends = friendsOf(outlook, army)
  const force = forceOf(outlook, army, friends)
  const threats = threatsOf(outlook)
  let gain = 0
  for (const more of HOPED_FOR) {
    const stronger = forceOf(outlook, army, friends + more)
    gain = Math.max(gain, ((stronger.reach - force.reach) * LEVY) / Math.sqrt(LEVY * more))
  }
  const need = tuning.needsNow * force.nearby[at] + tuning.needsMore * gain
  const feared = threats.likely(BYZANTINE, at) * Math.min(2, threats.strongest(BYZANTINE, at) / Math.max(1, force.sp))
  // 8.25: as many as it has put it in order.
  const broken = s.status[army] & (DISORGANISED | DEFEATED) ? tuning.needsOrder : 0
  return (
    (need + tuning.needsFeared * feared) * (isPresental(army) ? tuning.presental : 1) +
    broken +
    forExpedition(outlook, army) +
    (isPresental(army) && spOf(s, army) < PRESENTAL_ENOUGH ? STOPPED : 0) +
    (ARMY_LIMIT - spOf(s, army)) * 0.01 +
    outlook.temper.misjudge(300 + army)
  )
}

/** Room for so many armies is kept, of ten SP each that cost nothing, as long as they can be raised (5.34). */
const TO_BE_RAISED = 3

export function roomForLevies({ s, tuning }: Outlook): number {
  let raisable = 0
  for (const army of ROMAN) if (s.place[army] === NOWHERE && tuning.expeditions[army]) raisable++
  return Math.max(0, romanRoom(s) - NEW_ARMY * Math.min(raisable, TO_BE_RAISED, TURNS - s.turn))
}

const isBare = (outlook: Outlook, at: Place): boolean => outlook.isRoman(at) && outlook.landSp(BYZANTINE, at) === 0

export function planLevies(outlook: Outlook, { left }: FrameNamed<'levies'>): Action {
  const { s } = outlook
  const short = shortPresentals(s)
  const open = short.length > 0 ? short : ROMAN.filter((army) => isOnMap(s, army) && armyRoom(s, army) > 0)
  const room = short.length > 0 ? romanRoom(s) : roomForLevies(outlook)
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
  const able = Math.floor((s.gold - reserve(outlook) * 0.6) / GOLD.fleet)
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
    const force = forceOf(outlook, army, NEW_ARMY)
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
  const army = best(nikaArmies(s), (one) => -forceOf(outlook, one).endsIn(s.place[one]) - spOf(s, one) * 0.05)
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
