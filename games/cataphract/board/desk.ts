import { type Marches, type MarchQuestion, NOWHERE } from '@iacta/kernel'
import { BoardDesk, type BoardProps, type Change, type Touch } from '@iacta/web/board'
import { GridFocus } from '@iacta/web/grid'
import { batch, signal } from '@preact/signals'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { FIELDS, hexOf, placeOf } from './field.ts'
import type { Insight } from './insight.ts'
import type { Layer } from './labels.ts'
import { moverOf, sideOf, standsAt, subjectOf, unitIn } from './reading.ts'
import { atHex, settingOut, waysByHex, withPiece, withThoseAt } from './touch.ts'

export type Props = BoardProps<View, Action>

/** What is on the table besides the battle: the piece in the hand, and what is laid over the map. */
export class Desk extends BoardDesk<View, Action, string> {
  readonly focus = new GridFocus()
  /** A unit or leader that is looked at, to be sent somewhere or told something. */
  readonly held = signal<string | null>(null)
  readonly layers = signal<ReadonlySet<Layer>>(new Set())
  /** The fights are looked through. */
  readonly planning = signal(false)
  /** What is ordered beforehand is looked through. */
  readonly ordering = signal(false)
  /** What the rules say of a position, once they are here. */
  readonly insight = signal<Insight | null>(null)
  #step = ''

  protected override hear(_: Change<Props>): void {}

  protected override handOver(): void {
    batch(() => {
      this.held.value = null
      this.choice.value = null
      this.planning.value = false
      this.ordering.value = false
    })
  }

  protected override settle(): void {
    const { view, actions } = this.props
    const top = view.stack.at(-1)
    const subject = subjectOf(view)
    const step = `${top?.step} ${subject} ${actions.length > 0}`
    this.choice.value = null
    if (this.held.value && standsAt(view, this.held.value) === null) this.held.value = null
    if (step === this.#step) return
    this.#step = step
    this.held.value = null
    this.planning.value = actions.length > 0 && top?.step === 'designation'
    this.#showWhatIsAsked(subject)
  }

  /** Whoever is asked about is to be seen. */
  #showWhatIsAsked(subject: string | null): void {
    const { view, actions } = this.props
    const at = subject && standsAt(view, subject)
    if (!at || actions.length === 0) return
    const { geometry } = FIELDS.of(view.scenario)
    requestAnimationFrame(() =>
      this.lens.current?.reveal([geometry.centre(placeOf(view.scenario, at))], { clear: true }),
    )
  }

  // How far

  /** What is asked of the rules about the piece that is under way, or in the hand. */
  question({ view, actions }: Pick<Props, 'view' | 'actions'> = this.props): MarchQuestion<Action> | null {
    if (actions.length === 0) return null
    const mover = moverOf(view)
    if (mover) return { pieces: [mover] }
    const held = this.held.value
    const order = held && settingOut(actions, held)
    return held && order ? { pieces: [held], first: [order] } : null
  }

  /** How far it may go; null until the rules have answered. */
  marches(props: Pick<Props, 'view' | 'actions'> = this.props): Marches<Action> | null {
    const question = this.question(props)
    return question ? this.props.reach(question).value : NOWHERE
  }

  // Touches

  touch(place: number, counter: string | null): void {
    const { view, actions } = this.props
    const hex = hexOf(view.scenario, place)
    const question = this.question()
    if (question && this.props.reach(question).value === null) {
      this.whenReached(question, () => this.touch(place, counter))
      return
    }
    const march = question ? waysByHex(this.marches()).get(hex) : undefined
    const about = counter ? withPiece(actions, counter) : withThoseAt(actions, view, hex)
    const here = atHex(actions, hex)
    if (march && about.length === 0) this.mean({ is: 'act', actions: march.way, isBinding: march.isBinding }, hex)
    else if (about.length > 0) this.#meanPiece(counter ?? this.#pieceAt(hex, about), about, hex)
    else if (here.length === 1) this.mean({ is: 'act', actions: here }, hex)
    else if (here.length > 1) this.mean({ is: 'choose', actions: here }, hex)
    else this.#look(counter ?? this.#anybodyAt(hex), hex)
  }

  /** A piece with something to be done: to be sent, told one of several things, or told the only one. */
  #meanPiece(id: string, about: readonly Action[], hex: string): void {
    const isHeld = this.held.value === id
    if (about.length === 1 && (isHeld || !settingOut(about, id))) {
      this.mean({ is: 'act', actions: about }, hex)
      return
    }
    batch(() => {
      this.choice.value = null
      this.chosen.value = null
      this.held.value = isHeld ? null : id
    })
  }

  /** Something that nothing can be done with is looked at; if it was to be sent somewhere, the rules say why not. */
  #look(id: string | null, hex: string): void {
    const { view, actions } = this.props
    const held = this.held.value
    const order = held && settingOut(actions, held)
    if (moverOf(view) && actions.length > 0) this.mean({ is: 'why', action: { do: 'step', to: hex } })
    else if (held && order && !id) this.props.why(order, { do: 'step', to: hex })
    else
      batch(() => {
        this.choice.value = null
        this.chosen.value = null
        this.held.value = this.held.value === id ? null : id
      })
  }

  #pieceAt(hex: string, about: readonly Action[]): string {
    const { view } = this.props
    const own = sideOf(view, this.props.seat)
    const named = about.flatMap((action) =>
      Object.values(action).filter(
        (value): value is string => typeof value === 'string' && standsAt(view, value) === hex,
      ),
    )
    return named.find((id) => unitIn(view, id)?.facts.side === own) ?? named[0] ?? hex
  }

  #anybodyAt(hex: string): string | null {
    const { view } = this.props
    return (
      Object.keys(view.at).find((id) => view.at[id] === hex) ??
      Object.keys(view.leaderAt).find((id) => view.leaderAt[id] === hex) ??
      null
    )
  }

  /** A counter was dragged to a hex: it goes there, or one hears why not. */
  drop(id: string, place: number): void {
    const { view } = this.props
    if (placeOf(view.scenario, standsAt(view, id) ?? '') === place) return
    if (moverOf(view) !== id) this.held.value = id
    this.touch(place, null)
  }

  /** Whether a counter may be dragged. */
  takes(id: string): boolean {
    const { view, actions } = this.props
    return moverOf(view) === id ? actions.length > 0 : settingOut(actions, id) !== null
  }

  do(touch: Touch<Action>): void {
    this.mean(touch)
  }

  override act(...actions: readonly Action[]): void {
    batch(() => {
      this.choice.value = null
      this.chosen.value = null
      this.held.value = null
      this.aim.value = null
    })
    this.props.act(...actions)
  }

  why(...actions: readonly Action[]): void {
    this.props.why(...actions)
  }

  toggle(layer: Layer): void {
    const next = new Set(this.layers.value)
    if (!next.delete(layer)) next.add(layer)
    this.layers.value = next
  }

  protected override release(): boolean {
    if (this.held.value) this.held.value = null
    else if (this.ordering.value) this.ordering.value = false
    else if (this.planning.value) this.planning.value = false
    else if (this.layers.value.size > 0) this.layers.value = new Set()
    else return false
    return true
  }
}
