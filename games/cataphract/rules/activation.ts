import { type AskingStep, become, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { DOOM, MOST_PHASES } from '../data/tables.ts'
import { type Action, actionsAt, leaderIn } from './action.ts'
import { hiddenLeader, placeOfLeader } from './ambush.ts'
import { beginBolts } from './artillery.ts'
import { endPhase } from './column.ts'
import {
  commandReach,
  dueLeaders,
  inactiveOf,
  isCommander,
  isFreed,
  isHeld,
  isInactive,
  isInCommanderRange,
  isWaiting,
  lowestInitiative,
  reaches,
} from './command.ts'
import { candidates } from './designation.ts'
import { roll, rollOff } from './dice.ts'
import { disengage } from './engagement.ts'
import { ask, tell } from './happenings.ts'
import { answersTheCall } from './loyalty.ts'
import { BOTH_SIDES, type Leader, NO_LEADER, NOWHERE, otherSide, SEAT_IDS, type SideIndex } from './printed.ts'
import type { Reach } from './reach.ts'
import { type Bar, barred } from './reasons.ts'
import { unrulySides } from './rush.ts'
import { declinesBy } from './standing.ts'
import {
  clearPhase,
  type Entitlement,
  type Frame,
  type FrameNamed,
  factsOf,
  initiativeOf,
  isInPlay,
  isMarked,
  leaderFacts,
  leaderInEnemyZone,
  leadersOf,
  markLeader,
  type PhaseKind,
  rangeOf,
  type State,
  seatOf,
  sideOfSeat,
  unmarkLeader,
} from './state.ts'
import { wedgeShock } from './wedge.ts'

/** Whose turn it is to give orders: activation by initiative, trumps, momentum, elite initiative (5.1, 5.3 to 5.5). */

type Asking<Name extends Frame['step']> = AskingStep<State, FrameNamed<Name>, Action>
type Passing<Name extends Frame['step']> = PassingStep<State, FrameNamed<Name>>

const nameOf = (s: State, leader: Leader): string => leaderFacts(s, leader).id
const waiting = (s: State, side: SideIndex) => ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })

/** Who is finished gives no more orders (4.25): he has had his phase, was trumped, has failed to trump, or passed (5.15). */
export function finish(s: State, leader: Leader): void {
  markLeader(s, leader, 'finished')
  unmarkLeader(s, leader, 'held')
}

/** Begins an Orders Phase of a leader (5.2), the only one who is active (2.4); Sangiban must be willing (CATA-26). */
export function beginPhase(
  s: State,
  leader: Leader,
  kind: PhaseKind,
  play: PlayContext,
  { bound = false, lines }: { readonly bound?: boolean; readonly lines?: Entitlement } = {},
): void {
  if (!answersTheCall(s, leader, play)) {
    finish(s, leader)
    return
  }
  const freed = isMarked(s, leader, 'held')
  unmarkLeader(s, leader, 'held')
  tell(play, 'activated', { leader: nameOf(s, leader), kind })
  enter<Frame>(s, { step: 'phase', at: 0, leader, kind, bound, freed, lines: lines ?? entitlement(s, leader, kind) })
}

/** 4.33, UTUS-15, CATA-20: whether a leader may command lines in this phase, before anybody rolled for it. */
function entitlement(s: State, leader: Leader, kind: PhaseKind): Entitlement {
  const { rank } = leaderFacts(s, leader)
  if (rank === 'CC') return 'no'
  if (rank === 'OC') return 'yes'
  const { easyLineCommands } = factsOf(s).rules
  if (easyLineCommands) return s.turn === 1 || isInCommanderRange(s, leader) ? 'yes' : 'may-roll'
  return kind === 'momentum' ? 'no' : 'may-roll'
}

// 5.12

export const activations: Passing<'activations'> = {
  run(s, frame, play) {
    const unrulyOnes = unrulySides(s)
    if (unrulyOnes.length > 0) {
      // 11.31, 94: as leaders of the lowest initiative, whom nobody trumps.
      const side = firstOf(s, frame, UNRULY, unrulyOnes, play)
      become<Frame>(s, { ...frame, next: otherSide(side), among: UNRULY })
      enter<Frame>(s, { step: 'unruly', side })
      return
    }
    const inactive = [inactiveOf(s, 0), inactiveOf(s, 1)] as const
    const initiative = lowestInitiative(s, [...inactive[0], ...inactive[1]])
    const freed = BOTH_SIDES.filter((side) => inactive[side].some((one) => isFreed(s, one)))
    if (initiative === null) {
      // 5.26, 5.28: who still waits when all others are finished is finished, too, and the turn goes on to its routs.
      for (const side of BOTH_SIDES) for (const one of leadersOf(s, side)) if (isWaiting(s, one)) finish(s, one)
      leave(s)
      return
    }
    const sides = BOTH_SIDES.filter((side) => inactive[side].some((one) => initiativeOf(s, one) === initiative))
    const due = freed.length > 0 && !freed.some((side) => sides.includes(side)) ? freed : sides
    const side = firstOf(s, frame, initiative, due, play)
    become<Frame>(s, { ...frame, next: otherSide(side), among: initiative })
    enter<Frame>(s, { step: 'activation', side, initiative, tried: false })
  },
}

/** Lines out of hand count as leaders of this initiative, lower than any. */
const UNRULY = 0

/** 5.12, 11.31: where both sides are due they roll, and take turns from then on. */
function firstOf(
  _s: State,
  frame: FrameNamed<'activations'>,
  initiative: number,
  [one, another]: readonly SideIndex[],
  play: PlayContext,
): SideIndex {
  if (another === undefined) return one
  if (frame.among === initiative && frame.next !== null) return frame.next
  const { first, dice } = rollOff(play)
  tell(play, 'rolled-for-first', { side: first, dice, initiative })
  return first
}

/** 5.41: who may try to go before those whose turn it is; never Sangiban (CATA-26). */
function trumpBar(
  s: State,
  frame: FrameNamed<'activation'>,
  leader: Leader,
  due = dueLeaders(s, frame.side, frame.initiative),
): Bar {
  if (leaderFacts(s, leader).side !== frame.side) return 'not-your-leader'
  if (!isInPlay(s, leader)) return 'not-in-play'
  if (!isInactive(s, leader)) return 'leader-finished'
  if (frame.tried) return 'one-trump'
  if (leaderFacts(s, leader).rank === 'CC' || factsOf(s).rules.loyalty?.leader === nameOf(s, leader))
    return 'contingents-never-trump'
  if (due.some((one) => isFreed(s, one))) return 'freed-leader-first'
  return initiativeOf(s, leader) > frame.initiative ? null : 'trump-needs-higher'
}

function activateBar(s: State, frame: FrameNamed<'activation'>, leader: Leader): Bar {
  if (leaderFacts(s, leader).side !== frame.side) return 'not-your-leader'
  if (!isInPlay(s, leader) && hiddenLeader(s, frame.side) !== leader) return 'not-in-play'
  if (!isInactive(s, leader)) return 'leader-finished'
  const due = dueLeaders(s, frame.side, frame.initiative)
  if (due.includes(leader)) return null
  return due.some((one) => isFreed(s, one)) ? 'freed-leader-first' : 'not-lowest-initiative'
}

export const activation: Asking<'activation'> = {
  clause: 'CA-5.12a',
  asks: (s, { side, initiative }) => (dueLeaders(s, side, initiative).length > 0 ? only(seatOf(s, side)) : 0),
  run: (s) => leave(s),
  actions(s, frame) {
    const make = actionsAt(s)
    const due = dueLeaders(s, frame.side, frame.initiative)
    return [
      ...due.map((leader) => make.activate(leader)),
      ...due.map((leader) => make.pass(leader)),
      ...due.filter((leader) => isHeld(s, leader)).map((leader) => make.wait(leader)),
      ...leadersOf(s, frame.side)
        .filter((leader) => trumpBar(s, frame, leader, due) === null)
        .map((leader) => make.trump(leader)),
    ]
  },
  refusal(s, frame, _seat, action) {
    switch (action.do) {
      case 'activate':
      case 'pass':
        return barred(activateBar(s, frame, leaderIn(s, action)), { leader: action.leader })
      case 'wait': {
        const leader = leaderIn(s, action)
        const bar = activateBar(s, frame, leader)
        return bar === null && !isHeld(s, leader) ? undefined : barred(bar, { leader: action.leader })
      }
      case 'trump':
        return barred(trumpBar(s, frame, leaderIn(s, action)), { leader: action.leader })
      default:
        return undefined
    }
  },
  play(s, frame, _seat, action, play) {
    switch (action.do) {
      case 'activate': {
        leave(s)
        beginPhase(s, leaderIn(s, action), 'ordinary', play)
        break
      }
      case 'pass': {
        leave(s)
        finish(s, leaderIn(s, action))
        tell(play, 'passed', { leader: action.leader })
        break
      }
      case 'wait': {
        leave(s)
        markLeader(s, leaderIn(s, action), 'held')
        tell(play, 'waits', { leader: action.leader })
        break
      }
      case 'trump': {
        const leader = leaderIn(s, action)
        if (!rollToTrump(s, leader, play)) {
          become<Frame>(s, { ...frame, tried: true })
          break
        }
        if (isVoid(s, leader, play)) {
          become<Frame>(s, { ...frame, tried: true })
          break
        }
        leave(s)
        skipLower(s, leader)
        enter<Frame>(s, { step: 'counter', leader, momentum: false, lines: entitlement(s, leader, 'ordinary') })
        break
      }
    }
  },
  prompt: (s, { side, initiative }, seat) =>
    sideOfSeat(s, seat) === side ? ask('activate', { initiative }) : waiting(s, side),
}

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

// 5.42

function counterBar(s: State, { leader: trumping }: FrameNamed<'counter'>, leader: Leader): Bar {
  if (leaderFacts(s, leader).side === leaderFacts(s, trumping).side) return 'not-your-leader'
  if (!isInPlay(s, leader)) return 'not-in-play'
  if (!isInactive(s, leader)) return 'leader-finished'
  if (leaderFacts(s, leader).rank === 'CC' || factsOf(s).rules.loyalty?.leader === nameOf(s, leader))
    return 'contingents-never-trump'
  return initiativeOf(s, leader) >= initiativeOf(s, trumping) ? null : 'counter-needs-equal'
}

const counterers = (s: State, frame: FrameNamed<'counter'>): Leader[] =>
  leadersOf(s, otherSide(leaderFacts(s, frame.leader).side)).filter((one) => counterBar(s, frame, one) === null)

/** The leader whose trump or momentum nobody trumped goes on. */
function goOn(s: State, { leader, momentum, lines }: FrameNamed<'counter'>, play: PlayContext): void {
  leave(s)
  beginPhase(s, leader, momentum ? 'momentum' : 'ordinary', play, { bound: !momentum, lines })
}

export const counter: Asking<'counter'> = {
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
      ? waiting(s, otherSide(side))
      : ask('counter', { leader: nameOf(s, leader), momentum })
  },
}

// 5.2, 5.3

/** 5.31, 5.14, 5.34, 5.52: whether a leader who has just completed an Orders Phase may try for another. */
export function mayTryMomentum(s: State, { leader, kind, freed }: FrameNamed<'phase'>): boolean {
  return (
    kind !== 'elite' &&
    !freed &&
    isInPlay(s, leader) &&
    !isMarked(s, leader, 'finished') &&
    !isMarked(s, leader, 'skipped') &&
    leaderFacts(s, leader).rank !== 'CC' &&
    s.phases[leader] < MOST_PHASES &&
    !leaderInEnemyZone(s, leader)
  )
}

/** Movement and missiles, then shock (8.0) when all orders are given (5.27), then perhaps momentum (5.28). */
export const phase: Passing<'phase'> = {
  run(s, frame) {
    const { leader, kind, lines } = frame
    const next = (): void => become<Frame>(s, { ...frame, at: frame.at + 1 })
    switch (frame.at) {
      case 0:
        next()
        clearPhase(s)
        s.phases[leader]++
        enter<Frame>(s, { step: 'orders', leader, mode: 'open', given: 0 })
        break
      case 1: {
        next()
        disengage(s)
        enter<Frame>(s, { step: 'designation', leader, told: [], across: [] })
        const inWaves = wedgeShock(s, leader)
        if (inWaves) enter<Frame>(s, inWaves)
        // 11.66: what the enemy's artillery has left it may fire before the shock.
        beginBolts(s, leaderFacts(s, leader).side)
        break
      }
      case 2:
        next()
        endPhase(s)
        break
      default:
        leave(s)
        if (mayTryMomentum(s, frame)) enter<Frame>(s, { step: 'momentum', leader, lines })
        else if (kind === 'elite') markLeader(s, leader, 'elite')
        else finish(s, leader)
    }
  },
}

/** 5.33. */
function doom(s: State, leader: Leader, play: PlayContext): void {
  const die = roll(play)
  tell(play, 'doom', { leader: nameOf(s, leader), roll: die })
  const { side } = leaderFacts(s, leader)
  if (die >= DOOM.endFrom) s.paralysed = [true, true]
  else if (die <= DOOM.paralysisTo) s.paralysed[side] = true
}

export const momentum: Asking<'momentum'> = {
  clause: 'CA-5.32a',
  asks: (s, { leader }) => only(seatOf(s, leaderFacts(s, leader).side)),
  actions: (s) => [actionsAt(s).momentum(), actionsAt(s).decline()],
  play(s, { leader, lines }, _seat, action, play) {
    leave(s)
    if (action.do !== 'momentum') {
      finish(s, leader)
      return
    }
    const die = roll(play)
    const needs = initiativeOf(s, leader)
    const succeeds = die <= needs
    tell(play, 'momentum', { leader: nameOf(s, leader), roll: die, needs, succeeds })
    if (succeeds) {
      // 4.33: what was gained lasts; nobody rolls in a momentum phase, but by the easier rule of two battles (101).
      const kept = factsOf(s).rules.easyLineCommands
        ? entitlement(s, leader, 'momentum')
        : lines === 'yes'
          ? lines
          : 'no'
      enter<Frame>(s, { step: 'counter', leader, momentum: true, lines: kept })
      return
    }
    finish(s, leader)
    if (die === DOOM.rollsOn) doom(s, leader, play)
  },
  prompt: (s, { leader }, seat) => {
    const { side } = leaderFacts(s, leader)
    return sideOfSeat(s, seat) === side ? ask('momentum', { leader: nameOf(s, leader) }) : waiting(s, side)
  },
}

// 5.5

/** The elite overall commander of a side, if he is in play; at the Catalaunian Fields both have one (CATA-12). */
const eliteOf = (s: State, side: SideIndex): Leader | undefined =>
  leadersOf(s, side).find((leader) => isCommander(s, leader) && leaderFacts(s, leader).elite)

/** 5.51: a side with an elite commander opens the turn; where both have one, the higher roll first (29). */
export function eliteQueue(s: State, play: PlayContext): SideIndex[] {
  const sides = BOTH_SIDES.filter((side) => eliteOf(s, side) !== undefined)
  if (sides.length < 2) return sides
  const { first, dice } = rollOff(play)
  tell(play, 'rolled-for-first', { side: first, dice, initiative: 0 })
  return [first, otherSide(first)]
}

export const elite: Passing<'elite'> = {
  run(s, { queue }) {
    if (queue.length === 0) {
      leave(s)
      return
    }
    become<Frame>(s, { step: 'elite', queue: queue.slice(1) })
    enter<Frame>(s, { step: 'eliteChoice', side: queue[0] })
  },
}

/** 5.51: any leader of the side, of whichever contingent (CATA-09), who may act in this turn at all (DARA-25). */
function eliteBar(s: State, side: SideIndex, leader: Leader, reach: Reach | null): Bar {
  if (leaderFacts(s, leader).side !== side) return 'not-your-leader'
  if (placeOfLeader(s, leader) === NOWHERE) return 'not-in-play'
  if (!isInactive(s, leader)) return 'leader-finished'
  return reach === null || reaches(reach, placeOfLeader(s, leader)) ? null : 'not-in-elite-range'
}

/** 5.51: in the first turn anywhere, later within the commander's range. */
function eliteReach(s: State, side: SideIndex): Reach | null {
  const commander = eliteOf(s, side)
  return s.turn === 1 || commander === undefined ? null : commandReach(s, commander, rangeOf(s, commander))
}

function eliteLeaders(s: State, side: SideIndex): Leader[] {
  if (eliteOf(s, side) === undefined) return []
  const reach = eliteReach(s, side)
  const hidden = hiddenLeader(s, side)
  const leaders = hidden === NO_LEADER ? leadersOf(s, side) : [...leadersOf(s, side), hidden]
  return leaders.filter((leader) => eliteBar(s, side, leader, reach) === null)
}

/** Whether there are any: he reaches himself, if he may still act. */
function hasEliteLeaders(s: State, side: SideIndex): boolean {
  const commander = eliteOf(s, side)
  return commander !== undefined && (isInactive(s, commander) || eliteLeaders(s, side).length > 0)
}

export const eliteChoice: Asking<'eliteChoice'> = {
  clause: 'CA-5.51a',
  asks: (s, { side }) => (hasEliteLeaders(s, side) ? only(seatOf(s, side)) : 0),
  run: (s) => leave(s),
  actions: (s, { side }) => [
    actionsAt(s).decline(),
    ...eliteLeaders(s, side).map((leader) => actionsAt(s).activate(leader)),
  ],
  refusal(s, { side }, _seat, action) {
    if (action.do === 'decline') return null
    if (action.do !== 'activate') return undefined
    return barred(eliteBar(s, side, leaderIn(s, action), eliteReach(s, side)), { leader: action.leader })
  },
  play(s, _frame, _seat, action, play) {
    leave(s)
    if (action.do === 'activate') beginPhase(s, leaderIn(s, action), 'elite', play)
  },
  prompt: (s, { side }, seat) => (sideOfSeat(s, seat) === side ? ask('elite', {}) : waiting(s, side)),
}
