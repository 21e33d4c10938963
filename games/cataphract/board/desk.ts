import type { MarchQuestion } from '@iacta/kernel'
import { BattleDesk } from '@iacta/web/battle'
import type { BoardProps, Point } from '@iacta/web/board'
import { signal } from '@preact/signals'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import { FIELDS, hexOf, placeOf } from './field.ts'
import type { Insight } from './insight.ts'
import type { Layer } from './labels.ts'
import { moverOf, sideOf, standsAt, subjectOf, unitIn } from './reading.ts'
import { atHex, hexesAsked, lineIn, pathOf, settingOut, waysByHex, withPiece, withThoseAt } from './touch.ts'

export type Props = BoardProps<View, Action>

type Shown = Pick<Props, 'view' | 'actions'>

/** What a line would do as one: it is looked at before it is done. */
export interface Proposal {
  /** Where it was touched; null for what is no place. */
  readonly at: string | null
  readonly question: MarchQuestion<Action>
}

/** What is on the table besides the battle: the piece in the hand, and what is laid over the map. */
export class Desk extends BattleDesk<View, Action, Layer, Insight> {
  /** The fights are looked through. */
  readonly planning = signal(false)
  /** A line under command goes as one. */
  readonly asOne = signal(true)
  readonly proposed = signal<Proposal | null>(null)
  /** How lines go as one: it comes with what shows them. */
  readonly drill = signal<typeof import('./lines.ts') | null>(null)

  protected override readonly subjectOf = subjectOf
  protected override readonly moverOf = moverOf
  protected override readonly settingOut = settingOut

  protected override pointsOf(view: View, piece: string): readonly Point[] {
    const at = standsAt(view, piece)
    return at ? [FIELDS.of(view.scenario).geometry.centre(placeOf(view.scenario, at))] : []
  }

  protected override abandon(): void {
    super.abandon()
    this.proposed.value = null
  }

  protected override handOver(): void {
    super.handOver()
    this.planning.value = false
  }

  protected override goOn(): void {
    const { view, actions } = this.props
    this.planning.value = actions.length > 0 && view.stack.at(-1)?.step === 'designation'
    requestAnimationFrame(() => this.revealAsked())
  }

  /** Whoever may be chosen, and the hexes where somebody may be placed, are to be seen. */
  revealAsked(): void {
    const { view, actions } = this.props
    if (subjectOf(view)) return
    const { geometry } = FIELDS.of(view.scenario)
    const points = hexesAsked(actions, view).map((hex) => geometry.centre(placeOf(view.scenario, hex)))
    if (points.length > 0) this.lens.current?.reveal(points, { clear: true })
  }

  // Lines

  /** Those who go as one with a unit, itself included; nobody where it goes alone. */
  company(id: string | null, { view, actions }: Shown = this.props): readonly string[] {
    const line = id !== null && this.asOne.value && this.drill.value ? lineIn(view, actions) : []
    return id !== null && line.length > 1 && line.includes(id) ? line : []
  }

  /** How the line would go if the unit in the hand went to a hex: by its best way, or straight there. */
  lineTo(hex: string, props: Shown = this.props): MarchQuestion<Action> | null {
    const lead = this.held.value
    const line = this.company(lead, props)
    const from = lead && standsAt(props.view, lead)
    if (!this.drill.value || !lead || !from || line.length === 0 || from === hex) return null
    const { goalsAlong, straightWay } = this.drill.value
    const march = waysByHex(this.marches(props)).get(hex)
    const way = march ? pathOf(march) : straightWay(props.view, from, hex)
    return { pieces: [], goals: goalsAlong(props.view, line, lead, way) }
  }

  /** All of the line turn where they stand. */
  proposeTurn(by: 1 | -1): void {
    const { view, actions } = this.props
    const goals = this.drill.value?.goalsTurned(view, lineIn(view, actions), by)
    if (goals) this.proposed.value = { at: null, question: { pieces: [], goals } }
  }

  /** What was looked at is done, if the rules have said how. */
  commitLine(): void {
    const { proposed } = this
    const way = proposed.value && this.props.reach(proposed.value.question).value?.formation?.way
    if (way && way.length > 0) this.act(...way)
  }

  #proposeLine(hex: string): boolean {
    const question = this.lineTo(hex)
    if (!question) return false
    if (this.proposed.value?.at === hex) this.commitLine()
    else this.proposed.value = { at: hex, question }
    return true
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
    if (about.length === 0 && this.#proposeLine(hex)) return
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
    this.hold(id)
  }

  /** Something that nothing can be done with is looked at; if it was to be sent somewhere, the rules say why not. */
  #look(id: string | null, hex: string): void {
    const { view, actions } = this.props
    const held = this.held.value
    const order = held && settingOut(actions, held)
    if (moverOf(view) && actions.length > 0) this.mean({ is: 'why', action: { do: 'step', to: hex } })
    else if (held && order && !id) this.props.why(order, { do: 'step', to: hex })
    else this.hold(id)
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
    const question = this.lineTo(hexOf(view.scenario, place))
    if (!question) this.touch(place, null)
    else {
      const isSeen = this.props.reach(question).value !== null
      this.proposed.value = { at: hexOf(view.scenario, place), question }
      // What was shown while it hung there is done; otherwise it is looked at first.
      if (isSeen) this.commitLine()
    }
  }

  /** Who is taken up with a counter; nobody if it cannot be. */
  lifts(id: string): readonly string[] {
    if (!this.takes(id)) return []
    const line = this.company(id)
    if (line.length > 0) this.held.value = id
    return line.length > 0 ? line : [id]
  }

  /** Whether a counter may be dragged. */
  takes(id: string): boolean {
    const { view, actions } = this.props
    return moverOf(view) === id ? actions.length > 0 : settingOut(actions, id) !== null
  }

  protected override release(): boolean {
    if (this.proposed.value) this.proposed.value = null
    else if (this.planning.value && !this.held.value && !this.ordering.value) this.planning.value = false
    else return super.release()
    return true
  }
}
