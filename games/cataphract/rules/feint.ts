import { type AskingStep, become, enter, leave, only, type PlayContext, within } from '@iacta/kernel'
import { FEINT_HEXES, WITHDRAWAL_DISTANCE } from '../data/tables.ts'
import { type Action, actionsAt, hexTo, unitIn, unitNamed } from './action.ts'
import { check, passThrough } from './cohesion.ts'
import { beginShock } from './designation.ts'
import { roll } from './dice.ts'
import { ask, tell } from './happenings.ts'
import { mustShock } from './march.ts'
import { aimBar, isArmed, sees, shoot } from './missiles.ts'
import {
  type Direction,
  type Hex,
  NO_LEADER,
  NO_UNIT,
  NONE,
  NOWHERE,
  SEAT_IDS,
  turned,
  type Unit,
  type Vertex,
} from './printed.ts'
import { meetLeaders } from './reactions.ts'
import { type Bar, barred } from './reasons.ts'
import { declinesWithdrawal } from './standing.ts'
import {
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  inEnemyZone,
  isCavalry,
  isControlled,
  isImpassable,
  isInColumn,
  isOnMap,
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

/** Feigned retreat: horse that flees to turn upon whoever follows it (6.7). */

type Asking<Name extends Frame['step']> = AskingStep<State, FrameNamed<Name>, Action>

const isGone = (s: State, unit: Unit): boolean => !isOnMap(s, unit) || isRouted(s, unit)
const waiting = (s: State, unit: Unit) => ask('wait', { seat: SEAT_IDS[seatOf(s, sideOf(s, unit))] })

/** 6.71, 6.72, 6.76: whether a unit may feign before a horseman who comes near, as often as it likes (UTUS-16, CATA-21). */
export function mayFeign(s: State, unit: Unit, mover: Unit): boolean {
  const { rules, grid } = factsOf(s)
  if (!rules.feigning?.includes(unitFacts(s, unit).unitClass) || typeOf(s, unit) !== 'LC') return false
  if (!isCavalry(s, mover) || isGone(s, unit) || isInColumn(s, unit) || has(s, unit, 'engaged')) return false
  // 6.57: only in the Movement and Missile segment.
  if (within<Frame, 'shock'>(s, 'shock')) return false
  if (grid.distance(s.at[unit], s.at[mover]) > WITHDRAWAL_DISTANCE || inEnemyZone(s, unit)) return false
  // 6.72: not against one whom a friend of the unit controls.
  if (isControlled(s, s.at[mover], sideOf(s, unit))) return false
  return mayFlee(s, unit, mover, s.at[unit], FEINT_HEXES.least, FEINT_HEXES.most)
}

/** 6.73, 6.76: why it may not flee to a hex; it never leaves the map. */
function fleeBar(s: State, unit: Unit, mover: Unit, from: Hex, to: Hex): Bar {
  const { grid } = factsOf(s)
  if (!grid.areNeighbours(from, to)) return 'not-adjacent'
  if (isImpassable(factsOf(s), to)) return 'impassable'
  if (grid.distance(to, s.at[mover]) <= grid.distance(from, s.at[mover])) return 'not-away'
  const there = s.unitIn[to]
  if (there !== NO_UNIT && sideOf(s, there) !== sideOf(s, unit)) return 'enemy-there'
  if (isControlled(s, to, sideOf(s, mover))) return 'into-zone'
  return there !== NO_UNIT && isInColumn(s, there) ? 'column-bars' : null
}

/** Whether so many hexes more can be fled, and no more than so many, the last of them vacant (6.61, 6.73). */
function mayFlee(s: State, unit: Unit, mover: Unit, from: Hex, least: number, most: number): boolean {
  if (most <= 0) return false
  return factsOf(s)
    .grid.neighbours(from)
    .some((to) => {
      if (fleeBar(s, unit, mover, from, to) !== null) return false
      const mayEnd = least <= 1 && s.unitIn[to] === NO_UNIT
      return mayEnd || mayFlee(s, unit, mover, to, least - 1, most - 1)
    })
}

/** One announces it, and is on the way (6.73 [1]). */
export function beginFeint(s: State, unit: Unit, mover: Unit, play: PlayContext): void {
  tell(play, 'feigns', { unit: nameOf(s, unit), mover: nameOf(s, mover) })
  enter<Frame>(s, { step: 'feint', unit, mover, path: [s.at[unit]], seen: sees(s, mover, s.at[unit]) })
}

/** 6.75: who of several feigns first; whoever is left is asked again, unless the other pursues. */
export const decoys: Asking<'decoys'> = {
  clause: 'CA-6.75a',
  asks: (s, { mover, units }) => (isGone(s, mover) ? 0 : only(seatOf(s, sideOf(s, units[0])))),
  declines: (s, { mover, units }) => declinesWithdrawal(s, units[0], mover),
  run: (s, frame) => passOver(s, frame, frame.units),
  actions: (s, { units }) => [actionsAt(s).decline(), ...units.map((unit) => actionsAt(s).decoy(unit))],
  refusal(s, { units, mover }, _seat, action) {
    if (action.do === 'decline') return null
    if (action.do !== 'decoy') return undefined
    const unit = unitIn(s, action)
    return barred(units.includes(unit) && mayFeign(s, unit, mover) ? null : 'may-not-feign', { unit: action.unit })
  },
  play(s, frame, _seat, action, play) {
    const chosen = action.do === 'decoy' ? [unitIn(s, action)] : frame.units
    passOver(s, frame, chosen)
    if (action.do === 'decoy') beginFeint(s, chosen[0], frame.mover, play)
  },
  prompt: (s, { mover, units }, seat) =>
    sideOfSeat(s, seat) === sideOf(s, mover)
      ? waiting(s, units[0])
      : ask('decoys', { mover: nameOf(s, mover), left: units.length }),
}

/** They have been asked about this hex of the mover's way. */
function passOver(s: State, { mover }: FrameNamed<'decoys'>, units: readonly Unit[]): void {
  leave(s)
  const at = s.stack.findLastIndex((frame) => frame.step === 'reactions' && frame.unit === mover)
  const frame = s.stack[at] as FrameNamed<'reactions'>
  s.stack[at] = { ...frame, asked: [...frame.asked, ...units] }
}

const gone = ({ path }: FrameNamed<'feint'>): number => path.length - 1
const isAmongFriends = (s: State, unit: Unit): boolean => s.unitIn[s.at[unit]] !== unit

function feintBar(s: State, frame: FrameNamed<'feint'>, to: Hex): Bar {
  const { unit, mover } = frame
  const bar = fleeBar(s, unit, mover, s.at[unit], to)
  if (bar !== null) return bar
  const left = FEINT_HEXES.least - gone(frame) - 1
  const isVacant = s.unitIn[to] === NO_UNIT
  if (left <= 0 && isVacant) return null
  // There must be a way on from there, of as many hexes as are still to go and none too many.
  return mayFlee(s, unit, mover, to, left, FEINT_HEXES.most - gone(frame) - 1) ? null : 'may-not-stop-there'
}

const feintEndBar = (s: State, frame: FrameNamed<'feint'>): Bar =>
  gone(frame) < FEINT_HEXES.least ? 'feint-further' : isAmongFriends(s, frame.unit) ? 'may-not-stop-there' : null

/** After the last hex that it may flee it ends by itself. */
const feintSteps = (s: State, frame: FrameNamed<'feint'>): Hex[] =>
  gone(frame) >= FEINT_HEXES.most
    ? []
    : factsOf(s)
        .grid.neighbours(s.at[frame.unit])
        .filter((to) => feintBar(s, frame, to) === null)

/** Facing the way it goes, and turned as little as may be. */
function facingAlong(s: State, unit: Unit, direction: Direction): Vertex {
  const [a, b] = [turned(direction, -1), turned(direction, -2)]
  const turns = (to: number): number => Math.min(turned(to, -s.facing[unit]), turned(s.facing[unit], -to))
  return turns(a) <= turns(b) ? a : b
}

function goTo(s: State, unit: Unit, to: Hex, play: PlayContext): void {
  const { grid } = factsOf(s)
  const from = s.at[unit]
  const side = sideOf(s, unit)
  const company = leadersIn(s, from).filter((leader) => leaderFacts(s, leader).side === side)
  const stood = s.unitIn[to]
  put(s, unit, to)
  for (const leader of company) s.leaderAt[leader] = to
  s.facing[unit] = facingAlong(s, unit, grid.directionTo(from, to) as Direction)
  mark(s, unit, 'displaced')
  tell(play, 'stepped', { unit: nameOf(s, unit), from: grid.name(from), to: grid.name(to), hits: 0 })
  if (stood !== NO_UNIT) passThrough(s, unit, stood, play)
}

export const feint: Asking<'feint'> = {
  clause: 'CA-6.73a',
  asks: (s, frame) => {
    if (isGone(s, frame.unit) || isGone(s, frame.mover)) return 0
    return feintSteps(s, frame).length === 0 ? 0 : only(seatOf(s, sideOf(s, frame.unit)))
  },
  run(s, frame, play) {
    leave(s)
    if (isGone(s, frame.unit) || isGone(s, frame.mover)) return
    // 6.61: where those it passed have closed the way, it is back where it last stood alone.
    const back = frame.path.findLast((hex) => s.unitIn[hex] === NO_UNIT)
    if (isAmongFriends(s, frame.unit) && back !== undefined) goTo(s, frame.unit, back, play)
    reactTo(s, frame, play)
  },
  actions(s, frame) {
    const make = actionsAt(s)
    return [
      ...(feintEndBar(s, frame) === null ? [make.halt()] : []),
      ...feintSteps(s, frame).map((to) => make.step(to)),
    ]
  },
  refusal(s, frame, _seat, action) {
    if (action.do === 'halt') return barred(feintEndBar(s, frame))
    return action.do === 'step' ? barred(feintBar(s, frame, hexTo(s, action)), { to: action.to }) : undefined
  },
  play(s, frame, _seat, action, play) {
    if (action.do === 'step') {
      const to = hexTo(s, action)
      become<Frame>(s, { ...frame, path: [...frame.path, to] })
      goTo(s, frame.unit, to, play)
      meetLeaders(s, frame.unit, play)
      return
    }
    leave(s)
    reactTo(s, frame, play)
  },
  prompt: (s, frame, seat) =>
    sideOfSeat(s, seat) === sideOf(s, frame.unit)
      ? ask('feint', { unit: nameOf(s, frame.unit), left: FEINT_HEXES.most - gone(frame) })
      : waiting(s, frame.unit),
}

/** 6.74: whoever did not see where it began stays; else a roll above its value (UTUS-07, CATA-13) means pursuit. */
function reactTo(s: State, { unit, mover, path, seen }: FrameNamed<'feint'>, play: PlayContext): void {
  if (!seen) return
  const { rules } = factsOf(s)
  const needs = rules.feintReaction?.[unitFacts(s, mover).unitClass]
  if (needs === undefined) return
  const die = roll(play)
  const isLed = leadersIn(s, s.at[mover]).some((leader) => leaderFacts(s, leader).side === sideOf(s, mover))
  const modified = die - (isLed ? 1 : 0)
  tell(play, 'feint-reaction', { unit: nameOf(s, mover), roll: die, needs, pursues: modified > needs })
  if (modified > needs) pursue(s, mover, unit, path, play)
}

/** 6.73 [3]: along the same way until one vacant hex lies between, through zones and friends, up to an enemy in the way. */
export function pursue(s: State, mover: Unit, unit: Unit, path: readonly Hex[], play: PlayContext): void {
  follow(s, mover, unit, path, play)
  meetLeaders(s, mover, play)
}

function follow(s: State, mover: Unit, unit: Unit, path: readonly Hex[], play: PlayContext): void {
  endMove(s, mover)
  for (const to of [...wayToStart(s, mover, path[0]), ...path.slice(0, -2)]) {
    if (to === s.at[mover]) continue
    if (isBarredTo(s, mover, to)) break
    goTo(s, mover, to, play)
    if (isGone(s, mover)) return
    mark(s, mover, 'stepped')
  }
  // 7.31: heavy horse that comes next to an enemy must shock, however it came there.
  if (mustShock(s, mover)) mark(s, mover, 'must-check')
  const between = vacantBetween(s, mover, unit, path[path.length - 2])
  const { grid } = factsOf(s)
  // 6.73 [4], 108.
  if (between === NOWHERE) return
  const { die, short } = check(s, unit, play)
  const turns = short === 0
  tell(play, 'feint-turns', { unit: nameOf(s, unit), roll: die, turns })
  if (turns) aboutFace(s, unit, grid.directionTo(s.at[unit], between) as Direction)
  enter<Frame>(
    s,
    turns
      ? { step: 'strike', unit, at: mover, by: between, moved: false, fromHere: true }
      : { step: 'strike', unit: mover, at: unit, by: between, moved: false, fromHere: false },
  )
}

/** 6.73 [4]: right about, or so that the hex between is before it. */
function aboutFace(s: State, unit: Unit, direction: Direction): void {
  const about = turned(s.facing[unit], 3)
  const isBefore = direction === turned(about, 1) || direction === turned(about, 2)
  s.facing[unit] = isBefore ? about : facingAlong(s, unit, direction)
}

/** 6.73: whatever comes of it, the pursuer's move is over. */
function endMove(s: State, mover: Unit): void {
  s.stack = s.stack.filter((frame) => !((frame.step === 'march' || frame.step === 'reactions') && frame.unit === mover))
}

/** The hexes that lie between two others, two hexes apart. */
const hexesBetween = (s: State, from: Hex, to: Hex): Hex[] => {
  const { grid } = factsOf(s)
  return grid.distance(from, to) === 2 ? grid.neighbours(from).filter((hex) => grid.areNeighbours(hex, to)) : []
}

/** 6.62, 6.65: where an enemy stands nobody gets through, nor through a column, nor where nobody may go. */
function isBarredTo(s: State, mover: Unit, to: Hex): boolean {
  const there = s.unitIn[to]
  if (isImpassable(factsOf(s), to)) return true
  return there !== NO_UNIT && (sideOf(s, there) !== sideOf(s, mover) || isInColumn(s, there))
}

/** Straight to where the retreat began, by a hex between if there is one, and rather by a vacant one. */
function wayToStart(s: State, mover: Unit, start: Hex): Hex[] {
  const between = hexesBetween(s, s.at[mover], start)
  const open = between.find((hex) => s.unitIn[hex] === NO_UNIT && !isBarredTo(s, mover, hex))
  // Where all are barred it stops before the first of them.
  return between.length === 0 ? [] : [open ?? between.find((hex) => !isBarredTo(s, mover, hex)) ?? between[0]]
}

/** 6.73 [4]: the vacant hex between the two, rather the one on the way. */
function vacantBetween(s: State, mover: Unit, unit: Unit, onTheWay: Hex): Hex {
  const open = hexesBetween(s, s.at[mover], s.at[unit]).filter(
    (hex) => s.unitIn[hex] === NO_UNIT && !isImpassable(factsOf(s), hex),
  )
  return open.includes(onTheWay) ? onTheWay : (open[0] ?? NOWHERE)
}

// 6.73 [4]

type Strike = FrameNamed<'strike'>

const mayShoot = (s: State, { unit, at, moved, fromHere }: Strike): boolean =>
  (moved || fromHere) && isArmed(s, unit) && !isGone(s, at) && aimBar(s, unit, at) === null

const mayClose = (s: State, { moved, by }: Strike): boolean => !moved && s.unitIn[by] === NO_UNIT

/** Whoever has turned, or caught the other up, fires, or goes up to him and fires or shocks; or lets it be. */
export const strike: Asking<'strike'> = {
  clause: 'CA-6.73d',
  asks: (s, { unit, at }) => (isGone(s, unit) || isGone(s, at) ? 0 : only(seatOf(s, sideOf(s, unit)))),
  run: (s) => leave(s),
  actions(s, frame) {
    const make = actionsAt(s)
    return [
      make.halt(),
      ...(mayShoot(s, frame) ? [make.fire(frame.at, 'stay')] : []),
      ...(mayClose(s, frame) ? [make.step(frame.by)] : []),
      ...(frame.moved ? [make.charge()] : []),
    ]
  },
  play(s, frame, _seat, action, play) {
    const { unit, at } = frame
    switch (action.do) {
      case 'step':
        become<Frame>(s, { ...frame, moved: true })
        goTo(s, unit, frame.by, play)
        faceTo(s, unit, at)
        meetLeaders(s, unit, play)
        break
      case 'fire':
        leave(s)
        shoot(s, unit, unitNamed(s, action.at), play, { moving: frame.moved, how: 'reaction' })
        break
      case 'charge':
        leave(s)
        mark(s, unit, 'must-check')
        shockOf(s, unit, at, play)
        break
      default:
        leave(s)
    }
  },
  prompt: (s, { unit, at, moved }, seat) =>
    sideOfSeat(s, seat) === sideOf(s, unit)
      ? ask('strike', { unit: nameOf(s, unit), at: nameOf(s, at), moved })
      : waiting(s, unit),
}

function faceTo(s: State, unit: Unit, at: Unit): void {
  const direction = factsOf(s).grid.directionTo(s.at[unit], s.at[at])
  if (direction !== NONE) s.facing[unit] = facingAlong(s, unit, direction)
}

/** 6.73: at once, through all steps from the charge on. */
function shockOf(s: State, unit: Unit, at: Unit, play: PlayContext): void {
  tell(play, 'combat', { attackers: [nameOf(s, unit)], defenders: [nameOf(s, at)] })
  beginShock(s, NO_LEADER, [
    {
      attackers: [unit],
      defenders: [at],
      attacker: NO_UNIT,
      defender: NO_UNIT,
      left: [],
      fallen: [0, 0],
      superior: false,
      over: false,
      settled: false,
    },
  ])
}
