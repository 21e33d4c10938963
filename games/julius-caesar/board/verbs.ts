import type { Action, ActionOf } from '../rules/action.ts'
import type { BlockId, PlaceId } from '../rules/board.ts'
import type { View } from '../rules/view.ts'
import { stepNow } from './reading.ts'

/** Actions by what they are about. */

export type Going = ActionOf<'move' | 'retreat' | 'sail' | 'regroup' | 'harbour' | 'levy'>
const GOING: ReadonlySet<string> = new Set(['move', 'retreat', 'sail', 'regroup', 'harbour', 'levy'])

export const isGoing = (action: Action): action is Going => GOING.has(action.do)
export const whither = (action: Going): PlaceId => (action.do === 'levy' ? action.at : action.to)

/** Done to a block by touching it. */
export type Deed = ActionOf<'raise' | 'hit' | 'disband'>
const DEEDS: ReadonlySet<string> = new Set(['raise', 'hit', 'disband'])
export const isDeed = (action: Action): action is Deed => DEEDS.has(action.do)

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
