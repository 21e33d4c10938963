import { readFileSync } from 'node:fs'
import { includes, readRecord, replay } from '@iacta/kernel'
import { lastWays } from '@iacta/web/board'
import { portionsOf } from '@iacta/web/following'
import { expect, test } from 'vitest'
import { beat } from '../board/beats.ts'
import { juliusCaesar as game } from '../rules/game.ts'

const file = new URL('./golden/most-points.year-5.caesar.record.json', import.meta.url)
const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
/** As Caesar was told of it. */
const lines = [...replay(game, record)].flatMap(({ happenings }) => happenings.filter(({ to }) => includes(to, 0)))
const portions = portionsOf(lines, 0, beat)

test('a whole game is cut without a gap, each throw and each battle’s end by itself', () => {
  expect(portions[0].from).toBe(0)
  expect(portions.at(-1)?.to).toBe(lines.length)
  for (const [i, { from }] of portions.entries()) if (i > 0) expect(from).toBe(portions[i - 1].to)
  const keys = (key: string) => lines.filter((line) => line.key === key).length
  const kinds = (kind: string) => portions.filter(({ is }) => is === kind).length
  expect(kinds('dice')).toBe(keys('fired'))
  expect(kinds('cards')).toBe(keys('revealed'))
  expect(kinds('battle')).toBe(keys('battle-begins'))
})

test('a march is one side’s, and all of its blocks set out from one place or go on', () => {
  const marches = portions.filter(({ is }) => is === 'march')
  expect(marches.length).toBeGreaterThan(20)
  for (const { from, to, by } of marches) {
    const ways = lines.slice(from, to).flatMap((line) => beat(line)?.way ?? [])
    const seen = new Set([ways[0].places[0]])
    expect(by).not.toBeNull()
    for (const { places } of ways) {
      expect(seen).toContain(places[0])
      for (const place of places) seen.add(place)
    }
  }
})

test('at every moment the marks on the map are the enemy’s last ways', () => {
  let most = 0
  for (let at = 0; at <= lines.length; at += 7) {
    const ways = lastWays(lines.slice(0, at), beat, 'caesar')
    most = Math.max(most, ways.length)
    for (const { by, places } of ways) {
      expect(by).toBe('pompeius')
      expect(places.length).toBeGreaterThan(1)
    }
  }
  expect(most).toBeGreaterThan(2)
  expect(most).toBeLessThan(20)
})
