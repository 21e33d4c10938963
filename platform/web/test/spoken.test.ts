import { expect, test } from 'vitest'
import { shifted } from '../src/board/parts/shifts.ts'

const shift = (by: number) => ({ by, why: '' })

test('shifts lead from column to column, and all of them count before an end of the table cuts them', () => {
  expect(shifted(5, [], 13)).toEqual({ at: 5, isCut: false })
  expect(shifted(5, [shift(2), shift(-1)], 13)).toEqual({ at: 6, isCut: false })
  expect(shifted(11, [shift(4), shift(-3)], 13)).toEqual({ at: 12, isCut: false })
  expect(shifted(11, [shift(4)], 13)).toEqual({ at: 12, isCut: true })
  expect(shifted(1, [shift(-3)], 13)).toEqual({ at: 0, isCut: true })
})
