import { type AskingStep, become, enter, leave, only, type PlayContext } from '@iacta/kernel'
import { COLUMN_MA } from '../data/tables.ts'
import { type Action, actionsAt, hexAt, unitIn } from './action.ts'
import { ask, tell } from './happenings.ts'
import { type Hex, NO_UNIT, NOWHERE, SEAT_IDS, type SideIndex, type Unit } from './printed.ts'
import { type Bar, barred } from './reasons.ts'
import { isReinforcement } from './reinforcements.ts'
import {
  allowance,
  type Frame,
  type FrameNamed,
  factsOf,
  has,
  isImpassable,
  isOnMap,
  isRouted,
  mark,
  nameOf,
  put,
  type State,
  seatOf,
  sideOf,
  sideOfSeat,
  unitFacts,
} from './state.ts'

/** How the column of reinforcements comes (TRIC-09, TRIC-10). */

type Arrival = FrameNamed<'arrival'>

const sideOfColumn = (s: State): SideIndex => sideOf(s, factsOf(s).reinforcements[0])

const awaited = (s: State): Unit[] =>
  factsOf(s).reinforcements.filter((unit) => !isOnMap(s, unit) && !has(s, unit, 'eliminated'))

function entryBar(s: State, hex: Hex): Bar {
  const facts = factsOf(s)
  if (facts.grid.column(hex) !== facts.rules.reinforcements?.column) return 'entry-taken'
  return isImpassable(facts, hex) || s.unitIn[hex] !== NO_UNIT ? 'entry-taken' : null
}

const entries = (s: State): Hex[] => factsOf(s).grid.all.filter((hex) => entryBar(s, hex) === null)

/** TRIC-09: a point for the first to enter, one more for each that follows. */
const pointsLeft = (s: State, { entered }: Arrival, unit: Unit): number =>
  allowance(s, unit) + COLUMN_MA - (entered + 1)

function orderBar(s: State, frame: Arrival, unit: Unit): Bar {
  if (!isReinforcement(s, unit) || has(s, unit, 'eliminated')) return 'may-not-command'
  if (frame.moved.includes(unit)) return 'ordered-already'
  if (isOnMap(s, unit)) return isRouted(s, unit) ? 'routed-take-no-orders' : null
  if (s.entry === NOWHERE || s.unitIn[s.entry] !== NO_UNIT) return 'entry-taken'
  return pointsLeft(s, frame, unit) < 0 ? 'too-dear' : null
}

/** Those of the column who may go on, and of those still to come the first of each kind. */
function movers(s: State, frame: Arrival): Unit[] {
  const kinds = new Set<string>()
  return factsOf(s).reinforcements.filter((unit) => {
    if (orderBar(s, frame, unit) !== null) return false
    if (isOnMap(s, unit)) return true
    const { unitClass } = unitFacts(s, unit)
    if (kinds.has(unitClass)) return false
    kinds.add(unitClass)
    return true
  })
}

export const arrival: AskingStep<State, Arrival, Action> = {
  clause: (s) => (s.entry === NOWHERE ? 'CA-TRIC-09' : 'CA-TRIC-10'),
  asks: (s, frame) =>
    s.arrival === 'coming' && (s.entry === NOWHERE || movers(s, frame).length > 0)
      ? only(seatOf(s, sideOfColumn(s)))
      : 0,
  run: end,
  actions(s, frame) {
    const make = actionsAt(s)
    if (s.entry === NOWHERE) return entries(s).map((hex) => make.arrive(hex))
    return [make.done(), ...movers(s, frame).map((unit) => make.order(unit))]
  },
  refusal(s, frame, _seat, action) {
    if (s.entry === NOWHERE)
      return action.do === 'arrive' ? barred(entryBar(s, hexAt(s, action)), { at: action.at }) : undefined
    if (action.do === 'done') return null
    if (action.do !== 'order') return undefined
    const unit = unitIn(s, action)
    const bar = orderBar(s, frame, unit)
    if (bar !== null) return barred(bar, { unit: action.unit })
    // Those of a kind are alike: they come in the order of their numbers.
    return movers(s, frame).includes(unit) ? null : barred('entry-taken', { unit: action.unit })
  },
  play(s, frame, _seat, action, play) {
    switch (action.do) {
      case 'arrive':
        s.entry = hexAt(s, action)
        tell(play, 'reinforcements-by', { at: action.at })
        break
      case 'order':
        goOn(s, frame, unitIn(s, action), play)
        break
      default:
        end(s)
    }
  },
  prompt: (s, _frame, seat) => {
    const side = sideOfColumn(s)
    if (sideOfSeat(s, seat) !== side) return ask('wait', { seat: SEAT_IDS[seatOf(s, side)] })
    return s.entry === NOWHERE ? ask('arrival-hex', {}) : ask('arrival', {})
  },
}

/** Away from the edge they come from. */
const INWARDS = 5

function goOn(s: State, frame: Arrival, unit: Unit, play: PlayContext): void {
  if (isOnMap(s, unit)) {
    become<Frame>(s, { ...frame, moved: [...frame.moved, unit] })
    enter<Frame>(s, { step: 'setOut', unit, spent: 0 })
    return
  }
  become<Frame>(s, { ...frame, entered: frame.entered + 1, moved: [...frame.moved, unit] })
  put(s, unit, s.entry)
  s.facing[unit] = INWARDS
  mark(s, unit, 'column')
  mark(s, unit, 'moved')
  // 117: they have no hex of their own to fire twice from.
  mark(s, unit, 'displaced')
  tell(play, 'reinforcements-enter', { unit: nameOf(s, unit), at: factsOf(s).grid.name(s.entry) })
  enter<Frame>(s, { step: 'setOut', unit, spent: frame.entered + 1 })
}

function end(s: State): void {
  leave(s)
  if (s.arrival === 'coming' && awaited(s).length === 0) s.arrival = 'here'
}
