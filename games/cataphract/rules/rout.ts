import { type AskingStep, become, enter, leave, only, type PassingStep, type PlayContext, within } from '@iacta/kernel'
import { type Action, actionsAt, hexTo, leaderIn, unitIn } from './action.ts'
import { discover, hiddenOnes } from './ambush.ts'
import { beginRout, brokenUnits, kill, passThrough } from './cohesion.ts'
import { roll } from './dice.ts'
import { disengage } from './engagement.ts'
import { stepCost } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { isInShot } from './missiles.ts'
import {
  type Direction,
  type Facts,
  type Hex,
  type Leader,
  NO_UNIT,
  NONE,
  otherSide,
  SEAT_IDS,
  type SideIndex,
  turned,
  type Unit,
  type Vertex,
} from './printed.ts'
import { leftAlone, meetLeaders } from './reactions.ts'
import { type Bar, barred } from './reasons.ts'
import {
  allowance,
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  inEnemyZone,
  isControlled,
  isImpassable,
  isOnMap,
  isRouted,
  leaderFacts,
  leadersIn,
  nameOf,
  PLENTY,
  put,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  TURN_MARKS,
  UNIT_BITS,
  unitFacts,
  unitsOf,
} from './state.ts'

/** Rout movement, the Rout and Reload Phase (10.2, 3.0 D). */

type Rout = FrameNamed<'rout'>

/** How far a hex is from where a side flees to: columns to an edge, or hexes to a hex (82). */
export function retreatDistance(facts: Facts, side: SideIndex, hex: Hex): number {
  const to = facts.retreat[side]
  if ('toHex' in to) return facts.grid.distance(hex, to.toHex)
  return Math.abs(to.toColumn - facts.grid.column(hex))
}

/** A unit on the last column flees off the map with its next step. */
const leavesTheMap = (facts: Facts, side: SideIndex, hex: Hex): boolean => {
  const to = facts.retreat[side]
  return !('toHex' in to) && facts.grid.column(hex) === to.toColumn
}

/** The gate of Dara (DARA-20), or the island in the Euphrates, for who flees and nobody else (T.MOVE5, CALL-08, CALL-09). */
const isRefuge = (facts: Facts, side: SideIndex, hex: Hex): boolean => {
  const to = facts.retreat[side]
  return 'toHex' in to && to.toHex === hex
}

/** 10.21: how good a hex is to flee to: 1 to 3, or 0 if it is blocked. */
function fleeClass(s: State, side: SideIndex, to: Hex): 0 | 1 | 2 | 3 {
  const facts = factsOf(s)
  if (isRefuge(facts, side, to)) return 1
  if (isImpassable(facts, to)) return 0
  const unit = s.unitIn[to]
  const controlled = isControlled(s, to, otherSide(side))
  if (unit === NO_UNIT) return controlled ? 0 : 1
  if (facts.units[unit].side !== side) return 0
  return controlled ? 3 : 2
}

/** The hexes a routed unit may go to next: the best of those that lead nearer, else the first open one to either hand. */
export function fleeing(s: State, unit: Unit): Hex[] {
  const facts = factsOf(s)
  const { grid } = facts
  const side = sideOf(s, unit)
  const at = s.at[unit]
  const here = retreatDistance(facts, side, at)
  const nearer: Direction[] = []
  for (let d = 0; d < 6; d++) {
    const to = grid.neighbour(at, d as Direction)
    if (to !== NONE && retreatDistance(facts, side, to) < here) nearer.push(d as Direction)
  }
  const classed = nearer.map((d) => ({
    to: grid.neighbour(at, d) as Hex,
    how: fleeClass(s, side, grid.neighbour(at, d) as Hex),
  }))
  const best = Math.min(...classed.map(({ how }) => how || 9))
  if (best < 9) return classed.filter(({ how }) => how === best).map(({ to }) => to)
  // Around to the left, and around to the right, until there is a way.
  const found = [-1, 1].flatMap((way) => {
    const edge = nearer.length === 0 ? 0 : (nearer.find((d) => !nearer.includes(turned(d, way))) ?? nearer[0])
    for (let i = 1; i <= 6; i++) {
      const to = grid.neighbour(at, turned(edge, way * i))
      if (to !== NONE && !nearer.includes(turned(edge, way * i)) && fleeClass(s, side, to) > 0) return [to]
    }
    return []
  })
  return found.filter((to, i) => found.indexOf(to) === i)
}

/** Facing the way it went, and rather towards its refuge (10.21). */
function facingAlong(s: State, unit: Unit, direction: Direction): Vertex {
  const to = factsOf(s).retreat[sideOf(s, unit)]
  const ahead: Vertex = 'toHex' in to ? (s.facing[unit] as Vertex) : to.step === 1 ? 0 : 3
  const fitting = [turned(direction, -1), turned(direction, -2)]
  return fitting.includes(ahead) ? ahead : fitting[0]
}

/** Where it stands with a friend it cannot stay (6.65). */
const isSharing = (s: State, unit: Unit): boolean => {
  const other = s.unitIn[s.at[unit]]
  return other !== unit && other !== NO_UNIT
}

const priceOf = (s: State, unit: Unit, to: Hex): number => {
  const { grid } = factsOf(s)
  return stepCost(s, unit, s.at[unit], to, grid.directionTo(s.at[unit], to) as Direction).points
}

/** What it has to do next: go to one of these, be lost, or nothing more. */
function nextFlight(s: State, { unit, left, byPoints }: Rout): readonly Hex[] | 'lost' | 'done' {
  const facts = factsOf(s)
  const side = sideOf(s, unit)
  const beyond = isSharing(s, unit)
  if (left <= 0 && !beyond) return 'done'
  if (leavesTheMap(facts, side, s.at[unit])) return 'lost'
  const hexes = fleeing(s, unit)
  if (hexes.length === 0) return 'lost'
  if (left > 0) {
    const near = byPoints ? hexes.filter((to) => priceOf(s, unit, to) <= left) : hexes
    if (near.length > 0) return near
    if (!beyond) return 'done'
  }
  // 6.65, 10.24: one hex more, where nobody may be.
  const open = hexes.filter((to) => fleeClass(s, side, to) === 1)
  return open.length > 0 ? open : hexes
}

function flee(s: State, frame: Rout, to: Hex, play: PlayContext): void {
  const { unit, leaders, byPoints } = frame
  const facts = factsOf(s)
  const { grid, sides6 } = facts
  const from = s.at[unit]
  const direction = grid.directionTo(from, to) as Direction
  const price = byPoints ? priceOf(s, unit, to) : 1
  // DARA-23: who flees upon hidden ones shows them, and looks for his way again.
  if (hiddenOnes(s)?.hex === to) {
    discover(s, nameOf(s, unit), play)
    return
  }
  // DARA-15: nobody gets across the trench in rout. CALL-09: whoever reaches the island is out of play.
  if (sides6.has('trench', from, direction) || isRefuge(facts, sideOf(s, unit), to)) {
    loseInRout(s, frame, play)
    return
  }
  const stood = s.unitIn[to]
  // 6.65: who had to leave one friend and comes to another is lost, and harms him as well.
  if (stood !== NO_UNIT && isSharing(s, unit) && price > frame.left) {
    leave(s)
    passThrough(s, unit, stood, play)
    kill(s, unit, play)
    breakOthers(s, play)
    return
  }
  become<Frame>(s, { ...frame, left: Math.max(0, frame.left - price) })
  put(s, unit, to)
  for (const leader of leaders) if (s.leaderAt[leader] === from) s.leaderAt[leader] = to
  s.facing[unit] = facingAlong(s, unit, direction)
  tell(play, 'fled', { unit: nameOf(s, unit), to: grid.name(to) })
  leftAlone(s, from, sideOf(s, unit), play)
  meetLeaders(s, unit, play)
  if (stood !== NO_UNIT) passThrough(s, unit, stood, play)
}

/** 10.23: out of play; a leader who was with it is left behind, and lost next to an enemy (4.62). */
function loseInRout(s: State, { unit }: Rout, play: PlayContext): void {
  leave(s)
  kill(s, unit, play)
  breakOthers(s, play)
}

/** 11.2: a bonus lost in the Movement segment breaks others at once, whatever became of the first; shock sees to its own. */
function breakOthers(s: State, play: PlayContext): void {
  if (!within<Frame, 'shock'>(s, 'shock')) for (const other of brokenUnits(s)) beginRout(s, other, play)
}

export const rout: AskingStep<State, Rout, Action> = {
  clause: 'CA-10.21c',
  asks(s, frame) {
    if (!isOnMap(s, frame.unit)) return 0
    const next = nextFlight(s, frame)
    return typeof next !== 'string' && next.length > 1 ? only(seatOf(s, sideOf(s, frame.unit))) : 0
  },
  run(s, frame, play) {
    const { unit } = frame
    if (!isOnMap(s, unit)) {
      leave(s)
      breakOthers(s, play)
      return
    }
    const next = nextFlight(s, frame)
    if (next === 'lost') loseInRout(s, frame, play)
    else if (next !== 'done') flee(s, frame, next[0], play)
    else {
      leave(s)
      disengage(s)
      breakOthers(s, play)
    }
  },
  actions(s, frame) {
    const next = nextFlight(s, frame)
    return typeof next === 'string' ? [] : next.map((to) => actionsAt(s).flee(to))
  },
  refusal(s, frame, _seat, action) {
    if (action.do !== 'flee') return undefined
    const next = nextFlight(s, frame)
    const isOne = typeof next !== 'string' && next.includes(hexTo(s, action))
    return barred(isOne ? null : 'not-the-way', { to: action.to })
  },
  play(s, frame, _seat, action, play) {
    if (action.do === 'flee') flee(s, frame, hexTo(s, action), play)
  },
  prompt: (s, { unit }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('flee', { unit: nameOf(s, unit) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

/** 10.25: a leader with a unit in rout goes along, unless he stays behind. */
export const company: AskingStep<State, FrameNamed<'company'>, Action> = {
  clause: 'CA-10.25a',
  asks: (s, { unit }) => (companyOf(s, unit).length > 0 ? only(seatOf(s, sideOf(s, unit))) : 0),
  run: (s) => leave(s),
  actions: (s, { unit }) => [actionsAt(s).halt(), ...companyOf(s, unit).map((leader) => actionsAt(s).part(leader))],
  refusal(s, { unit }, _seat, action) {
    if (action.do === 'halt') return null
    if (action.do !== 'part') return undefined
    return barred(companyOf(s, unit).includes(leaderIn(s, action)) ? null : 'not-with-it', { leader: action.leader })
  },
  play(s, { unit }, _seat, action, play) {
    if (action.do !== 'part') {
      leave(s)
      return
    }
    const at = s.stack.findLastIndex((frame) => frame.step === 'rout' && frame.unit === unit)
    const frame = s.stack[at] as Rout
    s.stack[at] = { ...frame, leaders: frame.leaders.filter((leader) => leader !== leaderIn(s, action)) }
    tell(play, 'stays-behind', { leader: action.leader, unit: nameOf(s, unit) })
  },
  prompt: (s, { unit }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('company', { unit: nameOf(s, unit) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

/** Those who are still to go along. */
const companyOf = (s: State, unit: Unit): readonly Leader[] =>
  s.stack.findLast((frame): frame is Rout => frame.step === 'rout' && frame.unit === unit)?.leaders ?? []

// 3.0 D

const fugitives = (s: State, { side, done }: FrameNamed<'routPhase'>): Unit[] =>
  unitsOf(s, side).filter((unit) => isRouted(s, unit) && !done.includes(unit))

function fugitiveBar(s: State, frame: FrameNamed<'routPhase'>, unit: Unit): Bar {
  if (fugitives(s, frame).includes(unit)) return null
  return frame.done.includes(unit) ? 'has-fled' : 'not-routed'
}

function setFleeing(s: State, frame: FrameNamed<'routPhase'>, unit: Unit): void {
  become<Frame>(s, { ...frame, done: [...frame.done, unit] })
  const side = sideOf(s, unit)
  const leaders = leadersIn(s, s.at[unit]).filter((leader) => leaderFacts(s, leader).side === side)
  enter<Frame>(s, { step: 'rout', unit, left: allowance(s, unit), byPoints: true, leaders })
  if (leaders.length > 0) enter<Frame>(s, { step: 'company', unit })
}

/** 10.22: every routed unit moves its whole allowance, each owner in the order he likes. */
export const routPhase: AskingStep<State, FrameNamed<'routPhase'>, Action> = {
  clause: 'CA-10.22a',
  asks: (s, frame) => (fugitives(s, frame).length > 1 ? only(seatOf(s, frame.side)) : 0),
  run(s, frame) {
    const [unit = NO_UNIT] = fugitives(s, frame)
    if (unit !== NO_UNIT) setFleeing(s, frame, unit)
    else if (frame.side === 0) become<Frame>(s, { step: 'routPhase', side: 1, done: [] })
    else leave(s)
  },
  actions: (s, frame) => fugitives(s, frame).map((unit) => actionsAt(s).rout(unit)),
  refusal: (s, frame, _seat, action) =>
    action.do === 'rout' ? barred(fugitiveBar(s, frame, unitIn(s, action)), { unit: action.unit }) : undefined,
  play(s, frame, _seat, action) {
    if (action.do === 'rout') setFleeing(s, frame, unitIn(s, action))
  },
  prompt: (s, { side }, seat) =>
    sideOfSeat(s, seat) === side ? ask('rout-phase', {}) : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] }),
}

const FOR_THE_TURN = UNIT_BITS.moved | UNIT_BITS.rushed | UNIT_BITS['bolted-once'] | UNIT_BITS.bolted

/** 8.18, 3.0 D 3, 4: missiles, but at Dara (DARA-10), then everything is turned to its front again. */
export const reload: PassingStep<State, FrameNamed<'reload'>> = {
  run(s, _frame, play) {
    leave(s)
    const { rules, leaders } = factsOf(s)
    if (!rules.noReload) {
      const units = ([0, 1] as const).flatMap((side) =>
        unitsOf(s, side).filter((unit) => s.quiver[unit] !== PLENTY && !isRouted(s, unit) && mayReload(s, unit)),
      )
      for (const unit of units) s.quiver[unit] = PLENTY
      if (units.length > 0) tell(play, 'reloaded', { units: units.map((unit) => nameOf(s, unit)) })
    }
    for (const side of [0, 1] as const) for (const unit of unitsOf(s, side)) s.marks[unit] &= ~FOR_THE_TURN
    leaders.forEach((_, leader) => {
      s.leaderMarks[leader] &= ~TURN_MARKS
    })
    s.phases.fill(0)
    s.rallies = []
    s.unruly = s.unruly.filter((line) => line.some((unit) => isOnMap(s, unit) && has(s, unit, 'uncontrolled')))
    s.paralysed = [false, false]
  },
}

const mayReload = (s: State, unit: Unit): boolean =>
  unitFacts(s, unit).missile !== null && !inEnemyZone(s, unit) && !isInShot(s, unit)

/** CALL-06, 78: from the third turn on the army may feel its fast, once and for good; whom it breaks routs (CALL-07). */
export const lent: PassingStep<State, FrameNamed<'lent'>> = {
  run(s, _frame, play) {
    leave(s)
    const { rules } = factsOf(s)
    if (!rules.lent || s.fasting || s.turn < rules.lent.fromTurn) return
    const die = roll(play)
    s.fasting = rules.lent.on.includes(die)
    tell(play, 'lent', { roll: die, begins: s.fasting })
    for (const unit of brokenUnits(s)) beginRout(s, unit, play)
  },
}
