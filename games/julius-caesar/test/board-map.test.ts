import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import {
  type Box,
  boxAround,
  distance,
  distanceToLine,
  fieldOf,
  holds,
  isLand,
  meets,
  nearest,
} from '@iacta/cartography'
import { describe, expect, test } from 'vitest'
import { chart, type LandTopology } from '../../../platform/cartography/src/chart.ts'
import { bake, geographyFile } from '../board/bake/bake.ts'
import { seaWaters } from '../board/bake/cities.ts'
import { PLAN, SEA_LINES } from '../board/bake/plan.ts'
import { LAND, LAND_NAMES, SEA_NAMES } from '../board/geography.ts'
import { CITY_NAME, DOT, MAP, type Point, roadMiddle, roadPath, STACK, STACK_SIZE } from '../board/layout.ts'
import { greatBox, markSize, nameBox, ROAD_MARK, wideNameBoxes, worthOf } from '../board/measure.ts'
import { MAJOR_ROADS, MINOR_ROADS, PLACES, PORTS_OF_SEA, STRAITS } from '../data/map.ts'
import type { BorderId, PlaceId } from '../rules/printed.ts'

const atlas = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
const world = chart(JSON.parse(readFileSync(atlas, 'utf8')) as LandTopology, PLAN)
const field = fieldOf(world.land, MAP.width, MAP.height, 4)

const cities = PLACES.flatMap(([id, kind]) => (kind === 'sea' ? [] : [id]))
const ports = PLACES.flatMap(([id, kind]) => (kind === 'port' || kind === 'major-port' ? [id] : []))
const inland = PLACES.flatMap(([id, kind]) => (kind === 'city' ? [id] : []))
const seas = Object.keys(PORTS_OF_SEA) as (keyof typeof PORTS_OF_SEA)[]
const roads = [...MAJOR_ROADS, ...MINOR_ROADS, ...STRAITS].map(([a, b]) => ({
  ends: [a, b] as readonly PlaceId[],
  id: borderOf(a, b),
}))
const frame: Box = { x: 0, y: 0, width: MAP.width, height: MAP.height }

function borderOf(a: PlaceId, b: PlaceId): BorderId {
  return a < b ? `${a}--${b}` : `${b}--${a}`
}

test('what is drawn is what the bake makes', () => {
  const file = readFileSync(new URL('../board/geography.ts', import.meta.url), 'utf8')
  expect(geographyFile(bake(world)) === file, 'board/geography.ts is stale: npm run bake -- julius-caesar').toBe(true)
})

test('the coasts are small enough to be sent', () => {
  expect(LAND.length).toBeLessThan(46_000)
  expect(gzipSync(LAND).length).toBeLessThan(18_000)
})

describe('places lie where they lay', () => {
  test('all of them inside the frame, with their stacks and names', () => {
    for (const [id] of PLACES) expect(holds(frame, boxAround(STACK[id], STACK_SIZE)), id).toBe(true)
    for (const { what, box } of [...names, ...dots]) expect(holds(frame, box), what).toBe(true)
  })

  test('inland cities on land', () => {
    for (const id of inland) expect(isLand(field, DOT[id]), id).toBe(true)
  })

  test('ports on a coast', () => {
    for (const id of ports) {
      const water = nearest(field, DOT[id], 60, (at) => field.land[at] === 0)
      const land = nearest(field, DOT[id], 60, (at) => field.land[at] === 1)
      expect(water && distance(water, DOT[id]), id).toBeLessThan(markSize(id) + 4)
      expect(land && distance(land, DOT[id]), id).toBeLessThan(markSize(id) + 4)
    }
  })

  test('seas in open water of their own', () => {
    for (const id of seas) expect(isLand(field, DOT[id]), id).toBe(false)
  })

  test('every port touches its seas, and the nearest water is one of them', () => {
    const place = ([latitude, longitude]: readonly [number, number]): Point => world.spot(latitude, longitude)
    const waters = seaWaters(
      field,
      SEA_LINES.map((line) => line.map(place)),
      place,
    )
    for (const port of ports) {
      const mine = seas.filter((sea) => (PORTS_OF_SEA[sea] as readonly PlaceId[]).includes(port))
      const farTo = (sea: (typeof seas)[number]): number => {
        const water = nearest(field, DOT[port], 300, (at) => waters[sea][at] === 1)
        return water ? distance(water, DOT[port]) : 300
      }
      for (const sea of mine) expect(farTo(sea), `${port} to ${sea}`).toBeLessThan(75)
      const others = seas.filter((sea) => !mine.includes(sea)).map(farTo)
      expect(Math.min(...mine.map(farTo)), port).toBeLessThan(Math.min(...others))
    }
    for (const sea of seas)
      for (const other of seas) {
        if (sea !== other)
          expect(
            waters[sea].some((wet, at) => wet && waters[other][at]),
            `${sea}, ${other}`,
          ).toBe(false)
      }
  })
})

interface Thing {
  readonly what: string
  readonly box: Box
}

const stacks: Thing[] = PLACES.map(([id]) => ({ what: `stack of ${id}`, box: boxAround(STACK[id], STACK_SIZE) }))
const dots: Thing[] = cities.map((id) => ({ what: `mark of ${id}`, box: boxAround(DOT[id], 2 * markSize(id)) }))
const names: Thing[] = cities.map((id) => ({ what: `name of ${id}`, box: boxOfName(id) }))
const marks: Thing[] = roads.map(({ id }) => ({
  what: `mark on ${id}`,
  box: boxAround(roadMiddle(id), ROAD_MARK.width, ROAD_MARK.height),
}))
const seaNames: Thing[] = Object.entries(SEA_NAMES).flatMap(([sea, name]) =>
  wideNameBoxes(name).map((box) => ({ what: `name of ${sea}`, box })),
)
const landNames: Thing[] = LAND_NAMES.flatMap((name) =>
  wideNameBoxes(name).map((box) => ({ what: `name of ${name.lines[0]}`, box })),
)

function boxOfName(id: PlaceId): Box {
  const name = CITY_NAME[id]
  if (!name) throw new Error(`${id} has no name on the map`)
  return nameBox(id, [name[0], name[1]], name[2])
}

function clashes(some: readonly Thing[], others: readonly Thing[]): string[] {
  return some.flatMap((a, i) =>
    others.flatMap((b, j) =>
      a.what !== b.what && (some !== others || i < j) && meets(a.box, b.box) ? [`${a.what}, ${b.what}`] : [],
    ),
  )
}

describe('nothing covers anything', () => {
  test('no stack another, and none comes too near', () => {
    expect(clashes(stacks, stacks)).toEqual([])
    for (const [a] of PLACES)
      for (const [b] of PLACES)
        if (a !== b) expect(distance(STACK[a], STACK[b]), `${a}, ${b}`).toBeGreaterThan(STACK_SIZE)
  })

  test('no stack a city', () => expect(clashes(stacks, dots)).toEqual([]))
  test('no city another', () => expect(clashes(dots, dots)).toEqual([]))
  test('no name another, nor a stack, nor a city', () => {
    expect(clashes(names, names)).toEqual([])
    expect(clashes(names, stacks)).toEqual([])
    expect(clashes(names, dots)).toEqual([])
  })
  test('no mark on a road another, nor a name, a stack or a city', () => {
    expect(clashes(marks, marks)).toEqual([])
    expect(clashes(marks, names)).toEqual([])
    expect(clashes(marks, stacks)).toEqual([])
    expect(clashes(marks, dots)).toEqual([])
  })
  test('no name of a sea or a land anything that is written or stands there', () => {
    for (const things of [names, stacks, dots]) expect(clashes(seaNames, things)).toEqual([])
    expect(clashes(landNames, names)).toEqual([])
    expect(clashes(landNames, seaNames)).toEqual([])
  })
  test('no great name another when only they are written, larger', () => {
    const great = cities
      .filter((id) => worthOf(id) > 0)
      .map((id) => ({ what: id, box: greatBox(id, boxOfName(id), DOT[id]) }))
    expect(clashes(great, great)).toEqual([])
  })
})

/** Larger by so much about a point: names grow away from their marks. */
describe('roads', () => {
  const pointsOf = (path: string): Point[] => {
    const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
    return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]])
  }

  test('lead from city to city', () => {
    for (const { id, ends } of roads) {
      const points = pointsOf(roadPath(id) ?? '')
      const [first, last] = [points[0], points[points.length - 1]]
      const tips = ends.map((end) => Math.min(distance(DOT[end], first), distance(DOT[end], last)))
      expect(Math.max(...tips), id).toBeLessThan(0.2)
    }
  })

  test('pass by the cities they do not serve', () => {
    for (const { id, ends } of roads)
      for (const city of cities) {
        if (ends.includes(city)) continue
        expect(distanceToLine(DOT[city], pointsOf(roadPath(id) ?? '')), `${id} at ${city}`).toBeGreaterThan(
          markSize(city) + 4,
        )
      }
  })

  test('carry their mark, or have it close by', () => {
    for (const { id } of roads)
      expect(distanceToLine(roadMiddle(id), pointsOf(roadPath(id) ?? '')), id).toBeLessThan(48)
  })
})
