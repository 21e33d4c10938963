import { Fault, LANGUAGES, type Outcome, type Refusal, type Seat, SPECTATOR, seatsIn } from '@iacta/kernel'
import { drawsText, type LiveTable } from '../live.ts'
import type { Opponents } from '../opponents/opponents.ts'
import type { Person } from '../people.ts'
import { badRequest, conflict, unavailable } from '../problem.ts'
import type { AlsoWrite, Progress } from '../store/store.ts'
import { ComputerSeats } from './computer-seats.ts'
import type { LiveTables } from './live-tables.ts'
import { gameOf, mustBePlayed, seatFor } from './one-table.ts'
import { alsoWrite, progressOf } from './progress.ts'
import { rematchedAt } from './rematch.ts'
import { StandingOrders } from './standing-orders.ts'

/** A refusal with its words, by language. */
export type Explained = Refusal & { readonly text: Readonly<Record<string, string>> }

/** What a seat does: an action, taking the last one back, or ending the game otherwise than by its rules. */
export type Deed = { readonly act: unknown; readonly answering?: number | undefined } | 'undo' | Outcome

/** Playing: the game says whether it is legal, the store makes it durable, then it is acknowledged and told. */
export class Play {
  readonly computers: ComputerSeats
  readonly orders: StandingOrders
  readonly #tables: LiveTables

  constructor(tables: LiveTables, opponents: Opponents) {
    this.#tables = tables
    this.computers = new ComputerSeats(tables, opponents, (...deed) => this.do(...deed))
    this.orders = new StandingOrders(tables, (...deed) => this.do(...deed))
  }

  /** Does an action for a seat; it is durable when this answers, with what `see` makes of the table then. */
  act<T>(
    person: Person,
    id: string,
    seatId: string,
    json: unknown,
    answering: number | undefined,
    see: (live: LiveTable, seat: Seat) => T,
  ): Promise<T> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.beingPlayed(id, person.id)
      const seat = seatFor(live, person.id, seatId)
      await this.#upTo(live, seat, answering)
      return see(await this.do(live, seat, { act: json, answering }), seat)
    })
  }

  undo<T>(
    person: Person,
    id: string,
    seatId: string,
    answering: number | undefined,
    see: (live: LiveTable, seat: Seat) => T,
  ): Promise<T> {
    return this.#tables.exclusive(id, async () => {
      const live = await this.#tables.beingPlayed(id, person.id)
      const seat = seatFor(live, person.id, seatId)
      await this.#upTo(live, seat, answering)
      const game = gameOf(live)
      if (answering !== undefined && answering !== game.sequence(seat)) throw stale(live, seat)
      if (!game.canUndo(seat)) throw conflict('nothing-to-undo', 'There is nothing to take back.')
      return see(await this.do(live, seat, 'undo'), seat)
    })
  }

  /** Why an action may not be done; null if it may. */
  why(person: Person, id: string, seatId: string, json: unknown): Promise<Explained | null> {
    return this.#tables.look(id, person.id, (live) => {
      const seat = seatFor(live, person.id, seatId)
      const refusal = gameOf(live).refusal(seat, readAction(live, json))
      if (!refusal) return null
      const text = Object.fromEntries(
        LANGUAGES.map((language) => [language, live.pack.text[language].refusal(refusal)]),
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
   */
  async do(live: LiveTable, seat: Seat, deed: Deed, besides: AlsoWrite | null = null): Promise<LiveTable> {
    if (this.#tables.isClosing) throw unavailable()
    const sequence = gameOf(live).sequence(seat)
    const seenBefore = gameOf(live).sequence(SPECTATOR)
    const askedBefore = live.row.asked
    const wasWindow = gameOf(live).isWindow()
    const { kind, body, draws, sealed } = enact(live, seat, deed)
    const isOpen = kind === 'end' || gameOf(live).sequence(SPECTATOR) !== seenBefore
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
    }
    let won: boolean
    let progress: Progress
    let same: boolean
    try {
      progress = progressOf(live, now, isOpen)
      same = !isOpen && progress.asked === live.row.asked && progress.ordersDue === live.row.orders_due
      const also = [alsoWrite(live, progress, now, sealed ? seat : null, wasWindow), besides].filter(
        (write) => write !== null,
      )
      won = await this.#tables.store.append(event, same ? null : progress, inTurn(also))
    } catch (error) {
      // In memory it has happened; in the store it has not, or nobody knows.
      this.#tables.drop(live.id)
      throw error
    }
    if (!won) return this.#again(live.id, seat, deed, besides, sequence)
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
    this.#tables.tell({ table: live, only: sealed ? null : seat })
    this.#afterwards(live, askedBefore)
    return live
  }

  /** Another process was first. What another seat did unseen changes nothing for this one, and must not show by a refusal. */
  async #again(id: string, seat: Seat, deed: Deed, besides: AlsoWrite | null, sequence: number): Promise<LiveTable> {
    this.#tables.drop(id)
    const fresh = await this.#tables.open(id)
    const stillHolds = deed !== 'undo' && 'way' in deed ? deed.way !== 'time' : fresh.game?.sequence(seat) === sequence
    if (stillHolds && fresh.row.status === 'running') return this.do(fresh, seat, deed, besides)
    throw stale(fresh, seat)
  }

  /** A game has begun: whoever is asked first is told, or decides. */
  begun(live: LiveTable): void {
    this.#afterwards(live, 0)
  }

  #afterwards(live: LiveTable, askedBefore: number): void {
    const { events } = this.#tables
    if (live.row.status === 'over') {
      events.over(live)
      void this.#tables.changedFor(rematchedAt(live.row.origin)).catch((error) => events.fault(error, live.id))
      return
    }
    for (const seat of seatsIn(live.row.asked & ~askedBefore)) {
      const person = live.seats[seat].person_id
      if (live.seats[seat].kind === 'person' && person !== null) events.asked(live, person)
    }
    this.attend(live)
  }

  /** Whoever has ordered his answer beforehand, or is the computer, answers in his time. */
  attend(live: LiveTable): void {
    this.orders.attend(live)
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

/** What a deed came to in the game, to be written down. */
interface Done {
  readonly kind: 'act' | 'undo' | 'end'
  readonly body: unknown
  readonly draws: readonly number[]
  readonly sealed: boolean
}

function enact(live: LiveTable, seat: Seat, deed: Deed): Done {
  const game = gameOf(live)
  if (deed === 'undo') {
    game.undo(seat)
    return { kind: 'undo', body: null, draws: [], sealed: false }
  }
  if ('way' in deed) {
    game.conclude(deed)
    return { kind: 'end', body: deed, draws: [], sealed: true }
  }
  const action = readAction(live, deed.act)
  const answer = game.act(seat, action, deed.answering)
  if (answer.refusal) throw refused(live, seat, answer.refusal)
  return { kind: 'act', body: action, draws: answer.draws, sealed: answer.sealed }
}

function readAction(live: LiveTable, json: unknown): unknown {
  try {
    return live.pack.game.readAction(json)
  } catch (error) {
    if (error instanceof Fault) throw badRequest(error.message)
    throw error
  }
}

const refused = (live: LiveTable, seat: Seat, refusal: Refusal) =>
  refusal.reason === 'stale' ? stale(live, seat) : conflict('refused', live.pack.text.en.refusal(refusal), { refusal })

const stale = (live: LiveTable, seat: Seat) =>
  conflict('stale', 'The game has gone on in the meantime: look again before you act.', {
    sequence: live.game?.sequence(seat) ?? 0,
  })
