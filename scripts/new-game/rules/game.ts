import { type Game, type OptionsOf, procedure, sound } from '@iacta/kernel'
import { HEAP, OPTIONS, SEAT_IDS } from '../data/table.ts'
import { type Action, readAction } from './action.ts'
import { imagine, type View, view } from './fog.ts'
import { faults } from './invariants.ts'
import { type Frame, layout, type State } from './state.ts'
import { begin, turn } from './turn.ts'

export type Options = OptionsOf<typeof OPTIONS>

/** The sequence of play: every step of it. */
const { advance, ...asked } = procedure<State, Frame, Action>({ turn })

export const newGame: Game<State, Action, View, Options, Action> = {
  ...asked,
  id: 'new-game',
  edition: 1,
  options: OPTIONS,
  seats: () => SEAT_IDS,
  seated: () => SEAT_IDS,
  start({ scenario }, play) {
    const s = layout.fresh({ scenario, heap: HEAP[scenario] })
    begin(s, play)
    advance(s, play)
    return s
  },
  view,
  imagine,
  outcome: (s) => s.outcome,
  clone: layout.clone,
  readAction,
  encode: layout.encode,
  decode: (json) => sound(layout.decode(json), faults),
  faults,
}
