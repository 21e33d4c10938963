import type { Decision, LevelId } from '@iacta/bots'
import {
  type Chance,
  type Explanation,
  Fault,
  followOrders,
  type GameRecord,
  type Happening,
  includes,
  inShort,
  type Knowledge,
  type Outcome,
  only,
  type Prompt,
  type Reason,
  readOptions,
  reasonFor,
  recordedChance,
  replay,
  type Seat,
  SPECTATOR,
  seatsIn,
  Table,
  toldOf,
  whenLeft,
} from '@iacta/kernel'
import type { GameEngine, LogLine } from '../board/index.ts'
import { type Moment, type Scene, Trouble } from '../table/link.ts'
import { type KeptSeat, type KeptTable, type TableEvent, USUAL_LEVEL, type Wanted } from './store.ts'

/** The rules, and the dice. */
export interface Engine extends GameEngine {
  readonly chance: Chance
}

/** What a new table is made of. */
export interface Beginning {
  readonly id: string
  readonly options: unknown
  readonly seats: Readonly<Record<string, Wanted>>
  readonly origin: Readonly<Record<string, unknown>> | null
  /** What was played before it came here. */
  readonly record: GameRecord | null
}

/** A decision the computer is asked for: whose, and all that its seat knows. */
export interface BotTurn {
  readonly seat: Seat
  readonly level: LevelId
  readonly known: Knowledge<unknown>
  /** How many actions its seat has seen. */
  readonly sequence: number
  /** Where it answers what somebody else did: how many actions everybody has seen. Null elsewhere. */
  readonly window: number | null
}

/** What the computer says of its last decision in a seat, as far as it may be told, and what it said before. */
interface Said {
  readonly before: Explanation | null
  readonly reason: Reason
}

/** A scene without its log: `happenings` are the lines from some line on, `heard` is how many there are with them. */
export interface SceneUpdate extends Omit<Scene, 'log'> {
  readonly heard: number
  readonly happenings: readonly LogLine[]
}

/** As on the server, a look from everywhere has more: what each seat saw, what was done, and the truth. */
export interface LocalMoment extends Moment {
  readonly seat: string | null
  readonly views?: Readonly<Record<string, unknown>>
  readonly prompts?: Readonly<Record<string, Prompt>>
  readonly by?: string | null
  readonly action?: unknown
  readonly draws?: readonly number[]
  readonly truth?: unknown
}

/** A table of this browser in memory: the kernel's, and what of it is not yet kept. */
export class LiveTable {
  readonly engine: Engine
  /** As it will be kept; `events` counts what is still to be kept as well. */
  kept: KeptTable
  /** Done, but not yet kept. */
  unkept: TableEvent[] = []
  /** Why it is not kept. */
  trouble: Trouble | null = null
  readonly #game: Table<unknown, unknown, unknown, unknown>
  readonly #seatIds: readonly string[]
  readonly #dice: Chance
  /** By seat of the computer's. */
  readonly #said = new Map<Seat, Said>()
  #seen = ''
  /** What the next action draws from: the dice, or what was drawn when it was done. */
  #chance: Chance

  private constructor(
    engine: Engine,
    kept: KeptTable,
    begin: { setup: readonly number[] | null; record: GameRecord | null },
  ) {
    const { game } = engine
    if (kept.edition !== game.edition)
      throw new Trouble(
        'other-edition',
        `This was played with edition ${kept.edition} of ${game.id}; this is ${game.edition}.`,
      )
    this.engine = engine
    this.kept = kept
    const { record } = begin
    const isOver = record !== null && record.outcome !== null
    this.#dice = engine.chance
    this.#chance = begin.setup ? recordedChance(begin.setup) : this.#dice
    // A finished record stays what it was, seal and all; what is played after another is drawn here.
    this.#game = new Table(game, kept.options, isOver ? record.table : kept.id, {
      of: () => this.#chance,
      commitment: isOver ? record.commitment : null,
      contributions: isOver ? record.contributions : [],
      secret: () => (isOver ? record.secret : null),
    })
    this.#seatIds = this.#game.seats
    if (record) this.#takeOver(record)
    this.#chance = this.#dice
  }

  /** A new table, with its first event still to be kept. */
  static begin(engine: Engine, { id, options, seats, origin, record }: Beginning): LiveTable {
    const { game } = engine
    const read = readOptions(game.options, options)
    const at = Date.now()
    const kept: KeptTable = {
      id,
      game: game.id,
      edition: game.edition,
      options: read,
      seats: game.seats(read).map((seat) => keptSeat(seat, seats[seat] ?? 'me')),
      createdAt: at,
      updatedAt: at,
      endedAt: null,
      outcome: null,
      concluded: false,
      origin,
      events: 0,
    }
    const live = new LiveTable(engine, kept, { setup: record?.setup ?? null, record })
    live.#did({ kind: 'begin', setup: live.#game.record().setup, record })
    live.#followOrders()
    return live
  }

  /** A table as it was kept. */
  static load(engine: Engine, table: KeptTable, events: readonly TableEvent[]): LiveTable {
    const [begin, ...rest] = events
    if (begin?.kind !== 'begin' || events.length !== table.events)
      throw new Trouble(
        'bad-record',
        `What was kept of this table is not whole: ${events.length} of ${table.events} events.`,
      )
    const live = new LiveTable(engine, table, begin)
    live.follow(table, rest)
    return live
  }

  /** Does what another tab did. */
  follow(table: KeptTable, events: readonly TableEvent[]): void {
    for (const event of events) {
      if (event.kind === 'act') {
        this.#chance = recordedChance(event.draws)
        const { refusal } = this.#game.gesture(this.#seat(event.seat), this.#readGesture(event.action))
        if (refusal)
          throw new Trouble('bad-record', `What was kept of this table breaks the rules: ${inShort(refusal)}.`)
      } else if (event.kind === 'undo') this.#game.undo(this.#seat(event.seat))
      else if (event.kind === 'end') this.#game.conclude(event.outcome)
    }
    this.#chance = this.#dice
    this.kept = table
    this.#seen = this.#seenHere()
  }

  #takeOver(record: GameRecord): void {
    for (const [i, { seat, action, draws, joined }] of record.actions.entries()) {
      this.#chance = recordedChance(draws ?? [])
      const { refusal } = this.#game.act(this.#seat(seat), this.engine.game.readAction(action), undefined, joined)
      if (refusal) throw new Fault(`the record breaks at action ${i + 1}: ${inShort(refusal)}`)
    }
    if (this.#game.sealedCount() < record.actions.length)
      throw new Fault('this record ends with actions that could still be taken back')
    if (record.concluded && record.outcome) this.#game.conclude(record.outcome)
  }

  // What is done

  /** Does an action, or a list of them as one gesture. */
  act(seatId: string | null, json: unknown, answering: number): void {
    const seat = this.#own(seatId)
    this.#act(seat, this.#readGesture(json), answering)
  }

  #readGesture(json: unknown): readonly unknown[] {
    return (Array.isArray(json) ? json : [json]).map((action) => this.engine.game.readAction(action))
  }

  undo(seatId: string | null, answering: number): void {
    const seat = this.#own(seatId)
    if (answering !== this.#game.sequence(seat)) throw stale()
    if (!this.#game.canUndo(seat)) throw new Trouble('nothing-to-undo', 'There is nothing to take back.')
    this.#game.undo(seat)
    this.#did({ kind: 'undo', seat: this.#seatIds[seat] })
  }

  /** Gives up a seat of ours: the game ends, or where others before this screen play on the computer takes it. */
  resign(seatId: string | null): void {
    const seat = this.#own(seatId)
    if (this.#game.outcome()) throw new Trouble('not-running', 'The game is over.')
    const doesAnybodyStay = this.kept.seats.some(({ by }, i) => i !== seat && by === 'me')
    const outcome = whenLeft(this.#seatIds, seat, doesAnybodyStay)
    if (outcome) this.#end(outcome)
    else this.#leave(seat)
  }

  #end(outcome: Outcome): void {
    this.#game.conclude(outcome)
    this.#did({ kind: 'end', outcome })
  }

  #leave(seat: Seat): void {
    const left = { by: 'bot', level: USUAL_LEVEL, deserted: true } as const
    const seats = this.kept.seats.map((row, i) => (i === seat ? { ...row, ...left } : row))
    this.kept = { ...this.kept, seats }
    this.#did({ kind: 'leave', seat: this.#seatIds[seat] })
  }

  /** Whether this seat is one of ours. */
  isOurs(seatId: string): boolean {
    return this.kept.seats.some(({ seat, by }) => seat === seatId && by === 'me')
  }

  /** Whether the computer has something to decide. */
  botIsDue(): boolean {
    return this.#nextBot() !== undefined
  }

  /** What the computer has to decide next; null if nothing. */
  botTurn(): BotTurn | null {
    const seat = this.#nextBot()
    if (seat === undefined) return null
    const { level = USUAL_LEVEL } = this.kept.seats[seat]
    const window = this.#game.isWindow() ? this.#game.sealedCount() : null
    return { seat, level, known: this.#game.knowledge(seat), sequence: this.#game.sequence(seat), window }
  }

  /** Whether this is the last answer that is waited for, so that everybody sees when it is given. */
  isLastAnswer({ seat, window }: BotTurn): boolean {
    return window !== null && this.#game.asked() === only(seat)
  }

  /** Whether the computer is still asked the same, and knows no more than it did. */
  isStill({ seat, sequence }: BotTurn): boolean {
    return includes(this.#game.asked(), seat) && this.#game.sequence(seat) === sequence
  }

  /** Does what the computer decided; answers whether the others can see it. */
  botDecides({ seat }: BotTurn, { action, explanation, resign }: Decision<unknown>): boolean {
    const end = resign ? whenLeft(this.#seatIds, seat) : null
    if (end) {
      this.#end(end)
      return true
    }
    const said = { before: this.#explanation(seat), reason: reasonFor(this.#game, explanation) }
    const isSeen = this.#act(seat, [action])
    this.#said.set(seat, said)
    return isSeen
  }

  #explanation(seat: Seat): Explanation | null {
    const said = this.#said.get(seat)
    return said ? (toldOf(this.#game, seat, said.reason) ?? said.before) : null
  }

  #nextBot(): Seat | undefined {
    return seatsIn(this.#game.asked()).find((seat) => this.kept.seats[seat].by === 'bot')
  }

  #act(seat: Seat, actions: readonly unknown[], answering = this.#game.sequence(seat)): boolean {
    const answer = this.#game.gesture(seat, actions, answering)
    if (answer.refusal) {
      if (answer.refusal.reason === 'stale') throw stale()
      throw new Trouble('refused', `That may not be done: ${inShort(answer.refusal)}.`, answer.refusal)
    }
    const action = actions.length === 1 ? actions[0] : actions
    this.#did({ kind: 'act', seat: this.#seatIds[seat], action, draws: answer.draws })
    return this.#followOrders() || answer.sealed
  }

  /** Answers for those who have ordered it beforehand; answers whether the others can see it. */
  #followOrders(): boolean {
    let isSeen = false
    followOrders(this.#game, ({ seat, action }, { draws, sealed }) => {
      this.#did({ kind: 'act', seat: this.#seatIds[seat], action, draws })
      isSeen ||= sealed
    })
    return isSeen
  }

  /** How much those before this screen, and everybody, have seen. */
  #seenHere(): string {
    const here = this.kept.seats.flatMap(({ by }, seat) => (by === 'me' ? [seat] : []))
    return [...here, SPECTATOR].map((seat) => this.#game.sequence(seat)).join()
  }

  /** Writes down what was done, and what became of the table. */
  #did(event: TableEvent): void {
    this.unkept.push(event)
    const game = this.#game
    const outcome = game.outcome()
    const at = Date.now()
    const seen = this.#seenHere()
    const isSeen = seen !== this.#seen || outcome !== null
    this.#seen = seen
    this.kept = {
      ...this.kept,
      // When the computer did something unseen is nobody's business either.
      updatedAt: isSeen ? at : this.kept.updatedAt,
      endedAt: outcome ? (this.kept.endedAt ?? at) : null,
      outcome,
      concluded: game.isConcluded(),
      // Whether a bot has answered unseen is nobody's business.
      seats: this.kept.seats.map((row, i) => ({
        ...row,
        asked: includes(row.by === 'me' ? game.asked() : game.askedOpenly(), i),
      })),
      events: this.kept.events + 1,
    }
  }

  // What may be looked at

  /** What a seat of ours, or a spectator, sees now; the log from a line on. */
  scene(seatId: string | null, since: number): SceneUpdate {
    const seat = seatId === null ? SPECTATOR : this.#own(seatId)
    const game = this.#game
    const lines = game.heardSince(seat, since)
    return {
      seat: seatId,
      sequence: game.sequence(seat),
      view: game.view(seat),
      prompt: game.prompt(seat),
      actions: seat === SPECTATOR || game.outcome() ? [] : game.actions(seat),
      canUndo: game.canUndo(seat),
      settled: game.settledLines(seat),
      heard: since + lines.length,
      happenings: lines.map(line),
    }
  }

  why(seatId: string | null, json: unknown) {
    return this.#game.refusal(this.#own(seatId), this.engine.game.readAction(json))
  }

  /** Why the computer in a seat did what it last did that others could see. */
  explanation(seatId: string): Explanation | null {
    return this.#explanation(this.#seat(seatId))
  }

  /** The whole table, or what was played of it up to a moment that a seat of ours, or a spectator, has seen. */
  record(upTo?: { readonly at: number; readonly seat: string | null }): GameRecord {
    const record = this.#game.record()
    if (!upTo) return record
    const actions = this.#game.moments(this.#eyes(upTo.seat))[upTo.at]
    if (actions === undefined) throw new Trouble('bad-request', `There is no moment ${upTo.at} at this table.`)
    return { ...record, actions: record.actions.slice(0, actions) }
  }

  /**
   * A moment of the table: from our own seats and as a spectator, when it is over from everywhere. While the game runs a
   * seat counts only what it saw.
   */
  moment(at: number, seatId: string | null): LocalMoment {
    const { game } = this.engine
    const seat = this.#eyes(seatId)
    if (seatId === 'all') return this.#openMoment(at)
    const { state, happenings, heard } = this.#game.moment(seat, at)
    const total = this.#game.moments(seat).length - 1
    return {
      at,
      total,
      heard,
      seat: seatId,
      view: game.view(state, seat),
      prompt: game.prompt(state, seat),
      outcome: at === total ? this.#game.outcome() : null,
      happenings: happenings.map(line),
    }
  }

  /** A moment without fog, counted action by action. */
  #openMoment(at: number): LocalMoment {
    const { game } = this.engine
    const record = this.#game.record()
    const total = record.actions.length
    const bySeat = <T>(see: (seat: Seat) => T): Record<string, T> =>
      Object.fromEntries(this.#seatIds.map((id, i) => [id, see(i)]))
    let heard = 0
    for (const { at: reached, state, happenings, seat: by, action } of replay(game, record)) {
      heard += happenings.length
      if (reached !== at) continue
      return {
        at,
        total,
        heard,
        seat: 'all',
        view: game.view(state, SPECTATOR),
        prompt: game.prompt(state, SPECTATOR),
        outcome: at === total ? this.#game.outcome() : null,
        happenings: happenings.map(line),
        views: bySeat((i) => game.view(state, i)),
        prompts: bySeat((i) => game.prompt(state, i)),
        by: by === null ? null : this.#seatIds[by],
        action,
        draws: at === 0 ? record.setup : (record.actions[at - 1].draws ?? []),
        truth: game.encode(state),
      }
    }
    throw new Trouble('bad-request', `This table has ${total} moments; there is no moment ${at}.`)
  }

  /** Whose eyes one may look back with: our own seats' and a spectator's, when it is over everybody's. */
  #eyes(seatId: string | null): Seat {
    const isOver = this.#game.outcome() !== null
    if (seatId === 'all' && !isOver && this.kept.seats.some(({ by }) => by !== 'me'))
      throw new Trouble(
        'still-running',
        'While the game runs this would show what is hidden; ask again when it is over.',
      )
    if (seatId === null || seatId === 'all') return SPECTATOR
    return isOver ? this.#seat(seatId) : this.#own(seatId)
  }

  #seat(id: string): Seat {
    const seat = this.#seatIds.indexOf(id)
    if (seat < 0) throw new Trouble('not-found', `There is no seat "${id}" at this table.`)
    return seat
  }

  #own(id: string | null): Seat {
    const seat = id === null ? -1 : this.#seat(id)
    if (seat < 0 || this.kept.seats[seat].by !== 'me') throw new Trouble('forbidden', 'This seat is not yours.')
    return seat
  }
}

const keptSeat = (seat: string, wanted: Wanted): KeptSeat =>
  typeof wanted === 'string' ? { seat, by: wanted, asked: false } : { seat, by: 'bot', level: wanted.bot, asked: false }

const line = ({ key, params }: Happening): LogLine => ({ key, params })

const stale = (): Trouble => new Trouble('stale', 'The game has gone on since.')
