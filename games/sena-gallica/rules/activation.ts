import { type AskingStep, become, enter, leave, NOBODY, only, type PlayContext, type Seat } from '@iacta/kernel'
import { LEADER_IDS, SHIP_IDS } from '../data/fleets.ts'
import { SEAT_IDS } from '../data/table.ts'
import { type Action, make } from './action.ts'
import { crewCheck } from './dice.ts'
import {
  COMMAND,
  enemyOf,
  type Leader,
  leaderNamed,
  leaderSide,
  NO_LEADER,
  NO_SHIP,
  type Ship,
  shipNamed,
} from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { begin } from './ship.ts'
import { areInContact, crewOf, isOnFire } from './ships.ts'
import { type Frame, type FrameNamed, has, isGrappled, isOnMap, type State, shipsOf, sideOf } from './state.ts'
import { ask, tell } from './telling.ts'

/** Squadrons and detached ships in turn (6.4-6.6). */

/** The ships of a squadron that have not been active yet. */
export const fresh = (s: State, leader: Leader): Ship[] =>
  shipsOf(s, leaderSide(leader)).filter(
    (ship) => s.squadron[ship] === leader && !s.prize[ship] && !has(s, ship, 'activated'),
  )

// Squadrons (6.4)

const isWaiting = (s: State, leader: Leader): boolean => !s.led[leader] && fresh(s, leader).length > 0
const squadronsLeft = (s: State, side: Seat): Leader[] => COMMAND[side].filter((leader) => isWaiting(s, leader))

function squadronBar(s: State, side: Seat, leader: Leader): Bar {
  if (leaderSide(leader) !== side) return 'not-your-leader'
  if (s.led[leader]) return 'squadron-was-active'
  return isWaiting(s, leader) ? null : 'empty-squadron'
}

function activate(s: State, frame: FrameNamed<'squadrons'>, leader: Leader, play: PlayContext): void {
  const side = leaderSide(leader)
  s.led[leader] = true
  become<Frame>(s, { ...frame, next: enemyOf(side) })
  tell(play, 'squadron-active', { side: SEAT_IDS[side], leader: LEADER_IDS[leader] })
  enter<Frame>(s, { step: 'squadron', leader, shifted: false, begun: false })
}

export const squadrons: AskingStep<State, FrameNamed<'squadrons'>, Action> = {
  clause: 'SG-6.4a',
  asks: (s, { next }) => (squadronsLeft(s, next).length > 1 ? only(next) : NOBODY),
  actions: (s, { next }) => squadronsLeft(s, next).map((leader) => make.squadron(leader)),
  refusal(s, { next }, _seat, action) {
    if (action.do !== 'squadron') return undefined
    return barred(squadronBar(s, next, leaderNamed(action.leader)), { ...action })
  },
  play(s, frame, _seat, action, play) {
    if (action.do === 'squadron') activate(s, frame, leaderNamed(action.leader), play)
  },
  prompt: (_s, { next }, seat) => (seat === next ? ask('squadrons', {}) : ask('wait', { seat: SEAT_IDS[next] })),
  /** One squadron is no choice; a side without any is passed over. */
  run(s, frame, play) {
    const [only] = squadronsLeft(s, frame.next)
    if (only !== undefined) activate(s, frame, only, play)
    else if (squadronsLeft(s, enemyOf(frame.next)).length > 0) become<Frame>(s, { ...frame, next: enemyOf(frame.next) })
    else leave(s)
  },
}

// One squadron

/** 6.6: at the start, to a ship in contact; neither is grappled or on fire. */
function shiftBar(s: State, frame: FrameNamed<'squadron'>, leader: Leader, ship: Ship): Bar {
  if (leader !== frame.leader || s.aboard[leader] === NO_SHIP) return 'leader-not-of-this-squadron'
  if (frame.begun) return 'leader-moves-first'
  if (frame.shifted) return 'leader-has-moved'
  if (!isOnMap(s, ship)) return 'not-on-the-map'
  if (sideOf(s, ship) !== leaderSide(leader)) return 'not-your-ship'
  if (s.prize[ship]) return 'a-prize'
  const from = s.aboard[leader]
  if (!areInContact(s, from, ship)) return 'leader-needs-contact'
  if (isGrappled(s, from) || isGrappled(s, ship)) return 'leader-held-by-grapples'
  return isOnFire(s, from) || isOnFire(s, ship) ? 'leader-held-by-fire' : null
}

function turnBar(s: State, { leader }: FrameNamed<'squadron'>, ship: Ship): Bar {
  if (!isOnMap(s, ship)) return 'not-on-the-map'
  if (sideOf(s, ship) !== leaderSide(leader)) return 'not-your-ship'
  if (s.prize[ship]) return 'a-prize'
  if (has(s, ship, 'activated')) return 'was-active'
  return s.squadron[ship] === leader ? null : 'not-of-this-squadron'
}

export const squadron: AskingStep<State, FrameNamed<'squadron'>, Action> = {
  clause: 'SG-6.4b',
  asks: (s, { leader }) => (fresh(s, leader).length > 0 ? only(leaderSide(leader)) : NOBODY),
  actions(s, frame) {
    const { leader } = frame
    const found: Action[] = frame.begun ? [make.done()] : []
    for (const ship of fresh(s, leader)) found.push(make.activate(ship))
    if (!frame.begun && !frame.shifted)
      for (const ship of shipsOf(s, leaderSide(leader)))
        if (shiftBar(s, frame, leader, ship) === null) found.push(make.shift(leader, ship))
    return found
  },
  refusal(s, frame, _seat, action) {
    if (action.do === 'done') return barred(frame.begun ? null : 'not-the-whole-squadron')
    if (action.do === 'activate') return barred(turnBar(s, frame, shipNamed(action.ship)), { ...action })
    if (action.do === 'shift')
      return barred(shiftBar(s, frame, leaderNamed(action.leader), shipNamed(action.ship)), { ...action })
    return undefined
  },
  play(s, frame, _seat, action, play) {
    if (action.do === 'done') end(s, frame, play)
    else if (action.do === 'activate') {
      become<Frame>(s, { ...frame, begun: true })
      tell(play, 'activated', { ship: action.ship })
      begin(s, shipNamed(action.ship), true)
    } else if (action.do === 'shift') {
      const leader = leaderNamed(action.leader)
      const from = SHIP_IDS[s.aboard[leader]]
      become<Frame>(s, { ...frame, shifted: true })
      s.aboard[leader] = shipNamed(action.ship)
      tell(play, 'shifted', { leader: LEADER_IDS[leader], from, ship: action.ship })
    }
  },
  prompt(s, { leader }, seat) {
    const side = leaderSide(leader)
    if (seat !== side) return ask('wait', { seat: SEAT_IDS[side] })
    return ask('squadron', { leader: LEADER_IDS[leader], left: fresh(s, leader).length })
  },
  run: (s, frame, play) => end(s, frame, play),
}

function end(s: State, { leader }: FrameNamed<'squadron'>, play: PlayContext): void {
  leave(s)
  tell(play, 'squadron-done', { leader: LEADER_IDS[leader], passed: fresh(s, leader).length })
}

// Detached ships (6.5)

const detachedLeft = (s: State, { passed }: FrameNamed<'detached'>, side: Seat): Ship[] =>
  passed[side]
    ? []
    : shipsOf(s, side).filter((ship) => s.squadron[ship] === NO_LEADER && !s.prize[ship] && !has(s, ship, 'activated'))

function detachedBar(s: State, side: Seat, ship: Ship): Bar {
  if (!isOnMap(s, ship)) return 'not-on-the-map'
  if (sideOf(s, ship) !== side) return 'not-your-ship'
  if (s.prize[ship]) return 'a-prize'
  if (has(s, ship, 'activated')) return 'was-active'
  return s.squadron[ship] === NO_LEADER ? null : 'not-detached'
}

export const detached: AskingStep<State, FrameNamed<'detached'>, Action> = {
  clause: 'SG-6.5a',
  asks: (s, frame) => (detachedLeft(s, frame, frame.next).length > 0 ? only(frame.next) : NOBODY),
  actions: (s, frame) => [make.done(), ...detachedLeft(s, frame, frame.next).map((ship) => make.activate(ship))],
  refusal(s, { next }, _seat, action) {
    if (action.do === 'done') return null
    return action.do === 'activate' ? barred(detachedBar(s, next, shipNamed(action.ship)), { ...action }) : undefined
  },
  play(s, frame, _seat, action, play) {
    const next = enemyOf(frame.next)
    if (action.do === 'done') {
      const passed = frame.passed.map((one, side) => one || side === frame.next) as [boolean, boolean]
      become<Frame>(s, { ...frame, next, passed })
      tell(play, 'detached-pass', { side: SEAT_IDS[frame.next] })
    } else if (action.do === 'activate') {
      const ship = shipNamed(action.ship)
      become<Frame>(s, { ...frame, next })
      const check = crewCheck(play, crewOf(s, ship))
      tell(play, 'obeys', { ship: action.ship, ...check })
      begin(s, ship, check.passes)
    }
  },
  prompt: (s, frame, seat) =>
    seat === frame.next
      ? ask('detached', { left: detachedLeft(s, frame, seat).length })
      : ask('wait', { seat: SEAT_IDS[frame.next] }),
  run(s, frame) {
    const other = enemyOf(frame.next)
    if (detachedLeft(s, frame, other).length > 0) become<Frame>(s, { ...frame, next: other })
    else leave(s)
  },
}
