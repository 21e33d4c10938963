import { spread, UNREACHED } from '@iacta/grids'
import { type AskingStep, become, enter, leave, only, type PlayContext } from '@iacta/kernel'
import { LEADER_MA } from '../data/leaders.ts'
import { type Action, actionsAt, leaderIn, unitIn, unitNamed } from './action.ts'
import { artilleryOf, boltBar, boltsOf, fireBolt, haulBar, serve, serveBar } from './artillery.ts'
import { roll } from './dice.ts'
import { rideCost } from './ground.ts'
import { ask, tell } from './happenings.ts'
import { beginMarch, rideBar } from './march.ts'
import { type Hex, SEAT_IDS, type SideIndex, type Unit } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { lowering, lowerWalls } from './shield-wall.ts'
import {
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  initiativeOf,
  isInPlay,
  isOnMap,
  isRouted,
  leaderFacts,
  leaderInEnemyZone,
  nameOf,
  type State,
  seatOf,
  sideOfSeat,
} from './state.ts'
import { loseControl } from './unruly.ts'
import { goesFirst, leadsWedge } from './wedge.ts'
import { formWedge, isWithWedge } from './wedge-formation.ts'

/** What a line does under a Line Command (4.3, 11.3). */

const sideOfLine = (s: State, { leader }: FrameNamed<'line'>): SideIndex => leaderFacts(s, leader).side

const leftIn = (s: State, { units }: FrameNamed<'line'>): readonly Unit[] =>
  goesFirst(
    s,
    units.filter(
      (unit) => isOnMap(s, unit) && !isRouted(s, unit) && !has(s, unit, 'ordered') && !has(s, unit, 'shielded'),
    ),
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
  return grid.all.some((hex) => ways[hex] !== UNREACHED && isWithWedge(s, leader, hex)) ? 'leads-the-wedge' : null
}

/** 4.34: who gave the command may move under it, without an order. */
function leaderBar(s: State, { leader }: FrameNamed<'line'>): Bar {
  if (!isInPlay(s, leader)) return 'not-in-play'
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
        return barred(piecesWith(s, frame).includes(unit) ? serveBar(s, unit) : 'piece-not-with-line', {
          unit: action.unit,
        })
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
        if (leftIn(s, frame).includes(unit)) return null
        if (!isOnMap(s, unit) || isRouted(s, unit)) return barred('not-in-that-line', { unit: action.unit })
        return barred(has(s, unit, 'ordered') ? 'ordered-already' : 'keeps-its-place', { unit: action.unit })
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

/**
 * 11.31, 11.32: a line without bows that came nearer the enemy runs out of hand, of a disciplined army if a roll fails; nobody
 * does where that rule is not used (UTUS-13, CATA-18).
 */
function discipline(s: State, frame: FrameNamed<'line'>, play: PlayContext): void {
  const { leader, moved, nearer } = frame
  const kind = factsOf(s).sides[sideOfLine(s, frame)].discipline
  if (!nearer || kind === 'none') return
  const die = kind === 'disciplined' ? roll(play) : null
  if (die !== null && die <= initiativeOf(s, leader)) return
  const units = moved.filter((unit) => isOnMap(s, unit) && !isRouted(s, unit))
  loseControl(s, units)
  tell(play, 'uncontrolled', { units: units.map((unit) => nameOf(s, unit)), roll: die })
}
