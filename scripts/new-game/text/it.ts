import { about } from './about.ts'
import type { Sentences } from './sentences.ts'

const seats = { roma: 'Roma', carthago: 'Cartagine' }
const stones = (n: number): string => (n === 1 ? '1 pietra' : `${n} pietre`)
const left = (n: number): string => (n === 1 ? 'ne resta 1' : `ne restano ${n}`)

export const it: Sentences = {
  title: about.title.it,
  summary: about.summary.it,
  seats,
  options: { scenario: { name: 'Mucchio', choices: { long: 'Mucchio grande', short: 'Mucchio piccolo' } } },
  prompts: {
    take: ({ heap }) => `Prendi da una a tre pietre: ${left(heap)}.`,
    'wait-take': ({ seat }) => `${seats[seat]} prende le pietre.`,
  },
  happenings: {
    'first-seat': ({ seat }) => `La sorte indica ${seats[seat]}, che comincia.`,
    took: ({ seat, stones: n, left: rest }) => `${seats[seat]} prende ${stones(n)}: ${left(rest)}.`,
  },
  refusals: { 'not-so-many': ({ left: rest }) => `Non ce ne sono tante: ${left(rest)}.` },
  actions: { take: (action) => `Prendi ${stones(action.stones)}` },
  ways: { 'last-stone': ({ winner }) => `${seats[winner]} prende l’ultima pietra e vince.` },
  shortWays: { 'last-stone': 'l’ultima pietra' },
}
