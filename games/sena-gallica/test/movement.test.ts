import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { GRID, shipNamed } from '../rules/printed.ts'
import { stern } from '../rules/state.ts'
import { active, Bench } from './bench.ts'

const FAR = { 'goth-09': '4010 east' }
const at = (place: string, more: object = {}): Bench => active('byz-01', { 'byz-01': place, ...FAR }, { ...more })

describe('an active ship', () => {
  clause('SG-7.1a', 'cuts loose, moves, grapples and boards in this order, and fires once whenever it likes', () => {
    const ships = { 'byz-01': '2010 east', 'goth-01': '2009 west', 'goth-02': '2012 east', 'goth-03': '3010 east' }
    const b = active('byz-01', ships, { links: ['byz-01 goth-01'] })
    b.byz('cut goth-01 | 9', 'speed rest')
    expect(b.bar('byzantine', 'cut goth-01')).toBe('out-of-order SG-7.1a')
    b.byz('grapple goth-01 | 9')
    expect(b.bar('byzantine', 'ahead')).toBe('out-of-order SG-7.1a')
    expect(b.bar('byzantine', 'grapple goth-02')).toBe('out-of-order SG-7.1a')
    b.byz('board goth-01 | 0')
    expect(b.bar('byzantine', 'board goth-01')).toBe('boarded-already SG-11.4a')
    b.byz('fire goth-02 | 0')
    expect(b.bar('byzantine', 'fire goth-02')).toBe('fired-already SG-10.1a')
    expect(b.bar('byzantine', 'speed rest')).toBe('out-of-order SG-7.1a')
    const early = active('byz-01', { ...ships, 'goth-01': '2008 west' }).byz('fire goth-01 | 0', 'speed cruise')
    expect(early.bar('byzantine', 'fire goth-01')).toBe('fired-already SG-10.1a')
  })

  clause('SG-7.2a', 'names its speed first, and points not used are lost', () => {
    const b = at('2015 east')
    expect(b.bar('byzantine', 'ahead')).toBe('no-speed-named SG-7.2a')
    b.byz('speed cruise')
    expect(b.bar('byzantine', 'speed maximum')).toBe('out-of-order SG-7.1a')
    for (let i = 0; i < 6; i++) b.byz('ahead')
    expect([b.hex('byz-01'), b.bar('byzantine', 'ahead')]).toEqual(['2009', 'no-points-left SG-7.2a'])
    const swift = at('2015 east').byz('speed maximum')
    for (let i = 0; i < 9; i++) swift.byz('ahead')
    expect([swift.hex('byz-01'), swift.bar('byzantine', 'ahead')]).toEqual(['2006', 'no-points-left SG-7.2a'])
  })

  clause('SG-7.2b', 'one that has cut its last link may only Rest', () => {
    const ships = { 'byz-01': '2010 east', 'goth-01': '2009 west', 'goth-02': '2110 east' }
    const b = active('byz-01', ships, { links: ['byz-01 goth-01'] }).byz('cut goth-01 | 9')
    expect(b.bar('byzantine', 'speed cruise')).toBe('rest-only SG-7.2b')
    expect(b.can('byzantine', 'speed rest')).toBe(true)
    // With another link it stays where it is.
    const held = active('byz-01', ships, { links: ['byz-01 goth-01', 'byz-01 goth-02'] }).byz('cut goth-01 | 9')
    expect(held.bar('byzantine', 'speed rest')).toBe('grappled SG-3.2e')
  })

  clause('SG-7.3a', 'a move at Maximum tires by 1, or by 2 if the check fails', () => {
    expect(at('2010 east').byz('speed maximum', 'ahead', 'finish | 7').of('fatigue', 'byz-01')).toBe(1)
    expect(at('2010 east').byz('speed maximum', 'ahead', 'finish | 8').of('fatigue', 'byz-01')).toBe(2)
    expect(at('2010 east fatigue 2').byz('speed maximum', 'ahead', 'finish | 8').of('fatigue', 'byz-01')).toBe(3)
    // Named, but not rowed.
    expect(at('2010 east fatigue 2').byz('speed maximum', 'finish').of('fatigue', 'byz-01')).toBe(0)
  })

  clause('SG-7.3b', 'an easy Cruise gives back 1, Rest and standing still 2, within 0 to 3', () => {
    const after = (...actions: string[]) =>
      at('2015 east fatigue 3')
        .byz(...actions, 'finish')
        .of('fatigue', 'byz-01')
    expect(after('speed cruise', 'ahead', 'ahead', 'ahead')).toBe(2)
    expect(after('speed rest', 'ahead')).toBe(1)
    expect(after()).toBe(1)
    // Four points are easy, five are not.
    const four = ['speed cruise', 'ahead', 'ahead', 'ahead', 'ahead']
    expect(
      at('2015 east fatigue 2')
        .byz(...four, 'finish')
        .of('fatigue', 'byz-01'),
    ).toBe(1)
    const long = at('2015 east fatigue 2').byz(...four)
    expect(
      active('byz-01', { 'byz-01': '2015 east fatigue 1', ...FAR })
        .byz('finish')
        .of('fatigue', 'byz-01'),
    ).toBe(0)
    expect(long.byz('ahead', 'finish').of('fatigue', 'byz-01')).toBe(2)
    const held = { 'byz-01': '2010 east fatigue 2', 'goth-01': '2009 west' }
    expect(
      active('byz-01', held, { links: ['byz-01 goth-01'] })
        .byz('finish')
        .of('fatigue', 'byz-01'),
    ).toBe(0)
    // Whoever was passed over has rested too, once the turn ends.
    const passed = new Bench({
      ships: { 'byz-01': '2010 east fatigue 3', 'byz-02': '2210 east fatigue 3 activated', ...FAR },
      now: 'turn ends',
    })
    passed.advance(0, 9)
    expect([passed.of('fatigue', 'byz-01'), passed.of('fatigue', 'byz-02')]).toEqual([1, 3])
  })

  clause('SG-7.3d', 'at fatigue 3 Cruise is 3 and there is no Maximum', () => {
    const b = at('2015 east fatigue 3')
    expect(b.bar('byzantine', 'speed maximum')).toBe('no-maximum-tired SG-7.3d')
    b.byz('speed cruise', 'ahead', 'ahead', 'ahead')
    expect(b.bar('byzantine', 'ahead')).toBe('no-points-left SG-7.2a')
  })

  clause('SG-7.4a', 'a raked ship that only rests may right its oars', () => {
    expect(at('2015 east raked-port').byz('speed rest', 'ahead', 'finish | 7').of('oars', 'byz-01')).toBe('half-speed')
    expect(at('2015 east raked-port').byz('speed rest', 'finish | 8').of('oars', 'byz-01')).toBe('raked-port')
    const near = active('byz-01', { 'byz-01': '2010 east raked-port', 'goth-01': '2008 west' })
    expect(near.byz('speed rest', 'fire goth-01 | 0', 'finish').of('oars', 'byz-01')).toBe('raked-port')
    expect(at('2015 east raked-port').byz('speed cruise', 'finish').of('oars', 'byz-01')).toBe('raked-port')
  })
})

describe('steps', () => {
  /** Where a ship is, how it heads and how many points it has left. */
  const after = (place: string, speed: string, ...steps: string[]) => {
    const b = at(place).byz(`speed ${speed}`, ...steps)
    return [b.hex('byz-01'), b.heading('byz-01'), b.prompt('byzantine').params.points]
  }

  clause('SG-8.1a', 'Ahead costs 1: bow to the hex ahead, stern to where the bow was', () => {
    expect(after('2010 east', 'cruise', 'ahead')).toEqual(['2009', 0, 5])
    expect(after('2010 south-east', 'cruise', 'ahead')).toEqual(['2109', 1, 5])
  })

  clause('SG-8.1b', 'Turn costs 2: bow to a bow hex, stern to where the bow was', () => {
    expect(after('2010 east', 'cruise', 'turn starboard')).toEqual(['2109', 1, 4])
    expect(after('2010 east', 'cruise', 'turn port')).toEqual(['1909', 5, 4])
    const b = at('2010 east').byz('speed cruise', 'turn port')
    expect(GRID.name(stern(b.state, shipNamed('byz-01')))).toBe('2010')
  })

  clause('SG-8.1c', 'Pivot costs 3: the stern stays and the bow swings into a beam hex', () => {
    expect(after('2010 east', 'cruise', 'pivot starboard')).toEqual(['2110', 1, 3])
    expect(after('2010 east', 'cruise', 'pivot port', 'pivot port')).toEqual(['1911', 4, 0])
  })

  clause('SG-8.1d', 'Back water costs 2 and keeps the heading', () => {
    expect(after('2010 east', 'cruise', 'back')).toEqual(['2011', 0, 4])
    expect(after('2010 east', 'cruise', 'back', 'pivot starboard')).toEqual(['2111', 1, 1])
  })

  clause('SG-8.2a', 'one Ahead between two Turns at Cruise, two at Maximum; none before the first', () => {
    const cruise = at('2015 east').byz('speed cruise', 'turn port')
    expect(cruise.bar('byzantine', 'turn starboard')).toBe('ahead-between-turns SG-8.2a')
    expect(cruise.byz('ahead').can('byzantine', 'turn starboard')).toBe(true)
    const swift = at('2015 east').byz('speed maximum', 'turn port', 'ahead')
    expect(swift.bar('byzantine', 'turn port')).toBe('ahead-between-turns SG-8.2a')
    expect(swift.byz('ahead').can('byzantine', 'turn port')).toBe(true)
  })

  clause('SG-8.2b', 'two Pivots at most, and none with Ahead or Turn', () => {
    const b = at('2015 east').byz('speed cruise', 'pivot port')
    expect(b.bar('byzantine', 'ahead')).toBe('no-pivot-under-way SG-8.2b')
    expect(b.bar('byzantine', 'turn port')).toBe('no-pivot-under-way SG-8.2b')
    const gone = at('2015 east').byz('speed cruise', 'ahead')
    expect(gone.bar('byzantine', 'pivot port')).toBe('no-pivot-under-way SG-8.2b')
    const turned = at('2015 east').byz('speed cruise', 'turn port')
    expect(turned.bar('byzantine', 'pivot port')).toBe('no-pivot-under-way SG-8.2b')
  })

  test('a third Pivot would be one too many whatever the points', () => {
    const b = at('2015 east').byz('speed cruise', 'pivot port', 'pivot port')
    const frame = b.state.stack.at(-1)
    if (frame?.step !== 'ship') throw new Error('no ship is active')
    b.state.stack[b.state.stack.length - 1] = { ...frame, spent: 0 }
    expect(b.bar('byzantine', 'pivot port')).toBe('two-pivots SG-8.2b')
  })

  clause('SG-8.2c', 'two Back water at most, with Pivots only, and both need Cruise', () => {
    const b = at('2010 east').byz('speed cruise', 'back', 'back')
    expect(b.bar('byzantine', 'back')).toBe('two-backs SG-8.2c')
    expect(b.bar('byzantine', 'ahead')).toBe('backs-with-pivots-only SG-8.2c')
    const gone = at('2010 east').byz('speed cruise', 'ahead')
    expect(gone.bar('byzantine', 'back')).toBe('backs-with-pivots-only SG-8.2c')
    const swift = at('2010 east').byz('speed maximum')
    expect(swift.bar('byzantine', 'back')).toBe('pivot-needs-cruise SG-8.2c')
    expect(swift.bar('byzantine', 'pivot port')).toBe('pivot-needs-cruise SG-8.2c')
    expect(at('2010 east').byz('speed rest').bar('byzantine', 'back')).toBe('pivot-needs-cruise SG-8.2c')
  })

  clause('SG-8.4a', 'anastrophe: a good and fresh crew at Maximum turns about after two Ahead steps', () => {
    const b = at('2015 east fatigue 1').byz('speed maximum', 'ahead')
    expect(b.bar('byzantine', 'reverse')).toBe('reverse-needs-way SG-8.4a')
    b.byz('ahead', 'reverse | 7')
    expect([b.hex('byz-01'), b.heading('byz-01'), b.prompt('byzantine').params.points]).toEqual(['2014', 3, 3])
    b.byz('ahead')
    expect(b.hex('byz-01')).toBe('2015')
    const bar = (place: string, speed: string) =>
      at(place).byz(`speed ${speed}`, 'ahead', 'ahead').bar('byzantine', 'reverse')
    expect(bar('2015 east', 'cruise')).toBe('reverse-needs-maximum SG-8.4a')
    expect(bar('2015 east fatigue 2', 'maximum')).toBe('too-tired-to-reverse SG-8.4a')
    const goth = active('goth-01', { 'goth-01': '2015 east', 'byz-01': '4005 west' })
    expect(goth.goth('speed maximum', 'ahead', 'ahead').bar('goth', 'reverse')).toBe('crew-too-poor SG-8.4a')
  })

  test('one anastrophe is enough', () => {
    const b = at('2015 east').byz('speed maximum', 'ahead', 'ahead', 'reverse | 0')
    const frame = b.state.stack.at(-1)
    if (frame?.step !== 'ship') throw new Error('no ship is active')
    b.state.stack[b.state.stack.length - 1] = { ...frame, spent: 0 }
    expect(b.bar('byzantine', 'reverse')).toBe('reversed-already SG-8.4a')
  })

  clause('SG-8.4b', 'a failed anastrophe stops the ship unturned, and strains its crew', () => {
    const b = at('2015 east').byz('speed maximum', 'ahead', 'ahead', 'reverse | 8')
    expect([b.hex('byz-01'), b.heading('byz-01'), b.bar('byzantine', 'ahead')]).toEqual([
      '2013',
      0,
      'move-is-over SG-9.1b',
    ])
    expect(b.byz('finish | 0').of('fatigue', 'byz-01')).toBe(2)
  })
})
