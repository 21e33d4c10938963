import { describe, expect, test } from 'vitest'
import {
  along,
  areaOf,
  arrange,
  arrowHead,
  boxAround,
  coastAt,
  distance,
  fieldOf,
  isLand,
  lengthInside,
  lengthOf,
  linesAlongCoast,
  meets,
  nearest,
  type Point,
  type Ring,
  ringsPath,
  route,
  shoresOf,
  simplify,
  softRingsPath,
  spline,
  splinePath,
  straighten,
  stretched,
  towards,
  watersOf,
} from '../src/index.ts'

const circle = (x: number, y: number, radius: number, count = 200): Ring =>
  Array.from({ length: count }, (_, i) => [
    x + radius * Math.cos((i / count) * 2 * Math.PI),
    y + radius * Math.sin((i / count) * 2 * Math.PI),
  ])
const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
]

describe('lines', () => {
  test('simplified keep their shape with fewer points', () => {
    const round = circle(0, 0, 100)
    const few = simplify(round, 20)
    expect(few.length).toBeLessThan(40)
    expect(areaOf(few) / areaOf(round)).toBeGreaterThan(0.95)
    expect(simplify(square(0, 0, 10), 20)).toEqual(square(0, 0, 10))
  })

  test('straightened keep their ends and their bends', () => {
    const bent: Point[] = [
      [0, 0],
      [10, 0.2],
      [20, 0],
      [20, 20],
    ]
    expect(straighten(bent, 1)).toEqual([
      [0, 0],
      [20, 0],
      [20, 20],
    ])
  })

  test('an arrow ends in its point, as wide as it is long', () => {
    expect(towards([0, 0], [30, 40], 10)).toEqual([6, 8])
    expect(towards([0, 0], [30, 40], 100)).toEqual([60, 80])
    expect(towards([5, 5], [5, 5], 10)).toEqual([5, 5])
    expect(arrowHead([0, 0], [100, 0], 20)).toBe('M82.4 -9.6L100.0 0.0L82.4 9.6Z')
  })

  test('drawn soft run from the first point to the last', () => {
    const points: Point[] = [
      [0, 0],
      [10, 10],
      [20, 0],
      [30, 10],
    ]
    const soft = spline(points)
    expect(soft[0]).toEqual([0, 0])
    expect(soft[soft.length - 1]).toEqual([30, 10])
    expect(splinePath(points)).toBe('M0 0Q10 10 15 5Q20 0 30 10')
    expect(splinePath(points.slice(0, 2))).toBe('M0 0L10 10')
  })

  test('are measured along their length', () => {
    const line: Point[] = [
      [0, 0],
      [30, 0],
      [30, 10],
    ]
    expect(lengthOf(line)).toBe(40)
    expect(along(line, 0.5)).toEqual([20, 0])
    expect(lengthInside(boxAround([15, 0], 10), [0, 0], [30, 0])).toBe(10)
    expect(lengthInside(boxAround([15, 20], 10), [0, 0], [30, 0])).toBe(0)
  })

  test('become short paths', () => {
    expect(ringsPath([square(1, 2, 0.5)])).toBe('M1 2l.5 0 0 .5-.5 0z')
    expect(softRingsPath([square(0, 0, 10)])).toBe('M0 5q0-5 5-5 5 0 5 5 0 5-5 5-5 0-5-5z')
  })

  test('cut into shores they go the same way, each from where the last one ended, and round to the start', () => {
    expect(shoresOf(ringsPath([square(1, 2, 0.5), square(-3, 4, 2)]), 2)).toEqual([
      'M1 2l0.5 0 0 0.5 ',
      'M1.5 2.5l-0.5 0 L1 2',
      'M-3 4l2 0 0 2 ',
      'M-1 6l-2 0 L-3 4',
    ])
  })
})

describe('a field of land and water', () => {
  const field = fieldOf([square(20, 20, 60)], 100, 100, 2)

  test('knows land, water and how far the coast is', () => {
    expect(isLand(field, [50, 50])).toBe(true)
    expect(isLand(field, [10, 50])).toBe(false)
    expect(coastAt(field, [50, 50])).toBeCloseTo(29, 0)
    expect(coastAt(field, [3, 50])).toBeCloseTo(17, 0)
    expect(nearest(field, [50, 26], 20, (at) => field.land[at] === 0)?.[1]).toBe(19)
  })

  test('has lines along its coast', () => {
    const sea = fieldOf([circle(100, 100, 30)], 200, 200, 2)
    const [line] = linesAlongCoast(sea, 20)
    for (const point of line) expect(Math.abs(distance(point, [100, 100]) - 50)).toBeLessThan(2)
    expect(areaOf(line)).toBeGreaterThan(7500)
  })

  test('has waters that end at land and at lines', () => {
    const whole = watersOf(field, [5, 5], [])
    const parted = watersOf(
      field,
      [5, 5],
      [
        [
          [50, 0],
          [50, 24],
        ],
        [
          [50, 76],
          [50, 100],
        ],
      ],
    )
    const east = field.columns - 2
    expect(whole[east]).toBe(1)
    expect(parted[east]).toBe(0)
    expect(parted[0]).toBe(1)
  })
})

test('a way goes round what costs too much', () => {
  const field = fieldOf([square(40, 0, 20)], 100, 100, 2)
  const way = route(field, [10, 10], [90, 10], (at) => (field.land[at] ? 20 : 1))
  expect(way[0]).toEqual([10, 10])
  expect(way[way.length - 1]).toEqual([90, 10])
  expect(way.every((point) => !isLand(field, point))).toBe(true)
  expect(lengthOf(way)).toBeLessThan(95)
})

test('a stretched map is larger where it was stretched and the same far away', () => {
  const stretches = [{ around: [100, 100] as const, reach: 20, by: 0.5 }]
  expect(stretched([102, 100], stretches)[0]).toBeCloseTo(103, 1)
  expect(stretched([300, 100], stretches)).toEqual([300, 100])
})

describe('things arranged', () => {
  const ways = (x: number) =>
    [0, 12, -12, 24, -24].map((off) => ({
      cost: Math.abs(off),
      rooms: [['name', boxAround([x + off, 0], 10)] as const],
    }))

  test('do not overlap where they need not, and move no farther than they must', () => {
    const { chosen, cost } = arrange([ways(0), ways(2), ways(4)], { 'name name': 1000 }, 50)
    const boxes = chosen.map(({ rooms }) => rooms[0][1])
    expect(meets(boxes[0], boxes[1]) || meets(boxes[1], boxes[2]) || meets(boxes[0], boxes[2])).toBe(false)
    expect(cost).toBe(24)
  })

  test('stand the same every time', () => {
    const once = arrange([ways(0), ways(2), ways(4)], { 'name name': 1000 }, 50)
    expect(arrange([ways(0), ways(2), ways(4)], { 'name name': 1000 }, 50)).toEqual(once)
  })
})
