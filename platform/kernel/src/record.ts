import { recordedChance, recording } from './chance.ts'
import { asInteger, asList, asObject, asString, Fault } from './fault.ts'
import type { Game, Happening, Outcome, Params, Refusal } from './game.ts'
import { readOptions } from './options.ts'
import { commitmentTo, type Digest, type Seal, sealedChance } from './sealed.ts'
import type { Seat } from './seats.ts'

export const RECORD_FORMAT = 'iacta record 1'

export interface RecordedAction {
  /** The seat's id. */
  readonly seat: string
  readonly action: unknown
  /** What chance answered, if it was asked. */
  readonly draws?: readonly number[]
  /** One gesture with the action before it. */
  readonly joined?: true
}

/** A table as it is kept: enough to play it again to the last die. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly edition: number
  readonly table: string
  readonly options: unknown
  /** The hash of the secret, published before the first move; null for chance that was not sealed. */
  readonly commitment: string | null
  readonly contributions: readonly string[]
  /** Null while the game goes on. */
  readonly secret: string | null
  /** What was drawn for the set-up. */
  readonly setup: readonly number[]
  readonly actions: readonly RecordedAction[]
  readonly outcome: Outcome | null
  /** The table ended otherwise than by the rules: the outcome is what was settled, not what the actions lead to. */
  readonly concluded: boolean
}

/** Reads a record at the door: its shape, not yet its truth. */
export function readRecord(json: unknown): GameRecord {
  const record = asObject(json, 'a record')
  if (record.format !== RECORD_FORMAT) throw new Fault(`this is not a record: its format is not "${RECORD_FORMAT}"`)
  const numbers = (value: unknown, what: string): number[] =>
    asList(value, what).map((n) => asInteger(n, `${what}: each`, 0, Number.MAX_SAFE_INTEGER))
  const orNull = (value: unknown, what: string): string | null => (value === null ? null : asString(value, what))
  return {
    format: RECORD_FORMAT,
    game: asString(record.game, 'the game of a record'),
    edition: asInteger(record.edition, 'the edition of a record', 1, Number.MAX_SAFE_INTEGER),
    table: asString(record.table, 'the table of a record'),
    options: record.options,
    commitment: orNull(record.commitment, 'the commitment of a record'),
    contributions: asList(record.contributions, 'the contributions of a record').map((c) =>
      asString(c, 'a contribution'),
    ),
    secret: orNull(record.secret, 'the secret of a record'),
    setup: numbers(record.setup, 'the draws of the set-up'),
    actions: asList(record.actions, 'the actions of a record').map((entry, i) => {
      const { seat, action, draws, joined } = asObject(entry, `action ${i + 1}`)
      return {
        seat: asString(seat, `the seat of action ${i + 1}`),
        action,
        ...(draws === undefined ? {} : { draws: numbers(draws, `the draws of action ${i + 1}`) }),
        ...(joined === true ? { joined } : {}),
      }
    }),
    outcome: record.outcome === null ? null : readOutcome(record.outcome),
    concluded: record.concluded === true,
  }
}

function readOutcome(json: unknown): Outcome {
  const { winners, way, params } = asObject(json, 'the outcome of a record')
  return {
    winners: asList(winners, 'the winners of a record').map((seat) => asInteger(seat, 'a winner', 0, 15)),
    way: asString(way, 'the way a record ended'),
    params: asObject(params, 'the parameters of an outcome') as Params,
  }
}

/** A moment of a replay: the state after `at` actions, and what the last of them brought about. */
export interface Moment<State> {
  readonly at: number
  readonly seat: Seat | null
  readonly action: unknown
  readonly happenings: readonly Happening[]
  /** Live: it goes on changing while the replay does. Clone it to keep it. */
  readonly state: State
}

/** The options of a record and the seats they give, checked against the game that is to play it. */
function opened<State, Action, View, Options>(game: Game<State, Action, View, Options>, record: GameRecord) {
  if (record.game !== game.id) throw new Fault(`this is a record of ${record.game}, not of ${game.id}`)
  if (record.edition !== game.edition)
    throw new Fault(
      `this record was made with edition ${record.edition} of ${game.id}; this is edition ${game.edition}, which would play it differently`,
    )
  const options = readOptions(game.options, record.options) as Options
  return { options, seats: game.seats(options) }
}

/** Plays a record again, moment by moment, from the set-up (`at` 0) on. Throws a `Fault` where it breaks. */
export function* replay<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  record: GameRecord,
): Generator<Moment<State>> {
  const { options, seats } = opened(game, record)
  let happenings: Happening[] = []
  const play = (chance: ReturnType<typeof recordedChance>) => ({
    chance,
    tell: (happening: Happening) => happenings.push(happening),
    seal() {},
  })
  const setup = recordedChance(record.setup)
  const state = at(0, () => game.start(options, play(setup)))
  exhausted(0, setup.left())
  yield { at: 0, seat: null, action: null, happenings, state }
  for (const [i, entry] of record.actions.entries()) {
    happenings = []
    const chance = recordedChance(entry.draws ?? [])
    const { seat, action } = at(i + 1, () => legal(game, state, seats, entry))
    at(i + 1, () => game.play(state, seat, action, play(chance)))
    exhausted(i + 1, chance.left())
    yield { at: i + 1, seat, action, happenings, state }
  }
}

/** The moment after `upTo` actions (all of them if not said), with everything told on the way. */
export function replayTo<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  record: GameRecord,
  upTo = record.actions.length,
): Moment<State> {
  if (upTo > record.actions.length || upTo < 0)
    throw new Fault(`this record has ${record.actions.length} actions; there is no moment ${upTo}`)
  const happenings: Happening[] = []
  for (const moment of replay(game, record)) {
    happenings.push(...moment.happenings)
    if (moment.at === upTo) return { ...moment, happenings }
  }
  throw new Error('unreachable')
}

export type Verdict =
  | { readonly ok: true; readonly actions: number; readonly draws: number }
  /** `at` is the action where the record breaks; 0 is the set-up, null the record as a whole. */
  | { readonly ok: false; readonly at: number | null; readonly problem: string }

/** What somebody knew of a table's dice before its first move, and kept elsewhere than in its record. */
export interface Remembered {
  /** The hash of the secret, as it was published. */
  readonly commitment?: string | undefined
  /** By seat, the text that went into the dice for it. */
  readonly contributions?: Readonly<Record<string, string>> | undefined
}

/**
 * Draws every die of a finished record again from its revealed secret, and plays it by the rules. A record alone proves
 * that it agrees with itself: whoever writes it could have looked for a secret afterwards. It proves that the dice are
 * those that were sealed if it also agrees with what somebody `remembered` from before the first move.
 */
export function verify<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  record: GameRecord,
  digest: Digest,
  remembered: Remembered = {},
): Verdict {
  const broken = (at: number | null, problem: string): Verdict => ({ ok: false, at, problem })
  try {
    const { options, seats } = opened(game, record)
    if (record.commitment === null)
      return broken(null, 'its chance was not sealed, so there is nothing to verify it by')
    if (record.secret === null) return broken(null, 'its secret is not revealed yet: the game is not over')
    if (commitmentTo(record.secret, digest) !== record.commitment)
      return broken(null, 'the revealed secret is not the one committed to before the first move')
    if (record.contributions.length !== seats.length)
      return broken(null, `it has ${record.contributions.length} contributions for ${seats.length} seats`)
    const other = otherThan(remembered, record, seats)
    if (other !== null) return broken(null, other)
    const seal: Seal = { table: record.table, secret: record.secret, contributions: record.contributions }
    let draws = 0
    const drawn = (sequence: number, run: (chance: ReturnType<typeof recording>) => void, told: readonly number[]) => {
      const chance = recording(sealedChance(seal, sequence, digest))
      run(chance)
      const length = Math.max(chance.draws.length, told.length)
      for (let i = 0; i < length; i++)
        if (chance.draws[i] !== told[i])
          throw new Fault(
            `draw ${i + 1} is recorded as ${told[i] ?? 'nothing'}, but the secret gives ${chance.draws[i] ?? 'nothing'}`,
          )
      draws += length
    }
    const heard = { tell() {}, seal() {} }
    let state!: State
    let sequence = 0
    try {
      drawn(0, (chance) => (state = game.start(options, { chance, ...heard })), record.setup)
      for (const entry of record.actions) {
        sequence++
        const { seat, action } = legal(game, state, seats, entry)
        drawn(sequence, (chance) => game.play(state, seat, action, { chance, ...heard }), entry.draws ?? [])
      }
    } catch (error) {
      if (error instanceof Fault) return broken(sequence, error.message)
      throw error
    }
    const settled = record.concluded ? null : record.outcome
    if (JSON.stringify(game.outcome(state)) !== JSON.stringify(settled))
      return broken(null, 'the recorded outcome is not the one the actions lead to')
    return { ok: true, actions: record.actions.length, draws }
  } catch (error) {
    if (error instanceof Fault) return broken(null, error.message)
    throw error
  }
}

/** Where a record does not agree with what was known before the first move; null if it does. */
function otherThan(
  { commitment, contributions = {} }: Remembered,
  record: GameRecord,
  seats: readonly string[],
): string | null {
  if (commitment !== undefined && commitment.toLowerCase() !== record.commitment)
    return 'its commitment is not the one that was published before the first move'
  for (const [seatId, text] of Object.entries(contributions)) {
    const seat = seats.indexOf(seatId)
    if (seat < 0) throw new Fault(`there is no seat "${seatId}"; the seats are: ${seats.join(', ')}`)
    if (record.contributions[seat] !== text) return `the contribution of ${seatId} is not the one that was given`
  }
  return null
}

function legal<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  state: State,
  seats: readonly string[],
  entry: RecordedAction,
): { seat: Seat; action: Action } {
  const seat = seats.indexOf(entry.seat)
  if (seat < 0) throw new Fault(`there is no seat "${entry.seat}"`)
  const action = game.readAction(entry.action)
  const refusal = game.refusal(state, seat, action)
  if (refusal) throw new Fault(`${entry.seat} may not ${JSON.stringify(action)}: ${inShort(refusal)}`)
  return { seat, action }
}

/** A refusal for logs and errors; players read it in their own language instead. */
export const inShort = (refusal: Refusal): string =>
  refusal.clause ? `${refusal.reason} (${refusal.clause})` : refusal.reason

function at<T>(sequence: number, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof Fault) throw new Fault(`the record breaks at ${moment(sequence)}: ${error.message}`)
    throw error
  }
}

function exhausted(sequence: number, left: number): void {
  if (left > 0) throw new Fault(`the record breaks at ${moment(sequence)}: ${left} of its draws were never asked for`)
}

const moment = (sequence: number): string => (sequence === 0 ? 'the set-up' : `action ${sequence}`)
