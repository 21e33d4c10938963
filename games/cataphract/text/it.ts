import type { ScenarioId } from '../data/table.ts'
import { actions } from './it/actions.ts'
import { happenings } from './it/happenings.ts'
import { intros } from './it/intros.ts'
import { speaking } from './it/names.ts'
import { prompts } from './it/prompts.ts'
import { refusals } from './it/refusals.ts'
import { ways } from './it/ways.ts'
import { openingItalian } from './opening.it.ts'
import type { Sentences } from './sentences.ts'
import { whole } from './whole.ts'

/** Ciò che si dice a una battaglia. */
export const italian = (scenario: ScenarioId, first: 0 | 1 | null = null): Sentences => {
  const at = speaking(scenario)
  const opening = openingItalian(scenario, first)
  return whole(opening, {
    intros,
    engaged: 'La regola opzionale 10.3: le unità a contatto dopo l’Assalto restano legate',
    prompts: prompts(opening.seats),
    happenings: happenings(at),
    refusals,
    actions: actions(at),
    ways: ways(at),
  })
}

export const it = italian('tricameron')
