import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { LEADER_IDS } from '../data/fleets.ts'
import { hasWon } from '../rules/end.ts'
import { senaGallica as game } from '../rules/game.ts'
import { BYZANTINE, GOTH } from '../rules/printed.ts'
import { Bench } from './bench.ts'

const FAR = { 'goth-16': '4015 east', 'byz-17': '4005 west' }
const ending = (ships: object, more: object = {}): Bench =>
  new Bench({ turn: 3, ships: { ...FAR, ...ships }, now: 'turn ends', attacked: true, ...more })
/** The dice of the next turn's initiative. */
const NEXT = [0, 9] as const

describe('the end phase', () => {
  clause('SG-13.1a', 'fire spreads to ships grappled to a burning one, on six, and no further in this turn', () => {
    const ships = { 'goth-01': '2010 east fire 1', 'byz-01': '2009 west', 'goth-02': '2109 east' }
    const links = ['goth-01 byz-01', 'byz-01 goth-02']
    // byz-01 is lit; goth-02, grappled to it, is not rolled for. Then both fires are put out.
    const b = ending(ships, { links }).advance(6, 9, 9, ...NEXT)
    expect(b.last('spread')).toMatchObject({ ship: 'byz-01', lit: true })
    expect(b.told.filter(({ key }) => key === 'spread')).toHaveLength(1)
    const c = ending(ships, { links }).advance(5, 9, ...NEXT)
    expect(c.of('fire', 'byz-01')).toBe(0)
  })

  clause(
    'SG-13.2a',
    'die and Crew, one less at level 2: eight puts it out, otherwise it grows or takes the ship',
    () => {
      const fire = (ship: string, die: number) => {
        const b = ending({ 'goth-01': ship }).advance(die, ...NEXT)
        return [b.of('fire', 'goth-01'), b.of('fate', 'goth-01')]
      }
      expect(fire('2010 east fire 1', 6)).toEqual([0, 'afloat'])
      expect(fire('2010 east fire 1', 5)).toEqual([2, 'afloat'])
      expect(fire('2010 east fire 2', 6)).toEqual([0, 'burnt'])
      expect(fire('2010 east fire 2', 7)).toEqual([0, 'afloat'])
      const byz = ending({ 'byz-01': '2010 east fire 1' }).advance(5, ...NEXT)
      expect(byz.of('fire', 'byz-01')).toBe(0)
      // A ship that burns out lets go of everybody, and leaves its leader to his luck.
      const linked = ending(
        { 'goth-01': '2010 east fire 2', 'byz-01': '2009 west fire 1' },
        { links: ['goth-01 byz-01'], leaders: { baderic: 'goth-01' } },
      ).advance(0, 9, ...NEXT)
      expect([linked.state.links, linked.state.leaderFate[LEADER_IDS.indexOf('baderic')]]).toEqual([[], 'lost'])
    },
  )

  clause('SG-13.3a', 'who was rammed in an earlier turn sinks, who was in this one not yet', () => {
    const b = ending({ 'goth-01': '2010 east rammed 2', 'goth-02': '2210 east rammed 3' }).advance(...NEXT)
    expect([b.of('fate', 'goth-01'), b.hex('goth-01'), b.of('fate', 'goth-02')]).toEqual(['sunk', null, 'afloat'])
  })

  clause('SG-13.3b', 'who is grappled to it makes a crew check, or goes down with it', () => {
    const ships = { 'goth-01': '2010 east rammed 2', 'byz-01': '2009 west' }
    const links = ['goth-01 byz-01']
    expect(
      ending(ships, { links })
        .advance(7, ...NEXT)
        .of('fate', 'byz-01'),
    ).toBe('afloat')
    const down = ending(ships, { links }).advance(8, ...NEXT)
    expect([down.of('fate', 'byz-01'), down.state.links]).toEqual(['sunk', []])
    // And whoever is grappled to that one, in turn.
    const chain = ending({ ...ships, 'goth-02': '2109 east' }, { links: [...links, 'byz-01 goth-02'] }).advance(
      8,
      9,
      ...NEXT,
    )
    expect(chain.of('fate', 'goth-02')).toBe('sunk')
  })

  test('a leader does not flee to a ship that goes down with his own', () => {
    const ships = { 'goth-01': '2010 east rammed 2', 'byz-01': '2009 west', 'byz-02': '4207 west' }
    const b = ending(ships, { links: ['goth-01 byz-01'], leaders: { john: 'byz-01' } }).advance(9, ...NEXT)
    expect(b.state.leaderFate[LEADER_IDS.indexOf('john')]).toBe('lost')
  })
})

describe('points', () => {
  const points = (ships: object, leaders: object = {}) => ending(ships, { leaders }).view('goth').points

  clause('SG-14.1a', 'three for a ship sunk, burnt or beached, one for one that has withdrawn', () => {
    expect(points({ 'goth-01': 'sunk', 'goth-02': 'burnt', 'goth-03': 'beached', 'goth-04': 'withdrawn' })).toEqual({
      goth: 0,
      byzantine: 10,
    })
    expect(points({ 'byz-01': 'sunk', 'byz-02': 'withdrawn' })).toEqual({ goth: 4, byzantine: 0 })
  })

  clause('SG-14.1b', 'four for a captured ship while it is held, three once it is sunk', () => {
    expect(points({ 'goth-01': '2010 east taken prize' })).toEqual({ goth: 0, byzantine: 4 })
    expect(points({ 'goth-01': 'sunk taken prize' })).toEqual({ goth: 0, byzantine: 3 })
    expect(points({ 'goth-01': '2010 east half-speed' })).toEqual({ goth: 0, byzantine: 0 })
  })

  clause('SG-14.1c', 'five for an admiral, two for a commander', () => {
    expect(points({}, { baderic: 'lost', sigiric: 'lost' })).toEqual({ goth: 0, byzantine: 7 })
    expect(points({}, { john: 'lost', martin: 'away' })).toEqual({ goth: 5, byzantine: 0 })
  })
})

/** So many ships of a fleet that were sunk, and some points besides. */
const sunk = (prefix: string, count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${prefix}-${String(i + 1).padStart(2, '0')}`, 'sunk']))
const ended = (ships: object, more: object = {}, ...dice: number[]) =>
  game.outcome(ending(ships, more).advance(...dice).state)

describe('victory', () => {
  clause('SG-14.2a', 'the Byzantines with 35 and twice the enemy’s', () => {
    expect([hasWon(BYZANTINE, 35, 17), hasWon(BYZANTINE, 34, 0), hasWon(BYZANTINE, 35, 18)]).toEqual([
      true,
      false,
      false,
    ])
    expect(ended(sunk('goth', 12))).toMatchObject({ way: 'levels', winners: [BYZANTINE] })
    expect(ended({ ...sunk('goth', 12), ...sunk('byz', 7) }, {}, ...NEXT)).toBe(null)
  })

  clause('SG-14.2b', 'the Goths with 40 and twice the enemy’s', () => {
    expect([hasWon(GOTH, 40, 20), hasWon(GOTH, 39, 0), hasWon(GOTH, 40, 21)]).toEqual([true, false, false])
    expect(ended(sunk('byz', 14))).toMatchObject({ way: 'levels', winners: [GOTH] })
    expect(ended(sunk('byz', 13), {}, ...NEXT)).toBe(null)
  })

  clause('SG-14.2c', 'they are checked at the end of each turn, and not before', () => {
    const ships = { ...FAR, ...sunk('goth', 11), 'goth-12': '2010 east taken prize', 'byz-01': '2510 west' }
    const b = new Bench({ turn: 3, ships, now: 'detached of byzantine', attacked: true })
    expect(b.view('goth').points.byzantine).toBeGreaterThanOrEqual(35)
    expect(game.outcome(b.state)).toBe(null)
    b.byz('done').goth('done')
    expect(game.outcome(b.state)).toMatchObject({ way: 'levels' })
  })

  clause('SG-14.3a', 'stopped by agreement, more points win marginally, and equal points are a draw', () => {
    const both = { standing: [['stop'], ['stop']] }
    expect(ended(sunk('goth', 1), both)).toMatchObject({
      way: 'agreement',
      winners: [BYZANTINE],
      params: { byzantine: 3 },
    })
    expect(ended({}, both)).toMatchObject({ way: 'agreement', winners: [] })
    expect(ended({}, { standing: [['stop'], []] }, ...NEXT)).toBe(null)
    // A real win comes first.
    expect(ended(sunk('goth', 12), both)).toMatchObject({ way: 'levels' })
    const b = new Bench({ ships: FAR, now: 'detached of byzantine' })
    b.goth('stand stop').byz('stand stop', 'done').goth('done')
    expect(game.outcome(b.state)).toMatchObject({ way: 'agreement' })
  })

  clause('SG-14.4a', 'it stops when a side can do nothing more, or after three quiet turns', () => {
    const helpless = { 'goth-16': '4015 east crippled marines 0', 'byz-17': '4005 west', 'byz-01': 'sunk' }
    expect(ended(helpless)).toMatchObject({ way: 'spent', winners: [GOTH] })
    expect(ended({ ...helpless, 'goth-16': '4015 east crippled marines 1' }, {}, ...NEXT)).toBe(null)
    expect(ended({ ...helpless, 'goth-16': '4015 east marines 0' }, {}, ...NEXT)).toBe(null)
    expect(ended({}, { attacked: false, quiet: 2 })).toMatchObject({ way: 'quiet', winners: [] })
    expect(ended({}, { attacked: false, quiet: 1 }, ...NEXT)).toBe(null)
    expect(ending({}, { attacked: true, quiet: 2 }).advance(...NEXT).state.quiet).toBe(0)
  })

  test('every kind of attack breaks the quiet', () => {
    const ships = { 'byz-01': '2009 east', 'goth-01': '2107 west', ...FAR }
    const acted = (links: string[], ...actions: string[]) =>
      new Bench({ ships, links, now: 'ship byz-01' }).byz(...actions).state.attacked
    expect(acted([], 'speed cruise', 'ahead', 'ahead')).toBe(false)
    expect(acted([], 'speed cruise', 'ahead', 'ahead', 'rake goth-01 | 3')).toBe(true)
    expect(acted([], 'speed cruise', 'ahead', 'fire goth-01 | 3')).toBe(true)
    expect(acted([], 'speed cruise', 'ahead', 'grapple goth-01 | 0')).toBe(true)
  })
})
