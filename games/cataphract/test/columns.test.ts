import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { allowance, aspectIn, controlledBits, factsOf, tqOf, typeOf } from '../rules/state.ts'
import { Bench, ordersOf, type Written } from './bench.ts'

const MI = 'byz-isaurian-mi-1'
const LI = 'byz-auxilia-bow-li-1'
const CAT = 'byz-thracian-cat-1'
const FAR = { 'per-immortals-hc-1': ['3408', 3] } as const

/** A Byzantine unit under Belisarius’ orders on the plain of Callinicum. */
const bench = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    scenario: 'callinicum',
    units: { ...FAR, ...units },
    leaders: { belisarius: '1413', azarethes: '3408' },
    stack: ordersOf('belisarius'),
    ...more,
  })
/** Archers at Tricameron, and an enemy who faces them. */
const archersBefore = (hex: string): Bench =>
  new Bench({
    units: { [LI]: ['5612', 3], 'van-vandal-ln-1': [hex, 0] },
    leaders: { belisarius: '5513', gelimer: '3702' },
    tame: true,
    stack: ordersOf('belisarius'),
  })
const order = (b: Bench, unit: string): Bench => b.do('first', { do: 'order', unit })
const unitOf = (b: Bench, id: string) => factsOf(b.state).unit(id)

describe('columns', () => {
  clause(['CA-6.41a', 'CA-6.43b'], 'are formed at the end of a move for a point, to either hand', () => {
    const b = order(bench({ [MI]: ['1610', 0] }), MI)
    for (const to of ['1710', '1810', '1910']) b.do('first', { do: 'step', to })
    expect(b.why('first', { do: 'form', facing: 0 })).toBe('not-beside')
    b.do('first', { do: 'form', facing: 2 })
    expect([b.has(MI, 'column'), b.facing(MI), b.now]).toEqual([true, 2, 'orders'])
    const spent = order(bench({ [MI]: ['1610', 0] }), MI)
    for (const to of ['1710', '1810', '1910', '2011']) spent.do('first', { do: 'step', to })
    // It has no point left, and nothing else to do: it has halted.
    expect([spent.has(MI, 'column'), spent.now]).toEqual([false, 'orders'])
    // Archers, who may still fire, are told why not.
    const archers = order(archersBefore('4807'), LI)
    for (const to of ['5511', '5411', '5310', '5210', '5109']) archers.do('first', { do: 'step', to })
    expect(archers.why('first', { do: 'form', facing: 2 })).toBe('too-dear-to-form')
  })

  clause(['CA-6.41a'], 'are for the foot of disciplined armies, out of the enemy’s zones', () => {
    expect(order(bench({ [CAT]: ['1610', 0] }), CAT).why('first', { do: 'form', facing: 1 })).toBe('no-columns')
    const held = order(archersBefore('5511'), LI)
    expect(held.why('first', { do: 'form', facing: 1 })).toBe('column-in-zone')
    const franks = new Bench({
      scenario: 'casilinum',
      units: { 'fra-frank-mi-1': ['2010', 3], [CAT]: ['3410', 3] },
      leaders: { buccelin: '2010', narses: '3410' },
      tame: true,
      stack: ordersOf('buccelin'),
    })
    const seat = franks.waiting[0]
    franks.do(seat as 'first', { do: 'order', unit: 'fra-frank-mi-1' })
    expect(franks.why(seat as 'first', { do: 'form', facing: 4 })).toBe('no-columns')
  })

  clause(['CA-6.41b', 'CA-6.42a', 'CA-6.43a', 'CA-6.44a'], 'go a hex further, ahead or wheeling to either hand', () => {
    const b = order(bench({ [MI]: ['1610', 2] }, { marks: { [MI]: ['column'] } }), MI)
    expect(b.prompt('first')).toMatchObject({ params: { points: 5 } })
    expect(b.targets('first', 'step', 'to').sort()).toEqual(['1611', '1709', '1710'])
    expect(b.why('first', { do: 'step', to: '1510' })).toBe('not-in-front')
    b.do('first', { do: 'step', to: '1611' })
    expect([b.facing(MI), b.hits(MI)]).toEqual([3, 0])
    expect(b.prompt('first')).toMatchObject({ params: { points: 4 } })
    // Who only now forms one has done so at the end of its move, and goes no further.
    const late = order(bench({ [MI]: ['1610', 0] }), MI).do('first', { do: 'form', facing: 2 })
    expect(late.why('first', { do: 'order', unit: MI })).toBe('ordered-already')
  })

  clause(['CA-6.44b'], 'pay a point for each hexside they turn beyond that, and a hit on difficult ground', () => {
    const b = order(bench({ [MI]: ['1610', 2] }, { marks: { [MI]: ['column'] } }), MI).do('first', {
      do: 'turn',
      by: 'left',
    })
    expect(b.prompt('first')).toMatchObject({ params: { points: 4 } })
    expect(b.targets('first', 'step', 'to').sort()).toEqual(['1609', '1709', '1710'])
    const rough = bench(
      { [MI]: ['1226', 2] },
      { marks: { [MI]: ['column'] }, leaders: { belisarius: '1323', azarethes: '3408' } },
    )
    order(rough, MI).do('first', { do: 'turn', by: 'left' })
    expect(rough.hits(MI)).toBe(1)
  })

  clause(['CA-6.43c', 'CA-6.45a'], 'have one hex before them, four beside them, and two less quality', () => {
    const b = bench({ [MI]: ['1610', 2], [CAT]: ['1611', 3] }, { marks: { [MI]: ['column'] } })
    expect(tqOf(b.state, unitOf(b, MI))).toBe(3)
    const aspects = [0, 1, 2, 3, 4, 5].map((direction) => aspectIn(b.state, unitOf(b, MI), direction))
    expect(aspects).toEqual(['flank', 'flank', 'front', 'flank', 'flank', 'rear'])
    expect(controlledBits(b.state, unitOf(b, MI))).toBe(1 << 2)
  })

  clause(['CA-6.45b', 'CA-7.34a'], 'neither fire nor shock, but recover', () => {
    const b = new Bench({
      scenario: 'dara',
      units: { 'byz-auxilia-bow-li-1': ['1810', 2], 'per-immortals-hc-1': ['2110', 3] },
      marks: { 'byz-auxilia-bow-li-1': ['column'] },
      hits: { 'byz-auxilia-bow-li-1': 1 },
      leaders: { belisarius: '1710', perozes: '3214' },
      stack: ordersOf('belisarius'),
    })
    expect(b.may('first', { do: 'recover', unit: 'byz-auxilia-bow-li-1' })).toBe(true)
    b.do('first', { do: 'order', unit: 'byz-auxilia-bow-li-1' })
    expect(b.why('first', { do: 'fire', at: 'per-immortals-hc-1', after: 'stay' })).toBe('no-fire-in-column')
    b.do('first', { do: 'halt' })
    const next = bench(
      { [MI]: ['1610', 2], 'per-immortals-hc-2': ['1710', 2] },
      { marks: { [MI]: ['column'], 'per-immortals-hc-2': ['engaged'] } },
    )
    next.do('first', { do: 'done' })
    expect(next.now).not.toBe('designation')
  })

  clause(['CA-6.46a'], 'fall apart when they are shocked: a hit, and line again, facing as their owner likes', () => {
    const GUARD = 'byz-narses-guard-mi-1'
    const shocked = (seed: number): Bench => {
      const b = new Bench({
        scenario: 'taginae',
        units: { [GUARD]: ['4410', 2], 'got-goth-hc-5': ['4610', 3] },
        marks: { [GUARD]: ['column'] },
        leaders: { narses: '3813', totila: '4710' },
        tame: true,
        stack: ordersOf('totila'),
      })
      b.do('second', { do: 'order', unit: 'got-goth-hc-5' }).do('second', { do: 'step', to: '4510' })
      return b.doByLot('second', { do: 'done' }, seed)
    }
    const seed = Array.from({ length: 100 }, (_, i) => i).find((i) => shocked(i).now === 'reform')
    const b = shocked(seed ?? 0)
    expect(b.now).toBe('reform')
    const before = b.hits(GUARD)
    expect(b.targets('first', 'form', 'facing').sort()).toEqual(['0', '1'])
    b.doByLot('first', { do: 'form', facing: 1 })
    expect([b.has(GUARD, 'column'), b.facing(GUARD), b.hits(GUARD)]).toEqual([false, 1, before + 1])
  })

  clause(['CA-6.47a', 'CA-6.51d'], 'neither withdraw nor turn in reaction', () => {
    const LI = 'per-persian-li-1'
    const near = (marks: Written['marks']): Bench => {
      const b = new Bench({
        scenario: 'dara',
        units: { 'byz-numeri-mi-1': ['1910', 0], [LI]: ['2211', 3] },
        marks,
        leaders: { belisarius: '1710', perozes: '3214' },
        stack: ordersOf('belisarius'),
      })
      return b.do('first', { do: 'order', unit: 'byz-numeri-mi-1' }).do('first', { do: 'step', to: '2011' })
    }
    expect(near({}).prompt('second')).toMatchObject({ key: 'reaction-withdraw' })
    expect(near({ [LI]: ['column'] }).waiting).toEqual(['first'])
    expect(near({ [LI]: ['routed'] }).waiting).toEqual(['first'])
  })

  clause(['CA-6.47b'], 'do not pass through friends, nor are passed through', () => {
    const b = order(bench({ [MI]: ['1610', 2], 'byz-isaurian-mi-2': ['1710', 0] }, { marks: { [MI]: ['column'] } }), MI)
    expect(b.why('first', { do: 'step', to: '1710' })).toBe('column-bars')
    const other = bench({ [CAT]: ['1610', 0], [MI]: ['1710', 2] }, { marks: { [MI]: ['column'] } })
    expect(order(other, CAT).why('first', { do: 'step', to: '1710' })).toBe('column-bars')
  })
})

describe('Cataphracts on foot', () => {
  clause(['CA-11.1a', 'CA-11.1b'], 'get off far from the enemy as their whole move, and face as they like', () => {
    const b = order(bench({ [CAT]: ['1610', 0] }, { hits: { [CAT]: 2 } }), CAT)
    b.do('first', { do: 'mount' })
    expect(b.now).toBe('facing')
    b.do('first', { do: 'face', facing: 4 })
    const unit = unitOf(b, CAT)
    expect([typeOf(b.state, unit), allowance(b.state, unit), b.hits(CAT), b.facing(CAT)]).toEqual(['HI', 4, 2, 4])
    expect([b.has(CAT, 'moved'), b.now]).toEqual([true, 'orders'])
    const again = order(bench({ [CAT]: ['1610', 0] }, { marks: { [CAT]: ['foot'] } }), CAT)
    again.do('first', { do: 'mount' }).do('first', { do: 'face', facing: 0 })
    expect(typeOf(again.state, unitOf(again, CAT))).toBe('HC')
  })

  clause(['CA-11.1a'], 'not within five hexes of an enemy, nor after moving, nor if they are none', () => {
    const near = (hex: string): Bench => order(bench({ [CAT]: ['1610', 0], 'per-immortals-hc-2': [hex, 3] }), CAT)
    expect(near('2010').why('first', { do: 'mount' })).toBe('too-near-to-dismount')
    expect(near('2110').why('first', { do: 'mount' })).toBe(null)
    const moved = order(bench({ [CAT]: ['1610', 0] }), CAT).do('first', { do: 'turn', by: 'left' })
    expect(moved.why('first', { do: 'mount' })).toBe('dismounting-is-a-move')
    expect(order(bench({ [MI]: ['1610', 0] }), MI).why('first', { do: 'mount' })).toBe('cannot-dismount')
  })

  clause(['CA-11.1b'], 'do it under a Line Command, too; in a line of horse that is all they do', () => {
    const b = bench({ [CAT]: ['1610', 0], 'byz-thracian-cat-2': ['1612', 0] }, { marks: { [CAT]: ['foot'] } })
    b.do('first', { do: 'line', line: 1, unit: CAT, as: 'rank' })
    expect(b.last('line-commanded')).toMatchObject({ units: [CAT, 'byz-thracian-cat-2'] })
    b.do('first', { do: 'order', unit: CAT })
    expect(b.why('first', { do: 'step', to: '1710' })).toBe('only-to-mount')
    b.do('first', { do: 'mount' }).do('first', { do: 'face', facing: 0 })
    expect(b.has(CAT, 'foot')).toBe(false)
    b.do('first', { do: 'order', unit: 'byz-thracian-cat-2' }).do('first', { do: 'mount' })
    expect(b.has('byz-thracian-cat-2', 'foot')).toBe(true)
  })
})
