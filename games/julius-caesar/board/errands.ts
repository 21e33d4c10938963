import { ROAD_LIMIT, STRIDE } from '../data/constants.ts'
import type { Action } from '../rules/action.ts'
import {
  type BlockId,
  BORDER_IDS,
  type Link,
  linkTo,
  PLACE_IDS,
  type PlaceId,
  place,
  ROADS_FROM,
} from '../rules/board.ts'
import type { View } from '../rules/view.ts'
import { frame, heldByOther, isSeaId, stepNow, underWay, waysFrom, whereIs } from './reading.ts'
import { errandAction, isGoing, whither } from './verbs.ts'

/** Blocks sent somewhere, one after the other and step by step: after every answer of the rules, what comes next. */
export interface Errand {
  readonly block: BlockId
  readonly to: PlaceId
  /** How far it had got when its last step was sent: if it gets no further, it is given up. */
  readonly tried?: string
}

export interface Stage {
  readonly act: Action | null
  readonly left: readonly Errand[]
  /** What could not be done, to be explained; the rest is given up. */
  readonly refused: Action | null
}

const HALT: Action = { do: 'halt' }
const OVER: Stage = { act: null, left: [], refused: null }

/** The next thing to do for blocks on errands, given what is legal now. */
export function carryOn(view: View, actions: readonly Action[], errands: readonly Errand[]): Stage {
  const [errand, ...rest] = errands
  if (!errand || actions.length === 0) return OVER
  const { block, to } = errand
  const at = progress(view, block)
  if (at === to) {
    if (underWay(view) === block) return { act: HALT, left: rest, refused: null }
    return carryOn(view, actions, rest)
  }
  if (errand.tried === at) return OVER
  const step = stepTowards(view, actions, block, to)
  if (!step) return { ...OVER, refused: errandAction(view, block, to) }
  return { act: step, left: [{ ...errand, tried: at }, ...rest], refused: null }
}

/** Where a block is on its way; on the water, by the seas it has crossed. */
function progress(view: View, id: BlockId): string {
  const crossing = stepNow(view) === 'crossing' && underWay(view) === id ? frame(view, 'crossing') : null
  return crossing ? crossing.seas.join(' ') : (whereIs(view, id) ?? '')
}

function stepTowards(view: View, actions: readonly Action[], id: BlockId, to: PlaceId): Action | null {
  const steps = actions.filter((action) => isGoing(action) && action.block === id)
  const straight = steps.find((action) => isGoing(action) && whither(action) === to)
  if (straight) return straight
  const first = reach(view, actions, id).get(to)
  return steps.find((action) => isGoing(action) && whither(action) === first) ?? null
}

/**
 * Places beyond the next step, each with the first step of a way there, over places where no enemy stands.
 * It looks at the map, not at the rules: every step is asked for when its turn comes.
 */
export function reach(view: View, actions: readonly Action[], id: BlockId): ReadonlyMap<PlaceId, PlaceId> {
  const found = new Map<PlaceId, PlaceId>()
  const here = whereIs(view, id)
  const side = view.seat
  const moves = frame(view, 'moves')
  if (!here || !side || !moves) return found
  const stride = moves.god === 'mercury' ? STRIDE.mercury : STRIDE.normal
  const onward = stepNow(view) === 'onward' ? frame(view, 'onward') : null
  const isCrossing = stepNow(view) === 'crossing'
  const closed = new Set<PlaceId>([here, onward?.origin ?? here])
  let edge = actions.flatMap((a) =>
    a.do === 'move' && a.block === id ? [{ at: a.to, first: a.to, room: room(view, here, a.to) }] : [],
  )
  for (let nth = (onward?.steps ?? 0) + 2; edge.length > 0 && nth <= stride.peace; nth++) {
    const next = new Map<PlaceId, (typeof edge)[number]>()
    for (const { at, first, room: left } of edge) {
      // Whoever lands goes no further.
      if (heldByOther(view, side, at) || (isCrossing && !isSeaId(at))) continue
      for (const { to } of waysFrom(id, at)) {
        const there = PLACE_IDS[to]
        if (closed.has(there)) continue
        if (nth > stride.attack && heldByOther(view, side, there)) continue
        const width = Math.min(left, room(view, at, there))
        if (width > (next.get(there)?.room ?? Number.NEGATIVE_INFINITY))
          next.set(there, { at: there, first, room: width })
      }
    }
    edge = [...next.values()]
    for (const { at, first } of edge) {
      closed.add(at)
      found.set(at, first)
    }
  }
  return found
}

/** How many more a section takes; a way over the sea comes after all roads. */
function room(view: View, here: PlaceId, to: PlaceId): number {
  const road = linkTo(ROADS_FROM[place(here)], place(to))
  return road ? ROAD_LIMIT.move[road.road] - (view.roads[BORDER_IDS[(road as Link).border]] ?? 0) : -1
}
