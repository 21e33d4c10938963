import { asObject, asOneOf, sound } from '@iacta/kernel'
import { SCENARIO_IDS } from '../data/table.ts'
import { faults } from './invariants.ts'
import { layout, type State } from './state.ts'

/**
 * A position written by hand, field by field as a state is told: `at` and `facing` of units, `leaderAt`, and `stack`, the
 * steps that are under way. What is not said is as at the beginning of a battle, before anybody was placed.
 */
export function fromPosition(json: unknown): State {
  const { scenario } = asObject(json, 'a position')
  const { written } = layout.of(asOneOf(scenario, SCENARIO_IDS, 'the scenario'))
  return sound(written(json), faults)
}
