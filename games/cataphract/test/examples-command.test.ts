import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { stepCost } from '../rules/ground.ts'
import { factsOf } from '../rules/state.ts'
import { activationOf, Bench, ordersOf, type Written } from './bench.ts'

/** The worked examples about command and movement. */

const CAT = 'byz-thracian-cat-1'

describe('activation at Callinicum (5.13)', () => {
  clause(['CA-5.12a', 'CA-5.12c'], 'Arethas and Longinus first; at 5 the sides take turns', () => {
    const b = new Bench({
      scenario: 'callinicum',
      units: { 'byz-isaurian-mi-1': ['1704', 0] },
      leaders: {
        arethas: '1720',
        longinus: '1706',
        bouzes: '1710',
        'a-john': '1715',
        alamoundaras: '2718',
        cabades: '3018',
        azarethes: '3008',
        belisarius: '1413',
      },
      stack: activationOf(0, 3),
    })
    expect(b.targets('first', 'activate', 'leader').sort()).toEqual(['arethas', 'longinus'])
    b.do('first', { do: 'pass', leader: 'longinus' })
    // Both sides have leaders of 5: the Persian rolls more.
    b.do('first', { do: 'pass', leader: 'arethas' }, 2, 7)
    const order: string[] = []
    for (const leader of ['cabades', 'bouzes', 'alamoundaras', 'a-john']) {
      order.push(String(b.waiting[0]))
      b.do(b.waiting[0], { do: 'pass', leader }, ...(leader === 'a-john' ? [1, 0] : []))
    }
    expect(order).toEqual(['second', 'first', 'second', 'first'])
  })
})

describe('orders of Belisarius (5.21, 5.24)', () => {
  const dara = (more: Partial<Written> = {}): Bench =>
    new Bench({
      scenario: 'dara',
      units: {
        ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`byz-armenian-cat-${n}`, [`16${18 + n}`, 0] as const])),
        [CAT]: ['1615', 0],
        'byz-numeri-mi-1': ['1417', 0],
        'per-immortals-hc-2': ['3219', 3],
      },
      leaders: { belisarius: '1518', 'a-john': '1520', perozes: '3214' },
      stack: ordersOf('belisarius'),
      ...more,
    })

  clause(['CA-4.22a', 'CA-4.1c'], 'six Individual Orders or two Line Commands, and never more', () => {
    const b = dara()
    for (let n = 1; n <= 6; n++)
      b.do('first', { do: 'order', unit: `byz-armenian-cat-${n}` }).do('first', { do: 'halt' })
    expect(b.why('first', { do: 'order', unit: CAT })).toBe('no-orders-left')
    const lines = dara()
    for (let n = 0; n < 2; n++) {
      const [line] = lines.actions('first').filter(({ do: what }) => what === 'line')
      lines.do('first', line)
      for (const unit of lines.targets('first', 'order', 'unit').slice(0, 1))
        lines.do('first', { do: 'order', unit }).do('first', { do: 'halt' })
      lines.do('first', { do: 'done' })
    }
    expect(lines.actions('first').some(({ do: what }) => what === 'line')).toBe(false)
  })

  clause(['CA-5.24a', 'CA-6.13a'], 'a unit is moved once in a phase; in a later one again, for a hit', () => {
    const UNIT = 'byz-armenian-cat-1'
    const b = dara({ stack: ordersOf('a-john') })
    b.do('first', { do: 'order', unit: UNIT }).do('first', { do: 'turn', by: 'left' }).do('first', { do: 'halt' })
    expect(b.why('first', { do: 'order', unit: UNIT })).toBe('ordered-already')
    const later = dara({ marks: { [UNIT]: ['moved'] } }).do('first', { do: 'order', unit: UNIT })
    later.do('first', { do: 'turn', by: 'left' })
    expect(later.hits(UNIT)).toBe(1)
  })

  clause(['CA-5.32a', 'CA-5.33a'], 'momentum on 0 to 6; finished on 7 and 8; a 9 is rolled on', () => {
    const tried = (...dice: number[]): Bench =>
      dara({
        leaderMarks: { 'a-john': ['finished'], perozes: ['finished'] },
        stack: [...ordersOf('belisarius').slice(0, 3), { step: 'momentum', leader: 'belisarius', lines: 'yes' }],
      }).do('first', { do: 'momentum' }, ...dice)
    expect([tried(0).now, tried(6).now]).toEqual(['orders', 'orders'])
    expect(tried(7).last('momentum')).toMatchObject({ succeeds: false })
    expect(tried(8).last('doom')).toBe(undefined)
    expect(tried(9, 5).last('doom')).toMatchObject({ roll: 5 })
  })
})

describe('trumps at Dara (5.41, 5.42)', () => {
  const due = (): Bench =>
    new Bench({
      scenario: 'dara',
      units: { 'per-immortals-hc-2': ['3219', 3] },
      leaders: { perozes: '3214', pitames: '3206', belisarius: '1314' },
      stack: activationOf(1, 4),
    })

  clause(
    ['CA-5.41a', 'CA-5.43a'],
    'Perozes goes before Pitames on 5 or less, else he is finished and Pitames acts',
    () => {
      const trumped = due().do('second', { do: 'trump', leader: 'perozes' }, 5)
      expect(trumped.now).toBe('counter')
      const failed = due().do('second', { do: 'trump', leader: 'perozes' }, 6)
      expect([failed.now, failed.targets('second', 'activate', 'leader')]).toEqual(['activation', ['pitames']])
    },
  )

  clause(['CA-5.42a', 'CA-5.44a'], 'Belisarius tries to trump him with an 8, fails and is finished', () => {
    const b = due()
      .do('second', { do: 'trump', leader: 'perozes' }, 0)
      .do('first', { do: 'trump', leader: 'belisarius' }, 8)
    expect(b.prompt('second')).toMatchObject({ key: 'orders', params: { leader: 'perozes' } })
    expect(b.last('trump')).toMatchObject({ leader: 'belisarius', succeeds: false })
  })
})

describe('ground', () => {
  clause(['CA-6.21a', 'CA-6.22a'], 'horse that climbs into rough ground pays two points and two hits (19)', () => {
    const { state } = new Bench({ scenario: 'taginae', units: { [CAT]: ['3823', 0] }, stack: activationOf(0, 6) })
    const { unit, hex, grid } = factsOf(state)
    const [from, to] = [hex('3823'), hex('3923')]
    expect(stepCost(state, unit(CAT), from, to, grid.directionTo(from, to) as never)).toEqual({ points: 2, hits: 2 })
  })

  clause(['CA-6.42a'], 'infantry in column takes no hit from a stream', () => {
    const cost = (marks: Written['marks']): unknown => {
      const { state } = new Bench({ units: { 'byz-numeri-mi-1': ['5001', 3] }, marks, stack: activationOf(0, 6) })
      const { unit, hex, grid } = factsOf(state)
      const [from, to] = [hex('5001'), hex('4901')]
      return stepCost(state, unit('byz-numeri-mi-1'), from, to, grid.directionTo(from, to) as never).hits
    }
    expect([cost({}), cost({ 'byz-numeri-mi-1': ['column'] })]).toEqual([1, 0])
  })
})

describe('who must shock (7.32)', () => {
  clause(
    ['CA-7.31a', 'CA-7.31b', 'CA-7.32a'],
    'Cataphracts beside Gothic archers must; Persian light horse beside Byzantine ones may',
    () => {
      const heavy = new Bench({
        scenario: 'taginae',
        units: { [CAT]: ['4513', 0], 'got-goth-li-1': ['4713', 0] },
        leaders: { narses: '4413', totila: '5513' },
        stack: ordersOf('narses'),
      })
      heavy.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '4613' })
      expect(heavy.has(CAT, 'must-check')).toBe(true)
      const light = new Bench({
        scenario: 'dara',
        units: { 'per-saracen-lc-1': ['2410', 3], 'byz-auxilia-bow-li-1': ['2209', 3] },
        leaders: { pitames: '2510', belisarius: '1314' },
        stack: ordersOf('pitames'),
      })
      light.do('second', { do: 'order', unit: 'per-saracen-lc-1' }).do('second', { do: 'step', to: '2309' })
      while (light.waiting[0] === 'first') light.do('first', { do: 'decline' })
      expect(light.has('per-saracen-lc-1', 'must-check')).toBe(false)
      expect([light.may('second', { do: 'charge' }), light.may('second', { do: 'hold' })]).toEqual([true, true])
    },
  )
})
