import {
  type FrameOf,
  frameOf,
  idOf,
  kept,
  listOf,
  numberOf,
  OUTCOME,
  orNull,
  type Seat,
  stateOf,
  type ValuesOf,
  wordOf,
} from '@iacta/kernel'
import { HEAP, OPTIONS, SEAT_IDS } from '../data/table.ts'

/** The steps of play, each with its memory. */
const STEPS = {
  /** A side takes stones. */
  turn: { seat: idOf<Seat>(SEAT_IDS) },
}
export type Frame = FrameOf<typeof STEPS>

export const layout = stateOf({
  scenario: kept(wordOf(OPTIONS.scenario.choices), 'long'),
  /** Stones that are left. */
  heap: kept(numberOf(0, HEAP.long), HEAP.long),
  outcome: kept(orNull(OUTCOME), null),
  stack: kept(listOf(frameOf(STEPS)), () => []),
})
export type State = ValuesOf<typeof layout.fields>
