import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { Bench, ordersOf, type Written } from './bench.ts'

const [A, B, C, D] = ['per-saracen-lc-1', 'per-saracen-lc-2', 'per-saracen-lc-3', 'per-saracen-lc-4']
const W = 'byz-auxilia-bow-li-1'
const X = 'byz-numeri-mi-1'
const Y = 'byz-auxilia-jav-li-21'
const Z = 'byz-thracian-cat-1'

/** Saracens before a Byzantine line at Dara, of whom A has composite bows like the rest. */
const bench = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    scenario: 'dara',
    units,
    leaders: { pitames: '2705', belisarius: '1314' },
    stack: ordersOf('pitames'),
    ...more,
  })

const ordered = (units: Written['units'], more: Partial<Written> = {}, unit = A): Bench =>
  bench(units, more).do('second', { do: 'order', unit })

describe('harassment and dispersal', () => {
  clause(
    ['CA-8.31a', 'CA-8.33a', 'CA-8.12a'],
    'light horse fires as if next to its target, and stays where it is',
    () => {
      const b = ordered({ [A]: ['2405', 3], [Z]: ['2105', 0] })
      b.do('second', { do: 'harass', at: Z })
      if (b.now === 'foray') b.do('second', b.actions('second')[0])
      if (b.now === 'foray') b.do('second', b.actions('second')[0])
      expect(b.prompt('first')).toMatchObject({ key: 'riposte-turn' })
      b.do('first', { do: 'decline' })
      expect(b.prompt('first')).toMatchObject({ key: 'riposte-fire' })
      // Strength 6 at range 1; one more for moving, one for the wind.
      b.do('first', { do: 'decline' }, 4)
      expect(b.last('fired')).toMatchObject({ unit: A, at: Z, needs: 6, modified: 6, hits: 1 })
      expect([b.hex(A), b.hits(Z), b.has(A, 'moved')]).toEqual(['2405', 1, true])
      // It was its whole move.
      expect(b.now).toBe('orders')
    },
  )

  clause(['CA-8.31a'], 'nobody but light horse with missiles does, and with the whole of its move', () => {
    const heavy = new Bench({
      units: { 'byz-thracian-cat-1': ['5513', 3], 'van-vandal-ln-1': ['5213', 0] },
      leaders: { belisarius: '5613', gelimer: '3702' },
      stack: ordersOf('belisarius'),
    }).do('first', { do: 'order', unit: 'byz-thracian-cat-1' })
    expect(heavy.why('first', { do: 'harass', at: 'van-vandal-ln-1' })).toBe('no-harassment')
    const b = ordered({ [A]: ['2405', 3], [Z]: ['2105', 0] }).do('second', { do: 'turn', by: 'left' })
    expect(b.why('second', { do: 'harass', at: Z })).toBe('harass-whole-move')
    const again = ordered({ [A]: ['2405', 3], [Z]: ['2105', 0] }, { marks: { [A]: ['moved'] } })
    again.do('second', { do: 'harass', at: Z })
    expect(again.hits(A)).toBe(1)
  })

  clause(['CA-8.32a'], 'from two to four hexes off, out of enemy zones, with sight of the target', () => {
    const why = (at: string, more: Written['units'] = {}): string | null =>
      ordered({ [A]: ['2405', 3], [Z]: [at, 3], ...more }).why('second', { do: 'harass', at: Z })
    expect([why('2305'), why('1905'), why('2005')]).toEqual(['harass-distance', 'harass-distance', null])
    expect(why('2105', { [X]: ['2304', 0] })).toBe('harass-in-zone')
    expect(why('2105', { [W]: ['2205', 3] })).toBe('no-line-of-sight')
  })

  clause(['CA-8.32b'], 'by hexes before it, without turning, through nobody and no zone but beside the target', () => {
    const way = (units: Written['units'], facing = 3): string | null =>
      ordered({ [A]: ['2405', facing], [Z]: ['2005', 0], ...units }).why('second', { do: 'harass', at: Z })
    expect(way({})).toBe(null)
    expect(way({}, 0)).toBe('harass-no-way')
    // Both hexes before it are in a zone of another.
    expect(way({ [X]: ['2204', 1] })).toBe(null)
    expect(way({ [X]: ['2204', 0], [Y]: ['2206', 0] })).toBe('harass-no-way')
  })

  clause(['CA-8.32c'], 'not over ground that would cost it hits', () => {
    const hill = (at: string): string | null =>
      new Bench({
        units: { 'van-vandal-lc-1': [at, 3], 'byz-thracian-cat-1': ['3723', 0] },
        leaders: { gelimer: '4223', belisarius: '5613' },
        tame: true,
        stack: ordersOf('gelimer'),
      })
        .do('second', { do: 'order', unit: 'van-vandal-lc-1' })
        .why('second', { do: 'harass', at: 'byz-thracian-cat-1' })
    // Up from level 0 to 1 costs a hit; on level 1 there is a way.
    expect([hill('4023'), hill('3923')]).toEqual(['harass-no-way', null])
    // Streams do not matter.
    const stream = new Bench({
      units: { 'van-vandal-lc-1': ['5003', 3], 'byz-thracian-cat-1': ['4803', 0] },
      leaders: { gelimer: '5203', belisarius: '5613' },
      tame: true,
      stack: ordersOf('gelimer'),
    }).do('second', { do: 'order', unit: 'van-vandal-lc-1' })
    expect(stream.may('second', { do: 'harass', at: 'byz-thracian-cat-1' })).toBe(true)
  })

  clause(['CA-8.33b'], 'all who have its way before them may fire, and all of it counts at once', () => {
    // Y stands beside the target, next to the end of the way.
    const b = ordered({ [A]: ['2405', 3], [Z]: ['2105', 0], [Y]: ['2104', 0] }, { hits: { [A]: 3, [Z]: 6 } })
    b.do('second', { do: 'harass', at: Z }).do('second', { do: 'step', to: '2305' })
    if (b.now === 'foray') b.do('second', { do: 'step', to: '2205' })
    b.do('first', { do: 'decline' })
    const asked: unknown[] = []
    while (b.now === 'riposte' && asked.length < 1) {
      asked.push(b.prompt('first').params.unit)
      b.do('first', { do: 'fire', at: A, after: 'stay' })
    }
    asked.push(b.prompt('first').params.unit)
    // The horse hits with 0, and is hit by both: everybody breaks.
    b.do('first', { do: 'fire', at: A, after: 'stay' }, 0, 0, 0)
    expect(asked).toEqual([Z, Y])
    expect(b.told.filter(({ key }) => key === 'fired').map(({ params }) => params.unit)).toEqual([A, Z, Y])
    expect([b.routed(A), b.routed(Z)]).toEqual([true, true])
  })

  clause(['CA-8.33c'], 'the harassed do not fire back besides', () => {
    const b = ordered({ [A]: ['2405', 3], [Z]: ['2105', 0] })
    b.do('second', { do: 'harass', at: Z })
    while (b.now === 'foray') b.do('second', b.actions('second')[0])
    b.do('first', { do: 'decline' }).do('first', { do: 'decline' }, 9)
    expect(b.now).toBe('orders')
  })
})

describe('impetuosity', () => {
  const harassed = (...dice: number[]): Bench => {
    const b = ordered({ [A]: ['2405', 3], [X]: ['2105', 0] })
    b.do('second', { do: 'harass', at: X })
    while (b.now === 'foray') b.do('second', b.actions('second')[0])
    while (b.prompt('first').key !== 'riposte-turn') b.do('first', { do: 'decline' })
    return b.do('first', { do: 'decline' }, ...dice)
  }

  clause(['CA-8.34a'], 'infantry that is hit and rolls above its printed quality runs after the horse', () => {
    expect(harassed(9).hits(X)).toBe(0)
    const calm = harassed(0, 5)
    expect([calm.hex(X), calm.now]).toEqual(['2105', 'orders'])
    const b = harassed(0, 6)
    if (b.now === 'impetus') b.do('first', { do: 'step', to: '2205' })
    expect([b.hex(X), b.hits(X)]).toEqual(['2205', 1])
  })

  clause(['CA-8.34b'], 'that is no move of its own, nor does it make it shock', () => {
    const b = harassed(0, 6)
    if (b.now === 'impetus') b.do('first', { do: 'step', to: '2205' })
    expect([b.has(X, 'moved'), b.has(X, 'must-check'), b.waiting]).toEqual([false, false, ['second']])
  })
})

describe('harassment with a feigned retreat (8.35)', () => {
  const LC = 'hun-hun-lc-2'
  const lured = (leaders: Record<string, string>, ...dice: number[]): Bench => {
    const b = new Bench({
      scenario: 'utus-river',
      units: { [LC]: ['2420', 3], [Z]: ['2020', 0] },
      leaders: { attila: '2620', ...leaders },
      stack: ordersOf('attila'),
    })
    b.do('second', { do: 'order', unit: LC }).do('second', { do: 'harass', at: Z })
    while (b.now === 'foray') b.do('second', b.actions('second')[0])
    while (b.prompt('first').key !== 'riposte-fire') b.do('first', { do: 'decline' })
    b.do('first', { do: 'decline' }, 9)
    expect(b.prompt('second')).toMatchObject({ key: 'lure', params: { unit: LC, at: Z } })
    return b.do('second', { do: 'feign' }, ...dice)
  }

  clause(
    ['CA-8.35a', 'CA-6.74c'],
    'the harassed roll for their restraint, or pursue without one where nobody commands them',
    () => {
      const stays = lured({ arnegisclus: '1820' }, 2)
      expect([stays.last('feint-reaction'), stays.hex(Z), stays.hex(LC)]).toMatchObject([
        { pursues: false },
        '2020',
        '2420',
      ])
      // It shows them its back.
      expect(stays.facing(LC)).toBe(0)
      // 3 is above 2: they ride up to two hexes, and the Huns, at 6 or less, turn upon them.
      const follows = lured({ arnegisclus: '1820' }, 3, 6)
      expect([follows.last('feint-reaction'), follows.last('feint-turns')]).toMatchObject([
        { pursues: true },
        { turns: true },
      ])
      expect(follows.hex(Z)?.slice(0, 2)).toBe('22')
      const unled = lured({ arnegisclus: '1801' }, 6)
      expect([unled.last('feint-reaction'), unled.hex(Z)?.slice(0, 2)]).toEqual([undefined, '22'])
    },
  )
})

describe('the example of harassment (8.34)', () => {
  clause(['CA-8.33a', 'CA-8.34a'], 'goes as it is told, with the wind that it leaves out', () => {
    const b = bench({
      [A]: ['2403', 3],
      [B]: ['2405', 3],
      [C]: ['2406', 3],
      [D]: ['2407', 3],
      [W]: ['2003', 0],
      [X]: ['2005', 0],
      [Y]: ['2006', 0],
      [Z]: ['2007', 0],
    })
    const harass = (unit: string, at: string, ...path: string[]): void => {
      b.do('second', { do: 'order', unit })
      b.do('second', { do: 'harass', at })
      for (const to of path)
        if (b.now === 'foray' && b.may('second', { do: 'step', to })) b.do('second', { do: 'step', to })
    }
    // A at W by 2303, 2204, 2103: W answers with strength 8, at once.
    harass(A, W, '2303', '2204', '2103')
    expect(b.last('harasses')).toMatchObject({ path: ['2303', '2204', '2103'] })
    b.do('first', { do: 'decline' })
      .do('first', { do: 'fire', at: A, after: 'stay' })
      .do('first', { do: 'decline' }, 9, 8)
    const fires = (): unknown[] =>
      b.told
        .filter(({ key }) => key === 'fired')
        .map(({ params }) => [params.unit, params.needs, params.roll, params.hits])
    expect(fires()).toEqual([
      [A, 6, 9, 0],
      [W, 8, 8, 1],
    ])
    // B at X by 2305, 2205, 2105: Y answers with strength 6; X is hit, rolls 7, and goes to 2104.
    harass(B, X, '2305', '2205', '2105')
    expect(b.last('harasses')).toMatchObject({ path: ['2305', '2205', '2105'] })
    while (b.prompt('first').params.unit === X) b.do('first', { do: 'decline' })
    expect(b.prompt('first').params.unit).toBe(Y)
    b.do('first', { do: 'fire', at: B, after: 'stay' }, 4, 7, 7)
    expect(fires().slice(2)).toEqual([
      [B, 6, 4, 1],
      [Y, 6, 7, 0],
    ])
    expect(b.targets('first', 'step', 'to').sort()).toEqual(['2104', '2105'])
    b.do('first', { do: 'step', to: '2104' })
    expect([b.hex(X), b.hits(X)]).toEqual(['2104', 1])
    // C at X, whom nobody helps: hit again, it can only go to 2205. Its quality is the printed 5.
    harass(C, X, '2305', '2205')
    expect(b.prompt('first')).toMatchObject({ key: 'riposte-wall' })
    while (b.now === 'riposte' && b.prompt('first').key !== 'riposte-turn') b.do('first', { do: 'decline' })
    b.do('first', { do: 'decline' }, 4, 6)
    expect([b.hex(X), b.hits(X)]).toEqual(['2205', 2])
    // D fires as anybody may, at range 3, with strength 4 and the wind.
    b.do('second', { do: 'order', unit: D }).do('second', { do: 'fire', at: X, after: 'stay' })
    b.do('first', { do: 'decline' }, 3)
    expect(b.last('fired')).toMatchObject({ unit: D, needs: 4, roll: 3, modified: 4 })
  })
})
