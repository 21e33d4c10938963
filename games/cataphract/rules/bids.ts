import { type AskingStep, become, enter, leave, only, type SeatSet } from '@iacta/kernel'
import { LEAST_LEVEL, MOST_BID } from '../data/table.ts'
import { type Action, actionsAt } from './action.ts'
import { ask, tell } from './happenings.ts'
import { otherSide, SEAT_IDS } from './printed.ts'
import type { Frame, FrameNamed, State } from './state.ts'

/** Competitive play: sides are bid for in rout points (S.GEN2, 84, 131). */

/** Both at once, and neither sees the other's until both are made. */
export const bids: AskingStep<State, FrameNamed<'bids'>, Action> = {
  clause: 'CA-S.GEN2',
  asks: (_s, { bids: made }): SeatSet => (made[0] === null ? only(0) : 0) | (made[1] === null ? only(1) : 0),
  run(s, { bids: [first, second] }, play) {
    const [a, b] = [first ?? 0, second ?? 0]
    tell(play, 'bids', { first: a, second: b })
    play.seal()
    // 131: equal bids are made again.
    if (a === b) become<Frame>(s, { step: 'bids', bids: [null, null] })
    else {
      leave(s)
      enter<Frame>(s, { step: 'choice', seat: a > b ? 0 : 1, bid: Math.max(a, b) })
    }
  },
  actions: (s) => Array.from({ length: MOST_BID + 1 }, (_, points) => actionsAt(s).bid(points)),
  play(s, frame, seat, action) {
    if (action.do !== 'bid') return
    const [first, second] = frame.bids
    become<Frame>(s, { ...frame, bids: seat === 0 ? [action.points, second] : [first, action.points] })
  },
  prompt: (_s, { bids: made }, seat) =>
    made[seat] === null ? ask('bid', {}) : ask('wait', { seat: SEAT_IDS[seat === 0 ? 1 : 0] }),
}

/** Who bid more takes a side, and its level falls by what he bid. */
export const choice: AskingStep<State, FrameNamed<'choice'>, Action> = {
  clause: 'CA-S.GEN2',
  asks: (_s, { seat }) => only(seat),
  actions: (s) => [actionsAt(s).side('first'), actionsAt(s).side('second')],
  play(s, { seat, bid }, _seat, action, play) {
    if (action.do !== 'side') return
    leave(s)
    const side = action.named === 'first' ? 0 : 1
    s.first = seat === 0 ? side : otherSide(side)
    s.levels[side] = Math.max(LEAST_LEVEL, s.levels[side] - bid)
    tell(play, 'side-chosen', { seat: SEAT_IDS[seat], side, bid })
  },
  prompt: (_s, { seat, bid }, who) =>
    who === seat ? ask('choose-side', { bid }) : ask('wait', { seat: SEAT_IDS[seat] }),
}
