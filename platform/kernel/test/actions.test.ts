import { describe, expect, expectTypeOf, test } from 'vitest'
import { type ActionIn, actionsOf, amount, named, someOf, verb, word } from '../src/index.ts'

const PLACE = named<'roma' | 'ostia', number>(['roma', 'ostia'])
const VERBS = {
  rest: verb(),
  march: verb('to', PLACE),
  carry: verb('from', PLACE, 'to', PLACE),
  load: verb('at', PLACE, 'legions', amount(0, 28), 'commander', word(['with', 'without'])),
  pay: verb('sum', amount(0, 100_000)),
  swear: verb('terms', someOf(['peace', 'passage', 'hostage'])),
}
const { make, read, carries } = actionsOf(VERBS)

describe('actions said once', () => {
  test('are made from numbers and told by ids', () => {
    expect(make.rest()).toEqual({ do: 'rest' })
    expect(make.march(1)).toEqual({ do: 'march', to: 'ostia' })
    expect(make.carry(0, 1)).toEqual({ do: 'carry', from: 'roma', to: 'ostia' })
    expect(make.load(1, 3, 'with')).toEqual({ do: 'load', at: 'ostia', legions: 3, commander: 'with' })
    expect(make.pay(700)).toEqual({ do: 'pay', sum: 700 })
    expectTypeOf<ActionIn<typeof VERBS>>().toEqualTypeOf<
      | { readonly do: 'rest' }
      | { readonly do: 'march'; readonly to: 'roma' | 'ostia' }
      | { readonly do: 'carry'; readonly from: 'roma' | 'ostia'; readonly to: 'roma' | 'ostia' }
      | {
          readonly do: 'load'
          readonly at: 'roma' | 'ostia'
          readonly legions: number
          readonly commander: 'with' | 'without'
        }
      | { readonly do: 'pay'; readonly sum: number }
      | { readonly do: 'swear'; readonly terms: readonly ('peace' | 'passage' | 'hostage')[] }
    >()
  })

  test('are the same object each time, where they are not too many', () => {
    expect(make.rest()).toBe(make.rest())
    expect(make.carry(0, 1)).toBe(make.carry(0, 1))
    expect(make.carry(0, 1)).not.toBe(make.carry(1, 0))
    expect(make.load(1, 3, 'with')).toBe(make.load(1, 3, 'with'))
    expect(make.load(1, 3, 'with')).not.toEqual(make.load(1, 3, 'without'))
    expect(make.pay(7)).not.toBe(make.pay(7))
  })

  test('are read at the door, without what does not belong to them', () => {
    expect(read({ do: 'march', to: 'roma', by: 'sea' })).toEqual({ do: 'march', to: 'roma' })
    expect(read({ do: 'pay', sum: '12' })).toEqual({ do: 'pay', sum: 12 })
    expect(PLACE.of('ostia')).toBe(1)
    const sworn = { do: 'swear', terms: ['peace', 'hostage'] }
    for (const terms of [['peace', 'hostage'], ['hostage', 'peace'], 'peace,hostage'])
      expect(read({ do: 'swear', terms })).toEqual(sworn)
    expect(read({ do: 'swear', terms: '' })).toEqual({ do: 'swear', terms: [] })
  })

  test.each([
    [null, 'an action must be an object, not null'],
    [{ do: 'sleep' }, 'the "do" of an action must be one of rest, march, carry, load, pay, swear, not "sleep"'],
    [{ do: 'march' }, 'the "to" of "march" must be text, not missing'],
    [{ do: 'march', to: 'rome' }, 'the "to" of "march" must be one of roma, ostia, not "rome"'],
    [{ do: 'load', at: 'roma', legions: 29 }, 'the "legions" of "load" must be from 0 to 28, not 29'],
    [{ do: 'swear' }, 'the "terms" of "swear" must be a list, not missing'],
    [
      { do: 'swear', terms: ['war'] },
      'each entry of the "terms" of "swear" must be one of peace, passage, hostage, not "war"',
    ],
    [{ do: 'swear', terms: ['peace', 'peace'] }, 'the "terms" of "swear" must not name anything twice'],
    [{ do: 'pay', sum: 1.5 }, 'the "sum" of "pay" must be a whole number, not 1.5'],
    [{ do: 'pay', sum: '' }, 'the "sum" of "pay" must be a whole number, not ""'],
  ])('say what is wrong: %j', (json, message) => {
    expect(() => read(json)).toThrow(message)
  })

  test('tell what they carry', () => {
    expect(carries).toEqual({
      rest: [],
      march: ['to'],
      carry: ['from', 'to'],
      load: ['at', 'legions', 'commander'],
      pay: ['sum'],
      swear: ['terms'],
    })
  })
})
