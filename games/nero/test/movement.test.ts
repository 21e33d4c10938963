import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import { BY_LAND, BY_SEA_LINK, PLACE_IDS, type PlaceId, place } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

const names = (places: readonly number[]): string[] => places.map((p) => PLACE_IDS[p])
const ways = (b: Bench): string[] => b.targets(b.active, 'go', 'to').sort()
const pool = (at: PlaceId, points: number, legions: Position['legions'], more: Position = {}): Bench =>
  bench({ legions, pool: { at, points }, ...more })

clause(
  ['NE-5.0b', 'NE-5.0c'],
  'legions go to provinces that share a border: from Gallia Narbonensis these four',
  () => {
    const b = pool('gallia-narbonensis', 1, { 'gallia-narbonensis': { galba: 1 } }).form(1)
    expect(ways(b)).toEqual(['gallia-lugdunensis', 'germania-superior', 'hispania', 'italia-north'])
    expect(b.why('galba', { do: 'go', to: 'raetia' })).toBe('not-adjacent')
    expect(b.clause('galba', { do: 'go', to: 'raetia' })).toBe('NE-5.0b')
  },
)

clause('NE-5.0d', 'out of Britannia lead two sea links and nothing else', () => {
  expect([names(BY_LAND[place('britannia')]), names(BY_SEA_LINK[place('britannia')])]).toEqual([
    [],
    ['gallia-lugdunensis', 'germania-superior'],
  ])
  expect(ways(pool('britannia', 1, { britannia: { galba: 1 } }).form(1))).toEqual([
    'gallia-lugdunensis',
    'germania-superior',
  ])
})

clause('NE-5.0e', 'legions that go apart each pay for themselves', () => {
  const b = pool('raetia', 3, { raetia: { galba: 3 } })
  b.form(1).go('noricum').halt().form(1).go('noricum').halt()
  expect(b.points).toBe(1)
  b.form(1).go('noricum').halt()
  expect(b.points).toBe(0)
})

clause(
  ['NE-5.0f', 'NE-5.0g'],
  'an army leaves legions behind for nothing; they are done, and nobody takes them on',
  () => {
    const b = pool('raetia', 6, { raetia: { galba: 4 }, pannonia: { galba: 1 } })
    b.form(3).go('noricum').do('galba', { do: 'shed', legions: 2, commander: 'without' })
    expect([b.points, b.legions('galba', 'noricum')]).toEqual([5, 3])
    b.go('pannonia').halt()
    expect([b.legions('galba', 'noricum'), b.legions('galba', 'pannonia')]).toEqual([2, 2])
    b.form(1).go('noricum')
    expect(b.why('galba', { do: 'take', whose: 'own', legions: 2 })).toBe('legions-done')
    b.halt()
    const again = pool('raetia', 2, { raetia: { galba: [0, 2] } })
    expect(again.why('galba', { do: 'form', legions: 1, commander: 'without' })).toBe('legions-have-stopped')
  },
)

clause('NE-5.0h', 'nobody else moves until the stack under way is done; a fleet for others ends its movement', () => {
  const b = bench({
    legions: { raetia: { galba: 2 }, hispania: { galba: 1 } },
    hands: { galba: ['illness-1', 'illness-2', 'galley-fleet-1'] },
  })
  b.lay('galba', 'raetia', 'illness-1').form(1).go('noricum')
  expect(b.why('galba', { do: 'form', legions: 1, commander: 'without' })).toBe('another-stack-moves')
  expect(b.why('galba', { do: 'lay', card: 'illness-2' })).toBe('no-card-under-way')
  b.do('galba', { do: 'event', card: 'galley-fleet-1' }).do('galba', {
    do: 'load',
    from: 'hispania',
    legions: 1,
    commander: 'without',
  })
  b.do('galba', { do: 'sail', to: 'italia-south' }).pass()
  expect([b.now, b.stack, b.legions('galba', 'italia-south')]).toEqual(['hand', undefined, 1])
})

clause(['NE-5.0i', 'NE-5.3a'], 'a stack that has stopped is done; a battle is no stop', () => {
  const b = pool('raetia', 6, { raetia: { galba: 3 }, noricum: { otho: 1 } })
  b.form(3).go('noricum').fight('otho').go('pannonia').halt()
  expect(b.legions('galba', 'pannonia')).toBe(4)
  expect(b.why('galba', { do: 'form', legions: 1, commander: 'without' })).toBe('not-so-many')
  expect(b.why('galba', { do: 'go', to: 'dacia' })).toBe('not-now')
})

clause(
  ['NE-5.1a', 'NE-5.1e'],
  'cards are laid together and their points added; none is added to a movement under way',
  () => {
    const b = bench({
      legions: { raetia: { galba: 2 } },
      hands: { galba: ['illness-1', 'illness-3', 'bribery-1', 'bribery-2'] },
    })
    b.lay('galba', 'raetia', 'illness-1', 'illness-3')
    expect([b.points, b.state.cardsPlayed]).toEqual([9, 2])
    b.form(1).go('noricum')
    expect(b.why('galba', { do: 'lay', card: 'bribery-1' })).toBe('no-card-under-way')
    b.halt().lay('galba', 'raetia', 'bribery-1')
    // Laid later it is a pool of its own: what was left is lost.
    expect(b.points).toBe(2)
  },
)

clause('NE-5.1a', 'a card cannot be laid twice, nor more than four in a hand', () => {
  const b = bench({
    legions: { raetia: { galba: 2 } },
    hands: { galba: ['illness-1', 'illness-2', 'illness-3', 'bribery-1', 'bribery-2'] },
    cardsPlayed: 1,
  })
  b.do('galba', { do: 'lay', card: 'illness-1' })
  expect(b.why('galba', { do: 'lay', card: 'illness-1' })).toBe('card-chosen')
  b.do('galba', { do: 'lay', card: 'illness-2' }).do('galba', { do: 'lay', card: 'illness-3' })
  expect(b.why('galba', { do: 'lay', card: 'bribery-1' })).toBe('four-cards')
  b.do('galba', { do: 'from', at: 'raetia' })
  expect(b.points).toBe(13)
})

clause(
  ['NE-5.1c', 'NE-5.1d'],
  'a pool serves the pieces of one province, legions and commander alike, and no others',
  () => {
    const b = pool('raetia', 4, { raetia: { galba: 2 }, noricum: { galba: 2 } }, { commanders: { galba: 'raetia' } })
    b.form(1).go('noricum').halt().form(0, 'with').go('italia-north').halt().form(1).go('noricum').halt()
    expect(b.points).toBe(1)
    // Those of Noricum began elsewhere.
    expect(b.actions('galba').filter((action) => action.do === 'form')).toEqual([])
    const nobody = bench({ legions: { raetia: { galba: 1 } }, hands: { galba: ['illness-1'] } })
    nobody.do('galba', { do: 'lay', card: 'illness-1' })
    expect(nobody.why('galba', { do: 'from', at: 'noricum' })).toBe('nothing-there-to-move')
    expect(nobody.targets('galba', 'from', 'at').sort()).toEqual(['britannia', 'raetia'])
  },
)

clause('NE-5.1f', 'points need not be spent, and are lost with the hand', () => {
  const b = bench({
    legions: { raetia: { galba: 1 } },
    hands: { galba: ['illness-1', 'illness-2'], otho: ['illness-3'] },
  })
  b.lay('galba', 'raetia', 'illness-1').do('galba', { do: 'end' })
  expect(b.points).toBe(0)
  b.do('otho', { do: 'discard', card: 'illness-3' }).do('otho', { do: 'end' })
  expect([b.waiting, b.points, b.why('galba', { do: 'form', legions: 1, commander: 'without' })]).toEqual([
    ['galba'],
    0,
    'no-pool',
  ])
})

clause(
  ['NE-5.2a', 'NE-5.2b'],
  'a province costs one point, by land or by sea link, and without a point nobody goes',
  () => {
    const b = pool('thracia', 2, { thracia: { galba: 1 } })
      .form(1)
      .go('asia-minor')
    expect(b.points).toBe(1)
    b.go('syria')
    expect([b.points, b.why('galba', { do: 'go', to: 'judaea' })]).toEqual([0, 'step-too-dear'])
  },
)

const veteran = (points: number, more: Position = {}): Bench =>
  bench({
    legions: { raetia: { galba: 4 }, noricum: { otho: 1 }, pannonia: { vitellius: 1 } },
    pool: { at: 'raetia', points },
    ...more,
  })

clause(['NE-5.3b', 'NE-6.1b', 'NE-6.1c'], 'each battle won makes every later entry and attack one point dearer', () => {
  const b = veteran(12).form(4).go('noricum')
  expect(b.points).toBe(11)
  b.fight('otho')
  expect(b.points).toBe(10)
  b.go('pannonia')
  expect(b.points).toBe(8)
  b.fight('vitellius')
  expect([b.points, b.stack?.wins]).toEqual([6, 2])
  b.go('dacia')
  expect(b.points).toBe(3)
  const short = veteran(4).form(4).go('noricum').fight('otho').go('pannonia')
  expect(short.why('galba', { do: 'attack', of: 'vitellius' })).toBe('attack-too-dear')
})

clause(
  ['NE-5.3c', 'NE-5.3b'],
  'fatigue leaves alone the price of taking on, of leave to pass and of clearing markers',
  () => {
    const b = bench({
      legions: { raetia: { galba: 4 }, noricum: { otho: 1, vitellius: 1, galba: [1, 0, 1], independent: 1 } },
      pool: { at: 'raetia', points: 20 },
    })
    b.form(4).go('noricum').fight('otho')
    const price = (act: () => unknown): number => {
      const before = b.points
      act()
      return before - b.points
    }
    expect(price(() => b.do('galba', { do: 'take', whose: 'own', legions: 1 }))).toBe(1)
    expect(price(() => b.do('galba', { do: 'take', whose: 'independent', legions: 1 }))).toBe(2)
    expect(price(() => b.do('galba', { do: 'rally' }))).toBe(2)
    expect(price(() => b.do('galba', { do: 'ask' }).do('vitellius', { do: 'allow' }))).toBe(1)
    expect(price(() => b.go('dalmatia'))).toBe(2)
  },
)

clause('NE-5.3d', 'a commander who leaves a tired stack goes on fresh, and so do legions he takes on', () => {
  const b = veteran(9, { commanders: { galba: 'raetia' } })
    .form(4, 'with')
    .go('noricum')
    .fight('otho')
  b.do('galba', { do: 'shed', legions: 5, commander: 'without' })
  const before = b.points
  b.go('italia-north')
  expect(before - b.points).toBe(1)
})

clause(
  'NE-5.3e',
  'a draw, a defeat or a battle won in defence tires nobody; who joins a tired stack is tired with it',
  () => {
    const b = bench({
      legions: { raetia: { galba: 4 }, noricum: { otho: 1, galba: 1 }, pannonia: { otho: 1 } },
      pool: { at: 'raetia', points: 9 },
      hands: { otho: ['illness-1'] },
    })
    b.form(2).go('noricum').fight('otho', [], ['illness-1'])
    // Otho won in defence; he has 3 points against 2, and Galba is beaten: another stack is as fresh as ever.
    b.do('galba', { do: 'stay' }).form(2)
    const before = b.points
    b.go('noricum')
    expect(before - b.points).toBe(1)
    const joined = bench({
      legions: { raetia: { galba: 3 }, noricum: { otho: 1, galba: 1 } },
      pool: { at: 'raetia', points: 9 },
    })
    joined.form(3).go('noricum').fight('otho').do('galba', { do: 'take', whose: 'own', legions: 1 })
    joined.do('galba', { do: 'shed', legions: 4, commander: 'without' })
    expect(joined.points).toBe(6)
    joined.go('pannonia')
    expect(joined.points).toBe(4)
  },
)

clause(
  ['NE-5.4a', 'NE-5.4f'],
  'own legions are taken on for one point, however many, and move on with the stack',
  () => {
    const b = pool('raetia', 4, { raetia: { galba: 1 }, noricum: { galba: 3 } })
    b.form(1).go('noricum').do('galba', { do: 'take', whose: 'own', legions: 2 })
    expect(b.points).toBe(2)
    b.do('galba', { do: 'take', whose: 'own', legions: 1 })
    expect(b.points).toBe(2)
    b.go('pannonia', 'dacia')
    expect([b.points, b.legions('galba', 'dacia'), b.legions('galba', 'noricum')]).toEqual([0, 4, 0])
  },
)

clause(
  ['NE-5.4b', 'NE-5.4c'],
  'independents cost two points, however many, and change colour at once; both kinds cost three',
  () => {
    const b = pool('raetia', 4, { raetia: { galba: 1 }, noricum: { galba: 1, independent: 3 } })
    b.form(1).go('noricum').do('galba', { do: 'take', whose: 'independent', legions: 2 })
    expect([b.points, b.legions('galba', 'noricum'), b.legions('independent', 'noricum')]).toEqual([1, 4, 1])
    b.do('galba', { do: 'take', whose: 'own', legions: 1 })
    expect([b.points, b.stack?.legions]).toEqual([0, 4])
    const poor = pool('raetia', 2, { raetia: { galba: 1 }, noricum: { independent: 1 } })
      .form(1)
      .go('noricum')
    expect(poor.why('galba', { do: 'take', whose: 'independent', legions: 1 })).toBe('independents-too-dear')
  },
)

clause('NE-5.4d', 'other players’ legions are never taken on', () => {
  const b = pool('raetia', 9, { raetia: { galba: 1 }, noricum: { otho: 3 } })
    .form(1)
    .go('noricum')
  expect(b.targets('galba', 'take', 'legions')).toEqual([])
  expect(b.why('galba', { do: 'take', whose: 'own', legions: 1 })).toBe('others-not-taken')
})

clause('NE-5.4g', 'legions that have moved, sailed, attacked or been stopped are not taken on', () => {
  const b = bench({
    legions: { raetia: { galba: 1 }, noricum: { galba: [0, 2] } },
    pool: { at: 'raetia', points: 5 },
  })
  b.form(1).go('noricum')
  expect(b.why('galba', { do: 'take', whose: 'own', legions: 1 })).toBe('legions-done')
  const sailed = bench({
    legions: { syria: { galba: 2 }, dalmatia: { galba: 1 } },
    hands: { galba: ['galley-fleet-1', 'illness-1'] },
  })
  sailed.do('galba', { do: 'event', card: 'galley-fleet-1' })
  sailed.do('galba', { do: 'load', from: 'syria', legions: 2, commander: 'without' })
  sailed.do('galba', { do: 'sail', to: 'achaea' }).lay('galba', 'dalmatia', 'illness-1').form(1).go('achaea')
  expect(sailed.why('galba', { do: 'take', whose: 'own', legions: 1 })).toBe('legions-done')
})

clause('NE-5.4g', 'what legions have done is over with the hand, those that turned independent in it included', () => {
  const legions = { raetia: { galba: [1], independent: [0, 1] }, noricum: { otho: [0, 2] } } as const
  const independent = { do: 'take', whose: 'independent', legions: 1 } as const
  const now = bench({ legions, pool: { at: 'noricum', points: 9 }, commanders: { galba: 'noricum' } })
  expect(now.form(0, 'with').go('raetia').why('galba', independent)).toBe('legions-done')
  const next = bench({ legions, active: 'otho', now: 'begin', hands: { otho: ['illness-1'], galba: ['illness-2'] } })
  next.lay('otho', 'noricum', 'illness-1').form(2).go('raetia')
  expect(next.may('otho', independent)).toBe(true)
})

clause('NE-5.4h', 'legions that never set out with the army are free to move later', () => {
  const b = pool('raetia', 3, { raetia: { galba: 3 } })
    .form(1)
    .go('noricum')
    .halt()
    .form(2)
    .go('noricum')
  expect(b.legions('galba', 'noricum')).toBe(3)
  const other = bench({ legions: { raetia: { galba: 2 } }, hands: { galba: ['illness-1', 'illness-2'] } })
  other.lay('galba', 'raetia', 'illness-1').form(1).go('noricum').halt()
  other.lay('galba', 'raetia', 'illness-2').form(1).go('noricum')
  expect(other.legions('galba', 'noricum')).toBe(2)
})

clause(
  ['NE-5.4i', 'NE-5.7a'],
  'a commander goes with an army for nothing, is never taken on, and may be left behind',
  () => {
    const b = pool('raetia', 4, { raetia: { galba: 2 } }, { commanders: { galba: 'noricum' } })
    b.form(2).go('noricum')
    expect(b.stack?.commander).toBe(false)
    b.go('pannonia')
    expect(b.commander('galba')).toBe('noricum general')
    const along = pool('raetia', 2, { raetia: { galba: 2 } }, { commanders: { galba: 'raetia' } })
    along.form(2, 'with').go('noricum')
    expect([along.points, along.commander('galba')]).toEqual([1, 'noricum general'])
    along.do('galba', { do: 'shed', legions: 0, commander: 'with' }).go('pannonia')
    expect([along.commander('galba'), along.legions('galba', 'pannonia')]).toEqual(['noricum general', 2])
  },
)

clause('NE-5.4j', 'legions are taken on only where the stack has come to, not where it began', () => {
  const b = pool('raetia', 5, { raetia: { galba: 2, independent: 1, otho: 1 } })
  b.form(1).fight('otho')
  expect(b.stack).toBeUndefined()
  const c = pool('raetia', 7, { raetia: { galba: 3, independent: 1, otho: 1 } })
    .form(2)
    .fight('otho')
  expect(c.why('galba', { do: 'take', whose: 'independent', legions: 1 })).toBe('not-where-it-began')
  expect(c.why('galba', { do: 'take', whose: 'own', legions: 1 })).toBe('not-where-it-began')
  c.go('noricum', 'raetia')
  expect(c.points).toBe(2)
  expect(c.may('galba', { do: 'take', whose: 'independent', legions: 1 })).toBe(true)
})

clause(
  'NE-5.4k',
  'taking on may come before or after an attack and where the stack must stop, not after a draw or a defeat',
  () => {
    const at = (legions: number): Bench =>
      pool('raetia', 9, { raetia: { galba: legions }, noricum: { otho: 2, galba: 2 } })
        .form(legions)
        .go('noricum')
    const before = at(1)
    expect(before.why('galba', { do: 'go', to: 'pannonia' })).toBe('must-stop')
    before.do('galba', { do: 'take', whose: 'own', legions: 2 }).fight('otho')
    expect(before.heard('otho', 'won')[0].params).toMatchObject({ winner: 'galba' })
    const after = at(3).fight('otho')
    after.do('otho', { do: 'stay' }).do('galba', { do: 'take', whose: 'own', legions: 2 })
    expect(after.stack?.legions).toBe(6)
    const drawn = at(2).fight('otho')
    expect(drawn.why('galba', { do: 'take', whose: 'own', legions: 1 })).toBe('not-now')
  },
)

clause(
  ['NE-5.4l', 'NE-5.6i', 'NE-5.6l'],
  'marked legions are not taken on, moved or shipped until two points remove their markers',
  () => {
    const b = pool('raetia', 6, { raetia: { galba: 1 }, noricum: { galba: [0, 0, 2] } })
      .form(1)
      .go('noricum')
    expect(b.why('galba', { do: 'take', whose: 'own', legions: 1 })).toBe('marked-not-taken')
    b.do('galba', { do: 'rally' })
    expect([b.points, b.marked('galba', 'noricum')]).toEqual([3, 0])
    b.do('galba', { do: 'take', whose: 'own', legions: 2 }).go('pannonia')
    expect([b.points, b.legions('galba', 'pannonia')]).toEqual([1, 3])
  },
)

clause(
  ['NE-5.5a', 'NE-5.5b'],
  'legions of several players share a province, and a stack may enter whoever stands there',
  () => {
    const b = pool('raetia', 2, { raetia: { galba: 1 }, noricum: { galba: 1, otho: 2, vitellius: 1, independent: 1 } })
    b.form(1).go('noricum').halt()
    expect(['galba', 'otho', 'vitellius', 'independent'].map((id) => b.legions(id as 'galba', 'noricum'))).toEqual([
      2, 2, 1, 1,
    ])
  },
)

clause(
  ['NE-5.5c', 'NE-5.5k'],
  'among other players’ legions a stack must end its movement; refused leave, it may still attack',
  () => {
    const b = pool('raetia', 5, { raetia: { galba: 3 }, noricum: { otho: 1 } })
      .form(3)
      .go('noricum')
    expect(ways(b)).toEqual([])
    expect(b.why('galba', { do: 'go', to: 'pannonia' })).toBe('must-stop')
    b.do('galba', { do: 'ask' }).do('otho', { do: 'refuse' })
    expect(b.points).toBe(4)
    expect(b.why('galba', { do: 'ask' })).toBe('all-have-refused')
    expect(b.why('galba', { do: 'go', to: 'pannonia' })).toBe('leave-refused')
    expect(b.may('galba', { do: 'attack', of: 'otho' })).toBe(true)
  },
)

clause('NE-5.5d', 'having beaten them it goes on, even if some of them stay', () => {
  const b = pool('raetia', 5, { raetia: { galba: 4 }, noricum: { otho: 3 } })
    .form(4)
    .go('noricum')
    .fight('otho')
  b.do('otho', { do: 'stay' }).go('pannonia')
  expect([b.legions('otho', 'noricum'), b.legions('galba', 'pannonia')]).toEqual([2, 5])
})

clause(
  ['NE-5.5e', 'NE-5.5f', 'NE-5.5j'],
  'leave costs one point in all, when every owner, clockwise, has agreed',
  () => {
    const start = (): Bench =>
      pool('raetia', 5, { raetia: { galba: 2 }, noricum: { otho: 1, vespasian: 1, vitellius: 1 } })
        .form(2)
        .go('noricum')
    const b = start().do('galba', { do: 'ask' })
    for (const id of ['otho', 'vitellius', 'vespasian'] as const) {
      expect([b.waiting, b.points]).toEqual([[id], 4])
      b.do(id, { do: 'allow' })
    }
    expect(b.points).toBe(3)
    b.go('pannonia')
    expect(b.points).toBe(2)
    const refused = start().do('galba', { do: 'ask' }).do('otho', { do: 'allow' }).do('vitellius', { do: 'refuse' })
    refused.do('vespasian', { do: 'allow' })
    expect([refused.waiting, refused.points, ways(refused)]).toEqual([['galba'], 4, []])
    // One beaten, the others willing: that is enough.
    const mixed = start().fight('otho').do('galba', { do: 'ask' })
    mixed.do('vitellius', { do: 'allow' }).do('vespasian', { do: 'allow' })
    expect(mixed.may('galba', { do: 'go', to: 'pannonia' })).toBe(true)
    const poor = pool('raetia', 1, { raetia: { galba: 2 }, noricum: { otho: 1 } })
      .form(2)
      .go('noricum')
    expect(poor.why('galba', { do: 'ask' })).toBe('leave-too-dear')
  },
)

clause('NE-5.5g', 'independents and commanders hold nobody up', () => {
  const b = pool(
    'raetia',
    2,
    { raetia: { galba: 1 }, noricum: { independent: 2 } },
    { commanders: { otho: 'noricum emperor' } },
  )
  b.form(1).go('noricum')
  expect(b.why('galba', { do: 'ask' })).toBe('no-leave-needed')
  b.go('pannonia')
  expect(b.points).toBe(0)
})

clause(
  ['NE-5.5h', 'NE-5.5i'],
  'who begins among enemies leaves freely; the next occupied province is looked at anew',
  () => {
    const b = pool(
      'raetia',
      3,
      { raetia: { galba: 1, otho: 2 }, noricum: { otho: 1 } },
      { commanders: { galba: 'raetia' } },
    )
    b.form(1).go('noricum')
    expect([b.points, ways(b)]).toEqual([2, []])
    b.halt().form(0, 'with').go('italia-north')
    expect(b.points).toBe(1)
  },
)

clause(
  ['NE-5.7d', 'NE-5.7e'],
  'a lone commander may enter among enemies, goes on only with leave, never attacks, and moves nobody to retreat',
  () => {
    const b = pool('raetia', 4, { noricum: { otho: 1 } }, { commanders: { galba: 'raetia' } })
    b.form(0, 'with').do('galba', { do: 'go', to: 'noricum' })
    expect([b.now, b.waiting]).toEqual(['stack', ['galba']])
    expect(b.why('galba', { do: 'attack', of: 'otho' })).toBe('no-legions-to-attack')
    expect(b.why('galba', { do: 'go', to: 'pannonia' })).toBe('commander-held')
    b.do('galba', { do: 'ask' }).do('otho', { do: 'allow' })
    expect(b.points).toBe(2)
    b.go('pannonia')
    expect(b.commander('galba')).toBe('pannonia general')
  },
)

clause('NE-5.7e', 'a commander without legions is not attacked, bars no retreat and controls nothing', () => {
  const b = pool(
    'raetia',
    5,
    { raetia: { galba: 1 }, noricum: { otho: 1 } },
    {
      commanders: { vitellius: 'noricum emperor', vespasian: 'pannonia' },
    },
  )
  b.form(1).do('galba', { do: 'go', to: 'noricum' })
  expect(b.targets('otho', 'retreat', 'to')).toContain('pannonia')
  b.do('otho', { do: 'stay' })
  expect(b.why('galba', { do: 'attack', of: 'vitellius' })).toBe('commander-not-attacked')
  expect(b.control('pannonia')).toBeNull()
})

clause('NE-5.7f', 'a commander may leave his stack and go on alone, held or let go as it was', () => {
  const held = pool('raetia', 4, { raetia: { galba: 1 }, noricum: { otho: 1 } }, { commanders: { galba: 'raetia' } })
  held.form(1, 'with').go('noricum').do('galba', { do: 'shed', legions: 1, commander: 'without' })
  expect(ways(held)).toEqual([])
  const free = pool('raetia', 4, { raetia: { galba: 1 }, noricum: { otho: 1 } }, { commanders: { galba: 'raetia' } })
  free.form(1, 'with').go('noricum').do('galba', { do: 'ask' }).do('otho', { do: 'allow' })
  free.do('galba', { do: 'shed', legions: 1, commander: 'without' }).go('italia-north')
  expect([free.commander('galba'), free.points]).toEqual(['italia-north general', 1])
})

clause(
  ['NE-5.8a', 'NE-5.8b', 'NE-5.8d'],
  'Rome is entered for one point from Italy alone, by commanders alone, any number of them',
  () => {
    const b = pool(
      'italia-north',
      3,
      { 'italia-north': { galba: 2 } },
      {
        commanders: { galba: 'italia-north', otho: 'roma', vitellius: 'roma' },
      },
    )
    b.form(2, 'with')
    expect(b.why('galba', { do: 'go', to: 'roma' })).toBe('legions-never-in-rome')
    b.go('italia-south').do('galba', { do: 'shed', legions: 2, commander: 'without' }).go('roma')
    expect([b.points, b.commander('galba')]).toEqual([1, 'roma general'])
    expect(ways(b)).toEqual(['italia-north', 'italia-south'])
    const far = pool('raetia', 3, { raetia: { galba: 1 } }, { commanders: { galba: 'raetia' } }).form(0, 'with')
    expect(far.why('galba', { do: 'go', to: 'roma' })).toBe('rome-from-italy')
  },
)

clause('NE-5.8e', 'an Emperor cannot be fought in Rome, but outside he can', () => {
  const b = pool('italia-north', 3, { 'italia-north': { galba: 3, otho: 1 } }, { commanders: { otho: 'roma emperor' } })
  b.form(3).fight('otho')
  expect(b.commander('otho')).toBe('roma emperor')
  const out = pool(
    'italia-north',
    3,
    { 'italia-north': { galba: 4, otho: 1 } },
    { commanders: { otho: 'italia-north emperor' } },
  )
  out.form(4).fight('otho')
  expect(out.commander('otho')).toBe('italia-north general')
})
