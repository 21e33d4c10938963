import { type AskingStep, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { type Action, actionsAt, leaderIn } from './action.ts'
import { beginPhase, entitlement, finish, neverTrumps } from './activation.ts'
import { inactiveBar, isHeld, isInactive } from './command.ts'
import { candidates } from './designation.ts'
import { roll } from './dice.ts'
import { ask, tell } from './happenings.ts'
import { BOTH_SIDES, type Leader, otherSide, SEAT_IDS } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { declinesBy } from './standing.ts'
import {
  clearPhase,
  type Frame,
  type FrameNamed,
  initiativeOf,
  isInPlay,
  leaderFacts,
  leadersOf,
  markLeader,
  type State,
  seatOf,
  sideOfSeat,
} from './state.ts'

/** Leaders who go before those whose turn it is, and others before them (5.4). */

const nameOf = (s: State, leader: Leader): string => leaderFacts(s, leader).id

/** 5.41, 5.44, 5.15, T.CMD1: a die of the leader's initiative or less; who fails is finished. */
function rollToTrump(s: State, leader: Leader, play: PlayContext): boolean {
  const die = roll(play)
  const needs = initiativeOf(s, leader)
  const succeeds = die <= needs
  if (!succeeds) finish(s, leader)
  tell(play, 'trump', { leader: nameOf(s, leader), roll: die, needs, succeeds })
  return succeeds
}

/** 5.46: a trump of one held in an enemy's zone who has nobody to send into shock has never happened. */
function isVoid(s: State, leader: Leader, play: PlayContext): boolean {
  if (!isHeld(s, leader)) return false
  // The Orders Phase before is over, and what it left behind says nothing of who may shock now.
  clearPhase(s)
  if (candidates(s, leader).length > 0) return false
  tell(play, 'trump-void', { leader: nameOf(s, leader) })
  return true
}

/** 5.44: whoever is inactive and has less initiative than one who trumped is skipped, on either side. */
function skipLower(s: State, leader: Leader): void {
  const initiative = initiativeOf(s, leader)
  for (const side of BOTH_SIDES)
    for (const other of leadersOf(s, side))
      if (other !== leader && isInactive(s, other) && initiativeOf(s, other) < initiative)
        markLeader(s, other, 'skipped')
}

/** 5.41, 5.43: of an activation that has had its one try, as who plays it has said. */
export const trump: PassingStep<State, FrameNamed<'trump'>> = {
  run(s, { leader }, play) {
    leave(s)
    if (!rollToTrump(s, leader, play) || isVoid(s, leader, play)) return
    leave(s)
    skipLower(s, leader)
    enter<Frame>(s, { step: 'counter', leader, momentum: false, lines: entitlement(s, leader, 'ordinary') })
  },
}

// 5.42

function counterBar(s: State, { leader: trumping }: FrameNamed<'counter'>, leader: Leader): Bar {
  if (leaderFacts(s, leader).side === leaderFacts(s, trumping).side) return 'not-your-leader'
  if (!isInPlay(s, leader)) return 'not-in-play'
  const bar = inactiveBar(s, leader) ?? neverTrumps(s, leader)
  if (bar !== null) return bar
  return initiativeOf(s, leader) >= initiativeOf(s, trumping) ? null : 'counter-needs-equal'
}

const counterers = (s: State, frame: FrameNamed<'counter'>): Leader[] =>
  leadersOf(s, otherSide(leaderFacts(s, frame.leader).side)).filter((one) => counterBar(s, frame, one) === null)

/** The leader whose trump or momentum nobody trumped goes on. */
function goOn(s: State, { leader, momentum, lines }: FrameNamed<'counter'>, play: PlayContext): void {
  leave(s)
  beginPhase(s, leader, momentum ? 'momentum' : 'ordinary', play, { bound: !momentum, lines })
}

export const counter: AskingStep<State, FrameNamed<'counter'>, Action> = {
  clause: 'CA-5.42a',
  asks: (s, frame) =>
    counterers(s, frame).length > 0 ? only(seatOf(s, otherSide(leaderFacts(s, frame.leader).side))) : 0,
  declines: (s, { leader }) => declinesBy(s, otherSide(leaderFacts(s, leader).side), 'no-trump'),
  run: goOn,
  actions: (s, frame) => [actionsAt(s).decline(), ...counterers(s, frame).map((leader) => actionsAt(s).trump(leader))],
  refusal(s, frame, _seat, action) {
    if (action.do === 'decline') return null
    return action.do === 'trump'
      ? barred(counterBar(s, frame, leaderIn(s, action)), { leader: action.leader })
      : undefined
  },
  play(s, frame, _seat, action, play) {
    if (action.do !== 'trump' || !rollToTrump(s, leaderIn(s, action), play)) {
      goOn(s, frame, play)
      return
    }
    const leader = leaderIn(s, action)
    if (isVoid(s, leader, play)) {
      goOn(s, frame, play)
      return
    }
    finish(s, frame.leader)
    skipLower(s, leader)
    leave(s)
    beginPhase(s, leader, 'ordinary', play, { bound: true })
  },
  prompt: (s, { leader, momentum }, seat) => {
    const { side } = leaderFacts(s, leader)
    return sideOfSeat(s, seat) === side
      ? ask('wait', { seat: SEAT_IDS[seatOf(s, otherSide(side))] })
      : ask('counter', { leader: nameOf(s, leader), momentum })
  },
}
