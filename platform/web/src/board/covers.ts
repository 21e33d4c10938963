import { type Cover, UNCOVERED } from './transform.ts'

/** Panels may take so much of a map's window, across or down; one that takes more is looked past. */
const MOST_COVERED = 0.72

/**
 * What of a map's window lies under panels of its board, or of the page around it: those marked `data-covers`. Each is taken to cover the window
 * from the edge that it names (`data-covers="bottom"`), or else where that costs least.
 */
export function coverOf(map: Element): Cover {
  const window = map.getBoundingClientRect()
  const covered = { ...UNCOVERED }
  const around = map.closest('.table-page') ?? map.closest('.board')
  for (const panel of around?.querySelectorAll('[data-covers]') ?? []) {
    const { left, right, top, bottom } = panel.getBoundingClientRect()
    const overlaps = left < window.right && right > window.left && top < window.bottom && bottom > window.top
    if (!overlaps || right === left || bottom === top) continue
    const costs = {
      left: (right - window.left) / window.width,
      right: (window.right - left) / window.width,
      top: (bottom - window.top) / window.height,
      bottom: (window.bottom - top) / window.height,
    }
    const named = panel.getAttribute('data-covers') as keyof Cover
    const side = named in costs ? named : cheapest(costs)
    const cost = costs[side]
    if (cost > MOST_COVERED) continue
    const across = side === 'left' || side === 'right' ? window.width : window.height
    covered[side] = Math.max(covered[side], cost * across)
  }
  return covered
}

const cheapest = (costs: Readonly<Record<keyof Cover, number>>): keyof Cover =>
  (Object.keys(costs) as (keyof Cover)[]).reduce((best, next) => (costs[next] < costs[best] ? next : best))

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
