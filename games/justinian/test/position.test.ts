import { anyMomentCanBeWritten, refusedPositions } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { justinian as game } from '../rules/game.ts'
import { fromPosition, positionOf } from '../rules/position.ts'
import { Bench } from './bench.ts'

anyMomentCanBeWritten({
  game,
  fromPosition,
  written: positionOf,
  options: () => ({}),
  moments: (seed) => [0, 10, 60, 150 + seed, 300],
})

describe('a position in a few words', () => {
  test('says what stands where, who leads it and what is under way', () => {
    const b = new Bench({
      turn: 4,
      gold: 17,
      place: { italia: 'sicilia', totila: 'campania' },
      own: { italia: 20, totila: 12 },
      magister: { italia: 'narses' },
      status: { totila: ['defeated'] },
      detached: [{}, {}, { flaminia: 3 }],
      stack: [{ step: 'closing' }, { step: 'march', army: 'italia', seat: 'byzantine', mp: 4 }],
    })
    expect([b.at('italia'), b.sp('totila'), b.status('totila'), b.detached(2, 'flaminia')]).toEqual([
      'sicilia',
      12,
      ['defeated'],
      3,
    ])
    expect([b.now, b.waiting, b.prompt('byzantine').params]).toEqual([
      'march',
      ['byzantine'],
      { army: 'italia', mp: 4 },
    ])
  })
})

refusedPositions(fromPosition, [
  ['an army that is too large', { place: { oriens: 'asia' }, own: { oriens: 36 } }, 'oriens has 36 SP'],
  ['too many Byzantines', { frontier: { asia: 151 } }, 'the Byzantine has 151 SP'],
  ['too many Persians', { detached: [{ asia: 81 }, {}, {}] }, 'sassanids has 81 SP'],
  ['frontier SP in Lazica', { frontier: { lazica: 1 } }, 'there are frontier SP in Lazica'],
  ['a marker in Lazica', { control: { lazica: 'vandals' } }, 'there is a marker in Lazica'],
  ['SP of nobody', { own: { totila: 4 } }, 'totila is nowhere with SP'],
  ['a leader in a box of others', { place: { franks: 'moors' } }, 'franks is in a box of others'],
  [
    'a Magister in two places',
    { place: { oriens: 'asia' }, own: { oriens: 3 }, magister: { oriens: 'sittas' }, alone: { sittas: 'asia' } },
    'sittas is in two places',
  ],
  ['a fort beside a city', { fort: { europa: true } }, 'europa needs no fort'],
  [
    'a treasure that is elsewhere',
    { place: { totila: 'campania' }, treasure: [null, 'flaminia'], carrier: [null, 'totila'] },
    'totila carries what is elsewhere',
  ],
  ['something it has not', { wind: 3 }, 'a field of a position "wind" is unknown'],
])
