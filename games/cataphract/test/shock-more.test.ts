import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { baseColumn, groundShift, shockResult, superiorityOf } from '../rules/clash.ts'
import { factsOf, isMarked } from '../rules/state.ts'
import { activationOf, Bench, ordersOf, type Written } from './bench.ts'

const CAT = 'byz-thracian-cat-1'
const [CAT2, CAT3] = ['byz-thracian-cat-2', 'byz-thracian-cat-3']
const LN = 'van-vandal-ln-1'
const LN2 = 'van-vandal-ln-2'
const FAR = { 'van-vandal-ln-9': ['3702', 0] } as const
const CHARGING = ['ordered', 'stepped', 'moved', 'must-check'] as const

const bench = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    units: { ...FAR, ...units },
    leaders: { belisarius: '5613', gelimer: '3702' },
    tame: true,
    stack: ordersOf('belisarius'),
    ...more,
  })
const shock = (b: Bench, unit: string, ...dice: number[]): Bench =>
  b.do('first', { do: 'done' }).do('first', { do: 'shock', unit }, ...dice)

describe('the charge', () => {
  clause(['CA-9.13c', 'CA-9.16l'], 'at routed units only they roll, against 1, and a hit is their end', () => {
    const b = bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }, { marks: { [CAT]: CHARGING, [LN]: ['routed'] } })
    b.do('first', { do: 'done' }, 2)
    expect(b.told.filter(({ key }) => key === 'check').map(({ params }) => params)).toEqual([
      { unit: LN, roll: 2, tq: 1, hits: 1 },
    ])
    expect([b.has(LN, 'eliminated'), b.hex(CAT), b.state.routPoints[1]]).toEqual([true, '5312', 5])
  })

  clause(['CA-9.13d', 'CA-9.13g'], 'if all would break at it the greater excess does, or the defender', () => {
    const charge = (cat: number, ln: number, ...dice: number[]): Bench =>
      bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }, { marks: { [CAT]: CHARGING }, hits: { [CAT]: cat, [LN]: ln } })
        .do('first', { do: 'done' }, ...dice)
        .flee()
    // Cataphracts 7 with 5 hits and a 9: 7; lancers 5 with 4 and a 6: 5. Both by nothing: the lancers go.
    const even = charge(5, 4, 9, 6)
    expect([even.routed(CAT), even.hits(CAT), even.routed(LN)]).toEqual([false, 6, true])
    const worse = charge(6, 4, 9, 6)
    expect([worse.routed(CAT), worse.routed(LN), worse.hits(LN)]).toEqual([true, false, 4])
  })

  clause(['CA-9.21b'], 'nobody follows at this point who is in the zone of another enemy', () => {
    const b = bench(
      { [CAT]: ['5413', 3], [LN]: ['5312', 0], [LN2]: ['5414', 5] },
      { marks: { [CAT]: CHARGING }, hits: { [LN]: 4 } },
    )
    b.do('first', { do: 'done' }, 0, 9).flee()
    expect([b.routed(LN), b.hex(CAT)]).toEqual([true, '5413'])
  })
})

describe('leaders', () => {
  clause(['CA-9.14c'], 'who is hurt is finished for the turn', () => {
    const b = bench(
      { [CAT]: ['5413', 3], 'van-vandal-hc-1': ['5312', 0] },
      { leaders: { belisarius: '5413', gelimer: '3702' }, leaderMarks: { gelimer: ['finished'] } },
    )
    // 0 for the casualty, 5 hurts him; then the fight, and the roll of the next turn for reinforcements.
    shock(b, CAT, 0, 5, 0, 5)
    expect(b.last('leader-wounded')).toMatchObject({ leader: 'belisarius' })
    expect(b.told.some(({ key }) => key === 'momentum')).toBe(false)
    // No momentum: the next turn has begun.
    expect(b.state.turn).toBe(3)
    // One who is not acting, too: 0 strikes Gelimer, 4 hurts him.
    const struck = bench(
      { [CAT]: ['5413', 3], [LN]: ['5312', 0] },
      { leaders: { belisarius: '5613', gelimer: '5312' } },
    )
    shock(struck, CAT, 0, 4, 5, 5)
    expect(struck.last('leader-wounded')).toMatchObject({ leader: 'gelimer' })
    const gelimer = factsOf(struck.state).leader('gelimer')
    expect([struck.state.turn, isMarked(struck.state, gelimer, 'finished')]).toEqual([2, true])
  })

  clause(['CA-9.16g'], 'one leader of each side counts: nobody would take less than the best', () => {
    const b = bench(
      { [CAT]: ['5413', 3], [LN]: ['5312', 0] },
      { leaders: { 'a-john': '5413', martinus: '5413', belisarius: '5613', gelimer: '5312' } },
    )
    shock(b, CAT, 9, 9, 9, 3)
    // 3 and A. John’s 4, less Gelimer’s 3.
    expect(b.last('result')).toMatchObject({ roll: 3, modified: 4 })
    for (let column = 1; column <= 13; column++)
      for (let die = 1; die <= 9; die++) {
        const [less, more] = [shockResult(column, die - 1), shockResult(column, die)]
        expect(more.attacker).toBeLessThanOrEqual(less.attacker)
        expect(more.defender).toBeGreaterThanOrEqual(less.defender)
      }
  })
})

describe('the clash chart', () => {
  clause(['CA-T.CLASH1'], 'gives the column by type and side; Cataphracts count as heavy horse', () => {
    const defenders = [
      CAT,
      'byz-heruli-ln-1',
      'byz-hun-m-lc-1',
      'byz-lombard-hi-1',
      'byz-heruli-mi-1',
      'byz-auxilia-bow-li-9',
    ]
    const columns = (attacker: string, facing: number): number[] =>
      defenders.map((defender) => {
        const { state } = new Bench({
          scenario: 'taginae',
          units: { [attacker]: ['5413', 3], [defender]: ['5312', facing] },
          stack: activationOf(0, 6),
        })
        const { unit } = factsOf(state)
        return baseColumn(state, unit(attacker), unit(defender))
      })
    // From the front, the flank and the rear: HC, LN, LC, HI, MI, LI.
    expect([0, 2, 3].map((facing) => columns('got-goth-hc-1', facing))).toEqual([
      [7, 9, 9, 6, 7, 8],
      [8, 9, 9, 9, 8, 8],
      [9, 10, 10, 11, 10, 10],
    ])
    expect([0, 2, 3].map((facing) => columns('got-goth-li-1', facing))).toEqual([
      [6, 8, 8, 5, 6, 7],
      [7, 8, 8, 8, 9, 7],
      [8, 9, 9, 10, 11, 9],
    ])
  })
})

describe('superiority', () => {
  const combat = (b: Bench, attacker: string, defender: string) => {
    const { unit } = factsOf(b.state)
    const [a, d] = [unit(attacker), unit(defender)]
    return {
      attackers: [a],
      defenders: [d],
      attacker: a,
      defender: d,
      left: [],
      fallen: [0, 0] as [number, number],
      superior: false,
      over: false,
      settled: false,
    }
  }
  const superior = (b: Bench, attacker: string, defender: string): unknown =>
    superiorityOf(b.state, combat(b, attacker, defender))

  clause(['CA-9.16b'], 'of position is lost to who is threatened from flank or rear himself', () => {
    const HUN = 'byz-hun-m-lc-1'
    const rear = bench({ [HUN]: ['5413', 3], 'van-vandal-hc-1': ['5312', 3] })
    expect(superior(rear, HUN, 'van-vandal-hc-1')).toBe('AS')
    const beset = bench({ [HUN]: ['5413', 3], 'van-vandal-hc-1': ['5312', 3], [LN2]: ['5414', 5] })
    expect(superior(beset, HUN, 'van-vandal-hc-1')).toBe(null)
  })

  clause(['CA-T.SUP2', 'CA-T.MRRC3'], 'javelins help light infantry against light horse until they are thrown', () => {
    const javelins = (quiver: number): unknown => {
      const b = new Bench({
        scenario: 'dara',
        units: { 'per-saracen-lc-1': ['2410', 3], 'byz-auxilia-jav-li-21': ['2310', 0] },
        leaders: { perozes: '2610', belisarius: '1314' },
        more: { quiver: { 'byz-auxilia-jav-li-21': quiver } },
        stack: ordersOf('perozes'),
      })
      expect(superior(b, 'per-saracen-lc-1', 'byz-auxilia-jav-li-21')).toBe(quiver === 2 ? null : 'DS')
      b.do('second', { do: 'done' }).do('second', { do: 'shock', unit: 'per-saracen-lc-1' }, 9)
      b.flee()
      return b.quiver('byz-auxilia-jav-li-21')
    }
    expect([javelins(0), javelins(2)]).toEqual([2, 2])
  })

  clause(['CA-9.16j', 'CA-9.16k'], 'doubles what the defender takes, or triples what the attacker does', () => {
    const b = new Bench({
      scenario: 'taginae',
      units: { 'got-goth-hc-5': ['5413', 3], 'byz-lombard-hi-1': ['5312', 0] },
      leaders: { totila: '5613', narses: '4513' },
      tame: true,
      stack: ordersOf('totila'),
    })
    b.do('second', { do: 'done' }).do('second', { do: 'shock', unit: 'got-goth-hc-5' }, 5)
    // Column 6, size 7 to 5 unmoved: 5 gives 2(2), three times 2 for the horse.
    expect(b.last('result')).toMatchObject({ superior: 'DS', base: 6, attackerHits: 6, defenderHits: 2 })
  })

  clause(
    ['CA-11.5a', 'CA-11.5b'],
    'swords have it over infantry with an open flank, where nothing else decides',
    () => {
      const sword = (flanks: Written['units'], defender = 'rom-thracian-hi-10'): unknown =>
        superior(
          new Bench({
            scenario: 'utus-river',
            units: { 'hun-hun-mi-1': ['2121', 3], [defender]: ['2021', 0], ...flanks },
            leaders: { attila: '2520', arnegisclus: '1820' },
            stack: ordersOf('attila'),
          }),
          'hun-hun-mi-1',
          defender,
        )
      expect(sword({})).toBe('AS')
      expect(sword({ 'rom-thracian-hi-11': ['2020', 0], 'rom-thracian-hi-12': ['2022', 0] })).toBe(null)
      // One flank held, the other in a friend’s zone.
      expect(sword({ 'rom-thracian-hi-11': ['2020', 0], 'rom-thracian-hi-12': ['1922', 0] })).toBe(null)
      expect(sword({ 'rom-thracian-hi-11': ['2020', 0] })).toBe('AS')
      expect(sword({}, 'byz-thracian-cat-1')).toBe('DS')
    },
  )

  clause(['CA-T.SHOCK2', 'CA-DARA-13'], 'woods and a trench between all of them help the defender by a column', () => {
    const shift = (b: Bench, a: string, d: string): number => groundShift(b.state, combat(b, a, d))
    const woods = bench({ [CAT]: ['4003', 3], [LN]: ['3903', 0] })
    expect(shift(woods, CAT, LN)).toBe(-1)
    expect(shift(bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }), CAT, LN)).toBe(0)
  })
})

describe('hits', () => {
  clause(
    ['CA-9.12d', 'CA-9.16m', 'CA-10.13a'],
    'sizes add up; odd hits go to who counted, then as their owner likes',
    () => {
      const b = bench({ [CAT]: ['5413', 3], [CAT2]: ['5212', 0], [CAT3]: ['5213', 0], [LN]: ['5312', 0] })
      b.do('first', { do: 'done' })
      for (const unit of [CAT, CAT2, CAT3]) b.do('first', { do: 'shock', unit })
      expect(b.prompt('first')).toMatchObject({ key: 'count' })
      // 15 against 5 unmoved: two columns. CAT3 attacks from the rear, column 10 and two: 12. A 4 there is 2(4).
      b.do('first', { do: 'count', unit: CAT3 }, 4)
      expect(b.last('result')).toMatchObject({ sizeShift: 2, attackerHits: 2 })
      expect(b.prompt('first')).toMatchObject({ key: 'odd-hit', params: { left: 1 } })
      expect(b.targets('first', 'count', 'unit').sort()).toEqual([CAT, CAT2])
      b.do('first', { do: 'count', unit: CAT2 })
      expect([CAT, CAT2, CAT3].map((unit) => b.hits(unit))).toEqual([0, 1, 1])
    },
  )

  clause(['CA-10.12a'], 'do not weaken a unit', () => {
    const result = (hits: number): unknown =>
      shock(bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }, { hits: { [CAT]: hits } }), CAT, 9).last('result')
    expect(result(4)).toEqual(result(0))
  })

  clause(
    ['CA-10.15b', 'CA-10.15d'],
    'the greater excess breaks, all of that side; if one can bear it each for himself',
    () => {
      // 9 on column 9 is 2(4), doubled 8: lancers 5 with 0 hits are three over; Cataphracts with 6 one over.
      const b = shock(bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }, { hits: { [CAT]: 6 } }), CAT, 9).flee()
      expect([b.routed(LN), b.routed(CAT), b.hits(CAT)]).toEqual([true, false, 6])
      // With 0: 3(2), doubled 4; lancers with 1 hit break by nothing, Cataphracts with 6 by two: they go.
      const other = shock(
        bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }, { hits: { [CAT]: 6, [LN]: 1 } }),
        CAT,
        0,
      ).flee()
      expect([other.routed(CAT), other.routed(LN), other.hits(LN)]).toEqual([true, false, 4])
      // A second attacker who bears it: then both who cannot go.
      const two = bench({ [CAT]: ['5413', 3], [CAT2]: ['5412', 3], [LN]: ['5312', 0] }, { hits: { [CAT]: 6, [LN]: 4 } })
      two.do('first', { do: 'done' }).do('first', { do: 'shock', unit: CAT }).do('first', { do: 'shock', unit: CAT2 })
      two.do('first', { do: 'count', unit: CAT }, 0).flee()
      expect([two.routed(CAT), two.routed(CAT2), two.routed(LN)]).toEqual([true, false, true])
    },
  )
})

describe('the advance', () => {
  clause(['CA-9.21c', 'CA-9.21d'], 'costs what the ground does, never a rout, and is no move', () => {
    const b = bench(
      { [CAT]: ['4003', 3], [LN]: ['3903', 0] },
      { leaders: { belisarius: '4205', gelimer: '3708' }, hits: { [CAT]: 3, [LN]: 4 }, marks: { [CAT]: ['moved'] } },
    )
    // 2(2) at least: the lancers break; Cataphracts then stand at 5 or more, and the woods cost one.
    shock(b, CAT, 9).flee()
    expect([b.hex(CAT), b.hits(CAT)]).toEqual(['3903', 6])
    const last = bench(
      { [CAT]: ['4003', 3], [LN]: ['3903', 0] },
      { leaders: { belisarius: '4205', gelimer: '3708' }, hits: { [CAT]: 4, [LN]: 4 } },
    )
    shock(last, CAT, 9).flee()
    expect([last.hex(CAT), last.hits(CAT), last.routed(CAT)]).toEqual(['3903', 6, false])
  })

  clause(['CA-9.23a'], 'of several alike their player sends whom he likes; the superior one goes before others', () => {
    const b = bench(
      { [CAT]: ['5413', 3], [CAT2]: ['5412', 3], [LN]: ['5312', 0] },
      { hits: { [LN]: 4 }, marks: { [CAT]: CHARGING, [CAT2]: CHARGING } },
    )
    b.do('first', { do: 'done' }, 0, 0, 6)
    b.flee()
    expect(b.prompt('first')).toMatchObject({ key: 'vanguard' })
    b.do('first', { do: 'count', unit: CAT2 })
    expect([b.hex(CAT2), b.hex(CAT)]).toEqual(['5312', '5413'])
    const ranked = bench({ [CAT]: ['5413', 3], [CAT2]: ['5412', 3], [LN]: ['5312', 0] }, { hits: { [LN]: 4 } })
    ranked.do('first', { do: 'done' }).do('first', { do: 'shock', unit: CAT }).do('first', { do: 'shock', unit: CAT2 })
    ranked.do('first', { do: 'count', unit: CAT2 }, 5).flee()
    expect([ranked.hex(CAT2), ranked.hex(CAT)]).toEqual(['5312', '5413'])
  })

  clause(['CA-9.24b'], 'nobody advances where fire has driven the enemy off', () => {
    const b = bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }, { hits: { [LN]: 4 } })
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'fire', at: LN, after: 'stay' }, 0).flee()
    expect([b.routed(LN), b.hex(CAT), b.now]).toEqual([true, '5413', 'orders'])
  })

  clause(['CA-9.1a'], 'all shocks of a leader are over before momentum or the next leader', () => {
    const b = bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }).do('first', { do: 'done' })
    expect(b.now).toBe('designation')
    expect(b.why('first', { do: 'momentum' })).toBe('not-now')
  })
})

describe('engaged units (10.3)', () => {
  const engaged = (units: Written['units'], more: Partial<Written> = {}): Bench =>
    bench(units, { ...more, more: { engagedRule: true } })
  const MARKS = { [CAT]: ['engaged'], [LN]: ['engaged'] } as const

  clause(['CA-10.31a', 'CA-10.33a'], 'are those left in contact after shock, until they are not', () => {
    const b = shock(engaged({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }), CAT, 9)
    expect(b.routed(LN)).toBe(true)
    const stays = shock(engaged({ [CAT]: ['5413', 3], 'van-vandal-hc-1': ['5312', 0] }), CAT, 0)
    expect([stays.has(CAT, 'engaged'), stays.has('van-vandal-hc-1', 'engaged')]).toEqual([true, true])
    const without = shock(bench({ [CAT]: ['5413', 3], 'van-vandal-hc-1': ['5312', 0] }), CAT, 0)
    expect(without.has(CAT, 'engaged')).toBe(false)
    // Its enemy is elsewhere by now: the mark goes before the next shock.
    const freed = engaged({ [CAT]: ['5413', 3], [LN]: ['5112', 0] }, { marks: MARKS }).do('first', { do: 'done' })
    expect(freed.has(CAT, 'engaged')).toBe(false)
  })

  clause(['CA-10.31b'], 'neither move nor fire, are not fired at, and shock again', () => {
    const b = engaged({ [CAT]: ['5413', 3], [LN]: ['5312', 0], [CAT2]: ['5512', 3] }, { marks: MARKS })
    expect(b.clause('first', { do: 'order', unit: CAT })).toBe('CA-10.31b')
    b.do('first', { do: 'order', unit: CAT2 })
    expect(b.why('first', { do: 'fire', at: LN, after: 'stay' })).toBe('engaged-not-fired-at')
    b.do('first', { do: 'halt' }).do('first', { do: 'done' })
    expect(b.why('first', { do: 'done' })).toBe('engaged-must-shock')
    expect(b.may('first', { do: 'shock', unit: CAT })).toBe(true)
  })

  clause(['CA-10.32a'], 'light and mounted ones may get away from slower enemies instead', () => {
    const HUN = 'byz-hun-m-lc-1'
    const b = engaged({ [HUN]: ['5413', 3], [LN]: ['5312', 0] }, { marks: { [HUN]: ['engaged'], [LN]: ['engaged'] } })
    b.do('first', { do: 'done' })
    expect(b.why('first', { do: 'retire', unit: HUN, to: '5412' })).not.toBe(null)
    b.do('first', { do: 'retire', unit: HUN, to: '5513' })
    expect([b.hex(HUN), b.facing(HUN), b.has(HUN, 'engaged'), b.has(LN, 'engaged')]).toEqual(['5513', 3, false, false])
    // As fast as they are nobody gets away.
    const cat = engaged({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }, { marks: MARKS }).do('first', { do: 'done' })
    expect(cat.why('first', { do: 'retire', unit: CAT, to: '5513' })).toBe('cannot-disengage')
  })
})

describe('wild armies', () => {
  clause(['CA-11.2a'], 'are all but Byzantines and Persians', () => {
    const wild = (scenario: 'dara' | 'taginae' | 'casilinum' | 'tricameron'): boolean[] =>
      new Bench({ scenario, units: {}, stack: activationOf(0, 6) }).state.fierce
    expect([wild('dara'), wild('taginae'), wild('casilinum'), wild('tricameron')]).toEqual([
      [false, false],
      [false, true],
      [false, true],
      [false, true],
    ])
  })

  clause(['CA-11.2d'], 'who is left with too many hits by the loss breaks, at once or at the end of the step', () => {
    const b = new Bench({
      units: { ...FAR, [CAT]: ['5513', 3], [LN]: ['5313', 0], [LN2]: ['5113', 0] },
      leaders: { belisarius: '5613', gelimer: '3702' },
      hits: { [LN]: 6, [LN2]: 5 },
      stack: ordersOf('belisarius'),
    })
    // Lancers of 7 break at 7; 9 is above Gelimer’s 5, and those with 5 hits break too, without another roll.
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'fire', at: LN, after: 'stay' }, 0, 9).flee()
    expect([b.routed(LN), b.routed(LN2), b.state.fierce[1]]).toEqual([true, true, false])
    // Whoever broke first flees off the map: the others break all the same.
    const edge = new Bench({
      units: { ...FAR, [CAT]: ['3913', 3], [LN]: ['3713', 0], [LN2]: ['4513', 0] },
      leaders: { belisarius: '4013', gelimer: '3702' },
      hits: { [LN]: 6, [LN2]: 5 },
      stack: ordersOf('belisarius'),
    })
    edge.do('first', { do: 'order', unit: CAT }).do('first', { do: 'fire', at: LN, after: 'stay' }, 0, 9).flee()
    expect([edge.has(LN, 'eliminated'), edge.routed(LN2), edge.state.fierce[1]]).toEqual([true, true, false])
  })
})
