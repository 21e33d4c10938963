import { type Chance, LANGUAGES, quickChance, readOptions, SPECTATOR, textAt, textFor } from '@iacta/kernel'
import { everyKeyHasWords, keysIn, randomGamesCanBeTold, rulesReader, sorted, UNFILLED } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { LEADERS } from '../data/leaders.ts'
import { CLAUSE_IDS, LEDGER } from '../data/ledger.ts'
import { OPTIONS, type Options, SCENARIO_IDS, type ScenarioId } from '../data/table.ts'
import { CLASSES } from '../data/units.ts'
import { ACTION_NAMES, type Action, FIELDS, readAction } from '../rules/action.ts'
import { cataphract as game } from '../rules/game.ts'
import { FACTS } from '../rules/printed.ts'
import { REASONS } from '../rules/reasons.ts'
import { STANDING } from '../rules/state.ts'
import { WAYS } from '../rules/victory.ts'
import * as clausesEn from '../text/clauses.en.ts'
import * as clausesIt from '../text/clauses.it.ts'
import * as namesEn from '../text/en/names.ts'
import { en, english } from '../text/en.ts'
import { texts } from '../text/index.ts'
import * as namesIt from '../text/it/names.ts'
import { it, italian } from '../text/it.ts'
import { rules as bookEn } from '../text/rules.en.ts'
import { rules as bookIt } from '../text/rules.it.ts'
import * as samples from './text-samples.ts'

everyKeyHasWords({ en, it }, { rules: new URL('../rules/', import.meta.url), reasons: REASONS, verbs: FIELDS })

rulesReader(LEDGER, { en: clausesEn, it: clausesIt }, { en: bookEn, it: bookIt })

test('there are words for the ways to win, and no others', () => {
  for (const t of [en, it]) expect(sorted(Object.keys(t.ways))).toEqual(sorted(WAYS))
})

test.each(LANGUAGES)('every option has words in %s, and says by itself what it is', (language) => {
  const text = texts[language]
  const said = Object.entries(OPTIONS).flatMap(([key, spec]) =>
    'choices' in spec
      ? spec.choices.map((choice) => text.option(key, choice))
      : spec.cases.flatMap((one) =>
          'choices' in one
            ? one.choices.map((choice) => text.option(key, choice))
            : [one.from, 0, one.to].map((n) => text.option(key, n)),
        ),
  )
  for (const words of said) expect(words).toMatch(/^\p{Lu}/u)
  expect(new Set(said).size).toBe(said.length)
  for (const key of Object.keys(OPTIONS)) expect(text.optionName(key)).not.toBe(key)
})

describe('names', () => {
  test.each(SCENARIO_IDS)('at %s no two units and no two leaders share one, in either language', (scenario) => {
    const { unitIds, leaderIds, sides } = FACTS.of(scenario)
    for (const names of [namesEn, namesIt]) {
      expect(new Set(unitIds.map(names.unit)).size).toBe(unitIds.length)
      expect(new Set(leaderIds.map(names.leader)).size).toBe(leaderIds.length)
      for (const id of unitIds) expect(names.unit(id)).not.toBe(id)
      for (const id of leaderIds) expect(names.leader(id)).not.toBe(id)
    }
    for (const language of LANGUAGES) {
      const { sides: named } = textFor(texts[language], { scenario })
      for (const { army } of sides) expect(named?.[army]).toMatch(/^\p{Lu}/u)
    }
  })

  test('there is one for every class and leader, and for every place written on a map', () => {
    for (const names of [namesEn, namesIt]) {
      expect(sorted(Object.keys(names.classes))).toEqual(sorted(Object.keys(CLASSES)))
      expect(sorted(Object.keys(names.leaders))).toEqual(sorted(Object.keys(LEADERS)))
    }
    expect(sorted(Object.keys(namesIt.places))).toEqual(sorted(Object.keys(namesEn.places)))
  })

  test('several units are told together, by their classes', () => {
    const ids = ['van-vandal-ln-3', 'van-vandal-lc-1', 'van-vandal-ln-1', 'van-vandal-ln-2', 'van-vandal-ln-7']
    expect(namesEn.units(ids)).toBe('Vandal LN 1-3, 7 and Vandal LC 1')
    expect(namesIt.units(ids)).toBe('LN Vandala 1-3, 7 e LC Vandala 1')
  })

  test('armies, quarters of the sky and lines are those of the battle', () => {
    const eastern = textFor(texts.en, { scenario: 'utus-river' })
    expect(eastern.happening({ key: 'set-up-done', params: { side: 0 }, to: 3 })).toBe('The Eastern Romans are set up.')
    expect(
      textFor(texts.it, { scenario: 'utus-river' }).happening({ key: 'set-up-done', params: { side: 1 }, to: 3 }),
    ).toBe('Gli Unni sono schierati.')
    const turned = (scenario: ScenarioId, facing: number) =>
      textFor(texts.en, { scenario }).happening({ key: 'faced', params: { unit: 'byz-numeri-mi-1', facing }, to: 3 })
    expect(turned('dara', 0)).toBe('Numeri MI 1 faces east.')
    expect(turned('taginae', 0)).toBe('Numeri MI 1 faces south.')
    const { columnFacing } = namesEn.speaking('dara')
    expect([0, 1, 2, 3, 4, 5].map(columnFacing)).toEqual([
      'north',
      'northeast',
      'southeast',
      'south',
      'southwest',
      'northwest',
    ])
    expect(namesEn.speaking('taginae').columnFacing(0)).toBe('east')
    expect(namesEn.speaking('dara').line('perozes', 2)).toBe('Cadiseni LN')
    expect(namesIt.speaking('catalaunian-fields').line('theodoric', 3)).toBe('MI Visigota 1-5')
    expect(namesIt.speaking('catalaunian-fields').line('aetius', 1)).toBe(
      'HI e MI: Romani, Sassoni, Franchi, Burgundi e Armoricani',
    )
  })
})

/** What a sentence ends with. */
const ENDED = /[.?!]$/

const IDS: readonly (readonly string[])[] = [
  ['byz-thracian-cat-5', 'byz-armenian-cat-2', 'van-vandal-ln-9', 'van-vandal-lc-3'],
  ['belisarius', 'gelimer', 'gara', 'martinus'],
  ['5112', '5012', '4612', '4403'],
]

/** Another value of the same kind. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return value.map(otherThan)
  if (typeof value !== 'string') return value
  const ids = IDS.find((all) => all.includes(value))
  return ids ? ids[(ids.indexOf(value) + 1) % ids.length] : value
}

/** What the words depend on. */
const spokenOf = (about: object, say: (about: never) => string): string[] =>
  Object.entries(about)
    .filter(([key, value]) => say({ ...about, [key]: otherThan(value) } as never) !== say(about as never))
    .map(([key]) => key)

type Sayings = Readonly<Record<string, (about: never) => string>>

/** Says everything in both languages, and finds that they say something of their own and leave nothing open. */
function sayAll(
  all: Readonly<Record<string, readonly object[]>>,
  english: Sayings,
  italian: Sayings,
  isSentence: boolean,
) {
  expect(sorted(Object.keys(all))).toEqual(sorted(Object.keys(english)))
  for (const [key, abouts] of Object.entries(all)) {
    expect(abouts.length, key).toBeGreaterThan(0)
    for (const about of abouts) {
      const said = [english[key](about as never), italian[key](about as never)]
      for (const words of said) {
        expect(words, key).toMatch(/\S/)
        expect(words, key).not.toMatch(UNFILLED)
        // Ids of units and leaders are not for players to read.
        expect(words, key).not.toMatch(/\b(?:byz|van|hun|got|per|rom|wro|fra)-/)
        if (isSentence) expect(words, key).toMatch(ENDED)
      }
      expect(said[0], key).not.toBe(said[1])
      expect(spokenOf(about, italian[key]), key).toEqual(spokenOf(about, english[key]))
      expect(numbersIn(said[1]), `${key}: ${said[1]}`).toEqual(numbersIn(said[0]))
    }
  }
}

const numbersIn = (text: string): string[] => keysIn(text, /(\d+(?:\.\d+)*)/g).sort()

describe('both languages speak of the same', () => {
  test('in prompts, happenings and actions', () => {
    sayAll(samples.prompts, en.prompts, it.prompts, true)
    sayAll(samples.happenings, en.happenings, it.happenings, true)
    sayAll(samples.actions, en.actions, it.actions, false)
  })

  test('in refusals, whatever rules know of what they refuse', () => {
    for (const params of samples.refusals)
      sayAll(
        Object.fromEntries(Object.keys(en.refusals).map((reason) => [reason, [params]])),
        en.refusals,
        it.refusals,
        true,
      )
  })

  test('in ways to win', () => {
    const ends = [
      { points: [12, 31], levels: [35, 30] },
      { points: [36, 12], levels: [35, 30] },
      { points: [36, 31], levels: [35, 30] },
      { points: [36, 35], levels: [35, 30] },
    ]
    sayAll(Object.fromEntries(WAYS.map((way) => [way, ends])), en.ways, it.ways, true)
    expect(en.ways.withdrawal(ends[0])).toBe(
      'The Byzantines hold the field: the Vandals with 31 rout points at a level of 30 withdraw.',
    )
    expect(it.ways['both-withdraw'](ends[3])).toContain('Vincono di poco i Bizantini.')
  })

  test('whoever wins, by the battle’s own names', () => {
    const end = { points: [100, 12], levels: [100, 120] }
    expect(english('utus-river').ways.withdrawal(end)).toMatch(/^The Huns hold the field: the Eastern Romans/)
    expect(italian('utus-river').ways.withdrawal(end)).toMatch(/^Gli Unni tengono il campo: i Romani d’Oriente/)
  })
})

test('seats go by their armies where it is settled who has which, at the battle that is chosen', () => {
  const seats = (options: Record<string, string>) => {
    const text = textFor(texts.en, options)
    return [text.seat('first'), text.seat('second')]
  }
  expect(seats({ scenario: 'dara', sides: 'as-named' })).toEqual(['Byzantines', 'Persians'])
  expect(seats({ scenario: 'utus-river', sides: 'exchanged' })).toEqual(['Huns', 'Eastern Romans'])
  expect(seats({ scenario: 'dara', sides: 'bid' })).toEqual(['First player', 'Second player'])
  // At a table both are told, so that sentences about one player hold.
  const atTable = textAt(texts.en, { scenario: 'dara', sides: 'as-named' }, { first: 'byzantine', second: 'persian' })
  expect(atTable.seat('second')).toBe('Second player (Persians)')
})

test.each(LANGUAGES)('standing orders are told to whoever gave them, with what recalls each, in %s', (language) => {
  const s = game.start(readOptions(OPTIONS, {}) as Options, { chance: quickChance(1), tell() {}, seal() {} })
  const orders = STANDING.map((order): Action => ({ do: 'stand', order }))
  for (const order of orders) game.orders?.play(s, 1, order, { chance: quickChance(1), tell() {}, seal() {} })
  const told = texts[language].orders?.standing(game.view(s, 1)) ?? []
  expect(told.map(({ recall }) => recall)).toEqual(STANDING.map((order) => ({ do: 'recall', order })))
  expect(new Set(told.map(({ says }) => says)).size).toBe(STANDING.length)
  for (const { says, recall } of told) {
    expect(says).toMatch(/^\p{Ll}/u)
    expect(game.orders?.refusal(s, 1, recall as Action)).toBeNull()
  }
  expect(texts[language].orders?.standing(game.view(s, 0))).toEqual([])
})

test.each(SCENARIO_IDS)('a list of tables tells how %s stands', (scenario) => {
  const s = game.start(readOptions(OPTIONS, { scenario }) as Options, { chance: quickChance(1), tell() {}, seal() {} })
  const begun = game.tally?.(game.view(s, SPECTATOR)) ?? {}
  expect(texts.en.tally?.(begun)).toMatch(/^[\w ]+, (?:set-up|turn 1) · [\w ]+ 0 of \d+, [\w ]+ 0 of \d+$/)
  expect(texts.it.tally?.(begun)).toMatch(/^[\w ]+, (?:schieramento|turno 1) · [\w ’]+ 0 su \d+, [\w ]+ 0 su \d+$/)
  s.turn = 3
  s.routPoints = [12, 7]
  const { points, turn } = (game.tally?.(game.view(s, SPECTATOR)) ?? {}) as { points: unknown; turn: unknown }
  expect([turn, points]).toEqual([3, [12, 7]])
})

describe('the rules reader of Cataphract', () => {
  test('gives the same numbers in both languages', () => {
    for (const id of CLAUSE_IDS) expect(numbersIn(clausesIt.clauses[id]), id).toEqual(numbersIn(clausesEn.clauses[id]))
  })

  test('tells each paragraph under its number once, and has a paragraph for every battle and chart', () => {
    for (const { sections } of [bookEn, bookIt]) {
      const numbers = sections.map(({ section }) => section)
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(numbers.filter((section) => section.startsWith('13.0 Battles: '))).toHaveLength(SCENARIO_IDS.length + 1)
      expect(numbers.filter((section) => section.startsWith('9.3 Charts: '))).toHaveLength(7)
    }
  })

  test('counts what the data count', () => {
    const table = (id: string) => bookEn.tables.find((one) => one.id === id)?.rows ?? []
    expect(table('shock').map((row) => row.length)).toEqual(Array.from({ length: 10 }, () => 14))
    expect(table('shock')[7][6]).toBe('2(2)')
    expect(table('clash')).toHaveLength(18)
    expect(table('clash')[0]).toEqual(['front', 'HC', '7', '6', '5', '8', '7', '6'])
    expect(table('superiority')[3]).toEqual(['LC', 'AS', 'AS', 'AS', '–', '–', '–', '–'])
    expect(table('missiles')[0]).toEqual(['composite bow, on foot', '8*', '6*', '6*', '3', '1', '–', '–', '–', '9'])
    expect(table('movement')[3]).toEqual(['Volturno, crossed', '+2', '3', '2', '3'])
    expect(table('sizes')).toContainEqual(['11-5', '3-1, +2', '2-1, +1'])
    expect(table('sizes')).toContainEqual(['2-5', '1-2, -1', '1-3, -2'])
    expect(table('units')).toHaveLength(Object.keys(CLASSES).length)
    expect(table('leaders')).toHaveLength(Object.keys(LEADERS).length)
    expect(table('armies').map((row) => [row[0], row[4], row[5]].join(' '))).toEqual([
      'Tricameron 35 the east',
      'Tricameron 30 the west',
      'Utus River 100 the west',
      'Utus River 120 the east',
      'Catalaunian Fields 120 the west',
      'Catalaunian Fields 100 the east',
      'Dara 100 hex 1019',
      'Dara 110 the east',
      'Callinicum 60 hex 1302',
      'Callinicum 75 the east',
      'Taginae 75 the north',
      'Taginae 45 the south',
      'Casilinum 70 the north',
      'Casilinum 45 the south',
    ])
  })
})

/** Anything that could be tried at a battle, sensible or not. */
function anything(scenario: ScenarioId, verb: Action['do'], chance: Chance): Action {
  const { unitIds, leaderIds, hexIds } = FACTS.of(scenario)
  const one = (ids: readonly (string | number)[]): string | number => ids[chance.pick(ids.length)]
  const pick = (field: string): string | number => {
    switch (field) {
      case 'unit':
      case 'on':
        return one(unitIds)
      case 'leader':
        return one(leaderIds)
      case 'to':
        return one(hexIds)
      case 'at':
        return one(AIMED.includes(verb) ? unitIds : hexIds)
      case 'facing':
        return chance.pick(6)
      case 'line':
        return 1 + chance.pick(6)
      default:
        return one(WORDS[field] ?? [1])
    }
  }
  const fields = FIELDS[verb] as readonly string[]
  return readAction({ do: verb, ...Object.fromEntries(fields.map((field) => [field, pick(field)])) }, { scenario })
}
const AIMED: readonly string[] = ['fire', 'loose', 'harass']
const WORDS: Readonly<Record<string, readonly string[]>> = {
  as: ['rank', 'file', 'wedge'],
  by: ['left', 'right'],
  after: ['stay', 'move'],
  named: ['first', 'second'],
  order: STANDING,
}

describe.each(SCENARIO_IDS)('at %s', (scenario) => {
  const options = readOptions(OPTIONS, { scenario }) as Options
  randomGamesCanBeTold({
    game,
    texts: { en: textFor(texts.en, options), it: textFor(texts.it, options) },
    games: 1,
    most: 300,
    options: () => options,
    probes: (chance) => [anything(scenario, ACTION_NAMES[chance.pick(ACTION_NAMES.length)], chance)],
    inWords: () => [],
    atLeast: 40,
  })
})
