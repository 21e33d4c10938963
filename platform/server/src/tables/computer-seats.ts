import { randomInt } from 'node:crypto'
import { resignation, type Seat } from '@iacta/kernel'
import { type ExpressionBuilder, sql } from 'kysely'
import { type LiveTable, MAX_PROVISIONAL, type SeatRow } from '../live.ts'
import { limitFor, type Opponents } from '../opponents/opponents.ts'
import type { Choice, Idea } from '../opponents/thought.ts'
import { Problem } from '../problem.ts'
import type { Schema } from '../store/schema.ts'
import { StoreUnavailable } from '../store/unavailable.ts'
import { explained } from './explanations.ts'
import { isOfOurEdition } from './frozen.ts'
import type { LiveTables } from './live-tables.ts'
import { USUAL_LEVEL } from './new-table.ts'
import { gameOf } from './one-table.ts'
import { answeredAfter } from './pace.ts'
import type { TableEntry, TablePlay } from './play.ts'
import { Rounds } from './rounds.ts'

/** A computer seat that has not answered after so long is asked again, in milliseconds. */
const PATIENCE = 10_000
/** A process that thinks for a seat has so much more time than it may need, before another one does. */
const MARGIN = 5000
/** Nobody thinks for longer than this, in milliseconds: a clock that was ahead of its time has set what is later. */
const TOO_FAR = 120_000

/** So many tables of computers alone go on at once of those that one person has set up. */
const ALONE_EACH = 3

/** A seat that is asked, and what it knew then. */
interface AskedSeat {
  readonly seat: Seat
  /** How many actions it had seen. */
  readonly sequence: number
  readonly choice: Choice
  /** When it answers, however soon it knows what: in a window of answers the time must not tell. Null: when it knows. */
  readonly answersAt: number | null
}

/** A table whose computer seats are being seen to. */
class Attended {
  /** Who set it up, if computers alone play at it. */
  alone: { readonly by: string | null } | null = null
  /** Something was done there, and a computer seat is asked. */
  again = true
  /** What is being thought about. */
  thought = new AbortController()
  over: Promise<void> = Promise.resolve()
}

/**
 * The seats the computer plays. What it does is thought out elsewhere, on what its seat knows, while the table goes on;
 * it is done if the seat is still asked for just that.
 *
 * A table of computers alone goes on while somebody watches it, and only so many do at once: the others wait for their
 * turn. Nobody waits for what nobody watches.
 */
export class ComputerSeats {
  readonly #tables: LiveTables
  readonly #opponents: Opponents
  readonly #do: TablePlay['do']
  readonly #attended = new Map<string, Attended>()
  readonly #rounds: Rounds<{ id: string }>
  readonly #most: number
  /** Tables of computers alone that wait for their turn, in order. */
  readonly #queue = new Set<string>()
  /** Those that stopped, and may not have been answered: another process thinks about them, say. */
  readonly #stopped = new Set<string>()

  /** `most` tables of computers alone go on at once. */
  constructor(tables: LiveTables, opponents: Opponents, most: number, does: TablePlay['do']) {
    this.#tables = tables
    this.#opponents = opponents
    this.#most = most
    this.#do = does
    this.#rounds = new Rounds(tables, (after, limit) => this.#findWaiting(after, limit))
  }

  /** Sees to it that the computer seats of a table that are asked answer, one after the other. */
  attend(live: LiveTable): void {
    if (seatsAsked(live).length === 0 || this.#tables.isClosing) return
    const known = this.#attended.get(live.id)
    const attended = known ?? new Attended()
    // The last person may just have left the table to them.
    attended.alone = isOfComputersAlone(live) ? { by: live.row.created_by } : null
    if (attended.alone && !this.#tables.isWatched(live.id)) return
    attended.again = true
    if (known) return
    if (attended.alone && !this.#hasTurn(attended.alone.by)) {
      this.#queue.add(live.id)
      return
    }
    this.#queue.delete(live.id)
    this.#attended.set(live.id, attended)
    attended.over = this.#playOn(live.id, attended)
  }

  /** Somebody has come to watch: computers who paused go on. */
  watched(live: LiveTable): void {
    if (isOfComputersAlone(live)) this.attend(live)
  }

  #hasTurn(by: string | null): boolean {
    const alone = [...this.#attended.values()].flatMap((attended) => attended.alone ?? [])
    return alone.length < this.#most && alone.filter((one) => one.by === by).length < ALONE_EACH
  }

  /** One of the tables that wait may have its turn now; who is not watched any more waits for nothing. */
  #nextTurn(): void {
    const waiting = [...this.#queue]
    this.#queue.clear()
    for (const id of waiting) {
      const live = this.#tables.find(id)
      if (live) this.attend(live)
      else this.#stopped.add(id)
    }
  }

  /** Computer seats that were left waiting, by a process that is gone say, are asked again. */
  async wake(): Promise<void> {
    await this.#rounds.go(({ id }) => this.#seeTo(id))
    const stopped = [...this.#stopped].filter((id) => this.#tables.isWatched(id))
    this.#stopped.clear()
    for (const id of stopped) await this.#seeTo(id).catch((error) => this.#rounds.failed(id, error))
  }

  async #seeTo(id: string): Promise<void> {
    if (!this.#attended.has(id)) await this.#tables.exclusive(id, async () => this.attend(await this.#tables.open(id)))
  }

  #findWaiting(after: string, limit: number): Promise<{ id: string }[]> {
    const { store, now } = this.#tables
    return (
      store.db
        .selectFrom('tables')
        .innerJoin('seats', 'seats.table_id', 'tables.id')
        .select('tables.id')
        .distinct()
        .where('tables.status', '=', 'running')
        .where(isOfOurEdition)
        .where('seats.kind', '=', 'bot')
        .where(sql<boolean>`(tables.asked & (1 << seats.seat)) <> 0`)
        .where(({ or, eb }) =>
          or([eb('tables.updated_at', '<', now() - PATIENCE), eb('tables.updated_at', '>', now() + PATIENCE)]),
        )
        // Where computers are alone nobody waits.
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats as people')
              .select('people.seat')
              .whereRef('people.table_id', '=', 'tables.id')
              .where('people.kind', '=', 'person'),
          ),
        )
        .where((where) => isFree(where, now()))
        .where('tables.id', '>', after)
        .orderBy('tables.id')
        .limit(limit)
        .execute()
    )
  }

  /** Gives up whatever is being thought about. */
  async close(): Promise<void> {
    const attended = [...this.#attended.values()]
    for (const { thought } of attended) thought.abort()
    await Promise.all(attended.map(({ over }) => over))
  }

  /** Answers until nobody is asked here, or another process has answered: then it plays on there. */
  async #playOn(id: string, attended: Attended): Promise<void> {
    try {
      while (attended.again && !this.#tables.isClosing && (!attended.alone || this.#tables.isWatched(id))) {
        attended.again = false
        attended.thought = new AbortController()
        await this.#answer(id, attended)
      }
    } catch (error) {
      if (!this.#tables.isClosing) this.#failed(id, error)
    } finally {
      this.#attended.delete(id)
      if (attended.alone) this.#stopped.add(id)
      this.#nextTurn()
    }
  }

  #failed(id: string, error: unknown): void {
    if (error instanceof StoreUnavailable) this.#tables.events.fault(error, id)
    else this.#rounds.failed(id, error)
  }

  async #answer(id: string, attended: Attended): Promise<void> {
    const { thought } = attended
    const asked = await this.#tables.exclusive(id, async () => askedAt(await this.#tables.open(id), this.#tables.now()))
    if (asked.length === 0) return
    // Whoever resigns meanwhile, say, has spared them the trouble.
    const stopWatching = this.#tables.attend(id, ({ table }) => {
      if (!asked.some(({ seat, sequence }) => isStillAsked(table, seat, sequence))) thought.abort()
    })
    try {
      const decided = await Promise.allSettled(asked.map((one) => this.#decide(one, attended)))
      for (const one of decided) if (one.status === 'rejected') throw one.reason
    } finally {
      stopWatching()
    }
  }

  async #decide(asked: AskedSeat, attended: Attended): Promise<void> {
    const { signal } = attended.thought
    const first = await this.#opponents.firstIdea(asked.choice, signal)
    if (first && first.worth > 0) return this.#thinkOver(asked, first, attended)
    await this.#untilItAnswers(asked, signal)
    await this.#carryOut(asked, first)
  }

  #untilItAnswers({ answersAt }: AskedSeat, signal: AbortSignal): Promise<void> {
    const left = answersAt === null ? 0 : answersAt - this.#tables.now()
    if (left <= 0 || signal.aborted) return Promise.resolve()
    return new Promise((over) => {
      const timer = setTimeout(over, left)
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer)
          over()
        },
        { once: true },
      )
    })
  }

  async #thinkOver(asked: AskedSeat, first: Idea, attended: Attended): Promise<void> {
    const until = await this.#claim(asked, first.worth)
    if (until === null) return
    let isDone = false
    try {
      const { signal } = attended.thought
      const second = await this.#opponents.secondThoughts(asked.choice, first.worth, this.#inTime(asked, signal))
      await this.#untilItAnswers(asked, signal)
      isDone = await this.#carryOut(asked, second ?? first)
    } finally {
      if (!isDone) await this.#release(asked, until)
    }
    if (isDone) return
    // It may have kept another process from thinking about what comes next.
    const { table } = asked.choice
    await this.#tables.exclusive(table, async () => this.#tables.refresh(await this.#tables.open(table)))
    attended.again = true
  }

  /** Ends with the thought, or when an answer must be given. */
  #inTime({ answersAt }: AskedSeat, signal: AbortSignal): AbortSignal {
    if (answersAt === null) return signal
    return AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, answersAt - this.#tables.now()))])
  }

  // Which process thinks

  /** Lets no other process think for this seat for as long as it may take; null if one already does. */
  async #claim({ seat, choice: { table, level } }: AskedSeat, worth: number): Promise<number | null> {
    const now = this.#tables.now()
    const until = now + Math.ceil(limitFor(level, worth)) + MARGIN
    const claimed = await this.#tables.store.db
      .updateTable('seats')
      .set({ thinking_until: until })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where((where) => isFree(where, now))
      .executeTakeFirst()
    return Number(claimed.numUpdatedRows) > 0 ? until : null
  }

  async #release({ seat, choice }: AskedSeat, until: number): Promise<void> {
    await this.#tables.store.db
      .updateTable('seats')
      .set({ thinking_until: null })
      .where('table_id', '=', choice.table)
      .where('seat', '=', seat)
      .where('thinking_until', '=', until)
      .execute()
  }

  // What comes of it

  /**
   * Does what was decided as one gesture, as long as the seat is still asked for it; without an idea, anything. Whether it
   * did any.
   */
  async #carryOut(asked: AskedSeat, idea: Idea | null): Promise<boolean> {
    return this.#tables.exclusive(asked.choice.table, () => this.#attempt(asked, idea))
  }

  async #attempt(asked: AskedSeat, idea: Idea | null): Promise<boolean> {
    const { seat, sequence, choice } = asked
    const live = await this.#tables.open(choice.table)
    if (this.#tables.isClosing || !isStillAsked(live, seat, sequence)) return false
    try {
      const mayEnd = idea?.resign === true && live.whenLeft(seat).becomes === 'ends'
      const end = mayEnd ? resignation(live.seatIds, seat) : null
      await this.#decided(live, asked, end ?? { act: idea ? planOf(live, seat, idea) : anyAction(live, seat) }, idea)
      return true
    } catch (error) {
      // Another process was first.
      if (error instanceof Problem && error.code === 'stale') return false
      if (!idea || !(error instanceof Problem) || error.status >= 500) throw error
      // Why not would say what it was, and the log tells of no moves.
      this.#tables.events.fault(new Error(`${choice.level} may not do what it decided (${error.code})`), choice.table)
      // What comes before the action that failed may be done all the same.
      const { at } = error.details as { readonly at?: number }
      return this.#attempt(asked, at ? { ...idea, plan: idea.plan.slice(0, at) } : null)
    }
  }

  /** What was decided, and why: written down together. */
  async #decided(live: LiveTable, { seat, choice }: AskedSeat, deed: TableEntry, idea: Idea | null): Promise<void> {
    const explanation = explained(live, seat, idea?.explanation ?? null)
    const after = await this.#do(live, seat, deed, async (t) => {
      await t
        .updateTable('seats')
        .set({ explanation, thinking_until: null })
        .where('table_id', '=', live.id)
        .where('seat', '=', seat)
        .execute()
    })
    after.seats[seat].explanation = explanation
    this.#tables.events.decided(choice.level)
  }
}

/** Whether no process thinks for a seat. */
const isFree = (where: ExpressionBuilder<Schema, 'seats'>, now: number) =>
  where.or([
    where('thinking_until', 'is', null),
    where('thinking_until', '<', now),
    where('thinking_until', '>', now + TOO_FAR),
  ])

const isOfComputersAlone = ({ seats }: LiveTable): boolean => seats.every(({ kind }) => kind !== 'person')

/** The computer's seats that are asked. */
const seatsAsked = ({ row, seats, isFrozen }: LiveTable): SeatRow[] =>
  row.status === 'running' && !isFrozen
    ? seats.filter(({ kind, seat }) => kind === 'bot' && (row.asked & (1 << seat)) !== 0)
    : []

/** Who decides next: in a window of answers all at once, so that it takes no longer the more of them there are. */
function askedAt(live: LiveTable, now: number): AskedSeat[] {
  const game = gameOf(live)
  const answersUnseen = game.answersUnseen()
  const seats = seatsAsked(live)
  return (answersUnseen ? seats : seats.slice(0, 1)).map(({ seat, level, manner }) => {
    const choice = {
      table: live.id,
      game: live.row.game,
      level: level ?? USUAL_LEVEL,
      manner,
      known: game.knowledge(seat),
    }
    return {
      seat,
      sequence: game.sequence(seat),
      choice,
      answersAt: answersUnseen ? Math.min(live.row.updated_at, now) + answeredAfter(live) : null,
    }
  })
}

const isStillAsked = ({ row, seats, game }: LiveTable, seat: Seat, sequence: number): boolean =>
  row.status === 'running' &&
  seats[seat].kind === 'bot' &&
  (row.asked & (1 << seat)) !== 0 &&
  game?.sequence(seat) === sequence

/** As much of a plan as may stand provisionally: an action by itself, or several. */
function planOf(live: LiveTable, seat: Seat, { plan }: Idea): unknown {
  const room = MAX_PROVISIONAL - gameOf(live).provisionalCount(seat)
  return plan.length === 1 ? plan[0] : plan.slice(0, Math.max(1, room))
}

function anyAction(live: LiveTable, seat: Seat): unknown {
  const legal = gameOf(live).actions(seat)
  return legal[randomInt(legal.length)]
}
