import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { Bench, ordersOf } from './bench.ts'

/** Units among friends whose way on is closed: whoever is asked can always do something. */

const CAT = 'byz-thracian-cat-1'

describe('a unit among friends', () => {
  /** Thracian horse rides through friends at Dara and shoots; Saracens flee into the only hex beyond them. */
  const barred = (ambush: readonly (string | null)[]): Bench => {
    const b = new Bench({
      scenario: 'dara',
      units: {
        [CAT]: ['2611', 4],
        'byz-armenian-cat-1': ['2610', 1],
        'per-persian-li-1': ['2509', 3],
        'per-saracen-lc-1': ['2408', 0],
      },
      leaders: { belisarius: '2612', perozes: '3412' },
      hits: { 'per-saracen-lc-1': 3 },
      more: { ambush },
      stack: ordersOf('belisarius'),
    })
    b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '2610' })
    while (b.waiting[0] === 'second') b.do('second', { do: 'decline' })
    expect([b.why('first', { do: 'halt' }), b.targets('first', 'step', 'to')]).toEqual(['may-not-stop-there', ['2609']])
    b.do('first', { do: 'fire', at: 'per-saracen-lc-1', after: 'move' }, 0)
    for (const to of ['2508', '2609']) if (b.now === 'rout') b.do('second', { do: 'flee', to })
    expect(b.hex('per-saracen-lc-1')).toBe('2609')
    return b
  }

  clause(['CA-6.65b', 'CA-6.61a'], 'goes back before them if what it does itself has closed the way', () => {
    const b = barred([null, null])
    expect([b.now, b.hex(CAT)]).toEqual(['orders', '2611'])
  })

  clause(['CA-6.65b', 'CA-DARA-23'], 'is asked where friends lie hidden, and may halt there', () => {
    const b = barred(['1402', null])
    expect([b.now, b.actions('first')]).toEqual(['march', [{ do: 'halt' }]])
    expect(b.do('first', { do: 'halt' }).hex(CAT)).toBe('2611')
  })

  clause(['CA-UTUS-12', 'CA-6.65b'], 'does not go there if it could only come out where it may not be', () => {
    const line = (enemy: string): Bench =>
      new Bench({
        scenario: 'utus-river',
        units: {
          'hun-hun-mi-1': ['3230', 3],
          'hun-hun-mi-2': ['2120', 3],
          'hun-hun-lc-2': ['2020', 3],
          'rom-thracian-hi-1': [enemy, 3],
        },
        leaders: { arnegisclus: '1420', attila: '3229' },
        stack: ordersOf('attila'),
      })
        .do('second', { do: 'line', line: 3, unit: 'hun-hun-mi-1', as: 'rank' })
        .do('second', { do: 'order', unit: 'hun-hun-mi-2' })
    // Beyond the horse are 1919 and 1920: both are next to 1820, one is next to 1818.
    expect(line('1820').why('second', { do: 'step', to: '2020' })).toBe('may-not-stop-there')
    expect(line('1818').may('second', { do: 'step', to: '2020' })).toBe(true)
  })

  clause(['CA-11.71a', 'CA-6.61a'], 'forms no shield wall there, where it could not stay', () => {
    const [FOOT, LC] = ['byz-numeri-mi-1', 'per-saracen-lc-1']
    const shot = (friend: string): Bench => {
      const b = new Bench({
        scenario: 'dara',
        units: { [FOOT]: ['2210', 0], 'byz-numeri-mi-2': [friend, 0], [LC]: ['2510', 3] },
        leaders: { belisarius: '2110', perozes: '3412' },
        stack: ordersOf('belisarius'),
      })
      b.do('first', { do: 'order', unit: FOOT }).do('first', { do: 'step', to: '2310' })
      b.do('second', { do: 'fire', at: FOOT, after: 'move' }, ...(friend === '2310' ? [9] : []))
      return b
    }
    expect(shot('1810').now).toBe('wall')
    const passing = shot('2310')
    expect(passing.now).toBe('withdrawal')
    passing.do('second', { do: 'step', to: '2610' })
    while (passing.waiting[0] === 'second') passing.do('second', { do: 'halt' })
    expect(passing.targets('first', 'step', 'to').length).toBeGreaterThan(0)
  })

  clause(['CA-DARA-23', 'CA-6.55a'], 'withdraws no further where hidden enemies lie beyond them', () => {
    const [LC, FRIEND] = ['per-saracen-lc-1', 'per-saracen-lc-2']
    const b = new Bench({
      scenario: 'dara',
      units: {
        'byz-numeri-mi-1': ['1906', 3],
        [LC]: ['1706', 3],
        [FRIEND]: ['1606', 3],
        'byz-armenian-cat-1': ['1506', 3],
      },
      leaders: { belisarius: '2006', perozes: '3412', pitames: '1706' },
      more: { ambush: ['1505', null] },
      stack: ordersOf('belisarius'),
    })
    b.do('first', { do: 'order', unit: 'byz-numeri-mi-1' }).do('second', { do: 'withdraw' })
    b.do('second', { do: 'step', to: '1606' })
    expect(b.targets('second', 'step', 'to')).toEqual(['1505'])
    b.do('second', { do: 'step', to: '1505' })
    expect(b.last('discovered')).toMatchObject({ at: '1505', by: LC })
    expect([b.hex(LC), b.leaderHex('pitames'), b.now]).toEqual(['1706', '1706', 'withdrawal'])
    expect([b.why('second', { do: 'halt' }), b.why('second', { do: 'step', to: '1606' })]).toEqual([
      'withdraw-further',
      'into-zone',
    ])
  })
})
