import { type Arm, CLASH, SHOCK_COLUMNS, SHOCK_RESULTS, SUPERIORITY } from '../data/combat-tables.ts'
import { NONE, otherSide, type Unit } from './printed.ts'
import {
  aspectIn,
  type Combat,
  controllersOf,
  factsOf,
  has,
  isCataphract,
  isCavalry,
  isRouted,
  OUT,
  type Side6,
  type State,
  sideOf,
  typeOf,
  unitFacts,
} from './state.ts'
import { isWedgeSuperior } from './wedge.ts'

/** Who has the better of a shock: column, superiority, shifts, and what the table says (9.15, 9.16). */

/** A printed table with its headings, by row and column. */
function tableOf(text: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const [head, ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  return Object.fromEntries(
    rows.map(([name, ...cells]) => [name, Object.fromEntries(cells.map((cell, i) => [head[i], cell]))]),
  )
}

const CLASHES = { front: tableOf(CLASH.front), flank: tableOf(CLASH.flank), rear: tableOf(CLASH.rear) }
const SUPERIORITIES = tableOf(SUPERIORITY)
const RESULTS = SHOCK_RESULTS.trim()
  .split('\n')
  .map((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((cell) => cell.match(/\d+/g)?.map(Number) ?? [])
      .map(([attacker, defender]) => ({ attacker, defender })),
  )

/** What the table says; a column or a die beyond it is its last (T.SHOCK1, T.SHOCK5). */
export const shockResult = (column: number, die: number): { readonly attacker: number; readonly defender: number } =>
  RESULTS[Math.min(9, Math.max(0, die))][
    Math.min(SHOCK_COLUMNS.last, Math.max(SHOCK_COLUMNS.first, column)) - SHOCK_COLUMNS.first
  ]

/** What a unit fights as by type and class (2.22); on foot it is no Cataphract, artillery is light infantry (11.61, T.SUP1). */
export function armOf(s: State, unit: Unit): Arm {
  if (isCataphract(s, unit)) return 'Cat'
  const type = typeOf(s, unit)
  return type === 'CH' ? 'LI' : type
}

/** The clash chart has one row for all heavy cavalry (T.CLASH1). */
const rowOf = (arm: Arm): string => (arm === 'Cat' ? 'HC' : arm)

/** 9.15: from which side the chosen defender is attacked by the chosen attacker. */
export function aspectOf(s: State, attacker: Unit, defender: Unit): Side6 {
  const direction = factsOf(s).grid.directionTo(s.at[defender], s.at[attacker])
  return direction === NONE ? 'front' : aspectIn(s, defender, direction)
}

export const baseColumn = (s: State, attacker: Unit, defender: Unit): number =>
  Number(CLASHES[aspectOf(s, attacker, defender)][rowOf(armOf(s, defender))][rowOf(armOf(s, attacker))])

/** 9.16: no superiority of position for one who is himself threatened from flank or rear. */
function isThreatened(s: State, attacker: Unit): boolean {
  const { grid } = factsOf(s)
  const side = sideOf(s, attacker)
  return controllersOf(s, s.at[attacker], otherSide(side)).some((enemy) => {
    const direction = grid.directionTo(s.at[attacker], s.at[enemy])
    return direction !== NONE && aspectIn(s, attacker, direction) !== 'front'
  })
}

export type Superiority = 'AS' | 'DS' | null

/** 9.16, step 1; 11.5, T.SUP1, T.SUP2. */
export function superiorityOf(s: State, combat: Combat): Superiority {
  const { attacker, defender, defenders } = combat
  if (defenders.some((unit) => has(s, unit, 'column'))) return 'AS'
  if (aspectOf(s, attacker, defender) !== 'front' && !isThreatened(s, attacker)) return 'AS'
  if (isWedgeSuperior(s, attacker)) return 'AS'
  const cell = SUPERIORITIES[armOf(s, defender)][armOf(s, attacker)]
  if (cell === 'AS' || cell === 'DS') return cell
  if (cell === 'DS*' && unitFacts(s, defender).missile === 'J' && s.quiver[defender] !== OUT) return 'DS'
  return unitFacts(s, attacker).sword && hasOpenFlank(s, defender) ? 'AS' : null
}

/** 11.5: infantry with a flank hex that no other friend holds or controls. */
function hasOpenFlank(s: State, defender: Unit): boolean {
  if (isCavalry(s, defender)) return false
  const { grid, units } = factsOf(s)
  const side = sideOf(s, defender)
  return grid.neighbours(s.at[defender]).some((hex) => {
    const direction = grid.directionTo(s.at[defender], hex)
    if (direction === NONE || aspectIn(s, defender, direction) !== 'flank') return false
    const there = s.unitIn[hex]
    const isHeld = there >= 0 && units[there].side === side
    return !isHeld && controllersOf(s, hex, side).every((unit) => unit === defender)
  })
}

/** 9.16, step 2: columns to the right for the attacker, to the left (negative) for the defender. */
export function ratioShift(attack: number, defence: number, moved: boolean): number {
  if (attack >= defence) return (moved ? Math.ceil(attack / defence) : Math.floor(attack / defence)) - 1
  return 1 - (moved ? Math.floor(defence / attack) : Math.ceil(defence / attack))
}

/** By sizes, or in two battles by the units that are left (UTUS-14, CATA-19). */
export function sizeShift(s: State, { attackers, defenders }: Combat): number {
  if (factsOf(s).rules.noSizes) return attackers.length - defenders.length
  const size = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unitFacts(s, unit).size, 0)
  const moved = attackers.some((unit) => has(s, unit, 'must-check'))
  return ratioShift(Math.max(1, size(attackers)), Math.max(1, size(defenders)), moved)
}

/**
 * 6.26, T.SHOCK2, T.SHOCK3, DARA-13: the one shift of the ground that helps the defender most; the attacker's only if none
 * does (T.SHOCK4, 64, 119).
 */
export function groundShift(s: State, { attackers, defenders }: Combat): number {
  const { grid, ground, level, sides6 } = factsOf(s)
  const across = (kind: 'volturno' | 'trench'): boolean =>
    attackers.every((a) =>
      defenders.every((d) => sides6.hasBetween(kind, s.at[a], s.at[d]) || !grid.areNeighbours(s.at[a], s.at[d])),
    )
  const heights = (units: readonly Unit[]): number[] => units.map((unit) => level[s.at[unit]])
  const [attack, defence] = [heights(attackers), heights(defenders)]
  if (Math.min(...defence) > Math.max(...attack)) return -2
  const helps =
    across('volturno') ||
    across('trench') ||
    defenders.every((unit) => ground[s.at[unit]] === 'woods') ||
    Math.max(...defence) > Math.min(...attack)
  if (helps) return -1
  return Math.max(...defence) < Math.min(...attack) ? 1 : 0
}

/** 9.16, step 4; 61, 62: doubled, tripled, then halved once, rounded down. */
export function multiplied(
  s: State,
  { attacker, defender }: Combat,
  superiority: Superiority,
  hits: { readonly attacker: number; readonly defender: number },
): { readonly attacker: number; readonly defender: number } {
  const arm = armOf(s, attacker)
  const { missile } = unitFacts(s, attacker)
  const isLight = arm === 'LC' || (arm === 'LI' && (missile === 'B' || missile === 'C'))
  const against = armOf(s, defender)
  const halves = isLight && (against === 'HI' || against === 'MI') && !isRouted(s, defender)
  const doubled = hits.defender * (superiority === 'AS' ? 2 : 1)
  return {
    attacker: hits.attacker * (superiority === 'DS' ? 3 : 1),
    defender: halves ? Math.floor(doubled / 2) : doubled,
  }
}
