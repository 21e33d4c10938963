import {
  type AskingStep,
  become,
  covers,
  enter,
  leave,
  only,
  type PassingStep,
  type PlayContext,
  within,
} from '@iacta/kernel'
import { LEADER_WITHDRAWS, PARTING_RANGE, RETIRING_RANGE, WITHDRAWAL_DISTANCE } from '../data/tables.ts'
import { type Action, actionsAt, hexTo, leaderIn, unitNamed } from './action.ts'
import { discover, isAmbushed, isHideout, isTaken } from './ambush.ts'
import { artilleryOf, boltInReaction, mayBolt } from './artillery.ts'
import { lose } from './casualties.ts'
import { check, passThrough, suffer } from './cohesion.ts'
import { beginFeint, mayFeign } from './feint.ts'
import { stepCost, turnCost, wades } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { horseLineOf, isArcher } from './lines.ts'
import { isHolding, rideBar } from './march.ts'
import { aimBar, entryOf, isArmed, react, shoot } from './missiles.ts'
import {
  BOTH_SIDES,
  type Direction,
  type Hex,
  type Leader,
  NO_LEADER,
  NO_UNIT,
  NONE,
  NOWHERE,
  otherSide,
  SEAT_IDS,
  type SideIndex,
  turned,
  type Unit,
} from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { isRoomForAll, leavesRoom } from './room.ts'
import { declinesBy, declinesWithdrawal } from './standing.ts'
import {
  allowance,
  aspectIn,
  controllersOf,
  controlsByMissiles,
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  inEnemyZone,
  isArtillery,
  isCavalry,
  isControlled,
  isImpassable,
  isInColumn,
  isInPlay,
  isNextToEnemy,
  isOnMap,
  isRouted,
  leaderFacts,
  leaderInEnemyZone,
  leadersIn,
  leadersOf,
  mark,
  nameOf,
  put,
  REACTIONS,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
} from './state.ts'
import { terrainAt } from './terrain.ts'

/** What the other side may do when a unit comes near: 4.62, 6.5, 7.14, 8.21. All of it goes by what everybody sees. */

type Withdrawal = FrameNamed<'withdrawal'>
type Asking<Name extends Frame['step']> = AskingStep<State, FrameNamed<Name>, Action>

const isGone = (s: State, unit: Unit): boolean => !isOnMap(s, unit) || isRouted(s, unit)
const marchOf = (s: State, unit: Unit): FrameNamed<'march'> | undefined =>
  s.stack.findLast((frame): frame is FrameNamed<'march'> => frame.step === 'march' && frame.unit === unit)

/** 6.51: whether a unit may withdraw from one that is near. */
export function mayWithdraw(s: State, unit: Unit, mover: Unit): boolean {
  const { grid } = factsOf(s)
  if (grid.distance(s.at[unit], s.at[mover]) > WITHDRAWAL_DISTANCE || !couldWithdraw(s, unit, mover)) return false
  const points = allowance(s, unit) - allowance(s, mover)
  return grid.neighbours(s.at[unit]).some((to) => withdrawBar(s, unit, mover, points, to) === null)
}

/**
 * The same wherever it stands, if it has somewhere to go: for lines (6.58). As often as it likes (6.54), but not in column
 * (6.47), nor in two battles horse from horse (UTUS-16, CATA-21).
 */
function couldWithdraw(s: State, unit: Unit, mover: Unit): boolean {
  const { rules } = factsOf(s)
  // 6.57, 9.24: not in the Shock segment.
  if (within<Frame, 'shock'>(s, 'shock') || within<Frame, 'wedge'>(s, 'wedge')) return false
  if (isGone(s, unit) || isInColumn(s, unit) || has(s, unit, 'engaged') || has(s, unit, 'shielded')) return false
  if (allowance(s, unit) <= allowance(s, mover) || inEnemyZone(s, unit)) return false
  // TAGI-10.
  if (isHolding(s, unit)) return false
  if (rules.noCavalryWithdrawalFromCavalry && isCavalry(s, unit) && isCavalry(s, mover)) return false
  return !marchOf(s, mover)?.declined.includes(unit)
}

/** 6.51, 6.55: why it may not withdraw to a hex. */
function withdrawBar(s: State, unit: Unit, mover: Unit, points: number, to: Hex): Bar {
  const facts = factsOf(s)
  const { grid, ground } = facts
  const from = s.at[unit]
  const direction = grid.directionTo(from, to)
  if (direction === NONE) return 'not-adjacent'
  if (isImpassable(facts, to)) return 'impassable'
  if (ground[to] === 'woods' || wades(s, unit, from, direction)) return 'not-into-that-ground'
  if (grid.distance(to, s.at[mover]) <= grid.distance(from, s.at[mover])) return 'not-away'
  if (isControlled(s, to, sideOf(s, mover))) return 'into-zone'
  const cost = stepCost(s, unit, from, to, direction).points
  if (cost > points) return 'too-dear'
  const there = s.unitIn[to]
  if (there === NO_UNIT && !isHideout(s, sideOf(s, unit), to)) return null
  if (there !== NO_UNIT && sideOf(s, there) !== sideOf(s, unit)) return 'enemy-there'
  if (there !== NO_UNIT && isInColumn(s, there)) return 'column-bars'
  return leavesBeyond(s, unit, mover, to, points - cost) ? null : 'may-not-stop-there'
}

/** 6.55, 6.65: through a friend only where there is a vacant hex beyond that it could withdraw to. */
function leavesBeyond(s: State, unit: Unit, mover: Unit, at: Hex, points: number): boolean {
  const facts = factsOf(s)
  const { grid, ground } = facts
  for (let d = 0; d < 6; d++) {
    const to = grid.neighbour(at, d as Direction)
    if (to === NONE || isTaken(s, sideOf(s, unit), to) || isImpassable(facts, to) || ground[to] === 'woods') continue
    if (grid.distance(to, s.at[mover]) <= grid.distance(at, s.at[mover])) continue
    if (isControlled(s, to, sideOf(s, mover)) || wades(s, unit, at, d as Direction)) continue
    if (stepCost(s, unit, at, to, d as Direction).points <= points) return true
  }
  return false
}

/** 6.56: whether a horse archer may fire at the one he withdraws from, once in a phase. */
function mayPart(s: State, unit: Unit, mover: Unit): boolean {
  if (!isCavalry(s, unit) || !isArcher(s, unit) || !isArmed(s, unit)) return false
  if (s.partingShots.includes(partingShot(s, unit, mover))) return false
  const bar = aimBar(s, unit, mover)
  return bar === null
}

function partingFire(s: State, unit: Unit, mover: Unit, play: PlayContext): void {
  s.partingShots = [...s.partingShots, partingShot(s, unit, mover)]
  shoot(s, unit, mover, play, { moving: true, range: PARTING_RANGE, how: 'reaction' })
}

const partingShot = (s: State, unit: Unit, mover: Unit): number => unit * s.at.length + mover

/** 6.58, 106: the whole line, if every one of them may and none has withdrawn by itself in this phase. */
function fallbackBar(s: State, unit: Unit, mover: Unit): Bar {
  const isNear = factsOf(s).grid.distance(s.at[unit], s.at[mover]) <= WITHDRAWAL_DISTANCE
  if (!isNear || !isCavalry(s, unit) || !couldWithdraw(s, unit, mover)) return 'no-line-withdrawal'
  const units = horseLineOf(s, unit)
  if (units.length < 2) return 'no-line-withdrawal'
  if (units.some((one) => has(s, one, 'withdrew'))) return 'line-broken'
  const isFree = units.every((one) => couldWithdraw(s, one, mover)) && isRoomForAll(s, { mover, units })
  return isFree ? null : 'no-line-withdrawal'
}

/** Those of a line who withdraw after a unit. */
const followersOf = (s: State, { unit, mover }: Withdrawal): Unit[] =>
  s.stack.flatMap((frame) =>
    frame.step === 'withdrawal' && frame.mover === mover && frame.unit !== unit && !isGone(s, frame.unit)
      ? [frame.unit]
      : [],
  )

/** 6.58: nobody of a line takes the last hex that another of it could go to, as long as there is another way. */
function roomBar(s: State, frame: Withdrawal, to: Hex): Bar {
  const line = { mover: frame.mover, units: followersOf(s, frame) }
  if (line.units.length === 0 || leavesRoomAt(s, frame, line, to)) return null
  const isOneLeft =
    (mayEnd(s, frame) && leavesRoomAt(s, frame, line, s.at[frame.unit])) ||
    openWays(s, frame).some((hex) => leavesRoomAt(s, frame, line, hex))
  return isOneLeft ? 'line-needs-room' : null
}

function leavesRoomAt(s: State, frame: Withdrawal, line: Parameters<typeof isRoomForAll>[1], to: Hex): boolean {
  const { unit, points } = frame
  if (to === s.at[unit]) return isRoomForAll(s, line, to)
  const direction = factsOf(s).grid.directionTo(s.at[unit], to) as Direction
  return leavesRoom(s, line, unit, to, points - stepCost(s, unit, s.at[unit], to, direction).points)
}

/** 7.14: whether a unit may turn because another came next to it; not in column (6.47). */
function mayTurn(s: State, unit: Unit, mover: Unit): boolean {
  const { grid } = factsOf(s)
  if (isGone(s, unit) || isInColumn(s, unit) || isArtillery(s, unit) || has(s, unit, 'reacted')) return false
  if (has(s, unit, 'engaged') || has(s, unit, 'shielded')) return false
  if (!grid.areNeighbours(s.at[unit], s.at[mover])) return false
  return controllersOf(s, s.at[unit], sideOf(s, mover)).every((enemy) => enemy === mover)
}

/** 8.21, 8.24: whether a unit may fire at one that entered its zone; the trench does not keep missiles out (DARA-14). */
function mayFireAt(s: State, unit: Unit, mover: Unit): boolean {
  const { ground } = factsOf(s)
  if (isGone(s, unit) || !isArmed(s, unit) || isArtillery(s, unit) || ground[s.at[unit]] === 'wall') return false
  // 8.21: at one only of the units of a line.
  const line = within<Frame, 'volley'>(s, 'volley')
  if (line?.units.some((one) => s.entryFires.includes(entryOf(s, unit, one)))) return false
  return controlsByMissiles(s, unit, s.at[mover])
}

/** 45, 6.73: who has declined to withdraw has lost that for the move; a feigned retreat may be tried at every hex. */
const mayGive = (s: State, unit: Unit, mover: Unit): boolean =>
  mayWithdraw(s, unit, mover) || mayFeign(s, unit, mover) || fallbackBar(s, unit, mover) === null

const MAY = { withdraw: mayGive, turn: mayTurn, fire: mayFireAt, bolt: mayBolt } as const
const ORDER = REACTIONS
type Stage = (typeof REACTIONS)[number]

/** The next leader where a unit came, or beside it, of those who have not yet been asked (4.62). */
function leaderNear(s: State, mover: Unit, escaped: readonly Leader[]): Leader {
  const { grid, leaders } = factsOf(s)
  const side = otherSide(sideOf(s, mover))
  for (let i = 0; i < leaders.length; i++) {
    const leader = i as Leader
    if (!isInPlay(s, leader) || leaderFacts(s, leader).side !== side) continue
    if (grid.distance(s.leaderAt[leader], s.at[mover]) <= 1 && !escaped.includes(leader)) return leader
  }
  return NO_LEADER
}

/** Hexes next to the mover and two away: all of those who react stand there. */
const NEAR_HEXES = 18

/** Who may do something about a unit that came, and has not yet been asked: the first in the order of the units. */
function nextToAsk(s: State, mover: Unit, stage: Exclude<Stage, 'escape'>, asked: readonly Unit[]): Unit {
  // 11.66: artillery reaches further than anybody, and may share its hex.
  if (stage === 'bolt')
    return (
      artilleryOf(s, otherSide(sideOf(s, mover))).find((unit) => !asked.includes(unit) && mayBolt(s, unit, mover)) ??
      NO_UNIT
    )
  const { next, ring } = terrainAt(s.scenario)
  const at = s.at[mover]
  const side = sideOf(s, mover)
  let first = NO_UNIT
  for (let i = 0; i < NEAR_HEXES; i++) {
    const hex = i < 6 ? next[at * 6 + i] : ring[at * 12 + i - 6]
    const unit = hex === NONE ? NO_UNIT : s.unitIn[hex]
    if (unit === NO_UNIT || sideOf(s, unit) === side || (first !== NO_UNIT && first < unit)) continue
    if (!asked.includes(unit) && MAY[stage](s, unit, mover)) first = unit
  }
  return first
}

/** 6.75: those who could feign before the mover; the battles that know it let horse not withdraw from horse otherwise. */
function decoysNear(s: State, mover: Unit, asked: readonly Unit[]): Unit[] {
  const { next, ring } = terrainAt(s.scenario)
  const at = s.at[mover]
  const found: Unit[] = []
  if (!factsOf(s).rules.feigning || !isCavalry(s, mover)) return found
  for (let i = 0; i < NEAR_HEXES; i++) {
    const hex = i < 6 ? next[at * 6 + i] : ring[at * 12 + i - 6]
    const unit = hex === NONE ? NO_UNIT : s.unitIn[hex]
    if (unit === NO_UNIT || sideOf(s, unit) === sideOf(s, mover) || asked.includes(unit)) continue
    if (mayFeign(s, unit, mover)) found.push(unit)
  }
  return found.sort((a, b) => a - b)
}

/** Whether anybody is there who might do something: mostly a unit moves far from all enemies. */
function isNearAnybody(s: State, mover: Unit): boolean {
  const { units, leaders, grid } = factsOf(s)
  const { next, ring } = terrainAt(s.scenario)
  const at = s.at[mover]
  const { side } = units[mover]
  for (let i = 0; i < NEAR_HEXES; i++) {
    const hex = i < 6 ? next[at * 6 + i] : ring[at * 12 + i - 6]
    const unit = hex === NONE ? NO_UNIT : s.unitIn[hex]
    if (unit !== NO_UNIT && units[unit].side !== side) return true
  }
  for (let i = 0; i < leaders.length; i++)
    if (leaders[i].side !== side && s.leaderAt[i] !== NOWHERE && grid.distance(s.leaderAt[i], at) <= 1) return true
  return artilleryOf(s, otherSide(side)).length > 0
}

export const reactions: PassingStep<State, FrameNamed<'reactions'>> = {
  run(s, frame, play) {
    const { unit: mover, escaped } = frame
    if (isGone(s, mover) || !isNearAnybody(s, mover)) {
      leave(s)
      return
    }
    let asked = frame.asked
    for (let stage: Stage | undefined = frame.stage; stage !== undefined; stage = stageAfter(s, mover, stage)) {
      if (stage === 'escape') {
        const leader = leaderNear(s, mover, escaped)
        if (leader !== NO_LEADER) {
          become<Frame>(s, { ...frame, escaped: [...escaped, leader] })
          meetLeader(s, leader, mover, play)
          return
        }
      } else {
        const unit = nextToAsk(s, mover, stage, asked)
        const units = unit !== NO_UNIT && stage === 'withdraw' ? decoysNear(s, mover, asked) : []
        if (units.length > 1) {
          become<Frame>(s, { ...frame, stage, asked: [...asked] })
          enter<Frame>(s, { step: 'decoys', mover, units })
          return
        }
        if (unit !== NO_UNIT) {
          become<Frame>(s, { ...frame, stage, asked: [...asked, unit] })
          enter<Frame>(s, { step: 'reaction', unit, mover, what: stage })
          return
        }
      }
      asked = []
    }
    leave(s)
  },
}

/** 8.21: entry fire at a line waits. 6.51: at its first place a unit is only withdrawn from. */
function stageAfter(s: State, mover: Unit, stage: Stage): Stage | undefined {
  const march = marchOf(s, mover)
  if (march && !march.stepped) return undefined
  const following = ORDER[ORDER.indexOf(stage) + 1]
  return following === 'fire' && march?.inLine ? 'bolt' : following
}

/** 4.62, 98: leaders whom their unit has left alone next to an enemy get away, even out of his zone, or are lost. */
export function leftAlone(s: State, hex: Hex, side: SideIndex, play: PlayContext): void {
  if (s.unitIn[hex] !== NO_UNIT || !isNextToEnemy(s, hex, side)) return
  const { grid } = factsOf(s)
  const enemy = grid.neighbours(hex).find((there) => s.unitIn[there] !== NO_UNIT && sideOf(s, s.unitIn[there]) !== side)
  if (enemy === undefined) return
  const mover = s.unitIn[enemy]
  for (const leader of leadersIn(s, hex)) {
    if (leaderFacts(s, leader).side !== side) continue
    if (escapes(s, leader, mover).length > 0) enter<Frame>(s, { step: 'escape', leader, mover, left: LEADER_WITHDRAWS })
    else lose(s, leader, play)
  }
}

/** 4.62: one alone must get away or is lost; one with a unit may. One already held by another enemy may not. */
function meetLeader(s: State, leader: Leader, mover: Unit, play: PlayContext): void {
  const isHeldAlready = controllersOf(s, s.leaderAt[leader], sideOf(s, mover)).some((enemy) => enemy !== mover)
  if (!isHeldAlready && escapes(s, leader, mover).length > 0)
    enter<Frame>(s, { step: 'escape', leader, mover, left: LEADER_WITHDRAWS })
  else if (isAlone(s, leader)) lose(s, leader, play)
}

/** 4.62: by any other means than a move of its own a unit has come to a hex: in rout, withdrawal, pursuit or anger. */
export function meetLeaders(s: State, mover: Unit, play: PlayContext): void {
  if (!isOnMap(s, mover)) return
  const met: Leader[] = []
  for (let leader = leaderNear(s, mover, met); leader !== NO_LEADER; leader = leaderNear(s, mover, met)) {
    met.push(leader)
    meetLeader(s, leader, mover, play)
  }
}

/** 4.61, 4.62: wherever he could ride, to a friend in an enemy's zone too, where he stops. */
function escapeBar(s: State, leader: Leader, mover: Unit, to: Hex, hasGone = false): Bar {
  const { grid } = factsOf(s)
  if (hasGone && leaderInEnemyZone(s, leader)) return 'must-stop'
  const bar = rideBar(s, leader, 99, to)
  if (bar !== null) return bar
  const from = s.leaderAt[leader]
  return grid.distance(to, s.at[mover]) > grid.distance(from, s.at[mover]) ? null : 'leader-not-away'
}

function isAlone(s: State, leader: Leader): boolean {
  const there = s.unitIn[s.leaderAt[leader]]
  return there === NO_UNIT || sideOf(s, there) !== leaderFacts(s, leader).side
}

/** TRIC-07: leaders whom those beside them have forsaken get away from among them, or are lost. */
export function partCompany(s: State, play: PlayContext): void {
  for (const leader of BOTH_SIDES.flatMap((side) => leadersOf(s, side))) {
    const there = s.unitIn[s.leaderAt[leader]]
    if (there === NO_UNIT || !isAlone(s, leader)) continue
    if (escapes(s, leader, there).length > 0)
      enter<Frame>(s, { step: 'escape', leader, mover: there, left: LEADER_WITHDRAWS })
    else lose(s, leader, play)
  }
}

const hasGone = (left: number): boolean => left < LEADER_WITHDRAWS
const escapes = (s: State, leader: Leader, mover: Unit, left = LEADER_WITHDRAWS): Hex[] =>
  factsOf(s)
    .grid.neighbours(s.leaderAt[leader])
    .filter((to) => escapeBar(s, leader, mover, to, hasGone(left)) === null)
/** Who is alone has to go one hex at least. */
const mayStay = (s: State, leader: Leader, left: number): boolean => hasGone(left) || !isAlone(s, leader)

export const getaway: Asking<'escape'> = {
  clause: 'CA-4.62a',
  asks: (s, { leader, mover, left }) =>
    isInPlay(s, leader) && isOnMap(s, mover) && left > 0 && escapes(s, leader, mover, left).length > 0
      ? only(seatOf(s, leaderFacts(s, leader).side))
      : 0,
  run: (s) => leave(s),
  actions(s, { leader, mover, left }) {
    const make = actionsAt(s)
    return [
      ...(mayStay(s, leader, left) ? [make.halt()] : []),
      ...escapes(s, leader, mover, left).map((to) => make.step(to)),
    ]
  },
  refusal(s, { leader, mover, left }, _seat, action) {
    if (action.do === 'halt') return barred(mayStay(s, leader, left) ? null : 'must-escape')
    return action.do === 'step'
      ? barred(escapeBar(s, leader, mover, hexTo(s, action), hasGone(left)), { to: action.to })
      : undefined
  },
  play(s, frame, _seat, action, play) {
    if (action.do !== 'step') {
      leave(s)
      return
    }
    s.leaderAt[frame.leader] = hexTo(s, action)
    become<Frame>(s, { ...frame, left: frame.left - 1 })
    tell(play, 'escaped', { leader: leaderFacts(s, frame.leader).id, to: action.to })
  },
  prompt: (s, { leader, left }, seat) => {
    const { side, id } = leaderFacts(s, leader)
    return sideOfSeat(s, seat) === side
      ? ask('escape', { leader: id, left, stays: mayStay(s, leader, left) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

const REACTION_CLAUSES = {
  escape: 'CA-4.62a',
  withdraw: 'CA-6.51a',
  turn: 'CA-7.14a',
  fire: 'CA-8.21a',
  bolt: 'CA-11.66a',
  retire: 'CA-8.22a',
} as const

export const reaction: Asking<'reaction'> = {
  clause: (_s, { what }) => REACTION_CLAUSES[what],
  asks: (s, { unit, mover }) => (isGone(s, mover) || isGone(s, unit) ? 0 : only(seatOf(s, sideOf(s, unit)))),
  declines(s, { unit, mover, what }) {
    if (what === 'withdraw') return declinesWithdrawal(s, unit, mover)
    if (what === 'turn') return declinesBy(s, sideOf(s, unit), 'no-facing')
    return what === 'escape' ? 0 : declinesBy(s, sideOf(s, unit), 'no-fire')
  },
  run(s, { unit, mover, what }) {
    leave(s)
    // Whoever has declined beforehand has declined.
    if (what === 'withdraw' && !isGone(s, unit) && !isGone(s, mover)) decline(s, unit, mover)
  },
  actions(s, frame) {
    const make = actionsAt(s)
    const { unit, mover, what } = frame
    if (what === 'withdraw') {
      const found: Action[] = [make.decline()]
      if (mayWithdraw(s, unit, mover)) {
        found.push(make.withdraw())
        if (mayPart(s, unit, mover)) found.push(make.fire(mover, 'move'))
      }
      if (fallbackBar(s, unit, mover) === null) found.push(make.fallback())
      if (mayFeign(s, unit, mover)) found.push(make.feign())
      return found
    }
    if (what === 'turn') return [make.decline(), make.turn('left'), make.turn('right')]
    return [make.decline(), make.fire(mover, 'stay')]
  },
  refusal(s, { unit, mover, what }, _seat, action) {
    if (what !== 'withdraw') {
      const make = actionsAt(s)
      const listed = what === 'turn' ? [make.turn('left'), make.turn('right')] : [make.fire(mover, 'stay')]
      return action.do === 'decline' || listed.some((one) => covers(one, action)) ? null : undefined
    }
    switch (action.do) {
      case 'decline':
        return null
      case 'withdraw':
        return barred(mayWithdraw(s, unit, mover) ? null : 'may-not-withdraw', { unit: nameOf(s, unit) })
      case 'fire': {
        if (unitNamed(s, action.at) !== mover || action.after !== 'move') return undefined
        const may = mayWithdraw(s, unit, mover) && mayPart(s, unit, mover)
        return barred(may ? null : 'no-parting-shot', { unit: nameOf(s, unit) })
      }
      case 'fallback':
        return barred(fallbackBar(s, unit, mover), { unit: nameOf(s, unit) })
      case 'feign':
        return barred(mayFeign(s, unit, mover) ? null : 'may-not-feign', { unit: nameOf(s, unit) })
      default:
        return undefined
    }
  },
  play(s, { unit, mover, what }, _seat, action, play) {
    leave(s)
    switch (action.do) {
      case 'withdraw':
        mark(s, unit, 'withdrew')
        beginWithdrawal(s, unit, mover, play)
        break
      case 'fallback':
        fallBack(s, unit, mover, play)
        break
      case 'feign':
        beginFeint(s, unit, mover, play)
        break
      case 'turn':
        turnInReaction(s, unit, action.by === 'right' ? 1 : -1, play)
        break
      case 'fire':
        if (what === 'withdraw') {
          mark(s, unit, 'withdrew')
          beginWithdrawal(s, unit, mover, play)
          if (isGone(s, unit)) break
          partingFire(s, unit, mover, play)
          break
        }
        if (what === 'bolt') {
          boltInReaction(s, unit, mover, play)
          break
        }
        if (what === 'fire') s.entryFires.push(entryOf(s, unit, mover))
        react(s, unit, mover, play, what === 'retire' ? RETIRING_RANGE : 1)
        break
      default:
        if (what === 'withdraw') decline(s, unit, mover)
    }
  },
  prompt: (s, { unit, mover, what }, seat) => {
    const side = sideOf(s, unit)
    if (sideOfSeat(s, seat) !== side) return ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
    const key = what === 'withdraw' ? 'reaction-withdraw' : what === 'turn' ? 'reaction-turn' : 'reaction-fire'
    return ask(key, { unit: nameOf(s, unit), mover: nameOf(s, mover) })
  },
}

/** 6.51, 45: whoever declines may not withdraw from that unit for the rest of its move. */
function decline(s: State, unit: Unit, mover: Unit): void {
  const at = s.stack.findLastIndex((frame) => frame.step === 'march' && frame.unit === mover)
  if (at < 0) return
  const march = s.stack[at] as FrameNamed<'march'>
  s.stack[at] = { ...march, declined: [...march.declined, unit] }
}

/** 7.14: one vertex, with what the ground costs; infantry then rolls, and takes one hit at least. */
export function turnInReaction(s: State, unit: Unit, by: number, play: PlayContext): void {
  mark(s, unit, 'reacted')
  const ground = turnCost(s, unit).hits
  s.facing[unit] = turned(s.facing[unit], by)
  if (isCavalry(s, unit)) {
    tell(play, 'reacted', { unit: nameOf(s, unit), facing: s.facing[unit], roll: null, hits: ground })
    suffer(s, unit, ground, play)
    return
  }
  const { die, short } = check(s, unit, play)
  const hits = ground + Math.max(1, short)
  tell(play, 'reacted', { unit: nameOf(s, unit), facing: s.facing[unit], roll: die, hits })
  suffer(s, unit, hits, play)
}

// 6.52

/** 6.52, 105: from which side a unit is approached: by the best of its own hexes that the mover stands in or next to. */
function approach(s: State, unit: Unit, mover: Unit): 'front' | 'flank' | 'rear' {
  const { grid } = factsOf(s)
  const beside = grid.directionTo(s.at[unit], s.at[mover])
  // One that is next to it comes from where it stands.
  if (beside !== NONE) return aspectIn(s, unit, beside)
  let found: 'front' | 'flank' | 'rear' = 'rear'
  for (let d = 0; d < 6; d++) {
    const beside = grid.neighbour(s.at[unit], d as Direction)
    if (beside === NONE || grid.distance(beside, s.at[mover]) > 1) continue
    const aspect = aspectIn(s, unit, d)
    if (aspect === 'front') return 'front'
    if (aspect === 'flank') found = 'flank'
  }
  return found
}

/** 6.58: all of them, those farthest from the enemy first, so that nobody is in the way. */
function fallBack(s: State, unit: Unit, mover: Unit, play: PlayContext): void {
  const { grid } = factsOf(s)
  const far = (one: Unit): number => grid.distance(s.at[one], s.at[mover])
  const units = horseLineOf(s, unit).sort((a, b) => far(a) - far(b) || b - a)
  tell(play, 'line-withdraws', { units: units.map((one) => nameOf(s, one)), mover: nameOf(s, mover) })
  for (const one of units) beginWithdrawal(s, one, mover, play, true)
}

/** 6.52, 6.53, T.COH1: from flank or rear it costs a hit, and too many of them rout a unit at once. */
function beginWithdrawal(s: State, unit: Unit, mover: Unit, play: PlayContext, inLine = false): void {
  const points = allowance(s, unit) - allowance(s, mover)
  const side = sideOf(s, unit)
  const leaders = leadersIn(s, s.at[unit]).filter((leader) => leaderFacts(s, leader).side === side)
  enter<Frame>(s, { step: 'withdrawal', unit, mover, points, stepped: false, leaders, last: NOWHERE, inLine })
  if (approach(s, unit, mover) !== 'front') suffer(s, unit, 1, play)
}

/** Where it may go, whoever of its line comes after it. */
const openWays = (s: State, { unit, mover, points }: Withdrawal): Hex[] =>
  factsOf(s)
    .grid.neighbours(s.at[unit])
    .filter((to) => withdrawBar(s, unit, mover, points, to) === null)

const withdrawals = (s: State, frame: Withdrawal): Hex[] =>
  openWays(s, frame).filter((to) => roomBar(s, frame, to) === null)

const mayEnd = (s: State, { unit, stepped }: Withdrawal): boolean => stepped && s.unitIn[s.at[unit]] === unit

function endBar(s: State, frame: Withdrawal): Bar {
  if (s.unitIn[s.at[frame.unit]] !== frame.unit) return 'may-not-stop-there'
  return frame.stepped ? roomBar(s, frame, s.at[frame.unit]) : 'withdraw-further'
}

/** 6.56, 6.58: who withdraws with his line fires before he goes. */
const mayPartInLine = (s: State, { unit, mover, stepped, inLine }: Withdrawal): boolean =>
  inLine && !stepped && mayPart(s, unit, mover)

/** 4.62: whoever is with it goes along, if he likes; it counts against nobody's allowance (6.54). */
function goWith(s: State, { unit, leaders }: Withdrawal, to: Hex): void {
  const from = s.at[unit]
  put(s, unit, to)
  for (const leader of leaders) if (s.leaderAt[leader] === from) s.leaderAt[leader] = to
}

export const withdrawal: Asking<'withdrawal'> = {
  clause: 'CA-6.52a',
  asks: (s, frame) =>
    isGone(s, frame.unit) || isGone(s, frame.mover) || (!frame.stepped && withdrawals(s, frame).length === 0)
      ? 0
      : only(seatOf(s, sideOf(s, frame.unit))),
  run: (s) => leave(s),
  actions(s, frame) {
    const make = actionsAt(s)
    const mayTurnNow = mayEnd(s, frame) && frame.points >= turnCost(s, frame.unit).points
    return [
      ...(endBar(s, frame) === null ? [make.halt()] : []),
      ...withdrawals(s, frame).map((to) => make.step(to)),
      ...(mayPartInLine(s, frame) ? [make.fire(frame.mover, 'move')] : []),
      ...(mayTurnNow ? [make.turn('left'), make.turn('right')] : []),
      ...(frame.stepped ? [] : frame.leaders.map((leader) => make.part(leader))),
    ]
  },
  refusal(s, frame, _seat, action) {
    switch (action.do) {
      case 'part':
        return barred(!frame.stepped && frame.leaders.includes(leaderIn(s, action)) ? null : 'not-with-it', {
          leader: action.leader,
        })
      case 'halt':
        return barred(endBar(s, frame))
      case 'step': {
        const to = hexTo(s, action)
        const bar = withdrawBar(s, frame.unit, frame.mover, frame.points, to) ?? roomBar(s, frame, to)
        return barred(bar, { to: action.to })
      }
      case 'fire':
        if (unitNamed(s, action.at) !== frame.mover || action.after !== 'move') return undefined
        return barred(mayPartInLine(s, frame) ? null : 'no-parting-shot', { unit: nameOf(s, frame.unit) })
      case 'turn':
        if (!frame.stepped) return barred('withdraw-further')
        if (s.unitIn[s.at[frame.unit]] !== frame.unit) return barred('may-not-stop-there')
        return barred(frame.points >= turnCost(s, frame.unit).points ? null : 'too-dear-to-turn')
      default:
        return undefined
    }
  },
  play(s, frame, _seat, action, play) {
    const { unit } = frame
    const { grid } = factsOf(s)
    switch (action.do) {
      case 'step': {
        const from = s.at[unit]
        const to = hexTo(s, action)
        if (isAmbushed(s, sideOf(s, unit), to)) {
          discover(s, nameOf(s, unit), play)
          // 6.61: from among friends it is back before them, and looks for its way again.
          if (s.unitIn[from] !== unit && frame.last !== NOWHERE) {
            goWith(s, frame, frame.last)
            become<Frame>(s, { ...frame, stepped: false })
          }
          break
        }
        const cost = stepCost(s, unit, from, to, grid.directionTo(from, to) as Direction)
        // 6.65: through friends in hiding, to the harm of both.
        if (isHideout(s, sideOf(s, unit), to)) discover(s, null, play)
        const stood = s.unitIn[to]
        goWith(s, frame, to)
        mark(s, unit, 'displaced')
        become<Frame>(s, { ...frame, stepped: true, points: frame.points - cost.points, last: from })
        tell(play, 'withdrew', { unit: nameOf(s, unit), from: grid.name(from), to: action.to })
        leftAlone(s, from, sideOf(s, unit), play)
        meetLeaders(s, unit, play)
        suffer(s, unit, cost.hits, play)
        if (stood !== NO_UNIT && !isGone(s, unit)) passThrough(s, unit, stood, play)
        break
      }
      case 'fire':
        partingFire(s, unit, frame.mover, play)
        break
      case 'part':
        become<Frame>(s, { ...frame, leaders: frame.leaders.filter((leader) => leader !== leaderIn(s, action)) })
        tell(play, 'stays-behind', { leader: action.leader, unit: nameOf(s, unit) })
        break
      case 'turn': {
        const cost = turnCost(s, unit)
        s.facing[unit] = turned(s.facing[unit], action.by === 'right' ? 1 : -1)
        become<Frame>(s, { ...frame, points: frame.points - cost.points })
        suffer(s, unit, cost.hits, play)
        break
      }
      default:
        leave(s)
        // 6.52, 6.53, T.COH1.
        if (!isCavalry(s, unit)) suffer(s, unit, 1, play)
    }
  },
  prompt: (s, { unit, points }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('withdrawal', { unit: nameOf(s, unit), points })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}
