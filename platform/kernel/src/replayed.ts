import { recordedChance } from './chance.ts'
import { Fault } from './fault.ts'
import type { Game } from './game.ts'
import { readOptions } from './options.ts'
import { type GameRecord, inShort, replayTo } from './record.ts'
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
  const table = new Table(game, readOptions(game.options, record.options) as Options, record.table, {
    of: (sequence) => recordedChance(draws[sequence] ?? []),
    commitment: record.commitment,
    contributions: record.contributions,
    secret: () => record.secret,
  })
  for (const [i, { seat, action, joined }] of record.actions.entries()) {
    const { refusal } = table.act(table.seats.indexOf(seat), game.readAction(action), undefined, joined)
    if (refusal) throw new Fault(`the record breaks at action ${i + 1}: ${inShort(refusal)}`)
  }
  if (record.concluded && record.outcome) table.conclude(record.outcome)
  return table
}
