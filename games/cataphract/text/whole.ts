import type { ScenarioId } from '../data/table.ts'
import type { OpeningSentences, Sentences } from './sentences.ts'

/** What is said after the first question, and of each battle to whoever chooses one. */
interface Later extends Pick<Sentences, 'prompts' | 'happenings' | 'refusals' | 'actions' | 'ways'> {
  readonly intros: Readonly<Record<ScenarioId, string>>
  /** What the optional rule is. */
  readonly engaged: string
}

/** All that is said at a battle. */
export function whole(opening: OpeningSentences, { intros, engaged, ...later }: Later): Sentences {
  const { scenario } = opening.options
  const choices = Object.entries(scenario.choices ?? {}).map(([id, name]) => [
    id,
    { name: String(name), about: intros[id as ScenarioId] },
  ])
  return {
    ...opening,
    ...later,
    options: {
      ...opening.options,
      scenario: { ...scenario, choices: Object.fromEntries(choices) },
      engaged: { ...opening.options.engaged, about: engaged },
    },
    toCome: undefined,
  }
}
