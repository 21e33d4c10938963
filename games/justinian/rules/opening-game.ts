import type { Game } from '@iacta/kernel'
import { OPTIONS, type Options, SEAT_IDS } from '../data/table.ts'
import { type Action, type Offer, readAction } from './action.ts'
import { match } from './competition.ts'
import { imagine, type View, view } from './fog.ts'
import { sequence } from './opening.ts'
import { layout, type State } from './state.ts'

export type { Options }

const { advance, ...asked } = sequence

/** As a new table is shown until the rest of the rules has come. */
export const justinian: Game<State, Action, View, Options, Offer> = {
  ...asked,
  id: 'justinian',
  edition: 3,
  options: OPTIONS,
  seats: () => SEAT_IDS,
  seated: () => SEAT_IDS,
  start(_options, play) {
    const s = layout.fresh({ stack: [{ step: 'game', at: 0 }] })
    advance(s, play)
    return s
  },
  /** Nothing is hidden (76). */
  decidesOpenly: () => true,
  tally: ({ turn, gold }) => ({ turn, gold }),
  view,
  imagine,
  outcome: (s) => s.outcome,
  match,
  clone: layout.clone,
  readAction,
  encode: layout.encode,
  decode: layout.decode,
  faults: () => [],
}
