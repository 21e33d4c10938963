import { type Game, sound } from '@iacta/kernel'
import type { Action, Offer } from './action.ts'
import type { View } from './fog.ts'
import { going, halts, spent } from './going.ts'
import { inclination } from './inclination.ts'
import { faults } from './invariants.ts'
import { type Options, justinian as opening } from './opening-game.ts'
import { sequence } from './sequence.ts'
import { layout, type State } from './state.ts'

export type { Options }

const { advance: _, ...asked } = sequence

/** All of it: with the steps that follow the set-up, which `sequence.ts` adds. */
export const justinian: Game<State, Action, View, Options, Offer> = {
  ...opening,
  ...asked,
  going,
  halts,
  spent,
  inclination,
  decode: (json) => sound(layout.decode(json), faults),
  faults,
}
