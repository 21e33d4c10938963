import { about } from './about.ts'
import { actions, open } from './en/actions.ts'
import { happenings } from './en/happenings.ts'
import { seats } from './en/names.ts'
import { prompts } from './en/prompts.ts'
import { refusals } from './en/refusals.ts'
import type { Sentences } from './sentences.ts'

const won = { byzantine: 'The Byzantine has won the empire back.', barbarian: 'The Barbarian has held him off.' }

export const en: Sentences = {
  title: about.title.en,
  summary: about.summary.en,
  seats,
  options: {},
  prompts,
  happenings,
  refusals,
  actions,
  open,
  ways: {
    reconquest: ({ turn }) => `All five prefectures are Byzantine at the end of turn ${turn}. ${won.byzantine}`,
    plague: ({ turn, winner }) => `The second Plague ends the game on turn ${turn}. ${won[winner]}`,
    'last-turn': ({ winner }) => `The tenth turn is over. ${won[winner]}`,
  },
  shortWays: { reconquest: 'all prefectures', plague: 'the second Plague', 'last-turn': 'the tenth turn' },
  tally: ({ turn, gold }) => (turn === 0 ? 'set-up' : `turn ${turn} of 10 · treasury ${gold} G`),
}
