import type { Seat } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { asFarAsSure } from '../bot/ahead.ts'
import type { Action } from '../rules/action.ts'
import { activationOf, Bench } from './bench.ts'

const [FIRST] = [0] as const satisfies readonly Seat[]

describe('looking ahead', () => {
  // A die that always shows the same would be rolled for ever (5.12).
  test('comes to an end where ties are rolled for, and goes no further', () => {
    const { state } = new Bench({
      units: { 'byz-thracian-cat-5': ['5112', 3], 'van-vandal-ln-9': ['4512', 0] },
      leaders: { sunicas: '5112', martinus: '5120', gara: '4512' },
      stack: activationOf(FIRST, 3),
    })
    const pass: Action = { do: 'pass', leader: 'sunicas' }
    const plan: readonly Action[] = [pass, { do: 'pass', leader: 'martinus' }]
    expect(asFarAsSure(state, FIRST, plan)).toEqual([pass])
  })
})
