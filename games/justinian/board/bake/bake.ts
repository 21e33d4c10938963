import {
  along,
  areaOf,
  arrange,
  type Box,
  boxAround,
  type Chart,
  coastAt,
  distance,
  fieldOf,
  isLand,
  type LatLon,
  latLon,
  lengthOf,
  mapValues,
  type Point,
  RIVERS,
  type Ring,
  roundPoint,
  shelvesOf,
  splinePath,
  towards,
  writtenList,
  writtenTable,
} from '@iacta/cartography'
import { BOXES } from '../../data/map.ts'
import { PROVINCES, type ProvinceId } from '../../data/provinces.ts'
import { provinces as names } from '../../text/latin.ts'
import {
  BOX_PLACES,
  BOX_SIZE,
  CITIES,
  GROUPS,
  HEIGHT,
  PLAN,
  PREFECTURE_PLACES,
  SEA_PLACES,
  STRAIT_LINES,
  WIDTH,
} from './plan.ts'
import { boxOf, clearest, isInside, roomiest, type Written, writtenNames } from './room.ts'
import { beyondFrame, type Corner, kindOf, LINE_KINDS, LINES, type LineKind, type LineRef, RINGS } from './topology.ts'

/**
 * How the map is made: the shapes laid flat and taken apart into lines, and room found for names, pieces, towns and ports. Nothing
 * here runs in a browser: `npm run bake -- justinian` writes what it makes to `geography.ts`.
 */

/** The side of a cell of the grid that shelves are found on. */
const CELL = 8
/** The type that provinces are named in. */
export const NAME_SIZE = 20
const TOWN = 22
const STAND = [58, 40] as const
/** A piece as large as it is drawn when the whole map is seen on a laptop. */
const PIECE = [46, 40] as const
export const GROUP_SIZE = [132, 62] as const

/** Rivers that run through provinces or past them; where a border follows one, the border is enough. */
const DRAWN = [
  'Padus',
  'Tiberis',
  'Hebrus',
  'Axius',
  'Nilus',
  'Ostium Bolbitinum',
  'Ostium Phatniticum',
  'Jordanes',
  'Orontes',
  'Euphrates',
  'Halys',
  'Sangarius',
  'Maeander',
  'Borysthenes',
  'Tyras',
  'Bagradas',
  'Rhodanus',
  'Iberus',
  'Tagus',
]

export interface Baked {
  /** Empty: the lines hold it. */
  readonly land: string
  readonly deep: string
  readonly rivers: string
  readonly lines: readonly string[]
  readonly kinds: Record<LineKind, readonly number[]>
  readonly provinces: Record<string, readonly (readonly LineRef[])[]>
  readonly seas: Record<string, readonly (readonly LineRef[])[]>
  readonly lands: readonly (readonly LineRef[])[]
  readonly names: Record<string, Written>
  readonly stands: Record<string, Point>
  readonly towns: Record<string, Point>
  readonly ports: Record<string, Point>
  readonly boxes: Record<string, Point>
  readonly groups: Record<string, Point>
  readonly cityNames: Record<string, { readonly at: Point; readonly side: Side }>
  readonly arrows: readonly { readonly ends: readonly [string, string]; readonly line: readonly [Point, Point] }[]
  readonly straits: readonly {
    readonly ends: readonly [ProvinceId, ProvinceId]
    readonly line: readonly [Point, Point]
  }[]
  readonly seaNames: Record<string, { readonly at: Point; readonly turn: number; readonly size: number }>
  readonly prefectureNames: Record<string, { readonly at: Point; readonly turn: number; readonly size: number }>
}

export function bake(chart: Chart): Baked {
  const place = ([latitude, longitude]: LatLon): Point => roundPoint(chart.spot(latitude, longitude), 0)
  const laid = new Map<Corner, Point>()
  const spot = (corner: Corner): Point => {
    const at = laid.get(corner) ?? place(beyondFrame(corner))
    laid.set(corner, at)
    return at
  }
  const flat = (kind: string): Map<string, Ring[]> =>
    new Map(
      RINGS.filter((shape) => shape.kind === kind).map(({ id, rings }) => [id, rings.map((ring) => ring.map(spot))]),
    )
  const provinces = flat('province') as Map<ProvinceId, Ring[]>
  const land = [...provinces.values(), ...flat('land').values(), ...flat('islet').values()].flat()
  const found = room(provinces, place)
  return {
    land: '',
    deep: shelvesOf(land, PLAN, CELL)[2],
    rivers: DRAWN.map((river) => splinePath(RIVERS[river].split(' ').map((at) => place(latLon(at))))).join(''),
    lines: LINES.map(({ corners }) => written(corners.map(spot))),
    kinds: Object.fromEntries(
      LINE_KINDS.map((kind) => [kind, LINES.flatMap((line, i) => (kindOf(line) === kind ? [i] : []))]),
    ) as Record<LineKind, number[]>,
    provinces: linesOf('province'),
    seas: linesOf('sea'),
    lands: RINGS.flatMap(({ kind, lines }) => (kind === 'land' || kind === 'islet' ? lines : [])),
    ...found,
    ports: portsOf(land, Object.values(found.names), spot),
    boxes: BOX_PLACES,
    groups: mapValues(GROUPS as Record<string, LatLon>, place),
    arrows: arrowsOf(provinces, spot),
    straits: STRAIT_LINES.map(([a, b, from, to]) => ({ ends: [a, b], line: [place(from), place(to)] })),
    seaNames: mapValues(SEA_PLACES, ([at, turn, size]) => ({ at: place(at), turn, size })),
    prefectureNames: mapValues(PREFECTURE_PLACES, ([at, turn, size]) => ({ at: place(at), turn, size })),
  }
}

const linesOf = (wanted: string): Record<string, readonly (readonly LineRef[])[]> =>
  Object.fromEntries(RINGS.filter(({ kind }) => kind === wanted).map(({ id, lines }) => [id, lines]))

/** The first point, and then the steps, in whole units. */
function written(points: readonly Point[]): string {
  const steps = points.slice(1).map(([x, y], i) => [x - points[i][0], y - points[i][1]])
  return [points[0], ...steps.filter(([x, y]) => x !== 0 || y !== 0)].flat().join(' ')
}

/** The part of a province that has room, with the waters in it, or the box of an island group. */
function homeOf(id: ProvinceId, rings: readonly Ring[], place: (at: LatLon) => Point): Ring[] {
  const group = GROUPS[id]
  if (!group) {
    const [largest, ...others] = rings.toSorted((a, b) => areaOf(b) - areaOf(a))
    return [largest, ...others.filter((ring) => ring.some((point) => isInside(point, [largest])))]
  }
  const { x, y, width, height } = boxAround(place(group), ...GROUP_SIZE)
  return [
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
  ]
}

function room(provinces: ReadonlyMap<ProvinceId, readonly Ring[]>, place: (at: LatLon) => Point) {
  const cities = mapValues(CITIES as Record<string, LatLon>, place)
  const straits = STRAIT_LINES.map(([, , from, to]) => boxAround(between(place(from), place(to)), 40))
  const homes = [...provinces].map(([id, rings]) => ({ id, rings: homeOf(id, rings, place), name: names[id] }))
  const marks: Box[] = [...Object.values(cities).map((at) => boxAround(at, TOWN)), ...straits]
  const named = writtenNames(homes, marks, NAME_SIZE)
  const nameBoxes = named.map((name) => boxOf(name, NAME_SIZE))
  const stands: Record<string, Point> = {}
  const towns: Record<string, Point> = {}
  homes.forEach(({ id, rings }, i) => {
    const taken = [boxOf(named[i], NAME_SIZE)]
    if (cities[id]) taken.push(boxAround(cities[id], TOWN))
    stands[id] = clearest(rings, [...nameBoxes, ...taken.slice(1)], PIECE)
    towns[id] = cities[id] ?? roomiest(rings, [...taken, boxAround(stands[id], ...STAND)], 14)
  })
  return {
    names: Object.fromEntries(homes.map(({ id }, i) => [id, named[i]])),
    stands,
    towns,
    cityNames: cityNames(towns, [...nameBoxes, ...Object.values(towns).map((at) => boxAround(at, TOWN - 4))]),
  }
}

export type Side = 'start' | 'middle' | 'end'
export const CITY_SIZE = 13

/** Names of cities beside their walls, where the least is in the way. */
function cityNames(towns: Readonly<Record<string, Point>>, marks: readonly Box[]): Baked['cityNames'] {
  const cities = PROVINCES.flatMap(([id, , , city]) => (city ? [{ id, city }] : []))
  const ways = cities.map(({ id, city }) => {
    const [x, y] = towns[id]
    const width = city.length * 0.52 * CITY_SIZE
    const sides: readonly (readonly [Side, number, number, number])[] = [
      ['start', 13, 4, 0],
      ['end', -13, 4, 0.2],
      ['middle', 0, 25, 0.4],
      ['middle', 0, -15, 0.6],
      ['start', 10, -8, 1],
      ['end', -10, -8, 1],
      ['start', 10, 17, 1],
      ['end', -10, 17, 1],
    ]
    return sides.map(([side, dx, dy, cost]) => {
      const at: Point = [x + dx, y + dy]
      const left = at[0] - { start: 0, middle: width / 2, end: width }[side]
      const box: Box = { x: left, y: at[1] - CITY_SIZE + 2, width, height: CITY_SIZE }
      return { cost, rooms: [['city', box] as const], written: { at, side } }
    })
  })
  const fixed = marks.map((box) => [
    { cost: 0, rooms: [['mark', box] as const], written: { at: [0, 0] as Point, side: 'start' as Side } },
  ])
  const { chosen } = arrange<'city' | 'mark', (typeof ways)[number][number] | (typeof fixed)[number][number]>(
    [...ways, ...fixed],
    { 'city city': 40, 'city mark': 20 },
    200,
  )
  return Object.fromEntries(cities.map(({ id }, i) => [id, chosen[i].written]))
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

/** Units off the coast where fleets In Port lie. */
const OFFSHORE = 22

/** A spot before the coast of every coastal province, away from other coasts, other ports and names. */
function portsOf(land: readonly Ring[], written: readonly Written[], spot: (corner: Corner) => Point): Baked['ports'] {
  const field = fieldOf(land, WIDTH, HEIGHT, CELL)
  const boxes = written.map((name) => boxOf(name, NAME_SIZE))
  const ports: Record<string, Point> = {}
  for (const [id, , , , , seas] of PROVINCES) {
    if (seas.length === 0) continue
    const others = Object.values(ports)
    const shores = LINES.filter(
      ({ sides }) => sides.some((side) => side.id === id) && sides.some(({ kind }) => kind === 'sea'),
    ).flatMap(({ corners }) => corners.map(spot))
    let most = Number.NEGATIVE_INFINITY
    for (const at of shores.flatMap((shore) => around(shore, OFFSHORE))) {
      if (isLand(field, at) || coastAt(field, at) < OFFSHORE - 8) continue
      const free = Math.min(...others.map((other) => distance(other, at)), 90)
      const worth = free + coastAt(field, at) - (boxes.some((box) => isNear(at, box)) ? 60 : 0)
      if (worth <= most) continue
      most = worth
      ports[id] = at
    }
  }
  return ports
}

const around = ([x, y]: Point, by: number): Point[] =>
  Array.from({ length: 16 }, (_, turn) =>
    roundPoint([x + by * Math.cos((turn * Math.PI) / 8), y + by * Math.sin((turn * Math.PI) / 8)], 0),
  )

const isNear = ([x, y]: Point, box: Box): boolean =>
  x > box.x - 20 && x < box.x + box.width + 20 && y > box.y - 16 && y < box.y + box.height + 16

/** How far an arrow goes into a province. */
const INTO = 16

/** From the edge of a box to the edge of what its arrow leads to. */
function arrowsOf(
  provinces: ReadonlyMap<ProvinceId, readonly Ring[]>,
  spot: (corner: Corner) => Point,
): Baked['arrows'] {
  return BOXES.flatMap(([id, entries, next]) => {
    const from = BOX_PLACES[id]
    const toProvinces = entries.map((entry) => {
      const rings = provinces.get(entry) ?? []
      const target = gateOf(id, entry, from, rings, spot)
      return {
        ends: [id, entry] as const,
        line: [leaving(from, target), inward(target, from, rings)] as const,
      }
    })
    const toBoxes = next.flatMap((other) => {
      if (other < id) return []
      const to = BOX_PLACES[other]
      return [{ ends: [id, other] as const, line: [leaving(from, to), leaving(to, from)] as const }]
    })
    return [...toProvinces, ...toBoxes].map(({ ends, line }) => ({
      ends,
      line: [roundPoint(line[0], 0), roundPoint(line[1], 0)] as const,
    }))
  })
}

/** The middle of the frontier that a province has with a people; where it has none, its nearest corner. */
function gateOf(
  box: string,
  province: string,
  from: Point,
  rings: readonly Ring[],
  spot: (corner: Corner) => Point,
): Point {
  const frontiers = LINES.filter(({ sides }) => [box, province].every((id) => sides.some((side) => side.id === id)))
  const longest = frontiers.map(({ corners }) => corners.map(spot)).toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  return longest ? along(longest, 0.5) : rings.flat().toSorted((a, b) => distance(a, from) - distance(b, from))[0]
}

/** From a gate into the province, as straight on as can be. */
function inward(gate: Point, from: Point, rings: readonly Ring[]): Point {
  const ahead = towards(gate, from, -INTO)
  const inside = around(gate, INTO).filter((spot) => isInside(spot, rings))
  return inside.toSorted((a, b) => distance(a, ahead) - distance(b, ahead))[0] ?? gate
}

/** Where a straight line leaves the box around its first point. */
function leaving(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const scale = Math.min(
    (BOX_SIZE[0] / 2 + 6) / Math.max(1e-6, Math.abs(dx)),
    (BOX_SIZE[1] / 2 + 6) / Math.max(1e-6, Math.abs(dy)),
  )
  return [from[0] + dx * scale, from[1] + dy * scale]
}

/** What `geography.ts` says. */
export function geographyFile(baked: Baked): string {
  return `// biome-ignore-all format: made by scripts/bake-map.mjs from board/bake; not to be edited.

/** The frame, in the map's own units. */
export const FRAME = { width: ${WIDTH}, height: ${HEIGHT} } as const

/** All that is nearer to the coasts than where the sea is deep, land too. */
export const SHELF =
  '${baked.deep}'

export const RIVERS =
  '${baked.rivers}'

/** The lines that borders and coasts are made of: a point, and then the steps from one to the next. */
export const LINES: readonly string[] = ${writtenList(baked.lines)}

/** Which lines are borders in a prefecture, divisions of two, frontiers of the empire, coasts, limits of seas, marches of peoples. */
export const KINDS = ${writtenTable(baked.kinds)} as const

/** Rings of lines, one after the other; \`~\` of a line is that line backwards. */
export const PROVINCES = ${writtenTable(baked.provinces)} as const

export const SEAS = ${writtenTable(baked.seas)} as const

/** Lands beyond the border, and islands without a name. */
export const LANDS: readonly (readonly number[])[] = ${JSON.stringify(baked.lands)}

/** Names of provinces, about their middle. */
export const NAMES = ${writtenTable(baked.names)} as const

/** Where the pieces of a province stand. */
export const STANDS = ${writtenTable(baked.stands)} as const

/** Where its city is, or where a fort would be. */
export const TOWNS = ${writtenTable(baked.towns)} as const

/** Where its fleets lie. */
export const PORTS = ${writtenTable(baked.ports)} as const

/** The boxes of the peoples, their middle. */
export const BOXES = ${writtenTable(baked.boxes)} as const

/** Island groups have a box in their sea. */
export const GROUPS = ${writtenTable(baked.groups)} as const

/** Names of cities: where they begin, end or have their middle. */
export const CITY_NAMES = ${writtenTable(baked.cityNames)} as const

/** From box to province, and between boxes. */
export const ARROWS = ${writtenList(baked.arrows)} as const

/** From shore to shore. */
export const STRAITS = ${writtenList(baked.straits)} as const

export const SEA_NAMES = ${writtenTable(baked.seaNames)} as const

export const PREFECTURE_NAMES = ${writtenTable(baked.prefectureNames)} as const
`
}
