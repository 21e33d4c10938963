import { hexsidesBeside, verticesBeside } from '@iacta/grids'
import { type AskingStep, enter, leave, only, type PassingStep, type PlayContext } from '@iacta/kernel'
import { DISMOUNT_DISTANCE, FORM_COLUMN_MP } from '../data/tables.ts'
import { type Action, actionsAt } from './action.ts'
import { suffer } from './cohesion.ts'
import { ask, tell } from './happenings.ts'
import { isUnderFire } from './missiles.ts'
import { type Direction, SEAT_IDS, type Unit, type Vertex } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { isArriving } from './reinforcements.ts'
import {
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  inEnemyZone,
  isCavalry,
  isInColumn,
  isOnFoot,
  isOnMap,
  isRouted,
  mark,
  nameOf,
  nearestEnemy,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  unitFacts,
  unmark,
} from './state.ts'

/** Columns (6.4), and Cataphracts on foot (11.1): what ends a move by making something else of the unit. */

type March = FrameNamed<'march'>

/** 6.43: how a unit may face when it forms column, or leaves it: 30 degrees to either hand. */
export const facingsBeside = (s: State, unit: Unit): readonly number[] =>
  isInColumn(s, unit) ? verticesBeside(s.facing[unit] as Direction) : hexsidesBeside(s.facing[unit] as Vertex)

/** 6.41, UTUS-13, CATA-18: why a unit may not form column, or leave it, at the end of its move. */
export function formBar(s: State, { unit, points }: March): Bar {
  const { rules, sides } = factsOf(s)
  // TRIC-10: nobody leaves the column of reinforcements before all of it is here.
  if (isArriving(s, unit)) return 'still-arriving'
  if (rules.noColumns || sides[sideOf(s, unit)].discipline !== 'disciplined') return 'no-columns'
  if (isCavalry(s, unit) || unitFacts(s, unit).type === 'CH' || has(s, unit, 'shielded')) return 'no-columns'
  if (inEnemyZone(s, unit) || has(s, unit, 'engaged')) return 'column-in-zone'
  return points < FORM_COLUMN_MP ? 'too-dear-to-form' : null
}

/** It forms column or line, and its move is over. */
export function form(s: State, unit: Unit, facing: number, play: PlayContext): void {
  const column = !isInColumn(s, unit)
  if (column) mark(s, unit, 'column')
  else unmark(s, unit, 'column')
  s.facing[unit] = facing
  tell(play, 'formed', { unit: nameOf(s, unit), column, facing })
  // 6.45: in column it may have as many hits as it bears.
  suffer(s, unit, 0, play)
}

/** 11.1, TAGI-09, UTUS-13, CATA-18: why a Cataphract may not get off its horses, or back on them. */
export function mountBar(s: State, { unit, stepped, turned, stays }: March): Bar {
  if (factsOf(s).rules.noDismounting || !unitFacts(s, unit).cataphract) return 'cannot-dismount'
  if (stepped || turned || stays || has(s, unit, 'fired') || has(s, unit, 'fired-once')) return 'dismounting-is-a-move'
  if (isUnderFire(s, unit)) return 'dismounting-under-fire'
  return nearestEnemy(s, s.at[unit], sideOf(s, unit)) < DISMOUNT_DISTANCE ? 'too-near-to-dismount' : null
}

/** It takes the whole move, then any facing; hits and missiles stay as they are. */
export function mount(s: State, unit: Unit, play: PlayContext): void {
  const dismounts = !isOnFoot(s, unit)
  if (dismounts) mark(s, unit, 'foot')
  else {
    unmark(s, unit, 'foot')
    unmark(s, unit, 'column')
  }
  tell(play, 'mounted', { unit: nameOf(s, unit), dismounts })
  enter<Frame>(s, { step: 'facing', unit })
}

// 6.46

/** At the end of an Orders Phase: units that were shocked in column leave it. */
export const endPhase = (s: State): void => enter<Frame>(s, { step: 'phaseEnd' })

const shaken = (s: State): Unit | undefined => {
  for (let i = 0; i < s.marks.length; i++) {
    const unit = i as Unit
    if (has(s, unit, 'shaken') && isOnMap(s, unit) && !isRouted(s, unit) && isInColumn(s, unit)) return unit
  }
  return undefined
}

export const phaseEnd: PassingStep<State, FrameNamed<'phaseEnd'>> = {
  run(s) {
    const unit = shaken(s)
    if (unit === undefined) leave(s)
    else enter<Frame>(s, { step: 'reform', unit })
  },
}

/** It costs a hit (T.COH1). */
export const reform: AskingStep<State, FrameNamed<'reform'>, Action> = {
  clause: 'CA-6.46a',
  asks: (s, { unit }) => only(seatOf(s, sideOf(s, unit))),
  actions: (s, { unit }) => facingsBeside(s, unit).map((facing) => actionsAt(s).form(facing)),
  refusal: (s, { unit }, _seat, action) =>
    action.do === 'form' ? barred(facingsBeside(s, unit).includes(action.facing) ? null : 'not-beside') : undefined,
  play(s, { unit }, _seat, action, play) {
    if (action.do !== 'form') return
    leave(s)
    form(s, unit, action.facing, play)
    suffer(s, unit, 1, play)
  },
  prompt: (s, { unit }, seat) => {
    const side = sideOf(s, unit)
    return sideOfSeat(s, seat) === side
      ? ask('reform', { unit: nameOf(s, unit) })
      : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
  },
}
