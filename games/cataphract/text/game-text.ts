import { type GameText, gameText, type Language, type SettledOptions } from '@iacta/kernel'
import { SCENARIO_IDS, type ScenarioId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import type { Sentences } from './sentences.ts'

/** What battle a table plays; before that is settled, the first. */
const battleIn = ({ scenario }: SettledOptions): ScenarioId =>
  SCENARIO_IDS.find((id) => id === scenario) ?? SCENARIO_IDS[0]

/** The game's words in a language, as at a battle: armies, lines and quarters of the sky are called by its names. */
export function textIn(
  language: Language,
  sentences: (scenario: ScenarioId) => Sentences,
  scenario: ScenarioId = SCENARIO_IDS[0],
): GameText<Action> {
  const said = sentences(scenario)
  return {
    ...gameText<Action>(language, said),
    sides: said.sides,
    for: (options) => textIn(language, sentences, battleIn(options)),
  }
}
