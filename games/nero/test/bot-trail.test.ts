import { type Happening, type Knowledge, quickChance, readOptions, seatsIn, seededSource, Table } from '@iacta/kernel'
import { describe, expect, test } from 'vitest'
import { LEVELS, Opponent } from '../../../platform/bots/src/index.ts'
import { brain } from '../bot/brain.ts'
import { EVERYBODY, Field } from '../bot/field.ts'
import { reluctance, trailOf } from '../bot/trail.ts'
import { waysFrom } from '../bot/ways.ts'
import { OPTIONS } from '../data/table.ts'
import { nero as game } from '../rules/game.ts'
import { ALL_PLACES, type Place, place, SEAT_IDS } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'

const options = readOptions(OPTIONS, { scenario: 'short' })
const everybody = 0xffff
const marched = (seat: string, from: string, to: string): Happening => ({
  key: 'marched',
  params: { seat, legions: 1, commander: false, from, to, cost: 1, left: 0 },
  to: everybody,
})
const begins = (seat: string): Happening => ({ key: 'hand-begins', params: { seat, last: false }, to: everybody })

describe('who has marched', () => {
  const table = new Table(game, options, 'trail', seededSource(3))
  const known = (heard: readonly Happening[]): Knowledge<View> => ({ ...table.knowledge(0), heard })
  const ways = () => waysFrom(new Field(table.truth(), EVERYBODY), 0, place('raetia'), 8, 0)
  const loath = (heard: readonly Happening[], to: Place) =>
    reluctance(trailOf(known(heard)), 0, ways(), place('raetia'), to)
  const NORICUM = place('noricum')

  test('is loath to go back in the same hand and the next, and to go on through where he came from', () => {
    const hand = [begins('galba'), marched('galba', 'noricum', 'raetia')]
    expect(loath(hand, NORICUM)).toBeGreaterThan(0)
    expect(loath([...hand, begins('otho'), begins('galba')], NORICUM)).toBeGreaterThan(0)
    const beyond = ALL_PLACES.filter((p) => ways().before[p] === NORICUM)
    expect(beyond.length).toBeGreaterThan(0)
    for (const p of beyond) expect(loath(hand, p)).toBeGreaterThan(0)
  })

  test('has forgotten it two hands later, and never minds what others did, or his own way on', () => {
    const hand = [begins('galba'), marched('galba', 'noricum', 'raetia')]
    expect(loath([...hand, begins('galba'), begins('galba')], NORICUM)).toBe(0)
    expect(loath([begins('otho'), marched('otho', 'noricum', 'raetia')], NORICUM)).toBe(0)
    expect(loath([begins('galba'), marched('galba', 'raetia', 'noricum')], NORICUM)).toBe(0)
    expect(reluctance(null, 0, ways(), place('raetia'), NORICUM)).toBe(0)
  })
})

test('among soldiers fewer than one march of twenty undoes one of the same or the last hand', () => {
  const table = new Table(game, options, 'undone', seededSource(1))
  const players = SEAT_IDS.map(() => new Opponent(game, brain, LEVELS.miles))
  const chance = quickChance(1)
  for (let [seat] = seatsIn(table.asked()); seat !== undefined; [seat] = seatsIn(table.asked()))
    table.act(seat, players[seat].decide(table.knowledge(seat), { seed: chance.pick(1e9) }).action)
  let [marches, undone] = [0, 0]
  /** By seat: the steps of this hand, and of the last. */
  const hands = new Map<unknown, string[][]>()
  for (const { key, params } of table.knowledge(0).heard) {
    const steps = hands.get(params.seat) ?? []
    if (key === 'hand-begins') hands.set(params.seat, [[], ...steps.slice(0, 1)])
    if (key !== 'marched') continue
    marches++
    if (steps.some((hand) => hand.includes(`${params.to} ${params.from}`))) undone++
    steps[0]?.push(`${params.from} ${params.to}`)
  }
  expect(marches).toBeGreaterThan(50)
  expect(undone / marches).toBeLessThan(0.05)
})
