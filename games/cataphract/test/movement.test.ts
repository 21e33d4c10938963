import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { Bench, ordersOf, type Written } from './bench.ts'

const FAR = { 'van-vandal-ln-1': ['3702', 0] } as const

/** A Byzantine unit under Belisarius’ orders at Tricameron, on open ground unless it is said otherwise. */
const bench = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    units: { ...FAR, ...units },
    leaders: { belisarius: '5513', gelimer: '3702' },
    tame: true,
    stack: ordersOf('belisarius'),
    ...more,
  })

const CAT = 'byz-thracian-cat-1'
const go = (b: Bench, ...hexes: string[]): Bench => {
  for (const to of hexes) b.do('first', { do: 'step', to })
  return b
}
const order = (b: Bench, unit = CAT): Bench => b.do('first', { do: 'order', unit })

describe('movement', () => {
  clause(['CA-6.11a', 'CA-6.21a', 'CA-6.25a', 'CA-6.32a'], 'goes into front hexes, as far as the allowance', () => {
    const b = order(bench({ [CAT]: ['5612', 3], 'van-vandal-ln-2': ['4506', 0] }))
    expect(b.targets('first', 'step', 'to').sort()).toEqual(['5511', '5512'])
    expect(b.why('first', { do: 'step', to: '5712' })).toBe('not-in-front')
    go(b, '5511', '5411', '5310', '5210', '5109', '5009', '4908', '4808')
    expect(b.targets('first', 'step', 'to')).toEqual([])
    expect(b.why('first', { do: 'step', to: '4707' })).toBe('too-dear')
    expect(b.do('first', { do: 'halt' }).hex(CAT)).toBe('4808')
    // With nobody to fire at there is nothing left to do, and it halts by itself.
    const alone = go(
      order(bench({ [CAT]: ['5612', 3] })),
      '5511',
      '5411',
      '5310',
      '5210',
      '5109',
      '5009',
      '4908',
      '4808',
    )
    expect([alone.hex(CAT), alone.now]).toEqual(['4808', 'orders'])
  })

  clause(['CA-7.12a', 'CA-6.13c'], 'turning costs a point for each vertex, and is movement', () => {
    const b = order(bench({ [CAT]: ['5612', 3] }))
    b.do('first', { do: 'turn', by: 'right' }).do('first', { do: 'turn', by: 'right' })
    expect(b.facing(CAT)).toBe(5)
    expect(b.prompt('first')).toMatchObject({ params: { points: 6 } })
    expect(b.has(CAT, 'moved')).toBe(true)
  })

  clause(['CA-6.13a', 'CA-6.12a'], 'a second move in a turn costs a hit', () => {
    const b = order(bench({ [CAT]: ['5612', 3] }, { marks: { [CAT]: ['moved'] } }))
    go(b, '5511', '5411')
    expect(b.hits(CAT)).toBe(1)
  })

  clause(
    ['CA-6.22a', 'CA-T.MOVE1', 'CA-7.13a'],
    'woods cost two points and a hit, and a hit for turning in them',
    () => {
      const b = order(bench({ [CAT]: ['5625', 3] }, { leaders: { belisarius: '5722', gelimer: '3702' } }))
      go(b, '5525')
      expect(b.hits(CAT)).toBe(1)
      expect(b.prompt('first')).toMatchObject({ params: { points: 6 } })
      b.do('first', { do: 'turn', by: 'left' })
      expect(b.hits(CAT)).toBe(2)
    },
  )

  clause(['CA-T.MOVE2'], 'a stream costs heavy and medium infantry a hit, horse nothing', () => {
    const cross = (unit: string): number => {
      const b = order(bench({ [unit]: ['5013', 3] }, { leaders: { belisarius: '5113', gelimer: '3702' } }), unit)
      const [first] = b.targets('first', 'step', 'to')
      go(b, first)
      for (let i = 0; i < 2; i++) go(b, b.targets('first', 'step', 'to')[0])
      return b.hits(unit)
    }
    expect(cross(CAT)).toBe(0)
    expect(cross('byz-numeri-mi-1')).toBe(1)
  })

  clause(['CA-6.21a', 'CA-6.22a', 'CA-T.MOVE3', 'CA-T.MOVE8'], 'uphill into rough ground costs what both do', () => {
    const b = new Bench({
      scenario: 'taginae',
      units: { 'byz-armenian-cat-1': ['3823', 0], 'got-goth-hc-1': ['5511', 3] },
      leaders: { narses: '3723', totila: '5511' },
      tame: true,
      stack: ordersOf('narses'),
    })
    order(b, 'byz-armenian-cat-1').do('first', { do: 'step', to: '3923' })
    expect(b.prompt('first')).toMatchObject({ params: { points: 6 } })
    expect(b.hits('byz-armenian-cat-1')).toBe(2)
  })

  clause(['CA-6.22c', 'CA-10.14a'], 'whoever has as many hits as his quality routs at once', () => {
    const near = { belisarius: '5722', gelimer: '3702' }
    const b = order(bench({ [CAT]: ['5625', 3] }, { hits: { [CAT]: 6 }, leaders: near }))
    go(b, '5525')
    expect(b.routed(CAT)).toBe(true)
    b.flee()
    expect(b.hits(CAT)).toBe(0)
    // Two hexes towards the eastern edge.
    expect(b.hex(CAT)?.slice(0, 2)).toBe('57')
  })
})

describe('friends in the way', () => {
  clause(['CA-6.61a', 'CA-6.65b'], 'are passed through at a hit to each, and nobody stops with them', () => {
    const b = order(bench({ [CAT]: ['5612', 3], 'byz-armenian-cat-1': ['5511', 3] }))
    go(b, '5511')
    expect([b.hits(CAT), b.hits('byz-armenian-cat-1')]).toEqual([1, 1])
    expect(b.why('first', { do: 'halt' })).toBe('may-not-stop-there')
    go(b, '5411').do('first', { do: 'halt' })
    expect(b.hex('byz-armenian-cat-1')).toBe('5511')
  })

  clause(['CA-6.65a'], 'the light horse of some peoples harms only whoever rolls above his quality', () => {
    const through = (roll: number): Bench =>
      order(bench({ 'byz-hun-m-lc-1': ['5612', 3], 'byz-armenian-cat-1': ['5511', 3] }), 'byz-hun-m-lc-1').do(
        'first',
        { do: 'step', to: '5511' },
        roll,
      )
    expect(through(7).hits('byz-armenian-cat-1')).toBe(0)
    expect(through(8).hits('byz-armenian-cat-1')).toBe(1)
    expect(through(8).hits('byz-hun-m-lc-1')).toBe(0)
  })

  clause(['CA-6.62a'], 'enemies are not entered', () => {
    const b = order(bench({ [CAT]: ['5612', 3], 'van-vandal-ln-2': ['5511', 3] }))
    expect(b.why('first', { do: 'step', to: '5511' })).toBe('enemy-there')
  })
})

describe('zones of control', () => {
  clause(['CA-7.21a', 'CA-7.23a'], 'stop whoever enters them', () => {
    const b = order(bench({ [CAT]: ['5614', 3], 'van-vandal-ln-2': ['5312', 0] }))
    go(b, '5513', '5413')
    b.do('second', { do: 'decline' })
    expect(b.why('first', { do: 'step', to: '5313' })).toBe('must-stop')
    expect(b.why('first', { do: 'turn', by: 'left' })).toBe('must-stop')
  })

  clause(['CA-7.23b', 'CA-7.25a'], 'hold a unit that is not faster than everyone who exerts them', () => {
    const held = order(bench({ [CAT]: ['5412', 3], 'van-vandal-ln-2': ['5311', 0] }))
    expect(held.targets('first', 'step', 'to')).toEqual([])
    expect(held.why('first', { do: 'turn', by: 'left' })).toBe('may-not-turn-in-zone')
    const light = order(bench({ 'byz-hun-m-lc-1': ['5412', 0], 'van-vandal-ln-2': ['5311', 0] }), 'byz-hun-m-lc-1')
    expect(light.targets('first', 'step', 'to').length).toBe(2)
  })

  clause(['CA-7.25b'], 'let a unit turn by half its allowance that one enemy has from behind', () => {
    const b = order(bench({ [CAT]: ['5412', 0], 'van-vandal-ln-2': ['5311', 0] }))
    for (let i = 0; i < 4; i++) b.do('first', { do: 'turn', by: 'left' })
    expect(b.why('first', { do: 'turn', by: 'left' })).toBe('may-not-turn-in-zone')
  })

  clause(['CA-TRIC-06'], 'of Vandals are not entered by Huns and Heruli unless the battle seems won', () => {
    const units = { 'byz-heruli-ln-1': ['5513', 3], 'van-vandal-ln-2': ['5312', 0] } as const
    const b = order(bench(units), 'byz-heruli-ln-1')
    expect(b.why('first', { do: 'step', to: '5413' })).toBe('reluctant-units')
    const won = bench(units)
    won.state.routPoints = [2, 4]
    expect(order(won, 'byz-heruli-ln-1').may('first', { do: 'step', to: '5413' })).toBe(true)
  })
})

describe('reactions', () => {
  clause(['CA-7.14a'], 'horse turns one vertex when an enemy comes next to it, and does not roll', () => {
    const b = order(bench({ [CAT]: ['5613', 3], 'van-vandal-ln-2': ['5412', 1] }))
    go(b, '5512')
    expect(b.waiting).toEqual(['second'])
    b.do('second', { do: 'turn', by: 'left' })
    expect(b.facing('van-vandal-ln-2')).toBe(0)
    expect(b.hits('van-vandal-ln-2')).toBe(0)
  })

  clause(['CA-7.14b'], 'infantry that turns rolls, and takes one hit at least', () => {
    const react = (roll: number): number => {
      const b = new Bench({
        scenario: 'callinicum',
        units: { 'per-immortals-hc-1': ['2010', 3], 'byz-isaurian-mi-1': ['1809', 2] },
        leaders: { belisarius: '1413', azarethes: '2010' },
        stack: ordersOf('azarethes'),
      })
      b.do('second', { do: 'order', unit: 'per-immortals-hc-1' }).do('second', { do: 'step', to: '1909' })
      return b.do('first', { do: 'turn', by: 'left' }, roll).hits('byz-isaurian-mi-1')
    }
    expect(react(3)).toBe(1)
    expect(react(7)).toBe(2)
  })

  clause(['CA-6.51a', 'CA-6.51b', 'CA-6.52c'], 'the Callinicum example of withdrawal goes as it is told', () => {
    const b = new Bench({
      scenario: 'callinicum',
      units: { 'byz-isaurian-mi-1': ['1805', 0], 'per-persian-lc-1': ['2105', 0] },
      leaders: { belisarius: '1706', azarethes: '3008' },
      stack: ordersOf('belisarius'),
    })
    const LC = 'per-persian-lc-1'
    b.do('first', { do: 'order', unit: 'byz-isaurian-mi-1' }).do('first', { do: 'step', to: '1905' })
    expect(b.prompt('second')).toMatchObject({ key: 'reaction-withdraw' })
    b.do('second', { do: 'withdraw' })
    // Approached from the rear.
    expect(b.hits(LC)).toBe(1)
    expect(b.prompt('second')).toMatchObject({ params: { points: 5 } })
    b.do('second', { do: 'step', to: '2206' }).do('second', { do: 'step', to: '2305' })
    for (let i = 0; i < 3; i++) b.do('second', { do: 'turn', by: 'left' })
    b.do('second', { do: 'halt' })
    expect(b.facing(LC)).toBe(3)
    b.do('first', { do: 'step', to: '2006' }).do('first', { do: 'step', to: '2105' })
    b.do('second', { do: 'withdraw' }).do('second', { do: 'step', to: '2405' }).do('second', { do: 'halt' })
    b.do('first', { do: 'step', to: '2206' })
    b.do('second', { do: 'decline' })
    expect([b.hex(LC), b.hits(LC)]).toEqual(['2405', 1])
  })

  clause(['CA-6.51c'], 'a withdrawal that was declined is lost for the rest of that move', () => {
    const b = order(bench({ [CAT]: ['5613', 3], 'van-vandal-lc-1': ['5411', 0] }))
    go(b, '5512').do('second', { do: 'decline' })
    go(b, '5412')
    expect(b.prompt('second').key).not.toBe('reaction-withdraw')
  })

  clause(['CA-4.62a', 'CA-4.62c'], 'a leader alone must get away from an enemy unit, or is lost', () => {
    const b = bench({ [CAT]: ['5613', 3] }, { leaders: { belisarius: '5613', gelimer: '5412' } })
    order(b)
    go(b, '5512')
    expect(b.prompt('second')).toMatchObject({ key: 'escape', params: { leader: 'gelimer', left: 3, stays: false } })
    expect(b.why('second', { do: 'halt' })).toBe('must-escape')
    b.do('second', { do: 'step', to: '5311' })
    expect(b.prompt('second')).toMatchObject({ params: { left: 2, stays: true } })
    b.do('second', { do: 'halt' })
    expect(b.leaderHex('gelimer')).toBe('5311')
  })
})

describe('missiles', () => {
  /** Cataphracts with composite bows, three hexes from Vandals; strength 4. */
  const shot = (roll: number, after: 'stay' | 'move' = 'stay'): Bench =>
    order(bench({ [CAT]: ['5612', 3], 'van-vandal-ln-2': ['5310', 0] })).do(
      'first',
      { do: 'fire', at: 'van-vandal-ln-2', after },
      roll,
    )

  clause(['CA-8.15a', 'CA-T.MRRC1'], 'a roll of the strength at that range or less hits', () => {
    expect(shot(4).hits('van-vandal-ln-2')).toBe(1)
    expect(shot(5).hits('van-vandal-ln-2')).toBe(0)
  })

  clause(['CA-8.15c', 'CA-8.11c'], 'who will move aims worse; who did not say so stays', () => {
    expect(shot(4, 'move').hits('van-vandal-ln-2')).toBe(0)
    expect(shot(4).why('first', { do: 'step', to: '5511' })).toBe('fired-to-stay')
  })

  clause(['CA-8.17a', 'CA-8.11a'], 'a 9 leaves archers one fire; nobody is ordered to fire twice in a phase', () => {
    const b = shot(9)
    expect(b.last('fired')).toMatchObject({ supply: 1 })
    expect(b.why('first', { do: 'fire', at: 'van-vandal-ln-2', after: 'stay' })).toBe('fired-already')
  })

  clause(['CA-8.13a'], 'fire needs range, and a line through front or flank', () => {
    const b = order(bench({ [CAT]: ['5612', 0], 'van-vandal-ln-2': ['5310', 0], 'van-vandal-ln-3': ['5012', 0] }))
    expect(b.why('first', { do: 'fire', at: 'van-vandal-ln-2', after: 'stay' })).toBe('not-in-arc')
    expect(b.why('first', { do: 'fire', at: 'van-vandal-ln-3', after: 'stay' })).toBe('out-of-range')
  })

  clause(['CA-8.23a'], 'an inactive unit that was fired at may fire back', () => {
    const b = order(bench({ [CAT]: ['5612', 3], 'van-vandal-lc-1': ['5511', 0] }, {}))
    b.do('first', { do: 'fire', at: 'van-vandal-lc-1', after: 'stay' }, 9)
    expect(b.prompt('second')).toMatchObject({ key: 'return-fire' })
    b.do('second', { do: 'fire', at: CAT, after: 'stay' }, 4)
    expect(b.hits(CAT)).toBe(1)
  })

  clause(['CA-8.11b'], 'who has moved fires only forward, right after the step', () => {
    const b = order(bench({ [CAT]: ['5712', 3], 'van-vandal-ln-2': ['5310', 0] }))
    go(b, '5612')
    expect(b.may('first', { do: 'fire', at: 'van-vandal-ln-2', after: 'move' })).toBe(true)
    b.do('first', { do: 'turn', by: 'left' })
    expect(b.why('first', { do: 'fire', at: 'van-vandal-ln-2', after: 'move' })).toBe('not-forward')
  })

  clause(['CA-8.22a', 'CA-7.24a'], 'who leaves the zone of archers is fired at, at range 2, before it goes', () => {
    const leaving = (roll: number): Bench =>
      new Bench({
        scenario: 'dara',
        units: { [CAT]: ['2010', 3], 'per-persian-li-1': ['2110', 3] },
        leaders: { belisarius: '1810', perozes: '3214' },
        hits: { [CAT]: 6 },
        stack: ordersOf('belisarius'),
      })
        .do('first', { do: 'order', unit: CAT })
        .do('first', { do: 'step', to: '1909' })
        .do('second', { do: 'fire', at: CAT, after: 'stay' }, roll)
    // Strength 3, and one more on the die against the wind.
    expect(leaving(3).hex(CAT)).toBe('1909')
    const hit = leaving(2)
    expect(hit.routed(CAT)).toBe(true)
    expect(hit.flee().hex(CAT)).not.toBe('1909')
  })
})
