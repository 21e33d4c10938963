import type { Explanation, Params } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { brain } from '../bot/brain.ts'
import type { Explanations } from '../bot/reasons.ts'
import type { Action } from '../rules/action.ts'
import { FACTS } from '../rules/printed.ts'
import { reasons as en } from '../text/explain.en.ts'
import { reasons as it } from '../text/explain.it.ts'
import { Bench, ordersOf } from './bench.ts'

const CAT = 'byz-thracian-cat-5'
const LN = 'van-vandal-ln-9'
const LC = 'van-vandal-lc-3'
const BELISARIUS = { leader: 'belisarius' }

/** Something of everything that a computer may give as its reason. */
const SAMPLES: { readonly [Key in keyof Explanations]: Explanations[Key] } = {
  bid: {},
  side: {},
  'set-up': {},
  hide: {},
  activate: BELISARIUS,
  'stay-back': BELISARIUS,
  wait: BELISARIUS,
  trump: BELISARIUS,
  momentum: BELISARIUS,
  rest: BELISARIUS,
  roll: BELISARIUS,
  'line-charge': { leader: 'belisarius', units: 10 },
  'line-advance': { leader: 'belisarius', units: 1 },
  recover: { unit: CAT },
  rally: { unit: CAT },
  lead: BELISARIUS,
  replace: BELISARIUS,
  enough: BELISARIUS,
  charge: { unit: CAT, on: LN },
  flank: { unit: CAT, on: LN },
  chase: { unit: CAT, on: LN },
  shoot: { unit: CAT, at: LN },
  harass: { unit: LC, at: CAT },
  advance: { unit: CAT },
  retire: { unit: CAT },
  face: { unit: CAT },
  halt: { unit: CAT },
  deploy: { unit: 'byz-numeri-mi-1' },
  shock: { unit: CAT, on: LN },
  aim: { unit: CAT, on: LN },
  'no-shock': {},
  count: { unit: CAT },
  withdraw: { unit: LC, mover: CAT },
  feign: { unit: LC, mover: CAT },
  stand: { unit: LN, mover: CAT },
  turn: { unit: LN, mover: CAT },
  'keep-facing': { unit: LN, mover: CAT },
  'fire-back': { unit: CAT, at: LN },
  wall: { unit: 'byz-numeri-mi-1' },
  'no-wall': { unit: 'byz-numeri-mi-1' },
  'let-be': BELISARIUS,
  escape: BELISARIUS,
  flee: { unit: LN },
  only: {},
}

const NAMES: Readonly<Record<string, readonly [english: string, italian: string]>> = {
  [CAT]: ['Thracian Cat 5', 'Cat Trac'],
  [LN]: ['Vandal LN 9', 'LN Vandala 9'],
  [LC]: ['Vandal LC 3', 'LC Vandala 3'],
  belisarius: ['Belisarius', 'Belisario'],
}

describe('the reasons of the computer', () => {
  test.each(Object.entries(SAMPLES))(
    '%s is a sentence of its own in both languages, with the names it is about',
    (key, about) => {
      const params: Params = { ...about }
      for (const how of ['why', 'advice'] as const) {
        const said = [en[how]({ key, params }), it[how]({ key, params })]
        expect(said[0]).not.toBe(said[1])
        for (const [i, sentence] of said.entries()) {
          expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
          for (const value of Object.values(params)) {
            const name = NAMES[String(value)]
            if (name) expect(sentence.toLowerCase()).toContain(name[i].toLowerCase())
          }
        }
      }
    },
  )

  const { grid, hex } = FACTS.of('tricameron')
  const enemyAt = '4512'
  const beside = grid.neighbour(hex(enemyAt), 1)
  const from = grid.neighbour(beside as ReturnType<typeof hex>, 1)
  const back = grid.neighbour(from as ReturnType<typeof hex>, 1)
  const name = (at: number): string => grid.name(at as ReturnType<typeof hex>)

  /** A Cataphract two hexes from a Vandal who faces some way, and leads its own into the gap or elsewhere. */
  const explained = (facing: number, plan: readonly Action[], more: object = {}): Explanation => {
    const { state } = new Bench({
      units: { [CAT]: [name(from), 3], [LN]: [enemyAt, facing] },
      leaders: { belisarius: name(back) },
      stack: ordersOf('belisarius'),
      ...more,
    })
    return brain.explain(state, 0, plan)
  }
  const charge: readonly Action[] = [{ do: 'order', unit: CAT }, { do: 'step', to: name(beside) }, { do: 'halt' }]

  test('a charge at the front is told as one, and one at the rear as that', () => {
    expect(explained(0, charge)).toEqual({ key: 'charge', params: { unit: CAT, on: LN } })
    expect(explained(3, charge)).toEqual({ key: 'flank', params: { unit: CAT, on: LN } })
    expect(explained(3, charge, { marks: { [LN]: ['routed'] } })).toEqual({
      key: 'chase',
      params: { unit: CAT, on: LN },
    })
  })

  test('who turns on the spot, shoots, or is done with orders says so', () => {
    expect(
      explained(0, [
        { do: 'order', unit: CAT },
        { do: 'turn', by: 'left' },
      ]).key,
    ).toBe('face')
    expect(
      explained(0, [
        { do: 'order', unit: CAT },
        { do: 'fire', at: LN, after: 'stay' },
      ]),
    ).toEqual({
      key: 'shoot',
      params: { unit: CAT, at: LN },
    })
    expect(explained(0, [{ do: 'done' }])).toEqual({ key: 'enough', params: { leader: 'belisarius' } })
  })
})
