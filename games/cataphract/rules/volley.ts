import { type AskingStep, leave, only } from '@iacta/kernel'
import { type Action, actionsAt, unitIn, unitNamed } from './action.ts'
import { ask } from './happenings.ts'
import { hasFired, inReachOf, isArmed, shoot, suffersFromMoving, volleyBar } from './missiles.ts'
import { SEAT_IDS, type Unit } from './printed.ts'
import { barred } from './reasons.ts'
import { type FrameNamed, isOnMap, isRouted, type State, seatOf, sideOfSeat } from './state.ts'

/** Fire of a line that has moved, after all that was fired at it (8.21). */

type Volley = FrameNamed<'volley'>

function shotsOf(s: State, { units }: Volley): { readonly unit: Unit; readonly target: Unit }[] {
  return units.flatMap((unit) =>
    isOnMap(s, unit) && !isRouted(s, unit) && isArmed(s, unit) && !hasFired(s, unit)
      ? inReachOf(s, unit).flatMap((target) => (volleyBar(s, unit, target) === null ? [{ unit, target }] : []))
      : [],
  )
}

export const volley: AskingStep<State, Volley, Action> = {
  clause: 'CA-8.21b',
  asks: (s, frame) => (shotsOf(s, frame).length > 0 ? only(seatOf(s, frame.side)) : 0),
  run: (s) => leave(s),
  actions: (s, frame) => [
    actionsAt(s).done(),
    ...shotsOf(s, frame).map(({ unit, target }) => actionsAt(s).loose(unit, target)),
  ],
  refusal(s, frame, _seat, action) {
    if (action.do === 'done') return null
    if (action.do !== 'loose') return undefined
    const unit = unitIn(s, action)
    if (!frame.units.includes(unit)) return barred('not-in-that-line', { unit: action.unit })
    return barred(volleyBar(s, unit, unitNamed(s, action.at)), { unit: action.unit })
  },
  play(s, _frame, _seat, action, play) {
    if (action.do !== 'loose') {
      leave(s)
      return
    }
    const unit = unitIn(s, action)
    shoot(s, unit, unitNamed(s, action.at), play, { moving: suffersFromMoving(s, unit), how: 'ordered' })
  },
  prompt: (s, { side }, seat) =>
    sideOfSeat(s, seat) === side ? ask('volley', {}) : ask('wait', { seat: SEAT_IDS[seatOf(s, side)] }),
}
