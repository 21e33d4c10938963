/** How long to think. With iterations alone the answer is the same every time; time depends on the machine. */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
}

/** Whoever asked may lose interest: an `AbortSignal`, or anything that looks like one. */
export interface Signal {
  readonly aborted: boolean
}

/** How much of a budget is used: 0 at the beginning, 1 or more when it is time to answer. */
export class Meter {
  readonly #budget: Budget
  readonly #now: () => number
  readonly #began: number
  #iterations = 0
  #part = 1

  constructor(budget: Budget, now: () => number) {
    this.#budget = budget
    this.#now = now
    this.#began = budget.milliseconds === undefined ? 0 : now()
  }

  get iterations(): number {
    return this.#iterations
  }

  /** Only this part of the budget may be used. */
  allow(part: number): void {
    this.#part = part
  }

  count(): void {
    this.#iterations++
  }

  used(): number {
    const { iterations, milliseconds } = this.#budget
    const byCount = iterations === undefined ? 0 : shareOf(this.#iterations, iterations * this.#part)
    const byTime = milliseconds === undefined ? 0 : shareOf(this.#now() - this.#began, milliseconds * this.#part)
    return Math.max(byCount, byTime)
  }
}

/** Of nothing, everything is used at once. */
const shareOf = (used: number, whole: number): number => (whole <= 0 ? 1 : used / whole)
