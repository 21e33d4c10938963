import {
  along,
  areaOf,
  arrange,
  type Box,
  boundsOf,
  boxAround,
  type Clashes,
  cellAt,
  distance,
  type Field,
  fieldOf,
  holds,
  isLand,
  lengthInside,
  linesAlongCoast,
  middleOf,
  nearest,
  type Point,
  type Ring,
  ringsPath,
  roundPoint,
  route,
  simplify,
  softRingsPath,
  spline,
  splinePath,
  straighten,
  watersOf,
} from '@iacta/board'
import { MAJOR_ROADS, MINOR_ROADS, PLACES, PORTS_OF_SEA, STRAITS } from '../data/map.ts'
import type { PlaceId } from '../rules/board.ts'
import {
  type Ground,
  markSize,
  nameBox,
  nameSize,
  ROAD_MARK,
  type SeaName,
  type Side,
  SPREAD,
  STACK_SIZE,
  seaNameBoxes,
} from './measure.ts'

/**
 * How the map is made: real coasts laid flat, a little room made where cities crowd, roads that keep to the land,
 * and stacks, names and road marks so placed that none covers another. Nothing here runs in a browser:
 * `node scripts/bake-map.mjs` writes what it makes to `geography.ts`.
 */

const WIDTH = 3200
const HEIGHT = 1772

export const PLAN = {
  width: WIDTH,
  height: HEIGHT,
  parallels: [33, 46],
  centre: [14, 40.2],
  at: [1588, 868],
  degree: 73.8,
  margin: 150,
  stretches: [
    { longitude: 26.2, latitude: 39.2, reach: 283, by: 0.22 },
    { longitude: 28.7, latitude: 40.75, reach: 105, by: 0.6 },
    { longitude: 14.2, latitude: 42.0, reach: 258, by: 0.36 },
    { longitude: 15.6, latitude: 38.15, reach: 92, by: 0.9 },
    { longitude: -5.8, latitude: 36.1, reach: 98, by: 0.55 },
  ],
} as const

/** What `platform/board/src/chart.ts` makes of the plan. */
interface Chart {
  spot(latitude: number, longitude: number): Point
  readonly land: readonly Ring[]
}

type LatLon = readonly [latitude: number, longitude: number]

/** Where the blocks at sea stand, and its name: lines, their middle, slope and size. */
const SEAS: Record<keyof typeof PORTS_OF_SEA, { stack: LatLon; name: Omit<SeaName, 'at'> & { at: LatLon } }> = {
  'mare-aegaeum': { stack: [38.45, 25.1], name: { lines: ['MARE', 'AEGAEUM'], at: [39.62, 24.62], turn: 0, size: 26 } },
  'mare-aegypticum': {
    stack: [34.05, 28.4],
    name: { lines: ['MARE AEGYPTICUM'], at: [33.0, 28.4], turn: 0, size: 44 },
  },
  'mare-hadriaticum': {
    stack: [42.15, 17.15],
    name: { lines: ['MARE', 'HADRIATICUM'], at: [43.75, 14.5], turn: 42, size: 25 },
  },
  'mare-hispanum': { stack: [39.5, 6.2], name: { lines: ['MARE HISPANUM'], at: [38.15, 4.1], turn: 0, size: 44 } },
  'mare-internum': { stack: [35.4, 18.6], name: { lines: ['MARE INTERNUM'], at: [34.2, 18.4], turn: 0, size: 57 } },
  'mare-tyrrhenum': {
    stack: [40.25, 11.6],
    name: { lines: ['MARE', 'TYRRHENUM'], at: [39.05, 12.0], turn: 0, size: 31 },
  },
  'oceanus-atlanticus': {
    stack: [36.6, -9.9],
    name: { lines: ['OCEANUS', 'ATLANTICUS'], at: [46.4, -7.0], turn: 0, size: 52 },
  },
  'pontus-euxinus': { stack: [43.9, 33.2], name: { lines: ['PONTUS EUXINUS'], at: [42.95, 34.2], turn: 0, size: 47 } },
  propontis: { stack: [40.8, 27.95], name: { lines: ['PROPONTIS'], at: [40.16, 28.35], turn: 0, size: 18 } },
}
type SeaId = keyof typeof SEAS

/** Lands, where there is room for their names: a help to the eye, no part of the game. */
const LANDS: readonly (readonly [name: string, at: LatLon, size: number, turn?: number])[] = [
  ['GERMANIA', [49.9, 11.6], 34],
  ['GALLIA', [46.55, 0.9], 34],
  ['HISPANIA', [41.0, -5.0], 30],
  ['MAURETANIA', [33.1, -3.2], 30],
  ['NUMIDIA', [34.4, 3.3], 30],
  ['AFRICA', [31.3, 9.6], 38],
  ['CYRENAICA', [30.3, 23.0], 30],
  ['LIBYA', [29.2, 16.2], 38],
  ['AEGYPTUS', [29.5, 28.2], 34],
  ['ARABIA', [30.3, 37.6], 30],
  ['SYRIA', [35.0, 38.4], 30],
  ['CAPPADOCIA', [39.9, 38.2], 26],
  ['DACIA', [46.0, 24.2], 34],
  ['PANNONIA', [46.9, 17.2], 30],
  ['THRACIA', [42.75, 26.0], 26],
  ['SARMATIA', [48.3, 32.2], 34],
]

/** Where two seas meet: lines from coast to coast, through the ports that serve both. */
const SEA_LINES: readonly (readonly LatLon[])[] = [
  // Fretum Gaditanum
  [
    [36.1, -5.55],
    [35.8, -5.75],
  ],
  // Genua, Corsica, Sardinia, Utica
  [
    [44.42, 8.95],
    [43.7, 9.3],
    [42.95, 9.4],
  ],
  [
    [41.45, 9.2],
    [41.2, 9.25],
  ],
  [
    [39.2, 9.15],
    [38.4, 9.35],
    [37.1, 10.2],
  ],
  // Utica, Lilybaeum
  [
    [37.08, 10.2],
    [37.3, 11.3],
    [37.78, 12.45],
  ],
  // Fretum Siculum
  [
    [38.25, 15.55],
    [38.2, 15.7],
  ],
  // Brundisium, Acroceraunia
  [
    [40.63, 17.97],
    [40.45, 18.6],
    [40.45, 19.4],
  ],
  // Malea, Creta
  [
    [36.5, 23.15],
    [36.0, 23.2],
    [35.5, 23.6],
  ],
  // Creta, Rhodus, Caria
  [
    [35.2, 26.25],
    [35.7, 27.1],
    [36.1, 27.85],
  ],
  [
    [36.4, 28.1],
    [36.75, 28.4],
  ],
  // Creta, Africa
  [
    [35.0, 24.8],
    [33.6, 24.2],
    [32.0, 23.7],
  ],
  // Hellespontus
  [
    [40.2, 26.25],
    [40.1, 26.5],
  ],
  // Bosphorus
  [
    [41.1, 28.95],
    [41.1, 29.2],
  ],
]

/** The great rivers, source to mouth, as latitude and longitude: they help the eye, nothing else. */
const RIVERS: Readonly<Record<string, string>> = {
  Rhenus: '47.66,9.17 47.56,7.6 48.6,7.8 50.0,8.27 50.94,6.96 51.85,5.9 51.9,4.2',
  Rhodanus: '46.2,6.15 45.95,5.6 45.76,4.84 44.93,4.88 43.95,4.8 43.33,4.84',
  Arar: '47.9,6.1 46.8,4.85 45.76,4.84',
  Liger: '44.85,4.2 46.0,4.05 46.98,3.1 47.95,1.95 47.39,0.7 47.25,-1.5 47.27,-2.2',
  Sequana: '47.5,4.7 48.3,4.08 48.85,2.35 49.44,1.1 49.43,0.1',
  Garumna: '42.8,0.7 43.6,1.44 44.2,0.62 44.84,-0.58 45.5,-1.0',
  Padus: '44.7,7.1 45.07,7.7 45.2,9.0 45.05,9.9 45.1,11 44.95,12.5',
  Tiberis: '43.8,12.1 43.1,12.4 42.4,12.5 41.9,12.48 41.74,12.25',
  Iberus: '43.0,-4.0 42.46,-2.45 41.65,-0.88 41.2,0.5 40.72,0.86',
  Durius: '41.85,-3 41.65,-4.7 41.5,-5.75 41.1,-7 41.14,-8.66',
  Tagus: '40.4,-1.8 40.1,-3.0 39.86,-4.03 39.75,-5.5 39.55,-7.5 39.2,-8.6 38.75,-9.2',
  Anas: '39.0,-3 39.0,-4.8 38.9,-6.35 38.6,-7.2 37.6,-7.5 37.18,-7.4',
  Baetis: '37.9,-2.9 38.0,-3.8 37.88,-4.77 37.5,-5.9 36.8,-6.35',
  Danuvius:
    '48.1,8.6 48.4,10 49.0,12.1 48.3,14.3 48.2,16.4 47.75,18.2 47.6,19.05 46.2,18.8 45.25,19.85 44.82,20.45 44.7,21.5 44.6,22.6 43.9,22.9 43.7,24.5 43.85,25.95 44.3,27.9 45.4,28.0 45.2,29.6',
  Savus: '46.4,14 45.8,16 45.2,17.5 44.97,19.3 44.82,20.45',
  Dravus: '46.7,13 46.55,15.65 46.3,16.6 45.55,18.9',
  Hebrus: '42.2,23.9 42.15,24.75 41.67,26.55 40.73,26.05',
  Axius: '42,21.4 41.1,22.5 40.5,22.7',
  Nilus: '26.5,31.5 28.0,30.7 29.07,31.1 29.9,31.25 30.2,31.1',
  'Ostium Bolbitinum': '30.2,31.1 30.8,30.8 31.46,30.37',
  'Ostium Phatniticum': '30.2,31.1 30.9,31.3 31.52,31.84',
  Jordanes: '33.2,35.6 32.7,35.6 31.1,35.5',
  Orontes: '34.1,36.3 34.8,36.7 36.2,36.5 36.05,35.97',
  Euphrates: '39.7,39 38.8,38.7 37.1,37.87 36.0,38.4 35.3,40.2',
  Halys: '39.9,37.5 39.1,36 38.7,34.8 39.5,33.4 40.6,34.2 41.73,35.96',
  Sangarius: '39.3,31 40.0,31.8 40.1,30.2 41.1,30.65',
  Maeander: '38.1,30 37.8,28.5 37.55,27.2',
  Borysthenes: '50.4,30.6 49.0,33.0 48.4,35.1 47.5,34.6 46.63,32.6',
  Tyras: '48.6,26 48.1,28.2 46.9,29.6 46.3,30.2',
  Hypanis: '48.6,29 47.9,31.2 46.9,31.95',
  Bagradas: '36.3,8 36.6,9.2 37.1,10.15',
}

/** No two stacks come nearer than this, middle to middle. */
const APART = STACK_SIZE + 6
/** Units from the coast where the water is drawn deeper, and how small a bend is left out. */
const SHELVES = [
  [13, 16],
  [33, 30],
  [62, 50],
] as const
const FRAME: Box = { x: 8, y: 8, width: WIDTH - 16, height: HEIGHT - 16 }
const CELL = 5

interface Name {
  readonly side: Side
  readonly at: Point
  readonly box: Box
}

type Room = 'stack' | 'spread' | 'name' | 'mark'

interface Stand {
  readonly cost: number
  readonly rooms: readonly (readonly [Room, Box])[]
  readonly stack?: Point
  readonly name?: Name
  readonly mark?: Point
}

const CLASHES: Clashes<Room> = {
  'stack stack': 1000,
  'stack name': 1000,
  'name name': 1000,
  'mark stack': 600,
  'mark name': 600,
  'mark mark': 600,
  'spread stack': 60,
  'spread spread': 12,
  'spread name': 8,
  'spread mark': 4,
}

export interface Baked {
  readonly land: string
  readonly shelves: readonly string[]
  readonly rivers: string
  readonly seaLines: readonly string[]
  readonly dots: Record<string, Point>
  readonly stacks: Record<string, Point>
  readonly names: Record<string, readonly [x: number, y: number, side: Side, ground: Ground]>
  readonly seaNames: Record<string, SeaName>
  readonly landNames: readonly SeaName[]
  readonly roads: Record<string, { path: string; mark: Point }>
  /** From each port to the water of each of its seas. */
  readonly harbours: Record<string, Point>
  readonly trouble: number
}

export function bake(chart: Chart): Baked {
  const land = chart.land.map((ring) => simplify(ring, 2.9)).filter((ring) => ring.length > 3 && areaOf(ring) > 27)
  const field = fieldOf(land, WIDTH, HEIGHT, CELL)
  const place = (at: LatLon): Point => chart.spot(at[0], at[1])
  const seaLines = SEA_LINES.map((line) => line.map(place))
  const waters = Object.fromEntries(
    Object.entries(SEAS).map(([sea, { stack }]) => [
      sea,
      watersOf(
        field,
        place(stack),
        seaLines.map((line) => spline(line)),
      ),
    ]),
  ) as Record<SeaId, Uint8Array>

  const dots = placeDots(chart, field, waters)
  const roads = layRoads(field, dots)
  const { stands, marks, trouble } = placeStacks(field, dots, roads, place)

  return {
    land: ringsPath(land),
    shelves: shelvesOf(land),
    rivers: Object.values(RIVERS)
      .map((river) => splinePath(river.split(' ').map((at) => place(at.split(',').map(Number) as [number, number]))))
      .join(''),
    seaLines: seaLines.map(splinePath),
    dots: mapValues(dots, roundPoint),
    stacks: mapValues(stands, ({ stack }) => roundPoint(stack ?? [0, 0])),
    names: Object.fromEntries(
      Object.entries(stands).flatMap(([id, { name }]) =>
        name ? [[id, [...roundPoint(name.at), name.side, groundOf(field, name.box)]]] : [],
      ),
    ),
    seaNames: mapValues(SEAS, ({ name }) => ({ ...name, at: roundPoint(place(name.at)) })),
    landNames: landNames(place).map((name) => ({ ...name, at: roundPoint(name.at) })),
    roads: Object.fromEntries(
      roads.map(({ id, line }) => [id, { path: splinePath(line), mark: roundPoint(marks[id]) }]),
    ),
    harbours: harboursOf(field, dots, waters),
    trouble,
  }
}

/** Lines so far out from all coasts, closed well outside the frame. */
function shelvesOf(land: readonly Ring[]): string[] {
  const beyond = PLAN.margin - 10
  const moved = land.map((ring) => ring.map(([x, y]): Point => [x + beyond, y + beyond]))
  const field = fieldOf(moved, WIDTH + 2 * beyond, HEIGHT + 2 * beyond, CELL)
  return SHELVES.map(([units, detail]) =>
    softRingsPath(
      linesAlongCoast(field, units)
        .filter((ring) => areaOf(ring) > 150)
        .map((ring) => simplify(ring, detail).map(([x, y]): Point => [x - beyond, y - beyond])),
    ),
  )
}

const landNames = (place: (at: LatLon) => Point): SeaName[] =>
  LANDS.map(([name, at, size, turn = 0]) => ({ lines: [name], at: place(at), turn, size }))

/** What `geography.ts` says. */
export function geographyFile(baked: Baked): string {
  const table = (record: Record<string, unknown>): string =>
    `{\n${Object.entries(record)
      .map(([key, value]) => `  '${key}': ${JSON.stringify(value)},\n`)
      .join('')}}`
  return `// biome-ignore-all format: made by scripts/bake-map.mjs from board/bake.ts and Natural Earth; not to be edited.

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

/** The middle of what a port sees of each of its seas, close by. */
function harboursOf(
  field: Field,
  dots: Record<PlaceId, Point>,
  waters: Record<SeaId, Uint8Array>,
): Record<string, Point> {
  const harbours: Record<string, Point> = {}
  for (const [sea, ports] of Object.entries(PORTS_OF_SEA) as [SeaId, readonly PlaceId[]][])
    for (const port of ports) {
      const water = nearest(field, dots[port], 74, (at) => waters[sea][at] === 1 && field.coast[at] > 4)
      if (!water) throw new Error(`${port} does not touch ${sea}`)
      harbours[[port, sea].sort().join('--')] = roundPoint(water)
    }
  return harbours
}

const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Every city where it was; ports a little inland come down to their water, and no two marks touch. */
function placeDots(chart: Chart, field: Field, waters: Record<SeaId, Uint8Array>): Record<PlaceId, Point> {
  const dots = {} as Record<PlaceId, Point>
  for (const [id, kind, , latitude, longitude] of PLACES) {
    if (kind === 'sea') {
      const { stack } = SEAS[id as SeaId]
      dots[id] = chart.spot(stack[0], stack[1])
      continue
    }
    dots[id] = chart.spot(latitude, longitude)
    if (kind === 'city') continue
    const mine = (Object.keys(PORTS_OF_SEA) as SeaId[]).filter((sea) => PORTS_OF_SEA[sea].includes(id as never))
    const water = nearest(field, dots[id], 100, (at) => mine.some((sea) => waters[sea][at] === 1))
    if (!water) throw new Error(`${id} has no water near it`)
    const far = distance(water, dots[id])
    const reach = markSize(id) * 0.7
    if (far > reach) {
      const part = (far - reach) / far
      dots[id] = [dots[id][0] + (water[0] - dots[id][0]) * part, dots[id][1] + (water[1] - dots[id][1]) * part]
    }
  }
  for (const [a, b] of STRAITS) {
    const gap = 56
    const far = distance(dots[a], dots[b])
    if (far >= gap) continue
    const [dx, dy] = [(dots[b][0] - dots[a][0]) / far, (dots[b][1] - dots[a][1]) / far]
    const push = (gap - far) / 2
    dots[a] = [dots[a][0] - dx * push, dots[a][1] - dy * push]
    dots[b] = [dots[b][0] + dx * push, dots[b][1] + dy * push]
  }
  return dots
}

interface Way {
  readonly id: string
  readonly line: Point[]
  readonly strait: boolean
}

/** Roads keep to the land, away from cities they do not serve and from each other. */
function layRoads(field: Field, dots: Record<PlaceId, Point>): Way[] {
  const cities = PLACES.filter(([, kind]) => kind !== 'sea').map(([id]) => id)
  const used = new Float32Array(field.land.length)
  const near = (point: Point, reach: number, mark: (at: number, far: number) => void): void => {
    const steps = Math.ceil(reach / field.cell)
    for (let dy = -steps; dy <= steps; dy++)
      for (let dx = -steps; dx <= steps; dx++) {
        const at = cellAt(field, [point[0] + dx * field.cell, point[1] + dy * field.cell])
        const far = distance(middleOf(field, at), point)
        if (far < reach) mark(at, far)
      }
  }
  const all = [
    ...[...MAJOR_ROADS, ...MINOR_ROADS].map(([a, b]) => [a, b, false] as const),
    ...STRAITS.map(([a, b]) => [a, b, true] as const),
  ].sort(([a, b], [c, d]) => distance(dots[a], dots[b]) - distance(dots[c], dots[d]))
  const ways: Way[] = []
  for (const [a, b, strait] of all) {
    const third = new Float32Array(field.land.length)
    for (const city of cities)
      if (city !== a && city !== b) near(dots[city], 50, (at, far) => (third[at] = Math.max(third[at], 12 - far / 6)))
    const toll = (at: number): number =>
      1 +
      third[at] +
      used[at] +
      (field.land[at] ? Math.max(0, 0.9 - field.coast[at] / 18) : strait ? 0 : 1.6 + Math.min(3, field.coast[at] / 8))
    const line = straighten(route(field, dots[a], dots[b], toll), strait ? 40 : 6)
    ways.push({ id: [a, b].sort().join('--'), line: line.map((point) => roundPoint(point)), strait })
    const soft = spline(line)
    for (let part = 0; part <= 1; part += 0.02) {
      const point = along(soft, part)
      if (Math.min(distance(point, dots[a]), distance(point, dots[b])) > 38)
        near(point, 20, (at) => (used[at] = Math.max(used[at], 2)))
    }
  }
  return ways
}

function placeStacks(field: Field, dots: Record<PlaceId, Point>, roads: readonly Way[], place: (at: LatLon) => Point) {
  const lines = roads.map(({ line, strait }) => ({
    line: spline(line),
    bounds: boundsOf(line),
    weight: strait ? 3 : 1,
  }))
  const roadInside = (box: Box): number => {
    let sum = 0
    for (const { line, bounds, weight } of lines)
      if (overlapping(box, bounds))
        for (let i = 1; i < line.length; i++) sum += weight * lengthInside(box, line[i - 1], line[i])
    return sum
  }
  const dotBoxes = PLACES.filter(([, kind]) => kind !== 'sea').map(
    ([id]) => [id, boxAround(dots[id], 2 * markSize(id) + 4)] as const,
  )
  const written = Object.values(SEAS).flatMap(({ name }) => seaNameBoxes({ ...name, at: place(name.at) }))
  const lands = landNames(place).flatMap(seaNameBoxes)
  const coversDot = (box: Box): boolean => dotBoxes.some(([, dot]) => overlapping(box, dot))
  const coversSea = (box: Box): boolean => written.some((letter) => overlapping(box, letter))

  const spreadOf = (stack: Point): Box => boxAround(stack, SPREAD.width, SPREAD.height)
  const coveredBySpread = (stack: Point): number => {
    const box = spreadOf(stack)
    const dotsUnder = dotBoxes.filter(([, dot]) => overlapping(box, dot)).length
    return dotsUnder * 14 + (coversSea(box) ? 8 : 0) + (holds(FRAME, box) ? 0 : 10)
  }

  const things: Stand[][] = []
  const owners: string[] = []
  for (const [id, kind] of PLACES) {
    const dot = dots[id]
    const stands: Stand[] = []
    if (kind === 'sea') {
      owners.push(id)
      things.push([
        {
          cost: 0,
          stack: dot,
          rooms: [
            ['stack', boxAround(dot, APART)],
            ['spread', spreadOf(dot)],
          ],
        },
      ])
      continue
    }
    const half = markSize(id) + 4
    const stacks = stackSpots(dot, half).flatMap(({ stack, cost }) => {
      const box = boxAround(stack, STACK_SIZE)
      if (!holds(FRAME, box) || coversDot(box) || coversSea(box)) return []
      return [{ stack, cost: cost + coveredBySpread(stack) + roadInside(box) * 0.015 }]
    })
    const names = nameSpots(id, dot, half).flatMap(({ name, cost }) => {
      if (!holds(FRAME, name.box) || coversSea(name.box)) return []
      if (lands.some((letter) => overlapping(letter, name.box))) return []
      if (dotBoxes.some(([other, box]) => other !== id && overlapping(box, name.box))) return []
      const onCoast = groundOf(field, name.box) === 'coast' ? 2 : 0
      return [{ name, cost: cost + roadInside(name.box) * 0.13 + onCoast }]
    })
    for (const { stack, cost } of stacks)
      for (const { name, cost: nameCost } of names) {
        if (overlapping(boxAround(stack, STACK_SIZE + 4), name.box)) continue
        const hidden = overlapping(spreadOf(stack), name.box) ? 8 : 0
        stands.push({
          cost: cost + nameCost + hidden,
          stack,
          name,
          rooms: [
            ['stack', boxAround(stack, APART)],
            ['name', name.box],
            ['spread', spreadOf(stack)],
          ],
        })
      }
    if (stands.length === 0) throw new Error(`${id} has no room: ${stacks.length} stacks, ${names.length} names`)
    stands.sort((a, b) => a.cost - b.cost)
    owners.push(id)
    things.push(stands.slice(0, 320))
  }
  for (const { id, line, strait } of roads) {
    owners.push(id)
    things.push(
      markSpots(line, strait).map(({ mark, cost }) => {
        const box = boxAround(mark, ROAD_MARK.width, ROAD_MARK.height)
        return { cost: cost + (coversDot(box) ? 300 : 0) + (coversSea(box) ? 40 : 0), mark, rooms: [['mark', box]] }
      }),
    )
  }
  const { chosen, cost } = arrange<Room, Stand>(things, CLASHES, 500)
  return {
    stands: Object.fromEntries(chosen.slice(0, PLACES.length).map((stand, i) => [owners[i], stand])),
    marks: Object.fromEntries(chosen.flatMap(({ mark }, i) => (mark ? [[owners[i], mark]] : []))),
    trouble: cost,
  }
}

function groundOf(field: Field, box: Box): Ground {
  let dry = 0
  for (let i = 0; i < 10; i++) if (isLand(field, [box.x + (box.width * (i + 0.5)) / 10, box.y + box.height / 2])) dry++
  return dry < 2 ? 'sea' : dry > 8 ? 'land' : 'coast'
}

const overlapping = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** A mark stands near the middle of its road; beside it where there is no room, as at most straits. */
function markSpots(line: readonly Point[], strait: boolean): { mark: Point; cost: number }[] {
  const soft = spline(line)
  return [0, 0.04, -0.04, 0.08, -0.08, 0.12, -0.12, 0.16, -0.16, 0.2, -0.2, 0.24, -0.24].flatMap((off) => {
    const [x, y] = along(soft, 0.5 + off)
    const [before, after] = [along(soft, 0.45 + off), along(soft, 0.55 + off)]
    const long = distance(before, after)
    const [nx, ny] = [(before[1] - after[1]) / long, (after[0] - before[0]) / long]
    return [0, 22, -22, 32, -32, 42, -42].map((aside) => ({
      mark: [x + nx * aside, y + ny * aside] as const,
      cost: Math.abs(off) * 12 + (Math.abs(aside) / 10) * (strait ? 2 : 6),
    }))
  })
}

/** A stack stands above its city if it can, then beside it, then below; farther off only in a crowd. */
function stackSpots([x, y]: Point, half: number): { stack: Point; cost: number }[] {
  const spots: { stack: Point; cost: number }[] = []
  for (const [gap, dislike] of [
    [0, 0],
    [30, 16],
    [62, 26],
  ]) {
    const out = STACK_SIZE / 2 + half + gap
    for (const side of [0, 24, -24, 48, -48, out, -out]) {
      const slant = Math.abs(side) / 14
      spots.push({ stack: [x + side, y - out], cost: dislike + slant * 0.6 })
      spots.push({ stack: [x + side, y + out], cost: dislike + 5 + slant * 0.6 })
      if (Math.abs(side) < out) {
        spots.push({ stack: [x + out, y + side], cost: dislike + 6 + slant * 0.3 })
        spots.push({ stack: [x - out, y + side], cost: dislike + 6 + slant * 0.3 })
      }
    }
  }
  return spots
}

function nameSpots(id: PlaceId, [x, y]: Point, half: number): { name: Name; cost: number }[] {
  const size = nameSize(id)
  const { width } = nameBox(id, [x, y], 'below')
  const spots: { name: Name; cost: number }[] = []
  const add = (side: Side, at: Point, cost: number): void => {
    spots.push({ cost, name: { side, at, box: nameBox(id, at, side) } })
  }
  for (const shift of [0, 0.2, -0.2, 0.4, -0.4]) {
    add('below', [x + shift * width, y + half], Math.abs(shift) * 6)
    add('above', [x + shift * width, y - half], 3 + Math.abs(shift) * 6)
  }
  for (const shift of [0, 0.5, -0.5, 0.9, -0.9]) {
    add('right', [x + half, y + shift * size], 1.5 + Math.abs(shift) * 2)
    add('left', [x - half, y + shift * size], 2 + Math.abs(shift) * 2)
  }
  return spots
}
