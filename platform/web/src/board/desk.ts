import { batch, signal } from '@preact/signals'
import type { BoardProps } from './contract.ts'
import type { ViewportControl } from './gestures.ts'

/** What a touch of any board can mean; a game adds what it can mean there. */
export type Touch<Action> =
  | { readonly is: 'act'; readonly actions: readonly Action[] }
  /** Several things could be meant. */
  | { readonly is: 'choose'; readonly actions: readonly Action[] }
  | { readonly is: 'why'; readonly action: Action }
  | { readonly is: 'nothing' }

/** How what a board is given differs from what it was given before. */
export interface Change<Props> {
  readonly before: Props
  /** It is given something for the first time. */
  readonly isFirst: boolean
  /** The table stands otherwise, or something else may be done. */
  readonly isNew: boolean
  readonly hasNews: boolean
}

/** What is on a table besides the game: what is looked at, what a touch could mean, and how the map lies. */
export abstract class BoardDesk<View, Action, Place extends string> {
  /** The place that is looked at. */
  readonly open = signal<Place | null>(null)
  /** Several things a touch could mean, to choose from. */
  readonly choice = signal<readonly Action[] | null>(null)
  /** The battle is folded away, to see the map. */
  readonly folded = signal(false)
  /** Moves the map. */
  readonly lens: { current: ViewportControl | null } = { current: null }
  #props: BoardProps<View, Action>
  #isFirst = true

  constructor(props: BoardProps<View, Action>) {
    this.#props = props
  }

  get props(): BoardProps<View, Action> {
    return this.#props
  }

  /** What was heard, and what can still be meant. */
  update(props: BoardProps<View, Action>): void {
    const before = this.#props
    const isFirst = this.#isFirst
    const isNew = props.actions !== before.actions || props.view !== before.view
    this.#props = props
    this.#isFirst = false
    batch(() => {
      if (props.seat !== before.seat) this.handOver()
      this.hear({ before, isFirst, isNew, hasNews: isFirst || props.news !== before.news })
      if (isNew || isFirst) this.settle()
    })
  }

  /** Another hand at the same board: what this one was about is not for it. */
  protected abstract handOver(): void
  protected abstract hear(change: Change<BoardProps<View, Action>>): void
  /** Lets go of what can no longer be meant, and shows what is asked now. */
  protected abstract settle(): void

  abstract act(...actions: readonly Action[]): void
  /** Lets go of everything, one layer at a time; false if there was nothing. */
  abstract cancel(): boolean

  protected mean(touch: Touch<Action>): void {
    if (touch.is === 'act') this.act(...touch.actions)
    else if (touch.is === 'choose') this.choice.value = touch.actions
    else if (touch.is === 'why') this.#props.why(touch.action)
  }
}
