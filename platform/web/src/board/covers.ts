import {
  type Cover,
  clamped,
  moved,
  type Point,
  revealing,
  type Size,
  type Transform,
  toWindow,
  UNCOVERED,
  type Window,
} from './transform.ts'

/** Panels may take so much of a map's window, across or down; one that takes more is looked past. */
const MOST_COVERED = 0.72

/** Something that lies over a map's window, in pixels of the window, and the edge from which it takes room. */
export interface Panel {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly side: keyof Cover
}

/**
 * What lies over a map's window: islands of its board, and what is marked `data-covers` there or on the page around it.
 * Each takes room from the edge that it names (`data-covers="bottom"`), or else from where that costs least.
 */
export function panelsOver(map: Element): readonly Panel[] {
  const window = map.getBoundingClientRect()
  const around = map.closest('.table-page') ?? map.closest('.board')
  const marked = [...(around?.querySelectorAll('[data-covers], .board-island') ?? [])]
  return marked.flatMap(partsOf).flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const overlaps = left < window.right && right > window.left && top < window.bottom && bottom > window.top
    if (!overlaps || right === left || bottom === top) return []
    const costs = {
      left: (right - window.left) / window.width,
      right: (window.right - left) / window.width,
      top: (bottom - window.top) / window.height,
      bottom: (window.bottom - top) / window.height,
    }
    const named = part.closest('[data-covers]')?.getAttribute('data-covers') as keyof Cover
    const side = named in costs ? named : cheapest(costs)
    if (costs[side] > MOST_COVERED) return []
    const [x, y] = [window.left, window.top]
    return [{ left: left - x, right: right - x, top: top - y, bottom: bottom - y, side }]
  })
}

/** What can be done is seen between its parts. */
const partsOf = (marked: Element): readonly Element[] =>
  marked.classList.contains('board-below') ? [...marked.children] : [marked]

const cheapest = (costs: Readonly<Record<keyof Cover, number>>): keyof Cover =>
  (Object.keys(costs) as (keyof Cover)[]).reduce((best, next) => (costs[next] < costs[best] ? next : best))

/** How much of a window these take from each edge. */
export function coverBy(panels: readonly Panel[], { width, height }: Size): Cover {
  const taken = ({ side, left, right, top, bottom }: Panel): number =>
    ({ left: right, right: width - left, top: bottom, bottom: height - top })[side]
  const cover = { ...UNCOVERED }
  for (const panel of panels) cover[panel.side] = Math.max(cover[panel.side], taken(panel))
  return cover
}

export const coverOf = (map: Element): Cover => {
  const { width, height } = map.getBoundingClientRect()
  return coverBy(panelsOver(map), { width, height })
}

/** Around what is looked at there should be so much room, in pixels, to the edge and to what lies over the map. */
export const MARGIN = 72
const ROUND_PLACE = 36
/** Between what lies over the map there has to be this much left to look at anything. */
const LEAST_ROOM = 60

/**
 * Moved no more than is needed for all points to be seen, and none of them under a panel: one panel after the other is
 * avoided, as far as they hide something. Where that cannot be, as few of them hide something as can be.
 */
export function cleared(
  now: Transform,
  points: readonly Point[],
  map: Size,
  window: Window,
  panels: readonly Panel[],
): { readonly at: Transform; readonly cover: Cover } {
  let best = { at: now, cover: UNCOVERED, hiding: Number.POSITIVE_INFINITY }
  let avoided: readonly Panel[] = []
  while (best.hiding > 0) {
    const cover = coverBy(avoided, window)
    const { left, right, top, bottom } = cover
    const room = { width: window.width - left - right, height: window.height - top - bottom }
    if (room.width < LEAST_ROOM || room.height < LEAST_ROOM) break
    const margin = Math.min(MARGIN, room.width / 4, room.height / 4)
    const next = moved(revealing(moved(now, -left, -top), points, room, margin), left, top)
    const at = clamped(next, map, window, cover)
    const hiding = panels.filter((panel) => points.some((point) => isUnder(toWindow(at, point), panel)))
    if (hiding.length < best.hiding) best = { at, cover, hiding: hiding.length }
    const more = hiding.filter((panel) => !avoided.includes(panel))
    if (more.length === 0) break
    avoided = [...avoided, ...more]
  }
  return best
}

const isUnder = ([x, y]: Point, { left, right, top, bottom }: Panel): boolean =>
  x > left - ROUND_PLACE && x < right + ROUND_PLACE && y > top - ROUND_PLACE && y < bottom + ROUND_PLACE

/** What of one cover the other has as well. */
export function lesserCover(one: Cover, other: Cover): Cover {
  const less = (side: keyof Cover): number => Math.min(one[side], other[side])
  const both = { left: less('left'), right: less('right'), top: less('top'), bottom: less('bottom') }
  return Object.values(both).some((covered) => covered > 0) ? both : UNCOVERED
}

/** Beside the dock there is room for what can be done, from so many pixels on; the buttons of the map keep theirs. */
const ROOM_BESIDE = 420
const MAP_BUTTONS = 68

/** Says on the board how far a dock reaches (`--beside`), and whether it lies on the map with room beside it. */
export function tellBeside(dock: Element, isOnMap: boolean): void {
  const board = dock.closest<HTMLElement>('.board')
  if (!board) return
  const { left, right } = board.getBoundingClientRect()
  const inRow = [...dock.children].filter((part) => getComputedStyle(part).position !== 'absolute')
  const reach = Math.max(left, ...inRow.map((part) => part.getBoundingClientRect().right)) - left
  board.style.setProperty('--beside', `${reach}px`)
  board.toggleAttribute('data-beside', isOnMap && right - left - reach - MAP_BUTTONS >= ROOM_BESIDE)
}
