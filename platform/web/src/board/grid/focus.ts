import { NONE } from '@iacta/grids'
import { batch, signal } from '@preact/signals'
import type { Geometry } from './geometry.ts'
import type { Lifted } from './lift.ts'

/** What keys can mean on a map: where they lead depends on what stands there. */
export interface GridScene {
  readonly geometry: Geometry
  /** Where one would go from piece to piece, in order. */
  readonly stops: readonly number[]
  /** What stands in a place, from the bottom up. */
  stackAt(place: number): readonly string[]
}

/** A stack that is fanned out, and how much larger than on the map its counters are shown. */
export interface Fan {
  readonly place: number
  readonly by: number
}

/** A key as an event tells it. */
export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What came of a key: the cursor is elsewhere, something else is picked, the place is touched, or nothing. */
export type KeyMeant = 'moved' | 'picked' | 'touch' | 'nothing'

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 }

/**
 * What is looked at on a map of places: one cursor for the keyboard, what the pointer is over, the stack that is fanned
 * out, and which counter of it is picked. None of it is part of the game.
 */
export class GridFocus {
  readonly cursor = signal<number>(NONE)
  readonly hover = signal<number>(NONE)
  readonly fan = signal<Fan | null>(null)
  readonly picked = signal<string | null>(null)
  /** What is dragged. */
  readonly lifted = signal<Lifted | null>(null)

  moveTo(place: number): void {
    batch(() => {
      this.cursor.value = place
      this.letGo()
    })
  }

  /** Closes what is fanned out; false if nothing was. */
  letGo(): boolean {
    if (this.fan.value === null && this.picked.value === null) return false
    batch(() => {
      this.fan.value = null
      this.picked.value = null
    })
    return true
  }

  /** `by` is how much larger counters have to be shown to be told apart. */
  key(pressed: Key, scene: GridScene, by = 1): KeyMeant {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return 'nothing'
    const angle = ARROWS[pressed.key] ?? scene.geometry.keys[pressed.code]
    if (angle !== undefined) return this.#go(scene.geometry.towards(this.cursor.value, angle))
    switch (pressed.key) {
      case 'Home':
        return this.#go(nextStop(scene.stops, this.cursor.value, 1))
      case 'End':
        return this.#go(nextStop(scene.stops, this.cursor.value, -1))
      case ' ':
        return this.#pick(scene.stackAt(this.cursor.value), pressed.shiftKey ? -1 : 1, by)
      case 'Enter':
        return 'touch'
      case 'Escape':
        return this.letGo() ? 'picked' : 'nothing'
      default:
        return 'nothing'
    }
  }

  /** At an edge the cursor stays: the key was meant for it all the same. */
  #go(place: number): KeyMeant {
    if (place !== NONE) this.moveTo(place)
    return 'moved'
  }

  /** The topmost first, then down through the stack, and from the last to the top again. */
  #pick(stack: readonly string[], way: 1 | -1, by: number): KeyMeant {
    if (stack.length === 0) return 'nothing'
    const now = this.picked.value === null ? -1 : stack.indexOf(this.picked.value)
    const next = now < 0 ? stack.length - 1 : (now - way + stack.length) % stack.length
    batch(() => {
      this.fan.value = stack.length > 1 ? { place: this.cursor.value, by } : null
      this.picked.value = stack[next]
    })
    return 'picked'
  }
}

/** The stop after a place, or before it; around the end it goes on at the beginning. */
function nextStop(stops: readonly number[], from: number, by: 1 | -1): number {
  if (stops.length === 0) return NONE
  const here = stops.indexOf(from)
  if (here < 0) return by > 0 ? stops[0] : stops[stops.length - 1]
  return stops[(here + by + stops.length) % stops.length]
}
