import { signal } from '@preact/signals'

/**
 * Where a gesture is on its way to a server: `queued` behind another, `sent`, `waiting` for the connection, or `unsure`,
 * when the connection broke before it was answered and nobody knows yet whether it arrived.
 */
export type Whereabouts = 'queued' | 'sent' | 'waiting' | 'unsure'

/** A gesture on its way to a server. What has not left can be taken back. */
export class Dispatch {
  readonly actions: readonly unknown[]
  readonly where = signal<Whereabouts>('queued')
  /** Settled when it is taken back. */
  readonly withdrawn: Promise<void>
  #settle: () => void = () => undefined
  #isWithdrawn = false
  #hasWaited = false

  constructor(actions: readonly unknown[]) {
    this.actions = actions
    this.withdrawn = new Promise((settle) => {
      this.#settle = settle
    })
  }

  get isWithdrawn(): boolean {
    return this.#isWithdrawn
  }

  /** It was held up by the connection, so that the game may have gone on. */
  get hasWaited(): boolean {
    return this.#hasWaited
  }

  get mayBeWithdrawn(): boolean {
    return !this.#isWithdrawn && (this.where.value === 'queued' || this.where.value === 'waiting')
  }

  leaves(): void {
    if (this.where.value !== 'unsure') this.where.value = 'sent'
  }

  /** There is no connection: it stays here, or nobody knows where it is. */
  waits(): void {
    this.#hasWaited = true
    this.where.value = this.where.value === 'sent' || this.where.value === 'unsure' ? 'unsure' : 'waiting'
  }

  /** Takes it back; false if it has left. */
  withdraw(): boolean {
    if (!this.mayBeWithdrawn) return false
    this.#isWithdrawn = true
    this.#settle()
    return true
  }
}
