import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { fleeing } from '../rules/rout.ts'
import { factsOf } from '../rules/state.ts'
import { activationOf, Bench, ordersOf, type Written } from './bench.ts'

const CAT = 'byz-thracian-cat-1'
const LN = 'van-vandal-ln-1'
const LN2 = 'van-vandal-ln-2'
const FAR = { 'van-vandal-ln-9': ['3702', 0] } as const

const bench = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    units: { ...FAR, ...units },
    leaders: { belisarius: '5613', gelimer: '3702' },
    tame: true,
    stack: ordersOf('belisarius'),
    ...more,
  })

/** Where a unit would flee to. Vandals flee to lower columns. */
const ways = (b: Bench, unit: string): string[] => {
  const { grid, unit: named } = factsOf(b.state)
  return fleeing(b.state, named(unit)).map((hex) => grid.name(hex))
}
/** Lancers about to break are fired at. */
const broken = (units: Written['units'], more: Partial<Written> = {}, ...dice: number[]): Bench =>
  bench({ [CAT]: ['5513', 3], [LN]: ['5313', 0], ...units }, { hits: { [LN]: 4 }, ...more })
    .do('first', { do: 'order', unit: CAT })
    .do('first', { do: 'fire', at: LN, after: 'stay' }, 0, ...dice)

describe('the way of a rout', () => {
  clause(['CA-10.21b', 'CA-10.21c'], 'is open hexes nearer the edge, then friends’, then friends’ in a zone', () => {
    const rout = { marks: { [LN]: ['routed'] } } as const
    expect(ways(bench({ [LN]: ['5313', 0] }, rout), LN).sort()).toEqual(['5213', '5214'])
    // A friend in one of them: the vacant one.
    expect(ways(bench({ [LN]: ['5313', 0], [LN2]: ['5213', 0] }, rout), LN)).toEqual(['5214'])
    // An enemy in one, and a friend in the other: through the friend, rather than aside.
    expect(ways(bench({ [LN]: ['5313', 0], [LN2]: ['5213', 0], [CAT]: ['5214', 2] }, rout), LN)).toEqual(['5213'])
    // A zone bars a vacant hex, and not one that a friend holds.
    const zone = { [LN]: ['5313', 0], [CAT]: ['5113', 0] } as const
    expect(ways(bench(zone, rout), LN)).not.toContain('5213')
    expect(ways(bench({ ...zone, [LN2]: ['5213', 0] }, rout), LN)).toEqual(['5213'])
  })

  clause(['CA-10.21d'], 'goes round to either hand if the direct ways are barred; who finds none is lost', () => {
    const rout = { marks: { [LN]: ['routed'] } } as const
    const barred = { [LN]: ['5313', 0], [CAT]: ['5213', 3], 'byz-thracian-cat-2': ['5214', 3] } as const
    expect(ways(bench(barred, rout), LN).sort()).toEqual(['5312', '5314'])
    const ring = ['5213', '5214', '5312', '5314', '5413', '5414']
    const all = Object.fromEntries(ring.map((hex, i) => [`byz-armenian-cat-${i + 1}`, [hex, 0]]))
    delete all['byz-armenian-cat-6']
    const shut = bench({ ...all, 'byz-thracian-cat-5': ['5414', 0], [LN]: ['5313', 0] } as Written['units'], rout)
    expect(ways(shut, LN)).toEqual([])
  })

  clause(['CA-10.21f', 'CA-10.26d'], 'is two hexes whatever the ground, without hits, facing as it went', () => {
    const b = bench(
      { [CAT]: ['4104', 3], [LN]: ['4003', 0] },
      { hits: { [LN]: 4 }, leaders: { belisarius: '4306', gelimer: '4203' } },
    )
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'fire', at: LN, after: 'stay' }, 0).flee()
    // Two hexes into the woods.
    expect(b.hex(LN)?.slice(0, 2)).toBe('38')
    expect([b.has(LN, 'eliminated'), b.facing(LN)]).toEqual([false, 3])
  })

  clause(
    ['CA-10.24a', 'CA-10.26e'],
    'leads through friends, who suffer, and never ends with one; a routed friend is lost',
    () => {
      const b = broken({ [LN2]: ['5213', 0], 'van-vandal-ln-3': ['5214', 0] })
      // Both hexes hold friends: he goes through one of them.
      const [way] = b.actions('second')
      b.do('second', way, 5)
      b.flee()
      expect(b.last('passed-through')).toMatchObject({ hits: 1 })
      expect(b.hex(LN)?.slice(0, 2)).toBe('51')
      const lost = broken(
        { [LN2]: ['5213', 0], 'van-vandal-ln-3': ['5214', 0] },
        { marks: { [LN2]: ['routed'], 'van-vandal-ln-3': ['routed'] } },
      )
      lost.do('second', { do: 'flee', to: '5213' }).flee()
      expect(lost.has(LN2, 'eliminated')).toBe(true)
    },
  )

  clause(['CA-10.26b'], 'foot loses its missiles, horse does not', () => {
    const b = new Bench({
      scenario: 'taginae',
      units: { [CAT]: ['5013', 0], 'got-goth-li-1': ['5213', 3] },
      leaders: { narses: '4813', totila: '5713' },
      hits: { 'got-goth-li-1': 3 },
      tame: true,
      stack: ordersOf('narses'),
    })
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'fire', at: 'got-goth-li-1', after: 'stay' }, 0).flee()
    expect([b.routed('got-goth-li-1'), b.quiver('got-goth-li-1')]).toEqual([true, 2])
    const horse = bench({ [CAT]: ['5513', 3], 'van-vandal-lc-1': ['5213', 0] }, { hits: { 'van-vandal-lc-1': 4 } })
    horse
      .do('first', { do: 'order', unit: CAT })
      .do('first', { do: 'fire', at: 'van-vandal-lc-1', after: 'stay' }, 0)
      .flee()
    expect([horse.routed('van-vandal-lc-1'), horse.quiver('van-vandal-lc-1')]).toEqual([true, 0])
  })
})

/** Until nobody runs any more; then the next turn rolls for reinforcements, whatever comes of it. */
function runAway(b: Bench): void {
  while (b.now === 'rout') {
    const [seat] = b.waiting
    b.doByLot(seat, b.actions(seat)[0])
  }
}

describe('the rout phase', () => {
  const ended = (units: Written['units'], marks: Written['marks'], ...dice: number[]): Bench =>
    new Bench({
      units: { ...FAR, ...units },
      leaders: { belisarius: '5613', gelimer: '3702' },
      leaderMarks: { gelimer: ['finished'] },
      marks,
      tame: true,
      stack: activationOf(0, 6),
    }).do('first', { do: 'pass', leader: 'belisarius' }, ...dice)

  clause(['CA-10.22a'], 'every routed unit moves its whole allowance', () => {
    const b = ended({ [LN]: ['5313', 0], [CAT]: ['5013', 3] }, { [LN]: ['routed', 'moved'] })
    runAway(b)
    // Eight hexes on open ground, streams and all.
    expect(b.hex(LN)?.slice(0, 2)).toBe('45')
  })

  clause(['CA-10.22b'], 'the side named first moves its own before the other', () => {
    const b = ended(
      { [LN]: ['4513', 0], [CAT]: ['5013', 3], 'byz-thracian-cat-2': ['5020', 3] },
      { [LN]: ['routed'], [CAT]: ['routed'], 'byz-thracian-cat-2': ['routed'] },
    )
    expect(b.targets('first', 'rout', 'unit').sort()).toEqual([CAT, 'byz-thracian-cat-2'])
    b.do('first', { do: 'rout', unit: 'byz-thracian-cat-2' })
    runAway(b)
    const order = b.told.filter(({ key }) => key === 'fled').map(({ params }) => params.unit)
    expect([...new Set(order)]).toEqual(['byz-thracian-cat-2', CAT, LN])
  })

  clause(['CA-10.23a', 'CA-12.11a'], 'who leaves the map is lost, and counts by its printed quality', () => {
    const b = ended({ [LN]: ['3613', 0] }, { [LN]: ['routed'] }, 5)
    expect([b.has(LN, 'eliminated'), b.state.routPoints]).toEqual([true, [0, 5]])
  })
})

describe('recovery and rally', () => {
  clause(['CA-10.16c'], 'two hits for an order, and one order for a unit in a phase', () => {
    const b = bench({ [CAT]: ['5613', 3] }, { hits: { [CAT]: 5 } }).do('first', { do: 'recover', unit: CAT })
    expect(b.hits(CAT)).toBe(3)
    expect(b.why('first', { do: 'recover', unit: CAT })).toBe('ordered-already')
  })

  clause(['CA-10.27b'], 'a leader tries a unit once in a turn; another may try it again', () => {
    const tries = (leader: string): string | null =>
      bench(
        { [CAT]: ['5713', 3] },
        {
          marks: { [CAT]: ['routed'] },
          leaders: { belisarius: '5613', 'a-john': '5614', gelimer: '3702' },
          more: { rallies: [0] },
          stack: ordersOf(leader),
        },
      ).why('first', { do: 'rally', unit: CAT })
    const { leader, unit, units } = factsOf(bench({}).state)
    // The first unit and the first leader make the number of this attempt.
    expect(leader('a-john') * units.length + unit(CAT)).toBe(0)
    expect([tries('a-john'), tries('belisarius')]).toEqual(['tried-already', null])
  })

  clause(['CA-10.27f'], 'a rallied unit takes no orders, and may yet be told to shock', () => {
    const b = bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }, { marks: { [CAT]: ['rallied'] } })
    expect(b.why('first', { do: 'order', unit: CAT })).toBe('rallied-take-no-orders')
    b.do('first', { do: 'done' })
    expect(b.may('first', { do: 'shock', unit: CAT })).toBe(true)
  })
})

describe('quality', () => {
  clause(['CA-10.11a'], 'counts as it is now: wild, in column, fasting or in rout', () => {
    const check = (more: Partial<Written>, scenario: 'tricameron' | 'callinicum' = 'tricameron'): unknown =>
      new Bench({
        scenario,
        units:
          scenario === 'tricameron'
            ? { [CAT]: ['5413', 3], [LN]: ['5312', 0] }
            : { 'per-immortals-hc-2': ['2013', 3], 'byz-isaurian-mi-1': ['1912', 0] },
        leaders:
          scenario === 'tricameron'
            ? { belisarius: '5613', gelimer: '3702' }
            : { azarethes: '2213', belisarius: '1413' },
        stack: ordersOf(scenario === 'tricameron' ? 'belisarius' : 'azarethes'),
        ...more,
      })
        .doByLot(scenario === 'tricameron' ? 'first' : 'second', { do: 'done' })
        .told.filter(({ key }) => key === 'check')
        .map(({ params }) => params.tq)
    const charging = { marks: { [CAT]: ['ordered', 'stepped', 'must-check'] } } as const
    expect(check({ ...charging, tame: true })).toEqual([7, 5])
    expect(check(charging)).toEqual([7, 7])
    const persians = { marks: { 'per-immortals-hc-2': ['ordered', 'stepped', 'must-check'] } } as const
    expect(check(persians, 'callinicum')).toEqual([8, 5])
    expect(check({ ...persians, more: { fasting: true } }, 'callinicum')).toEqual([8, 4])
  })
})
