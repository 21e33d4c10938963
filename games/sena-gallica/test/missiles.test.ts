import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { active, Bench } from './bench.ts'

const OTHER = { 'goth-09': '4010 east', 'byz-09': '4006 west' }
/** A ship that may fire at one two hexes before it. */
const at = (own: string, target: string, more: object = {}): Bench =>
  active('byz-01', { 'byz-01': own, 'goth-01': target, ...OTHER, ...more })
const LOUD = { standing: [[], []] }

describe('missiles', () => {
  clause(
    'SG-10.1a',
    'once, with marines, not on fire, at one enemy within two hexes that it is not grappled to',
    () => {
      const b = at('2010 east', '2008 west')
      expect(b.bar('byzantine', 'fire goth-09')).toBe('out-of-range SG-10.1a')
      expect(b.bar('byzantine', 'fire byz-09')).toBe('own-ship SG-2.5a')
      b.byz('fire goth-01 | 7')
      expect(b.bar('byzantine', 'fire goth-01')).toBe('fired-already SG-10.1a')
      expect(at('2010 east', '2007 west').bar('byzantine', 'fire goth-01')).toBe('out-of-range SG-10.1a')
      expect(at('2010 east fire 1', '2008 west').bar('byzantine', 'fire goth-01')).toBe('on-fire SG-3.2f')
      expect(at('2010 east marines 0', '2008 west').bar('byzantine', 'fire goth-01')).toBe('no-marines SG-3.2g')
      const linked = active('byz-01', { 'byz-01': '2010 east', 'goth-01': '2009 west' }, { links: ['byz-01 goth-01'] })
      expect(linked.bar('byzantine', 'fire goth-01')).toBe('grappled-to-it SG-10.1a')
      expect(b.bar('byzantine', 'fire goth-16')).toBe('fired-already SG-10.1a')
      expect(at('2010 east', '2008 west').bar('byzantine', 'fire goth-16')).toBe('not-on-the-map SG-2.6a')
    },
  )

  clause('SG-10.1b', 'at range 2 not if every hex between holds a ship or land', () => {
    const screen = { 'byz-02': '2009 south-east' }
    expect(at('2010 east', '2008 west').can('byzantine', 'fire goth-01')).toBe(true)
    const screened = at('2010 east', '2008 west', { 'byz-02': '2009 north-east' })
    expect(screened.bar('byzantine', 'fire goth-01')).toBe('screened SG-10.1b')
    expect(at('2010 east', '2008 west', { ...screen }).bar('byzantine', 'fire goth-01')).toBe('screened SG-10.1b')
    // Between 2010 and 2109 … 2209 there are two hexes: one of them is enough to fire through.
    const wide = { 'byz-01': '2010 east', 'goth-01': '2209 east', ...OTHER }
    expect(active('byz-01', { ...wide, 'byz-02': '2108 east' }).can('byzantine', 'fire goth-01')).toBe(true)
    const shut = { ...wide, 'byz-02': '2109 east', 'byz-03': '2111 east' }
    expect(active('byz-01', shut).bar('byzantine', 'fire goth-01')).toBe('screened SG-10.1b')
  })

  clause('SG-10.3a', 'seven at range 1, eight at range 2', () => {
    const hits = (target: string, die: string) =>
      at('2010 east', target).byz(`fire goth-01 | ${die}`).of('marines', 'goth-01')
    expect([hits('2009 west', '6'), hits('2009 west', '7 0')]).toEqual([4, 3])
    expect([hits('2008 west', '7'), hits('2008 west', '8 0')]).toEqual([4, 3])
  })

  clause('SG-10.3b', 'one more at an immobile target, one less with one or two marines', () => {
    expect(at('2010 east', '2009 west crippled').byz('fire goth-01 | 6 0').of('marines', 'goth-01')).toBe(3)
    expect(at('2010 east marines 2', '2009 west').byz('fire goth-01 | 7').of('marines', 'goth-01')).toBe(4)
    expect(at('2010 east marines 1', '2009 west').byz('fire goth-01 | 8 0').of('marines', 'goth-01')).toBe(3)
    expect(at('2010 east marines 3', '2009 west').byz('fire goth-01 | 7 0').of('marines', 'goth-01')).toBe(3)
  })

  clause(['SG-10.4a', 'SG-10.5a'], 'every hit costs a marine, not below none, and may set fire', () => {
    const b = at('2010 east', '2009 west marines 0').byz('fire goth-01 | 9 7')
    expect([b.of('marines', 'goth-01'), b.of('fire', 'goth-01')]).toEqual([0, 1])
    const one = at('2010 east', '2009 west marines 1').byz('fire goth-01 | 7 6')
    expect([one.of('marines', 'goth-01'), one.of('fire', 'goth-01')]).toEqual([0, 0])
  })

  clause('SG-10.5b', 'seven or more, and it burns; who burns already is not rolled for', () => {
    expect(at('2010 east', '2009 west').byz('fire goth-01 | 7 7').of('fire', 'goth-01')).toBe(1)
    expect(at('2010 east', '2009 west').byz('fire goth-01 | 7 6').of('fire', 'goth-01')).toBe(0)
    expect(at('2010 east', '2009 west fire 2').byz('fire goth-01 | 7').of('fire', 'goth-01')).toBe(2)
  })

  clause('SG-10.5c', 'one less when a Gothic ship fires', () => {
    const goth = (die: number) =>
      active('goth-01', { 'goth-01': '2010 east', 'byz-01': '2009 west', ...OTHER }).goth(`fire byz-01 | 7 ${die}`)
    expect([goth(7).of('fire', 'byz-01'), goth(8).of('fire', 'byz-01')]).toEqual([0, 1])
  })
})

describe('fire of opportunity', () => {
  clause('SG-10.2a', 'each enemy once a turn, at the end of a step within range, or before an attack on itself', () => {
    const ships = { 'byz-01': '2012 east', 'goth-01': '2008 west', 'goth-02': '2208 west', ...OTHER }
    const b = active('byz-01', ships, LOUD).byz('speed cruise', 'ahead')
    expect(b.waiting).toEqual(['byzantine'])
    b.byz('ahead')
    expect([b.now, b.waiting, b.listed('goth', 'shoot')]).toEqual(['answer', ['goth'], ['shoot goth-01']])
    expect(b.bar('goth', 'shoot goth-02')).toBe('out-of-range SG-10.1a')
    expect(b.bar('goth', 'shoot byz-09')).toBe('own-ship SG-2.5a')
    b.goth('hold').byz('ahead')
    expect(b.listed('goth', 'shoot')).toEqual(['shoot goth-01', 'shoot goth-02'])
    b.goth('shoot goth-02 | 0')
    expect(b.bar('goth', 'shoot goth-02')).toBe('answered-already SG-10.2a')
    b.goth('hold').byz('ram')
    // Just before the blow its target may fire still, and nobody else.
    expect([b.prompt('goth').key, b.listed('goth', 'shoot')]).toEqual(['answer-attack', ['shoot goth-01']])
    expect(b.bar('goth', 'shoot goth-09')).toBe('not-against-it SG-10.2a')
    b.goth('shoot goth-01 | 0 9 0')
    expect(b.last('ram')?.result).toBe('rammed')
  })

  test('before a rake and a passage too', () => {
    const rake = { 'byz-01': '2009 east', 'goth-01': '2107 west', ...OTHER }
    const b = active('byz-01', rake, LOUD).byz('speed cruise', 'ahead').goth('hold').byz('ahead').goth('hold')
    expect(b.byz('rake goth-01').prompt('goth').key).toBe('answer-attack')
    b.goth('hold | 3')
    const pass = { 'byz-01': '2011 east', 'goth-01': '2009 west', ...OTHER }
    const c = active('byz-01', pass, LOUD).byz('speed maximum', 'ahead').goth('hold')
    expect(c.byz('through').prompt('goth').key).toBe('answer-attack')
  })

  clause('SG-10.3b', 'one less at a ship that moves at Maximum, and only out of turn', () => {
    const ships = { 'byz-01': '2011 east', 'goth-01': '2008 west', ...OTHER }
    const shot = (speed: string, die: number | string) =>
      active('byz-01', ships, LOUD)
        .byz(`speed ${speed}`, 'ahead')
        .goth(`shoot goth-01 | ${die}`)
        .of('marines', 'byz-01')
    expect([shot('cruise', '8 0'), shot('maximum', 8), shot('maximum', '9 0')]).toEqual([3, 4, 3])
  })

  test('a ship that catches fire at Maximum goes on at Cruise', () => {
    const ships = { 'byz-01': '2014 east', 'goth-01': '2008 west', ...OTHER }
    const b = active('byz-01', ships, LOUD)
      .byz('speed maximum', 'ahead', 'ahead', 'ahead', 'ahead')
      .goth('shoot goth-01 | 9 8')
    expect([b.of('fire', 'byz-01'), b.prompt('byzantine').params.points]).toEqual([1, 2])
  })

  test('whoever has said so is not asked', () => {
    const ships = { 'byz-01': '2011 east', 'goth-01': '2008 west', ...OTHER }
    const b = active('byz-01', ships, { standing: [['no-fire'], []] }).byz('speed cruise', 'ahead', 'ahead')
    expect(b.waiting).toEqual(['byzantine'])
    expect(b.byz('ram').prompt('goth').key).toBe('answer-attack')
    const order = new Bench({ ships: { ...ships }, now: 'ship byz-01' })
    order.goth('recall no-fire').byz('speed cruise', 'ahead')
    expect(order.now).toBe('answer')
  })
})
