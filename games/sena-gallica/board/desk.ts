import { BattleDesk } from '@iacta/web/battle'
import type { BoardProps, Point } from '@iacta/web/board'
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
export class Desk extends BattleDesk<View, Action, Layer, Insight> {
  readonly crossing = signal<Crossing | null>(null)
  /** Which of its courses is pointed at. */
  readonly leaning = signal<Course | null>(null)
  /** The ships that the button which is pointed at is about. */
  readonly meant = signal<readonly string[]>([])

  protected override readonly subjectOf = subjectOf
  protected override readonly moverOf = moverOf
  protected override readonly settingOut = activation

  /** With the water before it. */
  protected override pointsOf(view: View, id: string): readonly Point[] {
    const ship = shipIn(view, id)
    return ship ? [ship.bow, ship.stern, aheadOf(ship) ?? ship.bow].map((hex) => GEOMETRY.centre(placeOf(hex))) : []
  }

  protected override abandon(): void {
    super.abandon()
    this.crossing.value = null
    this.leaning.value = null
    this.meant.value = []
  }

  /** The ship whose courses are shown. */
  goer({ view, actions }: Shown = this.props): string | null {
    return actions.length > 0 ? (moverOf(view) ?? this.held.value) : null
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
      this.hold(id)
      return
    }
    this.crossing.value = null
    if (about.length === 1) this.mean({ is: 'act', actions: about }, hex)
    else this.mean({ is: 'choose', actions: about }, hex)
  }

  /** Nothing can be done there: a ship is looked at; of a free hex before the ship, the rules say why not. */
  #look(id: string | null, hex: string): void {
    const { view, actions } = this.props
    const mover = actions.length > 0 ? moverOf(view) : null
    const ship = mover && shipIn(view, mover)
    const wish = ship ? stepTowards(ship.bow, ship.heading, hex) : null
    if (wish && !id) this.props.why(wish)
    else this.hold(id)
  }

  protected override release(): boolean {
    if (!this.crossing.value) return super.release()
    this.crossing.value = null
    this.leaning.value = null
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
