import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completed, covers, isWhole, type Listed, openFields, quickChance } from '../src/index.ts'

type Action =
  | { readonly do: 'pay'; readonly sum: number }
  | { readonly do: 'offer'; readonly to: string; readonly terms: readonly string[]; readonly sum: number }

const PAY: Listed<Action> = { do: 'pay', sum: { from: 3, to: 17 } }
const OFFER: Listed<Action> = {
  do: 'offer',
  to: { any: ['roma', 'alba'] },
  terms: { some: ['peace', 'passage', 'hostage'], least: 1, most: 2 },
  sum: { from: 0, to: 1000, by: 100 },
}

describe('A listed action that leaves something open', () => {
  test('is told from a whole one', () => {
    expect(isWhole({ do: 'pay', sum: 4 })).toBe(true)
    expect(isWhole(PAY)).toBe(false)
    expect(openFields(PAY)).toEqual([['sum', { from: 3, to: 17 }]])
    expect(isWhole('pass')).toBe(true)
  })

  test('covers what lies within its limits, and nothing else', () => {
    expect(covers(PAY, { do: 'pay', sum: 3 })).toBe(true)
    expect(covers(PAY, { do: 'pay', sum: 17 })).toBe(true)
    for (const sum of [2, 18, 3.5, '4', null, undefined]) expect(covers(PAY, { do: 'pay', sum })).toBe(false)
    expect(covers(PAY, { do: 'take', sum: 4 })).toBe(false)
    expect(covers(PAY, { do: 'pay', sum: 4, more: 1 })).toBe(false)
    const offer = (changed: object) => ({ do: 'offer', to: 'roma', terms: ['peace'], sum: 300, ...changed })
    expect(covers(OFFER, offer({}))).toBe(true)
    expect(covers(OFFER, offer({ terms: ['peace', 'hostage'] }))).toBe(true)
    for (const wrong of [
      { to: 'veii' },
      { sum: 350 },
      { terms: [] },
      { terms: ['peace', 'passage', 'hostage'] },
      { terms: ['hostage', 'peace'] },
      { terms: ['peace', 'peace'] },
      { terms: ['war'] },
      { terms: 'peace' },
    ])
      expect(covers(OFFER, offer(wrong)), JSON.stringify(wrong)).toBe(false)
    expect(covers({ do: 'go', road: ['a', 'b'] }, { do: 'go', road: ['a', 'b'] })).toBe(true)
    expect(covers('pass', 'pass')).toBe(true)
  })

  test('is completed at random to something it covers, and every completion comes up', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const chance = quickChance(seed)
        for (const listed of [PAY, OFFER]) {
          const action = completed<Action>(listed, chance)
          expect(isWhole(action)).toBe(true)
          expect(covers(listed, action)).toBe(true)
        }
      }),
    )
    const chance = quickChance(1)
    const sums = new Set(Array.from({ length: 400 }, () => (completed<Action>(PAY, chance) as { sum: number }).sum))
    expect([...sums].sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, i) => i + 3))
    const whole = { do: 'pay', sum: 4 } as const
    expect(completed<Action>(whole, chance)).toBe(whole)
  })
})
