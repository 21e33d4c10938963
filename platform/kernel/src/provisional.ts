import { noChance } from './chance.ts'
import { Fault } from './fault.ts'
import { type Game, unheard } from './game.ts'
import type { Seat } from './seats.ts'

/** So many states are kept in a row; further back one in so many is. */
const STRIDE = 16

/**
 * What one seat has done and can still take back, on top of what everybody knows.
 *
 * Taking back costs no more the more there is: the states in between are kept, or made again from one that is less than
 * a `STRIDE` away. States are never changed once they are here.
 */
export class OwnActions<State, Action> {
  readonly #game: Pick<Game<State, Action>, 'clone' | 'play'>
  readonly #seat: Seat
  readonly #common: State
  readonly #actions: Action[] = []
  /** The state after each action; null where it is far back. */
  readonly #states: (State | null)[] = []

  constructor(game: Pick<Game<State, Action>, 'clone' | 'play'>, seat: Seat, common: State) {
    this.#game = game
    this.#seat = seat
    this.#common = common
  }

  get count(): number {
    return this.#actions.length
  }

  /** The state as the seat knows it. */
  get state(): State {
    return this.#at(this.#actions.length - 1)
  }

  /** One more, and the state it led to. */
  did(action: Action, state: State): void {
    this.#actions.push(action)
    this.#states.push(state)
    const far = this.#states.length - 1 - STRIDE
    if (far > 0 && far % STRIDE !== 0) this.#states[far] = null
  }

  /** One less. */
  takeBack(): void {
    if (this.#actions.pop() === undefined) throw new Fault('there is nothing to take back')
    this.#states.pop()
    const known = this.#states.findLastIndex((state) => state !== null)
    for (let i = known + 1; i < this.#actions.length; i++) {
      const state = this.#game.clone(this.#at(i - 1))
      this.#game.play(state, this.#seat, this.#actions[i], unheard(noChance))
      this.#states[i] = state
    }
  }

  #at(index: number): State {
    return this.#states[index] ?? this.#common
  }
}
