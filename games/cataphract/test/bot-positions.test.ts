import { quickChance, readOptions, type Seat, seatsIn } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { asFarAsSure } from '../bot/ahead.ts'
import { brain } from '../bot/brain.ts'
import { Field } from '../bot/field.ts'
import { OPTIONS, SEAT_IDS } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { cataphract as game } from '../rules/game.ts'
import { FACTS, type Hex, type Unit } from '../rules/printed.ts'
import { sequence } from '../rules/sequence.ts'
import { nearestEnemy, sideOf } from '../rules/state.ts'
import { activationOf, Bench, ordersOf, type Written } from './bench.ts'

const [FIRST, SECOND] = [0, 1] as const satisfies readonly Seat[]

/** What a sure hand does in a position. */
const planned = ({ state }: Bench, seat: Seat): readonly Action[] => brain.plan(state, seat, quickChance(1), 0)

/** Plays on with what a sure hand does, as long as it is asked at this step. */
function playOn(bench: Bench, seat: Seat, steps: readonly string[], most = 30): Bench {
  for (let i = 0; i < most && steps.includes(String(bench.now)); i++)
    for (const action of planned(bench, seat)) bench.do(SEAT_IDS[seat], action)
  return bench
}

describe('looking ahead', () => {
  // A die that always shows the same would be rolled for ever (5.12).
  test('comes to an end where ties are rolled for, and goes no further', () => {
    const { state } = new Bench({
      units: { 'byz-thracian-cat-5': ['5112', 3], 'van-vandal-ln-9': ['4512', 0] },
      leaders: { sunicas: '5112', martinus: '5120', gara: '4512' },
      stack: activationOf(FIRST, 3),
    })
    const pass: Action = { do: 'pass', leader: 'sunicas' }
    const plan: readonly Action[] = [pass, { do: 'pass', leader: 'martinus' }]
    expect(asFarAsSure(state, FIRST, plan)).toEqual([pass])
  })
})

describe('bids (S.GEN2)', () => {
  const bidsOf = (more: object): number[] => {
    const options = readOptions(OPTIONS, { scenario: 'tricameron', sides: 'bid', ...more })
    const s = game.start(options, { chance: quickChance(1), tell() {}, seal() {} })
    return [1, 2, 3, 4, 5, 6].map((seed) => {
      const [bid] = brain.plan(s, FIRST, quickChance(seed), 0)
      return bid.do === 'bid' ? bid.points : -1
    })
  }

  test('are high where one side nearly always wins, not always the same, and never give the level away', () => {
    const printed = bidsOf({})
    expect(Math.min(...printed)).toBeGreaterThan(20)
    expect(new Set(printed).size).toBeGreaterThan(1)
    expect(new Set(bidsOf({ levels: 'altered', firstLevel: -30 }))).toEqual(new Set([0]))
    expect(Math.max(...bidsOf({ levels: 'altered', firstLevel: -15 }))).toBe(10)
  })
})

describe('patience', () => {
  /** How far the army named first has gone towards the enemy, in columns, when its elite phase is over. */
  function goneForward(scenario: 'callinicum' | 'tricameron', turn = 1): number {
    const play = { chance: quickChance(1), tell() {}, seal() {} }
    const s = game.start(readOptions(OPTIONS, { scenario }), play)
    s.turn = turn
    const { grid } = FACTS.of(scenario)
    const columns = (): number[] =>
      [...s.at].flatMap((hex, unit) => (hex >= 0 && sideOf(s, unit as Unit) === 0 ? [grid.column(hex as Hex)] : []))
    const before = columns()
    const [leader] = brain.plan(s, FIRST, quickChance(1), 0)
    expect(leader).toMatchObject({ do: 'activate', leader: 'belisarius' })
    game.play(s, FIRST, leader, play)
    while (s.stack.some(({ step }) => step === 'phase')) {
      const [seat] = seatsIn(game.waiting(s))
      for (const action of brain.plan(s, seat, quickChance(1), 0)) {
        if (game.refusal(s, seat, action) !== null) break
        game.play(s, seat, action, play)
      }
    }
    const after = columns()
    return Math.max(...after.map((column, i) => Math.abs(column - before[i])))
  }

  test('an army that loses if it goes to meet the enemy lets him come, as long as it has not waited too long; others charge', () => {
    // Ten hexes are between the armies: twelve Cataphracts went right before all the bows and horse of the Persians.
    expect(goneForward('callinicum')).toBeLessThanOrEqual(3)
    expect(goneForward('callinicum', 7)).toBeGreaterThan(4)
    expect(goneForward('tricameron')).toBeGreaterThan(4)
  })
})

describe('leaders', () => {
  const WEDGE = {
    'fra-berserker-mi-1': ['2014', 0],
    'fra-berserker-mi-2': ['1913', 0],
    'fra-berserker-mi-3': ['1914', 0],
    'fra-frank-mi-1': ['1813', 0],
    'fra-frank-mi-2': ['1814', 0],
    'fra-frank-mi-3': ['1815', 0],
  } as const
  const UNITS = Object.keys(WEDGE)

  test('the leader of a wedge that has gone on without him rides after it, and the line comes to its end', () => {
    const position: Written = {
      scenario: 'casilinum',
      units: { ...WEDGE, 'fra-frank-mi-4': ['1612', 0], 'byz-thracian-cat-3': ['3007', 3] },
      leaders: { buccelin: '1612', narses: '3108' },
      marks: Object.fromEntries(UNITS.map((unit) => [unit, ['wedge', 'ordered']])),
      stack: [...ordersOf('buccelin'), { step: 'line', line: 1, leader: 'buccelin', units: UNITS, moved: UNITS }],
    }
    const b = playOn(new Bench(position), SECOND, ['line', 'ride'])
    expect(b.now).not.toBe('line')
    expect(['2014', '1913', '1914', '1813', '1814', '1815']).toContain(b.leaderHex('buccelin'))
  })

  test('a commander whose horse has charged follows it, rather than wait for others at the back', () => {
    const b = new Bench({
      units: {
        'byz-bucellari-cat-1': ['5513', 3],
        'byz-thracian-cat-1': ['4607', 3],
        'byz-thracian-cat-2': ['4609', 3],
        'byz-thracian-cat-3': ['4611', 3],
        'byz-armenian-cat-1': ['4613', 3],
        'byz-armenian-cat-2': ['4615', 3],
        'byz-numeri-mi-1': ['5915', 3],
        'byz-numeri-mi-2': ['5815', 3],
        'van-vandal-ln-9': ['4512', 0],
      },
      leaders: { belisarius: '5513', gelimer: '4412' },
      marks: Object.fromEntries(['byz-numeri-mi-1', 'byz-numeri-mi-2'].map((unit) => [unit, ['column']])),
      stack: [...ordersOf('belisarius'), { step: 'ride', leader: 'belisarius', points: 9, stepped: false }],
    })
    playOn(b, FIRST, ['ride'])
    expect(Number(b.leaderHex('belisarius')?.slice(0, 2))).toBeLessThan(52)
  })
})

describe('feigned retreat (6.7)', () => {
  const CAT = 'byz-thracian-cat-1'
  const HUN = 'hun-hun-lc-2'
  /** Thracian horse comes within two hexes of Huns by the river Utus. */
  const approached = (): Bench =>
    new Bench({
      scenario: 'utus-river',
      units: { [CAT]: ['2020', 0], [HUN]: ['2321', 3] },
      leaders: { arnegisclus: '1820', attila: '3220' },
      stack: ordersOf('arnegisclus'),
    })
      .do('first', { do: 'order', unit: CAT })
      .do('first', { do: 'step', to: '2120' })

  test('Huns feign before Cataphracts that are likely to follow, and go far enough', () => {
    const b = approached()
    expect(planned(b, SECOND)).toEqual([{ do: 'feign' }])
    b.do('second', { do: 'feign' })
    for (let steps = 0; steps < 3; steps++) {
      const [step] = planned(b, SECOND)
      expect(step.do).toBe('step')
      b.do('second', step)
    }
    expect(planned(b, SECOND)[0].do).toBe('halt')
  })

  const followed = (turning: number): Bench => {
    const b = approached().do('second', { do: 'feign' })
    for (const to of ['2421', '2521', '2621']) b.do('second', { do: 'step', to })
    return b.do('second', { do: 'halt' }, 7, turning)
  }

  test('who has turned upon his pursuer shoots him, rather than charge a Cataphract in front', () => {
    const b = followed(5)
    for (let asked = 0; asked < 2 && b.now === 'strike'; asked++) {
      const [answer] = planned(b, SECOND)
      expect(['fire', 'step']).toContain(answer.do)
      if (answer.do === 'fire') return
      b.do('second', answer)
    }
    throw new Error('nothing was fired')
  })

  test('a pursuer who has caught one with his back to him strikes', () => {
    const b = followed(9)
    expect(planned(b, FIRST)[0].do).toBe('step')
    b.do('first', planned(b, FIRST)[0])
    expect(planned(b, FIRST)).toEqual([{ do: 'charge' }])
  })
})

describe('who gets away', () => {
  const [CAT, LC, HC] = ['byz-thracian-cat-1', 'per-saracen-lc-1', 'per-immortals-hc-1']

  /** Whether light horse and heavy horse get away from a Cataphract. */
  const eludes = (lightAt: string, marks: Written['marks'] = {}): boolean[] => {
    const { state } = new Bench({
      scenario: 'callinicum',
      units: { [CAT]: ['2010', 0], [LC]: [lightAt, 3], [HC]: ['2512', 3] },
      leaders: { belisarius: '1810', azarethes: '3008' },
      marks,
      stack: ordersOf('belisarius'),
    })
    const { unit } = FACTS.of('callinicum')
    const field = new Field(state, FIRST)
    return [LC, HC].map((enemy) => field.eludes(unit(enemy), unit(CAT)))
  }

  test('light horse does from slower horse, unless it is held or in rout', () => {
    expect(eludes('2309')).toEqual([true, false])
    const { grid, hex } = FACTS.of('callinicum')
    expect(eludes(grid.name(grid.neighbour(hex('2010'), 1) as Hex))).toEqual([false, false])
    expect(eludes('2309', { [LC]: ['routed'] })).toEqual([false, false])
  })
})

describe('lines', () => {
  test('of Franks do not lose those who would step back from the arrows while others charge', () => {
    const chance = quickChance(3)
    const play = { chance, tell() {}, seal() {} }
    const s = game.start(readOptions(OPTIONS, { scenario: 'casilinum' }), play)
    const far = (unit: Unit): number => nearestEnemy(s, s.at[unit], sideOf(s, unit))
    let ordered = 0
    for (let plans = 0; plans < 400 && ordered < 12; plans++) {
      const [seat] = seatsIn(game.waiting(s))
      const top = s.stack[s.stack.length - 1]
      const plan = brain.plan(s, seat, chance, 0)
      const before = s.at.map((_, unit) => (s.at[unit] < 0 ? 0 : far(unit as Unit)))
      for (const action of plan) game.play(s, seat, action, play)
      const [first] = plan
      if (seat !== SECOND || top.step !== 'line' || first.do !== 'order') continue
      const unit = FACTS.of('casilinum').unit(first.unit)
      ordered++
      expect(far(unit)).toBeLessThanOrEqual(before[unit])
    }
    expect(ordered).toBeGreaterThan(5)
  })
})

describe('horse before heavy infantry', () => {
  const [HC, LC, HI] = ['hun-hun-hc-1', 'hun-hun-lc-1', 'rom-thracian-hi-1']
  const before = (unit: string, at: string): Bench =>
    new Bench({
      scenario: 'utus-river',
      units: { [unit]: [at, 3], [HI]: ['2016', 0] },
      leaders: { attila: '3220', arnegisclus: '1820' },
      stack: ordersOf('attila'),
    })

  test('does not waste arrows that cannot hit', () => {
    const b = before(LC, '2416').do('second', { do: 'order', unit: LC })
    const shot: Action = { do: 'fire', at: HI, after: 'move' }
    expect(sequence.refusal(b.state, SECOND, shot)).toBeNull()
    expect(planned(b, SECOND)[0].do).not.toBe('fire')
  })

  test('does not ride to a flank that would turn and be a front', () => {
    const b = playOn(before(HC, '2616'), SECOND, ['orders', 'march'], 8)
    const { grid, hex } = FACTS.of('utus-river')
    expect(grid.distance(hex(String(b.hex(HC))), hex('2016'))).toBeGreaterThan(1)
  })
})

describe('columns (6.4)', () => {
  const MI = 'byz-isaurian-mi-1'
  const marching = (enemy: string): Bench =>
    new Bench({
      scenario: 'callinicum',
      units: { [MI]: ['1610', 1], 'per-immortals-hc-1': [enemy, 3] },
      leaders: { belisarius: '1413', azarethes: enemy },
      marks: { [MI]: ['column'] },
      stack: ordersOf('belisarius'),
    }).do('first', { do: 'order', unit: MI })

  test('march on while nobody could charge them, and are lines again before somebody can', () => {
    const far = playOn(marching('3408'), FIRST, ['march'])
    expect([far.has(MI, 'column'), Number(far.hex(MI)?.slice(0, 2))]).toEqual([true, 21])
    const near = playOn(marching('2509'), FIRST, ['march'])
    expect(near.has(MI, 'column')).toBe(false)
  })
})

describe('how an army bears itself', () => {
  const LN = 'van-vandal-ln-1'
  const position = (more: object = {}): Bench =>
    new Bench({
      scenario: 'tricameron',
      units: { 'byz-thracian-cat-1': ['5513', 3], [LN]: ['4204', 0] },
      leaders: { belisarius: '5515', gelimer: '4204' },
      stack: ordersOf('belisarius'),
      ...more,
    })

  test('is settled when a leader begins to give orders, and only then', () => {
    const b = position()
    expect(brain.bearings?.(b.state, FIRST)).toContain('stand')
    b.do('first', { do: 'order', unit: 'byz-thracian-cat-1' })
    expect(brain.bearings?.(b.state, FIRST)).toEqual([])
  })

  test('decides whether it goes to meet the enemy', () => {
    const { state } = position()
    const { grid, hex } = FACTS.of('tricameron')
    /** How far from the enemy a plan ends. */
    const ends = (of: typeof brain | undefined): number => {
      const steps = of
        ?.plan(state, FIRST, quickChance(1), 0)
        .flatMap((action) => (action.do === 'step' ? action.to : []))
      return grid.distance(hex(steps?.at(-1) ?? '5513'), hex('4204'))
    }
    expect(ends(brain)).toBeLessThan(grid.distance(hex('5513'), hex('4204')))
    expect(ends(brain.inBearing?.('stand'))).toBeGreaterThan(ends(brain))
  })
})

describe('friends in hiding (DARA-23)', () => {
  const CAT = 'byz-thracian-cat-1'
  const riding = (ambush: string | null): Bench =>
    new Bench({
      scenario: 'dara',
      units: { [CAT]: ['1605', 1], 'per-persian-li-1': ['3008', 3] },
      leaders: { belisarius: '1605', perozes: '3412' },
      more: { ambush: [ambush, null] },
      stack: ordersOf('belisarius'),
    }).do('first', { do: 'order', unit: CAT })
  const wayOf = (b: Bench): string[] => planned(b, FIRST).flatMap((action) => (action.do === 'step' ? [action.to] : []))

  test('are not given away by whoever rides past', () => {
    const [, , hideout] = wayOf(riding(null))
    const around = wayOf(riding(hideout))
    expect(around.length).toBeGreaterThan(2)
    expect(around).not.toContain(hideout)
  })
})
