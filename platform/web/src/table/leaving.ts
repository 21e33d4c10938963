import { type Fate, fateOf, usuallyWhenLeft, type WhenLeft } from '@iacta/kernel'
import type { TableSummary } from './link.ts'

/** What leaving a seat comes to, for who is about to. */

/** What becomes of a seat if it is left now. */
export function fateAt({ seats, frozen = false }: TableSummary, seat: string): Fate {
  const doesAnybodyStay = seats.some((row) => row.seat !== seat && row.kind === 'person' && !row.deserted)
  const whenLeft = seats.find((row) => row.seat === seat)?.ifLeft ?? usuallyWhenLeft(seats.length)
  return fateOf(whenLeft, doesAnybodyStay && !frozen)
}

/** When who leaves a seat is rated for it; null where that counts for nothing. */
export const ratedIfLeft = ({ rated, seats }: TableSummary, seat: string): WhenLeft['rated'] | null =>
  rated ? (seats.find((row) => row.seat === seat)?.ifLeft?.rated ?? 'at-once') : null
