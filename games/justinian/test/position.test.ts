import { scriptedChance, unheard } from '@iacta/kernel'
import { anyMomentCanBeWritten, refusedPositions } from '@iacta/testing'
import { describe, expect, test } from 'vitest'
import { justinian as game } from '../rules/game.ts'
import { fromPosition, positionOf } from '../rules/position.ts'
import { BYZANTINE } from '../rules/printed.ts'
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

describe('what is under way, in a sentence', () => {
  const army = { place: { oriens: 'syria-i' }, own: { oriens: 10 }, magister: { oriens: 'bessas' } }

  test('says an army that marches: who held what is noted, it takes part, and whoever is at home is in his box', () => {
    const b = new Bench({
      turn: 3,
      place: { italia: 'picenum', totila: 'flaminia' },
      own: { italia: 20, totila: 12 },
      magister: { italia: 'narses' },
      control: { flaminia: 'ostrogoths' },
      now: 'march of italia 3',
    })
    expect([b.at('franks'), b.at('chosroes'), b.can('byzantine', 'fortify lydia')]).toEqual([
      'franks',
      'sassanids',
      true,
    ])
    b.rome('go flaminia').barb('letPass').rome('attack totila').barb('stand | 5 5 0 0')
    // +2 for Narses, +1 against Goths, +1 for more SP; -2 for the city they held.
    expect(b.last('battle')?.attackDrm).toBe(2)
  })

  test('says an activation, a phase, the end of a turn and the set-up', () => {
    const now = (said: string, more = {}): Bench => new Bench({ ...army, now: said, ...more }).advance()
    const roman = now('activation of byzantine')
    expect([roman.now, roman.state.turn, roman.state.romanDone]).toEqual(['opportunity', 1, 1])
    const barbarian = now('activation of barbarian')
    expect(barbarian.prompt('barbarian')).toMatchObject({ key: 'marker', params: { choose: 2, random: 3 } })
    expect(now('activation of byzantine', { nika: true, place: { oriens: 'syria-i' } }).now).toBe('nika')
    expect(now('maintenance', { turn: 2 }).now).toBe('maintenance')
    expect(now('new army', { turn: 2 }).now).toBe('raising')
    expect(now('magistri', { turn: 2 }).now).toBe('commands')
    expect(now('activations').now).toBe('marker')
    expect(now('turn ends', { control: { sicilia: 'ostrogoths' } }).state.turn).toBe(2)
    expect(now('turn ends', { turn: 10, control: { sicilia: 'ostrogoths' } }).state.outcome?.way).toBe('last-turn')
    expect(now('set-up', { place: {}, own: {}, magister: {} }).now).toBe('posting')
  })

  test('goes on from where a phase begins or a turn ends until somebody is asked, with the dice that are given', () => {
    const at = (now: string, ...dice: number[]) => {
      const s = fromPosition(
        { turn: 2, gold: 9, ...army, control: { sicilia: 'ostrogoths' }, now },
        unheard(scriptedChance(...dice)),
      )
      return [game.prompt(s, BYZANTINE), s.turn]
    }
    expect(at('recruits', 6)).toEqual([{ key: 'levies', params: { left: 6 } }, 2])
    expect(at('income')[0]).toMatchObject({ key: 'maintenance' })
    expect(at('turn ends')).toEqual([expect.objectContaining({ key: 'maintenance' }), 3])
  })

  test('says an ally’s march in an activation of the Barbarian', () => {
    const b = new Bench({
      place: { lombards: 'dalmatia' },
      own: { lombards: 9 },
      allegiance: { lombards: 'byzantine' },
      now: 'march of lombards 4',
    })
    expect([b.waiting, b.state.romanActs]).toEqual([['byzantine'], false])
  })
})

refusedPositions(fromPosition, [
  ['a moment that is none', { now: 'noon' }, '"now" must be'],
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
