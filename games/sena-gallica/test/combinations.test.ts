import { describe, expect, test } from 'vitest'
import { LEADER_IDS } from '../data/fleets.ts'
import { senaGallica as game } from '../rules/game.ts'
import { BYZANTINE } from '../rules/printed.ts'
import { active, Bench } from './bench.ts'

/** Two rules on one another, as a player who looks for trouble tries them. */

const FAR = { 'goth-16': '4015 east', 'byz-17': '4005 west' }
const ending = (ships: object, more: object = {}): Bench =>
  new Bench({ turn: 3, ships: { ...FAR, ...ships }, now: 'turn ends', attacked: true, ...more })
/** The dice of the next turn's initiative. */
const NEXT = [0, 9] as const
const fateOf = (b: Bench, leader: (typeof LEADER_IDS)[number]) => b.state.leaderFate[LEADER_IDS.indexOf(leader)]

describe('oars and grapples', () => {
  test('who is crippled by a fouled ram is immobile to the grapple that answers it', () => {
    const ships = { 'byz-01': '2011 east half-speed', 'goth-01': '2008 west', ...FAR }
    const b = active('byz-01', ships).byz('speed cruise', 'ahead', 'ahead', 'ram | 1')
    expect([b.of('oars', 'byz-01'), b.waiting]).toEqual(['crippled', ['goth']])
    // A crew worse by 1, and 2 for the immobile: 5 is enough.
    b.goth('grapple byz-01 | 5')
    expect(b.linked('byz-01', 'goth-01')).toBe(true)
  })

  test('who loses its oars twice over on its own attempt stops there, and may still grapple', () => {
    const ships = { 'byz-01': '2009 east half-speed', 'goth-01': '2107 west', ...FAR }
    const b = active('byz-01', ships).byz('speed cruise', 'ahead', 'ahead', 'rake goth-01 | 0')
    expect(b.of('oars', 'byz-01')).toBe('crippled')
    expect(b.bar('byzantine', 'ahead')).toBe('crippled SG-3.2c')
    expect(b.can('byzantine', 'grapple goth-01')).toBe(true)
  })

  test('a ship that was rammed and drifts may be raked, one that is entangled may not', () => {
    const ships = (more: object) => ({ 'byz-01': '2009 east', 'goth-01': '2107 west rammed 1', ...more, ...FAR })
    const rakes = (more: object, links: string[]): boolean =>
      active('byz-01', ships(more), { links }).byz('speed cruise', 'ahead', 'ahead').can('byzantine', 'rake goth-01')
    expect(rakes({}, [])).toBe(true)
    expect(rakes({ 'byz-02': '2206 west' }, ['goth-01 byz-02'])).toBe(false)
  })
})

describe('fire, grapples and rams in one turn', () => {
  test('who is set on fire just before its blow has neither Maximum nor all its strength', () => {
    const b = active(
      'byz-01',
      { 'byz-01': '2011 east', 'goth-01': '2106 south-east', ...FAR },
      { standing: [['no-fire'], []] },
    )
    b.byz('speed maximum', 'ahead', 'ahead', 'ahead', 'ram').goth('shoot goth-01 | 9 9 3')
    // 3, a better crew by 1 and a run, less 1 on fire: 4, where the after beam needs 5.
    expect(b.last('ram')).toMatchObject({ roll: 3, sum: 4, result: 'glancing' })
  })

  test('a ship that burns and was rammed burns first: then it drags nobody down, and counts once', () => {
    const ships = { 'goth-01': '2010 east fire 2 rammed 2', 'byz-01': '2009 west' }
    const b = ending(ships, { links: ['goth-01 byz-01'] }).advance(0, 0, ...NEXT)
    expect(b.told.map(({ key }) => key)).not.toContain('dragged-down')
    expect([b.of('fate', 'goth-01'), b.of('fate', 'byz-01'), b.view('goth').points.byzantine]).toEqual([
      'burnt',
      'afloat',
      3,
    ])
  })

  test('a prize that its builders sink at once takes its captor along, if his crew fails', () => {
    const ships = {
      'goth-01': '2011 east',
      'goth-02': '2106 south-east taken prize rammed 2 marines 1',
      'byz-01': '2206 west',
      ...FAR,
    }
    const sunk = (die: number): unknown[] => {
      const b = active('goth-01', ships, { links: ['goth-02 byz-01'], turn: 3 })
      b.goth('speed cruise', 'ahead', 'ahead', 'ahead', `ram | 9 ${die}`)
      return [b.of('fate', 'goth-02'), b.of('fate', 'byz-01'), b.view('goth').points]
    }
    expect(sunk(9)).toEqual(['sunk', 'sunk', { goth: 3, byzantine: 3 }])
    expect(sunk(0)).toEqual(['sunk', 'afloat', { goth: 0, byzantine: 3 }])
  })
})

describe('hands that change', () => {
  test('a company that changed ships is boarded in its new one by the builders, and its leader is in peril again', () => {
    const ships = { 'goth-01': '2010 east', 'byz-01': '4106 west', 'goth-02': '2009 west taken half-speed marines 0' }
    const b = active('goth-01', ships, { links: ['goth-01 goth-02'], leaders: { john: 'goth-02' } })
    b.goth('board goth-02')
    expect([fateOf(b, 'john'), b.of('taken', 'goth-02'), b.of('prize', 'goth-02')]).toEqual(['lost', false, false])
  })

  test('two leaders on one ship throw for their lives one after the other', () => {
    const ships = { 'byz-01': '2010 east', 'goth-01': '2009 west marines 0', 'goth-02': '2208 east', ...FAR }
    const b = active('byz-01', ships, {
      links: ['byz-01 goth-01'],
      leaders: { baderic: 'goth-01', sigiric: 'goth-01' },
    })
    b.byz('board goth-01 | 0 9')
    expect([fateOf(b, 'baderic'), fateOf(b, 'sigiric')]).toEqual(['in-play', 'lost'])
  })

  test('a taken ship that its captors row over the edge stays captured, and its leader is away and not lost', () => {
    const ships = { 'goth-02': '2002 east taken half-speed', 'goth-01': '2015 east' }
    const b = active('goth-02', ships, { leaders: { john: 'goth-02' } }).byz('speed cruise', 'ahead', 'ahead')
    expect([b.of('fate', 'goth-02'), fateOf(b, 'john'), b.view('goth').points]).toEqual([
      'withdrawn',
      'away',
      { goth: 0, byzantine: 4 },
    ])
  })

  test('a ship that is taken before its turn has no turn left, for whomever', () => {
    const ships = { 'byz-01': '2010 east', 'byz-02': '2009 west taken prize marines 0', ...FAR }
    const b = active('byz-01', ships, { links: ['byz-01 byz-02'] }).byz('board byz-02', 'man byz-01', 'done', 'finish')
    expect(b.listed('byzantine', 'activate')).not.toContain('activate byz-02')
  })
})

describe('at the edge', () => {
  test('a Turn or a Pivot over the edge is a withdrawal, and Back water is refused', () => {
    const gone = (at: string, ...steps: string[]): string => {
      const b = active('byz-01', { 'byz-01': at, 'goth-01': '3015 east', 'byz-17': '4005 west' }).byz(...steps)
      return b.of('fate', 'byz-01')
    }
    expect(gone('1010 north-west', 'speed cruise', 'turn starboard')).toBe('withdrawn')
    expect(gone('1010 east', 'speed cruise', 'pivot port')).toBe('withdrawn')
    const stern = active('byz-01', { 'byz-01': '2002 west', 'goth-01': '3015 east' }).byz('speed cruise')
    expect(stern.bar('byzantine', 'back')).toBe('off-the-map SG-2.1a')
  })
})

describe('the end of both', () => {
  const spent = (more: object = {}) =>
    game.outcome(
      ending({ 'goth-16': '4015 east crippled marines 0', 'byz-17': '4005 west crippled marines 0', ...more }).advance()
        .state,
    )

  test('fleets that are spent in the same end phase stop it, and the points decide', () => {
    expect(spent()).toMatchObject({ way: 'spent', winners: [] })
    expect(spent({ 'goth-01': 'sunk' })).toMatchObject({ way: 'spent', winners: [BYZANTINE] })
  })

  test('a fleet that is spent by the last fire of the turn is spent in that turn', () => {
    const ships = { 'goth-16': '4015 east fire 2', 'byz-17': '4005 west' }
    expect(game.outcome(ending(ships).advance(0).state)).toMatchObject({ way: 'spent', winners: [BYZANTINE] })
  })
})
