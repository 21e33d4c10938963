import { expect, test } from 'vitest'
import type { Chapter, LogLine } from '../src/board/index.ts'
import { chaptersAround, chaptersCome, chaptersOf, type LogChapter } from '../src/table/log-tree.ts'

const CHAPTERS: Readonly<Record<string, Chapter>> = { Y: 'year', T: 'turn', B: 'battle' }
const chapter = ({ key }: LogLine): Chapter | null => CHAPTERS[key] ?? null
const lines = (keys: string): readonly LogLine[] => [...keys].map((key) => ({ key, params: {} }))

/** `Y(.T(.))`: what stands in what. */
const shape = (parts: readonly (LogChapter | number)[], all: readonly LogLine[]): string =>
  parts
    .map((part) =>
      typeof part === 'number' ? all[part].key : `${all[part.begins].key}(${shape(part.parts, all)})${part.ends}`,
    )
    .join('')

const folded = (keys: string): string => shape(chaptersOf(lines(keys), { chapter }), lines(keys))

test('a year holds turns, a turn holds battles, and each ends where the next begins', () => {
  expect(folded('..Y.T.B..B.T.Y.T')).toBe('..Y(.T(.B(..)9B(.)11)11T(.)13)13Y(.T()16)16')
})

test('a battle outside a turn stands in the year', () => {
  expect(folded('Y.B.T.')).toBe('Y(.B(.)4T(.)6)6')
})

test('without chapters the lines stand by themselves', () => {
  expect(chaptersOf(lines('YTB'), {})).toEqual([0, 1, 2])
  expect(chaptersOf([], { chapter })).toEqual([])
})

test('a line is found in its chapters, a heading in its own', () => {
  const parts = chaptersOf(lines('.Y.T.B.'), { chapter })
  const around = (line: number): readonly number[] => chaptersAround(parts, line).map(({ begins }) => begins)
  expect(around(0)).toEqual([])
  expect(around(1)).toEqual([1])
  expect(around(4)).toEqual([1, 3])
  expect(around(6)).toEqual([1, 3, 5])
  expect(around(99)).toEqual([])
})

test('a battle ends with the first line that is not of it, which stands in the turn', () => {
  const inBattle = ({ key }: LogLine): boolean => key === '*'
  const told = lines('YTB**..B*.T.')
  expect(shape(chaptersOf(told, { chapter, inBattle }), told)).toBe('Y(T(B(**)5..B(*)9.)10T(.)12)12')
})

test('what came at once is open, though something else has begun since', () => {
  const come = (keys: string, from: number): string =>
    chaptersCome(chaptersOf(lines(keys), { chapter }), from, keys.length)
      .map(({ begins }) => `${keys[begins]}${begins}`)
      .join(' ')
  expect(come('YT.T.', 4)).toBe('Y0 T3')
  expect(come('YT.T.T.', 3)).toBe('Y0 T3 T5')
  expect(come('YT.T..YT.', 8)).toBe('Y0 T3 Y6 T7')
  expect(come('YT.T..YT.T.', 10)).toBe('Y6 T9')
})
