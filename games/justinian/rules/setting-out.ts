import { enter, leave, type PassingStep, type PlayContext, type Seat } from '@iacta/kernel'
import { POWER_IDS } from '../data/powers.ts'
import { SEAT_IDS } from '../data/table.ts'
import { CAPACITY, DESERTERS, MOVEMENT } from '../data/tables.ts'
import { type Action, make, type Offer, span } from './action.ts'
import { decision } from './deciding.ts'
import {
  fleetsAt,
  isCommanded,
  isHead,
  letterOf,
  roll,
  separate,
  sideOf,
  stackOf,
  stackSp,
  takeFleets,
} from './forces.ts'
import { enterLosses } from './losses.ts'
import {
  ARMIES_OF,
  type Army,
  armyNamed,
  BARBARIAN,
  BYZANTINE,
  CAN_EMBARK,
  HOST_IDS,
  isBox,
  isRoman,
  LAND,
  MAJOR_SLOT,
  NAVAL_SLOT,
  NO_ARMY,
  NOWHERE,
  POWER_OF,
  type Power,
  portOf,
  ROME,
  STATION_IDS,
  STATIONS,
  type Station,
  stationNamed,
  VANDALS,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { recruitInBox } from './recruiting.ts'
import { detachedIn, type Frame, type FrameNamed, isOnMap, NO_SEA, ownSp, type State, spOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** What a power or the Byzantine sets going: an army, a fleet, or both (6.25, 6.51). */

/** Whether an army could be set going: on the map, or in its box with SP or a right to recruit. */
export function canAct(s: State, army: Army): boolean {
  if (isOnMap(s, army)) return true
  if (!isBox(s.place[army])) return false
  return spOf(s, army) > 0 || !s.raised[army]
}

const capacityNeeded = (s: State, army: Army): number => Math.max(1, Math.ceil(stackSp(s, army) / CAPACITY))

function mayEmbark(s: State, fleet: Power, army: Army): Bar {
  const at = s.place[army]
  if (!isOnMap(s, army) || !CAN_EMBARK[at]) return 'cannot-embark-here'
  if (fleet !== POWER_OF[army] && !(fleet === ROME && sideOf(s, army) === BYZANTINE)) return 'fleet-of-another'
  if (!isCommanded(s, army)) return 'no-magister'
  return fleetsAt(s, fleet, portOf(at)) < capacityNeeded(s, army) ? 'too-few-ships' : null
}

/** Armies that a side may set going, with those they lead or alone; fleets, with an army or without. */
export function armyOffers(s: State, armies: readonly Army[], found: Offer[]): void {
  for (const army of armies) {
    if (!canAct(s, army)) continue
    if (isHead(s, army) && isCommanded(s, army)) found.push(make.march(army))
    if (isCommanded(s, army) && (!isHead(s, army) || stackOf(s, army).length > 1)) found.push(make.alone(army))
  }
}
export function fleetOffers(s: State, power: Power, armies: readonly Army[], found: Offer[]): void {
  const slot = NAVAL_SLOT[power]
  if (slot < 0) return
  for (const station of STATIONS)
    if (s.fleets[slot][station] > 0)
      found.push({ do: 'sail', from: STATION_IDS[station], sp: span(1, s.fleets[slot][station]) })
  embarkOffers(s, power, armies, found)
}
export function embarkOffers(s: State, power: Power, armies: readonly Army[], found: Offer[]): void {
  if (NAVAL_SLOT[power] < 0) return
  for (const army of armies)
    if (isHead(s, army) && mayEmbark(s, power, army) === null)
      found.push({
        do: 'embark',
        army: HOST_IDS[army],
        sp: span(capacityNeeded(s, army), fleetsAt(s, power, portOf(s.place[army]))),
      })
}
export function whyNot(s: State, power: Power, seat: Seat, action: Action): Bar {
  if (action.do === 'sail') return 'no-fleet-there'
  if (action.do === 'embark') {
    const army = armyNamed(action.army)
    return sideOf(s, army) === seat ? (mayEmbark(s, power, army) ?? 'too-few-ships') : 'not-yours'
  }
  if (action.do !== 'march' && action.do !== 'alone') return null
  const army = armyNamed(action.army)
  if (seat === BARBARIAN ? POWER_OF[army] !== power : sideOf(s, army) !== BYZANTINE) return 'not-yours'
  if (s.place[army] === NOWHERE) return 'not-in-play'
  if (!canAct(s, army)) return 'no-troops'
  return isCommanded(s, army) ? null : 'no-magister'
}

export const acting = decision<'acting'>({
  clause: 'JU-6.25a',
  seat: (_, { seat }) => seat,
  offers(s, { power }) {
    const found: Offer[] = []
    armyOffers(s, ARMIES_OF[power], found)
    fleetOffers(s, power, ARMIES_OF[power], found)
    found.push(make.idle())
    return found
  },
  why: (s, { power, seat }, action) => whyNot(s, power, seat, action),
  play(s, { power, seat }, action, play) {
    leave(s)
    begin(s, power, seat, action, play)
  },
  prompt: (_, { power }) => ask('acting', { power: POWER_IDS[power] }),
})

/** Sets an army or a fleet going. */
export function begin(s: State, power: Power, seat: Seat, action: Action, play: PlayContext): void {
  if (action.do === 'march') setOff(s, armyNamed(action.army), seat)
  else if (action.do === 'alone') {
    separate(s, armyNamed(action.army))
    setOff(s, armyNamed(action.army), seat)
  } else if (action.do === 'sail') launch(s, power, seat, stationNamed(action.from), action.sp, NO_ARMY)
  else if (action.do === 'embark') {
    const army = armyNamed(action.army)
    launch(s, power, seat, portOf(s.place[army]), action.sp, army)
    if (isDeserted(s, army)) desert(s)
  } else tell(play, 'nothing-done', { side: SEAT_IDS[seat] })
}

export function setOff(s: State, army: Army, seat: Seat, partner = NO_ARMY, bonus = 0): void {
  enter<Frame>(s, { step: 'setOut', army, seat, partner, bonus })
}
function launch(s: State, power: Power, seat: Seat, at: Station, sp: number, army: Army): void {
  enter<Frame>(s, {
    step: 'voyage',
    power,
    seat,
    sp,
    unpaid: power === ROME && s.unpaidFleet[at],
    army,
    at,
    from: NO_SEA,
    counted: 0,
    ending: false,
    retreating: false,
    target: NOWHERE,
    barred: NOWHERE,
  })
  takeFleets(s, power, at, sp)
  if (army !== NO_ARMY) takePart(s, army)
}
const takePart = (s: State, army: Army): void => {
  for (const member of stackOf(s, army)) if (isRoman(member) && s.romanActs) s.tookPart[member] = true
}

/** 6.27: if Vandals were recruited in this turn, two leave before an army of theirs that is activated moves or attacks. */
const isDeserted = (s: State, army: Army): boolean => POWER_OF[army] === VANDALS && s.vandalsRecruited
export function desert(s: State): void {
  const slot = MAJOR_SLOT[VANDALS]
  const groups = [
    ...ARMIES_OF[VANDALS].filter((one) => isOnMap(s, one) && s.own[one] > 0).map(ownSp),
    ...LAND.filter((at) => s.detached[slot][at] > 0).map((at) => detachedIn(slot, at)),
  ]
  enterLosses(s, BARBARIAN, DESERTERS, groups)
}

/** A march that begins. */
export const MARCH = {
  step: 'march',
  mp: 0,
  left: NOWHERE,
  crossed: false,
  landed: false,
  struck: false,
  moved: false,
  partner: NO_ARMY,
  joining: false,
  deserts: false,
  tookUp: false,
  setDown: false,
  over: false,
} as const

/** 7.11: a die for the whole activation. */
export const setOut: PassingStep<State, FrameNamed<'setOut'>> = {
  run(s, { army, seat, partner, bonus }, play) {
    leave(s)
    recruitInBox(s, army, play)
    if (isBox(s.place[army]) && stackSp(s, army) === 0) {
      tell(play, 'activation-lost', { why: 'no-troops' })
      return
    }
    takePart(s, army)
    const die = roll(play)
    const mp = MOVEMENT[letterOf(s, army)][die] + bonus
    tell(play, 'sets-out', { army: HOST_IDS[army], roll: die, mp })
    enter<Frame>(s, { ...MARCH, army, seat, mp, partner, deserts: isDeserted(s, army) })
  },
}
