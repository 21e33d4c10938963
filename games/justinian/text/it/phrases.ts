import { openWords } from '@iacta/kernel'
import type { ArmyId } from '../../data/armies.ts'
import type { MagisterId, MajorLeaderId } from '../../data/commanders.ts'
import type { SeaId } from '../../data/map.ts'
import type { NAVAL_IDS, PowerId } from '../../data/powers.ts'
import type { ProvinceId } from '../../data/provinces.ts'
import { armyKind, countIn, groupNamed, joined, MOST_NAMED, type OneOrMore, signed } from '../common.ts'
import { provinces } from '../latin.ts'
import { adjectives, adjectivesOfSp, armies, fleets, leaders, magistri, powers, seas } from './names.ts'

/** Names as they stand in sentences, with their articles and the prepositions that take one. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const list = (names: readonly string[]): string => joined(names, 'e')

// Peoples: gli before a vowel or an impure s.

const takesGli = (name: string): boolean => /^([aeiou]|s[^aeiou])/i.test(name)
const ARTICLES = {
  plain: ['i ', 'gli '],
  of: ['dei ', 'degli '],
  to: ['ai ', 'agli '],
  from: ['dai ', 'dagli '],
  with: ['con i ', 'con gli '],
} as const
type Form = keyof typeof ARTICLES
const people = (id: string, form: Form = 'plain'): string => {
  const name = powers[id as PowerId]
  return `${ARTICLES[form][takesGli(name) ? 1 : 0]}${name}`
}

export const power = (id: string): string => people(id)
export const Power = (id: string): string => capital(power(id))
export const ofPower = (id: string): string => people(id, 'of')
export const toPower = (id: string): string => people(id, 'to')
export const fromPower = (id: string): string => people(id, 'from')
export const withPower = (id: string): string => people(id, 'with')
export const spOfPower = (id: string): string => `SP ${adjectivesOfSp[id as PowerId]}`
export const powersOwn = (id: string): string => adjectives[id as PowerId]

// Places

export const province = (id: string): string => provinces[id as ProvinceId] ?? id
const isProvince = (id: string): boolean => Object.hasOwn(provinces, id)
const box = (id: string): string => `casella ${ofPower(id)}`
export const place = (id: string): string => (isProvince(id) ? province(id) : `la ${box(id)}`)
export const inPlace = (id: string): string => (isProvince(id) ? `in ${province(id)}` : `nella ${box(id)}`)
export const fromPlace = (id: string): string => (isProvince(id) ? `da ${province(id)}` : `dalla ${box(id)}`)
export const sea = (id: string): string => `il ${seas[id as SeaId]}`
export const inSea = (id: string): string => `nel ${seas[id as SeaId]}`
/** Where fleets lie: in port, or on patrol. */
export const station = (id: string): string =>
  isProvince(id) ? `In Porto in ${province(id)}` : `In Pattuglia ${inSea(id)}`
/** Where fleets fight. */
export const water = (id: string): string => (isProvince(id) ? `nel porto di ${province(id)}` : inSea(id))

// Armies, and who leads them

export const fleet = (id: string): string => `la ${fleets[id as (typeof NAVAL_IDS)[number]]}`
export const Fleet = (id: string): string => capital(fleet(id))
export const ofFleet = (id: string): string => `della ${fleets[id as (typeof NAVAL_IDS)[number]]}`
export const magister = (id: string): string => magistri[id as MagisterId]

const BEFORE = {
  plain: ['l’', ''],
  of: ['dell’', 'di '],
  to: ['all’', 'a '],
  from: ['dall’', 'da '],
  with: ['con l’', 'con '],
} as const
function armyIn(id: string, form: Form): string {
  const kind = armyKind(id)
  if (kind === 'people') return people(id, form)
  return kind === 'roman'
    ? `${BEFORE[form][0]}${armies[id as ArmyId]}`
    : `${BEFORE[form][1]}${leaders[id as MajorLeaderId]}`
}
export const army = (id: string): string => armyIn(id, 'plain')
export const Army = (id: string): string => capital(army(id))
export const ofArmy = (id: string): string => armyIn(id, 'of')
export const toArmy = (id: string): string => armyIn(id, 'to')
export const fromArmy = (id: string): string => armyIn(id, 'from')
export const withArmy = (id: string): string => armyIn(id, 'with')
/** The verb that goes with an army: a people is many. */
export const does = (id: string, one: string, many: string): string => (armyKind(id) === 'people' ? many : one)
export const is = (id: string): string => does(id, 'è', 'sono')
/** An adjective that agrees with an army: feminine, masculine for a leader, plural for a people. */
export const agreeing = (id: string, stem: string): string =>
  `${stem}${{ roman: 'a', leader: 'o', people: 'i' }[armyKind(id)]}`
export const armiesOr = (ids: readonly string[], nobody: string): string => (ids.length ? list(ids.map(army)) : nobody)

export const sp = (n: number): string => `${n} SP`
export const gold = (n: number): string => `${n} G`

// Groups of SP

export function group(id: string): string {
  const of = groupNamed(id)
  if (of.kind === 'army') return army(of.army)
  if (of.kind === 'allies') return `gli alleati ${ofArmy(of.army)}`
  if (of.kind === 'frontier') return `gli SP di Frontiera in ${province(of.at)}`
  return of.kind === 'fleet' ? `la flotta ${station(of.at)}` : `${power(of.power)} distaccati in ${province(of.at)}`
}
export const Group = (id: string): string => capital(group(id))
export function ofGroup(id: string): string {
  const of = groupNamed(id)
  if (of.kind === 'army') return ofArmy(of.army)
  if (of.kind === 'allies') return `degli alleati ${ofArmy(of.army)}`
  if (of.kind === 'frontier') return `degli SP di Frontiera in ${province(of.at)}`
  return of.kind === 'fleet'
    ? `della flotta ${station(of.at)}`
    : `${ofPower(of.power)} distaccati in ${province(of.at)}`
}
/** Whether a group is spoken of as many. */
export function isMany(id: string): boolean {
  const of = groupNamed(id)
  return of.kind === 'army' ? armyKind(of.army) === 'people' : of.kind !== 'fleet'
}
/** Detached SP of a great power retreat by themselves, under its name. */
const isDetached = (id: string): boolean => ['sassanids', 'vandals', 'ostrogoths'].includes(id)
export const retreating = (id: string): string => (isDetached(id) ? `${power(id)} distaccati` : army(id))
export const retreat = (id: string): string => (isDetached(id) ? 'si ritirano' : does(id, 'si ritira', 'si ritirano'))

// Dice

export const dice = (all: readonly number[]): string =>
  all.length === 1 ? `dado ${all[0]}` : `dadi ${list(all.map(String))}`
/** A die with what was added to it, against a leader’s control. */
export const checked = ({ roll, sum = roll, control }: { roll: number; sum?: number; control: number }): string =>
  sum === roll ? `(dado ${roll}, controllo ${control})` : `(dado ${roll}, in tutto ${sum}, controllo ${control})`
export const modified = (die: number, drm: number): string =>
  drm === 0 ? `dado ${die}` : `dado ${die}, ${signed(drm)}`

// What a listed action leaves open

export const { amount, one } = openWords('it')
export const spOf = (n: Parameters<typeof amount>[0]): string => amount(n, sp)
/** Fleet SP behind a preposition: how many there may be is one word there. */
export const fleetSp = (n: number): string => `${n} SP flotta`
export const fleetsOf = (n: Parameters<typeof amount>[0]): string =>
  typeof n === 'object' && 'from' in n && n.from < n.to ? `${n.from}-${fleetSp(n.to)}` : amount(n, fleetSp)
/** A province, several, or how many. */
export const provinceIn = (field: OneOrMore): string =>
  countIn(field) > MOST_NAMED ? `una di ${countIn(field)} province` : one(field, province)
