import type { SeatId } from './printed.ts'
import { SEAT_IDS } from './printed.ts'
import type { View } from './view.ts'

/** How the game stands: the turn, and everybody's points in the order of the seats. */
export type Tally = { readonly turn: number; readonly seats: readonly SeatId[]; readonly points: readonly number[] }

export function tally({ turn, seats: players }: View): Tally {
  const seats = SEAT_IDS.filter((seat) => players[seat] !== undefined)
  return { turn, seats, points: seats.map((seat) => players[seat]?.victory ?? 0) }
}
