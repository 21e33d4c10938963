import type { Explanation, GameText, Refusal } from '@iacta/kernel'
import { gameNamed } from '@iacta/registry/browser'
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { BrowserGame, GameFace, LogLine } from '../board/index.ts'
import { openLocal } from '../local/tables.ts'
import { language } from '../settings.ts'
import { type Moment, type Scene, type TableLink, Trouble } from './link.ts'
import { callForMoves } from './notify.ts'
import { Past } from './past.ts'
import { play } from './sound.ts'

/** What the board shows: the game now, or a moment of it. */
export interface Shown {
  readonly view: unknown
  readonly actions: readonly unknown[]
  readonly news: readonly LogLine[]
  /** All that was told; nothing while looking back. */
  readonly log: readonly LogLine[]
}

export type Asked = 'hint' | 'why'

/** What the computer says when it is asked. */
export interface Answer {
  /** What it would do here. */
  readonly action?: unknown
  /** That is one action of a plan. */
  readonly goesOn?: boolean
  /** Whom it speaks for, where it has done something. */
  readonly seat?: string
  /** What for; null where it has nothing to say for itself. */
  readonly explanation: Explanation | null
}

/** What the computer was asked, and what it says once it has thought about it. */
export interface Saying {
  readonly what: Asked
  readonly answer: Answer | null
}

const NOTHING: readonly never[] = []

/**
 * A table as somebody sits at it: the link to it, the game's own face and words, and what is being looked at.
 * Pages and panels read its signals; whatever a hand does goes through `act`, `undo` and `why`.
 */
export class TableSession {
  readonly link: TableLink
  readonly game = signal<BrowserGame | null>(null)
  readonly face = signal<GameFace | null>(null)
  readonly text = signal<GameText | null>(null)
  /** What could not be done, until somebody has read it. */
  readonly trouble = signal<Trouble | null>(null)
  /** Why what was touched may not be done. */
  readonly refusal = signal<Refusal | null>(null)
  /** What the computer was asked, until the game goes on. */
  readonly saying = signal<Saying | null>(null)
  /** Something is on its way to the authority; what else is done waits for its answer. */
  readonly isBusy = signal(false)
  /** The moment being looked at; null for now. */
  readonly moment = signal<Moment | null>(null)
  readonly past: Past
  readonly news = signal<readonly LogLine[]>(NOTHING)
  readonly shown: ReadonlySignal<Shown | null>
  readonly #stops: (() => void)[] = []
  #last: Promise<void> = Promise.resolve()
  #waiting = 0

  constructor(link: TableLink) {
    this.link = link
    this.past = new Past(link, this.moment)
    this.shown = computed(() => {
      const moment = this.moment.value
      if (moment) return { view: moment.view, actions: NOTHING, news: moment.happenings, log: NOTHING }
      const scene = link.scene.value
      return scene && { view: scene.view, actions: scene.actions, news: this.news.value, log: scene.log }
    })
    this.#fetchFace()
    this.#followNews()
    this.#stops.push(
      callForMoves(link, () => ({
        title: this.game.value?.title[language.value] ?? '',
        body: link.scene.value ? (this.text.value?.prompt(link.scene.value.prompt) ?? '') : '',
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
        game?.face(language.value).then((face) => {
          this.face.value = face
        }, failed)
      }),
      effect(() => {
        const wanted = language.value
        this.game.value?.text(wanted).then((text) => {
          if (language.value === wanted) this.text.value = text
        }, failed)
      }),
    )
  }

  /** What was told since the last scene: nothing at first, and nothing when looking from elsewhere. */
  #followNews(): void {
    let before: Scene | null = null
    this.#stops.push(
      this.link.scene.subscribe((scene) => {
        const follows = scene !== null && before !== null && scene.seat === before.seat
        const goesOn = !follows || scene.sequence !== before?.sequence || scene.actions.length !== before.actions.length
        const news = follows ? scene.log.slice(sharedLines(before?.log ?? [], scene.log)) : NOTHING
        before = scene
        batch(() => {
          this.news.value = news
          if (goesOn) this.hush()
        })
        const sound = news.map((line) => this.face.peek()?.sound?.(line) ?? null).find((each) => each !== null)
        if (sound) play(sound)
      }),
    )
  }

  /** Does legal actions as one gesture; what fails is shown, and then nothing is done. */
  act(...actions: readonly unknown[]): Promise<void> {
    const isLate = this.#waiting > 0
    return this.#next(async () => {
      // What was asked for before the last answer came may mean nothing any more: a second tap on the same button.
      if (!isLate || this.#isLegal(actions[0])) await this.#doing(() => this.link.act(actions))
    })
  }

  undo(): Promise<void> {
    return this.#waiting > 0 ? Promise.resolve() : this.#next(() => this.#doing(() => this.link.undo()))
  }

  #next(run: () => Promise<void>): Promise<void> {
    this.#waiting++
    this.#last = this.#last.then(run).finally(() => this.#waiting--)
    return this.#last
  }

  #isLegal(action: unknown): boolean {
    const wanted = JSON.stringify(action)
    return this.link.scene.value?.actions.some((each) => JSON.stringify(each) === wanted) ?? false
  }

  async #doing(run: () => Promise<void>): Promise<void> {
    if (this.moment.value) return
    batch(() => {
      this.isBusy.value = true
      this.refusal.value = null
      this.trouble.value = null
    })
    try {
      await run()
    } catch (error) {
      this.#failed(error)
    } finally {
      this.isBusy.value = false
      performance.mark('iacta:acknowledged')
      requestAnimationFrame(() => setTimeout(() => performance.mark('iacta:drawn')))
    }
  }

  /** Asks why something may not be done, and shows the answer. */
  async why(action: unknown): Promise<void> {
    if (this.moment.value) return
    try {
      this.refusal.value = await this.link.why(action)
    } catch (error) {
      this.#failed(error)
    }
  }

  #failed(error: unknown): void {
    if (!(error instanceof Trouble)) this.trouble.value = new Trouble('fault', String(error))
    else if (error.refusal) this.refusal.value = error.refusal
    else this.trouble.value = error
  }

  /** What the computer would consider here. It is told what this seat knows, and no more. */
  askForHint(): Promise<void> {
    return this.#ask('hint')
  }

  /** Why the computer did what it last did. */
  askWhy(): Promise<void> {
    return this.#ask('why')
  }

  /** Asks the computer, and shows its answer if the game has not gone on. */
  async #ask(what: Asked): Promise<void> {
    if (this.moment.value) return
    this.hush()
    const asked: Saying = { what, answer: null }
    this.saying.value = asked
    try {
      const { ask } = await import('./asking.ts')
      const answer = await ask(what, this.link)
      if (this.saying.value === asked) this.saying.value = answer && { what, answer }
    } catch (error) {
      if (this.saying.value !== asked) return
      this.saying.value = null
      this.#failed(error)
    }
  }

  /** What the computer said, or was about to say, is no longer wanted. */
  hush(): void {
    const before = this.saying.value
    this.saying.value = null
    if (before?.what === 'hint' && !before.answer) void import('./asking.ts').then(({ stopHint }) => stopHint())
  }

  close(): void {
    this.hush()
    for (const stop of this.#stops) stop()
    this.past.close()
    this.link.close()
  }
}

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
  const { openRemote } = await import('./remote.ts')
  return new TableSession(await openRemote(id, seat))
}
