import { type Game, sound } from '@iacta/kernel'
import { OPTIONS } from '../data/table.ts'
import { type Action, readAction } from './action.ts'
import { SEAT_IDS } from './board.ts'
import { imagine } from './imagine.ts'
import { faults } from './invariants.ts'
import { sequence } from './sequence.ts'
import { chooseFirst } from './setup.ts'
import { type Asking, clone, decode, emptyState, encode, type Length, type Players, type State } from './state.ts'
import { type View, view } from './view.ts'
import { standingAnswer } from './window.ts'

export interface Options {
  readonly players: Players
  readonly scenario: Length
  readonly first: (typeof OPTIONS.first.choices)[number]
  readonly asking: Asking
}

export const nero: Game<State, Action, View, Options> = {
  id: 'nero',
  edition: 2,
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
  standing: standingAnswer,
  isWindow: (s) => s.stack.at(-1)?.step === 'window',
  view,
  outcome: (s) => s.outcome,
  clone,
  imagine,
  readAction,
  encode,
  decode: (json) => sound(decode(json), faults),
  faults,
}
