import { type AskingStep, become, enter, leave, only, type PlayContext } from '@iacta/kernel'
import { LEADER_MA } from '../data/leaders.ts'
import { COLUMN_MA, HEAVY, RETIRING_RANGE } from '../data/tables.ts'
import { type Action, actionsAt, hexTo, leaderIn, unitNamed } from './action.ts'
import { isInColumn, nameOf, passThrough, suffer } from './cohesion.ts'
import { type Cost, rideCost, stepCost, turnCost } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { isArcher } from './lines.ts'
import { fireBar, isArmed, reachOf, shoot, suffersFromMoving, targetsOf } from './missiles.ts'
import {
  type Direction,
  type Hex,
  type Leader,
  NO_UNIT,
  NONE,
  NOWHERE,
  otherSide,
  SEAT_IDS,
  turned,
  type Unit,
} from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import {
  allowance,
  controllersOf,
  controlsHex,
  enemiesInZone,
  type Frame,
  type FrameNamed,
  factsOf,
  frontBits,
  has,
  inEnemyZone,
  isControlled,
  isImpassable,
  isInPlay,
  isNextToEnemy,
  isOnMap,
  isRouted,
  leaderFacts,
  leadersIn,
  mark,
  nearestEnemy,
  put,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  typeOf,
  unitFacts,
} from './state.ts'

/** Movement of units and leaders, hex by hex (6.1 to 6.3, 6.6, 7.1, 7.2). */

type March = FrameNamed<'march'>
type Ride = FrameNamed<'ride'>

/** 7.31. */
export const isHeavy = (s: State, unit: Unit): boolean => HEAVY.includes(typeOf(s, unit))

/** A unit sets out: with an order of its own, or in a line (5.22, 5.23). */
export function beginMarch(s: State, unit: Unit, inLine: boolean): void {
  mark(s, unit, 'ordered')
  const points = allowance(s, unit) + (isInColumn(s, unit) ? COLUMN_MA : 0)
  const from = s.at[unit]
  enter<Frame>(s, {
    step: 'march',
    unit,
    points,
    from,
    distance: nearestEnemy(s, from, sideOf(s, unit)),
    leaders: [],
    stepped: false,
    turned: false,
    bound: bindingAtFirst(s, unit),
    last: NOWHERE,
    pending: NOWHERE,
    stays: false,
    declined: [],
    inLine,
  })
  // 6.51: whoever is near may withdraw from one that only begins to move.
  enter<Frame>(s, { step: 'reactions', unit, stage: 'withdraw', asked: [], escaped: [] })
}

/** 7.23, 7.25: what a unit that begins in an enemy's zone may do. */
function bindingAtFirst(s: State, unit: Unit): March['bound'] {
  const controllers = controllersOf(s, s.at[unit], otherSide(sideOf(s, unit)))
  if (controllers.length === 0) return 'no'
  if (has(s, unit, 'engaged')) return 'stop'
  const leaves = controllers.every((enemy) => allowance(s, enemy) < allowance(s, unit))
  const turns = controllers.length === 1 && enemiesInZone(s, unit).length === 0
  return leaves && turns ? 'both' : leaves ? 'leave' : turns ? 'turn' : 'stop'
}

/** Whether it stands where a friend does, in passing (6.65). */
const isPassing = (s: State, unit: Unit): boolean => s.unitIn[s.at[unit]] !== unit && unitFacts(s, unit).type !== 'CH'

/** 6.25, 6.62, 6.65: why a unit may not enter a neighbouring hex in its front. */
function enterBar(s: State, { unit, points }: March, to: Hex, direction: Direction): Bar {
  const facts = factsOf(s)
  if (isImpassable(facts, to)) return 'impassable'
  const other = s.unitIn[to]
  const side = sideOf(s, unit)
  if (other !== NO_UNIT && facts.units[other].side !== side) return 'enemy-there'
  const cost = stepCost(s, unit, s.at[unit], to, direction).points
  if (cost > points) return 'too-dear'
  const enemyControls = isControlled(s, to, otherSide(side))
  if (enemyControls && isReluctant(s, unit)) return 'reluctant-units'
  if (other === NO_UNIT) return null
  if (isInColumn(s, unit) || isInColumn(s, other)) return 'column-bars'
  if (enemyControls) return 'may-not-stop-there'
  return leavesBeyond(s, unit, to, points - cost) ? null : 'may-not-stop-there'
}

/** 6.65: through a friend only if there is a vacant hex beyond, straight on, that can be paid for. */
function leavesBeyond(s: State, unit: Unit, at: Hex, points: number): boolean {
  const facts = factsOf(s)
  const bits = frontBits(s, unit)
  for (let d = 0; d < 6; d++) {
    const beyond = bits & (1 << d) ? facts.grid.neighbour(at, d as Direction) : NONE
    if (beyond === NONE || isImpassable(facts, beyond) || s.unitIn[beyond] !== NO_UNIT) continue
    if (isControlled(s, beyond, otherSide(sideOf(s, unit))) && isReluctant(s, unit)) continue
    if (stepCost(s, unit, at, beyond, d as Direction).points <= points) return true
  }
  return false
}

/** Tricameron: they keep out of the enemy's zones until the battle seems won. */
export function isReluctant(s: State, unit: Unit): boolean {
  const { reluctant } = factsOf(s).rules
  if (!reluctant?.units.includes(nameOf(s, unit))) return false
  const side = sideOf(s, unit)
  const theirs = s.routPoints[otherSide(side)]
  return theirs === 0 || theirs < reluctant.times * s.routPoints[side]
}

/** Taginae: the Gothic archers keep their place until there was a shock, or one of them was fired at. */
const isHolding = (s: State, unit: Unit): boolean =>
  !s.stirred && !s.freeSetUp && unitFacts(s, unit).unitClass === factsOf(s).rules.holding

/** 6.32, 7.23: why a unit may not step to a hex. */
function stepBar(s: State, frame: March, to: Hex): Bar {
  const { unit, bound } = frame
  const direction = factsOf(s).grid.directionTo(s.at[unit], to)
  if (direction === NONE || !(frontBits(s, unit) & (1 << direction))) return 'not-in-front'
  if (isHolding(s, unit)) return 'archers-hold'
  if (frame.stays) return 'fired-to-stay'
  if (bound === 'stop') return frame.stepped ? 'must-stop' : 'held-in-zone'
  if (bound === 'turn' || (bound === 'both' && frame.turned)) return 'held-in-zone'
  // 7.23: out of a zone only into a vacant hex.
  if (bound !== 'no' && s.unitIn[to] !== NO_UNIT) return 'held-in-zone'
  return enterBar(s, frame, to, direction)
}

/** 7.12, 7.25: why it may not turn. */
function turnBar(s: State, frame: March): Bar {
  const { unit, bound, points } = frame
  if (isHolding(s, unit)) return 'archers-hold'
  if (bound === 'stop') return frame.stepped ? 'must-stop' : 'may-not-turn-in-zone'
  if (bound === 'leave') return 'may-not-turn-in-zone'
  if (isPassing(s, unit)) return 'may-not-stop-there'
  if (has(s, unit, 'shielded')) return 'must-stop'
  const used = allowance(s, unit) - points
  if (bound !== 'no' && used + 1 > Math.ceil(allowance(s, unit) / 2)) return 'may-not-turn-in-zone'
  return points < turnCost(s, unit).points ? 'too-dear' : null
}

const isLightInContact = (s: State, { unit, stepped }: March): boolean =>
  stepped && !isHeavy(s, unit) && enemiesInZone(s, unit).length > 0

/** 8.11, 8.15: whoever has moved fires as one that does; who has not says what he will. Some weapons do not care. */
const aftersOf = (s: State, { unit, stepped, stays }: March): readonly ('stay' | 'move')[] =>
  stays ? ['stay'] : stepped || !suffersFromMoving(s, unit) ? ['move'] : ['stay', 'move']

/** Who may ride along: the leader who ordered it, from the same hex (4.23). */
function companyBar(s: State, { unit, stepped, turned: hasTurned, leaders, inLine }: March, leader: Leader): Bar {
  if (stepped || hasTurned || inLine || leaders.includes(leader)) return 'only-the-commander-leads'
  const orders = s.stack.findLast((frame): frame is FrameNamed<'orders'> => frame.step === 'orders')
  if (orders?.leader !== leader || s.leaderAt[leader] !== s.at[unit]) return 'only-the-commander-leads'
  return s.ridden[leader] >= LEADER_MA ? 'leader-has-ridden' : null
}

function stepsFrom(s: State, frame: March): Hex[] {
  const { grid } = factsOf(s)
  return grid.neighbours(s.at[frame.unit]).filter((to) => stepBar(s, frame, to) === null)
}

/** Once it has moved a second time it takes a hit (6.13). */
function beginToMove(s: State, frame: March, play: PlayContext): void {
  const { unit } = frame
  if (frame.stepped || frame.turned) return
  if (has(s, unit, 'moved')) suffer(s, unit, 1, play)
  mark(s, unit, 'moved')
}

const isOut = (s: State, unit: Unit): boolean => !isOnMap(s, unit) || isRouted(s, unit)

export const march: AskingStep<State, March, Action> = {
  clause: 'CA-6.31a',
  asks: (s, { unit, pending }) => (isOut(s, unit) || pending !== NOWHERE ? 0 : only(seatOf(s, sideOf(s, unit)))),
  run(s, frame, play) {
    if (!isOut(s, frame.unit)) {
      stepTo(s, { ...frame, pending: NOWHERE }, frame.pending, play)
      return
    }
    leave(s)
    noteNearer(s, frame)
  },
  actions(s, frame) {
    const make = actionsAt(s)
    const { unit } = frame
    const company = leadersIn(s, s.at[unit]).filter((leader) => companyBar(s, frame, leader) === null)
    const found: Action[] = [
      ...stepsFrom(s, frame).map((to) => make.step(to)),
      ...(turnBar(s, frame) === null ? [make.turn('left'), make.turn('right')] : []),
      ...company.map((leader) => make.lead(leader)),
      ...targetsOf(s, unit, frame).flatMap((target) => aftersOf(s, frame).map((after) => make.fire(target, after))),
    ]
    if (isPassing(s, unit)) return found
    if (isLightInContact(s, frame)) return [...found, make.charge(), make.hold()]
    return [...found, make.halt()]
  },
  refusal(s, frame, _seat, action) {
    const { unit } = frame
    switch (action.do) {
      case 'step':
        return barred(stepBar(s, frame, hexTo(s, action)), { to: action.to })
      case 'turn':
        return barred(turnBar(s, frame))
      case 'lead':
        return barred(companyBar(s, frame, leaderIn(s, action)), { leader: action.leader })
      case 'fire':
        if (!aftersOf(s, frame).includes(action.after)) return undefined
        return barred(fireBar(s, unit, unitNamed(s, action.at), frame), { at: action.at })
      case 'halt':
      case 'charge':
      case 'hold':
        if (isPassing(s, unit)) return barred('may-not-stop-there')
        return (action.do === 'halt') === isLightInContact(s, frame) ? undefined : null
      default:
        return undefined
    }
  },
  play(s, frame, _seat, action, play) {
    const { unit } = frame
    switch (action.do) {
      case 'step':
        setForth(s, frame, hexTo(s, action), play)
        break
      case 'turn': {
        const cost = turnCost(s, unit)
        s.facing[unit] = turned(s.facing[unit], action.by === 'right' ? 1 : -1)
        become<Frame>(s, { ...frame, turned: true, last: NOWHERE, points: frame.points - cost.points })
        tell(play, 'turned', { unit: nameOf(s, unit), facing: s.facing[unit], hits: cost.hits })
        beginToMove(s, frame, play)
        if (!isOut(s, unit)) suffer(s, unit, cost.hits, play)
        break
      }
      case 'lead':
        become<Frame>(s, { ...frame, leaders: [...frame.leaders, leaderIn(s, action)] })
        break
      case 'fire':
        if (action.after === 'stay') become<Frame>(s, { ...frame, stays: true })
        shoot(s, unit, unitNamed(s, action.at), play, { moving: action.after === 'move', isAnswered: true })
        break
      default:
        leave(s)
        if (action.do === 'charge') mark(s, unit, 'must-check')
        noteNearer(s, frame)
    }
  },
  prompt: (s, { unit, points }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('march', { unit: nameOf(s, unit), points })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

/** 8.22: who is left behind may fire at range 2 before the unit goes, if he reaches that far. */
function setForth(s: State, frame: March, to: Hex, play: PlayContext): void {
  const { unit } = frame
  const left = controllersOf(s, s.at[unit], otherSide(sideOf(s, unit))).filter(
    (enemy) => !controlsHex(s, enemy, to) && isArmed(s, enemy) && reachOf(s, enemy) >= RETIRING_RANGE,
  )
  if (left.length === 0) {
    stepTo(s, frame, to, play)
    return
  }
  become<Frame>(s, { ...frame, pending: to })
  for (const enemy of left.reverse()) enter<Frame>(s, { step: 'reaction', unit: enemy, mover: unit, what: 'retire' })
}

/** A step, what it costs, and what the enemy may do about it. */
function stepTo(s: State, frame: March, to: Hex, play: PlayContext): void {
  const { unit } = frame
  const { grid } = factsOf(s)
  const from = s.at[unit]
  const cost: Cost = stepCost(s, unit, from, to, grid.directionTo(from, to) as Direction)
  const stood = s.unitIn[to]
  moveWith(s, frame.leaders, unit, to, cost.points)
  mark(s, unit, 'stepped')
  mark(s, unit, 'displaced')
  // 7.32: the marker comes with the step, before any reaction.
  if (isHeavy(s, unit) && isNextToEnemy(s, to, sideOf(s, unit))) mark(s, unit, 'must-check')
  const bound = inEnemyZone(s, unit) ? 'stop' : 'no'
  become<Frame>(s, { ...frame, stepped: true, last: from, points: frame.points - cost.points, bound })
  tell(play, 'stepped', { unit: nameOf(s, unit), from: grid.name(from), to: grid.name(to), hits: cost.hits })
  enter<Frame>(s, { step: 'reactions', unit, stage: 'escape', asked: [], escaped: [] })
  beginToMove(s, frame, play)
  if (!isOut(s, unit)) suffer(s, unit, cost.hits, play)
  if (stood !== NO_UNIT && !isOut(s, unit)) passThrough(s, unit, stood, play)
}

/** A unit comes to a hex, with whoever rides along; in passing the friend who stands there keeps his place. */
function moveWith(s: State, leaders: readonly Leader[], unit: Unit, to: Hex, points: number): void {
  put(s, unit, to)
  for (const leader of leaders) {
    s.leaderAt[leader] = to
    s.ridden[leader] += points
  }
}

/** 11.3, 47, 138: whether a unit of a line has come two hexes nearer to the enemy that was nearest. */
function noteNearer(s: State, { unit, from, distance, inLine, stepped }: March): void {
  if (!inLine || !stepped || isOut(s, unit) || isArcher(s, unit)) return
  const { grid, units } = factsOf(s)
  const nearest = units.flatMap((one, i) =>
    one.side !== sideOf(s, unit) && s.at[i] !== NOWHERE && grid.distance(from, s.at[i]) === distance ? [s.at[i]] : [],
  )
  const isNearer = (hex: Hex): boolean => grid.distance(s.at[unit], hex) <= distance - 2
  const at = s.stack.findLastIndex((frame) => frame.step === 'line')
  if (at >= 0 && nearest.length > 0 && nearest.every(isNearer))
    s.stack[at] = { ...(s.stack[at] as FrameNamed<'line'>), nearer: true }
}

// Leaders

/** 4.61, 6.14, 6.62: why a leader may not ride to a neighbouring hex. */
export function rideBar(s: State, leader: Leader, points: number, to: Hex): Bar {
  const facts = factsOf(s)
  const from = s.leaderAt[leader]
  if (!facts.grid.areNeighbours(from, to)) return 'not-in-front'
  if (isImpassable(facts, to)) return 'impassable'
  const { side } = leaderFacts(s, leader)
  const unit = s.unitIn[to]
  if (unit !== NO_UNIT && facts.units[unit].side !== side) return 'enemy-there'
  if (unit === NO_UNIT && isControlled(s, to, otherSide(side))) return 'leader-needs-company'
  return rideCost(s, from, to) > points ? 'too-dear' : null
}

function rideStepBar(s: State, { leader, points, stepped, free }: Ride, to: Hex): Bar {
  const isHere = isControlled(s, s.leaderAt[leader], otherSide(leaderFacts(s, leader).side))
  if (isHere && (stepped || !free)) return stepped ? 'must-stop' : 'leader-held'
  return rideBar(s, leader, points, to)
}

export const ride: AskingStep<State, Ride, Action> = {
  clause: 'CA-6.14a',
  asks: (s, { leader }) => (isInPlay(s, leader) ? only(seatOf(s, leaderFacts(s, leader).side)) : 0),
  run: (s) => leave(s),
  actions(s, frame) {
    const make = actionsAt(s)
    const { grid } = factsOf(s)
    return [
      make.halt(),
      ...grid
        .neighbours(s.leaderAt[frame.leader])
        .filter((to) => rideStepBar(s, frame, to) === null)
        .map((to) => make.step(to)),
    ]
  },
  refusal(s, frame, _seat, action) {
    if (action.do === 'halt') return null
    return action.do === 'step' ? barred(rideStepBar(s, frame, hexTo(s, action)), { to: action.to }) : undefined
  },
  play(s, frame, _seat, action, play) {
    if (action.do !== 'step') {
      leave(s)
      return
    }
    const { leader } = frame
    const { grid } = factsOf(s)
    const from = s.leaderAt[leader]
    const to = hexTo(s, action)
    const points = rideCost(s, from, to)
    s.ridden[leader] += points
    s.leaderAt[leader] = to
    become<Frame>(s, { ...frame, stepped: true, points: frame.points - points })
    tell(play, 'rode', { leader: leaderFacts(s, leader).id, from: grid.name(from), to: grid.name(to) })
  },
  prompt: (s, { leader, points }, seat) => {
    const { side, id } = leaderFacts(s, leader)
    return sideOfSeat(s, seat) === side
      ? ask('ride', { leader: id, points })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}
