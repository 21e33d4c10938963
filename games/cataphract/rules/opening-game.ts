import { asObject, asOneOf, type Game, sound } from '@iacta/kernel'
import { LEAST_LEVEL, OPTIONS, type Options, SCENARIO_IDS, SEAT_IDS } from '../data/table.ts'
import { type Action, readAction } from './action.ts'
import { hiddenOnes } from './ambush.ts'
import { imagine, type View, view } from './fog.ts'
import { faults } from './invariants.ts'
import { sequence } from './opening.ts'
import { standingOrders } from './standing.ts'
import { clone, factsOf, layout, type State, sideOfSeat } from './state.ts'
import { tally } from './tally.ts'

export type { Options }

export const cataphract: Game<State, Action, View, Options, Action> = {
  id: 'cataphract',
  edition: 1,
  options: OPTIONS,
  seats: () => SEAT_IDS,
  seated: () => SEAT_IDS,
  settled: (s) => settled(s),
  start(options, play) {
    const s = layout.of(options.scenario).fresh({
      first: options.sides === 'bid' ? null : options.sides === 'exchanged' ? 1 : 0,
      engagedRule: options.engaged === 'on',
      freeSetUp: options.setUp === 'free',
    })
    s.levels = [levelOf(s.levels[0], options.firstLevel), levelOf(s.levels[1], options.secondLevel)]
    s.stack = [{ step: 'game', at: 0 }]
    sequence.advance(s, play)
    return s
  },
  waiting: sequence.waiting,
  actions: sequence.actions,
  refusal: sequence.refusal,
  play: sequence.play,
  prompt: sequence.prompt,
  orders: standingOrders,
  decidesOpenly,
  view,
  outcome: (s) => s.outcome,
  tally,
  side: (s, seat) => (s.first === null ? null : factsOf(s).sides[sideOfSeat(s, seat)].army),
  clone,
  imagine,
  readAction,
  encode: (s) => layout.at(s.scenario).encode(s),
  decode: (json) =>
    sound(layout.of(asOneOf(asObject(json, 'a state').scenario, SCENARIO_IDS, 'the scenario')).decode(json), faults),
  faults,
}

const levelOf = (printed: number, altered = 0): number => Math.max(LEAST_LEVEL, printed + altered)

/** The field is open to all, but for bids (84) and for where the Heruli lie at Dara (DARA-11). */
function decidesOpenly(s: State): boolean {
  const step = s.stack.at(-1)?.step
  return step !== 'bids' && step !== 'hiding' && hiddenOnes(s) === null
}

/** What was settled beforehand, as far as names depend on it. */
function settled(s: State): Options {
  return {
    scenario: SCENARIO_IDS[s.scenario],
    sides: s.first === null ? 'bid' : s.first === 0 ? 'as-named' : 'exchanged',
    levels: 'printed',
    engaged: s.engagedRule ? 'on' : 'off',
    ...(factsOf(s).rules.freeSetUp ? { setUp: s.freeSetUp ? 'free' : 'printed' } : {}),
  }
}
