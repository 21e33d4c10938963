import { readdirSync, readFileSync } from 'node:fs'
import { readRecord, replayTo, verify } from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { describe, expect, test } from 'vitest'
import { nero as game } from '../rules/game.ts'
import { WAYS } from '../rules/victory.ts'

const folder = new URL('./golden/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.record.json'))
const nameOf = (file: string): string => file.replace('.record.json', '')

test('there is a golden record for every way a game can be won', () => {
  expect(files.map(nameOf).sort()).toEqual([...WAYS].sort())
})

describe.each(files)('%s', (file) => {
  const record = readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))

  test('replays to the end it is named for', () => {
    const end = game.outcome(replayTo(game, record).state)
    expect(end).toEqual(record.outcome)
    expect(end?.way).toBe(nameOf(file))
    expect((end?.winners.length ?? 0) > 1).toBe(nameOf(file) === 'shared')
  })

  test('its chance comes from its secret', () => {
    expect(verify(game, record, nodeDigest)).toMatchObject({ ok: true, actions: record.actions.length })
  })
})
