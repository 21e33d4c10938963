import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { LEADER_MA, LEADERS } from '../data/leaders.ts'
import { factsOf, isMarked } from '../rules/state.ts'
import { activationOf, Bench, ordersOf, type Written } from './bench.ts'

const CAT = 'byz-thracian-cat-1'
const HC = 'per-immortals-hc-1'

/** Byzantines on the plain of Callinicum, with Persians far away. */
const bench = (more: Partial<Written>, leader = 'belisarius', lines = 'yes', kind = 'ordinary'): Bench =>
  new Bench({
    scenario: 'callinicum',
    units: { [CAT]: '1710', [HC]: ['3008', 3] },
    leaders: { belisarius: '1413', bouzes: '1710', 'a-john': '1715', azarethes: '3008' },
    stack: ordersOf(leader, lines, kind),
    ...more,
  })
const finished = (b: Bench, leader: string): boolean => isMarked(b.state, factsOf(b.state).leader(leader), 'finished')

describe('command range', () => {
  clause(['CA-4.1a', 'CA-4.21a', 'CA-4.21d'], 'is counted in hexes when the order is given', () => {
    const at = (hex: string): string | null =>
      bench({ units: { [CAT]: hex, [HC]: ['3008', 3] } }, 'bouzes').why('first', { do: 'order', unit: CAT })
    // Bouzes, in 1710, reaches four hexes.
    expect([at('1714'), at('1715')]).toEqual([null, 'not-in-range'])
    const b = bench({ units: { [CAT]: '1715', [HC]: ['3008', 3] } }, 'bouzes')
    b.do('first', { do: 'lead', leader: 'bouzes' }).do('first', { do: 'step', to: '1711' }).do('first', { do: 'halt' })
    expect(b.may('first', { do: 'order', unit: CAT })).toBe(true)
  })

  clause(['CA-4.21b', 'CA-4.21c'], 'goes around enemies and their zones, but through them where friends stand', () => {
    // Four hexes down the column, with an enemy in it whose zone bars one way round.
    const wall = { [HC]: ['1712', 0], 'per-immortals-hc-2': ['1611', 3], 'per-immortals-hc-3': ['1812', 0] } as const
    const through = (more: Written['units']): string | null =>
      bench({ units: { [CAT]: '1714', ...wall, ...more } }, 'bouzes').why('first', { do: 'order', unit: CAT })
    expect(through({})).toBe('not-in-range')
    expect(through({ [HC]: ['3008', 3] })).toBe(null)
    const zone = { 'per-immortals-hc-1': ['1811', 3], 'per-immortals-hc-2': ['1610', 0] } as const
    const zoned = (more: Written['units']): string | null =>
      bench(
        {
          units: { [CAT]: '1712', ...zone, ...more },
          leaders: { belisarius: '1413', bouzes: '1708', azarethes: '3008' },
        },
        'bouzes',
      ).why('first', { do: 'order', unit: CAT })
    const bare = zoned({})
    const held = zoned({ 'byz-thracian-cat-2': '1709', 'byz-thracian-cat-3': '1710', 'byz-thracian-cat-4': '1711' })
    expect([bare, held]).toEqual(['not-in-range', null])
  })

  clause(['CA-4.21e', 'CA-4.32d'], 'twice as far for lines, and the same way round', () => {
    const line = (hex: string): boolean =>
      bench(
        {
          units: { [CAT]: hex, [HC]: ['3408', 3] },
          leaders: { belisarius: '1413', bouzes: '1710', azarethes: '3408' },
        },
        'bouzes',
      ).may('first', { do: 'line', line: 1, unit: CAT, as: 'rank' })
    expect([line('1718'), line('1719')]).toEqual([true, false])
  })
})

describe('leaders', () => {
  clause(['CA-2.24a', 'CA-4.1d', 'CA-4.1c'], 'have their ratings; only overall commanders one for strategy', () => {
    for (const [id, [, rank, , , elite, lines, strategy]] of Object.entries(LEADERS)) {
      expect([id, strategy !== null]).toEqual([id, rank === 'OC'])
      if (rank === 'CC') expect([id, lines]).toEqual([id, 0])
      if (elite) expect(['belisarius', 'narses', 'attila', 'aetius']).toContain(id)
    }
  })

  clause(
    ['CA-4.1g', 'CA-6.14a', 'CA-4.23a', 'CA-6.15a', 'CA-6.22b'],
    'ride nine points in a phase, an order each time',
    () => {
      const b = bench({ units: { [CAT]: ['1414', 0], [HC]: ['3008', 3] } })
      b.do('first', { do: 'lead', leader: 'belisarius' })
      expect(b.prompt('first')).toMatchObject({ key: 'ride', params: { points: LEADER_MA } })
      // Any way, without turning.
      for (const to of ['1513', '1512', '1412', '1413']) b.do('first', { do: 'step', to })
      b.do('first', { do: 'halt' })
      expect(b.prompt('first')).toMatchObject({ params: { left: 5 } })
      b.do('first', { do: 'lead', leader: 'belisarius' })
      for (const to of ['1513', '1512', '1412', '1413']) b.do('first', { do: 'step', to })
      // It takes two points to join a unit, and he has one.
      expect(b.why('first', { do: 'step', to: '1414' })).toBe('too-dear')
      // Without any he halts by himself.
      b.do('first', { do: 'step', to: '1412' })
      expect(b.now).toBe('orders')
      expect(b.why('first', { do: 'lead', leader: 'belisarius' })).toBe('leader-has-ridden')
      expect(finished(b, 'belisarius')).toBe(false)
    },
  )

  clause(['CA-6.64a'], 'pay one point more to join a unit', () => {
    const b = bench({ leaders: { belisarius: '1610', bouzes: '1410', azarethes: '3008' } })
    b.do('first', { do: 'lead', leader: 'belisarius' }).do('first', { do: 'step', to: '1710' })
    expect(b.prompt('first')).toMatchObject({ params: { points: 7 } })
    const unit = bench({
      units: { [CAT]: ['1612', 0], [HC]: ['3008', 3] },
      leaders: { belisarius: '1711', azarethes: '3008' },
    })
    unit.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '1711' })
    expect([unit.hits(CAT), unit.prompt('first')]).toMatchObject([0, { params: { points: 7 } }])
  })

  clause(['CA-4.23b'], 'ride along with a unit they have ordered, and stay with it', () => {
    const b = bench({ units: { [CAT]: ['1710', 0], [HC]: ['3008', 3] } }, 'bouzes')
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'lead', leader: 'bouzes' })
    b.do('first', { do: 'step', to: '1811' }).do('first', { do: 'step', to: '1911' }).do('first', { do: 'halt' })
    expect([b.leaderHex('bouzes'), b.prompt('first')]).toMatchObject(['1911', { params: { left: 4 } }])
    // Two of his nine points are gone.
    b.do('first', { do: 'lead', leader: 'bouzes' })
    expect(b.prompt('first')).toMatchObject({ params: { points: 7 } })
    const late = bench({ units: { [CAT]: ['1710', 0], [HC]: ['3008', 3] } }, 'bouzes')
    late.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '1811' })
    expect(late.why('first', { do: 'lead', leader: 'bouzes' })).toBe('only-the-commander-leads')
  })

  clause(['CA-4.61a'], 'enter an enemy’s zone only where a friend stands, and stop there', () => {
    const b = bench({ units: { [CAT]: '1811', [HC]: ['1910', 3] }, leaders: { belisarius: '1710', azarethes: '3008' } })
    b.do('first', { do: 'lead', leader: 'belisarius' })
    expect(b.why('first', { do: 'step', to: '1810' })).toBe('leader-needs-company')
    b.do('first', { do: 'step', to: '1811' })
    expect([b.leaderHex('belisarius'), b.now]).toEqual(['1811', 'orders'])
  })

  clause(
    ['CA-4.61b', 'CA-7.23c', 'CA-4.4b', 'CA-4.25a'],
    'leave one only by their commander, for two orders; a finished one, too',
    () => {
      const units = { [CAT]: '1811', [HC]: ['1910', 3] } as const
      const leaders = { belisarius: '1513', bouzes: '1811', 'a-john': '1715', azarethes: '3008' }
      const b = bench({ units, leaders, leaderMarks: { bouzes: ['finished'] } })
      b.do('first', { do: 'lead', leader: 'bouzes' })
        .do('first', { do: 'step', to: '1711' })
        .do('first', { do: 'halt' })
      expect(b.prompt('first')).toMatchObject({ params: { left: 4 } })
      expect(b.why('first', { do: 'lead', leader: 'bouzes' })).toBe('led-already')
      b.do('first', { do: 'lead', leader: 'a-john' }).do('first', { do: 'halt' })
      expect(b.prompt('first')).toMatchObject({ params: { left: 3 } })
      const bouzes = bench({ units, leaders }, 'bouzes')
      expect(bouzes.why('first', { do: 'lead', leader: 'bouzes' })).toBe('leader-in-enemy-zone')
      expect(bouzes.why('first', { do: 'lead', leader: 'a-john' })).not.toBe(null)
      const commander = bench({ units, leaders: { ...leaders, belisarius: '1811', bouzes: '1513' } })
      commander.do('first', { do: 'lead', leader: 'belisarius' }).do('first', { do: 'step', to: '1711' })
      expect(commander.leaderHex('belisarius')).toBe('1711')
    },
  )

  clause(
    ['CA-4.4d', 'CA-4.33a'],
    'a commander who gives a Line Command moves nobody else, nor gives one in a zone',
    () => {
      const b = bench({}).do('first', { do: 'line', line: 1, unit: CAT, as: 'rank' })
      b.do('first', { do: 'done' })
      expect(b.why('first', { do: 'lead', leader: 'bouzes' })).toBe('lines-or-orders')
      expect(b.why('first', { do: 'lead', leader: 'belisarius' })).toBe('lines-or-orders')
    },
  )

  clause(['CA-4.34a', 'CA-4.31c'], 'may ride under their Line Commands, nine points in all', () => {
    const b = bench({ units: { [CAT]: '1710', 'byz-isaurian-mi-1': '1706', [HC]: ['3008', 3] } })
    b.do('first', { do: 'line', line: 1, unit: CAT, as: 'rank' }).do('first', { do: 'lead', leader: 'belisarius' })
    for (const to of ['1513', '1512', '1412', '1413', '1414', '1415']) b.do('first', { do: 'step', to })
    b.do('first', { do: 'halt' }).do('first', { do: 'done' })
    b.do('first', { do: 'line', line: 2, unit: 'byz-isaurian-mi-1', as: 'rank' })
    b.do('first', { do: 'lead', leader: 'belisarius' })
    expect(b.prompt('first')).toMatchObject({ params: { points: 3 } })
    b.do('first', { do: 'halt' }).do('first', { do: 'done' })
    // Two are all he has, and the others have one.
    expect(b.targets('first', 'line', 'unit')).toEqual([])
    const john = bench({}, 'a-john').do('first', { do: 'line', line: 1, unit: CAT, as: 'rank' })
    expect(john.do('first', { do: 'done' }).targets('first', 'line', 'unit')).toEqual([])
  })

  clause(
    ['CA-4.31a', 'CA-4.31b', 'CA-4.32e', 'CA-5.23a'],
    'a line is what it is when it is commanded; who likes goes, who likes fires',
    () => {
      const b = bench({ units: { [CAT]: ['1710', 0], 'byz-thracian-cat-2': ['1712', 0], [HC]: ['2110', 3] } })
      b.do('first', { do: 'line', line: 1, unit: CAT, as: 'rank' })
      b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '1810' }).do('first', { do: 'halt' })
      // The other is still of it, though they are apart now, and fires without moving; or it need not.
      expect(b.targets('first', 'order', 'unit')).toEqual(['byz-thracian-cat-2'])
      b.do('first', { do: 'order', unit: 'byz-thracian-cat-2' })
      expect(b.may('first', { do: 'fire', at: HC, after: 'stay' })).toBe(true)
      b.do('first', { do: 'halt' })
      expect(b.may('first', { do: 'done' })).toBe(true)
    },
  )

  clause(
    ['CA-4.33f', 'CA-4.33j'],
    'nobody rolls for lines in a momentum phase; an elite phase is not carried over',
    () => {
      const momentum = bench({}, 'bouzes', 'no', 'momentum')
      expect(momentum.why('first', { do: 'roll' })).toBe('rolled-already')
      const elite = bench({}, 'bouzes', 'may-roll', 'elite').do('first', { do: 'roll' }, 3)
      expect(elite.may('first', { do: 'line', line: 1, unit: CAT, as: 'rank' })).toBe(true)
      // Later in the turn he begins without it.
      elite.do('first', { do: 'done' })
      const later = new Bench({
        scenario: 'callinicum',
        units: { [CAT]: '1710', [HC]: ['3008', 3] },
        leaders: { belisarius: '1413', bouzes: '1710', azarethes: '3008' },
        leaderMarks: { bouzes: ['elite'] },
        stack: activationOf(0, 5),
      }).do('first', { do: 'activate', leader: 'bouzes' })
      expect(later.why('first', { do: 'line', line: 1, unit: CAT, as: 'rank' })).toBe('not-entitled-to-lines')
      expect(later.may('first', { do: 'roll' })).toBe(true)
    },
  )
})

describe('leaders in danger', () => {
  const john = { belisarius: '1413', 'a-john': '1710', azarethes: '2110' }

  clause(['CA-4.62b', 'CA-6.14b'], 'may get away, alone or not, from anybody', () => {
    const b = bench({ units: { [CAT]: ['1710', 0], [HC]: ['1910', 3] }, leaders: john }, 'azarethes')
    b.do('second', { do: 'order', unit: HC }).do('second', { do: 'step', to: '1811' })
    expect(b.prompt('first')).toMatchObject({ key: 'escape', params: { leader: 'a-john' } })
    expect(b.may('first', { do: 'halt' })).toBe(true)
    b.do('first', { do: 'step', to: '1610' })
    expect(b.leaderHex('a-john')).toBe('1610')
  })

  clause(['CA-8.19a'], 'one struck by return fire falls, and does not ride on with his unit', () => {
    const [armenian, saracen] = ['byz-armenian-cat-3', 'per-saracen-lc-3']
    const b = bench(
      {
        units: { [armenian]: ['1710', 0], [saracen]: ['2110', 3] },
        leaders: { ...john, azarethes: '2510' },
      },
      'a-john',
    )
    b.do('first', { do: 'order', unit: armenian }).do('first', { do: 'lead', leader: 'a-john' })
    b.do('first', { do: 'step', to: '1810' }).do('first', { do: 'fire', at: saracen, after: 'move' }, 8)
    expect(b.leaderHex('a-john')).toBe('1810')
    // 0 may strike him, 0 does, and 9 is more than he bears.
    b.do('second', { do: 'fire', at: armenian, after: 'stay' }, 0, 0, 9)
    expect(b.last('leader-lost')).toMatchObject({ leader: 'a-john' })
    b.do('first', { do: 'step', to: '1910' })
    expect([b.hex(armenian), b.leaderHex('a-john')]).toEqual(['1910', null])
  })

  clause(['CA-4.62g'], 'one alone in another’s zone is lost', () => {
    const b = bench(
      { units: { [HC]: ['1910', 3], 'per-immortals-hc-2': ['1709', 2], [CAT]: ['1411', 3] }, leaders: john },
      'azarethes',
    )
    b.do('second', { do: 'order', unit: HC }).do('second', { do: 'step', to: '1811' })
    expect(b.leaderHex('a-john')).toBe(null)
    expect(b.last('leader-lost')).toMatchObject({ leader: 'a-john' })
  })

  clause(
    ['CA-10.25a', 'CA-4.62f'],
    'go along with a unit in rout, or stay, and get away from next to the enemy',
    () => {
      const routs = (): Bench => {
        const b = bench(
          {
            units: { [CAT]: ['1710', 0], [HC]: ['1811', 0] },
            leaders: john,
            hits: { [CAT]: 6 },
            marks: { [CAT]: ['moved'] },
          },
          'belisarius',
        )
        b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'turn', by: 'left' })
        return b
      }
      const along = routs()
      expect([along.routed(CAT), along.now, along.waiting]).toEqual([true, 'company', ['first']])
      along.do('first', { do: 'halt' }).flee()
      expect(along.leaderHex('a-john')).toBe(along.hex(CAT))
      const stays = routs().do('first', { do: 'part', leader: 'a-john' }).flee()
      expect(stays.prompt('first')).toMatchObject({
        key: 'escape',
        params: { leader: 'a-john', left: 3, stays: false },
      })
      expect(stays.why('first', { do: 'halt' })).toBe('must-escape')
    },
  )
})

describe('replacements', () => {
  const fallen = { bouzes: ['fallen'] }
  const leaders = { belisarius: '1413', 'a-john': '1715', arethas: '1720', azarethes: '3008' }

  clause(
    ['CA-4.63a', 'CA-4.63b', 'CA-4.4c', 'CA-5.22e'],
    'come by an order of the commander, wherever whom they may command is',
    () => {
      const b = bench({ units: { [CAT]: '2820', [HC]: ['3008', 3] }, leaders, leaderMarks: fallen })
      b.do('first', { do: 'replace', leader: 'bouzes', at: '2820' })
      expect([b.leaderHex('replacement-byzantine-1'), finished(b, 'replacement-byzantine-1')]).toEqual(['2820', true])
      expect(b.prompt('first')).toMatchObject({ params: { left: 5 } })
      const john = bench({ leaders, leaderMarks: fallen }, 'a-john')
      expect(john.why('first', { do: 'replace', leader: 'bouzes', at: '1710' })).toBe('only-the-commander-replaces')
      expect(
        bench({ leaders, leaderMarks: fallen }).why('first', { do: 'replace', leader: 'bouzes', at: '1711' }),
      ).toBe('nobody-to-command-there')
    },
  )

  clause(['CA-4.63c', 'CA-4.63d'], 'are as many as there are counters; contingents’ commanders simply return', () => {
    const none = { bouzes: ['fallen'], arethas: ['fallen'], ...spent('callinicum') }
    const b = bench({
      units: { [CAT]: '1710', 'byz-saracen-mi-1': '1720', [HC]: ['3008', 3] },
      leaders: { belisarius: '1413', azarethes: '3008' },
      leaderMarks: none,
    })
    expect(b.why('first', { do: 'replace', leader: 'bouzes', at: '1710' })).toBe('no-replacement-left')
    b.do('first', { do: 'replace', leader: 'arethas', at: '1720' })
    expect([b.leaderHex('arethas'), finished(b, 'arethas')]).toEqual(['1720', true])
  })

  clause(['CA-4.63e', 'CA-4.63f'], 'there is none for the commander, and without him nobody is in range', () => {
    const b = bench(
      { leaders: { bouzes: '1710', 'a-john': '1711', azarethes: '3008' }, leaderMarks: { belisarius: ['fallen'] } },
      'bouzes',
      'may-roll',
    )
    expect(b.why('first', { do: 'replace', leader: 'a-john', at: '1710' })).toBe('only-the-commander-replaces')
    b.do('first', { do: 'roll' }, 1)
    expect(b.last('line-roll')).toMatchObject({ needs: 0, succeeds: false })
  })

  /** All replacement counters have come and gone. */
  function spent(scenario: 'callinicum'): Record<string, string[]> {
    const { leaders: all } = factsOf(new Bench({ scenario, units: {}, stack: [] }).state)
    return Object.fromEntries(all.flatMap(({ id, isReplacement }) => (isReplacement ? [[id, ['fallen']]] : [])))
  }
})

describe('activation again', () => {
  clause(['CA-5.14a', 'CA-5.52b'], 'no leader has more than three phases in a turn, an elite one among them', () => {
    const after = (phases: number): string | undefined => {
      const b = bench({})
      b.state.phases[factsOf(b.state).leader('belisarius')] = phases
      b.do('first', { do: 'done' })
      return b.now
    }
    expect([after(1), after(2)]).toEqual(['momentum', 'momentum'])
    expect(after(3)).not.toBe('momentum')
  })

  clause(
    ['CA-5.15a', 'CA-5.15b', 'CA-5.15c', 'CA-5.31a', 'CA-4.22b'],
    'finished is who declines, fails, or was trumped',
    () => {
      const declined = bench({}).do('first', { do: 'done' }).do('first', { do: 'decline' })
      expect(finished(declined, 'belisarius')).toBe(true)
      const failed = bench({}).do('first', { do: 'done' }).do('first', { do: 'momentum' }, 7)
      expect(finished(failed, 'belisarius')).toBe(true)
      const trumped = bench({}).do('first', { do: 'done' }).do('first', { do: 'momentum' }, 6)
      trumped.do('second', { do: 'trump', leader: 'azarethes' }, 6)
      expect(finished(trumped, 'belisarius')).toBe(true)
      expect(finished(trumped, 'azarethes')).toBe(false)
    },
  )

  clause(['CA-5.42d', 'CA-5.42e'], 'who has trumped may try momentum; then it goes on as usual', () => {
    const b = new Bench({
      scenario: 'callinicum',
      units: { [CAT]: '1710', [HC]: ['3008', 3] },
      leaders: { belisarius: '1413', bouzes: '1710', azarethes: '3008' },
      leaderMarks: { azarethes: ['finished'] },
      stack: activationOf(0, 5),
    })
    b.do('first', { do: 'trump', leader: 'belisarius' }, 6)
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'halt' }).do('first', { do: 'done' })
    expect(b.now).toBe('momentum')
    b.do('first', { do: 'decline' })
    expect(b.targets('first', 'activate', 'leader')).toEqual(['bouzes'])
  })

  clause(['CA-5.46a'], 'a trump from an enemy’s zone without anybody to shock has never happened', () => {
    const held = (facing: number): Bench =>
      new Bench({
        scenario: 'callinicum',
        units: { [CAT]: ['1710', facing], 'byz-isaurian-mi-1': '1406', [HC]: ['1811', 3] },
        leaders: { 'a-john': '1710', longinus: '1406', alamoundaras: '3008' },
        stack: activationOf(0, 3),
      }).do('first', { do: 'trump', leader: 'a-john' }, 5)
    const nothing = held(3)
    expect(nothing.last('trump-void')).toMatchObject({ leader: 'a-john' })
    expect([finished(nothing, 'a-john'), nothing.targets('first', 'activate', 'leader')]).toEqual([false, ['longinus']])
    expect(isMarked(nothing.state, factsOf(nothing.state).leader('longinus'), 'skipped')).toBe(false)
    // With an enemy before his unit he has somebody to send, and it stands.
    const shock = held(0)
    expect(shock.last('trump-void')).toBeUndefined()
  })

  clause(
    ['CA-5.26b', 'CA-5.26c', 'CA-5.26d', 'CA-5.31b'],
    'a leader held in a zone may wait; freed he goes first, without momentum',
    () => {
      const held = {
        units: { [CAT]: ['1710', 3], [HC]: ['1811', 3] },
        leaders: { belisarius: '1413', bouzes: '1710', 'a-john': '1720', azarethes: '3008' },
      } as const
      const b = new Bench({
        scenario: 'callinicum',
        ...held,
        leaderMarks: { azarethes: ['finished'] },
        stack: activationOf(0, 5),
      })
      b.do('first', { do: 'wait', leader: 'bouzes' })
      expect(finished(b, 'bouzes')).toBe(false)
      b.do('first', { do: 'pass', leader: 'a-john' }).do('first', { do: 'activate', leader: 'belisarius' })
      b.do('first', { do: 'lead', leader: 'bouzes' })
        .do('first', { do: 'step', to: '1610' })
        .do('first', { do: 'halt' })
      b.do('first', { do: 'done' }).do('first', { do: 'decline' })
      expect(b.targets('first', 'activate', 'leader')).toEqual(['bouzes'])
      b.do('first', { do: 'activate', leader: 'bouzes' }).do('first', { do: 'done' })
      // He is not asked about momentum: all have finished, and a new turn has begun.
      expect([b.state.turn, b.now]).toEqual([3, 'eliteChoice'])
      const waits = new Bench({
        scenario: 'callinicum',
        ...held,
        leaders: { bouzes: '1710', azarethes: '3008' },
        leaderMarks: { azarethes: ['finished'] },
        stack: activationOf(0, 5),
      })
      waits.doByLot('first', { do: 'wait', leader: 'bouzes' })
      // Nobody else is left: the turn is over.
      expect(waits.state.turn).toBe(3)
    },
  )

  clause(
    ['CA-5.28b', 'CA-2.6a', 'CA-5.11a', 'CA-3.0a', 'CA-2.4b'],
    'when all have finished the turn ends, and all are inactive again',
    () => {
      const b = new Bench({
        scenario: 'callinicum',
        units: { [CAT]: '1710', [HC]: ['3008', 3] },
        leaders: { bouzes: '1710', azarethes: '3008' },
        leaderMarks: { azarethes: ['finished'] },
        marks: { [CAT]: ['moved'] },
        stack: activationOf(0, 5),
      }).doByLot('first', { do: 'pass', leader: 'bouzes' })
      expect([b.state.turn, finished(b, 'azarethes'), finished(b, 'bouzes'), b.has(CAT, 'moved')]).toEqual([
        3,
        false,
        false,
        false,
      ])
    },
  )

  clause(['CA-5.34a', 'CA-5.51b'], 'an elite phase is for those in range; who had it may try momentum later', () => {
    const b = new Bench({
      scenario: 'callinicum',
      units: { [CAT]: '1710', [HC]: ['3008', 3] },
      leaders: { belisarius: '1413', bouzes: '1710', arethas: '1718', longinus: '2510', azarethes: '3008' },
      stack: [
        { step: 'battle' },
        { step: 'turn', at: 2 },
        { step: 'elite', queue: [] },
        { step: 'eliteChoice', side: 0 },
      ],
    })
    expect(b.targets('first', 'activate', 'leader').sort()).toEqual(['arethas', 'belisarius', 'bouzes'])
    expect(b.why('first', { do: 'activate', leader: 'longinus' })).toBe('not-in-elite-range')
    const later = bench({ leaderMarks: { bouzes: ['elite'] } }, 'bouzes').do('first', { do: 'done' })
    expect(later.now).toBe('momentum')
  })
})
