import { describe, expect, test } from 'vitest'
import { eloOf, rateOf } from '../src/statistics.ts'

describe('a rate and its interval', () => {
  test('is Wilson’s, as in the textbooks', () => {
    const { rate, low, high } = rateOf(70, 0, 100)
    expect(rate).toBeCloseTo(0.7, 10)
    expect(low).toBeCloseTo(0.6042, 4)
    expect(high).toBeCloseTo(0.7811, 4)
  })

  test('stays between 0 and 1 and keeps some doubt where one side won everything', () => {
    const all = rateOf(20, 0, 20)
    expect(all.rate).toBe(1)
    expect(all.high).toBe(1)
    expect(all.low).toBeCloseTo(0.8389, 4)
    expect(rateOf(0, 0, 20).low).toBe(0)
  })

  test('counts a draw as half a win for each', () => {
    expect(rateOf(3, 4, 10).rate).toBe(0.5)
    expect(rateOf(0, 10, 10)).toEqual(rateOf(5, 0, 10))
  })

  test('grows narrower with more games, and is everything without any', () => {
    const width = (games: number): number => rateOf(games / 2, 0, games).high - rateOf(games / 2, 0, games).low
    expect(width(400)).toBeLessThan(width(100) / 1.9)
    expect(rateOf(0, 0, 0)).toEqual({ rate: 0.5, low: 0, high: 1 })
  })
})

describe('an Elo difference', () => {
  test.each([
    [0.5, 0],
    [0.64, 100],
    [0.76, 200],
    [0.9091, 400],
  ])('of a rate of %d is about %d', (rate, elo) => expect(Math.abs(eloOf(rate) - elo)).toBeLessThan(1))

  test('is the same both ways, and beyond measure where nothing was lost', () => {
    expect(eloOf(0.3)).toBeCloseTo(-eloOf(0.7), 9)
    expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY)
    expect(eloOf(0)).toBe(Number.NEGATIVE_INFINITY)
  })
})
