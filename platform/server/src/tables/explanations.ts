import type { Explanation, Seat } from '@iacta/kernel'
import type { LiveTable } from '../live.ts'

/**
 * What a computer seat says of its last decision, and what it said before. As long as what it decided can still be
 * taken back nobody sees it, and so nobody is told of it.
 */
interface Said {
  readonly before: Explanation | null
  readonly last: Explanation | null
}

/** The last decision of a computer seat that everybody may know of, explained. */
export function explanationOf(live: LiveTable, seat: Seat): Explanation | null {
  const { explanation } = live.seats[seat]
  if (explanation === null || !live.game) return null
  const { before, last } = JSON.parse(explanation) as Said
  return live.game.canUndo(seat) ? before : last
}

/** How an explanation is kept with the seat that is about to do what it explains. */
export const explained = (live: LiveTable, seat: Seat, why: Explanation | null): string =>
  JSON.stringify({ before: explanationOf(live, seat), last: why } satisfies Said)
