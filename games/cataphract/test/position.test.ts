import { readOptions, scriptedChance, unheard } from '@iacta/kernel'
import { anyMomentCanBeWritten, refusedPositions } from '@iacta/testing'
import { describe, expect, it } from 'vitest'
import { OPTIONS, type Options, SCENARIO_IDS } from '../data/table.ts'
import { cataphract as game } from '../rules/game.ts'
import { fromPosition, positionOf } from '../rules/position.ts'
import { Bench } from './bench.ts'

anyMomentCanBeWritten({
  game,
  fromPosition,
  written: positionOf,
  options: (seed) =>
    readOptions(OPTIONS, {
      scenario: SCENARIO_IDS[seed % SCENARIO_IDS.length],
      sides: seed % 5 === 0 ? 'bid' : 'as-named',
      engaged: seed % 2 === 0 ? 'on' : 'off',
    }) as Options,
  moments: (seed) => [0, 1, 4, 30 + 7 * seed],
})

describe('a position in words', () => {
  it('says where units stand and what is true of them', () => {
    const b = new Bench(
      fromPosition({
        scenario: 'tricameron',
        turn: 2,
        units: { 'byz-thracian-cat-1': '5413 W hits 2 low moved', 'van-vandal-ln-1': '5312 E routed' },
        leaders: { belisarius: '5613', gelimer: '4520 finished' },
        now: 'orders of belisarius',
      }),
    )
    expect([b.hex('byz-thracian-cat-1'), b.facing('byz-thracian-cat-1'), b.hits('byz-thracian-cat-1')]).toEqual([
      '5413',
      3,
      2,
    ])
    expect([b.quiver('byz-thracian-cat-1'), b.has('byz-thracian-cat-1', 'moved'), b.routed('van-vandal-ln-1')]).toEqual(
      [1, true, true],
    )
    expect(b.prompt('first')).toMatchObject({ key: 'orders', params: { leader: 'belisarius' } })
  })

  it('may be anywhere in a turn', () => {
    const at = (now: string): Bench =>
      new Bench(
        fromPosition({
          scenario: 'callinicum',
          turn: 2,
          units: { 'per-immortals-hc-2': '2013 W', 'byz-isaurian-mi-1': '1912 E' },
          leaders: { azarethes: '2213', belisarius: '1413' },
          now,
        }),
      )
    expect(at('activation of persian at 6').targets('second', 'activate', 'leader')).toEqual(['azarethes'])
    expect(at('shock of azarethes').targets('second', 'shock', 'unit')).toEqual(['per-immortals-hc-2'])
  })

  it('goes on from where a turn begins or ends until somebody is asked, with the dice that are given', () => {
    const at = (now: string, ...dice: number[]): Bench =>
      new Bench(
        fromPosition(
          {
            scenario: 'tricameron',
            turn: 2,
            units: { 'byz-thracian-cat-1': '4912 W', 'van-vandal-ln-5': '4210 W routed' },
            leaders: { belisarius: '4912', gelimer: '4510' },
            now,
          },
          unheard(scriptedChance(...dice)),
        ),
      )
    // The infantry is not here yet (TRIC-08), and Belisarius opens the turn.
    expect([at('turn begins', 5).prompt('first').key, at('turn begins', 5).state.turn]).toEqual(['elite', 3])
    expect(at('turn ends').prompt('second')).toMatchObject({ key: 'flee', params: { unit: 'van-vandal-ln-5' } })
  })
})

refusedPositions(fromPosition, [
  ['a battle nobody fought', { scenario: 'cannae' }, 'the scenario must be one of'],
  [
    'a word that means nothing',
    { scenario: 'dara', units: { 'byz-thracian-cat-1': '1605 E tired' } },
    'what is said of byz-thracian-cat-1',
  ],
  [
    'two units in a hex',
    { scenario: 'dara', units: { 'byz-thracian-cat-1': '1605 E', 'byz-thracian-cat-2': '1605 E' }, now: 'turn begins' },
    '1605 holds byz-thracian-cat-1 and byz-thracian-cat-2',
  ],
  ['no such moment', { scenario: 'dara', now: 'tea' }, '"now" must be'],
])
