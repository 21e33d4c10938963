/** For so long, in milliseconds, one after the other is served before what has come in meanwhile has its turn. */
const SLICE = 3
/** So many are served at the same time: the rest of the store's connections is for those who act. */
export const AT_ONCE = 6
/** How long those who wait let somebody act first, in milliseconds. */
const PATIENCE = 25

/** Who is served first. */
export type Rank = 'player' | 'spectator'

interface Waiting {
  serve(): Promise<void>
}

/**
 * Whoever comes to look waits for his turn, so that thousands who come at once hold up nobody who acts: those who play
 * before those who watch, a few at a time, and the next only when nobody is acting, or after a little while.
 */
export class Turns {
  readonly #waiting: Record<Rank, Waiting[]> = { player: [], spectator: [] }
  readonly #pause: () => Promise<void>
  #serving = 0
  #acting = 0
  #sliceEnd = 0
  #isResting = false
  #acted: (() => void)[] = []

  /** `pause` is how long somebody who acts is let go first; told in tests. */
  constructor(pause: () => Promise<void> = () => new Promise((over) => setTimeout(over, PATIENCE))) {
    this.#pause = pause
  }

  /** How many wait. */
  get length(): number {
    return this.#waiting.player.length + this.#waiting.spectator.length
  }

  /** Does something as soon as it is its turn. */
  take<T>(rank: Rank, serve: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting[rank].push({ serve: () => serve().then(resolve, reject) })
      this.#next()
    })
  }

  /** Somebody acts: who has not had his turn waits until it is done. */
  async acting<T>(act: () => Promise<T>): Promise<T> {
    this.#acting++
    try {
      return await act()
    } finally {
      this.#acting--
      for (const acted of this.#acted.splice(0)) acted()
    }
  }

  #next(): void {
    if (this.#isResting || this.#serving >= AT_ONCE || this.length === 0) return
    if (this.#acting > 0) this.#rest(this.#untilSomebodyHasActed())
    else if (performance.now() > this.#sliceEnd) this.#rest(new Promise((over) => setImmediate(over)))
    else {
      this.#serveOne()
      this.#next()
    }
  }

  #serveOne(): void {
    const next = this.#waiting.player.shift() ?? this.#waiting.spectator.shift()
    if (!next) return
    this.#serving++
    void next.serve().then(() => {
      this.#serving--
      this.#next()
    })
  }

  /** Lets what comes in be heard; then one at least has his turn, so that nobody waits for ever. */
  #rest(over: Promise<void>): void {
    this.#isResting = true
    void over.then(() => {
      this.#isResting = false
      this.#sliceEnd = performance.now() + SLICE
      this.#serveOne()
      this.#next()
    })
  }

  #untilSomebodyHasActed(): Promise<void> {
    return Promise.race([this.#pause(), new Promise<void>((acted) => this.#acted.push(acted))])
  }
}
