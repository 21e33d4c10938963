import { CREW_CHECK, CUT_LOOSE, DIEKPLOUS, FIRE_CHECK, FOULED_BY, GRAPPLE, RAKE } from '../data/tables.ts'
import { type RamOdds, rakeModifier, throughModifier } from '../rules/attacks.ts'
import { boardingModifier, boardingResult, marinesOf } from '../rules/boarding.ts'
import { cutModifier, grappleModifier } from '../rules/grappling.ts'
import { missileOdds } from '../rules/missiles.ts'
import { GOTH, type Ship } from '../rules/printed.ts'
import { areEnemies, type State, sideOf } from '../rules/state.ts'

/** How likely things are, as the tables have them. */

const FACES = 10

/** That a die from 0 to 9 shows so much or more. */
export const atLeast = (needs: number): number => Math.min(FACES, Math.max(0, FACES - needs)) / FACES

/** 1.3. */
export const checkChance = (crew: number, bonus = 0): number =>
  Math.min(FACES - 1, Math.max(1, CREW_CHECK.base + crew + bonus + 1)) / FACES

export interface RamChances {
  readonly hit: number
  readonly fouled: number
  /** That the rammer is holed itself (9.3). */
  readonly own: number
}

export function ramChances({ aspect, needs, modifier }: RamOdds): RamChances {
  const own = aspect === 'head-on' ? 1 / FACES : 0
  const hit = Math.min(1 - own, atLeast(needs - modifier))
  const fouled = 1 - atLeast(needs - FOULED_BY + 1 - modifier)
  return { hit, own, fouled: Math.max(0, fouled - own) }
}

export interface RakeChances {
  readonly hit: number
  readonly own: number
}

export function rakeChances(s: State, ship: Ship, target: Ship, isSwift: boolean, inPassing: boolean): RakeChances {
  const modifier = rakeModifier(s, ship, target, isSwift, inPassing)
  const own = Math.max(1 / FACES, 1 - atLeast(RAKE.ownOarsAtMost + 1 - modifier))
  return { hit: Math.min(1 - own, atLeast(RAKE.needs - modifier)), own }
}

export const throughChance = (s: State, ship: Ship, target: Ship): number =>
  atLeast(DIEKPLOUS.needs - throughModifier(s, ship, target))

export function missileChance(s: State, ship: Ship, target: Ship, isUnderWay: boolean): number {
  const { needs, modifier } = missileOdds(s, ship, target, isUnderWay)
  return atLeast(needs - modifier)
}

/** 10.5: that a hit sets fire. */
export const sparkChance = (s: State, ship: Ship): number =>
  atLeast(FIRE_CHECK.needs - (sideOf(s, ship) === GOTH ? FIRE_CHECK.gothic : 0))

/** For a ship that may have moved at Maximum just before. */
export const grappleChance = (s: State, ship: Ship, target: Ship, isInTurn: boolean, isSwift = false): number =>
  atLeast(GRAPPLE.needs - grappleModifier(s, ship, target, isInTurn) - (isSwift ? GRAPPLE.ownMaximum : 0))

export const cutChance = (s: State, ship: Ship, other: Ship): number =>
  areEnemies(s, ship, other) ? atLeast(CUT_LOOSE.needs - cutModifier(s, ship, other)) : 1

export interface BoardingChances {
  readonly captured: number
  /** Marines that are lost, as a rule. */
  readonly boarders: number
  readonly defender: number
}

const SURE: BoardingChances = { captured: 1, boarders: 0, defender: 0 }

export function boardingChances(s: State, boarders: readonly Ship[], target: Ship): BoardingChances {
  if (s.marines[target] === 0) return SURE
  const modifier = boardingModifier(s, boarders, target)
  const party = marinesOf(s, boarders)
  const sum = { captured: 0, boarders: 0, defender: 0 }
  for (let die = 0; die < FACES; die++) {
    const result = boardingResult(die + modifier)
    const isLast = result.defender >= s.marines[target] && party > result.boarders
    sum.captured += (result.captured || isLast ? 1 : 0) / FACES
    sum.boarders += Math.min(party, result.boarders) / FACES
    sum.defender += result.defender / FACES
  }
  return sum
}
