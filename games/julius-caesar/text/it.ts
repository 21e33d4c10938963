import { blocks } from './blocks.it.ts'
import { actions } from './it/actions.ts'
import { happenings, shortWays, ways } from './it/happenings.ts'
import { prompts } from './it/prompts.ts'
import { refusals } from './it/refusals.ts'
import { gods, sides } from './it/words.ts'
import type { Texts } from './texts.ts'

export const it: Texts = {
  title: 'Julius Caesar',
  summary:
    'Cesare contro Pompeo per il dominio su Roma, dal 49 al 45 a.C.: blocchi e nebbia di guerra, per due giocatori.',
  sides,
  blocks,
  gods,
  scenarios: { historical: 'Schieramento storico', free: 'Schieramento libero' },
  prompts,
  happenings,
  refusals,
  actions,
  ways,
  shortWays,
}
