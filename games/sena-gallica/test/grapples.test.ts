import { clause } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { shipNamed } from '../rules/printed.ts'
import { crewOf } from '../rules/ships.ts'
import { active, Bench } from './bench.ts'

const OTHER = { 'goth-09': '4010 east', 'byz-09': '4006 west' }
/** Two ships bow to bow, grappled to each other or not. */
const pair = (own: string, target: string, isLinked = true, more: object = {}, also: object = {}): Bench =>
  active(
    'byz-01',
    { 'byz-01': `2010 east ${own}`, 'goth-01': `2009 west ${target}`, ...OTHER, ...also },
    { ...(isLinked ? { links: ['byz-01 goth-01'] } : {}), ...more },
  )

describe('grappling', () => {
  clause('SG-11.1a', 'in contact and with marines: die and Crews, six or more', () => {
    expect(pair('', '', false).byz('grapple goth-01 | 5').linked('byz-01', 'goth-01')).toBe(true)
    expect(pair('', '', false).byz('grapple goth-01 | 4').linked('byz-01', 'goth-01')).toBe(false)
    const apart = active('byz-01', { 'byz-01': '2010 east', 'goth-01': '2008 west', ...OTHER })
    expect(apart.bar('byzantine', 'grapple goth-01')).toBe('not-in-contact SG-11.1a')
    const goth = active('goth-01', { 'goth-01': '2010 east', 'byz-01': '2009 west', ...OTHER })
    expect(goth.goth('grapple byz-01 | 6').linked('byz-01', 'goth-01')).toBe(false)
  })

  clause(
    'SG-11.1b',
    'two more at an immobile target, two less after Maximum, one less at a swift one and on fire',
    () => {
      expect(pair('', 'crippled', false).byz('grapple goth-01 | 3').linked('byz-01', 'goth-01')).toBe(true)
      expect(pair('', 'swift', false).byz('grapple goth-01 | 5').linked('byz-01', 'goth-01')).toBe(false)
      expect(pair('fire 1', '', false).byz('grapple goth-01 | 5').linked('byz-01', 'goth-01')).toBe(false)
      const swift = (die: number) =>
        active('byz-01', { 'byz-01': '2011 east', 'goth-01': '2009 west', ...OTHER }).byz(
          'speed maximum',
          'ahead',
          `grapple goth-01 | ${die}`,
        )
      expect([swift(6).linked('byz-01', 'goth-01'), swift(7).linked('byz-01', 'goth-01')]).toEqual([false, true])
    },
  )

  clause('SG-11.2a', 'a ship may be linked to several, each link to one', () => {
    const b = pair('', '', true, {}, { 'goth-02': '2110 west' })
    expect(b.bar('byzantine', 'grapple goth-01')).toBe('linked-already SG-11.2a')
    b.byz('grapple goth-02 | 9')
    expect([b.linked('byz-01', 'goth-01'), b.linked('byz-01', 'goth-02'), b.linked('goth-01', 'goth-02')]).toEqual([
      true,
      true,
      false,
    ])
  })

  clause('SG-11.3a', 'one attempt to cut one link: die and Crew less the marines that the enemy has more', () => {
    const cut = (own: string, target: string, die: number) =>
      !pair(own, target).byz(`cut goth-01 | ${die}`).linked('byz-01', 'goth-01')
    expect([cut('', '', 3), cut('', '', 2)]).toEqual([true, false])
    expect([cut('marines 2', '', 4), cut('marines 2', '', 5)]).toEqual([false, true])
    expect(cut('', 'marines 1', 3)).toBe(true)
    const b = pair('', '').byz('cut goth-01 | 0')
    expect(b.bar('byzantine', 'cut goth-01')).toBe('tried-to-cut SG-11.3a')
    expect(pair('', '').bar('byzantine', 'cut goth-09')).toBe('not-linked SG-11.3a')
    expect(pair('', '').bar('byzantine', 'cut byz-01')).toBe('not-linked SG-11.3a')
  })

  clause('SG-11.3b', 'a link to a ship held by friends is cut without a roll', () => {
    const ships = { 'byz-01': '2010 east', 'goth-01': '2009 west taken prize', ...OTHER }
    const b = active('byz-01', ships, { links: ['byz-01 goth-01'] }).byz('cut goth-01')
    expect(b.linked('byz-01', 'goth-01')).toBe(false)
    const friends = { 'byz-01': '2010 east', 'byz-02': '2009 west', ...OTHER }
    expect(
      active('byz-01', friends, { links: ['byz-01 byz-02'] })
        .byz('cut byz-02')
        .linked('byz-01', 'byz-02'),
    ).toBe(false)
  })
})

describe('boarding', () => {
  clause('SG-11.4a', 'once a turn, at an enemy it is grappled to, and friends grappled to it may join', () => {
    const fresh = pair('', '', false).byz('grapple goth-01 | 9')
    expect(fresh.can('byzantine', 'board goth-01')).toBe(true)
    expect(pair('', '', false).bar('byzantine', 'board goth-01')).toBe('not-grappled-to-it SG-11.4a')
    const also = { 'byz-02': '2008 north-east', 'byz-03': '2109 west boarded', 'byz-04': '1909 west' }
    const links = ['byz-01 goth-01', 'goth-01 byz-03', 'goth-01 byz-04']
    const b = pair('', '', true, { links }, { ...also, 'byz-02': '4206 west' })
    b.byz('board goth-01')
    expect([b.now, b.listed('byzantine', 'join')]).toEqual(['muster', ['join byz-04']])
    expect(b.bar('byzantine', 'join byz-03')).toBe('boarded-already SG-11.4a')
    expect(b.bar('byzantine', 'join byz-02')).toBe('not-grappled-to-it SG-11.4a')
    expect(b.bar('byzantine', 'join goth-09')).toBe('not-your-ship SG-1.4a')
    // Eight marines against four, and a 0: the sum is 4.
    b.byz('join byz-04 | 0')
    expect(b.last('boarding')).toMatchObject({ sum: 4, boarders: ['byz-01', 'byz-04'] })
    expect([b.has('byz-01', 'boarded'), b.has('byz-04', 'boarded')]).toEqual([true, true])
    expect(pair('boarded', '').bar('byzantine', 'board goth-01')).toBe('boarded-already SG-11.4a')
  })

  clause('SG-11.4b', 'die and marines, with leaders on either side and fire', () => {
    const sum = (own: string, target: string, leaders: object = {}) =>
      pair(own, target, true, { leaders }).byz('board goth-01 | 3').last('boarding')?.sum
    expect(sum('', '')).toBe(3)
    expect(sum('marines 2', 'marines 3')).toBe(2)
    expect(sum('', '', { john: 'byz-01' })).toBe(4)
    expect(sum('', '', { sigiric: 'goth-01' })).toBe(2)
    expect(sum('fire 1', '')).toBe(2)
  })

  clause('SG-11.4c', 'what each sum costs both sides', () => {
    const after = (die: string, ...more: string[]) => {
      const b = pair('', '').byz(`board goth-01 | ${die}`, ...more)
      return [b.of('marines', 'byz-01'), b.of('marines', 'goth-01'), b.of('taken', 'goth-01')]
    }
    expect(after('1')).toEqual([2, 4, false])
    expect(after('2')).toEqual([3, 4, false])
    expect(after('4')).toEqual([3, 4, false])
    expect(after('5')).toEqual([3, 3, false])
    expect(after('7')).toEqual([3, 3, false])
    expect(after('8', 'man byz-01', 'done')).toEqual([2, 1, true])
    expect(after('9', 'man byz-01', 'done')).toEqual([2, 1, true])
    const ten = pair('', 'marines 3').byz('board goth-01 | 9', 'man byz-01', 'done')
    expect([ten.of('marines', 'byz-01'), ten.of('taken', 'goth-01')]).toEqual([3, true])
  })

  test('losses fall where their owner likes', () => {
    const also = { 'byz-02': '2109 west' }
    const b = pair('marines 2', '', true, { links: ['byz-01 goth-01', 'goth-01 byz-02'] }, also)
    b.byz('board goth-01', 'join byz-02 | 0')
    expect([b.now, b.prompt('byzantine').params.left]).toEqual(['losses', 1])
    expect(b.bar('byzantine', 'lose byz-09')).toBe('not-a-boarder SG-11.4c')
    b.byz('lose byz-02')
    expect([b.of('marines', 'byz-01'), b.of('marines', 'byz-02')]).toEqual([2, 3])
  })

  clause('SG-11.4d', 'without marines it is captured without a roll, also by its last marine on 5 to 7', () => {
    const b = pair('', 'marines 0').byz('board goth-01')
    expect([b.now, b.of('prize', 'goth-01')]).toEqual(['prize', true])
    expect(pair('', 'marines 1').byz('board goth-01 | 2').of('taken', 'goth-01')).toBe(true)
    // The last of the boarders falls too: nobody is left to take it.
    const both = pair('marines 1', 'marines 1').byz('board goth-01 | 5')
    expect([both.of('marines', 'byz-01'), both.of('marines', 'goth-01'), both.of('taken', 'goth-01')]).toEqual([
      0,
      0,
      false,
    ])
  })

  test('who takes a ship with his last man holds it with him', () => {
    const b = pair('marines 1', 'marines 2').byz('board goth-01 | 9')
    expect([b.of('taken', 'goth-01'), b.of('marines', 'byz-01'), b.of('marines', 'goth-01')]).toEqual([true, 0, 1])
  })

  clause('SG-11.5a', 'on capture all links go, and at least one marine stays aboard', () => {
    const also = { 'byz-02': '2109 west' }
    const b = pair('', 'marines 0', true, { links: ['byz-01 goth-01', 'goth-01 byz-02'] }, also)
    b.byz('board goth-01', 'join byz-02')
    expect([b.state.links, b.of('marines', 'goth-01')]).toEqual([[], 0])
    expect(b.bar('byzantine', 'done')).toBe('crew-for-the-prize SG-11.5a')
    b.byz('man byz-01', 'man byz-02', 'man byz-02', 'done')
    expect(['byz-01', 'byz-02', 'goth-01'].map((ship) => b.of('marines', ship))).toEqual([3, 2, 3])
  })
})

describe('prizes', () => {
  clause(
    'SG-11.6a',
    'a prize does nothing and is in no squadron; its former owner may grapple, board and ram it',
    () => {
      const ships = {
        'byz-01': '2010 east',
        'goth-01': '2110 east taken prize',
        'goth-02': '2111 north-west',
        ...OTHER,
      }
      const b = new Bench({
        ships: { ...ships, 'goth-02': '2210 west' },
        leaders: { john: 'byz-01' },
        now: 'squadron of john',
      })
      expect(b.listed('byzantine', 'activate')).toEqual(['activate byz-01'])
      expect(b.bar('byzantine', 'activate goth-01')).toBe('a-prize SG-11.6a')
      const goth = active('goth-02', { ...ships, 'goth-02': '2210 west' })
      expect(goth.can('goth', 'grapple goth-01')).toBe(true)
      goth.goth('grapple goth-01 | 9')
      expect(goth.can('goth', 'board goth-01')).toBe(true)
      const ram = active('goth-02', { 'goth-01': '2006 east taken prize', 'goth-02': '2010 east', ...OTHER })
      expect(ram.goth('speed cruise', 'ahead', 'ahead').can('goth', 'ram')).toBe(true)
    },
  )

  clause('SG-11.6b', 'retaken it is a normal ship again, at half-speed, with the party as its marines', () => {
    const ships = { 'goth-01': '2010 east', 'goth-02': '2009 west taken prize marines 1', ...OTHER }
    const b = active('goth-01', ships, { links: ['goth-01 goth-02'] })
    b.goth('board goth-02 | 9', 'man goth-01', 'man goth-01', 'done')
    expect([
      b.of('taken', 'goth-02'),
      b.of('prize', 'goth-02'),
      b.of('oars', 'goth-02'),
      b.of('marines', 'goth-02'),
    ]).toEqual([false, false, 'half-speed', 2])
    expect(b.view('goth').points).toEqual({ goth: 0, byzantine: 0 })
  })

  clause('SG-11.7a', 'the company of a rammed ship may change over, and the prize acts for it', () => {
    const ships = { 'goth-01': '2010 east rammed 1 marines 3', 'byz-01': '2009 west marines 0', ...OTHER }
    const b = active('goth-01', ships, { links: ['goth-01 byz-01'], leaders: { sigiric: 'goth-01' }, turn: 1 })
    b.goth('board byz-01')
    expect(b.listed('goth', 'change')).toEqual(['change goth-01'])
    b.goth('change goth-01')
    expect([b.of('prize', 'byz-01'), b.of('taken', 'byz-01'), b.of('oars', 'byz-01')]).toEqual([
      false,
      true,
      'half-speed',
    ])
    expect([b.of('marines', 'goth-01'), b.of('marines', 'byz-01'), SHIP_IDS[b.aboard('sigiric')]]).toEqual([
      0,
      3,
      'byz-01',
    ])
    expect(crewOf(b.state, shipNamed('byz-01'))).toBe(2)
    const sound = pair('', 'marines 0').byz('board goth-01')
    expect(sound.bar('byzantine', 'change byz-01')).toBe('only-from-a-rammed-ship SG-11.7a')
    // In the next turn it is a ship of theirs like any other.
    const next = new Bench({ ships: { 'byz-01': '2009 west taken half-speed', ...OTHER }, now: 'detached of goth' })
    next.goth('activate byz-01 | 0', 'speed cruise', 'ahead')
    expect(next.hex('byz-01')).toBe('2010')
  })
})

describe('leaders lost', () => {
  const taken = (near: object, ...dice: number[]) => {
    const also = { 'goth-02': '4208 east', ...near }
    return pair('', 'marines 0', true, { leaders: { sigiric: 'goth-01' } }, also).byz(
      `board goth-01 | ${dice.join(' ')}`,
    )
  }
  const fate = (b: Bench) => b.state.leaderFate[LEADER_IDS.indexOf('sigiric')]

  clause('SG-12.1a', 'he escapes on 0 to 6 to a friend within two hexes that can move, or is lost', () => {
    const near = { 'goth-02': '2208 east' }
    expect(SHIP_IDS[taken(near, 6).aboard('sigiric')]).toBe('goth-02')
    expect([fate(taken(near, 7)), taken(near, 7).aboard('sigiric')]).toEqual(['lost', -1])
    expect(fate(taken({}))).toBe('lost')
    expect(fate(taken({ 'goth-02': '2309 east' }))).toBe('lost')
    expect(fate(taken({ 'goth-02': '2208 east crippled' }))).toBe('lost')
    const two = taken({ 'goth-02': '2208 east', 'goth-03': '1908 east' }, 3)
    expect([two.now, two.waiting, two.listed('goth', 'escape')]).toEqual([
      'escape',
      ['goth'],
      ['escape goth-02', 'escape goth-03'],
    ])
    expect(two.bar('goth', 'escape goth-09')).toBe('no-refuge SG-12.1a')
    expect(SHIP_IDS[two.goth('escape goth-03').aboard('sigiric')]).toBe('goth-03')
  })
})
