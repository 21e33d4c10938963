import type { ScenarioId } from '../data/table.ts'
import type { View } from './fog.ts'

/** How a battle stands: the turn, and what each army has lost of what it can bear, in rout points. */
export type Tally = {
  readonly scenario: ScenarioId
  readonly turn: number
  readonly points: readonly number[]
  readonly levels: readonly number[]
}

export const tally = ({ scenario, turn, routPoints, levels }: View): Tally => ({
  scenario,
  turn,
  points: routPoints,
  levels,
})
