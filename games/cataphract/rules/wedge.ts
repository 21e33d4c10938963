import { type AskingStep, become, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { WEDGE_PASSES_MP } from '../data/tables.ts'
import { type Action, actionsAt, hexTo } from './action.ts'
import { suffer } from './cohesion.ts'
import { stepCost } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { rideBar } from './march.ts'
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
  enemiesInZone,
  type Frame,
  type FrameNamed,
  factsOf,
  frontBits,
  has,
  isControlled,
  isImpassable,
  isInPlay,
  isNextToEnemy,
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
  unitFacts,
} from './state.ts'
import { wedgeLeader, wedgeRows } from './wedge-formation.ts'

/** The wedge of the Franks at Casilinum (CASI-06 to CASI-16, CASI-20). */

type Wedge = FrameNamed<'wedge'>

/** The hexes of a wedge behind a point, row by row, from one hand to the other. */
function hexesBehind(s: State, at: Hex, facing: number, rows: number): Hex[][] {
  const { grid } = factsOf(s)
  const behind = (hex: Hex, by: number): Hex => (hex === NONE ? NONE : grid.neighbour(hex, turned(facing, by))) as Hex
  const found: Hex[][] = [[at]]
  for (let row = found[0]; found.length < rows; found.push(row))
    row = [behind(row[0], 4), ...row.map((hex) => behind(hex, 5))]
  return found
}

/** The wedge as it stands before it sets out, place by place: those of it who are among these, if its point is. */
export function placesAmong(s: State, units: readonly Unit[]): Unit[][] {
  const rows = wedgeRows(s)
  if (rows.length === 0 || !units.includes(rows[0][0])) return []
  const [[point]] = rows
  const members = rows.flat().filter((unit) => units.includes(unit))
  return hexesBehind(s, s.at[point], s.facing[point], rows.length).map((row) =>
    row.map((hex) => members.find((unit) => hex !== NONE && s.at[unit] === hex) ?? NO_UNIT),
  )
}

const placesNow = (s: State): readonly (readonly Unit[])[] => {
  const frame = s.stack.findLast(
    (one): one is FrameNamed<'rushing'> | FrameNamed<'line'> => one.step === 'rushing' || one.step === 'line',
  )
  return frame?.places ?? []
}

/**
 * CASI-08: out of hand only the point of a wedge must go as far as it can; the others keep their places behind it. Where one of
 * them should stand now, and how; null for whoever has no such place.
 */
export function placeInWedge(s: State, unit: Unit): { readonly hex: Hex; readonly facing: number } | null {
  const places = placesNow(s)
  const row = places.findIndex((one) => one.includes(unit))
  if (row < 0) {
    // Ordered by itself it stays where it is.
    const isFollower = has(s, unit, 'wedge') && wedgeRows(s).some((one, i) => i > 0 && one.includes(unit))
    return places.length === 0 && isFollower ? { hex: s.at[unit], facing: s.facing[unit] } : null
  }
  const [[point]] = places
  if (row === 0 || !isOnMap(s, point) || isRouted(s, point)) return null
  const hex = hexesBehind(s, s.at[point], s.facing[point], places.length)[row][places[row].indexOf(unit)]
  return hex === NONE ? null : { hex, facing: s.facing[point] }
}

/** The point goes first, and row by row the others, so that nobody is in the way. */
export function goesFirst(s: State, units: readonly Unit[]): readonly Unit[] {
  const places = placesNow(s)
  const row = places.find((one) => one.some((unit) => units.includes(unit)))
  return row === undefined
    ? units
    : units.filter((unit) => row.includes(unit) || !places.some((one) => one.includes(unit)))
}

export const leadsWedge = (s: State, leader: Leader): boolean => leader === wedgeLeader(s)

/** CASI-13, 68, 130: whoever of the wedge moved to engage is superior. */
export const isWedgeSuperior = (s: State, unit: Unit): boolean =>
  has(s, unit, 'wedge') && has(s, unit, 'must-check') && factsOf(s).rules.wedge !== undefined

/** CASI-09, CASI-10: with an enemy before its point the whole wedge shocks, in waves, the point first. */
export function wedgeShock(s: State, leader = wedgeLeader(s) ?? NO_LEADER): Frame | null {
  if (leader === NO_LEADER) return null
  if (leader !== wedgeLeader(s) || !isInPlay(s, leader)) return null
  const rows = wedgeRows(s)
  if (rows.length === 0 || enemiesInZone(s, rows[0][0]).length === 0) return null
  return { step: 'wedge', leader, rows, at: 0, stage: 'shock' }
}

/** Whether a unit is in the wave that shocks now, the row before the next to move; all are, where there is no wedge. */
export function isInWave(s: State, unit: Unit): boolean {
  const frame = s.stack.findLast((one): one is Wedge => one.step === 'wedge')
  return frame === undefined || (frame.rows[frame.at - 1]?.includes(unit) ?? false)
}
export const isInWaves = (s: State): boolean => s.stack.some(({ step }) => step === 'wedge')

const ready = (s: State, units: readonly Unit[]): Unit[] =>
  units.filter((unit) => isOnMap(s, unit) && !isRouted(s, unit))

/** Row by row, each through with its shock before the next sets out (CASI-10), perhaps upon the same enemy (CASI-14). */
export const wedge: PassingStep<State, Wedge> = {
  run(s, frame, play) {
    const { rows, at, stage, leader } = frame
    if (at >= rows.length) {
      leave(s)
      const { rules } = factsOf(s)
      if (isInPlay(s, leader)) enter<Frame>(s, { step: 'regain', leader, left: rules.wedge?.leaderMoves ?? 0 })
      return
    }
    const row = ready(s, rows[at])
    switch (stage) {
      case 'move':
        become<Frame>(s, { ...frame, stage: 'fire' })
        tell(play, 'wedge-row', { row: at + 1, units: row.map((unit) => nameOf(s, unit)) })
        for (const unit of [...row].reverse())
          enter<Frame>(s, { step: 'surge', unit, points: unitFacts(s, unit).ma, passed: false })
        break
      case 'fire':
        become<Frame>(s, { ...frame, stage: 'shock' })
        // CASI-11, 4.62, 7.14, 8.24: what others do about those who came, entry fire last, then their own.
        enter<Frame>(s, { step: 'volley', side: leaderFacts(s, leader).side, units: row })
        for (const unit of [...row].reverse())
          if (has(s, unit, 'surged'))
            enter<Frame>(s, { step: 'reactions', unit, stage: 'escape', asked: [], escaped: [] })
        break
      default:
        become<Frame>(s, { ...frame, at: at + 1, stage: 'move' })
        charge(s, row, leader)
    }
  },
}

/** All of a row that have somebody before them shock at once, the others not at all. */
function charge(s: State, row: readonly Unit[], leader: Leader): void {
  const engaging = row.filter((unit) => isEngaging(s, unit))
  if (engaging.length === 0) return
  for (const unit of engaging)
    if (!has(s, unit, 'must-check')) mark(s, unit, has(s, unit, 'surged') ? 'must-check' : 'no-check')
  enter<Frame>(s, { step: 'designation', leader, told: [], across: [] })
}

const isEngaging = (s: State, unit: Unit): boolean => enemiesInZone(s, unit).length > 0

// CASI-11, CASI-12, CASI-16

type Surge = FrameNamed<'surge'>

/** Straight ahead, as far as it can be paid for; through one friend, if there is room behind him. */
function surgeBar(s: State, { unit, points, passed }: Surge, to: Hex): Bar {
  const facts = factsOf(s)
  const direction = facts.grid.directionTo(s.at[unit], to)
  if (direction === NONE || !(frontBits(s, unit) & (1 << direction))) return 'straight-on'
  if (isImpassable(facts, to)) return 'impassable'
  const side = sideOf(s, unit)
  const other = s.unitIn[to]
  const cost = stepCost(s, unit, s.at[unit], to, direction).points
  if (other === NO_UNIT) return cost > points ? 'too-dear' : null
  if (sideOf(s, other) !== side) return 'enemy-there'
  if (passed || isControlled(s, to, otherSide(side))) return 'may-not-stop-there'
  const left = points - cost - WEDGE_PASSES_MP
  if (left < 0) return 'too-dear'
  const bits = frontBits(s, unit)
  for (let d = 0; d < 6; d++) {
    const beyond = bits & (1 << d) ? facts.grid.neighbour(to, d as Direction) : NONE
    if (beyond === NONE || isImpassable(facts, beyond) || s.unitIn[beyond] !== NO_UNIT) continue
    if (stepCost(s, unit, to, beyond, d as Direction).points <= left) return null
  }
  return 'may-not-stop-there'
}

const isPassing = (s: State, unit: Unit): boolean => s.unitIn[s.at[unit]] !== unit

const hasArrived = (s: State, { unit }: Surge): boolean =>
  !isOnMap(s, unit) || isRouted(s, unit) || (!isPassing(s, unit) && isNextToEnemy(s, s.at[unit], sideOf(s, unit)))

const surges = (s: State, frame: Surge): Hex[] =>
  hasArrived(s, frame)
    ? []
    : factsOf(s)
        .grid.neighbours(s.at[frame.unit])
        .filter((to) => surgeBar(s, frame, to) === null)

function goAhead(s: State, frame: Surge, to: Hex, play: PlayContext): void {
  const { grid } = factsOf(s)
  const { unit } = frame
  const from = s.at[unit]
  const stood = s.unitIn[to]
  const cost = stepCost(s, unit, from, to, grid.directionTo(from, to) as Direction)
  const more = stood === NO_UNIT ? 0 : WEDGE_PASSES_MP
  const company = isPassing(s, unit) ? [] : leadersIn(s, from)
  put(s, unit, to)
  for (const leader of company) s.leaderAt[leader] = to
  for (const word of ['displaced', 'surged'] as const) mark(s, unit, word)
  s.lastSteps = [...s.lastSteps.filter((step) => step.unit !== unit), { unit, from }]
  become<Frame>(s, { ...frame, points: frame.points - cost.points - more, passed: frame.passed || stood !== NO_UNIT })
  tell(play, 'surged', { unit: nameOf(s, unit), from: grid.name(from), to: grid.name(to), hits: cost.hits })
  suffer(s, unit, cost.hits, play)
  if (stood !== NO_UNIT) suffer(s, stood, 1, play)
}

export const surge: AskingStep<State, Surge, Action> = {
  clause: 'CA-CASI-11',
  asks: (s, frame) => (surges(s, frame).length > 1 ? only(seatOf(s, sideOf(s, frame.unit))) : 0),
  run(s, frame, play) {
    const [to] = surges(s, frame)
    if (to === undefined) leave(s)
    else goAhead(s, frame, to, play)
  },
  actions: (s, frame) => surges(s, frame).map((to) => actionsAt(s).step(to)),
  refusal: (s, frame, _seat, action) =>
    action.do === 'step' ? barred(surgeBar(s, frame, hexTo(s, action)), { to: action.to }) : undefined,
  play(s, frame, _seat, action, play) {
    if (action.do === 'step') goAhead(s, frame, hexTo(s, action), play)
  },
  prompt: (s, { unit, points }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('surge', { unit: nameOf(s, unit), points })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

/** CASI-15: up to four hexes, out of an enemy's zone too. */
export const regain: AskingStep<State, FrameNamed<'regain'>, Action> = {
  clause: 'CA-CASI-15',
  asks: (s, { leader, left }) => (isInPlay(s, leader) && left > 0 ? only(seatOf(s, leaderFacts(s, leader).side)) : 0),
  run: (s) => leave(s),
  actions: (s, { leader }) => [
    actionsAt(s).halt(),
    ...factsOf(s)
      .grid.neighbours(s.leaderAt[leader])
      .filter((to) => rideBar(s, leader, 99, to) === null)
      .map((to) => actionsAt(s).step(to)),
  ],
  refusal(s, { leader }, _seat, action) {
    if (action.do === 'halt') return null
    return action.do === 'step' ? barred(rideBar(s, leader, 99, hexTo(s, action)), { to: action.to }) : undefined
  },
  play(s, frame, _seat, action, play) {
    if (action.do !== 'step') {
      leave(s)
      return
    }
    const { grid } = factsOf(s)
    const from = s.leaderAt[frame.leader]
    s.leaderAt[frame.leader] = hexTo(s, action)
    become<Frame>(s, { ...frame, left: frame.left - 1 })
    tell(play, 'rode', { leader: leaderFacts(s, frame.leader).id, from: grid.name(from), to: action.to })
  },
  prompt: (s, { leader, left }, seat) => {
    const { side, id } = leaderFacts(s, leader)
    return sideOfSeat(s, seat) === side
      ? ask('ride', { leader: id, points: left })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}
