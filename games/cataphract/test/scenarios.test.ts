import { type PlayContext, quickChance, readOptions, scriptedChance } from '@iacta/kernel'
import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { OPTIONS, type Options, type ScenarioId } from '../data/table.ts'
import { roundHits } from '../rules/champions.ts'
import { cataphract as game } from '../rules/game.ts'
import { FACTS } from '../rules/printed.ts'
import { retreatDistance } from '../rules/rout.ts'
import { sequence } from '../rules/sequence.ts'
import { activationOf, Bench, ordersOf } from './bench.ts'

const started = (scenario: ScenarioId, more: object = {}): Bench => {
  const play: PlayContext = { chance: quickChance(1), tell() {}, seal() {} }
  return new Bench(game.start(readOptions(OPTIONS, { scenario, ...more }) as Options, play))
}

describe('Tricameron', () => {
  clause(['CA-TRIC-01', 'CA-TRIC-02', 'CA-TRIC-03'], 'is set up as printed', () => {
    const b = started('tricameron')
    expect([b.hex('byz-thracian-cat-5'), b.facing('byz-thracian-cat-5'), b.leaderHex('a-john')]).toEqual([
      '5112',
      3,
      '5112',
    ])
    expect([b.hex('byz-armenian-cat-5'), b.hex('byz-hun-m-lc-1'), b.hex('byz-heruli-ln-1')]).toEqual([
      '5122',
      '5515',
      '5511',
    ])
    expect([b.hex('van-vandal-ln-12'), b.facing('van-vandal-ln-12'), b.leaderHex('gelimer')]).toEqual([
      '4522',
      0,
      '4520',
    ])
    const hexes = (unitClass: string): (string | null)[] =>
      Array.from({ length: 12 }, (_, i) => b.hex(`${unitClass}-${i + 1}`))
    const lancers = '4502 4504 4505 4507 4509 4511 4513 4515 4517 4518 4521 4522'
    expect(hexes('van-vandal-ln')).toEqual(lancers.split(' '))
    expect([1, 2, 3, 4, 5].map((n) => b.hex(`van-vandal-lc-${n}`))).toEqual(['4503', '4506', '4510', '4514', '4519'])
    expect([1, 2].map((n) => b.hex(`van-vandal-hc-${n}`))).toEqual(['4512', '4520'])
    expect(['gara', 'tzazon'].map((leader) => b.leaderHex(leader))).toEqual(['4505', '4512'])
    const cataphracts = [1, 2, 3, 4, 5].map((n) => [b.hex(`byz-thracian-cat-${n}`), b.hex(`byz-armenian-cat-${n}`)])
    expect(cataphracts).toEqual([
      ['5104', '5114'],
      ['5106', '5116'],
      ['5108', '5118'],
      ['5110', '5120'],
      ['5112', '5122'],
    ])
    expect(['martinus', 'belisarius', 'sunicas', 'pharas'].map((leader) => b.leaderHex(leader))).toEqual([
      '5120',
      '5513',
      '5515',
      '5511',
    ])
    expect(b.hex('byz-bucellari-cat-1')).toBe('5513')
    expect(b.hex('byz-numeri-mi-1')).toBe(null)
  })

  clause(['CA-TRIC-13'], 'Byzantines flee to the east, Vandals to the west', () => {
    const facts = FACTS.of('tricameron')
    expect([retreatDistance(facts, 0, facts.hex('5913')), retreatDistance(facts, 1, facts.hex('3813'))]).toEqual([1, 2])
  })

  clause(
    ['CA-5.51a', 'CA-5.51c', 'CA-5.52a'],
    'begins with an elite phase of whomever Belisarius’ player names',
    () => {
      const b = started('tricameron')
      expect(b.now).toBe('eliteChoice')
      expect(b.targets('first', 'activate', 'leader').sort()).toEqual([
        'a-john',
        'belisarius',
        'martinus',
        'pharas',
        'sunicas',
      ])
      b.do('first', { do: 'activate', leader: 'martinus' }).do('first', { do: 'done' })
      // No momentum, and he is not finished: leaders of initiative 3 are due first, he comes later.
      expect(b.now).toBe('activation')
      expect(b.state.leaderMarks[FACTS.of('tricameron').leader('martinus')]).toBeGreaterThan(0)
      expect(b.prompt('first')).toMatchObject({ key: 'activate', params: { initiative: 3 } })
    },
  )
})

describe('Callinicum', () => {
  const turnsEnd = (turn: number, hits: number, ...dice: number[]): Bench => {
    const b = new Bench({
      scenario: 'callinicum',
      turn,
      units: { 'byz-isaurian-mi-1': '1705', 'per-immortals-hc-1': ['3008', 3] },
      hits: { 'byz-isaurian-mi-1': hits },
      leaders: { belisarius: '1413', azarethes: '3008' },
      leaderMarks: { azarethes: ['finished'] },
      stack: activationOf(0, 6),
    })
    return b.do('first', { do: 'pass', leader: 'belisarius' }, ...dice)
  }

  clause(['CA-CALL-06'], 'from the third turn a 0 or 1 lowers the quality of all Byzantines, once', () => {
    expect(turnsEnd(2, 0).state.fasting).toBe(false)
    expect(turnsEnd(3, 0, 2).state.fasting).toBe(false)
    const fast = turnsEnd(3, 0, 1)
    expect(fast.state.fasting).toBe(true)
    expect(fast.last('lent')).toMatchObject({ begins: true })
  })

  clause(['CA-CALL-07'], 'whoever has too many hits for it routs at once', () => {
    expect(turnsEnd(3, 4, 0).routed('byz-isaurian-mi-1')).toBe(true)
    expect(turnsEnd(3, 3, 0).routed('byz-isaurian-mi-1')).toBe(false)
  })
})

describe('Taginae', () => {
  clause(['CA-TAGI-10'], 'the Gothic archers hold their place until one of them is fired at', () => {
    const b = new Bench({
      scenario: 'taginae',
      units: { 'got-goth-li-1': ['5711', 3], 'byz-auxilia-bow-li-9': ['5410', 0] },
      leaders: { totila: '5712', narses: '5310' },
      stack: ordersOf('totila'),
    })
    b.do('second', { do: 'order', unit: 'got-goth-li-1' })
    expect(b.why('second', { do: 'step', to: '5611' })).toBe('archers-hold')
    b.state.stirred = true
    expect(b.may('second', { do: 'step', to: '5611' })).toBe(true)
  })

  clause(
    ['CA-TAGI-03', 'CA-TAGI-12', 'CA-S.GEN3'],
    'the Goths place their horse, and all of it freely if that is agreed',
    () => {
      const b = started('taginae')
      expect(b.prompt('second')).toMatchObject({ key: 'set-up', params: { unit: 'got-goth-hc-1' } })
      expect(b.why('second', { do: 'place', at: '5711', facing: 3 })).toBe('not-a-taginae-hex')
      expect(b.hex('got-goth-li-1')).toBe('5711')
      const free = started('taginae', { setUp: 'free' })
      expect(free.hex('got-goth-li-1')).toBe(null)
      expect(free.may('second', { do: 'place', at: '5401', facing: 2 })).toBe(true)
      expect(free.why('second', { do: 'place', at: '5301', facing: 2 })).toBe('not-a-taginae-hex')
    },
  )
})

describe('the Utus', () => {
  clause(['CA-UTUS-01', 'CA-UTUS-03'], 'Romans are placed first, then Huns, facing as they like', () => {
    const b = started('utus-river')
    expect(b.waiting).toEqual(['first'])
    expect(b.may('first', { do: 'place', at: '2012', facing: 5 })).toBe(true)
    expect(b.why('first', { do: 'place', at: '2013', facing: 0 })).toBe('not-a-set-up-hex')
    b.do('first', { do: 'usual' })
    expect(b.hex('byz-thracian-cat-1')).toBe('1935')
    expect(b.waiting).toEqual(['second'])
    b.doByLot('second', { do: 'usual' })
    expect(b.state.turn).toBe(1)
  })
})

describe('first turns', () => {
  const due = (scenario: ScenarioId, side: 0 | 1, initiative: number, leaders: Record<string, string>): string[] => {
    const b = new Bench({ scenario, turn: 1, units: {}, leaders, stack: activationOf(side, initiative) })
    return b.targets(side === 0 ? 'first' : 'second', 'activate', 'leader')
  }

  clause(['CA-DARA-08'], 'at Dara only Persians and Belisarius act', () => {
    const leaders = { belisarius: '1314', bouzes: '1508', perozes: '3214', pitames: '3206' }
    expect(due('dara', 0, 6, leaders)).toEqual(['belisarius'])
    expect(due('dara', 1, 4, leaders)).toEqual(['pitames'])
  })

  clause(['CA-CASI-17'], 'at Casilinum only Narses and Buccelin do', () => {
    const leaders = { narses: '3108', john: '3114', buccelin: '1814', alanorix: '1614' }
    expect(due('casilinum', 0, 6, leaders)).toEqual(['narses'])
    expect(due('casilinum', 1, 4, leaders)).toEqual(['buccelin'])
  })
})

describe('levels and edges', () => {
  clause(
    [
      ...['CA-UTUS-17', 'CA-UTUS-18', 'CA-UTUS-19', 'CA-CATA-31', 'CA-CATA-32', 'CA-DARA-20', 'CA-DARA-21'],
      ...['CA-CALL-09', 'CA-CALL-10', 'CA-TAGI-13', 'CA-TAGI-14', 'CA-CASI-18', 'CA-CASI-19'],
    ],
    'are as printed for every battle',
    () => {
      const printed = {
        'utus-river': [100, 120, '-column', '+column'],
        'catalaunian-fields': [120, 100, '-column', '+column'],
        dara: [100, 110, '1019', '+column'],
        callinicum: [60, 75, '1302', '+column'],
        tricameron: [35, 30, '+column', '-column'],
        taginae: [75, 45, '-column', '+column'],
        casilinum: [70, 45, '+column', '-column'],
      } as const
      for (const [id, expected] of Object.entries(printed)) {
        const [first, second] = FACTS.of(id as ScenarioId).sides
        expect([id, first.level, second.level, first.retreat, second.retreat]).toEqual([id, ...expected])
      }
      const utus = FACTS.of('utus-river')
      expect(utus.units[utus.unit('byz-auxilia-bow-li-9')].routPoints).toBe(3)
      expect(utus.units[utus.unit('rom-cheiroballistra-1')].routPoints).toBe(0)
    },
  )
})

describe('champions', () => {
  /** From the end of the set-up on, with these dice. */
  const challenged = (scenario: ScenarioId, ...dice: number[]): Bench => {
    const b = new Bench({
      scenario,
      turn: 0,
      units: { 'byz-thracian-cat-1': ['1605', 0] },
      leaders: scenario === 'dara' ? { belisarius: '1314', bouzes: '1508', perozes: '3214' } : {},
      stack: [{ step: 'game', at: 4 }, { step: 'challenge' }],
    })
    const script = scriptedChance(...dice)
    sequence.advance(b.state, { chance: script, tell: (one) => b.told.push(one), seal() {} })
    expect(script.left()).toBe(0)
    return b
  }

  clause(['CA-11.83a', 'CA-DARA-07'], 'a round costs the lesser one hit, two at half as much, three at a third', () => {
    expect([roundHits(9, 10), roundHits(5, 10), roundHits(6, 11), roundHits(4, 12), roundHits(7, 7)]).toEqual([
      1, 2, 1, 3, 0,
    ])
    // Andreas 6 and 9 against the Pair 4 and 0: 15 to 4 is three hits each time; more than 6 after the third.
    const b = challenged('dara', 9, 0, 9, 0, 9, 0)
    expect(b.last('champion')).toMatchObject({ champion: 'andreas' })
    expect(b.state.champion).toBe(0)
  })

  clause(['CA-11.85a', 'CA-DARA-25'], 'the winner begins with a leader of his, at Dara with Belisarius alone', () => {
    const b = challenged('dara', 9, 0, 9, 0, 9, 0)
    expect([b.now, b.targets('first', 'activate', 'leader')]).toEqual(['eliteChoice', ['belisarius']])
    b.do('first', { do: 'decline' })
    expect(b.now).toBe('bonus')
    expect(b.targets('first', 'activate', 'leader')).toEqual(['belisarius'])
    b.do('first', { do: 'activate', leader: 'belisarius' })
    expect(b.last('activated')).toMatchObject({ kind: 'champion' })
  })
})
