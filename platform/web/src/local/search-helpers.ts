import type { Answer, partOf, Question, thinkAside, together } from '@iacta/bots'
import type { MannerId } from '@iacta/kernel'

/** A part of a search, for somebody who knows the game by its name. */
export type Share = Pick<Question<unknown, unknown, unknown>, 'known' | 'method' | 'budget' | 'seed' | 'bearing'> & {
  readonly id: number
  readonly game: string
  /** Of the brain that asks. */
  readonly manner: MannerId | null
  readonly part: number
  readonly of: number
}

/** What a helper is told: think about this, or no longer. */
export type Order = Share | { readonly stop: number }

/** What a helper says: what it found, or null if it could not think. */
export interface Found {
  readonly id: number
  readonly answer: Answer<unknown> | null
}

/** A helper's end of the line: a worker, as far as it is used. */
export interface Helper {
  onmessage: ((event: { readonly data: Found }) => void) | null
  postMessage(order: Order): void
  terminate(): void
}

/** How to share a search: fetched when there is something to think about. */
export interface Sharing {
  readonly thinkAside: typeof thinkAside
  readonly partOf: typeof partOf
  readonly together: typeof together
}

/** Helpers with nothing to do for so long are sent away, in milliseconds. */
const IDLE = 60_000
/** Who is told to stop answers within this, in milliseconds, or is not waited for. */
const GRACE = 100

/** Where the machine has room for more: a few, so that the page stays lively and the battery lasts. */
export const helpersFor = (processors: number): number => Math.max(0, Math.min(3, Math.floor(processors / 2) - 1))

/** Several who think about the same choice, each in a worker of its own. Who fails or is late is done without. */
export class SearchHelpers {
  readonly #hire: () => Helper
  readonly #size: number
  #helpers: Helper[] = []
  readonly #waiting = new Map<string, (answer: Answer<unknown> | null) => void>()
  #lastId = 0
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(size: number, hire: () => Helper) {
    this.#size = size
    this.#hire = hire
  }

  async think(
    game: string,
    question: Question<unknown, unknown, unknown>,
    { thinkAside, partOf, together }: Sharing,
  ): Promise<Answer<unknown>> {
    if (this.#size === 0 || question.budget.milliseconds === undefined) return thinkAside(question)
    clearTimeout(this.#rest)
    while (this.#helpers.length < this.#size) this.#helpers.push(this.#hired())
    const of = this.#helpers.length + 1
    const id = ++this.#lastId
    const { known, method, budget, seed, bearing = null } = question
    const manner = question.brain.manner ?? null
    const theirs = this.#helpers.map((helper, i) =>
      this.#ask(helper, { id, game, manner, known, method, budget, seed, bearing, part: i + 1, of }),
    )
    const own = await thinkAside(partOf(question, 0, of))
    for (const helper of this.#helpers) helper.postMessage({ stop: id })
    this.#rest = setTimeout(() => this.dismiss(), IDLE)
    // Where there was nothing to compare they have nothing to add.
    if (own.iterations === 0 || question.signal?.aborted) return own
    const found = await Promise.all(theirs.map((answer) => Promise.race([answer, late()])))
    return together([own, ...found.filter((answer) => answer !== null)], question.brain.doubt)
  }

  dismiss(): void {
    for (const helper of this.#helpers) helper.terminate()
    this.#helpers = []
    for (const answer of this.#waiting.values()) answer(null)
    this.#waiting.clear()
  }

  #hired(): Helper {
    const helper = this.#hire()
    const number = this.#helpers.length
    helper.onmessage = ({ data: { id, answer } }) => {
      this.#waiting.get(`${number} ${id}`)?.(answer)
      this.#waiting.delete(`${number} ${id}`)
    }
    return helper
  }

  #ask(helper: Helper, share: Share): Promise<Answer<unknown> | null> {
    return new Promise((resolve) => {
      this.#waiting.set(`${this.#helpers.indexOf(helper)} ${share.id}`, resolve)
      helper.postMessage(share)
    })
  }
}

const late = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), GRACE))

/** Of the worker that this is: more of the same, by a name of their own. */
export const helpersHere = (): SearchHelpers =>
  new SearchHelpers(
    helpersFor(navigator.hardwareConcurrency),
    () => new Worker(self.location.href, { type: 'module', name: 'helper' }) as Helper,
  )
