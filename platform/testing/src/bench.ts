import {
  type Chance,
  covers,
  type Frame,
  type Game,
  type Happening,
  includes,
  type Prompt,
  quickChance,
  type Refusal,
  type Seat,
  SPECTATOR,
  type Stacked,
  scriptedChance,
  seatsIn,
} from '@iacta/kernel'
import { expect } from 'vitest'

/** A game, whatever its options are. */
type AnyOptions<State, Action, View, Offered> = Omit<Game<State, Action, View, never, Offered>, 'settled'> & {
  settled?(state: State): unknown
}

/**
 * A position on the workbench: try actions, see why not, script chance, look at what came of it. A game's own bench adds
 * what its tests look at, and actions they often take together.
 */
export class GameBench<State extends Stacked<Frame>, Action, View, SeatId extends string, Offered = Action> {
  readonly state: State
  /** Everything told since the bench was set up, to whomever. */
  readonly told: Happening[] = []
  /** Whether the last action came to something that cannot be taken back: a reveal or a draw. */
  sealed = false
  readonly #game: AnyOptions<State, Action, View, Offered>
  readonly #seats: readonly SeatId[]

  constructor(game: AnyOptions<State, Action, View, Offered>, seats: readonly SeatId[], state: State) {
    this.state = state
    this.#game = game
    this.#seats = seats
  }

  protected seatOf(seat: SeatId | 'spectator'): Seat {
    return seat === 'spectator' ? SPECTATOR : this.#seats.indexOf(seat)
  }

  /** Does an action, with these answers of chance and no others. Fails if it is refused. */
  do(seat: SeatId, action: Action, ...chance: number[]): this {
    const script = scriptedChance(...chance)
    this.#play(seat, action, script, chance.length > 0)
    if (script.left() > 0) throw new Error(`${script.left()} answers of chance were never asked for`)
    return this
  }

  /** The same with whatever chance brings: for deals. */
  doByLot(seat: SeatId, action: Action, seed = 1): this {
    this.#play(seat, action, quickChance(seed), true)
    return this
  }

  #play(seat: SeatId, action: Action, chance: Chance, draws: boolean): void {
    const refusal = this.refusal(seat, action)
    if (refusal) throw new Error(`${seat} may not ${JSON.stringify(action)}: ${refusal.reason} (${refusal.clause})`)
    this.sealed = draws
    this.#game.play(this.state, this.seatOf(seat), action, {
      chance,
      tell: (happening) => this.told.push(happening),
      seal: () => {
        this.sealed = true
      },
    })
    expect(this.#game.faults(this.state)).toEqual([])
  }

  /** Why an action may not be done; the list of legal ones is found to say the same. */
  refusal(seat: SeatId, action: Action): Refusal | null {
    const read = this.#game.readAction(action, this.#game.settled?.(this.state) as never)
    const refusal = this.#game.refusal(this.state, this.seatOf(seat), read)
    const orders = this.#game.orders?.actions(this.state, this.seatOf(seat)) ?? []
    if ([...this.actions(seat), ...orders].some((legal) => covers(legal, action)) !== (refusal === null))
      throw new Error(`the list of actions and the refusal disagree about ${JSON.stringify(action)}`)
    return refusal
  }

  may(seat: SeatId, action: Action): boolean {
    return this.refusal(seat, action) === null
  }

  /** The reason for a refusal: `bench.why(...)` is 'pinned'. Null if it is allowed. */
  why(seat: SeatId, action: Action): string | null {
    return this.refusal(seat, action)?.reason ?? null
  }

  /** The clause of a refusal. */
  clause(seat: SeatId, action: Action): string | null {
    return this.refusal(seat, action)?.clause ?? null
  }

  actions(seat: SeatId): readonly Offered[] {
    return this.#game.actions(this.state, this.seatOf(seat))
  }

  /** Who is asked. */
  get waiting(): SeatId[] {
    return seatsIn(this.#game.waiting(this.state)).map((seat) => this.#seats[seat])
  }

  /** The step that asks, with its memory. */
  get frame(): State['stack'][number] | undefined {
    return this.state.stack.at(-1)
  }

  /** The name of the step that asks. */
  get now(): string | undefined {
    return this.frame?.step
  }

  view(seat: SeatId | 'spectator'): View {
    return this.#game.view(this.state, this.seatOf(seat))
  }

  prompt(seat: SeatId | 'spectator'): Prompt {
    return this.#game.prompt(this.state, this.seatOf(seat))
  }

  /** What a seat was told, newest last; of one kind only, if said. */
  heard(seat: SeatId | 'spectator', key?: string): Happening[] {
    return this.told.filter((h) => includes(h.to, this.seatOf(seat)) && (key === undefined || h.key === key))
  }
}
