import type { Going } from '@iacta/kernel'
import type { Action } from './action.ts'
import { stepCost, turnCost } from './ground.ts'
import { type Direction, NONE, turned } from './printed.ts'
import { type Frame, factsOf, type State } from './state.ts'

/** Where actions take units and leaders, for whoever asks how far they may go (6.1, 7.1). */

/** Who is under way: a unit or a leader with points of its own. */
function underWay(s: State): Extract<Frame, { step: 'march' | 'ride' }> | null {
  const frame = s.stack.at(-1)
  return frame?.step === 'march' || frame?.step === 'ride' ? frame : null
}

/** Of ways that cost as many points, the one with fewer cohesion hits is the better. */
export function going(action: Action, s: State): Going | null {
  if (action.do !== 'step' && action.do !== 'turn') return null
  const frame = underWay(s)
  if (!frame) return null
  const { grid, hexIds, unitIds, leaderIds, hex } = factsOf(s)
  if (frame.step === 'ride') {
    if (action.do !== 'step') return null
    return { piece: leaderIds[frame.leader], from: hexIds[s.leaderAt[frame.leader]], to: action.to }
  }
  const { unit } = frame
  const at = s.at[unit]
  const from = hexIds[at]
  if (action.do === 'turn') {
    const facing = turned(s.facing[unit], action.by === 'right' ? 1 : -1)
    return { piece: unitIds[unit], from, to: from, as: String(facing), crowding: turnCost(s, unit).hits }
  }
  const to = hex(action.to)
  const direction = grid.directionTo(at, to)
  const crowding = direction === NONE ? 0 : stepCost(s, unit, at, to, direction as Direction).hits
  return { piece: unitIds[unit], from, to: action.to, as: String(s.facing[unit]), crowding }
}

/** Movement points spent so far by who is under way. */
export function spent(s: State): number {
  const frame = underWay(s)
  return frame ? -frame.points : 0
}
