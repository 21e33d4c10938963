import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  everyOptions,
  fittingOptions,
  type OptionSpecs,
  type OptionsOf,
  offersIn,
  optionFaults,
  optionsInText,
  optionText,
  readOptions,
  usualOptions,
} from '../src/index.ts'

const SPECS = {
  battle: { choices: ['dara', 'callinicum', 'taginae'] },
  hidden: { choices: [false, true] },
  bid: {
    cases: [
      { when: { battle: ['dara'] }, from: 0, to: 20, by: 5, usual: 10 },
      { when: { battle: ['callinicum'] }, from: 3, to: 8 },
    ],
  },
  dusk: {
    cases: [
      { when: { battle: ['dara', 'taginae'], hidden: [true] }, choices: ['early', 'late'] },
      { choices: ['late'] },
    ],
  },
} as const satisfies OptionSpecs

const read = (json?: unknown) => readOptions(SPECS, json)

test('options have the type of what they may be, and may be missing where they need not be there', () => {
  expectTypeOf<OptionsOf<typeof SPECS>>().toEqualTypeOf<{
    readonly battle: 'dara' | 'callinicum' | 'taginae'
    readonly hidden: boolean
    readonly dusk: 'early' | 'late'
    readonly bid?: number
  }>()
})

describe('options at the door', () => {
  test('take what is usual given the others', () => {
    expect(read()).toEqual({ battle: 'dara', hidden: false, bid: 10, dusk: 'late' })
    expect(read({ battle: 'callinicum' })).toEqual({ battle: 'callinicum', hidden: false, bid: 3, dusk: 'late' })
    expect(read({ battle: 'taginae', hidden: true })).toEqual({ battle: 'taginae', hidden: true, dusk: 'early' })
    expect(usualOptions(SPECS)).toEqual(read({}))
  })

  test('are settled in the order they are said, whatever the order they come in', () => {
    expect(Object.keys(read({ dusk: 'late', bid: 5, battle: 'dara' }))).toEqual(['battle', 'hidden', 'bid', 'dusk'])
  })

  test('that were kept before an option was there still read', () => {
    expect(read({ battle: 'taginae' })).toEqual({ battle: 'taginae', hidden: false, dusk: 'late' })
    expect(read({ battle: 'dara', bid: null })).toMatchObject({ bid: 10 })
  })

  test.each([
    [{ weather: 'fair' }, 'there is no option "weather"; the options are: battle, hidden, bid, dusk'],
    [{ battle: 'cannae' }, 'option "battle" must be one of dara, callinicum, taginae, not "cannae"'],
    [{ hidden: 'true' }, 'option "hidden" must be one of false, true, not "true"'],
    [{ bid: 12 }, 'option "bid" must be a whole number from 0 to 20 in steps of 5 with battle dara, not 12'],
    [{ bid: 25 }, 'option "bid" must be a whole number from 0 to 20 in steps of 5 with battle dara, not 25'],
    [{ bid: '5' }, 'option "bid" must be a whole number from 0 to 20 in steps of 5 with battle dara, not "5"'],
    [
      { battle: 'callinicum', bid: 4.5 },
      'option "bid" must be a whole number from 3 to 8 with battle callinicum, not 4.5',
    ],
    [{ battle: 'taginae', bid: 3 }, 'there is no option "bid" with battle taginae'],
    [{ dusk: 'early' }, 'option "dusk" must be one of late with battle dara and hidden false, not "early"'],
    [7, 'the options must be an object, not 7'],
  ])('are refused in a sentence: %j', (json, sentence) => {
    expect(() => read(json)).toThrow(sentence)
  })
})

describe('options in a form', () => {
  test('keep what is wanted as far as it is possible', () => {
    expect(fittingOptions(SPECS, { battle: 'callinicum', bid: 15, hidden: true })).toEqual({
      battle: 'callinicum',
      hidden: true,
      bid: 3,
      dusk: 'late',
    })
    expect(fittingOptions(SPECS, { battle: 'taginae', bid: 15 })).not.toHaveProperty('bid')
  })

  test('come and go with what they depend on', () => {
    const keys = (options: object) => offersIn(SPECS, { ...read(options) }).map(([key]) => key)
    expect(keys({})).toEqual(['battle', 'hidden', 'bid', 'dusk'])
    expect(keys({ battle: 'taginae' })).toEqual(['battle', 'hidden', 'dusk'])
  })
})

test('options that are typed become what they mean, or stay words to be refused', () => {
  const typed = { battle: 'callinicum', hidden: 'true', bid: '7', dusk: '3', weather: 'fair' }
  expect(optionsInText(SPECS, typed)).toEqual({
    battle: 'callinicum',
    hidden: true,
    bid: 7,
    dusk: '3',
    weather: 'fair',
  })
  expect(optionsInText(SPECS, { bid: 'seven' })).toEqual({ bid: 'seven' })
})

describe('every way to settle options', () => {
  test('has each choice, and of a range its ends and what is usual', () => {
    const every = everyOptions(SPECS)
    expect(every).toHaveLength(3 * 1 + 3 * 2 + 2 * 2 + (1 + 2))
    expect([...new Set(every.filter(({ battle }) => battle === 'dara').map(({ bid }) => bid))]).toEqual([10, 0, 20])
    for (const options of every) expect(readOptions(SPECS, options)).toEqual(options)
  })

  test('keeps to what is said, and to where that is possible', () => {
    expect(everyOptions(SPECS, { bid: 5 })).toEqual([
      { battle: 'dara', hidden: false, bid: 5, dusk: 'late' },
      { battle: 'dara', hidden: true, bid: 5, dusk: 'early' },
      { battle: 'dara', hidden: true, bid: 5, dusk: 'late' },
      { battle: 'callinicum', hidden: false, bid: 5, dusk: 'late' },
      { battle: 'callinicum', hidden: true, bid: 5, dusk: 'late' },
    ])
    expect(() => everyOptions(SPECS, { bid: 40 })).toThrow(/must be a whole number/)
    expect(() => everyOptions(SPECS, { weather: 'fair' })).toThrow(/no option "weather"/)
  })
})

test('options that are said wrong are found', () => {
  expect(optionFaults(SPECS)).toEqual([])
  expect(
    optionFaults({
      bid: { cases: [{ when: { battle: ['dara'] }, from: 0, to: 3, usual: 4 }] },
      battle: { choices: ['dara'] },
    }),
  ).toEqual(['what is usual for "bid" is not offered', '"bid" depends on "battle", which is not settled before it'])
  expect(
    optionFaults({
      battle: { choices: ['dara'] },
      bid: { cases: [{ when: { battle: ['cannae'] }, from: 0, to: 3 }] },
    }),
  ).toEqual(['"bid" depends on what "battle" never is'])
})

test('options are named by the game, with what explains them', () => {
  const text = optionText({
    battle: {
      name: 'Battle',
      about: 'Where',
      choices: { dara: 'At Dara', taginae: { name: 'Taginae', about: '552' } },
    },
    bid: { name: 'Bid', amount: (n) => `A bid of ${n}` },
  })
  expect([text.optionName('battle'), text.optionName('weather')]).toEqual(['Battle', 'weather'])
  expect([text.option('battle', 'dara'), text.option('battle', 'taginae')]).toEqual(['At Dara', 'Taginae'])
  expect([text.option('bid', 7), text.option('battle', 'cannae'), text.option('toString', true)]).toEqual([
    'A bid of 7',
    'cannae',
    'true',
  ])
  expect([
    text.optionAbout('battle'),
    text.optionAbout('battle', 'taginae'),
    text.optionAbout('battle', 'dara'),
  ]).toEqual(['Where', '552', null])
})
