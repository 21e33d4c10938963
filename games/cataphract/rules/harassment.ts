import { type AskingStep, become, enter, leave, only, type PlayContext } from '@iacta/kernel'
import { HARASS_DISTANCE } from '../data/tables.ts'
import { type Action, actionsAt, hexTo } from './action.ts'
import { isTaken } from './ambush.ts'
import { spirits, suffer } from './cohesion.ts'
import { commandReach, reaches } from './command.ts'
import { roll } from './dice.ts'
import { pursue } from './feint.ts'
import { isHardCrossing, stepCost } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { firesTwice, hurtLeaders, isArmed, rollFire, sees } from './missiles.ts'
import { type Direction, type Hex, NO_UNIT, NONE, otherSide, SEAT_IDS, turned, type Unit } from './printed.ts'
import { meetLeaders, turnInReaction } from './reactions.ts'
import { type Bar, barred } from './reasons.ts'
import { formWall, mayFormWall } from './shield-wall.ts'
import {
  aspectIn,
  controllersOf,
  type Frame,
  type FrameNamed,
  factsOf,
  frontBits,
  has,
  inEnemyZone,
  isArtillery,
  isCavalry,
  isControlled,
  isImpassable,
  isOnMap,
  isRouted,
  leadersIn,
  leadersOf,
  mark,
  mayCommand,
  nameOf,
  put,
  rangeOf,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  typeOf,
  unitFacts,
  unitsOf,
} from './state.ts'

/** Harassment and dispersal: light horse rides up, shoots and is back, without leaving its hex (8.3). */

type Foray = FrameNamed<'foray'>
type March = FrameNamed<'march'>

/** 8.31: why a unit may not harass anybody now. */
export function harasserBar(s: State, { unit, stepped, turned: hasTurned, stays }: March): Bar {
  if (typeOf(s, unit) !== 'LC' || unitFacts(s, unit).missile === null) return 'no-harassment'
  if (stepped || hasTurned || stays) return 'harass-whole-move'
  if (has(s, unit, 'fired')) return 'fired-already'
  if (!isArmed(s, unit)) return 'out-of-missiles'
  return inEnemyZone(s, unit) ? 'harass-in-zone' : null
}

/** 8.32: why it may not harass this one. */
export function harassBar(s: State, march: March, target: Unit): Bar {
  const { unit } = march
  const bar = harasserBar(s, march)
  if (bar !== null) return bar
  if (!isOnMap(s, target) || sideOf(s, target) === sideOf(s, unit)) return 'own-unit'
  if (has(s, target, 'engaged')) return 'engaged-not-fired-at'
  const far = factsOf(s).grid.distance(s.at[unit], s.at[target])
  if (far < 2 || far > HARASS_DISTANCE) return 'harass-distance'
  if (!sees(s, unit, s.at[target])) return 'no-line-of-sight'
  return waysOn(s, unit, target, s.at[unit]).length > 0 ? null : 'harass-no-way'
}

export function harassed(s: State, march: March): Unit[] {
  if (harasserBar(s, march) !== null) return []
  const { grid } = factsOf(s)
  return unitsOf(s, otherSide(sideOf(s, march.unit))).filter(
    (target) =>
      grid.distance(s.at[march.unit], s.at[target]) <= HARASS_DISTANCE && harassBar(s, march, target) === null,
  )
}

/** 8.32, 115: the hexes in front, without turning, from where a way leads on until it is next to the target. */
function waysOn(s: State, unit: Unit, target: Unit, at: Hex, most = HARASS_DISTANCE): Hex[] {
  const { grid } = factsOf(s)
  if (most === 0) return []
  const bits = frontBits(s, unit)
  const found: Hex[] = []
  for (let d = 0; d < 6; d++) {
    const to = bits & (1 << d) ? grid.neighbour(at, d as Direction) : NONE
    if (to === NONE || s.unitIn[to] !== NO_UNIT || isHardCrossing(s, unit, at, to, d as Direction)) continue
    const isNear = grid.areNeighbours(to, s.at[target])
    if (!isNear && isControlled(s, to, sideOf(s, target))) continue
    if (isNear || waysOn(s, unit, target, to, most - 1).length > 0) found.push(to)
  }
  return found
}

export function beginForay(s: State, unit: Unit, target: Unit): void {
  enter<Frame>(s, { step: 'foray', unit, target, path: [], stage: 'path', asked: [], firing: [] })
}

const placeOf = (s: State, { unit, path }: Foray): Hex => path.at(-1) ?? s.at[unit]
const nextHexes = (s: State, frame: Foray): Hex[] => waysOn(s, frame.unit, frame.target, placeOf(s, frame))
const isThere = (s: State, unit: Unit): boolean => isOnMap(s, unit) && !isRouted(s, unit)

function goTo(s: State, frame: Foray, to: Hex): void {
  const isNear = factsOf(s).grid.areNeighbours(to, s.at[frame.target])
  become<Frame>(s, { ...frame, path: [...frame.path, to], stage: isNear ? 'wall' : 'path' })
}

export const foray: AskingStep<State, Foray, Action> = {
  clause: 'CA-8.32b',
  asks: (s, frame) =>
    frame.stage === 'path' && isThere(s, frame.unit) && nextHexes(s, frame).length > 1
      ? only(seatOf(s, sideOf(s, frame.unit)))
      : 0,
  run(s, frame, play) {
    if (!isThere(s, frame.unit) || !isOnMap(s, frame.target)) leave(s)
    else NEXT[frame.stage](s, frame, play)
  },
  actions: (s, frame) => nextHexes(s, frame).map((to) => actionsAt(s).step(to)),
  refusal: (s, frame, _seat, action) =>
    action.do === 'step'
      ? barred(nextHexes(s, frame).includes(hexTo(s, action)) ? null : 'harass-no-way', { to: action.to })
      : undefined,
  play(s, frame, _seat, action) {
    if (action.do === 'step') goTo(s, frame, hexTo(s, action))
  },
  prompt: (s, { unit, target }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('foray', { unit: nameOf(s, unit), at: nameOf(s, target) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

type Stage = (s: State, frame: Foray, play: PlayContext) => void
const NEXT: Readonly<Record<Foray['stage'], Stage>> = {
  path(s, frame) {
    const [to] = nextHexes(s, frame)
    if (to === undefined) leave(s)
    else goTo(s, frame, to)
  },
  wall(s, frame, play) {
    const { grid } = factsOf(s)
    tell(play, 'harasses', {
      unit: nameOf(s, frame.unit),
      at: nameOf(s, frame.target),
      path: frame.path.map((hex) => grid.name(hex)),
    })
    become<Frame>(s, { ...frame, stage: 'turn' })
    if (mayFormWall(s, frame.target, s.at[frame.unit]))
      enter<Frame>(s, { step: 'riposte', unit: frame.target, what: 'wall' })
  },
  turn(s, frame) {
    become<Frame>(s, { ...frame, stage: 'fire' })
    if (mayTurnAt(s, frame)) enter<Frame>(s, { step: 'riposte', unit: frame.target, what: 'turn' })
  },
  fire(s, frame) {
    const unit = riposters(s, frame)[0]
    if (unit === undefined) {
      become<Frame>(s, { ...frame, stage: 'done' })
      return
    }
    become<Frame>(s, { ...frame, asked: [...frame.asked, unit] })
    enter<Frame>(s, { step: 'riposte', unit, what: 'fire' })
  },
  done: resolve,
}

/** 8.33, 7.14: the target may turn by a vertex. */
function mayTurnAt(s: State, { target, unit }: Foray): boolean {
  if (!isThere(s, target) || isArtillery(s, target) || has(s, target, 'reacted')) return false
  if (has(s, target, 'column') || has(s, target, 'engaged') || has(s, target, 'shielded')) return false
  return controllersOf(s, s.at[target], sideOf(s, unit)).length === 0
}

/** 8.33: who may still fire: the target, and whoever has a hex of the way next to it in its arc. */
function riposters(s: State, frame: Foray): Unit[] {
  const { target, asked, firing } = frame
  const isAsked = (unit: Unit): boolean => {
    const times = asked.filter((one) => one === unit).length
    // 11.4: those who fire twice are asked again if they have fired.
    return times > (firesTwice(s, unit) && firing.includes(unit) ? 1 : 0)
  }
  const near = unitsOf(s, sideOf(s, target)).filter((unit) => !isAsked(unit) && meets(s, frame, unit) !== null)
  return near.sort((a, b) => Number(b === target) - Number(a === target))
}

/** The last hex of the way that is next to a unit and in its arc. */
function meets(s: State, { path }: Foray, unit: Unit): Hex | null {
  const { grid, ground } = factsOf(s)
  if (!isArmed(s, unit) || isArtillery(s, unit) || ground[s.at[unit]] === 'wall') return null
  const met = path.filter((hex) => {
    const direction = grid.directionTo(s.at[unit], hex)
    return direction !== NONE && aspectIn(s, unit, direction) !== 'rear'
  })
  return met.at(-1) ?? null
}

/** 8.33: all fire at once. 8.34: infantry that was hit may lose its head. */
function resolve(s: State, frame: Foray, play: PlayContext): void {
  const { unit, target, firing } = frame
  leave(s)
  const from = placeOf(s, frame)
  const hex = s.at[target]
  const { die, hits } = rollFire(s, unit, target, play, { moving: true, range: 1, how: 'ordered', from })
  let taken = 0
  for (const one of firing) {
    const to = meets(s, frame, one) ?? from
    // A second fire needs missiles left after the first (57).
    if (isArmed(s, one)) taken += rollFire(s, one, unit, play, { moving: false, range: 1, how: 'reaction', to }).hits
  }
  if (mayLure(s, unit, target)) enter<Frame>(s, { step: 'lure', unit, target, path: frame.path })
  const isImpetuous = hits > 0 && !isCavalry(s, target) && !isArtillery(s, target) && !isRouted(s, target)
  if (isImpetuous) enter<Frame>(s, { step: 'impetus', unit: target, after: unit, rolled: false })
  hurtLeaders(s, hex, die, play)
  suffer(s, unit, taken, play)
  suffer(s, target, hits, play)
}

const CLAUSES = { wall: 'CA-11.71a', turn: 'CA-8.33b', fire: 'CA-8.33b' } as const

export const riposte: AskingStep<State, FrameNamed<'riposte'>, Action> = {
  clause: (_s, { what }) => CLAUSES[what],
  asks: (s, { unit }) => only(seatOf(s, sideOf(s, unit))),
  actions(s, { what }) {
    const make = actionsAt(s)
    if (what === 'wall') return [make.decline(), make.shield()]
    if (what === 'turn') return [make.decline(), make.turn('left'), make.turn('right')]
    return [make.decline(), make.fire(forayOf(s).unit, 'stay')]
  },
  play(s, { unit }, _seat, action, play) {
    leave(s)
    if (action.do === 'shield') formWall(s, unit, play)
    if (action.do === 'turn') turnInReaction(s, unit, action.by === 'right' ? 1 : -1, play)
    if (action.do === 'fire') {
      const frame = forayOf(s)
      become<Frame>(s, { ...frame, firing: [...frame.firing, unit] })
    }
  },
  prompt: (s, { unit, what }, seat) => {
    const side = sideOf(s, unit)
    if (sideOfSeat(s, seat) !== side) return ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
    const key = what === 'wall' ? 'riposte-wall' : what === 'turn' ? 'riposte-turn' : 'riposte-fire'
    return ask(key, { unit: nameOf(s, unit) })
  },
}

const forayOf = (s: State): Foray => s.stack.findLast((frame): frame is Foray => frame.step === 'foray') as Foray

// 8.35

type Lure = FrameNamed<'lure'>

/** 6.71, 6.72: whether horse that has harassed other horse may now feign to flee from it. */
function mayLure(s: State, unit: Unit, target: Unit): boolean {
  const { rules } = factsOf(s)
  if (!rules.feigning?.includes(unitFacts(s, unit).unitClass) || !isCavalry(s, target)) return false
  return !inEnemyZone(s, unit) && !isControlled(s, s.at[target], sideOf(s, unit))
}

/** 6.74: whom no leader reaches who might command it, it must pursue. */
const isOutOfCommand = (s: State, unit: Unit): boolean =>
  !leadersOf(s, sideOf(s, unit)).some(
    (leader) => mayCommand(s, leader, unit) && reaches(commandReach(s, leader, rangeOf(s, leader)), s.at[unit]),
  )

export const lure: AskingStep<State, Lure, Action> = {
  clause: 'CA-8.35a',
  asks: (s, { unit, target }) => (isThere(s, unit) && isThere(s, target) ? only(seatOf(s, sideOf(s, unit))) : 0),
  run: (s) => leave(s),
  actions: (s) => [actionsAt(s).decline(), actionsAt(s).feign()],
  play(s, { unit, target, path }, _seat, action, play) {
    leave(s)
    if (action.do !== 'feign') return
    const { rules } = factsOf(s)
    tell(play, 'feigns', { unit: nameOf(s, unit), mover: nameOf(s, target) })
    // 6.73: it stays where it is, with its back to them.
    s.facing[unit] = turned(s.facing[unit], 3)
    const back = [...path].reverse().concat(s.at[unit])
    const needs = rules.feintReaction?.[unitFacts(s, target).unitClass]
    if (isOutOfCommand(s, target)) {
      pursue(s, target, unit, back, play)
      return
    }
    if (needs === undefined || !sees(s, target, s.at[unit])) return
    const die = roll(play)
    const isLed = leadersIn(s, s.at[target]).length > 0
    const pursues = die - (isLed ? 1 : 0) > needs
    tell(play, 'feint-reaction', { unit: nameOf(s, target), roll: die, needs, pursues })
    if (pursues) pursue(s, target, unit, back, play)
  },
  prompt: (s, { unit, target }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('lure', { unit: nameOf(s, unit), at: nameOf(s, target) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

// 8.34

type Impetus = FrameNamed<'impetus'>

/** One hex towards the horse, if the unit could go there at all. */
function chases(s: State, { unit, after }: Impetus): Hex[] {
  const facts = factsOf(s)
  const { grid } = facts
  if (inEnemyZone(s, unit) || has(s, unit, 'shielded') || has(s, unit, 'engaged') || has(s, unit, 'column')) return []
  return grid
    .neighbours(s.at[unit])
    .filter(
      (to) =>
        grid.distance(to, s.at[after]) < grid.distance(s.at[unit], s.at[after]) &&
        !isImpassable(facts, to) &&
        !isTaken(s, sideOf(s, unit), to),
    )
}

function chase(s: State, { unit, after }: Impetus, to: Hex, play: PlayContext): void {
  const { grid } = factsOf(s)
  const from = s.at[unit]
  const direction = grid.directionTo(from, to) as Direction
  const { hits } = stepCost(s, unit, from, to, direction)
  // It faces the horse, with the hex it goes to before it.
  const beside = (vertex: number): Hex =>
    (grid.neighbour(from, turned(vertex, 1)) === to
      ? grid.neighbour(from, turned(vertex, 2))
      : grid.neighbour(from, turned(vertex, 1))) as Hex
  const far = (vertex: number): number => {
    const hex = beside(vertex)
    return hex === NONE ? 99 : grid.distance(hex, s.at[after])
  }
  const [one, other] = [turned(direction, -1), turned(direction, -2)]
  const company = leadersIn(s, from)
  s.facing[unit] = far(other) < far(one) ? other : one
  put(s, unit, to)
  for (const leader of company) s.leaderAt[leader] = to
  mark(s, unit, 'displaced')
  tell(play, 'surged', { unit: nameOf(s, unit), from: grid.name(from), to: grid.name(to), hits })
  meetLeaders(s, unit, play)
  suffer(s, unit, hits, play)
}

export const impetus: AskingStep<State, Impetus, Action> = {
  clause: 'CA-8.34a',
  asks: (s, frame) =>
    frame.rolled && isThere(s, frame.unit) && isOnMap(s, frame.after) && chases(s, frame).length > 1
      ? only(seatOf(s, sideOf(s, frame.unit)))
      : 0,
  run(s, frame, play) {
    const { unit, after } = frame
    if (!isThere(s, unit) || !isOnMap(s, after)) {
      leave(s)
      return
    }
    if (!frame.rolled) {
      const die = roll(play)
      const { tq } = unitFacts(s, unit)
      const goes = die + spirits(s, unit) > tq
      tell(play, 'impetuous', { unit: nameOf(s, unit), roll: die, tq, goes })
      if (goes) become<Frame>(s, { ...frame, rolled: true })
      else leave(s)
      return
    }
    const [to] = chases(s, frame)
    leave(s)
    if (to !== undefined) chase(s, frame, to, play)
  },
  actions: (s, frame) => chases(s, frame).map((to) => actionsAt(s).step(to)),
  refusal: (s, frame, _seat, action) =>
    action.do === 'step'
      ? barred(chases(s, frame).includes(hexTo(s, action)) ? null : 'not-towards-it', { to: action.to })
      : undefined,
  play(s, frame, _seat, action, play) {
    leave(s)
    if (action.do === 'step') chase(s, frame, hexTo(s, action), play)
  },
  prompt: (s, { unit }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('impetus', { unit: nameOf(s, unit) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}
