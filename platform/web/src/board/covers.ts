import { type Cover, UNCOVERED } from './transform.ts'

/** Panels may take so much of a map's window, across or down; one that takes more is looked past. */
const MOST_COVERED = 0.72

/**
 * What of a map's window lies under panels of its board: those marked `data-covers`. Each is taken to cover the window
 * from the edge where that costs least.
 */
export function coverOf(map: Element): Cover {
  const window = map.getBoundingClientRect()
  const covered = { ...UNCOVERED }
  for (const panel of map.closest('.board')?.querySelectorAll('[data-covers]') ?? []) {
    const { left, right, top, bottom } = panel.getBoundingClientRect()
    const overlaps = left < window.right && right > window.left && top < window.bottom && bottom > window.top
    if (!overlaps || right === left || bottom === top) continue
    const costs = {
      left: (right - window.left) / window.width,
      right: (window.right - left) / window.width,
      top: (bottom - window.top) / window.height,
      bottom: (window.bottom - top) / window.height,
    }
    const [side, cost] = (Object.entries(costs) as [keyof Cover, number][]).reduce((best, next) =>
      next[1] < best[1] ? next : best,
    )
    if (cost > MOST_COVERED) continue
    const across = side === 'left' || side === 'right' ? window.width : window.height
    covered[side] = Math.max(covered[side], cost * across)
  }
  return covered
}

/** What of one cover the other has as well. */
export function lesserCover(one: Cover, other: Cover): Cover {
  const less = (side: keyof Cover): number => Math.min(one[side], other[side])
  const both = { left: less('left'), right: less('right'), top: less('top'), bottom: less('bottom') }
  return Object.values(both).some((covered) => covered > 0) ? both : UNCOVERED
}
