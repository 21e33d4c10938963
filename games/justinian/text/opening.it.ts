import { about } from './about.ts'
import { actions, open } from './it/actions.ts'
import { seats } from './it/names.ts'
import { prompts } from './it/prompts.ts'
import { setUp } from './it/set-up.ts'
import type { OpeningSentences } from './sentences.ts'

/** What is said up to the first question. */
export const openingItalian: OpeningSentences = {
  title: about.title.it,
  summary: about.summary.it,
  seats,
  winners: { byzantine: 'il Bizantino', barbarian: 'il Barbaro' },
  options: {},
  prompts,
  happenings: setUp,
  refusals: {},
  actions,
  open,
  ways: {},
  toCome: '…',
  shortWays: { reconquest: 'tutte le prefetture', plague: 'la seconda Pestilenza', 'last-turn': 'il decimo turno' },
  tally: ({ turn, gold }) => (turn === 0 ? 'piazzamento' : `turno ${turn} di 10 · Tesoro ${gold} G`),
}
