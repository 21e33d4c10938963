import { useRef } from 'preact/hooks'
import type { BlockId, PlaceId } from '../rules/board.ts'
import { useAround } from './around.ts'
import { BlockImage } from './blocks.tsx'
import type { Desk } from './desk.ts'
import { seen } from './reading.ts'
import { placeNear } from './spots.tsx'

/** A drag draws nothing again but the thing that is dragged: its element follows the pointer. */

const FAR_ENOUGH = 8

/** Watches a pointer that went down on blocks; once it has gone far enough they are in the hand until it is lifted. */
export function grab(event: PointerEvent, desk: Desk, blocks: () => readonly BlockId[]): void {
  const board = (event.currentTarget as Element).closest<HTMLElement>('.jc')
  if (!board || event.button !== 0 || !event.isPrimary) return
  const { clientX, clientY, pointerId } = event
  let ghost: HTMLElement | null = null
  const onMove = (move: PointerEvent): void => {
    if (move.pointerId !== pointerId) return
    if (!ghost) {
      if (Math.hypot(move.clientX - clientX, move.clientY - clientY) < FAR_ENOUGH) return
      const taken = blocks()
      if (taken.length === 0) {
        done()
        return
      }
      desk.lift(taken)
      ghost = board.querySelector<HTMLElement>('.jc-ghost')
    }
    if (ghost) ghost.style.transform = `translate(${move.clientX}px, ${move.clientY}px)`
  }
  const onUp = (up: PointerEvent): void => {
    if (up.pointerId !== pointerId) return
    done()
    if (!ghost) return
    swallowClick()
    desk.letGo(up.type === 'pointerup' ? placeUnder(board, up) : null)
  }
  // A second finger means to pinch the map.
  const onDown = (down: PointerEvent): void => {
    if (down.pointerId === pointerId) return
    done()
    if (ghost) desk.letGo(null)
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

function placeUnder(board: HTMLElement, { clientX, clientY }: PointerEvent): PlaceId | null {
  const map = board.querySelector('.jc-map')
  const isOnMap = document.elementsFromPoint(clientX, clientY).some((element) => map?.contains(element))
  return map && isOnMap ? placeNear(map, clientX, clientY) : null
}

/** The click that ends a drag is not a touch. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

/** What hangs on the pointer. */
export function Ghost() {
  const { desk, words } = useAround()
  const root = useRef<HTMLDivElement>(null)
  const blocks = desk.lifted.value
  const { view } = desk.props
  return (
    <div ref={root} class="jc-ghost" aria-hidden="true" hidden={blocks.length === 0}>
      {blocks
        .slice(0, 4)
        .toReversed()
        .map((id, i) => {
          const one = seen(view, id)
          return (
            <div key={id} style={{ transform: `translate(${i * 9}px, ${i * -7}px)` }}>
              <BlockImage
                block={id}
                side={one?.side ?? view.seat ?? 'caesar'}
                strength={one?.strength ?? 1}
                words={words}
              />
            </div>
          )
        })}
      {blocks.length > 1 && <b>{blocks.length}</b>}
    </div>
  )
}
