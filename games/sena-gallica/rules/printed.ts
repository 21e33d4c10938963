import { type Index, indexed, inverse, type Seat } from '@iacta/kernel'
import { CREW, FIXED_SET_UP, FLEET, LEADER_IDS, LEADERS, type LeaderFacts, SHIP_IDS } from '../data/fleets.ts'
import { type Berth, GRID, type Hex } from '../data/sea.ts'
import { SEAT_IDS, type SeatId } from '../data/table.ts'

export { type Berth, type Direction, GRID, HEX_IDS, type Hex, isLand, NONE, sternOf } from '../data/sea.ts'

/** The printed facts as small numbers. A side is the seat that plays it. */

export type Ship = Index<'ship'>
export const NO_SHIP = -1 as Ship
export const SHIPS = indexed<Ship>(SHIP_IDS.length)
const SHIP_NUMBERS = inverse<string, Ship>(SHIP_IDS)
export const shipNamed = (id: string): Ship => SHIP_NUMBERS[id]

export type Leader = Index<'leader'>
export const NO_LEADER = -1 as Leader
export const LEADER_NUMBERS = indexed<Leader>(LEADER_IDS.length)
const LEADERS_BY_ID = inverse<string, Leader>(LEADER_IDS)
export const leaderNamed = (id: string): Leader => LEADERS_BY_ID[id]
const LEADER_FACTS: readonly LeaderFacts[] = LEADER_IDS.map((id) => LEADERS[id])
export const leaderFacts = (leader: Leader): LeaderFacts => LEADER_FACTS[leader]

const seatNamed = (id: SeatId): Seat => SEAT_IDS.indexOf(id)
export const GOTH = seatNamed('goth')
export const BYZANTINE = seatNamed('byzantine')
export const BOTH: readonly Seat[] = [GOTH, BYZANTINE]
export const enemyOf = (side: Seat): Seat => 1 - side

/** Whose fleet a ship was built for, whoever holds it now. */
export const builtFor = (ship: Ship): Seat => (ship < FLEET.goth.length ? GOTH : BYZANTINE)
export const FLEETS: readonly (readonly Ship[])[] = BOTH.map((side) => SHIPS.filter((ship) => builtFor(ship) === side))
const CREWS: readonly number[] = SEAT_IDS.map((id) => CREW[id])
/** 3.1: the Crew of whoever rows for this side. */
export const crewOfSide = (side: Seat): number => CREWS[side]

const LEADER_SIDES: readonly Seat[] = LEADER_FACTS.map(({ side }) => seatNamed(side))
export const leaderSide = (leader: Leader): Seat => LEADER_SIDES[leader]
export const COMMAND: readonly (readonly Leader[])[] = BOTH.map((side) =>
  LEADER_NUMBERS.filter((leader) => leaderSide(leader) === side),
)

const HEADINGS = { N: 0, S: 3 } as const

/** 15.4: where the fixed set-up has a ship. */
export function fixedBerth(ship: Ship): Berth {
  const { fromColumn, bowRow, heading } = FIXED_SET_UP[SEAT_IDS[builtFor(ship)]]
  const column = fromColumn + FLEETS[builtFor(ship)].indexOf(ship)
  return { bow: GRID.at(column, bowRow) as Hex, heading: HEADINGS[heading] }
}

/** 15.4: whose ship in the fixed set-up. */
export const fixedShip = (leader: Leader): Ship =>
  FLEETS[leaderSide(leader)].find((ship) => GRID.name(fixedBerth(ship).bow) === leaderFacts(leader).fixed) ?? NO_SHIP
