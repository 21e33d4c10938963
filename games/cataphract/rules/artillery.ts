import {
  type AskingStep,
  become,
  byScenario,
  enter,
  leave,
  only,
  type PassingStep,
  type PlayContext,
  within,
} from '@iacta/kernel'
import { type Action, actionsAt, unitIn, unitNamed } from './action.ts'
import { ask, tell } from './happenings.ts'
import { aimBar, inReachOf, isArmed, shoot } from './missiles.ts'
import { FACTS, type Hex, NO_UNIT, otherSide, SCENARIO_IDS, SEAT_IDS, type SideIndex, type Unit } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import {
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  isArtillery,
  isOnMap,
  mark,
  nameOf,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  typeOf,
  unmark,
} from './state.ts'

/** Cheiroballistrae (11.6). */

const PIECES = byScenario(SCENARIO_IDS, (id) =>
  FACTS.of(id).units.flatMap(({ type }, i) => (type === 'CH' ? [i as Unit] : [])),
)

const NO_PIECES: readonly Unit[] = []

export const artilleryOf = (s: State, side: SideIndex): readonly Unit[] => {
  const pieces = PIECES.at(s.scenario)
  return pieces.length === 0 ? NO_PIECES : pieces.filter((unit) => isOnMap(s, unit) && sideOf(s, unit) === side)
}

/** 11.63: infantry that the scenario names may share a hex with one piece. */
export function mayShare(s: State, mover: Unit, hex: Hex): boolean {
  const stands = s.unitIn[hex]
  if (stands === NO_UNIT || sideOf(s, stands) !== sideOf(s, mover)) return false
  const [piece, other] = isArtillery(s, mover) ? [mover, stands] : [stands, mover]
  if (!isArtillery(s, piece) || isArtillery(s, other)) return false
  if (!uponOf(s, piece).includes(typeOf(s, other))) return false
  return s.at.every((at, i) => at !== hex || i === stands || i === piece || !isArtillery(s, i as Unit))
}

/** 11.63: whether a unit stands with a piece, or a piece with somebody, that it may not share a hex with. */
export function isCrowded(s: State, unit: Unit): boolean {
  if (PIECES.at(s.scenario).length === 0) return false
  const hex = s.at[unit]
  const pieces = artilleryOf(s, sideOf(s, unit)).filter((piece) => s.at[piece] === hex)
  if (pieces.length === 0) return false
  const stands = isArtillery(s, unit) ? s.unitIn[hex] : unit
  if (pieces.length > 1) return true
  return stands !== pieces[0] && !uponOf(s, pieces[0]).includes(typeOf(s, stands))
}

/** Whom the scenario lets stand with a piece. */
const uponOf = (s: State, piece: Unit): readonly string[] =>
  factsOf(s).zones.find(({ units }) => units.includes(piece))?.upon ?? []

/** 11.62: why a piece may not change from firing to moving or back now. */
export const serveBar = (s: State, unit: Unit): Bar =>
  !isOnMap(s, unit) || !isArtillery(s, unit)
    ? 'not-artillery'
    : has(s, unit, 'served') || has(s, unit, 'ordered')
      ? 'artillery-served'
      : null

export function serve(s: State, unit: Unit, play: PlayContext): void {
  const limbered = !has(s, unit, 'limbered')
  if (limbered) mark(s, unit, 'limbered')
  else unmark(s, unit, 'limbered')
  mark(s, unit, 'served')
  tell(play, 'served', { unit: nameOf(s, unit), limbered })
}

/** 11.62: why it may not move, though it is ordered to. */
export const haulBar = (s: State, unit: Unit): Bar =>
  !isArtillery(s, unit)
    ? null
    : !has(s, unit, 'limbered')
      ? 'artillery-mode'
      : has(s, unit, 'served')
        ? 'artillery-served'
        : null

// 11.65

export function boltBar(s: State, side: SideIndex, unit: Unit, target: Unit): Bar {
  if (!isOnMap(s, unit) || !isArtillery(s, unit) || sideOf(s, unit) !== side) return 'not-artillery'
  if (has(s, unit, 'limbered')) return 'artillery-mode'
  if (has(s, unit, 'served') || has(s, unit, 'ordered')) return 'artillery-served'
  if (has(s, unit, 'bolted')) return 'artillery-fired-twice'
  return isArmed(s, unit) ? aimBar(s, unit, target) : 'out-of-missiles'
}

/** Every fire that pieces of the active side may make now. */
export const boltsOf = (s: State, side: SideIndex): { readonly unit: Unit; readonly target: Unit }[] =>
  artilleryOf(s, side).flatMap((unit) =>
    inReachOf(s, unit).flatMap((target) => (boltBar(s, side, unit, target) === null ? [{ unit, target }] : [])),
  )

/** Active fire: twice a turn, once a phase, and nothing else in it. */
export function fireBolt(s: State, unit: Unit, target: Unit, play: PlayContext): void {
  mark(s, unit, has(s, unit, 'bolted-once') ? 'bolted' : 'bolted-once')
  mark(s, unit, 'served')
  shoot(s, unit, target, play, { moving: false, how: 'ordered' })
}

// 11.66

export function mayBolt(s: State, unit: Unit, target: Unit): boolean {
  if (!isArtillery(s, unit) || has(s, unit, 'answered') || !isArmed(s, unit)) return false
  return !within<Frame, 'shock'>(s, 'shock') && aimBar(s, unit, target) === null
}

export function boltInReaction(s: State, unit: Unit, target: Unit, play: PlayContext): void {
  mark(s, unit, has(s, unit, 'answered-once') ? 'answered' : 'answered-once')
  shoot(s, unit, target, play, { moving: false, how: 'reaction' })
}

const reachable = (s: State, unit: Unit): Unit[] => inReachOf(s, unit).filter((target) => mayBolt(s, unit, target))

/** At the end of the enemy's movement whatever has not been fired may be. */
export const bolts: PassingStep<State, FrameNamed<'bolts'>> = {
  run(s, frame) {
    const unit = artilleryOf(s, frame.side).find((one) => !frame.asked.includes(one) && reachable(s, one).length > 0)
    if (unit === undefined) {
      leave(s)
      return
    }
    become<Frame>(s, { ...frame, asked: [...frame.asked, unit] })
    enter<Frame>(s, { step: 'bolt', unit })
  },
}

export const bolt: AskingStep<State, FrameNamed<'bolt'>, Action> = {
  clause: 'CA-11.66a',
  asks: (s, { unit }) => (isOnMap(s, unit) && reachable(s, unit).length > 0 ? only(seatOf(s, sideOf(s, unit))) : 0),
  run: (s) => leave(s),
  actions: (s, { unit }) => [
    actionsAt(s).decline(),
    ...reachable(s, unit).map((target) => actionsAt(s).loose(unit, target)),
  ],
  refusal(s, { unit }, _seat, action) {
    if (action.do === 'decline') return null
    if (action.do !== 'loose') return undefined
    if (unitIn(s, action) !== unit) return barred('not-artillery', { unit: action.unit })
    const target = unitNamed(s, action.at)
    return barred(mayBolt(s, unit, target) ? null : (aimBar(s, unit, target) ?? 'artillery-fired-twice'))
  },
  play(s, { unit }, _seat, action, play) {
    if (action.do === 'loose') boltInReaction(s, unit, unitNamed(s, action.at), play)
    else leave(s)
  },
  prompt: (s, { unit }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('bolt', { unit: nameOf(s, unit) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}

export const beginBolts = (s: State, activeSide: SideIndex): void =>
  enter<Frame>(s, { step: 'bolts', side: otherSide(activeSide), asked: [] })
