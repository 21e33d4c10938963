import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areFrontToBack,
  areSideBySide,
  aspectOf,
  bearings,
  columnAspectOf,
  columnDirections,
  DIRECTION_IDS,
  DIRECTIONS,
  type Direction,
  type Hex,
  HexGrid,
  hexesOf,
  hexside,
  hexsidesBeside,
  lineDirections,
  NONE,
  opposite,
  seenAs,
  turned,
  turnsBetween,
  type Vertex,
  verticesBeside,
} from '../src/index.ts'

const grid = new HexGrid([10, 42], [1, 44])

const at = (name: string): Hex => {
  const hex = grid.named(name)
  if (hex === NONE) throw new Error(`there is no hex ${name}`)
  return hex
}
const names = (hexes: readonly Hex[]): string[] => hexes.map((hex) => grid.name(hex))
const directions = (...ids: string[]): number[] => ids.map((id) => DIRECTION_IDS.indexOf(id as never))

const anyHex = fc.integer({ min: 0, max: grid.count - 1 }).map((n) => n as Hex)

describe('A hex grid', () => {
  test('names its hexes by column and row, and finds them by it', () => {
    expect(grid.count).toBe(33 * 44)
    expect(grid.name(at('1605'))).toBe('1605')
    expect([grid.column(at('1605')), grid.row(at('1605'))]).toEqual([16, 5])
    for (const wrong of ['0905', '4305', '1045', '1000', '16050', 'abcd', '']) expect(grid.named(wrong)).toBe(NONE)
    for (const hex of grid.all) expect(grid.named(grid.name(hex))).toBe(hex)
  })

  test('sets odd columns half a hex down', () => {
    const around = (name: string): string[] => names(grid.neighbours(at(name)))
    expect(around('1605')).toEqual(['1604', '1704', '1705', '1606', '1505', '1504'])
    expect(around('1705')).toEqual(['1704', '1805', '1806', '1706', '1606', '1605'])
  })

  test('ends at its edges', () => {
    expect(names(grid.neighbours(at('1001')))).toEqual(['1101', '1002'])
    expect(grid.neighbour(at('1001'), 0)).toBe(NONE)
    expect(names(grid.neighbours(at('4244')))).toEqual(['4243', '4144', '4143'])
  })

  test('knows chains of neighbours for what they are', () => {
    for (const chain of ['2303-2204-2103', '1805-1905-2006-2105-2206-2305-2405', '4010-4109-4209']) {
      const hexes = chain.split('-').map(at)
      for (let i = 1; i < hexes.length; i++) expect(grid.areNeighbours(hexes[i - 1], hexes[i])).toBe(true)
    }
  })

  test('neighbours are mutual, and a distance of 1', () => {
    for (const hex of grid.all)
      for (const d of DIRECTIONS) {
        const next = grid.neighbour(hex, d)
        if (next === NONE) continue
        expect(grid.neighbour(next, opposite(d))).toBe(hex)
        expect(grid.distance(hex, next)).toBe(1)
        expect(grid.directionTo(hex, next)).toBe(d)
        expect(hexside(grid, hex, d)).toBe(hexside(grid, next, opposite(d)))
      }
    expect(grid.directionTo(at('1605'), at('1607'))).toBe(NONE)
  })

  test('distance is the number of steps of the shortest way', () => {
    fc.assert(
      fc.property(anyHex, (from) => {
        const steps = new Map<Hex, number>([[from, 0]])
        for (const hex of steps.keys())
          for (const next of grid.neighbours(hex)) if (!steps.has(next)) steps.set(next, (steps.get(hex) ?? 0) + 1)
        for (const [hex, far] of steps) expect(grid.distance(from, hex)).toBe(far)
      }),
      { numRuns: 10 },
    )
  })

  test('rings lie exactly so far away, and all of them are all within', () => {
    expect(names(grid.ring(at('2010'), 1))).toEqual(names(grid.neighbours(at('2010'))))
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 0, max: 6 }), (hex, far) => {
        const ring = grid.ring(hex, far)
        expect(new Set(ring).size).toBe(ring.length)
        for (const there of ring) expect(grid.distance(hex, there)).toBe(far)
        const near = grid.all.filter((there) => grid.distance(hex, there) <= far)
        expect([...grid.within(hex, far)].sort((a, b) => a - b)).toEqual(near)
      }),
      { numRuns: 40 },
    )
  })
})

describe('Facing', () => {
  test('a vertex has two hexes in front, two beside, two behind', () => {
    const table: Record<number, [string[], string[], string[]]> = {
      0: [
        ['NE', 'SE'],
        ['N', 'S'],
        ['SW', 'NW'],
      ],
      1: [
        ['SE', 'S'],
        ['NE', 'SW'],
        ['N', 'NW'],
      ],
      2: [
        ['S', 'SW'],
        ['SE', 'NW'],
        ['N', 'NE'],
      ],
      3: [
        ['SW', 'NW'],
        ['N', 'S'],
        ['NE', 'SE'],
      ],
      4: [
        ['N', 'NW'],
        ['NE', 'SW'],
        ['SE', 'S'],
      ],
      5: [
        ['N', 'NE'],
        ['SE', 'NW'],
        ['S', 'SW'],
      ],
    }
    for (const [vertex, [front, flank, rear]] of Object.entries(table)) {
      const v = Number(vertex) as Vertex
      expect(lineDirections(v, 'front')).toEqual(directions(...front))
      expect(lineDirections(v, 'flank')).toEqual(directions(...flank))
      expect(lineDirections(v, 'rear')).toEqual(directions(...rear))
    }
  })

  test('a hexside has one hex in front, one behind, two before and two behind the flanks', () => {
    expect(columnAspectOf(1, 1)).toBe('front')
    expect(columnDirections(1, 'frontFlank')).toEqual(directions('N', 'SE'))
    expect(columnDirections(1, 'backFlank')).toEqual(directions('S', 'NW'))
    expect(columnDirections(1, 'rear')).toEqual(directions('SW'))
  })

  test('leaving column turns thirty degrees, and forming it is the reverse', () => {
    expect(verticesBeside(1)).toEqual([5, 0])
    expect(verticesBeside(3)).toEqual([1, 2])
    expect(verticesBeside(0)).toEqual([4, 5])
    for (const d of DIRECTIONS)
      for (const vertex of verticesBeside(d)) {
        expect(hexsidesBeside(vertex)).toContain(d)
        expect(aspectOf(vertex, d)).toBe('front')
      }
  })

  test('turning goes the shorter way', () => {
    expect(turnsBetween(0, 5)).toBe(1)
    expect(turnsBetween(1, 4)).toBe(3)
    expect(turned(0, -1)).toBe(5)
    expect(turned(5, 8)).toBe(1)
  })

  test('side by side and front to back', () => {
    expect(areSideBySide(grid, at('1605'), 0, at('1606'), 0)).toBe(true)
    expect(areSideBySide(grid, at('1605'), 0, at('1606'), 1)).toBe(false)
    expect(areSideBySide(grid, at('1605'), 0, at('1705'), 0)).toBe(false)
    expect(areFrontToBack(grid, at('1605'), 0, at('1705'), 0)).toBe(true)
    expect(areFrontToBack(grid, at('1705'), 0, at('1605'), 0)).toBe(true)
    expect(areFrontToBack(grid, at('1605'), 0, at('1606'), 0)).toBe(false)
    expect(seenAs(grid, at('1605'), 0, at('1505'))).toBe('rear')
    expect(seenAs(grid, at('1605'), 0, at('1705'))).toBe('front')
    expect(seenAs(grid, at('1605'), 0, at('1905'))).toBeNull()
    expect(names(hexesOf(grid, at('1001'), 0, 'front'))).toEqual(['1101'])
  })

  test('a line to a far hex leaves by one side, or by the corner between two', () => {
    for (const d of DIRECTIONS) {
      let hex = at('2520')
      for (let i = 0; i < 5; i++) {
        hex = grid.neighbour(hex, d) as Hex
        expect(bearings(grid, at('2520'), hex)).toEqual([d])
      }
    }
    // Two columns away in the same slanting row: exactly between.
    expect(bearings(grid, at('2020'), at('2220'))).toEqual(directions('NE', 'SE') as Direction[])
    expect(bearings(grid, at('2020'), at('2221'))).toEqual(directions('SE') as Direction[])
  })
})
