import type { Marches, MarchQuestion } from '@iacta/kernel'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'

type Asks = (question: MarchQuestion<unknown>) => Promise<Marches<unknown>>

/** Where the rules cannot be asked nothing is lit but what is legal at once, and nothing counts as to be taken back. */
const UNKNOWN: Marches<unknown> = { marches: [], refusal: null, isPartial: true, isBinding: true }

/** How far pieces may go from what is shown: each question is asked once, and forgotten when the table stands otherwise. */
export class Reach {
  readonly #ask: Asks
  #view: unknown
  readonly #answers = new Map<string, Signal<Marches<unknown> | null>>()

  constructor(ask: Asks) {
    this.#ask = ask
  }

  /** The answer; null until it is there. */
  of(view: unknown, question: MarchQuestion<unknown>): ReadonlySignal<Marches<unknown> | null> {
    if (view !== this.#view) this.#forget()
    this.#view = view
    const key = JSON.stringify(question)
    const known = this.#answers.get(key)
    if (known) return known
    const answer = signal<Marches<unknown> | null>(null)
    this.#answers.set(key, answer)
    this.#ask(question)
      .catch(() => UNKNOWN)
      .then((found) => {
        if (this.#answers.get(key) === answer) answer.value = found
      })
    return answer
  }

  /** The table stands otherwise: whoever still waits for an answer waits for nothing. */
  #forget(): void {
    const waiting = [...this.#answers.values()].filter(({ value }) => value === null)
    this.#answers.clear()
    for (const answer of waiting) answer.value = UNKNOWN
  }
}
