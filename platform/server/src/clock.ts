import type { Clock as ClockOfTable } from '@iacta/wire'
import { z } from 'zod'

/** How time is kept at a table. */
export const Clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** So long for each decision. */
  z.object({
    kind: z.literal('deadline'),
    seconds: z
      .number()
      .int()
      .min(60)
      .max(60 * 86_400),
  }),
  /** So much in all, and a little more for each turn taken. */
  z.object({
    kind: z.literal('bank'),
    seconds: z
      .number()
      .int()
      .min(30)
      .max(60 * 86_400),
    increment: z.number().int().min(0).max(86_400),
  }),
]) satisfies z.ZodType<ClockOfTable>
export type Clock = ClockOfTable

export interface SeatClock {
  /** Milliseconds left in the bank; null without one. */
  readonly bank: number | null
  /** Since when this seat is being waited for; null while it rests. */
  readonly from: number | null
  readonly deadline: number | null
  /** When it rests, or will, for its holder's vacation; what is left of the time then is left afterwards. */
  readonly rest: Rest | null
}

/** A stretch of time in which a person's clocks rest. */
export interface Rest {
  readonly from: number
  readonly until: number
}

export const restedClock = (clock: Clock): SeatClock => ({
  bank: clock.kind === 'bank' ? clock.seconds * 1000 : null,
  from: null,
  deadline: null,
  rest: null,
})

const DAY = 86_400
/** A bank with less than this, in seconds, is for people who sit down together. */
const SLOW_BANK = 3 * DAY

/** Whether a clock is one of days, so that vacations rest it: a deadline of a day or more, a bank of three days or more. */
export const isSlow = (clock: Clock): boolean =>
  (clock.kind === 'deadline' && clock.seconds >= DAY) || (clock.kind === 'bank' && clock.seconds >= SLOW_BANK)

/**
 * In a window of answers (`Game.answersUnseen`) nobody's answer is done for him, and no computer answers, sooner than so many
 * milliseconds after it opened: at once would tell that there was nothing to think about.
 */
export const ANSWERED_AFTER = 1500
/** Among people they answer at some moment within so many milliseconds from then on, as an answer by hand would come. */
export const ANSWERED_WITHIN = 3000
/** What an answer in such a window may take of no bank, in milliseconds: so none tells who thought, and who had ordered. */
export const FREE_ANSWER = 30_000

/**
 * The clock of a seat after something happened: it runs while the seat is asked, and rests otherwise. A slow one that
 * is started rests for its holder's vacation; one that runs already when he asks for it does not. `aside` is what
 * belongs to a window of answers: it earns nothing, and at first costs nothing.
 */
export function tick(
  clock: Clock,
  seat: SeatClock,
  asked: boolean,
  now: number,
  vacation: Rest | null,
  aside = false,
): SeatClock {
  if (asked === (seat.from !== null)) return seat
  if (!asked) {
    const left = bankLeft(seat, now)
    const earned = clock.kind === 'bank' && !aside ? clock.increment * 1000 : 0
    return { bank: left === null ? null : left + earned, from: null, deadline: null, rest: null }
  }
  const free = aside && clock.kind === 'bank' ? FREE_ANSWER : 0
  const from = now + free
  switch (clock.kind) {
    case 'none':
      return { bank: null, from, deadline: null, rest: null }
    case 'deadline':
      return started(null, from, clock.seconds * 1000, isSlow(clock) ? vacation : null)
    case 'bank':
      return started(seat.bank, from, seat.bank ?? 0, isSlow(clock) ? vacation : null)
  }
}

/** A clock that runs from then on for so long, and rests meanwhile if its time reaches into a vacation. */
function started(bank: number | null, from: number, time: number, vacation: Rest | null): SeatClock {
  const reaches = vacation !== null && vacation.until > from && from + time > vacation.from
  if (!reaches) return { bank, from, deadline: from + time, rest: null }
  return { bank, from, deadline: from + time + rested(vacation, from, vacation.until), rest: vacation }
}

/** How long a clock rested between two moments. */
const rested = (rest: Rest | null, from: number, until: number): number =>
  rest === null ? 0 : Math.max(0, Math.min(until, rest.until) - Math.max(from, rest.from))

/** What is left in the bank; nothing is spent before the clock begins to run, nor while it rests. */
function bankLeft({ bank, from, rest }: SeatClock, now: number): number | null {
  if (bank === null || from === null) return bank
  return Math.max(0, bank - Math.max(0, now - from - rested(rest, from, now)))
}

/** The clock if the vacation it rests for ends at another time: sooner, because its holder is back, or later. */
export function restUntil(seat: SeatClock, until: number): SeatClock {
  const { from, deadline, rest } = seat
  if (from === null || deadline === null || rest === null) return seat
  const changed = { from: rest.from, until }
  const left = rested(changed, from, until)
  return { ...seat, deadline: deadline - rested(rest, from, rest.until) + left, rest: left > 0 ? changed : null }
}

export const isOut = (seat: SeatClock, now: number): boolean => seat.deadline !== null && now > seat.deadline
