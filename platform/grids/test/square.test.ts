import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_AROUND, type Square, SquareGrid } from '../src/index.ts'

const grid = new SquareGrid(16, 8)
const at = (column: number, row: number): Square => grid.at(column, row) as Square
const places = (squares: readonly Square[]): string[] => squares.map((s) => `${grid.column(s)},${grid.row(s)}`)

describe('A square grid', () => {
  test('has four neighbours across sides and eight across corners too, fewer at the edge', () => {
    expect(places(grid.neighbours(at(3, 3)))).toEqual(['3,2', '4,3', '3,4', '2,3'])
    expect(grid.neighbours(at(3, 3), ALL_AROUND).length).toBe(8)
    expect(places(grid.neighbours(at(0, 0), ALL_AROUND))).toEqual(['1,0', '1,1', '0,1'])
    expect(grid.at(16, 0)).toBe(-1)
    expect(grid.at(0, -1)).toBe(-1)
  })

  test('counts both ways', () => {
    expect(grid.distance(at(1, 1), at(4, 3))).toBe(3)
    expect(grid.walk(at(1, 1), at(4, 3))).toBe(5)
    expect(grid.within(at(0, 0), 1).length).toBe(4)
  })

  test('a line passes squares in order, and the two beside a corner', () => {
    expect(grid.line(at(0, 0), at(0, 3)).map(places)).toEqual([['0,1'], ['0,2']])
    expect(grid.line(at(0, 0), at(2, 2)).map(places)).toEqual([['1,0', '0,1'], ['1,1'], ['2,1', '1,2']])
    expect(grid.line(at(0, 0), at(2, 1)).map(places)).toEqual([['1,0'], ['1,1']])
    expect(grid.line(at(5, 5), at(5, 5))).toEqual([])
    expect(grid.line(at(5, 5), at(6, 5))).toEqual([])
  })

  test('is the same the other way', () => {
    const any = fc.integer({ min: 0, max: grid.count - 1 }).map((n) => n as Square)
    fc.assert(
      fc.property(any, any, (from, to) => {
        const there = grid.line(from, to).map((squares) => places(squares).sort())
        const back = grid.line(to, from).map((squares) => places(squares).sort())
        expect(back.reverse()).toEqual(there)
      }),
    )
  })
})
