/// <reference types="vite/client" />
import './viewport.css'
import { type ComponentChildren, h } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { BARE, type Controls, type ViewportControl, type Watch, watchViewport } from './gestures.ts'
import type { Point } from './transform.ts'

export interface ViewportLabels {
  readonly nearer: string
  readonly farther: string
  readonly whole: string
  /** Where what bears the class `map-pieces` may be hidden, to read the map: the button, and what is said meanwhile. */
  readonly bare?: string
  readonly isBare?: string
}

export interface ViewportProps {
  /** The size of the map, in its own units. */
  readonly width: number
  readonly height: number
  /** What it is called by those who do not see it. */
  readonly label: string
  readonly labels: ViewportLabels
  /** Where the first look falls in windows too small for the whole map. */
  readonly home?: Point
  /** Where pieces may stand: a dock hides as few of these as can be where the whole map is shown. */
  readonly places?: readonly Point[]
  /** Pixels to a unit below which `data-zoom` is `far`, and from which it is `near`; between them it is `mid`. */
  readonly steps?: readonly [far: number, near: number]
  /** False where motion is unwelcome. */
  readonly motion?: boolean
  /** Is given the control while the viewport lives. */
  readonly control?: { current: ViewportControl | null }
  /** What is drawn: SVG, in the map's units. */
  readonly children: ComponentChildren
}

const STEPS = [0.3, 0.9] as const
/** How much nearer a button brings the map. */
const STEP = 1.6
/** A block, crossed out. */
const HIDDEN = 'M5 5h10v10H5zM3 17L17 3'

/**
 * A window on a map that is larger than the screen. Drag, pinch, wheel, double tap and keys move the drawing and
 * nothing else: the tree is not rendered again. A pointer that goes down on something inside `[data-grab]` is left
 * to it, and a touch that does not move stays a click. On the root, `--map-scale` says how many pixels a unit takes,
 * and `data-zoom` whether that is far, mid or near.
 */
export function Viewport(props: ViewportProps) {
  const { width, height, label, labels, control, children } = props
  const root = useRef<HTMLDivElement>(null)
  const watch = useRef<Watch | null>(null)
  const [isBare, setBare] = useState(false)
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    if (!root.current) return
    const controls: Controls = {
      map: { width, height },
      home: latest.current.home ?? [width / 2, height / 2],
      places: latest.current.places ?? [],
      steps: latest.current.steps ?? STEPS,
      isMotionWelcome: () => latest.current.motion ?? true,
    }
    const watching = watchViewport(root.current, controls)
    watch.current = watching
    if (control) control.current = watching
    return () => {
      watching.end()
      watch.current = null
      if (control) control.current = null
    }
  }, [width, height])

  const button = (name: string, picture: string, onClick: () => void, more = {}) =>
    h(
      'button',
      { type: 'button', 'aria-label': name, title: name, onClick, ...more },
      h('svg', { viewBox: '0 0 20 20', 'aria-hidden': true }, h('path', { d: picture })),
    )
  return h(
    'section',
    { ref: root, class: 'viewport', 'aria-label': label, tabIndex: 0, 'data-bare': isBare ? '' : undefined },
    h(
      'div',
      { class: 'viewport-scene' },
      h('svg', { width, height, viewBox: `0 0 ${width} ${height}`, role: 'presentation' }, children),
    ),
    h(
      'div',
      { class: 'viewport-buttons', 'data-covers': 'right' },
      button(labels.nearer, 'M10 4v12M4 10h12', () => watch.current?.zoom(STEP)),
      button(labels.farther, 'M4 10h12', () => watch.current?.zoom(1 / STEP)),
      button(labels.whole, 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4', () => watch.current?.whole()),
      labels.bare &&
        button(labels.bare, HIDDEN, () => setBare(!isBare), {
          class: 'viewport-bare',
          'aria-pressed': isBare,
          'aria-keyshortcuts': BARE,
        }),
    ),
    isBare && h('p', { class: 'viewport-note', role: 'status' }, labels.isBare),
  )
}
