import type { Person } from './people.ts'
import { tooMany } from './problem.ts'

interface Bucket {
  left: number
  at: number
}

/** How many visitors are remembered. Who has not been here for longest is forgotten first, and has all of it again. */
const REMEMBERED = 50_000

/** An allowance for each visitor, which fills up again with time; costly things take more of it. */
export class Limits {
  readonly #size: number
  readonly #perSecond: number
  readonly #now: () => number
  /** In order of use. */
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
    // A clock that is set back takes nothing away.
    const seconds = Math.max(0, now - bucket.at) / 1000
    bucket.left = Math.min(this.#size, bucket.left + seconds * this.#perSecond)
    bucket.at = now
    this.#buckets.delete(who)
    this.#buckets.set(who, bucket)
    if (this.#buckets.size > REMEMBERED) {
      const [oldest] = this.#buckets.keys()
      this.#buckets.delete(oldest)
    }
    if (bucket.left < cost) throw tooMany()
    bucket.left -= cost
  }
}

/** Who asks: somebody or nobody yet, and from which address (as `addressOf` has it). */
export interface Asker {
  readonly person: Pick<Person, 'id' | 'name'> | null
  readonly address: string
}

/** What all without an account at one address may ask for, in persons: a household and a school still play. */
const ADDRESS_SHARE = 5

/**
 * An allowance for each person. Whoever has no account also draws on that of his address, so that it makes no
 * difference how many guests somebody is.
 */
export class Allowance {
  readonly #people: Limits
  readonly #addresses: Limits

  constructor(size: number, perSecond: number, now: () => number = Date.now) {
    this.#people = new Limits(size, perSecond, now)
    this.#addresses = new Limits(size * ADDRESS_SHARE, perSecond * ADDRESS_SHARE, now)
  }

  /** Takes `cost`, or refuses. What one guest may not have is not taken from the others at his address. */
  spend({ person, address }: Asker, cost: number): void {
    if (person !== null) this.#people.spend(person.id, cost)
    if (person === null || person.name === null) this.#addresses.spend(address, cost)
  }
}
