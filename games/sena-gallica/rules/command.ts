import { type AskingStep, become, leave, only, type PlayContext, type Seat } from '@iacta/kernel'
import { LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { type Action, make } from './action.ts'
import { roll } from './dice.ts'
import {
  BOTH,
  BYZANTINE,
  COMMAND,
  enemyOf,
  GOTH,
  GRID,
  type Leader,
  leaderFacts,
  leaderNamed,
  leaderSide,
  NO_LEADER,
  NO_SHIP,
  type Ship,
  shipNamed,
} from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { ahead, shipAt } from './ships.ts'
import { type Frame, type FrameNamed, isOnMap, type State, shipsOf, sideOf, stern } from './state.ts'
import { ask, tell } from './telling.ts'

/** Initiative and command (5, 6.1-6.3). */

/** 5.2, 12.2: of an admiral who is in play. */
function rating(s: State, side: Seat): number {
  const admiral = COMMAND[side].find((leader) => leaderFacts(leader).rank === 'admiral')
  return admiral !== undefined && s.aboard[admiral] !== NO_SHIP ? (leaderFacts(admiral).initiative ?? 0) : 0
}

/** 5.1, 5.2. */
export function settleInitiative(s: State, play: PlayContext): void {
  if (s.turn === 1) {
    s.initiative = BYZANTINE
    tell(play, 'initiative-given', { side: SEAT_IDS[BYZANTINE] })
    return
  }
  for (;;) {
    const dice = BOTH.map(() => roll(play))
    const sums = BOTH.map((side) => dice[side] + rating(s, side))
    if (sums[GOTH] === sums[BYZANTINE]) continue
    s.initiative = sums[GOTH] > sums[BYZANTINE] ? GOTH : BYZANTINE
    tell(play, 'initiative', { side: SEAT_IDS[s.initiative], dice, sums })
    return
  }
}

/** 5.3. */
export const first: AskingStep<State, FrameNamed<'first'>, Action> = {
  clause: 'SG-5.3a',
  asks: (_, { side }) => only(side),
  actions: (_, { side }) => [make.first(SEAT_IDS[side]), make.first(SEAT_IDS[enemyOf(side)])],
  refusal: (_s, _frame, _seat, action) => (action.do === 'first' ? null : undefined),
  play(s, { side }, _seat, action, play) {
    if (action.do !== 'first') return
    leave(s)
    s.first = SEAT_IDS.indexOf(action.side)
    tell(play, 'goes-first', { side: action.side, by: SEAT_IDS[side] })
  },
  prompt: (_s, { side }, seat) => (seat === side ? ask('first', {}) : ask('wait', { seat: SEAT_IDS[side] })),
}

// Squadrons

/** The ship that one follows in line astern: of its own side, close ahead and heading the same way (6.2). */
function followed(s: State, ship: Ship): Ship {
  const leading = shipAt(s, ahead(s, ship))
  if (leading === NO_SHIP || s.prize[leading] || sideOf(s, leading) !== sideOf(s, ship)) return NO_SHIP
  return s.heading[leading] === s.heading[ship] && stern(s, leading) === ahead(s, ship) ? leading : NO_SHIP
}

/** 6.1, 6.2: from his own bow to a ship's bow. */
const reachTo = (s: State, leader: Leader, ship: Ship): number => GRID.distance(s.bow[s.aboard[leader]], s.bow[ship])
const isInRange = (s: State, leader: Leader, ship: Ship): boolean =>
  s.aboard[leader] !== NO_SHIP && reachTo(s, leader, ship) <= leaderFacts(leader).range

/** 6.2: whose squadrons a ship fits, those ahead of it being where they are. */
function fits(s: State, ship: Ship): Leader[] {
  if (s.prize[ship]) return []
  const leading = followed(s, ship)
  const behind = leading === NO_SHIP ? NO_LEADER : s.squadron[leading]
  return COMMAND[sideOf(s, ship)].filter((leader) => isInRange(s, leader, ship) || leader === behind)
}

type Chosen = FrameNamed<'command'>['chosen']

/** 6.2, 6.3: forms the squadrons of a side: as was chosen, and for the rest with the nearest leader. */
export function formSquadrons(s: State, side: Seat, chosen: Chosen): void {
  const ships = shipsOf(s, side)
  const settled = new Set<Ship>()
  const settle = (ship: Ship): void => {
    if (settled.has(ship)) return
    settled.add(ship)
    // Who leads a line is settled before who follows.
    const leading = followed(s, ship)
    if (leading !== NO_SHIP) settle(leading)
    const leaders = fits(s, ship)
    const wish = chosen.find((one) => one.ship === ship)?.leader
    s.squadron[ship] = wish !== undefined && leaders.includes(wish) ? wish : nearest(s, ship, leaders)
  }
  for (const ship of ships) s.squadron[ship] = NO_LEADER
  for (const ship of ships) settle(ship)
}

function nearest(s: State, ship: Ship, leaders: readonly Leader[]): Leader {
  let best = NO_LEADER
  for (const leader of leaders) {
    if (best === NO_LEADER || distanceTo(s, leader, ship) < distanceTo(s, best, ship)) best = leader
  }
  return best
}
const distanceTo = (s: State, leader: Leader, ship: Ship): number =>
  s.aboard[leader] === NO_SHIP ? Number.POSITIVE_INFINITY : reachTo(s, leader, ship)

/** Whether anything can be chosen: some ship fits several squadrons. */
export const hasChoice = (s: State, side: Seat): boolean => shipsOf(s, side).some((ship) => fits(s, ship).length > 1)

function assignBar(s: State, { side, chosen }: FrameNamed<'command'>, ship: Ship, leader: Leader): Bar {
  if (!isOnMap(s, ship)) return 'not-on-the-map'
  if (sideOf(s, ship) !== side) return 'not-your-ship'
  if (leaderSide(leader) !== side) return 'not-your-leader'
  if (s.prize[ship]) return 'prize-in-no-squadron'
  if (chosen.some((one) => one.ship === ship)) return 'chosen-already'
  if (!fits(s, ship).includes(leader)) return 'not-in-command'
  return s.squadron[ship] === leader ? 'in-that-squadron' : null
}

/** 6.3: the squadrons are formed, and the owner changes what he wants otherwise, each ship once. */
export const command: AskingStep<State, FrameNamed<'command'>, Action> = {
  clause: 'SG-6.3a',
  asks: (_, { side }) => only(side),
  actions(s, frame) {
    const found: Action[] = [make.done()]
    for (const ship of shipsOf(s, frame.side))
      for (const leader of fits(s, ship))
        if (assignBar(s, frame, ship, leader) === null) found.push(make.assign(ship, leader))
    return found
  },
  refusal(s, frame, _seat, action) {
    if (action.do === 'done') return null
    if (action.do !== 'assign') return undefined
    return barred(assignBar(s, frame, shipNamed(action.ship), leaderNamed(action.leader)), { ...action })
  },
  play(s, frame, _seat, action, play) {
    if (action.do === 'done') {
      leave(s)
      tell(play, 'squadrons-formed', { side: SEAT_IDS[frame.side] })
    } else if (action.do === 'assign') {
      const ship = shipNamed(action.ship)
      const leader = leaderNamed(action.leader)
      const chosen = [...frame.chosen, { ship, leader }]
      become<Frame>(s, { ...frame, chosen })
      formSquadrons(s, frame.side, chosen)
      tell(play, 'assigned', { ship: SHIP_IDS[ship], leader: LEADER_IDS[leader] })
    }
  },
  prompt: (_s, { side }, seat) => (seat === side ? ask('command', {}) : ask('wait', { seat: SEAT_IDS[side] })),
}

/** The step in which a side forms its squadrons, or null where there is nothing to choose. */
export function commandOf(s: State, side: Seat): Frame | null {
  formSquadrons(s, side, [])
  return hasChoice(s, side) ? { step: 'command', side, chosen: [] } : null
}
