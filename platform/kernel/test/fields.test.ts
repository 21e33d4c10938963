import { describe, expect, test } from 'vitest'
import {
  countsOf,
  FLAG,
  following,
  frameOf,
  idOf,
  idOrNone,
  kept,
  listOf,
  NUMBER,
  numberOf,
  orNull,
  pairOf,
  readFields,
  recordOf,
  showFields,
  sound,
  stateOf,
  wordOf,
} from '../src/index.ts'

const IDS = ['roma', 'ostia', 'capua']
const FIELDS = {
  n: NUMBER,
  open: FLAG,
  at: idOf(IDS),
  from: idOrNone(IDS, -1),
  road: listOf(idOf(IDS)),
  god: orNull(wordOf(['mars', 'pluto'])),
  stores: countsOf(IDS, 9),
  pair: pairOf(NUMBER),
}
const VALUES = { n: 3, open: true, at: 1, from: -1, road: [2, 0], god: null, stores: [0, 0, 4], pair: [1, 2] }
const TOLD = {
  n: 3,
  open: true,
  at: 'ostia',
  from: null,
  road: ['capua', 'roma'],
  god: null,
  stores: { capua: 4 },
  pair: [1, 2],
}

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
    [{ road: ['roma', 7] }, 'each entry of "road" of a thing must be text, not 7'],
    [{ god: 'venus' }, '"god" of a thing must be one of mars, pluto, not "venus"'],
    [{ stores: { rome: 1 } }, 'each name in "stores" of a thing must be one of roma, ostia, capua, not "rome"'],
    [{ stores: { roma: 10 } }, '"roma" of "stores" of a thing must be from 0 to 9, not 10'],
    [{ pair: [1] }, '"pair" of a thing must have 2 entries, not 1'],
  ])('say what is wrong: %j', (wrong, message) => {
    expect(() => readFields(FIELDS, { ...TOLD, ...wrong }, 'a thing')).toThrow(message)
  })

  test('of nothing say so', () => {
    expect(() => readFields(FIELDS, null, 'a thing')).toThrow('a thing must be an object, not null')
  })
})

describe('steps', () => {
  const steps = frameOf({ march: { to: idOf(IDS) }, rest: {} })

  test('are told with their names and what they remember', () => {
    expect([{ step: 'march', to: 2 } as const, { step: 'rest' } as const].map(steps.show)).toEqual([
      { step: 'march', to: 'capua' },
      { step: 'rest' },
    ])
    expect(steps.read({ step: 'march', to: 'roma', idle: 1 }, 'a step')).toEqual({ step: 'march', to: 0 })
  })

  test('that there are none of are refused', () => {
    expect(() => steps.read({ step: 'run' }, 'a step')).toThrow(
      'the name of a step must be one of march, rest, not "run"',
    )
    expect(() => steps.read({ step: 'march' }, 'a step')).toThrow('"to" of step "march" must be text, not missing')
  })
})

describe('a state', () => {
  const layout = stateOf(
    {
      turn: kept(numberOf(1, 9), 1),
      place: kept(listOf(idOf(IDS), 2), () => [0, 0]),
      hands: kept(listOf(listOf(NUMBER)), () => [[], []]),
      camps: kept(listOf(recordOf({ at: idOf(IDS), fires: NUMBER })), () => []),
      crowd: following(() => [0, 0, 0]),
    },
    (s) => {
      for (const at of s.place) s.crowd[at]++
    },
  )

  test('is new at first, but for what is said', () => {
    expect(layout.fresh({ turn: 3 })).toEqual({ turn: 3, place: [0, 0], hands: [[], []], camps: [], crowd: [0, 0, 0] })
    expect(layout.fresh().place).not.toBe(layout.fresh().place)
  })

  test('is copied so that no change shows in the other', () => {
    const state = layout.fresh({ hands: [[1], [2]], camps: [{ at: 1, fires: 2 }] })
    const copy = layout.clone(state)
    expect(copy).toEqual(state)
    copy.place[0] = 2
    copy.hands[0].push(7)
    copy.camps.push({ at: 0, fires: 1 })
    copy.crowd[1]++
    expect(state).toEqual(layout.fresh({ hands: [[1], [2]], camps: [{ at: 1, fires: 2 }] }))
  })

  test('is told without what follows from it, and worked out again when it is read', () => {
    const state = layout.fresh({ place: [1, 2], crowd: [0, 1, 1] })
    const told = layout.encode(state)
    expect(told).toEqual({ turn: 1, place: ['ostia', 'capua'], hands: [[], []], camps: [] })
    expect(layout.decode(JSON.parse(JSON.stringify(told)))).toEqual(state)
  })

  test('may be written by hand, with no more than is said', () => {
    const march = stateOf({
      turn: kept(NUMBER, 1),
      stack: kept(listOf(frameOf({ march: { to: idOf(IDS), day: NUMBER } })), () => []),
    })
    expect(layout.written({ place: ['roma', 'ostia'] })).toEqual(layout.fresh({ place: [0, 1], crowd: [1, 1, 0] }))
    expect(march.written({ stack: [{ step: 'march', to: 'ostia' }] })).toEqual({
      turn: 1,
      stack: [{ step: 'march', to: 1, day: 0 }],
    })
    expect(() => layout.written({ crowd: [] })).toThrow(
      'a field of a position must be one of turn, place, hands, camps',
    )
    expect(() => march.written({ stack: [{ step: 'march' }] })).toThrow('"to" of step "march" has to be said')
  })

  test('that is none is refused', () => {
    expect(() => layout.decode({ ...layout.encode(layout.fresh()), turn: 12 })).toThrow(
      '"turn" of a state must be from 1 to 9, not 12',
    )
    expect(() => sound(layout.fresh(), () => ['nobody is there'])).toThrow(
      'this cannot be a state of the game: nobody is there',
    )
    expect(sound(7, () => [])).toBe(7)
  })
})
