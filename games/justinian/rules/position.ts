import { sound } from '@iacta/kernel'
import { faults } from './invariants.ts'
import { layout, type State } from './state.ts'

/** A position written by hand, field by field: what is not said is as in a new game. See docs/games/justinian.md. */
export const fromPosition = (json: unknown): State => sound(layout.written(json), faults)

/** The same, from a moment of play. */
export const positionOf = (s: State): object => layout.encode(s)
