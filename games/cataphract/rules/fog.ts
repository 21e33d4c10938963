import { byScenario, type Chance, fogOf, inSteps, type Knowledge, ownSecret, type Seat } from '@iacta/kernel'
import { SCENARIO_IDS, SEAT_IDS } from '../data/table.ts'
import { layout, type State } from './state.ts'

/** What each seat sees: everything, but the other's bid until both are made (84). */
const fog = byScenario(SCENARIO_IDS, (id) =>
  fogOf(layout.of(id), SEAT_IDS, {
    stack: inSteps({ bids: { bids: ownSecret(() => 0) } }),
  }),
)

export type View = ReturnType<ReturnType<typeof fog.at>['view']>

export const view = (s: State, seat: Seat): View => fog.at(s.scenario).view(s, seat)
export const imagine = (known: Knowledge<View>, chance: Chance): State =>
  fog.of(known.view.scenario).imagine(known, chance)
