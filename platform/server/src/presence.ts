/** Somebody at a table: the table's id, the person's. */
export type Pair = readonly [tableId: string, personId: string]

/** What one process tells the others: who watches which table over its sockets, and who no longer does. */
export interface PresenceNews {
  readonly process: string
  readonly here: readonly Pair[]
  readonly gone: readonly Pair[]
}

interface PresenceEvents {
  /** For the other processes. */
  tell(here: readonly Pair[], gone: readonly Pair[]): void
  /** Somebody has come to a table, or left it. */
  changed(tableId: string): void
  now(): number
}

/** Every process repeats who is with it, so that one that dies without a word is forgotten. */
export const REPEAT = 30_000
const FORGET = 3 * REPEAT

/** Who watches which table, over the sockets of this process and of the others. */
export class Presence {
  readonly #events: PresenceEvents
  /** By table, how many sockets each person has here. */
  readonly #here = new Map<string, Map<string, number>>()
  /** By table, until when who is with which other process. */
  readonly #elsewhere = new Map<string, Map<string, number>>()

  constructor(events: PresenceEvents) {
    this.#events = events
  }

  get isEmpty(): boolean {
    return this.#here.size === 0 && this.#elsewhere.size === 0
  }

  isWatching(personId: string, tableId: string): boolean {
    return this.at(tableId).has(personId)
  }

  /** Everybody who watches a table. */
  at(tableId: string): ReadonlySet<string> {
    const others = [...(this.#elsewhere.get(tableId)?.keys() ?? [])].map((key) => key.slice(key.indexOf(' ') + 1))
    return new Set([...(this.#here.get(tableId)?.keys() ?? []), ...others])
  }

  /** One socket more; answers with how it leaves again. */
  enter(personId: string, tableId: string): () => void {
    const sockets = this.#here.get(tableId) ?? new Map<string, number>()
    this.#here.set(tableId, sockets)
    const before = sockets.get(personId) ?? 0
    sockets.set(personId, before + 1)
    if (before === 0) this.#came(tableId, personId)
    let isHere = true
    return () => {
      if (isHere) this.#leave(personId, tableId)
      isHere = false
    }
  }

  #came(tableId: string, personId: string): void {
    this.#events.tell([[tableId, personId]], [])
    this.#events.changed(tableId)
  }

  #leave(personId: string, tableId: string): void {
    const sockets = this.#here.get(tableId)
    const left = (sockets?.get(personId) ?? 1) - 1
    if (left > 0) {
      sockets?.set(personId, left)
      return
    }
    sockets?.delete(personId)
    if (sockets?.size === 0) this.#here.delete(tableId)
    this.#events.tell([], [[tableId, personId]])
    this.#events.changed(tableId)
  }

  /** What another process tells. */
  heard({ process, here, gone }: PresenceNews): void {
    const until = this.#events.now() + FORGET
    for (const [tableId, personId] of here) {
      const others = this.#elsewhere.get(tableId) ?? new Map<string, number>()
      this.#elsewhere.set(tableId, others)
      const isNew = !others.has(`${process} ${personId}`)
      others.set(`${process} ${personId}`, until)
      if (isNew) this.#events.changed(tableId)
    }
    for (const [tableId, personId] of gone) this.#forget(tableId, `${process} ${personId}`)
  }

  #forget(tableId: string, key: string): void {
    const others = this.#elsewhere.get(tableId)
    if (!others?.delete(key)) return
    if (others.size === 0) this.#elsewhere.delete(tableId)
    this.#events.changed(tableId)
  }

  /** Says again who is here, and forgets whom nobody has spoken of for long. */
  repeat(): void {
    const here = [...this.#here].flatMap(([tableId, people]) =>
      [...people.keys()].map((personId): Pair => [tableId, personId]),
    )
    if (here.length > 0) this.#events.tell(here, [])
    for (const [tableId, others] of this.#elsewhere)
      for (const [key, until] of others) if (until < this.#events.now()) this.#forget(tableId, key)
  }
}
