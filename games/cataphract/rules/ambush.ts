import { byScenario, type PlayContext } from '@iacta/kernel'
import { tell } from './happenings.ts'
import {
  FACTS,
  type Hex,
  type Leader,
  NO_LEADER,
  NO_UNIT,
  NOWHERE,
  SCENARIO_IDS,
  type SideIndex,
  type Unit,
} from './printed.ts'
import { factsOf, nameOf, put, type State, seatOf } from './state.ts'

/** The Heruli in ambush at Dara (DARA-11, DARA-23): nobody sees them, and they do nothing, until they are found or move. */

export interface Hidden {
  readonly unit: Unit
  readonly leader: Leader
  readonly side: SideIndex
  readonly hex: Hex
}

/** Who may lie hidden in a battle. */
const AMBUSHES = byScenario(SCENARIO_IDS, (id) => {
  const { rules, unit, leader, units } = FACTS.of(id)
  if (!rules.ambush) return null
  const hidden = unit(rules.ambush.unit)
  return { unit: hidden, leader: leader(rules.ambush.leader), side: units[hidden].side }
})

/** Who lies hidden, and where. */
export function hiddenOnes(s: State): Hidden | null {
  // Most are asked in vain, and often.
  if (s.ambush[0] === NOWHERE && s.ambush[1] === NOWHERE) return null
  const ambush = AMBUSHES.at(s.scenario)
  if (ambush === null || s.first === null) return null
  const hex = s.ambush[seatOf(s, ambush.side)]
  return hex === NOWHERE ? null : { ...ambush, hex }
}

/** 139: to their own side their hex is taken; to the enemy it is empty. */
export function isTaken(s: State, side: SideIndex, hex: Hex): boolean {
  return s.unitIn[hex] !== NO_UNIT || isHideout(s, side, hex)
}

/** Whether one of a side is about to come upon hidden enemies. */
export function isAmbushed(s: State, side: SideIndex, hex: Hex): boolean {
  const hidden = hiddenOnes(s)
  return hidden !== null && hidden.side !== side && hidden.hex === hex
}

/** The hidden leader of a side: all know that he is there to act, though not where. */
export const hiddenLeader = (s: State, side: SideIndex): Leader => {
  const hidden = hiddenOnes(s)
  return hidden !== null && hidden.side === side ? hidden.leader : NO_LEADER
}

/** Where a leader is, hidden or not: he gives orders from there. */
export const placeOfLeader = (s: State, leader: Leader): Hex => {
  const hidden = s.leaderAt[leader] === NOWHERE ? hiddenOnes(s) : null
  return hidden?.leader === leader ? hidden.hex : s.leaderAt[leader]
}

/** Whether friends lie hidden in a hex. */
export const isHideout = (s: State, side: SideIndex, hex: Hex): boolean => {
  const hidden = hiddenOnes(s)
  return hidden !== null && hidden.side === side && hidden.hex === hex
}

/** They are set on the map. */
export function discover(s: State, by: string | null, play: PlayContext): void {
  const hidden = hiddenOnes(s)
  if (!hidden) return
  const { zones, grid } = factsOf(s)
  const { unit, leader, side, hex } = hidden
  s.ambush[seatOf(s, side)] = NOWHERE
  put(s, unit, hex)
  s.facing[unit] = zones.find((zone) => zone.units.includes(unit))?.facing ?? 0
  s.leaderAt[leader] = hex
  tell(play, 'discovered', { unit: nameOf(s, unit), at: grid.name(hex), by })
  play.seal()
}
