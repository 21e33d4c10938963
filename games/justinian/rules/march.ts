import { become, enter, leave, type PlayContext, type Seat } from '@iacta/kernel'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { ARMY_LIMIT, COST, ENTER } from '../data/tables.ts'
import { type Action, make, type Offer, span } from './action.ts'
import { fortify, fortOffers, mayFortify, recruitInBox } from './activation.ts'
import { allHere, enterBattle } from './battle.ts'
import { decision } from './deciding.ts'
import { captureTreasures } from './entry.ts'
import {
  addFrontier,
  controlOf,
  enemyHeads,
  goHome,
  hasLandSp,
  headOf,
  isBroken,
  moveStack,
  putDown,
  roll,
  setAside,
  setStatus,
  sideOf,
  stackOf,
  stackSp,
  standsIn,
  watchEuropa,
} from './forces.ts'
import {
  ARMIES_ALL,
  type Army,
  armyNamed,
  BARBARIAN,
  BOX_LINKS,
  BOX_OF,
  BYZANTINE,
  ENTRIES,
  HOST_IDS,
  isBox,
  isMajor,
  isMinor,
  isPresental,
  isProvince,
  isRoman,
  isStrait,
  LAZICA,
  MAJOR_SLOT,
  MAJORS,
  minorArmy,
  NEIGHBOURS,
  NO_ARMY,
  OSTROGOTHS,
  PLACE_IDS,
  type Place,
  POWER_OF,
  POWER_OF_BOX,
  placeNamed,
  ROMAN,
  SASSANIDS,
  VANDALS,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import {
  DEFEATED,
  DISORGANISED,
  type Frame,
  type FrameNamed,
  isOnMap,
  NO_POWER,
  STATUSES,
  type State,
  spOf,
} from './state.ts'
import { ask, tell } from './telling.ts'

/** An army that marches (7.1): every step and everything it may spend movement points on. */

type March = FrameNamed<'march'>
const sideOfMarch = (s: State, { army }: March): Seat => sideOf(s, army)

// Going (7.12, 7.13, 7.19)

export function costOf(s: State, army: Army, to: Place): number {
  const from = s.place[army]
  let cost: number = ENTER.base
  if (s.status[army] & DISORGANISED) cost += ENTER.disorganised
  if (s.status[army] & DEFEATED) cost += ENTER.defeated
  if (isProvince(from) && hasLandSp(s, from, 1 - sideOf(s, army))) cost += ENTER.fromEnemies
  if (isProvince(from) && isProvince(to) && isStrait(from, to)) cost += ENTER.strait
  return cost
}

/** Places next to an army: over borders and straits, its own box, and the boxes beside it (2.1, 7.19). */
function placesNextTo(s: State, army: Army): Place[] {
  const from = s.place[army]
  const power = POWER_OF[army]
  if (isBox(from)) return isMinor(power) ? [...ENTRIES[power], ...BOX_LINKS[power]] : [...ENTRIES[power]]
  const home = BOX_OF[power]
  return home >= 0 && ENTRIES[power].includes(from) ? [...NEIGHBOURS[from], home] : [...NEIGHBOURS[from]]
}

function mayEnterBox(s: State, army: Army, to: Place): Bar {
  const from = s.place[army]
  if (isRoman(army)) return 'no-boxes'
  const power = POWER_OF[army]
  if (to === BOX_OF[power]) return isProvince(from) && ENTRIES[power].includes(from) ? null : 'not-its-box'
  if (from !== BOX_OF[power] || !BOX_LINKS[power].includes(to) || !isMinor(power)) return 'box-only-from-box'
  // 106: it would have to attack there.
  if (s.status[army] & DEFEATED) return 'box-needs-attack'
  const target = POWER_OF_BOX(to)
  const ours = sideOf(s, army) === BYZANTINE ? 'byzantine' : 'barbarian'
  return s.place[minorArmy(target)] === to && s.allegiance[target] !== ours ? null : 'box-empty'
}

function mayGo(s: State, { army, mp, landed }: March, to: Place): Bar {
  if (landed) return 'landed-only-attacks'
  if (isBox(to)) {
    const bar = mayEnterBox(s, army, to)
    if (bar) return bar
  } else if (!placesNextTo(s, army).includes(to)) return 'not-adjacent'
  return costOf(s, army, to) > mp ? 'too-few-mp' : null
}

function go(s: State, frame: March, to: Place, play: PlayContext): void {
  const { army } = frame
  const from = s.place[army]
  const cost = costOf(s, army, to)
  if (isBox(to) && to !== BOX_OF[POWER_OF[army]]) {
    attackBox(s, frame, to, play)
    return
  }
  become(s, {
    ...frame,
    mp: frame.mp - cost,
    left: isProvince(from) ? from : frame.left,
    crossed: isProvince(from) && isProvince(to) && isStrait(from, to),
    moved: true,
  })
  moveStack(s, army, to)
  tell(play, 'went', { army: HOST_IDS[army], from: PLACE_IDS[from], to: PLACE_IDS[to], mp: frame.mp - cost })
  if (isProvince(to)) enter<Frame>(s, { step: 'entry', army, at: 0, canBeIntercepted: true })
  watchEuropa(s, play)
}

/** 7.19, 57: into the box of another power, which fights for the other player. */
function attackBox(s: State, frame: March, to: Place, play: PlayContext): void {
  const target = POWER_OF_BOX(to)
  const defender = minorArmy(target)
  become(s, { ...frame, mp: 0, moved: true, over: true })
  s.allegiance[target] = sideOf(s, frame.army) === BYZANTINE ? 'barbarian' : 'byzantine'
  if (spOf(s, defender) === 0) recruitInBox(s, defender, play)
  tell(play, 'went', { army: HOST_IDS[frame.army], from: PLACE_IDS[s.place[frame.army]], to: PLACE_IDS[to], mp: 0 })
  // 119
  if (spOf(s, defender) > 0) enterBattle(s, { kind: 'box', place: to, attackers: [frame.army], defenders: [defender] })
}

// Attacking (8.11, 8.12)

function mayAttack(s: State, { army, mp, landed }: March): Bar {
  if (s.status[army] & DEFEATED) return 'defeated-cannot-attack'
  if (!landed && mp < COST.attack) return 'too-few-mp'
  if (!isOnMap(s, army) || stackSp(s, army) === 0) return 'nobody-to-attack'
  return hasLandSp(s, s.place[army], 1 - sideOf(s, army)) ? null : 'nobody-to-attack'
}
function attackOffers(s: State, frame: March, found: Offer[]): void {
  if (mayAttack(s, frame) !== null) return
  const side = sideOfMarch(s, frame)
  const at = s.place[frame.army]
  const heads = enemyHeads(s, at, side)
  for (const head of heads) found.push(make.attack(head))
  const others = side === BARBARIAN ? s.frontier[at] > 0 : MAJORS.some((_, slot) => s.detached[slot][at] > 0)
  if (others || heads.length > 1) found.push(make.attackAll())
}

// Together (6.44, 6.52)

/** Other Byzantine armies here, each stack by its head; or the minor army of a Combined Operation. */
function companions(s: State, { army, partner }: March): Army[] {
  const at = s.place[army]
  if (!isProvince(at)) return []
  if (partner !== NO_ARMY)
    return standsIn(s, partner, at) && headOf(s, partner) === partner && !isRoman(army) ? [partner] : []
  return isRoman(army) ? ROMAN.filter((one) => one !== army && s.place[one] === at && headOf(s, one) === one) : []
}

/** 8.25: the status of the larger applies, then of the better commander, then of whom a die names. */
function combine(s: State, army: Army, other: Army, play: PlayContext): void {
  const difference = stackSp(s, army) - stackSp(s, other) || controlOf(s, army) - controlOf(s, other)
  const status =
    s.status[army] === s.status[other] || difference > 0 || (difference === 0 && roll(play) < 5)
      ? s.status[army]
      : s.status[other]
  for (const member of stackOf(s, other)) {
    s.under[member] = army
    if (isRoman(member) && s.romanActs) s.tookPart[member] = true
  }
  setStatus(s, army, status)
  tell(play, 'combined', { army: HOST_IDS[army], with: HOST_IDS[other] })
}

const neighboursInArms = (s: State, army: Army): Army[] =>
  ROMAN.filter((one) => s.place[one] === s.place[army] && one !== army)

function mayRedistribute(s: State, { army, mp, moved }: March): Bar {
  if (!isRoman(army) || neighboursInArms(s, army).length === 0) return 'nobody-to-combine'
  if (moved) return 'moved-already'
  return mp < COST.combine ? 'too-few-mp' : null
}

function mayShift(s: State, from: Army, to: Army, at: Place): Bar {
  if (from === to || !isRoman(from) || !isRoman(to) || s.place[from] !== at || s.place[to] !== at)
    return 'nobody-to-combine'
  if (isPresental(from)) return 'presental-gives-none'
  if (spOf(s, to) >= ARMY_LIMIT) return 'army-limit'
  return givable(s, from) > 0 ? null : 'keeps-one'
}
/** 122: each keeps 1 SP; allied SP are not given. */
const givable = (s: State, army: Army): number => Math.min(s.own[army], spOf(s, army) - 1)

/** 6.52: SP among the Byzantine armies of a province. */
export const sharing = decision<'sharing'>({
  clause: 'JU-6.52c',
  seat: () => BYZANTINE,
  offers(s, { army }) {
    const here = ROMAN.filter((one) => s.place[one] === s.place[army])
    const found: Offer[] = []
    for (const from of here)
      for (const to of here)
        if (mayShift(s, from, to, s.place[army]) === null)
          found.push({
            do: 'shift',
            from: HOST_IDS[from],
            to: HOST_IDS[to],
            sp: span(1, Math.min(givable(s, from), ARMY_LIMIT - spOf(s, to))),
          })
    found.push(make.done())
    return found
  },
  why(s, { army }, action) {
    if (action.do !== 'shift') return null
    const [from, to] = [armyNamed(action.from), armyNamed(action.to)]
    const bar = mayShift(s, from, to, s.place[army])
    return bar ?? (spOf(s, to) + action.sp > ARMY_LIMIT ? 'army-limit' : 'keeps-one')
  },
  play(s, _, action, play) {
    if (action.do !== 'shift') {
      leave(s)
      return
    }
    const [from, to] = [armyNamed(action.from), armyNamed(action.to)]
    s.own[from] -= action.sp
    s.own[to] += action.sp
    // 122: whoever takes in men who are not paid is not paid.
    if (s.unpaid[from]) s.unpaid[to] = true
    tell(play, 'shifted', { from: action.from, to: action.to, sp: action.sp })
  },
  prompt: (_, { army }) => ask('sharing', { army: HOST_IDS[army] }),
})

// SP left behind and picked up (7.16, 7.17)

function mayDrop(s: State, { army, mp }: March): Bar {
  if (!isRoman(army)) return sideOf(s, army) === BYZANTINE ? 'allies-do-no-such-thing' : 'only-majors-detach'
  if (isPresental(army)) return 'presental-drops-none'
  if (s.place[army] === LAZICA) return 'no-frontier-in-lazica'
  if (s.own[army] <= 1) return 'keeps-one'
  return mp < COST.drop ? 'too-few-mp' : null
}
function mayDetach(s: State, { army, mp }: March): Bar {
  if (!isMajor(POWER_OF[army])) return 'only-majors-detach'
  if (!isOnMap(s, army) || s.own[army] === 0) return 'no-troops'
  if (isBroken(s, army)) return 'broken-detaches-none'
  if (s.place[army] === LAZICA) return 'no-detached-in-lazica'
  return mp < COST.detach ? 'too-few-mp' : null
}
const detachedHere = (s: State, army: Army): number =>
  isMajor(POWER_OF[army]) && isOnMap(s, army) ? s.detached[MAJOR_SLOT[POWER_OF[army]]][s.place[army]] : 0
function mayPickUp(s: State, { army, mp }: March): Bar {
  if (isRoman(army)) return 'frontier-stays'
  if (detachedHere(s, army) === 0) return 'nothing-to-pick-up'
  return mp < COST.pickUp ? 'too-few-mp' : null
}
const receivers = (s: State, army: Army): Army[] =>
  isMinor(POWER_OF[army]) && sideOf(s, army) === BARBARIAN && isOnMap(s, army) && headOf(s, army) === army
    ? ARMIES_ALL.filter((one) => isMajor(POWER_OF[one]) && s.place[one] === s.place[army] && one !== army)
    : []
function mayTransfer(s: State, { army, mp }: March, to: Army): Bar {
  if (!isMinor(POWER_OF[army]) || sideOf(s, army) === BYZANTINE) return 'only-minors-transfer'
  if (!receivers(s, army).includes(to)) return 'only-minors-transfer'
  return mp < COST.transfer ? 'too-few-mp' : null
}

function detach(s: State, army: Army, sp: number, play: PlayContext): void {
  const at = s.place[army]
  s.own[army] -= sp
  s.detached[MAJOR_SLOT[POWER_OF[army]]][at] += sp
  tell(play, 'dropped', { army: HOST_IDS[army], at: PROVINCE_IDS[at], sp })
  // 7.17: a Persian without an army goes home.
  if (POWER_OF[army] === SASSANIDS && spOf(s, army) === 0) goHome(s, army)
}

// Markers (7.18) and recovery (8.24)

function mayPlaceControl(s: State, { army, mp }: March): Bar {
  const power = POWER_OF[army]
  const at = s.place[army]
  if (!isMajor(power)) return 'only-majors-control'
  if (at === LAZICA) return 'no-control-in-lazica'
  if (!isOnMap(s, army) || spOf(s, army) === 0) return 'no-troops'
  if (s.control[at] !== NO_POWER || s.revolt[at] || s.frontier[at] > 0) return 'others-here'
  if (MAJORS.some((one, slot) => one !== power && s.detached[slot][at] > 0)) return 'others-here'
  if (ARMIES_ALL.some((one) => POWER_OF[one] !== power && standsIn(s, one, at))) return 'others-here'
  return mp < COST.placeControl ? 'too-few-mp' : null
}
function mayClear(s: State, { army, mp }: March): Bar {
  const at = s.place[army]
  if (!isRoman(army)) return 'allies-do-no-such-thing'
  if (s.control[at] === NO_POWER && !s.revolt[at]) return 'nothing-to-clear'
  if (hasLandSp(s, at, BARBARIAN)) return 'enemies-here'
  return mp < COST.clear ? 'too-few-mp' : null
}
const mayRally = (s: State, { army, mp }: March): Bar =>
  s.status[army] & DISORGANISED ? (mp < COST.rally ? 'too-few-mp' : null) : 'not-disorganised'
function maySteady(s: State, { army, mp }: March): Bar {
  if (!(s.status[army] & DEFEATED)) return 'not-defeated'
  if (s.status[army] & DISORGANISED) return 'disorganised-first'
  return mp < COST.rally ? 'too-few-mp' : null
}
const mayRecover = (s: State, { army, mp }: March): Bar =>
  s.status[army] & DEFEATED ? (mp < COST.recover ? 'too-few-mp' : null) : 'not-defeated'

function mayDisband(s: State, { army }: March): Bar {
  if (!isRoman(army)) return 'allies-do-no-such-thing'
  if (isPresental(army)) return 'presental-stays'
  return s.place[army] === LAZICA ? 'no-frontier-in-lazica' : null
}
function disband(s: State, army: Army, play: PlayContext): void {
  const at = s.place[army]
  tell(play, 'disbanded', { army: HOST_IDS[army], at: PROVINCE_IDS[at], sp: s.own[army] })
  addFrontier(s, at, s.own[army], s.unpaid[army])
  setAside(s, army)
}

// Treasures (5.41)

const treasureSlot = (army: Army): number => [VANDALS, OSTROGOTHS].indexOf(POWER_OF[army])
const mayTake = (s: State, { army }: March): Bar => {
  const slot = treasureSlot(army)
  return slot >= 0 && s.treasure[slot] === s.place[army] && s.carrier[slot] === NO_ARMY ? null : 'no-treasure'
}
const mayLeave = (s: State, { army }: March): Bar => {
  const slot = treasureSlot(army)
  return slot >= 0 && s.carrier[slot] === army ? null : 'no-treasure'
}

// All of it

/** Whether an army that has come to an end could still build: forts may be built until the activation is over (6.54). */
const couldBuild = (s: State): boolean => {
  const found: Offer[] = []
  fortOffers(s, found)
  return found.length > 0
}

function offersOf(s: State, frame: March): Offer[] {
  const { army, mp } = frame
  const found: Offer[] = []
  attackOffers(s, frame, found)
  if (!frame.landed && mp > 0) {
    for (const to of placesNextTo(s, army)) if (mayGo(s, frame, to) === null) found.push(make.go(to))
    if (mp >= COST.combine) for (const other of companions(s, frame)) found.push(make.combine(other))
    if (mayRedistribute(s, frame) === null) found.push(make.redistribute())
    if (mayDrop(s, frame) === null) found.push({ do: 'drop', sp: span(1, s.own[army] - 1) })
    if (mayDetach(s, frame) === null) found.push({ do: 'detach', sp: span(1, s.own[army]) })
    if (mayPickUp(s, frame) === null) found.push({ do: 'pickUp', sp: span(1, detachedHere(s, army)) })
    for (const to of receivers(s, army))
      if (mayTransfer(s, frame, to) === null) found.push({ do: 'transfer', to: HOST_IDS[to], sp: span(1, s.own[army]) })
    if (mayPlaceControl(s, frame) === null) found.push(make.placeControl())
    if (mayClear(s, frame) === null) found.push(make.clear())
    if (mayRally(s, frame) === null) found.push(make.rally())
    if (maySteady(s, frame) === null) found.push(make.steady())
    if (mayRecover(s, frame) === null) found.push(make.recover())
    if (mayDisband(s, frame) === null) found.push(make.disband())
    if (mayTake(s, frame) === null) found.push(make.takeTreasure())
    if (mayLeave(s, frame) === null) found.push(make.leaveTreasure())
  }
  fortOffers(s, found)
  found.push(make.halt())
  return found
}

/** What an army that has landed cannot do any more. */
const ON_THE_MARCH: ReadonlySet<Action['do']> = new Set([
  'combine',
  'redistribute',
  'drop',
  'detach',
  'pickUp',
  'transfer',
  'placeControl',
  'clear',
  'rally',
  'steady',
  'recover',
  'disband',
  'takeTreasure',
  'leaveTreasure',
])

function whyNot(s: State, frame: March, action: Action): Bar {
  switch (action.do) {
    case 'go':
      return mayGo(s, frame, placeNamed(action.to))
    case 'attack':
    case 'attackAll':
      return mayAttack(s, frame) ?? 'not-an-enemy-here'
    case 'fortify':
      return s.romanActs ? mayFortify(s, placeNamed(action.at)) : 'fort-built'
    default:
      if (frame.landed && ON_THE_MARCH.has(action.do)) return 'landed-only-attacks'
  }
  switch (action.do) {
    case 'combine':
      if (sideOf(s, frame.army) === BYZANTINE && !isRoman(frame.army)) return 'allies-do-no-such-thing'
      return frame.mp < COST.combine ? 'too-few-mp' : 'nobody-to-combine'
    case 'redistribute':
      return mayRedistribute(s, frame)
    case 'drop':
      return mayDrop(s, frame) ?? 'keeps-one'
    case 'detach':
      return mayDetach(s, frame) ?? 'no-troops'
    case 'pickUp':
      return mayPickUp(s, frame) ?? 'nothing-to-pick-up'
    case 'transfer':
      return mayTransfer(s, frame, armyNamed(action.to)) ?? 'no-troops'
    case 'placeControl':
      return mayPlaceControl(s, frame)
    case 'clear':
      return mayClear(s, frame)
    case 'rally':
      return mayRally(s, frame)
    case 'steady':
      return maySteady(s, frame)
    case 'recover':
      return mayRecover(s, frame)
    case 'disband':
      return mayDisband(s, frame)
    case 'takeTreasure':
      return mayTake(s, frame)
    case 'leaveTreasure':
      return mayLeave(s, frame)
    default:
      return null
  }
}

function changeStatus(s: State, frame: March, status: number, cost: number, play: PlayContext): void {
  setStatus(s, frame.army, status)
  become(s, { ...frame, mp: frame.mp - cost })
  tell(play, 'recovered', { army: HOST_IDS[frame.army], status: STATUSES.filter((_, i) => status & (1 << i)) })
}

export const march = decision<'march'>({
  clause: 'JU-7.15a',
  seat: (_, { seat }) => seat,
  isSettled: (s, frame) =>
    frame.over ||
    !(isOnMap(s, frame.army) || isBox(s.place[frame.army])) ||
    (frame.mp === 0 && !(frame.landed && mayAttack(s, frame) === null) && !(s.romanActs && couldBuild(s))),
  offers: offersOf,
  why: whyNot,
  play(s, frame, action, play) {
    const { army } = frame
    const at = s.place[army]
    const pay = (mp: number): void => become(s, { ...frame, mp: frame.mp - mp })
    switch (action.do) {
      case 'go':
        go(s, frame, placeNamed(action.to), play)
        return
      case 'attack':
        enterBattle(s, {
          kind: 'attack',
          place: at,
          attackers: stackOf(s, army),
          defenders: stackOf(s, armyNamed(action.army)),
          crossed: frame.crossed,
        })
        return
      case 'attackAll':
        enterBattle(s, {
          kind: 'attack',
          attackers: stackOf(s, army),
          crossed: frame.crossed,
          ...allHere(s, at, sideOf(s, army)),
        })
        return
      case 'combine':
        pay(COST.combine)
        combine(s, army, armyNamed(action.with), play)
        return
      case 'redistribute':
        pay(COST.combine)
        enter<Frame>(s, { step: 'sharing', army })
        return
      case 'drop':
        pay(COST.drop)
        s.own[army] -= action.sp
        addFrontier(s, at, action.sp, s.unpaid[army])
        tell(play, 'dropped', { army: HOST_IDS[army], at: PROVINCE_IDS[at], sp: action.sp })
        return
      case 'detach':
        pay(COST.detach)
        detach(s, army, action.sp, play)
        if (isBox(s.place[army])) become(s, { ...frame, over: true })
        return
      case 'pickUp':
        pay(COST.pickUp)
        s.detached[MAJOR_SLOT[POWER_OF[army]]][at] -= action.sp
        s.own[army] += action.sp
        tell(play, 'picked-up', { army: HOST_IDS[army], at: PROVINCE_IDS[at], sp: action.sp })
        return
      case 'transfer': {
        pay(COST.transfer)
        s.own[army] -= action.sp
        s.allied[armyNamed(action.to)] += action.sp
        tell(play, 'transferred', { from: HOST_IDS[army], to: action.to, sp: action.sp })
        if (spOf(s, army) > 0) return
        goHome(s, army)
        become(s, { ...frame, over: true })
        return
      }
      case 'placeControl':
        pay(COST.placeControl)
        s.control[at] = POWER_OF[army]
        tell(play, 'control-placed', { power: POWER_IDS[POWER_OF[army]], at: PROVINCE_IDS[at] })
        watchEuropa(s, play)
        return
      case 'clear':
        pay(COST.clear)
        if (s.revolt[at]) s.revolt[at] = false
        else s.control[at] = NO_POWER
        tell(play, 'cleared', { army: HOST_IDS[army], at: PROVINCE_IDS[at] })
        captureTreasures(s, at, play)
        return
      case 'rally':
        changeStatus(s, frame, s.status[army] & ~DISORGANISED, COST.rally, play)
        return
      case 'steady':
        changeStatus(s, frame, DISORGANISED, COST.rally, play)
        return
      case 'recover':
        changeStatus(s, frame, s.status[army] & ~DEFEATED, COST.recover, play)
        return
      case 'disband':
        disband(s, army, play)
        leave(s)
        return
      case 'takeTreasure':
        s.carrier[treasureSlot(army)] = army
        tell(play, 'treasure', { power: POWER_IDS[POWER_OF[army]], army: HOST_IDS[army], taken: true })
        return
      case 'leaveTreasure':
        putDown(s, army)
        tell(play, 'treasure', { power: POWER_IDS[POWER_OF[army]], army: HOST_IDS[army], taken: false })
        return
      case 'fortify':
        fortify(s, placeNamed(action.at), play)
        return
      default:
        leave(s)
    }
  },
  prompt: (_, { army, mp }) => ask('march', { army: HOST_IDS[army], mp }),
  run: leave,
})
