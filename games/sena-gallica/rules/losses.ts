import { type AskingStep, become, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { ESCAPE } from '../data/tables.ts'
import { type Action, make } from './action.ts'
import { crewCheck, roll } from './dice.ts'
import { type Leader, leaderSide, NO_SHIP, type Ship, shipNamed } from './printed.ts'
import { refuse } from './reasons.ts'
import { crewOf, isImmobile, shipsNear } from './ships.ts'
import { type Fate, type Frame, type FrameNamed, lay, leadersOn, linkedTo, type State, unlinkAll } from './state.ts'
import { ask, tell } from './telling.ts'

/** Ships and leaders that are lost (2.6, 12, 13.3). */

/** Takes a ship off the map. */
export function remove(s: State, ship: Ship, fate: Fate): void {
  lay(s, ship, null)
  unlinkAll(s, ship)
  s.fate[ship] = fate
  s.fire[ship] = 0
}

/** 2.6: a leader goes with the ship that leaves the battle. */
export function leaveWith(s: State, ship: Ship, play: PlayContext): void {
  for (const leader of leadersOn(s, ship)) {
    s.aboard[leader] = NO_SHIP
    s.leaderFate[leader] = 'away'
    tell(play, 'leader-away', { leader: LEADER_IDS[leader] })
  }
}

/** 12.1: what becomes of the leaders on a ship that sinks, burns or is captured; while it still lies where it was. */
export function imperil(s: State, ship: Ship, play: PlayContext, doomed: readonly Ship[] = []): void {
  for (const leader of leadersOn(s, ship)) {
    s.aboard[leader] = NO_SHIP
    const ships = shipsNear(s, ship, leaderSide(leader), ESCAPE.within).filter(
      (other) => !isImmobile(s, other) && !doomed.includes(other),
    )
    const die = ships.length > 0 ? roll(play) : null
    if (die === null || die > ESCAPE.atMost) {
      s.leaderFate[leader] = 'lost'
      tell(play, 'leader-lost', { leader: LEADER_IDS[leader], roll: die })
    } else if (ships.length === 1) reach(s, leader, ships[0], die, play)
    else enter<Frame>(s, { step: 'escape', leader, ships, roll: die })
  }
}

function reach(s: State, leader: Leader, ship: Ship, die: number, play: PlayContext): void {
  s.aboard[leader] = ship
  tell(play, 'leader-escapes', { leader: LEADER_IDS[leader], ship: SHIP_IDS[ship], roll: die })
}

export const refuge: AskingStep<State, FrameNamed<'escape'>, Action> = {
  clause: 'SG-12.1a',
  asks: (_, { leader }) => only(leaderSide(leader)),
  actions: (_, { ships }) => ships.map((ship) => make.escape(ship)),
  refusal(_s, { ships }, _seat, action) {
    if (action.do !== 'escape') return undefined
    return ships.includes(shipNamed(action.ship)) ? null : refuse('no-refuge', { ...action })
  },
  play(s, { leader, roll: die }, _seat, action, play) {
    if (action.do !== 'escape') return
    leave(s)
    reach(s, leader, shipNamed(action.ship), die, play)
  },
  prompt: (_s, { leader }, seat) =>
    seat === leaderSide(leader)
      ? ask('escape', { leader: LEADER_IDS[leader] })
      : ask('wait', { seat: SEAT_IDS[leaderSide(leader)] }),
}

/** 9.3, 13.3: one after the other, each with those it drags down. */
export const sinking: PassingStep<State, FrameNamed<'sinking'>> = {
  run(s, { queue: [ship, ...others] }, play) {
    const queue = [...others]
    for (const other of linkedTo(s, ship)) {
      if (queue.includes(other)) continue
      const check = crewCheck(play, crewOf(s, other))
      tell(play, 'dragged-down', { ship: SHIP_IDS[other], by: SHIP_IDS[ship], ...check })
      if (!check.passes) queue.push(other)
    }
    if (queue.length > 0) become<Frame>(s, { step: 'sinking', queue })
    else leave(s)
    tell(play, 'sinks', { ship: SHIP_IDS[ship] })
    imperil(s, ship, play, queue)
    remove(s, ship, 'sunk')
  },
}
