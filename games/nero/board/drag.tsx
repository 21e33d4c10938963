import type { PlaceId } from '../rules/board.ts'
import { useAround } from './around.ts'
import type { Desk } from './desk.ts'
import { CommanderImage, LegionImage } from './pieces.tsx'
import { frame, playerOf } from './reading.ts'

/** A drag draws nothing again but the thing that is dragged: its element follows the pointer. */

const FAR_ENOUGH = 8

/** Watches a pointer that went down on pieces; once it has gone far enough they are in the hand until it is lifted. */
export function grab(event: PointerEvent, desk: Desk, from: PlaceId): void {
  const board = (event.currentTarget as Element).closest<HTMLElement>('.ne')
  if (!board || event.button !== 0 || !event.isPrimary) return
  const { clientX, clientY, pointerId } = event
  let ghost: HTMLElement | null = null
  const onMove = (move: PointerEvent): void => {
    if (move.pointerId !== pointerId) return
    if (!ghost) {
      if (Math.hypot(move.clientX - clientX, move.clientY - clientY) < FAR_ENOUGH) return
      desk.lift()
      ghost = board.querySelector<HTMLElement>('.ne-ghost')
    }
    if (ghost) ghost.style.transform = `translate(${move.clientX}px, ${move.clientY}px)`
  }
  const onUp = (up: PointerEvent): void => {
    if (up.pointerId !== pointerId) return
    done()
    if (!ghost) return
    swallowClick()
    desk.letGo(up.type === 'pointerup' ? placeUnder(up) : null, from)
  }
  // A second finger means to pinch the map.
  const onDown = (down: PointerEvent): void => {
    if (down.pointerId === pointerId) return
    done()
    if (ghost) desk.letGo(null, from)
  }
  const done = (): void => {
    removeEventListener('pointerdown', onDown)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', onUp)
    removeEventListener('pointercancel', onUp)
  }
  addEventListener('pointerdown', onDown)
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', onUp)
  addEventListener('pointercancel', onUp)
}

export function placeUnder({ clientX, clientY }: MouseEvent): PlaceId | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const spot = element.closest('[data-place]')
    if (spot) return spot.getAttribute('data-place') as PlaceId
  }
  return null
}

/** The click that ends a drag is not a touch. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

/** What hangs on the pointer. */
export function Ghost() {
  const { desk } = useAround()
  const { view } = desk.props
  const stack = frame(view, 'stack')
  const { legions, commander } = stack ?? desk.parcel.value
  const seat = view.active
  return (
    <div class="ne-ghost" aria-hidden="true" hidden={!desk.lifted.value}>
      {legions > 0 && <LegionImage owner={seat} count={legions} />}
      {commander && <CommanderImage seat={seat} rank={playerOf(view, seat).rank} />}
    </div>
  )
}
