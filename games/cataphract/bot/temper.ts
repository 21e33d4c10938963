import type { Chance, MannerId } from '@iacta/kernel'

/** Points by which somebody careless misjudges a thing at most. */
const MISJUDGED = 0.6

/** What a manner adds to a thing it likes, in points: little enough to decide between near equals only. */
export const LIKING = 0.12

/**
 * How somebody judges who is not always sure: not straying at all, or in his own way from the first thing he looks at to the last,
 * so that the same hex looks as good to him each time in one decision.
 */
export class Temper {
  readonly manner: MannerId | null
  readonly #strays: number
  readonly #salt: number

  constructor(chance: Chance, daring: number, manner: MannerId | null) {
    this.manner = manner
    this.#strays = daring * MISJUDGED
    this.#salt = daring === 0 ? 0 : chance.pick(0x7fffffff)
  }

  /** How much more, or less, a thing of this number seems to be worth than it is. */
  misjudge(thing: number): number {
    if (this.#strays === 0) return 0
    let mixed = Math.imul(thing + 1, 0x9e3779b1) ^ this.#salt
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return this.#strays * (((mixed ^ (mixed >>> 16)) >>> 0) / 0x80000000 - 1)
  }
}
