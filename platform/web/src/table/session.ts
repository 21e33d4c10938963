import {
  type Explanation,
  type GameText,
  type Knowledge,
  type Marches,
  type MarchQuestion,
  type Refusal,
  type SettledOptions,
  textAt,
} from '@iacta/kernel'
import { gameNamed } from '@iacta/registry/browser'
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { BrowserGame, GameFace, LogLine, Pointers } from '../board/index.ts'
import type { Foreseen } from '../local/prospects.ts'
import { foreseeAt, marchesAt, openLocal, prepareLocal } from '../local/tables.ts'
import { language } from '../settings.ts'
import { Dispatch } from './dispatch.ts'
import type { Following } from './following.ts'
import type { Expected, Foresight } from './foresight.ts'
import {
  knownTo,
  type Moment,
  mayAskForHint,
  type Scene,
  sharedScene,
  sidesAt,
  type TableLink,
  type TableSummary,
  Trouble,
} from './link.ts'
import { Past } from './past.ts'
import type { Frame } from './playback.ts'
import { Reach } from './reach.ts'
import { play } from './sound.ts'

/** What the board shows: the game now, or a moment of it. */
export interface ShownScene {
  readonly view: unknown
  readonly actions: readonly unknown[]
  readonly orders: readonly unknown[]
  readonly news: readonly LogLine[]
  /** All that was told; nothing while looking back. */
  readonly log: readonly LogLine[]
}

export type AdviceKind = 'hint' | 'why'

/** What the computer says when it is asked. */
export interface Answer {
  /** What it would do here, step by step; how many steps of the same plan are done. */
  readonly steps?: readonly { readonly action: unknown; readonly explanation: Explanation }[]
  readonly done?: number
  /** What of the board that is about, step by step. */
  readonly points?: readonly Pointers[]
  /** Whom it speaks for, where it has done something. */
  readonly seat?: string
  /** What for; null where it has nothing to say for itself. */
  readonly explanation?: Explanation | null
}

/** What the computer was asked, and what it says once it has thought about it. */
export interface Saying {
  readonly what: AdviceKind
  readonly answer: Answer | null
}

const NOTHING: readonly never[] = []

/** What of a table the names of things at it depend on. */
interface SettledAt {
  readonly options: SettledOptions
  readonly sides: Readonly<Record<string, string | null>>
}

const NOT_SETTLED: SettledAt = { options: {}, sides: {} }
const settledAt = (summary: TableSummary): SettledAt => ({ options: summary.options, sides: sidesAt(summary) })
/** So long after there is something to do the rest is fetched, in milliseconds: the board comes first. */
export const AFTER_FIRST_SIGHT = 300

/**
 * A table as somebody sits at it: the link to it, the game's own face and words, and what is being looked at.
 * Pages and panels read its signals; whatever a hand does goes through `act`, `undo` and `why`.
 */
export class TableSession {
  readonly link: TableLink
  readonly game = signal<BrowserGame | null>(null)
  readonly face = signal<GameFace | null>(null)
  /** The game's words, as they are said at this table. */
  readonly text: ReadonlySignal<GameText | null>
  /** What could not be done, until somebody has read it. */
  readonly trouble = signal<Trouble | null>(null)
  /** Why what was touched may not be done. */
  readonly refusal = signal<Refusal | null>(null)
  /** What the computer was asked, until the game goes on. */
  readonly saying = signal<Saying | null>(null)
  /** What of the board the computer speaks of, or a lesson. */
  readonly pointed = signal<readonly Pointers[]>(NOTHING)
  /** Something is on its way to the authority; what else is done waits for its answer. */
  readonly isBusy = signal(false)
  /** Gestures on their way to a server, in the order they were made. */
  readonly dispatches = signal<readonly Dispatch[]>(NOTHING)
  /** The list of keys is shown. */
  readonly isKeyListShown = signal(false)
  /** The moment being looked at; null for now. */
  readonly moment = signal<Moment | null>(null)
  readonly past: Past
  readonly news = signal<readonly LogLine[]>(NOTHING)
  /** Plays back what the others did; it comes a little after the board. */
  readonly following = signal<Following | null>(null)
  /**
   * The game as far as it has been shown: as the authority last told it, or as one's own gesture on its way to it will leave
   * it; while it is played back what the others did, as it stood then, and nobody is asked anything.
   */
  readonly scene: ReadonlySignal<Scene | null>
  readonly shown: ReadonlySignal<ShownScene | null>
  readonly #words = signal<GameText | null>(null)
  /** Where the authority is far away. */
  readonly #foresight: Foresight | null
  readonly #reach: Reach
  readonly #stops: (() => void)[] = []
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  #isPrepared = false
  #isClosed = false

  /** `follows`: whether what the others do is played back. */
  constructor(link: TableLink, foresight: typeof Foresight | null = null, follows = true) {
    this.link = link
    this.past = new Past(link, this.moment)
    // As JSON, so that other news of the table does not make the same words anew.
    const settled = computed(() => JSON.stringify(link.summary.value ? settledAt(link.summary.value) : NOT_SETTLED))
    this.text = computed(() => {
      const { options, sides } = JSON.parse(settled.value) as SettledAt
      return this.#words.value && textAt(this.#words.value, options, sides)
    })
    this.#foresight =
      foresight &&
      new foresight(async (actions, from) => {
        const { foreseen } = await this.#asked((game, known) => foreseeAt(game, known, actions), from)
        return foreseen
      })
    this.#reach = new Reach((question) => this.#asked((game, known) => marchesAt(game, known, question)))
    this.scene = computed(() => {
      const now = link.scene.value && (this.#foresight?.applied(link.scene.value) ?? link.scene.value)
      const playback = this.following.value?.playback
      if (!now || playback?.isComing.value) return null
      return playback?.frame.value ? framed(now, playback.frame.value) : now
    })
    this.shown = computed(() => {
      const moment = this.moment.value
      if (moment) return { view: moment.view, actions: NOTHING, orders: NOTHING, news: moment.happenings, log: NOTHING }
      const scene = this.scene.value
      if (!scene) return null
      const { view, actions, orders, log } = scene
      return { view, actions, orders, news: this.news.value, log }
    })
    this.#fetchFace()
    this.#followNews()
    this.#stops.push(effect(() => this.#prepareRules()))
    setTimeout(() => {
      void this.#callForMoves().catch(() => undefined)
      if (follows) void this.#followOthers().catch(() => undefined)
    }, AFTER_FIRST_SIGHT)
  }

  async #followOthers(): Promise<void> {
    const { Following } = await import('./following.ts')
    if (this.#isClosed) return
    const following = new Following(this, (lines) => this.#tell(lines))
    const scene = this.link.scene.peek()
    following.hear(null, scene, scene?.log.length ?? 0)
    this.following.value = following
    this.#stops.push(() => following.close())
  }

  async #callForMoves(): Promise<void> {
    if (this.#isClosed) return
    const { callForMoves } = await import('./notify.ts')
    if (this.#isClosed) return
    this.#stops.push(
      callForMoves(this.link, () => ({
        title: this.game.value?.title[language.value] ?? '',
        body: this.link.scene.value ? (this.text.value?.prompt(this.link.scene.value.prompt) ?? '') : '',
      })),
    )
  }

  #fetchFace(): void {
    const name = computed(() => this.link.summary.value?.game)
    const failed = (): void => {
      this.trouble.value = new Trouble('offline', 'The game could not be loaded.')
    }
    this.#stops.push(
      effect(() => {
        const game = gameNamed(name.value ?? '') ?? null
        this.game.value = game
        if (!game) return
        Promise.all([game.face(language.value), this.#furnished(game)]).then(([face]) => {
          this.face.value = face
        }, failed)
      }),
      effect(() => {
        const wanted = language.value
        const game = this.game.value
        if (!game) return
        const say = (text: GameText | null): void => {
          if (text && language.value === wanted) this.#words.value = text
        }
        Promise.all([game.text(wanted), this.#furnished(game)])
          .then(async ([text]) => {
            say(text)
            await this.#firstSight()
            say(await game.wholeText(wanted))
          })
          .catch(failed)
      }),
    )
  }

  /** A new table is shown first; at one where something was done already there is more to say at once. */
  #firstSight(): Promise<void> {
    return new Promise((over) => {
      const stop = this.link.scene.subscribe((scene) => {
        if (!scene) return
        setTimeout(over, scene.sequence === 0 ? AFTER_FIRST_SIGHT : 0)
        queueMicrotask(() => stop())
      })
      this.#stops.push(stop)
    })
  }

  async #furnished(game: BrowserGame): Promise<void> {
    const summary = this.link.summary.peek()
    if (summary) await game.furnish?.(summary.options)
  }

  /** Whoever may act will soon ask the rules how far he may go, and what asks them, or all of them, is not here yet. */
  #prepareRules(): void {
    const game = this.link.summary.value?.game
    const isAsked = (this.link.scene.value?.actions.length ?? 0) > 0
    if (!isAsked || !game || this.#isPrepared) return
    this.#isPrepared = true
    setTimeout(() => void prepareLocal(game, true).catch(() => undefined), AFTER_FIRST_SIGHT)
  }

  /** What was told since the last scene: nothing at first, and nothing when looking from elsewhere. */
  #followNews(): void {
    let before: Scene | null = null
    this.#stops.push(
      this.link.scene.subscribe((scene) => {
        const follows = scene !== null && before !== null && scene.seat === before.seat
        const goesOn = !follows || scene.sequence !== before?.sequence || scene.actions.length !== before.actions.length
        const from = follows ? sharedLines(before?.log ?? [], scene.log) : (scene?.log.length ?? 0)
        const earlier = before
        before = scene
        batch(() => {
          const following = this.following.peek()
          if (following) following.hear(earlier, scene, from)
          else this.#tell(scene?.log.slice(from) ?? NOTHING)
          if (goesOn) this.hush()
        })
      }),
    )
  }

  /** Lines that are new to the board, and to whoever listens. */
  #tell(lines: readonly LogLine[]): void {
    this.news.value = lines.length === 0 ? NOTHING : lines
    const sound = lines.map((line) => this.face.peek()?.sound?.(line) ?? null).find((each) => each !== null)
    if (sound) play(sound)
  }

  #foreseen(seat: string | null): Foreseen | null {
    return this.#foresight?.of(seat) ?? null
  }

  /** Whether what is shown is not confirmed yet. */
  get isForeseen(): boolean {
    const scene = this.link.scene.value
    return scene !== null && this.#foreseen(scene.seat) !== null
  }

  /** Asks the rules in this browser about what the seat that looks knows, and perhaps what it foresees. */
  #asked<T>(ask: (game: string, known: Knowledge<unknown>) => Promise<T>, from?: Foreseen | null): Promise<T> {
    const [scene, summary] = [this.link.scene.peek(), this.link.summary.peek()]
    if (!scene || !summary) return Promise.reject(new Trouble('not-running', 'The table is not there yet.'))
    const ahead = from === undefined ? this.#foreseen(scene.seat) : from
    const shared = sharedScene(scene, this.link)
    return ask(summary.game, knownTo(summary, ahead ? { ...shared, view: ahead.view } : shared))
  }

  /** How far pieces may go together from what is shown now. */
  readonly reach = (question: MarchQuestion<unknown>): ReadonlySignal<Marches<unknown> | null> =>
    this.#reach.of(this.scene.peek()?.view, question)

  /** Does legal actions as one gesture; what fails is shown, and then nothing is done. */
  act(...actions: readonly unknown[]): Promise<void> {
    const isLate = this.#waiting > 0
    this.following.peek()?.end()
    this.#forgetFailures()
    // The authority of a table in this browser answers as soon as it could be foreseen.
    const foresees = this.link.where === 'server' && !this.moment.value
    const seat = this.link.scene.value?.seat ?? null
    const expected = foresees && seat !== null ? this.#foresight?.expect(seat, actions) : null
    const dispatch = new Dispatch(actions)
    if (foresees) this.dispatches.value = [...this.dispatches.value, dispatch]
    void dispatch.withdrawn.then(() => this.#dropped(dispatch, expected))
    return this.#next(async () => {
      // What was asked for before the last answer came may mean nothing any more: a second tap on the same button.
      const isMeant = !dispatch.isWithdrawn && (!isLate || (await this.#isLegal(actions[0])))
      const isDone = isMeant && !expected?.isVoid && (await this.#doing(() => this.link.act(actions, dispatch)))
      if (expected && isDone) this.#foresight?.done(expected)
      this.#dropped(dispatch, isDone ? null : expected)
    })
  }

  /** Does something for several hands that share this screen. */
  together(run: () => Promise<void> | undefined): Promise<void> {
    if (this.#waiting > 0) return Promise.resolve()
    this.#forgetFailures()
    return this.#next(async () => void (await this.#doing(async () => run())))
  }

  /** A gesture is no longer on its way; what was foreseen of it has not come about, if anything was. */
  #dropped(dispatch: Dispatch, expected: Expected | null | undefined): void {
    this.dispatches.value = this.dispatches.value.filter((other) => other !== dispatch)
    if (expected) this.#foresight?.failed(expected)
  }

  /** There is something to take back: at the authority, or what waits to be sent to it. */
  get mayUndo(): boolean {
    if (this.moment.value) return false
    if (this.#lastHeld !== null) return true
    return (this.scene.value?.canUndo ?? false) && !this.isBusy.value
  }

  /** The last gesture, if the connection holds it up and it has not left. */
  get #lastHeld(): Dispatch | null {
    const last = this.dispatches.value.at(-1)
    const isHeldUp = this.dispatches.value.some(({ where }) => where.value === 'waiting' || where.value === 'unsure')
    return isHeldUp && last?.mayBeWithdrawn ? last : null
  }

  /** Takes back the last gesture: one that waits for the connection is not sent. */
  undo(): Promise<void> {
    if (this.#lastHeld?.withdraw()) return Promise.resolve()
    if (this.#waiting > 0) return Promise.resolve()
    this.following.peek()?.end()
    this.#forgetFailures()
    return this.#next(async () => void (await this.#doing(() => this.link.undo())))
  }

  #forgetFailures(): void {
    if (this.moment.value) return
    batch(() => {
      this.refusal.value = null
      this.trouble.value = null
    })
  }

  #next(run: () => Promise<void>): Promise<void> {
    this.#waiting++
    this.#last = this.#last.then(run).finally(() => this.#waiting--)
    return this.#last
  }

  async #isLegal(action: unknown): Promise<boolean> {
    const { isListed } = await import('./listed.ts')
    const { actions = [], orders = [] } = this.link.scene.value ?? {}
    return isListed([...actions, ...orders], action)
  }

  /** Whether it was done. */
  async #doing(run: () => Promise<void>): Promise<boolean> {
    if (this.moment.value) return false
    this.isBusy.value = true
    try {
      await run()
      return true
    } catch (error) {
      this.#failed(error)
      return false
    } finally {
      this.isBusy.value = false
      performance.mark('iacta:acknowledged')
      requestAnimationFrame(() => setTimeout(() => performance.mark('iacta:drawn')))
    }
  }

  /**
   * Asks why something may not be done, and shows the answer. The authority is asked about the table as it stands; what
   * would come after something else is found out here.
   */
  async why(...actions: readonly unknown[]): Promise<void> {
    if (this.moment.value || this.following.peek()?.playback.frame.peek()) return
    try {
      const [first, ...others] = actions
      if (others.length === 0 && !this.isForeseen) this.refusal.value = await this.link.why(first)
      else this.refusal.value = (await this.#asked((game, known) => foreseeAt(game, known, actions))).refusal
    } catch (error) {
      this.#failed(error)
    }
  }

  #failed(error: unknown): void {
    // Whoever took it back knows.
    if (error instanceof Trouble && error.code === 'withdrawn') return
    if (!(error instanceof Trouble)) this.trouble.value = new Trouble('fault', String(error))
    else if (error.refusal) this.refusal.value = error.refusal
    else this.trouble.value = error
  }

  /** Whether what is shown is a question that it may be asked about. */
  get mayAskForHint(): boolean {
    const [summary, scene] = [this.link.summary.value, this.scene.value]
    const seen = scene && sharedScene(scene, this.link)
    return summary !== null && !this.moment.value && mayAskForHint(summary, seen, this.game.value?.hidesNothing)
  }

  /** What the computer would consider here. It is told what this seat knows, and no more. */
  askForHint(): Promise<void> {
    return this.#ask('hint')
  }

  /** Does the step that was advised, and asks for the next of the same plan. */
  async follow(): Promise<void> {
    const [step, ...rest] = this.saying.value?.answer?.steps ?? []
    if (!step) return
    await this.act(step.action)
    if (rest.length > 0 && !this.refusal.value && !this.trouble.value) await this.askForHint()
  }

  /** Why the computer did what it last did. */
  askWhy(): Promise<void> {
    return this.#ask('why')
  }

  /** Asks the computer, and shows its answer if the game has not gone on. */
  async #ask(what: AdviceKind): Promise<void> {
    if (this.moment.value) return
    this.hush()
    const asked: Saying = { what, answer: null }
    this.saying.value = asked
    try {
      const { ask } = await import('./asking.ts')
      const answer = await ask(what, this.link)
      if (this.saying.value !== asked) return
      batch(() => {
        this.saying.value = answer && { what, answer }
        this.pointed.value = answer?.points ?? NOTHING
      })
    } catch (error) {
      if (this.saying.value !== asked) return
      this.saying.value = null
      this.#failed(error)
    }
  }

  /** What the computer said, or was about to say, is no longer wanted. */
  hush(): void {
    const before = this.saying.value
    if (!before) return
    this.saying.value = null
    this.pointed.value = NOTHING
    if (before.what === 'hint' && !before.answer) void import('./asking.ts').then(({ stopHint }) => stopHint())
  }

  close(): void {
    this.#isClosed = true
    this.hush()
    for (const stop of this.#stops) stop()
    this.past.close()
    this.link.close()
  }
}

/** A scene as far as it has been played back. */
const framed = (now: Scene, { view, prompt, lines }: Frame): Scene => ({
  ...now,
  view,
  prompt,
  actions: NOTHING,
  orders: NOTHING,
  log: now.log.slice(0, lines),
  settled: Math.min(now.settled, lines),
})

/** How many lines two logs have in common at their beginning. */
function sharedLines(before: readonly LogLine[], now: readonly LogLine[]): number {
  let shared = 0
  while (shared < before.length && shared < now.length && isSame(before[shared], now[shared])) shared++
  return shared
}

/** Settled lines stay the same objects; those that could be taken back are told anew each time. */
const isSame = (a: LogLine, b: LogLine): boolean =>
  a === b || (a.key === b.key && JSON.stringify(a.params) === JSON.stringify(b.params))

export async function openTable(id: string, seat?: string | null): Promise<TableSession> {
  if (id.startsWith('here-')) {
    return new TableSession(await openLocal(id, seat))
  }
  const [{ openRemote }, { Foresight }] = await Promise.all([
    import('./remote.ts'),
    import('./foresight.ts'),
    // When there is no connection it is too late to fetch what says so.
    import('./waiting-note.tsx').catch(() => undefined),
  ])
  return new TableSession(await openRemote(id, seat), Foresight)
}
