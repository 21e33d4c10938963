import { readFileSync } from 'node:fs'
import { readRecord, replay } from '@iacta/kernel'
import { expect, test } from 'vitest'
import { chapter, inBattle } from '../board/chapters.ts'
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

test('no command, levy or event stands in the battle before it, and everything from its first Round to its end does', () => {
  const within = (i: number): boolean => {
    const last = lines.slice(0, i + 1).findLastIndex((line) => chapter(line) === 'battle')
    return last >= 0 && lines.slice(last + 1, i + 1).every(inBattle)
  }
  const COMMANDS = ['moved', 'shipped', 'levied', 'raised', 'attacked', 'winter-begins', 'turn-begins', 'dealt']
  const OF_BATTLE = ['round-begins', 'fired', 'hit', 'battle-won', 'reserves-arrive']
  let battles = 0
  for (const [i, { key }] of lines.entries()) {
    if (COMMANDS.includes(key)) expect(within(i), `line ${i}: ${key}`).toBe(false)
    // Vulcan's hits are of no battle.
    const struck = lines.slice(0, i).findLast((line) => line.key === 'vulcan-struck' || chapter(line) === 'battle')
    if (OF_BATTLE.includes(key) && struck?.key !== 'vulcan-struck') expect(within(i), `line ${i}: ${key}`).toBe(true)
    if (key === 'battle-won') battles++
  }
  expect(battles).toBeGreaterThan(3)
})
