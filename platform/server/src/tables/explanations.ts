import { type Explanation, type Reason, reasonFor, type Seat, toldOf } from '@iacta/kernel'
import type { LiveTable } from '../live.ts'

/** What a computer seat says of its last decision, as far as it may be told, and what it said before. */
interface Said {
  readonly before: Explanation | null
  readonly reason: Reason | null
}

/** The last decision of a computer seat that everybody may know of, explained. */
export function explanationOf({ seats, game }: LiveTable, seat: Seat): Explanation | null {
  const { explanation } = seats[seat]
  if (explanation === null || !game) return null
  const { before, reason } = JSON.parse(explanation) as Said
  return (reason && toldOf(game, seat, reason)) ?? before
}

/** How an explanation is kept with the seat that is about to do what it explains. */
export const explained = (live: LiveTable, seat: Seat, why: Explanation | null): string =>
  JSON.stringify({
    before: explanationOf(live, seat),
    reason: why && live.game ? reasonFor(live.game, why) : null,
  } satisfies Said)
