import { type Pointers, pointsAtButton } from '@iacta/web/board'
import type { Action } from '../rules/action.ts'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { whereIs } from './reading.ts'
import { isGoing, whither } from './verbs.ts'

/** Where on the board the actions of a plan are: blocks are followed from where one of them leaves them to the next. */
export function pointsAt(plan: readonly Action[], view: View): readonly Pointers<PlaceId>[] {
  const moved = new Map<BlockId, PlaceId>()
  const where = (id: BlockId): PlaceId | null => moved.get(id) ?? whereIs(view, id)
  return plan.map((action) => {
    const points = pointsOf(action, where)
    if (isGoing(action)) moved.set(action.block, whither(action))
    return points
  })
}

function pointsOf(action: Action, where: (id: BlockId) => PlaceId | null): Pointers<PlaceId> {
  switch (action.do) {
    case 'move':
    case 'retreat':
    case 'sail':
    case 'regroup':
    case 'harbour':
      return { arrows: arrow(where(action.block), action.to), controls: [block(action.block)] }
    case 'levy':
      return { rings: [action.at], controls: [block(action.block)] }
    case 'raise':
    case 'disband':
      return { rings: ring(where(action.block)), controls: [block(action.block)] }
    case 'exchange':
      return { rings: [...ring(where(action.block)), ...ring(where(action.with))] }
    case 'fire':
    case 'pass':
    case 'perish':
    case 'hit':
      return { controls: [block(action.block), pointsAtButton(action)] }
    case 'play':
    case 'discard':
      return { controls: [{ is: 'card', id: action.card }, pointsAtButton(action)] }
    case 'main-attack':
      return { arrows: arrow(action.from, action.at), controls: [pointsAtButton(action)] }
    case 'battle':
    case 'surprise':
    case 'strike':
    case 'receive':
    case 'turn':
      return { rings: [action.at], controls: [pointsAtButton(action)] }
    default:
      return { controls: [pointsAtButton(action)] }
  }
}

const block = (id: BlockId) => ({ is: 'block', id }) as const
const ring = (at: PlaceId | null): PlaceId[] => (at ? [at] : [])
const arrow = (from: PlaceId | null, to: PlaceId) => (from ? [{ from, to }] : [])
