import { recordedChance } from './chance.ts'
import type { Game } from './game.ts'
import { readOptions } from './options.ts'
import type { GameRecord } from './record.ts'
import { replayTo } from './replay.ts'
import { Table } from './table.ts'

/**
 * The table at which a record was played, as it stood in the end: to ask what each seat saw. Throws a `Fault` where the
 * record breaks. Nothing can be played at it that needs chance.
 */
export function tableOf<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  record: GameRecord,
): Table<State, Action, View, Options> {
  replayTo(game, record)
  const draws = [record.setup, ...record.actions.map((entry) => entry.draws ?? [])]
  const options = readOptions(game.options, record.options) as Options
  const source = {
    of: (sequence: number) => recordedChance(draws[sequence] ?? []),
    commitment: record.commitment,
    contributions: record.contributions,
    secret: () => record.secret,
  }
  const table = new Table(game, options, record.table, source, record.begins)
  for (const entry of record.actions) table.actAsRecorded(entry)
  if (record.concluded && record.outcome) table.conclude(record.outcome)
  return table
}
