import { Fragment, h } from 'preact'
import { UNHEARD } from '../around.ts'
import { Lines } from '../map.ts'
import { memo } from '../memo.ts'
import type { Point } from '../transform.ts'
import type { Bled, Geometry } from './geometry.ts'
import { numerals } from './numerals.ts'
import {
  bent,
  chainsOf,
  crossing,
  gridLines,
  inParts,
  loopsAround,
  type PlaceSide,
  pointOf,
  rounded,
  sharp,
} from './outlines.ts'
import './ground.css'

/** Ground of one kind: it is drawn as `ground-<kind>`, its rim rounded as land lies, or along the sides. */
export interface GroundArea {
  readonly kind: string
  readonly places: readonly number[]
  readonly rim?: 'rounded' | 'sharp'
  /** What is strewn over it. */
  readonly strewn?: Strewn
}

/** What lies on sides, drawn as `side-<kind>` in a bed: a line along them, or a short one across each. */
export interface SideFeature {
  readonly kind: string
  readonly sides: readonly PlaceSide[]
  readonly as?: 'line' | 'crossing'
}

/** A way through the middles of places, drawn as `way-<kind>`. */
export interface GroundWay {
  readonly kind: string
  readonly places: readonly number[]
}

export interface GroundName {
  readonly text: string
  readonly at: number
}

export interface GroundProps {
  readonly geometry: Geometry
  readonly areas: readonly GroundArea[]
  /** How high each place lies. */
  readonly levels?: ArrayLike<number>
  readonly sides?: readonly SideFeature[]
  readonly ways?: readonly GroundWay[]
  readonly names?: readonly GroundName[]
  /** The number printed in a place, seen from near. */
  number?(place: number): string
}

/** Small shapes around a point. */
const STREWN = {
  trees: 'm-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z',
  stones: 'm-2.6 1.6l1.6-3.4 2.2-.4 1.8 3.8z',
  reeds: 'm-4 0h8m-6-2.2v2.2m2-3.4v3.4m2-2.6v2.6',
} as const
export type Strewn = keyof typeof STREWN

/** Where in a place something lies, in parts of its room: near enough to its rim to hide that it is repeated. */
const SPOTS: readonly Point[] = [
  [-0.58, -0.42],
  [-0.05, -0.66],
  [0.5, -0.4],
  [-0.78, 0.12],
  [-0.22, -0.12],
  [0.34, 0.1],
  [0.82, 0.16],
  [-0.46, 0.56],
  [0.1, 0.62],
  [0.56, 0.62],
]

/** A fraction that looks like chance and is always the same for the same number. */
function astray(n: number): number {
  const wave = Math.sin(n * 12.9898) * 43758.5453
  return wave - Math.floor(wave) - 0.5
}

function strew({ centre, room }: Geometry, places: readonly number[], shape: Strewn): string[] {
  const far = room * 0.22
  return inParts(places, (place) => {
    const [x, y] = centre(place)
    return SPOTS.map(([dx, dy], i) => {
      const n = place * SPOTS.length + i
      return `M${pointOf([x + dx * room + astray(n) * far, y + dy * room + astray(n + 0.5) * far])}${STREWN[shape]}`
    }).join('')
  })
}

/** The places a ring wider that show what is among these. */
function bleeding({ geometry, source }: Bled, isAmong: (place: number) => boolean): number[] {
  const found: number[] = []
  for (let place = 0; place < geometry.count; place++) if (isAmong(source(place))) found.push(place)
  return found
}

/** How far below its upper rim the number of a place stands, in parts of its room. */
const NUMBER_AT = 0.93

function numbersOf({ geometry, number }: GroundProps, all: readonly number[]): string[] {
  if (!number) return []
  return inParts(all, (place) => {
    const [x, y] = geometry.centre(place)
    return numerals(number(place), [x, y - geometry.room * NUMBER_AT])
  })
}

/**
 * The map itself, in layers: heights, ground, what lies on sides, ways, the grid and its numbers. It is drawn once, in a
 * few paths: nothing on it depends on the state of play.
 */
export const Ground = memo(function Ground(props: GroundProps) {
  const { geometry, areas, sides = [], ways = [], names = [] } = props
  const { width, height } = geometry
  const bled = geometry.bled()
  const all = Array.from({ length: geometry.count }, (_, place) => place)
  return h(
    'g',
    { class: 'ground', ...UNHEARD },
    // Clipped by the sheet: ground goes on to its edge.
    h(
      'svg',
      { width, height },
      h('rect', { class: 'ground-sheet', width, height }),
      h(Heights, { bled, levels: props.levels }),
      areas.map((area, i) => h(Area, { key: i, bled, geometry, area })),
      h('path', { class: 'ground-rim', d: `M0 0H${width}V${height}H0Z${sharp(loopsAround(geometry, all))}` }),
    ),
    ways.map(({ kind, places }, i) =>
      h('path', { key: i, class: `ground-way way-${kind}`, d: bent(places.map(geometry.centre)) }),
    ),
    h(Lines, { kind: 'ground-grid', paths: gridLines(geometry, all) }),
    sides.map((feature, i) => h(Side, { key: i, geometry, feature })),
    h(Lines, { kind: 'ground-numbers', paths: numbersOf(props, all) }),
    names.map(({ text, at }, i) => {
      const [x, y] = geometry.centre(at)
      return h('text', { key: i, class: 'ground-name', x, y }, text)
    }),
  )
})

/** Each height lies on the one below, with a shadow to the lower right. */
function Heights({ bled, levels }: { readonly bled: Bled; readonly levels: GroundProps['levels'] }) {
  if (!levels) return null
  const highest = Math.max(0, ...Array.from(levels))
  return h(
    Fragment,
    null,
    Array.from({ length: highest }, (_, i) => {
      const places = bleeding(bled, (place) => levels[place] > i)
      const path = rounded(loopsAround(bled.geometry, places))
      return h(
        Fragment,
        { key: i },
        h('path', { class: 'ground-shadow', d: path }),
        h('path', { class: `ground-level level-${i + 1}`, d: path }),
      )
    }),
  )
}

interface AreaProps {
  readonly bled: Bled
  readonly geometry: Geometry
  readonly area: GroundArea
}

function Area({ bled, geometry, area: { kind, places, rim = 'rounded', strewn } }: AreaProps) {
  const inside = new Set(places)
  const loops = loopsAround(
    bled.geometry,
    bleeding(bled, (place) => inside.has(place)),
  )
  return h(
    Fragment,
    null,
    h('path', { class: `ground-area ground-${kind}`, d: rim === 'sharp' ? sharp(loops) : rounded(loops) }),
    strewn && h(Lines, { kind: `ground-strewn strewn-${strewn}`, paths: strew(geometry, places, strewn) }),
  )
}

/** How much of the way from a side to the middles of its places a crossing takes. */
const CROSSING = 0.42

function Side({
  geometry,
  feature: { kind, sides, as },
}: {
  readonly geometry: Geometry
  readonly feature: SideFeature
}) {
  const d =
    as === 'crossing'
      ? sides.map((side) => crossing(geometry, side, CROSSING)).join('')
      : chainsOf(geometry, sides).map(bent).join('')
  return h(
    Fragment,
    null,
    h('path', { class: `ground-side side-${kind} is-bed`, d }),
    h('path', { class: `ground-side side-${kind}`, d }),
  )
}
