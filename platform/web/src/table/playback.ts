import type { Prompt } from '@iacta/kernel'
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Beat, LogLine } from '../board/index.ts'
import type { Pace } from '../settings.ts'
import type { Moment, Scene } from './link.ts'
import { type Portion, portionsOf, standsFor } from './portions.ts'

/** What is shown instead of the game now, while what happened is played back. */
export interface Frame {
  readonly view: unknown
  readonly prompt: Prompt
  /** How many lines have been told by then. */
  readonly lines: number
  /** Dice are in the air: nothing of what they bring is told yet. */
  readonly isThrow: boolean
}

/** What a playback is made from, and whom it tells. */
export interface Screening {
  readonly pace: ReadonlySignal<Pace>
  /** Everything is shown at once: motion is unwelcome, or the table is read as text. */
  readonly isStill: ReadonlySignal<boolean>
  /** Somebody looks at the page. */
  readonly isLooked: ReadonlySignal<boolean>
  /** The game as the authority last told it. */
  readonly now: () => Scene | null
  reading(line: LogLine): Beat | null
  /** The table when a line had been told, with the fog of who looks. */
  momentOf(line: number): Promise<Moment>
  /** What is new to the board and to all who listen. */
  tell(lines: readonly LogLine[]): void
  /** When the dice that were just thrown have come to rest. */
  rest(): Promise<void>
}

type Standing = Omit<Frame, 'isThrow'>

/** How many times longer a portion stands than usual. */
const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, quick: 0.5, step: 1, 'at-once': 0 }
/** So long a moment of the past is waited for, in milliseconds; then everything is shown at once. */
const PATIENCE = 2500
/** So long the table is seen as it stood, before it is shown again what happened. */
const BEFORE_AGAIN = 500

/**
 * What the others did, played back portion by portion: the table as it stood after each, and the log as far as it was
 * told by then. It holds up nothing that is sent, and whatever somebody does ends it.
 */
export class Playback {
  /** Null for the game now. */
  readonly frame = signal<Frame | null>(null)
  /** All that happened since one last acted, and how many portions of it are shown. */
  readonly run = signal<readonly Portion[]>([])
  readonly shown = signal(0)
  readonly isPaused = signal(false)
  /** What is on the screen was played back, portion by portion. */
  readonly isFilm = signal(false)
  /** It is not known yet how the table stood, and what came of it is not to be seen before. */
  readonly isComing = signal(false)
  /** The portion that is played back; null when there is none. */
  readonly showing = computed(() => {
    const portion = this.run.value[this.shown.value - 1]
    return this.frame.value && portion && !this.#isOwn(portion) ? portion : null
  })
  /** Which of the others' portions that is, and how many there are. */
  readonly place = computed(() => {
    const others = this.run.value.filter((portion) => !this.#isOwn(portion))
    const portion = this.run.value[this.shown.value - 1]
    return { at: others.indexOf(portion) + 1, of: others.length }
  })
  readonly mayShowAgain = computed(() =>
    this.run.value.some((portion) => !this.#isOwn(portion) && portion.is !== 'turn'),
  )
  readonly #screening: Screening
  #seat: string | null = null
  /** What is on the screen, and what was when the run began. */
  #now: Standing | null = null
  #start: Standing | null = null
  /** How many lines the board has heard. */
  #heard = 0
  #isAgain = false
  /** Something of the run is shown, and there is more to come. */
  #isBetween = false
  /** Since when the portion shown last stands, and for how long at the usual pace. */
  #since = 0
  #stands = 0
  #goOn: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was begun: whatever belongs to something earlier has ended. */
  #turn = 0
  #isGoing = false
  readonly #stop: () => void

  constructor(screening: Screening) {
    this.#screening = screening
    const { pace, isStill, isLooked } = screening
    this.#stop = effect(() => {
      void [pace.value, isStill.value, isLooked.value, this.isPaused.value]
      if (this.#isAtOnce) this.#goOn?.()
      else this.#arm()
    })
  }

  #isOwn({ by }: Portion): boolean {
    return this.#seat !== null && by === this.#seat
  }

  get #isAtOnce(): boolean {
    const { pace, isStill } = this.#screening
    return !this.#isAgain && (isStill.peek() || pace.peek() === 'at-once')
  }

  /** The authority has told something more; `from` is the first line that is new. */
  follow(before: Scene | null, scene: Scene | null, from: number): void {
    const { tell, reading } = this.#screening
    if (!scene || !before || scene.seat !== before.seat || from < before.log.length) {
      this.#begin(scene)
      tell(before && scene?.seat === before.seat ? (scene?.log.slice(from) ?? []) : [])
      return
    }
    const portions = portionsOf(scene.log, from, (line) => reading(line))
    if (portions.length === 0) {
      if (!this.frame.peek()) tell([])
      return
    }
    if (!this.frame.peek()) {
      this.#now = standing(before)
      this.#heard = from
      // What was seen last stays until it has stood long enough, which may be now.
      this.frame.value = { ...this.#now, isThrow: false }
    }
    if (this.run.peek().length === 0) this.#start = this.#now
    this.run.value = [...this.run.peek(), ...portions]
    if (!this.#isGoing) void this.#go()
  }

  /** The table is looked at anew, from another seat perhaps. */
  #begin(scene: Scene | null): void {
    this.#halt()
    this.#seat = scene?.seat ?? null
    this.#heard = scene?.log.length ?? 0
    this.#stands = 0
    batch(() => {
      this.frame.value = null
      this.isFilm.value = false
      this.run.value = []
      this.shown.value = 0
    })
  }

  #halt(): void {
    this.#turn++
    this.#isGoing = false
    this.#isAgain = false
    this.isPaused.value = false
    this.isComing.value = false
    clearTimeout(this.#timer)
    this.#goOn = null
  }

  /** Plays what has not been shown yet, until nothing is left. Nothing is waited for that need not be. */
  async #go(): Promise<void> {
    const turn = ++this.#turn
    this.#isGoing = true
    while (this.shown.peek() < this.run.peek().length) {
      if (this.#mustWait) await this.#wait()
      if (turn !== this.#turn) return
      const isDone = this.#isAtOnce ? await this.#showAll(turn) : await this.#showNext(turn)
      if (!isDone || turn !== this.#turn) return
    }
    this.#halt()
  }

  /** Shows the next portion of the others, with one's own before it. */
  async #showNext(turn: number): Promise<boolean> {
    const run = this.run.peek()
    let next = this.shown.peek()
    while (next < run.length - 1 && this.#isOwn(run[next]) && run[next].is !== 'dice') next++
    const portion = run[next]
    this.shown.value = next + 1
    this.isFilm.value = !this.#isOwn(portion)
    if (portion.is === 'dice' && !this.#screening.isStill.peek()) {
      await this.#throw(portion.from)
      if (turn !== this.#turn) return false
    }
    if (next === this.run.peek().length - 1) this.#showNow()
    else {
      const found = await this.#momentAfter(portion)
      if (turn !== this.#turn) return false
      // Whatever keeps us from showing it, it has happened.
      if (found === null) return this.#giveUp()
      this.#showFrame({ ...found, lines: portion.to, isThrow: false })
    }
    this.#since = Date.now()
    this.#stands = this.#isOwn(portion) ? 0 : standsFor(portion)
    return true
  }

  /** All that is left, at once; what dice brought is told when they have come to rest. */
  async #showAll(turn: number): Promise<boolean> {
    const left = this.run.peek().slice(this.shown.peek())
    const thrown = left.findLast(({ is }) => is === 'dice')
    if (thrown && !this.#screening.isStill.peek()) {
      await this.#throw(thrown.from)
      if (turn !== this.#turn) return false
    }
    this.shown.value = this.run.peek().length
    this.isFilm.value = false
    this.#stands = 0
    this.#showNow()
    return true
  }

  async #throw(line: number): Promise<void> {
    const now = this.frame.peek() ?? this.#now
    if (!now) return
    batch(() => {
      this.frame.value = { ...now, isThrow: true }
      this.#hear(line + 1)
    })
    await this.#screening.rest()
  }

  /** The table after a portion; as it stood before where what was done goes on in the next one; null if it is not here in time. */
  async #momentAfter({ to }: Portion): Promise<Omit<Standing, 'lines'> | null> {
    const found = await this.#in(PATIENCE, this.#screening.momentOf(to - 1))
    if (!found || found.heard < to) return null
    return found.heard > to ? this.#now : { view: found.view, prompt: found.prompt }
  }

  /** What is asked for, if it is here in time. */
  async #in<T>(time: number, asked: Promise<T>): Promise<T | null> {
    let late: ReturnType<typeof setTimeout> | undefined
    const tooLate = new Promise<null>((done) => {
      late = setTimeout(() => done(null), time)
    })
    const found = await Promise.race([asked.catch(() => null), tooLate])
    clearTimeout(late)
    return found
  }

  #showFrame(frame: Frame): void {
    batch(() => {
      const { view, prompt, lines } = frame
      this.#now = { view, prompt, lines }
      this.#isBetween = true
      this.frame.value = frame
      this.#hear(frame.lines)
    })
  }

  #showNow(): void {
    this.#isBetween = false
    batch(() => {
      this.frame.value = null
      this.#hear(this.#screening.now()?.log.length ?? 0)
    })
  }

  #hear(upTo: number): void {
    const log = this.#screening.now()?.log ?? []
    this.#screening.tell(log.slice(this.#heard, upTo))
    this.#heard = Math.max(this.#heard, upTo)
  }

  #giveUp(): false {
    this.skip()
    return false
  }

  // Waiting

  /** Whoever goes step by step waits only between the steps; a page that nobody looks at waits until somebody does. */
  get #mustWait(): boolean {
    if (this.#isAtOnce) return false
    if (!this.#screening.isLooked.peek()) return true
    return this.#isHeld || this.#left > 0
  }

  get #isHeld(): boolean {
    return this.#isBetween && (this.isPaused.peek() || this.#screening.pace.peek() === 'step')
  }

  get #left(): number {
    return this.#since + this.#stands * (FACTOR[this.#screening.pace.peek()] || 1) - Date.now()
  }

  #wait(): Promise<void> {
    return new Promise((done) => {
      this.#goOn = () => {
        clearTimeout(this.#timer)
        this.#goOn = null
        done()
      }
      this.#arm()
    })
  }

  #arm(): void {
    clearTimeout(this.#timer)
    if (!this.#goOn || this.#isHeld || !this.#screening.isLooked.peek()) return
    this.#timer = setTimeout(() => this.#goOn?.(), Math.max(0, this.#left))
  }

  // What a hand may do

  /** How long something stands at the pace that was chosen. */
  timeOf(usual: number): number {
    return usual * (FACTOR[this.#screening.pace.value] || 1)
  }

  pause(): void {
    this.isPaused.value = true
  }

  play(): void {
    this.isPaused.value = false
  }

  next(): void {
    this.#goOn?.()
  }

  /** Shows the game as it is now. */
  skip(): void {
    this.#halt()
    this.#stands = 0
    batch(() => {
      this.shown.value = this.run.peek().length
      this.isFilm.value = false
      if (this.frame.peek()) this.#showNow()
    })
  }

  /** Somebody does something: what was played back is the past. */
  end(): void {
    this.skip()
    this.run.value = []
    this.shown.value = 0
  }

  /** What happened since one last acted, once more; one portion at a time where it was shown at once. */
  again(): void {
    const start = this.#start
    const [first] = this.run.peek()
    if (!first || !this.mayShowAgain.peek()) return
    if (!start) {
      void this.playFrom(first.from)
      return
    }
    const isByHand = this.#isAtOnce
    this.#halt()
    this.#isAgain = true
    batch(() => {
      this.isPaused.value = isByHand
      this.shown.value = 0
      this.#heard = start.lines
      this.#showFrame({ ...start, isThrow: false })
    })
    this.#isBetween = false
    this.#since = Date.now()
    this.#stands = isByHand ? 0 : BEFORE_AGAIN
    void this.#go()
  }

  /** What happened from a line on was not seen, and can be shown. */
  offer(line: number): void {
    const log = this.#screening.now()?.log ?? []
    this.#start = null
    this.run.value = portionsOf(log, line, (each) => this.#screening.reading(each))
    this.shown.value = this.run.peek().length
  }

  /** Plays everything from a line on, if it is known how the table stood then; until it is, nothing may be shown. */
  async playFrom(line: number, isHidden = false): Promise<void> {
    this.#halt()
    const turn = this.#turn
    this.isComing.value = isHidden
    const found = await this.#in(PATIENCE, this.#screening.momentOf(Math.max(0, line - 1)))
    if (turn !== this.#turn) return
    this.isComing.value = false
    if (!found) return
    this.offer(line)
    this.#start = { view: found.view, prompt: found.prompt, lines: line }
    this.again()
  }

  close(): void {
    this.#halt()
    this.#stop()
  }
}

const standing = ({ view, prompt, log }: Scene): Standing => ({ view, prompt, lines: log.length })
