import { quickChance, readOptions, type Seat, seatsIn, survey, unheard } from '@iacta/kernel'
import { describe, expect, it } from 'vitest'
import { brain } from '../bot/brain.ts'
import { OPTIONS, type Options } from '../data/table.ts'
import { cataphract as game } from '../rules/game.ts'
import type { StandingOrder } from '../rules/state.ts'
import { Bench, ordersOf, type Written } from './bench.ts'

const MI = 'byz-isaurian-mi-1'
const LC = 'per-persian-lc-1'
const CAT = 'byz-thracian-cat-1'

const near = (units: Written['units'] = {}): Bench =>
  new Bench({
    scenario: 'callinicum',
    units: { [MI]: ['1810', 0], [LC]: ['2111', 3], ...units },
    leaders: { belisarius: '1612', azarethes: '3018' },
    stack: ordersOf('belisarius'),
  })
const come = (b: Bench, unit = MI, to = '1910'): Bench =>
  b.do('first', { do: 'order', unit }).do('first', { do: 'step', to })

describe('orders given beforehand', () => {
  it('pass over who will not withdraw, within the enemy’s own action, and for the rest of that move', () => {
    const b = near().do('second', { do: 'stand', order: 'no-withdrawal' })
    expect(b.waiting).toEqual(['first'])
    come(b)
    expect([b.waiting, b.now]).toEqual([['first'], 'march'])
    b.do('second', { do: 'recall', order: 'no-withdrawal' }).do('first', { do: 'step', to: '2011' })
    expect(b.prompt('second').key).not.toBe('reaction-withdraw')
  })

  it('ask about light horse before heavy foot alone', () => {
    const b = near({ [CAT]: ['1812', 0] }).do('second', { do: 'stand', order: 'light-horse-from-heavy-foot' })
    come(b, CAT, '1912')
    expect(b.waiting).toEqual(['first'])
    b.do('first', { do: 'halt' })
    expect(come(b).prompt('second')).toMatchObject({ key: 'reaction-withdraw' })
  })

  it('may be given while one is asked, and go on at once', () => {
    const b = come(near())
    expect(b.waiting).toEqual(['second'])
    b.do('second', { do: 'stand', order: 'no-withdrawal' })
    expect(b.waiting).toEqual(['first'])
  })

  it('cover turning, fire, return fire and trumps', () => {
    const turning = (ordered: boolean): string[] => {
      const b = new Bench({
        units: { [CAT]: ['5613', 3], 'van-vandal-ln-2': ['5412', 1], 'van-vandal-ln-1': ['3702', 0] },
        leaders: { belisarius: '5513', gelimer: '3702' },
        tame: true,
        stack: ordersOf('belisarius'),
      })
      if (ordered) b.do('second', { do: 'stand', order: 'no-facing' })
      b.do('first', { do: 'order', unit: CAT }).do('first', { do: 'step', to: '5512' })
      return b.waiting as string[]
    }
    expect([turning(false), turning(true)]).toEqual([['second'], ['first']])
    const trumped = (ordered: boolean): string[] => {
      const b = new Bench({
        scenario: 'callinicum',
        units: { [CAT]: '1710', 'per-immortals-hc-1': ['3008', 3] },
        leaders: { belisarius: '1413', azarethes: '3008' },
        stack: ordersOf('belisarius'),
      })
      if (ordered) b.do('second', { do: 'stand', order: 'no-trump' })
      b.do('first', { do: 'done' }).do('first', { do: 'momentum' }, 3)
      return b.waiting as string[]
    }
    expect([trumped(false), trumped(true)]).toEqual([['second'], ['first']])
    const shot = (ordered: boolean): string[] => {
      const b = new Bench({
        units: { [CAT]: ['5612', 3], 'van-vandal-lc-1': ['5511', 0] },
        leaders: { belisarius: '5513', gelimer: '3702' },
        tame: true,
        stack: ordersOf('belisarius'),
      })
      if (ordered) b.do('second', { do: 'stand', order: 'no-return-fire' })
      b.do('first', { do: 'order', unit: CAT })
      if (b.waiting[0] === 'second') b.do('second', { do: 'decline' })
      b.do('first', { do: 'fire', at: 'van-vandal-lc-1', after: 'stay' }, 9)
      return b.waiting as string[]
    }
    expect([shot(false), shot(true)]).toEqual([['second'], ['first']])
  })

  it('show in every view, and are refused when they stand already', () => {
    const b = near().do('second', { do: 'stand', order: 'no-fire' })
    expect(JSON.stringify(game.view(b.state, 0))).toContain('no-fire')
    expect(b.why('second', { do: 'stand', order: 'no-fire' })).toBe('not-now')
    expect(b.why('first', { do: 'recall', order: 'no-fire' })).toBe('not-now')
  })
})

describe('how far a unit may go', () => {
  it('is found by the rules, with facing and price', () => {
    const { state } = near({ [CAT]: ['1612', 0] })
    const { journeys } = survey(game, game.clone(state), 0, { piece: MI, most: 4000 })
    const to = (hex: string, as: string): number | undefined =>
      journeys.find((journey) => journey.piece === MI && journey.to === hex && journey.as === as)?.price
    expect([to('1810', '0'), to('1810', '1'), to('1809', '5')]).toEqual([0, 1, 2])
    // Beyond it somebody would be asked: there the way ends.
    expect(journeys.some(({ isBinding }) => isBinding)).toBe(true)
  })
})

describe('what orders spare', () => {
  /** What is asked of whoever does not act, and what an order can decline. */
  const QUESTIONS = ['reaction-withdraw', 'reaction-turn', 'reaction-fire', 'return-fire', 'counter']
  const USUAL: readonly StandingOrder[] = ['light-horse-from-heavy-foot', 'no-facing', 'no-trump']

  /** How many such questions the computer is put in the first turn of Dara, both armies having ordered so beforehand. */
  function questions(seed: number, orders: readonly StandingOrder[]): number {
    const [dice, straying] = [quickChance(seed), quickChance(seed + 1000)]
    const play = unheard(dice)
    const s = game.start(readOptions(OPTIONS, { scenario: 'dara' }) as Options, play)
    let count = 0
    for (let ordered = false; s.turn < 2 && !game.outcome(s); ) {
      if (!ordered && s.turn === 1) {
        for (const seat of [0, 1] as Seat[])
          for (const order of orders) game.orders?.play(s, seat, { do: 'stand', order }, play)
        ordered = true
      }
      const [seat] = seatsIn(game.waiting(s))
      if (QUESTIONS.includes(game.prompt(s, seat).key)) count++
      for (const action of brain.plan(s, seat, straying, 0)) {
        if (game.outcome(s) || seatsIn(game.waiting(s))[0] !== seat || game.refusal(s, seat, action)) break
        game.play(s, seat, action, play)
      }
    }
    return count
  }

  it('is most of what the other’s moves ask in a turn', () => {
    const sum = (orders: readonly StandingOrder[]): number => [1, 2].reduce((n, seed) => n + questions(seed, orders), 0)
    const [asked, left] = [sum([]), sum(USUAL)]
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(asked / 2)
  })
})
