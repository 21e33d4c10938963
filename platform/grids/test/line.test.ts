import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockedAt, type Hex, HexGrid, heightScreen, line, NONE } from '../src/index.ts'

const grid = new HexGrid([10, 35], [1, 28])
const at = (name: string): Hex => grid.named(name) as Hex
const names = (passed: readonly (readonly Hex[])[]): string[] =>
  passed.map((hexes) => hexes.map((hex) => grid.name(hex)).join('+'))
const anyHex = fc.integer({ min: 0, max: grid.count - 1 }).map((n) => n as Hex)

describe('A straight line', () => {
  test('passes the hexes of a column, and of a slanting row', () => {
    expect(names(line(grid, at('1605'), at('1609')))).toEqual(['1606', '1607', '1608'])
    expect(names(line(grid, at('1605'), at('1906')))).toEqual(['1705', '1806'])
  })

  test('runs along a hexside where it must', () => {
    expect(names(line(grid, at('1605'), at('1805')))).toEqual(['1704+1705'])
    expect(names(line(grid, at('1605'), at('2005')))).toEqual(['1704+1705', '1805', '1904+1905'])
  })

  test('has nothing between neighbours, nor in one hex', () => {
    expect(line(grid, at('1605'), at('1606'))).toEqual([])
    expect(line(grid, at('1605'), at('1605'))).toEqual([])
  })

  test('beyond the edge there is nothing to pass', () => {
    expect(names(line(grid, at('1601'), at('1801')))).toEqual(['1701'])
  })

  test('passes what a fine walk from centre to centre steps on, in that order, and the same the other way', () => {
    const centre = (hex: Hex): [number, number] => [1.5 * grid.x(hex), Math.sqrt(3) * (grid.z(hex) + grid.x(hex) / 2)]
    const nearest = (x: number, y: number, among: readonly Hex[]): Hex[] => {
      const far = (hex: Hex): number => Math.hypot(centre(hex)[0] - x, centre(hex)[1] - y)
      const least = Math.min(...among.map(far))
      return among.filter((hex) => far(hex) < least + 1e-9)
    }
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const passed = line(grid, from, to)
        const [x, y] = centre(from)
        const [toX, toY] = centre(to)
        const near = grid.all.filter(
          (hex) => grid.distance(from, hex) + grid.distance(hex, to) <= grid.distance(from, to) + 2,
        )
        const walked: Hex[] = []
        const fine = 40 * grid.distance(from, to)
        for (let i = 1; i < fine; i++) {
          const here = nearest(x + ((toX - x) * i) / fine, y + ((toY - y) * i) / fine, near)
          if (here.length === 1 && walked[walked.length - 1] !== here[0]) walked.push(here[0])
        }
        const crossed = passed.flat()
        for (const hex of walked) if (hex !== from && hex !== to) expect(crossed).toContain(hex)
        const back = line(grid, to, from)
        expect(back.map((hexes) => [...hexes].sort((a, b) => a - b)).reverse()).toEqual(
          passed.map((hexes) => [...hexes].sort((a, b) => a - b)),
        )
        // Nothing else: what is passed is touched by the walk, or lies beside it.
        for (const hex of crossed)
          expect(grid.distance(from, hex) + grid.distance(hex, to)).toBeLessThanOrEqual(grid.distance(from, to) + 1)
      }),
      { numRuns: 60 },
    )
  })
})

describe('Sight', () => {
  const level = new Uint8Array(grid.count)
  const woods = new Set<Hex>([at('1705'), at('1607')])
  const see = (from: string, to: string, beside: 'either' | 'both' = 'either'): string | null => {
    const screen = heightScreen({ level }, at(from), at(to), (hex) => woods.has(hex), beside)
    const blocked = blockedAt(grid, at(from), at(to), screen)
    return blocked === NONE ? null : grid.name(blocked)
  }

  test('neighbours always see each other, and open ground hides nobody', () => {
    expect(see('1605', '1705')).toBeNull()
    expect(see('2005', '2012')).toBeNull()
  })

  test('what stands between blocks', () => {
    expect(see('1605', '1609')).toBe('1607')
  })

  test('along a hexside one screen is enough, or both are needed', () => {
    expect(see('1605', '1805')).toBe('1705')
    expect(see('1605', '1805', 'both')).toBeNull()
  })

  test('woods lower than both ends hide nothing; ground higher than both does', () => {
    level[at('1605')] = 1
    level[at('1609')] = 1
    expect(see('1605', '1609')).toBeNull()
    level[at('1609')] = 0
    expect(see('1605', '1609')).toBe('1607')
    level[at('2008')] = 2
    expect(see('2005', '2012')).toBe('2008')
    level[at('2005')] = 2
    expect(see('2005', '2012')).toBeNull()
  })
})
