import { quickChance } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { cataphract as game } from '../rules/game.ts'
import { factsOf, isMarked } from '../rules/state.ts'
import { activationOf, Bench, ordersOf, type Written } from './bench.ts'

/** Rules that meet one another. */

const CAT = 'byz-thracian-cat-1'
const MI = 'byz-isaurian-mi-1'
const LI = 'byz-auxilia-bow-li-1'
const HC = 'per-immortals-hc-1'
const LC = 'per-saracen-lc-1'
const LN = 'van-vandal-ln-1'
const FAR = { 'van-vandal-ln-9': ['3702', 0] } as const

const callinicum = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    scenario: 'callinicum',
    units,
    leaders: { belisarius: '1413', azarethes: '3408' },
    stack: ordersOf('belisarius'),
    ...more,
  })
const tricameron = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    units: { ...FAR, ...units },
    leaders: { belisarius: '5613', gelimer: '3702' },
    tame: true,
    stack: ordersOf('belisarius'),
    ...more,
  })

const finished = (b: Bench, leader: string): boolean => isMarked(b.state, factsOf(b.state).leader(leader), 'finished')

/** Whoever is asked declines, or takes the first that is open to him, until something else is asked. */
function pass(b: Bench, ...steps: string[]): Bench {
  while (steps.includes(b.now ?? '')) {
    const [seat] = b.waiting
    b.do(seat, b.actions(seat)[0])
  }
  return b
}

/** A unit is ordered, and nobody gets out of its way. */
function order(b: Bench, unit: string): Bench {
  const [seat] = b.waiting
  b.do(seat, { do: 'order', unit })
  while (b.now === 'reaction') b.do(b.waiting[0], { do: 'decline' })
  return b
}
const step = (b: Bench, ...hexes: string[]): Bench => {
  const [seat] = b.waiting
  for (const to of hexes) {
    b.do(seat, { do: 'step', to })
    while (b.now === 'reaction') b.do(b.waiting[0], { do: 'decline' })
  }
  return b
}

describe('columns before the enemy', () => {
  clause(['CA-7.34a', 'CA-6.45b', 'CA-7.32a'], 'do not shock whomever they come upon, heavy or light', () => {
    const b = callinicum({ [MI]: ['1610', 2], [HC]: ['1811', 0] }, { marks: { [MI]: ['column'] } })
    step(order(b, MI), '1710').do('first', { do: 'halt' })
    expect(b.has(MI, 'must-check')).toBe(false)
    b.do('first', { do: 'done' })
    expect([b.now, b.last('combat')]).toEqual(['momentum', undefined])
    const archers = tricameron({ [LI]: ['5612', 5], [LN]: ['5411', 3] }, { marks: { [LI]: ['column'] } })
    step(order(archers, LI), '5511')
    expect(archers.may('first', { do: 'halt' })).toBe(true)
  })

  clause(['CA-7.34a'], 'formed beside him, after the marker was placed, do not shock either', () => {
    const b = callinicum({ [MI]: ['1610', 0], [HC]: ['1811', 0] })
    step(order(b, MI), '1710')
    expect(b.has(MI, 'must-check')).toBe(true)
    b.do('first', { do: 'form', facing: 2 }).do('first', { do: 'done' })
    expect(b.last('combat')).toBeUndefined()
  })

  clause(['CA-7.25b', 'CA-6.42a'], 'turn in his zone by half of what they have in column', () => {
    const b = tricameron({ [LI]: ['5612', 2], [LN]: ['5511', 0] }, { marks: { [LI]: ['column'] } })
    order(b, LI)
    for (let i = 0; i < 3; i++) b.do('first', { do: 'turn', by: 'left' })
    // It can do nothing more: its move is over.
    expect([b.now, b.facing(LI)]).toEqual(['orders', 5])
  })
})

describe('leaders', () => {
  const SARACEN = { [CAT]: ['1710', 0], [LC]: ['1811', 3], [HC]: ['3008', 3] } as const

  clause(
    ['CA-5.26b', 'CA-5.31d'],
    'who let units shock from an enemy’s zone are finished by it, even if it frees them',
    () => {
      const b = callinicum(SARACEN, {
        leaders: { bouzes: '1710', azarethes: '3008' },
        hits: { [LC]: 3 },
        stack: ordersOf('bouzes'),
      })
      b.do('first', { do: 'done' }).do('first', { do: 'shock', unit: CAT }, 5, 5)
      b.flee()
      pass(b, 'advanceTurn')
      expect(b.leaderHex('bouzes')).toBe('1811')
      expect([finished(b, 'bouzes'), b.now]).toEqual([true, 'activation'])
    },
  )

  clause(['CA-4.33d', 'CA-3.0b'], 'who miss the 0 beyond their commander’s range have no shock either', () => {
    const b = callinicum(SARACEN, {
      leaders: { bouzes: '1611', azarethes: '3008' },
      stack: ordersOf('bouzes', 'may-roll'),
    })
    expect(b.may('first', { do: 'order', unit: CAT })).toBe(true)
    b.do('first', { do: 'roll' }, 1)
    expect([finished(b, 'bouzes'), b.now]).toEqual([true, 'activation'])
  })

  clause(['CA-5.26c'], 'freed from an enemy’s zone go before others of the same initiative', () => {
    const b = callinicum(
      { [CAT]: ['1710', 3], [HC]: ['1811', 3] },
      {
        leaders: { belisarius: '1413', bouzes: '1710', 'a-john': '1720', azarethes: '3008' },
        leaderMarks: { azarethes: ['finished'] },
        stack: activationOf(0, 5),
      },
    )
    b.do('first', { do: 'wait', leader: 'bouzes' }).do('first', { do: 'trump', leader: 'belisarius' }, 0)
    b.do('first', { do: 'lead', leader: 'bouzes' })
    b.do('first', { do: 'step', to: '1610' }).do('first', { do: 'halt' })
    b.do('first', { do: 'done' }).do('first', { do: 'decline' })
    expect(b.targets('first', 'activate', 'leader')).toEqual(['bouzes'])
    expect(b.why('first', { do: 'activate', leader: 'a-john' })).toBe('freed-leader-first')
    expect(b.why('first', { do: 'trump', leader: 'a-john' })).toBe('freed-leader-first')
  })

  clause(['CA-5.45a'], 'who have trumped have done something by a rally', () => {
    const stack = ordersOf('belisarius').map((frame) => ('kind' in frame ? { ...frame, bound: true } : frame))
    const b = callinicum(
      { [CAT]: ['1511', 0], [LC]: ['1611', 3], 'byz-thracian-cat-2': ['1213', 0], [HC]: ['3008', 3] },
      { marks: { 'byz-thracian-cat-2': ['routed'] }, more: { quiver: { [LC]: 2 } }, stack },
    )
    expect(b.may('first', { do: 'done' })).toBe(true)
    b.do('first', { do: 'rally', unit: 'byz-thracian-cat-2' }, 0).do('first', { do: 'face', facing: 0 })
    b.do('first', { do: 'done' })
    expect([b.now, b.may('first', { do: 'done' })]).toEqual(['designation', true])
  })

  clause(['CA-4.23b', 'CA-6.14a'], 'who have ridden go along with a unit no further than their nine points', () => {
    const b = tricameron({ [CAT]: ['5113', 3] }, { leaders: { belisarius: '5513', gelimer: '3702' } })
    b.do('first', { do: 'lead', leader: 'belisarius' })
    for (const to of ['5413', '5313', '5213', '5113']) b.do('first', { do: 'step', to })
    b.do('first', { do: 'halt' }).do('first', { do: 'order', unit: CAT })
    b.do('first', { do: 'lead', leader: 'belisarius' })
    for (const to of ['5013', '4912', '4812', '4711']) b.do('first', { do: 'step', to })
    expect(b.why('first', { do: 'step', to: '4611' })).toBe('leader-has-ridden')
    expect(b.leaderHex('belisarius')).toBe('4711')
  })

  clause(['CA-4.62a', 'CA-4.61a'], 'who withdraw may come to a friend in an enemy’s zone, and stop there', () => {
    const b = callinicum(
      { [CAT]: ['1610', 0], [HC]: ['1910', 3], 'per-immortals-hc-2': ['1509', 0] },
      { leaders: { 'a-john': '1710', azarethes: '2110' }, stack: ordersOf('azarethes') },
    )
    b.do('second', { do: 'order', unit: HC }).do('second', { do: 'step', to: '1811' })
    expect(b.prompt('first')).toMatchObject({ key: 'escape', params: { leader: 'a-john' } })
    b.do('first', { do: 'step', to: '1610' })
    expect([b.leaderHex('a-john'), b.waiting]).toEqual(['1610', ['second']])
  })

  clause(['CA-4.62c', 'CA-4.62a'], 'get away from who enters their very hex', () => {
    const b = tricameron(
      { [LN]: ['5412', 0] },
      { leaders: { belisarius: '5512', gelimer: '5312' }, stack: ordersOf('gelimer') },
    )
    b.do('second', { do: 'order', unit: LN }).do('second', { do: 'step', to: '5512' })
    expect(b.prompt('first')).toMatchObject({ key: 'escape', params: { leader: 'belisarius' } })
    expect(b.why('first', { do: 'halt' })).toBe('must-escape')
  })

  clause(['CA-4.62a', 'CA-4.62c'], 'get away from units that flee or withdraw towards them, too', () => {
    const flight = tricameron(
      { [LN]: ['5313', 0], [CAT]: ['5513', 3] },
      { hits: { [LN]: 4 }, leaders: { belisarius: '5613', 'a-john': '5113', gelimer: '3702' } },
    )
    flight.do('first', { do: 'order', unit: CAT }).do('first', { do: 'fire', at: LN, after: 'stay' }, 0)
    flight.do('second', { do: 'flee', to: '5213' })
    expect(flight.prompt('first')).toMatchObject({ key: 'escape', params: { leader: 'a-john' } })
    const withdrawal = callinicum(
      { [MI]: ['1810', 0], 'per-persian-lc-1': ['2010', 3], [HC]: ['3408', 3] },
      { leaders: { belisarius: '1612', bouzes: '2211', azarethes: '3408' } },
    )
    withdrawal.do('first', { do: 'order', unit: MI })
    withdrawal.do('second', { do: 'withdraw' }).do('second', { do: 'step', to: '2110' })
    expect(withdrawal.prompt('first')).toMatchObject({ key: 'escape', params: { leader: 'bouzes' } })
  })

  clause(['CA-4.62a'], 'have nobody to get away from when he has been lost meanwhile', () => {
    const b = tricameron(
      {},
      {
        marks: { [LN]: ['eliminated'] },
        stack: [...ordersOf('belisarius'), { step: 'escape', leader: 'belisarius', mover: LN, left: 3 }],
      },
    )
    expect(b.waiting).toEqual([])
  })

  clause(['CA-4.63a', 'CA-4.63c'], 'who stood for one who fell may be replaced in turn', () => {
    const b = callinicum(
      { [CAT]: '1710', [HC]: ['3008', 3] },
      {
        leaderMarks: { bouzes: ['fallen'], 'replacement-byzantine-1': ['fallen'] },
        more: { standsFor: { 'replacement-byzantine-1': 'bouzes' } },
      },
    )
    b.do('first', { do: 'replace', leader: 'bouzes', at: '1710' })
    expect(b.leaderHex('replacement-byzantine-2')).toBe('1710')
    expect(b.why('first', { do: 'replace', leader: 'bouzes', at: '1710' })).toBe('nobody-to-replace')
  })

  clause(['CA-9.14b', 'CA-8.19a'], 'are killed by a second wound without another die', () => {
    const b = callinicum(
      { [CAT]: ['1710', 0], [LC]: ['1910', 3] },
      { leaders: { belisarius: '1710', azarethes: '1910' }, leaderMarks: { azarethes: ['wounded'] } },
    )
    order(b, CAT).do('first', { do: 'fire', at: LC, after: 'stay' }, 0, 0)
    expect(b.last('leader-lost')).toMatchObject({ leader: 'azarethes' })
  })
})

describe('units in rout', () => {
  const toWoods = { step: 'rout', unit: LN, left: 2, byPoints: true }

  clause(['CA-10.22a', 'CA-6.25a'], 'enter in their phase only what they can still pay', () => {
    const b = tricameron(
      { [LN]: ['4007', 3], [CAT]: ['5513', 3] },
      {
        marks: { [LN]: ['routed'] },
        stack: [
          { step: 'battle' },
          { step: 'turn', at: 5 },
          { step: 'routPhase', side: 1, done: [LN, 'van-vandal-ln-9'] },
          toWoods,
        ],
      },
    )
    // A point left, and woods to one hand: it goes to the other.
    b.do('second', { do: 'flee', to: '3906' }, 5)
    expect(b.hex(LN)).toBe('3807')
  })

  clause(['CA-6.65d'], 'who would have to stop with two friends one behind the other are lost, and harm both', () => {
    const friends = ['5112', '5113', '5012', '5013']
    const b = tricameron(
      {
        [LN]: ['5313', 0],
        [CAT]: ['5513', 3],
        ...Object.fromEntries(friends.map((hex, i) => [`van-vandal-ln-${i + 2}`, [hex, 0]])),
      } as Written['units'],
      { hits: { [LN]: 4 } },
    )
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'fire', at: LN, after: 'stay' }, 0)
    b.do('second', { do: 'flee', to: '5213' })
    b.do('second', { do: 'flee', to: '5112' }, 0)
    b.do('second', { do: 'flee', to: '5012' }, 0)
    expect([b.has(LN, 'eliminated'), b.hits('van-vandal-ln-2'), b.hits('van-vandal-ln-4')]).toEqual([true, 1, 1])
    expect(b.now).not.toBe('rout')
  })
})

describe('missiles', () => {
  clause(['CA-11.4a'], 'foot archers who leave their place between two fires have lost the second', () => {
    const b = tricameron({ [LI]: ['5513', 3], [LN]: ['5212', 0] }, { leaders: { belisarius: '5613', gelimer: '3702' } })
    b.do('first', { do: 'order', unit: LI }).do('first', { do: 'fire', at: LN, after: 'move' }, 8)
    expect(b.may('first', { do: 'fire', at: LN, after: 'move' })).toBe(true)
    b.do('first', { do: 'step', to: '5413' })
    pass(b, 'reaction')
    expect(b.why('first', { do: 'fire', at: LN, after: 'move' })).toBe('fired-already')
  })

  clause(['CA-8.18a', 'CA-8.13b'], 'are found again beyond the range of horse that could only harass', () => {
    const supply = (at: string): number =>
      callinicum(
        { [CAT]: ['1710', 0], 'per-persian-lc-1': [at, 3] },
        { leaderMarks: { azarethes: ['finished'] }, more: { quiver: { [CAT]: 2 } }, stack: activationOf(0, 6) },
      )
        .do('first', { do: 'pass', leader: 'belisarius' })
        .quiver(CAT)
    // They shoot three hexes far, and harass from four.
    expect([supply('2010'), supply('2110')]).toEqual([2, 0])
  })

  clause(['CA-11.85b', 'CA-8.34a'], 'try the tempers of a champion’s men less', () => {
    const goes = (champion: number | null): unknown => {
      const b = new Bench({
        scenario: 'dara',
        turn: 1,
        units: { 'per-saracen-lc-1': ['2405', 3], 'byz-numeri-mi-1': ['2105', 0] },
        leaders: { pitames: '2705', belisarius: '1314' },
        more: { champion },
        stack: ordersOf('pitames'),
      })
      b.do('second', { do: 'order', unit: 'per-saracen-lc-1' })
      b.do('second', { do: 'harass', at: 'byz-numeri-mi-1' })
      pass(b, 'foray')
      while (b.prompt('first').key !== 'riposte-turn') b.do('first', { do: 'decline' })
      b.do('first', { do: 'decline' }, 2, 6)
      return b.last('impetuous')
    }
    expect([goes(null), goes(0)]).toMatchObject([{ goes: true }, { goes: false }])
  })

  clause(['CA-T.MRRC3'], 'javelins are gone after a shock that ended with the charge', () => {
    const b = new Bench({
      scenario: 'dara',
      units: { 'per-cadiseni-ln-1': ['2510', 3], 'byz-auxilia-jav-li-21': ['2310', 0] },
      leaders: { perozes: '2610', belisarius: '1314' },
      hits: { 'per-cadiseni-ln-1': 4 },
      stack: ordersOf('perozes'),
    })
    b.do('second', { do: 'order', unit: 'per-cadiseni-ln-1' }).do('second', { do: 'step', to: '2410' })
    pass(b, 'reaction')
    b.do('second', { do: 'done' }, 9, 0)
    b.flee()
    expect([b.routed('per-cadiseni-ln-1'), b.quiver('byz-auxilia-jav-li-21')]).toEqual([true, 2])
  })
})

describe('shock', () => {
  clause(
    ['CA-3.0d', 'CA-9.1b'],
    'goes from the charge to who falls, to the fight, to collapse, for all before the next',
    () => {
      const b = callinicum(
        {
          [CAT]: ['1710', 0],
          'byz-thracian-cat-2': ['1713', 0],
          [LC]: ['1811', 3],
          'per-saracen-lc-2': ['1814', 3],
          [HC]: ['3008', 3],
        },
        {
          leaders: { bouzes: '1710', 'a-john': '1713', azarethes: '3008' },
          marks: {
            [CAT]: ['ordered', 'stepped', 'must-check'],
            'byz-thracian-cat-2': ['ordered', 'stepped', 'must-check'],
          },
          stack: ordersOf('bouzes'),
        },
      )
      // Nobody is short; 0 strikes both leaders, who are hurt; then two fights.
      b.do('first', { do: 'done' }, 0, 0, 0, 0, 0, 5, 0, 5, 9, 9)
      const steps = ['combat', 'check', 'leader-wounded', 'result', 'routed']
      expect(b.told.map(({ key }) => key).filter((key) => steps.includes(key))).toEqual([
        ...['combat', 'combat'],
        ...['check', 'check', 'check', 'check'],
        ...['leader-wounded', 'leader-wounded'],
        ...['result', 'result'],
        'routed',
      ])
    },
  )

  clause(
    ['CA-9.22a', 'CA-7.13a', 'CA-9.21c'],
    'turning on difficult ground after an advance costs a hit, and no rout',
    () => {
      const advanced = (hits: number): Bench => {
        const b = callinicum(
          { [CAT]: ['1524', 2], [LC]: ['1525', 2], [HC]: ['3008', 3] },
          { leaders: { belisarius: '1522', azarethes: '3008' }, hits: { [CAT]: hits, [LC]: 3 } },
        )
        b.do('first', { do: 'done' }).do('first', { do: 'shock', unit: CAT }, 5)
        b.flee()
        return b
      }
      const b = advanced(0)
      const before = b.hits(CAT)
      b.do('first', { do: 'turn', by: 'left' })
      expect([b.hex(CAT), b.hits(CAT) - before, b.last('turned')]).toMatchObject(['1525', 1, { hits: 1 }])
      const weary = advanced(4).do('first', { do: 'turn', by: 'left' })
      expect([weary.hits(CAT), weary.routed(CAT)]).toEqual([6, false])
    },
  )
})

describe('subordinates at the Catalaunian Fields', () => {
  clause(['CA-CATA-20'], 'command lines without a roll in range of their own commander, else on a roll', () => {
    const line = (at: string, turn: number): string | null =>
      new Bench({
        scenario: 'catalaunian-fields',
        turn,
        units: { 'wro-visigoth-mi-6': [at, 0], 'hun-hun-hc-1': ['3320', 3] },
        leaders: { theodoric: '2130', 'theodoric-ii': at, attila: '3320' },
        stack: activationOf(0, 4),
      })
        .do('first', { do: 'activate', leader: 'theodoric-ii' })
        .why('first', { do: 'line', line: 4, unit: 'wro-visigoth-mi-6', as: 'rank' })
    expect([line('2132', 2), line('2140', 2), line('2140', 1)]).toEqual([null, 'not-entitled-to-lines', null])
  })
})

describe('withdrawals', () => {
  clause(['CA-6.55a'], 'do not lead through the Volturno', () => {
    const b = new Bench({
      scenario: 'casilinum',
      units: { 'byz-hun-m-lc-1': ['1824', 3], 'fra-frank-mi-1': ['2023', 0] },
      leaders: { buccelin: '2022', narses: '3108' },
      tame: true,
      stack: ordersOf('buccelin'),
    })
    b.do('second', { do: 'order', unit: 'fra-frank-mi-1' }).do('first', { do: 'withdraw' })
    expect(b.why('first', { do: 'step', to: '1723' })).toBe(null)
    expect(b.why('first', { do: 'step', to: '1724' })).toBe('not-into-that-ground')
  })

  clause(['CA-TAGI-10'], 'are no way for the Gothic archers to leave their place', () => {
    const b = new Bench({
      scenario: 'taginae',
      units: { 'got-goth-li-1': ['5711', 3], 'byz-lombard-hi-1': ['5411', 0] },
      leaders: { totila: '5712', narses: '5310' },
      stack: ordersOf('narses'),
    })
    b.do('first', { do: 'order', unit: 'byz-lombard-hi-1' }).do('first', { do: 'step', to: '5511' })
    expect(b.waiting).toEqual(['first'])
    b.state.stirred = true
    expect(b.may('first', { do: 'halt' })).toBe(true)
  })
})

describe('those who go over at Tricameron', () => {
  const over = (units: Written['units']): Bench =>
    tricameron(units, {
      leaders: { belisarius: '5515', gelimer: '3702', pharas: '5412', sunicas: '5120' },
      leaderMarks: { gelimer: ['finished'], sunicas: ['finished'], pharas: ['finished'] },
      more: { routPoints: [6, 5] },
      stack: activationOf(0, 6),
    }).do('first', { do: 'pass', leader: 'belisarius' }, ...[])

  clause(['CA-TRIC-07', 'CA-4.62c'], 'part from leaders of the army they leave, who get away or are lost', () => {
    const b = over({ 'byz-hun-m-lc-1': ['5515', 3], 'byz-heruli-ln-1': ['5511', 3], [CAT]: ['5412', 3] })
    expect(b.prompt('second')).toMatchObject({ key: 'escape', params: { leader: 'pharas' } })
    b.do('second', { do: 'step', to: '5411' }).do('second', { do: 'halt' })
    expect(b.prompt('first')).toMatchObject({ key: 'escape', params: { leader: 'belisarius' } })
    expect(b.why('first', { do: 'halt' })).toBe('must-escape')
  })
})

describe('reinforcements', () => {
  clause(['CA-TRIC-09', 'CA-6.13a'], 'have moved when they have come by the edge', () => {
    const b = tricameron(
      {},
      {
        more: { arrival: 'coming', entry: '6010' },
        stack: [{ step: 'battle' }, { step: 'turn', at: 1 }, { step: 'arrival' }],
      },
    )
    const unit = 'byz-numeri-mi-1'
    b.do('first', { do: 'order', unit })
    expect([b.has(unit, 'moved'), b.hits(unit)]).toEqual([true, 0])
    b.do('first', { do: 'step', to: '5910' })
    expect([b.has(unit, 'moved'), b.hits(unit)]).toEqual([true, 0])
  })
})

describe('what is agreed beforehand', () => {
  const OPTIONS = {
    scenario: 'tricameron',
    sides: 'bid',
    levels: 'altered',
    firstLevel: -30,
    secondLevel: -30,
    engaged: 'off',
  } as const
  const play = { chance: quickChance(1), tell() {}, seal() {} }

  clause(['CA-S.GEN2', 'CA-S.GEN3'], 'leaves something of a level', () => {
    const s = game.start(OPTIONS, play)
    expect(s.levels).toEqual([5, 1])
    game.play(s, 0, { do: 'bid', points: 24 }, play)
    game.play(s, 1, { do: 'bid', points: 3 }, play)
    game.play(s, 0, { do: 'side', named: 'first' }, play)
    expect(s.levels).toEqual([1, 1])
  })

  clause(['CA-S.GEN2'], 'is not known of the other, nor whether he has bid', () => {
    const s = game.start(OPTIONS, play)
    const world = game.imagine({ seat: 0, view: game.view(s, 0), heard: [] }, quickChance(1))
    expect(game.waiting(world)).toBe(game.waiting(s))
  })
})

describe('the zone across the trench at Dara', () => {
  const CADISENI = 'per-cadiseni-ln-1'
  const before = (units: Written['units'], leader = 'belisarius'): Bench =>
    new Bench({
      scenario: 'dara',
      units,
      leaders: { belisarius: '1308', perozes: '2010' },
      stack: ordersOf(leader),
    })

  clause(['CA-DARA-14', 'CA-8.22a'], 'is left under fire', () => {
    // The trench runs between 1608 and 1707; archers behind it look east.
    const b = before({ 'byz-auxilia-bow-li-1': ['1608', 0], [CADISENI]: ['1707', 0] }, 'perozes')
    b.do('second', { do: 'order', unit: CADISENI })
    while (b.now === 'reaction') b.do('first', { do: 'decline' })
    b.do('second', { do: 'step', to: '1807' })
    expect(b.prompt('first')).toMatchObject({ key: 'reaction-fire', params: { mover: CADISENI } })
    b.do('first', { do: 'fire', at: CADISENI, after: 'stay' }, 6)
    // Strength 6 at range 2.
    expect(b.last('fired')).toMatchObject({ needs: 6, hits: 1 })
  })

  clause(['CA-DARA-14', 'CA-8.23c'], 'holds who is in contact there from answering others', () => {
    const answers = (contact: boolean): unknown => {
      const b = before(
        {
          'byz-auxilia-bow-li-1': ['1608', 0],
          ...(contact ? { [CADISENI]: ['1707', 3] as const } : {}),
          'per-persian-li-1': ['1909', 3],
        },
        'perozes',
      )
      b.do('second', { do: 'order', unit: 'per-persian-li-1' })
      while (b.now === 'reaction') b.do('first', { do: 'decline' })
      b.do('second', { do: 'fire', at: 'byz-auxilia-bow-li-1', after: 'stay' }, 5)
      return b.prompt('first').key
    }
    expect([answers(false), answers(true)]).toEqual(['return-fire', 'wait'])
  })
})
