import { computed, effect, signal } from '@preact/signals'
import type { LogLine } from '../board/index.ts'
import { diceAtRest } from '../board/parts/air.ts'
import { curtain, motion, pace, presentation } from '../settings.ts'
import type { Scene } from './link.ts'
import { Playback } from './playback.ts'
import { AgainButton, PlaybackBar } from './playback-bar.tsx'
import { type Portion, portionsOf, readingOf } from './portions.ts'
import { linesSeen, rememberSeen } from './seen.ts'
import type { TableSession } from './session.ts'
import { SinceNote } from './since.tsx'

/** What happened at a table while one was away. */
export interface Since {
  /** The first line one has not seen. */
  readonly from: number
  readonly portions: readonly Portion[]
}

/** A table as somebody follows it: what the others do is played back, and what was missed is told. */
export class Following {
  /** What is seen of it comes with it. */
  readonly parts = { Bar: PlaybackBar, Again: AgainButton, Since: SinceNote } as const
  readonly playback: Playback
  readonly since = signal<Since | null>(null)
  readonly #session: TableSession
  readonly #isLooked = signal(!document.hidden)
  /** Seats that were looked from on this page. */
  readonly #hands = new Set<string | null>()
  readonly #stops: (() => void)[] = []

  constructor(session: TableSession, tell: (lines: readonly LogLine[]) => void) {
    this.#session = session
    this.playback = new Playback({
      pace,
      isStill: computed(() => !motion.value || presentation.value === 'text'),
      isLooked: this.#isLooked,
      now: () => session.link.scene.peek(),
      reading: (line) => this.#reading(line),
      momentOf: (line) => session.past.momentOf(line),
      tell,
      rest: diceAtRest,
    })
    const look = (): void => {
      this.#isLooked.value = !document.hidden
    }
    const onClick = (event: MouseEvent): void => this.#touched(event)
    const onKey = (event: KeyboardEvent): void => this.#typed(event)
    document.addEventListener('visibilitychange', look)
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    this.#stops.push(
      () => document.removeEventListener('visibilitychange', look),
      () => document.removeEventListener('click', onClick),
      () => document.removeEventListener('keydown', onKey),
      effect(() => {
        if (session.past.at.value !== null) this.playback.skip()
      }),
      effect(() => this.#remember()),
      () => this.playback.close(),
    )
  }

  /** Whoever is asked and touches the board means to play. */
  #touched({ target, defaultPrevented }: MouseEvent): void {
    const isAsked = (this.#session.link.scene.peek()?.actions.length ?? 0) > 0
    if (!isAsked || defaultPrevented || !this.playback.showing.peek() || !(target instanceof Element)) return
    if (target.closest('.table-board .board') && !target.closest('.viewport-buttons')) this.playback.skip()
  }

  #typed(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
    if (event.defaultPrevented || isTyping || ctrlKey || metaKey || altKey) return
    if (key !== 'Escape' || !this.playback.showing.peek()) return
    this.playback.skip()
    event.preventDefault()
  }

  #reading(line: LogLine) {
    const seats = this.#session.link.summary.peek()?.seats.map(({ seat }) => seat) ?? []
    return readingOf(this.#session.face.peek(), seats, this.#session.link.scene.peek()?.view)(line)
  }

  /** The authority has told something more; `from` is the first line that is new. */
  hear(before: Scene | null, scene: Scene | null, from: number): void {
    this.playback.follow(before, scene, from)
    if (!scene || before?.seat === scene.seat) return
    this.#comeBack(scene)
    this.#remember()
  }

  /** Whoever takes the table over on one screen sees at once what the others did; whoever comes back to it is told. */
  #comeBack({ seat, log, settled }: Scene): void {
    const { id } = this.#session.link
    const from = linesSeen(id, seat)
    // Who has only looked on so far, or whose line was lost, comes back; nobody hands him the table.
    const isHand = [...this.#hands].some((other) => other !== null && other !== seat)
    this.#hands.add(seat)
    this.since.value = null
    if (from === null || from >= settled) return
    const portions = portionsOf(log.slice(0, settled), from, (line) => this.#reading(line)).filter(
      ({ by }) => seat === null || by !== seat,
    )
    if (portions.length === 0 || (isHand && curtain.peek() === 'off')) return
    const isShownAtOnce = pace.peek() === 'at-once' || !motion.peek() || presentation.peek() === 'text'
    if (!isHand) this.since.value = { from, portions }
    else if (isShownAtOnce) this.playback.offer(from)
    else void this.playback.playFrom(from, true)
  }

  #remember(): void {
    const scene = this.#session.link.scene.value
    const isNow = this.playback.frame.value === null && !this.playback.isComing.value
    // What was missed is found out first, whichever comes first: the table or whoever follows it.
    if (scene && isNow && this.#isLooked.value && this.#hands.has(scene.seat))
      rememberSeen(this.#session.link.id, scene.seat, scene.settled)
  }

  /** Shows what was missed. */
  playSince(): void {
    const since = this.since.peek()
    this.since.value = null
    if (since) void this.playback.playFrom(since.from)
  }

  /** Somebody does something: what the others did is the past. */
  end(): void {
    this.since.value = null
    this.playback.end()
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }
}
