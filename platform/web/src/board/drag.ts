/** A drag draws nothing again but the thing that is dragged: the element `board-ghost` follows the pointer. */

/** Pixels a pointer has to go before it drags. */
const FAR_ENOUGH = 8

export interface Drag {
  /** Takes up what is to be dragged; false if there is nothing. */
  lift(): boolean
  /** Where it hangs now, once a frame. */
  over?(at: PointerEvent): void
  /** What was taken up is let go: where this event is, or nowhere. */
  letGo(at: PointerEvent | null): void
}

/** Watches a pointer that went down on pieces; once it has gone far enough they are in the hand until it is lifted. */
export function drag(event: PointerEvent, { lift, over, letGo }: Drag): void {
  const board = (event.currentTarget as Element).closest('.board')
  if (!board || event.button !== 0 || !event.isPrimary) return
  const { clientX, clientY, pointerId } = event
  const ending = new AbortController()
  const { signal } = ending
  let ghost: HTMLElement | null = null
  let frame = 0
  signal.addEventListener('abort', () => cancelAnimationFrame(frame))
  const onMove = (move: PointerEvent): void => {
    if (move.pointerId !== pointerId) return
    if (!ghost) {
      if (Math.hypot(move.clientX - clientX, move.clientY - clientY) < FAR_ENOUGH) return
      if (!lift()) {
        ending.abort()
        return
      }
      ghost = board.querySelector<HTMLElement>('.board-ghost')
    }
    if (ghost) ghost.style.transform = `translate(${move.clientX}px, ${move.clientY}px)`
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => over?.(move))
  }
  const onUp = (up: PointerEvent): void => {
    if (up.pointerId !== pointerId) return
    ending.abort()
    if (!ghost) return
    swallowClick()
    letGo(up.type === 'pointerup' ? up : null)
  }
  // A second finger means to pinch the map.
  const onDown = (down: PointerEvent): void => {
    if (down.pointerId === pointerId) return
    ending.abort()
    if (ghost) letGo(null)
  }
  addEventListener('pointerdown', onDown, { signal })
  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerup', onUp, { signal })
  addEventListener('pointercancel', onUp, { signal })
}

/** The click that ends a drag is not a touch. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
