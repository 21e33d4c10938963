import { type Hex, HexGrid, Hexsides, NONE } from '@iacta/grids'
import type { GroundArea, GroundWay, SideFeature } from '@iacta/web/grid'

/** A field as large as the largest of the coming games: invented, and only here to be looked at. */
export const grid = new HexGrid([10, 42], [1, 44])

const at = (name: string): Hex => {
  const hex = grid.named(name)
  if (hex === NONE) throw new Error(`there is no hex ${name}`)
  return hex
}

/** Hexes no further than so many from one of these. */
const around = (far: number, ...names: readonly string[]): Hex[] => [
  ...new Set(names.flatMap((name) => grid.within(at(name), far))),
]

const WATER = grid.all.filter((hex) => grid.row(hex) <= 2 + Math.round(Math.sin(grid.column(hex) / 4)))
const dry = (hexes: readonly Hex[]): Hex[] => hexes.filter((hex) => !WATER.includes(hex))
const WOODS = dry([...around(2, '1330', '1532', '3812', '4014', '1214'), ...around(1, '2040', '2240', '2838', '3941')])
const ROUGH = dry([...around(1, '3630', '3732', '3528'), ...around(1, '1622')]).filter((hex) => !WOODS.includes(hex))

export const AREAS: readonly GroundArea[] = [
  { kind: 'rough', places: ROUGH, strewn: 'stones' },
  { kind: 'woods', places: WOODS, strewn: 'trees' },
  { kind: 'water', places: WATER },
]

export const LEVELS = new Uint8Array(grid.count)
const HILLS: readonly (readonly [string, number])[] = [
  ['3528', 6],
  ['1219', 5],
  ['2010', 3],
]
for (const [top, far] of HILLS)
  for (const hex of dry(grid.within(at(top), far)))
    LEVELS[hex] = Math.max(LEVELS[hex], Math.min(3, Math.ceil((far - grid.distance(at(top), hex) + 1) / 2)))

/** A stream down the middle, bridged once, and a trench. */
const stream = Array.from({ length: 20 }, (_, i) => [at(`26${String(20 + i).padStart(2, '0')}`), i] as const).flatMap(
  ([hex]) => [1, 2].map((side) => ({ hex, side: side as 1 | 2 })),
)
const name = (hex: Hex): string => grid.name(hex)
export const HEXSIDES = new Hexsides(
  grid,
  ['stream', 'bridge', 'trench'],
  [
    ...stream.map(({ hex, side }) => ({
      a: name(hex),
      b: name(grid.neighbour(hex, side) as Hex),
      type: 'stream' as const,
    })),
    { a: '2628', b: '2728', type: 'bridge' },
    ...Array.from({ length: 8 }, (_, i) => `17${String(24 + i)}`).flatMap((hex) =>
      ([1, 2] as const).map((side) => ({
        a: hex,
        b: name(grid.neighbour(at(hex), side) as Hex),
        type: 'trench' as const,
      })),
    ),
  ],
)

export const SIDES: readonly SideFeature[] = [
  { kind: 'stream', sides: HEXSIDES.of('stream').map(({ hex, side }) => [hex, side] as const) },
  { kind: 'bridge', sides: HEXSIDES.of('bridge').map(({ hex, side }) => [hex, side] as const), as: 'crossing' },
  { kind: 'trench', sides: HEXSIDES.of('trench').map(({ hex, side }) => [hex, side] as const) },
]

export const WAYS: readonly GroundWay[] = [
  {
    kind: 'track',
    places: Array.from({ length: 33 }, (_, i) => at(`${10 + i}${28 + (i < 14 ? 0 : i % 3 === 0 ? 1 : 0)}`)),
  },
]
export const NAMES = [
  { text: 'Fluvius', at: at('2301') },
  { text: 'Castra', at: at('1236') },
]

const KINDS = ['clear', 'woods', 'rough', 'water'] as const
export const kindOf = (hex: Hex): (typeof KINDS)[number] =>
  WOODS.includes(hex) ? 'woods' : ROUGH.includes(hex) ? 'rough' : WATER.includes(hex) ? 'water' : 'clear'
