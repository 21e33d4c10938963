import { type AskingStep, become, enter, leave, only, type PassingStep, type PlayContext, within } from '@iacta/kernel'
import { LEADER_WITHDRAWS, RETIRING_RANGE, WITHDRAWAL_DISTANCE } from '../data/tables.ts'
import { type Action, actionsAt, hexTo, unitNamed } from './action.ts'
import { lose } from './casualties.ts'
import { check, isInColumn, nameOf, suffer } from './cohesion.ts'
import { stepCost, turnCost } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { rideBar } from './march.ts'
import { isArmed, shoot } from './missiles.ts'
import {
  type Direction,
  type Hex,
  type Leader,
  NO_LEADER,
  NO_UNIT,
  NONE,
  otherSide,
  SEAT_IDS,
  turned,
  type Unit,
} from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import {
  allowance,
  aspectIn,
  controllersOf,
  controlsHex,
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  inEnemyZone,
  isCavalry,
  isControlled,
  isImpassable,
  isInPlay,
  isOnMap,
  isRouted,
  leaderFacts,
  leadersIn,
  mark,
  put,
  REACTIONS,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
} from './state.ts'
import { terrainAt } from './terrain.ts'

/** What the other side may do when a unit comes near: 4.62, 6.5, 7.14, 8.21. All of it goes by what everybody sees. */

type Asking<Name extends Frame['step']> = AskingStep<State, FrameNamed<Name>, Action>

const isGone = (s: State, unit: Unit): boolean => !isOnMap(s, unit) || isRouted(s, unit)
const marchOf = (s: State, unit: Unit): FrameNamed<'march'> | undefined =>
  s.stack.findLast((frame): frame is FrameNamed<'march'> => frame.step === 'march' && frame.unit === unit)

/** 6.51: whether a unit may withdraw from one that is near. */
export function mayWithdraw(s: State, unit: Unit, mover: Unit): boolean {
  const { grid, rules } = factsOf(s)
  // 6.57, 9.24: not in the Shock segment.
  if (within<Frame, 'shock'>(s, 'shock')) return false
  if (isGone(s, unit) || isInColumn(s, unit) || has(s, unit, 'engaged') || has(s, unit, 'shielded')) return false
  if (grid.distance(s.at[unit], s.at[mover]) > WITHDRAWAL_DISTANCE) return false
  if (allowance(s, unit) <= allowance(s, mover) || inEnemyZone(s, unit)) return false
  if (rules.noCavalryWithdrawalFromCavalry && isCavalry(s, unit) && isCavalry(s, mover)) return false
  if (marchOf(s, mover)?.declined.includes(unit)) return false
  const points = allowance(s, unit) - allowance(s, mover)
  return grid.neighbours(s.at[unit]).some((to) => withdrawBar(s, unit, mover, points, to) === null)
}

/** 6.51, 6.55: why it may not withdraw to a hex. */
function withdrawBar(s: State, unit: Unit, mover: Unit, points: number, to: Hex): Bar {
  const facts = factsOf(s)
  const { grid, ground } = facts
  const from = s.at[unit]
  const direction = grid.directionTo(from, to)
  if (direction === NONE) return 'not-in-front'
  if (isImpassable(facts, to)) return 'impassable'
  if (ground[to] === 'woods') return 'not-into-that-ground'
  if (grid.distance(to, s.at[mover]) <= grid.distance(from, s.at[mover])) return 'not-away'
  if (isControlled(s, to, sideOf(s, mover))) return 'into-zone'
  // Through friends it would need a place beyond; it is not let in among them.
  if (s.unitIn[to] !== NO_UNIT)
    return sideOf(s, s.unitIn[to]) === sideOf(s, unit) ? 'may-not-stop-there' : 'enemy-there'
  return stepCost(s, unit, from, to, direction).points > points ? 'too-dear' : null
}

/** 7.14: whether a unit may turn because another came next to it. */
function mayTurn(s: State, unit: Unit, mover: Unit): boolean {
  const { grid } = factsOf(s)
  if (isGone(s, unit) || isInColumn(s, unit) || has(s, unit, 'reacted')) return false
  if (has(s, unit, 'engaged') || has(s, unit, 'shielded')) return false
  if (!grid.areNeighbours(s.at[unit], s.at[mover])) return false
  return controllersOf(s, s.at[unit], sideOf(s, mover)).every((enemy) => enemy === mover)
}

/** 8.21: whether a unit may fire at one that entered its zone; the trench does not keep missiles out. */
function mayFireAt(s: State, unit: Unit, mover: Unit): boolean {
  const { grid, sides6, ground } = factsOf(s)
  if (isGone(s, unit) || !isArmed(s, unit)) return false
  const direction = grid.directionTo(s.at[unit], s.at[mover])
  if (direction === NONE) return false
  const acrossTrench = sides6.has('trench', s.at[unit], direction) && aspectIn(s, unit, direction) === 'front'
  return acrossTrench || ground[s.at[unit]] === 'wall' || controlsHex(s, unit, s.at[mover])
}

const MAY = { withdraw: mayWithdraw, turn: mayTurn, fire: mayFireAt } as const
const ORDER = REACTIONS
type Stage = (typeof REACTIONS)[number]

/** The next leader beside a unit that came, of those who have not yet been asked (4.62). */
function leaderNear(s: State, mover: Unit, escaped: readonly Leader[]): Leader {
  const { grid, leaders } = factsOf(s)
  const side = otherSide(sideOf(s, mover))
  for (let i = 0; i < leaders.length; i++) {
    const leader = i as Leader
    if (!isInPlay(s, leader) || leaderFacts(s, leader).side !== side) continue
    if (grid.areNeighbours(s.leaderAt[leader], s.at[mover]) && !escaped.includes(leader)) return leader
  }
  return NO_LEADER
}

/** Hexes next to the mover and two away: all of those who react stand there. */
const NEAR_HEXES = 18

/** Who may do something about a unit that came, and has not yet been asked: the first in the order of the units. */
function nextToAsk(s: State, mover: Unit, stage: Exclude<Stage, 'escape'>, asked: readonly Unit[]): Unit {
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

export const reactions: PassingStep<State, FrameNamed<'reactions'>> = {
  run(s, frame, play) {
    const { unit: mover, stage, asked, escaped } = frame
    if (isGone(s, mover)) {
      leave(s)
      return
    }
    if (stage === 'escape') {
      const leader = leaderNear(s, mover, escaped)
      if (leader !== NO_LEADER) {
        become<Frame>(s, { ...frame, escaped: [...escaped, leader] })
        meetLeader(s, leader, mover, play)
        return
      }
    } else {
      const unit = nextToAsk(s, mover, stage, asked)
      if (unit !== NO_UNIT) {
        become<Frame>(s, { ...frame, asked: [...asked, unit] })
        enter<Frame>(s, { step: 'reaction', unit, mover, what: stage })
        return
      }
    }
    const next = ORDER[ORDER.indexOf(stage) + 1]
    const march = marchOf(s, mover)
    // 8.21: entry fire at a line waits. 6.51: at its first place a unit is only withdrawn from.
    const isOver = next === undefined || (march && !march.stepped) || (next === 'fire' && march?.inLine)
    if (isOver) leave(s)
    else become<Frame>(s, { ...frame, stage: next, asked: [] })
  },
}

/** 4.62: one alone must get away or is lost; one with a unit may. One already held by another enemy may not. */
function meetLeader(s: State, leader: Leader, mover: Unit, play: PlayContext): void {
  const hex = s.leaderAt[leader]
  const isAlone = s.unitIn[hex] === NO_UNIT
  const isHeldAlready = controllersOf(s, hex, sideOf(s, mover)).some((enemy) => enemy !== mover)
  const mayGo =
    !isHeldAlready &&
    factsOf(s)
      .grid.neighbours(hex)
      .some((to) => escapeBar(s, leader, mover, to) === null)
  if (mayGo) enter<Frame>(s, { step: 'escape', leader, mover, left: LEADER_WITHDRAWS })
  else if (isAlone) lose(s, leader, play)
}

function escapeBar(s: State, leader: Leader, mover: Unit, to: Hex): Bar {
  const { grid } = factsOf(s)
  const bar = rideBar(s, leader, 99, to)
  if (bar !== null) return bar
  const from = s.leaderAt[leader]
  if (isControlled(s, to, sideOf(s, mover))) return 'into-zone'
  return grid.distance(to, s.at[mover]) > grid.distance(from, s.at[mover]) ? null : 'not-away'
}

const isAlone = (s: State, leader: Leader): boolean => s.unitIn[s.leaderAt[leader]] === NO_UNIT

export const getaway: Asking<'escape'> = {
  clause: 'CA-4.62a',
  asks: (s, { leader, left }) => (isInPlay(s, leader) && left > 0 ? only(seatOf(s, leaderFacts(s, leader).side)) : 0),
  run: (s) => leave(s),
  actions(s, { leader, mover, left }) {
    const make = actionsAt(s)
    const mayStay = left < LEADER_WITHDRAWS || !isAlone(s, leader)
    return [
      ...(mayStay ? [make.halt()] : []),
      ...factsOf(s)
        .grid.neighbours(s.leaderAt[leader])
        .filter((to) => escapeBar(s, leader, mover, to) === null)
        .map((to) => make.step(to)),
    ]
  },
  refusal(s, { leader, mover, left }, _seat, action) {
    if (action.do === 'halt') return barred(left < LEADER_WITHDRAWS || !isAlone(s, leader) ? null : 'must-escape')
    return action.do === 'step' ? barred(escapeBar(s, leader, mover, hexTo(s, action)), { to: action.to }) : undefined
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
      ? ask('escape', { leader: id, left })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

const REACTION_CLAUSES = {
  escape: 'CA-4.62a',
  withdraw: 'CA-6.51a',
  turn: 'CA-7.14a',
  fire: 'CA-8.21a',
  retire: 'CA-8.22a',
} as const

export const reaction: Asking<'reaction'> = {
  clause: (_s, { what }) => REACTION_CLAUSES[what],
  asks: (s, { unit, mover }) => (isGone(s, mover) || isGone(s, unit) ? 0 : only(seatOf(s, sideOf(s, unit)))),
  run: (s) => leave(s),
  actions(s, { mover, what }) {
    const make = actionsAt(s)
    if (what === 'withdraw') return [make.decline(), make.withdraw()]
    if (what === 'turn') return [make.decline(), make.turn('left'), make.turn('right')]
    return [make.decline(), make.fire(mover, 'stay')]
  },
  play(s, { unit, mover, what }, _seat, action, play) {
    leave(s)
    switch (action.do) {
      case 'withdraw':
        beginWithdrawal(s, unit, mover, play)
        break
      case 'turn':
        react(s, unit, action.by === 'right' ? 1 : -1, play)
        break
      case 'fire':
        shoot(s, unit, unitNamed(s, action.at), play, {
          moving: false,
          range: what === 'retire' ? RETIRING_RANGE : 1,
        })
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
function react(s: State, unit: Unit, by: number, play: PlayContext): void {
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

function beginWithdrawal(s: State, unit: Unit, mover: Unit, play: PlayContext): void {
  mark(s, unit, 'withdrew')
  const points = allowance(s, unit) - allowance(s, mover)
  enter<Frame>(s, { step: 'withdrawal', unit, mover, points, stepped: false })
  if (approach(s, unit, mover) !== 'front') suffer(s, unit, 1, play)
}

const withdrawals = (s: State, { unit, mover, points }: FrameNamed<'withdrawal'>): Hex[] =>
  factsOf(s)
    .grid.neighbours(s.at[unit])
    .filter((to) => withdrawBar(s, unit, mover, points, to) === null)

export const withdrawal: Asking<'withdrawal'> = {
  clause: 'CA-6.52a',
  asks: (s, frame) =>
    isGone(s, frame.unit) || (!frame.stepped && withdrawals(s, frame).length === 0)
      ? 0
      : only(seatOf(s, sideOf(s, frame.unit))),
  run: (s) => leave(s),
  actions(s, frame) {
    const make = actionsAt(s)
    const mayTurnNow = frame.stepped && frame.points >= turnCost(s, frame.unit).points
    return [
      ...(frame.stepped ? [make.halt()] : []),
      ...withdrawals(s, frame).map((to) => make.step(to)),
      ...(mayTurnNow ? [make.turn('left'), make.turn('right')] : []),
    ]
  },
  refusal(s, frame, _seat, action) {
    switch (action.do) {
      case 'halt':
        return barred(frame.stepped ? null : 'withdraw-further')
      case 'step':
        return barred(withdrawBar(s, frame.unit, frame.mover, frame.points, hexTo(s, action)), { to: action.to })
      case 'turn':
        if (!frame.stepped) return barred('withdraw-further')
        return barred(frame.points >= turnCost(s, frame.unit).points ? null : 'too-dear')
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
        const cost = stepCost(s, unit, from, to, grid.directionTo(from, to) as Direction)
        // 4.62: whoever is with it goes along.
        const company = leadersIn(s, from)
        put(s, unit, to)
        for (const leader of company) s.leaderAt[leader] = to
        mark(s, unit, 'displaced')
        become<Frame>(s, { ...frame, stepped: true, points: frame.points - cost.points })
        tell(play, 'withdrew', { unit: nameOf(s, unit), from: grid.name(from), to: action.to })
        suffer(s, unit, cost.hits, play)
        break
      }
      case 'turn': {
        const cost = turnCost(s, unit)
        s.facing[unit] = turned(s.facing[unit], action.by === 'right' ? 1 : -1)
        become<Frame>(s, { ...frame, points: frame.points - cost.points })
        suffer(s, unit, cost.hits, play)
        break
      }
      default:
        leave(s)
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
