import { about } from './about.ts'
import type { Sentences } from './sentences.ts'

const seats = { roma: 'Rome', carthago: 'Carthage' }
const stones = (n: number): string => (n === 1 ? '1 stone' : `${n} stones`)

export const en: Sentences = {
  title: about.title.en,
  summary: about.summary.en,
  seats,
  options: { scenario: { name: 'Heap', choices: { long: 'A large heap', short: 'A small heap' } } },
  prompts: {
    take: ({ heap }) => `Take one to three stones; ${heap} ${heap === 1 ? 'is' : 'are'} left.`,
    'wait-take': ({ seat }) => `${seats[seat]} takes stones.`,
  },
  happenings: {
    'first-seat': ({ seat }) => `The lot falls on ${seats[seat]}, which begins.`,
    took: ({ seat, stones: n, left }) => `${seats[seat]} takes ${stones(n)} and leaves ${left}.`,
  },
  refusals: { 'not-so-many': ({ left }) => `There are not so many: ${left} ${left === 1 ? 'is' : 'are'} left.` },
  actions: { take: (action) => `Take ${stones(action.stones)}` },
  ways: { 'last-stone': ({ winner }) => `${seats[winner]} takes the last stone and wins.` },
  shortWays: { 'last-stone': 'the last stone' },
}
