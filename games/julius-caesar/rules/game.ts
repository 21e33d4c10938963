import { type Game, sound } from '@iacta/kernel'
import { OPTIONS } from '../data/table.ts'
import { type Action, readAction } from './action.ts'
import { SIDE_IDS } from './board.ts'
import { imagine } from './imagine.ts'
import { faults } from './invariants.ts'
import { sequence } from './sequence.ts'
import { historicalState } from './setup.ts'
import { clone, decode, encode, type Setup, type State } from './state.ts'
import { type View, view } from './view.ts'

export interface Options {
  readonly scenario: Setup
}

export const juliusCaesar: Game<State, Action, View, Options> = {
  id: 'julius-caesar',
  edition: 1,
  options: OPTIONS,
  seats: () => SIDE_IDS,
  seated: () => SIDE_IDS,
  start(options, play) {
    const s = historicalState(options.scenario)
    s.stack = [{ step: 'game', at: 0 }]
    sequence.advance(s, play)
    return s
  },
  waiting: sequence.waiting,
  actions: sequence.actions,
  refusal: sequence.refusal,
  play: sequence.play,
  prompt: sequence.prompt,
  going: (action) => (action.do === 'move' ? { piece: action.block, to: action.to } : null),
  view,
  outcome: (s) => s.outcome,
  clone,
  imagine,
  readAction,
  encode,
  decode: (json) => sound(decode(json), faults),
  faults,
}
