import { readdirSync, readFileSync } from 'node:fs'
import { type Chance, quickChance, readOptions, seatsIn } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { inWords } from '../board/words.ts'
import { CARDS, EVENTS } from '../data/cards.ts'
import { CLAUSE_IDS, SECTIONS } from '../data/ledger.ts'
import { OPTIONS } from '../data/table.ts'
import { ACTION_NAMES, type Action, FIELDS } from '../rules/action.ts'
import { CARD_IDS, PLACE_IDS, SEAT_IDS, ZONE_IDS } from '../rules/board.ts'
import { nero as game } from '../rules/game.ts'
import { REASONS } from '../rules/reasons.ts'
import { TOPICS, UNTIL } from '../rules/state.ts'
import { WAYS } from '../rules/victory.ts'
import * as clausesEn from '../text/clauses.en.ts'
import * as clausesIt from '../text/clauses.it.ts'
import { en } from '../text/en.ts'
import { reasons as reasonsEn } from '../text/explain.en.ts'
import { reasons as reasonsIt } from '../text/explain.it.ts'
import { gameText } from '../text/game-text.ts'
import { it } from '../text/it.ts'
import { rules as bookEn } from '../text/rules.en.ts'
import { rules as bookIt } from '../text/rules.it.ts'
import * as samples from './text-samples.ts'

const languages = { en, it }
const TABLE_REASONS = ['game-over', 'not-your-turn', 'not-now', 'stale']

const sources = (room: string): string =>
  readdirSync(new URL(`../${room}/`, import.meta.url))
    .map((file) => readFileSync(new URL(`../${room}/${file}`, import.meta.url), 'utf8'))
    .join('\n')
const rules = sources('rules')
const keysIn = (source: string, pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, key]) => key)
const sorted = (keys: Iterable<string>): string[] => [...new Set(keys)].sort()

/** What no player should ever read. */
const UNFILLED = /undefined|\bnull\b|NaN|\[object|\$\{|\{\}|\s{2}|\s[.,;:!?]|\(\)|\.\.|!\./
const ENDED = /[.?!]$/

describe.each(Object.entries(languages))('texts in %s', (_, t) => {
  test('every happening the rules tell has words, and no words are left over', () => {
    expect(sorted(Object.keys(t.happenings))).toEqual(
      sorted(keysIn(rules, /tell(?:OfCard)?\(\s*play,\s*'([a-z0-9-]+)'/g)),
    )
  })

  test('every reason has words, every reason is given by some rule, and no words are left over', () => {
    expect(sorted(Object.keys(t.refusals))).toEqual(sorted([...Object.keys(REASONS), ...TABLE_REASONS]))
    const given = rules.replace(/export const REASONS = \{[\s\S]*?\} as const/, '')
    for (const reason of Object.keys(REASONS)) expect(given, reason).toMatch(new RegExp(`'${reason}'`))
  })

  test('every prompt, action and way to win has words', () => {
    const asked = keysIn(rules.replace(/export interface Prompts \{[\s\S]*?\n\}/, ''), /'([a-z0-9-]+)'/g)
    for (const key of Object.keys(t.prompts)) if (key !== 'over') expect(asked, key).toContain(key)
    expect(sorted(Object.keys(t.actions))).toEqual(sorted(ACTION_NAMES))
    expect(sorted(Object.keys(t.ways))).toEqual(sorted(WAYS))
    expect(sorted(Object.keys(t.shortWays))).toEqual(sorted(WAYS))
  })

  test('every option has words, and says by itself what it is', () => {
    const text = gameText(t)
    const said = Object.entries(OPTIONS).flatMap(([key, { choices }]) =>
      choices.map((choice) => text.option(key, choice)),
    )
    for (const words of said) expect(words).toMatch(/^\p{Lu}.* /u)
    expect(new Set(said).size).toBe(said.length)
  })
})

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
    expect(sorted(Object.values(en.shortWays))).toHaveLength(WAYS.length)
    expect(sorted(Object.values(it.shortWays))).toHaveLength(WAYS.length)
  })

  test('in the reasons of the computer, and in its advice', () => {
    const given = keysIn(sources('bot'), /because\(\s*'([a-z-]+)'/g)
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

describe('the rules reader', () => {
  test('tells every clause and paragraph in both languages, in words of its own', () => {
    for (const { clauses, sections } of [clausesEn, clausesIt]) {
      expect(sorted(Object.keys(clauses))).toEqual(sorted(CLAUSE_IDS))
      expect(sorted(Object.keys(sections))).toEqual(sorted(SECTIONS))
      for (const text of Object.values(clauses)) {
        expect(text).not.toMatch(UNFILLED)
        expect(text).toMatch(ENDED)
      }
      for (const title of Object.values(sections)) expect(title).toMatch(/^\p{Lu}/u)
    }
    for (const id of CLAUSE_IDS) expect(clausesEn.clauses[id]).not.toBe(clausesIt.clauses[id])
  })

  test('gives the same numbers and refers to the same paragraphs in both', () => {
    const numbers = (text: string): string[] => [...text.matchAll(/\d+(?:\.\d+)*/g)].map(([number]) => number).sort()
    const known: readonly string[] = SECTIONS
    for (const id of CLAUSE_IDS) {
      const told = numbers(clausesEn.clauses[id])
      expect(numbers(clausesIt.clauses[id]), id).toEqual(told)
      for (const number of told) if (number.includes('.')) expect(known, id).toContain(number)
    }
  })

  test('has every clause once, and a paragraph for every event', () => {
    for (const { sections, chapters } of [bookEn, bookIt]) {
      const told = sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))
      expect(told).toHaveLength(CLAUSE_IDS.length)
      expect(sorted(told)).toEqual(sorted(CLAUSE_IDS))
      for (const { clauses, title } of sections) expect(clauses.length, title).toBeGreaterThan(0)
      const events = sections.filter(({ section }) => section.startsWith('12.0 Events: '))
      expect(events).toHaveLength(EVENTS.length)
      for (const { section } of sections)
        expect(Object.keys(chapters)).toContain(section.includes('Events') ? 'Events' : section.split('.')[0])
    }
    expect(bookIt.sections.map(({ section }) => section)).toEqual(bookEn.sections.map(({ section }) => section))
  })

  test('shows the same tables in both, every cell of them filled', () => {
    const shape = ({ tables }: typeof bookEn) => tables.map(({ id, rows }) => [id, rows.length, rows[0].length])
    expect(shape(bookIt)).toEqual(shape(bookEn))
    for (const { tables } of [bookEn, bookIt])
      for (const { id, title, head, rows, note } of tables) {
        expect(title).toMatch(/^\p{Lu}/u)
        expect(new Set(head).size, id).toBe(head.length)
        expect(new Set(rows.map((row) => row.join('|'))).size, id).toBe(rows.length)
        for (const row of rows) expect(row, `${id}: ${row[0]}`).toHaveLength(head.length)
        for (const words of [...head, ...rows.flat(), ...(note ? [note] : [])]) {
          expect(words, id).toMatch(/\S/)
          expect(words, id).not.toMatch(UNFILLED)
        }
      }
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

test('everything random games say can be said in both languages', () => {
  const said = new Set<string>()
  const wrong: string[] = []
  const texts = [gameText(en), gameText(it)]
  const speak = (kind: string, key: string, say: (text: (typeof texts)[number]) => string): void => {
    said.add(`${kind} ${key}`)
    for (const words of texts.map(say)) if (!/\S/.test(words) || UNFILLED.test(words)) wrong.push(`${key}: ${words}`)
  }
  for (let seed = 0; seed < 10; seed++) {
    const chance = quickChance(seed)
    const play = {
      chance,
      seal() {},
      tell: (h: Parameters<(typeof texts)[number]['happening']>[0]) =>
        speak('happening', h.key, (text) => text.happening(h)),
    }
    const s = game.start(readOptions(OPTIONS, { players: seed % 2 === 0 ? 4 : 3 }), play)
    for (let step = 0; !s.outcome; step++) {
      const seats = seatsIn(game.waiting(s))
      const seat = seats[chance.pick(seats.length)]
      for (const one of [0, 1, 15]) {
        const prompt = game.prompt(s, one)
        speak('prompt', prompt.key, (text) => text.prompt(prompt))
      }
      const legal = game.actions(s, seat)
      const action = legal[chance.pick(legal.length)]
      speak('action', action.do, (text) => text.action(action))
      for (const verb of ACTION_NAMES) {
        const refusal = game.refusal(s, seat, anything(verb, chance))
        if (refusal) speak('refusal', refusal.reason, (text) => text.refusal(refusal))
      }
      if (step % 50 === 0)
        for (const language of ['en', 'it'] as const)
          for (const line of inWords(game.view(s, seat), language))
            if (/undefined|\bnull\b/.test(line)) wrong.push(line)
      game.play(s, seat, action, play)
    }
    const { outcome } = s
    speak('outcome', outcome.way, (text) => text.outcome(outcome))
  }
  expect(wrong).toEqual([])
  expect(said.size).toBeGreaterThan(150)
})
