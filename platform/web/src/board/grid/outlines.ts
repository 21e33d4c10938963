import { NONE } from '@iacta/grids'
import type { Point } from '../transform.ts'
import type { Geometry } from './geometry.ts'

/** Lines along the sides of places, as paths of SVG: few long ones instead of one for every place. */

/** A side of a place. */
export type PlaceSide = readonly [place: number, side: number]

const number = (value: number): number => Math.round(value * 10) / 10
export const pointOf = ([x, y]: Point): string => `${number(x)} ${number(y)}`

export function cornerOf({ centre, corners }: Geometry, place: number, corner: number): Point {
  const [x, y] = centre(place)
  const [dx, dy] = corners[corner % corners.length]
  return [x + dx, y + dy]
}

/** Corners of neighbouring places are the same point, but for what is lost in reckoning. */
const keyOf = ([x, y]: Point): string => `${Math.round(x * 4)},${Math.round(y * 4)}`

/** A side on the rim of a set of places. */
interface Rim {
  readonly place: number
  readonly a: Point
  readonly b: Point
}

/** What goes around a set of places, clockwise; around its holes the other way. */
export function loopsAround(geometry: Geometry, places: Iterable<number>): Point[][] {
  const inside = new Set(places)
  const from = new Map<string, Rim[]>()
  for (const place of inside)
    for (let side = 0; side < geometry.corners.length; side++) {
      if (inside.has(geometry.across(place, side))) continue
      const rim = { place, a: cornerOf(geometry, place, side), b: cornerOf(geometry, place, side + 1) }
      const others = from.get(keyOf(rim.a))
      if (others) others.push(rim)
      else from.set(keyOf(rim.a), [rim])
    }
  const loops: Point[][] = []
  for (const rims of from.values())
    while (rims.length > 0) {
      const loop: Point[] = []
      for (let rim = rims.pop(); rim; rim = takeNext(from, rim)) loop.push(rim.a)
      loops.push(loop)
    }
  return loops
}

/** Where two squares touch at a corner only, the line stays with the one it goes around. */
function takeNext(from: Map<string, Rim[]>, { place, b }: Rim): Rim | undefined {
  const rims = from.get(keyOf(b))
  const same = rims?.findIndex((rim) => rim.place === place) ?? -1
  return rims?.splice(same < 0 ? rims.length - 1 : same, 1)[0]
}

/** Along the sides themselves. */
export const sharp = (loops: readonly (readonly Point[])[]): string =>
  loops.map((loop) => `M${loop.map(pointOf).join('L')}Z`).join('')

const middleOf = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

/** From the middle of each side to the middle of the next, as land lies: no corner is left. */
export const rounded = (loops: readonly (readonly Point[])[]): string =>
  loops
    .map((loop) => {
      const last = loop[loop.length - 1]
      const curves = loop.map(
        (corner, i) => `Q${pointOf(corner)} ${pointOf(middleOf(corner, loop[(i + 1) % loop.length]))}`,
      )
      return `M${pointOf(middleOf(last, loop[0]))}${curves.join('')}Z`
    })
    .join('')

/** A line through points that bends at them, and begins and ends at the first and the last. */
export function bent(points: readonly Point[]): string {
  if (points.length < 2) return ''
  const curves = points.slice(1, -1).map((point, i) => `Q${pointOf(point)} ${pointOf(middleOf(point, points[i + 2]))}`)
  return `M${pointOf(points[0])}L${pointOf(middleOf(points[0], points[1]))}${curves.join('')}L${pointOf(points[points.length - 1])}`
}

/** Sides that touch, put together to lines as long as they get, whatever order they come in. */
export function chainsOf(geometry: Geometry, sides: readonly PlaceSide[]): Point[][] {
  const chains: Point[][] = []
  for (const [place, side] of sides) {
    const a = cornerOf(geometry, place, side)
    const b = cornerOf(geometry, place, side + 1)
    const before = takeChain(chains, a)
    const after = takeChain(chains, b)
    chains.push([...(before ?? [a]), ...(after ?? [b]).reverse()])
  }
  return chains
}

/** A chain that ends at a point, taken out of the others and laid so that it does. */
function takeChain(chains: Point[][], point: Point): Point[] | null {
  const key = keyOf(point)
  const i = chains.findIndex((chain) => keyOf(chain[0]) === key || keyOf(chain[chain.length - 1]) === key)
  if (i < 0) return null
  const [chain] = chains.splice(i, 1)
  return keyOf(chain[chain.length - 1]) === key ? chain : chain.reverse()
}

/** A short line across a side, as a bridge goes over a stream: so much of the way to the centres on either side. */
export function crossing(geometry: Geometry, [place, side]: PlaceSide, reach: number): string {
  const middle = middleOf(cornerOf(geometry, place, side), cornerOf(geometry, place, side + 1))
  const [cx, cy] = geometry.centre(place)
  const [dx, dy] = [(middle[0] - cx) * reach, (middle[1] - cy) * reach]
  return `M${pointOf([middle[0] - dx, middle[1] - dy])}L${pointOf([middle[0] + dx, middle[1] + dy])}`
}

/** Places that are drawn by one path: a browser goes from end to end of each that touches a square it draws. */
const TOGETHER = 96

/** What is drawn in each place, in paths that each keep to a part of the map. */
export function inParts(places: readonly number[], draw: (place: number) => string): string[] {
  const parts = new Map<number, string>()
  for (const place of places) {
    const part = Math.floor(place / TOGETHER)
    parts.set(part, (parts.get(part) ?? '') + draw(place))
  }
  return [...parts.values()]
}

/** Every side once. */
export function gridLines(geometry: Geometry, all: readonly number[]): string[] {
  const sides = geometry.corners.length
  return inParts(all, (place) => {
    const corners = geometry.corners.map((_, i) => pointOf(cornerOf(geometry, place, i)))
    let path = `M${corners.slice(0, sides / 2 + 1).join('L')}`
    for (let side = sides / 2; side < sides; side++)
      if (geometry.across(place, side) === NONE) path += `M${corners[side]}L${corners[(side + 1) % sides]}`
    return path
  })
}
