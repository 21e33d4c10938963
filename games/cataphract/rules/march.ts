import { type AskingStep, become, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { HEAVY } from '../data/combat-tables.ts'
import { LEADER_MA } from '../data/leaders.ts'
import { COLUMN_MA, RETIRING_RANGE } from '../data/tables.ts'
import { type Action, actionsAt, hexTo, leaderIn, unitNamed } from './action.ts'
import { discover, hiddenOnes, isAmbushed, isHideout, isTaken } from './ambush.ts'
import { isCrowded, mayShare } from './artillery.ts'
import { passThrough, suffer } from './cohesion.ts'
import { facingsBeside, form, formBar, mount, mountBar } from './column.ts'
import { type Cost, rideCost, stepCost, turnCost } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { beginForay, harassBar, harassed } from './harassment.ts'
import { headings, isUnderWayToEnemy, isUnderWayToPlace, narrowed, nearestEnemies, turnsTowards } from './heading.ts'
import { isArcher, isFootLine } from './lines.ts'
import {
  fireBar,
  isArmed,
  lonelyTargets,
  reachOf,
  shoot,
  snipe,
  snipeBar,
  suffersFromMoving,
  targetsOf,
} from './missiles.ts'
import {
  type Direction,
  FRONT_BITS,
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
  controlsByMissiles,
  type Frame,
  type FrameNamed,
  factsOf,
  frontBits,
  has,
  hasEnemyInZone,
  inEnemyZone,
  isArtillery,
  isControlled,
  isImpassable,
  isInColumn,
  isInPlay,
  isNextToEnemy,
  isOnFoot,
  isOnMap,
  isOutOfHand,
  isRouted,
  leaderFacts,
  leadersIn,
  mark,
  nameOf,
  put,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  typeOf,
  unitFacts,
} from './state.ts'
import { terrainAt } from './terrain.ts'
import { placeInWedge } from './wedge.ts'
import { isWithWedge } from './wedge-formation.ts'

/** Movement of units and leaders, hex by hex (6.1 to 6.3, 6.6, 7.1, 7.2). */

type March = FrameNamed<'march'>
type Ride = FrameNamed<'ride'>

/** 7.31, 7.34: whether a unit that has come next to an enemy must shock him. */
export const mustShock = (s: State, unit: Unit): boolean =>
  isHeavy(s, unit) && !isInColumn(s, unit) && isNextToEnemy(s, s.at[unit], sideOf(s, unit))
const isHeavy = (s: State, unit: Unit): boolean => HEAVY.includes(typeOf(s, unit))

/** A unit sets out: with an order of its own, or in a line (5.22, 5.23), up to its allowance (6.11). */
export function beginMarch(s: State, unit: Unit, inLine: boolean, spent = 0): void {
  const makesForEnemy = isOutOfHand(s, unit) && placeInWedge(s, unit) === null
  mark(s, unit, 'ordered')
  const points = allowance(s, unit) + (isInColumn(s, unit) ? COLUMN_MA : 0) - (has(s, unit, 'lowered') ? 1 : 0) - spent
  const from = s.at[unit]
  // 11.3: it matters to lines, and to those out of hand.
  const nearest = inLine || isOutOfHand(s, unit) ? nearestEnemies(s, from, unit) : []
  enter<Frame>(s, {
    step: 'march',
    unit,
    points,
    from,
    nearest,
    distance: nearest.length > 0 ? factsOf(s).grid.distance(from, s.at[nearest[0]]) : 0,
    leaders: [],
    stepped: false,
    // TRIC-09: who has come by the edge has moved already.
    turned: spent > 0,
    bound: bindingAtFirst(s, unit),
    last: NOWHERE,
    pending: NOWHERE,
    stays: false,
    declined: [],
    inLine,
    toward: makesForEnemy ? nearest : [],
  })
  // 6.51: whoever is near may withdraw from one that only begins to move.
  enter<Frame>(s, { step: 'reactions', unit, stage: 'withdraw', asked: [], escaped: [] })
}

/** 7.23, 7.25: what a unit that begins in an enemy's zone may do. */
function bindingAtFirst(s: State, unit: Unit): March['bound'] {
  const controllers = controllersOf(s, s.at[unit], otherSide(sideOf(s, unit)))
  if (has(s, unit, 'engaged')) return 'stop'
  if (controllers.length === 0) return 'no'
  const leaves = controllers.every((enemy) => allowance(s, enemy) < allowance(s, unit))
  const turns = controllers.length === 1 && !hasEnemyInZone(s, unit)
  return leaves && turns ? 'both' : leaves ? 'leave' : turns ? 'turn' : 'stop'
}

/** Whether it stands where a friend does, in passing (6.65). */
const isPassing = (s: State, unit: Unit): boolean =>
  (s.unitIn[s.at[unit]] !== unit && !isArtillery(s, unit)) || isCrowded(s, unit)

/** 6.25, 6.62, 6.65: why a unit may not enter a neighbouring hex in its front. */
function enterBar(s: State, frame: March, to: Hex, direction: Direction, front = frontBits(s, frame.unit)): Bar {
  const { unit, points } = frame
  const facts = factsOf(s)
  const side = sideOf(s, unit)
  if (isImpassable(facts, to) && !isOpenGate(s, unit, to)) return 'impassable'
  const other = s.unitIn[to]
  if (other !== NO_UNIT && facts.units[other].side !== side) return 'enemy-there'
  const cost = stepCost(s, unit, s.at[unit], to, direction).points
  if (cost > points) return 'too-dear'
  const left = Math.min(points, leftToRiders(s, frame)) - cost
  if (left < 0) return 'leader-has-ridden'
  const enemyControls = isControlled(s, to, otherSide(side))
  if (enemyControls && isReluctant(s, unit)) return 'reluctant-units'
  if (other === NO_UNIT && !isHideout(s, side, to)) return null
  if (mayShare(s, unit, to)) return null
  if (isInColumn(s, unit) || (other !== NO_UNIT && isInColumn(s, other))) return 'column-bars'
  if (enemyControls) return 'may-not-stop-there'
  return leavesBeyond(s, frame, to, left, front) ? null : 'may-not-stop-there'
}

/** 4.23, 6.14: how far those who ride along may still go; they stay with the unit. */
const leftToRiders = (s: State, { unit, leaders }: March): number =>
  leaders.reduce(
    (least, leader) => (s.leaderAt[leader] === s.at[unit] ? Math.min(least, LEADER_MA - s.ridden[leader]) : least),
    Number.POSITIVE_INFINITY,
  )

/** DARA-18, DARA-19: the enemy may come into the gate, and from it onto the walls. */
function isOpenGate(s: State, unit: Unit, to: Hex): boolean {
  const { rules, ground, sides, hex } = factsOf(s)
  if (rules.gate?.army !== sides[sideOf(s, unit)].army) return false
  return to === hex(rules.gate.hex) || (ground[to] === 'wall' && s.at[unit] === hex(rules.gate.hex))
}

/** DARA-19: once, and for good. */
function noteGate(s: State, unit: Unit, to: Hex, play: PlayContext): void {
  const { rules, hex } = factsOf(s)
  if (!rules.gate || s.gateTaken || to !== hex(rules.gate.hex)) return
  s.gateTaken = true
  const beset = otherSide(sideOf(s, unit))
  s.levels[beset] = Math.max(0, s.levels[beset] - rules.gate.lowers)
  tell(play, 'gate-entered', { unit: nameOf(s, unit), level: s.levels[beset] })
}

/** 6.65: through a friend only if there is a vacant hex beyond, straight on, that can be paid for. */
function leavesBeyond(s: State, frame: March, at: Hex, points: number, bits: number): boolean {
  const { unit } = frame
  const facts = factsOf(s)
  for (let d = 0; d < 6; d++) {
    const beyond = bits & (1 << d) ? facts.grid.neighbour(at, d as Direction) : NONE
    if (beyond === NONE || isImpassable(facts, beyond) || isTaken(s, sideOf(s, unit), beyond)) continue
    if (isControlled(s, beyond, otherSide(sideOf(s, unit))) && isReluctant(s, unit)) continue
    if (keepsAway(s, frame, beyond)) continue
    if (stepCost(s, unit, at, beyond, d as Direction).points <= points) return true
  }
  return false
}

/** Tricameron: they keep out of the enemy's zones until the battle seems won. */
export function isReluctant(s: State, unit: Unit): boolean {
  const { reluctant } = factsOf(s).rules
  if (s.defected || !reluctant?.units.includes(nameOf(s, unit))) return false
  const side = sideOf(s, unit)
  const theirs = s.routPoints[otherSide(side)]
  return theirs === 0 || theirs < reluctant.times * s.routPoints[side]
}

/** Taginae: the Gothic archers keep their place until there was a shock, or one of them was fired at. */
export const isHolding = (s: State, unit: Unit): boolean =>
  !s.stirred && !s.freeSetUp && unitFacts(s, unit).unitClass === factsOf(s).rules.holding

/** UTUS-12: those who were out of range when they were ordered keep away from the enemy. */
function keepsAway(s: State, { unit, inLine }: March, to: Hex): boolean {
  if (!inLine || factsOf(s).rules.lineAnywhere === undefined || !isNextToEnemy(s, to, sideOf(s, unit))) return false
  const line = s.stack.findLast((frame): frame is FrameNamed<'line'> => frame.step === 'line')
  return line?.afar.includes(unit) ?? false
}

/** Dara: the garrison never comes down (DARA-24). */
const isOnWall = (s: State, unit: Unit): boolean => factsOf(s).ground[s.at[unit]] === 'wall'

/** 6.32, 7.23: why a unit may not step to a hex. */
function stepBar(s: State, frame: March, to: Hex, ways = waysOf(s, frame)): Bar {
  const { unit, bound } = frame
  const direction = factsOf(s).grid.directionTo(s.at[unit], to)
  if (direction === NONE || !(stepBits(s, unit) & (1 << direction))) return 'not-in-front'
  if (isOnlyToMount(s, frame)) return 'only-to-mount'
  if (isHolding(s, unit)) return 'archers-hold'
  if (has(s, unit, 'shielded')) return 'in-shield-wall'
  if (isOnWall(s, unit) && !isOpenGate(s, unit, to)) return 'garrison-stays'
  if (keepsAway(s, frame, to)) return 'mi-keep-away'
  if (frame.stays) return 'fired-to-stay'
  if (bound === 'stop') return frame.stepped ? 'must-stop' : 'held-in-zone'
  if (bound === 'turn' || (bound === 'both' && frame.turned)) return 'held-in-zone'
  // 7.23: out of a zone only into a vacant hex.
  if (bound !== 'no' && isTaken(s, sideOf(s, unit), to)) return 'held-in-zone'
  const bar = enterBar(s, frame, to, direction)
  // Among friends it goes straight on, wherever that leads (6.65).
  if (bar !== null || ways === null || isPassing(s, unit)) return bar
  return ways & (1 << direction) ? null : drivenBar(frame)
}

/** 11.31, CASI-08: out of hand it goes where it must. */
const isDriven = (s: State, frame: March): boolean => isUnderWayToEnemy(frame) || isUnderWayToPlace(s, frame)
/** The directions in which it must, as bits: found once for all that is asked at a moment. Null of one who goes as he likes. */
const waysOf = (s: State, frame: March): number | null => (isDriven(s, frame) ? headings(s, frame) : null)
const drivenBar = (frame: March): Bar => (isUnderWayToEnemy(frame) ? 'must-advance' : 'keeps-its-place')

/** 6.44: in column it may wheel into the hexes beside its front, too. */
const stepBits = (s: State, unit: Unit, facing: number = s.facing[unit]): number =>
  isInColumn(s, unit)
    ? (1 << facing) | (1 << turned(facing, 1)) | (1 << turned(facing, -1))
    : isArtillery(s, unit)
      ? frontBits(s, unit)
      : FRONT_BITS[facing]

/** 36: a Cataphract on foot has nothing to do in a line of horse but to mount. */
function isOnlyToMount(s: State, { unit, inLine }: March): boolean {
  if (!inLine || !isOnFoot(s, unit)) return false
  const line = s.stack.findLast((frame): frame is FrameNamed<'line'> => frame.step === 'line')
  return line !== undefined && !isFootLine(s, unit, line.line)
}

type Turn = 'left' | 'right'
const TURNS: readonly Turn[] = ['left', 'right']
const NO_TURNS: readonly Turn[] = []

/** 7.12, 7.25: why it may not turn. */
const turnBar = (s: State, frame: March, turn: Turn): Bar =>
  turningBar(s, frame) ?? (turnsFrom(s, frame).includes(turn) ? null : drivenBar(frame))

/** How it may turn: out of hand only to where it must go, and by the shorter way (11.31). */
function turnsFrom(s: State, frame: March, ways = waysOf(s, frame)): readonly Turn[] {
  if (turningBar(s, frame) !== null) return NO_TURNS
  if (ways === null) return TURNS
  const { unit } = frame
  const facings = facingsOn(s, frame, ways)
  if (facings & (1 << s.facing[unit])) return NO_TURNS
  return TURNS.filter((turn) => turnsTowards(s, unit, facings, sign(turn)))
}

const sign = (turn: Turn): 1 | -1 => (turn === 'right' ? 1 : -1)

/** How a unit out of hand would have to face to go on, or to have an enemy before it (11.31); in its place as the point does. */
function facingsOn(s: State, frame: March, ways: number): number {
  const { unit } = frame
  const place = isUnderWayToEnemy(frame) ? null : placeInWedge(s, unit)
  if (place !== null && place.hex === s.at[unit]) return 1 << place.facing
  const { next } = terrainAt(s.scenario)
  let facings = 0
  for (let facing = 0; facing < 6; facing++)
    for (let d = 0; d < 6; d++) {
      if (!(ways & stepBits(s, unit, facing) & (1 << d))) continue
      const to = next[s.at[unit] * 6 + d] as Hex
      const there = s.unitIn[to]
      const isEnemy = there !== NO_UNIT && sideOf(s, there) !== sideOf(s, unit)
      if (isEnemy || enterBar(s, frame, to, d as Direction, stepBits(s, unit, facing)) === null) facings |= 1 << facing
    }
  return facings
}

/**
 * 6.11, 11.31: out of hand it may not halt as long as it could go on. 6.65: nor with a friend, unless the way beyond him was
 * closed meanwhile.
 */
function haltBar(s: State, frame: March, ways = waysOf(s, frame), steps = stepsFrom(s, frame, ways)): Bar {
  if (isPassing(s, frame.unit)) return steps.length > 0 ? 'may-not-stop-there' : null
  if (ways === null) return null
  return steps.length > 0 || turnsFrom(s, frame, ways).length > 0 ? drivenBar(frame) : null
}

function turningBar(s: State, frame: March): Bar {
  const { unit, bound, points } = frame
  if (isHolding(s, unit)) return 'archers-hold'
  if (isOnlyToMount(s, frame)) return 'only-to-mount'
  if (isArtillery(s, unit)) return 'no-facing'
  if (bound === 'stop') return frame.stepped ? 'must-stop' : 'may-not-turn-in-zone'
  if (bound === 'leave') return 'may-not-turn-in-zone'
  if (isPassing(s, unit)) return 'may-not-stop-there'
  if (has(s, unit, 'shielded')) return 'in-shield-wall'
  const most = allowance(s, unit) + (isInColumn(s, unit) ? COLUMN_MA : 0)
  const used = most - (has(s, unit, 'lowered') ? 1 : 0) - points
  if (bound !== 'no' && used + 1 > Math.ceil(most / 2)) return 'may-not-turn-in-zone'
  return points < turnCost(s, unit).points ? 'too-dear-to-turn' : null
}

const isLightInContact = (s: State, { unit, stepped }: March): boolean =>
  stepped &&
  !isHeavy(s, unit) &&
  !isInColumn(s, unit) &&
  !isOutOfHand(s, unit) &&
  hasEnemyInZone(s, unit) &&
  !isPassing(s, unit)

/** 8.11, 8.15: whoever has moved fires as one that does; who has not says what he will. Some weapons do not care. */
const aftersOf = (s: State, { unit, stepped, stays }: March): readonly ('stay' | 'move')[] =>
  stays ? ['stay'] : stepped || !suffersFromMoving(s, unit) ? ['move'] : ['stay', 'move']

/** 95, 36: who is out of hand only moves, and who is to mount only mounts. */
const mayFire = (s: State, frame: March): boolean => !isOutOfHand(s, frame.unit) && !isOnlyToMount(s, frame)

/** 6.41, 11.1: why a unit may not become something else where it stands. */
function changeBar(s: State, frame: March, bar: (s: State, frame: March) => Bar): Bar {
  if (isPassing(s, frame.unit)) return 'may-not-stop-there'
  if (isOutOfHand(s, frame.unit)) return 'out-of-hand'
  if (isHolding(s, frame.unit)) return 'archers-hold'
  if (bar === formBar && isOnlyToMount(s, frame)) return 'only-to-mount'
  return bar(s, frame)
}

/** 11.31: out of hand it shocks whomever it came upon, light or not. */
const isChargingWild = (s: State, { unit, stepped }: March): boolean =>
  stepped && isOutOfHand(s, unit) && !isInColumn(s, unit) && hasEnemyInZone(s, unit)

/** Who may ride along: the leader who ordered it, from the same hex (4.23). */
function companyBar(s: State, march: March, leader: Leader): Bar {
  const { unit, stepped, turned: hasTurned, leaders, inLine, points } = march
  if (stepped || hasTurned || inLine || leaders.includes(leader)) return 'rides-with-his-own'
  const orders = s.stack.findLast((frame): frame is FrameNamed<'orders'> => frame.step === 'orders')
  if (orders?.leader !== leader || s.leaderAt[leader] !== s.at[unit]) return 'rides-with-his-own'
  // 6.11: nobody holds back a unit out of hand.
  const needs = isOutOfHand(s, unit) ? points : 1
  return LEADER_MA - s.ridden[leader] < needs ? 'leader-has-ridden' : null
}

function stepsFrom(s: State, frame: March, ways = waysOf(s, frame)): Hex[] {
  const { next } = terrainAt(s.scenario)
  const bits = stepBits(s, frame.unit)
  const found: Hex[] = []
  for (let d = 0; d < 6; d++) {
    const to = bits & (1 << d) ? (next[s.at[frame.unit] * 6 + d] as Hex) : NOWHERE
    if (to !== NOWHERE && stepBar(s, frame, to, ways) === null) found.push(to)
  }
  return found
}

/** Once it has moved a second time it takes a hit (6.13, T.COH1). */
function beginToMove(s: State, frame: March, play: PlayContext): void {
  const { unit } = frame
  if (frame.stepped || frame.turned) return
  if (has(s, unit, 'moved')) suffer(s, unit, 1, play)
  mark(s, unit, 'moved')
}

const isOut = (s: State, unit: Unit): boolean => !isOnMap(s, unit) || isRouted(s, unit)

/** A unit's move is over where it stands. */
function halt(s: State, frame: March): void {
  const { unit, last } = frame
  leave(s)
  // 6.65: where the way beyond a friend was closed by what others did meanwhile, it is back before him.
  if (isPassing(s, unit) && last !== NOWHERE && s.unitIn[last] === NO_UNIT) put(s, unit, last)
  if (isChargingWild(s, frame)) mark(s, unit, 'must-check')
  // 8.21: in a line it may fire when all have moved.
  if (frame.inLine && frame.last !== NOWHERE) s.lastSteps.push({ unit, from: frame.last })
  noteNearer(s, frame)
}

/**
 * Whether there is anything left to do but to halt; if not, it halts by itself. Whoever has friends in hiding is always asked:
 * what he may do depends on where they are, and that he was not asked would tell.
 */
function mayDoMore(s: State, frame: March): boolean {
  const { unit } = frame
  const ways = waysOf(s, frame)
  if (ways === null && turningBar(s, frame) === null) return true
  if (isLightInContact(s, frame)) return true
  if (hiddenOnes(s)?.side === sideOf(s, unit) || stepsFrom(s, frame, ways).length > 0) return true
  if (turnsFrom(s, frame, ways).length > 0) return true
  if (leadersIn(s, s.at[unit]).some((leader) => companyBar(s, frame, leader) === null)) return true
  if (changeBar(s, frame, formBar) === null || changeBar(s, frame, mountBar) === null) return true
  if (!mayFire(s, frame)) return false
  return (
    targetsOf(s, unit, frame).length > 0 || lonelyTargets(s, unit, frame).length > 0 || harassed(s, frame).length > 0
  )
}

export const setOut: PassingStep<State, FrameNamed<'setOut'>> = {
  run(s, { unit, spent }) {
    leave(s)
    beginMarch(s, unit, false, spent)
  },
}

export const march: AskingStep<State, March, Action> = {
  clause: 'CA-6.31a',
  asks: (s, frame) =>
    isOut(s, frame.unit) || frame.pending !== NOWHERE || !mayDoMore(s, frame)
      ? 0
      : only(seatOf(s, sideOf(s, frame.unit))),
  run(s, frame, play) {
    if (isOut(s, frame.unit)) {
      leave(s)
      noteNearer(s, frame)
    } else if (frame.pending !== NOWHERE) stepTo(s, { ...frame, pending: NOWHERE }, frame.pending, play)
    else halt(s, frame)
  },
  actions(s, frame) {
    const make = actionsAt(s)
    const { unit } = frame
    const found: Action[] = []
    const ways = waysOf(s, frame)
    const steps = stepsFrom(s, frame, ways)
    for (const to of steps) found.push(make.step(to))
    for (const turn of turnsFrom(s, frame, ways)) found.push(make.turn(turn))
    if (!frame.stepped)
      for (const leader of leadersIn(s, s.at[unit]))
        if (companyBar(s, frame, leader) === null) found.push(make.lead(leader))
    if (mayFire(s, frame)) {
      for (const target of targetsOf(s, unit, frame))
        for (const after of aftersOf(s, frame)) found.push(make.fire(target, after))
      for (const leader of lonelyTargets(s, unit, frame))
        for (const after of aftersOf(s, frame)) found.push(make.snipe(leader, after))
      for (const target of harassed(s, frame)) found.push(make.harass(target))
    }
    if (changeBar(s, frame, formBar) === null)
      for (const facing of facingsBeside(s, unit)) found.push(make.form(facing))
    if (unitFacts(s, unit).cataphract && changeBar(s, frame, mountBar) === null) found.push(make.mount())
    if (haltBar(s, frame, ways, steps) !== null) return found
    if (isLightInContact(s, frame)) found.push(make.charge(), make.hold())
    else found.push(make.halt())
    return found
  },
  refusal(s, frame, _seat, action) {
    const { unit } = frame
    switch (action.do) {
      case 'step':
        return barred(stepBar(s, frame, hexTo(s, action)), { to: action.to })
      case 'turn':
        return barred(turnBar(s, frame, action.by))
      case 'lead':
        return barred(companyBar(s, frame, leaderIn(s, action)), { leader: action.leader })
      case 'fire':
        if (!mayFire(s, frame)) return barred(isOutOfHand(s, unit) ? 'out-of-hand' : 'only-to-mount')
        if (!aftersOf(s, frame).includes(action.after)) return undefined
        return barred(fireBar(s, unit, unitNamed(s, action.at), frame), { at: action.at })
      case 'form': {
        const bar = changeBar(s, frame, formBar)
        return barred(bar ?? (facingsBeside(s, unit).includes(action.facing) ? null : 'not-beside'))
      }
      case 'mount':
        return barred(changeBar(s, frame, mountBar))
      case 'snipe':
        if (!mayFire(s, frame)) return barred(isOutOfHand(s, unit) ? 'out-of-hand' : 'only-to-mount')
        if (!aftersOf(s, frame).includes(action.after)) return undefined
        return barred(snipeBar(s, unit, leaderIn(s, action), frame), { leader: action.leader })
      case 'harass':
        if (!mayFire(s, frame)) return barred(isOutOfHand(s, unit) ? 'out-of-hand' : 'only-to-mount')
        return barred(harassBar(s, frame, unitNamed(s, action.at)), { at: action.at })
      case 'halt':
      case 'charge':
      case 'hold': {
        const bar = haltBar(s, frame)
        if (bar !== null) return barred(bar)
        return (action.do === 'halt') === isLightInContact(s, frame) ? undefined : null
      }
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
        s.facing[unit] = turned(s.facing[unit], sign(action.by))
        become<Frame>(s, { ...frame, turned: true, last: NOWHERE, points: frame.points - cost.points })
        s.paces += cost.points
        const column = isInColumn(s, unit)
        tell(play, 'turned', { unit: nameOf(s, unit), facing: s.facing[unit], column, hits: cost.hits })
        beginToMove(s, frame, play)
        if (!isOut(s, unit)) suffer(s, unit, cost.hits, play)
        break
      }
      case 'lead':
        become<Frame>(s, { ...frame, leaders: [...frame.leaders, leaderIn(s, action)] })
        break
      case 'fire':
        if (action.after === 'stay') become<Frame>(s, { ...frame, stays: true })
        shoot(s, unit, unitNamed(s, action.at), play, { moving: action.after === 'move', how: 'ordered' })
        break
      case 'snipe':
        if (action.after === 'stay') become<Frame>(s, { ...frame, stays: true })
        snipe(s, unit, leaderIn(s, action), play)
        break
      case 'harass':
        // 8.31, 73: it is its whole move.
        leave(s)
        beginForay(s, unit, unitNamed(s, action.at))
        beginToMove(s, frame, play)
        break
      case 'form':
        leave(s)
        beginToMove(s, frame, play)
        if (!isOut(s, unit)) form(s, unit, action.facing, play)
        noteNearer(s, frame)
        break
      case 'mount':
        leave(s)
        beginToMove(s, frame, play)
        if (!isOut(s, unit)) mount(s, unit, play)
        break
      case 'charge':
        mark(s, unit, 'must-check')
        halt(s, frame)
        break
      default:
        halt(s, frame)
    }
  },
  prompt: (s, { unit, points }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('march', { unit: nameOf(s, unit), points })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

function enemiesBeside(s: State, unit: Unit): Unit[] {
  const { grid } = factsOf(s)
  const side = sideOf(s, unit)
  return grid.neighbours(s.at[unit]).flatMap((hex) => {
    const there = s.unitIn[hex]
    return there !== NO_UNIT && sideOf(s, there) !== side ? [there] : []
  })
}

/** 7.24, 8.22: who is left behind may fire at range 2 before the unit goes, if he reaches that far. */
function setForth(s: State, frame: March, to: Hex, play: PlayContext): void {
  const { unit } = frame
  if (isAmbushed(s, sideOf(s, unit), to)) {
    // DARA-23, 127: it has not entered the hex, and may go on if it still can.
    discover(s, nameOf(s, unit), play)
    if (isPassing(s, unit) && frame.last !== NOWHERE) put(s, unit, frame.last)
    become<Frame>(s, { ...frame, bound: inEnemyZone(s, unit) ? 'stop' : frame.bound })
    return
  }
  const left = enemiesBeside(s, unit).filter(
    (enemy) =>
      controlsByMissiles(s, enemy, s.at[unit]) &&
      !controlsByMissiles(s, enemy, to) &&
      isArmed(s, enemy) &&
      reachOf(s, enemy) >= RETIRING_RANGE,
  )
  if (left.length === 0) {
    stepTo(s, frame, to, play)
    return
  }
  become<Frame>(s, { ...frame, pending: to })
  for (const enemy of left.reverse()) enter<Frame>(s, { step: 'reaction', unit: enemy, mover: unit, what: 'retire' })
}

/** A step, what it costs, and what the enemy may do about it. From one zone into another it stops (7.24). */
function stepTo(s: State, frame: March, to: Hex, play: PlayContext): void {
  const { unit } = frame
  const { grid } = factsOf(s)
  const from = s.at[unit]
  const cost: Cost = stepCost(s, unit, from, to, grid.directionTo(from, to) as Direction)
  // 6.65: friends who ride through those in hiding give them away, for both take a hit.
  if (isHideout(s, sideOf(s, unit), to)) discover(s, null, play)
  const stood = mayShare(s, unit, to) ? NO_UNIT : s.unitIn[to]
  const toward = [...narrowed(s, frame, to)]
  // 6.44: a column turns to where it goes.
  if (isInColumn(s, unit)) s.facing[unit] = grid.directionTo(from, to) as Direction
  moveWith(s, frame.leaders, unit, to, cost.points)
  s.paces += cost.points
  mark(s, unit, 'stepped')
  mark(s, unit, 'displaced')
  // 7.32: the marker comes with the step, before any reaction.
  if (mustShock(s, unit)) mark(s, unit, 'must-check')
  const bound = inEnemyZone(s, unit) ? 'stop' : 'no'
  become<Frame>(s, { ...frame, stepped: true, last: from, points: frame.points - cost.points, bound, toward })
  tell(play, 'stepped', { unit: nameOf(s, unit), from: grid.name(from), to: grid.name(to), hits: cost.hits })
  noteGate(s, unit, to, play)
  enter<Frame>(s, { step: 'reactions', unit, stage: 'escape', asked: [], escaped: [] })
  beginToMove(s, frame, play)
  if (!isOut(s, unit)) suffer(s, unit, cost.hits, play)
  if (stood !== NO_UNIT && !isOut(s, unit)) passThrough(s, unit, stood, play)
}

/** A unit comes to a hex, with whoever rides along; in passing the friend who stands there keeps his place. */
function moveWith(s: State, leaders: readonly Leader[], unit: Unit, to: Hex, points: number): void {
  const from = s.at[unit]
  put(s, unit, to)
  for (const leader of leaders) {
    // Who fell on the way rides no further.
    if (s.leaderAt[leader] !== from) continue
    s.leaderAt[leader] = to
    s.ridden[leader] += points
  }
}

/** 11.3, 47, 138: whether a unit of a line has come two hexes nearer to the enemy that was nearest. */
function noteNearer(s: State, { unit, distance, nearest, inLine, stepped }: March): void {
  if (!inLine || !stepped || isOut(s, unit) || isArcher(s, unit)) return
  const { grid } = factsOf(s)
  const there = nearest.filter((enemy) => isOnMap(s, enemy))
  const isNearer = (enemy: Unit): boolean => grid.distance(s.at[unit], s.at[enemy]) <= distance - 2
  const at = s.stack.findLastIndex((frame) => frame.step === 'line')
  if (at >= 0 && there.length > 0 && there.every(isNearer))
    s.stack[at] = { ...(s.stack[at] as FrameNamed<'line'>), nearer: true }
}

// Leaders

/** 4.61, 6.14, 6.62: why a leader may not ride to a neighbouring hex. */
export function rideBar(s: State, leader: Leader, points: number, to: Hex, from = s.leaderAt[leader]): Bar {
  const facts = factsOf(s)
  if (!facts.grid.areNeighbours(from, to)) return 'not-adjacent'
  if (isImpassable(facts, to)) return 'impassable'
  const { side } = leaderFacts(s, leader)
  const unit = s.unitIn[to]
  if (unit !== NO_UNIT && facts.units[unit].side !== side) return 'enemy-there'
  if (unit === NO_UNIT && isControlled(s, to, otherSide(side))) return 'leader-needs-company'
  return rideCost(s, from, to) > points ? 'too-dear' : null
}

function rideStepBar(s: State, { leader, points, stepped, free }: Ride, to: Hex): Bar {
  const isHere = isControlled(s, s.leaderAt[leader], otherSide(leaderFacts(s, leader).side))
  if (isHere && (stepped || !free)) return 'must-stop'
  return rideBar(s, leader, points, to)
}

/** CASI-07: the leader of the wedge does not stop away from its first rows as long as he can go on. */
function rideHaltBar(s: State, frame: Ride): Bar {
  if (!frame.stepped || isWithWedge(s, frame.leader, s.leaderAt[frame.leader])) return null
  return mayRideOn(s, frame) ? 'leads-the-wedge' : null
}

function mayRideOn(s: State, frame: Ride): boolean {
  const { next } = terrainAt(s.scenario)
  const at = s.leaderAt[frame.leader]
  for (let d = 0; d < 6; d++) {
    const to = next[at * 6 + d] as Hex
    if (to !== NOWHERE && rideStepBar(s, frame, to) === null) return true
  }
  return false
}

export const ride: AskingStep<State, Ride, Action> = {
  clause: 'CA-6.14a',
  // He halts by himself where he cannot go on.
  asks: (s, frame) =>
    isInPlay(s, frame.leader) && mayRideOn(s, frame) ? only(seatOf(s, leaderFacts(s, frame.leader).side)) : 0,
  run: (s) => leave(s),
  actions(s, frame) {
    const make = actionsAt(s)
    const { next } = terrainAt(s.scenario)
    const found: Action[] = rideHaltBar(s, frame) === null ? [make.halt()] : []
    for (let d = 0; d < 6; d++) {
      const to = next[s.leaderAt[frame.leader] * 6 + d] as Hex
      if (to !== NOWHERE && rideStepBar(s, frame, to) === null) found.push(make.step(to))
    }
    return found
  },
  refusal(s, frame, _seat, action) {
    if (action.do === 'halt') return barred(rideHaltBar(s, frame))
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
    if (isAmbushed(s, leaderFacts(s, leader).side, to)) {
      discover(s, leaderFacts(s, leader).id, play)
      return
    }
    const points = rideCost(s, from, to)
    s.ridden[leader] += points
    s.paces += points
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
