import { type AskingStep, become, enter, leave, only, type PassingStep } from '@iacta/kernel'
import { type Action, actionsAt, unitIn } from './action.ts'
import { beginBolts } from './artillery.ts'
import { endPhase } from './column.ts'
import { disengage } from './engagement.ts'
import { ask, tell } from './happenings.ts'
import { beginMarch } from './march.ts'
import { NO_LEADER, SEAT_IDS, type SideIndex, type Unit } from './printed.ts'
import { barred } from './reasons.ts'
import {
  clearPhase,
  type Frame,
  type FrameNamed,
  has,
  hasEnemyInZone,
  isInColumn,
  isOnMap,
  isOutOfHand,
  mark,
  nameOf,
  type State,
  seatOf,
  sideOfSeat,
} from './state.ts'
import { unrulyLines } from './unruly.ts'
import { goesFirst, placesAmong, wedgeShock } from './wedge.ts'
import { formWedge } from './wedge-formation.ts'

/** Lines out of hand: before any leader each of them runs at the enemy, without anybody's orders (11.31). */

type Asking<Name extends Frame['step']> = AskingStep<State, FrameNamed<Name>, Action>

const waiting = (s: State, side: SideIndex) => ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })

function letLoose(s: State, side: SideIndex, units: readonly Unit[]): void {
  for (const unit of units) mark(s, unit, 'rushed')
  enter<Frame>(s, { step: 'rush', at: 0, side, units: [...units] })
}

/** 11.31: of several lines a player takes which he likes; each goes by its first unit. */
export const unruly: Asking<'unruly'> = {
  clause: 'CA-11.31b',
  asks: (s, { side }) => (unrulyLines(s, side).length > 1 ? only(seatOf(s, side)) : 0),
  run(s, { side }) {
    leave(s)
    const [units] = unrulyLines(s, side)
    if (units) letLoose(s, side, units)
  },
  actions: (s, { side }) => unrulyLines(s, side).map(([first]) => actionsAt(s).order(first)),
  refusal(s, { side }, _seat, action) {
    if (action.do !== 'order') return undefined
    const unit = unitIn(s, action)
    return barred(unrulyLines(s, side).some(([first]) => first === unit) ? null : 'not-in-that-line', {
      unit: action.unit,
    })
  },
  play(s, { side }, _seat, action) {
    if (action.do !== 'order') return
    leave(s)
    const unit = unitIn(s, action)
    letLoose(s, side, unrulyLines(s, side).find(([first]) => first === unit) ?? [])
  },
  prompt: (s, { side }, seat) => (sideOfSeat(s, seat) === side ? ask('unruly', {}) : waiting(s, side)),
}

/** 7.34. */
const mayFight = (s: State, unit: Unit): boolean => !isInColumn(s, unit) && hasEnemyInZone(s, unit)

/** An Orders Phase without a leader: movement, then shock; no momentum. */
export const rush: PassingStep<State, FrameNamed<'rush'>> = {
  run(s, frame, play) {
    const { side, units } = frame
    become<Frame>(s, { ...frame, at: frame.at + 1 })
    switch (frame.at) {
      case 0:
        clearPhase(s)
        tell(play, 'rush', { units: units.map((unit) => nameOf(s, unit)) })
        enter<Frame>(s, { step: 'rushing', side, units, places: placesAmong(s, units) })
        break
      case 1:
        // Whoever stands before an enemy must fight him, moved or not.
        for (const unit of units)
          if (isOnMap(s, unit) && isOutOfHand(s, unit) && !has(s, unit, 'must-check') && mayFight(s, unit))
            mark(s, unit, 'no-check')
        disengage(s)
        enter<Frame>(s, { step: 'designation', leader: NO_LEADER, told: [], across: [] })
        if (units.some((unit) => has(s, unit, 'wedge'))) {
          formWedge(s, play)
          const inWaves = wedgeShock(s)
          if (inWaves) enter<Frame>(s, inWaves)
        }
        beginBolts(s, side)
        break
      case 2:
        endPhase(s)
        break
      default:
        leave(s)
    }
  },
}

const leftToRun = (s: State, { units }: FrameNamed<'rushing'>): readonly Unit[] =>
  goesFirst(
    s,
    units.filter((unit) => isOnMap(s, unit) && isOutOfHand(s, unit) && !has(s, unit, 'ordered')),
  )

/** Which of them goes next. */
export const rushing: Asking<'rushing'> = {
  clause: 'CA-11.31c',
  asks: (s, frame) => (leftToRun(s, frame).length > 1 ? only(seatOf(s, frame.side)) : 0),
  run(s, frame) {
    const [unit] = leftToRun(s, frame)
    if (unit === undefined) leave(s)
    else beginMarch(s, unit, false)
  },
  actions: (s, frame) => leftToRun(s, frame).map((unit) => actionsAt(s).order(unit)),
  refusal: (s, frame, _seat, action) =>
    action.do === 'order'
      ? barred(leftToRun(s, frame).includes(unitIn(s, action)) ? null : 'not-in-that-line', { unit: action.unit })
      : undefined,
  play(s, _frame, _seat, action) {
    if (action.do === 'order') beginMarch(s, unitIn(s, action), false)
  },
  prompt: (s, frame, seat) =>
    sideOfSeat(s, seat) === frame.side ? ask('rushing', { left: leftToRun(s, frame).length }) : waiting(s, frame.side),
}
