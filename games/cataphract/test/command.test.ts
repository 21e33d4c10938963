import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { activationOf, Bench, ordersOf } from './bench.ts'

/** Callinicum with its leaders and hardly any units; initiatives: Arethas, Longinus 3; A. John, Bouzes 5; Belisarius 6. */
const callinicum = (stack: readonly object[], leaderMarks = {}): Bench =>
  new Bench({
    scenario: 'callinicum',
    units: {
      'byz-thracian-cat-1': '1710',
      'byz-saracen-mi-1': '1720',
      'byz-isaurian-mi-1': '1706',
      'per-immortals-hc-1': ['3008', 3],
      'per-saracen-lc-1': ['2715', 3],
    },
    leaders: {
      belisarius: '1413',
      bouzes: '1710',
      'a-john': '1715',
      longinus: '1706',
      arethas: '1720',
      alamoundaras: '2718',
      cabades: '3018',
      azarethes: '3008',
    },
    leaderMarks,
    stack,
  })

const FINISHED = ['finished']
const CONTINGENTS_DONE = { longinus: FINISHED, arethas: FINISHED }

describe('activation', () => {
  clause(['CA-5.12a', 'CA-5.12c'], 'goes by initiative, the lowest first; of his own equals a player chooses', () => {
    const bench = callinicum(activationOf(0, 3))
    expect(bench.targets('first', 'activate', 'leader').sort()).toEqual(['arethas', 'longinus'])
    expect(bench.why('first', { do: 'activate', leader: 'bouzes' })).toBe('not-lowest-initiative')
    expect(bench.why('first', { do: 'activate', leader: 'cabades' })).toBe('not-your-leader')
  })

  clause(['CA-5.12b'], 'is rolled for where both sides have leaders of an initiative; then they take turns', () => {
    const bench = callinicum(activationOf(0, 3), { longinus: FINISHED })
    // 4 and 4 are rolled again; 2 and 7: the Persian goes first.
    bench.do('first', { do: 'pass', leader: 'arethas' }, 4, 4, 2, 7)
    expect(bench.waiting).toEqual(['second'])
    expect(bench.targets('second', 'activate', 'leader').sort()).toEqual(['alamoundaras', 'cabades'])
    bench.do('second', { do: 'pass', leader: 'cabades' })
    expect(bench.waiting).toEqual(['first'])
    bench.do('first', { do: 'pass', leader: 'bouzes' })
    expect(bench.waiting).toEqual(['second'])
  })

  clause(['CA-5.15d', 'CA-5.13a'], 'a leader who passes is finished', () => {
    const bench = callinicum(activationOf(0, 3)).do('first', { do: 'pass', leader: 'arethas' })
    expect(bench.why('first', { do: 'activate', leader: 'arethas' })).toBe('leader-finished')
  })
})

describe('trumps', () => {
  clause(
    ['CA-5.41a', 'CA-5.41b', 'CA-5.43a'],
    'one of higher initiative may try to go first; who fails is finished',
    () => {
      const bench = callinicum(activationOf(0, 3)).do('first', { do: 'trump', leader: 'bouzes' }, 6)
      expect(bench.last('trump')).toMatchObject({ needs: 5, succeeds: false })
      expect(bench.why('first', { do: 'trump', leader: 'a-john' })).toBe('one-trump')
      expect(bench.targets('first', 'activate', 'leader')).toContain('arethas')
      bench.do('first', { do: 'pass', leader: 'arethas' }).do('first', { do: 'pass', leader: 'longinus' }, 9, 0)
      expect(bench.why('first', { do: 'activate', leader: 'bouzes' })).toBe('leader-finished')
    },
  )

  clause(['CA-5.41c', 'CA-4.5b'], 'a commander of a contingent may not', () => {
    const bench = callinicum(activationOf(0, 3), { longinus: FINISHED })
    expect(bench.why('first', { do: 'trump', leader: 'arethas' })).toBe('contingents-never-trump')
  })

  clause(['CA-5.42a', 'CA-5.42b', 'CA-5.44a'], 'one that succeeds may be trumped by an equal or better leader', () => {
    const bench = callinicum(activationOf(0, 5), CONTINGENTS_DONE).do('first', { do: 'trump', leader: 'belisarius' }, 6)
    expect(bench.waiting).toEqual(['second'])
    expect(bench.targets('second', 'trump', 'leader')).toEqual(['azarethes'])
    expect(bench.why('second', { do: 'trump', leader: 'cabades' })).toBe('counter-needs-equal')
    const trumped = callinicum(activationOf(0, 5), CONTINGENTS_DONE)
      .do('first', { do: 'trump', leader: 'belisarius' }, 0)
      .do('second', { do: 'trump', leader: 'azarethes' }, 6)
    expect(trumped.last('activated')).toMatchObject({ leader: 'azarethes' })
    expect(trumped.waiting).toEqual(['second'])
  })

  clause(['CA-5.44b', 'CA-5.31c'], 'those of less initiative are skipped on both sides, and try no momentum', () => {
    const bench = callinicum(activationOf(0, 5), CONTINGENTS_DONE)
      .do('first', { do: 'trump', leader: 'belisarius' }, 6)
      .do('second', { do: 'decline' })
      .do('first', { do: 'order', unit: 'byz-thracian-cat-1' })
      .do('first', { do: 'halt' })
      .do('first', { do: 'done' })
      .do('first', { do: 'decline' }, 8, 3)
    bench.do('first', { do: 'activate', leader: 'bouzes' }).do('first', { do: 'done' })
    // No question about momentum: the next leader is due.
    expect(bench.now).toBe('activation')
    expect(bench.waiting).toEqual(['second'])
  })

  clause(['CA-5.45a'], 'who has trumped must do something', () => {
    const bench = callinicum(activationOf(0, 5), CONTINGENTS_DONE)
      .do('first', { do: 'trump', leader: 'belisarius' }, 6)
      .do('second', { do: 'decline' })
    expect(bench.why('first', { do: 'done' })).toBe('must-do-something')
  })
})

describe('momentum', () => {
  const after = (leader: string): Bench => callinicum(ordersOf(leader)).do('first', { do: 'done' })

  clause(['CA-5.32a', 'CA-5.28a'], 'a roll of his initiative or less gives a leader another Orders Phase', () => {
    const bench = after('belisarius').do('first', { do: 'momentum' }, 6).do('second', { do: 'decline' })
    expect(bench.last('activated')).toMatchObject({ leader: 'belisarius', kind: 'momentum' })
    expect(after('belisarius').do('first', { do: 'momentum' }, 7).last('momentum')).toMatchObject({ succeeds: false })
  })

  clause(['CA-5.42c'], 'may be trumped', () => {
    const bench = after('belisarius')
      .do('first', { do: 'momentum' }, 0)
      .do('second', { do: 'trump', leader: 'azarethes' }, 2)
    expect(bench.last('activated')).toMatchObject({ leader: 'azarethes' })
  })

  clause(['CA-5.33a', 'CA-5.33b', 'CA-5.33c', 'CA-5.33d'], 'on a 9 there is a roll of doom', () => {
    const paralysed = after('belisarius').do('first', { do: 'momentum' }, 9, 1)
    expect(paralysed.last('doom')).toMatchObject({ roll: 1 })
    expect(paralysed.waiting).toEqual(['second'])
    const spared = after('belisarius').do('first', { do: 'momentum' }, 9, 8)
    expect(spared.waiting).toEqual(['first'])
    expect(after('belisarius').do('first', { do: 'momentum' }, 9, 2).waiting).toEqual(['first'])
    const over = after('belisarius').do('first', { do: 'momentum' }, 9, 9)
    expect(over.state.turn).toBe(3)
  })

  clause(['CA-5.31d'], 'is nothing for commanders of contingents', () => {
    expect(after('arethas').now).toBe('activation')
  })
})

describe('orders', () => {
  clause(['CA-4.21a', 'CA-4.22a', 'CA-5.24a'], 'go to units in range, one each, as many as his initiative', () => {
    const bench = callinicum(ordersOf('bouzes'))
    expect(bench.why('first', { do: 'order', unit: 'byz-saracen-mi-1' })).toBe('not-in-range')
    bench.do('first', { do: 'order', unit: 'byz-thracian-cat-1' }).do('first', { do: 'halt' })
    expect(bench.why('first', { do: 'order', unit: 'byz-thracian-cat-1' })).toBe('ordered-already')
    expect(bench.prompt('first')).toMatchObject({ params: { left: 4 } })
  })

  clause(['CA-4.33g', 'CA-4.5a'], 'go to nobody else than those a restricted leader may command', () => {
    const bench = callinicum(ordersOf('arethas'))
    expect(bench.targets('first', 'order', 'unit')).toEqual(['byz-saracen-mi-1'])
    expect(bench.why('first', { do: 'order', unit: 'byz-thracian-cat-1' })).toBe('may-not-command')
    const cabades = callinicum(ordersOf('cabades'))
    expect(cabades.why('second', { do: 'order', unit: 'per-saracen-lc-1' })).toBe('may-not-command')
  })

  clause(['CA-4.33b', 'CA-4.33h', 'CA-4.34b', 'CA-5.21a'], 'or to lines instead, never by contingents', () => {
    const bench = callinicum(ordersOf('belisarius')).do('first', {
      do: 'line',
      line: 1,
      unit: 'byz-thracian-cat-1',
      as: 'rank',
    })
    bench.do('first', { do: 'done' })
    expect(bench.why('first', { do: 'order', unit: 'byz-thracian-cat-1' })).toBe('lines-or-orders')
    const arethas = callinicum(ordersOf('arethas', 'no'))
    const line = { do: 'line', line: 2, unit: 'byz-saracen-mi-1', as: 'rank' } as const
    expect(arethas.why('first', line)).toBe('contingents-command-no-lines')
  })

  clause(
    ['CA-4.33c', 'CA-4.33e', 'CA-4.33i'],
    'a subordinate in range rolls his commander’s strategy for lines',
    () => {
      const bench = callinicum(ordersOf('bouzes', 'may-roll'))
      const line = { do: 'line', line: 1, unit: 'byz-thracian-cat-1', as: 'rank' } as const
      expect(bench.why('first', line)).toBe('not-entitled-to-lines')
      bench.do('first', { do: 'roll' }, 7)
      expect(bench.last('line-roll')).toMatchObject({ needs: 7, succeeds: true })
      expect(bench.why('first', line)).toBe(null)
      expect(bench.why('first', { do: 'roll' })).toBe('rolled-already')
      const failed = callinicum(ordersOf('bouzes', 'may-roll')).do('first', { do: 'roll' }, 8)
      expect(failed.why('first', line)).toBe('not-entitled-to-lines')
      expect(failed.may('first', { do: 'order', unit: 'byz-thracian-cat-1' })).toBe(true)
    },
  )

  clause(['CA-4.33d'], 'beyond that range he needs a 0, and is finished without it', () => {
    const far = (...dice: number[]): Bench =>
      new Bench({
        scenario: 'callinicum',
        units: { 'byz-thracian-cat-1': '2510', 'per-immortals-hc-1': ['3008', 3] },
        leaders: { belisarius: '1413', bouzes: '2510', azarethes: '3008' },
        stack: ordersOf('bouzes', 'may-roll'),
      }).do('first', { do: 'roll' }, ...dice)
    expect(far(0).last('line-roll')).toMatchObject({ needs: 0, succeeds: true })
    // The 1 fails; then both sides roll who of 6 is first.
    expect(far(1, 3, 8).now).not.toBe('orders')
  })

  clause(
    ['CA-4.24a', 'CA-5.26a', 'CA-4.4a'],
    'none by a leader in an enemy’s zone, but for the overall commander',
    () => {
      const held = (leader: string): Bench =>
        new Bench({
          scenario: 'callinicum',
          units: { 'byz-thracian-cat-1': ['2010', 0], 'per-immortals-hc-1': ['2110', 3] },
          leaders: { [leader]: '2010', azarethes: '3008' },
          stack: ordersOf(leader),
        })
      expect(held('bouzes').why('first', { do: 'order', unit: 'byz-thracian-cat-1' })).toBe('leader-in-enemy-zone')
      expect(held('belisarius').may('first', { do: 'lead', leader: 'belisarius' })).toBe(true)
      expect(held('belisarius').why('first', { do: 'line', line: 1, unit: 'byz-thracian-cat-1', as: 'rank' })).toBe(
        'in-enemy-zone-no-lines',
      )
    },
  )

  clause(['CA-4.32b', 'CA-4.32c'], 'horse makes one line adjacent or with one hex between that no other holds', () => {
    const line = (between: string | null): string[] => {
      const bench = new Bench({
        scenario: 'callinicum',
        units: {
          'byz-thracian-cat-1': '1710',
          'byz-thracian-cat-2': '1712',
          'byz-thracian-cat-3': '1715',
          ...(between ? { [between]: '1711', 'byz-isaurian-mi-2': '1611', 'byz-isaurian-mi-3': '1811' } : {}),
          'per-immortals-hc-1': ['3008', 3],
        },
        leaders: { belisarius: '1413', azarethes: '3008' },
        stack: ordersOf('belisarius'),
      })
      bench.do('first', { do: 'line', line: 1, unit: 'byz-thracian-cat-1', as: 'rank' })
      return bench.last('line-commanded')?.units as string[]
    }
    expect(line(null)).toEqual(['byz-thracian-cat-1', 'byz-thracian-cat-2'])
    expect(line('byz-isaurian-mi-1')).toEqual(['byz-thracian-cat-1'])
  })

  clause(['CA-4.32a'], 'foot makes one side by side or one behind the other, not both', () => {
    const bench = new Bench({
      scenario: 'callinicum',
      units: {
        'byz-isaurian-mi-1': '1705',
        'byz-isaurian-mi-2': '1706',
        'byz-isaurian-mi-3': '1606',
        'per-immortals-hc-1': ['3008', 3],
      },
      leaders: { belisarius: '1507', azarethes: '3008' },
      stack: ordersOf('belisarius'),
    })
    const lines = bench.actions('first').filter((action) => action.do === 'line')
    expect(lines).toEqual([
      { do: 'line', line: 2, unit: 'byz-isaurian-mi-1', as: 'rank' },
      { do: 'line', line: 2, unit: 'byz-isaurian-mi-3', as: 'rank' },
      // The one behind has two before it: with either it makes a file.
      { do: 'line', line: 2, unit: 'byz-isaurian-mi-1', as: 'file' },
      { do: 'line', line: 2, unit: 'byz-isaurian-mi-2', as: 'file' },
    ])
  })
})

describe('recovery and rally', () => {
  const behind = (hits: number, marks: readonly 'routed'[], enemy = '3008'): Bench =>
    new Bench({
      scenario: 'callinicum',
      units: { 'byz-thracian-cat-1': '1710', 'per-immortals-hc-1': [enemy, 3] },
      hits: { 'byz-thracian-cat-1': hits },
      marks: { 'byz-thracian-cat-1': marks },
      leaders: { belisarius: '1413', azarethes: '3008' },
      stack: ordersOf('belisarius'),
    })

  clause(['CA-10.16a', 'CA-10.16d'], 'an order takes two hits from a unit in the open with no enemy near', () => {
    const bench = behind(3, []).do('first', { do: 'recover', unit: 'byz-thracian-cat-1' })
    expect(bench.hits('byz-thracian-cat-1')).toBe(1)
    expect(bench.why('first', { do: 'order', unit: 'byz-thracian-cat-1' })).toBe('ordered-already')
    expect(behind(3, [], '1810').why('first', { do: 'recover', unit: 'byz-thracian-cat-1' })).toBe('next-to-enemy')
  })

  clause(
    ['CA-10.27a', 'CA-10.27c', 'CA-10.27d', 'CA-10.27e', 'CA-10.26c'],
    'charisma or less rallies a routed unit',
    () => {
      const rally = { do: 'rally', unit: 'byz-thracian-cat-1' } as const
      const bench = behind(0, ['routed'])
      expect(bench.why('first', { do: 'order', unit: 'byz-thracian-cat-1' })).toBe('routed-take-no-orders')
      bench.do('first', rally, 5)
      expect(bench.routed('byz-thracian-cat-1')).toBe(false)
      bench.do('first', { do: 'face', facing: 4 })
      expect(bench.facing('byz-thracian-cat-1')).toBe(4)
      expect(bench.hits('byz-thracian-cat-1')).toBe(2)
      expect(bench.why('first', { do: 'order', unit: 'byz-thracian-cat-1' })).toBe('rallied-take-no-orders')
      const lost = behind(0, ['routed']).do('first', rally, 6)
      expect(lost.hex('byz-thracian-cat-1')).toBe(null)
      expect(lost.state.routPoints).toEqual([7, 0])
    },
  )
})
