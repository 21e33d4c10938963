import { openWords } from '@iacta/kernel'
import type { ArmyId } from '../../data/armies.ts'
import type { MagisterId, MajorLeaderId } from '../../data/commanders.ts'
import type { SeaId } from '../../data/map.ts'
import type { NAVAL_IDS, PowerId } from '../../data/powers.ts'
import type { ProvinceId } from '../../data/provinces.ts'
import { armyKind, countIn, groupNamed, joined, MOST_NAMED, type OneOrMore, signed } from '../common.ts'
import { provinces } from '../latin.ts'
import { adjectives, armies, fleets, leaders, magistri, powers, seas } from './names.ts'

/** Names as they stand in sentences. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const list = (names: readonly string[]): string => joined(names, 'and')

export const province = (id: string): string => provinces[id as ProvinceId] ?? id
/** A province, or a box beyond the border. */
export const place = (id: string): string =>
  Object.hasOwn(provinces, id) ? province(id) : `the box of the ${powers[id as PowerId]}`
export const sea = (id: string): string => `the ${seas[id as SeaId]}`
/** Where fleets lie: in port, or on patrol. */
export const station = (id: string): string =>
  Object.hasOwn(provinces, id) ? `in port in ${province(id)}` : `on patrol in ${sea(id)}`
/** Where fleets fight. */
export const water = (id: string): string =>
  Object.hasOwn(provinces, id) ? `in the port of ${province(id)}` : `in ${sea(id)}`

export const power = (id: string): string => `the ${powers[id as PowerId]}`
export const Power = (id: string): string => capital(power(id))
export const powersOwn = (id: string): string => adjectives[id as PowerId]
export const fleet = (id: string): string => `the ${fleets[id as (typeof NAVAL_IDS)[number]]}`
export const Fleet = (id: string): string => capital(fleet(id))
export const magister = (id: string): string => magistri[id as MagisterId]

export function army(id: string): string {
  const kind = armyKind(id)
  if (kind === 'people') return power(id)
  if (kind === 'leader') return leaders[id as MajorLeaderId]
  const name = armies[id as ArmyId]
  return name.startsWith('Army') ? `the ${name}` : name
}
export const Army = (id: string): string => capital(army(id))
/** The verb that goes with an army: a people is many. */
export const does = (id: string, one: string, many: string): string => (armyKind(id) === 'people' ? many : one)
export const is = (id: string): string => does(id, 'is', 'are')
export const armiesOr = (ids: readonly string[], nobody: string): string => (ids.length ? list(ids.map(army)) : nobody)

export const sp = (n: number): string => `${n} SP`
export const gold = (n: number): string => `${n} G`

export function group(id: string): string {
  const of = groupNamed(id)
  if (of.kind === 'army') return army(of.army)
  if (of.kind === 'allies') return `the allies with ${army(of.army)}`
  if (of.kind === 'frontier') return `the frontier SP in ${province(of.at)}`
  return of.kind === 'fleet' ? `the fleet ${station(of.at)}` : `the detached ${powers[of.power]} in ${province(of.at)}`
}
export const Group = (id: string): string => capital(group(id))
/** Whether a group is spoken of as many. */
export function isMany(id: string): boolean {
  const of = groupNamed(id)
  return of.kind === 'army' ? armyKind(of.army) === 'people' : of.kind !== 'fleet'
}
/** Detached SP of a great power retreat by themselves, under its name. */
export const retreating = (id: string): string =>
  ['sassanids', 'vandals', 'ostrogoths'].includes(id) ? `the detached ${powers[id as PowerId]}` : army(id)
export const retreat = (id: string): string =>
  ['sassanids', 'vandals', 'ostrogoths'].includes(id) ? 'retreat' : does(id, 'retreats', 'retreat')

// Dice

export const dice = (all: readonly number[]): string =>
  all.length === 1 ? `die ${all[0]}` : `dice ${list(all.map(String))}`
/** A die with what was added to it, against a leader’s control. */
export const checked = ({ roll, sum = roll, control }: { roll: number; sum?: number; control: number }): string =>
  sum === roll ? `(die ${roll}, control ${control})` : `(die ${roll}, in all ${sum}, control ${control})`
export const modified = (die: number, drm: number): string => (drm === 0 ? `die ${die}` : `die ${die}, ${signed(drm)}`)

// What a listed action leaves open

export const { amount, one } = openWords('en')
export const spOf = (n: Parameters<typeof amount>[0]): string => amount(n, sp)
/** A province, several, or how many. */
export const provinceIn = (field: OneOrMore): string =>
  countIn(field) > MOST_NAMED ? `one of ${countIn(field)} provinces` : one(field, province)
