import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { shipNamed } from '../rules/printed.ts'
import { active, type Bench } from './bench.ts'

/** Targets two hexes before a ship that comes up column 20 from 2010, by how they lie. */
const TARGETS = {
  'head-on': '2007 west',
  'forward-beam': '2107 south-west',
  'after-beam': '2106 south-east',
  stern: '2006 east',
}
const OTHER = { 'goth-09': '4010 east', 'byz-09': '4006 west' }

/** A ship that has come within a stroke of its target. */
const closing = (target: string, { own = '2010 east', speed = 'cruise', steps = 2, more = {} } = {}): Bench =>
  active('byz-01', { 'byz-01': own, 'goth-01': target, ...OTHER, ...more }).byz(
    `speed ${speed}`,
    ...Array.from({ length: steps }, () => 'ahead'),
  )
const result = (b: Bench) => b.last('ram')?.result

describe('the ram', () => {
  clause('SG-9.1a', 'at Cruise or Maximum, not raked, after an Ahead step, at an enemy in the next hex ahead', () => {
    const b = closing(TARGETS['head-on'])
    expect(b.prompt('byzantine').params.points).toBe(4)
    b.byz('ram | 9 0')
    expect(b.last('ram')).toMatchObject({ ship: 'byz-01', target: 'goth-01', aspect: 'head-on', result: 'rammed' })
    expect(b.hex('byz-01')).toBe('2008')
    expect(closing('2009 west', { steps: 0 }).bar('byzantine', 'ram')).toBe('ram-needs-way SG-9.1a')
    expect(closing(TARGETS['head-on'], { steps: 1 }).bar('byzantine', 'ram')).toBe('nobody-to-ram SG-9.1a')
    expect(closing('2008 west', { speed: 'rest', steps: 1 }).bar('byzantine', 'ram')).toBe('ram-needs-speed SG-9.1a')
    const turned = closing('1908 west', { own: '2011 east', steps: 1 }).byz('turn port')
    expect(turned.bar('byzantine', 'ram')).toBe('nobody-to-ram SG-9.1a')
    const friend = active('byz-01', { 'byz-01': '2010 east', 'byz-02': '2007 east', ...OTHER })
    expect(friend.byz('speed cruise', 'ahead').bar('byzantine', 'ram')).toBe('nobody-to-ram SG-9.1a')
    const spent = closing('2003 west', { steps: 6 })
    expect(spent.bar('byzantine', 'ram')).toBe('no-points-left SG-7.2a')
  })

  clause('SG-9.1b', 'once in an activation, and the move is over', () => {
    const b = closing(TARGETS['head-on']).byz('ram | 5').goth('decline')
    expect(b.bar('byzantine', 'ram')).toBe('move-is-over SG-9.1b')
    expect(b.bar('byzantine', 'turn port')).toBe('move-is-over SG-9.1b')
    expect(b.can('byzantine', 'grapple goth-01')).toBe(true)
  })

  clause('SG-9.2a', 'by the difference of headings: 9, 7, 5 and 6 are needed', () => {
    for (const [aspect, needs] of [
      ['head-on', 9],
      ['forward-beam', 7],
      ['after-beam', 5],
      ['stern', 6],
    ] as const) {
      // Crew 3 against 2 gives 1: one less than needed on the die is just enough.
      const hit = closing(TARGETS[aspect]).byz(`ram | ${needs - 1} 0`)
      expect(hit.last('ram')).toMatchObject({ aspect, needs, sum: needs, result: 'rammed' })
      expect(result(closing(TARGETS[aspect]).byz(`ram | ${needs - 2}`))).toBe('glancing')
    }
  })

  clause('SG-9.2b', 'a better crew adds what it is better by, a worse one takes nothing off', () => {
    expect(closing(TARGETS.stern).byz('ram | 5 0').last('ram')?.sum).toBe(6)
    const goth = active('goth-01', { 'goth-01': '2010 east', 'byz-01': '2006 east', ...OTHER })
    goth.goth('speed cruise', 'ahead', 'ahead', 'ram | 6 0')
    expect(goth.last('ram')?.sum).toBe(6)
  })

  clause('SG-9.2c', 'one more at Maximum, and one after a run of three', () => {
    const sum = (options: object) => closing(TARGETS.stern, options).byz('ram | 5 0').last('ram')?.sum
    expect(sum({ speed: 'maximum' })).toBe(7)
    expect(sum({ own: '2011 east', steps: 3 })).toBe(7)
    expect(sum({ own: '2011 east', steps: 3, speed: 'maximum' })).toBe(8)
  })

  clause('SG-9.2d', 'two more at a raked or slow target, three at an immobile one, never both', () => {
    const sum = (target: string, more = {}) => closing(target, { more }).byz('ram | 3 0').last('ram')?.sum
    expect(sum('2006 east raked-port')).toBe(6)
    expect(sum('2006 east half-speed')).toBe(6)
    expect(sum('2006 east crippled')).toBe(7)
    const grappled = active(
      'byz-01',
      { 'byz-01': '2010 east', 'goth-01': '2006 east raked-port', 'byz-02': '2005 west', ...OTHER },
      { links: ['goth-01 byz-02'] },
    )
    expect(grappled.byz('speed cruise', 'ahead', 'ahead', 'ram | 3 0').last('ram')?.sum).toBe(7)
  })

  clause(['SG-9.2e', 'SG-7.3c'], 'one less on fire, and by fatigue one or two', () => {
    const sum = (own: string) => closing(TARGETS.stern, { own }).byz('ram | 6 0').last('ram')?.sum
    expect([sum('2010 east'), sum('2010 east fire 1'), sum('2010 east fatigue 2')]).toEqual([7, 6, 6])
    expect(closing('2007 east', { own: '2010 east fatigue 3', steps: 1 }).byz('ram | 9 0').last('ram')?.sum).toBe(8)
  })

  clause('SG-9.3a', 'enough, and the target is rammed; if it was already it sinks at once', () => {
    const b = closing(TARGETS.stern).byz('ram | 9 0', 'decline')
    expect([b.of('rammed', 'goth-01'), b.hex('goth-01')]).toEqual([1, '2006'])
    const again = closing('2006 east rammed 1', {}).byz('ram | 3')
    expect([again.hex('goth-01'), again.of('fate', 'goth-01'), again.now]).toEqual([null, 'sunk', 'ship'])
  })

  clause('SG-9.3b', 'one to three short is a glancing blow, without damage', () => {
    for (const die of [2, 3, 4]) {
      const b = closing(TARGETS.stern).byz(`ram | ${die}`).goth('decline')
      expect([result(b), b.of('rammed', 'goth-01'), b.of('oars', 'byz-01')]).toEqual(['glancing', 0, 'sound'])
    }
  })

  clause('SG-9.3c', 'four or more short is fouled: raked on a side its owner picks, or crippled', () => {
    const b = closing(TARGETS.stern).byz('ram | 1')
    expect([b.now, b.waiting]).toEqual(['fouling', ['byzantine']])
    b.byz('oars starboard').goth('decline')
    expect(b.of('oars', 'byz-01')).toBe('raked-starboard')
    const slow = closing('2007 east', { own: '2010 east half-speed', steps: 1 })
    expect(slow.byz('ram | 1').of('oars', 'byz-01')).toBe('crippled')
  })

  clause('SG-9.3d', 'a natural 0 head-on leaves the attacker itself rammed, and nothing else', () => {
    const b = closing(TARGETS['head-on']).byz('ram | 0')
    expect([result(b), b.of('rammed', 'byz-01'), b.of('oars', 'byz-01'), b.now]).toEqual(['own', 1, 'sound', 'ship'])
    expect(result(closing(TARGETS.stern).byz('ram | 0'))).toBe('fouled')
  })

  clause('SG-9.3e', 'after a glancing or fouled ram the target may grapple at once, with marines and no prize', () => {
    const b = closing(TARGETS.stern).byz('ram | 3')
    expect([b.now, b.waiting]).toEqual(['riposte', ['goth']])
    expect(b.bar('goth', 'grapple byz-09')).toBe('not-against-it SG-10.2a')
    b.goth('grapple byz-01 | 7')
    expect([b.linked('goth-01', 'byz-01'), b.now]).toEqual([true, 'ship'])
    expect(closing('2006 east marines 0').byz('ram | 3').now).toBe('ship')
    const prize = active('goth-01', { 'goth-01': '2010 east', 'goth-02': '2006 east taken prize', ...OTHER })
    expect(prize.goth('speed cruise', 'ahead', 'ahead', 'ram | 2').now).toBe('ship')
  })

  clause('SG-9.4a', 'after a success a crew check with 1: back one hex, or grappled', () => {
    const b = closing(TARGETS.stern).byz('ram | 9 8')
    expect(b.now).toBe('backing')
    expect(b.byz('backOff').hex('byz-01')).toBe('2009')
    expect(b.linked('byz-01', 'goth-01')).toBe(false)
    expect(closing(TARGETS.stern).byz('ram | 9 9').linked('byz-01', 'goth-01')).toBe(true)
    expect(closing(TARGETS.stern).byz('ram | 9 0', 'decline').linked('byz-01', 'goth-01')).toBe(true)
  })

  test('with somebody astern there is no backing off', () => {
    const b = active('byz-01', { 'byz-01': '2008 east', 'byz-02': '2010 east', 'goth-01': '2006 east', ...OTHER })
    b.byz('speed cruise')
    b.state.stack.push({ step: 'ram', ship: shipNamed('byz-01'), target: shipNamed('goth-01') })
    b.advance(9, 0)
    expect([result(b), b.linked('byz-01', 'goth-01')]).toEqual(['rammed', true])
  })
})

describe('the rake', () => {
  /** A ship that comes up column 20 beside one in column 21. */
  const beside = (target: string, { own = '2009 east', speed = 'cruise', steps = 2, more = {} } = {}): Bench =>
    closing(target, { own, speed, steps, more })

  clause('SG-9.6a', 'two Ahead steps, the second into a beam hex of a parallel ship, with a free hex ahead', () => {
    const b = beside('2107 west')
    b.byz('rake goth-01 | 3')
    expect(b.prompt('byzantine').params.points).toBe(3)
    expect(b.can('byzantine', 'ahead')).toBe(true)
    expect(beside('2107 west', { steps: 1 }).bar('byzantine', 'rake goth-01')).toBe('not-abeam SG-9.6a')
    expect(beside('2107 west', { own: '2008 east', steps: 1 }).bar('byzantine', 'rake goth-01')).toBe(
      'rake-needs-way SG-9.6a',
    )
    const blocked = beside('2107 west', { more: { 'goth-02': '2005 east' } })
    expect(blocked.bar('byzantine', 'rake goth-01')).toBe('no-way-on SG-9.6a')
    const resting = beside('2107 west', { speed: 'rest' })
    expect(resting.bar('byzantine', 'rake goth-01')).toBe('no-points-left SG-7.2a')
  })

  test('a ship that lies across is not raked', () => {
    // Heading south-west with its stern in 2006: 2007 is the hex that touches both.
    const b = beside('2106 south-west')
    expect(b.bar('byzantine', 'rake goth-01')).toBe('not-parallel SG-9.6a')
  })

  clause('SG-9.6b', 'seven or more with the Crews, one at Maximum and fatigue: raked on that side', () => {
    expect(beside('2107 west').byz('rake goth-01 | 6').of('oars', 'goth-01')).toBe('raked-starboard')
    expect(beside('2107 west').byz('rake goth-01 | 5').of('oars', 'goth-01')).toBe('sound')
    expect(beside('2106 east', { speed: 'maximum' }).byz('rake goth-01 | 5').of('oars', 'goth-01')).toBe('raked-port')
    expect(beside('2107 west', { own: '2009 east fatigue 2' }).byz('rake goth-01 | 6').of('oars', 'goth-01')).toBe(
      'sound',
    )
  })

  clause(
    'SG-9.6c',
    '1 or less, or a natural 0, rakes the attacker on the side facing the target; it goes on if it can',
    () => {
      const b = beside('2107 west').byz('rake goth-01 | 0')
      expect(b.of('oars', 'byz-01')).toBe('raked-starboard')
      expect(b.can('byzantine', 'ahead')).toBe(false)
      expect(beside('2106 east').byz('rake goth-01 | 0').of('oars', 'byz-01')).toBe('raked-starboard')
      const goth = active('goth-01', { 'goth-01': '2009 east', 'byz-01': '2107 west', ...OTHER })
      expect(goth.goth('speed cruise', 'ahead', 'ahead', 'rake byz-01 | 2').of('oars', 'goth-01')).toBe(
        'raked-starboard',
      )
      expect(beside('2107 west').byz('rake goth-01 | 3').can('byzantine', 'ahead')).toBe(true)
    },
  )

  clause('SG-9.6d', 'raked a second time, or at half-speed, it is crippled', () => {
    for (const oars of ['raked-port', 'raked-starboard', 'half-speed'])
      expect(beside(`2107 west ${oars}`).byz('rake goth-01 | 9').of('oars', 'goth-01')).toBe('crippled')
  })

  clause('SG-9.6e', 'neither grappled ships nor prizes, and each ship once', () => {
    const linked = active(
      'byz-01',
      { 'byz-01': '2009 east', 'goth-01': '2107 west', 'byz-02': '2206 west', ...OTHER },
      { links: ['goth-01 byz-02'] },
    ).byz('speed cruise', 'ahead', 'ahead')
    expect(linked.bar('byzantine', 'rake goth-01')).toBe('cannot-be-raked SG-9.6e')
    const prize = active('goth-01', { 'goth-01': '2009 east', 'goth-02': '2107 west taken prize', ...OTHER })
    prize.goth('speed cruise', 'ahead', 'ahead')
    expect(prize.bar('goth', 'rake goth-02')).toBe('cannot-be-raked SG-9.6e')
    const b = beside('2107 west').byz('rake goth-01 | 3')
    expect(b.bar('byzantine', 'rake goth-01')).toBe('raked-already SG-9.6e')
  })
})

describe('passing through', () => {
  const line = (target: string, { own = '2011 east', speed = 'maximum', steps = 1, more = {} } = {}): Bench =>
    closing(target, { own, speed, steps, more })

  clause('SG-9.5a', 'at Maximum, after an Ahead step, through a ship in line, with room beyond and six points', () => {
    expect(line('2009 west').can('byzantine', 'through')).toBe(true)
    expect(line('2008 east').can('byzantine', 'through')).toBe(true)
    const bar = (target: string, options: object) => line(target, options).bar('byzantine', 'through')
    expect(bar('2009 west', { speed: 'cruise' })).toBe('through-needs-maximum SG-9.5a')
    expect(bar('2010 west', { steps: 0 })).toBe('through-needs-way SG-9.5a')
    expect(bar('2007 west', { steps: 1 })).toBe('nobody-to-pass SG-9.5a')
    expect(bar('2109 south-west', {})).toBe('not-in-line SG-9.5a')
    expect(bar('2009 west', { more: { 'goth-02': '2006 east' } })).toBe('no-room-beyond SG-9.5a')
    expect(bar('2006 west', { steps: 4 })).toBe('no-points-left SG-7.2a')
  })

  clause('SG-9.5b', 'die and Crews, one less for each beam that another enemy fills, five or more', () => {
    expect(line('2009 west').byz('through | 4').hex('byz-01')).toBe('2006')
    expect(line('2009 west').byz('through | 3').hex('byz-01')).toBe('2010')
    const crowd = { 'goth-02': '1908 west', 'goth-03': '2108 west' }
    expect(line('2009 west', { more: crowd }).byz('through | 5').hex('byz-01')).toBe('2010')
    expect(line('2009 west', { more: crowd }).byz('through | 6').hex('byz-01')).toBe('2006')
    expect(line('2009 west', { own: '2011 east fatigue 2' }).byz('through | 4').hex('byz-01')).toBe('2010')
  })

  clause('SG-9.5c', 'beyond it a rake with one less, on the side it picks', () => {
    const b = line('2009 west').byz('through | 9')
    expect([b.now, b.prompt('byzantine').key]).toEqual(['sweep', 'sweep'])
    // Crew 1 and Maximum 1, less one: a 6 is enough, a 5 is not.
    expect(b.byz('oars port | 6').of('oars', 'goth-01')).toBe('raked-port')
    expect(line('2009 west').byz('through | 9', 'oars starboard | 5').of('oars', 'goth-01')).toBe('sound')
    const on = line('2009 west').byz('through | 9', 'decline')
    expect([on.prompt('byzantine').params.points, on.byz('ahead').hex('byz-01')]).toEqual([2, '2005'])
  })

  clause('SG-9.5d', 'failed, the move is over and the enemy may grapple', () => {
    const b = line('2009 west').byz('through | 0')
    expect([b.now, b.waiting]).toEqual(['riposte', ['goth']])
    // Crew 2 against 3, and the other has rowed at Maximum: an 8 is needed.
    b.goth('grapple byz-01 | 8')
    expect([b.linked('goth-01', 'byz-01'), b.bar('byzantine', 'ahead')]).toEqual([true, 'move-is-over SG-9.1b'])
  })
})
