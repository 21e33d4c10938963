import { covers, type Marches, type MarchQuestion, type Refusal } from '@iacta/kernel'
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import type { BoardProps } from './contract.ts'
import type { ViewportControl } from './gestures.ts'

/** What a touch of any board can mean; a game adds what it can mean there. */
export type Touch<Action, Offered = Action> =
  /** `isBinding`: whether it cannot be taken back, where that is known; otherwise the rules are asked. */
  | { readonly is: 'act'; readonly actions: readonly Action[]; readonly isBinding?: boolean }
  /** Several things could be meant. */
  | { readonly is: 'choose'; readonly actions: readonly Offered[] }
  | { readonly is: 'why'; readonly action: Action }
  | { readonly is: 'nothing' }

/** What was touched and could not be taken back: it is done when it is touched again, or by its button. */
export interface Chosen<Action, Place extends string> {
  readonly actions: readonly Action[]
  /** Where it was touched, to be shown there; null for what is no place. */
  readonly at: Place | null
}

/** How what a board is given differs from what it was given before. */
export interface Change<Props> {
  readonly before: Props
  /** It is given something for the first time. */
  readonly isFirst: boolean
  /** The table stands otherwise, or something else may be done. */
  readonly isNew: boolean
  readonly hasNews: boolean
}

/**
 * What is on a table besides the game: what is looked at, what a touch could mean, and how the map lies. `Offered` is what
 * lists of legal actions hold, where a game leaves something open.
 */
export abstract class BoardDesk<View, Action, Place extends string, Offered = Action> {
  /** The place that is looked at. */
  readonly open = signal<Place | null>(null)
  /** Several things a touch could mean, to choose from. */
  readonly choice = signal<readonly Offered[] | null>(null)
  readonly chosen = signal<Chosen<Action, Place> | null>(null)
  /** The place that is pointed at, to show the way there. */
  readonly aim = signal<Place | null>(null)
  /** The battle is folded away, to see the map. */
  readonly folded = signal(false)
  /** Moves the map. */
  readonly lens: { current: ViewportControl | null } = { current: null }
  #props: BoardProps<View, Action, Offered>
  #isFirst = true

  constructor(props: BoardProps<View, Action, Offered>) {
    this.#props = props
  }

  get props(): BoardProps<View, Action, Offered> {
    return this.#props
  }

  /** What was heard, and what can still be meant. */
  update(props: BoardProps<View, Action, Offered>): void {
    const before = this.#props
    const isFirst = this.#isFirst
    const isNew = props.actions !== before.actions || props.view !== before.view
    this.#props = props
    this.#isFirst = false
    batch(() => {
      if (props.seat !== before.seat) this.handOver()
      this.hear({ before, isFirst, isNew, hasNews: isFirst || props.news !== before.news })
      if (isNew || isFirst) this.settle()
      if (isNew && !this.#isStillMeant()) this.chosen.value = null
    })
    // Once the panels of the last question are gone, the map need not make room for them.
    if (isNew && this.lens.current) requestAnimationFrame(() => this.lens.current?.relax())
  }

  #isStillMeant(): boolean {
    const [first] = this.chosen.value?.actions ?? []
    return this.#props.actions.some((action) => covers(action, first))
  }

  /** Another hand at the same board: what this one was about is not for it. */
  protected abstract handOver(): void
  protected abstract hear(change: Change<BoardProps<View, Action, Offered>>): void
  /** Lets go of what can no longer be meant, and shows what is asked now. */
  protected abstract settle(): void

  abstract act(...actions: readonly Action[]): void
  /** Lets go of what the game's own board holds, one layer at a time; false if there was nothing. */
  protected abstract release(): boolean

  /** Lets go of everything, one layer at a time; false if there was nothing. */
  cancel(): boolean {
    if (this.chosen.value) this.chosen.value = null
    else if (this.choice.value) this.choice.value = null
    else return this.release()
    return true
  }

  /** Does what a touch means, of a place if it was one. */
  protected mean(touch: Touch<Action, Offered>, at: Place | null = null): void {
    if (touch.is === 'act') this.#choose({ actions: touch.actions, at }, touch.isBinding)
    else this.chosen.value = null
    if (touch.is === 'choose') this.choice.value = touch.actions
    else if (touch.is === 'why') this.#props.why(touch.action)
  }

  /** What can be taken back is done at once. What cannot is chosen, and done when it is touched again. */
  #choose(chosen: Chosen<Action, Place>, isBinding: boolean | undefined): void {
    const question: MarchQuestion<Action> = { pieces: [], first: chosen.actions }
    if (isSame(this.chosen.value, chosen)) this.act(...chosen.actions)
    else if (isBinding === undefined)
      this.whenReached(question, () => this.#choose(chosen, this.#props.reach(question).value?.isBinding ?? true))
    else if (isBinding) this.ask(chosen)
    else this.act(...chosen.actions)
  }

  /** Shows what would be done, with the button that does it. */
  protected ask(chosen: Chosen<Action, Place>): void {
    batch(() => {
      this.choice.value = null
      this.chosen.value = chosen
    })
  }

  /** What would be lost by ending something now, in words; null if nothing. */
  leftOver(_action: Action): string | null {
    return null
  }

  /** Ends something: at once, or where something would be left over when it is asked for again. */
  end(action: Action): void {
    const chosen = { actions: [action], at: null }
    if (this.leftOver(action) === null || isSame(this.chosen.value, chosen)) this.act(action)
    else this.ask(chosen)
  }

  /** What ends something was asked for by a key: what cannot be taken back is done when it is asked for again. */
  key(action: Action): void {
    if (this.leftOver(action) === null) this.mean({ is: 'act', actions: [action] })
    else this.end(action)
  }

  /** What was chosen is done. */
  commit(): void {
    const chosen = this.chosen.value
    if (chosen) this.act(...chosen.actions)
  }

  /** Whether these actions could not be taken back, as far as the rules have answered. */
  isBinding(...actions: readonly Action[]): boolean {
    return this.#props.reach({ pieces: [], first: actions }).value?.isBinding ?? false
  }

  /** Why the last of these actions may not be done after the others; null if it may, or until the rules have answered. */
  whyNot(...actions: readonly Action[]): Refusal | null {
    return this.#props.reach({ pieces: [], first: actions }).value?.refusal ?? null
  }

  /** Does something once the rules have said how far pieces may go; nothing if the table stands otherwise by then. */
  protected whenReached(question: MarchQuestion<Action>, then: () => void): void {
    const { view } = this.#props
    void answered(this.#props.reach(question)).then(() => {
      if (this.#props.view === view) then()
    })
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const answered = (answer: ReadonlySignal<Marches<unknown> | null>): Promise<void> =>
  new Promise((isThere) => {
    let stop = (): void => undefined
    stop = answer.subscribe((found) => {
      if (!found) return
      isThere()
      // It may be there before anybody can stop waiting for it.
      queueMicrotask(() => stop())
    })
  })
