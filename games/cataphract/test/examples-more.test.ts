import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { isDifficult } from '../rules/ground.ts'
import { factsOf } from '../rules/state.ts'
import { Bench, ordersOf } from './bench.ts'

/** Further worked examples of the rulebook, each with its dice. */

describe('a restricted subordinate (4.33)', () => {
  clause(['CA-4.33g'], 'Cabades orders Persians, and no Saracens: neither to move, nor in line, nor to shock', () => {
    const b = new Bench({
      scenario: 'callinicum',
      units: {
        'per-persian-lc-1': ['2712', 3],
        'per-saracen-lc-1': ['2714', 3],
        'per-saracen-lc-2': ['2613', 3],
        'byz-isaurian-mi-1': ['2512', 0],
      },
      leaders: { cabades: '2813', belisarius: '1413' },
      stack: ordersOf('cabades'),
    })
    expect(b.may('second', { do: 'order', unit: 'per-persian-lc-1' })).toBe(true)
    expect(b.why('second', { do: 'order', unit: 'per-saracen-lc-1' })).toBe('may-not-command')
    expect(b.targets('second', 'line', 'line')).toEqual(['2'])
    b.do('second', { do: 'done' })
    expect(b.targets('second', 'shock', 'unit')).not.toContain('per-saracen-lc-2')
  })
})

describe('prevailing terrain (6.24)', () => {
  clause(['CA-6.24a'], 'hex 1503 at Callinicum is open', () => {
    const facts = factsOf(new Bench({ scenario: 'callinicum', units: {}, stack: ordersOf('belisarius') }).state)
    expect(isDifficult(facts, facts.hex('1503'))).toBe(false)
  })
})

describe('fire and away (8.11)', () => {
  clause(['CA-8.11b', 'CA-8.15c'], 'Hun horse rides four hexes up, fires at range 4, and rides off again', () => {
    const b = new Bench({
      scenario: 'utus-river',
      units: { 'hun-hun-lc-2': ['2820', 3], 'byz-thracian-cat-1': ['2022', 3] },
      leaders: { attila: '2920', arnegisclus: '1620' },
      stack: ordersOf('attila'),
    })
    b.do('second', { do: 'order', unit: 'hun-hun-lc-2' })
    for (const to of ['2720', '2621', '2521', '2422']) b.do('second', { do: 'step', to })
    b.do('second', { do: 'fire', at: 'byz-thracian-cat-1', after: 'move' }, 0)
    // Strength 1 at range 4; one more for moving.
    expect(b.last('fired')).toMatchObject({ needs: 1, roll: 0, modified: 1, hits: 1 })
    if (b.now === 'answer') b.do('first', { do: 'decline' })
    b.do('second', { do: 'turn', by: 'left' })
    expect(b.prompt('second')).toMatchObject({ params: { points: 4 } })
  })
})

describe('joining a shock (9.12)', () => {
  clause(['CA-9.12c', 'CA-9.13b'], 'Heruli on foot may join the lancers who rode up to a Berserker, or look on', () => {
    const LN = 'byz-heruli-ln-1'
    const MI = 'byz-heruli-mi-1'
    const designating = (): Bench =>
      new Bench({
        scenario: 'casilinum',
        units: {
          [LN]: ['2311', 3],
          [MI]: ['2310', 3],
          'fra-berserker-mi-1': ['2211', 0],
          'fra-frank-mi-9': ['1511', 0],
        },
        leaders: { narses: '2411', buccelin: '1511' },
        marks: { [LN]: ['ordered', 'stepped', 'must-check'] },
        tame: true,
        stack: ordersOf('narses'),
      }).do('first', { do: 'done' })
    expect(designating().targets('first', 'shock', 'unit')).toEqual([MI])
    const joined = designating()
    joined.doByLot('first', { do: 'shock', unit: MI })
    expect(joined.last('combat')).toMatchObject({ attackers: [MI, LN] })
    const alone = designating()
    alone.doByLot('first', { do: 'done' })
    expect(alone.last('combat')).toMatchObject({ attackers: [LN] })
    // The defender rolls for the lancers’ charge; those on foot do not.
    const rolled = joined.told.filter(({ key }) => key === 'check').map(({ params }) => params.unit)
    expect(rolled).toEqual([LN, 'fra-berserker-mi-1'])
  })
})

describe('both rout (10.15)', () => {
  clause(
    ['CA-10.15c', 'CA-9.21a'],
    'Gothic horse of 6 with 4 hits, Byzantine archers of 5 with 2, 2(3): the archers go',
    () => {
      const b = new Bench({
        scenario: 'taginae',
        units: { 'got-goth-hc-1': ['5013', 3], 'byz-auxilia-bow-li-9': ['4912', 0] },
        leaders: { totila: '5113', narses: '4413' },
        hits: { 'got-goth-hc-1': 4, 'byz-auxilia-bow-li-9': 2 },
        tame: true,
        stack: ordersOf('totila'),
      })
      // Column 8, 7 to 7: a 5 gives 2(3).
      b.do('second', { do: 'done' }).do('second', { do: 'shock', unit: 'got-goth-hc-1' }, 5).flee()
      expect(b.last('result')).toMatchObject({ attackerHits: 2, defenderHits: 3 })
      expect([b.routed('byz-auxilia-bow-li-9'), b.hits('got-goth-hc-1'), b.hex('got-goth-hc-1')]).toEqual([
        true,
        5,
        '4912',
      ])
    },
  )
})

describe('rout movement (10.21)', () => {
  clause(
    ['CA-10.21c', 'CA-10.24a'],
    'E goes through D, since Z bars the vacant hex; D rolls 9, takes four hits and goes, too',
    () => {
      const [D, E] = ['fra-frank-mi-4', 'fra-frank-mi-5']
      const b = new Bench({
        scenario: 'casilinum',
        units: {
          [E]: ['2307', 0],
          [D]: ['2207', 0],
          // Z, whose zone is 2208 and 2209.
          'byz-thracian-cat-1': ['2108', 0],
          'byz-thracian-cat-2': ['2507', 3],
        },
        leaders: { narses: '2607', buccelin: '1511' },
        hits: { [E]: 4, [D]: 1 },
        tame: true,
        stack: ordersOf('narses'),
      })
      b.do('first', { do: 'order', unit: 'byz-thracian-cat-2' })
      b.do('first', { do: 'fire', at: E, after: 'stay' }, 0, 9)
      expect(b.last('passed-through')).toMatchObject({ unit: D, roll: 9, hits: 4 })
      expect([b.routed(E), b.routed(D)]).toEqual([true, true])
      b.flee()
      expect([b.hex(D)?.slice(0, 2), b.hex(E)?.slice(0, 2)]).toEqual(['20', '21'])
    },
  )
})
