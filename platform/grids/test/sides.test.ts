import { describe, expect, test } from 'vitest'
import {
  ahead,
  alongEdge,
  type Direction,
  edgesCrossed,
  type Hex,
  HexGrid,
  Hexsides,
  hexesOfLong,
  isLineAstern,
  MANOEUVRES,
  manoeuvred,
  type Square,
  SquareGrid,
  squareAspectOf,
  squaresOf,
  stepsToEdge,
} from '../src/index.ts'

const grid = new HexGrid([10, 42], [1, 44])
const at = (name: string): Hex => grid.named(name) as Hex
const names = (hexes: readonly Hex[]): string[] => hexes.map((hex) => grid.name(hex))

describe('Hexsides', () => {
  const sides = new Hexsides(
    grid,
    ['stream', 'bridge', 'wall'],
    [
      { a: '2020', b: '2119', type: 'stream' },
      { a: '2120', b: '2020', type: 'stream' },
      { a: '2020', b: '2120', type: 'bridge' },
    ],
  )

  test('are the same from either side, and may bear several things', () => {
    expect(sides.hasBetween('stream', at('2119'), at('2020'))).toBe(true)
    expect(sides.has('stream', at('2020'), 1)).toBe(true)
    expect(sides.has('stream', at('2119'), 4)).toBe(true)
    expect(sides.at(at('2020'), 2)).toEqual(['stream', 'bridge'])
    expect(sides.at(at('2020'), 3)).toEqual([])
    expect(sides.hasBetween('stream', at('2020'), at('2220'))).toBe(false)
  })

  test('are listed in their order, each once', () => {
    expect(sides.of('stream').map(({ hex, side }) => `${grid.name(hex)}:${side}`)).toEqual(['2020:1', '2120:5'])
    expect(sides.of('wall')).toEqual([])
  })

  test('fail where there is none', () => {
    const lay = (a: string, b: string, type: 'stream') => () => new Hexsides(grid, ['stream'], [{ a, b, type }])
    expect(lay('2020', '2220', 'stream')).toThrow('2020 and 2220 have no side in common')
    expect(lay('2020', '9999', 'stream')).toThrow('9999')
    expect(lay('2020', '2119', 'ditch' as 'stream')).toThrow('ditch')
  })
})

describe('The edges of a map', () => {
  test('are so many columns or rows away', () => {
    expect(stepsToEdge(grid, at('1005'), 'left')).toBe(0)
    expect(stepsToEdge(grid, at('1305'), 'left')).toBe(3)
    expect(stepsToEdge(grid, at('1305'), 'right')).toBe(29)
    expect([stepsToEdge(grid, at('1305'), 'top'), stepsToEdge(grid, at('1305'), 'bottom')]).toEqual([4, 39])
    expect(alongEdge(grid, 'right')).toHaveLength(44)
  })

  test('are crossed where a step leads off the map', () => {
    expect(edgesCrossed(grid, at('1005'), 4)).toEqual(['left'])
    expect(edgesCrossed(grid, at('1005'), 3)).toEqual([])
    expect(edgesCrossed(grid, at('1001'), 5)).toEqual(['left', 'top'])
    // Odd columns are set down: their first row has room to the upper left.
    expect(edgesCrossed(grid, at('1101'), 5)).toEqual([])
    expect(edgesCrossed(grid, at('1144'), 2)).toEqual(['bottom'])
  })
})

describe('A long piece', () => {
  const ship = { bow: at('2010'), heading: 0 as Direction }
  const after = (manoeuvre: (typeof MANOEUVRES)[number]) => {
    const moved = manoeuvred(grid, ship, manoeuvre)
    return moved && [...names(hexesOfLong(grid, moved)), moved.heading]
  }

  test('goes ahead, turns, pivots, backs water and reverses', () => {
    expect(after('ahead')).toEqual(['2009', '2010', 0])
    expect(after('turnPort')).toEqual(['1909', '2010', 5])
    expect(after('turnStarboard')).toEqual(['2109', '2010', 1])
    expect(after('pivotPort')).toEqual(['1910', '2011', 5])
    expect(after('pivotStarboard')).toEqual(['2110', '2011', 1])
    expect(after('backWater')).toEqual(['2011', '2012', 0])
    expect(after('reverse')).toEqual(['2011', '2010', 3])
  })

  test('keeps one of its hexes, whatever it does and however it heads', () => {
    for (const heading of [0, 1, 2, 3, 4, 5] as const)
      for (const manoeuvre of MANOEUVRES) {
        const piece = { bow: at('2010'), heading }
        const moved = manoeuvred(grid, piece, manoeuvre)
        const before = hexesOfLong(grid, piece)
        expect(moved && hexesOfLong(grid, moved).some((hex) => before.includes(hex))).toBe(true)
      }
  })

  test('does not leave the map', () => {
    expect(manoeuvred(grid, { bow: at('2001'), heading: 0 }, 'ahead')).toBeNull()
    expect(manoeuvred(grid, { bow: at('2043'), heading: 0 }, 'backWater')).toBeNull()
  })

  test('is in line astern of one that it follows', () => {
    expect(isLineAstern(grid, ship, { bow: at('2012'), heading: 0 })).toBe(true)
    expect(isLineAstern(grid, ship, { bow: at('2012'), heading: 1 })).toBe(false)
    expect(isLineAstern(grid, ship, { bow: at('2013'), heading: 0 })).toBe(false)
  })
})

describe('Facing on squares', () => {
  const field = new SquareGrid(8, 8)
  const square = (column: number, row: number): Square => field.at(column, row) as Square

  test('has three squares in front, two beside and three behind', () => {
    expect(squaresOf(field, square(3, 3), 2, 'front')).toEqual([square(4, 2), square(4, 3), square(4, 4)])
    expect(squaresOf(field, square(3, 3), 2, 'flank')).toEqual([square(3, 2), square(3, 4)])
    expect(squaresOf(field, square(3, 3), 2, 'rear')).toEqual([square(2, 4), square(2, 3), square(2, 2)])
    expect(squaresOf(field, square(0, 0), 6, 'front')).toEqual([])
    expect(squareAspectOf(4, 0)).toBe('rear')
  })

  test('knows who is level with a piece or behind it', () => {
    expect([0, 2, 4, 6].map((facing) => ahead(field, square(3, 3), facing as 0, square(5, 2)))).toEqual([1, 2, -1, -2])
  })
})
