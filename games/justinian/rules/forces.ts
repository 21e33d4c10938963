import type { PlayContext, Seat } from '@iacta/kernel'
import { MAGISTER_IDS } from '../data/commanders.ts'
import { POWER_IDS } from '../data/powers.ts'
import { ARMY_LIMIT, BYZANTINE_LIMIT } from '../data/tables.ts'
import {
  ARMIES_ALL,
  ARMIES_OF,
  type Army,
  AT_SEA,
  BARBARIAN,
  BOX_OF,
  BYZANTINE,
  EUROPA,
  HAS_PRINTED_FORT,
  HOST_IDS,
  isBox,
  isMajor,
  isMinor,
  isRoman,
  LAND,
  LAZICA,
  leaderRatings,
  MAGISTRI_ALL,
  MAJOR_SLOT,
  MAJORS,
  type Magister,
  magisterRatings,
  NAVAL_SLOT,
  NO_ARMY,
  NO_MAGISTER,
  NOWHERE,
  OSTROGOTHS,
  type Place,
  POWER_OF,
  type Power,
  powerFacts,
  ROMAN,
  ROME,
  SASSANIDS,
  STATIONS,
  type Station,
  VANDALS,
} from './printed.ts'
import {
  BARBARIANS,
  DEFEATED,
  DISORGANISED,
  type Holder,
  isOnMap,
  NO_POWER,
  NOBODYS,
  type State,
  spOf,
} from './state.ts'
import { tell } from './telling.ts'

/** Who stands where, for whom, and under whom (3.4, 4). */

/** 2.3: a die shows 0 to 9. */
export const roll = (play: PlayContext): number => play.chance.pick(10)

// Sides

/** The player an army fights for; one that is nobody's ally is the Byzantine's enemy (30). */
export const sideOf = (s: State, army: Army): Seat =>
  isRoman(army) || s.allegiance[POWER_OF[army]] === 'byzantine' ? BYZANTINE : BARBARIAN
/** A minor army that belongs to nobody in this turn (30). */
export function isUnaligned(s: State, army: Army): boolean {
  if (!isMinor(POWER_OF[army])) return false
  const allegiance = s.allegiance[POWER_OF[army]]
  return allegiance === 'none' || allegiance === 'neutral'
}
export const isHere = (s: State, army: Army, place: Place): boolean => s.place[army] === place
/** 38: a leader without SP does not count. */
export const standsIn = (s: State, army: Army, place: Place): boolean => s.place[army] === place && spOf(s, army) > 0

// Stacks (6.44, 6.52)

/** The army whose commander leads this one. */
export const headOf = (s: State, army: Army): Army => (s.under[army] === NO_ARMY ? army : s.under[army])
export const isHead = (s: State, army: Army): boolean => s.under[army] === NO_ARMY
/** An army with those combined under it, itself first. */
export function stackOf(s: State, head: Army): Army[] {
  const found = [head]
  for (const army of ARMIES_ALL) if (s.under[army] === head) found.push(army)
  return found
}
/** 21: where an army goes home to; a combined one nowhere, since no box is that of all of them. */
export const homeOf = (s: State, head: Army): Place =>
  ARMIES_ALL.some((army) => s.under[army] === head) ? NOWHERE : BOX_OF[POWER_OF[head]]
export const stackSp = (s: State, head: Army): number => {
  let sum = spOf(s, head)
  for (const army of ARMIES_ALL) if (s.under[army] === head) sum += spOf(s, army)
  return sum
}
export function separate(s: State, army: Army): void {
  s.under[army] = NO_ARMY
  for (const other of ARMIES_ALL) if (s.under[other] === army) s.under[other] = NO_ARMY
}
/** A status changes for all who are combined. */
export function setStatus(s: State, army: Army, status: number): void {
  for (const member of stackOf(s, headOf(s, army))) s.status[member] = status
}

// Commanders of armies in the field (4.1)

export const magisterOf = (s: State, army: Army): Magister => (isRoman(army) ? s.magister[army] : NO_MAGISTER)
export const isCommanded = (s: State, army: Army): boolean => !isRoman(army) || s.magister[army] !== NO_MAGISTER
const ratingsOf = (s: State, army: Army) => {
  if (!isRoman(army)) return leaderRatings(army)
  return s.magister[army] === NO_MAGISTER ? null : magisterRatings(s.magister[army])
}
/** 33: nothing without a Magister. */
export const controlOf = (s: State, army: Army): number => ratingsOf(s, headOf(s, army))?.control ?? 0
export const battleOf = (s: State, army: Army): number => ratingsOf(s, army)?.battle ?? 0
export const letterOf = (s: State, army: Army) => ratingsOf(s, army)?.movement ?? 'D'

export function inCup(s: State): Magister[] {
  return MAGISTRI_ALL.filter(
    (magister) => !s.fallen[magister] && s.alone[magister] === NOWHERE && !s.magister.includes(magister),
  )
}
/** A Magister out of the cup for an army, which sheds its status (8.25) if it is he who leads. False if the cup is empty (35). */
export function drawMagister(s: State, army: Army, play: PlayContext): boolean {
  const cup = inCup(s)
  if (cup.length === 0) return false
  s.magister[army] = cup[play.chance.pick(cup.length)]
  if (isHead(s, army)) setStatus(s, army, 0)
  tell(play, 'drawn', { army: HOST_IDS[army], magister: MAGISTER_IDS[s.magister[army]] })
  return true
}

// Presence: who is on the frontier stays there (4.32), who is detached waits for a leader (4.33)

export const isEnemyArmy = (s: State, army: Army, place: Place, side: Seat): boolean =>
  standsIn(s, army, place) && sideOf(s, army) !== side
/** Enemy armies in a province, each stack by its head. */
export function enemyHeads(s: State, place: Place, side: Seat): Army[] {
  const found: Army[] = []
  for (const army of ARMIES_ALL)
    if (s.place[army] === place && s.under[army] === NO_ARMY && sideOf(s, army) !== side && stackSp(s, army) > 0)
      found.push(army)
  return found
}
export function hasArmy(s: State, place: Place, side: Seat): boolean {
  for (const army of ARMIES_ALL) if (standsIn(s, army, place) && sideOf(s, army) === side) return true
  return false
}
export const hasRomanArmy = (s: State, place: Place): boolean => ROMAN.some((army) => s.place[army] === place)
export const detachedSp = (s: State, province: Place): number =>
  s.detached[0][province] + s.detached[1][province] + s.detached[2][province]
/** Land SP of a side. */
export function hasLandSp(s: State, place: Place, side: Seat): boolean {
  if (side === BYZANTINE ? s.frontier[place] > 0 : detachedSp(s, place) > 0) return true
  return hasArmy(s, place, side)
}

/** 3.4, 88. */
export function holderOf(s: State, province: Place): Holder {
  if (s.revolt[province]) return NOBODYS
  let roman = s.frontier[province] > 0
  let power = NO_POWER
  let several = false
  const note = (one: Power): void => {
    if (power !== NO_POWER && power !== one) several = true
    power = one
  }
  for (const army of ARMIES_ALL) {
    if (s.place[army] !== province || s.own[army] + s.allied[army] === 0) continue
    if (sideOf(s, army) === BYZANTINE) roman = true
    else note(POWER_OF[army])
  }
  for (let slot = 0; slot < 3; slot++) if (s.detached[slot][province] > 0) note(MAJORS[slot])
  const marker = s.control[province]
  if (power === NO_POWER && marker === NO_POWER) return ROME
  if (roman) return NOBODYS
  if (marker !== NO_POWER) return marker
  return several ? BARBARIANS : power
}
export const isRomanHeld = (s: State, province: Place): boolean => holderOf(s, province) === ROME
/** Whether a side holds a province. */
export const isHeldBy = (holder: Holder, side: Seat): boolean =>
  side === BYZANTINE ? holder === ROME : holder !== ROME && holder !== NOBODYS
export const sideHolds = (s: State, province: Place, side: Seat): boolean => isHeldBy(holderOf(s, province), side)

const ROMAN_THERE = 1
const SEVERAL_THERE = 2
const seen = new Uint8Array(LAND.length)
const seenPower = new Int8Array(LAND.length)
const holders = new Uint8Array(LAND.length)

/** Who holds each province, in one go; good until it is asked for again. */
export function allHolders(s: State): Uint8Array {
  seen.fill(0)
  seenPower.fill(NO_POWER)
  for (const army of ARMIES_ALL) {
    const at = s.place[army]
    if (at < 0 || at >= LAND.length || s.own[army] + s.allied[army] === 0) continue
    if (sideOf(s, army) === BYZANTINE) seen[at] |= ROMAN_THERE
    else noteAt(at, POWER_OF[army])
  }
  for (let slot = 0; slot < MAJORS.length; slot++) {
    const detached = s.detached[slot]
    for (let at = 0; at < detached.length; at++) if (detached[at] > 0) noteAt(at, MAJORS[slot])
  }
  for (let at = 0; at < holders.length; at++) holders[at] = holderBy(s, at)
  return holders
}
function noteAt(at: number, power: Power): void {
  if (seenPower[at] !== NO_POWER && seenPower[at] !== power) seen[at] |= SEVERAL_THERE
  seenPower[at] = power
}
function holderBy(s: State, at: number): Holder {
  if (s.revolt[at]) return NOBODYS
  const marker = s.control[at]
  if (seenPower[at] === NO_POWER && marker === NO_POWER) return ROME
  if (seen[at] & ROMAN_THERE || s.frontier[at] > 0) return NOBODYS
  if (marker !== NO_POWER) return marker
  return seen[at] & SEVERAL_THERE ? BARBARIANS : seenPower[at]
}

/** 8.17: what city and fort go by in this activation. */
export function noteHolders(s: State): void {
  const now = allHolders(s)
  for (let at = 0; at < now.length; at++) s.held[at] = now[at]
}
/** Provinces that the Byzantine holds and that are such. */
export function romanProvinces(s: State, isSuch: (province: Place) => boolean): Place[] {
  const now = allHolders(s)
  const found: Place[] = []
  for (const province of LAND) if (now[province] === ROME && isSuch(province)) found.push(province)
  return found
}
export const hasFort = (s: State, province: Place): boolean => s.fort[province] || HAS_PRINTED_FORT[province]

/** 5.13, 107: all gold is lost the moment the Barbarian gains Europa; an army of nobody's does not gain it for him. */
export function watchEuropa(s: State, play: PlayContext): void {
  const lost =
    sideHolds(s, EUROPA, BARBARIAN) &&
    (s.control[EUROPA] !== NO_POWER ||
      detachedSp(s, EUROPA) > 0 ||
      ARMIES_ALL.some((army) => isEnemyArmy(s, army, EUROPA, BYZANTINE) && !isUnaligned(s, army)))
  if (lost && !s.europaLost) {
    tell(play, 'treasury-lost', { gold: s.gold })
    s.gold = 0
  }
  s.europaLost = lost
}

// Limits (4.31, 4.35)

export function romanSp(s: State): number {
  let sum = 0
  for (const army of ROMAN) sum += spOf(s, army)
  for (const province of LAND) sum += s.frontier[province]
  return sum
}
export const romanRoom = (s: State): number => Math.max(0, BYZANTINE_LIMIT - romanSp(s))
export const armyRoom = (s: State, army: Army): number => Math.max(0, ARMY_LIMIT - spOf(s, army))
/** A great power's own land SP, on the map and in its box. */
export function powerSp(s: State, power: Power): number {
  let sum = 0
  for (const army of ARMIES_OF[power]) sum += s.own[army]
  const slot = MAJOR_SLOT[power]
  if (slot >= 0) for (const province of LAND) sum += s.detached[slot][province]
  return sum
}
export const powerRoom = (s: State, power: Power): number => {
  const { limit } = powerFacts(power)
  return limit === null ? 999 : Math.max(0, limit - powerSp(s, power))
}

// Fleets

export const fleetsAt = (s: State, power: Power, station: Station): number =>
  s.fleets[NAVAL_SLOT[power]]?.[station] ?? 0
export function addFleets(s: State, power: Power, station: Station, sp: number, unpaid = false): void {
  s.fleets[NAVAL_SLOT[power]][station] += sp
  // 91: a mixed group is Not Paid.
  if (power === ROME && unpaid && sp > 0) s.unpaidFleet[station] = true
}
export function takeFleets(s: State, power: Power, station: Station, sp: number): void {
  const left = (s.fleets[NAVAL_SLOT[power]][station] -= sp)
  if (power === ROME && left === 0) s.unpaidFleet[station] = false
}
export const sideOfPower = (power: Power): Seat => (power === ROME ? BYZANTINE : BARBARIAN)
/** 7.22: an enemy fleet In Port. */
export function enemyFleetsIn(s: State, station: Station, side: Seat): Power[] {
  const found: Power[] = []
  for (const power of side === BYZANTINE ? [VANDALS, OSTROGOTHS] : [ROME])
    if (fleetsAt(s, power, station) > 0) found.push(power)
  return found
}

// Putting SP somewhere

export function addFrontier(s: State, province: Place, sp: number, unpaid = false): void {
  if (sp === 0) return
  s.frontier[province] += sp
  if (unpaid) s.unpaidFrontier[province] = true
}
export function removeFrontier(s: State, province: Place, sp: number): void {
  s.frontier[province] -= sp
  if (s.frontier[province] === 0) s.unpaidFrontier[province] = false
}

// Leaving play

/** Puts an army somewhere with what goes along. */
export function moveStack(s: State, head: Army, to: Place): void {
  for (const army of stackOf(s, head)) {
    s.place[army] = to
    for (let slot = 0; slot < 2; slot++) if (s.carrier[slot] === army && to !== AT_SEA) s.treasure[slot] = to
    // 8.25, 105: minor powers shed their markers in their box at once.
    if (isBox(to) && isMinor(POWER_OF[army])) s.status[army] = 0
  }
}
/** 5.41: what somebody carries stays where he was. */
export function putDown(s: State, army: Army): void {
  for (let slot = 0; slot < 2; slot++) if (s.carrier[slot] === army) s.carrier[slot] = NO_ARMY
}

/** A Byzantine army leaves the map; its Magister goes to the cup, unless he has fallen. */
export function setAside(s: State, army: Army): void {
  separate(s, army)
  s.place[army] = NOWHERE
  s.own[army] = 0
  s.allied[army] = 0
  s.status[army] = 0
  s.unpaid[army] = false
  s.magister[army] = NO_MAGISTER
  s.tookPart[army] = false
}
/** A barbarian leader leaves the game. */
export function removeLeader(s: State, army: Army): void {
  separate(s, army)
  putDown(s, army)
  s.place[army] = NOWHERE
  s.own[army] = 0
  s.allied[army] = 0
  s.status[army] = 0
  s.dead[army] = true
}
/** A leader goes to his box, whatever is left of his army gone. */
export function goHome(s: State, army: Army): void {
  separate(s, army)
  s.place[army] = BOX_OF[POWER_OF[army]]
  s.own[army] = 0
  s.allied[army] = 0
  s.status[army] = 0
}

/** 100, 8.28: whoever has lost his last SP other than by defeat, and powers that are no more. */
export function sweep(s: State, play: PlayContext): void {
  for (const army of ARMIES_ALL) {
    if (!isOnMap(s, army) || spOf(s, army) > 0) continue
    if (isRoman(army)) setAside(s, army)
    else if (isMinor(POWER_OF[army]) || POWER_OF[army] === SASSANIDS) goHome(s, army)
    else if (stackSp(s, army) === 0) {
      s.status[army] = 0
      separate(s, army)
    }
  }
  for (const power of [VANDALS, OSTROGOTHS]) {
    if (s.out[power] || s.turn === 0 || powerSp(s, power) > 0) continue
    s.out[power] = true
    tell(play, 'power-out', { power: POWER_IDS[power] })
    for (const army of ARMIES_OF[power]) if (!s.dead[army]) removeLeader(s, army)
    for (const station of STATIONS) s.fleets[NAVAL_SLOT[power]][station] = 0
  }
}

/** 8.26: all SP lost in a defeat, or a fleet with everybody aboard. */
export function destroy(s: State, army: Army, play: PlayContext): void {
  tell(play, 'destroyed', { army: HOST_IDS[army] })
  if (isRoman(army)) {
    const magister = s.magister[army]
    if (magister !== NO_MAGISTER) s.fallen[magister] = true
    setAside(s, army)
  } else if (isMinor(POWER_OF[army])) goHome(s, army)
  else if (POWER_OF[army] === SASSANIDS && isLastPersian(s, army)) {
    goHome(s, army)
    s.place[army] = NOWHERE
    s.returning = army
  } else removeLeader(s, army)
}
const isLastPersian = (s: State, army: Army): boolean =>
  ARMIES_OF[SASSANIDS].every((other) => other === army || s.dead[other])

// Status

/** 8.13, 8.23: a Disorganised army that is disorganised again loses 1 SP: true if it does. */
export function disorganise(s: State, army: Army): boolean {
  const again = (s.status[army] & DISORGANISED) !== 0
  setStatus(s, army, s.status[army] | DISORGANISED)
  return again
}
export const isBroken = (s: State, army: Army): boolean => (s.status[army] & (DISORGANISED | DEFEATED)) !== 0
export const canMarkControl = (power: Power): boolean => isMajor(power)
export const isLazica = (place: Place): boolean => place === LAZICA
