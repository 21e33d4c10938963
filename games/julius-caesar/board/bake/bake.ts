import {
  coastsOf,
  fieldOf,
  type Point,
  RIVERS,
  type Ring,
  ringsPath,
  roundPoint,
  shelvesOf,
  splinePath,
} from '@iacta/board'
import type { Ground, Side, WideName } from '../measure.ts'
import { harboursOf, placeDots, seaWaters } from './cities.ts'
import { HEIGHT, LANDS, type LatLon, PLAN, SEA_LINES, SEAS, WIDTH } from './plan.ts'
import { layRoads } from './roads.ts'
import { groundOf, placeStands } from './stands.ts'

/**
 * How the map is made: real coasts laid flat, a little room made where cities crowd, roads that keep to the land,
 * and stacks, names and road marks so placed that none covers another. Nothing here runs in a browser:
 * `node scripts/bake-map.mjs` writes what it makes to `geography.ts`.
 */

/** What `chart` makes of the plan. */
interface Chart {
  spot(latitude: number, longitude: number): Point
  readonly land: readonly Ring[]
}

/** The side of a cell of the grid that roads are found on. */
const CELL = 5
export interface Baked {
  readonly land: string
  readonly shelves: readonly string[]
  readonly rivers: string
  readonly seaLines: readonly string[]
  readonly dots: Record<string, Point>
  readonly stacks: Record<string, Point>
  readonly names: Record<string, readonly [x: number, y: number, side: Side, ground: Ground]>
  readonly seaNames: Record<string, WideName>
  readonly landNames: readonly WideName[]
  readonly roads: Record<string, { path: string; mark: Point }>
  readonly harbours: Record<string, Point>
}

export function bake(chart: Chart): Baked {
  const land = coastsOf(chart.land)
  const field = fieldOf(land, WIDTH, HEIGHT, CELL)
  const place = ([latitude, longitude]: LatLon): Point => roundPoint(chart.spot(latitude, longitude))
  const seaLines = SEA_LINES.map((line) => line.map(place))
  const waters = seaWaters(field, seaLines, place)
  const dots = placeDots(field, waters, place)
  const roads = layRoads(field, dots)
  const seaNames = mapValues(SEAS, ({ name }): WideName => ({ ...name, at: place(name.at) }))
  const landNames = LANDS.map(([name, at, size]): WideName => ({ lines: [name], at: place(at), turn: 0, size }))
  const stands = placeStands({ field, dots, roads, seaNames: Object.values(seaNames), landNames })
  return {
    land: ringsPath(land),
    shelves: shelvesOf(land, PLAN, CELL),
    rivers: Object.values(RIVERS)
      .map((river) => splinePath(river.split(' ').map((at) => place(at.split(',').map(Number) as [number, number]))))
      .join(''),
    seaLines: seaLines.map(splinePath),
    dots: mapValues(dots, (dot) => roundPoint(dot)),
    stacks: mapValues(stands.stacks, (stack) => roundPoint(stack)),
    names: mapValues(stands.names, ({ at, side, box }) => [...roundPoint(at), side, groundOf(field, box)]),
    seaNames,
    landNames,
    roads: Object.fromEntries(
      roads.map(({ id, line }) => [id, { path: splinePath(line), mark: roundPoint(stands.marks[id]) }]),
    ),
    harbours: harboursOf(field, dots, waters),
  }
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** What `geography.ts` says. */
export function geographyFile(baked: Baked): string {
  const table = (record: Record<string, unknown>): string =>
    `{\n${Object.entries(record)
      .map(([key, value]) => `  '${key}': ${JSON.stringify(value)},\n`)
      .join('')}}`
  return `// biome-ignore-all format: made by scripts/bake-map.mjs from board/bake and Natural Earth; not to be edited.

/** The frame, in the map's own units. */
export const FRAME = { width: ${WIDTH}, height: ${HEIGHT} } as const

/** The coasts; odd and even, since lakes are holes. */
export const LAND =
  '${baked.land}'

/** All that is nearer to the coasts than so many units, and more: the water grows deeper in steps. */
export const SHELVES = [
${baked.shelves.map((path) => `  '${path}',\n`).join('')}] as const

export const RIVERS =
  '${baked.rivers}'

/** Where two seas meet. */
export const SEA_LINES = ${JSON.stringify(baked.seaLines, null, 1)} as const

/** City marks; for seas, their open water. */
export const DOTS = ${table(baked.dots)} as const

/** The middle of a place's stack of blocks. */
export const STACKS = ${table(baked.stacks)} as const

/** Names of cities: the point nearest to the mark, on which side of it, and what is under them. */
export const NAMES = ${table(baked.names)} as const

/** Names of seas: their lines, about a middle, turned by so many degrees. */
export const SEA_NAMES = ${table(baked.seaNames)} as const

/** Names of lands. */
export const LAND_NAMES = ${JSON.stringify(baked.landNames, null, 1)} as const

/** Roads and straits: how they run, and where a mark on them may stand. */
export const ROADS = ${table(baked.roads)} as const

/** Water of a sea at each of its ports. */
export const HARBOURS = ${table(baked.harbours)} as const
`
}
