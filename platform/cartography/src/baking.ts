import { type Point, type Ring, splinePath } from './geometry.ts'
import { RIVERS } from './rivers.ts'

/** What every game's `board/bake` needs. */

export type LatLon = readonly [latitude: number, longitude: number]

/** A piece of the Earth laid flat; `chart.ts` makes it. */
export interface Chart {
  spot(latitude: number, longitude: number): Point
  readonly land: readonly Ring[]
}

/** A name written across a sea or a land: its lines, about a middle. */
export interface WideName {
  readonly lines: readonly string[]
  readonly at: Point
  /** Degrees. */
  readonly turn: number
  readonly size: number
}

export const latLon = (text: string): LatLon => text.split(',').map(Number) as [number, number]

/** All rivers as one path. */
export const riversPath = (place: (at: LatLon) => Point): string =>
  Object.values(RIVERS)
    .map((river) => splinePath(river.split(' ').map((at) => place(latLon(at)))))
    .join('')

export const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

// What is baked is written out as TypeScript, a line for each entry.

export const writtenTable = (record: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(record)
    .map(([key, value]) => `  '${key}': ${JSON.stringify(value)},\n`)
    .join('')}}`

export const writtenList = (values: readonly unknown[]): string =>
  `[\n${values.map((value) => `  ${JSON.stringify(value)},\n`).join('')}]`

/** What every `geography.ts` begins with: the frame, the coasts and the water. */
export const writtenGround = (ground: {
  readonly width: number
  readonly height: number
  readonly land: string
  readonly shelves: readonly string[]
  readonly rivers: string
}): string => `// biome-ignore-all format: made by scripts/bake-map.mjs from board/bake and Natural Earth; not to be edited.

/** The frame, in the map's own units. */
export const FRAME = { width: ${ground.width}, height: ${ground.height} } as const

/** The coasts; odd and even, since lakes are holes. */
export const LAND =
  '${ground.land}'

/** All that is nearer to the coasts than so many units, and more: the water grows deeper in steps. */
export const SHELVES = ${writtenList(ground.shelves)} as const

export const RIVERS =
  '${ground.rivers}'
`
