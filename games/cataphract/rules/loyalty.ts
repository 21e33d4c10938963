import type { PlayContext } from '@iacta/kernel'
import { FEROCITY, LEAVES_FROM } from '../data/tables.ts'
import { roll } from './dice.ts'
import { tell } from './happenings.ts'
import { type Leader, NOWHERE, otherSide, type Unit } from './printed.ts'
import {
  factsOf,
  initiativeOf,
  isCavalry,
  isInPlay,
  leaderFacts,
  markLeader,
  put,
  type State,
  sideOf,
  unitFacts,
  unitsOf,
} from './state.ts'

/** The Alans, who may go home, and the tribes, who are fierce at first (Catalaunian Fields, CATA-23 to CATA-30). */

const isLoyal = (s: State, unit: Unit): boolean => factsOf(s).rules.loyalty?.nation === unitFacts(s, unit).nation

const alans = (s: State, leader: Leader): Unit[] =>
  unitsOf(s, leaderFacts(s, leader).side).filter((unit) => isLoyal(s, unit))

/** 79: all of them, with their leader; nobody counts as lost. */
function goHome(s: State, leader: Leader, play: PlayContext): void {
  const units = alans(s, leader)
  for (const unit of units) {
    s.marks[unit] = 0
    s.hits[unit] = 0
    put(s, unit, NOWHERE)
  }
  s.leaderAt[leader] = NOWHERE
  markLeader(s, leader, 'finished')
  tell(play, 'alans-leave', { units: units.map((unit) => unitFacts(s, unit).id) })
}

/** CATA-23: each time one of them routs, without modifiers (102). */
export function testLoyalty(s: State, unit: Unit, play: PlayContext): void {
  const { rules, leader } = factsOf(s)
  if (!rules.loyalty || !isLoyal(s, unit)) return
  const sangiban = leader(rules.loyalty.leader)
  const die = roll(play)
  const needs = isInPlay(s, sangiban) ? initiativeOf(s, sangiban) : leaderFacts(s, sangiban).initiative
  const leaves = die > needs
  tell(play, 'alans-waver', { roll: die, modified: die, needs, result: leaves ? 'leave' : 'stay' })
  if (leaves) goHome(s, sangiban, play)
}

/** CATA-24, CATA-25: whether a leader whose people waver acts, when it is his turn. */
export function answersTheCall(s: State, leader: Leader, play: PlayContext): boolean {
  const { rules } = factsOf(s)
  if (rules.loyalty?.leader !== leaderFacts(s, leader).id) return true
  const { side } = leaderFacts(s, leader)
  const [ours, theirs] = [s.routPoints[side], s.routPoints[otherSide(side)]]
  const die = roll(play)
  const modified = die + Math.sign(ours - theirs)
  const needs = initiativeOf(s, leader)
  const result = modified <= needs ? 'acts' : modified >= LEAVES_FROM ? 'leave' : 'finished'
  tell(play, 'alans-waver', { roll: die, modified, needs, result })
  if (result === 'leave') goHome(s, leader, play)
  return result === 'acts'
}

/** The tribe of a unit, in the list of those that are fierce, or -1. */
const tribeOf = (s: State, unit: Unit): number => {
  const { rules, sides } = factsOf(s)
  if (isCavalry(s, unit)) return -1
  const { side, nation } = unitFacts(s, unit)
  return rules.ferocity?.findIndex(([army, tribe]) => tribe === nation && army === sides[side].army) ?? -1
}

export const isTribal = (s: State, unit: Unit): boolean => tribeOf(s, unit) >= 0
export const mayNotRecover = isLoyal

/** CATA-28, 40: what an attacker takes from his die before shock. */
export const ferocityOf = (s: State, unit: Unit): number => {
  const tribe = tribeOf(s, unit)
  return tribe >= 0 && !s.calmed.includes(tribe) ? FEROCITY : 0
}

/** CATA-29, 129: a rout puts the tribe to the test, against the printed quality of who routed. */
export function testFerocity(s: State, unit: Unit, play: PlayContext): void {
  const tribe = tribeOf(s, unit)
  if (tribe < 0 || s.calmed.includes(tribe)) return
  const { tq, nation } = unitFacts(s, unit)
  const die = roll(play)
  const lost = die > tq
  if (lost) s.calmed.push(tribe)
  tell(play, 'ferocity', { nation, side: sideOf(s, unit), roll: die, needs: tq, lost })
}
