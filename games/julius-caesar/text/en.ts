import { about } from './about.ts'
import { blocks } from './blocks.en.ts'
import { auc } from './common.ts'
import { actions } from './en/actions.ts'
import { happenings, shortWays, ways } from './en/happenings.ts'
import { gods, sides as seats } from './en/names.ts'
import { prompts } from './en/prompts.ts'
import { refusals } from './en/refusals.ts'
import type { Sentences } from './sentences.ts'

export const en: Sentences = {
  title: about.title.en,
  summary: about.summary.en,
  seats,
  blocks,
  gods,
  options: {
    scenario: {
      name: 'Scenario',
      choices: {
        historical: { name: 'Historical set-up', about: 'Every block begins where the rulebook puts it' },
        free: {
          name: 'Free deployment',
          about: 'Each player may swap blocks between the cities of the set-up, unseen by the other',
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
    `Year ${year} of 5 (${auc(year)} AUC), ${turn === null ? 'winter' : `turn ${turn}`} · ${seats.caesar} ${caesar}, ${seats.pompeius} ${pompeius}`,
}
