import type { Orders, PlayContext, Prompt, Refusal } from './game.ts'
import { amongListed } from './limits.ts'
import { includes, NOBODY, type Seat, type SeatSet } from './seats.ts'

/**
 * Play is a stack of steps. The top one either asks somebody or runs by itself; it ends by leaving the
 * stack, and the one below goes on. A frame is a step's name and its small local memory: a plain value
 * that is replaced, never edited, so that copies of a state may share it.
 */
export interface Frame {
  readonly step: string
}

export interface Stacked<F extends Frame> {
  stack: F[]
}

/** A step that runs by itself: it must enter another step, replace its frame, or leave. */
export interface PassingStep<State, F extends Frame> {
  run(state: State, frame: F, play: PlayContext): void
}

/** A step that asks seats and waits. */
export interface AskingStep<State, F extends Frame, Action, Offered = Action> {
  /**
   * The clause that puts this step where it is: cited to whoever tries something else now, or is not asked. Where it
   * depends on what is being played, or on who tries, a function that tells.
   */
  readonly clause: string | null | ((state: State, frame: F, seat: Seat) => string | null)
  /** Nobody: there is nothing to decide, and `run` goes on instead. */
  asks(state: State, frame: F): SeatSet
  /**
   * Which of these have declined, and everybody may know it: by an order of theirs that all can see, or because nothing
   * they could do here is legal by what all can see. They are not asked; if nobody is left, `run` goes on within the same
   * action, as if there had been nothing to decide. So it can be taken back, and nothing waits.
   */
  declines?(state: State, frame: F): SeatSet
  actions(state: State, frame: F, seat: Seat): Offered[]
  /**
   * Null, too, for nothing but what `actions` lists; undefined when this step knows no such action. Without it
   * whatever is not listed is refused by the step's clause, with the limits it lies beyond.
   */
  refusal?(state: State, frame: F, seat: Seat, action: Action): Refusal | null | undefined
  play(state: State, frame: F, seat: Seat, action: Action, play: PlayContext): void
  prompt(state: State, frame: F, seat: Seat): Prompt
  run?(state: State, frame: F, play: PlayContext): void
}

export type Step<State, F extends Frame, Action, Offered = Action> =
  | PassingStep<State, F>
  | AskingStep<State, F, Action, Offered>

/** One step for every kind of frame. `Offered` is what their lists hold: `Listed<Action>` where they leave something open. */
export type Steps<State, F extends Frame, Action, Offered = Action> = {
  readonly [Name in F['step']]: Step<State, Extract<F, { step: Name }>, Action, Offered>
}

/** Begins a step above the current one. */
export function enter<F extends Frame>(state: Stacked<F>, frame: F): void {
  state.stack.push(frame)
}

/** Replaces the current step's memory. */
export function become<F extends Frame>(state: Stacked<F>, frame: F): void {
  state.stack[state.stack.length - 1] = frame
}

/** Ends the current step. */
export function leave<F extends Frame>(state: Stacked<F>): void {
  state.stack.pop()
}

/** Ends every step down to and with the nearest one of this name. */
export function leaveThrough<F extends Frame>(state: Stacked<F>, step: F['step']): void {
  while (state.stack.length > 0 && state.stack.pop()?.step !== step);
}

/** The frame of a step that others were entered from, if it is on the stack. */
export function within<F extends Frame, Name extends F['step']>(
  state: Stacked<F>,
  step: Name,
): Extract<F, { step: Name }> | null {
  for (let i = state.stack.length - 1; i >= 0; i--)
    if (state.stack[i].step === step) return state.stack[i] as Extract<F, { step: Name }>
  return null
}

/** The memory of a step that goes through others in order: how many of them it has entered. */
export interface OutlineFrame<Name extends string> extends Frame {
  readonly step: Name
  readonly at: number
}

/**
 * A step that enters others one after the other, like a heading of the rulebook's sequence of play.
 * A part may answer null for "not this time".
 */
export function inOrder<State extends Stacked<F>, F extends Frame, Name extends F['step']>(
  ...parts: readonly ((state: State, play: PlayContext) => F | null)[]
): PassingStep<State, OutlineFrame<Name>> {
  return {
    run(state, frame, play) {
      if (frame.at >= parts.length) {
        leave(state)
        return
      }
      become(state, { ...frame, at: frame.at + 1 } as Frame as F)
      const part = parts[frame.at](state, play)
      if (part) enter(state, part)
    },
  }
}

/** A step that enters another a number of times; `part` is told which time it is, from 1. */
export function times<State extends Stacked<F>, F extends Frame, Name extends F['step']>(
  count: number,
  part: (state: State, time: number, play: PlayContext) => F,
): PassingStep<State, OutlineFrame<Name>> {
  return {
    run(state, frame, play) {
      if (frame.at >= count) {
        leave(state)
        return
      }
      become(state, { ...frame, at: frame.at + 1 } as Frame as F)
      enter(state, part(state, frame.at + 1, play))
    },
  }
}

/**
 * A step that turns to seats one after the other, in an order fixed when it begins: a response window,
 * or a phase each side goes through. `part` may answer null for a seat that has nothing to do.
 */
export interface SeatBySeatFrame<Name extends string> extends Frame {
  readonly step: Name
  readonly queue: readonly Seat[]
}

export function seatBySeat<State extends Stacked<F>, F extends Frame, Name extends F['step']>(
  part: (state: State, seat: Seat) => F | null,
): PassingStep<State, SeatBySeatFrame<Name>> {
  return {
    run(state, frame) {
      if (frame.queue.length === 0) {
        leave(state)
        return
      }
      become(state, { ...frame, queue: frame.queue.slice(1) } as Frame as F)
      const next = part(state, frame.queue[0])
      if (next) enter(state, next)
    },
  }
}

/** More steps than this in a row without asking anybody means that the rules go in circles. */
const RUNAWAY = 10_000

export interface Procedure<State, Action, Offered = Action> {
  waiting(state: State): SeatSet
  actions(state: State, seat: Seat): readonly Offered[]
  refusal(state: State, seat: Seat, action: Action): Refusal | null
  play(state: State, seat: Seat, action: Action, play: PlayContext): void
  prompt(state: State, seat: Seat): Prompt
  /** Runs on until somebody is asked or the stack is empty. */
  advance(state: State, play: PlayContext): void
}

/** Whom a step asks now: those who have not publicly declined. */
function askedBy<State, F extends Frame>(
  step: Pick<AskingStep<State, F, never>, 'asks' | 'declines'>,
  state: State,
  frame: F,
): SeatSet {
  const asked = step.asks(state, frame)
  return step.declines && asked !== NOBODY ? asked & ~step.declines(state, frame) : asked
}

/** The part of a `Game` that follows from its steps, and from what may be ordered out of turn. */
export function procedure<State extends Stacked<F>, F extends Frame, Action, Offered = Action>(
  steps: Steps<State, F, Action, Offered>,
  orders?: Orders<State, Action>,
): Procedure<State, Action, Offered> {
  const table = steps as Readonly<Record<string, Step<State, F, Action, Offered>>>
  const top = (state: State): F => state.stack[state.stack.length - 1]

  function waiting(state: State): SeatSet {
    if (state.stack.length === 0) return NOBODY
    const frame = top(state)
    const step = table[frame.step]
    return 'asks' in step ? askedBy(step, state, frame) : NOBODY
  }

  function asking(state: State, seat: Seat): AskingStep<State, F, Action, Offered> | null {
    if (state.stack.length === 0) return null
    const step = table[top(state).step]
    return 'asks' in step && includes(askedBy(step, state, top(state)), seat) ? step : null
  }

  function clauseNow(state: State, seat: Seat): string | null {
    const step = table[top(state).step]
    if (!('asks' in step)) return null
    return typeof step.clause === 'function' ? step.clause(state, top(state), seat) : step.clause
  }

  function advance(state: State, play: PlayContext): void {
    for (let runs = 0; state.stack.length > 0; runs++) {
      if (runs > RUNAWAY) throw new Error(`step "${top(state).step}" never ends`)
      const frame = top(state)
      const step = table[frame.step]
      if ('asks' in step && askedBy(step, state, frame) !== NOBODY) return
      if (!step.run) throw new Error(`step "${frame.step}" asks nobody and cannot go on`)
      step.run(state, frame, play)
    }
  }

  return {
    waiting,
    advance,
    actions(state, seat) {
      return asking(state, seat)?.actions(state, top(state), seat) ?? []
    },
    refusal(state, seat, action) {
      if (state.stack.length === 0) return { reason: 'game-over', clause: null, params: {} }
      if (orders?.includes(action)) return orders.refusal(state, seat, action)
      const step = asking(state, seat)
      if (!step) return { reason: 'not-your-turn', clause: clauseNow(state, seat), params: {} }
      const refusal = step.refusal
        ? step.refusal(state, top(state), seat, action)
        : amongListed(step.actions(state, top(state), seat), action, clauseNow(state, seat))
      return refusal === undefined ? { reason: 'not-now', clause: clauseNow(state, seat), params: {} } : refusal
    },
    play(state, seat, action, play) {
      if (orders?.includes(action)) orders.play(state, seat, action, play)
      else {
        const frame = top(state)
        const step = table[frame.step]
        if (!('asks' in step)) throw new Error(`step "${frame.step}" asks nobody`)
        step.play(state, frame, seat, action, play)
      }
      advance(state, play)
    },
    prompt(state, seat) {
      if (state.stack.length === 0) return { key: 'over', params: {} }
      const frame = top(state)
      const step = table[frame.step]
      if (!('asks' in step)) throw new Error(`step "${frame.step}" asks nobody`)
      return step.prompt(state, frame, seat)
    },
  }
}
