import { become, enter, leave, type PassingStep, type PlayContext } from '@iacta/kernel'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { BUILDING, EVENTS, NIKA, PLAGUE_ENDS_FROM_TURN, REVOLTS, SARDINIA as SARDINIAN } from '../data/tables.ts'
import type { Offer } from './action.ts'
import { decision } from './deciding.ts'
import {
  addFrontier,
  fleetsAt,
  hasArmy,
  holderOf,
  inCup,
  removeFrontier,
  roll,
  sideOfPower,
  sweep,
  takeFleets,
  watchEuropa,
} from './forces.ts'
import { replaceMagister } from './levies.ts'
import { enterLosses, groupSp, groupsOf, takeFromGroup, totalSp } from './losses.ts'
import {
  ARMENIAS,
  ARMIES_OF,
  type Army,
  BARBARIAN,
  BYZANTINE,
  EGYPTIAN,
  EUROPA,
  HAS_CITY,
  isMajor,
  LAND,
  MAGISTRI_ALL,
  MAJOR_SLOT,
  type Magister,
  magisterRatings,
  NAVAL_SLOT,
  NOWHERE,
  type Place,
  POWERS_ALL,
  type Power,
  PROVINCE_COUNT,
  portOf,
  ROMAN,
  ROME,
  SARDINIA,
  STATION_IDS,
  STATIONS,
} from './printed.ts'
import {
  detachedIn,
  type Frame,
  type FrameNamed,
  frontierIn,
  GROUP_IDS,
  groupParts,
  NO_POWER,
  ownSp,
  type State,
  spOf,
} from './state.ts'
import { ask, tell } from './telling.ts'
import { conclude } from './victory.ts'

/** Random events (9). */

export function resolveEvent(s: State, play: PlayContext): void {
  const die = roll(play)
  const event = EVENTS[die]
  tell(play, 'event', { roll: die, event })
  switch (event) {
    case 'mutiny':
      mutiny(s, play)
      return
    case 'plague':
      strike(s, play)
      return
    case 'revolt':
      revolt(s, play)
      return
    case 'disputes':
      s.disputes++
      tell(play, 'disputes', {})
      return
    case 'politics':
      politics(s, play)
      return
    case 'builds': {
      const gold = Math.min(BUILDING, s.gold)
      s.gold -= gold
      s.debt += BUILDING - gold
      tell(play, 'built', { gold, owed: s.debt })
    }
  }
}

// Mutiny (5.25)

function mutiny(s: State, play: PlayContext): void {
  for (const province of LAND) {
    if (!s.unpaidFrontier[province]) continue
    const die = roll(play)
    const lost = die % 2 === 0 ? s.frontier[province] : 0
    removeFrontier(s, province, lost)
    tell(play, 'mutiny', { at: PROVINCE_IDS[province], kind: 'frontier', roll: die, lost })
  }
  for (const station of STATIONS) {
    if (!s.unpaidFleet[station]) continue
    const die = roll(play)
    const lost = die % 2 === 0 ? fleetsAt(s, ROME, station) : 0
    takeFleets(s, ROME, station, lost)
    tell(play, 'mutiny', { at: STATION_IDS[station], kind: 'fleet', roll: die, lost })
  }
  watchEuropa(s, play)
}

// The Plague (9.2)

function strike(s: State, play: PlayContext): void {
  s.plagues++
  const ends = s.plagues > 1 && s.turn >= PLAGUE_ENDS_FROM_TURN
  tell(play, 'plague', { second: s.plagues > 1, ends })
  if (s.plagues === 1) {
    s.halved = true
    enter<Frame>(s, { step: 'plague', at: 0 })
  } else if (ends) conclude(s, 'plague', play)
}

/** Half in City provinces, rounding up; a third elsewhere, rounding down. */
export const plagueLoss = (sp: number, isCity: boolean): number => (isCity ? Math.ceil(sp / 2) : Math.floor(sp / 3))

function landGroups(s: State, power: Power, province: Place): number[] {
  const armies = ARMIES_OF[power].filter((army) => s.place[army] === province)
  const groups = groupsOf(s, armies)
  if (power === ROME) groups.push(frontierIn(province))
  if (MAJOR_SLOT[power] >= 0) groups.push(detachedIn(MAJOR_SLOT[power], province))
  return groups
}

/** Province by province and power by power, land and fleets apart (63). */
export const plague: PassingStep<State, FrameNamed<'plague'>> = {
  run(s, frame, play) {
    for (let at = frame.at; at < PROVINCE_COUNT * POWERS_ALL.length; at++) {
      const province = Math.floor(at / POWERS_ALL.length) as Place
      const power = (at % POWERS_ALL.length) as Power
      if (NAVAL_SLOT[power] >= 0) {
        const ships = fleetsAt(s, power, portOf(province))
        const lost = plagueLoss(ships, HAS_CITY[province])
        if (lost > 0) {
          takeFleets(s, power, portOf(province), lost)
          tell(play, 'fleet-lost', { power: POWER_IDS[power], sp: lost })
        }
      }
      const groups = landGroups(s, power, province)
      const lost = plagueLoss(totalSp(s, groups), HAS_CITY[province])
      if (lost === 0) continue
      become(s, { ...frame, at: at + 1 })
      enterLosses(s, sideOfPower(power), lost, groups)
      return
    }
    leave(s)
    sweep(s, play)
    watchEuropa(s, play)
  },
}

// Revolts

function revolt(s: State, play: PlayContext): void {
  const die = roll(play)
  const kind = REVOLTS[die]
  tell(play, 'revolt', { roll: die, revolt: kind })
  if (kind === 'nika') riot(s, play)
  else if (kind === 'armenia') armenia(s, play)
  else if (kind === 'egypt') egypt(s, play)
  else sardiniaRevolts(s)
}

/** 9.6: quiet with 15 SP of any kind in Europa. */
function riot(s: State, play: PlayContext): void {
  let sp = s.frontier[EUROPA] + fleetsAt(s, ROME, portOf(EUROPA))
  for (const army of ROMAN) if (s.place[army] === EUROPA) sp += spOf(s, army)
  if (sp >= NIKA.quietWith) return
  s.nika = true
  tell(play, 'nika', {})
}

const isGarrisoned = (s: State, province: Place): boolean =>
  hasArmy(s, province, BYZANTINE) || hasArmy(s, province, BARBARIAN)

function rise(s: State, province: Place, play: PlayContext): void {
  if (s.revolt[province]) return
  s.revolt[province] = true
  tell(play, 'in-revolt', { at: PROVINCE_IDS[province] })
}

function armenia(s: State, play: PlayContext): void {
  for (const province of ARMENIAS) {
    if (isGarrisoned(s, province)) continue
    removeFrontier(s, province, s.frontier[province])
    for (const detached of s.detached) detached[province] = 0
    s.control[province] = NO_POWER
    rise(s, province, play)
  }
  sweep(s, play)
}

function egypt(s: State, play: PlayContext): void {
  for (const province of EGYPTIAN) {
    const hasOthers = s.frontier[province] > 0 || s.detached.some((detached) => detached[province] > 0)
    if (!isGarrisoned(s, province) && !hasOthers) rise(s, province, play)
  }
}

// Sardinia (9.3, 66, 108)

/** Field SP of the power on the island; allied and frontier SP do not count. */
function fieldThere(s: State, power: Power): number[] {
  const groups = ARMIES_OF[power].filter((army) => s.place[army] === SARDINIA).map(ownSp)
  if (MAJOR_SLOT[power] >= 0) groups.push(detachedIn(MAJOR_SLOT[power], SARDINIA))
  return groups
}

function sardiniaRevolts(s: State): void {
  const holder = holderOf(s, SARDINIA)
  if (holder >= POWERS_ALL.length) return
  const power = holder as Power
  const there = Math.min(SARDINIAN.sp, totalSp(s, fieldThere(s, power)))
  enter<Frame>(s, {
    step: 'sardinia',
    power,
    left: SARDINIAN.sp - there,
    gathered: there,
    unpaid: false,
    shipped: false,
    settled: false,
  })
}

/** Where the others may come from: one army of the Byzantine's, of five SP if any has them; anywhere for a barbarian power. */
function reliefFor(s: State, power: Power, left: number): number[] {
  const armies = ARMIES_OF[power].filter((army) => isElsewhere(s, army) && s.own[army] > 0)
  if (power === ROME) {
    const able = armies.filter((army) => s.own[army] >= left)
    return (able.length > 0 ? able : strongest(s, armies)).map(ownSp)
  }
  const detached = isMajor(power)
    ? LAND.filter((at) => at !== SARDINIA).map((at) => detachedIn(MAJOR_SLOT[power], at))
    : []
  return [...armies.map(ownSp), ...detached].filter((group) => groupSp(s, group) > 0)
}
const isElsewhere = (s: State, army: Army): boolean =>
  s.place[army] >= 0 && s.place[army] !== SARDINIA && s.place[army] < PROVINCE_COUNT
const strongest = (s: State, armies: readonly Army[]): Army[] => {
  const most = Math.max(0, ...armies.map((army) => s.own[army]))
  return armies.filter((army) => s.own[army] === most)
}

export const sardinia = decision<'sardinia'>({
  clause: 'JU-9.3a',
  seat: (_, { power }) => sideOfPower(power),
  isSettled: (s, { power, left, settled }) => settled || left === 0 || reliefFor(s, power, left).length === 0,
  offers: (s, { power, left }) =>
    reliefFor(s, power, left).map((group): Offer => {
      const most = Math.min(left, groupSp(s, group))
      return { do: 'send', from: GROUP_IDS[group], sp: power === ROME || most === 1 ? most : { from: 1, to: most } }
    }),
  play(s, frame, action, play) {
    if (action.do !== 'send') return
    const group = GROUP_IDS.indexOf(action.from)
    const isUnpaid = frame.power === ROME && s.unpaid[groupParts(group).army]
    takeFromGroup(s, group, action.sp)
    tell(play, 'sent', { from: action.from, sp: action.sp })
    const { power, left, gathered } = frame
    if (power !== ROME) s.detached[MAJOR_SLOT[power]][SARDINIA] += action.sp
    else if (groupParts(group).army >= 0) sweep(s, play)
    // 9.3: a single Byzantine army sends what it has.
    become(s, {
      ...frame,
      left: power === ROME ? 0 : left - action.sp,
      gathered: gathered + action.sp,
      unpaid: isUnpaid,
    })
  },
  prompt: (_, { left }) => ask('sardinia', { left }),
  run(s, frame, play) {
    if (frame.settled) {
      leave(s)
      sweep(s, play)
      watchEuropa(s, play)
    } else if (frame.shipped) suppress(s, frame, play)
    else ship(s, frame)
  },
})

function suppress(s: State, frame: FrameNamed<'sardinia'>, play: PlayContext): void {
  const { power, gathered } = frame
  become(s, { ...frame, settled: true })
  const die = roll(play)
  const lost = Math.min(gathered, Math.floor(die / 2))
  const hasFleet = fleetsAt(s, power, portOf(SARDINIA)) > 0
  tell(play, 'suppressed', { roll: die, lost })
  if (power === ROME) replaceByFrontier(s, frame, lost)
  else enterLosses(s, BARBARIAN, lost, fieldThere(s, power))
  if (hasFleet && lost < gathered) return
  s.control[SARDINIA] = NO_POWER
  rise(s, SARDINIA, play)
}
/** 9.3: a fleet SP, if none is there. */
function ship(s: State, frame: FrameNamed<'sardinia'>): void {
  become(s, { ...frame, shipped: true })
  const { power } = frame
  const left = SARDINIAN.fleets - fleetsAt(s, power, portOf(SARDINIA))
  if (NAVAL_SLOT[power] >= 0 && left > 0) enter<Frame>(s, { step: 'convoy', power, left })
}
/** Five at most, of armies on the island first, become frontier SP but for those lost. */
function replaceByFrontier(s: State, frame: FrameNamed<'sardinia'>, lost: number): void {
  const { gathered } = frame
  let { unpaid } = frame
  let due = Math.min(gathered, totalSp(s, fieldThere(s, ROME)))
  for (const group of fieldThere(s, ROME)) {
    const sp = Math.min(due, groupSp(s, group))
    if (sp > 0 && s.unpaid[groupParts(group).army]) unpaid = true
    takeFromGroup(s, group, sp)
    due -= sp
  }
  // 91: men of an army that is Not Paid stay so.
  addFrontier(s, SARDINIA, gathered - lost, unpaid)
}

// Politics (9.8)

function politics(s: State, play: PlayContext): void {
  let rivals: Magister[] = MAGISTRI_ALL.filter((one) => s.alone[one] !== NOWHERE || s.magister.includes(one))
  if (rivals.length === 0 || inCup(s).length === 0) return
  while (rivals.length > 1) {
    const sums = rivals.map((one) => roll(play) + magisterRatings(one).control)
    const most = Math.max(...sums)
    rivals = rivals.filter((_, i) => sums[i] === most)
  }
  tell(play, 'politics', { magister: MAGISTER_IDS[rivals[0]] })
  replaceMagister(s, rivals[0], play)
}
