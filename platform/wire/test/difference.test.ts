import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedFields, changedList, fieldsDifference, listDifference } from '../src/index.ts'
import { fields, list } from './values.ts'

const sent = <T>(what: T): T => JSON.parse(JSON.stringify(what))

describe('a difference', () => {
  test('makes any object of any other, as it is sent', () => {
    fc.assert(
      fc.property(fields, fields, (before, now) => {
        const difference = fieldsDifference(before, now)
        expect(difference ? changedFields(before, sent(difference)) : before).toEqual(now)
      }),
      { numRuns: 500 },
    )
  })

  test('makes any list of any other, as it is sent', () => {
    fc.assert(
      fc.property(list, list, (before, now) => {
        const difference = listDifference(before, now)
        expect(difference ? changedList(before, sent(difference)) : before).toEqual(now)
      }),
      { numRuns: 500 },
    )
  })

  test('is nothing where nothing is different', () => {
    fc.assert(
      fc.property(fields, list, (one, many) => {
        expect(fieldsDifference(one, sent(one))).toBeNull()
        expect(listDifference(many, sent(many))).toBeNull()
      }),
    )
  })

  test('says at any depth what is new, what is other and what is gone, and nothing else', () => {
    const before = { turn: 1, places: { roma: { legio: { steps: 3 }, navis: { steps: 1 } }, alba: {} }, note: null }
    const now = { turn: 2, places: { roma: { legio: { steps: 2 } }, alba: {}, ostia: {} }, note: null }
    expect(fieldsDifference(before, now)).toEqual({
      set: { turn: 2 },
      in: { places: { set: { ostia: {} }, in: { roma: { in: { legio: { set: { steps: 2 } } }, gone: ['navis'] } } } },
    })
  })

  test('tells what is null from what is gone', () => {
    expect(fieldsDifference({ a: 1, b: 1 }, { a: null })).toEqual({ set: { a: null }, gone: ['b'] })
    expect(fieldsDifference({ a: 1, b: 1 }, { a: 1, b: undefined })).toEqual({ gone: ['b'] })
    expect(fieldsDifference({ a: 1 }, { a: 1, b: undefined })).toBeNull()
  })

  test('takes what is left of a list from where it stood, in whatever order', () => {
    const before = ['aleph', 'beth', 'gimel', 'daleth', 'he']
    expect(listDifference(before, ['aleph', 'beth', 'daleth', 'he'])).toEqual([0, 2, 3, 2])
    expect(listDifference(before, ['aleph', 'vav', 'beth', 'gimel', 'daleth', 'he'])).toEqual([0, 1, ['vav'], 1, 4])
    expect(listDifference(before, ['daleth', 'he', 'zayin', 'beth'])).toEqual([3, 2, ['zayin'], 1, 1])
    expect(listDifference(before, [])).toEqual([])
  })

  test('finds what is left of a long list of actions, whether or not they are the same objects', () => {
    const actions = Array.from({ length: 60 }, (_, i) => ({ do: 'move', unit: `unit-${i}`, to: `hex-${i % 7}` }))
    const left = actions.filter((_, i) => i % 20 !== 3)
    for (const now of [left, sent(left)]) expect(listDifference(actions, now)).toEqual([0, 3, 4, 19, 24, 19, 44, 16])
  })

  test('changes an item where it stands', () => {
    const steps = (left: number) => [{ step: 'game' }, { step: 'moves', side: 'caesar', god: null, points: left }]
    expect(listDifference(steps(3), steps(2))).toEqual([0, 1, { set: { points: 2 } }])
  })

  test('of a list is hardly longer than the list', () => {
    fc.assert(
      fc.property(list, list, (before, now) => {
        const difference = JSON.stringify(listDifference(before, now) ?? [])
        // Where what is taken is as short as the numbers that say where it was.
        expect(difference.length).toBeLessThanOrEqual(JSON.stringify(now).length + 6 * (now.length + 1))
      }),
    )
  })

  test('leaves what has not changed the very same', () => {
    const before = { places: { roma: { a: 1 }, alba: { b: 1 } }, cards: [{ c: 1 }] }
    const now = changedFields(before, { in: { places: { in: { alba: { set: { b: 2 } } } } } }) as typeof before
    expect(now.places.roma).toBe(before.places.roma)
    expect(now.cards).toBe(before.cards)
    expect(before.places.alba).toEqual({ b: 1 })
  })
})
