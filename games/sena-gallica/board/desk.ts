import { type Marches, type MarchQuestion, NOWHERE } from '@iacta/kernel'
import { BoardDesk, type BoardProps, type Change, type Touch } from '@iacta/web/board'
import { GridFocus } from '@iacta/web/grid'
import { batch, signal } from '@preact/signals'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/fog.ts'
import type { Insight } from './insight.ts'
import type { Layer } from './labels.ts'
import { activeShip, aheadOf, hexOf, moverOf, placeOf, shipAt, shipIn, subjectOf } from './reading.ts'
import { GEOMETRY } from './sea.ts'
import { activation, berthsByHex, type Course, coursesByHex, placesIn, withShip } from './touch.ts'

export type Props = BoardProps<View, Action>
type Shown = Pick<Props, 'view' | 'actions'>

/** Several courses to one hex, of which one is to be chosen by its heading. */
export interface Crossing {
  readonly hex: string
  readonly courses: readonly Course[]
}

/** What is on the table besides the battle: the ship in the hand, where it could go, and what is laid over the map. */
export class Desk extends BoardDesk<View, Action, string> {
  readonly focus = new GridFocus()
  /** A ship that is looked at, to be sent somewhere or told something. */
  readonly held = signal<string | null>(null)
  readonly crossing = signal<Crossing | null>(null)
  /** Which of its courses is pointed at. */
  readonly leaning = signal<Course | null>(null)
  readonly layers = signal<ReadonlySet<Layer>>(new Set())
  /** What is ordered beforehand is looked through. */
  readonly ordering = signal(false)
  /** What the rules say of a position, once they are here. */
  readonly insight = signal<Insight | null>(null)
  #step = ''

  protected override hear(_: Change<Props>): void {}

  protected override handOver(): void {
    this.#letGo()
    this.ordering.value = false
  }

  #letGo(): void {
    batch(() => {
      this.held.value = null
      this.choice.value = null
      this.chosen.value = null
      this.crossing.value = null
      this.leaning.value = null
    })
  }

  protected override settle(): void {
    const { view, actions } = this.props
    const subject = subjectOf(view)
    const step = `${view.stack.at(-1)?.step} ${subject} ${actions.length > 0}`
    this.choice.value = null
    this.crossing.value = null
    this.leaning.value = null
    if (this.held.value && !shipIn(view, this.held.value)) this.held.value = null
    if (step === this.#step) return
    this.#step = step
    this.held.value = null
    this.#showWhatIsAsked(subject)
  }

  /** Whoever is asked about is to be seen. */
  #showWhatIsAsked(subject: string | null): void {
    const { view, actions } = this.props
    const ship = subject && shipIn(view, subject)
    if (!ship || actions.length === 0) return
    const points = [ship.bow, ship.stern, aheadOf(ship) ?? ship.bow].map((hex) => GEOMETRY.centre(placeOf(hex)))
    requestAnimationFrame(() => this.lens.current?.reveal(points, { clear: true }))
  }

  // How far

  /** What is asked of the rules about the ship that is active, or in the hand. */
  question({ view, actions }: Shown = this.props): MarchQuestion<Action> | null {
    if (actions.length === 0) return null
    const mover = moverOf(view)
    if (mover) return { pieces: [mover] }
    const held = this.held.value
    const order = held && activation(actions, held)
    return held && order ? { pieces: [held], first: [order] } : null
  }

  /** The ship whose courses are shown. */
  goer({ view, actions }: Shown = this.props): string | null {
    return actions.length > 0 ? (moverOf(view) ?? this.held.value) : null
  }

  marches(props: Shown = this.props): Marches<Action> | null {
    const question = this.question(props)
    return question ? this.props.reach(question).value : NOWHERE
  }

  /** Where the ship may go, or be set up: by hex, and for each the best course by heading. */
  courses(props: Shown = this.props): ReadonlyMap<string, readonly Course[]> {
    if (placesIn(props.actions).length > 0) return berthsByHex(props.actions)
    const run = moverOf(props.view) ? (activeShip(props.view)?.run ?? 0) : 0
    const goer = this.goer(props)
    const isTired = goer !== null && (props.view.fatigue[goer] ?? 0) > 0
    return coursesByHex(this.marches(props), { run, isTired })
  }

  // Touches

  touch(place: number, counter: string | null): void {
    const { view, actions } = this.props
    const hex = hexOf(place)
    const question = this.question()
    if (question && this.props.reach(question).value === null) {
      this.whenReached(question, () => this.touch(place, counter))
      return
    }
    const ship = counter ?? shipAt(view, hex)?.id ?? null
    const about = ship ? withShip(actions, view, ship) : []
    const courses = this.courses().get(hex) ?? []
    const isOwnWake = ship !== null && ship === this.goer()
    if (courses.length > 0 && (about.length === 0 || isOwnWake)) this.#steer(hex, courses)
    else if (ship && about.length > 0) this.#meanShip(ship, about, hex)
    else this.#look(ship, hex)
  }

  /** One course is taken; of several the heading is chosen, or by a second touch the best is taken. */
  #steer(hex: string, courses: readonly Course[]): void {
    if (this.crossing.value?.hex === hex) this.take(this.leaning.value ?? courses[0])
    else if (courses.length > 1)
      batch(() => {
        this.choice.value = null
        this.chosen.value = null
        this.leaning.value = null
        this.crossing.value = { hex, courses }
      })
    else {
      const [{ way, isBinding }] = courses
      this.crossing.value = null
      this.mean({ is: 'act', actions: way, ...(isBinding === null ? {} : { isBinding }) }, hex)
    }
  }

  /** A course that was looked at with all it costs is taken. */
  take(course: Course): void {
    this.act(...course.way)
  }

  /** A ship with something to be done: to be sent, told one of several things, or told the only one. */
  #meanShip(id: string, about: readonly Action[], hex: string): void {
    const isOnlySent = about.every((action) => action.do === 'activate' || action.do === 'shift')
    if (isOnlySent || about.some(({ do: verb }) => verb === 'assign' || verb === 'appoint')) {
      this.#hold(id)
      return
    }
    this.crossing.value = null
    if (about.length === 1) this.mean({ is: 'act', actions: about }, hex)
    else this.mean({ is: 'choose', actions: about }, hex)
  }

  #hold(id: string | null): void {
    batch(() => {
      this.choice.value = null
      this.chosen.value = null
      this.crossing.value = null
      this.held.value = this.held.value === id ? null : id
    })
  }

  /** Nothing can be done there: a ship is looked at; of a free hex before the ship, the rules say why not. */
  #look(id: string | null, hex: string): void {
    const { view, actions } = this.props
    const mover = actions.length > 0 ? moverOf(view) : null
    const ship = mover && shipIn(view, mover)
    const wish = ship ? stepTowards(ship.bow, ship.heading, hex) : null
    if (wish && !id) this.props.why(wish)
    else this.#hold(id)
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
    if (this.crossing.value) {
      this.crossing.value = null
      this.leaning.value = null
    } else if (this.held.value) this.held.value = null
    else if (this.ordering.value) this.ordering.value = false
    else if (this.layers.value.size > 0) this.layers.value = new Set()
    else return false
    return true
  }
}

/** The single step that would lead to a hex beside the bow, to be asked why not. */
function stepTowards(bow: string, heading: number, hex: string): Action | null {
  const beside = (sixths: number): string | null => aheadOf({ bow, heading: ((heading + sixths + 6) % 6) as 0 })
  if (beside(0) === hex) return { do: 'ahead' }
  if (beside(1) === hex) return { do: 'turn', to: 'starboard' }
  if (beside(-1) === hex) return { do: 'turn', to: 'port' }
  return beside(3) === hex ? { do: 'back' } : null
}
