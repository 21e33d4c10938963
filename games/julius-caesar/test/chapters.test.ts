import { readFileSync } from 'node:fs'
import { readRecord, replay } from '@iacta/kernel'
import { expect, test } from 'vitest'
import { chapter } from '../board/chapters.ts'
import { juliusCaesar as game } from '../rules/game.ts'

const file = new URL('./golden/most-points.year-5.caesar.record.json', import.meta.url)
const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
const lines = [...replay(game, record)].flatMap(({ happenings }) => happenings)
const begins = lines.map(chapter)

test('five Years of five turns and a Winter are so many chapters of the log', () => {
  expect(begins.filter((kind) => kind === 'year')).toHaveLength(5)
  expect(begins.filter((kind) => kind === 'turn')).toHaveLength(5 * (5 + 1))
})

test('every battle is a chapter, and fire stands in none but battles', () => {
  expect(begins.filter((kind) => kind === 'battle')).toHaveLength(
    lines.filter(({ key }) => key === 'battle-begins').length,
  )
  for (const [i, { key }] of lines.entries())
    if (key === 'fired') expect(begins.slice(0, i).findLast((kind) => kind !== null)).toBe('battle')
})
