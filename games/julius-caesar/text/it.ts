import { about } from './about.ts'
import { blocks } from './blocks.it.ts'
import { auc } from './common.ts'
import { actions } from './it/actions.ts'
import { happenings, shortWays, ways } from './it/happenings.ts'
import { gods, sides as seats } from './it/names.ts'
import { prompts } from './it/prompts.ts'
import { refusals } from './it/refusals.ts'
import type { Sentences } from './sentences.ts'

export const it: Sentences = {
  title: about.title.it,
  summary: about.summary.it,
  seats,
  blocks,
  gods,
  options: {
    scenario: {
      name: 'Scenario',
      choices: {
        historical: { name: 'Schieramento storico', about: 'Ogni blocco comincia dove lo mette il regolamento' },
        free: {
          name: 'Schieramento libero',
          about: 'Ognuno può scambiare i propri blocchi tra le città di partenza, senza farlo vedere all’altro',
        },
      },
    },
  },
  prompts,
  happenings,
  refusals,
  actions,
  ways,
  shortWays,
  tally: ({ year, turn, points: [caesar, pompeius] }) =>
    `Anno ${year} di 5 (${auc(year)} a.U.c.), ${turn === null ? 'inverno' : `turno ${turn}`} · ${seats.caesar} ${caesar}, ${seats.pompeius} ${pompeius}`,
}
