import { clause } from '@iacta/testing'
import { describe, expect } from 'vitest'
import { FACTS } from '../rules/printed.ts'
import { Bench, ordersOf, type Written } from './bench.ts'

const MI = 'byz-isaurian-mi-1'
const LC = 'per-persian-lc-1'
const OTHER = 'per-persian-lc-2'

/** An Isaurian comes near Persian horse at Callinicum. */
const callinicum = (units: Written['units'], more: Partial<Written> = {}): Bench =>
  new Bench({
    scenario: 'callinicum',
    units: { [MI]: ['1810', 0], ...units },
    leaders: { belisarius: '1612', azarethes: '3018' },
    stack: ordersOf('belisarius'),
    ...more,
  })
const near = (b: Bench, to = '1910'): Bench => b.do('first', { do: 'order', unit: MI }).do('first', { do: 'step', to })

describe('orderly withdrawal', () => {
  clause(
    ['CA-6.51e', 'CA-6.52a'],
    'is offered whichever way the enemy goes; facing is kept, and turning paid for',
    () => {
      const b = near(callinicum({ [LC]: ['2109', 3] }))
      expect(b.prompt('second')).toMatchObject({ key: 'reaction-withdraw' })
      b.do('second', { do: 'withdraw' }).do('second', { do: 'step', to: '2209' })
      expect([b.facing(LC), b.prompt('second')]).toMatchObject([3, { params: { points: 4 } }])
      b.do('second', { do: 'turn', by: 'left' })
      expect([b.facing(LC), b.prompt('second')]).toMatchObject([2, { params: { points: 3 } }])
    },
  )

  clause(['CA-6.52b'], 'costs infantry a hit, each time', () => {
    const b = new Bench({
      scenario: 'dara',
      units: { 'byz-numeri-mi-1': ['1910', 0], 'per-persian-li-1': ['2211', 3] },
      leaders: { belisarius: '1710', perozes: '3214' },
      stack: ordersOf('belisarius'),
    })
    b.do('first', { do: 'order', unit: 'byz-numeri-mi-1' }).do('first', { do: 'step', to: '2011' })
    b.do('second', { do: 'withdraw' })
    b.do('second', { do: 'step', to: b.targets('second', 'step', 'to')[0] as string }).do('second', { do: 'halt' })
    expect(b.hits('per-persian-li-1')).toBe(1)
  })

  clause(['CA-6.52d'], 'is judged by the best hex the enemy is next to; one beside the unit by its own', () => {
    const hits = (hex: string, facing: number): number =>
      near(callinicum({ [LC]: [hex, facing] }))
        .do('second', { do: 'withdraw' })
        .hits(LC)
    // Two hexes away and next to a front hex of it: no hit. From behind: one.
    expect([hits('2111', 3), hits('2111', 0)]).toEqual([0, 1])
    // Next to a flank hex and a front hex: front. Next to a flank and a rear hex: flank, and a hit.
    expect([hits('2111', 4), hits('2111', 5)]).toEqual([0, 1])
    // Beside it, in its flank, though hexes next to that are in front.
    const beside = callinicum({ [MI]: ['1810', 3], [LC]: ['1909', 1] }).do('first', { do: 'order', unit: MI })
    beside.do('second', { do: 'withdraw' })
    expect(beside.hits(LC)).toBe(1)
  })

  clause(['CA-6.53a'], 'may rout who withdraws', () => {
    const b = near(callinicum({ [LC]: ['2111', 0] }, { hits: { [LC]: 3 } }))
    b.do('second', { do: 'withdraw' })
    expect(b.routed(LC)).toBe(true)
  })

  clause(
    ['CA-6.54a', 'CA-6.13b'],
    'may be made again and again, without orders and without the hit of a second move',
    () => {
      const b = near(callinicum({ [LC]: ['2111', 3] }, { marks: { [LC]: ['moved'] } }))
      b.do('second', { do: 'withdraw' }).do('second', { do: 'step', to: '2211' }).do('second', { do: 'halt' })
      b.do('first', { do: 'step', to: '2011' })
      b.do('second', { do: 'withdraw' }).do('second', { do: 'step', to: '2311' }).do('second', { do: 'halt' })
      expect([b.hex(LC), b.hits(LC)]).toEqual(['2311', 0])
    },
  )

  clause(['CA-6.55a'], 'not into a zone, nor woods; through friends with a place beyond, to their harm', () => {
    const zone = near(callinicum({ [LC]: ['2111', 3], 'byz-isaurian-mi-2': ['2312', 3] }))
    zone.do('second', { do: 'withdraw' })
    expect(zone.why('second', { do: 'step', to: '2212' })).toBe('into-zone')
    const friend = near(callinicum({ [LC]: ['2111', 3], 'per-immortals-hc-1': ['2211', 3] }))
    friend.do('second', { do: 'withdraw' }).do('second', { do: 'step', to: '2211' })
    expect([friend.hits(LC), friend.hits('per-immortals-hc-1')]).toEqual([1, 1])
    expect(friend.why('second', { do: 'halt' })).toBe('may-not-stop-there')
    friend.do('second', { do: 'step', to: '2311' }).do('second', { do: 'halt' })
    expect(friend.hex('per-immortals-hc-1')).toBe('2211')
    const woods = new Bench({
      units: { 'byz-thracian-cat-1': ['4305', 3], 'van-vandal-lc-1': ['4004', 0] },
      leaders: { belisarius: '4507', gelimer: '4010' },
      tame: true,
      stack: ordersOf('belisarius'),
    })
    woods.do('first', { do: 'order', unit: 'byz-thracian-cat-1' }).do('first', { do: 'step', to: '4205' })
    woods.do('second', { do: 'withdraw' })
    expect(woods.why('second', { do: 'step', to: '3903' })).toBe('not-into-that-ground')
  })

  clause(['CA-6.56a', 'CA-T.COH1'], 'horse archers fire as they go, at range 2 with one more on the die, once', () => {
    const shot = (roll: number): Bench =>
      near(callinicum({ [LC]: ['2111', 3] }))
        .do('second', { do: 'fire', at: MI, after: 'move' })
        // No shield wall.
        .do('first', { do: 'decline' }, roll)
    // A simple bow of horse hits at range 2 with 3 or less.
    expect([shot(2).hits(MI), shot(3).hits(MI)]).toEqual([1, 0])
    const b = shot(3).do('second', { do: 'step', to: '2211' }).do('second', { do: 'halt' })
    b.do('first', { do: 'step', to: '2011' })
    expect(b.why('second', { do: 'fire', at: MI, after: 'move' })).toBe('no-parting-shot')
    // From behind there is no sight of whoever comes.
    const back = near(callinicum({ [LC]: ['2111', 0] }))
    expect(back.why('second', { do: 'fire', at: MI, after: 'move' })).toBe('no-parting-shot')
  })

  clause(['CA-6.57a'], 'does not stop the enemy’s move', () => {
    const b = near(callinicum({ [LC]: ['2111', 3] }))
    b.do('second', { do: 'withdraw' }).do('second', { do: 'step', to: '2211' }).do('second', { do: 'halt' })
    expect([b.waiting, b.prompt('first')]).toMatchObject([['first'], { key: 'march', params: { points: 3 } }])
  })

  clause(['CA-6.58a', 'CA-6.58c'], 'a line of horse withdraws as a whole, each at least one hex', () => {
    const b = near(callinicum({ [LC]: ['2111', 3], [OTHER]: ['2113', 3] }))
    b.do('second', { do: 'fallback' })
    expect(b.last('line-withdraws')).toMatchObject({ mover: MI })
    for (const to of ['2214', '2211']) {
      expect(b.why('second', { do: 'halt' })).toBe('withdraw-further')
      b.do('second', { do: 'step', to }).do('second', { do: 'halt' })
    }
    expect([b.hex(LC), b.hex(OTHER), b.waiting]).toEqual(['2211', '2214', ['first']])
    const held = near(callinicum({ [LC]: ['2111', 3], [OTHER]: ['2113', 3], 'byz-isaurian-mi-2': ['2014', 0] }))
    expect(held.why('second', { do: 'fallback' })).toBe('no-line-withdrawal')
    expect(near(callinicum({ [LC]: ['2111', 3] })).why('second', { do: 'fallback' })).toBe('no-line-withdrawal')
  })

  describe('in line', () => {
    const THIRD = 'per-persian-lc-3'
    const CAT = 'byz-thracian-cat-1'
    /** The only ways are those that are left open: in the other hexes stand columns, which nobody passes. */
    const among = (units: Written['units'], ...columns: string[]): Bench => {
      const named = columns.map((hex, i) => [`per-saracen-lc-${i + 1}`, hex] as const)
      return callinicum(
        { ...units, ...Object.fromEntries(named.map(([unit, hex]) => [unit, [hex, 0] as const])) },
        { marks: Object.fromEntries(named.map(([unit]) => [unit, ['column'] as const])) },
      )
    }
    const BARRED = ['2112', '2212', '2310', '2311']

    clause(['CA-6.58a'], 'nobody takes the last hex that another could go to', () => {
      // 2211 is open behind both, 2210 behind the first alone.
      const b = near(among({ [LC]: ['2110', 3], [OTHER]: ['2111', 3] }, ...BARRED)).do('second', { do: 'fallback' })
      expect(b.prompt('second')).toMatchObject({ params: { unit: LC } })
      expect(b.why('second', { do: 'step', to: '2211' })).toBe('line-needs-room')
      b.do('second', { do: 'step', to: '2210' }).do('second', { do: 'halt' })
      b.do('second', { do: 'step', to: '2211' }).do('second', { do: 'halt' })
      expect([b.hex(LC), b.hex(OTHER), b.waiting]).toEqual(['2210', '2211', ['first']])
    })

    clause(['CA-6.58c'], 'none goes where there is not room for all of them', () => {
      const b = near(among({ [LC]: ['2110', 3], [OTHER]: ['2111', 3] }, '2210', ...BARRED))
      expect([b.may('second', { do: 'withdraw' }), b.why('second', { do: 'fallback' })]).toEqual([
        true,
        'no-line-withdrawal',
      ])
    })

    clause(['CA-6.58a'], 'those behind make room for those before them', () => {
      // With one point the first has nowhere to go but where the other stands.
      const b = among({ [CAT]: ['1811', 0], [LC]: ['2111', 3], [THIRD]: ['2211', 3] }, '2112', '2212')
      b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '1911' })
      expect(b.prompt('second')).toMatchObject({ params: { unit: LC } })
      expect(b.why('second', { do: 'withdraw' })).toBe('may-not-withdraw')
      b.do('second', { do: 'fallback' })
      b.do('second', { do: 'step', to: '2311' })
      if (b.prompt('second').params.unit === THIRD) b.do('second', { do: 'halt' })
      b.do('second', { do: 'step', to: '2211' })
      expect([b.hex(THIRD), b.hex(LC)]).toEqual(['2311', '2211'])
    })

    clause(['CA-6.58a', 'CA-6.56a'], 'horse archers fire as they go, each once', () => {
      const b = near(callinicum({ [LC]: ['2111', 3], [OTHER]: ['2113', 3] })).do('second', { do: 'fallback' })
      b.do('second', { do: 'step', to: '2214' })
      expect(b.why('second', { do: 'fire', at: MI, after: 'move' })).toBe('no-parting-shot')
      b.do('second', { do: 'halt' }).doByLot('second', { do: 'fire', at: MI, after: 'move' })
      if (b.now === 'wall') b.doByLot('first', { do: 'decline' })
      expect(b.last('fired')).toMatchObject({ unit: LC, at: MI })
      expect(b.why('second', { do: 'fire', at: MI, after: 'move' })).toBe('no-parting-shot')
      expect(b.may('second', { do: 'step', to: '2211' })).toBe(true)
    })
  })

  clause(['CA-6.58b'], 'but not after one of it has withdrawn by itself', () => {
    const b = near(callinicum({ [LC]: ['2111', 3], [OTHER]: ['2110', 3] }))
    b.do('second', { do: 'withdraw' }).do('second', { do: 'step', to: '2211' }).do('second', { do: 'halt' })
    expect(b.prompt('second')).toMatchObject({ key: 'reaction-withdraw', params: { unit: OTHER } })
    expect(b.why('second', { do: 'fallback' })).toBe('line-broken')
  })

  clause(['CA-4.62d', 'CA-4.62b'], 'a leader goes along with his unit, or stays behind', () => {
    const with_ = near(callinicum({ [LC]: ['2111', 3] }, { leaders: { belisarius: '1612', azarethes: '2111' } }))
    with_.do('second', { do: 'withdraw' }).do('second', { do: 'step', to: '2211' })
    expect(with_.leaderHex('azarethes')).toBe('2211')
    const left = near(callinicum({ [LC]: ['2111', 3] }, { leaders: { belisarius: '1612', azarethes: '2111' } }))
    left.do('second', { do: 'withdraw' }).do('second', { do: 'part', leader: 'azarethes' })
    left.do('second', { do: 'step', to: '2211' })
    expect(left.leaderHex('azarethes')).toBe('2111')
  })
})

describe('feigned retreat', () => {
  const CAT = 'byz-thracian-cat-1'
  const HUN = 'hun-hun-lc-2'
  /** Thracian horse comes within two hexes of Huns by the river Utus. */
  const utus = (units: Written['units'] = {}, leaders = {}, facing = 3): Bench =>
    new Bench({
      scenario: 'utus-river',
      units: { [CAT]: ['2020', 0], [HUN]: ['2321', facing], ...units },
      leaders: { arnegisclus: '1820', attila: '3220', ...leaders },
      stack: ordersOf('arnegisclus'),
    })
      .do('first', { do: 'order', unit: CAT })
      .do('first', { do: 'step', to: '2120' })
  const away = (b: Bench, hexes = 3): Bench => {
    b.do('second', { do: 'feign' })
    for (const to of ['2421', '2521', '2621', '2721', '2821'].slice(0, hexes)) b.do('second', { do: 'step', to })
    return b
  }

  clause(
    ['CA-6.71a', 'CA-6.72a', 'CA-6.73a', 'CA-6.73h'],
    'Hun horse flees three to five hexes from horse, at no cost',
    () => {
      const b = away(utus(), 2)
      expect(b.why('second', { do: 'halt' })).toBe('feint-further')
      b.do('second', { do: 'step', to: '2621' })
      expect(b.may('second', { do: 'halt' })).toBe(true)
      b.do('second', { do: 'step', to: '2721' })
      // After the fifth the other rolls at once.
      b.do('second', { do: 'step', to: '2821' }, 2)
      expect(b.last('feint-reaction')).toMatchObject({ unit: CAT, roll: 2, needs: 2, pursues: false })
      expect([b.hits(HUN), b.facing(HUN), b.waiting]).toEqual([0, 0, ['first']])
    },
  )

  clause(['CA-6.73a', 'CA-6.61a'], 'not where friends stand wherever it could end', () => {
    const { grid, hex, unitIds } = FACTS.of('utus-river')
    const far = (from: string, to: string): number => grid.distance(hex(from), hex(to))
    // Every hex it could reach by three to five hexes, each of them further from the horse that comes.
    const ends = grid.all
      .map((one) => grid.name(one))
      .filter(
        (one) => [3, 4, 5].includes(far('2321', one)) && far('2120', one) === far('2321', one) + far('2120', '2321'),
      )
    const friends = unitIds.filter((id) => id.startsWith('hun-hun-lc-') && id !== HUN)
    expect(friends.length).toBeGreaterThanOrEqual(ends.length)
    const filled = Object.fromEntries(ends.map((one, i) => [friends[i], [one, 3] as const]))
    expect(utus(filled).may('second', { do: 'feign' })).toBe(false)
    const [first] = Object.keys(filled)
    const { [first]: _gone, ...others } = filled
    expect(utus(others).may('second', { do: 'feign' })).toBe(true)
  })

  clause(['CA-6.71a'], 'not others, and not before foot', () => {
    const tribes = new Bench({
      units: { 'van-vandal-ln-1': ['5010', 0], 'byz-hun-m-lc-1': ['5311', 3] },
      leaders: { belisarius: '5913', gelimer: '4911' },
      tame: true,
      stack: ordersOf('gelimer'),
    })
    tribes.do('second', { do: 'order', unit: 'van-vandal-ln-1' }).do('second', { do: 'step', to: '5110' })
    expect(tribes.why('first', { do: 'feign' })).toBe('may-not-feign')
    const foot = new Bench({
      scenario: 'utus-river',
      units: { 'rom-thracian-hi-1': ['2020', 0], [HUN]: ['2321', 3] },
      leaders: { arnegisclus: '1820', attila: '3220' },
      stack: ordersOf('arnegisclus'),
    })
    foot.do('first', { do: 'order', unit: 'rom-thracian-hi-1' }).do('first', { do: 'step', to: '2120' })
    expect(foot.why('second', { do: 'feign' })).toBe('may-not-feign')
  })

  clause(['CA-6.72b'], 'not from a zone, nor against one whom a friend has in his', () => {
    const zone = utus({ 'byz-thracian-cat-2': ['2221', 0] })
    expect(zone.waiting).toEqual(['first'])
    const friend = utus({ 'hun-hun-hc-1': ['2221', 3] })
    expect(friend.why('second', { do: 'feign' })).not.toBe(null)
  })

  clause(['CA-6.74a'], 'above its value the other must pursue; a leader with it makes that less likely', () => {
    const pursues = (roll: number, ...more: number[]): Bench => away(utus()).do('second', { do: 'halt' }, roll, ...more)
    expect(pursues(2).last('feint-reaction')).toMatchObject({ pursues: false })
    expect(pursues(3, 9).last('feint-reaction')).toMatchObject({ pursues: true })
    const led = away(utus({}, { arnegisclus: '2120' })).do('second', { do: 'halt' }, 3)
    expect(led.last('feint-reaction')).toMatchObject({ pursues: false })
  })

  clause(['CA-6.74b'], 'whoever did not see where it began does not pursue', () => {
    const b = away(utus({ 'rom-thracian-hi-1': ['2221', 3] })).do('second', { do: 'halt' })
    expect([b.last('feint-reaction'), b.hex(CAT), b.waiting]).toEqual([undefined, '2120', ['first']])
  })

  clause(
    ['CA-6.73b', 'CA-6.73c', 'CA-6.73d', 'CA-6.73e', 'CA-6.73h', 'CA-6.73i'],
    'the pursuer follows to two hexes; a roll of its quality lets the Hun turn, fire, or close and shock',
    () => {
      const b = away(utus()).do('second', { do: 'halt' }, 7, 5)
      expect(b.last('feint-turns')).toMatchObject({ unit: HUN, turns: true })
      expect([b.now, b.waiting, b.hits(CAT)]).toEqual(['strike', ['second'], 0])
      const fires = away(utus()).do('second', { do: 'halt' }, 7, 5)
      fires.do('second', { do: 'fire', at: CAT, after: 'stay' }, 0)
      // No return fire, and the pursuer has done with moving.
      expect([fires.hits(CAT), fires.now]).toEqual([1, 'orders'])
      b.do('second', { do: 'step', to: b.targets('second', 'step', 'to')[0] as string })
      b.doByLot('second', { do: 'charge' }, 4)
      expect(b.last('combat')).toMatchObject({ attackers: [HUN], defenders: [CAT] })
    },
  )

  clause(['CA-6.73f', 'CA-6.73g'], 'above it the pursuer may close and shock at once, in the rear', () => {
    const b = away(utus()).do('second', { do: 'halt' }, 7, 9)
    expect([b.last('feint-turns'), b.waiting]).toMatchObject([{ turns: false }, ['first']])
    b.do('first', { do: 'step', to: b.targets('first', 'step', 'to')[0] as string })
    b.doByLot('first', { do: 'charge' }, 4)
    expect(b.last('combat')).toMatchObject({ attackers: [CAT], defenders: [HUN] })
    expect(b.last('check')).toBeDefined()
  })

  clause(['CA-6.75a', 'CA-6.76a'], 'of several the first is whom the owner likes, until the other pursues', () => {
    const OTHER = 'hun-hun-lc-3'
    const two = (): Bench => utus({ [OTHER]: ['2320', 3] })
    const flee = (b: Bench, unit: string, column: string, ...dice: number[]): Bench => {
      b.do('second', { do: 'decoy', unit })
      for (const to of ['24', '25', '26']) b.do('second', { do: 'step', to: `${to}${column}` })
      return b.do('second', { do: 'halt' }, ...dice)
    }
    expect([two().now, two().targets('second', 'decoy', 'unit')]).toEqual(['decoys', [HUN, OTHER]])
    expect(two().why('second', { do: 'decoy', unit: 'hun-hun-lc-9' })).toBe('may-not-feign')
    // The second of them first; the horse stays, and the first may try, too.
    const b = flee(two(), OTHER, '20', 0)
    expect(b.prompt('second')).toMatchObject({ key: 'reaction-withdraw', params: { unit: HUN } })
    expect(away(b).do('second', { do: 'halt' }, 0).waiting).toEqual(['first'])
    // Once it pursues nobody else is asked.
    const caught = flee(two(), OTHER, '20', 7, 9)
    expect([caught.now, caught.waiting]).toEqual(['strike', ['first']])
    expect(caught.do('first', { do: 'halt' }).now).toBe('orders')
  })

  clause(['CA-6.72a', 'CA-6.73a'], 'is asked about again at each hex, also by those who would not before', () => {
    const b = utus({ 'hun-hun-lc-3': ['2318', 3] })
    // One of the two is near enough at first; then both are.
    expect(b.prompt('second')).toMatchObject({ key: 'reaction-withdraw', params: { unit: HUN } })
    b.do('second', { do: 'decline' }).do('first', { do: 'step', to: '2220' })
    expect(b.now).toBe('decoys')
    b.do('second', { do: 'decline' })
    expect(b.waiting).toEqual(['first'])
  })

  clause(
    ['CA-6.73b', 'CA-6.73d', 'CA-7.31a'],
    'any vacant hex between will do; heavy horse beside others must shock',
    () => {
      const FRIEND = 'hun-hun-lc-3'
      const b = utus({ [FRIEND]: ['2521', 0] })
      b.do('second', { do: 'feign' })
        .do('second', { do: 'step', to: '2421' })
        .do('second', { do: 'step', to: '2521' }, 1)
      b.do('second', { do: 'step', to: '2621' }).do('second', { do: 'halt' }, 7, 0)
      // The friend it rode through stands on the way; 2520 is vacant.
      expect([b.hex(CAT), b.now, b.targets('second', 'step', 'to')]).toEqual(['2421', 'strike', ['2520']])
      expect(b.has(CAT, 'must-check')).toBe(true)
    },
  )
})
