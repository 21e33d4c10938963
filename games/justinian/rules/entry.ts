import { become, enter, leave, type PassingStep, type PlayContext } from '@iacta/kernel'
import { POWER_IDS } from '../data/powers.ts'
import { PROVINCE_IDS } from '../data/provinces.ts'
import { COST, INTERCEPTION, TREASURE, WITHDRAWAL } from '../data/tables.ts'
import { make, type Offer } from './action.ts'
import { enterBattle } from './battle.ts'
import { decision } from './deciding.ts'
import {
  controlOf,
  disorganise,
  enemyHeads,
  hasArmy,
  hasFort,
  hasRomanArmy,
  headOf,
  holderOf,
  homeOf,
  isBroken,
  isCommanded,
  isHeldBy,
  isUnaligned,
  moveStack,
  putDown,
  roll,
  setStatus,
  sideOf,
  stackOf,
  stackSp,
  standsIn,
  watchEuropa,
} from './forces.ts'
import { enterLosses, groupsOf } from './losses.ts'
import { nearest } from './magistri.ts'
import {
  ARMIES_OF,
  type Army,
  BARBARIAN,
  BYZANTINE,
  ENTRIES,
  HAS_CITY,
  HOST_IDS,
  isBox,
  isMajor,
  isProvince,
  LAZICA,
  MAJOR_SLOT,
  NEIGHBOURS,
  NO_ARMY,
  NOWHERE,
  OSTROGOTHS,
  PLACE_IDS,
  type Place,
  POWER_OF,
  type Power,
  placeNamed,
  ROMAN,
  VANDALS,
} from './printed.ts'
import { BARBARIANS, DEFEATED, DISORGANISED, type Frame, type FrameNamed, NOBODYS, type State } from './state.ts'
import { ask, tell } from './telling.ts'

/** What comes of an army entering a province (77): Lazicans, interception, treasures; and how others get out of its way. */

/** When all of it is done. */
export const ENTERED = 3
export const entry: PassingStep<State, FrameNamed<'entry'>> = {
  run(s, frame, play) {
    const { army, at } = frame
    const place = s.place[army]
    if (at >= ENTERED || !isProvince(place)) {
      leave(s)
      if (isProvince(place)) captureTreasures(s, place, play)
      watchEuropa(s, play)
      return
    }
    become(s, { ...frame, at: at + 1 })
    if (at === 0) raiseLazicans(s, army, play)
    else if (at === 1) clearTheWay(s, army)
    else if (frame.canBeIntercepted && stackSp(s, army) > 0) {
      const queue = enemyHeads(s, place, sideOf(s, army)).filter((one) => mayIntercept(s, one))
      if (queue.length > 0) enter<Frame>(s, { step: 'interception', mover: army, queue, chosen: [] })
    }
  },
}

/** 3.41, 28, 106, 121. */
function raiseLazicans(s: State, army: Army, play: PlayContext): void {
  if (s.place[army] !== LAZICA || sideOf(s, army) === BYZANTINE || hasRomanArmy(s, LAZICA) || stackSp(s, army) === 0)
    return
  const levy = roll(play)
  tell(play, 'lazicans', { roll: levy })
  if (levy === 0) return
  if (s.status[army] & DEFEATED) {
    enterBattle(s, {
      kind: 'lazica',
      place: LAZICA,
      attackers: [],
      defenders: stackOf(s, army),
      levy,
      levyAttacks: true,
    })
    return
  }
  const crossed = s.stack.some((frame) => frame.step === 'march' && frame.army === army && frame.crossed)
  payForBattle(s, army)
  enterBattle(s, { kind: 'lazica', place: LAZICA, attackers: stackOf(s, army), defenders: [], levy, crossed })
}
/** 28: the battle costs the active army 1 MP, if it has one. */
function payForBattle(s: State, army: Army): void {
  s.stack = s.stack.map((frame) =>
    frame.step === 'march' && frame.army === army ? { ...frame, mp: Math.max(0, frame.mp - COST.attack) } : frame,
  )
}

/** 38: a leader without troops does not stay where enemies come. */
function clearTheWay(s: State, mover: Army): void {
  const place = s.place[mover]
  if (sideOf(s, mover) !== BYZANTINE) return
  for (const power of [VANDALS, OSTROGOTHS])
    for (const army of ARMIES_OF[power])
      if (s.place[army] === place && stackSp(s, army) === 0 && s.detached[MAJOR_SLOT[power]][place] === 0) {
        putDown(s, army)
        enter<Frame>(s, { step: 'refuge', army })
      }
}

const refugesOf = (s: State, army: Army): Place[] => {
  const power = POWER_OF[army]
  return nearest(
    s.place[army],
    (place) =>
      s.detached[MAJOR_SLOT[power]][place] > 0 ||
      ARMIES_OF[power].some((one) => s.place[one] === place && s.own[one] > 0),
  )
}

export const refuge = decision<'refuge'>({
  clause: 'JU-7.17c',
  seat: () => BARBARIAN,
  isSettled: (s, { army }) => refugesOf(s, army).length <= 1,
  offers: (s, { army }) => refugesOf(s, army).map((place) => make.lead(army, place)),
  play(s, { army }, action, play) {
    leave(s)
    if (action.do === 'lead') takeRefuge(s, army, placeNamed(action.at), play)
  },
  prompt: (_, { army }) => ask('refuge', { army: HOST_IDS[army] }),
  run(s, { army }, play) {
    leave(s)
    const [to] = refugesOf(s, army)
    if (to !== undefined) takeRefuge(s, army, to, play)
  },
})
function takeRefuge(s: State, army: Army, to: Place, play: PlayContext): void {
  s.place[army] = to
  tell(play, 'fled', { leader: HOST_IDS[army], to: PLACE_IDS[to] })
}

// Interception (7.3)

const mayIntercept = (s: State, army: Army): boolean =>
  !isBroken(s, army) && isCommanded(s, army) && !isUnaligned(s, army)

export const interception = decision<'interception'>({
  clause: 'JU-7.31a',
  seat: (s, { mover }) => 1 - sideOf(s, mover),
  isSettled: (_, { queue }) => queue.length === 0,
  offers: () => [make.intercept(), make.letPass()],
  play(s, frame, action) {
    const [army, ...queue] = frame.queue
    become(s, { ...frame, queue, chosen: action.do === 'intercept' ? [...frame.chosen, army] : frame.chosen })
  },
  prompt: (_, { queue, mover }) => ask('interception', { army: HOST_IDS[queue[0]], mover: HOST_IDS[mover] }),
  run(s, { mover, chosen }, play) {
    leave(s)
    const place = s.place[mover]
    const side = 1 - sideOf(s, mover)
    const successful = chosen.filter((army) => {
      const die = roll(play)
      const sum = die + interceptionDrm(s, place, side)
      const control = controlOf(s, army)
      const succeeds = sum <= control
      tell(play, 'intercepts', { army: HOST_IDS[army], roll: die, sum, control, succeeds })
      if (!succeeds) disorganise(s, army)
      return succeeds
    })
    if (successful.length === 0) return
    enterBattle(s, {
      kind: 'interception',
      place,
      attackers: successful.flatMap((army) => stackOf(s, army)),
      defenders: stackOf(s, mover),
    })
  },
})

/** 7.32: for who held the province when the activation began. */
export function interceptionDrm(s: State, place: Place, side: number): number {
  if (!isHeldBy(s.held[place], side)) return 0
  return HAS_CITY[place] ? INTERCEPTION.city : hasFort(s, place) ? INTERCEPTION.fort : 0
}

/** 7.31, 7.33: who may command several armies: a leader of a great power, if there is one. */
export function commandersAmong(s: State, armies: readonly Army[]): Army[] {
  const heads = [...new Set(armies.map((army) => headOf(s, army)))]
  const majors = heads.filter((army) => isMajor(POWER_OF[army]))
  return majors.length > 0 ? majors : heads
}

// Retreat Before Combat (8.13)

export const withdrawals: PassingStep<State, FrameNamed<'withdrawals'>> = {
  run(s, frame) {
    const [army, ...queue] = frame.queue
    if (army === undefined) {
      leave(s)
      return
    }
    become(s, { ...frame, queue })
    if (isCommanded(s, army) && stackSp(s, army) > 0)
      enter<Frame>(s, { step: 'withdrawal', army, barred: frame.barred })
  },
}

const waysOut = (s: State, army: Army, barred: Place): Place[] => {
  const from = s.place[army]
  const power = POWER_OF[army]
  const places = NEIGHBOURS[from].filter((to) => to !== barred)
  const home = homeOf(s, army)
  return home !== NOWHERE && ENTRIES[power].includes(from) ? [...places, home] : places
}
export const carries = (s: State, army: Army): boolean => s.carrier.includes(army)

export const withdrawal = decision<'withdrawal'>({
  clause: 'JU-8.13c',
  seat: (s, { army }) => sideOf(s, army),
  offers(s, { army, barred }) {
    const found: Offer[] = [make.stand()]
    for (const to of waysOut(s, army, barred)) {
      found.push(make.withdraw(to))
      if (carries(s, army)) found.push(make.withdrawWithout(to))
    }
    return found
  },
  why(_, { barred }, action) {
    if (action.do !== 'withdraw' && action.do !== 'withdrawWithout') return null
    if (action.do === 'withdraw' || barred === placeNamed(action.to))
      return placeNamed(action.to) === barred
        ? 'just-left'
        : isBox(placeNamed(action.to))
          ? 'not-its-box'
          : 'withdraws-next-door'
    return 'no-treasure'
  },
  play(s, { army }, action, play) {
    leave(s)
    if (action.do === 'withdrawWithout') putDown(s, army)
    if (action.do === 'withdraw' || action.do === 'withdrawWithout') withdraw(s, army, placeNamed(action.to), play)
  },
  prompt: (_, { army }) => ask('withdrawal', { army: HOST_IDS[army] }),
})

function withdraw(s: State, army: Army, to: Place, play: PlayContext): void {
  const from = s.place[army]
  const drm = isBox(to) ? 0 : withdrawalDrm(s, army, to)
  const status = s.status[army]
  const control = controlOf(s, army)
  moveStack(s, army, to)
  const die = roll(play)
  const isDisorganised = die + drm > control
  // 14: by the roll itself, at least 1, twice if Defeated.
  const lost =
    isDisorganised && status & (DISORGANISED | DEFEATED) ? Math.max(1, die - control) * (status & DEFEATED ? 2 : 1) : 0
  if (isDisorganised) setStatus(s, army, status | DISORGANISED)
  tell(play, 'withdrew', {
    army: HOST_IDS[army],
    from: PLACE_IDS[from],
    to: PLACE_IDS[to],
    roll: die,
    sum: die + drm,
    control,
    lost,
  })
  // 105: minor powers have no markers in their box.
  if (isBox(to) && !isMajor(POWER_OF[army])) setStatus(s, army, 0)
  if (isProvince(to)) enter<Frame>(s, { step: 'entry', army, at: 0, canBeIntercepted: true })
  captureTreasures(s, from, play)
  enterLosses(s, sideOf(s, army), lost, groupsOf(s, stackOf(s, army)))
}
/** 8.13, 29. */
export function withdrawalDrm(s: State, army: Army, to: Place): number {
  const holder = holderOf(s, to)
  // 88: where several barbarian powers stand it is none of theirs, and still not the Byzantine's.
  if (holder === NOBODYS || (holder === BARBARIANS && sideOf(s, army) === BARBARIAN)) return WITHDRAWAL.nobodys
  return holder === POWER_OF[army] ? 0 : WITHDRAWAL.anothers
}

// Treasures (5.42)

const TREASURED: readonly Power[] = [VANDALS, OSTROGOTHS]
const hasSpOf = (s: State, power: Power, place: Place): boolean =>
  s.detached[MAJOR_SLOT[power]][place] > 0 || ARMIES_OF[power].some((army) => standsIn(s, army, place))

/** A treasure that nobody guards where Byzantines stand is theirs: when they come, and when others leave it to them. */
export function captureTreasures(s: State, place: Place, play: PlayContext): void {
  TREASURED.forEach((power, slot) => {
    if (s.treasure[slot] !== place || s.control[place] === power || hasSpOf(s, power, place)) return
    if (ROMAN.some((army) => standsIn(s, army, place))) captureTreasure(s, power, true, play)
    else if (hasArmy(s, place, BYZANTINE)) captureTreasure(s, power, false, play)
  })
}

/** The same wherever one lies: whoever guarded it may have been called away, or be gone by an event. */
export function captureAbandoned(s: State, play: PlayContext): void {
  for (const place of s.treasure) if (place !== NOWHERE) captureTreasures(s, place, play)
}

/** 5.42: it leaves play; only Byzantines, not their allies, gain by it. */
export function captureTreasure(s: State, power: Power, gains: boolean, play: PlayContext): void {
  const slot = TREASURED.indexOf(power)
  const at = s.treasure[slot]
  if (at === NOWHERE) return
  if (gains) enter<Frame>(s, { step: 'treasure', power })
  else {
    s.treasure[slot] = NOWHERE
    tell(play, 'treasure-captured', { power: POWER_IDS[power], at: PROVINCE_IDS[at], dice: [], gold: 0 })
  }
  s.carrier[slot] = NO_ARMY
}

export const treasure = decision<'treasure'>({
  clause: 'JU-5.42c',
  seat: () => BYZANTINE,
  isSettled: (s, { power }) => s.treasure[TREASURED.indexOf(power)] === NOWHERE,
  offers: () => [make.tenDice(), make.oneDie()],
  play(s, { power }, action, play) {
    leave(s)
    const slot = TREASURED.indexOf(power)
    const dice = Array.from({ length: action.do === 'tenDice' ? TREASURE.dice : 1 }, () => roll(play))
    const gold =
      action.do === 'tenDice' ? dice.reduce((sum, die) => sum + die, 0) : Math.max(1, dice[0]) * TREASURE.times
    tell(play, 'treasure-captured', { power: POWER_IDS[power], at: PROVINCE_IDS[s.treasure[slot]], dice, gold })
    s.treasure[slot] = NOWHERE
    s.gold += gold
  },
  prompt: (_, { power }) => ask('treasure', { power: POWER_IDS[power] }),
  run: leave,
})
