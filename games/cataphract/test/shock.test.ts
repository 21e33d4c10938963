import { clause } from '@iacta/testing'
import { describe, expect, it } from 'vitest'
import { ratioShift, shockResult } from '../rules/clash.ts'
import { Bench, ordersOf, type Written } from './bench.ts'

const FAR = { 'van-vandal-ln-9': ['3702', 0] } as const
const LN = 'van-vandal-ln-1'
const CAT = 'byz-thracian-cat-1'

/** Byzantines west of 5600 face Vandals; Belisarius commands from behind. */
const bench = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    units: { ...FAR, ...units },
    leaders: { belisarius: '5613', gelimer: '3702' },
    tame: true,
    stack: ordersOf('belisarius'),
    ...more,
  })

/** Cataphracts in contact with lancers, front to front, who have not moved. */
const contact = (more: Partial<Written> = {}): Bench => bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0] }, more)

/** Ends the orders, has one unit shock where it stands, and lets things go on. */
const shock = (b: Bench, unit: string, ...dice: number[]): Bench =>
  b.do('first', { do: 'done' }).do('first', { do: 'shock', unit }, ...dice)

describe('the tables', () => {
  clause(['CA-T.SHOCK1', 'CA-9.16i', 'CA-T.SHOCK5'], 'are read as printed, and end at their edges', () => {
    expect(shockResult(1, 0)).toEqual({ attacker: 6, defender: 1 })
    expect(shockResult(7, 6)).toEqual({ attacker: 2, defender: 2 })
    expect(shockResult(8, 10)).toEqual({ attacker: 2, defender: 4 })
    expect(shockResult(6, 7)).toEqual({ attacker: 2, defender: 2 })
    expect(shockResult(13, 9)).toEqual({ attacker: 1, defender: 6 })
    expect(shockResult(15, -2)).toEqual(shockResult(13, 0))
  })

  clause(['CA-9.16d', 'CA-9.16e', 'CA-9.16f'], 'sizes are rounded for who moved, as in every example', () => {
    const moved = [
      [5, 4, 1],
      [4, 5, 0],
      [2, 5, -1],
      [11, 5, 2],
      [7, 12, 0],
      [7, 5, 1],
    ] as const
    for (const [a, d, shift] of moved) expect([a, d, ratioShift(a, d, true)]).toEqual([a, d, shift])
    expect([ratioShift(5, 4, false), ratioShift(4, 5, false), ratioShift(11, 5, false)]).toEqual([0, -1, 1])
  })
})

describe('designation', () => {
  clause(['CA-7.33a', 'CA-9.11a'], 'units in range that did not move may shock, without a check', () => {
    const b = contact().do('first', { do: 'done' })
    expect(b.targets('first', 'shock', 'unit')).toEqual([CAT])
    // Cataphracts against lancers: column 9, size 5 to 5, attack superior. 0 gives 3(2), doubled 4.
    b.do('first', { do: 'shock', unit: CAT }, 0, 5)
    expect(b.told.some(({ key }) => key === 'check')).toBe(false)
    expect(b.last('result')).toMatchObject({ base: 9, sizeShift: 0, superior: 'AS', attackerHits: 3, defenderHits: 4 })
  })

  clause(
    ['CA-7.31a', 'CA-7.32a', 'CA-9.13a'],
    'heavy units that move next to an enemy must, and both sides check',
    () => {
      const b = bench({ [CAT]: ['5514', 3], [LN]: ['5312', 0] })
        .do('first', { do: 'order', unit: CAT })
        .do('first', { do: 'step', to: '5414' })
        .do('first', { do: 'step', to: '5313' })
      expect(b.has(CAT, 'must-check')).toBe(true)
    },
  )

  clause(['CA-7.31b'], 'light units say so when they end their move', () => {
    const b = bench({ 'byz-hun-m-lc-1': ['5513', 3], 'van-vandal-lc-1': ['5312', 3] })
    b.state.routPoints = [0, 3]
    b.do('first', { do: 'order', unit: 'byz-hun-m-lc-1' }).do('first', { do: 'step', to: '5413' })
    b.do('second', { do: 'decline' })
    expect(b.why('first', { do: 'halt' })).toBe('not-now')
    b.do('first', { do: 'charge' })
    expect(b.has('byz-hun-m-lc-1', 'must-check')).toBe(true)
  })

  clause(
    ['CA-9.12a', 'CA-9.12b', 'CA-9.12c'],
    'everybody in a zone is attacked once; the attacker says by whom',
    () => {
      const units = {
        [CAT]: ['5413', 3],
        'byz-thracian-cat-2': ['5414', 3],
        [LN]: ['5312', 0],
        'van-vandal-ln-2': ['5313', 0],
        'van-vandal-ln-3': ['5314', 0],
      } as const
      const designated = (): Bench =>
        bench(units)
          .do('first', { do: 'done' })
          .do('first', { do: 'shock', unit: CAT })
          .do('first', { do: 'shock', unit: 'byz-thracian-cat-2' })
      const combats = (b: Bench): unknown[] => b.told.filter(({ key }) => key === 'combat').map(({ params }) => params)
      const first = designated()
      first.doByLot('first', { do: 'done' })
      expect(combats(first)).toEqual([
        { attackers: [CAT], defenders: [LN, 'van-vandal-ln-2'] },
        { attackers: ['byz-thracian-cat-2'], defenders: ['van-vandal-ln-3'] },
      ])
      const second = designated().do('first', { do: 'join', unit: 'byz-thracian-cat-2' })
      second.doByLot('first', { do: 'assault', unit: CAT, on: LN })
      expect(combats(second)).toEqual([
        { attackers: [CAT], defenders: [LN] },
        { attackers: ['byz-thracian-cat-2'], defenders: ['van-vandal-ln-2', 'van-vandal-ln-3'] },
      ])
    },
  )

  clause(['CA-7.34a'], 'routed units do not shock', () => {
    const b = contact({ marks: { [CAT]: ['routed'] } }).do('first', { do: 'done' })
    expect(b.now).not.toBe('designation')
  })
})

describe('the charge', () => {
  /** Cataphracts ride up to lancers who do not turn. */
  const charge = (hits: Readonly<Record<string, number>> = {}): Bench =>
    bench({ [CAT]: ['5513', 3], [LN]: ['5312', 0] }, { hits })
      .do('first', { do: 'order', unit: CAT })
      .do('first', { do: 'step', to: '5413' })
      .do('second', { do: 'decline' })
      .do('first', { do: 'halt' })

  clause(['CA-9.13a', 'CA-9.13d'], 'hits by as much as the roll is above the quality', () => {
    // 9 against 7: two hits; 6 against 5: one. Then the fight: 2 on column 9 is 2(2), doubled for the lancers.
    const b = charge().do('first', { do: 'done' }, 9, 6, 2)
    expect(b.told.filter(({ key }) => key === 'check').map(({ params }) => params.hits)).toEqual([2, 1])
    expect(b.hits(CAT)).toBe(4)
  })

  clause(['CA-9.13e', 'CA-9.21a', 'CA-9.22a', 'CA-10.21a'], 'who breaks at it flees two hexes, and is followed', () => {
    const b = charge({ [LN]: 4 })
      .do('first', { do: 'done' }, 3, 6)
      .flee()
    expect(b.routed(LN)).toBe(true)
    expect(b.hex(LN)?.slice(0, 2)).toBe('51')
    expect(b.hex(CAT)).toBe('5312')
    expect(b.prompt('first')).toMatchObject({ key: 'advance-turn' })
    expect(b.told.some(({ key }) => key === 'result')).toBe(false)
    b.do('first', { do: 'turn', by: 'left' })
    expect(b.facing(CAT)).toBe(2)
  })

  clause(['CA-9.13f'], 'an attacker who breaks flees, and nobody follows', () => {
    const b = charge({ [CAT]: 5 }).do('first', { do: 'done' }, 9, 0)
    expect(b.routed(CAT)).toBe(true)
    expect(b.hex(LN)).toBe('5312')
  })
})

describe('leaders in shock', () => {
  clause(['CA-9.14a', 'CA-9.14b', 'CA-12.11b'], 'are hurt on a 0, and killed by a roll above their combat', () => {
    const led = (): Bench => contact({ leaders: { 'a-john': '5413', belisarius: '5613', gelimer: '3702' } })
    const wounded = shock(led(), CAT, 0, 5, 3)
    expect(wounded.last('leader-wounded')).toMatchObject({ leader: 'a-john' })
    // His charisma of 4 is now 3.
    expect(wounded.last('result')).toMatchObject({ roll: 3, modified: 6 })
    const killed = shock(led(), CAT, 0, 6, 5, 5)
    expect(killed.leaderHex('a-john')).toBe(null)
    expect(killed.last('result')).toMatchObject({ roll: 5, modified: 1 })
    expect(killed.state.routPoints[0]).toBe(25)
  })
})

describe('results', () => {
  clause(['CA-9.15a', 'CA-9.16a'], 'from the rear the column is better, and the attacker superior', () => {
    const b = shock(bench({ [CAT]: ['5413', 3], [LN]: ['5312', 3] }), CAT, 0, 5)
    expect(b.last('result')).toMatchObject({ base: 10, superior: 'AS' })
  })

  clause(['CA-9.16c', 'CA-T.SUP1'], 'the weapons decide where the position does not', () => {
    const b = shock(bench({ 'byz-hun-m-lc-1': ['5413', 3], [LN]: ['5312', 0] }), 'byz-hun-m-lc-1', 0)
    expect(b.last('result')).toMatchObject({ base: 7, superior: null })
  })

  clause(['CA-10.13a'], 'are spread evenly over those who fought together', () => {
    const b = bench({ [CAT]: ['5413', 3], [LN]: ['5312', 0], 'van-vandal-ln-2': ['5313', 0] })
      .do('first', { do: 'done' })
      .do('first', { do: 'shock', unit: CAT })
      .do('first', { do: 'join', unit: CAT })
    expect(b.prompt('second')).toMatchObject({ key: 'count' })
    // 5 against 10, nobody moved: one column left, column 8; 9 there is 2(4), doubled 8.
    b.do('second', { do: 'count', unit: 'van-vandal-ln-2' }, 9, 5, 5)
    expect(b.last('result')).toMatchObject({ sizeShift: -1, column: 8, defenderHits: 8 })
    // Both waver, and steady themselves.
    expect([b.hits(LN), b.hits('van-vandal-ln-2')]).toEqual([3, 3])
  })

  clause(['CA-T.SHOCK3', 'CA-T.SHOCK4'], 'higher ground helps', () => {
    const hill = (attacker: string, defender: string): unknown => {
      const b = bench(
        { [CAT]: [attacker, 3], [LN]: [defender, 0] },
        { leaders: { belisarius: '5905', gelimer: '3702' } },
      )
      return shock(b, CAT, 0, 5).last('result')?.groundShift
    }
    // Level 1 is in columns 57 to 59 of the first rows.
    expect(hill('5702', '5602')).toBe(1)
  })

  clause(['CA-9.17a', 'CA-10.21e', 'CA-10.26a'], 'with hits of the quality or more a unit routs', () => {
    const b = shock(contact({ hits: { [LN]: 1 } }), CAT, 0)
    expect(b.routed(LN)).toBe(true)
    expect(b.hits(LN)).toBe(0)
  })

  clause(['CA-9.17b'], 'one hit short of it, and in an enemy’s zone, it rolls', () => {
    // 3(2) doubled is 4: one less than 5.
    const breaks = shock(contact(), CAT, 0, 6).flee()
    expect(breaks.last('waver')).toMatchObject({ tq: 5, routs: true })
    expect(breaks.hex(CAT)).toBe('5312')
    const steadies = shock(contact(), CAT, 0, 5)
    expect(steadies.hits(LN)).toBe(3)
  })

  clause(['CA-10.15a', 'CA-10.15c', 'CA-9.23a'], 'if all would rout, by as much, the defender does', () => {
    // Cataphracts 7 with 5 hits, lancers 5 with 2; 2 on column 9: 2(2), doubled 4. Excess 0 and 1.
    const b = shock(contact({ hits: { [CAT]: 5, [LN]: 2 } }), CAT, 2).flee()
    expect(b.routed(LN)).toBe(true)
    expect([b.routed(CAT), b.hits(CAT), b.hex(CAT)]).toEqual([false, 6, '5312'])
  })
})

describe('wild armies', () => {
  clause(
    ['CA-11.2b', 'CA-11.2c'],
    'have two more of quality, until a roll after a rout is above their commander',
    () => {
      const wild = (hits: number, ...dice: number[]): Bench =>
        shock(contact({ tame: false, hits: { [LN]: hits } }), CAT, ...dice)
      // 3(2) doubled is 4, on quality 7.
      expect(wild(2, 0, 7).routed(LN)).toBe(false)
      const kept = wild(3, 0, 5)
      expect(kept.routed(LN)).toBe(true)
      expect(kept.last('army-check')).toMatchObject({ needs: 5, lost: false })
      expect(wild(3, 0, 6).state.fierce[1]).toBe(false)
    },
  )
})

describe('the end', () => {
  // Another turn of Tricameron begins with a roll for reinforcements.
  const turnsEnd = (points: [number, number], ...dice: number[]): Bench => {
    const b = bench({ [CAT]: ['5513', 3] }, { leaderMarks: { gelimer: ['finished'] } })
    b.state.routPoints = points
    return b.do('first', { do: 'done' }).do('first', { do: 'decline' }, ...dice)
  }

  clause(['CA-12.0a', 'CA-12.12a', 'CA-12.12b', 'CA-TRIC-14'], 'comes when an army has reached its level', () => {
    expect(turnsEnd([34, 29], 5).state.outcome).toBe(null)
    expect(turnsEnd([34, 30]).state.outcome).toMatchObject({ winners: [0], way: 'withdrawal' })
    expect(turnsEnd([35, 29]).state.outcome).toMatchObject({ winners: [1] })
    expect(turnsEnd([36, 32]).state.outcome).toMatchObject({ winners: [0], way: 'both-withdraw' })
    expect(turnsEnd([36, 31]).state.outcome).toMatchObject({ winners: [] })
  })

  it('begins another turn otherwise', () => {
    expect(turnsEnd([0, 0], 5).state.turn).toBe(3)
  })
})
