import {
  type Chart,
  coastsOf,
  fieldOf,
  type LatLon,
  mapValues,
  type Point,
  ringsPath,
  riversPath,
  roundPoint,
  shelvesOf,
  splinePath,
  type WideName,
  writtenGround,
  writtenTable,
} from '@iacta/cartography'
import type { Ground, Side } from '../measure.ts'
import { harboursOf, placeDots, seaWaters } from './cities.ts'
import { HEIGHT, LANDS, PLAN, SEA_LINES, SEAS, WIDTH } from './plan.ts'
import { layRoads } from './roads.ts'
import { groundOf, placeStands } from './stands.ts'

/**
 * How the map is made: real coasts laid flat, a little room made where cities crowd, roads that keep to the land,
 * and stacks, names and road marks so placed that none covers another. Nothing here runs in a browser:
 * `npm run bake -- julius-caesar` writes what it makes to `geography.ts`.
 */

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
    rivers: riversPath(place),
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

/** What `geography.ts` says. */
export function geographyFile(baked: Baked): string {
  return `${writtenGround({ width: WIDTH, height: HEIGHT, ...baked })}
/** Where two seas meet. */
export const SEA_LINES = ${JSON.stringify(baked.seaLines, null, 1)} as const

/** City marks; for seas, their open water. */
export const DOTS = ${writtenTable(baked.dots)} as const

/** The middle of a place's stack of blocks. */
export const STACKS = ${writtenTable(baked.stacks)} as const

/** Names of cities: the point nearest to the mark, on which side of it, and what is under them. */
export const NAMES = ${writtenTable(baked.names)} as const

/** Names of seas: their lines, about a middle, turned by so many degrees. */
export const SEA_NAMES = ${writtenTable(baked.seaNames)} as const

/** Names of lands. */
export const LAND_NAMES = ${JSON.stringify(baked.landNames, null, 1)} as const

/** Roads and straits: how they run, and where a mark on them may stand. */
export const ROADS = ${writtenTable(baked.roads)} as const

/** Water of a sea at each of its ports. */
export const HARBOURS = ${writtenTable(baked.harbours)} as const
`
}
