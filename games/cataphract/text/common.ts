import { ARMIES } from '../data/armies.ts'
import { battleIfHere } from '../data/battles-here.ts'
import { CHAMPIONS, type ChampionId, LEADERS, type LeaderId } from '../data/leaders.ts'
import type { Army, Compass, Filter, Nation } from '../data/names.ts'
import type { ScenarioId } from '../data/table.ts'
import { CLASSES, type ClassId } from '../data/units.ts'
import { facingsOf } from '../rules/printed.ts'

/** When each battle was fought. */
export const YEARS: Readonly<Record<ScenarioId, number>> = {
  tricameron: 533,
  'utus-river': 447,
  'catalaunian-fields': 451,
  dara: 530,
  callinicum: 531,
  taginae: 552,
  casilinum: 554,
}

/** What names are made of in every language: ids taken apart, numbers put together, and what depends on the battle. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** With its sign: what is added to a roll, or a column. */
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`)

const isClass = (id: string): id is ClassId => Object.hasOwn(CLASSES, id)
const isLeader = (id: string): id is LeaderId => Object.hasOwn(LEADERS, id)

/** `van-vandal-ln-3` is the third of `van-vandal-ln`; null for what is no unit. */
export function unitIn(id: string): { readonly unitClass: ClassId; readonly number: number } | null {
  const [, unitClass = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? []
  return isClass(unitClass) ? { unitClass, number: Number(number) } : null
}

/** Replacements are numbered, since there are several alike; null for who is no leader. */
export function leaderIn(id: string): { readonly leader: LeaderId; readonly number: number | null } | null {
  if (isLeader(id)) return { leader: id, number: null }
  const [, leader = '', number = ''] = /^(.+)-(\d)$/.exec(id) ?? []
  return isLeader(leader) ? { leader, number: Number(number) } : null
}

export const isUnitId = (id: string): boolean => unitIn(id) !== null

/** `1-4, 6` for 1, 2, 3, 4 and 6. */
export function runs(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b)
  const found: [number, number][] = []
  for (const n of sorted) {
    const last = found.at(-1)
    if (last && n === last[1] + 1) last[1] = n
    else found.push([n, n])
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ')
}

/** Units by their classes, in the order in which these come. */
export function byClass(ids: readonly string[]): readonly { readonly unitClass: ClassId; readonly numbers: string }[] {
  const found = new Map<ClassId, number[]>()
  for (const id of ids) {
    const unit = unitIn(id)
    if (unit) found.set(unit.unitClass, [...(found.get(unit.unitClass) ?? []), unit.number])
  }
  return [...found].map(([unitClass, numbers]) => ({ unitClass, numbers: runs(numbers) }))
}

export const joined = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

/** Which army is on a side of a battle: the one that the battle names first, or the other. */
export const armyOf = (scenario: ScenarioId, side: number): Army => ARMIES[scenario][side === 0 ? 0 : 1]

/** The side a leader is on. */
export const sideOfLeader = (scenario: ScenarioId, id: string): 0 | 1 => {
  const leader = leaderIn(id)?.leader
  return leader && LEADERS[leader][0] === armyOf(scenario, 1) ? 1 : 0
}

export const championsOf = (scenario: ScenarioId): readonly ChampionId[] =>
  battleIfHere(scenario)?.rules.champions ?? (Object.keys(CHAMPIONS).slice(0, 2) as ChampionId[])

/** The quarter of the sky that a vertex points to on this battle's map. */
export function compassOf(scenario: ScenarioId, vertex: number): Compass | null {
  const battle = battleIfHere(scenario)
  if (!battle) return null
  const facings = Object.entries(facingsOf(battle.map)) as [Compass, number][]
  return facings.find(([, facing]) => facing === vertex)?.[0] ?? null
}

const AROUND: readonly Compass[] = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE']
/** How far each hexside lies from the sheet's right, in eighths of a circle: direction 0 is the sheet's head. */
const SIDES = [6, 7, 1, 2, 3, 5]

/** The quarter of the sky that a column faces (6.43), which looks over a hexside. */
export function sideCompassOf(scenario: ScenarioId, direction: number): Compass | null {
  const battle = battleIfHere(scenario)
  if (!battle) return null
  return AROUND[(AROUND.indexOf(battle.map.compass.plusColumn) + (SIDES[direction] ?? 0)) % AROUND.length] ?? null
}

interface LineNames {
  readonly classes: Record<ClassId, string>
  readonly nations: Record<Nation, string>
  readonly and: string
}

/** Who belongs to a line of a command table: `HC/Cat`, `Visigoth MI 1-5`, `Alans`. */
export function lineOf({ types, cataphract, nations, classes, units }: Filter, t: LineNames): string {
  if (units)
    return joined(
      units.map(([one, numbers]) => `${isClass(one) ? t.classes[one] : one} ${numbers}`),
      t.and,
    )
  if (classes)
    return joined(
      classes.map((one) => (isClass(one) ? t.classes[one] : one)),
      t.and,
    )
  const kinds = (types ?? []).map((type) => (cataphract ? `${type}/Cat` : type))
  const peoples = (nations ?? []).map((nation) => t.nations[nation])
  if (peoples.length === 0) return joined(kinds, t.and)
  return kinds.length === 0 ? joined(peoples, t.and) : `${joined(kinds, t.and)}: ${joined(peoples, t.and)}`
}

/** The lines of an army's command table, from 1 on. */
export const lineAt = (scenario: ScenarioId, side: number, line: number): Filter | null =>
  battleIfHere(scenario)?.sides[side === 0 ? 0 : 1].lines[line - 1]?.of ?? null
