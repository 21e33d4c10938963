import { type AskingStep, become, only, type PlayContext, type Refusal, type Seat } from '@iacta/kernel'
import { MOST_TAKEN, SEAT_IDS } from '../data/table.ts'
import { type Action, make } from './action.ts'
import { refuse } from './reasons.ts'
import type { Frame, State } from './state.ts'
import { ask, tell } from './telling.ts'

/** The ways a game can end. */
export const WAYS = ['last-stone'] as const
export type Way = (typeof WAYS)[number]

/** 2.1. One to three stones, and never more than are left. */
const takeBar = (s: State, stones: number): Refusal | null =>
  stones > s.heap ? refuse('not-so-many', { left: s.heap }) : null

/** 2.1. The sides take stones in turn, until none is left. */
export const turn: AskingStep<State, Frame, Action> = {
  clause: 'NG-2.1a',
  asks: (_, frame) => only(frame.seat),
  actions(s) {
    const listed: Action[] = []
    for (let stones = 1; stones <= MOST_TAKEN; stones++) if (!takeBar(s, stones)) listed.push(make.take(stones))
    return listed
  },
  refusal: (s, _, __, action) => takeBar(s, action.stones),
  play(s, _, seat, { stones }, play) {
    s.heap -= stones
    tell(play, 'took', { seat: SEAT_IDS[seat], stones, left: s.heap })
    if (s.heap === 0) win(s, seat)
    else become(s, { step: 'turn', seat: 1 - seat })
  },
  prompt: (s, { seat: of }, seat) =>
    seat === of ? ask('take', { heap: s.heap }) : ask('wait-take', { seat: SEAT_IDS[of] }),
}

/** 3.1. Whoever takes the last stone wins. */
function win(s: State, seat: Seat): void {
  s.outcome = { winners: [seat], way: 'last-stone' satisfies Way, params: { winner: SEAT_IDS[seat] } }
  s.stack = []
}

/** 1.1. The lot decides who begins. */
export function begin(s: State, play: PlayContext): void {
  const seat = play.chance.pick(SEAT_IDS.length)
  tell(play, 'first-seat', { seat: SEAT_IDS[seat] })
  s.stack = [{ step: 'turn', seat }]
}
