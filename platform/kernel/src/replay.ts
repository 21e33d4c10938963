import { recordedChance, recording } from './chance.ts'
import { Fault } from './fault.ts'
import type { Game, Happening, PlayContext } from './game.ts'
import { type Interruption, interrupt } from './leaving.ts'
import { readOptions } from './options.ts'
import { type GameRecord, inShort, isInterruption, type RecordedInterruption } from './record.ts'
import { commitmentTo, type Digest, type Seal, sealedChance } from './sealed.ts'
import { includes, type Seat } from './seats.ts'

/** Records played again: to any moment, and to see whether every die was drawn as it was sealed. */

/** A moment of a replay: the state after `at` actions, and what the last of them brought about. */
export interface Moment<State> {
  readonly at: number
  /** Whose action it was; null for the set-up and for what the rules were told. */
  readonly seat: Seat | null
  readonly action: unknown
  readonly interruption: Interruption | null
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
  const { options } = opened(game, record)
  let happenings: Happening[] = []
  const play = (chance: ReturnType<typeof recordedChance>) => ({
    chance,
    tell: (happening: Happening) => happenings.push(happening),
    seal() {},
  })
  const setup = recordedChance(record.setup)
  const state = at(0, () =>
    record.begins === undefined ? game.start(options, play(setup)) : game.decode(record.begins),
  )
  exhausted(0, setup.left())
  yield { at: 0, seat: null, action: null, interruption: null, happenings, state }
  for (const [i, entry] of record.actions.entries()) {
    happenings = []
    const chance = recordedChance(entry.draws ?? [])
    const { deed, run } = at(i + 1, () => legal(game, options, record, i, state))
    at(i + 1, () => run(play(chance)))
    exhausted(i + 1, chance.left())
    yield { at: i + 1, ...deed, happenings, state }
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
    const table = opened(game, record)
    const { options, seats } = table
    if (record.commitment === null || record.begins !== undefined)
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
        const { run } = legal(game, options, record, sequence - 1, state)
        drawn(sequence, (chance) => run({ chance, ...heard }), entry.draws ?? [])
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

/** What an entry of a record comes to in a state, and how it is done there. */
interface Legal {
  readonly deed: Pick<Moment<unknown>, 'seat' | 'action' | 'interruption'>
  run(play: PlayContext): void
}

function legal<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  options: Options,
  record: GameRecord,
  i: number,
  state: State,
): Legal {
  const entry = record.actions[i]
  if (isInterruption(entry)) {
    const interruption = legalInterruption(game, record, i, state)
    return {
      deed: { seat: null, action: null, interruption },
      run: (play) => interrupt(game, state, interruption, play),
    }
  }
  const seat = seatIn(game.seated(state), entry.seat)
  const action = game.readAction(entry.action, options)
  const refusal = game.refusal(state, seat, action)
  if (refusal) throw new Fault(`${entry.seat} may not ${JSON.stringify(action)}: ${inShort(refusal)}`)
  return { deed: { seat, action, interruption: null }, run: (play) => game.play(state, seat, action, play) }
}

/** What the rules were told may be told only once, or again of a seat that was asked since or has come back. */
function legalInterruption<State, Action, View, Options>(
  game: Game<State, Action, View, Options>,
  record: GameRecord,
  i: number,
  state: State,
): Interruption {
  const { interruption, seat: id = '' } = record.actions[i] as RecordedInterruption
  const before = record.actions.slice(0, i)
  if (game.outcome(state)) throw new Fault('the game is over')
  if (interruption === 'time-up') {
    if (before.some((entry) => isInterruption(entry) && entry.interruption === 'time-up'))
      throw new Fault('the agreed time was up before')
    return { kind: 'time-up' }
  }
  const seat = seatIn(game.seated(state), id)
  const wasLeft = before.some((entry) => isInterruption(entry) && entry.seat === id)
  const isOut = wasLeft && (game.isOut?.(state, seat) ?? true)
  if (isOut && !includes(game.waiting(state), seat)) throw new Fault(`${id} was left before`)
  return { kind: 'left', seat }
}

function seatIn(seats: readonly string[], id: string): Seat {
  const seat = seats.indexOf(id)
  if (seat < 0) throw new Fault(`there is no seat "${id}"`)
  return seat
}

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
