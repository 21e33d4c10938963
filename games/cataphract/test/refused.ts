import type { Refused } from '@iacta/testing'
import type { SeatId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { fromPosition } from '../rules/position.ts'
import { Bench } from './bench.ts'

export type Case = Refused<Bench, SeatId, Action>

/** A position in words, and what is refused there. */
export const tried = (clause: string, seat: SeatId, position: object, action: Action): Case => ({
  clause,
  attempt: () => [new Bench(fromPosition(position)), seat, action],
})
