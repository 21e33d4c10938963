import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type Chance,
  Fault,
  type GamePackage,
  type GameRecord,
  includes,
  isInterruption,
  type Moment,
  type Outcome,
  quickChance,
  type RecordEntry,
  readOptions,
  readRecord,
  replay,
  replayTo,
  type Seat,
  SPECTATOR,
  type Verdict,
  verify,
} from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import type { Computer, Person, TableSummary } from '@iacta/wire'
import { replaying } from './limits.ts'
import type { LiveTable } from './live.ts'
import { conflict, Problem } from './problem.ts'
import type { NewTable } from './tables/new-table.ts'
import { gameOf, seatFor, seatNamed } from './tables/one-table.ts'
import type { Tables } from './tables/tables.ts'

/** Longer than any game: a record beyond it is not one. */
const MAX_ACTIONS = 5000
/** Who takes over a record plays it through by the rules, and then again at a table. */
const TWICE = 2
const MAX_TEXT = 200
const MAX_PROBLEM = 500
const DIGEST = /^[0-9a-f]{64}$/
const SEEDS = 0x7fffffff

/** Where one looks at a replay from: a seat, the spectators' bench, or everywhere at once. */
type Where = { readonly seat: Seat } | 'everywhere'

/** Pays for what is about to be played again, or refuses. */
export type Spend = (cost: number) => void

/** What is kept of tables and can be had again: records, replays, and "what if". */
export class Records {
  readonly #tables: Tables
  /** By which worlds are imagined: it has nothing to do with the secret of any table. */
  readonly #imagination: () => Chance

  constructor(tables: Tables, imagination: () => Chance = () => quickChance(randomInt(SEEDS))) {
    this.#tables = tables
    this.#imagination = imagination
  }

  /** A table as one record: a finished one for all who may see it, a running one for whoever sees all of it anyway. */
  export(id: string, personId: string | null): Promise<GameRecord> {
    return this.#tables.look(id, personId, (live) => {
      if (live.isFrozen) {
        mustKnowAll(live, personId)
        return this.#tables.frozen.record(live)
      }
      const game = gameOf(live)
      mustKnowAll(live, personId)
      return game.record()
    })
  }

  /** A table of the importer's own, to play on from where the record stands, or to keep it if it is finished. */
  async import(
    person: Person,
    json: unknown,
    computers: Readonly<Record<string, Computer>>,
    spend: Spend,
  ): Promise<TableSummary> {
    try {
      const record = readWhole(json, spend)
      const seats = everySeat(gameNamed(record.game).game.seats(record.options))
      const spec = ownTable(record, { ...seats, ...computers }, { import: true, table: record.table })
      return await this.#tables.lobby.takeOver(person, spec, record)
    } catch (error) {
      if (error instanceof Fault) throw new Problem(400, 'bad-record', error.message.slice(0, MAX_PROBLEM))
      throw error
    }
  }

  /**
   * A moment of the table (the last if not said), as a seat saw it or, for whoever may, as it was. While the game runs a
   * seat counts only what it saw: how many actions there were would tell what others did unseen.
   */
  moment(id: string, personId: string | null, at: number | undefined, seatId: string | null, spend: Spend) {
    return this.#tables.look(id, personId, (live) => {
      const where = this.#where(live, personId, seatId)
      const total = where === 'everywhere' ? gameOf(live).sealedCount() : gameOf(live).moments(where.seat).length - 1
      spend(replaying(Math.min(at ?? total, total)))
      return where === 'everywhere' ? fromEverywhere(live, at) : fromSeat(live, where.seat, at)
    })
  }

  /** While the game runs from one's own seats and the spectators' bench only; afterwards from any. */
  #where(live: LiveTable, personId: string | null, seatId: string | null): Where {
    if (seatId === 'all') {
      mustKnowAll(live, personId)
      return 'everywhere'
    }
    if (seatId !== null && live.row.status === 'over') return { seat: seatNamed(live, seatId) }
    return { seat: seatFor(live, personId, seatId) }
  }

  /** Whether the dice of a finished table are those of its secret. */
  async verify(id: string, personId: string | null, spend: Spend): Promise<Verdict> {
    const { pack, record } = await this.#tables.look(id, personId, (live) => {
      const game = gameOf(live)
      if (live.row.status !== 'over')
        throw conflict('still-running', 'The dice can be verified when the game is over and its secret is revealed.')
      return { pack: live.pack, record: game.record() }
    })
    spend(replaying(record.actions.length))
    return verify(pack.game, record, nodeDigest)
  }

  /**
   * A private table that goes on from a position of another, with dice of its own. The position is counted as the replay
   * counts it for a seat or, as "all" does, action by action. While anything is hidden from whoever asks, it begins in a
   * world he could be in.
   */
  async fork(
    person: Person,
    id: string,
    from: Position,
    seats: Readonly<Record<string, 'me' | Computer>>,
    spend: Spend,
  ): Promise<TableSummary> {
    const { game, seatIds, beginning, at } = await this.#tables.look(id, person.id, (live) => ({
      game: live.pack.game,
      seatIds: live.seatIds,
      ...(knowsAll(live, person.id) ? this.#asItWas(live, person, from) : this.#imagined(live, person, from, spend)),
    }))
    spend(TWICE * replaying(beginning.actions.length))
    const { state } = replayTo(game, beginning)
    if (game.outcome(state)) throw conflict('game-over', 'There the game is over; go on from an earlier position.')
    const spec = ownTable(beginning, { ...everySeat(seatIds), ...seats }, { fork: id, at })
    return this.#tables.lobby.takeOver(person, spec, { ...beginning, table: id })
  }

  #asItWas(live: LiveTable, person: Person, { at, seat }: Position): Fork {
    const where = this.#where(live, person.id, seat)
    const table = gameOf(live)
    const beginning =
      where === 'everywhere'
        ? cut(table.beginning(SPECTATOR, null), actionsBy(table, where, at ?? table.sealedCount()))
        : table.beginning(where.seat, at)
    return { beginning, at: beginning.actions.length }
  }

  /**
   * From what a seat knows, and nothing else: no draw and no action of the real game is in it, and what it costs is
   * counted as the seat counts. Where the result counts this would be help, as a hint is.
   */
  #imagined(live: LiveTable, person: Person, { at, seat: seatId }: Position, spend: Spend): Fork {
    const table = gameOf(live)
    if (live.row.rated === 1)
      throw conflict('rated', 'While a rated game runs nobody tries out what would come; ask again when it is over.')
    if (seatId === 'all') mustKnowAll(live, person.id)
    const seat = seatFor(live, person.id, seatId)
    if (seat === SPECTATOR)
      throw conflict('still-running', 'While the game runs one can go on only from what a seat of one’s own sees.')
    const total = table.moments(seat).length - 1
    spend(replaying(Math.min(at ?? total, total)))
    return { beginning: table.imaginedBeginning(seat, at, this.#imagination()), at: at ?? total }
  }
}

/** A moment of a table, as a seat counts them; null for now, with what it has done and could still take back. */
interface Position {
  readonly at: number | null
  readonly seat: string | null
}

/** Where a table begins that goes on from another, and after how many moments of that one. */
interface Fork {
  readonly beginning: GameRecord
  readonly at: number
}

/** Whether nothing of a table is hidden from a person: it is over, or he holds all its seats. */
const knowsAll = (live: LiveTable, personId: string | null): boolean =>
  live.row.status === 'over' || (personId !== null && live.seatsOf(personId).length === live.seats.length)

/** The draws and actions of a running game give away every hand: they are only for whoever holds all seats. */
function mustKnowAll(live: LiveTable, personId: string | null): void {
  if (!knowsAll(live, personId))
    throw conflict('still-running', 'While the game runs this would show what is hidden; ask again when it is over.')
}

const cut = (record: GameRecord, at: number): GameRecord => ({ ...record, actions: record.actions.slice(0, at) })

const everySeat = (ids: readonly string[]): Record<string, 'me'> => Object.fromEntries(ids.map((seat) => [seat, 'me']))

const ownTable = (record: GameRecord, seats: NewTable['seats'], origin: Record<string, unknown>): NewTable => ({
  game: record.game,
  options: record.options,
  visibility: 'private',
  rated: false,
  clock: { kind: 'none' },
  onTimeout: 'claim',
  seats,
  origin,
})

// Replays

/** After how many actions a moment stood, as it is counted from there. */
function actionsBy(game: NonNullable<LiveTable['game']>, where: Where, at: number): number {
  const moments = where === 'everywhere' ? null : game.moments(where.seat)
  const total = moments ? moments.length - 1 : game.sealedCount()
  if (at > total) throw new Fault(`this table has ${total} moments; there is no moment ${at}`)
  return moments ? moments[at] : at
}

function fromSeat(live: LiveTable, seat: Seat, wanted: number | undefined) {
  const table = gameOf(live)
  const { game } = live.pack
  const total = table.moments(seat).length - 1
  const at = wanted ?? total
  const { state, happenings, heard } = table.moment(seat, at)
  return {
    at,
    total,
    heard,
    outcome: at === total ? table.outcome() : null,
    seat: live.seatIds[seat] ?? null,
    view: game.view(state, seat),
    prompt: game.prompt(state, seat),
    happenings: happenings.map(({ key, params }) => ({ key, params })),
  }
}

function fromEverywhere(live: LiveTable, wanted: number | undefined) {
  const table = gameOf(live)
  const { game } = live.pack
  const { seatIds } = live
  const record = table.record()
  const total = record.actions.length
  const at = wanted ?? total
  const { seat, action, interruption, state, happenings, heard } = momentOf(live.pack, record, at)
  const bySeat = <T>(see: (seat: Seat) => T): Record<string, T> =>
    Object.fromEntries(seatIds.map((id, i) => [id, see(i)]))
  return {
    at,
    total,
    heard,
    outcome: at === total ? table.outcome() : null,
    seat: 'all',
    view: game.view(state, SPECTATOR),
    prompt: game.prompt(state, SPECTATOR),
    views: bySeat((i) => game.view(state, i)),
    prompts: bySeat((i) => game.prompt(state, i)),
    happenings: happenings.map(({ key, params, to }) => ({
      key,
      params,
      to: [...seatIds.filter((_, i) => includes(to, i)), ...(includes(to, SPECTATOR) ? ['spectators'] : [])],
    })),
    by: seat === null ? null : seatIds[seat],
    action,
    interruption: interruption?.kind ?? null,
    draws: at === 0 ? record.setup : (record.actions[at - 1].draws ?? []),
    truth: game.encode(state),
  }
}

/** Plays a record up to a moment; `heard` counts the lines told up to then, to anybody. */
function momentOf(pack: GamePackage, record: GameRecord, at: number): Moment<unknown> & { readonly heard: number } {
  let heard = 0
  for (const moment of replay(pack.game, record)) {
    heard += moment.happenings.length
    if (moment.at === at) return { ...moment, heard }
  }
  throw new Fault(`this table has ${record.actions.length} moments; there is no moment ${at}`)
}

// Records from outside

/** A record from outside, played through by the rules; what is not asked for is left out of it. */
function readWhole(json: unknown, spend: Spend): GameRecord {
  const record = readRecord(json)
  mustBeShort(record)
  spend(TWICE * replaying(record.actions.length))
  const { game } = gameNamed(record.game)
  const { state } = replayTo(game, record)
  const options = readOptions(game.options, record.options)
  mustEndSo(record, game.outcome(state), game.seats(options))
  const actions = record.actions.map((entry) =>
    tidied(isInterruption(entry) ? entry : { ...entry, action: game.readAction(entry.action, options) }),
  )
  return { ...record, options, actions }
}

function tidied(entry: RecordEntry): RecordEntry {
  const { draws, ...rest } = entry
  return draws?.length === 0 ? (rest as RecordEntry) : entry
}

function mustBeShort(record: GameRecord): void {
  if (record.actions.length > MAX_ACTIONS)
    throw new Fault(`this record has ${record.actions.length} actions; no game has more than ${MAX_ACTIONS}`)
  if ([record.table, ...record.contributions].some((text) => text.length > MAX_TEXT))
    throw new Fault(`the table and the contributions of a record have no more than ${MAX_TEXT} letters each`)
  for (const digest of [record.commitment, record.secret])
    if (digest !== null && !DIGEST.test(digest))
      throw new Fault('the commitment and the secret of a record must be 32 bytes in hexadecimal, or null')
}

/** The outcome must be the one the actions lead to or, where the table was concluded, one that could be settled. */
function mustEndSo(record: GameRecord, byTheRules: Outcome | null, seatIds: readonly string[]): void {
  if (record.contributions.length > seatIds.length)
    throw new Fault(`it has ${record.contributions.length} contributions for ${seatIds.length} seats`)
  const settled = record.concluded ? null : record.outcome
  if (!isDeepStrictEqual(byTheRules, settled))
    throw new Fault('the recorded outcome is not the one the actions lead to')
  if (record.concluded && !(record.outcome && isConclusion(record.outcome, seatIds)))
    throw new Fault('the recorded outcome is not one a table can be concluded with')
}

function isConclusion({ winners, way, params }: Outcome, seatIds: readonly string[]): boolean {
  const isDraw = way === 'agreed-draw' || way === 'abandoned'
  if (isDraw) return winners.length === 0 && Object.keys(params).length === 0
  const beaten = typeof params.seat === 'string' ? seatIds.indexOf(params.seat) : -1
  const others = seatIds.map((_, i) => i).filter((seat) => seat !== beaten)
  return (
    (way === 'resigned' || way === 'time') &&
    beaten >= 0 &&
    Object.keys(params).length === 1 &&
    winners.length === others.length &&
    winners.every((seat, i) => seat === others[i])
  )
}
