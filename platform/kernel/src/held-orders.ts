import { noChance } from './chance.ts'
import { type Game, type Happening, unheard } from './game.ts'
import { includes, type Seat } from './seats.ts'

/** What a seat has ordered that has not taken effect yet. */
export interface HeldOrder<Action> {
  readonly seat: Seat
  readonly action: Action
  /** What its giver was told of it. */
  readonly told: readonly Happening[]
}

type Ordering<State, Action> = Pick<Game<State, Action>, 'clone' | 'refusal' | 'encode' | 'orders'>

/** Orders that are kept until play is next sealed, in the order they were given; until then only their givers see them. */
export class HeldOrders<State, Action> {
  readonly #game: Ordering<State, Action>
  #orders: HeldOrder<Action>[] = []

  constructor(game: Ordering<State, Action>) {
    this.#game = game
  }

  /** Keeps an order that is legal in this state, as its giver sees it. */
  hold(seat: Seat, action: Action, state: State): void {
    const told: Happening[] = []
    const tell = (happening: Happening): void => {
      if (includes(happening.to, seat)) told.push(happening)
    }
    this.#game.orders?.play(this.#game.clone(state), seat, action, { chance: noChance, tell, seal() {} })
    this.#orders.push({ seat, action, told })
  }

  of(seat: Seat): readonly HeldOrder<Action>[] {
    return this.#orders.length === 0 ? [] : this.#orders.filter((order) => order.seat === seat)
  }

  /** A state as it would look to a seat if its orders had taken effect. */
  shownTo(seat: Seat, state: State): State {
    return this.with(state, this.of(seat))
  }

  /** The same with some of them; the state stays as it is. */
  with(state: State, orders: readonly HeldOrder<Action>[]): State {
    if (orders.length === 0) return state
    const game = this.#game
    const after = game.clone(state)
    for (const { seat, action } of orders)
      if (!game.refusal(after, seat, action)) game.orders?.play(after, seat, action, unheard(noChance))
    return after
  }

  /** Hands all of them over, to take effect in this state; void are those recalled in time, or no longer legal. */
  release(state: State): {
    readonly standing: readonly HeldOrder<Action>[]
    readonly void: readonly HeldOrder<Action>[]
  } {
    const orders = this.#orders
    this.#orders = []
    const standing = [...new Set(orders.map(({ seat }) => seat))].flatMap((seat) =>
      this.standing(
        state,
        orders.filter((order) => order.seat === seat),
      ),
    )
    return {
      standing: orders.filter((order) => standing.includes(order)),
      void: orders.filter((order) => !standing.includes(order)),
    }
  }

  /** The orders of one seat without those that are void, and without each that a later one has made as if never given. */
  standing(state: State, orders: readonly HeldOrder<Action>[]): readonly HeldOrder<Action>[] {
    const comesTo = (some: readonly HeldOrder<Action>[]): string =>
      JSON.stringify(this.#game.encode(this.with(state, some)))
    let standing: readonly HeldOrder<Action>[] = []
    for (const order of orders) {
      const before = standing
      const together = [...before, order]
      if (this.#game.refusal(this.with(state, before), order.seat, order.action)) continue
      const comes = comesTo(together)
      const recalled = before.findLast((one) => comesTo(before.filter((other) => other !== one)) === comes)
      standing = recalled ? before.filter((other) => other !== recalled) : together
    }
    return standing
  }
}
