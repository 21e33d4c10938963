import { NOBODY, type Outcome, type Seat, SPECTATOR, seatsIn } from '@iacta/kernel'
import type { Kysely } from 'kysely'
import { type Rest, type SeatClock, tick } from '../clock.ts'
import { gestureIn, type LiveTable, type SeatRow, type TableRow } from '../live.ts'
import { rate } from '../ratings.ts'
import type { Schema } from '../store/schema.ts'
import type { AlsoWrite, Progress } from '../store/store.ts'
import { goOnWithMatch } from './matches.ts'
import { gameOf } from './one-table.ts'
import { answeredAfter, isAlone, sparedAt } from './pace.ts'
import { forgetRematch } from './rematch.ts'
import { peopleAt } from './rows.ts'

/**
 * What follows from the game for the table's row. What not everybody may know of shows nowhere, not even by its time.
 * Nobody waits for who has ordered his answer beforehand, though all the others may think so; in a window his order is
 * followed when it no longer tells anything, elsewhere at once.
 */
export function progressOf(live: LiveTable, now: number, isOpen: boolean): Progress {
  const game = gameOf(live)
  const ordered = game.ordered(sparedAt(live))
  const updatedAt = isOpen ? now : live.row.updated_at
  return {
    asked: game.asked() & ~ordered,
    askedOpenly: game.askedOpenly(),
    ordersDue:
      ordered === NOBODY ? null : updatedAt + (game.answersUnseen() && !isAlone(live) ? answeredAfter(live) : 0),
    updatedAt,
  }
}

/** What kind of event a clock is set by. */
export interface Cause {
  /** It was an answer to what somebody else did. */
  readonly wasUnseen?: boolean
  /** The rules were told something, and nobody has decided anything. */
  readonly isFromOutside?: boolean
}

/**
 * What an event changes beyond that: clocks, who plays which side, how it stands, and the end of the game. Nothing, for most. `by` is the
 * seat whose action was sealed, null if it is provisional, and nobody's (the spectators') where no seat has decided
 * anything: orders stop no clock of who is still asked.
 */
export function alsoWrite(
  live: LiveTable,
  { askedOpenly }: Progress,
  now: number,
  by: Seat | null,
  cause: Cause = {},
): AlsoWrite | null {
  const game = gameOf(live)
  const outcome = game.outcome()
  const clocks = live.clock.kind === 'none' || by === null ? [] : clocksToSet(live, askedOpenly, by, cause)
  const sides = sidesText(live)
  const tally = by === null ? live.row.tally : tallyText(live)
  const shown = { sides, tally }
  const isNews = sides !== live.row.sides || tally !== live.row.tally
  if (!outcome && clocks.length === 0 && !isNews) return null
  return async (t) => {
    if (isNews) await writeShown(t, live, shown)
    for (const set of clocks) await writeClock(t, live, set, now, by)
    if (outcome) await writeEnd(t, live, outcome, game.isConcluded(), game.sealedCount(), now)
  }
}

/** The sides of the seats as they are stored; null as long as none is settled. */
function sidesText(live: LiveTable): string | null {
  if (!live.pack.game.side) return null
  const sides = gameOf(live).sides()
  return sides.every((side) => side === null) ? null : JSON.stringify(sides)
}

/** How the game stands for who looks on, as it is stored; null for games that do not say. */
function tallyText(live: LiveTable): string | null {
  const { tally } = live.pack.game
  return tally ? JSON.stringify(tally(gameOf(live).view(SPECTATOR))) : null
}

/** What lists of tables tell of the game itself. */
type Shown = Pick<TableRow, 'sides' | 'tally'>

async function writeShown(t: Kysely<Schema>, live: LiveTable, shown: Shown): Promise<void> {
  await t.updateTable('tables').set(shown).where('id', '=', live.id).execute()
  live.row = { ...live.row, ...shown }
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
  // A match is rated once, when it is over.
  if (live.row.match !== null) await goOnWithMatch(t, live, outcome, now)
  else if (live.row.rated === 1) await rate(t, live, outcome, now)
  else return
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
  /** Since when an answer given unseen answers this; null where none is. */
  readonly since: number | null
}

/**
 * Clocks that an action sealed by a seat stops or starts. They follow what everybody may know: an answer given
 * unseen stops no clock that others see, and taking it back gains no time.
 */
function clocksToSet(
  live: LiveTable,
  askedOpenly: number,
  by: Seat,
  { wasUnseen = false, isFromOutside = false }: Cause,
): ClockToSet[] {
  const together = !isFromOutside && (wasUnseen || seatsIn(live.row.asked_openly).length > 1)
  const answersUnseen = gameOf(live).answersUnseen()
  const aside = { stop: wasUnseen || answersUnseen, start: answersUnseen }
  return live.seats
    .filter(({ kind }) => kind === 'person')
    .map((row) => {
      const runs = row.clock_from !== null
      const asked = (askedOpenly & (1 << row.seat)) !== 0
      // A deadline is for one decision; a bank for a whole turn, or for one of the answers given together.
      const decided = together || (!isFromOutside && row.seat === by && live.clock.kind === 'deadline')
      const stop = runs && (!asked || decided)
      // The rules may have been told something since he was asked.
      const since = together ? Math.min(row.clock_from ?? 0, live.row.updated_at) : null
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
    const answered = row.seat === by || since === null ? null : await answeredAt(t, live, row.seat, since)
    const at = answered ?? now
    clock = tick(live.clock, clock, false, at, null, aside.stop)
  }
  if (start) {
    const vacation = row.person_id ? await vacationOf(t, row.person_id) : null
    clock = tick(live.clock, clock, true, now, vacation, aside.start)
  }
  await setClock(t, row, clock)
}

/** When a seat last did something since then, other than to give orders. */
async function answeredAt(t: Kysely<Schema>, live: LiveTable, seat: Seat, since: number): Promise<number | null> {
  const events = await t
    .selectFrom('events')
    .select(['at', 'kind', 'body'])
    .where('table_id', '=', live.id)
    .where('seat', '=', seat)
    .where('at', '>', since)
    .orderBy('seq', 'desc')
    .execute()
  return events.find(({ kind, body }) => kind !== 'act' || !live.isOrder(gestureIn(JSON.parse(body))))?.at ?? null
}

export async function vacationOf(t: Kysely<Schema>, personId: string): Promise<Rest | null> {
  const row = await t
    .selectFrom('people')
    .select(['vacation_from as from', 'vacation_until as until'])
    .where('id', '=', personId)
    .executeTakeFirst()
  return row && row.from !== null && row.until !== null ? { from: row.from, until: row.until } : null
}
