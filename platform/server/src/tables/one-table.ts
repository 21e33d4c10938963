import { type Seat, SPECTATOR } from '@iacta/kernel'
import type { Person, Room, Scene, TableSummary } from '@iacta/wire'
import type { LiveTable } from '../live.ts'
import { badRequest, conflict, forbidden } from '../problem.ts'
import type { Company } from '../talk.ts'

/** What is asked of one table again and again, and refused in the same words each time. */

export function seatNamed(live: LiveTable, seatId: string): Seat {
  const seat = live.seatIds.indexOf(seatId)
  if (seat < 0) throw badRequest(`There is no seat "${seatId}"; the seats are: ${live.seatIds.join(', ')}.`)
  return seat
}

/** The seat a person may look from: one of his own, or the spectators'. */
export function seatFor(live: LiveTable, personId: string | null, seatId: string | null): Seat {
  if (seatId === null) return SPECTATOR
  const seat = seatNamed(live, seatId)
  if (personId === null || !live.holds(personId, seat)) throw forbidden('That is not your seat.')
  return seat
}

export function gameOf(live: LiveTable): NonNullable<LiveTable['game']> {
  if (live.isFrozen) throw live.otherEdition()
  if (!live.game) throw conflict('not-running', 'This game has not begun.')
  return live.game
}

export function mustBePlayed({ row }: Pick<LiveTable, 'row'>): void {
  if (row.status !== 'running') throw conflict('not-running', 'This table is not being played.')
}

/** The table and the game as a seat's holder sees them. */
export function sceneOf(live: LiveTable, seat: Seat, personId: string): { table: TableSummary; scene: Scene } {
  const scene = live.scene(seat)
  if (!scene) throw conflict('not-running', 'This game has not begun.')
  return { table: live.summary(personId), scene }
}

/**
 * Everybody hears the players; those who play do not hear the spectators before the game is over, and so that they cannot
 * come back as nobody, or as a fresh guest, until then only accounts do that are older than the table. What is said in
 * private is for somebody: who he is decides what he hears of it.
 */
export function mayHear(live: LiveTable, person: Person | null, room: Room): boolean {
  if (room === 'private') return person !== null
  if (room === 'players' || live.row.status === 'over') return true
  const isOlder = person !== null && person.since !== null && person.since < live.row.created_at
  return isOlder && live.seatsOf(person.id).length === 0
}

export const companyAt = ({ seatIds, seats }: LiveTable): Company => ({
  seatIds,
  people: seats.map(({ kind, person_id }) => (kind === 'person' ? person_id : null)),
})
