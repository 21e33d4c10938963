import { sound } from '@iacta/kernel'
import { faults } from './invariants.ts'
import { layout, type State } from './state.ts'

/** A position written by hand, field by field as the state has it: `{ "heap": 5 }`. What is not said is as at first. */
export function fromPosition(json: unknown): State {
  const s = layout.written(json)
  if (s.stack.length === 0 && s.outcome === null) s.stack = [{ step: 'turn', seat: 0 }]
  return sound(s, faults)
}
