import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { fleeing } from '../rules/rout.ts'
import { factsOf, isMarked } from '../rules/state.ts'
import { Bench, ordersOf, type Written } from './bench.ts'

/** The last of the worked examples of the rulebook, each with its dice. */

const CAT = 'byz-thracian-cat-1'

describe('a leader caught in a zone (5.26)', () => {
  clause(
    ['CA-5.26a', 'CA-5.26b', 'CA-4.4b'],
    'Martinus gives no orders, sends his units into shock and is finished; Belisarius takes him out for two orders',
    () => {
      const position: Written = {
        units: { [CAT]: ['5111', 3], 'van-vandal-ln-1': ['5011', 0], 'van-vandal-ln-2': ['4511', 0] },
        leaders: { belisarius: '5412', martinus: '5111', gelimer: '4511' },
        tame: true,
        stack: ordersOf('martinus'),
      }
      const b = new Bench(position)
      expect([
        b.why('first', { do: 'order', unit: CAT }),
        b.why('first', { do: 'line', line: 1, unit: CAT, as: 'rank' }),
      ]).toEqual(['leader-in-enemy-zone', 'in-enemy-zone-no-lines'])
      b.do('first', { do: 'done' })
      expect(b.targets('first', 'shock', 'unit')).toEqual([CAT])
      b.doByLot('first', { do: 'shock', unit: CAT })
      while (b.now !== 'activation') b.doByLot(b.waiting[0] as 'first', b.actions(b.waiting[0] as 'first')[0])
      const martinus = factsOf(b.state).leader('martinus')
      expect(isMarked(b.state, martinus, 'finished')).toBe(true)
      const later = new Bench({ ...position, leaderMarks: { martinus: ['finished'] }, stack: ordersOf('belisarius') })
      later.do('first', { do: 'lead', leader: 'martinus' }).do('first', { do: 'step', to: '5212' })
      later.do('first', { do: 'halt' })
      expect(later.prompt('first')).toMatchObject({ key: 'orders', params: { left: 4 } })
      expect([later.leaderHex('martinus'), isMarked(later.state, martinus, 'finished')]).toEqual(['5212', true])
    },
  )
})

describe('momentum trumped (5.42)', () => {
  clause(['CA-5.42c', 'CA-5.44a'], 'Gelimer has momentum; Belisarius rolls a 3 and takes the Orders Phase', () => {
    const b = new Bench({
      units: { [CAT]: ['5111', 3], 'van-vandal-ln-1': ['4511', 0] },
      leaders: { belisarius: '5412', gelimer: '4511' },
      tame: true,
      stack: [...ordersOf('gelimer').slice(0, 3), { step: 'momentum', leader: 'gelimer', lines: 'yes' }],
    })
    b.do('second', { do: 'momentum' }, 0).do('first', { do: 'trump', leader: 'belisarius' }, 3)
    expect(b.prompt('first')).toMatchObject({ key: 'orders', params: { leader: 'belisarius' } })
    expect(isMarked(b.state, factsOf(b.state).leader('gelimer'), 'finished')).toBe(true)
  })
})

describe('a line moving twice (6.12)', () => {
  clause(
    ['CA-6.12a', 'CA-6.13a', 'CA-5.24a'],
    'not in the same phase; under another leader or by momentum, for a hit',
    () => {
      const [ONE, TWO] = ['byz-armenian-cat-1', 'byz-armenian-cat-2']
      const line = { do: 'line', line: 1, unit: ONE, as: 'rank' } as const
      const callinicum = (stack: readonly object[], marks: Written['marks'] = {}): Bench =>
        new Bench({
          scenario: 'callinicum',
          units: { [ONE]: ['1715', 0], [TWO]: ['1716', 0], 'per-immortals-hc-1': ['3408', 3] },
          leaders: { 'a-john': '1715', belisarius: '1615', azarethes: '3408' },
          marks,
          stack,
        })
      const b = callinicum(ordersOf('a-john')).do('first', line)
      for (const [unit, to] of [
        [ONE, '1815'],
        [TWO, '1816'],
      ])
        b.do('first', { do: 'order', unit }).do('first', { do: 'step', to }).do('first', { do: 'halt' })
      b.do('first', { do: 'done' })
      expect(b.may('first', line)).toBe(false)
      const moved = { [ONE]: ['moved'], [TWO]: ['moved'] } as const
      for (const stack of [ordersOf('belisarius'), ordersOf('a-john', 'yes', 'momentum')]) {
        const again = callinicum(stack, moved).do('first', line).do('first', { do: 'order', unit: ONE })
        expect(again.do('first', { do: 'step', to: '1815' }).hits(ONE)).toBe(1)
      }
    },
  )
})

describe('withdrawal (6.51, 6.52)', () => {
  const LC = 'per-saracen-lc-1'
  const callinicum = (units: Written['units']): Bench =>
    new Bench({
      scenario: 'callinicum',
      units,
      leaders: { belisarius: '1612', azarethes: '3018' },
      stack: ordersOf('belisarius'),
    })

  clause(
    ['CA-6.51b'],
    'Saracen horse does not get up a hill before Cataphracts: it has one point, and needs two',
    () => {
      const b = callinicum({ [CAT]: ['1518', 1], [LC]: ['1521', 4] })
      b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '1519' })
      b.do('second', { do: 'withdraw' })
      expect(b.prompt('second')).toMatchObject({ params: { points: 1 } })
      expect(b.why('second', { do: 'step', to: '1522' })).toBe('too-dear')
      expect(b.targets('second', 'step', 'to').length).toBeGreaterThan(0)
    },
  )

  clause(
    ['CA-6.52c', 'CA-6.51b'],
    'Persian horse approached from behind takes a hit, and goes only farther away',
    () => {
      const PERSIAN = 'per-persian-lc-1'
      const b = callinicum({ 'byz-armenian-cat-1': ['1811', 0], [PERSIAN]: ['2111', 0] })
      b.do('first', { do: 'order', unit: 'byz-armenian-cat-1' }).do('first', { do: 'step', to: '1911' })
      b.do('second', { do: 'withdraw' })
      expect(b.hits(PERSIAN)).toBe(1)
      const { grid, hex } = factsOf(b.state)
      const far = (name: string): number => grid.distance(hex(name), hex('1911'))
      const around = grid.neighbours(hex('2111')).map((one) => grid.name(one))
      expect(b.targets('second', 'step', 'to').sort()).toEqual(around.filter((one) => far(one) > 2).sort())
      for (const to of around.filter((one) => far(one) <= 2))
        expect(b.why('second', { do: 'step', to })).toBe('not-away')
    },
  )
})

describe('feigned retreat (6.7)', () => {
  clause(
    ['CA-6.73a', 'CA-6.73b', 'CA-6.73d', 'CA-6.73g', 'CA-6.74a'],
    'Hun horse flees three hexes, a 7 makes the Cataphracts follow, a 7 lets it turn, close and shock',
    () => {
      const HUN = 'hun-hun-lc-5'
      const b = new Bench({
        scenario: 'utus-river',
        units: { [CAT]: ['2020', 0], [HUN]: ['2321', 3] },
        leaders: { arnegisclus: '1820', attila: '3220' },
        stack: ordersOf('arnegisclus'),
      })
      b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '2120' }).do('second', { do: 'feign' })
      for (const to of ['2421', '2521', '2621']) b.do('second', { do: 'step', to })
      expect([b.facing(HUN), b.hits(HUN)]).toEqual([0, 0])
      b.do('second', { do: 'halt' }, 7, 7)
      expect([b.last('feint-reaction'), b.last('feint-turns')]).toMatchObject([{ pursues: true }, { turns: true }])
      expect([b.hex(CAT), b.facing(HUN)]).toEqual(['2421', 3])
      b.do('second', { do: 'step', to: '2521' }).doByLot('second', { do: 'charge' })
      expect(b.last('combat')).toMatchObject({ attackers: [HUN], defenders: [CAT] })
      expect(b.last('check')).toBeDefined()
    },
  )
})

describe('ways of rout (10.21)', () => {
  const [A, B, F] = ['fra-frank-mi-1', 'fra-frank-mi-2', 'fra-frank-mi-6']
  const casilinum = (units: Written['units']): Bench =>
    new Bench({
      scenario: 'casilinum',
      units: { 'byz-thracian-cat-2': ['2505', 3], 'byz-thracian-cat-3': ['2404', 4], ...units },
      leaders: { narses: '2604', buccelin: '1511' },
      hits: { [A]: 4, [B]: 4 },
      tame: true,
      stack: ordersOf('narses'),
    })
  const shoot = (b: Bench, unit: string, at: string): Bench =>
    b.do('first', { do: 'order', unit }).do('first', { do: 'fire', at, after: 'stay' }, 0)

  clause(['CA-10.21c', 'CA-10.21d'], 'F, barred by Z and its zone, goes around it', () => {
    const b = casilinum({ [F]: ['2209', 0], 'byz-thracian-cat-1': ['2108', 2] })
    const { grid, unit } = factsOf(b.state)
    expect(
      fleeing(b.state, unit(F))
        .map((hex) => grid.name(hex))
        .sort(),
    ).toEqual(['2208', '2210'])
  })

  clause(
    ['CA-10.21c', 'CA-6.65c', 'CA-10.24a'],
    'B goes sideways, then on; A goes through B, who is lost, though a hex farther off is vacant',
    () => {
      const b = casilinum({
        [A]: ['2303', 0],
        [B]: ['2305', 0],
        'byz-heruli-ln-1': ['2203', 3],
        'byz-hun-m-lc-1': ['2205', 1],
      })
      shoot(b, 'byz-thracian-cat-2', B)
      if (b.now === 'rout') b.do('second', { do: 'flee', to: '2304' })
      if (b.now === 'rout') b.do('second', { do: 'flee', to: '2204' })
      expect([b.hex(B), b.routed(B)]).toEqual(['2204', true])
      if (b.now === 'march') b.do('first', { do: 'halt' })
      shoot(b, 'byz-thracian-cat-3', A)
      b.flee()
      expect([b.last('eliminated'), b.hex(B), b.routed(A)]).toEqual([{ unit: B }, null, true])
      expect(b.told.filter(({ key }) => key === 'fled').map(({ params }) => params.to)).toContain('2204')
    },
  )
})
