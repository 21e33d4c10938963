import { drag } from '@iacta/web/board'
import type { BlockId, PlaceId } from '../rules/printed.ts'
import { useAround } from './around.ts'
import { BlockImage } from './blocks.tsx'
import type { Desk } from './desk.ts'
import { seen } from './reading.ts'
import { placeNear } from './spots.tsx'

/** Blocks under a pointer that went down, to be dragged to a place. */
export function grab(event: PointerEvent, desk: Desk, blocks: () => readonly BlockId[]): void {
  drag(event, {
    lift() {
      const taken = blocks()
      if (taken.length > 0) desk.lift(taken)
      return taken.length > 0
    },
    over(at) {
      desk.aim.value = placeUnder(at)
    },
    letGo: (at) => desk.letGo(at && placeUnder(at)),
  })
}

function placeUnder({ clientX, clientY }: PointerEvent): PlaceId | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const map = element.closest('.jc-map')
    if (map) return placeNear(map, clientX, clientY)
  }
  return null
}

/** What hangs on the pointer. */
export function Ghost() {
  const { desk, words } = useAround()
  const blocks = desk.lifted.value
  const { view } = desk.props
  return (
    <div class="board-ghost" aria-hidden="true" hidden={blocks.length === 0}>
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
