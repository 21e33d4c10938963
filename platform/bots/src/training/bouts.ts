import { type Rate, rateOf } from '../statistics.ts'

/** A game between something new and what was kept last. */
export interface Bout {
  readonly bout: number
  readonly seed: number
  /** By seat: whether the new one plays there. */
  readonly first: readonly boolean[]
}

export type Strength = 'stronger' | 'weaker' | 'not-told-apart'

/** Wald's test: even chances against this one, with one error of twenty either way. */
const STRONGER = 0.55
const SURE = Math.log(19)

/** Games that show whether something new is stronger, with the seats exchanged: as few as will do. */
export class Bouts {
  readonly #seatings: readonly (readonly boolean[])[]
  readonly #most: number
  readonly #seed: number
  readonly #points = new Map<number, number>()
  readonly #handedOut = new Set<number>()

  constructor(seatings: readonly (readonly boolean[])[], most: number, seed: number) {
    this.#seatings = seatings
    this.#most = most
    this.#seed = seed
  }

  get played(): number {
    return this.#points.size
  }

  /** What the new one had of the victory: 1, 0, or half of a draw. */
  take(bout: number, points: number): void {
    this.#points.set(bout, points)
  }

  /** What to play next; null while all that is wanted is being played. */
  next(): Bout | null {
    for (let bout = 0; bout < this.#most; bout++) {
      if (this.#points.has(bout) || this.#handedOut.has(bout)) continue
      this.#handedOut.add(bout)
      const first = this.#seatings[bout % this.#seatings.length]
      return { bout, seed: this.#seed + Math.floor(bout / this.#seatings.length), first }
    }
    return null
  }

  rate(): Rate {
    let points = 0
    for (const won of this.#points.values()) points += won
    return rateOf(points, 0, this.#points.size)
  }

  /** What they show; null as long as more are to be played. */
  verdict(): Strength | null {
    const likelihood = this.#likelihood()
    if (likelihood >= SURE) return 'stronger'
    if (likelihood <= -SURE) return 'weaker'
    if (this.#points.size < this.#most) return null
    const { low, high } = this.rate()
    return low > 0.5 ? 'stronger' : high < 0.5 ? 'weaker' : 'not-told-apart'
  }

  #likelihood(): number {
    let sum = 0
    for (const points of this.#points.values())
      sum += points * Math.log(2 * STRONGER) + (1 - points) * Math.log(2 * (1 - STRONGER))
    return sum
  }
}
