import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amongListed,
  completed,
  covers,
  edges,
  examine,
  type GameText,
  isWhole,
  LANGUAGES,
  type Listed,
  openFields,
  openWords,
  quickChance,
  sayRefusal,
  spread,
  waysToComplete,
} from '../src/index.ts'
import { type TreatyAction, treaties } from './treaties.ts'

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
  test('is spread over a few completions: every one where they are few, else both ends, the middle and others', () => {
    const sums = (listed: Listed<Action>, most: number): number[] =>
      [...spread<Action>(listed, most, quickChance(3))].map(({ sum }) => sum)
    expect(sums({ do: 'pay', sum: { from: 3, to: 6 } }, 6)).toEqual([3, 4, 5, 6])
    const few = sums(PAY, 6)
    expect(few.slice(0, 4)).toEqual([3, 8, 12, 17])
    expect(new Set(few).size).toBe(6)
    expect(sums(PAY, 1)).toEqual([10])
    expect([...spread<Action>({ do: 'pay', sum: 4 }, 6, quickChance(1))]).toEqual([{ do: 'pay', sum: 4 }])
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 200 }), (seed, most) => {
        const found = [...spread<Action>(OFFER, most, quickChance(seed))]
        expect(found.length).toBeLessThanOrEqual(most)
        expect(new Set(found.map((action) => JSON.stringify(action))).size).toBe(found.length)
        for (const action of found) expect(covers(OFFER, action)).toBe(true)
      }),
    )
    // Two seats, six lists of one or two, eleven sums.
    expect([...spread<Action>(OFFER, 132, quickChance(1))]).toHaveLength(132)
  })

  test('tells in how many ways it can be completed, and its outermost values', () => {
    const ways = (listed: Listed<Action>): number[] => openFields(listed).map(([, open]) => waysToComplete(open))
    expect([ways(PAY), ways(OFFER)]).toEqual([[15], [2, 6, 11]])
    expect(waysToComplete({ from: 5, to: 4 })).toBe(0)
    expect(waysToComplete({ some: ['a'], least: 2, most: 3 })).toBe(0)
    expect(waysToComplete({ some: [], least: 0, most: 0 })).toBe(1)
    expect(edges({ from: 0, to: 250, by: 100 })).toEqual([0, 200])
    expect(edges({ some: ['a', 'b', 'c'], least: 1, most: 2 })).toEqual([['a'], ['b', 'c']])
    expect(edges({ some: ['a', 'b'], least: 0, most: 9 })).toEqual([[], ['a', 'b']])
    expect(edges({ some: ['a'], least: 0, most: 0 })).toEqual([[], []])
  })
})

describe('What is not listed', () => {
  const answer = (action: unknown) => amongListed([PAY, OFFER, { do: 'go', to: 'roma' }], action, 'TR-9')
  const offer = (changed: object) => ({ do: 'offer', to: 'roma', terms: ['peace'], sum: 300, ...changed })

  test('is refused with the limits it lies beyond, and the clause', () => {
    expect(answer({ do: 'pay', sum: 17 })).toBeNull()
    expect(answer({ do: 'go', to: 'roma' })).toBeNull()
    const params = { action: 'pay', field: 'sum', from: 3, to: 17 }
    expect(answer({ do: 'pay', sum: 18 })).toEqual({ reason: 'beyond-limits', clause: 'TR-9', params })
    expect(answer(offer({ to: 'veii' }))?.params).toEqual({ action: 'offer', field: 'to', any: ['roma', 'alba'] })
    expect(answer(offer({ terms: [] }))?.params).toMatchObject({ field: 'terms', least: 1, most: 2 })
    expect(answer(offer({ terms: [], sum: 1 }))?.reason).toBe('not-listed')
    expect(answer({ do: 'go', to: 'ostia' })?.reason).toBe('not-listed')
    expect(answer({ do: 'fly' })).toBeUndefined()
  })

  test('is answered in words of both languages, with the game’s own for field and value', () => {
    const text = {
      refusal: () => 'the game’s own',
      open: { label: () => 'Sum', value: (_: unknown, __: string, value: string | number) => `${value} asses` },
    } as Partial<GameText> as GameText
    const said = (action: unknown, language: 'en' | 'it'): string =>
      sayRefusal(text, language, answer(action) ?? { reason: 'other', clause: null, params: {} })
    expect(said({ do: 'pay', sum: 18 }, 'en')).toBe('Sum: only 3 to 17 asses.')
    expect(said({ do: 'pay', sum: 18 }, 'it')).toBe('Sum: solo da 3 a 17 asses.')
    expect(said({ do: 'pay', sum: 4 }, 'en')).toBe('the game’s own')
    for (const reason of ['not-listed', 'deal-none', 'deal-self', 'deal-away', 'deal-open', 'deal-made'])
      for (const language of LANGUAGES)
        expect(sayRefusal(text, language, { reason, clause: null, params: {} })).toMatch(/^[A-Z].{8,}\.$/)
  })
})

describe('A sentence written once', () => {
  const money = (n: number): string => `${n} asses`

  test('tells what is whole and what is open', () => {
    const { amount, one, some } = openWords('en')
    expect([5, { from: 3, to: 17 }].map((sum) => `Pay ${amount(sum, money)}`)).toEqual([
      'Pay 5 asses',
      'Pay 3 to 17 asses',
    ])
    expect(amount({ from: 4, to: 4 })).toBe('4')
    expect(amount({ from: 0, to: 900, by: 100 })).toBe('0 to 900 in steps of 100')
    expect(amount({ any: [2, 4, 8] })).toBe('2, 4 or 8')
    expect(one('roma', (id) => id.toUpperCase())).toBe('ROMA')
    expect(one<string>({ any: ['roma', 'alba'] }, (id) => id.toUpperCase())).toBe('ROMA or ALBA')
    expect(one({ any: [1, 2, 3, 4, 5, 6, 7] })).toBe('one of 7')
    expect(some([])).toBe('nothing')
    expect(some(['peace', 'passage'])).toBe('peace and passage')
    expect(some({ some: ['peace', 'passage', 'hostage'], least: 1, most: 2 })).toBe('1 to 2 of peace, passage, hostage')
    expect(some({ some: ['peace', 'passage'], least: 1, most: 1 })).toBe('1 of peace, passage')
  })

  test('in Italian too', () => {
    const { amount, one, some } = openWords('it')
    expect(amount({ from: 3, to: 17 })).toBe('da 3 a 17')
    expect(amount({ from: 0, to: 900, by: 100 })).toBe('da 0 a 900 a passi di 100')
    expect(one<string>({ any: ['Roma', 'Alba'] })).toBe('Roma o Alba')
    expect(some(['pace', 'passaggio'])).toBe('pace e passaggio')
    expect(some({ some: ['pace', 'ostaggi'], least: 0, most: 2 })).toBe('da 0 a 2 fra pace, ostaggi')
  })
})

describe('Random play with checks', () => {
  const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1)
  const faultsOf = (changed: Partial<typeof treaties>, scenario: 'open' | 'secret' = 'open'): string =>
    SEEDS.flatMap((seed) => examine({ ...treaties, ...changed }, { scenario }, seed).faults).join(' ')

  type Offered = Listed<TreatyAction>
  /** The same game with other lists. */
  const listing = (change: (action: Offered) => Offered): Partial<typeof treaties> => ({
    actions: (s, seat) => treaties.actions(s, seat).map(change),
  })

  test('finds limits that the answer does not keep to, at either end', () => {
    expect(faultsOf({})).toBe('')
    const moved = (action: Offered, from: number, to: number): Offered =>
      action.do === 'give' && typeof action.sum === 'object' && 'from' in action.sum
        ? { ...action, sum: { from: action.sum.from + from, to: action.sum.to + to } }
        : action
    for (const [from, to] of [
      [0, 1],
      [1, 0],
      [0, -1],
    ])
      expect(faultsOf(listing((action) => moved(action, from, to))), `${from} ${to}`).toMatch(
        /the limits of .* disagree|leaves nothing to choose/,
      )
  })

  test('finds lists of which too many or too few may be taken', () => {
    const offering = (action: Offered, more: number): Offered =>
      action.do === 'offer' && 'most' in action.terms
        ? { ...action, terms: { ...action.terms, most: action.terms.most + more } }
        : action
    for (const more of [1, -1])
      expect(faultsOf(listing((action) => offering(action, more)))).toMatch(/the limits of .* disagree/)
  })

  test('finds a door that does not read what is listed', () => {
    const deaf: Partial<typeof treaties> = {
      readAction(json, options) {
        const action = treaties.readAction(json, options)
        return action.do === 'give' ? { ...action, sum: 0 } : action
      },
    }
    expect(faultsOf(deaf)).toMatch(/not read alike at the door/)
  })

  test('finds secret offers that show in what a seat is asked', () => {
    const leaking: Partial<typeof treaties> = {
      prompt(s, seat) {
        const top = s.stack.at(-1)
        return { ...treaties.prompt(s, seat), params: { offers: top?.step === 'talks' ? top.offers.length : 0 } }
      },
    }
    expect(faultsOf(leaking, 'secret')).toMatch(/could tell an imagined world/)
  })
})
