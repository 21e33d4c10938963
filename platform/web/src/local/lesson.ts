import {
  type Chance,
  cryptoChance,
  type Happening,
  includes,
  inShort,
  type Language,
  quickChance,
  type Refusal,
  readOptions,
  type Seat,
  type SettledOptions,
  SPECTATOR,
  spread,
} from '@iacta/kernel'
import { gameNamed } from '@iacta/registry/browser'
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import type { GameEngine, Lesson, LessonStep, LogLine } from '../board/index.ts'
import { type Moment, type Scene, type TableLink, type TableSummary, Trouble } from '../table/link.ts'
import { summaryOf } from './summary.ts'
import { PACE } from './table.ts'

/** So many ways to say what is left open are looked through for the one that is wanted. */
const COMPLETIONS = 200

export interface LessonOpening {
  /** In which language hints are given. */
  readonly language: () => Language
  /** Between two answers of the other side, in milliseconds. */
  readonly pace?: number
}

/** Where the lesson stands: the position, and what was told on the way to it. */
interface Place {
  readonly state: unknown
  readonly log: readonly LogLine[]
}

/**
 * A guided first game: a table that is kept nowhere. All that is legal is offered, but only what the step asks for
 * is done; anything else is answered with its hint, as `Trouble('lesson')`. When a step is done its answers are
 * played and the next begins.
 */
export class LessonTable implements TableLink {
  readonly id = 'lesson'
  readonly where = 'here'
  readonly lesson: Lesson
  readonly #engine: GameEngine
  readonly #options: SettledOptions
  readonly #seatIds: readonly string[]
  readonly #seat: Seat
  readonly #language: () => Language
  readonly #pace: number
  readonly #summary = signal<TableSummary | null>(null)
  readonly #scene = signal<Scene | null>(null)
  readonly #step = signal(0)
  readonly #left = signal(0)
  readonly #missed = signal(0)
  readonly #done = signal(false)
  readonly summary: ReadonlySignal<TableSummary | null> = this.#summary
  readonly scene: ReadonlySignal<Scene | null> = this.#scene
  readonly line = signal('open' as const)
  /** Which step it is at, from 0. */
  readonly step: ReadonlySignal<number> = this.#step
  /** How many wanted actions it still takes; none where there is only something to read: then `next` goes on. */
  readonly left: ReadonlySignal<number> = this.#left
  /** How often something else was tried in this step: time to show the hint. */
  readonly missed: ReadonlySignal<number> = this.#missed
  readonly done: ReadonlySignal<boolean> = this.#done
  /** What came of every action since the position was set up, for looking back. */
  #past: Place[] = []
  /** What each step began with, as far as it was reached. */
  readonly #beginnings: (readonly Place[])[] = []
  #chance: Chance
  #isAnswering = false
  /** Counts up when the lesson is moved: whatever was under way then is dropped. */
  #course = 0

  constructor(engine: GameEngine, lesson: Lesson, { language, pace = PACE }: LessonOpening) {
    this.lesson = lesson
    this.#engine = engine
    this.#language = language
    this.#pace = pace
    this.#chance = cryptoChance()
    const { game } = engine
    const options = readOptions(game.options, lesson.options)
    this.#options = options
    this.#seatIds = game.seats(options)
    this.#seat = this.#seatIds.indexOf(lesson.seat)
    if (!lesson.steps[0]?.position) {
      const { told, play } = this.#hearing()
      this.#past = [{ state: game.start(options, play), log: told }]
    }
    this.#begin(0)
  }

  get current(): LessonStep {
    return this.lesson.steps[this.#step.value]
  }

  /** Whether the step asks for this action now. */
  isWanted(action: unknown): boolean {
    const step = this.current
    return step.wants(action as never, (step.count ?? 1) - this.#left.value)
  }

  /** The first legal action that the step asks for now; of what is left open as many ways are tried as are worth a look. */
  findWanted(): unknown {
    for (const listed of this.scene.value?.actions ?? [])
      for (const action of spread(listed, COMPLETIONS, quickChance(1))) if (this.isWanted(action)) return action
    return null
  }

  async act(actions: readonly unknown[]): Promise<void> {
    const course = this.#course
    const step = this.#step.value
    for (const action of actions) {
      await this.#act(action)
      // The rest was meant for the step that is done.
      if (course !== this.#course || step !== this.#step.value || this.#done.value) return
    }
  }

  async #act(json: unknown): Promise<void> {
    const action = this.#readAction(json)
    const refusal = this.#refusal(action)
    if (refusal) throw new Trouble('refused', `That may not be done: ${inShort(refusal)}.`, refusal)
    if (this.#done.value || this.#left.value === 0 || !this.isWanted(action)) {
      this.#missed.value++
      throw new Trouble('lesson', this.current.hint[this.#language()])
    }
    this.#play(this.#seat, action)
    const left = this.#left.value - 1
    if (left === 0) this.#isAnswering = true
    batch(() => {
      this.#left.value = left
      if (left > 0 || this.#answers.length > 0 || !this.#goesOn) this.#show()
    })
    if (left === 0) await this.#finish()
  }

  /** Goes on from a step that there is nothing to do in but read. */
  async next(): Promise<void> {
    if (this.#left.value === 0 && !this.#isAnswering && !this.#done.value) {
      this.#isAnswering = true
      this.#show()
      await this.#finish()
    }
  }

  /** Begins a step again that was already reached. */
  goTo(step: number): void {
    const beginning = this.#beginnings[step]
    if (!beginning) return
    this.#course++
    this.#past = [...beginning]
    this.#begin(step)
  }

  /** The answers, one after the other, and on to the next step. */
  async #finish(): Promise<void> {
    const course = this.#course
    const answers = this.#answers
    let heard = -1
    for (const [i, { seat, action }] of answers.entries()) {
      // After what was not heard of, such as a pass, there is nothing to follow.
      if (heard !== this.#now().log.length) await new Promise((next) => setTimeout(next, this.#pace))
      if (course !== this.#course) return
      heard = this.#now().log.length
      this.#play(this.#seatIds.indexOf(seat), this.#readAction(action))
      if (i + 1 < answers.length || !this.#goesOn) this.#show()
    }
    if (this.#step.value + 1 < this.lesson.steps.length) this.#begin(this.#step.value + 1)
    else
      batch(() => {
        this.#isAnswering = false
        this.#done.value = true
        this.#show()
      })
  }

  get #answers(): NonNullable<LessonStep['answers']> {
    return this.current.answers ?? []
  }

  /** Whether the next step begins where this one ends: then it shows what was done last, with the news of it. */
  get #goesOn(): boolean {
    const next = this.lesson.steps[this.#step.value + 1]
    return next !== undefined && next.position === undefined
  }

  #begin(index: number): void {
    const step = this.lesson.steps[index]
    if (step.position !== undefined) this.#past = [{ state: this.lesson.fromPosition(step.position), log: [] }]
    this.#beginnings[index] = [...this.#past]
    this.#chance = scripted(step.draws ?? [])
    this.#isAnswering = false
    batch(() => {
      this.#step.value = index
      this.#left.value = step.count ?? 1
      this.#missed.value = 0
      this.#done.value = false
      this.#show()
    })
  }

  #play(seat: Seat, action: unknown): void {
    const { game } = this.#engine
    const { told, play } = this.#hearing()
    const { state, log } = this.#now()
    const next = game.clone(state)
    game.play(next, seat, action, play)
    this.#past.push({ state: next, log: [...log, ...told] })
  }

  #hearing() {
    const told: LogLine[] = []
    const tell = ({ key, params, to }: Happening): void => {
      if (includes(to, this.#seat)) told.push({ key, params })
    }
    const chance: Chance = { die: (sides) => this.#chance.die(sides), pick: (n) => this.#chance.pick(n) }
    return { told, play: { chance, tell, seal() {} } }
  }

  #show(): void {
    const { game } = this.#engine
    const { state, log } = this.#now()
    const asked = game.waiting(state)
    const outcome = game.outcome(state)
    batch(() => {
      this.#scene.value = {
        seat: this.lesson.seat,
        sequence: this.#past.length - 1,
        view: game.view(state, this.#seat),
        prompt: game.prompt(state, this.#seat),
        actions: this.#isAnswering || this.#done.value ? [] : game.actions(state, this.#seat),
        orders: [],
        canUndo: false,
        log,
        settled: log.length,
      }
      this.#summary.value = summaryOf({
        id: this.id,
        game: game.id,
        options: this.#options,
        seats: this.#seatIds.map((seat, i) => ({
          seat,
          by: i === this.#seat ? 'me' : 'bot',
          asked: includes(asked, i),
        })),
        createdAt: 0,
        updatedAt: 0,
        endedAt: null,
        outcome,
        concluded: false,
        origin: null,
      })
    })
  }

  async undo(): Promise<void> {
    throw new Trouble('nothing-to-undo', 'A lesson goes forward; its steps can be begun again.')
  }

  async why(action: unknown): Promise<Refusal | null> {
    return this.#refusal(this.#readAction(action))
  }

  #readAction(json: unknown): unknown {
    return this.#engine.game.readAction(json, this.#options)
  }

  #refusal(action: unknown): Refusal | null {
    return this.#engine.game.refusal(this.#now().state, this.#seat, action)
  }

  /** As whoever learns saw it, or as a spectator: nobody else sits here. */
  async moment(at: number, seatId: string | null = this.lesson.seat): Promise<Moment> {
    const { game } = this.#engine
    const place = this.#past[at]
    const seat = seatId === this.lesson.seat ? this.#seat : SPECTATOR
    if (!place || (seatId !== null && seat === SPECTATOR))
      throw new Trouble('not-found', 'There is nothing to be seen there.')
    return {
      at,
      total: this.#past.length - 1,
      heard: place.log.length,
      seat: seatId,
      view: game.view(place.state, seat),
      prompt: game.prompt(place.state, seat),
      outcome: game.outcome(place.state),
      happenings: place.log.slice(this.#past[at - 1]?.log.length ?? 0),
    }
  }

  /** A lesson has one seat. */
  lookFrom(): void {}

  close(): void {
    this.#course++
  }

  #now(): Place {
    return this.#past[this.#past.length - 1]
  }
}

/** What the step says is drawn; chance, where it says nothing or what cannot be. */
function scripted(draws: readonly number[]): Chance {
  const free = cryptoChance()
  let at = 0
  const take = (low: number, high: number, other: () => number): number => {
    const draw = draws[at++]
    return draw !== undefined && draw >= low && draw <= high ? draw : other()
  }
  return {
    die: (sides) => take(1, sides, () => free.die(sides)),
    pick: (n) => take(0, n - 1, () => free.pick(n)),
  }
}

/** The guided first game of a game that has one. */
export async function openLesson(game: string, how: LessonOpening): Promise<LessonTable> {
  const found = gameNamed(game)
  if (!found?.lesson) throw new Trouble('not-found', 'This game has no lesson.')
  try {
    const [engine, lesson] = await Promise.all([found.engine(), found.lesson()])
    return new LessonTable(engine, lesson, how)
  } catch (error) {
    if (error instanceof TypeError) throw new Trouble('offline', 'The lesson could not be fetched.')
    throw error
  }
}
