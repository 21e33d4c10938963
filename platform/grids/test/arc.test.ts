import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arc,
  coneOfHexside,
  coneOfVertex,
  type Direction,
  type Hex,
  HexGrid,
  isInArc,
  lineDirections,
  sidesOf,
  type Vertex,
} from '../src/index.ts'

const grid = new HexGrid([10, 42], [1, 44])
const at = (name: string): Hex => grid.named(name) as Hex
const names = (hexes: readonly Hex[]): string[] => hexes.map((hex) => grid.name(hex)).sort()
const atDistance = (hexes: readonly Hex[], from: Hex, far: number): number =>
  hexes.filter((hex) => grid.distance(from, hex) === far).length

/** Far enough from all edges that nothing is cut off. */
const inland = fc
  .tuple(fc.integer({ min: 18, max: 34 }), fc.integer({ min: 10, max: 34 }))
  .map(([c, r]) => grid.at(c, r) as Hex)
const facing = fc.constantFrom<Vertex>(0, 1, 2, 3, 4, 5)

describe('An arc of hexsides', () => {
  test('holds what a line leads to that leaves by one of them', () => {
    const front = lineDirections(0, 'front')
    expect(isInArc(grid, at('2020'), at('2220'), front, 'both')).toBe(true)
    expect(isInArc(grid, at('2020'), at('2018'), front, 'either')).toBe(false)
    expect(isInArc(grid, at('2020'), at('2020'), front, 'either')).toBe(false)
  })

  test('where a line leaves by the corner of it, the rules say whether it counts', () => {
    // Between the front and the flank of a piece that faces right.
    expect(sidesOf(grid, at('2020'), 0, at('2118'))).toEqual(['flank', 'front'])
    expect(isInArc(grid, at('2020'), at('2118'), lineDirections(0, 'front'), 'either')).toBe(true)
    expect(isInArc(grid, at('2020'), at('2118'), lineDirections(0, 'front'), 'both')).toBe(false)
    expect(sidesOf(grid, at('2020'), 0, at('2220'))).toEqual(['front'])
  })

  test('front, flank and rear together are all there is, and turn with the piece', () => {
    fc.assert(
      fc.property(inland, facing, (hex, vertex) => {
        const parts = (['front', 'flank', 'rear'] as const).flatMap((aspect) =>
          arc(grid, hex, lineDirections(vertex, aspect), 5, 'either'),
        )
        expect(new Set(parts).size).toBe(grid.within(hex, 5).length - 1)
        expect(arc(grid, hex, lineDirections(vertex, 'front'), 5, 'both')).toHaveLength(
          arc(grid, hex, lineDirections(0, 'front'), 5, 'both').length,
        )
      }),
      { numRuns: 30 },
    )
  })
})

describe('A cone between rows of hexes', () => {
  test('of a vertex begins with the two front hexes and is one wider with each step', () => {
    fc.assert(
      fc.property(inland, facing, (hex, vertex) => {
        const cone = coneOfVertex(grid, hex, vertex, 4)
        expect([1, 2, 3, 4].map((far) => atDistance(cone, hex, far))).toEqual([2, 3, 4, 5])
        const front = lineDirections(vertex, 'front').map((d) => grid.neighbour(hex, d))
        expect(cone.filter((there) => grid.areNeighbours(hex, there))).toEqual(front)
      }),
      { numRuns: 30 },
    )
    expect(names(coneOfVertex(grid, at('2020'), 0, 2))).toEqual(['2119', '2120', '2219', '2220', '2221'])
  })

  test('of a hexside begins with the hex ahead and its two neighbours', () => {
    fc.assert(
      fc.property(inland, facing, (hex, side) => {
        const cone = coneOfHexside(grid, hex, side as Direction, 3)
        expect([1, 2, 3].map((far) => atDistance(cone, hex, far))).toEqual([3, 5, 7])
        expect(cone).toContain(grid.neighbour(hex, side as Direction))
      }),
      { numRuns: 30 },
    )
    expect(names(coneOfHexside(grid, at('2020'), 0, 1))).toEqual(['1919', '2019', '2119'])
  })

  test('ends at the edge of the map', () => {
    expect(names(coneOfVertex(grid, at('4220'), 0, 3))).toEqual([])
  })
})
