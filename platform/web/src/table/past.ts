import { batch, computed, type Signal, signal } from '@preact/signals'
import { type Moment, type Scene, type TableLink, Trouble } from './link.ts'
import { estimate, estimateHeard, Moments } from './moments.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a moment is shown at the usual speed. */
const PACE = 1000

/** Looking back at a table: which moment is wanted, which is shown, and a film that goes on by itself. */
export class Past {
  /** The moment that is shown; null for now. */
  readonly moment: Signal<Moment | null>
  /** The moment that is wanted, and shown as soon as it is here; null for now. */
  readonly at = signal<number | null>(null)
  readonly total = signal(0)
  readonly isPlaying = signal(false)
  readonly speed = signal<Speed>(1)
  /** Who looks back; undefined for the seat that looks at the table. */
  readonly viewer = signal<string | null | undefined>(undefined)
  readonly trouble = signal<Trouble | null>(null)
  /** How many lines had been told at the moment wanted; null for now. */
  readonly heard = computed(() => {
    const at = this.at.value
    const lines = this.#link.scene.value?.settled ?? 0
    void this.moment.value
    return at === null ? null : estimateHeard(this.#own.heard, this.total.value, lines, at)
  })
  /** How many of these had been told before its last action; null where it is not known. */
  readonly heardBefore = computed(() => {
    void this.moment.value
    return this.at.value === null ? null : (this.#own.heard.get(this.at.value - 1) ?? null)
  })
  readonly #link: TableLink
  /** As the seat saw it: what lines of its log are counted by. */
  #own: Moments
  /** As it is shown. */
  #seen: Moments
  #seat: string | null | undefined
  #isOver = false
  /** Whether it is known how many moments there are. */
  #isCounted = false
  #first: number | null = null
  #wish = 0
  #next: ReturnType<typeof setTimeout> | null = null
  readonly #stop: () => void

  constructor(link: TableLink, moment: Signal<Moment | null> = signal<Moment | null>(null)) {
    this.#link = link
    this.moment = moment
    this.#own = this.#seen = new Moments((at) => link.moment(at))
    this.#stop = link.scene.subscribe((scene) => this.#follow(scene))
  }

  /**
   * Whoever looks from elsewhere looks at now, and what was seen before is forgotten. So it is when the
   * game ends: before, a seat counts what it saw, and then everything that was done.
   */
  #follow(scene: Scene | null): void {
    const isOver = this.#link.summary.peek()?.status === 'over'
    if (!scene || scene.seat !== this.#seat || isOver !== this.#isOver) this.#forget(scene?.seat)
    this.#isOver = isOver
    if (!scene) return
    // What can be taken back is counted in the sequence, and is no moment yet.
    if (!scene.canUndo) {
      this.#own.heard.set(scene.sequence, scene.log.length)
      this.#know(scene.sequence)
    } else if (this.total.value === 0)
      this.#own.get(0).then(
        () => this.#know(this.#own.total),
        () => undefined,
      )
  }

  #forget(seat: string | null | undefined): void {
    this.#seat = seat
    this.#own = this.#seen = new Moments((at) => this.#link.moment(at))
    this.viewer.value = undefined
    this.total.value = 0
    this.#isCounted = false
    this.pause()
    void this.#show(null)
  }

  #know(total: number): void {
    this.total.value = total
    this.#isCounted = true
    if (this.#first === null) return
    void this.#show(this.#first)
    this.#first = null
  }

  /** About which moment a line was told at; for marks. */
  momentNear(line: number): number {
    return estimate(this.#own.heard, this.total.value, line)
  }

  /** Shows a moment; asked for before it is known how many there are, it is shown when it is. */
  show(at: number | null): void {
    this.pause()
    if (!this.#isCounted) this.#first = at
    void this.#show(at)
  }

  async #show(at: number | null): Promise<void> {
    this.#wish++
    this.trouble.value = null
    if (at === null) {
      this.#seen.cancel()
      batch(() => {
        this.at.value = null
        this.moment.value = null
      })
      return
    }
    const wanted = Math.min(this.total.value, Math.max(0, at))
    this.at.value = wanted
    try {
      const moment = await this.#seen.show(wanted)
      if (moment && this.at.value === wanted) this.moment.value = moment
    } catch (error) {
      this.#failed(error)
    }
  }

  #failed(error: unknown): void {
    this.isPlaying.value = false
    this.trouble.value =
      error instanceof Trouble ? error : new Trouble('offline', 'This moment of the game could not be shown.')
  }

  /** The table as it stood when a line of the log was told. */
  async showLine(line: number): Promise<void> {
    this.pause()
    const wish = ++this.#wish
    try {
      const at = await this.#own.ofLine(line, this.total.value)
      if (wish === this.#wish) await this.#show(at)
    } catch (error) {
      if (wish === this.#wish) this.#failed(error)
    }
  }

  /** The table as it stood when a line had been told, without showing it. */
  async momentOf(line: number): Promise<Moment> {
    const own = this.#own
    return own.get(await own.ofLine(line, this.total.value))
  }

  step(by: number): void {
    this.show((this.at.value ?? this.total.value) + by)
  }

  /** Sees it from elsewhere: any seat, or `ALL`, once the game is over; a moment may be made ready to be seen. */
  seeAs(viewer: string | null | undefined, ready: (moment: Moment) => Moment = (moment) => moment): void {
    this.#seen =
      viewer === undefined
        ? this.#own
        : new Moments((at) => this.#link.moment(at, viewer).then((moment) => ready(moment)))
    this.viewer.value = viewer
    void this.#show(this.at.value ?? this.total.value)
  }

  // The film

  /** Goes on by itself, from the beginning if it stands at the end. */
  play(): void {
    if (this.isPlaying.value || this.total.value === 0) return
    this.isPlaying.value = true
    const at = this.at.value
    if (at === null || at >= this.total.value) void this.#show(0)
    this.#goOn()
  }

  pause(): void {
    this.isPlaying.value = false
    if (this.#next) clearTimeout(this.#next)
    this.#next = null
  }

  #goOn(): void {
    this.#next = setTimeout(async () => {
      await this.#show((this.at.value ?? 0) + 1)
      if (!this.isPlaying.value) return
      if ((this.at.value ?? 0) >= this.total.value) this.pause()
      else this.#goOn()
    }, PACE / this.speed.value)
  }

  close(): void {
    this.pause()
    this.#seen.cancel()
    this.#stop()
  }
}
