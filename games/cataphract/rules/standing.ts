import { NOBODY, type Orders, only, type Refusal, type Seat, type SeatSet } from '@iacta/kernel'
import { type Action, actionsAt } from './action.ts'
import type { SideIndex, Unit } from './printed.ts'
import { STANDING, type StandingOrder, type State, seatOf, sideOf, typeOf } from './state.ts'

/**
 * Orders given beforehand, out of turn and for all to see: what a player does not want to be asked about. No rulebook
 * knows them; whoever has declined is passed over within the action that would have asked him (85).
 */

const bitOf = (order: StandingOrder): number => 1 << STANDING.indexOf(order)
const isStanding = (s: State, seat: Seat, order: StandingOrder): boolean => (s.standing[seat] & bitOf(order)) !== 0

/** Whether a side has ordered so: then it is not asked. */
export const declinesBy = (s: State, side: SideIndex, order: StandingOrder): SeatSet =>
  isStanding(s, seatOf(s, side), order) ? only(seatOf(s, side)) : NOBODY

const HEAVY_FOOT = ['HI', 'MI']

/** Withdrawals: none at all, or of light horse from heavy foot only. */
export function declinesWithdrawal(s: State, unit: Unit, mover: Unit): SeatSet {
  const side = sideOf(s, unit)
  const seat = seatOf(s, side)
  if (isStanding(s, seat, 'no-withdrawal')) return only(seat)
  if (!isStanding(s, seat, 'light-horse-from-heavy-foot')) return NOBODY
  return typeOf(s, unit) === 'LC' && HEAVY_FOOT.includes(typeOf(s, mover)) ? NOBODY : only(seat)
}

const NOT_NOW: Refusal = { reason: 'not-now', clause: null, params: {} }

export const standingOrders: Orders<State, Action> = {
  includes: (action) => action.do === 'stand' || action.do === 'recall',
  actions(s, seat) {
    const make = actionsAt(s)
    return STANDING.map((order) => (isStanding(s, seat, order) ? make.recall(order) : make.stand(order)))
  },
  refusal(s, seat, action) {
    if (action.do !== 'stand' && action.do !== 'recall') throw new Error(`"${action.do}" is no order`)
    return isStanding(s, seat, action.order) === (action.do === 'recall') ? null : NOT_NOW
  },
  play(s, seat, action) {
    if (action.do !== 'stand' && action.do !== 'recall') return
    const bit = bitOf(action.order)
    s.standing[seat] = action.do === 'stand' ? s.standing[seat] | bit : s.standing[seat] & ~bit
  },
}
