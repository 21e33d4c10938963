import { readdirSync, readFileSync } from 'node:fs'
import { includes, readRecord, replay } from '@iacta/kernel'
import { portionsOf } from '@iacta/web/following'
import { expect, test } from 'vitest'
import { beat } from '../board/beats.ts'
import { nero as game } from '../rules/game.ts'

const folder = new URL('./golden/', import.meta.url)
const [first] = readdirSync(folder).filter((name) => name.endsWith('.record.json'))
const record = readRecord(JSON.parse(readFileSync(new URL(first, folder), 'utf8')))
const lines = [...replay(game, record)].flatMap(({ happenings }) => happenings.filter(({ to }) => includes(to, 0)))
const portions = portionsOf(lines, 0, beat)

test('hands, marches, cards and battles are followed one after the other, without a gap', () => {
  expect(portions.at(-1)?.to).toBe(lines.length)
  const keys = (key: string) => lines.filter((line) => line.key === key).length
  const kinds = (kind: string) => portions.filter(({ is }) => is === kind).length
  expect(kinds('turn')).toBe(keys('hand-begins') + keys('turn-begins'))
  expect(kinds('cards')).toBe(keys('announced'))
  expect(kinds('battle')).toBe(keys('attacked'))
  expect(kinds('march')).toBeGreaterThan(5)
})

test('a battle’s end and all that came of it are one portion', () => {
  for (const { from, to, is } of portions) {
    const told = lines.slice(from, to).map(({ key }) => key)
    if (told.includes('won') || told.includes('battle-point')) expect([is, told[0]]).toEqual(['result', 'fought'])
  }
})
