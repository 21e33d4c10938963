import { type Game, sound, within } from '@iacta/kernel'
import { OPTIONS } from '../data/table.ts'
import { type Action, END_DISBANDING, END_REGROUP, readAction } from './action.ts'
import { going } from './going.ts'
import { imagine } from './imagine.ts'
import { faults } from './invariants.ts'
import { SIDE_IDS } from './printed.ts'
import { sequence } from './sequence.ts'
import { historicalState } from './setup.ts'
import { clone, decode, encode, type Frame, type Setup, type State } from './state.ts'
import { tally } from './tally.ts'
import { type View, view } from './view.ts'

/** 7.1: who fights stands revealed; which battle comes next, who fires, who falls and who leaves is for all to see. */
const OPEN_STEPS: ReadonlySet<string> = new Set<Frame['step']>(['battles', 'battle', 'hits'])

/** 7.7, 8.5: whether anything moves or is disbanded everybody sees. */
const FORGONE: Readonly<Partial<Record<Frame['step'], Action>>> = { regroup: END_REGROUP, disbands: END_DISBANDING }

export interface Options {
  readonly scenario: Setup
}

export const juliusCaesar: Game<State, Action, View, Options, Action> = {
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
  going,
  halts: (action) => action.do === 'halt',
  decidesOpenly: (s) => OPEN_STEPS.has(s.stack.at(-1)?.step ?? ''),
  forgoing: (s) => FORGONE[s.stack.at(-1)?.step ?? 'game'] ?? null,
  spent: (s) => -(within(s, 'moves')?.points ?? 0),
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
