import { asking, telling } from '@iacta/kernel'
import type { SeatId } from '../data/table.ts'

/** Everything a seat can be asked for, or told to wait for, with what it is about. */
export interface Prompts {
  take: { heap: number }
  'wait-take': { seat: SeatId }
}

/** Everything that can be told, with what it is told of. */
export interface Happenings {
  'first-seat': { seat: SeatId }
  took: { seat: SeatId; stones: number; left: number }
}

export const ask = asking<Prompts>()
export const tell = telling<Happenings>()
