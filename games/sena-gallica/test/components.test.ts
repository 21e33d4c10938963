import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { CREW, FLEET, GALLEYS_PER_COUNTER, LEADERS, LIGHT_DROMON, SHIP_IDS } from '../data/fleets.ts'
import { COLUMNS, ROWS } from '../data/map.ts'
import { OPTIONS } from '../data/table.ts'
import { crewCheck, roll } from '../rules/dice.ts'
import { GRID, HEX_IDS, type Hex, isLand, SHIPS, shipNamed } from '../rules/printed.ts'
import { beam, isImmobile, pointsAt, range } from '../rules/ships.ts'
import { stern } from '../rules/state.ts'
import { active, Bench } from './bench.ts'

const dice = (...answers: number[]) => {
  let at = 0
  const asked: number[] = []
  const pick = (n: number): number => {
    asked.push(n)
    return answers[at++]
  }
  return { asked, play: { chance: { pick, die: pick }, tell() {}, seal() {} } }
}
const hexes = (s: Bench['state'], id: string): Hex[] => [s.bow[shipNamed(id)], stern(s, shipNamed(id))]

describe('basics', () => {
  clause('SG-1.1a', 'a counter is three galleys, and every ship is a Light Dromon with the same values', () => {
    expect(GALLEYS_PER_COUNTER).toBe(3)
    const b = new Bench({ ships: { 'goth-01': '2010 east', 'byz-01': '2005 west' } })
    for (const speed of ['rest', 'cruise', 'maximum'] as const)
      expect(pointsAt(b.state, shipNamed('goth-01'), speed)).toBe(pointsAt(b.state, shipNamed('byz-01'), speed))
  })

  clause('SG-1.2a', 'a die has ten sides, from 0 to 9, and zero is the lowest', () => {
    const { asked, play } = dice(0, 9)
    expect([roll(play), roll(play), asked]).toEqual([0, 9, [10, 10]])
    // A 0 fails what a 6 would do: it is not a ten.
    const b = active('byz-01', { 'byz-01': '2010 east', 'goth-01': '2009 west' })
    b.byz('grapple goth-01 | 0')
    expect(b.linked('byz-01', 'goth-01')).toBe(false)
  })

  clause('SG-1.3a', 'a crew check is passed by at most 4 and the Crew, and by more with a bonus', () => {
    const passes = (die: number, crew: number, bonus?: number) => crewCheck(dice(die).play, crew, bonus).passes
    expect([passes(6, 2), passes(7, 2), passes(7, 3), passes(8, 3)]).toEqual([true, false, true, false])
    expect([passes(7, 2, 1), passes(8, 3, 1), passes(8, 2, 1)]).toEqual([true, true, false])
  })

  clause('SG-1.3b', 'a natural 0 always passes, a natural 9 never does', () => {
    expect(crewCheck(dice(0).play, -6).passes).toBe(true)
    expect(crewCheck(dice(9).play, 9).passes).toBe(false)
  })

  clause('SG-1.4a', 'sixteen Goths and seventeen Byzantines', () => {
    expect([FLEET.goth.length, FLEET.byzantine.length, SHIPS.length]).toEqual([16, 17, 33])
    expect(new Set(SHIP_IDS).size).toBe(33)
  })
})

describe('the map and ships on it', () => {
  clause('SG-2.1a', 'columns 10 to 42 and rows 1 to 22, the odd columns half a hex towards higher rows', () => {
    expect([COLUMNS, ROWS, GRID.count]).toEqual([[10, 42], [1, 22], 726])
    const named = (hex: string) => GRID.named(hex) as Hex
    expect(GRID.neighbours(named('2010')).map((hex) => GRID.name(hex))).toEqual([
      '2009',
      '2109',
      '2110',
      '2011',
      '1910',
      '1909',
    ])
    expect(GRID.neighbours(named('2110')).map((hex) => GRID.name(hex))).toEqual([
      '2109',
      '2210',
      '2211',
      '2111',
      '2011',
      '2010',
    ])
    // West is where rows end: there is the land, in one piece down to the last row.
    expect(HEX_IDS.filter((_, hex) => isLand(hex as Hex))).toHaveLength(134)
    expect([isLand(named('1918')), isLand(named('1917')), isLand(named('1022')), isLand(named('4201'))]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  clause('SG-2.2a', 'a ship covers bow and stern, and heads from one to the other', () => {
    const b = new Bench({ ships: { 'goth-01': '2010 east', 'byz-01': '2205 west', 'byz-02': '3010 south-east' } })
    expect(hexes(b.state, 'goth-01').map((hex) => GRID.name(hex))).toEqual(['2010', '2011'])
    expect(hexes(b.state, 'byz-01').map((hex) => GRID.name(hex))).toEqual(['2205', '2204'])
    expect(hexes(b.state, 'byz-02').map((hex) => GRID.name(hex))).toEqual(['3010', '2910'])
    expect(() => new Bench({ ships: { 'goth-01': '2001 west' } })).toThrow('the stern of goth-01 is beyond the edge')
  })

  clause('SG-2.3a', 'only the beam hexes touch both bow and stern', () => {
    for (const heading of ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east']) {
      const { state } = new Bench({ ships: { 'goth-01': `2510 ${heading}` } })
      const [bow, aft] = hexes(state, 'goth-01')
      const both = GRID.neighbours(bow).filter((hex) => GRID.areNeighbours(hex, aft))
      const ship = shipNamed('goth-01')
      expect([beam(state, ship, 'port'), beam(state, ship, 'starboard')].sort()).toEqual(both.sort())
    }
  })

  clause('SG-2.4a', 'a hex holds one ship, and nobody enters it besides', () => {
    expect(() => new Bench({ ships: { 'goth-01': '2010 east', 'goth-02': '2011 east' } })).toThrow('2011 holds')
    const b = active('byz-01', { 'byz-01': '2010 east', 'byz-02': '2008 east', 'goth-01': '3009 east' })
    b.byz('speed cruise')
    expect(b.bar('byzantine', 'ahead')).toBe('hex-is-taken SG-2.4a')
    const enemy = active('byz-01', { 'byz-01': '2010 east', 'goth-01': '2109 east' }).byz('speed cruise')
    expect(enemy.bar('byzantine', 'turn starboard')).toBe('hex-is-taken SG-2.4a')
  })

  clause('SG-2.4b', 'nobody turns or backs into land', () => {
    const b = active('goth-01', { 'goth-01': '2117 north-west', 'byz-01': '3005 west' }).goth('speed cruise')
    expect(isLand(GRID.named('2118') as Hex)).toBe(true)
    expect(b.bar('goth', 'turn port')).toBe('land-ahead SG-2.4b')
    const back = active('goth-01', { 'goth-01': '2116 east', 'byz-01': '3005 west' }).goth('speed cruise')
    expect(back.bar('goth', 'back')).toBe('land-ahead SG-2.4b')
  })

  clause('SG-2.5a', 'range is between the nearest hexes, and 1 is contact', () => {
    const ships = { 'goth-01': '2010 east', 'byz-01': '2008 west', 'byz-02': '2006 east', 'byz-03': '2111 east' }
    const { state } = new Bench({ ships: { ...ships, 'byz-02': '2013 west' } })
    const far = (other: string) => range(state, shipNamed('goth-01'), shipNamed(other))
    expect([far('byz-01'), far('byz-02'), far('byz-03')]).toEqual([2, 1, 1])
  })

  clause('SG-2.6a', 'a ship whose bow leaves the map has withdrawn for good', () => {
    const ships = { 'byz-01': '2001 east', 'byz-02': '2202 west', 'goth-01': '3010 east' }
    const b = active('byz-01', ships, { leaders: { martin: 'byz-01' } })
    b.byz('speed cruise', 'ahead')
    expect([b.hex('byz-01'), b.of('fate', 'byz-01')]).toEqual([null, 'withdrawn'])
    expect([b.aboard('martin'), b.view('goth').leaderFate.martin]).toEqual([-1, 'away'])
    expect(b.view('goth').points).toEqual({ goth: 1, byzantine: 0 })
    const turning = active('byz-01', ships).byz('speed cruise', 'turn port')
    expect(turning.of('fate', 'byz-01')).toBe('withdrawn')
    const pivoting = active('byz-01', { 'byz-01': '1005 east', 'goth-01': '3010 east' }).byz(
      'speed cruise',
      'pivot port',
    )
    expect(pivoting.of('fate', 'byz-01')).toBe('withdrawn')
    expect(
      active('byz-01', { 'byz-01': '1002 west', 'goth-01': '3010 east' }).byz('speed cruise').bar('byzantine', 'back'),
    ).toBe('off-the-map SG-2.1a')
  })

  clause('SG-2.6b', 'an Ahead step into land beaches the ship, which is lost', () => {
    const b = active('goth-01', { 'goth-01': '1917 west', 'goth-02': '2510 east', 'byz-01': '3005 west' })
    b.goth('speed rest', 'ahead')
    expect([b.hex('goth-01'), b.of('fate', 'goth-01')]).toEqual([null, 'beached'])
    expect(b.view('goth').points).toEqual({ goth: 0, byzantine: 3 })
  })
})

describe('values and states', () => {
  const enemy = { 'goth-09': '4010 east' }

  clause('SG-3.1a', 'Rest 2, Cruise 6, Maximum 9, Ram and Hull 2, four marines; Crews of 3 and 2', () => {
    expect(LIGHT_DROMON).toEqual({ rest: 2, cruise: 6, maximum: 9, ram: 2, hull: 2, marines: 4 })
    expect(CREW).toEqual({ goth: 2, byzantine: 3 })
    const b = active('byz-01', { 'byz-01': '2010 east', ...enemy })
    expect(b.of('marines', 'byz-01')).toBe(4)
    expect(b.byz('speed rest', 'ahead', 'ahead').bar('byzantine', 'ahead')).toBe('no-points-left SG-7.2a')
  })

  clause('SG-3.2a', 'a raked ship has Cruise 3, no Maximum, no ram, and turns to its raked side only', () => {
    const b = active('byz-01', { 'byz-01': '2010 east raked-port', 'goth-01': '2007 west' })
    expect(b.bar('byzantine', 'speed maximum')).toBe('no-maximum-raked SG-3.2a')
    b.byz('speed cruise')
    expect(b.bar('byzantine', 'turn starboard')).toBe('turns-one-way SG-3.2a')
    expect(b.can('byzantine', 'turn port')).toBe(true)
    expect(b.bar('byzantine', 'pivot starboard')).toBe('turns-one-way SG-3.2a')
    expect(b.can('byzantine', 'pivot port')).toBe(true)
    b.byz('ahead', 'ahead')
    expect(b.bar('byzantine', 'ram')).toBe('raked-cannot-ram SG-3.2a')
    const far = active('byz-01', { 'byz-01': '2010 east raked-starboard', ...enemy })
    far.byz('speed cruise', 'ahead', 'ahead', 'ahead')
    expect(far.bar('byzantine', 'ahead')).toBe('no-points-left SG-7.2a')
  })

  clause('SG-3.2b', 'at half-speed Cruise is 3 and there is no Maximum', () => {
    const b = active('byz-01', { 'byz-01': '2010 east half-speed', ...enemy })
    expect(b.bar('byzantine', 'speed maximum')).toBe('no-maximum-slow SG-3.2b')
    b.byz('speed cruise', 'ahead', 'turn starboard')
    expect(b.bar('byzantine', 'ahead')).toBe('no-points-left SG-7.2a')
  })

  clause('SG-3.2c', 'a crippled ship never moves, but fires, grapples and boards', () => {
    const b = active('byz-01', { 'byz-01': '2010 east crippled', 'goth-01': '2009 west' })
    expect(b.bar('byzantine', 'speed rest')).toBe('crippled SG-3.2c')
    b.byz('fire goth-01 | 0', 'grapple goth-01 | 9')
    expect(b.can('byzantine', 'board goth-01')).toBe(true)
  })

  clause('SG-3.2d', 'a rammed ship does not move, but fires, grapples and boards until it sinks', () => {
    const b = active('byz-01', { 'byz-01': '2010 east rammed 1', 'goth-01': '2009 west' }, { turn: 1 })
    expect(b.bar('byzantine', 'speed rest')).toBe('rammed SG-3.2d')
    b.byz('fire goth-01 | 0', 'grapple goth-01 | 9')
    expect(b.can('byzantine', 'board goth-01')).toBe(true)
  })

  clause('SG-3.2e', 'a grappled ship does not move', () => {
    const b = active('byz-01', { 'byz-01': '2010 east', 'goth-01': '2009 west' }, { links: ['goth-01 byz-01'] })
    expect(b.bar('byzantine', 'speed rest')).toBe('grappled SG-3.2e')
    expect(isImmobile(b.state, shipNamed('goth-01'))).toBe(true)
  })

  clause('SG-3.2f', 'a ship on fire has no Maximum, fires no missiles and fights the worse', () => {
    const b = active('byz-01', { 'byz-01': '2010 east fire 1', 'goth-01': '2009 west' })
    expect(b.bar('byzantine', 'speed maximum')).toBe('no-maximum-on-fire SG-3.2f')
    expect(b.bar('byzantine', 'fire goth-01')).toBe('on-fire SG-3.2f')
    // Crew 3 against 2 and -1: a 6 is needed, and would be a 5 without the fire.
    expect(b.byz('grapple goth-01 | 5').linked('byz-01', 'goth-01')).toBe(false)
  })

  clause('SG-3.2g', 'without marines nobody fires, grapples or boards', () => {
    const ships = { 'byz-01': '2010 east marines 0', 'goth-01': '2009 west' }
    const b = active('byz-01', ships, { links: ['goth-01 byz-01'] })
    expect(b.bar('byzantine', 'fire goth-01')).toBe('no-marines SG-3.2g')
    expect(b.bar('byzantine', 'board goth-01')).toBe('no-marines SG-3.2g')
    expect(active('byz-01', ships).bar('byzantine', 'grapple goth-01')).toBe('no-marines SG-3.2g')
  })
})

describe('leaders', () => {
  clause(['SG-6.1a', 'SG-6.1b'], 'an admiral and two commanders a side, with their ranges and ratings', () => {
    const told = Object.entries(LEADERS).map(([id, one]) => [id, one.side, one.rank, one.initiative, one.range])
    expect(told).toEqual([
      ['baderic', 'goth', 'admiral', 1, 3],
      ['sigiric', 'goth', 'commander', null, 3],
      ['odotheus', 'goth', 'commander', null, 3],
      ['john', 'byzantine', 'admiral', 3, 5],
      ['valerian', 'byzantine', 'commander', null, 4],
      ['martin', 'byzantine', 'commander', null, 4],
    ])
    // His place is the bow of his ship: a bow five hexes from it is in range, one six hexes away is not.
    const ships = { 'byz-01': '2010 east', 'byz-02': '2510 east', 'byz-03': '2008 east', 'byz-04': '2616 east' }
    const b = new Bench({ ships, leaders: { john: 'byz-01' }, now: 'squadron of john' })
    expect(b.listed('byzantine', 'activate')).toEqual(['activate byz-01', 'activate byz-02', 'activate byz-03'])
  })

  clause(
    'SG-15.5a',
    'there is no wind: nothing is settled but the set-up, and no heading is dearer than another',
    () => {
      expect(Object.keys(OPTIONS)).toEqual(['setUp'])
      for (const heading of ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east']) {
        const b = active('byz-01', { 'byz-01': `2510 ${heading}`, 'goth-09': '4210 east' }).byz('speed cruise')
        for (let step = 0; step < 6; step++) b.byz('ahead')
        expect(b.bar('byzantine', 'ahead')).toBe('no-points-left SG-7.2a')
      }
    },
  )
})
