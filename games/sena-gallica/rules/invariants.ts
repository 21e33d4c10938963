import { LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { GRID, HEX_IDS, type Hex, isLand, leaderSide, NO_SHIP, NONE, SHIPS, type Ship, sternOf } from './printed.ts'
import { areInContact } from './ships.ts'
import { berthOf, isOnMap, type State, sideOf } from './state.ts'

/** What could never be. */
export function faults(s: State): string[] {
  const found: string[] = []
  const where = new Map<Hex, Ship>()
  for (const ship of SHIPS) {
    const id = SHIP_IDS[ship]
    if (s.prize[ship] && !s.taken[ship]) found.push(`${id} is a prize of its own side`)
    if (!isOnMap(s, ship)) continue
    if (s.fate[ship] !== 'afloat') found.push(`${id} is ${s.fate[ship]} and on the map`)
    const aft = sternOf(berthOf(s, ship))
    if (aft === NONE) found.push(`the stern of ${id} is beyond the edge`)
    for (const hex of aft === NONE ? [s.bow[ship]] : [s.bow[ship], aft]) {
      if (isLand(hex)) found.push(`${id} lies on land in ${HEX_IDS[hex]}`)
      const other = where.get(hex)
      if (other !== undefined) found.push(`${HEX_IDS[hex]} holds ${SHIP_IDS[other]} and ${id}`)
      where.set(hex, ship)
    }
  }
  for (const hex of GRID.all)
    if (s.shipIn[hex] !== (where.get(hex) ?? NO_SHIP)) found.push(`${HEX_IDS[hex]} does not know who lies there`)
  for (const { one, other } of s.links) {
    const pair = `${SHIP_IDS[one]} and ${SHIP_IDS[other]}`
    if (one >= other) found.push(`the link of ${pair} is the wrong way round`)
    if (!isOnMap(s, one) || !isOnMap(s, other) || !areInContact(s, one, other))
      found.push(`${pair} are grappled and not in contact`)
  }
  s.aboard.forEach((ship, leader) => {
    if (ship === NO_SHIP) return
    const id = LEADER_IDS[leader]
    if (s.leaderFate[leader] !== 'in-play') found.push(`${id} is ${s.leaderFate[leader]} and aboard`)
    if (!isOnMap(s, ship)) found.push(`${id} is aboard a ship that is not on the map`)
    else if (sideOf(s, ship) !== leaderSide(leader as never)) found.push(`${id} is aboard a ship of the enemy`)
  })
  return found
}
