import {
  type Chart,
  coastAt,
  coastsOf,
  type Field,
  fieldOf,
  isLand,
  type LatLon,
  lengthOf,
  mapValues,
  type Point,
  ringsPath,
  riversPath,
  roundPoint,
  shelvesOf,
  spline,
  splinePath,
  straighten,
  type WideName,
  writtenGround,
  writtenList,
  writtenTable,
} from '@iacta/cartography'
import type { PlaceId } from '../../rules/printed.ts'
import { bent, type Line, latLon, linesOf, PROVINCE_IDS } from './borders.ts'
import { HEIGHT, LINKS, PLAN, PORTS, SEAS, STANDS, WIDTH, WILDS } from './plan.ts'

/**
 * How the map is made: real coasts laid flat, and the provinces in their own borders, which at sea run under the
 * water. Nothing here runs in a browser: `npm run bake -- nero` writes what it makes to `geography.ts`.
 */

/** The side of a cell of the grid that shelves are found on. */
const CELL = 5

export interface Baked {
  readonly land: string
  readonly shelves: readonly string[]
  readonly rivers: string
  readonly provinces: Record<string, string>
  readonly borders: readonly string[]
  readonly frontiers: readonly string[]
  readonly pieces: Record<string, Point>
  readonly ports: Record<string, Point>
  readonly links: readonly { readonly ends: readonly [PlaceId, PlaceId]; readonly line: readonly [Point, Point] }[]
  readonly seaNames: readonly WideName[]
  readonly wilds: readonly WideName[]
}

export function bake(chart: Chart): Baked {
  const land = coastsOf(chart.land)
  const place = ([latitude, longitude]: LatLon): Point => roundPoint(chart.spot(latitude, longitude))
  const lines = PROVINCE_IDS.flatMap(linesOf)
  const field = fieldOf(land, WIDTH, HEIGHT, CELL)
  const drawn = (line: Line): string => splinePath(pointsOf(line, chart, field))
  return {
    land: ringsPath(land),
    shelves: shelvesOf(land, PLAN, CELL),
    rivers: riversPath(place),
    provinces: Object.fromEntries(
      PROVINCE_IDS.map((id) => [id, closed(linesOf(id).map((line) => pointsOf(line, chart, field)))]),
    ),
    borders: [...new Set(lines.filter(({ sides }) => sides.length > 1).map((line) => drawn(forward(line))))],
    frontiers: lines
      .filter(({ sides }) => sides.length === 1)
      .flatMap((line) => ashore(spline(pointsOf(line, chart, field)), field))
      .map((line) => splinePath(straighten(line, 1).map((point) => roundPoint(point, 0)))),
    pieces: mapValues(STANDS as Record<string, LatLon>, place),
    ports: mapValues(PORTS as Record<string, LatLon>, place),
    links: LINKS.map(([a, b, from, to]) => ({ ends: [a, b], line: [place(from), place(to)] })),
    seaNames: SEAS.map(([words, at, turn, size]) => ({ lines: words, at: place(at), turn, size })),
    wilds: WILDS.map(([name, at, size]) => ({ lines: [name], at: place(at), turn: 0, size })),
  }
}

/** A line has one direction, whichever of its two provinces it is looked at from. */
function forward(line: Line): Line {
  const [first, last] = [line.corners[0], line.corners[line.corners.length - 1]]
  return first <= last ? line : { ...line, corners: line.corners.toReversed() }
}

function pointsOf(line: Line, chart: Chart, field: Field): Point[] {
  const onward = forward(line)
  const corners = onward.corners.map((corner) => chart.spot(...latLon(corner)))
  const isSeen = (point: Point): boolean => !isInside(point) || isLand(field, point)
  const points = bent(corners, isSeen).map((point) => roundPoint(point, 0))
  return onward === line ? points : points.toReversed()
}

const isInside = ([x, y]: Point): boolean => x > 0 && y > 0 && x < WIDTH && y < HEIGHT

/** Units of a frontier that are worth drawing, and how near to the coast it ends. */
const LEAST_FRONTIER = 60
const SHORE = 8

/** The parts of a line that run over land. */
function ashore(line: readonly Point[], field: Field): Point[][] {
  const parts: Point[][] = [[]]
  for (const point of line) {
    const isAshore = !isInside(point) || (isLand(field, point) && coastAt(field, point) > SHORE)
    if (isAshore) parts[parts.length - 1].push(point)
    else if (parts[parts.length - 1].length > 0) parts.push([])
  }
  return parts.filter((part) => part.length > 1 && lengthOf(part) > LEAST_FRONTIER)
}

/** Lines that follow each other as one closed path, soft as each of them is drawn. */
function closed(lines: readonly (readonly Point[])[]): string {
  return `${lines
    .map((line, i) => (i === 0 ? splinePath(line) : splinePath(line).replace(/^M[-\d.]+ [-\d.]+/, '')))
    .join('')}Z`
}

/** What `geography.ts` says. */
export function geographyFile(baked: Baked): string {
  return `${writtenGround({ width: WIDTH, height: HEIGHT, ...baked })}
/** The provinces, off their coasts too: water is drawn over them. */
export const PROVINCES = ${writtenTable(baked.provinces)} as const

/** Between two provinces. */
export const BORDERS = ${writtenList(baked.borders)} as const

/** Between a province and what is out of play, or the sea. */
export const FRONTIERS = ${writtenList(baked.frontiers)} as const

/** Where the pieces of a place stand. */
export const STANDS = ${writtenTable(baked.pieces)} as const

/** Anchors of coastal provinces. */
export const ANCHORS = ${writtenTable(baked.ports)} as const

/** Sea links, from shore to shore. */
export const LINKS = ${writtenList(baked.links)} as const

/** Names of seas, and of lands out of play: their lines, about a middle, turned by so many degrees. */
export const SEA_NAMES = ${writtenList(baked.seaNames)} as const

export const WILDS = ${writtenList(baked.wilds)} as const
`
}
