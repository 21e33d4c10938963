import { type AskingStep, become, enter, leave, only, type PlayContext, within } from '@iacta/kernel'
import { LEADER_MA } from '../data/leaders.ts'
import { RALLIED_HITS, RECOVERS, RECOVERS_UNDER_FIRE } from '../data/tables.ts'
import { type Action, type ActionOf, actionsAt, hexAt, leaderIn, unitIn, unitNamed } from './action.ts'
import { finish } from './activation.ts'
import { discover, hiddenOnes, placeOfLeader } from './ambush.ts'
import { boltBar, boltsOf, fireBolt, haulBar, serve, serveBar } from './artillery.ts'
import { kill } from './cohesion.ts'
import { authorityBar, commandReach, isCommander, isHeld, isInCommanderRange, orderBar, reaches } from './command.ts'
import { candidates } from './designation.ts'
import { roll } from './dice.ts'
import { isDifficult } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { type LineFound, lineFrom, linesOf, reachOfLines } from './lines.ts'
import { isTribal, mayNotRecover } from './loyalty.ts'
import { beginMarch } from './march.ts'
import { isUnderFire } from './missiles.ts'
import { PHASE_OVER } from './phase.ts'
import { type Leader, NO_LEADER, NOWHERE, SEAT_IDS, type SideIndex, type Unit } from './printed.ts'
import type { Reach } from './reach.ts'
import { type Bar, barred, refuse } from './reasons.ts'
import {
  charismaOf,
  commanderOf,
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  initiativeOf,
  isArtillery,
  isCavalry,
  isInPlay,
  isMarked,
  isNextToEnemy,
  isOnMap,
  isOutOfHand,
  isRouted,
  LEADER_BITS,
  leaderFacts,
  leaderInEnemyZone,
  leadersOf,
  mark,
  markLeader,
  mayCommand,
  nameOf,
  OUT,
  rangeOf,
  type State,
  seatOf,
  sideOfSeat,
  strategyOf,
  unitAt,
  unitFacts,
  unitsOf,
  unmark,
  unmarkLeader,
} from './state.ts'
import { placesAmong } from './wedge.ts'

/** What an activated leader orders: single units, lines, recovery, rally, other leaders (4.2 to 4.6, 5.2, 10.16, 10.27). */

type Orders = FrameNamed<'orders'>

export const sideOfLeader = (s: State, leader: Leader): SideIndex => leaderFacts(s, leader).side
const phaseOf = (s: State): FrameNamed<'phase'> => within<Frame, 'phase'>(s, 'phase') as FrameNamed<'phase'>
export const waitFor = (s: State, side: SideIndex) => ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })

/** 4.22, 5.21, 4.24: why a leader may give no Individual Order now. */
function individualBar(s: State, { leader, mode, given }: Orders, cost = 1): Bar {
  if (isHeld(s, leader)) return 'leader-in-enemy-zone'
  if (mode === 'lines') return 'lines-or-orders'
  return given + cost > initiativeOf(s, leader) ? 'no-orders-left' : null
}

const inReach = (s: State, unit: Unit, reach: Reach): Bar =>
  isOnMap(s, unit) && reaches(reach, s.at[unit]) ? null : 'not-in-range'

const ordinaryReach = (s: State, leader: Leader): Reach => commandReach(s, leader, rangeOf(s, leader))

/** 10.16: why hits may not be removed from a unit. */
function recoverBar(s: State, leader: Leader, unit: Unit): Bar {
  const bar = orderBar(s, leader, unit)
  if (bar !== null) return bar
  if (isOutOfHand(s, unit)) return 'out-of-hand'
  const { side } = unitFacts(s, unit)
  if (s.hits[unit] === 0) return 'nothing-to-recover'
  if (mayNotRecover(s, unit)) return 'alans-do-not-recover'
  if (isTribal(s, unit)) return 'tribes-do-not-recover'
  if (isNextToEnemy(s, s.at[unit], side)) return 'next-to-enemy'
  return isDifficult(factsOf(s), s.at[unit]) ? 'not-in-the-open' : null
}

/** Why a unit that may be ordered may not be sent anywhere. */
const sendBar = (s: State, leader: Leader, unit: Unit): Bar => orderBar(s, leader, unit) ?? stayBar(s, unit)

function stayBar(s: State, unit: Unit): Bar {
  if (has(s, unit, 'shielded')) return 'in-shield-wall'
  if (has(s, unit, 'engaged')) return 'engaged-stays'
  return haulBar(s, unit)
}

/** DARA-11: those who lie hidden may be sent out by whoever reaches them. */
function isHiddenInReach(s: State, leader: Leader, unit: Unit, reach: Reach): boolean {
  const hidden = hiddenOnes(s)
  return hidden?.unit === unit && mayCommandHidden(s, leader, unit) && reaches(reach, hidden.hex)
}

const mayCommandHidden = (s: State, leader: Leader, unit: Unit): boolean =>
  unitFacts(s, unit).side === sideOfLeader(s, leader) && mayCommand(s, leader, unit)

/** 10.27: why a unit may not be rallied. */
function rallyBar(s: State, leader: Leader, unit: Unit): Bar {
  const bar = authorityBar(s, leader, unit)
  if (bar !== null) return bar
  if (!isRouted(s, unit)) return 'not-routed'
  if (s.rallies.includes(rallyOf(s, leader, unit))) return 'tried-already'
  if (isNextToEnemy(s, s.at[unit], unitFacts(s, unit).side)) return 'rally-next-to-enemy'
  if (isDifficult(factsOf(s), s.at[unit])) return 'rally-not-in-the-open'
  return isUnderFire(s, unit) ? 'under-fire' : null
}

const rallyOf = (s: State, leader: Leader, unit: Unit): number => leader * factsOf(s).units.length + unit

/**
 * 4.4, 4.23: a leader moves himself; the overall commander moves others, finished or not (4.25), for two orders out of an enemy's
 * zone. Of two commanders each moves his own (CATA-08, CATA-33).
 */
export const leadCost = (s: State, leader: Leader, led: Leader): number =>
  led !== leader && leaderInEnemyZone(s, led) ? 2 : 1

function leadBar(s: State, frame: Orders, led: Leader, reach: Reach): Bar {
  const { leader } = frame
  if (sideOfLeader(s, led) !== sideOfLeader(s, leader)) return 'only-the-commander-leads'
  // 127: who lies hidden is not moved by himself.
  if (!isInPlay(s, led)) return 'not-in-play'
  if (led !== leader) {
    if (!isCommander(s, leader)) return 'only-the-commander-leads'
    if (commanderOf(s, led) !== leader) return 'only-the-commander-leads'
    if (isMarked(s, led, 'led')) return 'led-already'
    if (!reaches(reach, s.leaderAt[led])) return 'not-in-range'
  }
  if (s.ridden[led] >= LEADER_MA) return 'leader-has-ridden'
  return individualBar(s, frame, leadCost(s, leader, led))
}

/** 4.63: who may come in for a fallen leader: himself for a contingent, else a replacement. */
function substituteOf(s: State, fallen: Leader): Leader {
  const facts = factsOf(s)
  const { rank, side } = facts.leaders[fallen]
  if (rank === 'CC') return fallen
  const spare = facts.leaders.findIndex(
    (one, i) =>
      one.isReplacement && one.side === side && !isInPlay(s, i as Leader) && !isMarked(s, i as Leader, 'fallen'),
  )
  return spare as Leader
}

/** Those who have fallen and whom nobody stands for yet. */
function fallenOf(s: State, side: SideIndex): Leader[] {
  const { leaders } = factsOf(s)
  const found: Leader[] = []
  for (let i = 0; i < leaders.length; i++) {
    if ((s.leaderMarks[i] & LEADER_BITS.fallen) === 0) continue
    const { side: its, isReplacement } = leaders[i]
    if (its === side && !isReplacement && !isStoodFor(s, i as Leader)) found.push(i as Leader)
  }
  return found
}

const isStoodFor = (s: State, fallen: Leader): boolean =>
  s.standsFor.some((one, i) => one === fallen && isInPlay(s, i as Leader))

/** 4.63; CATA-33: of two commanders each replaces his own. */
function replaceBar(s: State, frame: Orders, fallen: Leader): Bar {
  if (!isCommander(s, frame.leader)) return 'only-the-commander-replaces'
  if (leaderFacts(s, fallen).rank === 'OC') return 'commander-not-replaced'
  if (!fallenOf(s, sideOfLeader(s, frame.leader)).includes(fallen)) return 'nobody-to-replace'
  if (commanderOf(s, fallen) !== frame.leader) return 'only-the-commander-replaces'
  if (substituteOf(s, fallen) < 0) return 'no-replacement-left'
  return individualBar(s, frame)
}

/** 4.33: why a leader may not command a line now. */
export function lineCommandBar(s: State, { leader, mode, given }: Orders): Bar {
  const { rank, lineCommands } = leaderFacts(s, leader)
  if (rank === 'CC') return 'contingents-command-no-lines'
  if (leaderInEnemyZone(s, leader)) return 'in-enemy-zone-no-lines'
  if (mode === 'orders') return 'lines-or-orders'
  if (given >= lineCommands) return 'no-lines-left'
  return phaseOf(s).lines === 'yes' ? null : 'not-entitled-to-lines'
}

/** UTUS-12, CATA-17: whoever is activated may give this command, in place of all his other orders. */
function anywhereBar(s: State, { leader, mode }: Orders): Bar {
  if (leaderFacts(s, leader).rank === 'CC') return 'contingents-command-no-lines'
  if (leaderInEnemyZone(s, leader)) return 'in-enemy-zone-no-lines'
  return mode === 'open' ? null : 'mi-instead-of-all'
}

const mayCommandAnywhere = (s: State, frame: Orders): boolean =>
  factsOf(s).rules.lineAnywhere !== undefined && anywhereBar(s, frame) === null

const barOfLine = (s: State, frame: Orders, { anywhere }: LineFound): Bar =>
  anywhere ? anywhereBar(s, frame) : lineCommandBar(s, frame)

function rollBar(s: State, frame: Orders): Bar {
  const { rank } = leaderFacts(s, frame.leader)
  if (rank === 'CC') return 'contingents-command-no-lines'
  if (leaderInEnemyZone(s, frame.leader)) return 'in-enemy-zone-no-lines'
  if (frame.mode !== 'open') return 'lines-or-orders'
  return phaseOf(s).lines === 'may-roll' ? null : 'rolled-already'
}

/** 5.45: who has trumped must do something, if there is anything he could do. */
function doneBar(s: State, frame: Orders, listed?: readonly Action[]): Bar {
  if (frame.given > 0 || !phaseOf(s).bound) return null
  if (candidates(s, frame.leader).length > 0) return null
  return (listed ?? ordersIn(s, frame)).length === 0 ? null : 'must-do-something'
}

/** Every order that may be given now. */
function ordersIn(s: State, frame: Orders): Action[] {
  const make = actionsAt(s)
  const { leader } = frame
  const side = sideOfLeader(s, leader)
  const found: Action[] = []
  const lines = lineCommandBar(s, frame) === null || mayCommandAnywhere(s, frame) ? reachOfLines(s, leader) : null
  if (individualBar(s, frame) === null) {
    const reach = lines?.once ?? ordinaryReach(s, leader)
    const { units } = factsOf(s)
    for (let i = 0; i < s.at.length; i++) {
      const unit = i as Unit
      if (s.at[i] === NOWHERE || units[i].side !== side || !reaches(reach, s.at[unit])) continue
      if (isRouted(s, unit)) {
        if (rallyBar(s, leader, unit) === null) found.push(make.rally(unit))
        continue
      }
      if (isArtillery(s, unit) && serveBar(s, unit) === null) found.push(make.serve(unit))
      if (orderBar(s, leader, unit) !== null) continue
      if (stayBar(s, unit) === null) found.push(make.order(unit))
      if (s.hits[unit] > 0 && recoverBar(s, leader, unit) === null) found.push(make.recover(unit))
    }
    const hidden = hiddenOnes(s)
    if (hidden && isHiddenInReach(s, leader, hidden.unit, reach)) found.push(make.order(hidden.unit))
    for (const led of leadersOf(s, side)) if (leadBar(s, frame, led, reach) === null) found.push(make.lead(led))
    for (const fallen of fallenOf(s, side))
      if (replaceBar(s, frame, fallen) === null)
        for (const unit of unitsOf(s, side))
          if (leaderFacts(s, fallen).commands[unit]) found.push(make.replace(fallen, s.at[unit]))
  }
  for (const { unit, target } of boltsOf(s, side)) found.push(make.loose(unit, target))
  if (lines)
    for (const one of linesOf(s, leader, lines))
      if (barOfLine(s, frame, one) === null) found.push(make.line(one.line + 1, one.units[0], one.as))
  return found
}

/** A line goes by its first unit. */
const lineNamed = (s: State, leader: Leader, { line, unit, as }: ActionOf<'line'>): LineFound | undefined =>
  linesOf(s, leader).find((one) => one.line === line - 1 && one.as === as && nameOf(s, one.units[0]) === unit)

export const orders: AskingStep<State, Orders, Action> = {
  clause: 'CA-5.21a',
  asks: (s, { leader }) => (placeOfLeader(s, leader) === NOWHERE ? 0 : only(seatOf(s, sideOfLeader(s, leader)))),
  run: (s) => leave(s),
  actions(s, frame) {
    const make = actionsAt(s)
    const listed = ordersIn(s, frame)
    const mayEnd = doneBar(s, frame, listed) === null
    if (rollBar(s, frame) === null) listed.unshift(make.roll())
    if (mayEnd) listed.unshift(make.done())
    return listed
  },
  refusal(s, frame, _seat, action) {
    const { leader } = frame
    switch (action.do) {
      case 'done':
        return barred(doneBar(s, frame))
      case 'roll':
        return barred(rollBar(s, frame))
      case 'order':
      case 'recover':
      case 'rally': {
        const unit = unitIn(s, action)
        const what = { order: sendBar, recover: recoverBar, rally: rallyBar }[action.do]
        if (action.do === 'order' && isHiddenInReach(s, leader, unit, ordinaryReach(s, leader)))
          return barred(individualBar(s, frame), { unit: action.unit })
        const bar = individualBar(s, frame) ?? what(s, leader, unit) ?? inReach(s, unit, ordinaryReach(s, leader))
        return barred(bar, { unit: action.unit })
      }
      case 'serve': {
        const unit = unitIn(s, action)
        const own = isOnMap(s, unit) && unitFacts(s, unit).side === sideOfLeader(s, leader)
        const bar = individualBar(s, frame) ?? (own ? serveBar(s, unit) : 'not-artillery')
        return barred(bar ?? inReach(s, unit, ordinaryReach(s, leader)), { unit: action.unit })
      }
      case 'loose':
        return barred(boltBar(s, sideOfLeader(s, leader), unitIn(s, action), unitNamed(s, action.at)), {
          unit: action.unit,
        })
      case 'lead':
        return barred(leadBar(s, frame, leaderIn(s, action), ordinaryReach(s, leader)), { leader: action.leader })
      case 'replace': {
        const fallen = leaderIn(s, action)
        const bar = replaceBar(s, frame, fallen)
        if (bar !== null) return refuse(bar, { leader: action.leader })
        const unit = unitAt(s, hexAt(s, action))
        return barred(unit >= 0 && leaderFacts(s, fallen).commands[unit] ? null : 'nobody-to-command-there')
      }
      case 'line': {
        const found = lineNamed(s, leader, action)
        const bar = found ? barOfLine(s, frame, found) : (lineCommandBar(s, frame) ?? 'not-in-that-line')
        return barred(bar, { unit: action.unit })
      }
      default:
        return undefined
    }
  },
  play(s, frame, _seat, action, play) {
    const { leader } = frame
    const spend = (cost = 1): void => become<Frame>(s, { ...frame, mode: 'orders', given: frame.given + cost })
    switch (action.do) {
      case 'done':
        leave(s)
        // 5.45: whoever has given an order has done something.
        if (frame.given > 0) ofPhase(s, { bound: false })
        break
      case 'roll':
        rollForLines(s, leader, play)
        break
      case 'order': {
        spend()
        tell(play, 'ordered', { unit: action.unit, leader: leaderFacts(s, leader).id })
        if (hiddenOnes(s)?.unit === unitIn(s, action)) discover(s, null, play)
        beginMarch(s, unitIn(s, action), false)
        break
      }
      case 'recover': {
        spend()
        const unit = unitIn(s, action)
        mark(s, unit, 'recovered')
        const most = isUnderFire(s, unit) ? RECOVERS_UNDER_FIRE : RECOVERS
        const hits = Math.min(most, s.hits[unit])
        s.hits[unit] -= hits
        tell(play, 'recovered', { unit: action.unit, hits })
        break
      }
      case 'serve':
        spend()
        serve(s, unitIn(s, action), play)
        break
      case 'loose':
        fireBolt(s, unitIn(s, action), unitNamed(s, action.at), play)
        break
      case 'rally':
        spend()
        rally(s, leader, unitIn(s, action), play)
        break
      case 'lead': {
        const led = leaderIn(s, action)
        spend(leadCost(s, leader, led))
        if (led !== leader) markLeader(s, led, 'led')
        const free = led === leader ? isCommander(s, leader) : true
        enter<Frame>(s, { step: 'ride', leader: led, points: LEADER_MA - s.ridden[led], stepped: false, free })
        break
      }
      case 'replace': {
        spend()
        const fallen = leaderIn(s, action)
        const by = substituteOf(s, fallen)
        s.leaderAt[by] = hexAt(s, action)
        unmarkLeader(s, by, 'fallen')
        unmarkLeader(s, by, 'wounded')
        if (by !== fallen) s.standsFor[by] = fallen
        finish(s, by)
        tell(play, 'replaced', { leader: action.leader, by: leaderFacts(s, by).id, at: action.at })
        break
      }
      case 'line': {
        const units = lineFrom(s, leader, action.line - 1, unitIn(s, action), action.as)
        const afar = thoseAfar(s, leader, units)
        const given = afar !== null ? leaderFacts(s, leader).lineCommands : frame.given + 1
        become<Frame>(s, { ...frame, mode: 'lines', given })
        tell(play, 'line-commanded', {
          leader: leaderFacts(s, leader).id,
          line: action.line,
          units: units.map((unit) => nameOf(s, unit)),
        })
        const wild = units.filter((unit) => isOutOfHand(s, unit))
        enter<Frame>(s, {
          step: 'line',
          line: action.line - 1,
          leader,
          units,
          moved: [],
          nearer: false,
          places: wild.length > 0 ? placesAmong(s, wild) : [],
          afar: afar ?? [],
        })
        break
      }
    }
  },
  prompt(s, frame, seat) {
    const side = sideOfLeader(s, frame.leader)
    if (sideOfSeat(s, seat) !== side) return waitFor(s, side)
    const leader = leaderFacts(s, frame.leader).id
    if (isHeld(s, frame.leader)) return ask('orders-held', { leader })
    return frame.mode === 'lines'
      ? ask('orders-lines', { leader, left: leaderFacts(s, frame.leader).lineCommands - frame.given })
      : ask('orders', { leader, left: initiativeOf(s, frame.leader) - frame.given })
  },
}

/** UTUS-12: of a line that may be anywhere, who is out of the leader's range now; null of any other line. */
function thoseAfar(s: State, leader: Leader, units: readonly Unit[]): Unit[] | null {
  const { lineAnywhere } = factsOf(s).rules
  if (lineAnywhere === undefined || units.some((unit) => unitFacts(s, unit).unitClass !== lineAnywhere)) return null
  const reach = ordinaryReach(s, leader)
  return units.filter((unit) => !reaches(reach, s.at[unit]))
}

/** 4.33, T.CMD1: his commander's strategy or less; in two battles his own initiative (UTUS-15, CATA-20). */
function rollForLines(s: State, leader: Leader, play: PlayContext): void {
  const under = commanderOf(s, leader)
  const isNear = isInCommanderRange(s, leader)
  const { easyLineCommands } = factsOf(s).rules
  const needs = easyLineCommands ? initiativeOf(s, leader) : isNear && under !== NO_LEADER ? strategyOf(s, under) : 0
  const die = roll(play)
  const succeeds = die <= needs
  tell(play, 'line-roll', { leader: leaderFacts(s, leader).id, roll: die, needs, succeeds })
  ofPhase(s, { lines: succeeds ? 'yes' : 'no' })
  // 3.0 A: beyond his commander's range a leader who misses the 0 is finished before he could do anything, shock included.
  if (!succeeds && !isNear && !easyLineCommands) {
    finish(s, leader)
    leave(s)
    ofPhase(s, { at: PHASE_OVER })
  }
}

function ofPhase(s: State, changes: Partial<FrameNamed<'phase'>>): void {
  const at = s.stack.findLastIndex((frame) => frame.step === 'phase')
  s.stack[at] = { ...(s.stack[at] as FrameNamed<'phase'>), ...changes }
}

/** 10.27, T.CMD1: his charisma or less. */
function rally(s: State, leader: Leader, unit: Unit, play: PlayContext): void {
  s.rallies.push(rallyOf(s, leader, unit))
  const die = roll(play)
  const succeeds = die <= charismaOf(s, leader)
  tell(play, 'rally', { unit: nameOf(s, unit), leader: leaderFacts(s, leader).id, roll: die, succeeds })
  if (!succeeds) {
    kill(s, unit, play)
    return
  }
  unmark(s, unit, 'routed')
  mark(s, unit, 'rallied')
  const { tq, missile } = unitFacts(s, unit)
  s.hits[unit] = Math.floor(tq / (isCavalry(s, unit) ? RALLIED_HITS.cavalry : RALLIED_HITS.infantry))
  if (!isCavalry(s, unit) && missile !== null) s.quiver[unit] = OUT
  enter<Frame>(s, { step: 'facing', unit })
}

/** 10.27: it may turn as it likes, at no cost. */
export const facing: AskingStep<State, FrameNamed<'facing'>, Action> = {
  clause: 'CA-10.27e',
  asks: (s, { unit }) => only(seatOf(s, unitFacts(s, unit).side)),
  actions: (s) => [0, 1, 2, 3, 4, 5].map((vertex) => actionsAt(s).face(vertex)),
  play(s, { unit }, _seat, action, play) {
    leave(s)
    if (action.do !== 'face') return
    s.facing[unit] = action.facing
    tell(play, 'faced', { unit: nameOf(s, unit), facing: action.facing })
  },
  prompt: (s, { unit }, seat) => {
    const { side } = unitFacts(s, unit)
    return sideOfSeat(s, seat) === side ? ask('facing', { unit: nameOf(s, unit) }) : waitFor(s, side)
  },
}
