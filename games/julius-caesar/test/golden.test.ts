import { readdirSync, readFileSync } from 'node:fs'
import { readRecord, replayTo, verify } from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { describe, expect, test } from 'vitest'
import { juliusCaesar as game } from '../rules/game.ts'

const folder = new URL('./golden/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.record.json'))
const nameOf = (file: string): string => file.replace('.record.json', '')

/** 1.2: every way a game can end. */
const ENDINGS = [
  ...[1, 2, 3, 4, 5].flatMap((year) => [`ten-points.year-${year}.caesar`, `ten-points.year-${year}.pompeius`]),
  'most-points.year-5.caesar',
  'most-points.year-5.pompeius',
  'roma.year-5.caesar',
  'roma.year-5.pompeius',
  'draw.year-5',
]

test('there is a golden record for every way a game can end', () => {
  expect(files.map(nameOf).sort()).toEqual([...ENDINGS].sort())
})

describe.each(files)('%s', (file) => {
  const record = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  const [way, year, winner] = nameOf(file).split('.')

  test('replays to the end it is named for', () => {
    const end = game.outcome(replayTo(game, record).state)
    expect(end).toEqual(record.outcome)
    expect(end?.way).toBe(way)
    expect(`year-${end?.params.year}`).toBe(year)
    expect(end?.winners).toEqual(winner === undefined ? [] : [winner === 'caesar' ? 0 : 1])
  })

  test('its dice come from its secret', () => {
    expect(verify(game, record, nodeDigest)).toMatchObject({ ok: true, actions: record.actions.length })
  })
})
