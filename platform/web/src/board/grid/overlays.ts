import { Fragment, h } from 'preact'
import { UNHEARD } from '../around.ts'
import { memo } from '../memo.ts'
import type { Geometry } from './geometry.ts'
import { bent, loopsAround, pointOf, sharp } from './outlines.ts'
import './overlays.css'

/**
 * What is shown on places for as long as it is of use, drawn as `overlay-<kind>`: `reach`, `target`, `zone`, `range` have
 * a look each, told apart by pattern as well as colour, and a game may add its own.
 */
export interface Overlay {
  readonly kind: string
  readonly places: readonly number[]
  /** Written in a place: what it costs to get there. */
  label?(place: number): string
}

export const Overlays = memo(function Overlays({
  geometry,
  overlays,
}: {
  readonly geometry: Geometry
  readonly overlays: readonly Overlay[]
}) {
  return h(
    'g',
    { class: 'overlays', ...UNHEARD },
    h(Patterns, null),
    overlays.map(({ kind, places, label }, i) =>
      h(
        'g',
        { key: i, class: `overlay overlay-${kind}` },
        h('path', { d: sharp(loopsAround(geometry, places)) }),
        label &&
          places.map((place) => {
            const [x, y] = geometry.centre(place)
            return h('text', { key: place, x, y: y + geometry.room * 0.86 }, label(place))
          }),
      ),
    ),
  )
})

/** Slanting lines for ground that somebody controls. */
const Patterns = () =>
  h(
    'defs',
    null,
    h(
      'pattern',
      {
        id: 'overlay-hatch',
        width: 7,
        height: 7,
        patternUnits: 'userSpaceOnUse',
        patternTransform: 'rotate(45)',
      },
      h('path', { class: 'overlay-hatching', d: 'M0 0V7' }),
    ),
  )

export interface WayProps {
  readonly geometry: Geometry
  readonly places: readonly number[]
  /** A word for its look: `way-shown is-<kind>`. */
  readonly kind?: string
}

/** Units before the middle of the last place where the head of an arrow ends, and how large it is. */
const HEAD = { short: 6, long: 13, wide: 8 } as const

/** The way somebody takes, with a head where it ends. */
export const ShownWay = memo(function ShownWay({ geometry, places, kind = 'march' }: WayProps) {
  if (places.length < 2) return null
  const points = places.map(geometry.centre)
  const [[bx, by], [x, y]] = points.slice(-2)
  const far = Math.hypot(x - bx, y - by)
  const [ux, uy] = [(x - bx) / far, (y - by) / far]
  const tip = [x - ux * HEAD.short, y - uy * HEAD.short] as const
  const base = [tip[0] - ux * HEAD.long, tip[1] - uy * HEAD.long] as const
  const head = [
    tip,
    [base[0] - uy * HEAD.wide, base[1] + ux * HEAD.wide] as const,
    [base[0] + uy * HEAD.wide, base[1] - ux * HEAD.wide] as const,
  ]
  const line = bent([...points.slice(0, -1), base])
  return h(
    'g',
    { class: `way-shown is-${kind}`, ...UNHEARD },
    h('path', { class: 'way-bed', d: line }),
    h('path', { class: 'way-line', d: line }),
    h('path', { class: 'way-head', d: `M${head.map(pointOf).join('L')}Z` }),
  )
})

export interface SightProps {
  readonly geometry: Geometry
  readonly from: number
  readonly to: number
  /** The place that bars it, if one does. */
  readonly blockedAt?: number
}

/** A line of sight from middle to middle; what lies beyond the place that bars it is broken. */
export const Sight = memo(function Sight({ geometry, from, to, blockedAt }: SightProps) {
  const [a, b] = [geometry.centre(from), geometry.centre(to)]
  const bar = blockedAt === undefined || blockedAt < 0 ? null : geometry.centre(blockedAt)
  return h(
    'g',
    { class: bar ? 'sight is-blocked' : 'sight', ...UNHEARD },
    h('path', { class: 'sight-bed', d: `M${pointOf(a)}L${pointOf(b)}` }),
    h('path', { class: 'sight-line', d: `M${pointOf(a)}L${pointOf(b)}` }),
    bar &&
      h(
        Fragment,
        null,
        h('circle', { cx: bar[0], cy: bar[1], r: 9 }),
        h('path', { class: 'sight-bar', d: `M${pointOf([bar[0] - 4, bar[1] - 4])}l8 8m0-8l-8 8` }),
      ),
  )
})
