import { asInteger, asList, asObject, asOneOf, asString, Fault } from './fault.ts'
import type { Outcome, Params, Refusal } from './game.ts'
import type { Interruption } from './leaving.ts'

export const RECORD_FORMAT = 'iacta record 1'

export interface RecordedAction {
  /** The seat's id. */
  readonly seat: string
  readonly action: unknown
  /** What chance answered, if it was asked. */
  readonly draws?: readonly number[]
  /** One gesture with the action before it. */
  readonly joined?: true
  /** Whatever could still be taken back when it was done could not any more, though nothing in the rules says so. */
  readonly sealed?: true
  readonly interruption?: undefined
}

/** What the rules were told besides: that a seat was left and is out of play, or that the agreed time is up. */
export interface RecordedInterruption {
  readonly interruption: Interruption['kind']
  /** The seat that was left. */
  readonly seat?: string
  readonly draws?: readonly number[]
  readonly action?: undefined
  readonly joined?: undefined
  readonly sealed?: undefined
}

export type RecordEntry = RecordedAction | RecordedInterruption

export const isInterruption = (entry: RecordEntry): entry is RecordedInterruption => entry.interruption !== undefined

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
  /** The state it begins from, where that is not the set-up: a world that somebody could have been in. */
  readonly begins?: unknown
  /** In order, and with them what the rules were told between them. */
  readonly actions: readonly RecordEntry[]
  readonly outcome: Outcome | null
  /** The table ended otherwise than by the rules: the outcome is what was settled, not what the actions lead to. */
  readonly concluded: boolean
}

/** Reads a record at the door: its shape, not yet its truth. */
export function readRecord(json: unknown): GameRecord {
  const record = asObject(json, 'a record')
  if (record.format !== RECORD_FORMAT) throw new Fault(`this is not a record: its format is not "${RECORD_FORMAT}"`)
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
    ...(record.begins === undefined ? {} : { begins: record.begins }),
    actions: asList(record.actions, 'the actions of a record').map((entry, i) => readEntry(entry, `action ${i + 1}`)),
    outcome: record.outcome === null ? null : readOutcome(record.outcome),
    concluded: record.concluded === true,
  }
}

const numbers = (value: unknown, what: string): number[] =>
  asList(value, what).map((n) => asInteger(n, `${what}: each`, 0, Number.MAX_SAFE_INTEGER))

function readEntry(json: unknown, what: string): RecordEntry {
  const { seat, action, draws, joined, sealed, interruption } = asObject(json, what)
  const drawn = draws === undefined ? {} : { draws: numbers(draws, `the draws of ${what}`) }
  const whose = (): string => asString(seat, `the seat of ${what}`)
  if (interruption === undefined)
    return {
      seat: whose(),
      action,
      ...drawn,
      ...(joined === true ? { joined } : {}),
      ...(sealed === true ? { sealed } : {}),
    }
  const kind = asOneOf(interruption, ['left', 'time-up'] as const, `the interruption of ${what}`)
  return { interruption: kind, ...(kind === 'left' ? { seat: whose() } : {}), ...drawn }
}

function readOutcome(json: unknown): Outcome {
  const { winners, way, params } = asObject(json, 'the outcome of a record')
  return {
    winners: asList(winners, 'the winners of a record').map((seat) => asInteger(seat, 'a winner', 0, 15)),
    way: asString(way, 'the way a record ended'),
    params: asObject(params, 'the parameters of an outcome') as Params,
  }
}

/** A refusal for logs and errors; players read it in their own language instead. */
export const inShort = (refusal: Refusal): string =>
  refusal.clause ? `${refusal.reason} (${refusal.clause})` : refusal.reason
