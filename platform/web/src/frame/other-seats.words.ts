import { words } from '../words.ts'

export const w = words({
  en: { others: 'The other seats', computer: (level: string) => `Computer: ${level}` },
  it: { others: 'Gli altri posti', computer: (level: string) => `Computer: ${level}` },
})
