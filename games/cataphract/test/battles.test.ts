import { type PlayContext, quickChance, readOptions } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { CHAMPIONS } from '../data/leaders.ts'
import { OPTIONS, type Options, type ScenarioId } from '../data/table.ts'
import type { Action } from '../rules/action.ts'
import { cataphract as game } from '../rules/game.ts'
import { fleeing } from '../rules/rout.ts'
import { sequence } from '../rules/sequence.ts'
import { factsOf } from '../rules/state.ts'
import { wedgeRows } from '../rules/wedge-formation.ts'
import { ACTIVATIONS, activationOf, Bench, ordersOf, type Written } from './bench.ts'

const started = (scenario: ScenarioId, more: object = {}): Bench => {
  const play: PlayContext = { chance: quickChance(1), tell() {}, seal() {} }
  return new Bench(game.start(readOptions(OPTIONS, { scenario, ...more }) as Options, play))
}
const CAT = 'byz-thracian-cat-1'
const HERULI = 'byz-heruli-ln-1'
const LN = 'van-vandal-ln-1'

describe('Dara', () => {
  const dara = (units: Written['units'], more: Partial<Written> = {}): Bench =>
    new Bench({
      scenario: 'dara',
      units,
      leaders: { belisarius: '1504', perozes: '2610' },
      stack: ordersOf('perozes'),
      ...more,
    })
  const PER = 'per-immortals-hc-2'

  clause(
    ['CA-DARA-11'],
    'the Heruli hide within five hexes of 1402, west of column 20, seen by their own side alone',
    () => {
      const b = started('dara')
      expect([b.now, b.waiting]).toEqual(['hiding', ['first']])
      expect(b.clause('first', { do: 'place', at: '2002', facing: 0 })).toBe('CA-DARA-11')
      expect(b.why('first', { do: 'place', at: '1408', facing: 0 })).toBe('not-in-ambush')
      expect(b.why('first', { do: 'place', at: '1605', facing: 0 })).toBe('hex-is-taken')
      b.doByLot('first', { do: 'place', at: '1803', facing: 0 })
      expect([b.hex(HERULI), b.leaderHex('pharas')]).toEqual([null, null])
      expect(JSON.stringify(b.view('first').ambush)).toContain('1803')
      expect(JSON.stringify(b.view('second'))).not.toContain('1803')
      expect(b.heard('second', 'hidden')).toEqual([])
    },
  )

  clause(
    ['CA-DARA-11', 'CA-DARA-23'],
    'they come to light when an enemy is about to enter their hex, who stays before it',
    () => {
      const b = dara(
        { [PER]: ['2005', 3] },
        { leaders: { belisarius: '1504', perozes: '2105' }, more: { ambush: ['1805', null] } },
      )
      b.do('second', { do: 'order', unit: PER }).do('second', { do: 'step', to: '1904' })
      // Nothing is controlled by those who are hidden.
      expect(b.now).toBe('march')
      b.do('second', { do: 'step', to: '1805' })
      expect([b.hex(PER), b.hex(HERULI), b.facing(HERULI), b.leaderHex('pharas')]).toEqual(['1904', '1805', 0, '1805'])
      expect(b.last('discovered')).toMatchObject({ by: PER })
      expect(b.sealed).toBe(true)
      // They control 1904 now, where it has to stop, though it has spent nothing but the first step.
      expect([b.state.paces, b.now]).toEqual([1, 'orders'])
    },
  )

  clause(['CA-DARA-23', 'CA-DARA-05'], 'or when they move, which Belisarius and Pharas alone may order', () => {
    const hidden = { more: { ambush: ['1405', null] } } as const
    const b = dara({ [PER]: ['2605', 3] }, { ...hidden, stack: ordersOf('belisarius') })
    b.do('first', { do: 'order', unit: HERULI })
    expect([b.hex(HERULI), b.now]).toEqual(['1405', 'march'])
    const bouzes = dara(
      { [PER]: ['2605', 3] },
      { ...hidden, leaders: { belisarius: '1504', bouzes: '1506', perozes: '2610' }, stack: ordersOf('bouzes') },
    )
    expect(bouzes.why('first', { do: 'order', unit: HERULI })).toBe('may-not-command')
    const pharas = dara({ [PER]: ['2605', 3] }, { ...hidden, stack: activationOf(0, 3) })
    expect(pharas.targets('first', 'activate', 'leader')).toEqual(['pharas'])
    pharas.do('first', { do: 'activate', leader: 'pharas' })
    // He gives his orders in hiding, and is seen with the first of them.
    expect([pharas.leaderHex('pharas'), pharas.now]).toEqual([null, 'orders'])
    expect(pharas.why('first', { do: 'order', unit: CAT })).toBe('may-not-command')
    const idle = dara({ [PER]: ['2605', 3] }, { ...hidden, stack: activationOf(0, 3) })
    idle.do('first', { do: 'activate', leader: 'pharas' }).do('first', { do: 'done' })
    expect([idle.leaderHex('pharas'), idle.hex(HERULI)]).toEqual([null, null])
    pharas.do('first', { do: 'order', unit: HERULI })
    expect([pharas.leaderHex('pharas'), pharas.hex(HERULI), pharas.now]).toEqual(['1405', '1405', 'march'])
    const alone = dara({ [PER]: ['2605', 3] }, { ...hidden, stack: ordersOf('pharas') })
    expect(alone.why('first', { do: 'lead', leader: 'pharas' })).toBe('not-in-play')
  })

  clause(['CA-DARA-23', 'CA-5.51b'], 'Pharas may have an elite phase in hiding, where Belisarius reaches him', () => {
    const elite = (hex: string): Bench =>
      dara(
        { [PER]: ['2605', 3] },
        { more: { ambush: [hex, null] }, stack: [...ACTIVATIONS.slice(0, 2), { step: 'eliteChoice', side: 0 }] },
      )
    expect(elite('1405').do('first', { do: 'activate', leader: 'pharas' }).now).toBe('orders')
    const far = elite('1405')
    far.state.leaderAt[factsOf(far.state).leader('belisarius')] = factsOf(far.state).hex('1320')
    expect(far.why('first', { do: 'activate', leader: 'pharas' })).toBe('not-in-elite-range')
  })

  clause(
    ['CA-DARA-23', 'CA-6.65b', 'CA-6.61a'],
    'friends may pass through their hex, to the harm of both, and show them',
    () => {
      const hidden = { more: { ambush: ['1405', null] } } as const
      const friend = (units: Written['units'] = {}): Bench =>
        dara({ [CAT]: ['1304', 0], ...units }, { ...hidden, stack: ordersOf('belisarius') }).do('first', {
          do: 'order',
          unit: CAT,
        })
      const b = friend().do('first', { do: 'step', to: '1405' })
      expect([b.hits(CAT), b.hits(HERULI), b.hex(HERULI)]).toEqual([1, 1, '1405'])
      expect(b.why('first', { do: 'halt' })).toBe('may-not-stop-there')
      // With nowhere to go beyond them it may not.
      const beyond = { 'byz-numeri-mi-1': ['1504', 0], 'byz-numeri-mi-2': ['1505', 0] } as const
      expect(friend(beyond).why('first', { do: 'step', to: '1405' })).toBe('may-not-stop-there')
      // In reaction likewise.
      const away = dara(
        { 'byz-hun-m-lc-1': ['1505', 0], 'byz-numeri-mi-3': ['1506', 0], 'per-persian-li-1': ['1806', 3] },
        { ...hidden, leaders: { belisarius: '1310', perozes: '1906' } },
      )
      away.do('second', { do: 'order', unit: 'per-persian-li-1' }).do('second', { do: 'step', to: '1705' })
      away.do('first', { do: 'withdraw' }).doByLot('first', { do: 'step', to: '1405' })
      expect([away.last('discovered'), away.hex(HERULI)]).toMatchObject([{ by: null }, '1405'])
      expect(away.why('first', { do: 'halt' })).toBe('may-not-stop-there')
    },
  )

  /** Two hexes with a stretch of the trench between them, the western one first. */
  const trenches = (): [string, string][] => {
    const { grid, sides6 } = factsOf(dara({}).state)
    return grid.all.flatMap((hex) =>
      ([1, 2] as const).flatMap((d): [string, string][] => {
        const to = grid.neighbour(hex, d)
        return to >= 0 && sides6.has('trench', hex, d) ? [[grid.name(hex), grid.name(to as typeof hex)]] : []
      }),
    )
  }
  const trench = (): [string, string] => trenches()[0]

  clause(
    ['CA-DARA-12', 'CA-DARA-14', 'CA-DARA-22'],
    'the trench costs a point; no zone crosses it, but one may storm it',
    () => {
      const [west, east] = trench()
      const b = dara(
        { 'byz-numeri-mi-1': [west, 0], [PER]: [east, 3] },
        { leaders: { belisarius: '1314', perozes: '2012' } },
      )
      b.do('second', { do: 'done' })
      expect(b.targets('second', 'shock', 'unit')).toEqual([])
      expect(b.may('second', { do: 'storm', unit: PER, on: 'byz-numeri-mi-1' })).toBe(true)
      expect(b.may('second', { do: 'done' })).toBe(true)
      b.do('second', { do: 'storm', unit: PER, on: 'byz-numeri-mi-1' }, 5)
      expect(b.last('result')).toMatchObject({ groundShift: -1 })
      // Nobody is held by it, and crossing costs one more.
      const cross = dara({ [PER]: [east, 3] }, { leaders: { belisarius: '1314', perozes: '2012' } })
      cross.do('second', { do: 'order', unit: PER })
      const before = Number(cross.prompt('second').params.points)
      cross.do('second', { do: 'step', to: west })
      expect(before - Number(cross.prompt('second').params.points)).toBe(2)
      const clauseOf = dara({ [PER]: ['2405', 3], [CAT]: ['2005', 0] }).do('second', { do: 'done' })
      expect(clauseOf.now).not.toBe('designation')
    },
  )

  clause(
    ['CA-DARA-18', 'CA-DARA-19'],
    'a Persian in the gate lowers the Byzantine level by fifty, once; nobody else enters it',
    () => {
      const b = dara({ [PER]: ['1119', 3] }, { leaders: { belisarius: '1304', perozes: '1219' } })
      b.do('second', { do: 'order', unit: PER }).do('second', { do: 'step', to: '1019' })
      expect(b.state.levels).toEqual([50, 110])
      expect(b.last('gate-entered')).toMatchObject({ level: 50 })
      const again = dara(
        { [PER]: ['1119', 3] },
        { leaders: { belisarius: '1304', perozes: '1219' }, more: { gateTaken: true } },
      )
      again.do('second', { do: 'order', unit: PER }).do('second', { do: 'step', to: '1019' })
      expect(again.state.levels[0]).toBe(100)
      const own = dara(
        { [CAT]: ['1119', 3] },
        { leaders: { belisarius: '1219', perozes: '2610' }, stack: ordersOf('belisarius') },
      )
      own.do('first', { do: 'order', unit: CAT })
      expect(own.why('first', { do: 'step', to: '1019' })).toBe('impassable')
    },
  )

  clause(
    ['CA-DARA-16', 'CA-DARA-17', 'CA-DARA-24'],
    'archers on the walls reach seven hexes, never leave them, and are not shocked',
    () => {
      const WALL = 'byz-auxilia-bow-li-7'
      const b = dara(
        { [WALL]: ['1013', 0], [PER]: ['1713', 3] },
        { leaders: { belisarius: '1113', perozes: '2610' }, stack: ordersOf('belisarius') },
      )
      b.do('first', { do: 'order', unit: WALL })
      expect(b.why('first', { do: 'step', to: '1112' })).toBe('garrison-stays')
      // A 1 is 0 with the wall, which hits at this range; 2 does not.
      b.do('first', { do: 'fire', at: PER, after: 'stay' }, 1)
      expect(b.last('fired')).toMatchObject({ needs: 0, modified: 0, hits: 1 })
      b.do('first', { do: 'fire', at: PER, after: 'stay' }, 2)
      expect(b.last('fired')).toMatchObject({ modified: 1, hits: 0 })
      const near = dara(
        { [WALL]: ['1013', 0], [PER]: ['1112', 3] },
        { leaders: { belisarius: '1504', perozes: '1212' } },
      )
      near.do('second', { do: 'done' })
      expect(near.targets('second', 'shock', 'unit')).toEqual([])
    },
  )

  clause(['CA-DARA-10'], 'nobody finds new arrows', () => {
    const b = dara(
      { [CAT]: ['1605', 0] },
      { leaderMarks: { perozes: ['finished'] }, more: { quiver: { [CAT]: 2 } }, stack: activationOf(0, 6) },
    )
    b.do('first', { do: 'pass', leader: 'belisarius' })
    expect([b.state.turn, b.quiver(CAT)]).toEqual([3, 2])
  })

  clause(['CA-DARA-15'], 'who flees across the trench is lost', () => {
    const fleeingFrom = (at: string): Bench =>
      dara(
        { [CAT]: [at, 3], [PER]: ['3013', 3] },
        {
          marks: { [CAT]: ['routed'] },
          leaders: { belisarius: '1304', perozes: '3012' },
          stack: [{ step: 'battle' }, { step: 'turn', at: 5 }, { step: 'rout', unit: CAT, left: 1, byPoints: false }],
        },
      )
    // A stretch of it where the way to the gate leads across.
    const across = trenches().find(([west, east]) => {
      const { state } = fleeingFrom(east)
      const { unit, grid } = factsOf(state)
      return fleeing(state, unit(CAT)).some((hex) => grid.name(hex) === west)
    }) as [string, string]
    const b = fleeingFrom(across[1])
    const to = { do: 'flee', to: across[0] } as const
    if (b.waiting.includes('first')) b.doByLot('first', to)
    else sequence.advance(b.state, { chance: quickChance(1), tell() {}, seal() {} })
    expect([b.has(CAT, 'eliminated'), b.state.routPoints[0]]).toEqual([true, 7])
  })
})

describe('Tricameron', () => {
  const trica = (units: Written['units'], more: Partial<Written> = {}): Bench =>
    new Bench({
      units: { [LN]: ['3702', 0], ...units },
      leaders: { belisarius: '5613', gelimer: '3702', sunicas: '5515', pharas: '5511' },
      tame: true,
      stack: ordersOf('belisarius'),
      ...more,
    })
  const turnsEnd = (more: Partial<Written>, ...dice: number[]): Bench =>
    trica(
      { [CAT]: ['5512', 3], [HERULI]: ['5511', 3], 'byz-hun-m-lc-1': ['5515', 3] },
      {
        leaderMarks: { gelimer: ['finished'], sunicas: ['finished'], pharas: ['finished'] },
        stack: activationOf(0, 6),
        ...more,
      },
    ).do('first', { do: 'pass', leader: 'belisarius' }, ...dice)

  clause(
    ['CA-TRIC-07', 'CA-TRIC-15'],
    'Huns and Heruli go over, with all they have, when the Byzantines have lost more',
    () => {
      expect(turnsEnd({ more: { routPoints: [5, 5] } }, 5).state.defected).toBe(false)
      const b = turnsEnd({ more: { routPoints: [6, 5] }, tame: false }, 5)
      const { units, unit, leaders, leader } = factsOf(b.state)
      expect([b.state.defected, units[unit(HERULI)].side, leaders[leader('pharas')].side]).toEqual([true, 1, 1])
      // The other player moves them; they fit his line, and nobody of the old army commands them.
      const after = trica(
        { [HERULI]: ['5511', 3], [CAT]: ['5020', 3] },
        {
          leaders: { belisarius: '5020', gelimer: '5512', pharas: '5511' },
          more: { defected: true },
          stack: ordersOf('gelimer'),
        },
      )
      after.do('second', { do: 'line', line: 1, unit: HERULI, as: 'rank' })
      after.do('second', { do: 'order', unit: HERULI })
      expect(after.waiting).toEqual(['second'])
      // Their losses are his now, without the spirit of his people.
      const shot = trica(
        { [HERULI]: ['5311', 0], [CAT]: ['5512', 3] },
        {
          hits: { [HERULI]: 7 },
          tame: false,
          leaders: { belisarius: '5613', gelimer: '3702' },
          more: { defected: true },
        },
      )
      // A roll for the Vandal army follows the rout of those at 8.
      shot.do('first', { do: 'order', unit: CAT }).do('first', { do: 'fire', at: HERULI, after: 'stay' }, 0, 3).flee()
      expect([shot.routed(HERULI), shot.hex(HERULI)?.slice(0, 2), shot.last('army-check')]).toMatchObject([
        true,
        '51',
        { side: 1 },
      ])
    },
  )

  clause(['CA-TRIC-08'], 'each turn begins with a roll for the infantry, until it is a 0', () => {
    const none = turnsEnd({}, 1)
    expect([none.last('reinforcements-roll'), none.now]).toMatchObject([{ arrive: false }, 'eliteChoice'])
    const come = turnsEnd({}, 0)
    expect([come.state.arrival, come.now, come.waiting]).toEqual(['coming', 'arrival', ['first']])
  })

  const arriving = (units: Written['units'] = {}, more: object = {}): Bench =>
    trica(units, {
      more: { arrival: 'coming', entry: '6010', ...more },
      stack: [{ step: 'battle' }, { step: 'turn', at: 1 }, { step: 'arrival' }],
    })
  const NUM = 'byz-numeri-mi-1'

  clause(
    ['CA-TRIC-09'],
    'it comes in column by one hex of the edge, each unit for a point more than the one before',
    () => {
      const b = trica(
        {},
        { more: { arrival: 'coming' }, stack: [{ step: 'battle' }, { step: 'turn', at: 1 }, { step: 'arrival' }] },
      )
      expect(b.clause('first', { do: 'arrive', at: '5910' })).toBe('CA-TRIC-09')
      b.do('first', { do: 'arrive', at: '6010' }).do('first', { do: 'order', unit: NUM })
      expect([b.hex(NUM), b.has(NUM, 'column'), b.prompt('first').params.points]).toEqual(['6010', true, 4])
      const [step] = b.actions('first').filter(({ do: what }) => what === 'step')
      b.do('first', step).do('first', { do: 'halt' })
      b.do('first', { do: 'order', unit: 'byz-numeri-mi-2' })
      expect(b.prompt('first').params.points).toBe(3)
      expect(b.hex('byz-numeri-mi-2')).toBe('6010')
      // It stops the way in: nobody else can come, and the column is done.
      b.do('first', { do: 'halt' })
      expect([b.now, b.state.arrival]).toEqual(['eliteChoice', 'coming'])
    },
  )

  clause(
    ['CA-TRIC-10', 'CA-TRIC-12'],
    'it moves before all leaders, stays in column, and obeys nobody until it is all here',
    () => {
      const b = arriving({ [NUM]: ['5910', 5] }, { marks: { [NUM]: ['column'] } })
      b.do('first', { do: 'order', unit: NUM })
      expect(b.why('first', { do: 'form', facing: 4 })).toBe('still-arriving')
      b.do('first', { do: 'halt' }).do('first', { do: 'done' })
      expect(b.now).toBe('eliteChoice')
      const orders = trica({ [NUM]: ['5713', 3] }, { more: { arrival: 'coming', entry: '6010' } })
      expect(orders.why('first', { do: 'order', unit: NUM })).toBe('still-arriving')
      const here = trica({ [NUM]: ['5713', 3] }, { more: { arrival: 'here', entry: '6010' } })
      expect(here.may('first', { do: 'order', unit: NUM })).toBe(true)
    },
  )

  clause(['CA-TRIC-11'], 'one of it worsted in shock keeps the rest away for good', () => {
    const b = trica(
      { [NUM]: ['5312', 0], 'van-vandal-hc-1': ['5413', 3] },
      {
        leaders: { belisarius: '5913', gelimer: '5513' },
        more: { arrival: 'coming', entry: '6010' },
        stack: ordersOf('gelimer'),
      },
    )
    b.do('second', { do: 'done' }).do('second', { do: 'shock', unit: 'van-vandal-hc-1' }, 0)
    expect([b.state.arrival, b.told.some(({ key }) => key === 'reinforcements-cut')]).toEqual(['cut', true])
    expect(b.state.routPoints[0]).toBe(0)
  })
})

describe('Taginae', () => {
  clause(
    ['CA-TAGI-06', 'CA-TAGI-07', 'CA-11.81a', 'CA-11.82a', 'CA-11.84a'],
    'Anzalas meets Coccas; Totila may make light of it',
    () => {
      expect([CHAMPIONS.anzalas.slice(1), CHAMPIONS.coccas.slice(1)]).toEqual([
        [5, 6],
        [3, 7],
      ])
      const b = started('taginae')
      b.doByLot('second', { do: 'usual' }, 3)
      const rounds = b.told.filter(({ key }) => key === 'round').map(({ params }) => params.hits as number[])
      expect(rounds.length).toBeGreaterThan(1)
      const [anzalas, coccas] = rounds.at(-1) as number[]
      // It ends when one has more than he endures, 6 or 7, and not before.
      expect(anzalas > 6 || coccas > 7).toBe(true)
      for (const [first, second] of rounds.slice(0, -1)) expect(first > 6 || second > 7).toBe(false)
      const lost = (): Bench => {
        const won = new Bench({
          scenario: 'taginae',
          turn: 0,
          units: { 'got-goth-hc-1': ['5511', 3] },
          leaders: { totila: '5517', narses: '3707' },
          more: { champion: 0 },
          stack: [{ step: 'game', at: 5 }, { step: 'defiance' }],
        })
        return won
      }
      const undone = lost().do('second', { do: 'roll' }, 5)
      expect([undone.state.champion, undone.state.dismayed]).toEqual([null, false])
      const worse = lost().do('second', { do: 'roll' }, 6)
      expect([worse.state.champion, worse.state.dismayed]).toEqual([0, true])
    },
  )

  clause(
    ['CA-11.85b', 'CA-TAGI-07'],
    'in the first turn the winners roll one less against their quality, and dismayed Goths one more',
    () => {
      const checks = (turn: number, champion: 0 | 1 | null, dismayed = false, ...waver: number[]): unknown[] => {
        const b = new Bench({
          scenario: 'taginae',
          turn,
          units: { [CAT]: ['5013', 0], 'got-goth-hc-5': ['5112', 3] },
          leaders: { narses: '4813', totila: '5713' },
          marks: { [CAT]: ['ordered', 'stepped', 'must-check'] },
          tame: true,
          more: { champion, dismayed },
          stack: ordersOf('narses'),
        })
        b.do('first', { do: 'done' }, 9, 7, ...waver)
        return b.told.filter(({ key }) => key === 'check').map(({ params }) => params.hits)
      }
      // Quality 7 and 5, with 9 and 7.
      const all = [
        checks(2, 0, false, 0, 0),
        checks(1, null, false, 0, 0),
        checks(1, 0, false, 0, 0),
        checks(1, 0, true, 0),
        checks(1, 1, false, 0),
      ]
      expect(all).toEqual([
        [2, 2],
        [2, 2],
        [1, 2],
        [1, 3],
        [2, 1],
      ])
    },
  )

  clause(['CA-TAGI-08'], 'only Totila, Narses and the chosen leader act in the first turn', () => {
    const b = new Bench({
      scenario: 'taginae',
      turn: 1,
      units: { [CAT]: ['3812', 0] },
      leaders: { narses: '3707', john: '4802', valerian: '4225', totila: '5517', teias: '5717' },
      more: { champion: 0 },
      stack: [{ step: 'battle' }, { step: 'turn', at: 3 }, { step: 'bonus', side: 0 }],
    })
    expect(b.targets('first', 'activate', 'leader').sort()).toEqual(['john', 'narses', 'valerian'])
    const due = (side: 0 | 1, initiative: number): string[] =>
      new Bench({
        scenario: 'taginae',
        turn: 1,
        units: {},
        leaders: { narses: '3707', john: '4802', totila: '5517', teias: '5717' },
        stack: activationOf(side, initiative),
      }).targets(side === 0 ? 'first' : 'second', 'activate', 'leader')
    expect([due(0, 6), due(1, 5)]).toEqual([['narses'], ['totila']])
  })

  clause(['CA-TAGI-09'], 'nobody dismounts', () => {
    const b = new Bench({
      scenario: 'taginae',
      units: { [CAT]: ['3812', 0], 'got-goth-hc-1': ['5511', 3] },
      leaders: { narses: '3707', totila: '5517' },
      stack: ordersOf('narses'),
    }).do('first', { do: 'order', unit: CAT })
    expect(b.why('first', { do: 'mount' })).toBe('cannot-dismount')
  })

  clause(['CA-TAGI-11', 'CA-TAGI-12'], 'Gothic lines count as nearest whoever stands in row 38', () => {
    const nearest = (free: boolean): unknown => {
      const b = new Bench({
        scenario: 'taginae',
        units: { 'got-goth-hc-1': ['5213', 3], [CAT]: ['3813', 0], 'byz-bucellari-cat-2': ['4902', 0] },
        leaders: { totila: '5313', narses: '3707' },
        more: { freeSetUp: free },
        stack: ordersOf('totila'),
      }).do('second', { do: 'line', line: 1, unit: 'got-goth-hc-1', as: 'rank' })
      b.do('second', { do: 'order', unit: 'got-goth-hc-1' })
      const frame = b.state.stack.findLast((one) => one.step === 'march')
      const { units } = factsOf(b.state)
      return frame?.step === 'march' ? frame.nearest.map((unit) => units[unit].id) : null
    }
    expect([nearest(false), nearest(true)]).toEqual([[CAT], ['byz-bucellari-cat-2']])
  })
})

describe('Casilinum', () => {
  const POINT = 'fra-berserker-mi-1'
  const ROW2 = ['fra-berserker-mi-2', 'fra-berserker-mi-3']
  const ROW3 = ['fra-frank-mi-1', 'fra-frank-mi-2', 'fra-frank-mi-3']
  /** A wedge of six, its point at 2014. */
  const SIX = {
    [POINT]: ['2014', 0],
    'fra-berserker-mi-2': ['1913', 0],
    'fra-berserker-mi-3': ['1914', 0],
    'fra-frank-mi-1': ['1813', 0],
    'fra-frank-mi-2': ['1814', 0],
    'fra-frank-mi-3': ['1815', 0],
  } as const
  const ALL = Object.keys(SIX)
  const marked = (...more: string[]): Record<string, readonly ['wedge', ...never[]]> =>
    Object.fromEntries([...ALL, ...more].map((unit) => [unit, ['wedge'] as const]))
  const casi = (units: Written['units'] = {}, more: Partial<Written> = {}): Bench =>
    new Bench({
      scenario: 'casilinum',
      units: { ...SIX, 'byz-thracian-cat-3': ['3007', 3], ...units },
      leaders: { buccelin: '1814', alanorix: '1614', narses: '3108' },
      marks: marked(),
      tame: true,
      stack: ordersOf('buccelin'),
      ...more,
    })
  const rows = (b: Bench): string[][] => {
    const { units } = factsOf(b.state)
    return wedgeRows(b.state).map((row) => row.map((unit) => units[unit].id).sort())
  }

  clause(
    ['CA-CASI-06', 'CA-CASI-03'],
    'the Franks begin in a wedge of one to six in a row; six make one, five do not',
    () => {
      const b = started('casilinum')
      expect(rows(b).map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6])
      expect(rows(casi())).toEqual([[POINT], ROW2, ROW3])
      const five = casi({}, { marks: { ...marked(), 'fra-frank-mi-3': ['wedge', 'routed'] } })
      expect(rows(five)).toEqual([])
    },
  )

  clause(['CA-CASI-07'], 'it is one line, commanded by Buccelin, who stays with its first rows', () => {
    const b = casi()
    b.do('second', { do: 'line', line: 1, unit: POINT, as: 'wedge' })
    expect(b.targets('second', 'order', 'unit').sort()).toEqual([...ALL].sort())
    const john = casi(
      {},
      { stack: ordersOf('alanorix'), leaders: { buccelin: '1814', alanorix: '1714', narses: '3108' } },
    )
    expect(john.why('second', { do: 'line', line: 1, unit: POINT, as: 'wedge' })).toBe('not-in-that-line')
    b.do('second', { do: 'lead', leader: 'buccelin' }).do('second', { do: 'step', to: '1714' })
    expect(b.why('second', { do: 'halt' })).toBe('leads-the-wedge')
  })

  const HMI = 'byz-heruli-mi-1'
  /** Heruli on foot before the point. */
  const before = (more: Partial<Written> = {}, units: Written['units'] = {}): Bench =>
    casi({ [HMI]: ['2113', 3], ...units }, more)

  clause(
    ['CA-CASI-09', 'CA-CASI-10', 'CA-CASI-11', 'CA-CASI-13', 'CA-CASI-14', 'CA-CASI-16'],
    'with an enemy before its point it shocks row by row, each moving up, superior if it moved',
    () => {
      const b = before()
      // The point, which did not move, has no superiority: column 7, 2(2).
      b.do('second', { do: 'done' }, 5)
      const results = () => b.told.filter(({ key }) => key === 'result').map(({ params }) => params)
      expect(results()).toMatchObject([{ attackers: [POINT], superior: null, attackerHits: 2, defenderHits: 2 }])
      // Then the second row, straight on.
      expect(b.told.filter(({ key }) => key === 'wedge-row').length).toBe(1)
      // Through the point nobody passes in an enemy’s zone, so that each has one way at first.
      expect(b.prompt('second')).toMatchObject({ key: 'surge', params: { unit: ROW2[1], points: 4 } })
      expect(b.clause('second', { do: 'step', to: '1914' })).toBe('CA-CASI-11')
      b.do('second', { do: 'step', to: '2114' })
      expect(b.hex(ROW2[0])).toBe('2013')
      // Its axes before the shock; then it charges, superior for having moved, at those who fought the point.
      expect(b.now).toBe('volley')
      b.do('second', { do: 'done' }, 0, 0, 5)
      expect(results()[1]).toMatchObject({ attackers: [ROW2[0]], defenders: [HMI], superior: 'AS', defenderHits: 4 })
      expect(ROW2.map((unit) => b.hits(unit))).toEqual([2, 0])
      // The third row; at the end the leader goes where he likes, four hexes at most.
      while (b.now !== 'regain') {
        const [seat] = b.waiting
        b.doByLot(seat, b.actions(seat)[0])
      }
      expect(b.told.filter(({ key }) => key === 'wedge-row').map(({ params }) => params.row)).toEqual([2, 3])
    },
  )

  clause(['CA-CASI-15'], 'then Buccelin moves up to four hexes, out of an enemy’s zone too', () => {
    const b = casi(
      { [HMI]: ['1714', 0] },
      { stack: [...ordersOf('buccelin').slice(0, 4), { step: 'regain', leader: 'buccelin', left: 4 }] },
    )
    for (const to of ['1914', '2014', '2114', '2214']) b.do('second', { do: 'step', to })
    expect([b.leaderHex('buccelin'), b.now === 'regain']).toEqual(['2214', false])
  })

  clause(['CA-CASI-11', 'CA-4.62e'], 'leaders beside a row that came may get away before its fire', () => {
    const b = before({ leaders: { buccelin: '1814', narses: '3108', john: '2215' } })
    b.do('second', { do: 'done' }, 5).do('second', { do: 'step', to: '2114' })
    expect(b.prompt('first')).toMatchObject({ key: 'escape', params: { leader: 'john' } })
    b.do('first', { do: 'step', to: '2315' }).do('first', { do: 'halt' })
    expect(b.now).toBe('volley')
  })

  clause(['CA-CASI-12'], 'one friend may be passed through for a point, and he alone suffers', () => {
    const b = before({}, { [HMI]: ['2113', 4] })
    b.do('second', { do: 'done' }, 0)
    const hits = b.hits(POINT)
    b.do('second', { do: 'step', to: '2014' })
    expect([b.hits(POINT), b.hits(ROW2[1]), b.hex(ROW2[1])]).toEqual([hits + 1, 0, '2114'])
  })

  clause(
    ['CA-CASI-08'],
    'out of hand its point goes as far as it can, and row by row the others keep their places',
    () => {
      const b = casi(
        { 'byz-heruli-mi-2': ['2714', 3] },
        {
          marks: Object.fromEntries(ALL.map((unit) => [unit, ['wedge', 'uncontrolled']])),
          stack: [...ACTIVATIONS, { step: 'rush', at: 0, side: 1, units: ALL }],
        },
      )
      sequence.advance(b.state, { chance: quickChance(1), tell() {}, seal() {} })
      expect(b.prompt('second')).toMatchObject({ key: 'march', params: { unit: POINT } })
      expect(b.why('second', { do: 'halt' })).toBe('must-advance')
      const from = new Map(ALL.map((unit) => [unit, b.hex(unit)]))
      while (b.prompt('second').params.unit === POINT) {
        const [step] = b.actions('second').filter(({ do: what }) => what === 'step' || what === 'halt')
        b.do('second', step)
      }
      expect(b.hex(POINT)?.slice(0, 2)).toBe('25')
      expect(b.why('second', { do: 'order', unit: ROW3[0] })).toBe('not-in-that-line')
      b.do('second', { do: 'order', unit: ROW2[0] })
      expect(b.why('second', { do: 'halt' })).toBe('keeps-its-place')
      expect(b.why('second', { do: 'turn', by: 'left' })).toBe('keeps-its-place')
      while (b.now === 'march' || b.now === 'rushing')
        b.do('second', b.actions('second').find(({ do: what }) => what !== 'turn') as Action)
      const { grid, hex } = factsOf(b.state)
      const far = (unit: string): number => grid.distance(hex(b.hex(unit) ?? ''), hex(from.get(unit) ?? ''))
      // As many hexes as the point, and side by side as before.
      expect(ALL.map(far)).toEqual(ALL.map(() => far(POINT)))
      expect(wedgeRows(b.state).map((row) => row.length)).toEqual([1, 2, 3])
    },
  )

  clause(['CA-CASI-20'], 'without one there is no wedge shock', () => {
    const b = casi({ [CAT]: ['2013', 3] }).do('second', { do: 'done' })
    expect(b.told.some(({ key }) => key === 'wedge-row')).toBe(false)
    expect(b.now).not.toBe('surge')
  })
})

describe('the Catalaunian Fields', () => {
  const fields = (units: Written['units'], more: Partial<Written> = {}): Bench =>
    new Bench({
      scenario: 'catalaunian-fields',
      units,
      leaders: { aetius: '1917', sangiban: '2225', theodoric: '2132', attila: '3323' },
      stack: ordersOf('attila'),
      ...more,
    })
  const ALAN = 'wro-alan-hc-1'

  clause(
    ['CA-CATA-24', 'CA-CATA-25'],
    'Sangiban acts on his initiative or less, is finished above it, and goes home on a 9',
    () => {
      const called = (die: number, points: [number, number] = [0, 0]): Bench =>
        fields({ [ALAN]: ['2223', 0] }, { stack: activationOf(0, 4), more: { routPoints: points } }).do(
          'first',
          { do: 'activate', leader: 'sangiban' },
          die,
        )
      expect(called(4).now).toBe('orders')
      const finished = called(5)
      expect([finished.last('alans-waver'), finished.hex(ALAN)]).toMatchObject([{ result: 'finished' }, '2223'])
      expect(called(5, [0, 1]).now).toBe('orders')
      expect(called(4, [1, 0]).last('alans-waver')).toMatchObject({ modified: 5, result: 'finished' })
      const home = called(8, [1, 0])
      expect([home.hex(ALAN), home.leaderHex('sangiban'), home.state.routPoints]).toEqual([null, null, [1, 0]])
      // He may be passed over without a roll.
      const passed = fields({ [ALAN]: ['2223', 0] }, { stack: activationOf(0, 4) })
      passed.do('first', { do: 'pass', leader: 'sangiban' })
      expect(passed.last('alans-waver')).toBe(undefined)
    },
  )

  clause(['CA-CATA-26'], 'he never trumps, and rolls again for momentum', () => {
    const trump = fields({ [ALAN]: ['2223', 0] }, { stack: activationOf(0, 3) })
    expect(trump.targets('first', 'trump', 'leader')).not.toContain('sangiban')
    const b = fields(
      { [ALAN]: ['2223', 0] },
      { stack: ordersOf('sangiban'), leaderMarks: { attila: ['finished'] } },
    ).do('first', { do: 'done' })
    b.do('first', { do: 'momentum' }, 0, 9)
    expect([b.last('alans-waver'), b.hex(ALAN)]).toMatchObject([{ result: 'leave' }, null])
  })

  clause(['CA-CATA-23'], 'each Alan rout may send all of them home', () => {
    const shot = (...dice: number[]): Bench =>
      fields(
        { [ALAN]: ['2623', 0], 'wro-alan-mi-1': ['2020', 0], 'hun-hun-lc-2': ['2823', 3] },
        { hits: { [ALAN]: 6 }, leaders: { aetius: '1917', sangiban: '2225', attila: '2923' } },
      )
        .do('second', { do: 'order', unit: 'hun-hun-lc-2' })
        .do('second', { do: 'fire', at: ALAN, after: 'stay' }, 0, ...dice)
    const stay = shot(4).flee()
    expect([stay.routed(ALAN), stay.hex('wro-alan-mi-1')]).toEqual([true, '2020'])
    const gone = shot(5)
    expect([gone.hex(ALAN), gone.hex('wro-alan-mi-1'), gone.leaderHex('sangiban')]).toEqual([null, null, null])
    expect(gone.state.routPoints).toEqual([0, 0])
  })

  clause(['CA-CATA-27', 'CA-CATA-30'], 'neither Alans nor the tribes recover', () => {
    const b = fields({ 'wro-alan-mi-1': ['2224', 0] }, { hits: { 'wro-alan-mi-1': 2 }, stack: ordersOf('sangiban') })
    expect(b.clause('first', { do: 'recover', unit: 'wro-alan-mi-1' })).toBe('CA-CATA-27')
    const saxon = fields(
      { 'wro-saxon-mi-1': ['1918', 0] },
      { hits: { 'wro-saxon-mi-1': 2 }, stack: ordersOf('aetius'), more: { calmed: [0, 1, 2, 3, 4, 5, 6] } },
    )
    expect(saxon.clause('first', { do: 'recover', unit: 'wro-saxon-mi-1' })).toBe('CA-CATA-30')
  })

  const GEPID = 'hun-gepid-mi-1'
  clause(['CA-CATA-28'], 'tribes take two off their die when they charge, as long as they are fierce', () => {
    const hits = (calmed: number[]): unknown => {
      const b = fields(
        { [GEPID]: ['2620', 3], 'wro-roman-mi-1': ['2519', 0] },
        {
          leaders: { aetius: '1917', attila: '2720' },
          marks: { [GEPID]: ['ordered', 'stepped', 'must-check'] },
          more: { calmed },
        },
      )
      b.do('second', { do: 'done' }, 9, 0, 0)
      const first = b.told.find(({ key }) => key === 'check')?.params
      return first?.hits
    }
    const { rules } = factsOf(fields({}).state)
    const tribe = rules.ferocity?.findIndex(([army, nation]) => army === 'hun' && nation === 'gepid') ?? -1
    expect(tribe).toBeGreaterThanOrEqual(0)
    // 9 against 6.
    expect([hits([]), hits([tribe])]).toEqual([1, 3])
  })

  clause(
    ['CA-CATA-29'],
    'a rout of one of them is a roll against its printed quality for the whole tribe of that side',
    () => {
      const shot = (...dice: number[]): Bench =>
        fields(
          { [GEPID]: ['2623', 3], 'wro-alan-hc-1': ['2423', 0] },
          {
            hits: { [GEPID]: 5 },
            leaders: { aetius: '1917', sangiban: '2323', attila: '3323' },
            stack: ordersOf('sangiban'),
          },
        )
          .do('first', { do: 'order', unit: 'wro-alan-hc-1' })
          .do('first', { do: 'fire', at: GEPID, after: 'stay' }, 0, ...dice)
          .flee()
      expect([shot(6).last('ferocity'), shot(6).state.calmed]).toMatchObject([{ lost: false }, []])
      const lost = shot(7)
      expect([lost.last('ferocity'), lost.state.calmed.length]).toMatchObject([{ nation: 'gepid', lost: true }, 1])
    },
  )

  clause(['CA-CATA-10'], 'Paullus comes in for Aetius at once, finished, where a Roman unit stands', () => {
    const b = fields(
      { 'wro-roman-hi-1': ['2113', 0], 'wro-saxon-mi-1': ['2020', 0], 'hun-hun-lc-2': ['2220', 3] },
      { leaders: { aetius: '2020', sangiban: '2225', attila: '2420' } },
    )
    b.do('second', { do: 'order', unit: 'hun-hun-lc-2' })
    b.do('second', { do: 'fire', at: 'wro-saxon-mi-1', after: 'stay' }, 0, 0, 9)
    expect([b.leaderHex('aetius'), b.now]).toEqual([null, 'succession'])
    expect(b.why('first', { do: 'replace', leader: 'aetius', at: '2020' })).toBe('nobody-to-command-there')
    b.do('first', { do: 'replace', leader: 'aetius', at: '2113' })
    expect([b.leaderHex('paullus'), b.state.routPoints[0]]).toEqual(['2113', 25])
    const { leader } = factsOf(b.state)
    expect(b.state.leaderMarks[leader('paullus')]).toBeGreaterThan(0)
  })

  clause(
    ['CA-CATA-09'],
    'Aetius gives his elite phase to any leader of his side in his range, anywhere in the first turn',
    () => {
      const elite = (turn: number): string[] =>
        fields(
          { 'wro-roman-hi-1': ['2113', 0] },
          {
            turn,
            leaders: { aetius: '1917', sangiban: '2018', theodoric: '2132', thorismund: '1918', attila: '3323' },
            stack: [{ step: 'battle' }, { step: 'turn', at: 2 }, { step: 'elite' }, { step: 'eliteChoice', side: 0 }],
          },
        )
          .targets('first', 'activate', 'leader')
          .sort()
      expect(elite(2)).toEqual(['aetius', 'sangiban', 'thorismund'])
      expect(elite(1)).toEqual(['aetius', 'sangiban', 'theodoric', 'thorismund'])
    },
  )

  clause(['CA-CATA-07', 'CA-CATA-08', 'CA-CATA-33'], 'Aetius and Theodoric command each his own', () => {
    const { leaders, leader, units, unit } = factsOf(fields({}).state)
    const commands = (who: string, whom: string): boolean => leaders[leader(who)].commands[unit(whom)]
    expect([
      commands('aetius', 'wro-roman-hi-1'),
      commands('aetius', ALAN),
      commands('aetius', 'wro-visigoth-hc-1'),
    ]).toEqual([true, false, false])
    expect([commands('theodoric', 'wro-visigoth-hc-1'), commands('theodoric', 'wro-roman-hi-1')]).toEqual([true, false])
    expect([commands('sangiban', ALAN), commands('sangiban', 'wro-roman-hi-1')]).toEqual([true, false])
    const under = (who: string): string => leaders[leaders[leader(who)].under]?.id
    expect([under('sangiban'), under('thorismund'), under('theodoric-ii')]).toEqual([
      'aetius',
      'theodoric',
      'theodoric',
    ])
    expect(units.length).toBe(53 + 51)
  })
})

describe('the Utus', () => {
  const utus = (units: Written['units'], more: Partial<Written> = {}): Bench =>
    new Bench({
      scenario: 'utus-river',
      units,
      leaders: { arnegisclus: '1820', valerian: '1821', attila: '3220' },
      stack: ordersOf('valerian'),
      ...more,
    })
  const [HI, LI] = ['rom-thracian-hi-10', 'byz-auxilia-bow-li-9']

  clause(
    ['CA-UTUS-05', 'CA-UTUS-06', 'CA-UTUS-20'],
    'Valerian commands one type in a phase; others horse, or Heruli, alone',
    () => {
      const b = utus({ [HI]: ['1921', 0], [LI]: ['2020', 0], [CAT]: ['1920', 0], 'byz-heruli-mi-1': ['1720', 0] })
      expect([b.may('first', { do: 'order', unit: HI }), b.may('first', { do: 'order', unit: LI })]).toEqual([
        true,
        true,
      ])
      expect(b.why('first', { do: 'order', unit: CAT })).toBe('may-not-command')
      b.do('first', { do: 'order', unit: HI }).do('first', { do: 'halt' })
      expect(b.clause('first', { do: 'order', unit: LI })).toBe('CA-UTUS-05')
      const commands = (who: string, whom: string): boolean => {
        const { leaders, leader, unit } = factsOf(b.state)
        return leaders[leader(who)].commands[unit(whom)]
      }
      expect([commands('artabates', CAT), commands('artabates', HI), commands('zandalas', LI)]).toEqual([
        true,
        false,
        false,
      ])
      const heruli = ['pharas-utus', 'arnegisclus', 'valerian', 'artabates', 'zandalas'].filter((who) =>
        commands(who, 'byz-heruli-mi-1'),
      )
      expect(heruli).toEqual(['pharas-utus', 'arnegisclus'])
    },
  )

  clause(
    ['CA-UTUS-12', 'CA-CATA-17'],
    'any Hun leader orders all Hun infantry; what is far from him keeps away from the enemy',
    () => {
      const b = utus(
        { 'hun-hun-mi-1': ['3230', 3], 'hun-hun-mi-2': ['2120', 3], [HI]: ['1920', 0] },
        { leaders: { arnegisclus: '1820', attila: '3229' }, stack: ordersOf('attila') },
      )
      b.do('second', { do: 'line', line: 3, unit: 'hun-hun-mi-1', as: 'rank' })
      b.do('second', { do: 'order', unit: 'hun-hun-mi-2' })
      expect(b.clause('second', { do: 'step', to: '2020' })).toBe('CA-UTUS-12')
    },
  )

  clause(
    ['CA-UTUS-12', 'CA-CATA-17'],
    'a son of Attila may without a roll, instead of all else, and by where he began',
    () => {
      const [NEAR, FAR] = ['hun-hun-mi-1', 'hun-hun-mi-2']
      const ellac = (more: Partial<Written> = {}): Bench =>
        utus(
          { [NEAR]: ['3230', 3], [FAR]: ['2423', 3], 'hun-hun-lc-10': ['3131', 3], [HI]: ['2223', 3] },
          { leaders: { arnegisclus: '1820', attila: '3407', ellac: '3129' }, stack: ordersOf('ellac', 'no'), ...more },
        )
      const command = { do: 'line', line: 3, unit: NEAR, as: 'rank' } as const
      expect(ellac().why('second', { do: 'line', line: 2, unit: 'hun-hun-lc-10', as: 'rank' })).toBe(
        'not-entitled-to-lines',
      )
      expect(ellac().may('second', command)).toBe(true)
      // Not after an order to one unit.
      const late = ellac().do('second', { do: 'order', unit: 'hun-hun-lc-10' }).do('second', { do: 'halt' })
      expect(late.why('second', command)).toBe('mi-instead-of-all')
      // However near the leader comes meanwhile, who was far off keeps away; he gives no order after it.
      const b = ellac().do('second', command).do('second', { do: 'lead', leader: 'ellac' })
      const { grid, hex, leaders, leader } = factsOf(b.state)
      const far = (to: string): number => grid.distance(hex(to), hex(b.hex(FAR) ?? ''))
      while (b.now === 'ride') {
        const [to] = b.targets('second', 'step', 'to').sort((one, other) => far(one) - far(other))
        b.do('second', far(to) < 2 ? { do: 'halt' } : { do: 'step', to })
      }
      expect(far(b.leaderHex('ellac') ?? '')).toBeLessThanOrEqual(leaders[leader('ellac')].range)
      b.do('second', { do: 'order', unit: FAR })
      expect(b.why('second', { do: 'step', to: '2323' })).toBe('mi-keep-away')
      b.do('second', { do: 'halt' }).do('second', { do: 'done' })
      expect(b.actions('second').map(({ do: what }) => what)).toEqual(['done'])
      const attila = utus(
        { [NEAR]: ['3230', 3], 'hun-hun-lc-10': ['3131', 3], [HI]: ['2220', 3] },
        { leaders: { arnegisclus: '1820', attila: '3129' }, stack: ordersOf('attila') },
      )
      attila.do('second', command).do('second', { do: 'done' })
      expect(attila.why('second', { do: 'line', line: 2, unit: 'hun-hun-lc-10', as: 'rank' })).toBe('no-lines-left')
    },
  )

  clause(['CA-UTUS-14', 'CA-CATA-19'], 'units are counted instead of sizes', () => {
    const b = utus(
      { 'hun-hun-hc-1': ['2120', 3], 'hun-hun-hc-2': ['2019', 1], [LI]: ['2020', 0] },
      { leaders: { arnegisclus: '1820', attila: '2320' }, stack: ordersOf('attila') },
    )
    b.do('second', { do: 'done' })
    for (const unit of ['hun-hun-hc-1', 'hun-hun-hc-2'])
      if (b.now === 'designation') b.do('second', { do: 'shock', unit })
    b.doByLot('second', { do: 'count', unit: 'hun-hun-hc-1' })
    expect(b.last('result')).toMatchObject({ sizeShift: 1 })
  })

  clause(
    ['CA-UTUS-15', 'CA-CATA-20'],
    'in range of his commander a subordinate has lines without a roll; else on his initiative',
    () => {
      const lines = (at: string, turn = 2): string | null =>
        utus(
          { [HI]: ['1921', 0] },
          { turn, leaders: { arnegisclus: '1820', valerian: at, attila: '3220' }, stack: activationOf(0, 4) },
        )
          .do('first', { do: 'activate', leader: 'valerian' })
          .why('first', { do: 'line', line: 2, unit: HI, as: 'rank' })
      expect([lines('1921'), lines('1930'), lines('1930', 1)]).toEqual([null, 'not-entitled-to-lines', null])
      const roll = utus(
        { [HI]: ['1930', 0] },
        { leaders: { arnegisclus: '1810', valerian: '1931', attila: '3220' }, stack: activationOf(0, 4) },
      ).do('first', { do: 'activate', leader: 'valerian' })
      roll.do('first', { do: 'roll' }, 4)
      expect(roll.may('first', { do: 'line', line: 2, unit: HI, as: 'rank' })).toBe(true)
    },
  )

  clause(['CA-UTUS-16', 'CA-CATA-21'], 'horse does not withdraw from horse', () => {
    const b = utus(
      { 'hun-hun-lc-2': ['2220', 3], [CAT]: ['1920', 0] },
      { leaders: { arnegisclus: '1820', attila: '2420' }, stack: ordersOf('arnegisclus') },
    )
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '2020' })
    const offered = b.actions('second').map(({ do: what }) => what)
    expect(offered).not.toContain('withdraw')
    expect(offered).toContain('feign')
  })

  clause(['CA-UTUS-13', 'CA-CATA-18'], 'there are no columns, no dismounting and no wild armies', () => {
    for (const scenario of ['utus-river', 'catalaunian-fields'] as const) {
      const { rules, sides } = factsOf(new Bench({ scenario, units: {}, stack: activationOf(0, 5) }).state)
      expect([rules.noColumns, rules.noDismounting, sides[0].discipline, sides[1].discipline]).toEqual([
        true,
        true,
        'none',
        'none',
      ])
    }
    const b = utus({ [HI]: ['1921', 0] }).do('first', { do: 'order', unit: HI })
    expect(b.why('first', { do: 'form', facing: 1 })).toBe('no-columns')
  })
})
