import type { Going, Seat } from '@iacta/kernel'
import { type Action, hexTo, leaderIn, unitIn } from './action.ts'
import { type Hex, type Leader, turned, type Unit } from './printed.ts'
import { factsOf, isInColumn, type State } from './state.ts'

/** Where actions take units and leaders, for boards that ask how far they may go. */

function unitGoing(s: State, unit: Unit, to: Hex, facing: number): Going {
  const { grid, unitIds } = factsOf(s)
  return { piece: unitIds[unit], from: grid.name(s.at[unit]), to: grid.name(to), as: String(facing) }
}

function leaderGoing(s: State, leader: Leader, to: Hex): Going {
  const { grid, leaderIds } = factsOf(s)
  return { piece: leaderIds[leader], from: grid.name(s.leaderAt[leader]), to: grid.name(to) }
}

/** Setting out and turning are goings in place: they are told apart by how the unit faces. */
export function going(action: Action, s: State): Going | null {
  const frame = s.stack.at(-1)
  switch (action.do) {
    case 'order': {
      const unit = unitIn(s, action)
      return s.at[unit] < 0 ? null : unitGoing(s, unit, s.at[unit], s.facing[unit])
    }
    case 'lead': {
      const leader = leaderIn(s, action)
      return frame?.step === 'march' || s.leaderAt[leader] < 0 ? null : leaderGoing(s, leader, s.leaderAt[leader])
    }
    case 'step': {
      const to = hexTo(s, action)
      if (frame?.step === 'ride' || frame?.step === 'escape') return leaderGoing(s, frame.leader, to)
      if (frame?.step !== 'march' && frame?.step !== 'withdrawal') return null
      const { unit } = frame
      const direction = factsOf(s).grid.directionTo(s.at[unit], to)
      return unitGoing(s, unit, to, isInColumn(s, unit) ? direction : s.facing[unit])
    }
    case 'turn': {
      if (frame?.step !== 'march' && frame?.step !== 'withdrawal') return null
      const { unit } = frame
      return unitGoing(s, unit, s.at[unit], turned(s.facing[unit], action.by === 'right' ? 1 : -1))
    }
    default:
      return null
  }
}

export const halts = (action: Action): boolean => action.do === 'halt'

/** Movement points of all marches and rides so far; they only grow. */
export const spent = (s: State, _seat: Seat): number => s.paces
