import {
  type GameRecord,
  type Interrupted,
  type Outcome,
  RECORD_FORMAT,
  type RecordEntry,
  recording,
  SPECTATOR,
  sealedChance,
} from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { GAMES } from '@iacta/registry'
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { gestureIn, type LiveTable, type SeatRow, type Undone } from '../live.ts'
import type { EventsTable, Schema } from '../store/schema.ts'

/** Tables whose rules are those of another edition than ours. They rest, as they are, until somebody ends them. */

type StoredEvent = Selectable<EventsTable>

/** Whether a table is played by the rules of now: whatever is done at tables unasked is done at those. */
export const isOfOurEdition = (where: ExpressionBuilder<Schema, 'tables'>) =>
  where.or(
    GAMES.map(({ game }) =>
      where.and([where('tables.game', '=', game.id), where('tables.edition', '=', game.edition)]),
    ),
  )

/**
 * The record of such a table, put together from what is kept, without playing it. An order out of turn stands in it where it
 * was given: where it took effect only its rules could tell.
 */
export async function frozenRecord(db: Kysely<Schema>, live: LiveTable): Promise<GameRecord> {
  const { row, seats } = live
  const events = await db.selectFrom('events').selectAll().where('table_id', '=', live.id).orderBy('seq').execute()
  const [first] = events
  const imported = first?.kind === 'import' ? (JSON.parse(first.body) as GameRecord) : null
  const before = imported?.actions ?? []
  const done: Done[] = []
  for (const event of events) follow(done, event, live, before.length)
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

/** Something done, and the event it stands by: what can still be taken back comes after the last that is sealed. */
interface Done {
  readonly seat: number
  readonly seq: number
  readonly entry: RecordEntry
}

/** One more event, of a table that began with so many entries of a record. */
function follow(done: Done[], event: StoredEvent, live: LiveTable, before: number): void {
  const { seatIds } = live
  const { kind, seat, seq } = event
  const drawn = event.draws === null ? {} : { draws: JSON.parse(event.draws) as number[] }
  const body = JSON.parse(event.body) as unknown
  if (kind === 'act') {
    const actions = gestureIn(body)
    for (const [i, action] of actions.entries()) {
      const entry = { seat: seatIds[seat], action, ...(i > 0 ? { joined: true as const } : {}) }
      done.push({ seat, seq, entry: i + 1 < actions.length ? entry : { ...entry, ...drawn } })
    }
  } else if (kind === 'undo') takeBack(done, seat, (body as Undone | null) ?? 'gesture', live)
  else if (kind === 'left' || kind === 'time-up') {
    const { after, kept, sealed } = body as Omit<Interrupted, 'draws'>
    const provisional = done.splice(after - before)
    const own = kept.flatMap(({ draws }) => draws).length
    const draws = (drawn.draws ?? []).slice(0, (drawn.draws ?? []).length - own)
    const entry = {
      interruption: kind,
      ...(kind === 'left' ? { seat: seatIds[seat] } : {}),
      ...(draws.length > 0 ? { draws } : {}),
    }
    done.push({ seat: SPECTATOR, seq, entry })
    for (const { was, draws } of kept) {
      const again = provisional[was]
      const entry = draws.length > 0 ? ({ ...again.entry, draws } as RecordEntry) : again.entry
      // It is sealed with this event, or with one that comes after it.
      done.push({ ...again, seq: sealed ? seq : seq + 0.5, entry })
    }
  }
}

/** Takes back what a seat did last, other than to give orders, as far as the rules of now know which these are. */
function takeBack(done: Done[], seat: number, what: Undone, { pack: { game }, options }: LiveTable): void {
  const isOrder = (action: unknown): boolean => {
    try {
      return game.orders?.includes(game.readAction(action, options)) ?? false
    } catch {
      return false
    }
  }
  for (;;) {
    const last = done.findLastIndex((act) => act.seat === seat && !isOrder(act.entry.action))
    const [taken] = last < 0 ? [] : done.splice(last, 1)
    if (!taken?.entry.joined || what === 'action') return
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
