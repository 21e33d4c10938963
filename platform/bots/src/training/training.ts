import { type Accepted, type Judgement, weightsIn } from '@iacta/kernel'
import type { Rate } from '../statistics.ts'
import { type Bout, Bouts, type Strength } from './bouts.ts'
import { fitted, type Lesson, surpriseOf } from './fit.ts'

/** How much is to be learned from, and what a fit must show. */
export interface Settings {
  /** Games to learn from. */
  readonly games: number
  /** Games to try the fit in, at most. */
  readonly bouts: number
  /** Who tries it, as the figures say it. */
  readonly level: string
  /** How many games it takes to move a weight half of the way. */
  readonly doubt: number
  readonly seed: number
  /** Features whose weights are to stay as they are. */
  readonly hold?: readonly string[]
}

/** Something to be played: a game to learn from, or one between the fit and what was kept last. */
export type Job =
  | { readonly do: 'learn'; readonly id: string; readonly seed: number }
  | ({ readonly do: 'try'; readonly weights: readonly number[] } & Bout)

/** What came of it: a line of the journal. */
export type Result =
  | { readonly do: 'learn'; readonly lesson: Lesson }
  | {
      readonly do: 'try'
      readonly bout: number
      /** What the fit had of the victory: 1, 0, or half of a draw. */
      readonly points: number
    }

export interface Verdict {
  readonly isKept: boolean
  readonly why: Strength | 'foretells-no-better'
  readonly weights: readonly number[]
  readonly figures: Accepted
}

/** Of so many games one is not learned from: by those a fit is judged before it plays. */
const HELD_BACK = 5
/** Trials have seeds of their own. */
const TRIALS = 1_000_000

/**
 * The way from games to weights: so many are played and learned from, the fit is tried against what was kept last, and
 * kept only if it is stronger. All of it follows from the results in whatever order they come, so that whoever keeps them
 * in a journal can stop at any moment and go on later.
 */
export class Training {
  readonly #settings: Settings
  readonly #before: readonly number[]
  readonly #isHeld: readonly boolean[]
  readonly #lessons = new Map<string, Lesson>()
  readonly #bouts: Bouts
  readonly #handedOut = new Set<string>()
  #fit: { readonly weights: readonly number[]; readonly surprise: number; readonly before: number } | null = null

  constructor(
    judgement: Pick<Judgement, 'features' | 'learned'>,
    seatings: readonly (readonly boolean[])[],
    settings: Settings,
  ) {
    this.#settings = settings
    this.#before = weightsIn(judgement)
    this.#bouts = new Bouts(seatings, settings.bouts, settings.seed + TRIALS)
    this.#isHeld = judgement.features.map((name) => settings.hold?.includes(name) ?? false)
  }

  get lessons(): number {
    return this.#lessons.size
  }

  /** Whether a game of this name was learned from. */
  knows(id: string): boolean {
    return this.#lessons.has(id)
  }

  get bouts(): number {
    return this.#bouts.played
  }

  take(result: Result): void {
    if (result.do === 'try') this.#bouts.take(result.bout, result.points)
    else this.#lessons.set(result.lesson.id, result.lesson)
  }

  /** What to play next; null while all that is wanted is being played, and when all is over. */
  next(): Job | null {
    const isLearning = this.#lessons.size < this.#settings.games
    return isLearning ? this.#nextGame() : this.verdict() ? null : this.#nextBout()
  }

  /** What was decided; null as long as nothing is. */
  verdict(): Verdict | null {
    if (this.#lessons.size < this.#settings.games) return null
    const { surprise, before } = this.#fitNow()
    if (surprise >= before) return this.#decided('foretells-no-better')
    const strength = this.#bouts.verdict()
    return strength && this.#decided(strength)
  }

  /** How the fit fares against what was kept last. */
  rate(): Rate {
    return this.#bouts.rate()
  }

  #decided(why: Verdict['why']): Verdict {
    const { weights, surprise, before } = this.#fitNow()
    const lessons = [...this.#lessons.values()]
    const positions = lessons.reduce((sum, lesson) => sum + lesson.positions.length, 0)
    const { level } = this.#settings
    const figures = { games: lessons.length, positions, surprise, before, level, bouts: this.#bouts.played }
    return { isKept: why === 'stronger', why, weights, figures: { ...figures, ...this.rate() } }
  }

  #fitNow() {
    this.#fit ??= this.#work()
    return this.#fit
  }

  #work() {
    const lessons = [...this.#lessons.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
    const isHeldBack = (i: number): boolean => i % HELD_BACK === HELD_BACK - 1
    const learned = lessons.filter((_, i) => !isHeldBack(i))
    const heldBack = lessons.filter((_, i) => isHeldBack(i))
    const trial = fitted(learned, this.#before, this.#settings.doubt, this.#isHeld)
    return {
      // What was held back has done its service, and may be learned from too.
      weights: fitted(lessons, this.#before, this.#settings.doubt, this.#isHeld),
      surprise: surpriseOf(trial, heldBack),
      before: surpriseOf(this.#before, heldBack),
    }
  }

  #nextGame(): Job | null {
    const { seed, games } = this.#settings
    const underWay = [...this.#handedOut].filter((id) => !this.#lessons.has(id)).length
    if (this.#lessons.size + underWay >= games) return null
    for (let i = 0; ; i++) {
      const id = `game-${seed + i}`
      if (this.#lessons.has(id) || this.#handedOut.has(id)) continue
      this.#handedOut.add(id)
      return { do: 'learn', id, seed: seed + i }
    }
  }

  #nextBout(): Job | null {
    const bout = this.#bouts.next()
    return bout && { do: 'try', ...bout, weights: this.#fitNow().weights }
  }
}
