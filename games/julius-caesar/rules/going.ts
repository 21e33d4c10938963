import type { Going } from '@iacta/kernel'
import { ROAD_LIMIT } from '../data/constants.ts'
import { type Action, type ActionOf, blockIn, placeTo } from './action.ts'
import { placeId } from './happenings.ts'
import { isNavis, linkTo, ROADS_FROM } from './printed.ts'
import type { State } from './state.ts'

/** Where an action takes a block. */
export function going(action: Action, s: State): Going | null {
  switch (action.do) {
    case 'move':
      return { ...legOf(s, action), crowding: crowding(s, action) }
    case 'retreat':
    case 'regroup':
    case 'harbour':
      return legOf(s, action)
    case 'sail':
      return { ...legOf(s, action), as: 'sail' }
    default:
      return null
  }
}

/** 6.3: on the water a block sets out from the last sea it has crossed. */
function legOf(s: State, action: ActionOf<'move' | 'retreat' | 'sail' | 'regroup' | 'harbour'>): Going {
  const now = s.stack[s.stack.length - 1]
  const from = now.step === 'crossing' ? now.seas[now.seas.length - 1] : s.place[blockIn(action)]
  return { piece: action.block, from: placeId(from), to: action.to }
}

/** 6.3: a land block at sea takes a Move Point of its own, more than it could take of any two roads. */
const AT_SEA = 2

/** 6.11: the part it takes of what its road section has left for others. */
function crowding(s: State, action: ActionOf<'move'>): number {
  const b = blockIn(action)
  if (isNavis[b]) return 0
  const isCrossing = s.stack[s.stack.length - 1].step === 'crossing'
  const road = isCrossing ? null : linkTo(ROADS_FROM[s.place[b]], placeTo(action))
  return road ? 1 / Math.max(1, ROAD_LIMIT.move[road.road] - s.roads[road.border]) : AT_SEA
}
