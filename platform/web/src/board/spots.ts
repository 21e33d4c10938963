import type { Point } from './transform.ts'

/**
 * What makes a spot on the map a button for those who play by keyboard. Spots lie side by side in one group, each with
 * its place as `data-place`, and `data-lit` where a touch does something now.
 */
export const spotButton = (label: string, pointOf: (place: string) => Point, touch: () => void) => ({
  tabindex: 0,
  role: 'button' as const,
  'aria-label': label,
  onKeyDown: (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      touch()
    } else if (WAYS[event.key]) {
      event.preventDefault()
      nextSpot(event.currentTarget as SVGElement, WAYS[event.key], pointOf)?.focus()
    }
  },
})

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest lit spot that way, or the nearest that can be touched if none is lit. */
function nextSpot(here: SVGElement, way: Point, pointOf: (place: string) => Point): SVGElement | null {
  const spots = (which: string) => [...(here.parentElement?.querySelectorAll<SVGElement>(which) ?? [])]
  const lit = spots('[data-lit]')
  const from = pointOf(here.dataset.place ?? '')
  let best: SVGElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const spot of lit.length > 0 ? lit : spots('[data-place][tabindex]')) {
    if (spot === here) continue
    const to = pointOf(spot.dataset.place ?? '')
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (along <= 0 || along + 2 * aside >= least) continue
    least = along + 2 * aside
    best = spot
  }
  return best
}

/** The next place of a board where something can be done, or the one before; null if there is none. */
export function nextAsked(board: ParentNode | null, way: 1 | -1): SVGElement | null {
  const all = (which: string) => [...(board?.querySelectorAll<SVGElement>(which) ?? [])]
  const lit = all('[data-lit][tabindex]')
  const spots = lit.length > 0 ? lit : all('[data-grab][tabindex]')
  const at = spots.indexOf(document.activeElement as SVGElement)
  const next = at < 0 ? (way > 0 ? 0 : spots.length - 1) : (at + way + spots.length) % spots.length
  return spots[next] ?? null
}
