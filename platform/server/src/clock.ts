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
])
export type Clock = z.infer<typeof Clock>

export interface SeatClock {
  /** Milliseconds left in the bank; null without one. */
  readonly bank: number | null
  /** Since when this seat is being waited for; null while it rests. */
  readonly from: number | null
  readonly deadline: number | null
}

export const restedClock = (clock: Clock): SeatClock => ({
  bank: clock.kind === 'bank' ? clock.seconds * 1000 : null,
  from: null,
  deadline: null,
})

/**
 * In a window of answers (`Game.isWindow`) nobody's answer is done for him, and no computer answers, sooner than so many
 * milliseconds after it opened: at once would tell that there was nothing to think about.
 */
export const ANSWERED_AFTER = 1500
/** What an answer in such a window may take of no bank, in milliseconds: so none tells who thought, and who had ordered. */
export const FREE_ANSWER = 30_000

/**
 * The clock of a seat after something happened: it runs while the seat is asked, and rests otherwise. `aside` is what
 * belongs to a window of answers: it earns nothing, and at first costs nothing.
 */
export function tick(
  clock: Clock,
  seat: SeatClock,
  asked: boolean,
  now: number,
  vacationUntil: number | null,
  aside = false,
): SeatClock {
  if (asked === (seat.from !== null)) return seat
  if (!asked) {
    const left = bankLeft(seat, now)
    const earned = clock.kind === 'bank' && !aside ? clock.increment * 1000 : 0
    return { bank: left === null ? null : left + earned, from: null, deadline: null }
  }
  const free = aside && clock.kind === 'bank' ? FREE_ANSWER : 0
  const from = Math.max(now + free, vacationUntil ?? 0)
  switch (clock.kind) {
    case 'none':
      return { bank: null, from, deadline: null }
    case 'deadline':
      return { bank: null, from, deadline: from + clock.seconds * 1000 }
    case 'bank':
      return { bank: seat.bank, from, deadline: from + (seat.bank ?? 0) }
  }
}

/** What is left in the bank; nothing was spent before the clock began to run, on vacation say. */
const bankLeft = ({ bank, from }: SeatClock, now: number): number | null =>
  bank === null ? null : Math.max(0, bank - Math.max(0, now - (from ?? now)))

/** A clock that runs, stopped for a vacation: what was left of the time is left when it is over. */
export function rest(seat: SeatClock, now: number, until: number): SeatClock {
  if (seat.from === null || seat.deadline === null || isOut(seat, now)) return seat
  const left = seat.deadline - Math.max(now, seat.from)
  return { bank: bankLeft(seat, now), from: until, deadline: until + left }
}

export const isOut = (seat: SeatClock, now: number): boolean => seat.deadline !== null && now > seat.deadline
