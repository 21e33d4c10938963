import type { Action } from '../rules/action.ts'
import type { BlockId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import type { Labels } from './labels.ts'
import { rating } from './ratings.ts'
import { colourOf, contestAt, isReserve, seen, sideColour, whereIs } from './reading.ts'
import { isGoing, isOnBlock } from './verbs.ts'

/** A block for those who do not see it: who it is, how strong, where, and what it can do now. */
export function describe(
  view: View,
  actions: readonly Action[],
  id: BlockId,
  words: Labels,
  withPlace: boolean,
): string {
  const one = seen(view, id)
  const at = whereIs(view, id)
  const parts = [words.blocks[id]]
  if (one && at) {
    parts.push(words.strength(one.strength), words.rating(rating(id, null)))
    if (withPlace) parts.push(words.at(at))
    if (colourOf(id) !== sideColour(one.side)) parts.push(words.turned(words.sides[one.side]))
    if (one.moved) parts.push(words.moved)
    if (isReserve(contestAt(view, at), one)) parts.push(words.reserve)
  } else parts.push(words.rating(rating(id, null)))
  const can = abilityOf(actions, id)
  return can ? `${parts.join(', ')}: ${words.can[can]}` : parts.join(', ')
}

export function abilityOf(actions: readonly Action[], id: BlockId): keyof Labels['can'] | null {
  for (const action of actions) {
    if (!('block' in action) || action.block !== id) continue
    if (isOnBlock(action)) return action.do
    if (action.do === 'levy' || action.do === 'exchange') return action.do
    if (isGoing(action)) return 'move'
  }
  return null
}
