import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { activationOf, Bench, ordersOf, type Written } from './bench.ts'

const CAT = 'byz-thracian-cat-1'
const LN = 'van-vandal-ln-1'
const LC = 'van-vandal-lc-1'
const FAR = { 'van-vandal-ln-9': ['3702', 0] } as const

/** Belisarius orders Cataphracts, who have composite bows and face west. */
const bench = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    units: { ...FAR, ...units },
    leaders: { belisarius: '5613', gelimer: '3702' },
    tame: true,
    stack: ordersOf('belisarius'),
    ...more,
  })

const ordered = (units: Written['units'], more: Partial<Written> = {}, unit = CAT): Bench =>
  bench(units, more).do('first', { do: 'order', unit })

const aims = (b: Bench, at: string): string | null => b.why('first', { do: 'fire', at, after: 'stay' })

describe('sight', () => {
  // 5513, 5413, 5312, 5212 is a straight row of hexes.
  clause(['CA-8.14a', 'CA-8.14e'], 'units between block it, but archers see over one that is nearer to them', () => {
    const target = { [CAT]: ['5513', 3], [LN]: ['5212', 0] } as const
    expect(aims(ordered(target), LN)).toBe(null)
    expect(aims(ordered({ ...target, 'byz-thracian-cat-2': ['5413', 3] }), LN)).toBe(null)
    expect(aims(ordered({ ...target, 'byz-thracian-cat-2': ['5312', 3] }), LN)).toBe('no-line-of-sight')
    // Half way is not nearer.
    const half = { [CAT]: ['5513', 3], [LN]: ['5312', 0], 'byz-thracian-cat-2': ['5413', 3] } as const
    expect(aims(ordered(half), LN)).toBe('no-line-of-sight')
    // Leaders alone do not block.
    expect(aims(ordered(target, { leaders: { belisarius: '5613', gelimer: '5312' } }), LN)).toBe(null)
    const clauseOf = ordered({ ...target, 'byz-thracian-cat-2': ['5312', 3] })
    expect(clauseOf.clause('first', { do: 'fire', at: LN, after: 'stay' })).toBe('CA-8.14a')
  })

  clause(['CA-8.14c'], 'along a hexside it is blocked by what stands on either side', () => {
    const along = { [CAT]: ['5513', 3], [LN]: ['5313', 0] } as const
    expect(aims(ordered(along), LN)).toBe(null)
    expect(aims(ordered({ ...along, 'byz-thracian-cat-2': ['5414', 3] }), LN)).toBe('no-line-of-sight')
  })

  clause(['CA-8.14b'], 'higher ground between two units blocks it', () => {
    const leaders = { belisarius: '4023', gelimer: '3702' }
    // 3824 and 3624 are of level 1, 3724 between them of level 2; 3823 and 3623 have level 1 between them.
    expect(aims(ordered({ [CAT]: ['3824', 3], [LN]: ['3624', 0] }, { leaders }), LN)).toBe('no-line-of-sight')
    expect(aims(ordered({ [CAT]: ['3823', 3], [LN]: ['3623', 0] }, { leaders }), LN)).toBe(null)
  })

  clause(['CA-8.14d'], 'next to each other they always see one another, woods or not', () => {
    const leaders = { belisarius: '4105', gelimer: '3708' }
    expect(aims(ordered({ [CAT]: ['3903', 3], [LN]: ['3803', 0] }, { leaders }), LN)).toBe(null)
    expect(aims(ordered({ [CAT]: ['4103', 3], [LN]: ['3803', 0] }, { leaders }), LN)).toBe('no-line-of-sight')
  })
})

describe('the roll', () => {
  clause(['CA-8.15b'], 'a target in woods is harder to hit', () => {
    const shot = (die: number): unknown =>
      ordered({ [CAT]: ['4103', 3], [LN]: ['3903', 0] }, { leaders: { belisarius: '4105', gelimer: '3708' } })
        .do('first', { do: 'fire', at: LN, after: 'stay' }, die)
        .last('fired')
    // Strength 4 at range 2.
    expect(shot(3)).toMatchObject({ modified: 4, hits: 1 })
    expect(shot(4)).toMatchObject({ modified: 5, hits: 0 })
  })

  clause(['CA-8.15d', 'CA-8.15e'], 'heavy infantry takes one off, and three from archers right before it', () => {
    const shot = (hi: [string, number], die: number): unknown => {
      const b = new Bench({
        scenario: 'taginae',
        units: { 'got-goth-li-1': ['5513', 3], 'byz-lombard-hi-1': hi },
        leaders: { totila: '5613', narses: '4513' },
        tame: true,
        stack: ordersOf('totila'),
      })
      b.do('second', { do: 'order', unit: 'got-goth-li-1' })
      return b.do('second', { do: 'fire', at: 'byz-lombard-hi-1', after: 'stay' }, die).last('fired')
    }
    expect(shot(['5413', 0], 2)).toMatchObject({ modified: 5, needs: 5, hits: 1 })
    expect(shot(['5413', 0], 3)).toMatchObject({ modified: 6, hits: 0 })
    expect(shot(['5413', 3], 4)).toMatchObject({ modified: 5, hits: 1 })
    expect(shot(['5313', 0], 2)).toMatchObject({ modified: 3, needs: 3, hits: 1 })
  })

  clause(['CA-8.15f', 'CA-DARA-09'], 'modifiers add up: at Dara fire to the west has the wind against it', () => {
    const dara = (lc: string, target: string): Bench =>
      new Bench({
        scenario: 'dara',
        units: { 'per-saracen-lc-1': [lc, 3], 'byz-thracian-cat-1': [target, 0] },
        leaders: { pitames: '2610', belisarius: '1314' },
        stack: ordersOf('pitames'),
      }).do('second', { do: 'order', unit: 'per-saracen-lc-1' })
    const shot = dara('2410', '2210').do('second', { do: 'fire', at: CAT, after: 'move' }, 2)
    expect(shot.last('fired')).toMatchObject({ roll: 2, modified: 4, needs: 4, hits: 1 })
    // Range 4 is lost to it, and 3 is the last.
    expect(dara('2410', '2110').may('second', { do: 'fire', at: CAT, after: 'stay' })).toBe(true)
    expect(dara('2410', '2010').why('second', { do: 'fire', at: CAT, after: 'stay' })).toBe('out-of-range')
  })

  clause(['CA-8.16a'], 'fire downhill reaches a hex further, and then needs a 0', () => {
    const shot = (die: number): unknown =>
      ordered({ [CAT]: ['5702', 3], [LN]: ['5202', 0] }, { leaders: { belisarius: '5905', gelimer: '3702' } })
        .do('first', { do: 'fire', at: LN, after: 'stay' }, die)
        .last('fired')
    expect(shot(0)).toMatchObject({ needs: 0, hits: 1 })
    expect(shot(1)).toMatchObject({ hits: 0 })
    expect(aims(ordered({ [CAT]: ['5513', 3], [LN]: ['5013', 0] }), LN)).toBe('out-of-range')
  })

  clause(['CA-T.MRRC2'], 'foot archers hit twice with a modified 0 or 1, up to range 3', () => {
    const shot = (die: number, at: string): unknown =>
      ordered({ 'byz-auxilia-bow-li-1': ['5513', 3], [LN]: [at, 0] }, {}, 'byz-auxilia-bow-li-1')
        .do('first', { do: 'fire', at: LN, after: 'stay' }, die)
        .last('fired')?.hits
    expect([shot(1, '5212'), shot(2, '5212'), shot(1, '5111')]).toEqual([2, 1, 1])
  })
})

describe('supply', () => {
  clause(['CA-8.17b'], 'axes are thrown once', () => {
    const b = new Bench({
      scenario: 'casilinum',
      units: { 'fra-frank-mi-1': ['2210', 0], 'byz-thracian-cat-1': ['2310', 3] },
      leaders: { buccelin: '2110', narses: '3108' },
      tame: true,
      stack: ordersOf('buccelin'),
    })
    b.do('second', { do: 'order', unit: 'fra-frank-mi-1' })
    b.do('second', { do: 'fire', at: CAT, after: 'move' }, 5).do('first', { do: 'decline' })
    expect(b.quiver('fra-frank-mi-1')).toBe(2)
  })

  clause(['CA-8.17c'], 'who is low has one fire left', () => {
    const b = ordered({ [CAT]: ['5513', 3], [LN]: ['5313', 0] }, { more: { quiver: { [CAT]: 1 } } })
    b.do('first', { do: 'fire', at: LN, after: 'stay' }, 5)
    expect(b.quiver(CAT)).toBe(2)
    const out = ordered({ [CAT]: ['5513', 3], [LN]: ['5313', 0] }, { more: { quiver: { [CAT]: 2 } } })
    expect(out.why('first', { do: 'fire', at: LN, after: 'stay' })).toBe('out-of-missiles')
  })

  clause(['CA-8.18a'], 'who is not in a zone, nor under fire is supplied at the end of a turn', () => {
    const b = new Bench({
      units: {
        ...FAR,
        [CAT]: ['5513', 3],
        'byz-thracian-cat-2': ['5505', 3],
        'byz-thracian-cat-3': ['5524', 3],
        [LC]: ['5405', 5],
        [LN]: ['5424', 0],
      },
      leaders: { belisarius: '5613', gelimer: '3702' },
      leaderMarks: { gelimer: ['finished'] },
      more: { quiver: { [CAT]: 2, 'byz-thracian-cat-2': 2, 'byz-thracian-cat-3': 1 } },
      tame: true,
      stack: activationOf(0, 6),
    })
    b.do('first', { do: 'pass', leader: 'belisarius' }, 5)
    expect([1, 2, 3].map((n) => b.quiver(`byz-thracian-cat-${n}`))).toEqual([0, 2, 1])
  })

  clause(['CA-8.13b', 'CA-10.16b'], 'only enemies with arrows and their arc towards one disturb recovery', () => {
    const recovered = (facing: number, quiver: number): number => {
      const b = new Bench({
        scenario: 'taginae',
        units: { [CAT]: ['4513', 0], 'got-goth-li-1': ['4713', facing] },
        leaders: { narses: '4413', totila: '5513' },
        hits: { [CAT]: 3 },
        more: { quiver: { 'got-goth-li-1': quiver } },
        stack: ordersOf('narses'),
      })
      return b.do('first', { do: 'recover', unit: CAT }).hits(CAT)
    }
    expect([recovered(3, 0), recovered(0, 0), recovered(3, 2)]).toEqual([2, 1, 1])
  })
})

describe('leaders under fire', () => {
  clause(['CA-8.19a'], 'an unmodified 0, then another, strikes one in the hex; a third roll says how hard', () => {
    const struck = (...dice: number[]): Bench =>
      ordered({ [CAT]: ['5513', 3], [LN]: ['5313', 0] }, { leaders: { belisarius: '5613', gelimer: '5313' } }).do(
        'first',
        { do: 'fire', at: LN, after: 'stay' },
        ...dice,
      )
    expect(struck(1).leaderHex('gelimer')).toBe('5313')
    expect(struck(0, 1).leaderHex('gelimer')).toBe('5313')
    expect(struck(0, 0, 4).last('leader-wounded')).toMatchObject({ leader: 'gelimer' })
    expect(struck(0, 0, 5).leaderHex('gelimer')).toBe(null)
  })

  clause(['CA-8.19b'], 'one may fire at a hex where a leader is alone', () => {
    const alone = ordered({ [CAT]: ['5513', 3] }, { leaders: { belisarius: '5613', gelimer: '5313' } })
    alone.do('first', { do: 'snipe', leader: 'gelimer', after: 'stay' }, 0, 0, 9)
    expect(alone.leaderHex('gelimer')).toBe(null)
    const with_ = ordered(
      { [CAT]: ['5513', 3], [LN]: ['5313', 0] },
      { leaders: { belisarius: '5613', gelimer: '5313' } },
    )
    expect(with_.why('first', { do: 'snipe', leader: 'gelimer', after: 'stay' })).toBe('not-alone')
    const far = ordered({ [CAT]: ['5513', 3] }, { leaders: { belisarius: '5613', gelimer: '5013' } })
    expect(far.why('first', { do: 'snipe', leader: 'gelimer', after: 'stay' })).toBe('out-of-range')
  })
})

describe('reaction', () => {
  /** Cataphracts step into the zone of javelins, who do not withdraw. */
  const entering = (more: Partial<Written> = {}, facing = 0): Bench =>
    ordered({ [CAT]: ['5513', 3], [LC]: ['5312', facing] }, more)
      .do('second', { do: 'decline' })
      .do('first', { do: 'step', to: '5413' })

  clause(['CA-8.21a'], 'who enters a zone is fired at from there at once, at range 1', () => {
    const b = entering().do('second', { do: 'decline' })
    expect(b.prompt('second')).toMatchObject({ key: 'reaction-fire', params: { unit: LC, mover: CAT } })
    b.do('second', { do: 'fire', at: CAT, after: 'stay' }, 4)
    expect(b.last('fired')).toMatchObject({ needs: 4, hits: 1 })
    expect(b.hits(CAT)).toBe(1)
  })

  clause(['CA-8.21c'], 'who turns towards the one that came may fire at it', () => {
    const b = entering({}, 2)
    expect(b.prompt('second')).toMatchObject({ key: 'reaction-turn' })
    const stays = entering({}, 2).do('second', { do: 'decline' })
    expect(stays.waiting).toEqual(['first'])
    b.do('second', { do: 'turn', by: 'left' })
    expect(b.prompt('second')).toMatchObject({ key: 'reaction-fire' })
  })

  clause(['CA-8.24a'], 'it needs missiles, and may be used again and again', () => {
    const empty = entering({ more: { quiver: { [LC]: 2 } } }).do('second', { do: 'decline' })
    expect(empty.waiting).toEqual(['first'])
    const b = ordered({ [CAT]: ['5513', 3], 'byz-thracian-cat-2': ['5512', 3], [LC]: ['5312', 0] })
    for (const [unit, to] of [
      [CAT, '5413'],
      ['byz-thracian-cat-2', '5412'],
    ] as const) {
      if (unit !== CAT) b.do('first', { do: 'order', unit })
      while (b.now === 'reaction') b.do('second', { do: 'decline' })
      b.do('first', { do: 'step', to })
      while (b.prompt('second').key !== 'reaction-fire') b.do('second', { do: 'decline' })
      b.do('second', { do: 'fire', at: unit, after: 'stay' }, 0)
      b.do('first', { do: 'halt' })
    }
    expect([b.hits(CAT), b.hits('byz-thracian-cat-2')]).toEqual([1, 1])
  })

  clause(['CA-8.23b'], 'who has used entry fire does not fire back at the same unit', () => {
    const fired = (entry: boolean): Bench => {
      const b = entering().do('second', { do: 'decline' })
      b.do('second', entry ? { do: 'fire', at: CAT, after: 'stay' } : { do: 'decline' }, ...(entry ? [5] : []))
      return b.do('first', { do: 'fire', at: LC, after: 'move' }, 8)
    }
    expect(fired(false).now).toBe('answer')
    // Nobody is asked, and the Cataphracts, who have nothing else to do, have halted.
    expect(fired(true).now).toBe('orders')
  })

  clause(['CA-8.23c'], 'who has an enemy before it does not fire back at one further off', () => {
    // Archers at range 2 of Gothic archers, who have other Byzantines before them or not.
    const answered = (before: boolean): string | undefined =>
      new Bench({
        scenario: 'taginae',
        units: {
          'byz-auxilia-bow-li-9': ['4511', 0],
          'got-goth-li-1': ['4712', 3],
          ...(before ? { 'byz-heruli-mi-1': ['4613', 0] } : {}),
        },
        leaders: { narses: '4412', totila: '5513' },
        marks: { 'byz-auxilia-bow-li-9': ['displaced'] },
        stack: ordersOf('narses'),
      })
        .do('first', { do: 'order', unit: 'byz-auxilia-bow-li-9' })
        .do('first', { do: 'fire', at: 'got-goth-li-1', after: 'stay' }, 8).now
    expect([answered(false), answered(true)]).toEqual(['answer', 'march'])
  })

  clause(['CA-8.21b'], 'at a line it waits for all to move, at one unit each; then the line fires', () => {
    const CAT2 = 'byz-thracian-cat-2'
    const b = bench({ [CAT]: ['5513', 3], [CAT2]: ['5512', 3], [LC]: ['5312', 0] })
    b.do('first', { do: 'line', line: 1, unit: CAT, as: 'rank' })
    for (const [unit, to] of [
      [CAT, '5413'],
      [CAT2, '5412'],
    ] as const) {
      b.do('first', { do: 'order', unit })
      while (b.now === 'reaction') b.do('second', { do: 'decline' })
      b.do('first', { do: 'step', to })
      while (b.now === 'reaction') {
        expect(b.prompt('second').key).not.toBe('reaction-fire')
        b.do('second', { do: 'decline' })
      }
      expect(b.now).toBe('line')
    }
    b.do('first', { do: 'done' })
    expect(b.prompt('second')).toMatchObject({ key: 'reaction-fire', params: { mover: CAT } })
    b.do('second', { do: 'fire', at: CAT, after: 'stay' }, 4)
    expect(b.now).toBe('volley')
    b.do('first', { do: 'loose', unit: CAT2, at: LC }, 3)
    expect(b.last('fired')).toMatchObject({ unit: CAT2, roll: 3, modified: 4 })
    const far = bench({ [CAT]: ['5713', 3], [LC]: ['5312', 0] }).do('first', {
      do: 'line',
      line: 1,
      unit: CAT,
      as: 'rank',
    })
    far
      .do('first', { do: 'order', unit: CAT })
      .do('first', { do: 'step', to: far.targets('first', 'step', 'to')[0] ?? '' })
    expect(far.why('first', { do: 'fire', at: LC, after: 'move' })).toBe('fire-in-the-line-first')
  })

  clause(['CA-8.22b'], 'who breaks and runs from a zone is not fired at for it', () => {
    const b = ordered(
      { [CAT]: ['5513', 3], 'byz-thracian-cat-2': ['5413', 3], [LN]: ['5312', 0] },
      { hits: { [LN]: 4 } },
      'byz-thracian-cat-2',
    )
    b.do('first', { do: 'fire', at: LN, after: 'stay' }, 0).flee()
    expect([b.routed(LN), b.waiting]).toEqual([true, ['first']])
  })

  clause(['CA-8.24b', 'CA-9.24a'], 'in shock there is none but at an advance, from which nobody withdraws', () => {
    const b = bench(
      { [CAT]: ['5413', 3], [LN]: ['5312', 0], [LC]: ['5212', 0] },
      { hits: { [LN]: 4 }, marks: { [CAT]: ['stepped', 'ordered', 'must-check'] } },
    )
    // The lancers break at the charge.
    b.do('first', { do: 'done' }, 0, 6).flee()
    expect(b.hex(CAT)).toBe('5312')
    b.do('first', { do: 'halt' })
    expect(b.prompt('second').key).toBe('reaction-turn')
    b.do('second', { do: 'decline' })
    expect(b.prompt('second')).toMatchObject({ key: 'reaction-fire', params: { unit: LC, mover: CAT } })
  })

  clause(['CA-8.0a'], 'who has fired may still shock in the same phase', () => {
    const b = ordered({ [CAT]: ['5413', 3], [LN]: ['5312', 0] })
    b.do('first', { do: 'fire', at: LN, after: 'stay' }, 9).do('first', { do: 'done' })
    expect(b.targets('first', 'shock', 'unit')).toEqual([CAT])
  })
})

describe('two fires (11.4)', () => {
  const LI = 'byz-auxilia-bow-li-1'
  clause(
    ['CA-11.4a'],
    'of foot archers who have kept their place, in answer too, with their arrows counted each time',
    () => {
      const b = ordered({ [LI]: ['5513', 3], [LN]: ['5212', 0], 'van-vandal-ln-2': ['5211', 0] }, {}, LI)
      b.do('first', { do: 'fire', at: LN, after: 'stay' }, 9)
      expect(b.quiver(LI)).toBe(1)
      b.do('first', { do: 'fire', at: 'van-vandal-ln-2', after: 'stay' }, 9)
      expect(b.quiver(LI)).toBe(2)
      const left = ordered({ [LI]: ['5513', 3], [LN]: ['5212', 0] }, { marks: { [LI]: ['displaced'] } }, LI)
      left.do('first', { do: 'fire', at: LN, after: 'stay' }, 5)
      expect(left.why('first', { do: 'fire', at: LN, after: 'stay' })).toBe('fired-already')
      // In answer to horse that rides up.
      const answers = new Bench({
        units: { ...FAR, [LI]: ['5312', 0], [LC]: ['5513', 3] },
        leaders: { gelimer: '5614', belisarius: '5112' },
        tame: true,
        stack: ordersOf('gelimer'),
      })
      answers.do('second', { do: 'order', unit: LC }).do('second', { do: 'step', to: '5413' })
      while (answers.prompt('first').key !== 'reaction-fire') answers.do('first', { do: 'decline' })
      answers.do('first', { do: 'fire', at: LC, after: 'stay' }, 8)
      expect(answers.prompt('first')).toMatchObject({ key: 'fire-again', params: { unit: LI, at: LC } })
      answers.do('first', { do: 'fire', at: LC, after: 'stay' }, 8)
      expect(answers.hits(LC)).toBe(2)
      expect(answers.waiting).toEqual(['second'])
    },
  )
})
