import { CAPACITY, SEA_AREAS } from '../data/tables.ts'
import { type Action, make } from '../rules/action.ts'
import { isRefuge } from '../rules/aftermath.ts'
import { enemyFleetsIn, fleetsAt } from '../rules/forces.ts'
import {
  type Army,
  BYZANTINE,
  CAN_EMBARK,
  COASTS,
  HAS_CITY,
  isPort,
  NO_ARMY,
  type Place,
  type Power,
  patrolIn,
  portOf,
  SEA_AREAS_ALL,
  SEA_NEIGHBOURS,
  SEAS_OF,
  type Sea,
  STATIONS,
  type Station,
  seaOf,
} from '../rules/printed.ts'
import type { FrameNamed, State } from '../rules/state.ts'
import { seaDistance } from './distances.ts'
import { type Force, forceOf } from './force.ts'
import type { Outlook } from './outlook.ts'

/** Where fleets go, and what they carry there. */

export interface Passage {
  readonly gain: number
  readonly to: Place
}

/** The seas a fleet could still be in, with how many more it enters. */
function seasFrom(at: Station, counted: number): { readonly sea: Sea; readonly way: number }[] {
  const starts = isPort(at) ? SEAS_OF[at as number as Place] : [seaOf(at)]
  return SEA_AREAS_ALL.flatMap((sea) => {
    const way = Math.min(...starts.map((start) => seaDistance(start, sea)))
    return way + counted <= SEA_AREAS ? [{ sea, way }] : []
  })
}

const patrols = (s: State, sea: Sea, side: number): number => enemyFleetsIn(s, patrolIn(sea), side).length

/** The best coast for an army aboard; null where none is better than drowning. */
export function passageFor(force: Force, at: Station, counted: number, ending: boolean): Passage | null {
  const { s, tuning } = force.outlook
  let found: Passage | null = null
  for (const { sea, way } of seasFrom(at, ending ? SEA_AREAS : counted)) {
    const danger = tuning.watched * patrols(s, sea, force.side)
    for (const to of COASTS[sea]) {
      // 7.14: who lands where he may not end is lost.
      if (to === force.outlook.s.place[force.army] || (force.isRoman && !force.mayEnd(to))) continue
      const fleets = enemyFleetsIn(s, portOf(to), force.side).length
      if (ending && fleets > 0) continue
      const gain = landing(force, to) - danger - tuning.foughtFor * fleets - 0.02 * way
      if (!found || gain > found.gain) found = { gain, to }
    }
  }
  return found
}

function landing(force: Force, to: Place): number {
  const enemies = force.enemySp(to)
  if (enemies === 0) return force.endsIn(to)
  const odds = force.odds(to, true)
  const { outlook } = force
  const freed = force.side === BYZANTINE && !outlook.isMarked(to) ? odds.win * outlook.worth[to] : 0
  return force.endsIn(to) + Math.max(0, force.battleWorth(to, true) + freed) - 0.02 * enemies
}

export const shipsFor = (sp: number): number => Math.max(1, Math.ceil(sp / CAPACITY))

/** What an army would gain by sea from where it stands, whether or not there are ships. */
export function wishForSea(force: Force): number {
  const at = force.outlook.s.place[force.army]
  if (!CAN_EMBARK[at]) return 0
  const passage = passageFor(force, portOf(at), 0, false)
  return passage ? Math.max(0, passage.gain - force.waitsIn(at)) : 0
}

/** Where ships are wanted: ports with an army that would go to sea, and how many it lacks. */
export interface Wish {
  readonly at: Place
  readonly ships: number
  readonly gain: number
}
export function wishesOf(outlook: Outlook, armies: readonly Army[], fleet: Power): Wish[] {
  const found: Wish[] = []
  for (const army of armies) {
    const force = forceOf(outlook, army)
    const at = outlook.s.place[army]
    const ships = shipsFor(force.sp) - fleetsAt(outlook.s, fleet, portOf(at))
    if (ships <= 0) continue
    const gain = wishForSea(force)
    if (gain > outlook.tuning.wish) found.push({ at, ships, gain })
  }
  return found
}

/** The best thing to do with fleets by themselves: to bring them where an army waits. */
export function fetching(
  outlook: Outlook,
  wishes: readonly Wish[],
  power: Power,
): { action: Action; gain: number } | null {
  const {
    s,
    tuning: { fetching: share },
  } = outlook
  let found: { action: Action; gain: number } | null = null
  for (const { at, ships, gain } of wishes)
    for (const station of STATIONS) {
      const there = fleetsAt(s, power, station)
      if (there < ships || station === portOf(at)) continue
      const reach = seasFrom(station, 0).some(({ sea }) => SEAS_OF[at].includes(sea))
      if (!reach || (found && found.gain >= share * gain)) continue
      found = { action: make.sail(station, there), gain: share * gain }
    }
  return found
}

/** A fleet under way, one action at a time. */
export function planVoyage(outlook: Outlook, frame: FrameNamed<'voyage'>, wishes: readonly Wish[]): Action {
  const goal = goalOf(outlook, frame, wishes)
  if (goal === null) return stay(outlook, frame)
  if (!isPort(frame.at) && SEAS_OF[goal].includes(seaOf(frame.at))) return make.port(goal)
  const seas = isPort(frame.at) ? SEAS_OF[frame.at as number as Place] : SEA_NEIGHBOURS[seaOf(frame.at)]
  let [found, least] = [seas[0], Number.POSITIVE_INFINITY]
  for (const sea of seas) {
    const way = Math.min(...SEAS_OF[goal].map((last) => seaDistance(sea, last)))
    if (way < least) [found, least] = [sea, way]
  }
  return make.enterSea(found)
}

function goalOf(outlook: Outlook, frame: FrameNamed<'voyage'>, wishes: readonly Wish[]): Place | null {
  if (frame.retreating) return haven(outlook, frame)
  if (frame.army !== NO_ARMY) {
    const passage = passageFor(forceOf(outlook, frame.army), frame.at, frame.counted, frame.ending)
    return passage?.to ?? null
  }
  const seas = seasFrom(frame.at, frame.ending ? SEA_AREAS : frame.counted)
  for (const { at } of [...wishes].sort((a, b) => b.gain - a.gain))
    if (
      seas.some(({ sea }) => SEAS_OF[at].includes(sea)) &&
      enemyFleetsIn(outlook.s, portOf(at), frame.seat).length === 0
    )
      return at
  return haven(outlook, frame)
}

/** A friendly port, best in a city. */
function haven(outlook: Outlook, frame: FrameNamed<'voyage'>): Place | null {
  const { s } = outlook
  let [found, most] = [null as Place | null, Number.NEGATIVE_INFINITY]
  for (const { sea, way } of seasFrom(frame.at, frame.ending ? SEA_AREAS : frame.counted))
    for (const at of COASTS[sea]) {
      if (at === frame.barred || !isRefuge(s, at, frame.seat) || enemyFleetsIn(s, portOf(at), frame.seat).length > 0)
        continue
      const worth = (HAS_CITY[at] ? 1 : 0) + (outlook.armies[frame.seat][at] > 0 ? 1 : 0) - way
      if (worth > most) [found, most] = [at, worth]
    }
  return found
}

function stay({ s }: Outlook, frame: FrameNamed<'voyage'>): Action {
  if (isPort(frame.at)) return make.port(frame.at as number as Place)
  return frame.army === NO_ARMY && !frame.retreating
    ? make.patrol()
    : make.port(
        COASTS[seaOf(frame.at)].find((at) => enemyFleetsIn(s, portOf(at), frame.seat).length === 0) ??
          COASTS[seaOf(frame.at)][0],
      )
}
