import { about } from './about.ts'
import { actions, open } from './en/actions.ts'
import { seats } from './en/names.ts'
import { prompts } from './en/prompts.ts'
import { setUp } from './en/set-up.ts'
import type { OpeningSentences } from './sentences.ts'

/** What is said up to the first question. */
export const openingEnglish: OpeningSentences = {
  title: about.title.en,
  summary: about.summary.en,
  seats,
  winners: { byzantine: 'The Byzantine', barbarian: 'The Barbarian' },
  options: {},
  prompts,
  happenings: setUp,
  refusals: {},
  actions,
  open,
  ways: {},
  toCome: '…',
  shortWays: { reconquest: 'all prefectures', plague: 'the second Plague', 'last-turn': 'the tenth turn' },
  tally: ({ turn, gold }) => (turn === 0 ? 'set-up' : `turn ${turn} of 10 · treasury ${gold} G`),
}
