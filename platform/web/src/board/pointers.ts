import { h } from 'preact'
import type { ViewportControl } from './gestures.ts'
import { later } from './later.ts'
import type { Point } from './transform.ts'

/** Something that a hand touches beside the map: whatever bears `data-<is>="<id>"`, as cards in a `CardRow` do. */
export interface PointedControl {
  readonly is: 'card' | 'block' | 'do'
  readonly id: string
}

/** What a hint, a lesson or a question is about, for a board to point at. */
export interface Pointers<Place extends string = string> {
  /** Ways from place to place. */
  readonly arrows?: readonly { readonly from: Place; readonly to: Place }[]
  readonly rings?: readonly Place[]
  readonly controls?: readonly PointedControl[]
}

/** Where things are on a game's board. */
export interface GamePoints<View = unknown, Action = unknown> {
  /** What each action of a plan is about, as the table stands before the first of them. */
  pointsAt(plan: readonly Action[], view: View): readonly Pointers[]
}

/** By what an action's own button is known to pointers: say `data-do={controlOf(action)}`. */
export const controlOf = (action: object): string => Object.values(action).join(' ')

export const pointsAtButton = (action: object): PointedControl => ({ is: 'do', id: controlOf(action) })

export interface PointerLayerProps {
  /** What to do now first; what is to come after it is drawn fainter. */
  readonly pointed: readonly Pointers[]
  /** The middle of a place, in the map's units. */
  spot(place: string): Point
  /** From there to the ring around it. */
  readonly size: number
  /** Moved, so that what is pointed at lies where no panel covers it. */
  readonly lens: { readonly current: ViewportControl | null }
}

const Layer = later(() => import('./pointer-layer.ts').then((module) => module.PointerLayer))

/** Arrows and rings over a map, and around what is touched beside it; nothing is fetched before something is pointed at. */
export const PointerLayer = (props: PointerLayerProps) => (props.pointed.length > 0 ? h(Layer, props) : null)
