import { type Game, includes, sound } from '@iacta/kernel'
import { OPTIONS } from '../data/table.ts'
import { type Action, pass, readAction } from './action.ts'
import { imagine } from './imagine.ts'
import { faults } from './invariants.ts'
import { going, marchDue } from './movement.ts'
import { orders } from './orders.ts'
import { SEAT_IDS } from './printed.ts'
import { sequence } from './sequence.ts'
import { chooseFirst } from './setup.ts'
import {
  type Asking,
  clone,
  decode,
  emptyState,
  encode,
  type Frame,
  type Length,
  type Players,
  type State,
} from './state.ts'
import { tally } from './tally.ts'
import { type View, view } from './view.ts'
import { isUnable, standingAnswer } from './window.ts'

/** Steps in which no card is chosen: legions, commanders and leave, which everybody sees. */
const OPEN_STEPS: ReadonlySet<string> = new Set<Frame['step']>([
  'homes',
  'freeLegions',
  'generals',
  'retreat',
  'parting',
  'passage',
  'defeat',
  'aftermath',
  'refugees',
  'drivenOut',
  'summons',
])

export interface Options {
  readonly players: Players
  readonly scenario: Length
  readonly first: (typeof OPTIONS.first.choices)[number]
  readonly asking: Asking
}

export const nero: Game<State, Action, View, Options, Action> = {
  id: 'nero',
  edition: 3,
  options: OPTIONS,
  seats: ({ players }) => SEAT_IDS.slice(0, players),
  seated: ({ players }) => SEAT_IDS.slice(0, players),
  start(options, play) {
    const s = emptyState(options.players, options.scenario, options.asking)
    chooseFirst(s, options.first, play)
    s.stack = [{ step: 'game', at: 0 }]
    sequence.advance(s, play)
    return s
  },
  waiting: sequence.waiting,
  actions: sequence.actions,
  refusal: sequence.refusal,
  play: sequence.play,
  prompt: sequence.prompt,
  orders,
  standing: standingAnswer,
  answersUnseen: (s) => s.stack.at(-1)?.step === 'window',
  passing: () => pass(0),
  isUnable,
  decidesOpenly: (s) => OPEN_STEPS.has(s.stack.at(-1)?.step ?? ''),
  passesUnable: (s, seat) => includes(s.unable, seat),
  going,
  spent: (s) => marchDue(s) - s.points,
  view,
  outcome: (s) => s.outcome,
  tally,
  clone,
  imagine,
  readAction,
  encode,
  decode: (json) => sound(decode(json), faults),
  faults,
}
