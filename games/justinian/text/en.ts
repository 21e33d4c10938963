import { happenings } from './en/happenings.ts'
import { refusals } from './en/refusals.ts'
import { openingEnglish } from './opening.en.ts'
import type { Sentences } from './sentences.ts'

const won = { byzantine: 'The Byzantine has won the empire back.', barbarian: 'The Barbarian has held him off.' }

export const en: Sentences = {
  ...openingEnglish,
  happenings,
  refusals,
  ways: {
    reconquest: ({ turn }) => `All five prefectures are Byzantine at the end of turn ${turn}. ${won.byzantine}`,
    plague: ({ turn, winner }) => `The second Plague ends the game on turn ${turn}. ${won[winner]}`,
    'last-turn': ({ winner }) => `The tenth turn is over. ${won[winner]}`,
  },
  toCome: undefined,
}
