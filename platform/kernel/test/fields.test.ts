import { describe, expect, test } from 'vitest'
import { FLAG, idOf, listOf, NUMBER, readFields, type StepKinds, showFields, stepCodec, wordOf } from '../src/index.ts'

const IDS = ['roma', 'ostia', 'capua']
const FIELDS = {
  n: NUMBER,
  open: FLAG,
  at: idOf(IDS),
  from: idOf(IDS, -1),
  road: listOf(idOf(IDS)),
  god: wordOf(['mars', 'pluto']),
}
const VALUES = { n: 3, open: true, at: 1, from: -1, road: [2, 0], god: null }
const TOLD = { n: 3, open: true, at: 'ostia', from: null, road: ['capua', 'roma'], god: null }

describe('fields', () => {
  test('are told by ids and read back', () => {
    expect(showFields(FIELDS, VALUES)).toEqual(TOLD)
    expect(readFields(FIELDS, TOLD, 'a thing')).toEqual(VALUES)
  })

  test.each([
    [{ n: -1 }, '"n" of a thing must be from 0 to 65535, not -1'],
    [{ open: 1 }, '"open" of a thing must be true or false'],
    [{ at: null }, '"at" of a thing must be text, not null'],
    [{ from: 'rome' }, '"from" of a thing must be one of roma, ostia, capua, not "rome"'],
    [{ road: 'roma' }, '"road" of a thing must be a list, not "roma"'],
    [{ road: ['roma', 7] }, '"road" of a thing must be text, not 7'],
    [{ god: 'venus' }, '"god" of a thing must be one of mars, pluto, not "venus"'],
  ])('say what is wrong: %j', (wrong, message) => {
    expect(() => readFields(FIELDS, { ...TOLD, ...wrong }, 'a thing')).toThrow(message)
  })

  test('of nothing say so', () => {
    expect(() => readFields(FIELDS, null, 'a thing')).toThrow('a thing must be an object, not null')
  })
})

describe('steps', () => {
  type Frame = { readonly step: 'march'; readonly to: number } | { readonly step: 'rest' }
  const kinds: StepKinds<Frame> = { march: { to: idOf(IDS) }, rest: {} }
  const steps = stepCodec<Frame>(kinds)

  test('are told with their names and what they remember', () => {
    expect([{ step: 'march', to: 2 } as const, { step: 'rest' } as const].map(steps.show)).toEqual([
      { step: 'march', to: 'capua' },
      { step: 'rest' },
    ])
    expect(steps.read({ step: 'march', to: 'roma', idle: 1 })).toEqual({ step: 'march', to: 0 })
  })

  test('that there are none of are refused', () => {
    expect(() => steps.read({ step: 'run' })).toThrow('the name of a step must be one of march, rest, not "run"')
    expect(() => steps.read({ step: 'march' })).toThrow('"to" of step "march" must be text, not missing')
  })
})
