/** Who watches which table over a socket of this process. */
export class Presence {
  readonly #sockets = new Map<string, number>()

  get isEmpty(): boolean {
    return this.#sockets.size === 0
  }

  isWatching(personId: string, tableId: string): boolean {
    return this.#sockets.has(keyOf(personId, tableId))
  }

  /** One socket more; answers with how it leaves again. */
  enter(personId: string, tableId: string): () => void {
    const key = keyOf(personId, tableId)
    this.#sockets.set(key, (this.#sockets.get(key) ?? 0) + 1)
    let here = true
    return () => {
      if (!here) return
      here = false
      const left = (this.#sockets.get(key) ?? 1) - 1
      if (left === 0) this.#sockets.delete(key)
      else this.#sockets.set(key, left)
    }
  }
}

const keyOf = (personId: string, tableId: string): string => `${personId} ${tableId}`
