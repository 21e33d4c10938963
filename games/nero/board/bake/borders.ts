import type { Point } from '@iacta/cartography'
import type { PlaceId } from '../../rules/printed.ts'
import { OUTLINES, type ProvinceId } from './plan.ts'

export { latLon } from '@iacta/cartography'

/** The outlines of the provinces taken apart into lines that two of them share, or that one has for itself. */

export const PROVINCE_IDS = Object.keys(OUTLINES) as readonly ProvinceId[]

/** A point is known by its place on Earth: neighbours have the same. */
type Corner = string

export interface Line {
  readonly corners: readonly Corner[]
  readonly sides: readonly ProvinceId[]
}

export const cornersOf = (province: ProvinceId): readonly Corner[] => OUTLINES[province].split(' ')

const edgeOf = (a: Corner, b: Corner): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

const owners = new Map<string, ProvinceId[]>()
for (const province of PROVINCE_IDS) {
  const corners = cornersOf(province)
  corners.forEach((corner, i) => {
    const edge = edgeOf(corner, corners[(i + 1) % corners.length])
    owners.set(edge, [...(owners.get(edge) ?? []), province])
  })
}
const ownersOf = (a: Corner, b: Corner): readonly ProvinceId[] => owners.get(edgeOf(a, b)) ?? []

/** The lines of a province, one after the other; each ends where another neighbour begins. */
export function linesOf(province: ProvinceId): Line[] {
  const corners = cornersOf(province)
  const n = corners.length
  const sides = corners.map((corner, i) => ownersOf(corner, corners[(i + 1) % n]))
  const turns = corners.map((_, i) => String(sides[i]) !== String(sides[(i + n - 1) % n]))
  const first = Math.max(0, turns.indexOf(true))
  const lines: { corners: Corner[]; sides: readonly ProvinceId[] }[] = []
  for (let i = 0; i < n; i++) {
    const at = (first + i) % n
    if (i === 0 || turns[at]) lines.push({ corners: [corners[at]], sides: sides[at] })
    lines[lines.length - 1].corners.push(corners[(at + 1) % n])
  }
  return lines
}

/** Provinces that share a line. */
export function neighboursDrawn(): (readonly [PlaceId, PlaceId])[] {
  const pairs = new Map<string, readonly [PlaceId, PlaceId]>()
  for (const [a, b] of owners.values()) if (b) pairs.set([a, b].toSorted().join(' '), [a, b])
  return [...pairs.values()]
}

/** How far a border strays from straight, as a part of its length, and how often it is halved. */
const STRAY = 0.09
const HALVINGS = 2

/** Borders drawn with a ruler look dead: each piece that is seen is bent a little, always in the same way. */
export function bent(points: readonly Point[], isSeen: (point: Point) => boolean): Point[] {
  let line = [...points]
  for (let round = 0; round < HALVINGS; round++)
    line = line.flatMap((point, i) => {
      if (i === 0) return [point]
      const middle = strayed(line[i - 1], point)
      return isSeen(middle) ? [middle, point] : [point]
    })
  return line
}

function strayed([ax, ay]: Point, [bx, by]: Point): Point {
  const stray = noise(ax + bx, ay + by) * STRAY
  return [(ax + bx) / 2 - (by - ay) * stray, (ay + by) / 2 + (bx - ax) * stray]
}

/** Between minus one and one, the same for the same place. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return 2 * (value - Math.floor(value)) - 1
}
