import { NONE } from '@iacta/grids'
import { type ComponentChildren, h } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { ViewportControl } from '../gestures.ts'
import type { Point } from '../transform.ts'
import { Viewport, type ViewportProps } from '../viewport.ts'
import type { GridFocus, GridScene, Key } from './focus.ts'
import type { Geometry } from './geometry.ts'
import { cornerOf, pointOf } from './outlines.ts'
import { fanBox, isInBox } from './stacks.ts'
import './grid-map.css'

export interface GridMapProps extends GridScene, Pick<ViewportProps, 'label' | 'labels' | 'motion' | 'steps'> {
  readonly focus: GridFocus
  readonly lens: { current: ViewportControl | null }
  /** How the keys are used, for those who do not see. */
  readonly help: string
  /** A place in words, and what stands there; or one counter of it. */
  describe(place: number, counter: string | null): string
  /** A place was touched, or a counter that stands there. */
  touch(place: number, counter: string | null): void
  /** A pointer went down on a counter that may be taken up. */
  grab?(event: PointerEvent, counter: string): void
  /** What is drawn, from the ground up. */
  readonly children: ComponentChildren
}

/** Pixels to a unit between which a hex is small, and large enough for figures. */
const STEPS = [0.55, 1] as const
/** Milliseconds a mouse rests on a stack before it is fanned out. */
const REST = 220

/**
 * A map of many places that are found by reckoning: one listener for pointers and one cursor for the keyboard, whatever
 * the number of places. Arrows and the keys around S lead from place to place, Home and End from piece to piece, Space
 * through the counters of a stack, Enter touches.
 */
export function GridMap(props: GridMapProps) {
  const { geometry, focus, lens, label, labels, help, motion, steps = STEPS, children } = props
  const latest = useRef(props)
  latest.current = props
  const cursor = useRef<SVGGElement>(null)
  const helpId = useId()
  const [pointer] = useState(() => new Hovering(latest))
  useEffect(() => () => pointer.leave(), [])
  const pointAt = ({ clientX, clientY }: MouseEvent): Point | null => lens.current?.toMap(clientX, clientY) ?? null
  return h(
    'div',
    {
      class: 'grid-map',
      onClick: (event: MouseEvent) => {
        if ((event.target as Element).closest('button')) return
        const point = pointAt(event)
        if (point && touchAt(latest.current, point, event)) cursor.current?.focus({ preventScroll: true })
      },
      onPointerDown: (event: PointerEvent) => {
        pointer.rest()
        const id = counterOf((event.target as Element).closest('[data-grab]'))
        if (id) latest.current.grab?.(event, id)
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || event.buttons > 0) return
        const point = pointAt(event)
        if (point) pointer.over(point)
      },
      onPointerLeave: () => pointer.leave(),
    },
    h(Viewport, {
      width: geometry.width,
      height: geometry.height,
      label,
      labels,
      motion,
      steps,
      control: lens,
      children: [
        children,
        h(Pointed, { geometry, focus }),
        h(
          'g',
          {
            ref: cursor,
            class: 'grid-cursor',
            role: 'application',
            tabindex: 0,
            'aria-label': label,
            'aria-describedby': helpId,
            onFocus: () => {
              if (focus.cursor.value === NONE) focus.moveTo(firstPlace(latest.current))
            },
            onKeyDown: (event: KeyboardEvent) => {
              if (!onKey(latest.current, event)) return
              event.preventDefault()
              event.stopPropagation()
            },
          },
          h(CursorMark, { geometry, focus, home: firstPlace(props) }),
        ),
      ],
    }),
    h('p', { class: 'unseen', id: helpId }, help),
    h(Spoken, { focus, describe: props.describe }),
  )
}

/** Does what a key means; false if it is not for the map. */
function onKey(props: GridMapProps, key: Key): boolean {
  const { focus, geometry, lens, touch } = props
  const meant = focus.key(key, props, enlarged(props))
  if (meant === 'nothing') return false
  const place = focus.cursor.value
  if (meant === 'touch') touch(place, focus.picked.value)
  else lens.current?.reveal(geometry.corners.map((_, i) => cornerOf(geometry, place, i)))
  return true
}

/** Where the cursor is first: at the first piece, or in the middle. */
const firstPlace = ({ stops, geometry }: GridMapProps): number =>
  stops[0] ?? Math.max(0, geometry.at([geometry.width / 2, geometry.height / 2]))

/** Pixels a counter takes at least where it is to be touched. */
const TOUCHABLE = 44

/** How much larger than on the map the counters of a fan are shown. */
const enlarged = ({ geometry, lens }: GridMapProps): number =>
  Math.max(1, TOUCHABLE / (2 * geometry.room * (lens.current?.scale ?? 1)))

const counterOf = (element: Element | null): string | null =>
  element?.closest('[data-counter]')?.getAttribute('data-counter') ?? null

/** Whether a finger touched a stack that has to be fanned out before one of it can be meant. */
function needsFan({ focus, stackAt, geometry, lens }: GridMapProps, id: string, event: MouseEvent): boolean {
  if ((event as PointerEvent).pointerType !== 'touch' || !lens.current) return false
  const place = geometry.at(lens.current.toMap(event.clientX, event.clientY))
  const stack = stackAt(place)
  return stack.length > 1 && stack.includes(id) && focus.fan.value?.place !== place
}

/** A touch of the map; false where there is nothing. */
function touchAt(props: GridMapProps, point: Point, event: MouseEvent): boolean {
  const { geometry, focus, touch, stackAt } = props
  const id = counterOf(event.target as Element)
  const fan = focus.fan.value
  const isInFan = fan !== null && isInBox(fanBox(geometry, fan, stackAt(fan.place).length), point)
  const place = isInFan ? fan.place : geometry.at(point)
  if (place === NONE) return false
  if (id && needsFan(props, id, event)) {
    focus.cursor.value = place
    focus.fan.value = { place, by: enlarged(props) }
    return true
  }
  if (!isInFan) focus.letGo()
  focus.cursor.value = place
  if (!isInFan || id) touch(place, id)
  return true
}

/** What the mouse is over, and the stack that is fanned out when it rests there. */
class Hovering {
  readonly #props: { readonly current: GridMapProps }
  #timer: ReturnType<typeof setTimeout> | undefined
  #frame = 0
  #isByMouse = false

  constructor(props: { readonly current: GridMapProps }) {
    this.#props = props
  }

  /** Looked at once a frame, however often the mouse says where it is. */
  over(point: Point): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#at(point))
  }

  #at(point: Point): void {
    const { geometry, focus, stackAt } = this.#props.current
    const fan = focus.fan.value
    if (fan && isInBox(fanBox(geometry, fan, stackAt(fan.place).length), point)) return
    this.#close()
    const place = geometry.at(point)
    if (place === focus.hover.value) return
    focus.hover.value = place
    this.rest()
    if (place === NONE || stackAt(place).length < 2) return
    this.#timer = setTimeout(() => {
      this.#isByMouse = true
      focus.hover.value = NONE
      focus.fan.value = { place, by: enlarged(this.#props.current) }
    }, REST)
  }

  /** Whatever was about to be fanned out is not. */
  rest(): void {
    clearTimeout(this.#timer)
  }

  leave(): void {
    this.rest()
    cancelAnimationFrame(this.#frame)
    const { focus } = this.#props.current
    focus.hover.value = NONE
    this.#close()
  }

  /** What the mouse has opened; what a finger or a key has stays open. */
  #close(): void {
    if (this.#isByMouse) this.#props.current.focus.letGo()
    this.#isByMouse = false
  }
}

interface Seen {
  readonly geometry: Geometry
  readonly focus: GridFocus
}

/** The outline of any place, set where a place is by its transform alone. */
const outlineAt = (geometry: Geometry, place: number) => {
  const [x, y] = geometry.centre(place)
  return { d: `M${geometry.corners.map(pointOf).join('L')}Z`, transform: `translate(${pointOf([x, y])})` }
}

/** The place under the pointer. */
function Pointed({ geometry, focus }: Seen) {
  const place = focus.hover.value
  return place === NONE ? null : h('path', { class: 'grid-hover', 'aria-hidden': true, ...outlineAt(geometry, place) })
}

/** The place under the cursor; before it is anywhere, where it will be, for there is where it is focused. */
function CursorMark({ geometry, focus, home }: Seen & { readonly home: number }) {
  const place = focus.cursor.value
  return h('path', outlineAt(geometry, place === NONE ? home : place))
}

/** The cursor's place for those who hear it. */
function Spoken({ focus, describe }: { readonly focus: GridFocus; readonly describe: GridMapProps['describe'] }) {
  const place = focus.cursor.value
  return h('p', { class: 'unseen', 'aria-live': 'polite' }, place === NONE ? '' : describe(place, focus.picked.value))
}
