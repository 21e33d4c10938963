import { readdirSync, readFileSync } from 'node:fs'
import { type Game, type GameRecord, type Outcome, readRecord, replayTo, verify } from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { describe, expect, test } from 'vitest'

const ENDING = '.record.json'

/**
 * Finished games that are kept, one for every way to end: each replays to the end it is named for, and its dice come from
 * its secret. `nameOf` is how a record of such an end is called.
 */
export function goldenRecords<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  folder: URL,
  endings: readonly string[],
  nameOf: (outcome: Outcome) => string,
): ReadonlyMap<string, GameRecord> {
  const files = readdirSync(folder).filter((name) => name.endsWith(ENDING))
  const records = new Map(
    files.map((file) => [
      file.slice(0, -ENDING.length),
      readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    ]),
  )
  test('there is a golden record for every way a game can end', () => {
    expect([...records.keys()].sort()).toEqual([...endings].sort())
  })
  describe.each([...records])('%s', (name, record) => {
    test('replays to the end it is named for', () => {
      const end = game.outcome(replayTo(game, record).state)
      expect(end).toEqual(record.outcome)
      expect(end && nameOf(end)).toBe(name)
    })

    test('its dice come from its secret', () => {
      expect(verify(game, record, nodeDigest)).toMatchObject({ ok: true, actions: record.actions.length })
    })
  })
  return records
}
