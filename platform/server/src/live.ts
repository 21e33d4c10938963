import {
  commitmentTo,
  Fault,
  type GamePackage,
  type GameRecord,
  type GameText,
  type GestureAnswer,
  handoverOf,
  type Interrupted,
  type Interruption,
  type Language,
  type Outcome,
  openDecision,
  type Params,
  readOptions,
  recordedChance,
  type Seal,
  type Seat,
  type SettledOptions,
  SPECTATOR,
  sealedChance,
  Table,
  textFor,
  usuallyWhenLeft,
  type WhenLeft,
  whenLeft,
} from '@iacta/kernel'
import { nodeDigest } from '@iacta/kernel/node'
import { gameNamed } from '@iacta/registry'
import type { Scene, Sight, TableSummary } from '@iacta/wire'
import type { Insertable, Selectable } from 'kysely'
import { Clock } from './clock.ts'
import { Often } from './often.ts'
import { conflict, type Problem } from './problem.ts'
import { shownRating } from './ratings.ts'
import type { EventsTable, SeatsTable, TablesTable } from './store/schema.ts'
import { matchSummary, sidesIn } from './tables/matches.ts'
import { NOBODY_KNOWN, type People, ratingKey } from './tables/rows.ts'

export type TableRow = Selectable<TablesTable>
export type SeatRow = Selectable<SeatsTable>
type StoredEvent = Pick<Insertable<EventsTable>, 'seq' | 'kind' | 'seat' | 'body' | 'draws'>

/**
 * So many actions of one seat may stand that can still be taken back: more than a turn of sixty units takes, each turned
 * and moved over several hexes. Some eighty states are kept for them (`OwnActions`), under a megabyte, and taking one
 * back costs no more than of ten.
 */
export const MAX_PROVISIONAL = 1000
/** More than anybody changes his mind. */
const MAX_TAKEN_BACK = { lately: 500, inAll: 3000 }
/** More than anybody has to order while another thinks; each may make that other look again. */
const MAX_ORDERED = { lately: 40, inAll: 3000 }

export interface Offers {
  readonly draw: number
  readonly abandon: number
}

/** What is taken back: all that was done with one gesture, or only the last of it. */
export type Undone = 'gesture' | 'action'

/** The actions of a gesture as it is sent and stored: one by itself, or several in a list. */
export const gestureIn = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [json])

/** Draws as they are stored. */
export const drawsText = (draws: readonly number[]): string | null => (draws.length > 0 ? JSON.stringify(draws) : null)

/** Whether the computer, or the rules, play here for somebody who has left. */
export const isSubstitute = ({ kind, deserted }: SeatRow): boolean =>
  (kind === 'bot' || kind === 'neutral') && deserted === 1

/** Whether whoever holds this seat has left the game and is out of play: he may come back if the rules ask him. */
export const isOut = ({ kind, deserted }: SeatRow): boolean => kind === 'person' && deserted === 1

/** A table in memory: its rows, and its game if it has begun. It follows from the store and can be dropped at any time. */
export class LiveTable {
  row: TableRow
  seats: SeatRow[]
  /** Those in the seats, and those who have left them. */
  people: People
  readonly pack: GamePackage
  readonly options: unknown
  readonly seatIds: readonly string[]
  readonly clock: Clock
  /** What was settled beforehand means nothing to the rules of now. */
  readonly #isUnreadable: boolean
  game: Table<unknown, unknown, unknown, unknown> | null = null
  /** Events applied so far. */
  seq = 0
  /** The last thing done at it is still being written. */
  isUnwritten = false
  readonly #takenBack = new Often(MAX_TAKEN_BACK)
  readonly #ordered = new Often(MAX_ORDERED)

  constructor(row: TableRow, seats: SeatRow[], people: People = NOBODY_KNOWN) {
    this.row = row
    this.seats = seats
    this.people = people
    this.pack = gameNamed(row.game)
    const settled = settledAt(this.pack, row, seats)
    this.options = settled.options
    this.seatIds = settled.seatIds
    this.#isUnreadable = settled.isUnreadable
    this.clock = Clock.parse(JSON.parse(row.clock))
  }

  get id(): string {
    return this.row.id
  }

  get offers(): Offers {
    return JSON.parse(this.row.offers)
  }

  /** It was begun by another edition of the rules than ours: it can be neither played on nor replayed, only ended. */
  get isFrozen(): boolean {
    return this.#isUnreadable || (this.row.started_at !== null && this.row.edition !== this.pack.game.edition)
  }

  /** Why it is not played on, or shown. */
  otherEdition(): Problem {
    const { id, edition } = this.pack.game
    return conflict(
      'other-edition',
      `This table is of edition ${this.row.edition} of ${id}, and the rules here are edition ${edition}: it cannot be played on or replayed, but it can be ended and its record kept.`,
    )
  }

  /** Sets the game up, once all seats are taken and every contribution is there. */
  begin(): void {
    if (this.isFrozen) throw this.otherEdition()
    const seal = this.#seal()
    this.game = new Table(this.pack.game, this.options, this.id, {
      of: (sequence) => sealedChance(seal, sequence, nodeDigest),
      commitment: commitmentTo(this.row.secret, nodeDigest),
      contributions: seal.contributions,
      secret: () => this.row.secret,
    })
  }

  #seal(): Seal {
    return { table: this.id, secret: this.row.secret, contributions: this.seats.map((seat) => seat.contribution) }
  }

  /**
   * Sets the game up from a record, with the draws it tells of. A finished one stays what it was, seal and all;
   * what is played after an unfinished one is drawn under this table's own seal, so no one seal vouches for the whole.
   * It is the first event of its table.
   */
  takeOver(record: GameRecord): void {
    const { game } = this.pack
    const seal = this.#seal()
    const isOver = record.outcome !== null
    let told: readonly (readonly number[])[] | null = [record.setup, ...record.actions.map(({ draws }) => draws ?? [])]
    const table = new Table(
      game,
      this.options,
      isOver ? record.table : this.id,
      {
        of: (sequence) => (told ? recordedChance(told[sequence]) : sealedChance(seal, sequence, nodeDigest)),
        commitment: isOver ? record.commitment : null,
        contributions: isOver ? record.contributions : [],
        secret: () => (isOver ? record.secret : null),
      },
      record.begins,
    )
    for (const entry of record.actions) table.actAsRecorded(entry)
    told = null
    if (this.seatIds.some((_, seat) => table.provisionalCount(seat) > MAX_PROVISIONAL))
      throw new Fault(`this record ends with more than ${MAX_PROVISIONAL} actions that could still be taken back`)
    if (isOver && table.sealedCount() < record.actions.length)
      throw new Fault('this record was concluded with actions that could still be taken back')
    if (record.concluded && record.outcome) table.conclude(record.outcome)
    this.game = table
    this.seq = 1
  }

  /** An action at the door of this table; throws a `Fault`. */
  readAction(json: unknown): unknown {
    return this.pack.game.readAction(json, this.options)
  }

  /** The game's words, as they are said at this table. */
  text(language: Language): GameText {
    return textFor(this.pack.text[language], this.options as SettledOptions)
  }

  /** Does a gesture for a seat, or says why not. Needs a game that has begun; so does `undo`. */
  act(seat: Seat, actions: readonly unknown[], answering?: number): GestureAnswer {
    const answer = this.#begun().gesture(seat, actions, answering)
    if (answer.refusal === null) this.#count(seat, actions, answer.sealed)
    return answer
  }

  #count(seat: Seat, actions: readonly unknown[], sealed: boolean): void {
    if (this.isOrder(actions)) this.#ordered.count(seat)
    else if (sealed) for (const often of [this.#takenBack, this.#ordered]) often.sealed()
  }

  /** Whether this is an order out of turn: no gesture of several holds one. */
  isOrder(actions: readonly unknown[]): boolean {
    return actions.length === 1 && this.#begun().isOrder(actions[0])
  }

  /** Takes back a seat's last gesture, or the last action of it. */
  undo(seat: Seat, what: Undone = 'gesture'): void {
    this.#begun().undo(seat, what)
    this.#takenBack.count(seat)
  }

  /** Tells the rules what is nobody's action. */
  interrupt(interruption: Interruption): Interrupted {
    const came = this.#begun().interrupt(interruption)
    for (const often of [this.#takenBack, this.#ordered]) often.sealed()
    return came
  }

  /** Whether a seat has changed its mind as often as anybody may: what is done and undone is kept for good. */
  hasTakenBackEnough(seat: Seat): boolean {
    return this.#takenBack.isEnough(seat)
  }

  /** Whether a seat has ordered as often as anybody may. */
  hasOrderedEnough(seat: Seat): boolean {
    return this.#ordered.isEnough(seat)
  }

  #begun(): Table<unknown, unknown, unknown, unknown> {
    if (!this.game) throw new Error(`table ${this.id} has not begun`)
    return this.game
  }

  /** Brings it to where the store says it is, as far as our rules can. */
  follow(events: readonly StoredEvent[]): void {
    if (this.row.started_at !== null && !this.game && !this.isFrozen) this.begin()
    for (const event of events)
      if (this.isFrozen) this.seq = event.seq
      else this.apply(event)
  }

  /** Applies what the store says happened next. The dice come out as they did: they are sealed. */
  apply(event: StoredEvent): void {
    if (!this.game || event.seq !== this.seq + 1)
      throw new Error(`table ${this.id}: event ${event.seq} does not follow ${this.seq}`)
    if (event.kind === 'act') {
      const actions = gestureIn(JSON.parse(event.body)).map((action) => this.readAction(action))
      const answer = this.act(event.seat, actions)
      if (answer.refusal)
        throw new Error(`table ${this.id}: stored event ${event.seq} is refused: ${answer.refusal.reason}`)
      this.#mustHaveDrawn(event, answer.draws)
    } else if (event.kind === 'left')
      this.#mustHaveDrawn(event, this.interrupt({ kind: 'left', seat: event.seat }).draws)
    else if (event.kind === 'time-up') this.#mustHaveDrawn(event, this.interrupt({ kind: 'time-up' }).draws)
    else if (event.kind === 'undo') this.undo(event.seat, JSON.parse(event.body) ?? 'gesture')
    else if (event.kind === 'import') this.takeOver(JSON.parse(event.body) as GameRecord)
    else this.game.conclude(JSON.parse(event.body) as Outcome)
    this.seq = event.seq
  }

  #mustHaveDrawn({ seq, draws }: StoredEvent, drawn: readonly number[]): void {
    if (drawsText(drawn) !== (draws ?? null))
      throw new Error(`table ${this.id}: event ${seq} did not draw what is stored of it`)
  }

  /** What was drawn for the set-up, as it is kept. */
  setup(): string {
    return JSON.stringify(this.game?.record().setup ?? [])
  }

  holds(personId: string, seat: Seat): boolean {
    return this.seats.some((row) => row.seat === seat && row.kind === 'person' && row.person_id === personId)
  }

  /**
   * The others need not wait for whoever sat there: he has deleted his account, or is suspended where no clock would ever
   * run out on him.
   */
  isDeserted(row: SeatRow): boolean {
    const who = row.person_id ?? ''
    const { names, suspended } = this.people
    return row.kind === 'person' && (!names.has(who) || (this.clock.kind === 'none' && suspended.has(who)))
  }

  /** Whether somebody plays this seat and can be waited for. */
  isPlayed(row: SeatRow): boolean {
    return row.kind === 'person' && !isOut(row) && !this.isDeserted(row)
  }

  /** What becomes of a seat that is left while somebody stays. */
  whenLeft(seat: Seat): WhenLeft {
    const { game } = this.pack
    return this.#isUnreadable ? usuallyWhenLeft(this.seatIds.length) : whenLeft(game, this.options, seat)
  }

  /** Whether a person at this table is on vacation. */
  isAway(personId: string, now: number): boolean {
    const vacation = this.people.vacations.get(personId)
    return vacation !== undefined && vacation.from <= now && now < vacation.until
  }

  /** Whether a person had a seat here and has left it while the game was on. */
  hasLeft(personId: string): boolean {
    return this.people.departures.some(({ person_id }) => person_id === personId)
  }

  /** Whether a person has a seat here, or one is kept for him. */
  isSeatOf(personId: string): boolean {
    return this.seats.some(({ person_id }) => person_id === personId)
  }

  seatsOf(personId: string): Seat[] {
    return this.seats.filter((row) => row.kind === 'person' && row.person_id === personId).map((row) => row.seat)
  }

  /** The seats that a person plays and that share a screen, if he says so: none where he has but one. */
  sharedBy(personId: string | null): Seat[] {
    const own = this.seats.filter((row) => row.person_id === personId && this.isPlayed(row)).map(({ seat }) => seat)
    return personId === null || own.length < 2 ? [] : own
  }

  /** Whether a person may look at this table at all. */
  isOpenTo(personId: string | null): boolean {
    if (this.row.visibility === 'public') return true
    return personId !== null && (this.row.created_by === personId || this.hasLeft(personId) || this.isSeatOf(personId))
  }

  /** What anybody who may look at the table is shown of it. */
  summary(personId: string | null): TableSummary {
    const own = personId === null ? [] : this.seatsOf(personId)
    const sides = sidesIn(this.row.sides)
    const asked = (seat: Seat): boolean =>
      ((own.includes(seat) ? this.row.asked : this.row.asked_openly) & (1 << seat)) !== 0 &&
      this.row.status === 'running' &&
      !this.isFrozen
    return {
      id: this.id,
      game: this.row.game,
      options: this.options as TableSummary['options'],
      status: this.row.status,
      frozen: this.isFrozen,
      visibility: this.row.visibility,
      rated: this.row.rated === 1,
      clock: this.clock,
      onTimeout: this.row.on_timeout,
      minutes: this.row.minutes,
      timeUpAt: this.row.status === 'running' ? this.row.time_up_at : null,
      commitment: this.row.commitment,
      host: { ...this.#called(this.row.created_by), isYou: personId === this.row.created_by },
      createdAt: this.row.created_at,
      updatedAt: this.row.updated_at,
      startedAt: this.row.started_at,
      endedAt: this.row.ended_at,
      outcome: this.row.outcome === null ? null : (JSON.parse(this.row.outcome) as Outcome),
      tally: this.row.tally === null ? null : (JSON.parse(this.row.tally) as Params),
      concluded: this.row.concluded === 1,
      origin: this.row.origin === null ? null : (JSON.parse(this.row.origin) as Record<string, unknown>),
      rematch: own.length > 0 ? this.row.rematch : null,
      match: this.match(),
      offers: this.offers,
      mine: own.map((seat) => this.seatIds[seat]),
      /** Open seats that are kept for this person. */
      kept: this.seats
        .filter((row) => row.kind === 'open' && row.person_id !== null && row.person_id === personId)
        .map((row) => this.seatIds[row.seat]),
      vacant: this.#isOpenToAnother(personId)
        ? this.seats.filter(isSubstitute).map((row) => this.seatIds[row.seat])
        : [],
      lost: personId === null || own.length > 0 ? null : this.#lostBy(personId),
      seats: this.seats.map((row) => ({
        seat: this.seatIds[row.seat],
        side: sides?.[row.seat] ?? null,
        kind: row.kind,
        kept: row.kind === 'open' && row.person_id !== null,
        ...this.#called(row.person_id),
        rating: row.person_id === null ? null : this.#ratingOf(row.person_id),
        ratingChange:
          row.rating_before === null || row.rating_after === null
            ? null
            : { before: row.rating_before, after: row.rating_after },
        left: this.#leftBy(row.seat),
        ifLeft: this.whenLeft(row.seat),
        out: isOut(row),
        level: row.level,
        manner: row.manner,
        deserted: row.deserted === 1 || this.isDeserted(row),
        asked: asked(row.seat),
        bank: row.bank,
        clockFrom: asked(row.seat) ? row.clock_from : null,
        deadline: asked(row.seat) ? row.deadline : null,
        rests:
          asked(row.seat) && row.rest_from !== null && row.rest_until !== null
            ? { from: row.rest_from, until: row.rest_until }
            : null,
      })),
    }
  }

  /** The match it is a game of; null if it is none. */
  match() {
    return matchSummary(this, this.people.matches.get(this.row.match ?? ''))
  }

  /** Whether a person, or somebody yet to come, may take over a seat that was left. */
  #isOpenToAnother(personId: string | null): boolean {
    if (this.row.status !== 'running' || this.row.rated === 1) return false
    return personId === null || (this.seatsOf(personId).length === 0 && !this.hasLeft(personId))
  }

  #ratingOf(personId: string) {
    const known = this.people.ratings.get(ratingKey(this.row.game, personId))
    return this.row.rated === 1 && known ? shownRating(known) : null
  }

  /** Who was the last to leave a seat, and how. */
  #leftBy(seat: Seat) {
    const last = this.people.departures.findLast((departure) => departure.seat === seat)
    return last ? { ...this.#called(last.person_id), way: last.way } : null
  }

  /** What somebody is called, by his name or as a guest. */
  #called(personId: string | null) {
    const { names, nicknames } = this.people
    return { name: names.get(personId ?? '') ?? null, nickname: nicknames.get(personId ?? '') ?? null }
  }

  /** The seat that a person has lost by the clock while the others play on; null if there is none. */
  #lostBy(personId: string): string | null {
    if (this.row.status !== 'running') return null
    const lost = this.people.departures.findLast(({ person_id, way }) => person_id === personId && way === 'time')
    return lost ? this.seatIds[lost.seat] : null
  }

  /**
   * What a seat sees now, and what it may do. Needs a game that has begun. Where several seats share a screen (`ours`), what
   * one of them decides in the open is seen by whoever looks on from it.
   */
  sight(seat: Seat, ours: readonly Seat[] = []): Sight {
    const game = this.#begun()
    const isRunning = this.row.status === 'running'
    const open = seat === SPECTATOR && isRunning ? openDecision(game, ours) : null
    const actor = open?.seat ?? seat
    const handover = isRunning ? handoverOf(game, ours) : null
    return {
      seat: this.seatIds[seat] ?? null,
      sequence: game.sequence(seat),
      view: open?.view ?? game.view(seat),
      prompt: game.prompt(actor),
      actions: isRunning ? game.actions(actor) : [],
      orders: isRunning ? game.orders(seat) : [],
      canUndo: game.canUndo(actor),
      ...(handover && { handover }),
    }
  }

  /** The same, and how much the seat was told; null before the game begins. */
  scene(seat: Seat): Scene | null {
    return this.game && { ...this.sight(seat), heard: this.game.heard(seat).length }
  }
}

/** What a table was set up with. Rules of another edition may have known other options: then they stay as they are. */
function settledAt(
  { game }: GamePackage,
  row: TableRow,
  seats: readonly SeatRow[],
): { readonly options: unknown; readonly seatIds: readonly string[]; readonly isUnreadable: boolean } {
  const kept: unknown = JSON.parse(row.options)
  try {
    const options = readOptions(game.options, kept)
    return { options, seatIds: game.seats(options), isUnreadable: false }
  } catch (error) {
    if (!(error instanceof Fault) || row.edition === game.edition) throw error
    return { options: kept, seatIds: seats.map(({ seat }) => String(seat + 1)), isUnreadable: true }
  }
}
