import { enter, type PlayContext } from '@iacta/kernel'
import { ROUT_HEXES } from '../data/tables.ts'
import { roll } from './dice.ts'
import { tell } from './happenings.ts'
import { testFerocity, testLoyalty } from './loyalty.ts'
import { NO_LEADER, NOWHERE, type SideIndex, type Unit } from './printed.ts'
import { leftAlone } from './reactions.ts'
import {
  eliminate,
  type Frame,
  factsOf,
  initiativeOf,
  isArtillery,
  isCavalry,
  isInPlay,
  isOnMap,
  isRouted,
  leaderFacts,
  leadersIn,
  mark,
  nameOf,
  OUT,
  type State,
  sideOf,
  tqOf,
  unitFacts,
  unitsOf,
  unmark,
} from './state.ts'

/** Cohesion hits, and what comes of too many of them (10.1, 10.2, 11.2). */

export function kill(s: State, unit: Unit, play: PlayContext): void {
  const hex = s.at[unit]
  const side = sideOf(s, unit)
  eliminate(s, unit)
  tell(play, 'eliminated', { unit: nameOf(s, unit) })
  if (hex !== NOWHERE) leftAlone(s, hex, side, play)
}

/**
 * Hits without their consequence: for steps of shock that see to it later (9.13, 9.17). They only add up (10.12). A routed unit
 * takes none (10.26).
 */
export function addHits(s: State, unit: Unit, hits: number, play: PlayContext): void {
  if (hits <= 0 || !isOnMap(s, unit)) return
  if (isRouted(s, unit)) kill(s, unit, play)
  else s.hits[unit] += hits
}

/** 10.14: with as many hits as its quality a unit routs at once. */
export function suffer(s: State, unit: Unit, hits: number, play: PlayContext): void {
  addHits(s, unit, hits, play)
  if (isBroken(s, unit)) beginRout(s, unit, play)
}

export const isBroken = (s: State, unit: Unit): boolean =>
  isOnMap(s, unit) && !isRouted(s, unit) && s.hits[unit] >= tqOf(s, unit)

/** 10.21, 10.26: it is in rout from now on, and flees two hexes. */
export function beginRout(s: State, unit: Unit, play: PlayContext): void {
  // 11.67.
  if (isArtillery(s, unit)) {
    kill(s, unit, play)
    return
  }
  tell(play, 'routed', { unit: nameOf(s, unit) })
  armyCheck(s, sideOf(s, unit), play)
  testFerocity(s, unit, play)
  testLoyalty(s, unit, play)
  if (!isOnMap(s, unit)) return
  mark(s, unit, 'routed')
  for (const word of ['column', 'shielded', 'engaged', 'uncontrolled', 'wedge', 'must-check', 'no-check'] as const)
    unmark(s, unit, word)
  s.hits[unit] = 0
  if (!isCavalry(s, unit) && unitFacts(s, unit).missile !== null) s.quiver[unit] = OUT
  const side = sideOf(s, unit)
  const leaders = leadersIn(s, s.at[unit]).filter((leader) => leaderFacts(s, leader).side === side)
  enter<Frame>(s, { step: 'rout', unit, left: ROUT_HEXES, byPoints: false, leaders })
  if (leaders.length > 0) enter<Frame>(s, { step: 'company', unit })
}

/** 11.2: each rout puts a wild army to the test, against its commander's initiative; without one against 0 (4.63). */
function armyCheck(s: State, side: SideIndex, play: PlayContext): void {
  if (!s.fierce[side]) return
  const [commander = NO_LEADER] = factsOf(s).commanders[side]
  const needs = commander !== NO_LEADER && isInPlay(s, commander) ? initiativeOf(s, commander) : 0
  const die = roll(play)
  const lost = die > needs
  if (lost) s.fierce[side] = false
  tell(play, 'army-check', { side, roll: die, needs, lost })
}

/** 11.2: units that a lost bonus leaves with too many hits. */
export const brokenUnits = (s: State): Unit[] =>
  ([0, 1] as const).flatMap((side) => unitsOf(s, side).filter((unit) => isBroken(s, unit)))

/** 10.11: a roll against the quality that counts now; what it lacks, in hits. */
export function check(
  s: State,
  unit: Unit,
  play: PlayContext,
  less = 0,
): { readonly die: number; readonly short: number } {
  const die = roll(play)
  return { die, short: Math.max(0, die - less + spirits(s, unit) - tqOf(s, unit)) }
}

/** 11.85: in the first turn a challenge that was won counts one for all such rolls, and at Taginae against the others. */
export function spirits(s: State, unit: Unit): number {
  if (s.turn !== 1 || s.champion === null) return 0
  if (sideOf(s, unit) === s.champion) return -1
  return s.dismayed ? 1 : 0
}

/** 6.63, 6.65, T.COH1: a unit passes through a friend; one in rout is lost by it. Leaders harm nobody. */
export function passThrough(s: State, mover: Unit, stood: Unit, play: PlayContext): void {
  if (isRouted(s, stood)) {
    kill(s, stood, play)
    return
  }
  if (isRouted(s, mover)) {
    const { die, short } = check(s, stood, play)
    const hits = Math.max(1, short)
    tell(play, 'passed-through', { unit: nameOf(s, stood), roll: die, hits })
    suffer(s, stood, hits, play)
    return
  }
  if (slipsThrough(s, mover)) {
    const { die, short } = check(s, stood, play)
    const hits = short > 0 ? 1 : 0
    tell(play, 'passed-through', { unit: nameOf(s, stood), roll: die, hits })
    suffer(s, stood, hits, play)
    return
  }
  tell(play, 'passed-through', { unit: nameOf(s, stood), roll: null, hits: 1 })
  suffer(s, stood, 1, play)
  suffer(s, mover, 1, play)
}

const SLIPPING = ['byz-heruli-ln', 'byz-hun-m-lc', 'hun-hun-lc', 'wro-visigoth-lc']
/** The light horse of some peoples rides through others without harm to itself. */
const slipsThrough = (s: State, unit: Unit): boolean => SLIPPING.includes(unitFacts(s, unit).unitClass)
