import { type Game, sound } from '@iacta/kernel'
import { OPTIONS, type Options, SEAT_IDS } from '../data/table.ts'
import { type Action, readAction } from './action.ts'
import { imagine, type View, view } from './fog.ts'
import { going, halts, spent } from './going.ts'
import { inclination } from './inclination.ts'
import { faults } from './invariants.ts'
import { sequence } from './sequence.ts'
import { standingOrders } from './standing.ts'
import { layout, type State } from './state.ts'

export type { Options }

const { advance, ...asked } = sequence

export const senaGallica: Game<State, Action, View, Options, Action> = {
  ...asked,
  id: 'sena-gallica',
  edition: 1,
  options: OPTIONS,
  seats: () => SEAT_IDS,
  seated: () => SEAT_IDS,
  settled: (s) => ({ setUp: s.freeSetUp ? 'free' : 'fixed' }),
  start({ setUp }, play) {
    const s = layout.fresh({ freeSetUp: setUp === 'free', stack: [{ step: 'game', at: 0 }] })
    advance(s, play)
    return s
  },
  orders: standingOrders,
  /** Nothing is hidden (16). */
  decidesOpenly: () => true,
  going,
  halts,
  spent,
  inclination,
  tally: ({ turn, points }) => ({ turn, ...points }),
  view,
  imagine,
  outcome: (s) => s.outcome,
  clone: layout.clone,
  readAction,
  encode: layout.encode,
  decode: (json) => sound(layout.decode(json), faults),
  faults,
}
