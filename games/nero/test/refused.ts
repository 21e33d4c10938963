import type { Action } from '../rules/action.ts'
import type { PlaceId, SeatId } from '../rules/board.ts'
import type { Position } from '../rules/position.ts'
import { type Bench, bench } from './bench.ts'

/** Something that is tried in vain, and the clause that forbids it; null where no clause speaks of it. */
export interface Case {
  readonly clause: string | null
  readonly attempt: () => readonly [Bench, SeatId, Action]
}

export const tried = (clause: string | null, attempt: Case['attempt']): Case => ({ clause, attempt })

export const pool = (at: PlaceId, points: number, legions: Position['legions'], more: Position = {}): Bench =>
  bench({ legions, pool: { at, points }, ...more })
export const form = (legions: number, commander: 'with' | 'without' = 'without') =>
  ({ do: 'form', legions, commander }) as const
export const go = (to: PlaceId) => ({ do: 'go', to }) as const
