import { type Hex, HexGrid, NONE, SquareGrid } from '@iacta/grids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  angleOfHexside,
  angleOfVertex,
  anglesApart,
  type Geometry,
  hexGeometry,
  type Quarters,
  squareGeometry,
} from '../src/board/grid/geometry.ts'
import { chainsOf, cornerOf, gridLines, loopsAround, sharp } from '../src/board/grid/outlines.ts'

const grid = new HexGrid([10, 42], [1, 44])
const hex = (name: string): Hex => grid.named(name) as Hex
const TURNS: readonly Quarters[] = [0, 1, 2, 3]

/** Every kind of sheet there is. */
const SHEETS: readonly (readonly [string, Geometry])[] = [
  ...TURNS.map((turn) => [`hexes, turned ${turn}`, hexGeometry(grid, { turn })] as const),
  ['squares', squareGeometry(new SquareGrid(16, 8))],
]

describe.each(SHEETS)('On a sheet of %s', (_, geometry) => {
  const anyPlace = fc.integer({ min: 0, max: geometry.count - 1 })

  test('a point inside a place is found to be in it, and nothing outside the sheet is', () => {
    fc.assert(
      fc.property(
        anyPlace,
        fc.double({ min: 0, max: 0.97, noNaN: true }),
        fc.integer({ min: 0, max: 5 }),
        (place, part, corner) => {
          const [x, y] = geometry.centre(place)
          const [dx, dy] = geometry.corners[corner % geometry.corners.length]
          expect(geometry.at([x + dx * part, y + dy * part])).toBe(place)
        },
      ),
    )
    expect(geometry.at([-5, 20])).toBe(NONE)
    expect(geometry.at([geometry.width + 5, 20])).toBe(NONE)
    expect(geometry.at([geometry.width / 2, geometry.height + 40])).toBe(NONE)
  })

  test('every place lies whole on the sheet', () => {
    for (let place = 0; place < geometry.count; place++)
      for (let corner = 0; corner < geometry.corners.length; corner++) {
        const [x, y] = cornerOf(geometry, place, corner)
        expect(x).toBeGreaterThan(-0.001)
        expect(y).toBeGreaterThan(-0.001)
        expect(x).toBeLessThan(geometry.width + 0.001)
        expect(y).toBeLessThan(geometry.height + 0.001)
      }
  })

  test('what is across a side shares it', () => {
    fc.assert(
      fc.property(anyPlace, fc.integer({ min: 0, max: geometry.corners.length - 1 }), (place, side) => {
        const there = geometry.across(place, side)
        if (there === NONE) return
        const [ax, ay] = cornerOf(geometry, place, side)
        const [bx, by] = cornerOf(geometry, place, side + 1)
        const [cx, cy] = geometry.centre(there)
        const [px, py] = geometry.centre(place)
        expect((ax + bx) / 2).toBeCloseTo((cx + px) / 2)
        expect((ay + by) / 2).toBeCloseTo((cy + py) / 2)
      }),
    )
  })

  test('every key leads the way it lies on the keyboard, and the opposite way leads back', () => {
    const ways = [0, 90, 180, 270, ...Object.values(geometry.keys)]
    fc.assert(
      fc.property(anyPlace, fc.constantFrom(...ways), (place, angle) => {
        const there = geometry.towards(place, angle)
        if (there === NONE) return
        const [x, y] = geometry.centre(place)
        const [tx, ty] = geometry.centre(there)
        const went = (Math.atan2(tx - x, y - ty) * 180) / Math.PI
        expect(anglesApart(went, angle)).toBeLessThanOrEqual(30.001)
        expect(geometry.towards(there, angle + 180)).toBe(place)
      }),
    )
  })

  test('a ring wider it lies as it did, and shows outside what is next to it inside', () => {
    const { geometry: wider, source } = geometry.bled()
    expect(wider.count).toBeGreaterThan(geometry.count)
    for (let place = 0; place < wider.count; place++) {
      const inside = geometry.at(wider.centre(place))
      if (inside === NONE) expect(source(place)).not.toBe(NONE)
      else expect(source(place)).toBe(inside)
    }
  })

  test('the outline of everything is one line around it, and of a ring two', () => {
    const all = Array.from({ length: geometry.count }, (__, place) => place)
    expect(loopsAround(geometry, all)).toHaveLength(1)
    const middle = geometry.at([geometry.width / 2, geometry.height / 2])
    const ring = geometry.corners.map((__, side) => geometry.across(middle, side))
    // The squares of a ring touch at corners only: each is a loop of its own.
    expect(loopsAround(geometry, ring).length).toBe(geometry.corners.length === 6 ? 2 : 4)
    expect(loopsAround(geometry, [middle])[0]).toHaveLength(geometry.corners.length)
  })

  test('the lines of the grid are few paths that have every side once', () => {
    const all = Array.from({ length: geometry.count }, (__, place) => place)
    const lines = gridLines(geometry, all)
    expect(lines.length).toBeLessThan(geometry.count / 50)
    const drawn = lines
      .join('')
      .split('M')
      .slice(1)
      .reduce((sum, line) => sum + line.split('L').length - 1, 0)
    const sides = new Set<string>()
    for (let place = 0; place < geometry.count; place++)
      for (let side = 0; side < geometry.corners.length; side++) {
        const ends = [cornerOf(geometry, place, side), cornerOf(geometry, place, side + 1)]
        sides.add(
          ends
            .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
            .sort()
            .join(' '),
        )
      }
    expect(drawn).toBe(sides.size)
  })
})

describe('Hexes on a sheet', () => {
  const upright = hexGeometry(grid)

  test('arrows across the columns keep to a row, and the six keys go to the six sides', () => {
    const walk = (from: string, ...angles: number[]): string =>
      grid.name(angles.reduce((place, angle) => upright.towards(place, angle), hex(from)) as Hex)
    expect(walk('2020', 90, 90, 90)).toBe('2320')
    expect(walk('2020', 0, 0)).toBe('2018')
    const around = (['KeyW', 'KeyE', 'KeyD', 'KeyS', 'KeyA', 'KeyQ'] as const).map((key) =>
      walk('2020', upright.keys[key]),
    )
    expect(around).toEqual(grid.neighbours(hex('2020')).map((there) => grid.name(there)))
    expect(upright.towards(hex('1001'), 0)).toBe(NONE)
  })

  test('facings look where the rules say', () => {
    expect([0, 1, 5].map((vertex) => angleOfVertex(vertex))).toEqual([90, 150, 30])
    expect([0, 1, 5].map((side) => angleOfHexside(side))).toEqual([0, 60, 300])
    for (const turn of TURNS) {
      const geometry = hexGeometry(grid, { turn })
      for (const side of [0, 1, 2, 3, 4, 5])
        expect(geometry.towards(hex('2020'), angleOfHexside(side, turn))).toBe(geometry.across(hex('2020'), side))
      // Vertex 0 lies between the sides 1 and 2.
      const [x, y] = geometry.corners[2]
      expect(anglesApart((Math.atan2(x, -y) * 180) / Math.PI, angleOfVertex(0, turn))).toBeCloseTo(0)
    }
  })

  test('sides that touch become one line, in whatever order they come', () => {
    const stream = [
      [hex('2020'), 1],
      [hex('2020'), 3],
      [hex('2020'), 2],
      [hex('3030'), 0],
    ] as const
    expect(chainsOf(upright, stream).map((chain) => chain.length)).toEqual([4, 2])
  })

  test('an outline is a closed path', () => {
    expect(sharp(loopsAround(upright, [hex('1001')]))).toMatch(/^M[\d. ]+(L[\d. ]+){5}Z$/)
  })
})
