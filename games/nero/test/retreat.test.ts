import { clause } from '@iacta/testing'
import { expect } from 'vitest'
import type { Position } from '../rules/position.ts'
import type { CardId, SeatId } from '../rules/printed.ts'
import { type Bench, bench } from './bench.ts'

/** Galba marches from Raetia to Noricum, where others stand; nobody has decided yet. */
const march = (legions: Position['legions'], more: Position = {}): Bench => {
  const b = bench({ legions: { raetia: { galba: 2 }, ...legions }, pool: { at: 'raetia', points: 6 }, ...more })
  return b.form(2).do('galba', { do: 'go', to: 'noricum' }).pass()
}
const ways = (b: Bench, seat: SeatId): string[] => b.targets(seat, 'retreat', 'to').sort()

clause(
  ['NE-5.6a', 'NE-5.6f', 'NE-5.6k'],
  'when legions enter, those there may retreat before anything else; it costs nobody a point and leaves the mover free',
  () => {
    const b = march({ noricum: { otho: 1 } })
    expect([b.now, b.waiting, b.points]).toEqual(['retreat', ['otho'], 5])
    expect([b.prompt('otho').key, b.prompt('galba').key]).toEqual(['retreat', 'wait-decision'])
    expect(b.why('galba', { do: 'attack', of: 'otho' })).toBe('not-your-turn')
    b.do('otho', { do: 'retreat', to: 'pannonia', commander: 'without' })
    expect([b.points, b.legions('otho', 'pannonia'), b.marked('otho', 'pannonia')]).toEqual([5, 1, 1])
    b.go('dalmatia')
    expect([b.points, b.legions('galba', 'dalmatia')]).toEqual([4, 2])
  },
)

clause('NE-5.6a', 'a fleet that lands legions gives the same choice, a commander alone none', () => {
  const b = bench({
    legions: { syria: { galba: 1 }, dalmatia: { otho: 1 } },
    commanders: { galba: 'syria' },
    hands: { galba: ['galley-fleet-1', 'galley-fleet-2'] },
  })
  const alone = b.fork()
  b.do('galba', { do: 'event', card: 'galley-fleet-1' }).do('galba', {
    do: 'load',
    from: 'syria',
    legions: 1,
    commander: 'without',
  })
  b.do('galba', { do: 'sail', to: 'dalmatia' })
  expect([b.now, b.waiting]).toEqual(['retreat', ['otho']])
  alone
    .do('galba', { do: 'event', card: 'galley-fleet-1' })
    .do('galba', { do: 'load', from: 'syria', legions: 0, commander: 'with' })
  alone.do('galba', { do: 'sail', to: 'dalmatia' })
  expect([alone.now, alone.commander('galba')]).toEqual(['hand', 'dalmatia general'])
})

clause(
  ['NE-5.6b', 'NE-5.6c', 'NE-5.6e'],
  'to one neighbour without other legions, not to where they came from; commanders are no hindrance',
  () => {
    const b = march(
      { noricum: { otho: 1 }, pannonia: { vitellius: 1 }, dalmatia: { independent: 1 } },
      { commanders: { vespasian: 'italia-north emperor' } },
    )
    expect(ways(b, 'otho')).toEqual(['italia-north'])
    const why = (to: 'raetia' | 'pannonia' | 'dalmatia' | 'dacia') =>
      b.why('otho', { do: 'retreat', to, commander: 'without' })
    expect([why('raetia'), why('pannonia'), why('dalmatia'), why('dacia')]).toEqual([
      'retreat-where-they-came-from',
      'retreat-others-there',
      'retreat-others-there',
      'retreat-not-adjacent',
    ])
    const italy = bench({
      legions: { raetia: { galba: 1 }, 'italia-north': { otho: 1 } },
      pool: { at: 'raetia', points: 1 },
    })
    italy.form(1).do('galba', { do: 'go', to: 'italia-north' })
    expect(ways(italy, 'otho')).not.toContain('roma')
    expect(italy.why('otho', { do: 'retreat', to: 'roma', commander: 'without' })).toBe('retreat-to-rome')
  },
)

clause(
  ['NE-5.6d', 'NE-5.6e'],
  'a retreat from movement may use a sea link, though not the one the enemy came by',
  () => {
    const b = bench({
      legions: { 'gallia-lugdunensis': { galba: 1 }, britannia: { otho: 1 } },
      pool: { at: 'gallia-lugdunensis', points: 1 },
    })
    b.form(1).do('galba', { do: 'go', to: 'britannia' })
    expect(ways(b, 'otho')).toEqual(['germania-superior'])
    const fleet = bench({
      legions: {
        africa: { galba: 1, vespasian: 0 },
        hispania: { otho: 1 },
        raetia: { vespasian: 20 },
        lusitania: { galba: 6 },
      },
      hands: { galba: ['galley-fleet-1'] },
    })
    fleet
      .do('galba', { do: 'event', card: 'galley-fleet-1' })
      .do('galba', { do: 'load', from: 'africa', legions: 1, commander: 'without' })
    fleet.do('galba', { do: 'sail', to: 'hispania' })
    // R27: not to the port it sailed from, though a link leads there; nor has a fleet of its own.
    expect(ways(fleet, 'otho')).toEqual(['gallia-lugdunensis', 'gallia-narbonensis'])
  },
)

clause('NE-5.6g', 'all his legions go to one province, or none', () => {
  const b = march({ noricum: { otho: [2, 0, 1] } })
  b.do('otho', { do: 'retreat', to: 'dalmatia', commander: 'without' })
  expect([b.legions('otho', 'noricum'), b.legions('otho', 'dalmatia'), b.marked('otho', 'dalmatia')]).toEqual([0, 3, 3])
  expect(b.waiting).toEqual(['galba'])
})

clause(
  ['NE-5.6i', 'NE-6.2d'],
  'marked legions neither move, sail nor attack, but defend and hold their province',
  () => {
    const b = bench({
      legions: { hispania: { galba: [0, 0, 2] }, lusitania: { galba: 0 } },
      hands: { galba: ['galley-fleet-1', 'illness-1', 'illness-2'], otho: ['bribery-1'] },
    })
    expect(b.control('hispania')).toBe('galba')
    expect(b.why('galba', { do: 'event', card: 'galley-fleet-1' })).toBe('all-on-the-coast-marked')
    b.lay('galba', 'hispania', 'illness-1')
    expect(b.why('galba', { do: 'form', legions: 1, commander: 'without' })).toBe('carries-marker')
    const attacked = bench({ legions: { raetia: { galba: 3, otho: [1, 0, 1] } }, pool: { at: 'raetia', points: 1 } })
    attacked.form(3).do('galba', { do: 'attack', of: 'otho' })
    expect(attacked.prompt('otho').params).toMatchObject({ strength: 2, opposing: 3 })
  },
)

clause('NE-5.6j', 'marked legions may retreat again, before movement or after a battle, and keep the marker', () => {
  const b = march({ noricum: { otho: [0, 0, 1] } })
  b.do('otho', { do: 'retreat', to: 'pannonia', commander: 'without' })
  expect(b.marked('otho', 'pannonia')).toBe(1)
  const fought = march({ noricum: { otho: [0, 0, 1] } })
  expect(fought.do('otho', { do: 'stay' }).fight('otho').legions('otho', 'noricum')).toBe(0)
  const two = bench({
    legions: { raetia: { galba: 4 }, noricum: { otho: [0, 0, 2] } },
    pool: { at: 'raetia', points: 3 },
  })
  two.form(4).go('noricum').fight('otho').do('otho', { do: 'retreat', to: 'pannonia', commander: 'without' })
  expect([two.legions('otho', 'pannonia'), two.marked('otho', 'pannonia')]).toEqual([1, 1])
})

clause(
  'NE-5.6l',
  'two points from the pool of a province clear all markers there, even if every piece is marked',
  () => {
    const b = bench({
      legions: { raetia: { galba: [0, 0, 3] }, noricum: { galba: [0, 0, 1] } },
      hands: { galba: ['illness-1'] },
    })
    b.lay('galba', 'raetia', 'illness-1').do('galba', { do: 'rally' })
    expect([b.points, b.marked('galba', 'raetia'), b.marked('galba', 'noricum')]).toEqual([2, 0, 1])
    b.form(3).go('noricum')
    expect(b.legions('galba', 'noricum')).toBe(4)
    const poor = bench({ legions: { raetia: { galba: [0, 0, 3] } }, pool: { at: 'raetia', points: 1 } })
    expect(poor.why('galba', { do: 'rally' })).toBe('rally-too-dear')
  },
)

clause(
  ['NE-5.6m', 'NE-5.6n'],
  'each owner decides for himself, clockwise from the mover’s left; nobody joins forces',
  () => {
    const b = bench({
      active: 'vitellius',
      legions: { raetia: { vitellius: 4 }, noricum: { galba: 1, otho: 1, vespasian: 1 } },
      pool: { at: 'raetia', points: 4 },
    })
    b.form(4).do('vitellius', { do: 'go', to: 'noricum' })
    expect(b.waiting).toEqual(['vespasian'])
    b.do('vespasian', { do: 'retreat', to: 'pannonia', commander: 'without' })
    expect(b.waiting).toEqual(['galba'])
    // What Vespasian did is known by then: his legions bar Pannonia.
    expect(ways(b, 'galba')).toEqual(['dalmatia', 'italia-north'])
    b.do('galba', { do: 'stay' })
    expect(b.waiting).toEqual(['otho'])
    b.do('otho', { do: 'stay' }).do('vitellius', { do: 'attack', of: 'galba' })
    expect(b.prompt('galba').params).toMatchObject({ strength: 1, opposing: 4 })
  },
)

clause(
  ['NE-5.6o', 'NE-12.0-bad-weather-c'],
  'Bad Weather stops a retreat: no marker, and no other retreat from movement in this hand',
  () => {
    const b = bench({
      legions: { raetia: { galba: 4 }, noricum: { otho: 2 } },
      hands: { vespasian: ['bad-weather-1'] },
      pool: { at: 'raetia', points: 6 },
    })
    b.form(2).do('galba', { do: 'go', to: 'noricum' }).pass()
    b.do('otho', { do: 'retreat', to: 'pannonia', commander: 'without' })
    expect(b.waiting).toEqual(['vespasian'])
    b.do('vespasian', { do: 'answer', card: 'bad-weather-1' })
    expect([b.legions('otho', 'noricum'), b.marked('otho', 'noricum'), b.now]).toEqual([2, 0, 'stack'])
    b.halt().form(2).do('galba', { do: 'go', to: 'noricum' })
    // Otho is not even asked.
    expect([b.now, b.waiting]).toEqual(['stack', ['galba']])
  },
)

/** Otho retreats from Noricum with his commander, and Vespasian answers with these, one after the other. */
const struck = (commander: string, ...cards: readonly CardId[]): Bench => {
  const b = march({ noricum: { otho: 2 } }, { commanders: { otho: commander }, hands: { vespasian: cards } }).pass()
  b.do('otho', { do: 'retreat', to: 'pannonia', commander: 'with' })
  for (const card of cards) b.do('vespasian', { do: 'answer', card })
  return b
}

clause(
  ['NE-12.0-bad-weather-d', 'NE-5.6o', 'NE-5.6p'],
  'Bad Weather holds the legions that retreat, not their commander: he goes without them, or stays',
  () => {
    for (const rank of ['general', 'contender', 'emperor']) {
      const b = struck(`noricum ${rank}`, 'bad-weather-1')
      expect([b.now, b.waiting, b.actions('otho')]).toEqual([
        'parting',
        ['otho'],
        [{ do: 'stay' }, { do: 'retreat', to: 'pannonia', commander: 'with' }],
      ])
      const stays = b.fork().do('otho', { do: 'stay' })
      expect([stays.commander('otho'), stays.legions('otho', 'noricum')]).toEqual([`noricum ${rank}`, 2])
      b.do('otho', { do: 'retreat', to: 'pannonia', commander: 'with' })
      expect([b.commander('otho'), b.legions('otho', 'noricum'), b.marked('otho', 'noricum')]).toEqual([
        `pannonia ${rank}`,
        2,
        0,
      ])
      expect(b.heard('spectator', 'retreated')[0].params).toMatchObject({ legions: 0, commander: true })
      // His legions are attacked without him.
      b.do('galba', { do: 'attack', of: 'otho' })
      expect(b.prompt('otho').params).toMatchObject({ strength: 2 })
    }
    const b = struck('noricum', 'bad-weather-1')
    const why = (to: 'pannonia' | 'dalmatia', commander: 'with' | 'without') => {
      const refusal = b.refusal('otho', { do: 'retreat', to, commander })
      return [refusal?.reason, refusal?.clause]
    }
    expect(why('pannonia', 'without')).toEqual(['legions-stopped', 'NE-5.6o'])
    expect(why('dalmatia', 'with')).toEqual(['retreat-was-named', 'NE-5.6p'])
  },
)

clause(['NE-12.0-illness-b', 'NE-12.0f'], 'weather for the legions and Illness for the General keep them all', () => {
  const b = struck('noricum', 'bad-weather-1', 'illness-1')
  expect([b.now, b.commander('otho'), b.legions('otho', 'noricum')]).toEqual(['stack', 'noricum general', 2])
  const sick = struck('noricum', 'illness-1', 'bad-weather-1')
  expect([sick.now, sick.commander('otho'), sick.legions('otho', 'noricum')]).toEqual(['stack', 'noricum general', 2])
})

clause(['NE-5.6p'], 'his commander there goes along or stays, and gets no marker', () => {
  for (const commander of ['with', 'without'] as const) {
    const b = march({ noricum: { otho: 1 } }, { commanders: { otho: 'noricum contender' } })
    b.do('otho', { do: 'retreat', to: 'pannonia', commander })
    expect(b.commander('otho')).toBe(commander === 'with' ? 'pannonia contender' : 'noricum contender')
  }
  const away = march({ noricum: { otho: 1 } })
  expect(away.why('otho', { do: 'retreat', to: 'pannonia', commander: 'with' })).toBe('no-commander-to-retreat')
})

clause('NE-5.6q', 'every later entry gives the choice anew', () => {
  const b = bench({ legions: { raetia: { galba: 2 }, noricum: { otho: 1 } }, pool: { at: 'raetia', points: 4 } })
  b.form(1).go('noricum').halt().form(1).do('galba', { do: 'go', to: 'noricum' })
  expect([b.now, b.waiting]).toEqual(['retreat', ['otho']])
})

clause('NE-5.6r', 'with nowhere to go there is no retreat', () => {
  const b = bench({ legions: { hispania: { galba: 1 }, lusitania: { otho: 2 } }, pool: { at: 'hispania', points: 2 } })
  b.form(1).do('galba', { do: 'go', to: 'lusitania' })
  expect([b.now, b.waiting]).toEqual(['stack', ['galba']])
})
