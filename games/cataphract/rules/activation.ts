import { type AskingStep, become, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { type Action, actionsAt, leaderIn } from './action.ts'
import { hiddenLeader, placeOfLeader } from './ambush.ts'
import {
  commandReach,
  dueLeaders,
  inactiveBar,
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
import { rollOff } from './dice.ts'
import { ask, tell } from './happenings.ts'
import { answersTheCall } from './loyalty.ts'
import { BOTH_SIDES, type Leader, NO_LEADER, NOWHERE, otherSide, SEAT_IDS, type SideIndex } from './printed.ts'
import type { Reach } from './reach.ts'
import { type Bar, barred } from './reasons.ts'
import {
  type Entitlement,
  type Frame,
  type FrameNamed,
  factsOf,
  initiativeOf,
  isInPlay,
  isMarked,
  leaderFacts,
  leadersOf,
  markLeader,
  type PhaseKind,
  rangeOf,
  type State,
  seatOf,
  sideOfSeat,
  unmarkLeader,
} from './state.ts'
import { unrulySides } from './unruly.ts'

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
export function entitlement(s: State, leader: Leader, kind: PhaseKind): Entitlement {
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

/** 5.41, CATA-26: who may not trump at all. */
export const neverTrumps = (s: State, leader: Leader): Bar =>
  leaderFacts(s, leader).rank === 'CC'
    ? 'contingents-never-trump'
    : factsOf(s).rules.loyalty?.leader === nameOf(s, leader)
      ? 'sangiban-never-trumps'
      : null

/** 5.41: who may try to go before those whose turn it is. */
function trumpBar(
  s: State,
  frame: FrameNamed<'activation'>,
  leader: Leader,
  due = dueLeaders(s, frame.side, frame.initiative),
): Bar {
  if (leaderFacts(s, leader).side !== frame.side) return 'not-your-leader'
  if (!isInPlay(s, leader)) return 'not-in-play'
  const bar = inactiveBar(s, leader)
  if (bar !== null) return bar
  if (frame.tried) return 'one-trump'
  const never = neverTrumps(s, leader)
  if (never !== null) return never
  if (due.some((one) => isFreed(s, one))) return 'freed-leader-first'
  return initiativeOf(s, leader) > frame.initiative ? null : 'trump-needs-higher'
}

function activateBar(s: State, frame: FrameNamed<'activation'>, leader: Leader): Bar {
  if (leaderFacts(s, leader).side !== frame.side) return 'not-your-leader'
  if (!isInPlay(s, leader) && hiddenLeader(s, frame.side) !== leader) return 'not-in-play'
  const bar = inactiveBar(s, leader)
  if (bar !== null) return bar
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
        // One try, whatever comes of it (5.43).
        become<Frame>(s, { ...frame, tried: true })
        enter<Frame>(s, { step: 'trump', leader: leaderIn(s, action) })
        break
      }
    }
  },
  prompt: (s, { side, initiative }, seat) =>
    sideOfSeat(s, seat) === side ? ask('activate', { initiative }) : waiting(s, side),
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
  const bar = inactiveBar(s, leader)
  if (bar !== null) return bar
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
