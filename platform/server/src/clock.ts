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

/** The clock of a seat after something happened: it runs while the seat is asked, and rests otherwise. */
export function tick(
  clock: Clock,
  seat: SeatClock,
  asked: boolean,
  now: number,
  vacationUntil: number | null,
): SeatClock {
  if (asked === (seat.from !== null)) return seat
  if (!asked) {
    const left = bankLeft(seat, now)
    return {
      bank: left === null || clock.kind !== 'bank' ? left : left + clock.increment * 1000,
      from: null,
      deadline: null,
    }
  }
  const from = Math.max(now, vacationUntil ?? 0)
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
