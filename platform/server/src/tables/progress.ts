import { NOBODY, type Outcome, type Seat, seatsIn } from '@iacta/kernel'
import type { Kysely } from 'kysely'
import { ANSWERED_AFTER, type Rest, type SeatClock, tick } from '../clock.ts'
import type { LiveTable, SeatRow } from '../live.ts'
import { rate } from '../ratings.ts'
import type { Schema } from '../store/schema.ts'
import type { AlsoWrite, Progress } from '../store/store.ts'
import { gameOf } from './one-table.ts'
import { forgetRematch } from './rematch.ts'
import { peopleAt } from './rows.ts'

/**
 * What follows from the game for the table's row. What not everybody may know of shows nowhere, not even by its time.
 * Nobody waits for who has ordered his answer beforehand, though all the others may think so.
 */
export function progressOf(live: LiveTable, now: number, isOpen: boolean): Progress {
  const game = gameOf(live)
  const ordered = game.ordered()
  const updatedAt = isOpen ? now : live.row.updated_at
  return {
    asked: game.asked() & ~ordered,
    askedOpenly: game.askedOpenly(),
    ordersDue: ordered === NOBODY ? null : updatedAt + ANSWERED_AFTER,
    updatedAt,
  }
}

/**
 * What an event changes beyond that: clocks, and the end of the game. Nothing, for most. `by` is the seat whose
 * action was sealed, null if it is provisional; `wasWindow` whether it was an answer.
 */
export function alsoWrite(
  live: LiveTable,
  { askedOpenly }: Progress,
  now: number,
  by: Seat | null,
  wasWindow = false,
): AlsoWrite | null {
  const game = gameOf(live)
  const outcome = game.outcome()
  const clocks = live.clock.kind === 'none' || by === null ? [] : clocksToSet(live, askedOpenly, by, wasWindow)
  if (!outcome && clocks.length === 0) return null
  return async (t) => {
    for (const set of clocks) await writeClock(t, live, set, now, by)
    if (outcome) await writeEnd(t, live, outcome, game.isConcluded(), game.sealedCount(), now)
  }
}

/** The end of a game, after so many actions. */
export async function writeEnd(
  t: Kysely<Schema>,
  live: LiveTable,
  outcome: Outcome,
  isConcluded: boolean,
  actions: number,
  now: number,
): Promise<void> {
  const end = {
    status: 'over',
    ended_at: now,
    outcome: JSON.stringify(outcome),
    concluded: isConcluded ? 1 : 0,
    actions,
  } as const
  await t.updateTable('tables').set(end).where('id', '=', live.id).execute()
  await forgetRematch(t, live.row)
  live.row = { ...live.row, ...end }
  if (live.row.rated !== 1) return
  await rate(t, live, outcome, now)
  live.people = await peopleAt(t, [live.row], live.seats)
}

// Clocks

export const clockOf = (row: SeatRow): SeatClock => ({
  bank: row.bank,
  from: row.clock_from,
  deadline: row.deadline,
  rest: row.rest_from === null || row.rest_until === null ? null : { from: row.rest_from, until: row.rest_until },
})

/** A clock as its seat's row has it. */
export const clockColumns = ({ bank, from, deadline, rest }: SeatClock) => ({
  bank,
  clock_from: from,
  deadline,
  rest_from: rest?.from ?? null,
  rest_until: rest?.until ?? null,
})

export async function setClock(t: Kysely<Schema>, row: SeatRow, clock: SeatClock): Promise<void> {
  const set = clockColumns(clock)
  await t.updateTable('seats').set(set).where('table_id', '=', row.table_id).where('seat', '=', row.seat).execute()
  Object.assign(row, set)
}

interface ClockToSet {
  readonly row: SeatRow
  readonly stop: boolean
  readonly start: boolean
  /** Whether it is stopped, and whether it is started, for a window of answers. */
  readonly aside: { readonly stop: boolean; readonly start: boolean }
  /** Since when an answer given unseen answers this. */
  readonly since: number
}

/**
 * Clocks that an action sealed by a seat stops or starts. They follow what everybody may know: an answer given
 * unseen stops no clock that others see, and taking it back gains no time.
 */
function clocksToSet(live: LiveTable, askedOpenly: number, by: Seat, wasWindow: boolean): ClockToSet[] {
  const together = wasWindow || seatsIn(live.row.asked_openly).length > 1
  const isWindow = gameOf(live).isWindow()
  const aside = { stop: wasWindow || isWindow, start: isWindow }
  return live.seats
    .filter(({ kind }) => kind === 'person')
    .map((row) => {
      const runs = row.clock_from !== null
      const asked = (askedOpenly & (1 << row.seat)) !== 0
      // A deadline is for one decision; a bank for a whole turn, or for one of the answers given together.
      const decided = together || (row.seat === by && live.clock.kind === 'deadline')
      const stop = runs && (!asked || decided)
      const since = together ? live.row.updated_at : (row.clock_from ?? 0)
      return { row, stop, start: asked && (!runs || stop), aside, since }
    })
    .filter(({ stop, start }) => stop || start)
}

async function writeClock(
  t: Kysely<Schema>,
  live: LiveTable,
  { row, stop, start, aside, since }: ClockToSet,
  now: number,
  by: Seat | null,
): Promise<void> {
  let clock = clockOf(row)
  if (stop) {
    // Who answered unseen did so when he did, not when the last answer sealed them all.
    const answered = row.seat === by ? now : await lastDoneAt(t, live.id, row.seat)
    const at = answered !== null && answered > since ? answered : now
    clock = tick(live.clock, clock, false, at, null, aside.stop)
  }
  if (start) {
    const vacation = row.person_id ? await vacationOf(t, row.person_id) : null
    clock = tick(live.clock, clock, true, now, vacation, aside.start)
  }
  await setClock(t, row, clock)
}

async function lastDoneAt(t: Kysely<Schema>, tableId: string, seat: Seat): Promise<number | null> {
  const row = await t
    .selectFrom('events')
    .select('at')
    .where('table_id', '=', tableId)
    .where('seat', '=', seat)
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  return row?.at ?? null
}

export async function vacationOf(t: Kysely<Schema>, personId: string): Promise<Rest | null> {
  const row = await t
    .selectFrom('people')
    .select(['vacation_from as from', 'vacation_until as until'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return row && row.from !== null && row.until !== null ? { from: row.from, until: row.until } : null
}
