import { describe, expect, test } from 'vitest'
import { latest, newsBetween } from '../src/table/text-news.ts'

const line = (key: string, n = 0) => ({ key, params: { n } })

describe('what is news in a log', () => {
  test('is what was added, though lines that can be taken back are told anew', () => {
    const before = [line('a'), line('b', 1)]
    expect(newsBetween(before, [before[0], line('b', 1), line('c')])).toEqual({
      lines: [line('c')],
      isTakenBack: false,
    })
    expect(newsBetween(before, before)).toEqual({ lines: [], isTakenBack: false })
    expect(newsBetween([], before)).toEqual({ lines: before, isTakenBack: false })
  })

  test('is that something was taken back, and what was done instead', () => {
    const before = [line('a'), line('b', 1)]
    expect(newsBetween(before, [before[0]])).toEqual({ lines: [], isTakenBack: true })
    expect(newsBetween(before, [before[0], line('b', 2)])).toEqual({ lines: [line('b', 2)], isTakenBack: true })
  })

  test('is heard from its end', () => {
    expect(latest([1, 2, 3, 4], 3)).toEqual({ left: 1, lines: [2, 3, 4] })
    expect(latest([1, 2], 3)).toEqual({ left: 0, lines: [1, 2] })
  })
})
