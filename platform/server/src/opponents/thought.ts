import type { LevelId } from '@iacta/bots'
import type { Explanation, Knowledge, MannerId } from '@iacta/kernel'

/** A choice that is put to a computer seat: all that leaves its table, and nothing the seat may not know. */
export interface Choice {
  readonly table: string
  readonly game: string
  readonly level: LevelId
  readonly manner: MannerId | null
  readonly known: Knowledge<unknown>
}

/** What a thread is asked; it goes there as JSON. */
export interface Thought extends Choice {
  readonly id: number
  readonly seed: number
  /** How long a choice that deserves it is thought over; null for the first idea. */
  readonly milliseconds: number | null
}

/** What to do at a choice. */
export interface Idea {
  /** An action, and those after it as long as nobody else acts and nothing is drawn or revealed. */
  readonly plan: readonly unknown[]
  readonly explanation: Explanation
  /** Whether the seat would rather give up. */
  readonly resign: boolean
  /** How much of its time the level would think it over: all 1, not at all 0. */
  readonly worth: number
}

export interface Answered extends Idea {
  readonly id: number
}

/** A thread remembers so many opponents, with how their games looked to them. */
export const REMEMBERED = 200
