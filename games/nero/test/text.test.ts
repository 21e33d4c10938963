import { type Chance, LANGUAGES, readOptions } from '@iacta/kernel'
import {
  everyKeyHasWords,
  keysIn,
  randomGamesCanBeTold,
  rulesReader,
  sorted,
  sourcesIn,
  UNFILLED,
} from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { inWords } from '../board/in-terminal.ts'
import { CARDS, EVENTS } from '../data/cards.ts'
import { CLAUSE_IDS, LEDGER } from '../data/ledger.ts'
import { OPTIONS } from '../data/table.ts'
import { ACTION_NAMES, type Action, FIELDS } from '../rules/action.ts'
import { nero as game } from '../rules/game.ts'
import { CARD_IDS, PLACE_IDS, SEAT_IDS, ZONE_IDS } from '../rules/printed.ts'
import { REASONS } from '../rules/reasons.ts'
import { TOPICS, UNTIL } from '../rules/state.ts'
import { WAYS } from '../rules/victory.ts'
import * as clausesEn from '../text/clauses.en.ts'
import * as clausesIt from '../text/clauses.it.ts'
import { en } from '../text/en.ts'
import { reasons as reasonsEn } from '../text/explain.en.ts'
import { reasons as reasonsIt } from '../text/explain.it.ts'
import { texts } from '../text/index.ts'
import { it } from '../text/it.ts'
import { rules as bookEn } from '../text/rules.en.ts'
import { rules as bookIt } from '../text/rules.it.ts'
import * as samples from './text-samples.ts'

everyKeyHasWords({ en, it }, { rules: new URL('../rules/', import.meta.url), reasons: REASONS, verbs: FIELDS })

rulesReader(LEDGER, { en: clausesEn, it: clausesIt }, { en: bookEn, it: bookIt })

test('there are words for the ways to win, and no others', () => {
  expect(sorted(Object.keys(en.ways))).toEqual(sorted(WAYS))
})

test.each(LANGUAGES)('every option has words in %s, and says by itself what it is', (language) => {
  const said = Object.entries(OPTIONS).flatMap(([key, { choices }]) =>
    choices.map((choice) => texts[language].option(key, choice)),
  )
  for (const words of said) expect(words).toMatch(/^\p{Lu}.* /u)
  expect(new Set(said).size).toBe(said.length)
})

/** What a sentence ends with. */
const ENDED = /[.?!]$/

const IDS: readonly (readonly unknown[])[] = [PLACE_IDS, SEAT_IDS, CARD_IDS, ZONE_IDS]

/** Another value of the same kind; of a card one with another event. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  const ids = IDS.find((all) => all.includes(value))
  return ids ? ids[(ids.indexOf(value) + Math.ceil(ids.length / 3)) % ids.length] : value
}

/** What the words depend on. */
const spokenOf = <T extends object>(about: T, say: (about: T) => string): string[] =>
  Object.entries(about)
    .filter(([key, value]) => say({ ...about, [key]: otherThan(value) }) !== say(about))
    .map(([key]) => key)

/** Says one thing in both languages, and finds that they speak of the same, and leave nothing open. */
function sayInBoth<T extends object>(
  what: string,
  about: T,
  english: (about: T) => string,
  italian: (about: T) => string,
  isSentence = true,
): void {
  for (const words of [english(about), italian(about)]) {
    expect(words, what).toMatch(/\S/)
    expect(words, what).not.toMatch(UNFILLED)
    if (isSentence) expect(words, what).toMatch(ENDED)
  }
  expect(spokenOf(about, italian), what).toEqual(spokenOf(about, english))
}

type Sayings = Readonly<Record<string, (about: never) => string>>

function sayAll(
  kind: string,
  all: Readonly<Record<string, readonly object[]>>,
  english: Sayings,
  italian: Sayings,
  isSentence = true,
): void {
  expect(sorted(Object.keys(all))).toEqual(sorted(Object.keys(english)))
  for (const [key, abouts] of Object.entries(all)) {
    expect(abouts.length, key).toBeGreaterThan(0)
    for (const about of abouts)
      sayInBoth(
        `${kind} ${key}`,
        about,
        (one) => english[key](one as never),
        (one) => italian[key](one as never),
        isSentence,
      )
  }
}

describe('both languages speak of the same', () => {
  test('in prompts, happenings and actions', () => {
    sayAll('prompt', samples.prompts, en.prompts, it.prompts)
    sayAll('happening', samples.happenings, en.happenings, it.happenings)
    sayAll('action', samples.actions, en.actions, it.actions, false)
  })

  test('in refusals', () => {
    for (const reason of Object.keys(en.refusals) as (keyof typeof en.refusals)[])
      sayInBoth(`refusal ${reason}`, samples.refusal, en.refusals[reason], it.refusals[reason])
  })

  test('in ways to win', () => {
    const won = { winners: SEAT_IDS.slice(0, 2), points: [3, 3, 1, 0], turn: 4 }
    for (const way of WAYS) sayInBoth(`way ${way}`, won, en.ways[way], it.ways[way])
  })

  test('in the reasons of the computer, and in its advice', () => {
    const given = keysIn(sourcesIn(new URL('../bot/', import.meta.url)), /because\(\s*'([a-z-]+)'/g)
    for (const key of given) expect(Object.keys(samples.explanations)).toContain(key)
    for (const [key, abouts] of Object.entries(samples.explanations))
      for (const about of abouts)
        for (const how of ['why', 'advice'] as const)
          sayInBoth(
            `${how} ${key}`,
            about,
            (params) => reasonsEn[how]({ key, params }),
            (params) => reasonsIt[how]({ key, params }),
          )
  })
})

describe('the rules reader of Nero', () => {
  test('gives the same numbers in both languages', () => {
    const numbers = (text: string): string[] => keysIn(text, /(\d+(?:\.\d+)*)/g).sort()
    for (const id of CLAUSE_IDS) expect(numbers(clausesIt.clauses[id]), id).toEqual(numbers(clausesEn.clauses[id]))
  })

  test('has a paragraph for every event', () => {
    const events = bookEn.sections.filter(({ section }) => section.startsWith('12.0 Events: '))
    expect(events).toHaveLength(EVENTS.length)
  })

  test('counts what the data count', () => {
    const table = (id: string) => bookEn.tables.find((one) => one.id === id)?.rows ?? []
    const sum = (numbers: readonly string[]): number => numbers.reduce((all, one) => all + (Number(one) || 0), 0)
    expect(sum(table('deck').map((row) => row[1]))).toBe(CARDS.length)
    expect(sum(table('values').flatMap((row) => row.slice(1)))).toBe(CARDS.length)
    expect(table('map')).toHaveLength(PLACE_IDS.length)
    expect(table('seats').map((row) => row.slice(1).join(' '))).toEqual(['13 10', '8 6', '21 28', '1 0', '4 4', '2 2'])
    expect(table('scoring').map((row) => row.slice(1).join(' '))).toEqual(['5 8', '2 4', '2 2', '2 3', '1 1', '1 1'])
    expect(table('costs').map((row) => row[1])).toEqual(['1', '3', '1', '1', '1', '2', '1', '2'])
  })
})

const KNOWN = {
  zone: ZONE_IDS,
  at: PLACE_IDS,
  to: PLACE_IDS,
  from: PLACE_IDS,
  of: SEAT_IDS,
  card: CARD_IDS,
  legions: [0, 1, 2, 7],
  commander: ['with', 'without'],
  marked: ['marked', 'unmarked'],
  whose: ['own', 'independent'],
  until: UNTIL,
  about: TOPICS,
  say: ['pass', 'ask'],
} as const

/** Anything that could be tried, sensible or not. */
function anything(verb: Action['do'], chance: Chance): Action {
  const fields = FIELDS[verb] as readonly (keyof typeof KNOWN)[]
  const picked = fields.map((field) => [field, KNOWN[field][chance.pick(KNOWN[field].length)]])
  return { do: verb, ...Object.fromEntries(picked) } as Action
}

randomGamesCanBeTold({
  game,
  texts,
  games: 10,
  options: (seed) => readOptions(OPTIONS, { players: seed % 2 === 0 ? 4 : 3 }),
  probes: (chance) => ACTION_NAMES.map((verb) => anything(verb, chance)),
  inWords,
  atLeast: 151,
})
