import { drag } from '@iacta/web/board'
import type { PlaceId } from '../rules/printed.ts'
import { useAround } from './around.ts'
import type { Desk } from './desk.ts'
import { CommanderImage, LegionImage } from './pieces.tsx'
import { frame, playerOf } from './reading.ts'

/** The pieces of a place under a pointer that went down, to be dragged to another. */
export function grab(event: PointerEvent, desk: Desk, from: PlaceId): void {
  drag(event, {
    lift() {
      desk.lift()
      return true
    },
    over(at) {
      desk.aim.value = placeUnder(at)
    },
    letGo: (at) => desk.letGo(at && placeUnder(at), from),
  })
}

function placeUnder({ clientX, clientY }: PointerEvent): PlaceId | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const spot = element.closest('[data-place]')
    if (spot) return spot.getAttribute('data-place') as PlaceId
  }
  return null
}

/** What hangs on the pointer. */
export function Ghost() {
  const { desk } = useAround()
  const { view } = desk.props
  const stack = frame(view, 'stack')
  const { legions, commander } = stack ?? desk.parcel.value
  const seat = view.active
  return (
    <div class="board-ghost" aria-hidden="true" hidden={!desk.lifted.value}>
      {legions > 0 && <LegionImage owner={seat} count={legions} />}
      {commander && <CommanderImage seat={seat} rank={playerOf(view, seat).rank} />}
    </div>
  )
}
