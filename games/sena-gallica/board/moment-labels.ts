import type { Language } from '@iacta/kernel'
import type { LeaderId } from '../data/fleets.ts'
import type { SeatId } from '../data/table.ts'
import { leaders as enLeaders, seats as enSeats, ship as enShip } from '../text/en/names.ts'
import { leaders as itLeaders, seats as itSeats, Ship as itShip } from '../text/it/names.ts'

/** What the panels of great moments say besides the log's own sentences. */
export interface MomentLabels {
  readonly seats: Readonly<Record<SeatId, string>>
  readonly leader: (id: LeaderId) => string
  readonly occasion: (turn: number) => string
  readonly sinks: (ship: string) => string
  readonly burns: (ship: string) => string
  readonly captured: (ship: string) => string
  readonly retaken: (ship: string) => string
  readonly lost: (leader: string) => string
  readonly tally: string
  readonly aim: string
  readonly points: string
  readonly needed: string
  readonly ships: string
  readonly lostLeaders: (leaders: readonly string[]) => string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const en: MomentLabels = {
  seats: enSeats,
  leader: (id) => enLeaders[id],
  occasion: (turn) => `Sena Gallica, turn ${turn}`,
  sinks: (ship) => `${capital(enShip(ship))} goes down`,
  burns: (ship) => `${capital(enShip(ship))} burns out`,
  captured: (ship) => `${capital(enShip(ship))} is taken`,
  retaken: (ship) => `${capital(enShip(ship))} is retaken`,
  lost: (leader) => `${leader} is lost`,
  tally: 'The points of the turn',
  aim: 'To win takes the points needed, and twice the enemy’s.',
  points: 'Points',
  needed: 'Needed',
  ships: 'Ships left',
  lostLeaders: (leaders) => `Leaders lost: ${leaders.join(', ')}.`,
}

const it: MomentLabels = {
  seats: itSeats,
  leader: (id) => itLeaders[id],
  occasion: (turn) => `Sena Gallica, turno ${turn}`,
  sinks: (ship) => `${itShip(ship)} affonda`,
  burns: (ship) => `${itShip(ship)} è consumato dal fuoco`,
  captured: (ship) => `${itShip(ship)} è preso`,
  retaken: (ship) => `${itShip(ship)} è ripreso`,
  lost: (leader) => `${leader} è perduto`,
  tally: 'I punti del turno',
  aim: 'Per vincere servono i punti richiesti, e il doppio di quelli nemici.',
  points: 'Punti',
  needed: 'Richiesti',
  ships: 'Navi rimaste',
  lostLeaders: (leaders) => `Comandanti perduti: ${leaders.join(', ')}.`,
}

export const LABELS: Readonly<Record<Language, MomentLabels>> = { en, it }
