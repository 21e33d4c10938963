import type { LatLon } from '@iacta/cartography'
import { PROVINCES } from '../../data/provinces.ts'
import { ISLETS, LAND_SHAPES, PROVINCE_SHAPES, SEA_SHAPES, WATER_SHAPES } from './shapes.ts'

/** The shapes taken apart into lines that two of them share, so that each is drawn, and sent, once. */

export type Kind = 'province' | 'sea' | 'land' | 'water' | 'islet'
export interface Shape {
  readonly kind: Kind
  readonly id: string
  readonly rings: readonly (readonly Corner[])[]
}

/** A point is known by its place on Earth, in twentieths of a degree: `573 734`. */
export type Corner = string
const PER_DEGREE = 20

export const latLonOf = (corner: Corner): LatLon => {
  const [longitude, latitude] = corner.split(' ').map((number) => Number(number) / PER_DEGREE)
  return [latitude, longitude]
}

function cornersOf(ring: string): Corner[] {
  const numbers = ring.split(' ').map(Number)
  const corners: Corner[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i < numbers.length; i += 2) {
    x += numbers[i]
    y += numbers[i + 1]
    corners.push(`${x} ${y}`)
  }
  return corners
}

const shapesOf = (kind: Kind, table: Readonly<Record<string, readonly string[]>>): Shape[] =>
  Object.entries(table).map(([id, rings]) => ({ kind, id, rings: rings.map(cornersOf) }))

export const SHAPES: readonly Shape[] = [
  ...shapesOf('province', PROVINCE_SHAPES),
  ...shapesOf('sea', SEA_SHAPES),
  ...shapesOf('land', LAND_SHAPES),
  ...shapesOf('water', WATER_SHAPES),
  ...ISLETS.map((ring, i): Shape => ({ kind: 'islet', id: String(i), rings: [cornersOf(ring)] })),
]

const edgeOf = (a: Corner, b: Corner): string => (a < b ? `${a},${b}` : `${b},${a}`)

const owners = new Map<string, Shape[]>()
for (const shape of SHAPES)
  for (const ring of shape.rings)
    ring.forEach((corner, i) => {
      const edge = edgeOf(corner, ring[(i + 1) % ring.length])
      owners.set(edge, [...(owners.get(edge) ?? []), shape])
    })
const ownersOf = (a: Corner, b: Corner): readonly Shape[] => owners.get(edgeOf(a, b)) ?? []

export interface Line {
  readonly corners: readonly Corner[]
  readonly sides: readonly Shape[]
}

/** All lines, each in one direction. */
export const LINES: Line[] = []
const known = new Map<string, number>()

/** Which line, and `~` of it where it is gone backwards. */
export type LineRef = number

function refOf(line: Line): LineRef {
  const backwards = line.corners.toReversed()
  const [forward, backward] = [line.corners.join(), backwards.join()]
  const isForward = forward <= backward
  const key = isForward ? forward : backward
  const at = known.get(key) ?? LINES.length
  if (at === LINES.length) {
    known.set(key, at)
    LINES.push(isForward ? line : { ...line, corners: backwards })
  }
  return isForward ? at : ~at
}

/** The lines of a ring, one after the other; each ends where another neighbour begins. */
function linesOf(ring: readonly Corner[]): LineRef[] {
  const n = ring.length
  const sides = ring.map((corner, i) => ownersOf(corner, ring[(i + 1) % n]))
  const isTurn = ring.map((_, i) => idsOf(sides[i]) !== idsOf(sides[(i + n - 1) % n]))
  const least = ring.indexOf(ring.toSorted()[0])
  const first = isTurn.includes(true) ? isTurn.indexOf(true) : least
  const lines: { corners: Corner[]; sides: readonly Shape[] }[] = []
  for (let i = 0; i < n; i++) {
    const at = (first + i) % n
    if (i === 0 || isTurn[at]) lines.push({ corners: [ring[at]], sides: sides[at] })
    lines[lines.length - 1].corners.push(ring[(at + 1) % n])
  }
  return lines.map(refOf)
}

const idsOf = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ kind, id }) => `${kind} ${id}`)
    .sort()
    .join()

/** The rings of every shape, as lines. */
export const RINGS: readonly (Shape & { readonly lines: readonly (readonly LineRef[])[] })[] = SHAPES.map((shape) => ({
  ...shape,
  lines: shape.rings.map(linesOf),
}))

export const LINE_KINDS = ['border', 'division', 'frontier', 'coast', 'sea', 'march'] as const
export type LineKind = (typeof LINE_KINDS)[number]

const PREFECTURE: ReadonlyMap<string, string> = new Map(PROVINCES.map(([id, prefecture]) => [id, prefecture]))
const isWet = ({ kind }: Shape): boolean => kind === 'sea' || kind === 'water'

/** How a line is drawn; null where it is not. */
export function kindOf({ sides: [one, other], corners }: Line): LineKind | null {
  if (!other) return one.kind === 'land' || isWet(one) || corners.every(isOnFrame) ? null : 'coast'
  if (one === other) return null
  if (isWet(one) !== isWet(other)) return 'coast'
  if (isWet(one)) return 'sea'
  if (one.kind === 'province' && other.kind === 'province')
    return PREFECTURE.get(one.id) === PREFECTURE.get(other.id) ? 'border' : 'division'
  if (one.kind === 'province' || other.kind === 'province') return 'frontier'
  return [one, other].some(({ id }) => id.startsWith('desert')) ? null : 'march'
}

/** The shapes end here: -10 to 47 degrees east, 23.5 to 48.5 north. */
const [WEST, EAST, SOUTH, NORTH] = [-200, 940, 470, 970]
export const isOnFrame = (corner: Corner): boolean => {
  const [x, y] = corner.split(' ').map(Number)
  return x <= WEST || x >= EAST || y <= SOUTH || y >= NORTH
}

/** Lands go on beyond the edge of the shapes. */
export function beyondFrame(corner: Corner): LatLon {
  const [latitude, longitude] = latLonOf(corner)
  const [x, y] = corner.split(' ').map(Number)
  return [
    y <= SOUTH ? latitude - 12 : y >= NORTH ? latitude + 12 : latitude,
    x <= WEST ? longitude - 14 : x >= EAST ? longitude + 22 : longitude,
  ]
}

/** Provinces that share a line. */
export const neighboursDrawn = (kind: Kind): (readonly [string, string])[] =>
  LINES.flatMap(({ sides: [one, other] }) =>
    one?.kind === 'province' && other?.kind === kind && one !== other
      ? [[one.id, other.id] as const]
      : other?.kind === 'province' && one?.kind === kind && one !== other
        ? [[other.id, one.id] as const]
        : [],
  )
