import {
  type AskingStep,
  amongListed,
  covers,
  NOBODY,
  only,
  type PlayContext,
  type Prompt,
  type Seat,
} from '@iacta/kernel'
import type { ClauseId } from '../data/ledger.ts'
import { SEAT_IDS } from '../data/table.ts'
import type { Action, Offer } from './action.ts'
import { type Bar, refuse } from './reasons.ts'
import type { Frame, FrameNamed, State } from './state.ts'
import { ask } from './telling.ts'

/** A step in which one player decides. What is legal is what it offers; `why` only says for what reason something is not. */
export interface Decision<Name extends Frame['step']> {
  readonly clause: ClauseId
  seat(s: State, frame: FrameNamed<Name>): Seat
  /** Nothing to decide: `run` goes on. */
  isSettled?(s: State, frame: FrameNamed<Name>): boolean
  /** All there is to choose from; where it is asked about one action, what is of another kind or of others may be left out. */
  offers(s: State, frame: FrameNamed<Name>, asked?: Action): Offer[]
  why?(s: State, frame: FrameNamed<Name>, action: Action): Bar
  play(s: State, frame: FrameNamed<Name>, action: Action, play: PlayContext): void
  prompt(s: State, frame: FrameNamed<Name>): Prompt
  run?(s: State, frame: FrameNamed<Name>, play: PlayContext): void
}

export function decision<Name extends Frame['step']>(
  step: Decision<Name>,
): AskingStep<State, FrameNamed<Name>, Action, Offer> {
  return {
    clause: step.clause,
    asks: (s, frame) => (step.isSettled?.(s, frame) ? NOBODY : only(step.seat(s, frame))),
    actions: (s, frame) => step.offers(s, frame),
    refusal(s, frame, _seat, action) {
      const listed = step.offers(s, frame, action)
      if (listed.some((one) => covers(one, action))) return null
      const reason = step.why?.(s, frame, action)
      return reason ? refuse(reason) : amongListed(listed, action, step.clause)
    },
    play: (s, frame, _seat, action, play) => step.play(s, frame, action, play),
    prompt: (s, frame, seat) =>
      seat === step.seat(s, frame) ? step.prompt(s, frame) : ask('wait', { seat: SEAT_IDS[step.seat(s, frame)] }),
    ...(step.run && { run: step.run }),
  }
}
