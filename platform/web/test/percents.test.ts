import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholePercents } from '../src/frame/percents.ts'

test('parts of a whole add up to a hundred percent, none further off than one', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(wholePercents([0, 0])).toEqual([0, 0])
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3, 2])).toEqual([11, 11, 11, 67])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 8 }), (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0)
      const percents = wholePercents(parts)
      expect(percents.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : 100)
      for (const [i, part] of parts.entries())
        expect(Math.abs(percents[i] - (whole === 0 ? 0 : (100 * part) / whole))).toBeLessThan(1)
    }),
  )
})
