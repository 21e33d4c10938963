import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { SCENARIO_IDS } from '../data/table.ts'
import { isDifficult, stepCost, turnCost } from '../rules/ground.ts'
import { type Direction, FACTS } from '../rules/printed.ts'
import { controlledBits, factsOf, isControlled } from '../rules/state.ts'
import { Bench, ordersOf, type Written } from './bench.ts'

const CAT = 'byz-thracian-cat-1'

const byzantines = (scenario: Written['scenario'], units: Written['units'], more: Partial<Written> = {}): Bench => {
  const commander = scenario === 'casilinum' || scenario === 'taginae' ? 'narses' : 'belisarius'
  return new Bench({
    ...(scenario ? { scenario } : {}),
    units,
    leaders: { [commander]: Object.values(units).map((place) => (typeof place === 'string' ? place : place[0]))[0] },
    tame: true,
    stack: ordersOf(commander),
    ...more,
  })
}
const order = (b: Bench, unit: string): Bench => b.do('first', { do: 'order', unit })

/** What a step costs a unit, as points and hits. */
function price(b: Bench, unit: string, to: string): readonly number[] {
  const facts = factsOf(b.state)
  const from = b.state.at[facts.unit(unit)]
  const direction = facts.grid.directionTo(from, facts.hex(to)) as Direction
  const { points, hits } = stepCost(b.state, facts.unit(unit), from, facts.hex(to), direction)
  return [points, hits]
}

describe('the ground', () => {
  clause(['CA-6.25b', 'CA-T.MOVE5'], 'of walls and rivers is not entered', () => {
    const wall = order(byzantines('dara', { [CAT]: ['1110', 3] }), CAT)
    expect(wall.targets('first', 'step', 'to')).toEqual([])
    expect(wall.why('first', { do: 'step', to: '1010' })).toBe('impassable')
    const river = order(byzantines('callinicum', { [CAT]: ['1604', 5] }), CAT)
    expect(river.why('first', { do: 'step', to: '1603' })).toBe('impassable')
  })

  clause(['CA-6.27a'], 'is difficult in woods and rough, and nowhere else', () => {
    for (const id of SCENARIO_IDS) {
      const facts = FACTS.of(id)
      for (const hex of facts.grid.all)
        expect(isDifficult(facts, hex)).toBe(facts.ground[hex] === 'woods' || facts.ground[hex] === 'rough')
    }
  })

  clause(['CA-T.MOVE4'], 'a bridge is for horse, and for foot in column', () => {
    const b = (marks: Written['marks']): Bench =>
      byzantines('casilinum', { 'byz-heruli-mi-1': ['1522', 3], [CAT]: ['1422', 3] }, marks ? { marks } : {})
    const foot = price(b({}), 'byz-heruli-mi-1', '1523')
    const column = price(b({ 'byz-heruli-mi-1': ['column'] }), 'byz-heruli-mi-1', '1523')
    expect(column).toEqual([1, 0])
    expect(foot[0]).toBeGreaterThan(1)
    const horse = byzantines('casilinum', { 'byz-armenian-cat-1': ['1522', 3] })
    expect(price(horse, 'byz-armenian-cat-1', '1523')).toEqual([1, 0])
  })

  clause(['CA-T.MOVE6'], 'a trench costs one point more, and no hits', () => {
    const b = byzantines('dara', { [CAT]: ['1704', 3], 'byz-numeri-mi-1': ['1605', 0] })
    expect([price(b, CAT, '1604'), price(b, 'byz-numeri-mi-1', '1705')]).toEqual([
      [2, 0],
      [2, 0],
    ])
  })

  clause(['CA-T.MOVE7'], 'turning costs a point everywhere, and anybody a hit on difficult ground', () => {
    const b = byzantines('dara', { 'byz-auxilia-bow-li-1': ['1127', 0], [CAT]: ['1710', 0] })
    const turn = (unit: string) => turnCost(b.state, factsOf(b.state).unit(unit))
    expect([turn('byz-auxilia-bow-li-1'), turn(CAT)]).toEqual([
      { points: 1, hits: 1 },
      { points: 1, hits: 0 },
    ])
  })

  clause(['CA-6.26a'], 'shelters who stands in woods from missiles', () => {
    const hits = (hex: string, from: string): number =>
      order(byzantines(undefined, { [CAT]: [from, 3], 'van-vandal-ln-1': [hex, 0] }), CAT)
        .do('first', { do: 'fire', at: 'van-vandal-ln-1', after: 'stay' }, 6)
        .hits('van-vandal-ln-1')
    expect([hits('4903', '5004'), hits('3903', '4004')]).toEqual([1, 0])
  })
})

describe('a move', () => {
  clause(['CA-6.31a'], 'is finished before another begins', () => {
    const b = order(byzantines(undefined, { [CAT]: ['5512', 3], 'byz-thracian-cat-2': ['5514', 3] }), CAT)
    expect(b.why('first', { do: 'order', unit: 'byz-thracian-cat-2' })).toBe('not-now')
    b.do('first', { do: 'step', to: '5412' }).do('first', { do: 'halt' })
    expect(b.may('first', { do: 'order', unit: 'byz-thracian-cat-2' })).toBe(true)
  })

  clause(['CA-6.63a', 'CA-6.63b'], 'through a routed friend is the end of him; leaders are in nobody’s way', () => {
    const b = byzantines(
      undefined,
      { [CAT]: ['5512', 3], 'byz-thracian-cat-2': ['5412', 3] },
      { marks: { 'byz-thracian-cat-2': ['routed'] }, leaders: { belisarius: '5312', gelimer: '3702' } },
    )
    order(b, CAT).do('first', { do: 'step', to: '5412' })
    expect([b.hex('byz-thracian-cat-2'), b.hits(CAT)]).toEqual([null, 0])
    b.do('first', { do: 'step', to: '5311' }).do('first', { do: 'halt' })
    const led = order(byzantines(undefined, { [CAT]: ['5512', 3] }, { leaders: { belisarius: '5412' } }), CAT)
    led.do('first', { do: 'step', to: '5412' }).do('first', { do: 'halt' })
    expect([led.hex(CAT), led.hits(CAT)]).toEqual(['5412', 0])
  })
})

describe('units in rout', () => {
  /** One hit from breaking, it turns on rough ground and flees to the east. */
  const routs = (friends: Written['units'], marks: Written['marks'] = {}): Bench =>
    order(
      byzantines(
        undefined,
        { [CAT]: ['5412', 3], ...friends },
        { hits: { [CAT]: 6 }, marks: { [CAT]: ['moved'], ...marks }, leaders: { belisarius: '5113', gelimer: '3702' } },
      ),
      CAT,
    )

  clause(
    ['CA-6.65c'],
    'pass through friends to their harm: what a roll is above their quality, one hit at least',
    () => {
      const wall = { 'byz-armenian-cat-1': ['5511', 3], 'byz-armenian-cat-2': ['5512', 3] } as const
      const passed = (roll: number): number => {
        const b = routs(wall).do('first', { do: 'turn', by: 'left' })
        b.do('first', { do: 'flee', to: '5511' }, roll)
        return b.hits('byz-armenian-cat-1')
      }
      expect([passed(3), passed(9)]).toEqual([1, 2])
      const both = routs(wall, { 'byz-armenian-cat-1': ['routed'], 'byz-armenian-cat-2': ['routed'] })
      both.do('first', { do: 'turn', by: 'left' }).do('first', { do: 'flee', to: '5511' })
      expect(both.hex('byz-armenian-cat-1')).toBe(null)
    },
  )

  clause(['CA-6.65d'], 'go one hex further than a friend they cannot stay with', () => {
    const b = routs({
      'byz-armenian-cat-1': ['5612', 3],
      'byz-armenian-cat-2': ['5613', 3],
      'byz-armenian-cat-3': ['5611', 3],
    })
    b.do('first', { do: 'turn', by: 'left' })
    b.do('first', { do: 'flee', to: '5512' })
    b.do('first', { do: 'flee', to: '5612' }, 2)
    b.flee()
    expect(b.hex(CAT)?.slice(0, 2)).toBe('57')
    expect(b.hits('byz-armenian-cat-1')).toBe(1)
  })
})

describe('zones', () => {
  clause(['CA-7.22a'], 'do not go where the unit may not', () => {
    const b = byzantines('dara', { [CAT]: ['1110', 3], 'byz-thracian-cat-2': ['1310', 3] })
    const bits = (unit: string): number => controlledBits(b.state, factsOf(b.state).unit(unit))
    expect([bits(CAT), bits('byz-thracian-cat-2')]).toEqual([0, (1 << 4) | (1 << 5)])
  })

  clause(['CA-7.26a'], 'of both sides may lie on the same hex', () => {
    const { state } = byzantines(undefined, { [CAT]: ['5612', 3], 'van-vandal-ln-1': ['5411', 0] })
    const hex = factsOf(state).hex('5511')
    expect([isControlled(state, hex, 0), isControlled(state, hex, 1)]).toEqual([true, true])
  })

  clause(['CA-7.31c'], 'a unit that only turned need not shock the enemy before it, and may without a check', () => {
    const b = order(byzantines(undefined, { [CAT]: ['5412', 0], 'van-vandal-ln-2': ['5311', 3] }), CAT)
    for (let i = 0; i < 3; i++) b.do('first', { do: 'turn', by: 'left' })
    b.do('first', { do: 'halt' })
    expect(b.has(CAT, 'must-check')).toBe(false)
    b.do('first', { do: 'done' })
    expect([b.now, b.targets('first', 'shock', 'unit')]).toEqual(['designation', [CAT]])
    b.doByLot('first', { do: 'shock', unit: CAT }, 2)
    expect([b.last('designated'), b.last('combat'), b.last('check')]).toMatchObject([
      { check: false },
      { attackers: [CAT] },
      undefined,
    ])
  })

  clause(['CA-7.32b'], 'who has come next to an enemy but not before him loses his marker', () => {
    const b = order(byzantines(undefined, { [CAT]: ['5612', 3], 'van-vandal-ln-2': ['5510', 0] }), CAT)
    b.do('first', { do: 'step', to: '5511' })
    while (b.waiting[0] === 'second') b.do('second', { do: 'decline' })
    expect(b.has(CAT, 'must-check')).toBe(true)
    b.do('first', { do: 'halt' }).do('first', { do: 'done' })
    expect([b.has(CAT, 'must-check'), b.last('combat')]).toEqual([false, undefined])
  })

  clause(['CA-7.14c'], 'who has turned in reaction may still fire at who came', () => {
    const b = new Bench({
      scenario: 'dara',
      units: { 'byz-numeri-mi-1': ['1910', 0], 'per-persian-li-1': ['2110', 1] },
      leaders: { belisarius: '1710', perozes: '3214' },
      stack: ordersOf('belisarius'),
    })
    order(b, 'byz-numeri-mi-1').do('second', { do: 'decline' }).do('first', { do: 'step', to: '2011' })
    while (b.prompt('second').key === 'reaction-withdraw') b.do('second', { do: 'decline' })
    expect(b.prompt('second').key).toBe('reaction-turn')
    b.do('second', { do: 'turn', by: 'right' }, 3)
    expect(b.prompt('second').key).toBe('reaction-fire')
  })

  clause(['CA-6.45c'], 'a column is inferior to whoever shocks it', () => {
    const shocked = (marks: Written['marks'], seed: number): unknown => {
      const b = new Bench({
        scenario: 'taginae',
        units: { 'byz-narses-guard-mi-1': ['4410', marks ? 2 : 0], 'got-goth-hc-5': ['4610', 3] },
        ...(marks ? { marks } : {}),
        leaders: { narses: '3813', totila: '4710' },
        tame: true,
        stack: ordersOf('totila'),
      })
      b.do('second', { do: 'order', unit: 'got-goth-hc-5' }).do('second', { do: 'step', to: '4510' })
      while (b.waiting[0] === 'first') b.do('first', { do: 'decline' })
      return b.doByLot('second', { do: 'done' }, seed).last('result')?.superior
    }
    const first = (marks: Written['marks']): unknown =>
      Array.from({ length: 40 }, (_, seed) => shocked(marks, seed)).find((superior) => superior !== undefined)
    expect([first({ 'byz-narses-guard-mi-1': ['column'] }), first(undefined)]).toEqual(['AS', null])
  })
})

describe('a pursuer', () => {
  clause(['CA-6.73j'], 'who is barred stops, and nothing more comes of it', () => {
    const THRACIAN = 'byz-thracian-cat-1'
    const b = new Bench({
      scenario: 'utus-river',
      units: { [THRACIAN]: ['2020', 0], 'hun-hun-lc-2': ['2321', 3], 'hun-hun-lc-3': ['2421', 0] },
      leaders: { arnegisclus: '1820', attila: '3220' },
      stack: ordersOf('arnegisclus'),
    })
    b.do('first', { do: 'order', unit: THRACIAN }).do('first', { do: 'step', to: '2120' })
    b.do('second', { do: 'feign' }).do('second', { do: 'step', to: '2421' }, 1)
    b.do('second', { do: 'step', to: '2521' }).do('second', { do: 'step', to: '2621' })
    b.do('second', { do: 'halt' }, 7)
    expect([b.hex(THRACIAN), b.last('feint-turns'), b.now]).toEqual(['2321', undefined, 'orders'])
  })

  clause(['CA-4.62e'], 'does not leave his leader behind', () => {
    const b = new Bench({
      scenario: 'utus-river',
      units: { [CAT]: ['2020', 0], 'hun-hun-lc-2': ['2321', 3] },
      leaders: { arnegisclus: '1820', artabates: '2020', attila: '3220' },
      stack: ordersOf('artabates'),
    })
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'lead', leader: 'artabates' })
    b.do('first', { do: 'step', to: '2120' })
    b.do('second', { do: 'feign' })
    for (const to of ['2421', '2521', '2621']) b.do('second', { do: 'step', to })
    // One less for the leader: an 8 is 7, and above 2.
    b.do('second', { do: 'halt' }, 8, 9)
    expect(b.leaderHex('artabates')).toBe(b.hex(CAT))
    expect(b.now).toBe('strike')
  })
})
