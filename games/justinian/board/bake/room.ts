import {
  arrange,
  type Box,
  boundsOf,
  boxAround,
  distance,
  distanceToSegment,
  type Point,
  type Ring,
} from '@iacta/cartography'

import { HEIGHT, WIDTH } from './plan.ts'

/** Where names, pieces and towns find room in a province. */

export const isInside = ([x, y]: Point, rings: readonly Ring[]): boolean => {
  let inside = false
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[ax, ay], [bx, by]] = [ring[i], ring[j]]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  return inside
}

const toEdge = (point: Point, rings: readonly Ring[]): number => {
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
      nearest = Math.min(nearest, distanceToSegment(point, ring[i], ring[j]))
  return nearest
}

const toBox = ([x, y]: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))

/** Units between the spots that are tried, for pieces and for names. */
const STEP = 6
const NAME_STEP = 7

/** Nothing is put nearer to the edge of the map. */
const MARGIN = 60
const isWithin = ([x, y]: Point): boolean => x > MARGIN && y > MARGIN && x < WIDTH - MARGIN && y < HEIGHT - MARGIN

function spotsIn(rings: readonly Ring[], step = STEP): Point[] {
  const { x, y, width, height } = boundsOf(rings.flat())
  const spots: Point[] = []
  for (let row = Math.round(y); row <= y + height; row += step)
    for (let column = Math.round(x); column <= x + width; column += step)
      if (isWithin([column, row]) && isInside([column, row], rings)) spots.push([column, row])
  return spots
}

/** The spot in a shape that is farthest from its edges and from what is there already. */
export function roomiest(rings: readonly Ring[], taken: readonly Box[], enough: number): Point {
  const worth = (spot: Point): number =>
    Math.min(toEdge(spot, rings), enough) + Math.min(...taken.map((box) => toBox(spot, box)), enough)
  return best(spotsIn(rings), worth)
}

/** Roomiest for pieces: beside the names, its own and those of its neighbours, before the middle of the shape. */
export function clearest(rings: readonly Ring[], taken: readonly Box[], size: readonly [number, number]): Point {
  const hidden = (spot: Point): number => {
    const [width, height] = size
    const piece = boxAround(spot, width, height)
    return taken.reduce((sum, box) => sum + shared(piece, box), 0) / (width * height)
  }
  const worth = (spot: Point): number =>
    Math.min(toEdge(spot, rings), 40) + Math.min(...taken.map((box) => toBox(spot, box)), 40) - HIDING * hidden(spot)
  return best(spotsIn(rings), worth)
}
/** So much of a name under pieces is as bad as so many units nearer to the border. */
const HIDING = 120

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

function best(spots: readonly Point[], worth: (spot: Point) => number): Point {
  let most = Number.NEGATIVE_INFINITY
  let chosen = spots[0]
  for (const spot of spots) {
    const value = worth(spot)
    if (value > most) [most, chosen] = [value, spot]
  }
  return chosen
}

export interface Written {
  readonly lines: readonly string[]
  readonly at: Point
}

/** Letters are about so wide, and lines so high, as parts of the size of the type. */
const LETTER = 0.56
const LINE = 1.02

export const boxOf = ({ lines, at }: Written, size: number): Box =>
  boxAround(at, Math.max(...lines.map((line) => line.length)) * LETTER * size, lines.length * LINE * size)

/** In one line, or broken at a space. */
export function layoutsOf(name: string): string[][] {
  const words = name.split(' ')
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return [[name], ...broken.filter(([, last]) => !/^(II?I?|IV)$/.test(last) || name.length > 9)]
}

/** Names as far inside their provinces as can be, and never on one another. */
export function writtenNames(
  names: readonly { readonly name: string; readonly rings: readonly Ring[] }[],
  marks: readonly Box[],
  size: number,
): Written[] {
  const ways = names.map(({ name, rings }) => {
    const middle = roomiest(rings, [], 1000)
    const spots = spotsIn(rings, NAME_STEP)
    return layoutsOf(name).flatMap((lines) =>
      spots.map((at) => {
        const box = boxOf({ lines, at }, size)
        const cost = 60 * outside(box, rings) + distance(at, middle) / 12 + (lines.length - 1) * 0.5
        return { cost, rooms: [['name', box] as const], written: { lines, at } }
      }),
    )
  })
  const cheap = ways.map((all) => all.toSorted((a, b) => a.cost - b.cost).slice(0, 160))
  const fixed = marks.map((box) => [
    { cost: 0, rooms: [['mark', box] as const], written: { lines: [], at: [0, 0] as Point } },
  ])
  const { chosen } = arrange<'name' | 'mark', (typeof cheap)[number][number] | (typeof fixed)[number][number]>(
    [...cheap, ...fixed],
    { 'name name': 60, 'name mark': 25 },
    120,
  )
  return chosen.slice(0, names.length).map(({ written }) => written)
}

/** What part of a box is not in a shape. */
function outside(box: Box, rings: readonly Ring[]): number {
  let missed = 0
  for (let row = 0; row <= 2; row++)
    for (let column = 0; column <= 6; column++)
      if (!isInside([box.x + (box.width * column) / 6, box.y + (box.height * row) / 2], rings)) missed++
  return missed / 21
}
