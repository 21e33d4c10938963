import { type GameText, gameText, type Language, type SettledOptions } from '@iacta/kernel'
import { SCENARIO_IDS, type ScenarioId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { OpeningSentences } from './sentences.ts'

/** What battle a table plays; before that is settled, the first. */
const battleIn = ({ scenario }: SettledOptions): ScenarioId =>
  SCENARIO_IDS.find((id) => id === scenario) ?? SCENARIO_IDS[0]

/** The side of the first seat, as far as that was settled beforehand: seats are called by their armies then. */
const firstIn = ({ sides }: SettledOptions): 0 | 1 | null =>
  sides === 'as-named' ? 0 : sides === 'exchanged' ? 1 : null

/** The game's words in a language, as at a battle: armies, lines and quarters of the sky are called by its names. */
export function textIn(
  language: Language,
  sentences: (scenario: ScenarioId, first?: 0 | 1 | null) => OpeningSentences,
  scenario: ScenarioId = SCENARIO_IDS[0],
  first: 0 | 1 | null = null,
): GameText<Action> {
  const said = sentences(scenario, first)
  return {
    ...gameText<Action>(language, said),
    sides: said.sides,
    for: (options) => textIn(language, sentences, battleIn(options), firstIn(options)),
  }
}
