import type { Seat } from '@iacta/kernel'
import { LEADER_IDS } from '../data/fleets.ts'
import { POINTS, VICTORY } from '../data/tables.ts'
import { hasWon, points } from '../rules/end.ts'
import { BOTH, COMMAND, enemyOf, GRID, leaderFacts, NO_SHIP, type Ship } from '../rules/printed.ts'
import { isOnFire, isRaked, isRammed } from '../rules/ships.ts'
import { has, hasLeader, isGrappled, type State, shipsOf, sideOf } from '../rules/state.ts'

/** What tells who will win, by name and in order: each for a fleet, ships by the ten. */
export const FEATURES = [
  /** Points as a part of what its side needs, and whether they would do if the turn ended now (14.2). */
  'points',
  'enough',
  /** Ships with all their oars, and what has become of the others. */
  'sound',
  'slowed',
  'raked',
  'crippled',
  'rammed',
  'burning',
  'grappled',
  'marines',
  'fatigue',
  /** Ships that have still to act in this turn, near enough to strike: what is judged in the middle of one looks ahead so far. */
  'fresh',
  /** By what they are worth, and those whose ship is in trouble. */
  'leaders',
  'leaders-in-peril',
] as const
type Feature = (typeof FEATURES)[number]

const INDEX = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>
const SHIPS_BY = 10
const MARINES_BY = 40

/** What is seen of a position, for each seat. */
export const measure = (s: State): number[][] => BOTH.map((side) => measureSide(s, side))

function measureSide(s: State, side: Seat): number[] {
  const found = new Array<number>(FEATURES.length).fill(0)
  const add = (name: Feature, value: number): void => {
    found[INDEX[name]] += value
  }
  const own = points(s, side)
  add('points', own / VICTORY[side].atLeast)
  if (hasWon(side, own, points(s, enemyOf(side)))) add('enough', 1)
  for (const ship of shipsOf(s, side)) {
    if (s.prize[ship]) continue
    const part = 1 / SHIPS_BY
    if (isRammed(s, ship)) {
      add('rammed', part)
      continue
    }
    const oars = s.oars[ship]
    add(oars === 'sound' ? 'sound' : isRaked(s, ship) ? 'raked' : oars === 'crippled' ? 'crippled' : 'slowed', part)
    if (isOnFire(s, ship)) add('burning', part * s.fire[ship])
    if (isGrappled(s, ship)) add('grappled', part)
    if (!has(s, ship, 'activated') && !isRaked(s, ship) && oars !== 'crippled' && isNear(s, ship)) add('fresh', part)
    add('marines', s.marines[ship] / MARINES_BY)
    add('fatigue', (part * s.fatigue[ship]) / 3)
  }
  for (const leader of COMMAND[side]) {
    const ship = s.aboard[leader]
    if (ship === NO_SHIP || !hasLeader(s, ship)) continue
    const worth = POINTS[leaderFacts(leader).rank] / LEADER_IDS.length
    add('leaders', worth)
    if (isRammed(s, ship) || isOnFire(s, ship) || isGrappled(s, ship)) add('leaders-in-peril', worth)
  }
  return found
}

/** A ram goes nine hexes at most. */
const STRIKES = 9

const isNear = (s: State, ship: Ship): boolean =>
  shipsOf(s, enemyOf(sideOf(s, ship))).some((enemy) => GRID.distance(s.bow[ship], s.bow[enemy]) <= STRIKES)
