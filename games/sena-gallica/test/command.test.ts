import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { SHIP_IDS } from '../data/fleets.ts'
import type { SeatId } from '../data/table.ts'
import { senaGallica as game } from '../rules/game.ts'
import { GRID, shipNamed } from '../rules/printed.ts'
import { ALONG_SHORE, nextInLine } from '../rules/setup.ts'
import { stern } from '../rules/state.ts'
import { act, Bench } from './bench.ts'

const LEADERS = { john: 'byz-01', baderic: 'goth-01' }
const FLEETS = { 'byz-01': '2005 west', 'byz-02': '2205 west', 'goth-01': '2015 east', 'goth-02': '2215 east' }

describe('the turn and the initiative', () => {
  clause('SG-4a', 'initiative, command, squadrons, detached ships, end', () => {
    const ships = { ...FLEETS, 'byz-03': '4005 west', 'goth-03': '4015 east fire 1' }
    const b = new Bench({
      ships: { ...ships, 'goth-04': '2313 east' },
      leaders: { ...LEADERS, sigiric: 'goth-04' },
      now: 'turn begins',
    })
    b.advance(4, 5)
    expect([b.now, b.waiting]).toEqual(['first', ['byzantine']])
    b.byz('first goth')
    expect([b.now, b.waiting]).toEqual(['command', ['goth']])
    b.goth('done')
    expect([b.now, b.waiting]).toEqual(['squadrons', ['goth']])
    b.goth('squadron baderic', 'activate goth-01', 'finish', 'done')
    b.byz('activate byz-01', 'finish', 'done')
    b.goth('activate goth-04', 'finish')
    // goth-02 was put with the nearer of its leaders.
    expect(b.now).toBe('detached')
    b.goth('activate goth-03 | 0', 'finish')
    // The end phase: the fire of goth-03 is put out by a 6 and its Crew; then a new turn with its dice.
    b.byz('activate byz-03 | 9', 'finish | 6 9 0')
    expect(b.told.map(({ key }) => key)).toEqual(expect.arrayContaining(['fire-out', 'points', 'turn-begins']))
    expect([b.state.turn, b.now]).toEqual([3, 'first'])
  })

  clause('SG-5.1a', 'in turn 1 the Byzantines have the initiative without a roll', () => {
    const s = game.start(
      { setUp: 'fixed' },
      { chance: { pick: () => fail(), die: () => fail() }, tell() {}, seal() {} },
    )
    expect([s.turn, s.initiative, s.stack.at(-1)]).toMatchObject([1, 1, { step: 'first', side: 1 }])
  })

  clause(
    ['SG-5.2a', 'SG-12.2a'],
    'later the higher of die and rating, rolled again when even, and 0 without an admiral',
    () => {
      const begun = (leaders: object, ...dice: number[]): SeatId[] =>
        new Bench({ turn: 1, ships: FLEETS, leaders, now: 'turn begins' }).advance(...dice).waiting
      // Baderic has 1 and John 3: 6 and 3 are 7 and 6, and 5 and 3 are even.
      expect(begun(LEADERS, 6, 3)).toEqual(['goth'])
      expect(begun(LEADERS, 5, 3, 0, 9)).toEqual(['byzantine'])
      expect(begun({ baderic: 'goth-01', john: 'lost' }, 5, 5)).toEqual(['goth'])
      expect(begun({ baderic: 'lost', john: 'byz-01' }, 5, 3)).toEqual(['byzantine'])
      expect(begun({ baderic: 'lost', john: 'lost', valerian: 'byz-01' }, 5, 4)).toEqual(['goth'])
    },
  )

  clause('SG-5.3a', 'the holder says who activates first, squadrons and detached ships alike', () => {
    const b = new Bench({ turn: 1, ships: FLEETS, now: 'turn begins' }).advance(2, 9)
    expect(b.listed('byzantine', 'first')).toEqual(['first byzantine', 'first goth'])
    b.byz('first goth')
    expect([b.now, b.waiting, b.state.first]).toEqual(['detached', ['goth'], 0])
    const led = new Bench({ turn: 1, ships: FLEETS, leaders: LEADERS, now: 'turn begins' })
      .advance(2, 9)
      .byz('first goth')
    expect([led.now, led.waiting]).toEqual(['squadron', ['goth']])
  })
})

const fail = (): never => {
  throw new Error('nothing may be drawn')
}

describe('squadrons', () => {
  const begun = (ships: object, leaders: object) =>
    new Bench({ ships, leaders, now: 'turn begins' }).advance(0, 9).byz('first byzantine')
  const squadron = (b: Bench, ship: string) => b.view('goth').squadron[ship] ?? null

  clause('SG-6.2a', 'his own ship and those whose bow is within his range', () => {
    // Martin has 4: four columns away is in range, five is not, however near the stern may be.
    const ships = { 'byz-01': '2005 west', 'byz-02': '2407 west', 'byz-03': '2507 west', 'goth-01': '2015 east' }
    const b = begun(ships, { martin: 'byz-01' })
    expect(['byz-01', 'byz-02', 'byz-03'].map((ship) => squadron(b, ship))).toEqual(['martin', 'martin', null])
    const near = begun({ 'byz-01': '2005 west', 'byz-02': '2010 west', 'goth-01': '2016 east' }, { martin: 'byz-01' })
    expect([squadron(near, 'byz-02'), GRID.name(stern(near.state, shipNamed('byz-02')))]).toEqual([null, '2009'])
  })

  clause('SG-6.2b', 'and those in line astern of a ship of the squadron', () => {
    const line = {
      'byz-01': '2009 west',
      'byz-02': '2005 west',
      'byz-03': '2003 west',
      'byz-04': '3005 west',
      'goth-01': '2016 east',
    }
    const b = begun(line, { martin: 'byz-01' })
    // 2005 is in range, 2003 just astern of it; another heading would be none of the line.
    expect(['byz-02', 'byz-03', 'byz-04'].map((ship) => squadron(b, ship))).toEqual(['martin', 'martin', null])
    const apart = begun({ ...line, 'byz-03': '2003 north-east' }, { martin: 'byz-01' })
    expect(squadron(apart, 'byz-03')).toBe(null)
  })

  clause('SG-6.3a', 'a ship that fits several is put into one by its owner, first by who has no initiative', () => {
    const ships = {
      'byz-01': '2005 west',
      'byz-02': '2605 west',
      'byz-03': '2305 west',
      'goth-01': '2015 east',
      'goth-02': '2415 east',
      'goth-03': '2215 east',
    }
    const leaders = { john: 'byz-01', valerian: 'byz-02', baderic: 'goth-01', sigiric: 'goth-02' }
    const b = new Bench({ turn: 1, ships, leaders, now: 'turn begins' }).advance(0, 9).byz('first byzantine')
    expect([b.now, b.waiting]).toEqual(['command', ['goth']])
    expect(b.listed('goth', 'assign')).toEqual(['assign goth-03 sigiric'])
    expect(b.bar('goth', 'assign goth-01 sigiric')).toBe('not-in-command SG-6.2a')
    b.goth('assign goth-03 sigiric')
    expect(b.bar('goth', 'assign goth-03 baderic')).toBe('chosen-already SG-6.3a')
    expect(b.goth('done').waiting).toEqual(['byzantine'])
    b.byz('assign byz-03 valerian', 'done')
    expect([squadron(b, 'goth-03'), squadron(b, 'byz-03')]).toEqual(['sigiric', 'valerian'])
  })

  clause('SG-6.3b', 'it holds for the turn, even if the leader is lost', () => {
    const ships = { 'byz-01': '2005 west', 'byz-02': '2205 west', 'goth-01': '2015 east' }
    const b = new Bench({ ships, leaders: { john: 'byz-01' }, now: 'squadrons of byzantine' })
    b.state.aboard.fill(-1 as never)
    b.advance()
    expect(b.listed('byzantine', 'activate')).toEqual(['activate byz-01', 'activate byz-02'])
  })

  clause('SG-6.4a', 'squadrons in turn, and who has none left is skipped', () => {
    const ships = { ...FLEETS, 'byz-03': '3005 west' }
    const b = new Bench({ ships, leaders: { ...LEADERS, valerian: 'byz-03' }, now: 'squadrons of goth' }).advance()
    expect(b.waiting).toEqual(['goth'])
    b.goth('activate goth-01', 'finish', 'activate goth-02', 'finish')
    expect([b.now, b.waiting]).toEqual(['squadrons', ['byzantine']])
    expect(b.bar('byzantine', 'squadron martin')).toBe('empty-squadron SG-6.4a')
    b.byz('squadron john', 'activate byz-01', 'finish', 'done')
    // The Goths have no more: Valerian goes on alone.
    expect([b.now, b.listed('byzantine', 'activate')]).toEqual(['squadron', ['activate byz-03']])
  })

  clause('SG-6.4b', 'ships one after the other in any order; single ones may be passed, not the whole squadron', () => {
    const b = new Bench({ ships: FLEETS, leaders: LEADERS, now: 'squadron of john' })
    expect(b.bar('byzantine', 'done')).toBe('not-the-whole-squadron SG-6.4b')
    b.byz('activate byz-02')
    expect(b.bar('byzantine', 'activate byz-01')).toBe('not-now SG-7.1a')
    b.byz('finish')
    expect(b.bar('byzantine', 'activate byz-02')).toBe('was-active SG-6.4b')
    b.byz('done')
    expect([b.has('byz-01', 'activated'), b.waiting]).toEqual([false, ['goth']])
  })

  clause('SG-6.5a', 'detached ships come last, one at a time in turn, each by a crew check', () => {
    const ships = { ...FLEETS, 'byz-03': '4005 west', 'byz-04': '4105 west', 'goth-03': '4015 east' }
    const b = new Bench({ ships, leaders: LEADERS, now: 'detached of byzantine' })
    expect(b.bar('byzantine', 'activate byz-01')).toBe('not-detached SG-6.5a')
    b.byz('activate byz-03 | 7', 'speed cruise', 'ahead', 'finish')
    expect([b.waiting, b.hex('byz-03')]).toEqual([['goth'], '4006'])
    b.goth('activate goth-03 | 6', 'finish')
    expect(b.listed('byzantine', 'activate')).toEqual(['activate byz-04'])
    expect(b.byz('done | 0 9').told.some(({ key }) => key === 'detached-pass')).toBe(true)
  })

  clause('SG-6.5b', 'one that fails may fire, cut loose and board, but neither move nor grapple', () => {
    const ships = { 'byz-01': '2010 east', 'goth-01': '2009 west', 'goth-02': '2110 east', 'goth-03': '3010 east' }
    const b = new Bench({ ships, links: ['byz-01 goth-01'], now: 'detached of byzantine' })
    b.byz('activate byz-01 | 9')
    expect(b.bar('byzantine', 'speed rest')).toBe('failed-to-obey SG-6.5b')
    expect(b.bar('byzantine', 'grapple goth-02')).toBe('failed-to-obey SG-6.5b')
    expect(['cut goth-01', 'fire goth-02', 'board goth-01'].every((one) => b.can('byzantine', one))).toBe(true)
    const free = new Bench({ ships, now: 'detached of byzantine' }).byz('activate byz-01 | 8')
    expect(free.bar('byzantine', 'ahead')).toBe('failed-to-obey SG-6.5b')
  })

  clause('SG-6.6a', 'a leader changes ships at the start, in contact, if neither is grappled or on fire', () => {
    const ships = {
      'byz-01': '2010 west',
      'byz-02': '2110 west',
      'byz-03': '2310 west',
      'byz-04': '1910 west fire 1',
      'goth-01': '2012 east',
    }
    const bench = (more: object = {}) =>
      new Bench({ ships, leaders: { john: 'byz-01' }, now: 'squadron of john', ...more })
    const b = bench()
    expect(b.listed('byzantine', 'shift')).toEqual(['shift john byz-02'])
    expect(b.bar('byzantine', 'shift john byz-03')).toBe('leader-needs-contact SG-6.6a')
    expect(b.bar('byzantine', 'shift john byz-04')).toBe('leader-held-by-fire SG-6.6a')
    b.byz('shift john byz-02')
    expect(SHIP_IDS[b.aboard('john')]).toBe('byz-02')
    expect(b.bar('byzantine', 'shift john byz-01')).toBe('leader-has-moved SG-6.6a')
    const begun = bench().byz('activate byz-03', 'finish')
    expect(begun.bar('byzantine', 'shift john byz-02')).toBe('leader-moves-first SG-6.6a')
    const held = bench({ ships: { ...ships, 'goth-01': '2011 east' }, links: ['goth-01 byz-01'] })
    expect(held.bar('byzantine', 'shift john byz-02')).toBe('leader-held-by-grapples SG-6.6a')
  })
})

describe('set-up', () => {
  const free = () => new Bench({ freeSetUp: true, stack: [{ step: 'game', at: 0 }] }).advance()

  clause('SG-15.1a', 'the Goths first: a line abreast, heading east, each stern within three hexes of land', () => {
    const b = free()
    expect(b.waiting).toEqual(['goth'])
    expect(b.bar('goth', 'place 2515 1')).toBe('heading-east-only SG-15.1a')
    expect(b.bar('goth', 'place 2514 0')).toBe('stern-too-far-from-land SG-15.1a')
    expect(b.bar('goth', 'place 2518 0')).toBe('berth-on-land SG-2.4b')
    b.goth('place 2515 0')
    expect(b.listed('goth', 'place')).toEqual(['place 2415 0', 'place 2416 0', 'place 2615 0', 'place 2616 0'])
    expect(b.bar('goth', 'place 2715 0')).toBe('line-abreast-only SG-15.1a')
    expect(b.bar('goth', 'place 2515 0')).toBe('berth-taken SG-2.4a')
    b.goth('place 2616 0', 'place 2415 0', 'usual')
    const bows = b.state.bow.slice(0, 16)
    expect(new Set(bows.map((bow) => GRID.column(bow))).size).toBe(16)
    expect(b.waiting).toEqual(['byzantine'])
  })

  test('the shore has room for the next ship everywhere, so that no line comes to a dead end', () => {
    for (const bow of GRID.all) {
      if (!ALONG_SHORE[bow]) continue
      if (GRID.column(bow) > 10) expect(nextInLine(bow, 0), GRID.name(bow)).not.toEqual([])
      if (GRID.column(bow) < 42) expect(nextInLine(bow, 1), GRID.name(bow)).not.toEqual([])
    }
  })

  clause('SG-15.2a', 'then the Byzantines, as they like within five hexes of the east edge', () => {
    const b = free().goth('usual')
    expect(b.bar('byzantine', 'place 2005 0')).toBe('too-far-from-east-edge SG-15.2a')
    expect(b.bar('byzantine', 'place 2006 3')).toBe('too-far-from-east-edge SG-15.2a')
    expect(b.bar('byzantine', 'place 2001 3')).toBe('berth-off-the-map SG-2.2a')
    b.byz('place 2004 0', 'place 1104 2', 'place 3302 5')
    expect(b.byz('usual').state.turn).toBe(1)
    expect(b.state.bow.slice(16).every((bow) => GRID.row(bow) <= 5)).toBe(true)
  })

  clause('SG-15.3a', 'each leader goes on a ship of his own', () => {
    const b = free()
    expect(b.bar('goth', 'appoint baderic goth-01')).toBe('ships-first SG-15.3a')
    while (b.prompt('goth').key === 'set-up-ship')
      b.do('goth', b.actions('goth').find(({ do: verb }) => verb === 'place') ?? act('usual'))
    expect(b.bar('goth', 'place 2515 0')).toBe('all-ships-placed SG-1.4a')
    b.goth('appoint baderic goth-04')
    expect(b.bar('goth', 'appoint sigiric goth-04')).toBe('has-a-leader SG-15.3a')
    expect(b.bar('goth', 'appoint baderic goth-05')).toBe('leader-placed SG-15.3a')
    expect(b.bar('goth', 'appoint john goth-05')).toBe('not-your-leader SG-6.1a')
    b.goth('appoint sigiric goth-09', 'appoint odotheus goth-12')
    expect(b.waiting).toEqual(['byzantine'])
  })

  const fixed = game.start({ setUp: 'fixed' }, { chance: { pick: fail, die: fail }, tell() {}, seal() {} })
  const lying = (ship: number) => [
    GRID.name(fixed.bow[ship]),
    GRID.name(stern(fixed, ship as never)),
    fixed.heading[ship],
  ]
  const on = (leader: number) => GRID.name(fixed.bow[fixed.aboard[leader]])

  clause('SG-15.4a', 'the fixed Gothic line', () => {
    expect([lying(0), lying(15)]).toEqual([
      ['1815', '1816', 0],
      ['3315', '3316', 0],
    ])
    expect([on(0), on(1), on(2)]).toEqual(['2515', '3015', '2015'])
    for (let ship = 0; ship < 16; ship++) expect(lying(ship)).toEqual([`${18 + ship}15`, `${18 + ship}16`, 0])
  })

  clause('SG-15.4b', 'the fixed Byzantine line', () => {
    for (let ship = 0; ship < 17; ship++) expect(lying(16 + ship)).toEqual([`${18 + ship}03`, `${18 + ship}02`, 3])
    expect([on(3), on(4), on(5)]).toEqual(['2603', '3103', '2003'])
  })
})
