import type { ScenarioId } from '../data/table.ts'
import { actions } from './en/actions.ts'
import { happenings } from './en/happenings.ts'
import { intros } from './en/intros.ts'
import { speaking } from './en/names.ts'
import { prompts } from './en/prompts.ts'
import { refusals } from './en/refusals.ts'
import { ways } from './en/ways.ts'
import { openingEnglish } from './opening.en.ts'
import type { Sentences } from './sentences.ts'
import { whole } from './whole.ts'

/** What is said at a battle. */
export const english = (scenario: ScenarioId, first: 0 | 1 | null = null): Sentences => {
  const at = speaking(scenario)
  const opening = openingEnglish(scenario, first)
  return whole(opening, {
    intros,
    engaged: 'The optional rule of 10.3: units in contact after shock stay locked',
    prompts: prompts(opening.seats),
    happenings: happenings(at),
    refusals,
    actions: actions(at),
    ways: ways(at),
  })
}

export const en = english('tricameron')
