/** A role at a table, counted from 0 in the order of `Game.seats`. */
export type Seat = number

/** A set of seats as bits. Those who only watch count as one more seat, `SPECTATOR`. */
export type SeatSet = number

export const NOBODY: SeatSet = 0
/** Its bit lies beyond any seat's. */
export const SPECTATOR: Seat = 15
export const EVERYONE: SeatSet = 0xffff

export const only = (seat: Seat): SeatSet => 1 << seat
export const includes = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0
export const without = (set: SeatSet, seat: Seat): SeatSet => set & ~(1 << seat)
export const allBut = (seat: Seat): SeatSet => EVERYONE & ~(1 << seat)

/** Whether what was done passes on to somebody who was not asked before it, or to nobody. */
export const isPassedOn = (before: SeatSet, after: SeatSet): boolean => after === NOBODY || (after & ~before) !== NOBODY

/** The seats of a set, in order. */
export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < SPECTATOR; seat++) if (includes(set, seat)) seats.push(seat)
  return seats
}
