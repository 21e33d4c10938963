export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Sized {
  readonly width: number
  readonly height: number
}

const GAP = 12
const EDGE = 6

/**
 * Where a panel is put: beside a thing and within the room, on the side that is wanted if it is wholly off the thing
 * there, else where it covers least of it.
 */
export function placedBeside(
  thing: Rectangle,
  panel: Sized,
  room: Rectangle,
  first: 'right' | 'above' = 'right',
): { readonly x: number; readonly y: number } {
  const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
  const kept = (x: number, y: number): { x: number; y: number } => ({
    x: within(x, room.left + EDGE, room.right - EDGE - panel.width),
    y: within(y, room.top + EDGE, room.bottom - EDGE - panel.height),
  })
  const [middleX, middleY] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2]
  const aside = [
    kept(thing.right + GAP, middleY - panel.height / 2),
    kept(thing.left - GAP - panel.width, middleY - panel.height / 2),
  ]
  const above = kept(middleX - panel.width / 2, thing.top - GAP - panel.height)
  const below = kept(middleX - panel.width / 2, thing.bottom + GAP)
  const ways = first === 'above' ? [above, ...aside, below] : [...aside, above, below]
  const covers = ({ x, y }: { x: number; y: number }): number =>
    Math.max(0, Math.min(x + panel.width, thing.right) - Math.max(x, thing.left)) *
    Math.max(0, Math.min(y + panel.height, thing.bottom) - Math.max(y, thing.top))
  return ways.reduce((best, way) => (covers(way) < covers(best) ? way : best))
}
