import type { Explanation, Handover, Refusal } from '@iacta/kernel'
import { followed, type Moment } from '@iacta/wire'
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import { type Line, type Scene, type TableLink, type TableSummary, Trouble } from '../table/link.ts'
import type { Update } from './authority.ts'
import type { Correspondence } from './worker-messages.ts'

/** Between two things the computer does that can be seen, in milliseconds, so that people can follow. */
export const PACE = 350

/**
 * Where somebody here has to act as well nobody waits for the computer, and it begins so many times later: what it
 * thinks with is not fetched before there is a board to look at.
 */
const UNHURRIED = 6

/** After so many milliseconds the rules are asked for again that could not be fetched. */
const AGAIN = 3000

export interface Opening {
  /** Which seat to look from; one's only seat if not said, or as a spectator where one has several. */
  readonly seat?: string | null
  readonly pace?: number
}

/**
 * A table of this browser, as its page knows it. Seats of the computer's answer by themselves. Where one person, or
 * several before one screen, have more than one seat, `summary.seats[].asked` says whose turn it is, and nothing
 * of a seat is here before the page looks from it.
 */
export class LocalTable implements TableLink {
  readonly id: string
  readonly where = 'here'
  readonly #summary = signal<TableSummary | null>(null)
  readonly #scene = signal<Scene | null>(null)
  readonly #line = signal<Line>('opening')
  readonly #handover = signal<Handover | null>(null)
  readonly handover: ReadonlySignal<Handover | null> = this.#handover
  readonly #trouble = signal<Trouble | null>(null)
  readonly summary: ReadonlySignal<TableSummary | null> = this.#summary
  readonly scene: ReadonlySignal<Scene | null> = this.#scene
  readonly line: ReadonlySignal<Line> = this.#line
  /** Why what is done here is not kept (code `storage`; play goes on), or why there is nothing here (`line` is gone). */
  readonly trouble: ReadonlySignal<Trouble | null> = this.#trouble
  readonly #house: () => Correspondence
  readonly #pace: number
  #seat: string | null
  /** Nobody has said which seat to look from. */
  #anySeat: boolean
  #stop: () => void = () => undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(id: string, house: () => Correspondence, { seat, pace = PACE }: Opening = {}) {
    this.id = id
    this.#house = house
    this.#pace = pace
    this.#seat = seat ?? null
    this.#anySeat = seat === undefined
    void this.#watch()
  }

  async #watch(): Promise<void> {
    const before = this.#stop
    const { watched, stop } = this.#house().watch(this.id, this.#seat, (news) => {
      if (news instanceof Trouble) this.#lose(news)
      else this.#take(news)
    })
    this.#stop = stop
    before()
    try {
      await watched
    } catch (error) {
      if (this.#stop === stop) this.#lose(error)
    }
  }

  #take(update: Update): void {
    if (this.#closed) return
    const { summary, told, botIsDue, trouble } = update
    const [only, ...others] = summary.mine
    // The seat we looked from was left to the computer.
    if (this.#seat !== null && !summary.mine.includes(this.#seat)) {
      this.#summary.value = summary
      this.lookFrom(others.length === 0 ? (only ?? null) : null)
      return
    }
    if (this.#anySeat && only !== undefined && others.length === 0) {
      this.#summary.value = summary
      this.lookFrom(only)
      return
    }
    batch(() => {
      this.#summary.value = summary
      this.#scene.value = followed(this.#scene.value, update)
      this.#handover.value = update.handover
      this.#trouble.value = trouble && new Trouble(trouble.code, trouble.message)
      this.#line.value = 'open'
    })
    clearTimeout(this.#pause)
    const { handover } = update
    const isAwaited = handover
      ? handover.awaits.length === 0
      : summary.seats.every(({ kind, asked }) => kind === 'bot' || !asked)
    const pause = isAwaited ? this.#pace : UNHURRIED * this.#pace
    if (botIsDue) this.#pause = setTimeout(() => void this.#letBotAct(told), pause)
  }

  async #letBotAct(told: number): Promise<void> {
    try {
      await this.#house().call('bot', this.id, told)
    } catch (error) {
      if (this.#closed) return
      const trouble = asTrouble(error)
      this.#trouble.value = trouble
      // What it thinks with could not be fetched.
      if (trouble.code === 'offline') this.#pause = setTimeout(() => void this.#letBotAct(told), AGAIN)
    }
  }

  #lose(error: unknown): void {
    if (this.#closed) return
    const trouble = asTrouble(error)
    const mayComeBack = trouble.code === 'offline'
    clearTimeout(this.#pause)
    batch(() => {
      this.#trouble.value = trouble
      this.#line.value = mayComeBack ? 'lost' : 'gone'
    })
    if (mayComeBack) this.#pause = setTimeout(() => void this.#watch(), AGAIN)
  }

  passAll(): Promise<void> {
    return this.#house().call('passAll', this.id)
  }

  speakUp(seat: string): Promise<void> {
    return this.#house().call('speakUp', this.id, seat)
  }

  async act(actions: readonly unknown[]): Promise<void> {
    const { seat, sequence } = this.#acting()
    await this.#house().call('act', this.id, seat, actions.length === 1 ? actions[0] : actions, sequence)
  }

  async undo(): Promise<void> {
    const { seat, sequence } = this.#acting()
    await this.#house().call('undo', this.id, seat, sequence)
  }

  /** Gives the game up: with the seat one looks from, or with another of one's own. */
  resign(seat: string | null = this.#seat): Promise<void> {
    return this.#house().call('resign', this.id, seat)
  }

  why(action: unknown): Promise<Refusal | null> {
    return this.#house().call('why', this.id, this.#acting().seat, action)
  }

  explain(seat: string): Promise<Explanation | null> {
    return this.#house().call('explain', this.id, seat)
  }

  moment(at: number, seat: string | null = this.#seat): Promise<Moment> {
    return this.#house().call('moment', this.id, at, seat)
  }

  lookFrom(seat: string | null): void {
    this.#anySeat = false
    if (this.#closed || (seat === this.#seat && this.#scene.value)) return
    // What all may see takes the place of what one sees without a gap, and the other way round.
    if (this.#seat !== null && seat !== null) this.#scene.value = null
    this.#seat = seat
    void this.#watch()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#pause)
    this.#stop()
  }

  /** Who acts: the seat one looks from, or he who decides for all to see. */
  #acting(): Pick<Scene, 'seat' | 'sequence'> {
    const scene = this.#now()
    return (scene.seat === null && this.#handover.value?.decides) || scene
  }

  #now(): Scene {
    if (!this.#scene.value) throw new Trouble('not-running', 'The table is not there yet.')
    return this.#scene.value
  }
}

const asTrouble = (error: unknown): Trouble =>
  error instanceof Trouble ? error : new Trouble('fault', String((error as Error)?.message ?? error))
