import { DIRECTIONS, turned } from '@iacta/grids'
import { type AskingStep, leave, only, type PlayContext, type Seat } from '@iacta/kernel'
import { FREE_SET_UP, LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { type Action, make } from './action.ts'
import {
  type Berth,
  BOTH,
  COMMAND,
  type Direction,
  FLEETS,
  fixedBerth,
  fixedShip,
  GOTH,
  GRID,
  HEX_IDS,
  type Hex,
  isLand,
  type Leader,
  leaderNamed,
  leaderSide,
  NO_SHIP,
  NONE,
  type Ship,
  shipNamed,
  sternOf,
} from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { type FrameNamed, hasLeader, isOnMap, lay, layout, type State, sideOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** Set-up (15): the Goths in a line along the shore, then the Byzantines near the east edge. */

/** 15.4. */
export function setUpFixed(s: State): void {
  for (const fleet of FLEETS) for (const ship of fleet) lay(s, ship, fixedBerth(ship))
  for (const command of COMMAND) for (const leader of command) s.aboard[leader] = fixedShip(leader)
}

// The Gothic line (15.1)

const EAST: Direction = 0
/** Beyond the bow's next neighbours to either side: where the beam of a ship that heads east lies. */
const BEAMS = [4, 2] as const

const isNearLand = (hex: Hex): boolean => GRID.within(hex, FREE_SET_UP.goth.sternToLand).some(isLand)
const isSea = (hex: Hex | typeof NONE): hex is Hex => hex !== NONE && !isLand(hex)

/** Whether a ship heading east may lie with its bow here, by the map alone. */
export const ALONG_SHORE: readonly boolean[] = GRID.all.map((bow) => {
  const aft = sternOf({ bow, heading: EAST })
  return isSea(bow) && isSea(aft) && isNearLand(aft)
})

/** The bows of ships that could lie next in line to the north (0) or to the south (1); there are some all along the shore. */
export function nextInLine(bow: Hex, way: 0 | 1): Hex[] {
  const beam = GRID.neighbour(bow, BEAMS[way])
  if (beam === NONE) return []
  const bows = [beam, GRID.neighbour(beam, EAST)]
  return bows.filter((next): next is Hex => next !== NONE && ALONG_SHORE[next])
}

const bowsInLine = (s: State): Hex[] =>
  FLEETS[GOTH]
    .filter((ship) => isOnMap(s, ship))
    .map((ship) => s.bow[ship])
    .sort((a, b) => GRID.column(a) - GRID.column(b))

function lineBar(s: State, { bow, heading }: Berth): Bar {
  if (heading !== EAST) return 'heading-east-only'
  if (!ALONG_SHORE[bow]) return 'stern-too-far-from-land'
  const line = bowsInLine(s)
  const [first = bow, last = bow] = [line[0], line.at(-1)]
  const isNorth = line.length > 0 && nextInLine(first, 0).includes(bow)
  const isSouth = line.length > 0 && nextInLine(last, 1).includes(bow)
  if (line.length > 0 && !isNorth && !isSouth) return 'line-abreast-only'
  return null
}

// Anybody

function berthBar(s: State, side: Seat, berth: Berth): Bar {
  const aft = sternOf(berth)
  if (aft === NONE) return 'berth-off-the-map'
  if (isLand(berth.bow) || isLand(aft)) return 'berth-on-land'
  if (s.shipIn[berth.bow] !== NO_SHIP || s.shipIn[aft] !== NO_SHIP) return 'berth-taken'
  if (side === GOTH) return lineBar(s, berth)
  const { lastRow } = FREE_SET_UP.byzantine
  return GRID.row(berth.bow) <= lastRow && GRID.row(aft) <= lastRow ? null : 'too-far-from-east-edge'
}

const nextShip = (s: State, side: Seat): Ship => FLEETS[side].find((ship) => !isOnMap(s, ship)) ?? NO_SHIP

/** 15.3: each on a ship of his own. */
function appointBar(s: State, side: Seat, leader: Leader, ship: Ship): Bar {
  if (leaderSide(leader) !== side) return 'not-your-leader'
  if (nextShip(s, side) !== NO_SHIP) return 'ships-first'
  if (s.aboard[leader] !== NO_SHIP) return 'leader-placed'
  if (sideOf(s, ship) !== side) return 'not-your-ship'
  return hasLeader(s, ship) ? 'has-a-leader' : null
}

/** The berths of each side by the map alone: what is left of them is found among these. */
const BERTHS: readonly (readonly Berth[])[] = BOTH.map((side) => {
  const open = layout.fresh()
  return GRID.all.flatMap((bow) =>
    DIRECTIONS.map((heading) => ({ bow, heading })).filter((berth) => berthBar(open, side, berth) === null),
  )
})

function berths(s: State, side: Seat): Berth[] {
  const line = side === GOTH ? bowsInLine(s) : []
  const among =
    line.length === 0
      ? BERTHS[side]
      : [...nextInLine(line[0], 0), ...nextInLine(line[line.length - 1], 1)]
          .sort((a, b) => a - b)
          .map((bow) => ({ bow, heading: EAST }))
  return among.filter((berth) => berthBar(s, side, berth) === null)
}

function place(s: State, ship: Ship, berth: Berth, play: PlayContext): void {
  lay(s, ship, berth)
  tell(play, 'placed', { ship: SHIP_IDS[ship], at: HEX_IDS[berth.bow], heading: berth.heading })
}

function appoint(s: State, leader: Leader, ship: Ship, play: PlayContext): void {
  s.aboard[leader] = ship
  tell(play, 'appointed', { leader: LEADER_IDS[leader], ship: SHIP_IDS[ship] })
}

/** All that is left: each where the fixed set-up has it, or as near to that as it may be. */
function usual(s: State, side: Seat, play: PlayContext): void {
  for (let ship = nextShip(s, side); ship !== NO_SHIP; ship = nextShip(s, side)) {
    const fixed = fixedBerth(ship)
    const far = ({ bow }: Berth): number => GRID.distance(bow, fixed.bow)
    const legal = berths(s, side)
    const nearest = legal.reduce((best, berth) => (far(berth) < far(best) ? berth : best))
    place(s, ship, legal.find((berth) => berth.bow === fixed.bow && berth.heading === fixed.heading) ?? nearest, play)
  }
  for (const leader of COMMAND[side]) {
    if (s.aboard[leader] !== NO_SHIP) continue
    const ships = [fixedShip(leader), ...FLEETS[side]]
    appoint(s, leader, ships.find((ship) => !hasLeader(s, ship)) ?? ships[0], play)
  }
}

function endIfDone(s: State, side: Seat, play: PlayContext): void {
  if (nextShip(s, side) !== NO_SHIP || COMMAND[side].some((leader) => s.aboard[leader] === NO_SHIP)) return
  leave(s)
  tell(play, 'set-up-done', { side: SEAT_IDS[side] })
}

export const setUp: AskingStep<State, FrameNamed<'setUp'>, Action> = {
  clause: (_, { side }) => (side === GOTH ? 'SG-15.1a' : 'SG-15.2a'),
  asks: (_, { side }) => only(side),
  actions(s, { side }) {
    if (nextShip(s, side) !== NO_SHIP)
      return [make.usual(), ...berths(s, side).map(({ bow, heading }) => make.place(bow, heading))]
    return [
      make.usual(),
      ...COMMAND[side].flatMap((leader) =>
        FLEETS[side].flatMap((ship) =>
          appointBar(s, side, leader, ship) === null ? [make.appoint(leader, ship)] : [],
        ),
      ),
    ]
  },
  refusal(s, { side }, _seat, action) {
    if (action.do === 'usual') return null
    if (action.do === 'appoint')
      return barred(appointBar(s, side, leaderNamed(action.leader), shipNamed(action.ship)), { ...action })
    if (action.do !== 'place') return undefined
    if (nextShip(s, side) === NO_SHIP) return barred('all-ships-placed')
    return barred(berthBar(s, side, { bow: GRID.named(action.at) as Hex, heading: turned(action.heading, 0) }), {
      at: action.at,
    })
  },
  play(s, { side }, _seat, action, play) {
    if (action.do === 'usual') usual(s, side, play)
    else if (action.do === 'appoint') appoint(s, leaderNamed(action.leader), shipNamed(action.ship), play)
    else if (action.do === 'place')
      place(s, nextShip(s, side), { bow: GRID.named(action.at) as Hex, heading: turned(action.heading, 0) }, play)
    endIfDone(s, side, play)
  },
  prompt(s, { side }, seat) {
    if (seat !== side) return ask('wait', { seat: SEAT_IDS[side] })
    const ship = nextShip(s, side)
    const left = FLEETS[side].filter((one) => !isOnMap(s, one)).length
    return ship === NO_SHIP ? ask('set-up-leader', {}) : ask('set-up-ship', { ship: SHIP_IDS[ship], left })
  },
}
