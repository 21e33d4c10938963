import {
  Fault,
  handoverOf,
  type Interruption,
  LANGUAGES,
  leftUndone,
  NOBODY,
  type Outcome,
  type Refusal,
  type Seat,
  SPECTATOR,
  sayRefusal,
  seatsIn,
} from '@iacta/kernel'
import type { Person } from '@iacta/wire'
import { drawsText, gestureIn, type LiveTable, MAX_PROVISIONAL, type Undone } from '../live.ts'
import type { Opponents } from '../opponents/opponents.ts'
import { badRequest, conflict, Problem, unavailable } from '../problem.ts'
import type { AlsoWrite, Progress } from '../store/store.ts'
import { ComputerSeats } from './computer-seats.ts'
import { comeBack } from './departures.ts'
import { frozenRecord } from './frozen.ts'
import type { LiveTables } from './live-tables.ts'
import { NeutralSeats } from './neutral-seats.ts'
import { gameOf, mustBePlayed, seatFor } from './one-table.ts'
import { alsoWrite, progressOf, writeEnd } from './progress.ts'
import { cameFrom } from './rematch.ts'
import { answeredBefore, type Sending, sentBefore } from './sent.ts'
import { StandingOrders } from './standing-orders.ts'

/** A refusal with its words, by language. */
export type Explained = Refusal & { readonly text: Readonly<Record<string, string>> }

/** What is done: a gesture, taking the last one back, telling the rules something, or ending it otherwise than by them. */
export type TableEntry =
  | { readonly act: unknown; readonly answering?: number | undefined }
  | { readonly undo: Undone }
  | Told
  | Outcome

/** What the rules are told. `isLate`: because somebody's time is out, which may be otherwise in a moment. */
interface Told {
  readonly interruption: Interruption
  readonly isLate?: boolean
}

/** What is made of a table for the holder of a seat, when his action has brought it to a sequence. */
type See<T> = (live: LiveTable, seat: Seat, sequence: number) => T

/** What somebody has sent, for a seat at a table. */
interface Sent {
  readonly person: Person
  readonly id: string
  readonly seatId: string
  readonly kind: 'act' | 'undo'
  readonly json: unknown
}

/** Playing: the game says whether it is legal, the store makes it durable, then it is acknowledged and told. */
export class TablePlay {
  readonly computers: ComputerSeats
  readonly orders: StandingOrders
  readonly neutral: NeutralSeats
  readonly #tables: LiveTables

  constructor(tables: LiveTables, opponents: Opponents, computerTables: number) {
    this.#tables = tables
    this.computers = new ComputerSeats(tables, opponents, computerTables, (...deed) => this.do(...deed))
    this.orders = new StandingOrders(tables, (...deed) => this.do(...deed))
    this.neutral = new NeutralSeats(tables, (...deed) => this.do(...deed))
  }

  /**
   * Does an action for a seat, or a list of them as one gesture: all or none. It is durable when this answers, with what
   * `see` makes of the table then and of the sequence the seat is at. What was sent before under the same id is not done
   * again, and answered as it was then.
   */
  act<T>(person: Person, id: string, seatId: string, json: unknown, sending: Sending, see: See<T>): Promise<T> {
    return this.#send({ person, id, seatId, kind: 'act', json }, sending, see, (live, seat) =>
      this.do(live, seat, { act: json, answering: sending.answering }, null, sending.actionId),
    )
  }

  /** Takes back a seat's last provisional gesture, or only the last action of it, in the same way. */
  undo<T>(person: Person, id: string, seatId: string, what: Undone, sending: Sending, see: See<T>): Promise<T> {
    return this.#send({ person, id, seatId, kind: 'undo', json: kept(what) }, sending, see, (live, seat) => {
      const { answering, actionId } = sending
      const game = gameOf(live)
      if (answering !== undefined && answering !== game.sequence(seat)) throw stale(live, seat)
      if (!game.canUndo(seat)) throw conflict('nothing-to-undo', 'There is nothing to take back.')
      if (live.hasTakenBackEnough(seat))
        throw conflict('taken-back-enough', 'You have taken back too often: what you have done now stands.')
      return this.do(live, seat, { undo: what }, null, actionId)
    })
  }

  /** Nobody in a person's seats wants what is put to all of them: each leaves it undone, until something stands for good. */
  passAll(person: Person, id: string): Promise<void> {
    const { turns, time } = this.#tables
    return turns.acting(async () => {
      await time.ready()
      await this.#tables.acting(id, person.id, async () => {
        let live = await this.#tables.beingPlayed(id, person.id)
        const ours = live.sharedBy(person.id)
        if (!handoverOf(gameOf(live), ours)?.question) throw stale(live, SPECTATOR)
        const window = gameOf(live).sealedCount()
        for (let left = leftUndone(gameOf(live), ours); left; left = leftUndone(gameOf(live), ours)) {
          live = await this.do(live, left.seat, { act: left.action })
          if (live.row.status !== 'running' || gameOf(live).sealedCount() !== window) return
        }
      })
    })
  }

  #send<T>(
    sent: Sent,
    { answering, actionId }: Sending,
    see: See<T>,
    does: (live: LiveTable, seat: Seat) => Promise<LiveTable>,
  ): Promise<T> {
    const { person, id, seatId } = sent
    const { turns, time } = this.#tables
    return turns.acting(async () => {
      await time.ready()
      return this.#tables.acting(id, person.id, async () => {
        try {
          const live = await this.#tables.beingPlayed(id, person.id)
          const seat = seatFor(live, person.id, seatId)
          await this.#upTo(live, seat, answering)
          const done = await does(live, seat)
          return see(done, seat, gameOf(done).sequence(seat))
        } catch (error) {
          // The game may have gone on since, or be over: what went in went in.
          if (actionId === undefined || !(error instanceof Problem) || error.status !== 409) throw error
          return this.#asBefore(sent, actionId, see, error)
        }
      })
    })
  }

  /** The answer to what was sent before; if it was not, the problem there is with it now. */
  async #asBefore<T>(
    { person, id, seatId, kind, json }: Sent,
    actionId: string,
    see: See<T>,
    now: Problem,
  ): Promise<T> {
    const live = await this.#tables.openTo(id, person.id)
    const seat = seatFor(live, person.id, seatId)
    const before = await sentBefore(this.#tables.store.db, id, seat, actionId)
    if (!before) throw now
    const body = kind === 'act' && !live.isFrozen ? readGesture(live, json).body : json
    const sequence = answeredBefore(before, kind, body)
    // Whoever has done it through another process sees here what came of it.
    await this.#tables.refresh(live)
    return see(live, seat, sequence)
  }

  /** Why an action may not be done; null if it may. */
  why(person: Person, id: string, seatId: string, json: unknown): Promise<Explained | null> {
    return this.#tables.look(id, person.id, (live) => {
      const seat = seatFor(live, person.id, seatId)
      const refusal = gameOf(live).refusal(seat, readAction(live, json))
      if (!refusal) return null
      const text = Object.fromEntries(
        LANGUAGES.map((language) => [language, sayRefusal(live.text(language), language, refusal)]),
      )
      return { ...refusal, text }
    })
  }

  /** Who has seen more than this process saw it through another, and came here before the news did. */
  async #upTo(live: LiveTable, seat: Seat, answering: number | undefined): Promise<void> {
    if (answering === undefined || answering <= gameOf(live).sequence(seat)) return
    await this.#tables.refresh(live)
    mustBePlayed(live)
  }

  /**
   * One event: legal by the game, durable in the store, then told. What fails leaves nothing behind. Answers with
   * the table as it then is. Needs a table that is being played, and nobody else at it. `besides` is written with it.
   * Under an id of its sender it is done once.
   */
  async do(
    live: LiveTable,
    seat: Seat,
    deed: TableEntry,
    besides: AlsoWrite | null = null,
    actionId?: string,
  ): Promise<LiveTable> {
    if (this.#tables.isClosing) throw unavailable()
    if (live.isFrozen) return this.#endFrozen(live, seat, deed)
    const sequence = gameOf(live).sequence(seat)
    const seenBefore = gameOf(live).sequence(SPECTATOR)
    const askedBefore = live.row.asked
    const wasUnseen = gameOf(live).answersUnseen()
    const { kind, body, draws, sealed, isOrder, isFromOutside = false } = enact(live, seat, deed)
    const back = kind === 'act' && sealed ? comeBack(live) : null
    // When an order took effect tells something of what others do, unless somebody is no longer asked because of it.
    const mayShow = !isOrder || gameOf(live).askedOpenly() !== live.row.asked_openly
    const isOpen = kind === 'end' || (mayShow && gameOf(live).sequence(SPECTATOR) !== seenBefore)
    live.isUnwritten = true
    const now = this.#tables.now()
    const seq = live.seq + 1
    const event = {
      table_id: live.id,
      seq,
      kind,
      seat,
      body: JSON.stringify(body),
      draws: drawsText(draws),
      at: now,
      action_id: actionId ?? null,
      answered: actionId === undefined ? null : gameOf(live).sequence(seat),
    }
    let won: boolean
    let progress: Progress
    let same: boolean
    try {
      progress = progressOf(live, now, isOpen)
      same = !isOpen && progress.asked === live.row.asked && progress.ordersDue === live.row.orders_due
      const by = !sealed ? null : isOrder ? SPECTATOR : seat
      const also = [alsoWrite(live, progress, now, by, { wasUnseen, isFromOutside }), besides, back].filter(
        (write) => write !== null,
      )
      won = await this.#tables.store.append(event, same ? null : progress, inTurn(also))
    } catch (error) {
      // In memory it has happened; in the store it has not, or nobody knows.
      this.#tables.drop(live.id)
      throw error
    }
    if (!won) return this.#again(live.id, seat, deed, besides, isOrder ? null : sequence, actionId)
    live.seq = seq
    live.isUnwritten = false
    if (!same)
      live.row = {
        ...live.row,
        asked: progress.asked,
        asked_openly: progress.askedOpenly,
        orders_due: progress.ordersDue,
        updated_at: progress.updatedAt,
      }
    if (back) await this.#tables.refresh(live)
    this.#tables.tell({ table: live, only: sealed ? null : seat })
    this.#afterwards(live, askedBefore)
    return live
  }

  /**
   * Another process was first. What another seat did unseen changes nothing for this one, and must not show by a refusal.
   * `sequence` is what the deed answered; an order answers nothing.
   */
  async #again(
    id: string,
    seat: Seat,
    deed: TableEntry,
    besides: AlsoWrite | null,
    sequence: number | null,
    actionId: string | undefined,
  ): Promise<LiveTable> {
    this.#tables.drop(id)
    const fresh = await this.#tables.open(id)
    if (actionId !== undefined && (await sentBefore(this.#tables.store.db, id, seat, actionId)))
      throw stale(fresh, seat)
    const stillHolds = isTold(deed)
      ? !deed.isLate && fresh.game?.whyNotInterrupted(deed.interruption) === null
      : isEnd(deed)
        ? deed.way !== 'time'
        : sequence === null || fresh.game?.sequence(seat) === sequence
    if (stillHolds && fresh.row.status === 'running') return this.do(fresh, seat, deed, besides, actionId)
    throw stale(fresh, seat)
  }

  /** A table whose rules are no more can still be ended. */
  async #endFrozen(live: LiveTable, seat: Seat, deed: TableEntry): Promise<LiveTable> {
    if (!isEnd(deed)) throw live.otherEdition()
    const { store, now } = this.#tables
    const at = now()
    const { actions } = await frozenRecord(store.db, live)
    const end = { kind: 'end', body: JSON.stringify(deed), draws: null } as const
    const progress: Progress = { asked: NOBODY, askedOpenly: NOBODY, ordersDue: null, updatedAt: at }
    const won = await store.append({ table_id: live.id, seq: live.seq + 1, seat, at, ...end }, progress, (t) =>
      writeEnd(t, live, deed, true, actions.length, at),
    )
    this.#tables.drop(live.id)
    const after = await this.#tables.open(live.id)
    if (!won) {
      mustBePlayed(after)
      return this.#endFrozen(after, seat, deed)
    }
    this.#tables.tell({ table: after, only: null })
    this.#afterwards(after, NOBODY)
    return after
  }

  /** A game has begun: whoever is asked first is told, or decides. */
  begun(live: LiveTable): void {
    this.#afterwards(live, 0)
  }

  #afterwards(live: LiveTable, askedBefore: number): void {
    const { events } = this.#tables
    if (live.row.status === 'over') {
      events.over(live)
      void this.#tables.changedFor(cameFrom(live.row)).catch((error) => events.fault(error, live.id))
      return
    }
    for (const seat of seatsIn(live.row.asked & ~askedBefore)) {
      const person = live.seats[seat].person_id
      if (live.seats[seat].kind === 'person' && person !== null) events.asked(live, person)
    }
    this.attend(live)
  }

  /** Whoever has ordered his answer beforehand, or is the computer, answers in his time; the rules answer at once. */
  attend(live: LiveTable): void {
    this.orders.attend(live)
    this.neutral.attend(live)
    this.computers.attend(live)
  }
}

/** Several things to write as one, or nothing. */
const inTurn = (writes: readonly AlsoWrite[]): AlsoWrite | null =>
  writes.length === 0
    ? null
    : async (t) => {
        for (const write of writes) await write(t)
      }

const isEnd = (deed: TableEntry): deed is Outcome => 'way' in deed

const isTold = (deed: TableEntry): deed is Told => 'interruption' in deed

/** How it is stored what was taken back: usually a gesture. */
const kept = (what: Undone): Undone | null => (what === 'gesture' ? null : what)

/** What a deed came to in the game, to be written down. */
interface Done {
  readonly kind: 'act' | 'undo' | 'end' | Interruption['kind']
  readonly body: unknown
  readonly draws: readonly number[]
  readonly sealed: boolean
  readonly isOrder: boolean
  /** Nobody has decided anything by it. */
  readonly isFromOutside?: boolean
}

function enact(live: LiveTable, seat: Seat, deed: TableEntry): Done {
  const game = gameOf(live)
  if (isEnd(deed)) {
    game.conclude(deed)
    return { kind: 'end', body: deed, draws: [], sealed: true, isOrder: false }
  }
  if (isTold(deed)) {
    const { draws, ...became } = live.interrupt(deed.interruption)
    return {
      kind: deed.interruption.kind,
      body: became,
      draws,
      sealed: true,
      isOrder: false,
      isFromOutside: !became.sealed,
    }
  }
  if ('undo' in deed) {
    live.undo(seat, deed.undo)
    return { kind: 'undo', body: kept(deed.undo), draws: [], sealed: false, isOrder: false }
  }
  const { actions, body } = readGesture(live, deed.act)
  const isOrder = live.isOrder(actions)
  if (isOrder && live.hasOrderedEnough(seat))
    throw conflict('ordered-enough', 'You have given very many orders: what you have ordered now stands.')
  if (!isOrder && game.provisionalCount(seat) + actions.length > MAX_PROVISIONAL)
    throw conflict(
      'too-much-at-once',
      `You have done ${MAX_PROVISIONAL} things that can still be taken back: take something back before you go on.`,
    )
  const answer = live.act(seat, actions, deed.answering)
  if (answer.refusal) throw refused(live, seat, answer.refusal, actions.length > 1 ? answer.at : null)
  const done = Array.isArray(body) ? body.slice(0, answer.done) : body
  return { kind: 'act', body: done, draws: answer.draws, sealed: answer.sealed, isOrder }
}

/** A gesture at the door, and as it is stored. */
function readGesture(live: LiveTable, json: unknown): { readonly actions: readonly unknown[]; readonly body: unknown } {
  const actions = gestureIn(json).map((action) => readAction(live, action))
  if (actions.length > 1 && actions.some((action) => live.isOrder([action])))
    throw badRequest('An order is given by itself, not within a gesture.')
  return { actions, body: Array.isArray(json) ? actions : actions[0] }
}

function readAction(live: LiveTable, json: unknown): unknown {
  try {
    return live.readAction(json)
  } catch (error) {
    if (error instanceof Fault) throw badRequest(error.message)
    throw error
  }
}

/** `at`: which action of a gesture it was; none of them is done. */
const refused = (live: LiveTable, seat: Seat, refusal: Refusal, at: number | null) =>
  refusal.reason === 'stale'
    ? stale(live, seat)
    : conflict('refused', sayRefusal(live.text('en'), 'en', refusal), { refusal, ...(at === null ? {} : { at }) })

const stale = (live: LiveTable, seat: Seat) =>
  conflict('stale', 'The game has gone on in the meantime: look again before you act.', {
    sequence: live.game?.sequence(seat) ?? 0,
  })
