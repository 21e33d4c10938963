import { NONE } from '@iacta/grids'
import { drag } from '../drag.ts'
import type { ViewportControl } from '../gestures.ts'
import type { GridFocus } from './focus.ts'
import type { Geometry } from './geometry.ts'

/** Counters in the hand: which, the one under the pointer, and how many pixels a unit took when they were taken. */
export interface Lifted {
  readonly ids: readonly string[]
  readonly lead: string
  readonly scale: number
}

export interface Lift {
  readonly geometry: Geometry
  readonly focus: GridFocus
  readonly lens: { readonly current: ViewportControl | null }
  /** What is taken up together with a counter, itself included; none if it cannot be. */
  takes(counter: string): readonly string[]
  /** They are let go over a place. */
  drop(counters: readonly string[], place: number, lead: string): void
}

/** A pointer that went down on a counter drags it, with all that it takes along; over the map its place is lit. */
export function liftCounters(event: PointerEvent, lead: string, { geometry, focus, lens, takes, drop }: Lift): void {
  const under = ({ clientX, clientY }: PointerEvent): number =>
    lens.current ? geometry.at(lens.current.toMap(clientX, clientY)) : NONE
  drag(event, {
    lift() {
      const ids = takes(lead)
      if (ids.length === 0) return false
      focus.letGo()
      focus.lifted.value = { ids, lead, scale: lens.current?.scale ?? 1 }
      return true
    },
    over(at) {
      focus.hover.value = under(at)
    },
    letGo(at) {
      const ids = focus.lifted.value?.ids ?? []
      focus.lifted.value = null
      focus.hover.value = NONE
      const place = at ? under(at) : NONE
      if (place !== NONE) drop(ids, place, lead)
    },
  })
}
