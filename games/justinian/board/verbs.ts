import { isWhole, openFields } from '@iacta/kernel'
import type { Action, Offer } from '../rules/action.ts'

/** Which actions have a button of their own, in which order, and which of them end something. */

/** What is done by touching the map, or in a list of its own; where there are few they are named on buttons too. */
const ON_THE_MAP: ReadonlySet<Action['do']> = new Set([
  'post',
  'lead',
  'pay',
  'go',
  'withdraw',
  'withdrawWithout',
  'retreat',
  'retreatWithout',
  'enterSea',
  'port',
  'meet',
  'lose',
  'send',
  'reinforce',
  'strength',
  'appoint',
  'replace',
])
/** With which army or fleet something begins: these stand in a list. */
const SETTING_OUT: ReadonlySet<Action['do']> = new Set([
  'march',
  'alone',
  'embark',
  'sail',
  'travel',
  'joint',
  'summon',
])
/** So many places are named on buttons. */
const MOST_NAMED = 7
/** What is done on the map alone: where an army goes is seen there. */
const NEVER_NAMED: ReadonlySet<Action['do']> = new Set(['go', 'pay'])

const LAST: readonly Action['do'][] = ['fortify', 'idle', 'patrol', 'letPass', 'stand', 'halt', 'done']
const order = ({ do: verb }: Offer): number => LAST.indexOf(verb)

export interface Buttons {
  readonly plain: readonly Offer[]
  /** Armies, fleets and Magistri that could set out. */
  readonly settingOut: readonly Offer[]
  /** Too many to be named: the map shows them. */
  readonly isOnMap: boolean
}

export function buttonsOf(actions: readonly Offer[]): Buttons {
  const onMap = actions.filter(({ do: verb }) => ON_THE_MAP.has(verb))
  const settingOut = actions.filter(({ do: verb }) => SETTING_OUT.has(verb))
  const plain = actions.filter(({ do: verb }) => !ON_THE_MAP.has(verb) && !SETTING_OUT.has(verb))
  const named = onMap.filter(({ do: verb }) => !NEVER_NAMED.has(verb))
  const isNamed = named.length <= MOST_NAMED
  return {
    plain: [...(isNamed ? named : []), ...plain.toSorted((a, b) => order(a) - order(b))],
    settingOut,
    isOnMap: onMap.length > (isNamed ? named.length : 0),
  }
}

/** What mostly ends what was begun. */
const MAIN: ReadonlySet<Action['do']> = new Set(['halt', 'done', 'stand', 'patrol', 'fight', 'intercept', 'recruit'])
export const isMain = ({ do: verb }: Offer): boolean => MAIN.has(verb)

const ENDS: Readonly<Record<'pass' | 'done', ReadonlySet<Action['do']>>> = {
  pass: new Set(['letPass', 'idle']),
  done: new Set(['halt', 'done', 'patrol', 'stand']),
}
/** What is in sight beside however many others. */
export const isEnding = ({ do: verb }: Offer): boolean => ENDS.pass.has(verb) || ENDS.done.has(verb)
/** What passes, and what ends what is being done: for the keys that do so. */
export const endingOf = (actions: readonly Offer[], kind: 'pass' | 'done'): Action | null =>
  actions.find((offer): offer is Action => ENDS[kind].has(offer.do) && isWhole<Action>(offer)) ?? null

export const isOpen = (offer: Offer): boolean => openFields(offer).length > 0
