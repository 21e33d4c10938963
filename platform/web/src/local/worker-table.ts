import type { Decision, LevelId } from '@iacta/bots'
import {
  anyManner,
  type Chance,
  type Explanation,
  Fault,
  fateOf,
  followOrders,
  type GameRecord,
  type Handover,
  type Happening,
  handoverOf,
  type Interruption,
  includes,
  inShort,
  type Knowledge,
  leftUndone,
  type MannerId,
  NOBODY,
  type Outcome,
  only,
  openDecision,
  type Reason,
  readOptions,
  reasonFor,
  recordedChance,
  resignation,
  type Seat,
  SPECTATOR,
  type Spared,
  seatsIn,
  Table,
  toldOf,
  whenLeft,
} from '@iacta/kernel'
import type { LogLine, Moment, WholeScene } from '@iacta/wire'
import type { GameEngine } from '../board/index.ts'
import { Trouble } from '../table/link.ts'
import type { MomentSeen } from './authority.ts'
import { matchAfter } from './match.ts'
import { type KeptMatch, type KeptSeat, type KeptTable, type TableEvent, USUAL_LEVEL, type Wanted } from './store.ts'

/** The rules, and the dice. */
export interface Engine extends GameEngine {
  readonly chance: Chance
}

/** What a new table is made of. */
export interface Beginning {
  readonly id: string
  readonly options: unknown
  readonly seats: Readonly<Record<string, Wanted>>
  /** The agreed length. */
  readonly minutes?: number
  readonly origin: Readonly<Record<string, unknown>> | null
  readonly match?: KeptMatch | null
  /** What was played before it came here. */
  readonly record: GameRecord | null
}

/** A decision the computer is asked for: whose, and all that its seat knows. */
export interface BotTurn {
  readonly seat: Seat
  readonly level: LevelId
  readonly manner: MannerId | null
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

/** A table of this browser in memory: the kernel's, and what of it is not yet kept. */
export class WorkerTable {
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
  /** Since when what is left of the agreed time runs. */
  #openSince = performance.now()
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
    this.#game = new Table(
      game,
      kept.options,
      isOver ? record.table : kept.id,
      {
        of: () => this.#chance,
        commitment: isOver ? record.commitment : null,
        contributions: isOver ? record.contributions : [],
        secret: () => (isOver ? record.secret : null),
      },
      record?.begins,
    )
    this.#seatIds = this.#game.seats
    if (record) this.#takeOver(record)
    this.#chance = this.#dice
  }

  /** A new table, with its first event still to be kept. */
  static begin(engine: Engine, { id, options, seats, minutes, origin, match = null, record }: Beginning): WorkerTable {
    const { game } = engine
    const read = readOptions(game.options, options)
    const at = Date.now()
    const kept: KeptTable = {
      id,
      game: game.id,
      edition: game.edition,
      options: read,
      seats: game
        .seats(read)
        .map((seat, i) => ({ ...keptSeat(seat, seats[seat] ?? 'me'), ifLeft: whenLeft(game, read, i) })),
      createdAt: at,
      updatedAt: at,
      endedAt: null,
      outcome: null,
      concluded: false,
      origin,
      match,
      events: 0,
      ...(minutes === undefined ? {} : { agreedTime: { minutes, left: minutes * 60_000 } }),
    }
    const live = new WorkerTable(engine, kept, { setup: record?.setup ?? null, record })
    live.#did({ kind: 'begin', setup: live.#game.record().setup, record })
    live.#answerForOthers()
    return live
  }

  /** A table as it was kept. */
  static load(engine: Engine, table: KeptTable, events: readonly TableEvent[]): WorkerTable {
    const [begin, ...rest] = events
    if (begin?.kind !== 'begin' || events.length !== table.events)
      throw new Trouble(
        'bad-record',
        `What was kept of this table is not whole: ${events.length} of ${table.events} events.`,
      )
    const live = new WorkerTable(engine, table, begin)
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
      } else if (event.kind === 'left' || event.kind === 'time-up') {
        this.#chance = recordedChance(event.draws)
        this.#game.interrupt(
          event.kind === 'left' ? { kind: 'left', seat: this.#seat(event.seat) } : { kind: event.kind },
        )
      } else if (event.kind === 'undo') this.#game.undo(this.#seat(event.seat))
      else if (event.kind === 'end') this.#game.conclude(event.outcome)
    }
    this.#chance = this.#dice
    this.kept = table
    this.#openSince = performance.now()
    this.#seen = this.#seenHere()
  }

  #takeOver(record: GameRecord): void {
    for (const entry of record.actions) {
      this.#chance = recordedChance(entry.draws ?? [])
      this.#game.actAsRecorded(entry)
    }
    if (record.outcome && this.#game.sealedCount() < record.actions.length)
      throw new Fault('this record was concluded with actions that could still be taken back')
    if (record.concluded && record.outcome) this.#game.conclude(record.outcome)
  }

  // What is done

  /** Does an action, or a list of them as one gesture. */
  act(seatId: string | null, json: unknown, answering: number): void {
    const seat = this.#own(seatId)
    this.#act(seat, this.#readGesture(json), answering)
  }

  #readGesture(json: unknown): readonly unknown[] {
    return (Array.isArray(json) ? json : [json]).map((action) => this.#readAction(action))
  }

  #readAction(json: unknown): unknown {
    return this.engine.game.readAction(json, this.kept.options)
  }

  undo(seatId: string | null, answering: number): void {
    const seat = this.#own(seatId)
    if (answering !== this.#game.sequence(seat)) throw stale()
    if (!this.#game.canUndo(seat)) throw new Trouble('nothing-to-undo', 'There is nothing to take back.')
    this.#game.undo(seat)
    this.#did({ kind: 'undo', seat: this.#seatIds[seat] })
  }

  /** Gives up a seat of ours: the game ends, or where others before this screen play on it becomes what the game says. */
  resign(seatId: string | null): void {
    const seat = this.#own(seatId)
    if (this.#game.outcome()) throw new Trouble('not-running', 'The game is over.')
    const doesAnybodyStay = this.kept.seats.some(({ by, deserted }, i) => i !== seat && by === 'me' && !deserted)
    const fate = fateOf(this.#whenLeft(seat), doesAnybodyStay)
    if (fate === 'ends') this.#end(resignation(this.#seatIds, seat))
    else if (fate === 'out') this.#takeOut(seat)
    else
      this.#leave(
        seat,
        fate === 'neutral' ? { by: 'neutral' } : { by: 'bot', level: USUAL_LEVEL, manner: drawnManner() },
      )
  }

  #whenLeft(seat: Seat) {
    return whenLeft(this.engine.game, this.kept.options, seat)
  }

  #end(outcome: Outcome): void {
    this.#game.conclude(outcome)
    this.#did({ kind: 'end', outcome })
  }

  /** Somebody else plays on for who has left a seat. */
  #leave(seat: Seat, substitute: Pick<KeptSeat, 'by' | 'level' | 'manner'>): void {
    this.#setSeat(seat, { ...substitute, deserted: true })
    this.#did({ kind: 'leave', seat: this.#seatIds[seat] })
    this.#answerForOthers()
  }

  /** The rules take a seat out of play; it stays ours, in case they ask it again. */
  #takeOut(seat: Seat): void {
    if (this.#game.whyNotInterrupted({ kind: 'left', seat }) !== null)
      throw new Trouble('not-running', 'This seat was left before.')
    this.#setSeat(seat, { deserted: true })
    this.#interrupt({ kind: 'left', seat })
  }

  #setSeat(seat: Seat, is: Partial<KeptSeat>): void {
    this.kept = { ...this.kept, seats: this.kept.seats.map((row, i) => (i === seat ? { ...row, ...is } : row)) }
  }

  #interrupt(interruption: Interruption): void {
    const { draws } = this.#game.interrupt(interruption)
    this.#did(
      interruption.kind === 'left'
        ? { kind: 'left', seat: this.#seatIds[interruption.seat], draws }
        : { kind: 'time-up', draws },
    )
    this.#answerForOthers()
  }

  /**
   * How much of the agreed time is left, in whole milliseconds, since fractions of them do not add up; null without
   * one, and once the game was told.
   */
  timeLeft(): number | null {
    const left = this.kept.agreedTime?.left ?? null
    if (left === null || this.#game.outcome()) return null
    return Math.max(0, Math.round(left - (performance.now() - this.#openSince)))
  }

  /** No more is left of it than there was when it was last looked at here. */
  goOnWith(left = Number.POSITIVE_INFINITY): void {
    const { agreedTime } = this.kept
    if (agreedTime && agreedTime.left !== null && left < agreedTime.left)
      this.kept = { ...this.kept, agreedTime: { ...agreedTime, left } }
  }

  /** What is left of it by now, as it is kept. */
  agreedTimeNow(): Pick<KeptTable, 'agreedTime'> {
    const { agreedTime } = this.kept
    return agreedTime ? { agreedTime: { ...agreedTime, left: this.timeLeft() } } : {}
  }

  /** Tells the game that the agreed time is up, if it is. */
  endAgreedTime(): void {
    const { agreedTime } = this.kept
    if (!agreedTime || this.timeLeft() !== 0) return
    this.kept = { ...this.kept, agreedTime: { ...agreedTime, left: null } }
    this.#interrupt({ kind: 'time-up' })
  }

  /** Whether this seat is one of ours. */
  isOurs(seatId: string): boolean {
    return this.kept.seats.some(({ seat, by }) => seat === seatId && by === 'me')
  }

  /** Whether the computer has something to decide. */
  botIsDue(): boolean {
    return this.#next('bot') !== undefined
  }

  /** What the computer has to decide next; null if nothing. */
  botTurn(): BotTurn | null {
    const seat = this.#next('bot')
    if (seat === undefined) return null
    const { level = USUAL_LEVEL, manner = null } = this.kept.seats[seat]
    const window = this.#game.answersUnseen() ? this.#game.sealedCount() : null
    return { seat, level, manner, known: this.#game.knowledge(seat), sequence: this.#game.sequence(seat), window }
  }

  /** Whether this is the last answer that is waited for, so that everybody sees when it is given. */
  isLastAnswer({ seat, window }: BotTurn): boolean {
    return window !== null && this.#game.asked() === only(seat)
  }

  /** Whether the computer is still asked the same, and knows no more than it did. */
  isStill({ seat, sequence }: BotTurn): boolean {
    return includes(this.#game.asked(), seat) && this.#game.sequence(seat) === sequence
  }

  /** Does what the computer decided as one gesture; answers whether the others can see it. */
  botDecides({ seat }: BotTurn, { action, next, explanation, resign }: Decision<unknown>): boolean {
    if (resign && this.#whenLeft(seat).becomes === 'ends') {
      this.#end(resignation(this.#seatIds, seat))
      return true
    }
    const said = { before: this.#explanation(seat), reason: reasonFor(this.#game, explanation) }
    const isSeen = this.#act(seat, [action, ...next])
    this.#said.set(seat, said)
    return isSeen
  }

  #explanation(seat: Seat): Explanation | null {
    const said = this.#said.get(seat)
    return said ? (toldOf(this.#game, seat, said.reason) ?? said.before) : null
  }

  /** A seat that is asked and played so. */
  #next(by: KeptSeat['by']): Seat | undefined {
    return seatsIn(this.#game.asked()).find((seat) => this.kept.seats[seat].by === by)
  }

  #act(seat: Seat, actions: readonly unknown[], answering = this.#game.sequence(seat)): boolean {
    const answer = this.#game.gesture(seat, actions, answering)
    if (answer.refusal) {
      if (answer.refusal.reason === 'stale') throw stale()
      throw new Trouble('refused', `That may not be done: ${inShort(answer.refusal)}.`, answer.refusal)
    }
    const action = actions.length === 1 ? actions[0] : actions.slice(0, answer.done)
    this.#did({ kind: 'act', seat: this.#seatIds[seat], action, draws: answer.draws })
    return this.#answerForOthers() || answer.sealed
  }

  /** Answers for those who have ordered it beforehand, and for seats that are neutral; answers whether others can see it. */
  #answerForOthers(): boolean {
    let isSeen = false
    const did = (
      seat: Seat,
      action: unknown,
      { draws, sealed }: { draws: readonly number[]; sealed: boolean },
    ): void => {
      this.#did({ kind: 'act', seat: this.#seatIds[seat], action, draws })
      isSeen ||= sealed
    }
    for (;;) {
      followOrders(this.#game, ({ seat, action }, answer) => did(seat, action, answer), this.#spared())
      const neutral = this.#next('neutral')
      if (neutral === undefined) return isSeen
      const action = this.#game.conduct(neutral)
      const answer = this.#game.act(neutral, action)
      if (answer.refusal) throw new Error(`the rules do what they forbid: ${inShort(answer.refusal)}`)
      did(neutral, action, answer)
    }
  }

  /**
   * Who passes without being asked where nothing he holds could answer: whoever plays with computers alone. Before a
   * screen that several share nobody does, since all of them would see that he was not asked.
   */
  #spared(): Spared {
    const [seat, ...others] = this.kept.seats.flatMap(({ by }, i) => (by === 'me' ? [i] : []))
    return seat !== undefined && others.length === 0 ? only(seat) : NOBODY
  }

  // Several hands before one screen

  #ours(): Seat[] {
    return this.kept.seats.flatMap(({ by, deserted }, i) => (by === 'me' && !deserted ? [i] : []))
  }

  /** What is put to all of ours together, or who of them decides for all to see; null where one alone plays here. */
  handover(): Handover | null {
    return handoverOf(this.#game, this.#ours())
  }

  /** The seats as they are shown: before a shared screen nobody sees who has answered what was put to all. */
  shownSeats(): readonly KeptSeat[] {
    const question = this.#ours().length > 1 ? this.#game.openQuestion() : null
    return question
      ? this.kept.seats.map((row, i) => ({ ...row, asked: includes(question.seats, i) }))
      : this.kept.seats
  }

  /** Nobody of ours wants what is put to all of them now. */
  passAll(): void {
    const ours = this.#ours()
    if (!this.handover()?.question) throw stale()
    const window = this.#game.sealedCount()
    for (let left = leftUndone(this.#game, ours); left; left = leftUndone(this.#game, ours)) {
      this.#act(left.seat, [left.action])
      if (this.#game.sealedCount() !== window) return
    }
  }

  /** One of ours wants to answer what is put to all: what was answered by its order is taken back. */
  speakUp(seatId: string): void {
    const seat = this.#own(seatId)
    if (!this.handover()?.question) throw stale()
    if (includes(this.#game.asked(), seat) || !this.#game.canUndo(seat)) return
    this.#game.undo(seat)
    this.#did({ kind: 'undo', seat: this.#seatIds[seat] })
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
    const sides = game.sides()
    const seen = this.#seenHere()
    const isSeen = seen !== this.#seen || outcome !== null
    this.#seen = seen
    const timed = this.agreedTimeNow()
    this.#openSince = performance.now()
    this.kept = {
      ...this.kept,
      ...timed,
      // When the computer did something unseen is nobody's business either.
      updatedAt: isSeen ? at : this.kept.updatedAt,
      endedAt: outcome ? (this.kept.endedAt ?? at) : null,
      outcome,
      concluded: game.isConcluded(),
      tally: this.engine.game.tally?.(game.view(SPECTATOR)) ?? null,
      // Whether a bot has answered unseen is nobody's business.
      seats: this.kept.seats.map((row, i) => ({
        ...row,
        // Whom the rules have taken back into play is back.
        ...(row.by === 'me' && row.deserted ? { deserted: game.isOut(i) } : {}),
        asked: includes(row.by === 'me' ? game.asked() : game.askedOpenly(), i),
        side: sides[i],
      })),
      match:
        outcome && this.kept.match ? matchAfter(this.engine.game, this.kept.match, outcome, sides) : this.kept.match,
      events: this.kept.events + 1,
    }
  }

  /** The match was decided at its other table; answers whether that is news here. */
  matchEnded({ games, standing }: KeptMatch): boolean {
    const { match } = this.kept
    if (!match || match.games.length >= games.length) return false
    this.kept = { ...this.kept, match: { ...match, games, standing } }
    return true
  }

  // What may be looked at

  /** What a seat of ours, or a spectator, sees now; the log from a line on. */
  scene(seatId: string | null, since: number): WholeScene {
    const seat = seatId === null ? SPECTATOR : this.#own(seatId)
    const game = this.#game
    const lines = game.heardSince(seat, since)
    // What one of several before this screen decides in the open, they all look at together.
    const open = seat === SPECTATOR ? openDecision(this.#game, this.#ours()) : null
    const actor = open?.seat ?? seat
    return {
      scene: {
        seat: seatId,
        sequence: game.sequence(seat),
        view: open?.view ?? game.view(seat),
        prompt: game.prompt(actor),
        actions: actor === SPECTATOR || game.outcome() ? [] : game.actions(actor),
        orders: game.orders(seat),
        canUndo: game.canUndo(actor),
      },
      settled: game.settledLines(seat),
      heard: since + lines.length,
      happenings: lines.map(line),
    }
  }

  why(seatId: string | null, json: unknown) {
    return this.#game.refusal(this.#own(seatId), this.#readAction(json))
  }

  /** Why the computer in a seat did what it last did that others could see. */
  explanation(seatId: string): Explanation | null {
    return this.#explanation(this.#seat(seatId))
  }

  record(): GameRecord {
    return this.#game.record()
  }

  /**
   * The beginning of a table that goes on from a moment of this one, or from now (null), as a seat saw it. While anything
   * is hidden from who looks, that is in a world he could be in: what is really there he does not learn by it, nor what
   * will be drawn.
   */
  beginning({ at, seat: seatId }: MomentSeen): GameRecord {
    const seat = this.#viewerSeat(seatId)
    const knowsAll = this.#game.outcome() !== null || this.kept.seats.every(({ by }) => by === 'me')
    if (knowsAll) return this.#game.beginning(seat, at)
    if (seat === SPECTATOR)
      throw new Trouble('still-running', 'While the game runs one can go on only from what a seat of one’s own sees.')
    return this.#game.imaginedBeginning(seat, at, this.#dice)
  }

  /**
   * A moment of the table: from our own seats and as a spectator, when it is over from everywhere. While the game runs a
   * seat counts only what it saw.
   */
  async moment(at: number, seatId: string | null): Promise<Moment> {
    const { game } = this.engine
    const seat = this.#viewerSeat(seatId)
    if (seatId === 'all') {
      const { openMoment } = await import('./whole-record.ts')
      return openMoment(game, this.#game.record(), this.#seatIds, at)
    }
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

  /** From where one may look back: our own seats and a spectator's place, when it is over everybody's. */
  #viewerSeat(seatId: string | null): Seat {
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
  typeof wanted === 'string'
    ? { seat, by: wanted, asked: false }
    : { seat, by: 'bot', level: wanted.bot, manner: wanted.manner ?? drawnManner(), asked: false }

/** How the computer is to play where nobody said: any way. */
const drawnManner = (): MannerId => anyManner({ pick: (n) => crypto.getRandomValues(new Uint32Array(1))[0] % n })

const line = ({ key, params }: Happening): LogLine => ({ key, params })

const stale = (): Trouble => new Trouble('stale', 'The game has gone on since.')
