import {
  type GameRecord,
  type Outcome,
  RECORD_FORMAT,
  type RecordedAction,
  recording,
  sealedChance,
} from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { GAMES } from '@iacta/registry'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { LiveTable, SeatRow } from '../live.ts'
import type { Schema } from '../store/schema.ts'

/** Tables whose rules are those of another edition than ours. They rest, as they are, until somebody ends them. */

/** Whether a table is played by the rules of now: whatever is done at tables unasked is done at those. */
export const isOfOurEdition = (where: ExpressionBuilder<Schema, 'tables'>) =>
  where.or(
    GAMES.map(({ game }) =>
      where.and([where('tables.game', '=', game.id), where('tables.edition', '=', game.edition)]),
    ),
  )

/** The record of such a table, put together from what is kept, without playing it. */
export async function frozenRecord(db: Kysely<Schema>, live: LiveTable): Promise<GameRecord> {
  const { row, seats, seatIds } = live
  const events = await db.selectFrom('events').selectAll().where('table_id', '=', live.id).orderBy('seq').execute()
  const [first] = events
  const imported = first?.kind === 'import' ? (JSON.parse(first.body) as GameRecord) : null
  const done: { readonly seat: number; readonly seq: number; readonly entry: RecordedAction }[] = []
  for (const { kind, seat, seq, body, draws } of events)
    if (kind === 'act') {
      const entry = { seat: seatIds[seat], action: JSON.parse(body) as unknown }
      done.push({ seat, seq, entry: draws === null ? entry : { ...entry, draws: JSON.parse(draws) as number[] } })
    } else if (kind === 'undo')
      done.splice(
        done.findLastIndex((act) => act.seat === seat),
        1,
      )
  const before = imported?.actions ?? []
  const isOver = row.status === 'over'
  // What was done last and sealed has the time of the row; what came after it can still be taken back.
  const lastSealed = events.findLast(({ at }) => at === row.updated_at)?.seq ?? 0
  const sealed = isOver
    ? done.slice(0, Math.max(0, row.actions - before.length))
    : done.filter(({ seq }) => seq <= lastSealed)
  return {
    format: RECORD_FORMAT,
    game: row.game,
    edition: row.edition,
    table: imported?.outcome ? imported.table : live.id,
    options: live.options,
    ...(imported ? sealOf(imported) : { commitment: row.commitment, contributions: seats.map(contributionOf) }),
    secret: imported ? imported.outcome && imported.secret : isOver ? row.secret : null,
    setup: imported?.setup ?? (row.setup === null ? setupAgain(live) : (JSON.parse(row.setup) as number[])),
    actions: [...before, ...sealed.map(({ entry }) => entry)],
    outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
    concluded: row.concluded === 1,
  }
}

/** A finished record keeps its seal; of one that was played on here no one seal vouches for the whole. */
const sealOf = ({ outcome, commitment, contributions }: GameRecord) =>
  outcome ? { commitment, contributions } : { commitment: null, contributions: [] }

const contributionOf = ({ contribution }: SeatRow): string => contribution

/**
 * The draws of a set-up that was not written down: those of its seal, as long as the set-up has stayed the same. Where it
 * has not, whoever verifies the record is told.
 */
function setupAgain({ pack, options, row, seats, id }: LiveTable): readonly number[] {
  const seal = { table: id, secret: row.secret, contributions: seats.map(contributionOf) }
  const chance = recording(sealedChance(seal, 0, nodeDigest))
  try {
    pack.game.start(options, { chance, tell() {}, seal() {} })
  } catch {
    return []
  }
  return chance.draws
}
