import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { attackDrm, defeatedOf, defenceOf, differential, lossesBy } from '../rules/battle.ts'
import { armyNamed, magisterNamed, NO_ARMY, placeNamed, powerNamed } from '../rules/printed.ts'
import type { FrameNamed } from '../rules/state.ts'
import { Bench } from './bench.ts'
import { marching } from './movement-bench.ts'

type Written = Readonly<Record<string, unknown>>
const left = (b: Bench): unknown => b.prompt(b.waiting[0]).params.mp

/** Belisarius with the armies of Illyricum and Italy before Ravenna (8.28). */
const ravenna = (written: Written = {}, mp = 2): Bench =>
  marching('illyricum', mp, {
    place: { illyricum: 'flaminia', italia: 'flaminia', witigis: 'flaminia' },
    own: { illyricum: 30, italia: 25, witigis: 37 },
    under: { italia: 'illyricum' },
    magister: { illyricum: 'belisarius' },
    control: { flaminia: 'ostrogoths', picenum: 'ostrogoths' },
    held: { flaminia: 'ostrogoths', picenum: 'ostrogoths' },
    ...written,
  })

/** The drm of both sides for an attack on all, as it would be rolled. */
function drms(
  b: Bench,
  attackers: string[],
  defenders: string[],
  more: Partial<FrameNamed<'battle'>> = {},
): [number, number] {
  const frame: FrameNamed<'battle'> = {
    step: 'battle',
    at: 3,
    kind: 'attack',
    place: placeNamed('euphratensis'),
    attackers: attackers.map(armyNamed),
    defenders: defenders.map(armyNamed),
    leads: attackers.length > 0 ? armyNamed(attackers[0]) : NO_ARMY,
    stands: defenders.length > 0 ? armyNamed(defenders[0]) : NO_ARMY,
    frontier: false,
    detached: false,
    levy: 0,
    levyLeft: 0,
    levyAttacks: false,
    crossed: false,
    attackLoss: 0,
    defenceLoss: 0,
    ...more,
  }
  const defence = defenceOf(b.state, frame)
  return [attackDrm(b.state, frame, defence), defence.drm]
}
const board = (written: Written): Bench => new Bench({ ...written })

describe('a whole battle', () => {
  clause(
    ['JU-8.11a', 'JU-8.15a', 'JU-8.15b', 'JU-8.21a', 'JU-8.21b', 'JU-8.21c', 'JU-8.21d', 'JU-8.21m', 'JU-T.5a'],
    'the example of 8.28',
    () => {
      const b = ravenna().rome('attack witigis')
      expect([b.now, b.waiting]).toEqual(['withdrawal', ['barbarian']])
      b.barb('stand | 6 6')
      expect(b.last('battle')).toMatchObject({
        attackSp: 55,
        defenceSp: 37,
        attackDrm: 2,
        defenceDrm: -1,
        defenceLoss: 10,
        attackLoss: 5,
      })
      expect([b.now, b.waiting]).toEqual(['losses', ['byzantine']])
      b.rome('lose illyricum 2', 'lose italia 3')
      expect([b.sp('witigis'), b.now, b.waiting]).toEqual([27, 'retreat', ['barbarian']])
      // The winner checks once, with Belisarius.
      b.barb('retreat picenum | 7')
      expect([b.at('witigis'), b.status('witigis'), b.status('illyricum')]).toEqual(['picenum', ['defeated'], []])
      expect(left(b)).toBe(1)
      expect(b.can('byzantine', 'go picenum')).toBe(true)
      b.rome('go picenum')
      expect(b.bar('byzantine', 'attackAll')).toBe('too-few-mp JU-7.15a')
      expect(b.rome('halt').waiting).toEqual([])
    },
  )

  clause(
    ['JU-8.11b', 'JU-8.11c', 'JU-8.22a', 'JU-T.1b'],
    'as often as there are MP, never by a Defeated army, never because it must',
    () => {
      const b = ravenna({ status: { illyricum: ['defeated'], italia: ['defeated'] } })
      expect(b.bar('byzantine', 'attack witigis')).toBe('defeated-cannot-attack JU-8.22a')
      const twice = ravenna(
        {
          own: { illyricum: 30, italia: 25, witigis: 37 },
          control: { flaminia: 'ostrogoths' },
          held: { flaminia: 'ostrogoths' },
        },
        3,
      )
      // Nowhere to go: Witigis stays with a die of losses, and is attacked again.
      twice.rome('attack witigis').barb('stand | 6 0')
      twice.rome('lose italia 1 | 3 0')
      expect([twice.sp('witigis'), left(twice)]).toEqual([24, 2])
      expect(twice.can('byzantine', 'attack witigis')).toBe(true)
      expect(twice.rome('halt').waiting).toEqual([])
    },
  )

  clause(['JU-8.21g'], 'who cannot retreat stays and loses a die of SP', () => {
    const b = ravenna({ control: { flaminia: 'ostrogoths' } }).rome('attack witigis')
    // 10 lost, 4 more for having nowhere to go, then the check of the winner.
    b.barb('stand | 6 6')
    b.rome('lose illyricum 5 | 4 0')
    expect([b.sp('witigis'), b.at('witigis'), b.status('witigis')]).toEqual([23, 'flaminia', ['defeated']])
  })

  clause(['JU-8.21j', 'JU-8.25c', 'JU-4.12b'], 'a winner sheds his markers, then rolls against control', () => {
    const worn = { status: { illyricum: ['disorganised'], italia: ['disorganised'] } }
    const fails = ravenna(worn).rome('attack witigis').barb('stand | 7 6')
    fails.rome('lose illyricum 5').barb('retreat picenum | 8')
    expect(fails.status('illyricum')).toEqual(['disorganised'])
    expect([fails.sp('illyricum'), fails.sp('italia')]).toEqual([25, 25])
    const passes = ravenna(worn).rome('attack witigis').barb('stand | 7 6')
    passes.rome('lose illyricum 5').barb('retreat picenum | 7')
    expect([passes.status('illyricum'), passes.status('italia')]).toEqual([[], []])
  })

  clause('JU-7.15a', 'an army that loses its battle has ended', () => {
    const b = ravenna({ own: { illyricum: 10, italia: 5, witigis: 60 } }, 5).rome('attack witigis')
    b.barb('stand | 0 9')
    expect(b.now).toBe('losses')
    b.rome('lose illyricum 5', 'lose italia 4')
    // Nowhere to go for them: 6 die of it, and the winner checks.
    expect(b.now).toBe('losses')
  })
})

describe('modifiers (8.15-8.17)', () => {
  const field = {
    place: {
      oriens: 'euphratensis',
      chosroes: 'euphratensis',
      totila: 'euphratensis',
      gelimer: 'euphratensis',
      moors: 'euphratensis',
    },
    own: { oriens: 10, chosroes: 10, totila: 10, gelimer: 10, moors: 10 },
    magister: { oriens: 'belisarius' },
    allegiance: { moors: 'barbarian' },
  }
  clause(['JU-8.15c', 'JU-8.15d', 'JU-4.12c'], '+ battle value, +1 for Byzantines against others than Persians', () => {
    const b = board({ ...field, fort: {} })
    expect(drms(b, ['oriens'], ['moors'])[0]).toBe(3)
    expect(drms(b, ['oriens'], ['chosroes'])[0]).toBe(2)
    expect(drms(b, ['oriens'], ['moors'], { kind: 'interception' })[0]).toBe(3)
    expect(drms(b, ['chosroes'], ['oriens'], { kind: 'interception' })[0]).toBe(1)
    const ally = board({ ...field, allegiance: { moors: 'byzantine' } })
    expect(drms(ally, ['moors'], ['totila'], { kind: 'interception' })[0]).toBe(0)
  })

  clause(['JU-8.15e'], '-2 over a strait or from the sea', () => {
    expect(drms(board(field), ['oriens'], ['moors'], { crossed: true })[0]).toBe(1)
    const there = (from: string, ...ways: string[]): unknown => {
      const at = ways.at(-1)?.slice(3) ?? from
      const b = marching('oriens', 5, {
        place: { oriens: from, totila: at },
        own: { oriens: 9, totila: 9 },
        magister: { oriens: 'belisarius' },
        status: { totila: ['disorganised'] },
      }).rome(...ways, 'attack totila')
      return b.barb('stand | 4 4 0 0').last('battle')?.attackDrm
    }
    // Belisarius 2, and 1 for attacking Goths; until the army goes on from where it crossed to.
    expect([
      there('sicilia', 'go lucania-et-bruttii'),
      there('sicilia', 'go lucania-et-bruttii', 'go samnium'),
    ]).toEqual([1, 3])
  })

  clause(
    ['JU-8.15f', 'JU-8.15g', 'JU-8.17a', 'JU-6.54a', 'JU-2.1h'],
    '-2 for a city, -1 for a fort, of who held it when the activation began',
    () => {
      // Euphratensis has a fort, Mesopotamia a city.
      const held = (holder: string): Bench => board({ ...field, held: { euphratensis: holder, mesopotamia: holder } })
      expect(drms(held('sassanids'), ['oriens'], ['moors'])[0]).toBe(2)
      expect(drms(held('sassanids'), ['oriens'], ['moors'], { place: placeNamed('mesopotamia') })[0]).toBe(1)
      expect(drms(held('nobody'), ['oriens'], ['moors'])[0]).toBe(3)
      expect(drms(held('byzantine'), ['moors'], ['oriens'])[0]).toBe(-1)
      // 52: not in an interception.
      expect(drms(held('byzantine'), ['moors'], ['oriens'], { kind: 'interception' })[0]).toBe(0)
      // A built fort is like a printed one.
      const built = board({ ...field, fort: { lydia: true }, held: {} })
      expect(drms(built, ['moors'], ['oriens'], { place: placeNamed('lydia') })[0]).toBe(-1)
    },
  )

  clause('JU-8.15n', 'a coast as such does nothing', () => {
    expect(drms(board(field), ['moors'], ['oriens'], { place: placeNamed('caria') })[0]).toBe(0)
  })

  clause(['JU-8.15h', 'JU-8.15i', 'JU-8.23b'], '-1 for Goths and Vandals, -1 if Disorganised', () => {
    const b = board({ ...field, held: { euphratensis: 'nobody' } })
    // Totila has 2, Gelimer 0, Chosroes 1.
    expect([
      drms(b, ['totila'], ['oriens'])[0],
      drms(b, ['gelimer'], ['oriens'])[0],
      drms(b, ['chosroes'], ['oriens'])[0],
    ]).toEqual([1, -1, 1])
    const worn = board({ ...field, held: { euphratensis: 'nobody' }, status: { chosroes: ['disorganised'] } })
    expect(drms(worn, ['chosroes'], ['oriens'])[0]).toBe(0)
  })

  clause(
    ['JU-8.15j', 'JU-8.15k', 'JU-8.15m', 'JU-8.22c'],
    'defenders: battle value, -1 for Goths and Vandals, -1 Disorganised, -2 Defeated',
    () => {
      const b = board(field)
      expect([
        drms(b, ['oriens'], ['totila'])[1],
        drms(b, ['oriens'], ['gelimer'])[1],
        drms(b, ['oriens'], ['chosroes'])[1],
      ]).toEqual([1, -1, 1])
      const worn = board({ ...field, status: { chosroes: ['disorganised', 'defeated'], gelimer: ['defeated'] } })
      expect([drms(worn, ['oriens'], ['chosroes'])[1], drms(worn, ['oriens'], ['gelimer'])[1]]).toEqual([-2, -3])
    },
  )

  clause(
    ['JU-8.15l', 'JU-4.32h', 'JU-4.1a'],
    'frontier and Gothic detached SP: -2, or -1 behind walls of their own; Persian ones -1',
    () => {
      const at = (held: string, more: Written): Bench => board({ ...field, held: { euphratensis: held }, ...more })
      const frontier = { frontier: { euphratensis: 9 } }
      expect(drms(at('nobody', frontier), ['totila'], [], { frontier: true })[1]).toBe(-2)
      expect(drms(at('byzantine', frontier), ['totila'], [], { frontier: true })[1]).toBe(-1)
      const goths = { detached: [{}, {}, { euphratensis: 9 }] }
      expect(drms(at('byzantine', goths), ['oriens'], [], { detached: true })[1]).toBe(-2)
      expect(drms(at('ostrogoths', goths), ['oriens'], [], { detached: true })[1]).toBe(-1)
      const persians = { detached: [{ euphratensis: 9 }, {}, {}] }
      expect(drms(at('byzantine', persians), ['oriens'], [], { detached: true })).toEqual([2, -1])
    },
  )

  clause(['JU-8.12b', 'JU-8.12c'], 'the largest group sets the lines; on a tie the worst for the defender', () => {
    const mixed = (own: number, frontier: number): Bench =>
      board({
        ...field,
        own: { ...field.own, oriens: own },
        frontier: { euphratensis: frontier },
        held: { euphratensis: 'nobody' },
      })
    expect(drms(mixed(10, 9), ['moors'], ['oriens'], { frontier: true })[1]).toBe(2)
    expect(drms(mixed(9, 10), ['moors'], ['oriens'], { frontier: true })[1]).toBe(-2)
    expect(drms(mixed(9, 9), ['moors'], ['oriens'], { frontier: true })[1]).toBe(-2)
    // Two armies: power and status of the larger, the leader the defender names.
    const two = board({ ...field, own: { ...field.own, totila: 20 }, status: { totila: ['defeated'] } })
    expect(drms(two, ['oriens'], ['chosroes', 'totila'])).toEqual([3, 1 - 1 - 2])
  })

  clause(['JU-8.16a'], '+1 for more, up to +5 for five times as many, none for as many', () => {
    expect(
      [
        [10, 10],
        [11, 10],
        [19, 10],
        [20, 10],
        [30, 10],
        [49, 10],
        [50, 10],
        [99, 10],
        [5, 10],
      ].map(([a, b]) => differential(a, b)),
    ).toEqual([0, 1, 1, 2, 3, 4, 5, 5, 0])
  })

  clause('JU-8.15o', 'below 0 is 0, above 9 is 9', () => {
    expect([lossesBy(30, -3), lossesBy(30, 0), lossesBy(30, 14), lossesBy(30, 9)]).toEqual([1, 1, 9, 9])
    expect([lossesBy(1, 9), lossesBy(2, 9), lossesBy(3, 9), lossesBy(81, 9), lossesBy(200, 0)]).toEqual([
      2, 2, 3, 15, 4,
    ])
  })

  clause('JU-2.3a', 'a 0 counts as zero', () => {
    expect(lossesBy(7, 0)).toBe(0)
    expect(lossesBy(7, 9)).toBe(4)
  })
})

describe('who loses', () => {
  clause(['JU-8.21b', 'JU-8.21h'], 'the higher loss, or who has nobody left; the same is a draw', () => {
    expect(defeatedOf(10, 10, 3, 2)).toBe('attack')
    expect(defeatedOf(10, 10, 2, 3)).toBe('defence')
    expect(defeatedOf(10, 10, 2, 2)).toBe(null)
    expect(defeatedOf(10, 0, 5, 2)).toBe('defence')
    expect(defeatedOf(0, 1, 2, 9)).toBe('attack')
    expect(defeatedOf(0, 0, 2, 3)).toBe('defence')
    expect(defeatedOf(0, 0, 2, 2)).toBe(null)
  })

  clause(
    ['JU-8.21i', 'JU-8.21k', 'JU-8.21n', 'JU-8.23c', 'JU-T.4b'],
    'after a draw both check, the broken lose 1 SP, the smaller goes',
    () => {
      const b = marching('oriens', 2, {
        place: { oriens: 'lydia', chosroes: 'lydia' },
        own: { oriens: 10, chosroes: 12 },
        status: { chosroes: ['disorganised'] },
        magister: { oriens: 'bessas' },
        unpaid: { oriens: true },
        held: { lydia: 'nobody' },
      })
      b.rome('attack chosroes')
      // Attack 5 (Persian: no +1; 10 against 12) gives 3; defence 4 +1 (leader) +1 (more) -1 = 5 gives 3. Both check: Bessas 4, Chosroes 6.
      b.barb('stand | 5 4 4 7')
      expect(b.last('battle')).toMatchObject({ attackLoss: 3, defenceLoss: 3, attackDrm: 0, defenceDrm: 1 })
      expect([b.sp('oriens'), b.sp('chosroes'), b.status('chosroes')]).toEqual([7, 8, ['disorganised']])
      expect(b.told.some(({ key }) => key === 'looted')).toBe(false)
      expect([b.now, b.waiting]).toEqual(['retreat', ['byzantine']])
      b.rome('retreat asia')
      expect([b.at('oriens'), b.status('oriens'), b.waiting]).toEqual(['asia', [], []])
    },
  )

  clause(
    ['JU-4.32f', 'JU-4.32e', 'JU-4.32d', 'JU-8.13b', 'JU-8.12a'],
    'frontier SP on the losing side are gone; they never get out of the way, nor can they be singled out',
    () => {
      const b = marching('chosroes', 2, {
        place: { chosroes: 'lydia', oriens: 'lydia' },
        own: { chosroes: 40, oriens: 5 },
        magister: { oriens: 'bessas' },
        frontier: { lydia: 6 },
      })
      expect([b.can('barbarian', 'attack oriens'), b.can('barbarian', 'attackAll')]).toEqual([true, true])
      b.barb('attackAll')
      expect(b.now).toBe('withdrawal')
      // The army goes (a 3 is within Bessas' 4); the frontier SP must stand. 40 against 6: +5 and Chosroes.
      b.rome('withdraw asia | 3 9 0 0')
      expect(b.last('battle')).toMatchObject({ defenceSp: 6, defenceLoss: 9, attackLoss: 0 })
      expect([b.frontier('lydia'), b.sp('oriens'), b.at('oriens')]).toEqual([0, 5, 'asia'])
    },
  )

  clause(['JU-8.21l', 'JU-4.32g'], 'nobody rolls for frontier SP that win', () => {
    const b = marching('slavs', 2, {
      place: { slavs: 'moesia-ii' },
      own: { slavs: 2 },
      allegiance: { slavs: 'barbarian' },
      frontier: { 'moesia-ii': 20 },
      control: {},
    })
    // Attack 0, defence 9: the Slavs are destroyed; no die more.
    b.barb('attackAll | 0 9')
    expect([b.at('slavs'), b.sp('slavs'), b.frontier('moesia-ii')]).toEqual(['slavs', 0, 20])
  })
})

describe('Retreat Before Combat (8.13)', () => {
  const meet = (written: Written = {}, frame: Written = {}): Bench =>
    marching(
      'chosroes',
      3,
      {
        place: { chosroes: 'lydia', oriens: 'lydia' },
        own: { chosroes: 40, oriens: 20 },
        magister: { oriens: 'bessas' },
        ...written,
      },
      frame,
    ).barb('attack oriens')

  clause(
    ['JU-8.13a', 'JU-8.13c', 'JU-8.13d', 'JU-8.13e'],
    'anywhere next to it but where the enemy came from, without cost to anybody; a roll above control disorganises',
    () => {
      const b = meet({}, { left: 'caria' })
      expect(b.bar('byzantine', 'withdraw caria')).toBe('just-left JU-8.13c')
      expect(b.bar('byzantine', 'withdraw syria-i')).toBe('withdraws-next-door JU-8.13c')
      b.rome('withdraw asia | 4')
      expect([b.at('oriens'), b.status('oriens'), left(b)]).toEqual(['asia', [], 3])
      expect(meet().rome('withdraw asia | 5').status('oriens')).toEqual(['disorganised'])
    },
  )

  clause(['JU-8.13f'], '+1 where nobody rules, +2 where another power does', () => {
    expect(
      meet({ revolt: { asia: true } })
        .rome('withdraw asia | 4')
        .status('oriens'),
    ).toEqual(['disorganised'])
    expect(
      meet({ revolt: { asia: true } })
        .rome('withdraw asia | 3')
        .status('oriens'),
    ).toEqual([])
    expect(
      meet({ control: { asia: 'sassanids' } })
        .rome('withdraw asia | 3')
        .status('oriens'),
    ).toEqual(['disorganised'])
    expect(
      meet({ control: { asia: 'sassanids' } })
        .rome('withdraw asia | 2')
        .status('oriens'),
    ).toEqual([])
  })

  clause(['JU-8.13g', 'JU-8.13h'], 'a broken army loses by the unmodified roll, at least 1, twice if Defeated', () => {
    const worn = (status: string[], die: number, more: Written = {}): Bench =>
      meet({ status: { oriens: status }, ...more }).rome(`withdraw asia | ${die}`)
    expect(worn(['disorganised'], 7).sp('oriens')).toBe(17)
    expect(worn(['defeated'], 7).sp('oriens')).toBe(14)
    expect(worn(['defeated'], 7).status('oriens')).toEqual(['disorganised', 'defeated'])
    // Disorganised by the modifier alone: 1.
    expect(worn(['disorganised'], 3, { control: { asia: 'sassanids' } }).sp('oriens')).toBe(19)
    expect(worn(['disorganised'], 7, { control: { asia: 'sassanids' } }).sp('oriens')).toBe(17)
  })

  clause(['JU-8.14a', 'JU-7.31a', 'JU-T.5b'], 'who is there may intercept who gets out of the way', () => {
    const b = meet({
      place: { chosroes: 'lydia', oriens: 'lydia', perozes: 'asia' },
      own: { chosroes: 40, oriens: 20, perozes: 10 },
    })
    b.rome('withdraw asia | 0')
    expect([b.now, b.waiting]).toEqual(['interception', ['barbarian']])
  })

  clause('JU-4.1b', 'an army without a Magister stands', () => {
    const b = marching('chosroes', 3, {
      place: { chosroes: 'lydia', oriens: 'lydia' },
      own: { chosroes: 40, oriens: 20 },
    })
    b.barb('attack oriens | 0 0')
    expect(b.last('battle')).toMatchObject({ attackDrm: 3, defenceDrm: 0 })
    expect(b.now).toBe('retreat')
  })
})

describe('interception (7.3)', () => {
  const enter = (written: Written = {}): Bench =>
    marching('oriens', 3, {
      place: { oriens: 'asia', totila: 'lydia' },
      own: { oriens: 20, totila: 20 },
      magister: { oriens: 'bessas' },
      held: { lydia: 'ostrogoths' },
      ...written,
    }).rome('go lydia')

  clause(
    ['JU-7.31b', 'JU-7.31d', 'JU-7.32a', 'JU-7.32c'],
    'at most the control value, and the battle is on, with the interceptor attacking for nothing',
    () => {
      // Who goes on against his interceptor has what MP he had.
      const going = enter().barb('intercept | 7 0 9 0 0')
      expect([going.now, left(going)]).toEqual(['march', 2])
      const b = enter()
      expect(b.now).toBe('interception')
      // 7 for Totila succeeds; he attacks with 2 -1 = +1, defence 0.
      b.barb('intercept | 7 5 5')
      expect(b.told.some(({ key }) => key === 'withdrew')).toBe(false)
      expect(b.last('battle')).toMatchObject({
        attackers: ['totila'],
        defenders: ['oriens'],
        attackDrm: 1,
        defenceDrm: 0,
      })
    },
  )

  clause('JU-7.32d', 'who fails is disorganised, and the mover goes on', () => {
    const b = enter().barb('intercept | 8')
    expect([b.status('totila'), b.now, left(b)]).toEqual([['disorganised'], 'march', 2])
    expect(enter().barb('letPass').now).toBe('march')
  })

  clause('JU-7.31c', 'broken armies, detached and frontier SP cannot', () => {
    expect(enter({ status: { totila: ['disorganised'] } }).now).toBe('march')
    expect(enter({ status: { totila: ['defeated'] } }).now).toBe('march')
    expect(enter({ place: { oriens: 'asia' }, own: { oriens: 20 }, detached: [{}, {}, { lydia: 9 }] }).now).toBe(
      'march',
    )
  })

  clause('JU-7.32b', '-2 for a city, -1 for a fort that its side held', () => {
    const city = marching('oriens', 3, {
      place: { oriens: 'euphratensis', totila: 'mesopotamia' },
      own: { oriens: 20, totila: 20 },
      magister: { oriens: 'bessas' },
      held: { mesopotamia: 'ostrogoths' },
    }).rome('go mesopotamia')
    city.barb('intercept | 9 0 0')
    expect(city.last('intercepts')).toMatchObject({ sum: 7, succeeds: true })
    const fort = enter({ fort: { lydia: true } }).barb('intercept | 8 0 0')
    expect(fort.last('intercepts')).toMatchObject({ sum: 7, succeeds: true })
    const notHis = enter({ fort: { lydia: true }, held: {} }).barb('intercept | 8')
    expect(notHis.last('intercepts')).toMatchObject({ sum: 8, succeeds: false })
  })

  clause(['JU-7.33a', 'JU-7.33b'], 'several try at once; a leader of a great power commands', () => {
    const b = enter({
      place: { oriens: 'asia', totila: 'lydia', franks: 'lydia' },
      own: { oriens: 20, totila: 10, franks: 9 },
      allegiance: { franks: 'barbarian' },
    })
    b.barb('intercept', 'intercept | 0 0 3 3')
    expect(b.last('battle')).toMatchObject({ attackers: ['totila', 'franks'], attackSp: 19 })
  })

  clause('JU-7.31e', 'a mover that wins goes on with what MP it has', () => {
    // Attack 0 + 1, defence 9: the Goths lose 7 for 2, and retreat nowhere: a 0.
    const b = enter().barb('intercept | 7 0 9 0 0')
    expect(b.last('battle')).toMatchObject({ attackLoss: 8, defenceLoss: 2 })
    expect([b.now, left(b)]).toEqual(['march', 2])
  })
})

describe('elimination, looting, treasure', () => {
  const doomed = (army: string, own: number, more: Written = {}): Bench =>
    marching('oriens', 2, {
      place: { oriens: 'lydia', [army]: 'lydia' },
      own: { oriens: 35, [army]: own },
      magister: { oriens: 'belisarius' },
      held: { lydia: 'nobody' },
      ...more,
    }).rome(`attack ${army}`)

  clause(['JU-8.26a'], 'the example of Tzazon: a named leader is out of the game', () => {
    const b = doomed('tzazon', 1).barb('stand | 9 0 0')
    expect([b.at('tzazon'), b.state.dead[armyNamed('tzazon')]]).toEqual([null, true])
  })

  clause(['JU-8.26b'], 'the example of the Bulgars: a minor leader goes home', () => {
    const b = doomed('bulgars', 1, { allegiance: { bulgars: 'barbarian' } }).barb('stand | 9 0 0')
    expect([b.at('bulgars'), b.sp('bulgars'), b.state.dead[armyNamed('bulgars')]]).toEqual(['bulgars', 0, false])
  })

  clause(['JU-8.26d', 'JU-8.26e'], 'the last Persian comes back in the next turn, and is not called before', () => {
    const b = doomed('chosroes', 1, { dead: { perozes: true } }).barb('stand | 9 0 0')
    expect([b.at('chosroes'), b.state.returning, b.state.dead[armyNamed('chosroes')]]).toEqual([
      null,
      armyNamed('chosroes'),
      false,
    ])
    const marker = new Bench({
      chooseLeft: 1,
      randomLeft: 1,
      returning: 'chosroes',
      dead: { perozes: true },
      stack: [{ step: 'marker' }],
    })
    expect(marker.bar('barbarian', 'choose sassanids')).toBe('persians-away JU-8.26e')
  })

  clause(['JU-8.26c'], 'a Byzantine army is set aside, its Magister lost', () => {
    const b = marching('totila', 2, {
      place: { totila: 'lydia', thracia: 'lydia' },
      own: { totila: 40, thracia: 1 },
      magister: { thracia: 'bessas' },
    }).barb('attack thracia')
    b.rome('stand | 9 0 0')
    expect([b.at('thracia'), b.state.fallen[magisterNamed('bessas')], b.state.magister[armyNamed('thracia')]]).toEqual([
      null,
      true,
      -1,
    ])
  })

  clause(
    ['JU-8.27a', 'JU-8.27b', 'JU-8.27c', 'JU-5.24b'],
    'the example of 8.27: John Troglita, Disorganised, rolls 6 and loses 4',
    () => {
      const b = marching('illyricum', 2, {
        place: { illyricum: 'dardania', totila: 'dardania' },
        own: { illyricum: 30, totila: 10 },
        magister: { illyricum: 'john-troglita' },
        unpaid: { illyricum: true },
        status: { illyricum: ['disorganised'] },
        held: { dardania: 'nobody' },
      }).rome('attack totila')
      // Battle 9 and 0 (0 lost); the Goths stay with a 0; the check fails with a 6; the looting with a 6.
      b.barb('stand | 9 0 0 6 6')
      expect(b.last('looted')).toMatchObject({ roll: 6, lost: 4 })
      expect(b.state.unpaid[armyNamed('illyricum')]).toBe(false)
    },
  )

  clause('JU-5.42a', 'a treasure goes with the army that is beaten', () => {
    const b = doomed('totila', 10, { treasure: [null, 'lydia'], carrier: [null, 'totila'] }).barb('stand | 9 0 0')
    expect(b.now).toBe('treasure')
    b.rome('oneDie | 3 0')
    expect([b.state.gold, b.state.treasure[1], b.state.carrier[1]]).toEqual([30, -1, -1])
  })

  clause(['JU-8.28a', 'JU-8.28b'], 'a power without land SP is out, its markers stay', () => {
    const b = doomed('totila', 1, {
      turn: 5,
      control: { campania: 'ostrogoths' },
      fleets: [{}, {}, { sicilia: 2 }],
      detached: [{}, { numidia: 3 }, {}],
      place: { oriens: 'lydia', totila: 'lydia', teias: 'campania' },
    }).barb('stand | 9 0 0')
    expect([
      b.state.out[3],
      b.state.out[2],
      b.fleets(2, 'sicilia'),
      b.state.control[placeNamed('campania')],
      b.at('teias'),
    ]).toEqual([true, false, 0, 3, null])
  })

  clause('JU-8.26f', 'who loses his last SP otherwise keeps his leader', () => {
    const b = marching('chosroes', 3, {
      place: { chosroes: 'lydia', oriens: 'lydia' },
      own: { chosroes: 40, oriens: 1 },
      magister: { oriens: 'bessas' },
      status: { oriens: ['disorganised'] },
    }).barb('attack oriens')
    b.rome('withdraw asia | 9')
    expect([b.at('oriens'), b.state.fallen[magisterNamed('bessas')]]).toEqual([null, false])
  })
})

describe('Lazica (3.41)', () => {
  const intruder = (written: Written = {}, mp = 3): Bench =>
    marching('utigurs', mp, {
      place: { utigurs: 'utigurs' },
      own: { utigurs: 9 },
      allegiance: { utigurs: 'barbarian' },
      ...written,
    })

  clause(
    ['JU-3.41d', 'JU-3.41e'],
    'Lazicans fight at once, as many as the die shows, behind their walls, and are gone',
    () => {
      // 5 Lazicans. Attack 5, +1 more, -2 city; defence 5.
      const b = intruder().barb('go lazica | 5 5 5 0')
      expect(b.last('battle')).toMatchObject({ attackSp: 9, defenceSp: 5, attackDrm: -1, defenceDrm: 0 })
      expect(b.told.filter(({ key }) => key === 'battle')).toHaveLength(1)
      const none = intruder().barb('go lazica | 0')
      expect([none.now, left(none)]).toEqual(['march', 2])
    },
  )

  clause('JU-3.41b', 'Byzantine armies and their allies enter freely', () => {
    const b = marching('oriens', 3, {
      place: { oriens: 'armenia-i' },
      own: { oriens: 9 },
      magister: { oriens: 'bessas' },
    }).rome('go lazica')
    expect([b.at('oriens'), b.now]).toEqual(['lazica', 'march'])
    const guarded = intruder({ place: { utigurs: 'utigurs', oriens: 'lazica' }, own: { utigurs: 9, oriens: 4 } }).barb(
      'go lazica',
    )
    expect(guarded.told.some(({ key }) => key === 'lazicans')).toBe(false)
  })
})

describe('from box to box (7.19)', () => {
  const lombards = (written: Written = {}): Bench =>
    marching('lombards', 4, {
      place: { lombards: 'lombards', alamanni: 'alamanni', gepids: 'gepids' },
      own: { lombards: 14 },
      allegiance: { lombards: 'barbarian' },
      ...written,
    })

  clause(
    ['JU-7.19b', 'JU-7.19c', 'JU-7.19d'],
    'it must attack there with all its MP; the other recruits for the other player',
    () => {
      // The Alamanni recruit 5 + 3; then the battle: 3 and 3; the winner checks, the beaten stay with a die of losses.
      const b = lombards().barb('go alamanni | 3 9 0 0 2')
      expect(b.state.allegiance[powerNamed('alamanni')]).toBe('byzantine')
      expect(b.last('battle')).toMatchObject({ attackSp: 14, defenceSp: 8 })
      expect([b.at('lombards'), b.at('alamanni'), b.waiting]).toEqual(['lombards', 'alamanni', []])
    },
  )

  clause('JU-7.19e', 'not into a box whose leader is away or whose power is on its side', () => {
    expect(
      lombards({ place: { lombards: 'lombards', alamanni: 'liguria' }, own: { lombards: 14, alamanni: 3 } }).bar(
        'barbarian',
        'go alamanni',
      ),
    ).toBe('box-empty JU-7.19e')
    expect(
      lombards({ allegiance: { lombards: 'barbarian', alamanni: 'barbarian' } }).bar('barbarian', 'go alamanni'),
    ).toBe('box-empty JU-7.19e')
    expect(lombards({ status: { lombards: ['defeated'] } }).bar('barbarian', 'go alamanni')).toBe(
      'box-needs-attack JU-8.22a',
    )
  })
})
