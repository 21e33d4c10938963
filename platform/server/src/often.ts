import type { Seat } from '@iacta/kernel'

/** How often something may be done: before something is sealed, and at one table. */
export interface Limit {
  readonly lately: number
  readonly inAll: number
}

/** Counts how often each seat at a table does something that is kept for good without the game going on by it. */
export class Often {
  readonly #limit: Limit
  readonly #lately = new Map<Seat, number>()
  readonly #inAll = new Map<Seat, number>()

  constructor(limit: Limit) {
    this.#limit = limit
  }

  count(seat: Seat): void {
    for (const counts of [this.#lately, this.#inAll]) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  }

  isEnough(seat: Seat): boolean {
    return (this.#lately.get(seat) ?? 0) >= this.#limit.lately || (this.#inAll.get(seat) ?? 0) >= this.#limit.inAll
  }

  /** The game has gone on. */
  sealed(): void {
    this.#lately.clear()
  }
}
