import { type PlayContext, quickChance, readOptions } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { hexesIn, numbersIn } from '../data/battle.ts'
import { OPTIONS, type Options, type ScenarioId } from '../data/table.ts'
import { cataphract as game } from '../rules/game.ts'
import { FACTS } from '../rules/printed.ts'
import { Bench } from './bench.ts'

const started = (scenario: ScenarioId, more: object = {}): Bench => {
  const play: PlayContext = { chance: quickChance(1), tell() {}, seal() {} }
  return new Bench(game.start(readOptions(OPTIONS, { scenario, ...more }) as Options, play))
}

/** Each unit of a class in its hex, in order: written as the rulebook writes it. */
type Row = readonly [unitClass: string, numbers: string, hexes: string, facing: number]

function expectUnits(b: Bench, rows: readonly Row[]): void {
  for (const [unitClass, numbers, hexes, facing] of rows) {
    const ids = numbersIn(numbers).map((n) => `${unitClass}-${n}`)
    expect(ids.map((id) => [id, b.hex(id), b.facing(id)])).toEqual(
      hexesIn(hexes).map((hex, i) => [ids[i], hex, facing]),
    )
  }
}
function expectLeaders(b: Bench, leaders: Readonly<Record<string, string>>): void {
  expect(Object.fromEntries(Object.keys(leaders).map((id) => [id, b.leaderHex(id)]))).toEqual(leaders)
}
/** How many units of each class a leader may command. */
function commanded(scenario: ScenarioId, leader: string): Record<string, number> {
  const { leaders, leader: named, units } = FACTS.of(scenario)
  const found: Record<string, number> = {}
  units.forEach(({ unitClass }, unit) => {
    if (leaders[named(leader)].commands[unit]) found[unitClass] = (found[unitClass] ?? 0) + 1
  })
  return found
}
/** The classes of each line of a side’s command table. */
function lines(scenario: ScenarioId, side: 0 | 1): string[][] {
  const { units, lines: printed } = FACTS.of(scenario)
  return printed[side].map((_, line) => [
    ...new Set(
      units.filter((unit) => unit.side === side && unit.lines & (1 << line)).map(({ unitClass }) => unitClass),
    ),
  ])
}
/** All that a zone of the set-up holds, and where. */
function zone(scenario: ScenarioId, id: string): { readonly units: string[]; readonly hexes: string[] } {
  const { zones, units, grid } = FACTS.of(scenario)
  const found = zones.find((one) => one.id === id)
  return {
    units: (found?.units ?? []).map((unit) => units[unit].id),
    hexes: (found?.hexes ?? []).map((hex) => grid.name(hex)).sort(),
  }
}

describe('Dara', () => {
  clause(
    ['CA-DARA-01', 'CA-DARA-02', 'CA-DARA-03'],
    'is set up as printed, Byzantines to the east, Persians to the west',
    () => {
      const b = started('dara')
      expectUnits(b, [
        ['byz-thracian-cat', '1-6', '1605-1610', 0],
        ['byz-auxilia-bow-li', '1-8', '1611 1618 1413 1416 1311 1317 1013 1016', 0],
        ['byz-numeri-mi', '1-13', '1612 1617 1411 1412 1414 1415 1417 1418 1310 1312 1314 1316 1318', 0],
        ['byz-hun-m-lc', '1-2', '1512 1516', 0],
        ['byz-auxilia-jav-li', '21-22', '1313 1315', 0],
        ['byz-armenian-cat', '1-6', '1619-1624', 0],
        ['byz-bucellari-cat', '1-4', '1113-1116', 0],
        ['per-saracen-lc', '1-8', '3226-3227 3426-3427 3202-3203 3402-3403', 3],
        ['per-immortals-hc', '1-14', '3219-3225 3419-3425', 3],
        ['per-persian-li', '1-10', '3209-3218', 3],
        ['per-militia-mi', '1-10', '3409-3418', 3],
        ['per-cadiseni-ln', '1-10', '3204-3208 3404-3408', 3],
      ])
      expectLeaders(b, {
        bouzes: '1508',
        sunicas: '1512',
        belisarius: '1314',
        'a-john': '1520',
        simmias: '1516',
        barasames: '3222',
        perozes: '3214',
        pitames: '3206',
      })
    },
  )

  clause(['CA-DARA-04', 'CA-DARA-06'], 'has its commands and lines', () => {
    for (const leader of ['sunicas', 'simmias']) expect(commanded('dara', leader)).toEqual({ 'byz-hun-m-lc': 2 })
    expect(commanded('dara', 'pharas')).toEqual({ 'byz-heruli-ln': 1 })
    expect(lines('dara', 0)).toEqual([
      ['byz-thracian-cat', 'byz-armenian-cat', 'byz-bucellari-cat'],
      ['byz-auxilia-bow-li', 'byz-numeri-mi', 'byz-auxilia-jav-li'],
    ])
    expect(lines('dara', 1)).toEqual([
      ['per-saracen-lc'],
      ['per-cadiseni-ln'],
      ['per-immortals-hc'],
      ['per-persian-li'],
      ['per-militia-mi'],
    ])
  })
})

describe('Callinicum', () => {
  clause(['CA-CALL-01', 'CA-CALL-02', 'CA-CALL-03'], 'is set up as printed', () => {
    const b = started('callinicum')
    expectUnits(b, [
      ['byz-isaurian-mi', '1-4', '1704-1707', 0],
      ['byz-thracian-cat', '1-6', '1710-1712 1608-1610', 0],
      ['byz-armenian-cat', '1-6', '1713-1715 1616-1618', 0],
      ['byz-saracen-mi', '1-6', '1718-1723', 0],
      ['byz-bucellari-cat', '1-3', '1412-1414', 0],
      ['per-saracen-lc', '1-8', '2715-2722', 3],
      ['per-immortals-hc', '1-14', '3007-3010 3107-3109 3017-3020 3117-3119', 3],
      ['per-persian-lc', '1-10', '2705-2712 2805 2813', 3],
    ])
    expectLeaders(b, {
      longinus: '1706',
      bouzes: '1710',
      'a-john': '1715',
      arethas: '1720',
      belisarius: '1413',
      alamoundaras: '2718',
      cabades: '3018',
      azarethes: '3008',
    })
  })

  clause(['CA-CALL-04', 'CA-CALL-05'], 'has its commands and lines', () => {
    expect(commanded('callinicum', 'longinus')).toEqual({ 'byz-isaurian-mi': 4 })
    expect(commanded('callinicum', 'arethas')).toEqual({ 'byz-saracen-mi': 6 })
    for (const leader of ['cabades', 'azarethes'])
      expect(commanded('callinicum', leader)).toEqual({ 'per-immortals-hc': 14, 'per-persian-lc': 10 })
    expect(lines('callinicum', 0)).toEqual([
      ['byz-thracian-cat', 'byz-armenian-cat', 'byz-bucellari-cat'],
      ['byz-isaurian-mi', 'byz-saracen-mi'],
    ])
    expect(lines('callinicum', 1)).toEqual([['per-saracen-lc'], ['per-persian-lc'], ['per-immortals-hc']])
  })

  clause(['CA-CALL-08'], 'nobody crosses the Euphrates but Byzantines in rout, to the island', () => {
    const { ground, hex, retreat, grid } = FACTS.of('callinicum')
    expect(ground[hex('1302')]).toBe('island')
    expect('toHex' in retreat[0] && grid.name(retreat[0].toHex)).toBe('1302')
    expect('toHex' in retreat[1]).toBe(false)
    expect(ground.filter((one) => one === 'river').length).toBeGreaterThan(0)
    const beside = grid.neighbours(hex('1302')).find((at) => ground[at] === 'bank')
    expect(beside).toBeDefined()
    // Routed next to it a unit leaves play there, and counts.
    const fled = new Bench({
      scenario: 'callinicum',
      units: { 'byz-isaurian-mi-1': [grid.name(beside as never), 3] },
      leaders: { belisarius: '1413', azarethes: '3008' },
      marks: { 'byz-isaurian-mi-1': ['routed'] },
      leaderMarks: { azarethes: ['finished'] },
      stack: [
        { step: 'battle' },
        { step: 'turn', at: 4 },
        { step: 'activations', next: null, among: 0 },
        { step: 'activation', side: 0, initiative: 6 },
      ],
    })
    fled.doByLot('first', { do: 'pass', leader: 'belisarius' })
    expect([fled.has('byz-isaurian-mi-1', 'eliminated'), fled.state.routPoints[0]]).toEqual([true, 5])
  })
})

describe('Tricameron', () => {
  clause(['CA-TRIC-04', 'CA-TRIC-05'], 'has its commands and lines', () => {
    expect(commanded('tricameron', 'sunicas')).toEqual({ 'byz-hun-m-lc': 1 })
    expect(commanded('tricameron', 'pharas')).toEqual({ 'byz-heruli-ln': 1 })
    expect(lines('tricameron', 0)).toEqual([
      ['byz-thracian-cat', 'byz-armenian-cat', 'byz-bucellari-cat'],
      ['byz-numeri-mi', 'byz-auxilia-bow-li'],
    ])
    expect(lines('tricameron', 1).map((line) => line.sort())).toEqual([
      ['van-vandal-hc', 'van-vandal-lc', 'van-vandal-ln'],
    ])
  })
})

describe('Taginae', () => {
  clause(['CA-TAGI-01', 'CA-TAGI-02'], 'is set up as printed: south is towards higher columns', () => {
    const b = started('taginae')
    const { facingOf } = FACTS.of('taginae')
    const [S, SW, SE, N] = [facingOf.S, facingOf.SW, facingOf.SE, facingOf.N].map(Number)
    expect([S, N]).toEqual([0, 3])
    expectUnits(b, [
      ['byz-auxilia-bow-li', '9-14', '3810 4010 4109 4209 4308 4408', SW],
      ['byz-thracian-cat', '1-3', '3812-3814', S],
      ['byz-lombard-hi', '1-3', '3815-3817', S],
      ['byz-heruli-mi', '1-3', '3818-3820', S],
      ['byz-armenian-cat', '1-3', '3821-3823', S],
      ['byz-auxilia-bow-li', '15-20', '4024 4124 4225 4325 4426 4526', SE],
      ['byz-narses-guard-mi', '1', '3707', SW],
      ['byz-bucellari-cat', '1', '3708', SW],
      ['byz-heruli-ln', '1', '3808', SW],
      ['byz-bucellari-cat', '2-4', '4802-4803 4902', SW],
      ['byz-hun-m-lc', '1', '5002', S],
      ['got-goth-li', '1-12', '5711-5722', N],
    ])
    expectLeaders(b, {
      'j-glutton': '3818',
      dagisthaeus: '3822',
      valerian: '4225',
      narses: '3707',
      pharas: '3808',
      john: '4802',
      sunicas: '5002',
      totila: '5517',
      teias: '5717',
    })
  })

  clause(['CA-TAGI-04', 'CA-TAGI-05'], 'has its commands and lines', () => {
    expect(commanded('taginae', 'dagisthaeus')).toEqual({ 'byz-armenian-cat': 3 })
    expect(commanded('taginae', 'pharas')).toEqual({ 'byz-heruli-ln': 1 })
    expect(commanded('taginae', 'sunicas')).toEqual({ 'byz-hun-m-lc': 1 })
    expect(lines('taginae', 0).map((line) => line.sort())).toEqual([
      ['byz-armenian-cat', 'byz-bucellari-cat', 'byz-thracian-cat'],
      ['byz-auxilia-bow-li'],
      ['byz-lombard-hi'],
      ['byz-heruli-mi', 'byz-narses-guard-mi'],
    ])
    expect(lines('taginae', 1)).toEqual([['got-goth-hc'], ['got-goth-li']])
  })
})

describe('Casilinum', () => {
  clause(['CA-CASI-01', 'CA-CASI-02'], 'is set up as printed: south is towards lower columns', () => {
    const b = started('casilinum')
    const { facingOf } = FACTS.of('casilinum')
    const [S, SW, SE, N] = [facingOf.S, facingOf.SW, facingOf.SE, facingOf.N].map(Number)
    expect([S, N]).toEqual([3, 0])
    expectUnits(b, [
      ['byz-heruli-ln', '1', '2824', SW],
      ['byz-hun-m-lc', '1', '2624', SW],
      ['byz-armenian-cat', '1-3', '3021-3023', S],
      ['byz-heruli-mi', '1-3', '3017 3019 3020', S],
      ['byz-lombard-hi', '1-3', '3011 3013 3015', S],
      ['byz-auxilia-bow-li', '10-20', '3010 3012 3014 3016 3018 3109 3111 3113 3115 3117 3119', S],
      ['byz-narses-guard-mi', '1', '3108', S],
      ['byz-thracian-cat', '1-3', '3007-3009', S],
      ['byz-bucellari-cat', '1-2', '2705 2806', SE],
      ['byz-auxilia-bow-li', '9', '2906', SE],
      ['fra-berserker-mi', '1-3', '2014 1913 1914', N],
      ['fra-frank-mi', '1-18', '1813-1815 1712-1715 1612-1616 1511-1516', N],
    ])
    expectLeaders(b, {
      pharas: '2824',
      sunicas: '2624',
      artabates: '3022',
      narses: '3108',
      john: '3114',
      zandalas: '3009',
      buccelin: '1814',
      alanorix: '1614',
    })
  })

  clause(['CA-CASI-04', 'CA-CASI-05'], 'has its commands and lines', () => {
    expect(commanded('casilinum', 'sunicas')).toEqual({ 'byz-hun-m-lc': 1 })
    expect(commanded('casilinum', 'pharas')).toEqual({ 'byz-heruli-ln': 1 })
    const [horse, foot] = lines('casilinum', 0).map((line) => line.sort())
    expect(horse).toEqual(['byz-armenian-cat', 'byz-bucellari-cat', 'byz-thracian-cat'])
    expect(foot).toEqual(['byz-auxilia-bow-li', 'byz-heruli-mi', 'byz-lombard-hi', 'byz-narses-guard-mi'])
    expect(lines('casilinum', 1)).toEqual([['fra-berserker-mi', 'fra-frank-mi']])
  })
})

describe('the Utus', () => {
  clause(['CA-UTUS-02', 'CA-UTUS-04'], 'has the zones of its set-up', () => {
    const { zones, units, grid, leaderAt, leaders } = FACTS.of('utus-river')
    /** Hexes in which a unit may be set up. */
    const hexesOf = (id: string): string[] => {
      const found = zones.find((one) => one.units.some((unit) => units[unit].id === id))
      return (found?.hexes ?? []).map((hex) => grid.name(hex)).sort()
    }
    const even = hexesIn('2012-2034').filter((hex) => Number(hex) % 2 === 0)
    expect(hexesOf('byz-auxilia-bow-li-9')).toEqual(even)
    expect(hexesOf('rom-thracian-hi-22')).toEqual(hexesIn('1912-1933'))
    const huns = {
      'hun-hun-hc-7': '3221-3223 3321-3322 3421-3422',
      'hun-hun-lc-1': '3207-3209 3307-3309 3407-3409',
      'hun-hun-lc-10': '3214-3216 3314-3316 3414-3416',
      'hun-hun-lc-27': '3228-3230 3327-3329 3428-3430',
      'hun-hun-lc-36': '3235-3237 3334-3336 3435-3437',
    }
    for (const [id, hexes] of Object.entries(huns)) expect([id, hexesOf(id)]).toEqual([id, hexesIn(hexes).sort()])
    expect(hexesOf('hun-hun-mi-1')).toEqual(hexesIn('3212-3233'))
    // Leaders with their groups: Arnegisclus and Valerian in 1813 to 1827.
    const placeOf = (id: string): string => leaderAt.find(({ leader }) => leaders[leader].id === id)?.place ?? ''
    for (const id of ['arnegisclus', 'valerian'])
      expect(zone('utus-river', placeOf(id).replace('in ', '')).hexes).toEqual(hexesIn('1813-1827'))
  })

  clause(['CA-UTUS-08', 'CA-UTUS-09', 'CA-UTUS-10', 'CA-UTUS-11'], 'has its lines, closer than usual', () => {
    expect(lines('utus-river', 0)).toEqual([['byz-thracian-cat'], ['rom-thracian-hi'], ['byz-auxilia-bow-li']])
    expect(lines('utus-river', 1)).toEqual([['hun-hun-hc'], ['hun-hun-lc'], ['hun-hun-mi']])
    const { lines: printed } = FACTS.of('utus-river')
    expect(printed[0][0]).toMatchObject({ cavalryGap: 0, cavalryRange: 1 })
    expect(printed[1].slice(0, 2)).toMatchObject([{ cavalryRange: 1 }, { cavalryRange: 1 }])
    expect([printed[1][0].cavalryGap ?? 1, printed[0][2].infantryGap]).toEqual([1, 1])
  })

  clause(['CA-UTUS-07', 'CA-CATA-13'], 'has values of reaction to feigned retreats', () => {
    expect(FACTS.of('utus-river').rules.feintReaction).toEqual({ 'byz-thracian-cat': 2, 'byz-heruli-ln': 2 })
    expect(FACTS.of('catalaunian-fields').rules.feintReaction).toEqual({
      'wro-alan-hc': 4,
      'wro-visigoth-hc': 5,
      'wro-visigoth-lc': 6,
      'hun-hun-hc': 8,
      'hun-hun-lc': 7,
      'hun-ostrogoth-hc': 3,
    })
  })
})

describe('the Catalaunian Fields', () => {
  const { zones, units, grid, level } = FACTS.of('catalaunian-fields')
  const hexesOf = (id: string): string[] => {
    const found = zones.find((one) => one.units.some((unit) => units[unit].id === id))
    return (found?.hexes ?? []).map((hex) => grid.name(hex)).sort()
  }

  clause(
    ['CA-CATA-01', 'CA-CATA-02', 'CA-CATA-03', 'CA-CATA-04', 'CA-CATA-05', 'CA-CATA-06'],
    'has the zones of its set-up',
    () => {
      const b = started('catalaunian-fields')
      expect(b.waiting).toEqual(['first'])
      const printed = {
        'wro-roman-hi-1': '2113-2122',
        'wro-saxon-mi-3': '2113-2122',
        'wro-burgundian-mi-4': '2014-2022',
        'wro-armorican-mi-2': '2014-2022',
        'wro-alan-hc-5': '2223-2227',
        'wro-alan-mi-1': '2124-2125',
        'wro-visigoth-hc-2': '2127-2137 2028-2038',
        'wro-visigoth-mi-9': '2127-2137 2028-2038',
        'hun-hun-hc-5': '3313-3334',
        'hun-hun-lc-19': '3313-3334',
        'hun-hun-mi-6': '3214-3235',
        'hun-ostrogoth-hc-4': '3535-3538',
        'hun-ostrogoth-mi-1': '3435-3438',
        'hun-ostrogoth-li-1': '3335-3338',
        'hun-gepid-mi-1': '3309-3312',
        'hun-burgundian-mi-1': '3410-3412',
      }
      for (const [id, hexes] of Object.entries(printed)) expect([id, hexesOf(id)]).toEqual([id, hexesIn(hexes).sort()])
      const heights = grid.all.filter((hex) => level[hex] === 3).map((hex) => grid.name(hex))
      expect(hexesOf('wro-visigoth-mi-1')).toEqual(heights.sort())
      b.doByLot('first', { do: 'usual' })
      expect(b.waiting).toEqual(['second'])
      b.doByLot('second', { do: 'usual' })
      expectLeaders(b, { aetius: '1917', sangiban: '2225' })
      expect(b.leaderHex('theodoric')).toBe(b.hex('wro-visigoth-hc-1'))
    },
  )

  clause(['CA-CATA-11', 'CA-CATA-12'], 'Attila commands all Huns; both sides have an elite commander', () => {
    const facts = FACTS.of('catalaunian-fields')
    const huns = facts.units.filter(({ side }) => side === 1).length
    expect(Object.values(commanded('catalaunian-fields', 'attila')).reduce((sum, n) => sum + n, 0)).toBe(huns)
    expect(Object.keys(commanded('catalaunian-fields', 'ellac')).sort()).toEqual([
      'hun-hun-hc',
      'hun-hun-lc',
      'hun-hun-mi',
    ])
    expect(Object.keys(commanded('catalaunian-fields', 'valimir')).every((id) => id.includes('ostrogoth'))).toBe(true)
    expect(Object.keys(commanded('catalaunian-fields', 'ardaric')).sort()).toEqual([
      'hun-burgundian-mi',
      'hun-frank-mi',
      'hun-gepid-mi',
    ])
    const elite = (id: string): boolean => facts.leaders[facts.leader(id)].elite
    expect([elite('attila'), elite('aetius'), elite('theodoric')]).toEqual([true, true, false])
  })

  clause(
    ['CA-CATA-14', 'CA-CATA-15', 'CA-CATA-16'],
    'has its lines, of which Gothic and Alan horse stand close',
    () => {
      const west = lines('catalaunian-fields', 0)
      expect(west[0].sort()).toEqual([
        'wro-armorican-mi',
        'wro-burgundian-mi',
        'wro-frank-mi',
        'wro-roman-hi',
        'wro-roman-mi',
        'wro-saxon-mi',
      ])
      expect([west[1].sort(), west[2], west[3], west[4].sort()]).toEqual([
        ['wro-visigoth-hc', 'wro-visigoth-lc'],
        ['wro-visigoth-mi'],
        ['wro-visigoth-mi'],
        ['wro-alan-hc', 'wro-alan-mi'],
      ])
      expect(lines('catalaunian-fields', 1).map((line) => line.sort())).toEqual([
        ['hun-hun-hc', 'hun-hun-lc'],
        ['hun-ostrogoth-hc', 'hun-ostrogoth-li', 'hun-ostrogoth-mi'],
        ['hun-hun-mi'],
        ['hun-gepid-mi'],
        ['hun-frank-mi'],
        ['hun-burgundian-mi'],
      ])
      const { lines: printed } = FACTS.of('catalaunian-fields')
      expect([printed[0][1], printed[0][4], printed[1][1]]).toMatchObject([
        { cavalryGap: 0, cavalryRange: 1 },
        { cavalryGap: 0, cavalryRange: 1 },
        { cavalryGap: 0, cavalryRange: 1 },
      ])
      expect([printed[1][0].cavalryGap ?? 1, printed[1][0].cavalryRange]).toEqual([1, 1])
    },
  )

  clause(['CA-CATA-22'], 'slopes cost nobody his order there', () => {
    expect(FACTS.of('catalaunian-fields').rules.noHitsForSlopes).toBe(true)
    expect(FACTS.of('tricameron').rules.noHitsForSlopes).toBe(undefined)
  })
})

describe('competitive play', () => {
  clause(['CA-S.GEN1'], 'the same battle can be played with the sides exchanged', () => {
    const side = (sides: string): unknown => game.side?.(started('tricameron', { sides }).state, 0)
    expect([side('as-named'), side('exchanged')]).toEqual(['byzantine', 'vandal'])
    expect(started('tricameron', { sides: 'exchanged' }).waiting).toEqual(['second'])
  })

  clause(['CA-S.GEN1'], 'of two battles with sides exchanged the better difference of rout points wins', () => {
    const fought = (players: readonly number[], winner: number, points: readonly number[]) => ({
      outcome: { winners: [winner], way: 'withdrawal', params: { points, levels: [35, 30] } },
      players,
      sides: ['byzantine', 'vandal'],
    })
    // Both win with the Byzantines; the second player loses less than the first did.
    const [one, other] = [fought([0, 1], 0, [20, 31]), fought([1, 0], 0, [12, 33])]
    expect(game.match?.([one])).toEqual({ points: [31, 20], winner: 0 })
    expect(game.match?.([one, other])).toEqual({ points: [43, 53], winner: 1 })
    expect(game.match?.([one, fought([1, 0], 0, [20, 31])])).toEqual({ points: [51, 51], winner: null })
    // Whoever gives a battle up has no better difference than who fought it out.
    const resigned = { ...other, outcome: { winners: [1], way: 'resigned', params: {} } }
    expect(game.match?.([one, resigned])).toEqual({ points: [151, 20], winner: 0 })
  })

  clause(
    ['CA-S.GEN2'],
    'bids are made unseen; the higher takes a side and lowers its level, equal ones are made again',
    () => {
      const b = started('tricameron', { sides: 'bid' })
      expect(b.waiting).toEqual(['first', 'second'])
      b.do('first', { do: 'bid', points: 7 })
      expect(JSON.stringify(b.view('second'))).not.toContain('7,null')
      expect(b.told).toEqual([])
      b.do('second', { do: 'bid', points: 7 })
      expect([b.last('bids'), b.waiting]).toMatchObject([{ first: 7, second: 7 }, ['first', 'second']])
      b.do('first', { do: 'bid', points: 3 }).do('second', { do: 'bid', points: 5 })
      expect(b.waiting).toEqual(['second'])
      b.doByLot('second', { do: 'side', named: 'first' })
      expect([game.side?.(b.state, 1), b.state.levels]).toEqual(['byzantine', [30, 30]])
    },
  )
})
