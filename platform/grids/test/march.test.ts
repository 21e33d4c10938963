import { describe, expect, test } from 'vitest'
import {
  BARRED,
  COLUMN_STRIDES,
  cheapestIn,
  climb,
  type Gait,
  type Hex,
  HexGrid,
  Hexsides,
  LINE_STRIDES,
  march,
  nodeOf,
  type Stance,
  spread,
  stanceOf,
  UNREACHED,
  wayTo,
} from '../src/index.ts'

const grid = new HexGrid([10, 42], [1, 44])
const at = (name: string): Hex => grid.named(name) as Hex
const open: Gait = { strides: LINE_STRIDES, enter: () => 1, turn: () => 1 }
const from: Stance = { hex: at('2020'), facing: 0 }

describe('A march with facing', () => {
  test('enters front hexes at the price of the ground, and pays for every vertex it turns', () => {
    const { price } = march(grid, from, 5, open)
    expect(price[nodeOf({ hex: at('2119'), facing: 0 })]).toBe(1)
    expect(price[nodeOf({ hex: at('2020'), facing: 2 })]).toBe(2)
    expect(price[nodeOf({ hex: at('2020'), facing: 3 })]).toBe(3)
    // To a flank hex it has to turn once; to a rear hex twice, or to go round.
    expect(price[nodeOf({ hex: at('2019'), facing: 5 })]).toBe(2)
    expect(price[nodeOf({ hex: at('2019'), facing: 0 })]).toBe(3)
    expect(price[nodeOf({ hex: at('1919'), facing: 4 })]).toBe(3)
  })

  test('the way tells where it turned', () => {
    const ways = march(grid, from, 5, open)
    const way = wayTo(ways, nodeOf({ hex: at('2018'), facing: 5 })).map(stanceOf)
    expect(way.map(({ hex, facing }) => `${grid.name(hex)}:${facing}`)).toEqual([
      '2020:0',
      '2020:5',
      '2019:5',
      '2018:5',
    ])
    expect(cheapestIn(ways, at('2018'))).toEqual({ hex: at('2018'), facing: 5 })
    expect(cheapestIn(ways, at('4040'))).toBeNull()
  })

  test('in column the hexes beside the one ahead cost no turn', () => {
    const { price } = march(grid, { hex: at('2020'), facing: 1 }, 4, { ...open, strides: COLUMN_STRIDES })
    expect(price[nodeOf({ hex: at('2119'), facing: 1 })]).toBe(1)
    expect(price[nodeOf({ hex: at('2019'), facing: 0 })]).toBe(1)
    expect(price[nodeOf({ hex: at('2120'), facing: 2 })]).toBe(1)
    expect(price[nodeOf({ hex: at('2021'), facing: 3 })]).toBe(2)
  })

  test('ends where it may not go on, but begins there', () => {
    const held = new Set([at('2119'), at('2120'), at('2020')])
    const { price } = march(grid, from, 4, { ...open, goesOn: (hex) => !held.has(hex) })
    expect(price[nodeOf({ hex: at('2119'), facing: 0 })]).toBe(1)
    expect(price[nodeOf({ hex: at('2119'), facing: 1 })]).toBe(UNREACHED)
    expect(price[nodeOf({ hex: at('2219'), facing: 0 })]).toBe(UNREACHED)
    expect(price[nodeOf({ hex: at('2021'), facing: 1 })]).toBe(2)
  })

  test('pays for rivers and slopes on the way, and enters nothing that is barred', () => {
    const sides = new Hexsides(grid, ['stream'], [{ a: '2020', b: '2119', type: 'stream' }])
    const level = new Uint8Array(grid.count)
    level[at('2120')] = 1
    const gait: Gait = {
      ...open,
      enter: (a, b, direction) =>
        b === at('2219') ? BARRED : 1 + (sides.has('stream', a, direction) ? 2 : 0) + Math.abs(climb(level, a, b)),
    }
    const { price } = march(grid, from, 5, gait)
    expect(price[nodeOf({ hex: at('2119'), facing: 0 })]).toBe(3)
    expect(price[nodeOf({ hex: at('2120'), facing: 0 })]).toBe(2)
    expect(price[nodeOf({ hex: at('2220'), facing: 0 })]).toBe(4)
    expect(cheapestIn(march(grid, from, 5, gait), at('2219'))).toBeNull()
  })
})

describe('A range that bends', () => {
  // 4.21: the unit's hex counts, the leader's does not; enemies bar the way, and their zones where no friend stands.
  const enemies = new Set([at('2118'), at('2119')])
  const zones = new Set([at('2019'), at('2018'), at('2017')])
  const trace = (friends: ReadonlySet<Hex>) =>
    spread(grid, [at('2020')], 4, (_, to) => (enemies.has(to) || (zones.has(to) && !friends.has(to)) ? BARRED : 1))

  test('goes round what bars it', () => {
    const { price } = trace(new Set())
    expect(price[at('2021')]).toBe(1)
    expect(price[at('2018')]).toBe(UNREACHED)
    expect(grid.distance(at('2020'), at('2016'))).toBe(4)
    expect(price[at('2016')]).toBe(UNREACHED)
  })

  test('and through a zone where a friend stands', () => {
    const { price } = trace(new Set([at('2019'), at('2018'), at('2017')]))
    expect(price[at('2016')]).toBe(4)
  })
})
