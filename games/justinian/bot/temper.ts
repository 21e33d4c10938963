import type { Chance, MannerId } from '@iacta/kernel'

/** Points by which somebody careless misjudges a thing at most, for each measure of straying. */
const MISJUDGED = 1.1

/** What a manner adds to a thing it likes, in points: little enough to decide between near equals only. */
export const LIKING = 0.15

/**
 * How somebody judges who is not always sure: not straying at all, or in his own way from the first thing he looks at to
 * the last, so that the same province looks as good to him each time in one decision.
 */
export class Temper {
  readonly manner: MannerId | null
  readonly #daring: number
  readonly #salt: number

  constructor(chance: Chance, daring: number, manner: MannerId | null) {
    this.manner = manner
    this.#daring = daring
    this.#salt = daring === 0 ? 0 : chance.pick(0x7fffffff)
  }

  /** How much more, or less, a thing of this number seems to be worth than it is. */
  misjudge(thing: number): number {
    return this.#daring === 0 ? 0 : this.#daring * MISJUDGED * (2 * this.#mixed(thing) - 1)
  }

  /** What a manner likes about a thing that it likes. */
  likes(manner: MannerId): number {
    return this.manner === manner ? LIKING : 0
  }

  /** From 0 to 1, the same for a thing as long as the decision lasts. */
  #mixed(thing: number): number {
    let mixed = Math.imul(thing + 1, 0x9e3779b1) ^ this.#salt
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000
  }
}
