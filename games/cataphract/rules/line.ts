import { areFrontToBack, areSideBySide, seenAs, spread } from '@iacta/grids'
import { type AskingStep, become, enter, leave, only, type PlayContext } from '@iacta/kernel'
import { LEADER_MA } from '../data/leaders.ts'
import { type Action, actionsAt, leaderIn, unitIn, unitNamed } from './action.ts'
import { artilleryOf, boltBar, boltsOf, fireBolt, haulBar, serve, serveBar } from './artillery.ts'
import { nameOf } from './cohesion.ts'
import { commandReach, orderBar, reaches } from './command.ts'
import { roll } from './dice.ts'
import { rideCost } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { beginMarch, rideBar } from './march.ts'
import { type Hex, type Leader, NO_UNIT, SEAT_IDS, type SideIndex, type Unit, type Vertex } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { lowering, lowerWalls } from './shield-wall.ts'
import {
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  initiativeOf,
  isCavalry,
  isOnMap,
  isRouted,
  leaderFacts,
  leaderInEnemyZone,
  mark,
  rangeOf,
  type State,
  seatOf,
  sideOfSeat,
  unitFacts,
  unitsOf,
} from './state.ts'
import { formWedge, isWithWedge, leadsWedge, wedgeRows } from './wedge.ts'

/** Lines: what makes one, and what it does under a Line Command (4.3, 11.3). */

/** Infantry stands side by side, or one behind the other (132); cavalry only near by, which is told as a rank. */
export type Form = 'rank' | 'file' | 'wedge'

export interface LineFound {
  readonly line: number
  readonly as: Form
  readonly units: readonly Unit[]
}

/** 4.32: twice the range, but where the command table says otherwise of cavalry. */
const DOUBLE = 2
const USUAL_GAP = 1

/** Every line that a leader could command now, each once. */
export function linesOf(s: State, leader: Leader): LineFound[] {
  const facts = factsOf(s)
  const { side } = leaderFacts(s, leader)
  const range = rangeOf(s, leader)
  const far = commandReach(s, leader, range * DOUBLE)
  const near = commandReach(s, leader, range)
  const found: LineFound[] = []
  facts.lines[side].forEach((printed, line) => {
    const isIn = (unit: Unit): boolean => {
      if (!(facts.units[unit].lines & (1 << line)) || orderBar(s, leader, unit) !== null) return false
      // Dismounted Cataphracts are heavy infantry, and of no line of horse (36).
      if (has(s, unit, 'foot') || has(s, unit, 'uncontrolled')) return false
      if (facts.units[unit].unitClass === facts.rules.lineAnywhere) return true
      return reaches(isCavalry(s, unit) && printed.cavalryRange === 1 ? near : far, s.at[unit])
    }
    const units = unitsOf(s, side).filter(isIn)
    if (units.length === 0) return
    if (units.every((unit) => facts.units[unit].unitClass === facts.rules.lineAnywhere)) {
      found.push({ line, as: 'rank', units })
      return
    }
    const gaps = {
      cavalry: printed.cavalryGap ?? USUAL_GAP,
      infantry: printed.infantryGap ?? 0,
    }
    for (const as of ['rank', 'file'] as const) {
      const taken = new Set<Unit>()
      for (const unit of units) {
        if (taken.has(unit)) continue
        const chain = chainFrom(s, unit, units, as, gaps)
        for (const one of chain) taken.add(one)
        const isAlsoARank = as === 'file' && (chain.length === 1 || isCavalry(s, unit) || gaps.infantry > 0)
        if (!isAlsoARank) found.push({ line, as, units: chain })
      }
    }
  })
  if (leadsWedge(s, leader)) {
    // CASI-07.
    const units = wedgeRows(s)
      .flat()
      .filter((unit) => orderBar(s, leader, unit) === null && reaches(far, s.at[unit]))
      .sort((a, b) => a - b)
    if (units.length > 0) found.push({ line: 0, as: 'wedge', units })
  }
  return found
}

/** All that hang together with a unit, the lowest first. */
function chainFrom(
  s: State,
  first: Unit,
  among: readonly Unit[],
  as: Form,
  gaps: { readonly cavalry: number; readonly infantry: number },
): Unit[] {
  const { grid } = factsOf(s)
  const chain: Unit[] = [first]
  for (let i = 0; i < chain.length; i++)
    for (const hex of grid.within(s.at[chain[i]], 1 + Math.max(gaps.cavalry, gaps.infantry))) {
      const other = s.unitIn[hex]
      if (other === NO_UNIT || chain.includes(other) || !among.includes(other)) continue
      if (areLinked(s, chain[i], other, among, as, gaps, chain)) chain.push(other)
    }
  return chain.sort((a, b) => a - b)
}

function areLinked(
  s: State,
  a: Unit,
  b: Unit,
  among: readonly Unit[],
  as: Form,
  gaps: { readonly cavalry: number; readonly infantry: number },
  chain: readonly Unit[],
): boolean {
  const { grid } = factsOf(s)
  const [from, to] = [s.at[a], s.at[b]]
  const horse = [isCavalry(s, a), isCavalry(s, b)]
  // 39: horse and foot of one line are linked if they touch.
  if (horse[0] !== horse[1]) return grid.areNeighbours(from, to)
  const gap = horse[0] ? gaps.cavalry : gaps.infantry
  if (horse[0] || gap > 0) return isNear(s, from, to, gap, among)
  const facing = [s.facing[a] as Vertex, s.facing[b] as Vertex]
  if (as === 'rank') return areSideBySide(grid, from, facing[0], to, facing[1])
  if (!areFrontToBack(grid, from, facing[0], to, facing[1])) return false
  // 132: no unit of a file has two others of it before it, or two behind it.
  const isBefore = seenAs(grid, from, facing[0], to) === 'front'
  const isTaken = (of: Unit, aspect: 'front' | 'rear'): boolean =>
    chain.some((one) => one !== a && one !== b && seenAs(grid, s.at[of], s.facing[of] as Vertex, s.at[one]) === aspect)
  return !isTaken(a, isBefore ? 'front' : 'rear') && !isTaken(b, isBefore ? 'rear' : 'front')
}

/** 4.32: next to each other, or with one hex between that holds nobody but those of the line. */
function isNear(s: State, from: Hex, to: Hex, gap: number, among: readonly Unit[]): boolean {
  const { grid } = factsOf(s)
  const distance = grid.distance(from, to)
  if (distance === 1) return true
  if (distance > 1 + gap) return false
  return grid.neighbours(from).some((between) => {
    const unit = s.unitIn[between]
    return grid.areNeighbours(between, to) && (unit === NO_UNIT || among.includes(unit))
  })
}

// Under command

const sideOfLine = (s: State, { leader }: FrameNamed<'line'>): SideIndex => leaderFacts(s, leader).side

const leftIn = (s: State, { units }: FrameNamed<'line'>): Unit[] =>
  units.filter(
    (unit) => isOnMap(s, unit) && !isRouted(s, unit) && !has(s, unit, 'ordered') && !has(s, unit, 'shielded'),
  )

/** 11.62: artillery with a unit of the line is under the same command. */
const piecesWith = (s: State, frame: FrameNamed<'line'>): Unit[] =>
  artilleryOf(s, sideOfLine(s, frame)).filter((piece) => frame.units.includes(s.unitIn[s.at[piece]]))
const haulable = (s: State, unit: Unit): boolean => haulBar(s, unit) === null && !has(s, unit, 'ordered')

/** CASI-07: the leader of the wedge goes with its first rows, if he can get there. */
function wedgeBar(s: State, frame: FrameNamed<'line'>): Bar {
  const { leader } = frame
  if (!leadsWedge(s, leader) || leaderBar(s, frame) !== null || isWithWedge(s, leader, s.leaderAt[leader])) return null
  const { grid } = factsOf(s)
  const price = (from: Hex, to: Hex): number =>
    rideBar(s, leader, 99, to, from) === null ? rideCost(s, from, to) : Number.POSITIVE_INFINITY
  const ways = spread(grid, [s.leaderAt[leader]], LEADER_MA - s.ridden[leader], price).price
  return grid.all.some((hex) => reaches(ways, hex) && isWithWedge(s, leader, hex)) ? 'leads-the-wedge' : null
}

/** 4.34: who gave the command may move under it, without an order. */
function leaderBar(s: State, { leader }: FrameNamed<'line'>): Bar {
  if (s.ridden[leader] >= LEADER_MA) return 'leader-has-ridden'
  return leaderInEnemyZone(s, leader) ? 'leader-in-enemy-zone' : null
}

export const line: AskingStep<State, FrameNamed<'line'>, Action> = {
  clause: 'CA-5.23a',
  asks: (s, frame) => only(seatOf(s, sideOfLine(s, frame))),
  actions(s, frame) {
    const make = actionsAt(s)
    return [
      ...(wedgeBar(s, frame) === null ? [make.done()] : []),
      ...leftIn(s, frame).map((unit) => make.order(unit)),
      ...(leaderBar(s, frame) === null ? [make.lead(frame.leader)] : []),
      ...(lowering(s, frame.units).bar === null ? [make.lower()] : []),
      ...piecesWith(s, frame).flatMap((unit) => [
        ...(serveBar(s, unit) === null ? [make.serve(unit)] : []),
        ...(haulable(s, unit) ? [make.order(unit)] : []),
      ]),
      ...boltsOf(s, sideOfLine(s, frame)).map(({ unit, target }) => make.loose(unit, target)),
    ]
  },
  refusal(s, frame, _seat, action) {
    switch (action.do) {
      case 'done':
        return barred(wedgeBar(s, frame))
      case 'serve': {
        const unit = unitIn(s, action)
        return barred(piecesWith(s, frame).includes(unit) ? serveBar(s, unit) : 'not-artillery', { unit: action.unit })
      }
      case 'loose':
        return barred(boltBar(s, sideOfLine(s, frame), unitIn(s, action), unitNamed(s, action.at)), {
          unit: action.unit,
        })
      case 'lower':
        return barred(lowering(s, frame.units).bar)
      case 'order': {
        const unit = unitIn(s, action)
        if (frame.units.includes(unit) && has(s, unit, 'shielded'))
          return barred('in-shield-wall', { unit: action.unit })
        if (piecesWith(s, frame).includes(unit) && haulable(s, unit)) return null
        if (!frame.units.includes(unit)) return barred('not-in-that-line', { unit: action.unit })
        return barred(leftIn(s, frame).includes(unit) ? null : 'ordered-already', { unit: action.unit })
      }
      case 'lead':
        return leaderIn(s, action) === frame.leader
          ? barred(leaderBar(s, frame), { leader: action.leader })
          : barred('lines-or-orders')
      default:
        return undefined
    }
  },
  play(s, frame, _seat, action, play) {
    switch (action.do) {
      case 'order': {
        const unit = unitIn(s, action)
        become<Frame>(s, { ...frame, moved: [...frame.moved, unit] })
        beginMarch(s, unit, true)
        break
      }
      case 'serve':
        serve(s, unitIn(s, action), play)
        break
      case 'loose':
        fireBolt(s, unitIn(s, action), unitNamed(s, action.at), play)
        break
      case 'lower':
        lowerWalls(s, frame.units, play)
        break
      case 'lead': {
        const points = LEADER_MA - s.ridden[frame.leader]
        enter<Frame>(s, { step: 'ride', leader: frame.leader, points, stepped: false, free: false })
        break
      }
      default: {
        leave(s)
        if (leadsWedge(s, frame.leader)) formWedge(s, play)
        discipline(s, frame, play)
        // 8.21: entry fire at a line waits until all of it has moved.
        enter<Frame>(s, { step: 'volley', side: sideOfLine(s, frame), units: frame.moved })
        for (const unit of [...frame.moved].reverse())
          if (isOnMap(s, unit) && !isRouted(s, unit) && has(s, unit, 'stepped'))
            enter<Frame>(s, { step: 'reactions', unit, stage: 'fire', asked: [], escaped: [] })
      }
    }
  },
  prompt: (s, frame, seat) => {
    const side = sideOfLine(s, frame)
    return sideOfSeat(s, seat) === side
      ? ask('line', { left: leftIn(s, frame).length })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

/** 11.31, 11.32: a line without bows that came nearer the enemy runs out of hand, of a disciplined army if a roll fails. */
function discipline(s: State, frame: FrameNamed<'line'>, play: PlayContext): void {
  const { leader, moved, nearer } = frame
  const kind = factsOf(s).sides[sideOfLine(s, frame)].discipline
  if (!nearer || kind === 'none') return
  const die = kind === 'disciplined' ? roll(play) : null
  if (die !== null && die <= initiativeOf(s, leader)) return
  const units = moved.filter((unit) => isOnMap(s, unit) && !isRouted(s, unit))
  for (const unit of units) mark(s, unit, 'uncontrolled')
  tell(play, 'uncontrolled', { units: units.map((unit) => nameOf(s, unit)), roll: die })
}

/** 11.31: whether a unit fights without bows. */
export const isArcher = (s: State, unit: Unit): boolean => {
  const { missile } = unitFacts(s, unit)
  return missile === 'B' || missile === 'C'
}
