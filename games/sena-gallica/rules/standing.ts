import type { Orders, Refusal, Seat } from '@iacta/kernel'
import { SEAT_IDS } from '../data/table.ts'
import { type Action, make } from './action.ts'
import { isStanding, STANDING, type State } from './state.ts'
import { tell } from './telling.ts'

/**
 * What a player says beforehand, out of turn and for all to see: that he offers to stop (14.3), which takes effect at the
 * end of a turn if both do; and what he does not want to be asked about (10.2, 9.3).
 */

const NOT_NOW: Refusal = { reason: 'not-now', clause: null, params: {} }

const bitOf = (order: (typeof STANDING)[number]): number => 1 << STANDING.indexOf(order)

export const standingOrders: Orders<State, Action> = {
  includes: (action) => action.do === 'stand' || action.do === 'recall',
  actions: (s, seat) => STANDING.map((order) => (isStanding(s, seat, order) ? make.recall(order) : make.stand(order))),
  refusal(s: State, seat: Seat, action: Action) {
    if (action.do !== 'stand' && action.do !== 'recall') throw new Error(`"${action.do}" is no order`)
    return isStanding(s, seat, action.order) === (action.do === 'recall') ? null : NOT_NOW
  },
  play(s, seat, action, play) {
    if (action.do !== 'stand' && action.do !== 'recall') return
    const bit = bitOf(action.order)
    const stands = action.do === 'stand'
    s.standing[seat] = stands ? s.standing[seat] | bit : s.standing[seat] & ~bit
    const about = { side: SEAT_IDS[seat], order: action.order }
    if (stands) tell(play, 'standing', about)
    else tell(play, 'recalled', about)
  },
}
