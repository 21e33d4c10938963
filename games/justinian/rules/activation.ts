import { become, enter, leave, type PassingStep, type PlayContext, type Seat } from '@iacta/kernel'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS, type ProvinceId } from '../data/provinces.ts'
import { SEAT_IDS } from '../data/table.ts'
import {
  ACTIVATIONS,
  ALLEGIANCE,
  BRIBE,
  CAPACITY,
  COMBINED_BONUS,
  COMBINED_FROM_TURN,
  DESERTERS,
  EVENT_FROM,
  FORTS_TO_BUILD,
  GOLD,
  MOVEMENT,
  NIKA,
  SP_PER_FLEET,
} from '../data/tables.ts'
import { type Action, make, type Offer, span } from './action.ts'
import { decision } from './deciding.ts'
import { resolveEvent } from './events.ts'
import {
  addFleets,
  allHolders,
  armyRoom,
  detachedSp,
  fleetsAt,
  goHome,
  hasArmy,
  hasFort,
  headOf,
  isCommanded,
  isHead,
  isRomanHeld,
  letterOf,
  noteHolders,
  powerRoom,
  roll,
  romanProvinces,
  romanRoom,
  separate,
  setAside,
  sideOf,
  stackOf,
  stackSp,
  takeFleets,
  watchEuropa,
} from './forces.ts'
import { enterLevies, shortPresentals } from './levies.ts'
import { enterLosses } from './losses.ts'
import {
  ARMIES_OF,
  type Army,
  armyNamed,
  BARBARIAN,
  BOX_OF,
  BYZANTINE,
  CAN_EMBARK,
  COASTS,
  ENTERS_PREFECTURES,
  ENTRIES,
  EUROPA,
  FOREIGN,
  HAS_CITY,
  HOST_IDS,
  isBox,
  isCoastal,
  isInArea,
  isMajor,
  isMinor,
  isPort,
  isRoman,
  LAND,
  LIES_IN,
  MAGISTRI_ALL,
  MAJOR_LEADERS_ALL,
  MAJOR_SLOT,
  MAJORS,
  type Magister,
  MINORS,
  magisterNamed,
  minorArmy,
  NAVAL_SLOT,
  NEIGHBOURS,
  NO_ARMY,
  NO_MAGISTER,
  NOWHERE,
  type Place,
  POWER_OF,
  POWER_ROLLED,
  type Power,
  patrolIn,
  placeNamed,
  portOf,
  powerFacts,
  powerNamed,
  ROMAN,
  ROME,
  SASSANIDS,
  SEA_NEIGHBOURS,
  SEAS_OF,
  STATION_IDS,
  STATIONS,
  type Station,
  stationNamed,
  VANDALS,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { detachedIn, type Frame, type FrameNamed, isOnMap, NO_SEA, ownSp, type State, spOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** The Activation phase (6): markers and opportunities in turn, and what each of them sets going. */

// In turn (6.1)

export const activations: PassingStep<State, FrameNamed<'activations'>> = {
  run(s, { next }, play) {
    if (s.romanDone >= ACTIVATIONS.byzantine) {
      leave(s)
      return
    }
    s.romanActs = false
    // 6.45: the second of two in a row.
    const again = s.double === 'now' && next === BARBARIAN
    if (again) s.double = 'no'
    if (next === BARBARIAN && !again) {
      become<Frame>(s, { step: 'activations', next: BYZANTINE })
      if (s.chooseLeft + s.randomLeft === 0) return
      noteHolders(s)
      enter<Frame>(s, { step: 'closing' })
      enter<Frame>(s, { step: 'marker' })
      return
    }
    become<Frame>(s, { step: 'activations', next: BARBARIAN })
    s.romanDone++
    // 9.7, 68: a lost one counts.
    if (s.disputes > 0) {
      s.disputes--
      tell(play, 'activation-lost', { why: 'disputes' })
      return
    }
    noteHolders(s)
    s.romanActs = true
    s.fortBuilt = false
    s.tookPart.fill(false)
    enter<Frame>(s, { step: 'closing' })
    enter<Frame>(s, { step: s.nika ? 'nika' : 'opportunity' })
  },
}

/** 7.14: armies outside their area are gone; 34: a lone Magister does not stay with the enemy. */
export const closing: PassingStep<State, FrameNamed<'closing'>> = {
  run(s, _, play) {
    leave(s)
    if (s.romanActs)
      for (const army of ROMAN)
        if (s.tookPart[army] && isOnMap(s, army) && !isInArea(army, s.place[army])) {
          tell(play, 'out-of-area', { army: HOST_IDS[army], at: PROVINCE_IDS[s.place[army]], sp: spOf(s, army) })
          setAside(s, army)
        }
    s.romanActs = false
    watchEuropa(s, play)
    for (const magister of MAGISTRI_ALL)
      if (s.alone[magister] !== NOWHERE && hasArmy(s, s.alone[magister], BARBARIAN))
        enter<Frame>(s, { step: 'shelter', magister })
  },
}

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

/** He takes over an army without a Magister, the largest if there are several, or waits (34). */
function settleMagister(s: State, magister: Magister, place: Place): void {
  const army = ROMAN.filter((one) => s.place[one] === place && s.magister[one] === NO_MAGISTER).sort(
    (a, b) => spOf(s, b) - spOf(s, a),
  )[0]
  s.alone[magister] = NOWHERE
  if (army === undefined) s.alone[magister] = place
  else s.magister[army] = magister
}

// The Barbarian's markers (6.2)

function mayChoose(s: State, power: Power): Bar {
  if (s.chooseLeft === 0) return 'marker-used'
  if (!isMajor(power)) return 'only-great-powers'
  if (s.out[power]) return 'power-out'
  return power === SASSANIDS && s.returning !== NO_ARMY ? 'persians-away' : null
}
function mayJoin(s: State, leader: Army, minor: Army): Bar {
  if (s.turn < COMBINED_FROM_TURN) return 'joint-from-turn-2'
  if (s.chooseLeft < ACTIVATIONS.choose) return 'joint-uses-both'
  if (s.randomLeft < ACTIVATIONS.random) return 'joint-first'
  return MAJOR_LEADERS_ALL.includes(leader) && s.place[leader] !== NOWHERE && isMinor(POWER_OF[minor])
    ? null
    : 'joint-of-two'
}
const MINOR_NAMES: readonly string[] = MINORS.map((power) => HOST_IDS[minorArmy(power)])

export const marker = decision<'marker'>({
  clause: 'JU-6.21a',
  seat: () => BARBARIAN,
  isSettled: (s) => s.randomLeft === 0 && MAJORS.every((power) => mayChoose(s, power) !== null),
  offers(s) {
    const found: Offer[] = MAJORS.filter((power) => mayChoose(s, power) === null).map((power) => make.choose(power))
    if (s.randomLeft > 0) found.push(make.random())
    for (const leader of MAJOR_LEADERS_ALL)
      if (mayJoin(s, leader, minorArmy(MINORS[0])) === null)
        found.push({ do: 'joint', leader: HOST_IDS[leader], minor: { any: MINOR_NAMES } })
    return found
  },
  why(s, _, action) {
    if (action.do === 'choose') return mayChoose(s, powerNamed(action.power))
    if (action.do === 'joint') return mayJoin(s, armyNamed(action.leader), armyNamed(action.minor))
    return action.do === 'random' ? 'marker-used' : null
  },
  play(s, _, action, play) {
    leave(s)
    if (action.do === 'choose') {
      s.chooseLeft--
      tell(play, 'chosen', { power: action.power })
      enterMajor(s, powerNamed(action.power), true)
    } else if (action.do === 'random') rollForPower(s, play)
    else if (action.do === 'joint') beginJoint(s, armyNamed(action.leader), armyNamed(action.minor), play)
  },
  prompt: (s) => ask('marker', { choose: s.chooseLeft, random: s.randomLeft }),
  /** Nobody is left to be chosen: the markers are lost. */
  run(s) {
    s.chooseLeft = 0
    leave(s)
  },
})

/** 6.22: the same two dice tell whether there is an event, and who acts after it. */
function rollForPower(s: State, play: PlayContext): void {
  s.randomLeft--
  const [tens, units] = [roll(play), roll(play)]
  const power = POWER_ROLLED[tens * 10 + units]
  const event = tens + units >= EVENT_FROM
  tell(play, 'rolled', { dice: [tens, units], power: POWER_IDS[power], event })
  enter<Frame>(s, { step: 'called', power })
  if (event) resolveEvent(s, play)
}

const cannotBeCalled = (s: State, power: Power): boolean =>
  s.out[power] || (power === SASSANIDS && s.returning !== NO_ARMY)

export const called: PassingStep<State, FrameNamed<'called'>> = {
  run(s, frame, play) {
    let { power } = frame
    // 6.22, 8.26: another one for who is no more; it brings no event (62, 118).
    while (cannotBeCalled(s, power)) {
      const [tens, units] = [roll(play), roll(play)]
      power = POWER_ROLLED[tens * 10 + units]
      tell(play, 'rolled', { dice: [tens, units], power: POWER_IDS[power], event: false })
    }
    leave(s)
    if (isMajor(power)) enterMajor(s, power, false)
    else enterMinor(s, power, play)
  },
}

function enterMajor(s: State, power: Power, byChoice: boolean): void {
  enter<Frame>(s, { step: 'acting', power, seat: BARBARIAN })
  if (byChoice) offerRecruits(s, power)
}
/** 6.24: Ostrogoths and Vandals, the first time they are chosen in a turn. */
function offerRecruits(s: State, power: Power): void {
  if (power !== SASSANIDS && !s.chosen[power]) enter<Frame>(s, { step: 'recruiting', power })
  s.chosen[power] = true
}

/** 6.31: a minor power that has not yet said whose ally it is does so first. */
function enterMinor(s: State, power: Power, play: PlayContext): void {
  const lost = (why: string): void => tell(play, 'activation-lost', { why })
  switch (s.allegiance[power]) {
    case 'none':
      enter<Frame>(s, { step: 'bribe', power })
      return
    case 'neutral':
      lost('neutral')
      return
    case 'barbarian':
      if (canAct(s, minorArmy(power))) enter<Frame>(s, { step: 'acting', power, seat: BARBARIAN })
      else lost('no-troops')
      return
    case 'byzantine':
      if (canAct(s, minorArmy(power))) enter<Frame>(s, { step: 'ally', power, isNew: false })
      else lost('no-troops')
  }
}

// Recruiting (6.23, 6.24)

function troopsOf(power: Power, play: PlayContext): number {
  const { troops } = powerFacts(power)
  if (!troops) return 0
  const dice = Array.from({ length: troops.dice }, () => roll(play))
  const sp = troops.base + dice.reduce((sum, die) => sum + die, 0)
  tell(play, 'recruited', { power: POWER_IDS[power], dice, sp })
  return sp
}

/** 6.23: a leader in his box, once a turn; 4.35: what is over the limit is lost. */
export function recruitInBox(s: State, army: Army, play: PlayContext): void {
  const power = POWER_OF[army]
  if (s.place[army] !== BOX_OF[power] || s.raised[army]) return
  s.raised[army] = true
  s.own[army] += Math.min(troopsOf(power, play), powerRoom(s, power))
}

export const recruiting = decision<'recruiting'>({
  clause: 'JU-6.24a',
  seat: () => BARBARIAN,
  offers: () => [make.recruit(), make.idle()],
  play(s, { power }, action, play) {
    leave(s)
    if (action.do !== 'recruit') return
    if (power === VANDALS) s.vandalsRecruited = true
    enter<Frame>(s, { step: 'recruits', power, left: troopsOf(power, play) })
  },
  prompt: (_, { power }) => ask('recruiting', { power: POWER_IDS[power] }),
})

const heldBy = (s: State, power: Power, isSuch: (at: Place) => boolean): Place[] => {
  const holders = allHolders(s)
  return LAND.filter((at) => holders[at] === power && isSuch(at))
}
const recruitPlaces = (s: State, power: Power): Place[] =>
  powerRoom(s, power) === 0 ? [] : heldBy(s, power, (at) => HAS_CITY[at])
const fleetPlaces = (s: State, power: Power, left: number): Place[] =>
  left < SP_PER_FLEET ? [] : heldBy(s, power, isCoastal)

/** Placed in cities, with a leader or without; three for a fleet on any coast (6.24). */
export const recruits = decision<'recruits'>({
  clause: 'JU-6.24b',
  seat: () => BARBARIAN,
  isSettled: (s, { power, left }) =>
    left === 0 || (recruitPlaces(s, power).length === 0 && fleetPlaces(s, power, left).length === 0),
  offers(s, { power, left }) {
    const found: Offer[] = []
    const cities = recruitPlaces(s, power)
    const most = Math.min(left, powerRoom(s, power))
    if (cities.length > 0)
      found.push({ do: 'station', at: { any: cities.map((at) => PROVINCE_IDS[at]) }, sp: span(1, most) })
    for (const army of ARMIES_OF[power])
      if (cities.includes(s.place[army])) found.push({ do: 'reinforce', army: HOST_IDS[army], sp: span(1, most) })
    const coasts = fleetPlaces(s, power, left)
    if (coasts.length > 0)
      found.push({
        do: 'moor',
        at: { any: coasts.map((at) => PROVINCE_IDS[at]) },
        sp: span(1, Math.floor(left / SP_PER_FLEET)),
      })
    return found
  },
  play(s, frame, action, play) {
    const { power, left } = frame
    const name = POWER_IDS[power]
    if (action.do === 'station') {
      s.detached[MAJOR_SLOT[power]][placeNamed(action.at)] += action.sp
      tell(play, 'stationed', { power: name, at: action.at, sp: action.sp })
      become(s, { ...frame, left: left - action.sp })
    } else if (action.do === 'reinforce') {
      s.own[armyNamed(action.army)] += action.sp
      tell(play, 'reinforced', { army: action.army, sp: action.sp })
      become(s, { ...frame, left: left - action.sp })
    } else if (action.do === 'moor') {
      addFleets(s, power, portOf(placeNamed(action.at)), action.sp)
      tell(play, 'moored', { power: name, at: action.at, sp: action.sp })
      become(s, { ...frame, left: left - action.sp * SP_PER_FLEET })
    }
  },
  prompt: (_, { power, left }) => ask('recruits', { power: POWER_IDS[power], left }),
  run: leave,
})

// Allegiance (6.3)

export const bribe = decision<'bribe'>({
  clause: 'JU-6.32a',
  seat: () => BYZANTINE,
  isSettled: (s) => s.gold < BRIBE.step,
  offers: (s) => [
    {
      do: 'bribe',
      gold: { from: 0, to: Math.min(BRIBE.most, Math.floor(s.gold / BRIBE.step) * BRIBE.step), by: BRIBE.step },
    },
  ],
  why: (s, _, action) => (action.do === 'bribe' && action.gold > s.gold ? 'not-enough-gold' : null),
  play(s, { power }, action, play) {
    if (action.do === 'bribe') declareAllegiance(s, power, action.gold, play)
  },
  prompt: (s, { power }) => ask('bribe', { power: POWER_IDS[power], gold: s.gold }),
  run: (s, { power }, play) => declareAllegiance(s, power, 0, play),
})

function declareAllegiance(s: State, power: Power, gold: number, play: PlayContext): void {
  leave(s)
  s.gold -= gold
  if (gold > 0) tell(play, 'bribed', { power: POWER_IDS[power], gold })
  const die = roll(play)
  const sum = die + (powerFacts(power).allegiance ?? 0) + Math.floor(gold / BRIBE.step)
  const result = sum >= ALLEGIANCE.byzantine ? 'byzantine' : sum >= ALLEGIANCE.neutral ? 'neutral' : 'barbarian'
  s.allegiance[power] = result
  tell(play, 'allegiance', { power: POWER_IDS[power], roll: die, sum, result })
  watchEuropa(s, play)
  if (result === 'neutral') {
    tell(play, 'activation-lost', { why: 'neutral' })
    return
  }
  const army = minorArmy(power)
  recruitInBox(s, army, play)
  if (!canAct(s, army)) tell(play, 'activation-lost', { why: 'no-troops' })
  else if (result === 'barbarian') enter<Frame>(s, { step: 'acting', power, seat: BARBARIAN })
  else enter<Frame>(s, { step: 'ally', power, isNew: true })
}

const canJoin = (s: State, power: Power, army: Army): boolean =>
  isRoman(army) && isOnMap(s, army) && ENTERS_PREFECTURES[power].includes(LIES_IN[s.place[army]])

/** 6.34: a new ally acts at once or joins an army; one that is called again acts (46). */
export const ally = decision<'ally'>({
  clause: 'JU-6.34a',
  seat: () => BYZANTINE,
  offers: (s, { power, isNew }) => [
    make.march(minorArmy(power)),
    ...(isNew ? ROMAN.filter((army) => canJoin(s, power, army)).map((army) => make.join(army)) : []),
    make.idle(),
  ],
  why: (s, { power }, action) =>
    action.do === 'join' && !canJoin(s, power, armyNamed(action.army)) ? 'wrong-prefecture' : null,
  play(s, { power }, action, play) {
    leave(s)
    const minor = minorArmy(power)
    if (action.do === 'march') setOff(s, minor, BYZANTINE)
    else if (action.do === 'join') {
      const army = armyNamed(action.army)
      // 43: what goes beyond 35 or 150 is lost.
      const sp = Math.min(spOf(s, minor), armyRoom(s, army), romanRoom(s))
      s.allied[army] += sp
      tell(play, 'joined', { power: POWER_IDS[power], army: action.army, sp })
      goHome(s, minor)
    } else tell(play, 'nothing-done', { side: SEAT_IDS[BYZANTINE] })
  },
  prompt: (_, { power }) => ask('ally', { power: POWER_IDS[power] }),
})

// What a barbarian power does (6.25)

/** Whether an army could be set going: on the map, or in its box with SP or a right to recruit. */
export function canAct(s: State, army: Army): boolean {
  if (isOnMap(s, army)) return true
  if (!isBox(s.place[army])) return false
  return spOf(s, army) > 0 || (POWER_OF[army] === SASSANIDS && !s.raised[army])
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
function armyOffers(s: State, armies: readonly Army[], found: Offer[]): void {
  for (const army of armies) {
    if (!canAct(s, army)) continue
    if (isHead(s, army) && isCommanded(s, army)) found.push(make.march(army))
    if (isCommanded(s, army) && (!isHead(s, army) || stackOf(s, army).length > 1)) found.push(make.alone(army))
  }
}
function fleetOffers(s: State, power: Power, armies: readonly Army[], found: Offer[]): void {
  const slot = NAVAL_SLOT[power]
  if (slot < 0) return
  for (const station of STATIONS)
    if (s.fleets[slot][station] > 0)
      found.push({ do: 'sail', from: STATION_IDS[station], sp: span(1, s.fleets[slot][station]) })
  for (const army of armies)
    if (isHead(s, army) && mayEmbark(s, power, army) === null)
      found.push({
        do: 'embark',
        army: HOST_IDS[army],
        sp: span(capacityNeeded(s, army), fleetsAt(s, power, portOf(s.place[army]))),
      })
}
function whyNot(s: State, power: Power, seat: Seat, action: Action): Bar {
  if (action.do === 'sail') return 'no-fleet-there'
  if (action.do === 'embark') {
    const army = armyNamed(action.army)
    return sideOf(s, army) === seat ? (mayEmbark(s, power, army) ?? 'too-few-ships') : 'not-yours'
  }
  if (action.do !== 'march' && action.do !== 'alone') return null
  const army = armyNamed(action.army)
  if (seat === BARBARIAN ? POWER_OF[army] !== power : sideOf(s, army) !== BYZANTINE) return 'not-yours'
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
function begin(s: State, power: Power, seat: Seat, action: Action, play: PlayContext): void {
  if (action.do === 'march') setOff(s, armyNamed(action.army), seat)
  else if (action.do === 'alone') {
    separate(s, armyNamed(action.army))
    setOff(s, armyNamed(action.army), seat)
  } else if (action.do === 'sail') launch(s, power, seat, stationNamed(action.from), action.sp, NO_ARMY)
  else if (action.do === 'embark') {
    const army = armyNamed(action.army)
    desert(s, army, () => launch(s, power, seat, portOf(s.place[army]), action.sp, army))
  } else tell(play, 'nothing-done', { side: SEAT_IDS[seat] })
}

function setOff(s: State, army: Army, seat: Seat, partner = NO_ARMY, bonus = 0): void {
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

/** 6.27: two Vandals leave before an army of theirs does anything, if some were recruited in this turn. */
function desert(s: State, army: Army, then: () => void): void {
  then()
  if (POWER_OF[army] !== VANDALS || !s.vandalsRecruited) return
  const slot = MAJOR_SLOT[VANDALS]
  const groups = [
    ...ARMIES_OF[VANDALS].filter((one) => isOnMap(s, one) && s.own[one] > 0).map(ownSp),
    ...LAND.filter((at) => s.detached[slot][at] > 0).map((at) => detachedIn(slot, at)),
  ]
  enterLosses(s, BARBARIAN, DESERTERS, groups)
}

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
    desert(s, army, () =>
      enter<Frame>(s, {
        step: 'march',
        army,
        seat,
        mp,
        left: NOWHERE,
        crossed: false,
        landed: false,
        moved: false,
        partner,
        over: false,
      }),
    )
  },
}

// Combined Operations (6.4)

function beginJoint(s: State, major: Army, minor: Army, play: PlayContext): void {
  s.chooseLeft = 0
  s.double = 'may'
  tell(play, 'joint', { leader: HOST_IDS[major], minor: HOST_IDS[minor] })
  s.allegiance[POWER_OF[minor]] = 'barbarian'
  recruitInBox(s, minor, play)
  recruitInBox(s, major, play)
  const minorDone = spOf(s, minor) === 0
  enter<Frame>(s, { step: 'joint', major, minor, majorDone: false, minorDone, placed: false })
  offerRecruits(s, POWER_OF[major])
}

const isCombined = (s: State, { major, minor }: FrameNamed<'joint'>): boolean => headOf(s, minor) === major

export const joint = decision<'joint'>({
  clause: 'JU-6.44c',
  seat: () => BARBARIAN,
  isSettled: (s, frame) =>
    (frame.majorDone || !canAct(s, frame.major)) &&
    (frame.minorDone || frame.placed || isCombined(s, frame) || !canAct(s, frame.minor)),
  offers(s, frame) {
    const { major, minor, majorDone, minorDone, placed } = frame
    const found: Offer[] = []
    if (!majorDone && canAct(s, major)) found.push(make.march(major))
    if (!minorDone && !placed && !isCombined(s, frame) && canAct(s, minor)) {
      found.push(make.march(minor))
      if (!majorDone && isBox(s.place[minor])) for (const at of ENTRIES[POWER_OF[minor]]) found.push(make.meet(at))
    }
    found.push(make.idle())
    return found
  },
  play(s, frame, action, play) {
    const { major, minor, minorDone } = frame
    if (action.do === 'meet') {
      // 6.44: at no cost, and without being intercepted.
      s.place[minor] = placeNamed(action.at)
      tell(play, 'went', { army: HOST_IDS[minor], from: HOST_IDS[minor], to: action.at, mp: 0 })
      become(s, { ...frame, placed: true })
      watchEuropa(s, play)
    } else if (action.do === 'march' && armyNamed(action.army) === major) {
      become(s, { ...frame, majorDone: true })
      setOff(s, major, BARBARIAN, minorDone ? NO_ARMY : minor, COMBINED_BONUS)
    } else if (action.do === 'march') {
      become(s, { ...frame, minorDone: true })
      setOff(s, minor, BARBARIAN, NO_ARMY, COMBINED_BONUS)
    } else leave(s)
  },
  prompt: (_, { major, minor }) => ask('joint', { major: HOST_IDS[major], minor: HOST_IDS[minor] }),
  run: leave,
})

// The Byzantine's opportunities (6.5)

export function mayFortify(s: State, at: Place): Bar {
  if (s.fortBuilt) return 'fort-built'
  if (s.gold < GOLD.fort) return 'not-enough-gold'
  if (fortsBuilt(s) >= FORTS_TO_BUILD) return 'no-forts-left'
  if (HAS_CITY[at]) return 'fort-and-city'
  if (hasFort(s, at)) return 'fort-there'
  return isRomanHeld(s, at) ? null : 'fort-needs-hold'
}
const fortsBuilt = (s: State): number => {
  let count = 0
  for (const built of s.fort) if (built) count++
  return count
}
export function fortOffers(s: State, found: Offer[]): void {
  if (!s.romanActs || s.fortBuilt || s.gold < GOLD.fort || fortsBuilt(s) >= FORTS_TO_BUILD) return
  const at = romanProvinces(s, (province) => !HAS_CITY[province] && !hasFort(s, province))
  if (at.length > 0) found.push({ do: 'fortify', at: { any: at.map((province) => PROVINCE_IDS[province]) } })
}
export function fortify(s: State, at: Place, play: PlayContext): void {
  s.gold -= GOLD.fort
  s.fort[at] = true
  s.fortBuilt = true
  tell(play, 'fortified', { at: PROVINCE_IDS[at] })
}

/** Stations next to a station: over borders and straits, between coasts and seas. */
const NEXT_TO: readonly (readonly number[])[] = STATIONS.map((here) =>
  isPort(here)
    ? [...NEIGHBOURS[here], ...SEAS_OF[here].map(patrolIn)]
    : [...SEA_NEIGHBOURS[here - LAND.length].map(patrolIn), ...COASTS[here - LAND.length]],
)
const region = new Int16Array(STATIONS.length)
const waiting = new Int16Array(STATIONS.length)

/** Numbers the regions that are free of enemies from 1 on; 0 where enemies are. */
function noteRegions(s: State): void {
  const free = freeStations(s)
  region.fill(0)
  let count = 0
  for (let start = 0; start < region.length; start++) {
    if (region[start] !== 0 || !free[start]) continue
    region[start] = ++count
    waiting[0] = start
    for (let at = 0, end = 1; at < end; at++)
      for (const to of NEXT_TO[waiting[at]])
        if (region[to] === 0 && free[to]) {
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
function reachFrom(s: State, magister: Magister): ProvinceId[] {
  const army = s.magister.indexOf(magister)
  const from = army >= 0 ? s.place[army] : s.alone[magister]
  if (from < 0 || from >= LAND.length) return []
  const own = region[from]
  const open = own > 0 ? [] : NEXT_TO[from].map((to) => region[to])
  const found: ProvinceId[] = []
  for (let place = 0; place < LAND.length; place++) {
    const there = region[place]
    if (there > 0 && place !== from && (own > 0 ? there === own : open.includes(there))) found.push(PROVINCE_IDS[place])
  }
  return found
}
function freeStations(s: State): boolean[] {
  const free: boolean[] = []
  for (const station of STATIONS) {
    const hasFleets = s.fleets[1][station] > 0 || s.fleets[2][station] > 0
    free.push(!hasFleets && (!isPort(station) || detachedSp(s, station as number as Place) === 0))
  }
  for (const army of FOREIGN)
    if (isOnMap(s, army) && spOf(s, army) > 0 && sideOf(s, army) === BARBARIAN) free[s.place[army]] = false
  return free
}

export const ROMAN_SIDE = (s: State): Army[] => [
  ...ROMAN.filter((army) => isOnMap(s, army)),
  ...MINORS.filter((power) => s.allegiance[power] === 'byzantine').map(minorArmy),
]

/** What he may do but recruit and build. */
const OPPORTUNITIES: ReadonlySet<Action['do']> = new Set(['march', 'alone', 'sail', 'embark', 'travel', 'idle'])

export const opportunity = decision<'opportunity'>({
  clause: 'JU-6.51a',
  seat: () => BYZANTINE,
  offers(s) {
    const found: Offer[] = []
    if (s.double === 'may') found.push(make.double())
    fortOffers(s, found)
    found.push(make.levy())
    // 6.51: he must recruit while a Presental army is below its strength.
    if (shortPresentals(s).length > 0) return found
    if (s.gold >= GOLD.activation) {
      const armies = ROMAN_SIDE(s)
      armyOffers(s, armies, found)
      fleetOffers(s, ROME, armies, found)
    }
    noteRegions(s)
    for (const magister of MAGISTRI_ALL) {
      if (s.alone[magister] === NOWHERE && !s.magister.includes(magister)) continue
      const to = reachFrom(s, magister)
      if (to.length > 0) found.push({ do: 'travel', magister: MAGISTER_IDS[magister], to: { any: to } })
    }
    found.push(make.idle())
    return found
  },
  why(s, _, action) {
    if (action.do === 'double') return 'no-double'
    if (action.do === 'fortify') return mayFortify(s, placeNamed(action.at))
    if (!OPPORTUNITIES.has(action.do)) return null
    if (shortPresentals(s).length > 0) return 'must-recruit'
    if (action.do === 'travel') return 'no-way-for-magister'
    const bar = whyNot(s, ROME, BYZANTINE, action)
    return bar ?? (s.gold < GOLD.activation ? 'not-enough-gold' : null)
  },
  play(s, _, action, play) {
    if (action.do === 'double') {
      s.double = 'now'
      tell(play, 'doubled', {})
      return
    }
    if (action.do === 'fortify') {
      fortify(s, placeNamed(action.at), play)
      return
    }
    leave(s)
    if (action.do === 'levy') enterLevies(s, play)
    else if (action.do === 'travel') travel(s, magisterNamed(action.magister), placeNamed(action.to), play)
    else {
      if (action.do !== 'idle') s.gold -= GOLD.activation
      begin(s, ROME, BYZANTINE, action, play)
    }
  },
  prompt: (s) => ask('opportunity', { done: s.romanDone, gold: s.gold }),
})

function travel(s: State, magister: Magister, to: Place, play: PlayContext): void {
  const army = s.magister.indexOf(magister)
  if (army >= 0) s.magister[army] = NO_MAGISTER
  tell(play, 'travelled', { magister: MAGISTER_IDS[magister], to: PROVINCE_IDS[to] })
  settleMagister(s, magister, to)
}

// Nika (9.6)

/** 65: another army than those in Europa, of 10 SP if there is one, else the strongest. */
export function nikaArmies(s: State): Army[] {
  const others = ROMAN.filter((army) => isOnMap(s, army) && s.place[army] !== EUROPA)
  const strong = others.filter((army) => spOf(s, army) >= NIKA.army)
  if (strong.length > 0) return strong
  const most = Math.max(0, ...others.map((army) => spOf(s, army)))
  return others.filter((army) => spOf(s, army) === most)
}

export const nika = decision<'nika'>({
  clause: 'JU-9.6a',
  seat: () => BYZANTINE,
  isSettled: (s) => nikaArmies(s).length === 0,
  offers(s) {
    const found: Offer[] = nikaArmies(s).map((army) => make.summon(army))
    fortOffers(s, found)
    return found
  },
  play(s, _, action, play) {
    if (action.do === 'fortify') {
      fortify(s, placeNamed(action.at), play)
      return
    }
    if (action.do !== 'summon') return
    leave(s)
    s.nika = false
    const army = armyNamed(action.army)
    const from = s.place[army]
    separate(s, army)
    s.place[army] = EUROPA
    tell(play, 'went', { army: action.army, from: PROVINCE_IDS[from], to: PROVINCE_IDS[EUROPA], mp: 0 })
  },
  prompt: () => ask('nika', {}),
  run(s) {
    s.nika = false
    leave(s)
  },
})
