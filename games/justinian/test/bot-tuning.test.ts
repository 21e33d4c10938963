import { quickChance, Temper } from '@iacta/kernel'
import { expect, test } from 'vitest'
import { playedQuickly } from '../../../platform/bots/src/training/index.ts'
import { brain } from '../bot/brain.ts'
import { credits } from '../bot/credits.ts'
import { Force } from '../bot/force.ts'
import { Outlook } from '../bot/outlook.ts'
import { TEMPER } from '../bot/temper.ts'
import { TUNED } from '../bot/tuned.ts'
import { MOST, PLAIN_NUMBERS, tuningOf } from '../bot/tuning.ts'
import { justinian as game } from '../rules/game.ts'
import { armyNamed, BYZANTINE } from '../rules/printed.ts'
import { Bench } from './bench.ts'

const { tunable } = brain
if (!tunable) throw new Error('the brain has numbers')

test('a game that is over is credited to both, the more to the Byzantine the fewer provinces he misses', () => {
  const missing = (...marked: readonly string[]) =>
    credits(new Bench({ control: Object.fromEntries(marked.map((at) => [at, 'ostrogoths'])) }).state)
  const [none, one, two] = [missing(), missing('campania'), missing('campania', 'flaminia')]
  for (const both of [none, one, two]) expect(both[0] + both[1]).toBeCloseTo(1, 9)
  expect(none).toEqual([1, 0])
  expect([one[0] < none[0], two[0] < one[0]]).toEqual([true, true])
})

test('numbers that are not found by play are as they were set by hand, and limits are above them', () => {
  expect(tuningOf({ decay: 0.8 })).toMatchObject({ decay: 0.8, nearby: PLAIN_NUMBERS.nearby })
  for (const [name, most] of Object.entries(MOST)) expect(most).toBeGreaterThan(PLAIN_NUMBERS[name])
  for (const of of TUNED.seats) for (const name of Object.keys(of)) expect(PLAIN_NUMBERS).toHaveProperty([name])
})

test('a brain by other numbers plays otherwise, to the end', () => {
  const played = (numbers: Record<string, number>) => playedQuickly(game, tunable, {}, [numbers, {}], 1)
  expect(played({ fieldSp: 3, attacked: 1 })).not.toEqual(played({}))
}, 60_000)

test('what there is has an end even where it grows with the way to it', () => {
  const { state } = new Bench({
    turn: 3,
    place: { illyricum: 'venetia-et-histria', totila: 'flaminia' },
    own: { illyricum: 20, totila: 12 },
    magister: { illyricum: 'sittas' },
    control: { 'venetia-et-histria': 'ostrogoths', flaminia: 'ostrogoths' },
  })
  const temper = new Temper(quickChance(1), 0, null, TEMPER)
  const outlook = new Outlook(state, BYZANTINE, temper, tuningOf({ decay: 1.05 }))
  expect(Number.isFinite(new Force(outlook, armyNamed('illyricum')).reach)).toBe(true)
})
