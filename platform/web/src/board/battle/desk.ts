import { type Marches, type MarchQuestion, NOWHERE } from '@iacta/kernel'
import { batch, signal } from '@preact/signals'
import type { BoardProps } from '../contract.ts'
import { BoardDesk, type Change, type Touch } from '../desk.ts'
import { GridFocus } from '../grid/focus.ts'
import type { Point } from '../transform.ts'

/** What a battle shows of itself besides its pieces: what is under way, the innermost step last. */
interface BattleView {
  readonly stack: readonly Readonly<Record<string, unknown>>[]
}

/** What is on the table besides the battle: the piece in the hand, where it could go, and what is laid over the map. */
export abstract class BattleDesk<View extends BattleView, Action, Layer extends string, Insight> extends BoardDesk<
  View,
  Action,
  string
> {
  readonly focus = new GridFocus()
  /** A piece that is looked at, to be sent somewhere or told something. */
  readonly held = signal<string | null>(null)
  readonly layers = signal<ReadonlySet<Layer>>(new Set())
  /** What is ordered beforehand is looked through. */
  readonly ordering = signal(false)
  /** What the rules say of a position, once they are here. */
  readonly insight = signal<Insight | null>(null)
  #step = ''

  /** Who is asked about. */
  protected abstract subjectOf(view: View): string | null
  /** Who is under way, and may go on. */
  protected abstract moverOf(view: View): string | null
  /** By what a piece sets out; null if it may not. */
  protected abstract settingOut(actions: readonly Action[], piece: string): Action | null
  /** What of the map is to be seen of a piece; nothing if it is not on it. */
  protected abstract pointsOf(view: View, piece: string): readonly Point[]

  protected override hear(_: Change<BoardProps<View, Action>>): void {}

  /** Lets go of what was to be done at a hex; a game adds what it has begun there. */
  protected abandon(): void {
    this.choice.value = null
  }

  /** Lets go of the piece in the hand, and of whatever was to be done with it. */
  #letGo(): void {
    batch(() => {
      this.held.value = null
      this.chosen.value = null
      this.abandon()
    })
  }

  protected override handOver(): void {
    this.#letGo()
    this.ordering.value = false
  }

  protected override settle(): void {
    const { view, actions } = this.props
    const subject = this.subjectOf(view)
    const step = `${view.stack.at(-1)?.step} ${subject} ${actions.length > 0}`
    this.abandon()
    if (this.held.value && this.pointsOf(view, this.held.value).length === 0) this.held.value = null
    if (step === this.#step) return
    this.#step = step
    this.held.value = null
    this.goOn()
    if (subject && actions.length > 0) this.#reveal(this.pointsOf(view, subject))
  }

  /** Something else is asked than before. */
  protected goOn(): void {}

  /** Whoever is asked about is to be seen. */
  #reveal(points: readonly Point[]): void {
    if (points.length > 0) requestAnimationFrame(() => this.lens.current?.reveal(points, { clear: true }))
  }

  /** What is asked of the rules about the piece that is under way, or in the hand. */
  question({ view, actions }: Shown<View, Action> = this.props): MarchQuestion<Action> | null {
    if (actions.length === 0) return null
    const mover = this.moverOf(view)
    if (mover) return { pieces: [mover] }
    const held = this.held.value
    const order = held && this.settingOut(actions, held)
    return held && order ? { pieces: [held], first: [order] } : null
  }

  /** How far it may go; null until the rules have answered. */
  marches(shown: Shown<View, Action> = this.props): Marches<Action> | null {
    const question = this.question(shown)
    return question ? this.props.reach(question).value : NOWHERE
  }

  /** Takes a piece into the hand, or lays down the one that is there. */
  protected hold(piece: string | null): void {
    batch(() => {
      this.chosen.value = null
      this.abandon()
      this.held.value = this.held.value === piece ? null : piece
    })
  }

  do(touch: Touch<Action>): void {
    this.mean(touch)
  }

  override act(...actions: readonly Action[]): void {
    this.#letGo()
    this.aim.value = null
    this.props.act(...actions)
  }

  toggle(layer: Layer): void {
    const next = new Set(this.layers.value)
    if (!next.delete(layer)) next.add(layer)
    this.layers.value = next
  }

  protected override release(): boolean {
    if (this.held.value) this.held.value = null
    else if (this.ordering.value) this.ordering.value = false
    else if (this.layers.value.size > 0) this.layers.value = new Set()
    else return false
    return true
  }
}

type Shown<View, Action> = Pick<BoardProps<View, Action>, 'view' | 'actions'>
