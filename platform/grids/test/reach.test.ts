import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AROUND,
  type Around,
  besides,
  controls,
  type Direction,
  type Hex,
  HexGrid,
  headingsApart,
  NONE,
  rangeBetween,
  reach,
  sternOf,
  UNREACHED,
  wayTo,
  Zones,
} from '../src/index.ts'

const grid = new HexGrid([10, 30], [1, 20])
const at = (name: string): Hex => grid.named(name) as Hex
const name = (hex: Hex | typeof NONE): string | null => (hex === NONE ? null : grid.name(hex))

describe('Reach', () => {
  const open = (node: number, _spent: number, to: (next: number, price: number) => void): void => {
    for (const next of grid.neighbours(node as Hex)) to(next, 1)
  }

  test('over open ground is the distance, and the way is made of neighbours', () => {
    const ways = reach(grid.count, [at('2010')], 5, open)
    for (const hex of grid.all) {
      const far = grid.distance(at('2010'), hex)
      expect(ways.price[hex]).toBe(far <= 5 ? far : UNREACHED)
      const way = wayTo(ways, hex)
      expect(way.length).toBe(far <= 5 ? far + 1 : 0)
      for (let i = 1; i < way.length; i++) expect(grid.areNeighbours(way[i - 1] as Hex, way[i] as Hex)).toBe(true)
    }
  })

  test('takes the cheaper way round, and steps that cost nothing', () => {
    const wall = new Set<number>(['2009', '2109', '2110', '1909', '1910'].map(at))
    const around = reach(grid.count, [at('2010')], 12, (node, _spent, to) => {
      for (const next of grid.neighbours(node as Hex)) if (!wall.has(next)) to(next, 1)
    })
    expect(around.price[at('2008')]).toBeGreaterThan(2)
    const line = reach(6, [0], 1, (node, _spent, to) => node < 5 && to(node + 1, node === 2 ? 1 : 0))
    expect([...line.price]).toEqual([0, 0, 0, 1, 1, 1])
  })

  test('finds the least price whatever the ground', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: grid.count, maxLength: grid.count }),
        (ground) => {
          const ways = reach(grid.count, [at('2010')], 9, (node, _spent, to) => {
            for (const next of grid.neighbours(node as Hex)) to(next, ground[next])
          })
          for (const hex of grid.all) {
            const price = ways.price[hex]
            for (const next of grid.neighbours(hex))
              if (price !== UNREACHED && price + ground[next] <= 9)
                expect(ways.price[next]).toBeLessThanOrEqual(price + ground[next])
            const way = wayTo(ways, hex)
            if (way.length > 0) expect(way.slice(1).reduce((sum, node) => sum + ground[node], 0)).toBe(price)
          }
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('Zones of control', () => {
  test('are the two hexes in front, counted, and go where control goes', () => {
    const zones = new Zones(grid, (_, to) => to !== at('2110'))
    const unit = { hex: at('2010'), facing: 0 } as const
    zones.add(unit)
    zones.add({ hex: at('2209'), facing: 3 })
    expect(controls(grid, unit, at('2109'))).toBe(true)
    expect(zones.counts[at('2109')]).toBe(2)
    expect(zones.isControlled(at('2110'))).toBe(false)
    zones.remove(unit)
    expect(zones.counts[at('2109')]).toBe(1)
    expect(zones.isControlled(at('2011'))).toBe(false)
  })
})

describe('A piece of two hexes', () => {
  const ship = { bow: at('2010'), heading: 0 as Direction }

  test('has eight hexes around it, each by its name', () => {
    expect(name(sternOf(grid, ship))).toBe('2011')
    const around = Object.fromEntries(AROUND.map((where: Around) => [where, name(besides(grid, ship, where))]))
    expect(around).toEqual({
      ahead: '2009',
      starboardBow: '2109',
      starboardBeam: '2110',
      starboardQuarter: '2111',
      astern: '2012',
      portQuarter: '1911',
      portBeam: '1910',
      portBow: '1909',
    })
  })

  test('the eight are all that touch it, and the beams touch both ends', () => {
    for (const heading of [0, 1, 2, 3, 4, 5] as const) {
      const piece = { bow: at('2010'), heading }
      const stern = sternOf(grid, piece) as Hex
      const touching = grid.all.filter(
        (hex) =>
          hex !== piece.bow &&
          hex !== stern &&
          Math.min(grid.distance(hex, piece.bow), grid.distance(hex, stern)) === 1,
      )
      expect(AROUND.map((where) => besides(grid, piece, where)).sort((a, b) => a - b)).toEqual(touching)
      for (const beam of ['portBeam', 'starboardBeam'] as const) {
        const hex = besides(grid, piece, beam) as Hex
        expect([grid.distance(hex, piece.bow), grid.distance(hex, stern)]).toEqual([1, 1])
      }
    }
  })

  test('range is between the nearest ends, headings differ by sixths', () => {
    expect(rangeBetween(grid, ship, { bow: at('2014'), heading: 0 })).toBe(3)
    expect(rangeBetween(grid, ship, { bow: at('2014'), heading: 3 })).toBe(2)
    expect([headingsApart(0, 3), headingsApart(5, 1), headingsApart(2, 2)]).toEqual([3, 2, 0])
    expect(sternOf(grid, { bow: at('1020'), heading: 0 })).toBe(NONE)
  })
})
