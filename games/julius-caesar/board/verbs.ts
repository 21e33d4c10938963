import type { Action, ActionOf } from '../rules/action.ts'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import type { Labels } from './labels.ts'
import { frame, stepNow } from './reading.ts'

/** Actions by what they are about. */

export type Going = ActionOf<'move' | 'retreat' | 'sail' | 'regroup' | 'harbour' | 'levy'>
const GOING: ReadonlySet<string> = new Set(['move', 'retreat', 'sail', 'regroup', 'harbour', 'levy'])

export const isGoing = (action: Action): action is Going => GOING.has(action.do)
export const whither = (action: Going): PlaceId => (action.do === 'levy' ? action.at : action.to)

/** Done to a block by touching it. */
export type OnBlock = ActionOf<'raise' | 'hit' | 'disband'>
const ON_BLOCK: ReadonlySet<string> = new Set(['raise', 'hit', 'disband'])
export const isOnBlock = (action: Action): action is OnBlock => ON_BLOCK.has(action.do)

/** Done to a place by touching it. */
export type OfPlace = ActionOf<'battle' | 'surprise' | 'strike' | 'receive' | 'turn' | 'main-attack'>
const OF_PLACE: ReadonlySet<string> = new Set(['battle', 'surprise', 'strike', 'receive', 'turn', 'main-attack'])
export const isOfPlace = (action: Action): action is OfPlace => OF_PLACE.has(action.do)

const VERBS: ReadonlySet<string> = new Set([
  'ready',
  'halt',
  'end-moves',
  'end-levies',
  'decline',
  'end-regroup',
  'end-disbanding',
])
/** Verbs that need no place and no block: buttons. */
export const isVerb = (action: Action): boolean => VERBS.has(action.do)

/** What ends what is being done, and what passes: for the keys that do so. */
const ENDS = {
  done: new Set(['ready', 'halt', 'end-moves', 'end-levies', 'end-regroup', 'end-disbanding']),
  pass: new Set(['decline', 'pass']),
} as const

export const endingOf = (actions: readonly Action[], kind: keyof typeof ENDS): Action | null =>
  actions.find(({ do: verb }) => ENDS[kind].has(verb)) ?? null

/** What is lost by ending moves or levies now, while there is something they could still be used for. */
export function lossOf(verb: Action['do'], view: View, actions: readonly Action[], words: Labels): string | null {
  const may = (...verbs: readonly Action['do'][]): number =>
    new Set(actions.flatMap((action) => (verbs.includes(action.do) && 'block' in action ? [action.block] : []))).size
  if (verb === 'end-moves') {
    const points = frame(view, 'moves')?.points ?? 0
    return points > 0 && may('move') > 0 ? words.movesLost(points, may('move')) : null
  }
  if (verb !== 'end-levies') return null
  const points = frame(view, 'levies')?.points ?? 0
  return points > 0 && may('raise', 'levy') > 0 ? words.leviesLost(points, may('raise'), may('levy')) : null
}

/** Taking a block to a place, as it is called in what is being played. */
export function errandAction(view: View, id: BlockId, to: PlaceId): Going {
  switch (stepNow(view)) {
    case 'battle':
      return { do: 'retreat', block: id, to }
    case 'regroup':
      return { do: 'regroup', block: id, to }
    case 'harbours':
      return { do: 'harbour', block: id, to }
    case 'levies':
      return { do: 'levy', block: id, at: to }
    default:
      return { do: 'move', block: id, to }
  }
}
