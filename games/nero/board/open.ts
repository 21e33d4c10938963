import { type CardId, SEAT_IDS, type SeatId } from '../rules/printed.ts'
import type { View } from '../rules/view.ts'

/** The table with nothing hidden, as it is looked at when the game is over. */
export interface OpenView extends View {
  readonly hands: { readonly [S in SeatId]?: readonly CardId[] }
}

/** What all seats knew, put together: the map is open anyhow, and each knew its own cards. */
export function open(views: Readonly<Record<string, View>>): OpenView {
  const seats = SEAT_IDS.filter((seat) => views[seat])
  return {
    ...views[seats[0]],
    seat: null,
    // Each knows best whether it is waited for itself.
    waiting: seats.filter((seat) => views[seat].waiting.includes(seat)),
    hand: [],
    discards: [],
    orders: {},
    unable: false,
    hands: Object.fromEntries(seats.map((seat) => [seat, views[seat].hand])),
  }
}

export const isOpen = (view: View): view is OpenView => 'hands' in view
