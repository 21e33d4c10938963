import type { OneOfThese } from '@iacta/kernel'
import { ARMIES } from '../data/armies.ts'
import { MAJOR_LEADERS } from '../data/commanders.ts'
import type { PowerId } from '../data/powers.ts'

/** With its sign: what is added to a roll. */
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`)

export const joined = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

/** A group of SP, fleets or men, as the rules name it: an army, `totila+allies`, `frontier:asia`, `vandals:sicilia`, `fleet:europa`. */
export type Group =
  | { readonly kind: 'army'; readonly army: string }
  | { readonly kind: 'allies'; readonly army: string }
  | { readonly kind: 'frontier'; readonly at: string }
  | { readonly kind: 'fleet'; readonly at: string }
  | { readonly kind: 'detached'; readonly power: PowerId; readonly at: string }

export function groupNamed(id: string): Group {
  const [head, at] = id.split(':')
  if (at === undefined)
    return id.endsWith('+allies')
      ? { kind: 'allies', army: id.slice(0, -'+allies'.length) }
      : { kind: 'army', army: id }
  return head === 'frontier' || head === 'fleet' ? { kind: head, at } : { kind: 'detached', power: head as PowerId, at }
}

/** What an army is called after: one of the Byzantine’s nine, a leader with a name, or a people. */
export type ArmyKind = 'roman' | 'leader' | 'people'
export function armyKind(id: string): ArmyKind {
  if (Object.hasOwn(ARMIES, id)) return 'roman'
  return Object.hasOwn(MAJOR_LEADERS, id) ? 'leader' : 'people'
}

/** A field of a listed action: a value, or one of several. */
export type OneOrMore = string | OneOfThese
/** How many there are to choose from, if they are too many to be named. */
export const countIn = (field: OneOrMore): number => (typeof field === 'string' ? 1 : field.any.length)
/** More than this are counted, not named. */
export const MOST_NAMED = 6
