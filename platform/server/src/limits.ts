import { tooMany } from './problem.ts'

interface Bucket {
  left: number
  at: number
}

/** An allowance for each visitor, which fills up again with time; costly things take more of it. */
export class Limits {
  readonly #size: number
  readonly #perSecond: number
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(size: number, perSecond: number, now: () => number = Date.now) {
    this.#size = size
    this.#perSecond = perSecond
    this.#now = now
  }

  /** Takes `cost` from a visitor's allowance, or refuses. */
  spend(who: string, cost: number): void {
    const now = this.#now()
    const bucket = this.#buckets.get(who) ?? { left: this.#size, at: now }
    bucket.left = Math.min(this.#size, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond)
    bucket.at = now
    if (this.#buckets.size > 50_000) this.#buckets.clear()
    this.#buckets.set(who, bucket)
    if (bucket.left < cost) throw tooMany()
    bucket.left -= cost
  }
}
