import { expect, test } from 'vitest'
import { seaOdds } from '../board/odds.ts'
import { powerFacts, powerNamed } from '../rules/printed.ts'

const byzantine = powerNamed('byzantine')
const vandals = powerNamed('vandals')

test('a battle at sea between equals: half the die, rounded up, decides (8.32)', () => {
  const odds = seaOdds({ power: byzantine, sp: 1 }, { power: byzantine, sp: 1 })
  expect(odds.win).toBeCloseTo(0.39)
  expect(odds.draw).toBeCloseTo(0.22)
  expect(odds.lose).toBeCloseTo(0.39)
  expect(odds.attackLoss).toBeCloseTo(0.61)
  expect(odds.defenceLoss).toBeCloseTo(0.61)
})

test('three ships against one: two more on the die, and only who has another ship to lose may lose one as winner', () => {
  const odds = seaOdds({ power: byzantine, sp: 3 }, { power: byzantine, sp: 1 })
  expect(odds.win).toBeCloseTo(0.77)
  expect(odds.draw).toBeCloseTo(0.12)
  expect(odds.lose).toBeCloseTo(0.11)
  expect(odds.attackLoss).toBeCloseTo(0.615)
  expect(odds.defenceLoss).toBeCloseTo(0.89)
})

test('what one side wins the other loses, and seamanship tells', () => {
  const one = { power: byzantine, sp: 2 }
  const other = { power: vandals, sp: 2 }
  const [ours, theirs] = [seaOdds(one, other), seaOdds(other, one)]
  expect(ours.win).toBeCloseTo(theirs.lose)
  expect(ours.attackLoss).toBeCloseTo(theirs.defenceLoss)
  const better = (powerFacts(byzantine).seamanship ?? 0) - (powerFacts(vandals).seamanship ?? 0)
  expect(Math.sign(Math.round((ours.win - ours.lose) * 100))).toBe(Math.sign(better))
})
