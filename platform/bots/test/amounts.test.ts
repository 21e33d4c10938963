import {
  covers,
  type GameBrain,
  type Knowledge,
  quickChance,
  seatsIn,
  seededSource,
  Table,
  unheard,
} from '@iacta/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TreatyAction, type TreatyState, type TreatyView, treaties } from '../../kernel/test/treaties.ts'
import { treatiesPackage } from '../../kernel/test/treaties-package.ts'
import { type Method, Opponent, think } from '../src/index.ts'
import { LEVELS } from '../src/levels.ts'

const METHOD: Method = { plans: 32, carelessness: 0, daring: 0.3, looseness: 0 }

/** It gives nothing by itself and makes no deals; how well it does depends on what it gave. */
const brainThatWants = (wanted: number): GameBrain<TreatyState, TreatyAction, TreatyView> => ({
  ...treatiesPackage.brain,
  plan: (s) => [s.stack.at(-1)?.step === 'gift' ? { do: 'give', sum: 0 } : { do: 'done' }],
  evaluate: (s, seat) => 1 / (1 + Math.abs(s.gifts[seat] - wanted)),
  turnOf: (s) => s.gifts.reduce((sum, gift) => sum + gift, 0) + s.stack.length,
})

/** The first city, with so much to give. */
function giving(purse: number): Knowledge<TreatyView> {
  const s = treaties.start({ scenario: 'open' }, unheard(quickChance(1)))
  for (const seat of [0, 1]) treaties.play(s, seat, { do: 'done' }, unheard(quickChance(1)))
  s.purses[0] = purse
  return { seat: 0, view: treaties.view(s, 0), heard: [] }
}

const answer = (purse: number, wanted: number, method = METHOD) =>
  think({
    game: treaties,
    brain: brainThatWants(wanted),
    known: giving(purse),
    method,
    budget: { iterations: 400 },
    seed: 1,
  })

describe('a search among actions that leave something open', () => {
  test('tries both ends, and what lies between them', () => {
    const sums = answer(700, 300).tried.map(({ plan: [action] }) => (action.do === 'give' ? action.sum : null))
    expect(sums).toEqual(expect.arrayContaining([0, 140, 280, 420, 560, 700]))
    expect(sums.length).toBeLessThanOrEqual(METHOD.plans)
    expect(answer(700, 0).plan).toEqual([{ do: 'give', sum: 0 }])
    expect(answer(700, 700).plan).toEqual([{ do: 'give', sum: 700 }])
    expect(answer(700, 290).plan).toEqual([{ do: 'give', sum: 280 }])
  })

  test('thinks even where there is only one of them, and tries every way where these are few', () => {
    for (const wanted of [0, 1, 2, 3]) expect(answer(3, wanted).plan).toEqual([{ do: 'give', sum: wanted }])
  })

  test('compares only what may be done, and no more of it than it is told to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 2, max: 40 }), (purse, plans) => {
        const { tried } = answer(purse, purse / 3, { ...METHOD, plans })
        expect(tried.length).toBeLessThanOrEqual(plans + 1)
        const legal = { do: 'give', sum: { from: 0, to: purse } }
        for (const { plan } of tried) expect(covers(legal, plan[0])).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})

test('opponents play deals and amounts to the end', () => {
  for (const scenario of ['open', 'secret'] as const) {
    const table = new Table(treaties, { scenario }, 'deals', seededSource(4))
    const level = { ...LEVELS.centurio, method: { ...METHOD, plans: 8 }, budget: { iterations: 16 } }
    const bots = [0, 1, 2].map((seat) => new Opponent(treaties, brainThatWants(seat * 2), level))
    for (let [seat] = seatsIn(table.asked()); seat !== undefined; [seat] = seatsIn(table.asked()))
      expect(table.act(seat, bots[seat].decide(table.knowledge(seat), { seed: 5 }).action).refusal).toBeNull()
    expect(table.outcome()?.way).toBe('gifts')
  }
})
