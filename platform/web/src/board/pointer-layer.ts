import { h } from 'preact'
import { useEffect } from 'preact/hooks'
import './pointers.css'
import type { PointedControl, PointerLayerProps, Pointers } from './pointers.ts'
import type { Point } from './transform.ts'

/** How far an arrow swings out, as a part of its length: so that two ways over the same border stay apart. */
const BEND = 0.12

/** Draws what is pointed at. It says nothing: whoever points says it in words. */
export function PointerLayer({ pointed, spot, size, lens }: PointerLayerProps) {
  const key = JSON.stringify(pointed)
  useEffect(() => {
    const [now] = pointed
    const places = [...(now.rings ?? []), ...(now.arrows ?? []).flatMap(({ from, to }) => [from, to])]
    if (places.length > 0) lens.current?.reveal(places.map(spot), { clear: true })
    return ringed(now.controls ?? [])
  }, [key])
  return h(
    'g',
    { class: 'pointers', 'aria-hidden': true },
    // What is to be done now lies over what is to come, and several pieces on the same way make one arrow.
    pointed
      .filter((one, i) => i === 0 || pointed.findIndex((other) => isSameWay(one, other)) === i)
      .map((one, i) => h('g', { key: i, class: i === 0 ? 'is-now' : 'is-next' }, drawn(one, spot, size)))
      .reverse(),
  )
}

const isSameWay = (a: Pointers, b: Pointers): boolean =>
  JSON.stringify([a.arrows, a.rings]) === JSON.stringify([b.arrows, b.rings])

const drawn = ({ arrows = [], rings = [] }: Pointers, spot: (place: string) => Point, size: number) => [
  ...arrows.map(({ from, to }) => arrow(`${from} ${to}`, spot(from), spot(to), size)),
  ...[...new Set([...rings, ...arrows.map(({ to }) => to)])].map((place) => {
    const [cx, cy] = spot(place)
    return h('circle', { key: `ring ${place}`, class: 'pointer-ring', 'data-ringed': place, cx, cy, r: size })
  }),
]

function arrow(key: string, from: Point, to: Point, size: number) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length < 1) return null
  const bend: Point = [(from[0] + to[0]) / 2 - dy * BEND, (from[1] + to[1]) / 2 + dx * BEND]
  const start = nearer(from, bend, Math.min(size * 0.6, length / 5))
  const tip = nearer(to, bend, Math.min(size, length / 3))
  const turn = (Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) * 180) / Math.PI
  const line = `M${written(start)}Q${written(bend)} ${written(tip)}`
  return h(
    'g',
    { key, class: 'pointer-arrow', 'data-arrow': key },
    h('path', { class: 'pointer-edge', d: line }),
    h('path', { class: 'pointer-line', d: line }),
    h(
      'g',
      { transform: `translate(${written(tip)}) rotate(${turn.toFixed(1)})` },
      h('path', { class: 'pointer-head', d: 'M4 0L-20 -12L-15 0L-20 12Z' }),
    ),
  )
}

/** A point on the way from one to the other, so far from the first. */
function nearer(at: Point, towards: Point, by: number): Point {
  const [dx, dy] = [towards[0] - at[0], towards[1] - at[1]]
  const length = Math.hypot(dx, dy) || 1
  return [at[0] + (dx / length) * by, at[1] + (dy / length) * by]
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/**
 * Rings what is touched, for as long as it is not undone. A rule of style and not a class, so that it holds whenever a
 * part of the board is drawn anew, or comes only later.
 */
function ringed(controls: readonly PointedControl[]): () => void {
  if (controls.length === 0) return () => undefined
  const sheet = new CSSStyleSheet()
  const named = ({ is, id }: PointedControl): string => `.board [data-${is}="${CSS.escape(id)}"]`
  const cards = controls.filter(({ is }) => is === 'card').map(named)
  const others = controls.filter(({ is }) => is !== 'card').map(named)
  // A card comes up from among the others, over which it is drawn wider than it can be touched.
  const ring = [...others, ...cards.flatMap((card) => [`${card}:not(:has(> svg))`, `${card} > svg`])].join()
  sheet.replaceSync(
    `${ring} { outline: 4px solid var(--pointer); outline-offset: -1px; border-radius: 7px; box-shadow: 0 0 0 6px var(--pointer-edge); }
    ${cards.join() || '#none'} { z-index: 3; translate: 0 -8px; }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
