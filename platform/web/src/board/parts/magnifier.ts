import './magnifier.css'
import { type ComponentChildren, h } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { placedBeside } from './beside.ts'

/** What stands somewhere, large enough to be read: for a mouse that rests there, a finger that stays, or the focus. */

export interface MagnifierProps {
  /** What stands at a place; null where there is nothing to be enlarged. `isFar`: its name is not written on the map. */
  place(at: string, isFar: boolean): ComponentChildren
  /** A card of one's hand, and what it does in words. */
  card?(id: string): ComponentChildren
}

/** Milliseconds until it comes, by what points; once it is there it follows sooner from place to place. */
const REST = { mouse: 420, touch: 450, keys: 300, next: 140 } as const
/** Pixels a finger may stray and still stay. */
const STAYS = 10
const TARGET = '[data-place], [data-card]'

interface Target {
  readonly element: Element
  readonly place: string | null
  readonly card: string | null
}

export function Magnifier({ place, card }: MagnifierProps) {
  const root = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<Target | null>(null)
  useEffect(() => {
    const board = root.current?.closest<HTMLElement>('.board')
    return board ? watch(board, setTarget) : undefined
  }, [])
  const isFar = target?.element.closest('.viewport')?.getAttribute('data-zoom') === 'far'
  const shown = target && (target.place === null ? card?.(target.card ?? '') : place(target.place, isFar))
  useLayoutEffect(() => {
    const panel = root.current
    const board = panel?.closest('.board')
    if (!panel || !board || !target || !shown) return
    const room = board.getBoundingClientRect()
    // Above a card: beside it lie its neighbours.
    const first = target.card === null ? 'right' : 'above'
    const { x, y } = placedBeside(boxOf(board, target), panel.getBoundingClientRect(), room, first)
    panel.style.transform = `translate(${Math.round(x - room.left)}px, ${Math.round(y - room.top)}px)`
  })
  // The spots and cards say it all to those who listen.
  return h('div', { ref: root, class: 'magnifier', 'aria-hidden': true, hidden: !shown }, shown)
}

/** The thing itself: where a place is told by its land and by its pieces, these. */
function boxOf(board: Element, { element, place }: Target): DOMRect {
  if (place === null) return element.getBoundingClientRect()
  const area = ({ width, height }: DOMRect): number => width * height
  return [...board.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .reduce((least, box) => (area(box) < area(least) ? box : least), element.getBoundingClientRect())
}

/** The same for whatever stands for the same place or card, drawn anew or not. */
const nameOf = (element: Element): string | null =>
  element.getAttribute('data-place') ?? element.getAttribute('data-card')

/** Tells what is to be enlarged, until it is asked to stop. */
function watch(board: HTMLElement, tell: (target: Target | null) => void): () => void {
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointed: Element | null = null
  let isShown = false
  /** What the mouse has pressed: it is not enlarged again over what that has opened, until the mouse was elsewhere. */
  let pressed: string | null = null
  let finger: { id: number; x: number; y: number } | null = null
  /** Where the mouse was last: what comes to lie under one that rests was not pointed at. */
  let mouse = { x: Number.NaN, y: Number.NaN }

  const hide = (): void => {
    clearTimeout(timer)
    pointed = null
    if (isShown) tell(null)
    isShown = false
  }
  const soon = (element: Element, after: number): void => {
    if (element === pointed) return
    clearTimeout(timer)
    pointed = element
    timer = setTimeout(
      () => {
        isShown = true
        tell({ element, place: element.getAttribute('data-place'), card: element.getAttribute('data-card') })
      },
      isShown ? REST.next : after,
    )
  }
  const targetOf = (event: Event): Element | null => (event.target as Element | null)?.closest(TARGET) ?? null
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): void => board.addEventListener(type, listener, { signal: ending.signal, passive: true, capture })

  const follow = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event
    const rests = x === mouse.x && y === mouse.y
    mouse = { x, y }
    const element = event.buttons === 0 && !rests ? targetOf(event) : null
    if (element && nameOf(element) === pressed) return
    if (!rests) pressed = null
    if (element) soon(element, REST.mouse)
    else if (!rests || !pointed?.isConnected) hide()
  }
  on('pointerover', (event) => {
    if (event.pointerType === 'mouse') follow(event)
  })
  on('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') hide()
  })
  on('pointerdown', (event) => {
    hide()
    const element = targetOf(event)
    pressed = element && nameOf(element)
    if (event.pointerType === 'mouse' || !element || !event.isPrimary) return
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY }
    soon(element, REST.touch)
  })
  on('pointermove', (event) => {
    if (event.pointerType === 'mouse') follow(event)
    if (finger?.id !== event.pointerId) return
    if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STAYS) hide()
  })
  const lift = (event: PointerEvent): void => {
    if (finger?.id !== event.pointerId) return
    finger = null
    // Who held a finger there has looked, and touched nothing.
    if (isShown) swallowClick()
    hide()
  }
  addEventListener('pointerup', lift, { signal: ending.signal })
  addEventListener('pointercancel', lift, { signal: ending.signal })
  on('wheel', hide)
  on('contextmenu', (event) => {
    if (finger && event.cancelable) event.preventDefault()
  })
  on('focusin', (event) => {
    const element = targetOf(event)
    if (element && (event.target as Element).matches(':focus-visible')) soon(element, REST.keys)
  })
  on('focusout', hide)
  on('keydown', ({ key }) => {
    if (key === 'Escape' || key === 'Enter' || key === ' ') hide()
  })
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}

function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 80)
}
