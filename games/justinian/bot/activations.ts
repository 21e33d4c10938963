import { GOLD } from '../data/tables.ts'
import { type Action, make } from '../rules/action.ts'
import { armyRoom, fleetsAt, headOf, isCommanded, powerRoom, romanRoom, sideOf } from '../rules/forces.ts'
import { shortPresentals } from '../rules/levies.ts'
import {
  ARMIES_OF,
  type Army,
  armyNamed,
  BYZANTINE,
  CAN_EMBARK,
  isBox,
  isRoman,
  MAJOR_SLOT,
  MAJORS,
  type Magister,
  MINORS,
  minorArmy,
  NO_ARMY,
  OSTROGOTHS,
  type Place,
  POWER_OF,
  type Power,
  portOf,
  powerFacts,
  ROMAN,
  ROME,
  SASSANIDS,
  VANDALS,
} from '../rules/printed.ts'
import { isOnMap, type State, spOf } from '../rules/state.ts'
import { distance, nearestTo } from './distances.ts'
import { type Force, forceOf } from './force.ts'
import { roomForLevies } from './levies.ts'
import { March } from './marches.ts'
import { goldWorth } from './money.ts'
import type { Outlook } from './outlook.ts'
import { fetching, passageFor, shipsFor, type Wish, wishesOf } from './voyages.ts'

/** What to set going (6): each army by the best march it would have, and what else there is. */

export interface Option {
  readonly action: Action
  readonly gain: number
}

const best = (options: readonly Option[]): Option | null =>
  options.reduce<Option | null>((one, other) => (one === null || other.gain > one.gain ? other : one), null)

/** SP that a leader in his box may expect to come with. */
export function levyOf(s: State, army: Army): number {
  const power = POWER_OF[army]
  if (!isBox(s.place[army]) || s.raised[army]) return 0
  const { troops } = powerFacts(power)
  return troops ? Math.min(Math.round(troops.base + 4.5 * troops.dice), powerRoom(s, power)) : 0
}

/** What an army would gain by a march with as many points as it usually has. */
export function marchOf(outlook: Outlook, army: Army, bonus = 0): Option | null {
  const { s } = outlook
  if (!isCommanded(s, army) || headOf(s, army) !== army) return null
  const force = forceOf(outlook, army, levyOf(s, army))
  if (force.sp === 0 && !(isOnMap(s, army) && !isRoman(army))) return null
  const at = s.place[army]
  // What it is worth where it stands is no gain, with others beside it either.
  const stays = (one: Force): number => (isBox(at) ? 0 : one.waitsIn(at))
  let gain = new March(force).best(at, force.usualMp + bonus, s.status[army]).gain - stays(force)
  const others = companySp(s, army)
  if (others > 0) {
    const together = forceOf(outlook, army, others)
    gain = Math.max(gain, new March(together).best(at, force.usualMp - 1, s.status[army]).gain - stays(together))
  }
  return { action: make.march(army), gain }
}

/** SP of other Byzantine armies in the same province, who could come along (6.52). */
function companySp(s: State, army: Army): number {
  if (!isRoman(army)) return 0
  let sp = 0
  for (const one of ROMAN) if (s.place[one] === s.place[army] && headOf(s, one) !== army) sp += spOf(s, one)
  return sp
}

/** The same by sea. */
export function voyageOf(outlook: Outlook, army: Army, fleet: Power): Option | null {
  const { s } = outlook
  const at = s.place[army]
  if (!isOnMap(s, army) || !CAN_EMBARK[at] || !isCommanded(s, army) || headOf(s, army) !== army) return null
  const ships = fleetsAt(s, fleet, portOf(at))
  const force = forceOf(outlook, army)
  const needed = shipsFor(force.sp)
  if (ships < needed || force.sp === 0) return null
  const passage = passageFor(force, portOf(at), 0, false)
  if (!passage) return null
  return { action: make.embark(army, ships), gain: passage.gain - force.waitsIn(at) - homeOf(outlook, army) }
}

/** What a great power leaves to whoever comes, if its army goes overseas: the land around, where it has no more than guards. */
function homeOf({ s, worth, tuning }: Outlook, army: Army): number {
  const slot = MAJOR_SLOT[POWER_OF[army]]
  if (slot < 0) return 0
  let home = 0
  for (const at of nearestTo(s.place[army])) {
    if (distance(s.place[army], at) > HOME_WITHIN) break
    if (s.detached[slot][at] > 0) home += worth[at]
  }
  return tuning.home * home
}
const HOME_WITHIN = 4

/** Everything that armies of these could do, by land and sea. */
function options(outlook: Outlook, armies: readonly Army[], fleet: Power): Option[] {
  const found: Option[] = []
  for (const army of armies) {
    const march = marchOf(outlook, army)
    if (march) found.push(march)
    const voyage = voyageOf(outlook, army, fleet)
    if (voyage) found.push(voyage)
  }
  return found
}

// The Byzantine (6.5)

const AVERAGE_LEVY = 4.5

function levyWorth(outlook: Outlook): number {
  const { s, time, tuning } = outlook
  const room = shortPresentals(s).length > 0 ? romanRoom(s) : roomForLevies(outlook)
  return tuning.recruit * Math.min(AVERAGE_LEVY, room) * time
}

export const romanArmies = (s: State): Army[] => [
  ...ROMAN.filter((army) => isOnMap(s, army)),
  ...MINORS.map(minorArmy).filter((army) => isOnMap(s, army) && sideOf(s, army) === BYZANTINE && spOf(s, army) > 0),
]

export function wishes(outlook: Outlook): Wish[] {
  const { s } = outlook
  return wishesOf(
    outlook,
    ROMAN.filter((army) => isOnMap(s, army) && headOf(s, army) === army && isCommanded(s, army)),
    ROME,
  )
}

/** Everything worth a thought in an activation, the best first. */
export function opportunities(outlook: Outlook): Option[] {
  const { s } = outlook
  const found: Option[] = [{ action: make.levy(), gain: levyWorth(outlook) }]
  // 6.51: nothing else may be done while a Presental army is short of men.
  if (shortPresentals(s).length > 0) return found
  if (s.gold >= GOLD.activation) {
    const price = GOLD.activation * goldWorth(outlook)
    for (const { action, gain } of options(outlook, romanArmies(s), ROME)) found.push({ action, gain: gain - price })
    const ships = fetching(outlook, wishes(outlook), ROME)
    if (ships) found.push({ ...ships, gain: ships.gain - price })
  }
  for (const option of travels(outlook)) found.push(option)
  found.push({ action: make.idle(), gain: -0.01 })
  return sorted(found)
}
const sorted = (found: Option[]): Option[] => found.sort((a, b) => b.gain - a.gain)

/** Lone Magistri go to armies that nobody commands. */
function travels({ s }: Outlook): Option[] {
  const found: Option[] = []
  s.alone.forEach((at, magister) => {
    if (at < 0) return
    for (const army of ROMAN)
      if (isOnMap(s, army) && s.magister[army] < 0 && s.place[army] !== at)
        found.push({ action: make.travel(magister as Magister, s.place[army]), gain: 0.1 * spOf(s, army) })
  })
  return found
}

// The Barbarian (6.2)

export function actionsOf(outlook: Outlook, power: Power): Option[] {
  const found = options(outlook, ARMIES_OF[power], power)
  found.push({ action: make.idle(), gain: 0 })
  return sorted(found)
}
export const bestOf = (outlook: Outlook, power: Power): number =>
  best(options(outlook, ARMIES_OF[power], power))?.gain ?? 0

export interface Marked extends Option {
  readonly power: Power
}

/** The powers that may be chosen by what they would do, and a Random marker. */
export function markers(outlook: Outlook): Option[] {
  const { s, tuning } = outlook
  // Recruits come with the first choice of a power in a turn.
  const recruiting: Readonly<Record<number, number>> = {
    [VANDALS]: tuning.vandalRecruits,
    [OSTROGOTHS]: tuning.gothicRecruits,
  }
  const found: Option[] = []
  if (s.chooseLeft > 0)
    for (const power of MAJORS) {
      if (s.out[power] || (power === SASSANIDS && s.returning !== NO_ARMY)) continue
      const recruits = s.chosen[power] ? 0 : (recruiting[power] ?? 0)
      const late = s.randomLeft === 0 ? tuning.worthChoosing : 0
      found.push({
        action: make.choose(power),
        gain: Math.max(0, bestOf(outlook, power)) + recruits + late + outlook.temper.misjudge(200 + power),
      })
    }
  if (s.randomLeft > 0) found.push({ action: make.random(), gain: tuning.random + tuning.worthChoosing })
  return sorted(found)
}

/** A people called by both Choose markers together with a leader of a great power (6.4): worth it only for two good marches. */
export function jointOf(outlook: Outlook): Option | null {
  const { s } = outlook
  let [people, most] = [NO_ARMY, 0]
  for (const power of MINORS) {
    if (s.allegiance[power] === 'byzantine' || s.allegiance[power] === 'neutral') continue
    const gain = marchOf(outlook, minorArmy(power), 1)?.gain ?? 0
    if (gain > most) [people, most] = [minorArmy(power), gain]
  }
  const [leader, next] = sorted(
    MAJORS.filter((power) => !s.out[power])
      .flatMap((power) => ARMIES_OF[power])
      .flatMap((army) => {
        const march = s.place[army] < 0 ? null : marchOf(outlook, army, 1)
        return march ? [march] : []
      }),
  )
  if (people === NO_ARMY || leader?.action.do !== 'march') return null
  const gain = leader.gain + most - outlook.tuning.joint - Math.max(0, next?.gain ?? 0)
  return { action: make.joint(armyNamed(leader.action.army), people), gain }
}

// Allies (6.34)

/** An ally acts at once, or joins an army of ours. */
export function allyOptions(outlook: Outlook, power: Power, joins: readonly Army[]): Option[] {
  const { s, tuning } = outlook
  const army = minorArmy(power)
  const found: Option[] = [{ action: make.idle(), gain: 0.01 }]
  const march = marchOf(outlook, army)
  if (march) found.push({ ...march, gain: Math.max(march.gain, 0) })
  for (const roman of joins) {
    const sp = Math.min(spOf(s, army), armyRoom(s, roman), romanRoom(s))
    const force = forceOf(outlook, roman)
    const near = force.nearby[s.place[roman] as Place]
    found.push({ action: make.join(roman), gain: sp * (tuning.ally + tuning.allyNear * Math.min(3, near)) })
  }
  return sorted(found)
}
