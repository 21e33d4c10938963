import { hiddenLeader } from './ambush.ts'
import { type Leader, NO_LEADER, NOWHERE, type ScenarioId, type SideIndex, type Unit } from './printed.ts'
import { HexSet, isReached, type Reach, spreadOrders } from './reach.ts'
import type { Bar } from './reasons.ts'
import { isArriving } from './reinforcements.ts'
import {
  commanderOf,
  factsOf,
  initiativeOf,
  isInPlay,
  isOnMap,
  isRouted,
  LEADER_BITS,
  leaderFacts,
  leaderInEnemyZone,
  mayCommand,
  rangeOf,
  type State,
  typeOf,
  UNIT_BITS,
  unitFacts,
  unitsOf,
} from './state.ts'

/** Leaders: how far they reach, whom they may command, and which of them may still act (4.2 to 4.5, 5.1). */

const ORDINARY = new HexSet()

/** 4.21. The hexes a leader reaches; what is answered stands until the next such question. */
export const commandReach = (s: State, leader: Leader, most: number): Reach => spreadOrders(s, leader, most, ORDINARY)

export const reaches = isReached

/** 4.33: whether a subordinate is within his overall commander's range; without one he is not (4.63). */
export function isInCommanderRange(s: State, leader: Leader): boolean {
  const under = commanderOf(s, leader)
  if (under === NO_LEADER || !isInPlay(s, under)) return false
  return reaches(commandReach(s, under, rangeOf(s, under)), s.leaderAt[leader])
}

export const isCommander = (s: State, leader: Leader): boolean => leaderFacts(s, leader).rank === 'OC'

/** 4.24, 5.26: in an enemy's zone nobody but the overall commander gives orders. */
export const isHeld = (s: State, leader: Leader): boolean => !isCommander(s, leader) && leaderInEnemyZone(s, leader)

/** 4.33: why a leader has nothing to say to a unit. */
export function authorityBar(s: State, leader: Leader, unit: Unit): Bar {
  if (unitFacts(s, unit).side !== leaderFacts(s, leader).side) return 'not-your-unit'
  return isOnMap(s, unit) && mayCommand(s, leader, unit) ? null : 'may-not-command'
}

/** 4.21, 5.24, 6.12, 10.26, 10.27, 4.33: why a unit may not be ordered by a leader at all; range is another matter. */
export function orderBar(s: State, leader: Leader, unit: Unit): Bar {
  const bar = authorityBar(s, leader, unit)
  if (bar !== null) return bar
  if (isRouted(s, unit)) return 'routed-take-no-orders'
  if ((s.marks[unit] & UNIT_BITS.rallied) !== 0) return 'rallied-take-no-orders'
  if (isArriving(s, unit)) return 'still-arriving'
  if (isOtherType(s, leader, unit)) return 'one-type-a-phase'
  return (s.marks[unit] & (UNIT_BITS.ordered | UNIT_BITS.recovered)) !== 0 ? 'ordered-already' : null
}

/** UTUS-05: whether this leader has ordered units of another type in this phase. */
export function isOtherType(s: State, leader: Leader, unit: Unit): boolean {
  if (factsOf(s).rules.oneTypeAPhase !== leaderFacts(s, leader).id) return false
  return unitsOf(s, leaderFacts(s, leader).side).some(
    (other) =>
      (s.marks[other] & (UNIT_BITS.ordered | UNIT_BITS.recovered)) !== 0 && typeOf(s, other) !== typeOf(s, unit),
  )
}

/** Limits of some battles on who may act in their first turn (DARA-08, DARA-25, TAGI-08, CASI-17). */
const FIRST_TURN: Readonly<Partial<Record<ScenarioId, Bar>>> = {
  dara: 'not-in-first-turn-dara',
  taginae: 'not-in-first-turn-taginae',
  casilinum: 'not-in-first-turn-casilinum',
}

function firstTurnBar(s: State, leader: Leader): Bar {
  const { rules, id: battle } = factsOf(s)
  const { id } = leaderFacts(s, leader)
  if (s.turn !== 1 || !rules.firstTurn || rules.firstTurn.leaders.some((one) => one === id)) return null
  return FIRST_TURN[battle] ?? 'leader-finished'
}

const hasFinished = (s: State, leader: Leader): boolean =>
  (s.leaderMarks[leader] & LEADER_BITS.finished) !== 0 || s.paralysed[leaderFacts(s, leader).side]

/** 5.11, 5.13: why a leader who is there may not be activated in this turn any more. */
export const inactiveBar = (s: State, leader: Leader): Bar =>
  hasFinished(s, leader) ? 'leader-finished' : firstTurnBar(s, leader)

export const isInactive = (s: State, leader: Leader): boolean =>
  (isInPlay(s, leader) || hiddenLeader(s, leaderFacts(s, leader).side) === leader) && inactiveBar(s, leader) === null

/** 5.26: he waits in an enemy's zone; whoever gets out of it goes before the others of his side. */
export const isWaiting = (s: State, leader: Leader): boolean =>
  (s.leaderMarks[leader] & LEADER_BITS.held) !== 0 && isHeld(s, leader)
export const isFreed = (s: State, leader: Leader): boolean =>
  (s.leaderMarks[leader] & LEADER_BITS.held) !== 0 && !isHeld(s, leader)

const mayAct = (s: State, leader: Leader): boolean => isInactive(s, leader) && !isWaiting(s, leader)

export function inactiveOf(s: State, side: SideIndex): Leader[] {
  const found: Leader[] = []
  // 5.33.
  if (s.paralysed[side]) return found
  const { leaders } = factsOf(s)
  for (let i = 0; i < leaders.length; i++)
    if (leaders[i].side === side && s.leaderAt[i] !== NOWHERE && mayAct(s, i as Leader)) found.push(i as Leader)
  const hidden = hiddenLeader(s, side)
  if (hidden !== NO_LEADER && mayAct(s, hidden)) found.push(hidden)
  return found
}

/** 5.12: the lowest initiative among those still to act; null if there are none. */
export function lowestInitiative(s: State, leaders: readonly Leader[]): number | null {
  let lowest: number | null = null
  for (const leader of leaders) {
    const initiative = initiativeOf(s, leader)
    if (lowest === null || initiative < lowest) lowest = initiative
  }
  return lowest
}

/** Those of a side who may be activated now: freed ones first (5.26), else the lowest (5.12). */
export function dueLeaders(s: State, side: SideIndex, initiative: number): Leader[] {
  const waiting = inactiveOf(s, side)
  if (waiting.some((leader) => isFreed(s, leader))) return waiting.filter((leader) => isFreed(s, leader))
  return waiting.filter((leader) => initiativeOf(s, leader) === initiative)
}
