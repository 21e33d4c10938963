import type { Chance } from './chance.ts'
import type { MannerId } from './manners.ts'

/** How large misjudgements and likings are in a game, in the points its brain reckons in. */
export interface TemperSizes {
  /** By how much somebody careless misjudges a thing at most, for each measure of straying. */
  readonly misjudged: number
  /** What a manner adds to a thing it likes: little enough to decide between near equals only. */
  readonly liking: number
}

/**
 * How somebody judges who is not always sure: not straying at all, or in his own way from the first thing he looks at to
 * the last, so that the same thing looks as good to him each time in one decision. Things go by numbers of the game's own.
 */
export class Temper {
  readonly manner: MannerId | null
  readonly #daring: number
  readonly #salt: number
  readonly #sizes: TemperSizes

  constructor(chance: Pick<Chance, 'pick'>, daring: number, manner: MannerId | null, sizes: TemperSizes) {
    this.manner = manner
    this.#daring = daring
    this.#salt = daring === 0 ? 0 : chance.pick(0x7fffffff)
    this.#sizes = sizes
  }

  /** How much more, or less, a thing of this number seems to be worth than it is. */
  misjudge(thing: number): number {
    return this.#daring === 0 ? 0 : this.#daring * this.#sizes.misjudged * (2 * this.#mixed(thing) - 1)
  }

  /** Whether a thing does not come to his mind at all: so often, for one who strays as far as that. */
  overlooks(thing: number, part: number): boolean {
    return this.#daring > 0 && this.#mixed(thing ^ OVERLOOKED) < this.#daring * part
  }

  /** What a manner likes about a thing that it likes. */
  likes(manner: MannerId): number {
    return this.manner === manner ? this.#sizes.liking : 0
  }

  /** From 0 to 1, the same for a thing as long as the decision lasts. */
  #mixed(thing: number): number {
    let mixed = Math.imul(thing + 1, 0x9e3779b1) ^ this.#salt
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000
  }
}

const OVERLOOKED = 0x2545f491
