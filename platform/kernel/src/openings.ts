/** What deep search found for one of the first choices of a game. */
export interface Opening<Action = unknown> {
  /** Until somebody else is asked, or something is drawn or revealed. */
  readonly plan: readonly Action[]
  /** How likely its seat is to win by it, as so many trials had it. */
  readonly chance: number
  readonly trials: number
}

/** By the names a brain gives such choices (`GameBrain.opening`), the best first. */
export type Openings<Action = unknown> = Readonly<Record<string, readonly Opening<Action>[]>>
