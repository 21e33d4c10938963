import type { Person } from '@iacta/wire'
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
    const bucket = this.#bucketOf(who)
    if (bucket.left < cost) throw tooMany()
    bucket.left -= cost
  }

  /** Whether so much is left. */
  has(who: string, cost: number): boolean {
    return this.#bucketOf(who).left >= cost
  }

  #bucketOf(who: string): Bucket {
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
    return bucket
  }
}

/** Who asks: somebody or nobody yet, and from which address (as `addressOf` has it). */
export interface Asker {
  readonly person: Pick<Person, 'id' | 'name'> | null
  readonly address: string
}

/** What all without an account at one address may have, in persons: a household and a school still play. */
const STRANGERS_SHARE = 5

/** What somebody draws on: his own, that of the strangers at his address, that of everybody there. */
interface Shares<Of> {
  readonly people: Of
  readonly strangers: Of
  readonly addresses: Of
}

/** Which of them, and by which name. */
function drawnOn<Of>(
  { people, strangers, addresses }: Shares<Of>,
  { person, address }: Asker,
): [of: Of, who: string][] {
  const drawn: [Of, string][] = [[addresses, address]]
  if (person !== null) drawn.push([people, person.id])
  if (person === null || person.name === null) drawn.push([strangers, address])
  return drawn
}

/** One for a person, and as many times that for an address as it has a share. */
const sharesOf = <Of>(addressShare: number, share: (times: number) => Of): Shares<Of> => ({
  people: share(1),
  strangers: share(Math.min(STRANGERS_SHARE, addressShare)),
  addresses: share(addressShare),
})

/**
 * An allowance for each person. Everybody also draws on that of his address, and whoever has no account on that of the
 * strangers there: so it makes little difference how many accounts somebody has, and none how many guests he is.
 */
export class Allowance {
  readonly #shares: Shares<Limits>

  /** All at one address together may have what `addressShare` persons may. */
  constructor(size: number, perSecond: number, addressShare: number, now: () => number = Date.now) {
    this.#shares = sharesOf(addressShare, (times) => new Limits(size * times, perSecond * times, now))
  }

  /** Takes `cost`, or refuses and takes nothing: what one may not have is not taken from the others at his address. */
  spend(asker: Asker, cost: number): void {
    const drawn = drawnOn(this.#shares, asker)
    if (!drawn.every(([limits, who]) => limits.has(who, cost))) throw tooMany()
    for (const [limits, who] of drawn) limits.spend(who, cost)
  }

  /** Refuses an address that has nothing left at all, before anybody looks who it is. */
  admit(address: string): void {
    if (!this.#shares.addresses.has(address, 1)) throw tooMany()
  }
}

/** How many things somebody may hold at once, shared like an allowance. */
export class Holdings {
  readonly #counts: Shares<Count>

  constructor(most: number, addressShare: number) {
    this.#counts = sharesOf(addressShare, (times) => ({ most: most * times, held: new Map() }))
  }

  /** Holds one more, or refuses. Answers with how it is let go; once is enough. */
  hold(asker: Asker): () => void {
    return hold(drawnOn(this.#counts, asker))
  }

  /** The same while nobody knows yet who it is. */
  holdFor(address: string): () => void {
    return hold([[this.#counts.addresses, address]])
  }
}

/** How many there may be, and how many there are by whom. */
interface Count {
  readonly most: number
  readonly held: Map<string, number>
}

function hold(drawn: readonly [of: Count, who: string][]): () => void {
  if (drawn.some(([{ most, held }, who]) => (held.get(who) ?? 0) >= most)) throw tooMany()
  for (const [{ held }, who] of drawn) held.set(who, (held.get(who) ?? 0) + 1)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    for (const [{ held }, who] of drawn) {
      const left = (held.get(who) ?? 1) - 1
      if (left > 0) held.set(who, left)
      else held.delete(who)
    }
  }
}

/** So many actions are played again for one unit of the allowance. */
const ACTIONS_A_UNIT = 250

/** What it costs to play so many actions again. */
export const replaying = (actions: number): number => actions / ACTIONS_A_UNIT
