import type { Refused } from '@iacta/testing'
import type { Action } from '../rules/action.ts'
import type { Position } from '../rules/position.ts'
import type { PlaceId, SeatId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

export type Case = Refused<Bench, SeatId, Action>

export const tried = (clause: string | null, attempt: Case['attempt']): Case => ({ clause, attempt })

export const pool = (at: PlaceId, points: number, legions: Position['legions'], more: Position = {}): Bench =>
  bench({ legions, pool: { at, points }, ...more })
export const form = (legions: number, commander: 'with' | 'without' = 'without') =>
  ({ do: 'form', legions, commander }) as const
export const go = (to: PlaceId) => ({ do: 'go', to }) as const
