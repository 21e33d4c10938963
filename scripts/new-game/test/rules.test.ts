import { only, scriptedChance, unheard } from '@iacta/kernel'
import { clause, refusedByTheirClauses } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { CLAUSE_IDS } from '../data/ledger.ts'
import { SEAT_IDS } from '../data/table.ts'
import { newGame as game, type Options } from '../rules/game.ts'
import { REASONS } from '../rules/reasons.ts'
import { texts } from '../text/index.ts'
import { bench } from './bench.ts'

/** A game that begins with this lot. */
const started = (options: Options, lot: number) => game.start(options, unheard(scriptedChance(lot)))
const take = (stones: number) => ({ do: 'take', stones }) as const

clause('NG-1.1a', 'the lot decides who begins', () => {
  for (const seat of SEAT_IDS.keys()) expect(game.waiting(started({ scenario: 'long' }, seat))).toBe(only(seat))
})

clause('NG-1.2a', 'the heap has 21 stones, or 12', () => {
  expect(started({ scenario: 'long' }, 0).heap).toBe(21)
  expect(started({ scenario: 'short' }, 0).heap).toBe(12)
})

clause('NG-2.1a', 'the sides take one to three stones in turn', () => {
  const b = bench({ heap: 10 })
  expect(b.actions('roma')).toEqual([take(1), take(2), take(3)])
  b.do('roma', take(3))
  expect([b.state.heap, b.waiting]).toEqual([7, ['carthago']])
  expect(b.why('roma', take(1))).toBe('not-your-turn')
})

clause('NG-2.1b', 'nobody takes more than are left', () => {
  const b = bench({ heap: 2 })
  expect(b.actions('roma')).toEqual([take(1), take(2)])
  expect(b.clause('roma', take(3))).toBe('NG-2.1b')
})

clause('NG-3.1a', 'whoever takes the last stone wins', () => {
  const b = bench({ heap: 2, stack: [{ step: 'turn', seat: 'carthago' }] }).do('carthago', take(2))
  expect(game.outcome(b.state)).toMatchObject({ winners: [1], way: 'last-stone' })
  expect(b.waiting).toEqual([])
})

describe('refusals', () => {
  const cases = {
    'not-so-many': { clause: 'NG-2.1b', attempt: () => [bench({ heap: 1 }), 'roma', take(2)] as const },
  }
  refusedByTheirClauses(cases, REASONS, CLAUSE_IDS, texts)
})
