import { become, enter, leave, type PlayContext, type Seat } from '@iacta/kernel'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { COST } from '../data/tables.ts'
import { type Action, make, type Offer, span } from './action.ts'
import { allHere, enterBattle } from './battle.ts'
import { decision } from './deciding.ts'
import { captureTreasures } from './entry.ts'
import {
  addFrontier,
  enemyHeads,
  goHome,
  hasLandSp,
  putDown,
  setStatus,
  sideOf,
  stackOf,
  stackSp,
  watchEuropa,
} from './forces.ts'
import { couldFortify, fortify, fortOffers, mayFortify } from './forts.ts'
import {
  mayClear,
  mayLeave,
  mayPlaceControl,
  mayRally,
  mayRecover,
  maySteady,
  mayTake,
  treasureSlot,
} from './labours.ts'
import {
  armyNamed,
  BARBARIAN,
  BYZANTINE,
  HOST_IDS,
  isBox,
  isRoman,
  MAJOR_SLOT,
  MAJORS,
  POWER_OF,
  placeNamed,
} from './printed.ts'
import type { Bar } from './reasons.ts'
import { desert } from './setting-out.ts'
import { DEFEATED, DISORGANISED, type Frame, isOnMap, NO_POWER, STATUSES, type State, spOf } from './state.ts'
import { ask, tell } from './telling.ts'
import { combine, companions, mayRedistribute } from './together.ts'
import {
  detach,
  detachedHere,
  disband,
  mayDetach,
  mayDisband,
  mayDrop,
  mayPickUp,
  mayTransfer,
  receivers,
} from './troops.ts'
import { go, type March, mayGo, placesInReach } from './ways.ts'

/** An army that marches (7.0, 7.1): everything it may spend movement points on. */

const sideOfMarch = (s: State, { army }: March): Seat => sideOf(s, army)

// Attacking (8.11, 8.12)

function mayAttack(s: State, { army, mp, landed, struck }: March): Bar {
  if (s.status[army] & DEFEATED) return 'defeated-cannot-attack'
  if (landed && struck) return 'landed-only-attacks'
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

// All of it

/** What costs no movement points: an attack after a landing, forts, treasures, whoever else combines, disbanding. */
const hasFreeDeeds = (s: State, frame: March): boolean =>
  frame.landed
    ? mayAttack(s, frame) === null || couldFortify(s)
    : mayDisband(s, frame) === null ||
      couldFortify(s) ||
      mayTake(s, frame) === null ||
      mayLeave(s, frame) === null ||
      (frame.joining && companions(s, frame).length > 0)

/** 6.52: one MP for all who are here. */
const mayCombine = ({ mp, joining }: March): boolean => joining || mp >= COST.combine

function offersOf(s: State, frame: March, asked?: Action): Offer[] {
  const { army, mp } = frame
  const found: Offer[] = []
  attackOffers(s, frame, found)
  if (!frame.landed) {
    if (mp > 0) for (const to of placesInReach(s, frame)) found.push(make.go(to))
    if (mayCombine(frame)) for (const other of companions(s, frame)) found.push(make.combine(other))
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
  fortOffers(s, found, asked)
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
      return mayAttack(s, frame) ?? (action.do === 'attackAll' ? 'only-one-army-here' : 'not-an-enemy-here')
    case 'fortify':
      return s.romanActs ? mayFortify(s, placeNamed(action.at)) : 'fort-own-activation'
    default:
      if (frame.landed && ON_THE_MARCH.has(action.do)) return 'landed-only-attacks'
  }
  switch (action.do) {
    case 'combine':
      if (!isRoman(frame.army) && companions(s, frame).length === 0)
        return sideOf(s, frame.army) === BYZANTINE ? 'allies-do-no-such-thing' : 'combines-jointly'
      return mayCombine(frame) ? 'nobody-to-combine' : 'too-few-mp'
    case 'redistribute':
      return mayRedistribute(s, frame)
    case 'drop':
      return mayDrop(s, frame) ?? 'keeps-one'
    case 'detach':
      return mayDetach(s, frame) ?? 'detaches-its-own'
    case 'pickUp':
      return mayPickUp(s, frame) ?? 'nothing-to-pick-up'
    case 'transfer':
      return mayTransfer(s, frame, armyNamed(action.to)) ?? 'transfers-its-own'
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
  become(s, { ...frame, mp: frame.mp - cost, joining: false })
  tell(play, 'recovered', { army: HOST_IDS[frame.army], status: STATUSES.filter((_, i) => status & (1 << i)) })
}

function carryOut(s: State, frame: March, action: Action, play: PlayContext): void {
  const { army } = frame
  const at = s.place[army]
  const pay = (mp: number): void => become(s, { ...frame, mp: frame.mp - mp, joining: false })
  switch (action.do) {
    case 'go':
      go(s, frame, placeNamed(action.to), play)
      return
    case 'attack':
      become(s, { ...frame, joining: false })
      enterBattle(s, {
        kind: 'attack',
        place: at,
        attackers: stackOf(s, army),
        defenders: stackOf(s, armyNamed(action.army)),
        crossed: frame.crossed,
      })
      return
    case 'attackAll':
      become(s, { ...frame, joining: false })
      enterBattle(s, {
        kind: 'attack',
        attackers: stackOf(s, army),
        crossed: frame.crossed,
        ...allHere(s, at, sideOf(s, army)),
      })
      return
    case 'combine':
      become(s, { ...frame, mp: frame.joining ? frame.mp : frame.mp - COST.combine, joining: true })
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
      become(s, { ...frame, tookUp: true })
      s.carrier[treasureSlot(army)] = army
      tell(play, 'treasure', { power: POWER_IDS[POWER_OF[army]], army: HOST_IDS[army], taken: true })
      return
    case 'leaveTreasure':
      become(s, { ...frame, setDown: true })
      putDown(s, army)
      tell(play, 'treasure', { power: POWER_IDS[POWER_OF[army]], army: HOST_IDS[army], taken: false })
      return
    case 'fortify':
      fortify(s, placeNamed(action.at), play)
      return
    default:
      leave(s)
  }
}

export const march = decision<'march'>({
  clause: 'JU-7.15a',
  seat: (_, { seat }) => seat,
  isSettled: (s, frame) =>
    frame.over ||
    !(isOnMap(s, frame.army) || (isBox(s.place[frame.army]) && stackSp(s, frame.army) > 0)) ||
    (frame.mp === 0 && !hasFreeDeeds(s, frame)),
  offers: offersOf,
  why: whyNot,
  play(s, frame, action, play) {
    const leaves = frame.deserts && (action.do === 'go' || action.do === 'attack' || action.do === 'attackAll')
    carryOut(s, leaves ? { ...frame, deserts: false } : frame, action, play)
    if (leaves) desert(s)
  },
  prompt: (_, { army, mp }) => ask('march', { army: HOST_IDS[army], mp }),
  run: leave,
})
