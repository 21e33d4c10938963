import { byScenario } from '@iacta/kernel'
import { MISSILE_MODIFIERS, MISSILE_STRENGTH } from '../data/combat-tables.ts'
import { firesTwice, isArmed, suffersFromMoving } from '../rules/missiles.ts'
import { FACTS, type Hex, SCENARIO_IDS, type Unit } from '../rules/printed.ts'
import { factsOf, has, isArtillery, isCavalry, type State, typeOf } from '../rules/state.ts'

/** How many hits missiles may be expected to make (8.15, 9.31). */

interface Weapon {
  readonly strength: readonly number[]
  readonly twice: readonly boolean[]
}

const WEAPONS: ReadonlyMap<string, Weapon> = new Map(
  MISSILE_STRENGTH.trim()
    .split('\n')
    .map((line) => {
      const [missile, arm, ...cells] = line.trim().split(/\s+/)
      const strength = cells.map((cell) => Number(cell.replace('*', '')))
      return [`${missile} ${arm}`, { strength, twice: cells.map((cell) => cell.endsWith('*')) }]
    }),
)

interface Armed {
  readonly onHorse: Weapon | null
  readonly onFoot: Weapon | null
}

/** By unit: a Cataphract has other missiles on foot (11.1). */
const ARMED = byScenario(SCENARIO_IDS, (id): readonly Armed[] =>
  FACTS.of(id).units.map(({ missile }) => ({
    onHorse: WEAPONS.get(`${missile} ${missile === 'F' ? 'infantry' : 'cavalry'}`) ?? null,
    onFoot: WEAPONS.get(`${missile} infantry`) ?? null,
  })),
)

function weaponOf(s: State, unit: Unit): Weapon | null {
  const armed = ARMED.at(s.scenario)[unit]
  return isCavalry(s, unit) ? armed.onHorse : armed.onFoot
}

/** Hits that one fire from a hex at a unit may be expected to make. */
export function hitsExpected(s: State, unit: Unit, from: Hex, target: Unit, isMoving: boolean, at?: number): number {
  const weapon = weaponOf(s, unit)
  if (!weapon) return 0
  const { grid, ground, rules } = factsOf(s)
  const to = s.at[target]
  const range = at ?? grid.distance(from, to)
  const isUpwind = rules.wind !== undefined && grid.column(to) < grid.column(from)
  const reach = weapon.strength.length - (isUpwind ? (rules.wind?.lessRange ?? 0) : 0)
  if (range < 1 || range > Math.max(1, reach)) return 0
  let modifier = isMoving && suffersFromMoving(s, unit) ? MISSILE_MODIFIERS.moved : 0
  if (ground[to] === 'woods') modifier += MISSILE_MODIFIERS.woods
  if (has(s, target, 'shielded')) modifier += MISSILE_MODIFIERS.shieldWall
  else if (typeOf(s, target) === 'HI') modifier += MISSILE_MODIFIERS.heavyInfantry
  if (isUpwind) modifier += rules.wind?.modifier ?? 0
  const needs = Math.min(9, weapon.strength[range - 1] - modifier)
  const once = Math.max(0, needs + 1) / 10
  return weapon.twice[range - 1] ? once + Math.max(0, 2 - modifier) / 10 : once
}

/** How often a unit may still fire in this phase, if it is ordered to. */
export function firesLeft(s: State, unit: Unit): number {
  if (!isArmed(s, unit) || has(s, unit, 'fired') || isArtillery(s, unit)) return 0
  return firesTwice(s, unit) && !has(s, unit, 'fired-once') ? 2 : 1
}

/** How far missiles go. */
export const rangeOf = (s: State, unit: Unit): number => weaponOf(s, unit)?.strength.length ?? 0

const NONE: readonly number[] = []

/** Hits that a unit may be expected to make at each range, from 1 on, if it has missiles for it. */
export function strengthsOf(s: State, unit: Unit): readonly number[] {
  const weapon = weaponOf(s, unit)
  if (!weapon || !isArmed(s, unit)) return NONE
  const known = EXPECTED.get(weapon)
  if (known) return known
  const made = weapon.strength.map((needs, i) => (needs + 1 + (weapon.twice[i] ? 2 : 0)) / 10)
  EXPECTED.set(weapon, made)
  return made
}
const EXPECTED = new WeakMap<Weapon, readonly number[]>()

/** Hits that a unit may make at one that comes up to it (8.21). */
export function welcome(s: State, unit: Unit, mover: Unit): number {
  if (!isArmed(s, unit) || isArtillery(s, unit)) return 0
  return hitsExpected(s, unit, s.at[unit], mover, false, 1) * (firesTwice(s, unit) ? 2 : 1)
}
