import { type Chance, type Happening, type PlayContext, quickChance, scriptedChance } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import { sequence } from '../rules/sequence.ts'
import { factsOf } from '../rules/state.ts'
import { ACTIVATIONS, Bench, ordersOf, type Written } from './bench.ts'

const LN = 'van-vandal-ln-1'
const LC = 'van-vandal-lc-1'
const CAT = 'byz-thracian-cat-1'

/** Vandals under Gelimer’s orders, with Byzantines before them. */
const vandals = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    units,
    leaders: { belisarius: '5913', gelimer: '4411' },
    tame: true,
    stack: ordersOf('gelimer'),
    ...more,
  })

const lineOf = (b: Bench, ...hexes: string[]): Bench => {
  const [seat] = b.waiting as ('first' | 'second')[]
  b.do(seat, b.actions(seat).find((action) => action.do === 'line') as Action)
  b.do(seat, { do: 'order', unit: b.targets(seat, 'order', 'unit')[0] })
  for (const to of hexes) b.do(seat, { do: 'step', to })
  return b.do(seat, { do: 'halt' })
}

/** A Game Turn begins with lines out of hand, each by its units; these are the dice for who goes first. */
const unruly = (position: Written, lines: readonly (readonly string[])[], ...dice: number[]): Bench =>
  letLoose(position, lines, scriptedChance(...dice))

function letLoose(position: Written, lines: readonly (readonly string[])[], chance: Chance): Bench {
  const b = new Bench({ ...position, stack: ACTIVATIONS })
  const { unit } = factsOf(b.state)
  b.state.unruly = lines.map((line) => line.map(unit))
  const play: PlayContext = {
    chance,
    tell: (happening: Happening) => b.told.push(happening),
    seal() {},
  }
  sequence.advance(b.state, play)
  return b
}

describe('lines that come nearer the enemy', () => {
  clause(['CA-11.31a', 'CA-5.23b', 'CA-11.2a'], 'of wild armies get out of hand by two hexes, not by one', () => {
    const far = { [LN]: ['4512', 0], [CAT]: ['5212', 3] } as const
    const two = lineOf(vandals(far), '4612', '4712').do('second', { do: 'done' })
    expect([two.has(LN, 'uncontrolled'), two.last('uncontrolled')]).toEqual([true, { units: [LN], roll: null }])
    const one = lineOf(vandals(far), '4612').do('second', { do: 'done' })
    expect(one.has(LN, 'uncontrolled')).toBe(false)
  })

  clause(['CA-11.31a'], 'stay in hand if only archers went', () => {
    const archers = new Bench({
      scenario: 'taginae',
      units: { 'got-goth-li-1': ['5010', 3], 'byz-armenian-cat-1': ['3810', 0] },
      leaders: { narses: '3710', totila: '5110' },
      tame: true,
      stack: ordersOf('totila'),
    })
    archers.state.stirred = true
    archers.do('second', { do: 'line', line: 2, unit: 'got-goth-li-1', as: 'rank' })
    archers.do('second', { do: 'order', unit: 'got-goth-li-1' })
    for (let i = 0; i < 3; i++)
      archers.do('second', { do: 'step', to: archers.targets('second', 'step', 'to')[0] as string })
    archers.do('second', { do: 'halt' }).do('second', { do: 'done' })
    expect(archers.has('got-goth-li-1', 'uncontrolled')).toBe(false)
  })

  clause(['CA-11.32a'], 'of a disciplined army roll the initiative of whoever commanded them, once', () => {
    const advance = (roll: number): Bench =>
      lineOf(
        new Bench({
          scenario: 'callinicum',
          units: { 'per-immortals-hc-2': ['2610', 3], 'byz-isaurian-mi-1': ['1610', 0] },
          leaders: { belisarius: '1413', azarethes: '2710' },
          stack: ordersOf('azarethes'),
        }),
        '2509',
        '2409',
      ).do('second', { do: 'done' }, roll)
    expect(advance(6).has('per-immortals-hc-2', 'uncontrolled')).toBe(false)
    expect(advance(7).has('per-immortals-hc-2', 'uncontrolled')).toBe(true)
  })
})

describe('a line out of hand', () => {
  const position: Written = {
    units: { [LN]: ['4512', 0], [CAT]: ['5112', 3] },
    marks: { [LN]: ['uncontrolled'] },
    leaders: { belisarius: '5913', gelimer: '4111' },
    tame: true,
    stack: [],
  }

  clause(
    ['CA-11.31b', 'CA-11.31c', 'CA-11.31f', 'CA-3.0h', 'CA-4.0a', 'CA-6.11a'],
    'goes before every leader, by its full allowance straight at the enemy',
    () => {
      const b = unruly(position, [[LN]])
      expect([b.now, b.waiting]).toEqual(['march', ['second']])
      expect(b.why('second', { do: 'halt' })).toBe('must-advance')
      expect(b.why('second', { do: 'turn', by: 'left' })).toBe('must-advance')
      while (b.prompt('second').key === 'march') {
        b.doByLot('second', b.actions('second')[0])
        while (b.prompt('first').key.startsWith('reaction')) b.doByLot('first', { do: 'decline' })
      }
      // Where it can go no further it halts by itself, and shocks.
      const { grid, hex } = factsOf(b.state)
      expect(grid.distance(hex(String(b.last('stepped')?.to)), hex('5112'))).toBe(1)
      expect(b.last('combat')).toMatchObject({ attackers: [LN], defenders: [CAT] })
    },
  )

  clause(['CA-11.31c', 'CA-11.31d', 'CA-4.0b', 'CA-11.31f'], 'must shock whom it reaches, and is in hand again', () => {
    const b = unruly({ ...position, units: { [LN]: ['4912', 0], [CAT]: ['5112', 3] } }, [[LN]])
    b.doByLot('second', { do: 'step', to: '5013' }, 5)
    while (b.now === 'reaction') b.doByLot('first', { do: 'decline' }, 5)
    expect(b.last('combat')).toMatchObject({ attackers: [LN], defenders: [CAT] })
    expect(b.last('check')).toBeDefined()
    expect(b.has(LN, 'uncontrolled')).toBe(false)
    // No momentum: leaders are next.
    expect(b.told.some(({ key }) => key === 'momentum')).toBe(false)
  })

  clause(['CA-11.31c'], 'light horse, too; and one that stands before an enemy already shocks without a check', () => {
    const light = unruly(
      { ...position, units: { [LC]: ['4912', 0], [CAT]: ['5112', 3] }, marks: { [LC]: ['uncontrolled'] } },
      [[LC]],
    )
    light.doByLot('second', { do: 'step', to: '5013' }, 3)
    while (light.now === 'reaction') light.doByLot('first', { do: 'decline' }, 3)
    // It is not asked whether it will.
    expect(light.last('combat')).toMatchObject({ attackers: [LC] })
    const before = { ...position, units: { [LN]: ['5012', 0], [CAT]: ['5111', 3] } } as const
    const standing = letLoose(before, [[LN]], quickChance(2))
    expect(standing.told.filter(({ key }) => key === 'stepped').length).toBe(0)
    expect(standing.told.filter(({ key }) => key === 'check').length).toBe(0)
    expect(standing.last('combat')).toMatchObject({ attackers: [LN] })
  })

  clause(['CA-11.31b'], 'both sides’ lines take turns after a roll; of his own a player takes which he likes', () => {
    const units = {
      [LN]: ['4512', 0],
      'van-vandal-ln-2': ['4504', 0],
      [CAT]: ['5112', 3],
    } as const
    const both: Written = {
      ...position,
      units,
      marks: { [LN]: ['uncontrolled'], 'van-vandal-ln-2': ['uncontrolled'], [CAT]: ['uncontrolled'] },
    }
    const b = unruly(both, [[LN], ['van-vandal-ln-2'], [CAT]], 3, 8)
    expect(b.last('rolled-for-first')).toMatchObject({ side: 1, initiative: 0 })
    expect([b.now, b.targets('second', 'order', 'unit')]).toEqual(['unruly', [LN, 'van-vandal-ln-2']])
    b.do('second', { do: 'order', unit: 'van-vandal-ln-2' })
    expect(b.now).toBe('march')
    while (b.waiting[0] === 'second' && b.now === 'march') b.do('second', b.actions('second')[0])
    // Now the Byzantine line.
    expect([b.now, b.waiting]).toEqual(['march', ['first']])
  })

  clause(['CA-11.31e'], 'takes no order but to move, and moves as before', () => {
    const b = vandals(
      { [LN]: ['4512', 0], [CAT]: ['5212', 3] },
      { marks: { [LN]: ['uncontrolled'] }, hits: { [LN]: 1 } },
    )
    expect(b.why('second', { do: 'recover', unit: LN })).toBe('out-of-hand')
    b.do('second', { do: 'order', unit: LN })
    expect(b.why('second', { do: 'halt' })).toBe('must-advance')
    expect(b.targets('second', 'step', 'to').length).toBeGreaterThan(0)
    const light = vandals(
      { [LC]: ['5012', 0], [CAT]: ['5212', 3] },
      {
        marks: { [LC]: ['uncontrolled'] },
        leaders: { belisarius: '5913', gelimer: '4910' },
      },
    )
    light.do('second', { do: 'order', unit: LC })
    expect(light.why('second', { do: 'fire', at: CAT, after: 'stay' })).toBe('out-of-hand')
  })

  clause(['CA-6.13b'], 'takes the hit of a second move', () => {
    const b = vandals({ [LN]: ['4512', 0], [CAT]: ['5212', 3] }, { marks: { [LN]: ['uncontrolled', 'moved'] } })
    b.do('second', { do: 'order', unit: LN })
    b.do('second', { do: 'step', to: b.targets('second', 'step', 'to')[0] as string })
    expect(b.hits(LN)).toBe(1)
  })

  clause(['CA-11.31b'], 'makes for the nearest enemy by hexes', () => {
    const b = unruly(
      { ...position, units: { [LN]: ['4512', 0], [CAT]: ['5112', 3], 'byz-thracian-cat-2': ['4517', 3] } },
      [[LN]],
    )
    // Five hexes down its own column: it must turn towards it.
    expect(b.targets('second', 'step', 'to')).toEqual([])
    expect([b.may('second', { do: 'turn', by: 'right' }), b.why('second', { do: 'turn', by: 'left' })]).toEqual([
      true,
      'must-advance',
    ])
  })

  describe('behind friends', () => {
    const friends = (...hexes: string[]): Written['units'] =>
      Object.fromEntries(hexes.map((hex, i) => [`van-vandal-ln-${i + 2}`, [hex, 0] as const]))
    const behind = (...hexes: string[]): Bench =>
      unruly({ ...position, units: { ...position.units, ...friends(...hexes) } }, [[LN]])
    /** It goes on by whatever comes first, until it has run. */
    const run = (b: Bench): Bench => {
      while (b.now === 'march') b.do('second', b.actions('second')[0])
      return b
    }

    clause(['CA-11.31c', 'CA-6.65b'], 'it goes through one rank of them, the shortest way', () => {
      const b = behind('4612', '4613')
      expect(b.targets('second', 'step', 'to').sort()).toEqual(['4612', '4613'])
      expect(b.why('second', { do: 'turn', by: 'left' })).toBe('must-advance')
    })

    clause(['CA-11.31c'], 'it goes around two, where it may not get through', () => {
      const b = behind('4612', '4613', '4711', '4712', '4713')
      expect(b.targets('second', 'step', 'to')).toEqual([])
      expect([b.may('second', { do: 'turn', by: 'left' }), b.why('second', { do: 'halt' })]).toEqual([
        true,
        'must-advance',
      ])
      const { grid, hex } = factsOf(b.state)
      expect(Number(grid.name(hex(run(b).hex(LN) ?? '')).slice(0, 2))).toBeGreaterThan(46)
      expect(b.hits(LN)).toBe(0)
    })

    clause(['CA-11.31c', 'CA-11.31e'], 'shut in by them it stays, and is out of hand as before', () => {
      const around = friends('4511', '4513', '4612', '4613', '4412', '4413')
      const columns = Object.fromEntries(Object.keys(around).map((unit) => [unit, ['column'] as const]))
      const marks = { ...position.marks, ...columns }
      const b = unruly({ ...position, units: { ...position.units, ...around }, marks }, [[LN]])
      expect([b.now, b.hex(LN), b.has(LN, 'uncontrolled')]).toEqual(['activation', '4512', true])
    })
  })
})
