import {
  dealWords,
  type GameBrain,
  type GamePackage,
  type GameText,
  type Language,
  type Listed,
  openWords,
  optionText,
} from '@iacta/kernel'
import {
  CITIES,
  type City,
  type CLAIMS,
  carries,
  type TreatyAction,
  type TreatyState,
  type TreatyView,
  treaties,
} from './treaties.ts'

/** All that the little game of deals brings to a house: words in both languages, rules to read, and a quiet player. */

type Claim = (typeof CLAIMS)[number]

interface Words {
  readonly title: string
  readonly cities: Readonly<Record<City, string>>
  readonly claims: Readonly<Record<Claim, string>>
  readonly labels: Readonly<Record<string, string>>
  readonly prompts: Readonly<Record<string, string>>
  readonly rules: readonly (readonly [id: string, text: string])[]
  asses(n: number): string
  terms(sum: string, claims: string): string
  give(sum: string): string
  gave(city: string, sum: string): string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Treaties',
    cities: { roma: 'Rome', alba: 'Alba', veii: 'Veii' },
    claims: { peace: 'peace', passage: 'free passage', hostage: 'a hostage' },
    labels: { to: 'To', terms: 'Terms', sum: 'Sum' },
    prompts: { talk: 'Make deals with the others', give: 'Give to the temple what you like', over: 'It is over' },
    rules: [
      ['TR-1', 'Cities offer each other terms and money.'],
      ['TR-2', 'A city gives to the temple any sum it has.'],
    ],
    asses: (n) => (n === 1 ? '1 as' : `${n} asses`),
    terms: (sum, claims) => `${sum} for ${claims}`,
    give: (sum) => `Give ${sum} to the temple`,
    gave: (city, sum) => `${city} gives ${sum} to the temple.`,
  },
  it: {
    title: 'Trattati',
    cities: { roma: 'Roma', alba: 'Alba', veii: 'Veio' },
    claims: { peace: 'pace', passage: 'libero passaggio', hostage: 'un ostaggio' },
    labels: { to: 'A', terms: 'Condizioni', sum: 'Somma' },
    prompts: { talk: 'Tratta con gli altri', give: 'Dona al tempio quanto vuoi', over: 'È finita' },
    rules: [
      ['TR-1', 'Le città si offrono condizioni e denaro.'],
      ['TR-2', 'Una città dona al tempio una somma che possiede.'],
    ],
    asses: (n) => (n === 1 ? '1 asse' : `${n} assi`),
    terms: (sum, claims) => `${sum} per ${claims}`,
    give: (sum) => `Dona ${sum} al tempio`,
    gave: (city, sum) => `${city} dona ${sum} al tempio.`,
  },
}

const isCity = (id: unknown): id is City => (CITIES as readonly unknown[]).includes(id)

function textIn(language: Language): GameText<TreatyAction> {
  const w = WORDS[language]
  const { amount, some } = openWords(language)
  const city = (id: unknown): string => (isCity(id) ? w.cities[id] : '')
  const deals = dealWords(language, {
    seat: city,
    terms: (of) => {
      const { sum, terms } = of as Listed<Extract<TreatyAction, { do: 'offer' }>>
      return w.terms(
        amount(sum, w.asses),
        some(terms, (claim) => w.claims[claim]),
      )
    },
  })
  return {
    title: w.title,
    summary: w.rules[0][1],
    seat: city,
    ...optionText({}),
    prompt: ({ key }) => w.prompts[key],
    happening: (told) => deals.happening(told) ?? w.gave(city(told.params.seat), w.asses(Number(told.params.sum))),
    refusal: ({ reason }) => reason,
    action: (action) =>
      action.do === 'give' ? w.give(amount(action.sum, w.asses)) : (deals.action(action) ?? action.do),
    open: {
      label: (_, field) => w.labels[field],
      value: (_, field, value) =>
        field === 'terms' ? w.claims[value as Claim] : field === 'sum' ? w.asses(Number(value)) : city(value),
    },
    outcome: ({ way }) => way,
    way: (id) => id,
  }
}

const rulesIn = (language: Language) =>
  WORDS[language].rules.map(([id, text]) => ({ section: id.slice(3), title: text, clauses: [{ id, text }] }))

/** It gives half of what it has, and makes no deals. */
const brain: GameBrain<TreatyState, TreatyAction, TreatyView> = {
  worlds: (known) => (chance) => treaties.imagine(known, chance),
  plan: (s, seat) => [
    s.stack.at(-1)?.step === 'gift' ? { do: 'give', sum: Math.floor(s.purses[seat] / 2) } : { do: 'done' },
  ],
  evaluate: (s, seat) => s.gifts[seat] / (1 + s.gifts.reduce((sum, gift) => sum + gift, 0)),
  turnOf: (s) => s.stack.length,
  horizon: 1,
  weight: () => 1,
  explain: () => ({ key: 'given', params: {} }),
}

export const treatiesPackage: GamePackage<
  TreatyState,
  TreatyAction,
  TreatyView,
  { scenario: TreatyState['scenario'] }
> = {
  game: treaties,
  text: { en: textIn('en'), it: textIn('it') },
  rules: { en: rulesIn('en'), it: rulesIn('it') },
  clauses: ['TR-1', 'TR-2'],
  verbs: carries,
  fromPosition: (json) => treaties.decode(json),
  passes: ['done', 'wait'],
  inWords: ({ gifts }, language) =>
    CITIES.map((city, seat) => `${WORDS[language].cities[city]}: ${WORDS[language].asses(gifts[seat])}`),
  brain,
}
