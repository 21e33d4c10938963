import type { Happening, Knowledge } from '@iacta/kernel'
import { readOptions } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { decideAt, folliesIn, playMatch } from '../../../platform/bots/src/index.ts'
import { brain } from '../bot/brain.ts'
import { EVERYBODY, Field } from '../bot/field.ts'
import { OPTIONS } from '../data/table.ts'
import { nero } from '../index.ts'
import { type Action, END, HALT, PROCLAIM } from '../rules/action.ts'
import { nero as game, type Options } from '../rules/game.ts'
import type { Position } from '../rules/position.ts'
import { SEAT_IDS, type SeatId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'
import { type Bench, bench } from './bench.ts'

const knownAt = (b: Bench, seat: SeatId, heard = b.heard(seat)): Knowledge<View> => ({
  seat: SEAT_IDS.indexOf(seat),
  view: b.view(seat),
  heard,
})
const seatOf = (seat: SeatId): number => SEAT_IDS.indexOf(seat)

describe('the reason of a plan', () => {
  const under: Position = {
    commanders: { galba: 'roma contender moved' },
    legions: { africa: { galba: 3 } },
    hands: { galba: ['illness-1', 'senate-influence-1'] },
    pool: { at: 'africa', points: 1 },
    cardsPlayed: 1,
    steps: [{ step: 'stack', at: 'roma', from: 'italia-south', legions: 0, commander: true }],
  }
  const march: Action[] = [
    { do: 'form', legions: 1, commander: 'without' },
    { do: 'go', to: 'italia-south' },
  ]

  test('speaks of the stack that marches, not of the one that halted before it', () => {
    const why = brain.explain(bench(under).state, seatOf('galba'), [HALT, ...march])
    expect(why).toEqual({ key: 'march', params: { to: 'italia-south', legions: 1, commander: false } })
  })

  test('names what was done in a hand, not that it ended', () => {
    const s = bench(under).state
    expect(brain.explain(s, 0, [HALT, PROCLAIM, { do: 'count' }, END]).key).toBe('proclaim')
    expect(brain.explain(s, 0, [HALT, END]).key).toBe('halt')
    expect(brain.explain(s, 0, [END]).key).toBe('end')
  })

  test('follows a stack through what joins it and what stays behind', () => {
    const s = bench(under).state
    const grown = brain.explain(s, 0, [
      { do: 'form', legions: 1, commander: 'without' },
      { do: 'take', whose: 'own', legions: 2 },
      { do: 'go', to: 'italia-south' },
    ])
    expect(grown).toEqual({ key: 'march', params: { to: 'italia-south', legions: 3, commander: false } })
    const left = brain.explain(s, 0, [
      { do: 'form', legions: 3, commander: 'with' },
      { do: 'shed', legions: 3, commander: 'without' },
      { do: 'go', to: 'italia-south' },
    ])
    expect(left.key).toBe('to-rome')
  })

  test('is that of the step itself where somebody is advised', () => {
    const s = bench(under).state
    expect(brain.explainStep?.(s, 0, [HALT, ...march]).key).toBe('halt')
    expect(brain.explainStep?.(s, 0, march)).toEqual(brain.explain(s, 0, march))
  })
})

describe('the thought that a choice deserves', () => {
  /** A stack of Otho's on its way; Galba holds the card that would hold it, and nothing of his is near. */
  const passing = (to: Action): Bench =>
    bench({
      active: 'otho',
      legions: { thracia: { otho: 1 }, hispania: { galba: 2 } },
      hands: { galba: ['bad-weather-1', 'illness-1'], otho: ['illness-2', 'illness-3', 'bribery-1'] },
      pool: { at: 'thracia', points: 2 },
      cardsPlayed: 1,
    })
      .do('otho', { do: 'form', legions: 1, commander: 'without' })
      .do('otho', to)

  test('is none where a card in hand could answer, but would change next to nothing', () => {
    const b = passing({ do: 'go', to: 'asia-minor' })
    expect(b.waiting).toContain('galba')
    expect(b.actions('galba').length).toBeGreaterThan(2)
    expect(brain.weight(b.state, seatOf('galba'))).toBe(0)
    expect(decideAt('legatus', game, brain, knownAt(b, 'galba'), { seed: 1 }).iterations).toBe(0)
  })

  test('is none where one thing is better than all others by far, and less later in a hand', () => {
    const crowned = bench({
      commanders: { galba: 'roma general' },
      legions: { 'italia-north': { galba: 3 }, 'italia-south': { galba: 2 } },
      hands: { galba: ['illness-1'], otho: ['illness-2'] },
    })
    expect(brain.weight(crowned.state, seatOf('galba'))).toBe(0)
    expect(brain.plan(crowned.state, seatOf('galba'), { die: () => 1, pick: () => 0 }, 0)).toEqual([PROCLAIM])
    const open = (cardsPlayed: number): Bench =>
      bench({
        legions: { hispania: { galba: 2 }, lusitania: { galba: 1 } },
        hands: { galba: ['illness-1', 'bribery-1', 'traitor-1'], otho: ['illness-2', 'bribery-2'] },
        cardsPlayed,
      })
    expect(brain.weight(open(0).state, 0)).toBe(1)
    expect(brain.weight(open(1).state, 0)).toBeLessThan(brain.weight(open(0).state, 0))
  })
})

test('plans that only go back where nobody stands are not thought of, those against somebody are', () => {
  const b = bench({
    legions: { raetia: { galba: 2 } },
    hands: { galba: ['illness-1', 'illness-2'], otho: ['bribery-1'] },
    pool: { at: 'raetia', points: 3 },
    cardsPlayed: 1,
  })
  const heard: Happening[] = [
    { key: 'hand-begins', params: { seat: 'galba', last: false }, to: 0xffff },
    { key: 'marched', params: { seat: 'galba', from: 'noricum', to: 'raetia' }, to: 0xffff },
  ]
  const recalling = brain.recalling?.(knownAt(b, 'galba', heard))
  const back: Action[] = [
    { do: 'form', legions: 2, commander: 'without' },
    { do: 'go', to: 'noricum' },
  ]
  expect(recalling?.vain?.(b.state, 0, back)).toBe(true)
  expect(brain.vain?.(b.state, 0, back)).toBe(false)
  const onward: Action[] = [back[0], { do: 'go', to: 'germania-superior' }]
  expect(recalling?.vain?.(b.state, 0, onward)).toBe(false)
  const held = bench({ legions: { raetia: { galba: 2 }, noricum: { otho: 1 } }, pool: { at: 'raetia', points: 3 } })
  expect(recalling?.vain?.(held.state, 0, back)).toBe(false)
})

test('an Emperor who leaves Rome stays near it', () => {
  const worthAt = (place: string): number => {
    const { state } = bench({ commanders: { galba: `${place} emperor` }, hands: { otho: ['assassination-1'] } })
    return new Field(state, EVERYBODY).measure()[0]
  }
  expect(worthAt('italia-north')).toBeGreaterThan(worthAt('germania-superior'))
  expect(worthAt('germania-superior')).toBeGreaterThan(worthAt('britannia'))
})

describe('what is counted as folly', () => {
  const watch = (b: Bench, seat: SeatId, deeds: readonly Action[]) => {
    const watcher = nero.watchFollies?.()
    for (const action of deeds) {
      const before = game.clone(b.state)
      const told = b.heard(seat).length
      b.do(seat, action).pass()
      watcher?.watch({ before, seat: seatOf(seat), action, happenings: b.heard(seat).slice(told), after: b.state })
    }
    return watcher?.follies[seatOf(seat)] ?? {}
  }

  test('a march that goes back, and movement that was paid and not used', () => {
    const b = bench({
      legions: { hispania: { galba: 1 } },
      hands: { galba: ['crisis-in-rome-1'], otho: ['illness-1'] },
    })
    const points = b.fork().lay('galba', 'hispania', 'crisis-in-rome-1').points
    expect(points).toBeGreaterThan(2)
    const follies = watch(b, 'galba', [
      { do: 'lay', card: 'crisis-in-rome-1' },
      { do: 'from', at: 'hispania' },
      { do: 'form', legions: 1, commander: 'without' },
      { do: 'go', to: 'lusitania' },
      { do: 'go', to: 'hispania' },
      HALT,
      END,
    ])
    expect(follies['march-undone']).toEqual({ occasions: 2, times: 1 })
    expect(follies['movement-wasted']).toEqual({ occasions: points, times: points - 2 })
  })

  test('an attack that no card in hand could win', () => {
    const attack = (otho: number) =>
      watch(
        bench({
          legions: { hispania: { galba: 1, otho } },
          hands: { otho: ['illness-1', 'illness-2', 'illness-3'] },
          pool: { at: 'hispania', points: 3 },
          cardsPlayed: 1,
        }),
        'galba',
        [
          { do: 'form', legions: 1, commander: 'without' },
          { do: 'attack', of: 'otho' },
        ],
      )['attack-below-10']
    expect(attack(4)).toEqual({ occasions: 1, times: 1 })
    expect(attack(1).occasions).toBe(1)
  })

  test('is hardly ever seen of who knows the game', () => {
    const options: Options = readOptions(OPTIONS, { scenario: 'short' })
    const contenders = ['centurio', 'miles', 'miles', 'miles'] as const
    const budgets = SEAT_IDS.map(() => ({ iterations: 8 }))
    const { record } = playMatch({ game, brain, options, seed: 3, contenders, budgets })
    const follies = folliesIn(nero, record)
    const share = (name: string): number => {
      const all = follies.map((of) => of[name] ?? { occasions: 0, times: 0 })
      const occasions = all.reduce((sum, folly) => sum + folly.occasions, 0)
      return all.reduce((sum, folly) => sum + folly.times, 0) / Math.max(1, occasions)
    }
    expect(share('march-undone')).toBeLessThan(0.05)
    expect(share('dominated')).toBe(0)
    expect(share('attack-below-10')).toBeLessThan(0.1)
  })
})
