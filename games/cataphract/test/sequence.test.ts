import { quickChance, scriptedChance, unheard } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { casualty } from '../rules/casualties.ts'
import { roll } from '../rules/dice.ts'
import { FACTS } from '../rules/printed.ts'
import { allowance, factsOf, has, LEADER_MARKS, mark, tqOf, UNIT_MARKS } from '../rules/state.ts'
import { activationOf, Bench, ordersOf, type Written } from './bench.ts'

const CAT = 'byz-thracian-cat-1'
const HC = 'per-immortals-hc-1'

const callinicum = (more: Partial<Written>, stack = ordersOf('belisarius')): Bench =>
  new Bench({
    scenario: 'callinicum',
    units: { [CAT]: ['1710', 0], [HC]: ['3008', 3] },
    leaders: { belisarius: '1413', bouzes: '1710', azarethes: '3008' },
    stack,
    ...more,
  })

const declineAll = (b: Bench): void => {
  while (b.waiting[0] === 'second') b.do('second', { do: 'decline' })
}
const ALONE = { leaderMarks: { azarethes: ['finished'] } }

describe('the die', () => {
  clause(['CA-2.3a'], 'shows 0 to 9', () => {
    const chance = quickChance(7)
    const seen = new Set(Array.from({ length: 2000 }, () => roll(unheard(chance))))
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

describe('units', () => {
  clause(['CA-2.21b'], 'are worth the same when they have moved', () => {
    const { state } = callinicum({})
    const unit = factsOf(state).unit(CAT)
    const before = [tqOf(state, unit), allowance(state, unit)]
    mark(state, unit, 'moved')
    expect([tqOf(state, unit), allowance(state, unit)]).toEqual(before)
  })

  clause(['CA-2.22a'], 'have a type, and heavy horse may be Cataphracts', () => {
    for (const id of ['dara', 'utus-river'] as const)
      for (const { type, cataphract, id: name } of FACTS.of(id).units) {
        expect(['HC', 'LN', 'LC', 'HI', 'MI', 'LI', 'CH']).toContain(type)
        expect([name, cataphract]).toEqual([name, name.includes('-cat-')])
      }
  })

  clause(['CA-2.25a'], 'bear marks for all that may be true of them', () => {
    const { state } = callinicum({})
    const unit = factsOf(state).unit(CAT)
    for (const word of UNIT_MARKS) {
      mark(state, unit, word)
      expect(has(state, unit, word)).toBe(true)
    }
    expect(UNIT_MARKS.length).toBeLessThan(32)
    expect(LEADER_MARKS).toEqual(expect.arrayContaining(['wounded', 'finished', 'skipped']))
    for (const word of ['moved', 'routed', 'rallied', 'column', 'engaged', 'shielded', 'uncontrolled', 'must-check'])
      expect(UNIT_MARKS).toContain(word)
  })
})

describe('a turn', () => {
  clause(['CA-2.4a', 'CA-3.0b'], 'activates one leader at a time, the lowest first; trumps are tried then', () => {
    const b = callinicum({}, activationOf(0, 5))
    expect(b.targets('first', 'activate', 'leader')).toEqual(['bouzes'])
    expect(b.targets('first', 'trump', 'leader')).toEqual(['belisarius'])
    b.do('first', { do: 'activate', leader: 'bouzes' })
    expect(b.why('first', { do: 'activate', leader: 'belisarius' })).toBe('not-now')
    expect(b.why('second', { do: 'activate', leader: 'azarethes' })).toBe('not-your-turn')
  })

  clause(['CA-3.0c', 'CA-3.0d', 'CA-5.27a'], 'first orders and what answers them, then shock in its order', () => {
    const b = callinicum({ units: { [CAT]: ['1710', 0], 'byz-isaurian-mi-1': ['1712', 0], [HC]: ['1911', 3] } })
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '1811' })
    declineAll(b)
    b.do('first', { do: 'halt' }).do('first', { do: 'order', unit: 'byz-isaurian-mi-1' })
    declineAll(b)
    b.do('first', { do: 'halt' })
    expect(b.told.some(({ key }) => key === 'combat')).toBe(false)
    b.doByLot('first', { do: 'done' }, 11)
    const keys = b.told.map(({ key }) => key)
    const order = ['combat', 'check', 'result'].map((key) => keys.indexOf(key)).filter((at) => at >= 0)
    expect(order.length).toBeGreaterThan(1)
    expect([...order].sort((x, y) => x - y)).toEqual(order)
  })

  clause(['CA-3.0e'], 'then momentum, which may be trumped, or back to the next leader', () => {
    const b = callinicum({}).do('first', { do: 'done' })
    expect(b.now).toBe('momentum')
    b.do('first', { do: 'momentum' }, 2)
    expect([b.now, b.waiting]).toEqual(['counter', ['second']])
    const next = callinicum({}).do('first', { do: 'done' }).do('first', { do: 'decline' })
    expect(next.now).toBe('activation')
  })

  clause(['CA-3.0f'], 'at its end markers of rally go, the routed flee, and all is turned to its front', () => {
    const b = callinicum(
      {
        units: { [CAT]: ['1710', 0], 'byz-thracian-cat-2': ['1720', 0], [HC]: ['3008', 3] },
        marks: { [CAT]: ['rallied', 'moved'], 'byz-thracian-cat-2': ['routed'] },
        leaders: { bouzes: '1710', azarethes: '3008' },
        leaderMarks: { azarethes: ['finished'] },
      },
      activationOf(0, 5),
    )
    const state = b.state
    state.quiver[factsOf(state).unit(CAT)] = 2
    b.doByLot('first', { do: 'pass', leader: 'bouzes' })
    b.flee()
    expect([b.has(CAT, 'rallied'), b.has(CAT, 'moved')]).toEqual([false, false])
    expect(b.last('reloaded')).toMatchObject({ units: [CAT] })
    const keys = b.told.map(({ key }) => key)
    expect(keys.indexOf('fled')).toBeGreaterThanOrEqual(0)
    expect(keys.indexOf('fled')).toBeLessThan(keys.indexOf('reloaded'))
  })

  clause(['CA-3.0g'], 'and whoever has lost as much as his level withdraws; else there is another', () => {
    const end = (points: [number, number]): Bench => {
      const b = callinicum(
        { leaders: { bouzes: '1710', azarethes: '3008' }, leaderMarks: { azarethes: ['finished'] } },
        activationOf(0, 5),
      )
      b.state.routPoints = points
      return b.doByLot('first', { do: 'pass', leader: 'bouzes' })
    }
    const [level] = callinicum({}).state.levels
    expect(end([level, 0]).state.outcome).toMatchObject({ way: 'withdrawal' })
    const on = end([level - 1, 0])
    expect([on.state.outcome, on.state.turn]).toEqual([null, 3])
  })
})

describe('what leaders are worth', () => {
  clause(
    ['CA-4.1b', 'CA-T.CMD1'],
    'initiative is how many orders, and what momentum and trumps need; equal will do',
    () => {
      expect(callinicum(ALONE, ordersOf('bouzes')).prompt('first')).toMatchObject({ params: { left: 5 } })
      const momentum = (die: number): unknown =>
        callinicum(ALONE, ordersOf('bouzes'))
          .do('first', { do: 'done' })
          .do('first', { do: 'momentum' }, die)
          .last('momentum')
      expect([momentum(5), momentum(6)]).toMatchObject([{ succeeds: true }, { succeeds: false }])
      const trump = (die: number): unknown =>
        callinicum(ALONE, activationOf(0, 5)).do('first', { do: 'trump', leader: 'belisarius' }, die).last('trump')
      expect([trump(6), trump(7)]).toMatchObject([{ succeeds: true }, { succeeds: false }])
      const lines = (die: number): unknown =>
        callinicum(ALONE, ordersOf('bouzes', 'may-roll')).do('first', { do: 'roll' }, die).last('line-roll')
      expect([lines(7), lines(8)]).toMatchObject([{ succeeds: true }, { succeeds: false }])
    },
  )

  clause(['CA-4.1e', 'CA-5.22d'], 'charisma is what rallies, and helps in shock those who are with him', () => {
    const rally = (die: number): unknown =>
      callinicum({ marks: { [CAT]: ['routed'] } })
        .do('first', { do: 'rally', unit: CAT }, die)
        .last('rally')
    expect([rally(5), rally(6)]).toMatchObject([{ succeeds: true }, { succeeds: false }])
    const shock = (leader: string, seed: number): { readonly roll: number; readonly modified: number } | undefined => {
      const b = callinicum({
        units: { [CAT]: ['1710', 0], [HC]: ['1811', 3] },
        leaders: { belisarius: leader, azarethes: '3008' },
      })
      b.do('first', { do: 'done' })
      return b.doByLot('first', { do: 'shock', unit: CAT }, seed).last('result') as never
    }
    const difference = (leader: string): number | undefined => {
      const found = Array.from({ length: 40 }, (_, seed) => shock(leader, seed)).find((result) => result !== undefined)
      return found && Math.abs(found.modified - found.roll)
    }
    expect([difference('1710'), difference('1610')]).toEqual([5, 0])
  })

  clause(['CA-4.1f'], 'personal combat is what a leader may roll and be only wounded', () => {
    const hit = (die: number): boolean => {
      const { state } = callinicum({})
      return casualty(state, factsOf(state).leader('bouzes'), { chance: scriptedChance(die), tell() {}, seal() {} })
    }
    expect([hit(5), hit(6)]).toEqual([false, true])
  })

  clause(
    ['CA-5.22a', 'CA-5.22b', 'CA-5.22c'],
    'an order moves a unit and lets it fire, or fires it, or recovers it',
    () => {
      const near = { units: { [CAT]: ['1710', 0], [HC]: ['2111', 3] } } as const
      const b = callinicum(near).do('first', { do: 'order', unit: CAT })
      expect(b.may('first', { do: 'fire', at: HC, after: 'stay' })).toBe(true)
      b.do('first', { do: 'step', to: '1811' })
      expect(b.may('first', { do: 'fire', at: HC, after: 'move' })).toBe(true)
      b.do('first', { do: 'fire', at: HC, after: 'move' }, 9).do('first', { do: 'halt' })
      expect(b.prompt('first')).toMatchObject({ params: { left: 5 } })
      const recovers = callinicum({ hits: { [CAT]: 3 } }).do('first', { do: 'recover', unit: CAT })
      expect([recovers.hits(CAT), recovers.prompt('first')]).toMatchObject([1, { params: { left: 5 } }])
    },
  )

  clause(['CA-5.25a'], 'shock and fire in reaction cost no orders', () => {
    const b = callinicum({ units: { [CAT]: ['1710', 0], [HC]: ['1811', 3] } }, [
      ...ordersOf('belisarius').slice(0, -1),
      { step: 'orders', leader: 'belisarius', mode: 'orders', given: 6 },
    ])
    expect(b.why('first', { do: 'order', unit: CAT })).toBe('no-orders-left')
    b.do('first', { do: 'done' })
    expect(b.targets('first', 'shock', 'unit')).toEqual([CAT])
  })

  clause(['CA-4.22b'], 'one who was wounded ends the phase he is in, and is finished after it', () => {
    const b = callinicum(
      { leaderMarks: { bouzes: ['wounded', 'finished'], azarethes: ['finished'] } },
      ordersOf('bouzes'),
    )
    expect(b.may('first', { do: 'order', unit: CAT })).toBe(true)
    b.do('first', { do: 'done' })
    expect(b.now).not.toBe('momentum')
  })
})
