import { StoreUnavailable } from './unavailable.ts'

/** How often a database that is silent is asked whether it is there again, in milliseconds. */
const AGAIN = 1000

/**
 * Whether the database is heard of. Once it has kept somebody waiting in vain it is asked by itself, again and again;
 * until it answers everybody else is refused at once, instead of waiting one after the other.
 */
export class Pulse {
  readonly #ask: () => Promise<void>
  /** Whoever comes while it is asked for the first time waits for what comes of it. */
  #first: Promise<void> | null = null
  #isSilent = false
  #again: NodeJS.Timeout | null = null
  #isStopped = false

  /** `ask` must settle in time, and fail only if nothing was heard. */
  constructor(ask: () => Promise<void>) {
    this.#ask = ask
  }

  /** Somebody has waited in vain. */
  falter(): void {
    if (this.#isSilent || this.#first || this.#isStopped) return
    this.#first = this.#listen().finally(() => {
      this.#first = null
    })
  }

  /** Goes on when the database is heard of, as far as anybody knows; fails when it is known to be silent. */
  async mustBeat(): Promise<void> {
    if (this.#first) await this.#first
    if (this.#isSilent) throw new StoreUnavailable('the database does not answer')
  }

  async #listen(): Promise<void> {
    this.#isSilent = await this.#ask().then(
      () => false,
      () => true,
    )
    if (!this.#isSilent || this.#isStopped) return
    this.#again = setTimeout(() => void this.#listen(), AGAIN)
  }

  stop(): void {
    this.#isStopped = true
    if (this.#again) clearTimeout(this.#again)
  }
}
