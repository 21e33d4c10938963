import type { Box, Point, WideName } from '@iacta/cartography'
import { PLACES, type PlaceKind } from '../data/map.ts'
import type { PlaceId } from '../rules/printed.ts'
import { places } from '../text/places.ts'

/** How large things are drawn on the map, in its own units; the places of things are found with the same sizes. */

interface City {
  readonly kind: PlaceKind
  readonly value: number
}

const CITY = Object.fromEntries(PLACES.map(([id, kind, value]) => [id, { kind, value }])) as Record<PlaceId, City>

export const kindOf = (place: PlaceId): PlaceKind => CITY[place].kind
export const worthOf = (place: PlaceId): number => CITY[place].value

/** A block, or blocks close together. */
export const STACK_SIZE = 98

/** Blocks seen from near lie side by side, and need not be as large. */
export const NEAR_SIZE = 68

/**
 * Towards which side of its blocks a place lies: -1 for left or above, 1 for right or below, 0 where they stand over or
 * beside its middle. There they stay where they are, however large they are shown and however many they are.
 */
export const leanOf = ([x, y]: Point, [dotX, dotY]: Point): Point => [lean(dotX - x), lean(dotY - y)]
const lean = (off: number): number => (Math.abs(off) < STACK_SIZE / 2 ? 0 : Math.sign(off))

/** The room of blocks beside each other, which grows away from the place they stand at. */
export const spreadBox = (stack: Point, dot: Point): Box => ({
  x: stack[0] - SPREAD.width / 2 - (leanOf(stack, dot)[0] * (SPREAD.width - STACK_SIZE)) / 2,
  y: stack[1] - SPREAD.height / 2,
  ...SPREAD,
})

/** A row of blocks, or the two sides of a battle side by side: kept free where it can be. */
export const SPREAD = { width: 176, height: STACK_SIZE } as const

/** A mark on a road, such as how many have used it. */
export const ROAD_MARK = { width: 40, height: 26 } as const

/** From the middle of a city's mark to its edge. */
export function markSize(place: PlaceId): number {
  const { kind, value } = CITY[place]
  if (value > 0) return value > 1 ? 26 : 22
  return kind === 'major-port' ? 16 : 11
}

/** Names by importance. */
export function nameSize(place: PlaceId): number {
  const { kind, value } = CITY[place]
  if (value > 0) return value > 1 ? 42 : 36
  return kind === 'major-port' ? 31 : 28
}

/** Letters of the text face are this wide on average, in ems; rather more than less. */
const LETTER = 0.54

/** On which side of its mark a city's name is written. */
export type Side = 'below' | 'above' | 'right' | 'left'

/** What a name is mostly written on. */
export type Ground = 'land' | 'sea' | 'coast'

/** The room of a name whose point nearest to the mark is `at`. */
export function nameBox(place: PlaceId, at: Point, side: Side): Box {
  const size = nameSize(place)
  const width = places[place].length * LETTER * size + 8
  const x = side === 'right' ? at[0] - 2 : side === 'left' ? at[0] - width + 2 : at[0] - width / 2
  const y = side === 'below' ? at[1] - 1 : side === 'above' ? at[1] - size + 1 : at[1] - size / 2
  return { x, y, width, height: size }
}

/** From afar the names of cities that count are written no larger than this. */
const GREAT = { most: 60, more: 50 } as const

/** The room of such a name then: it grows about the city's mark. */
export function greatBox(place: PlaceId, { x, y, width, height }: Box, [dotX, dotY]: Point): Box {
  const by = (worthOf(place) > 1 ? GREAT.most : GREAT.more) / nameSize(place)
  return { x: dotX + (x - dotX) * by, y: dotY + (y - dotY) * by, width: width * by, height: height * by }
}

/** Capitals in the names of seas and lands, with the space between them, and from line to line, in ems. */
export const WIDE_PITCH = { letter: 0.98, line: 1.25 } as const

/** The room of such a name, letter by letter, since it may slope. */
export function wideNameBoxes({ lines, at: [x, y], turn, size }: WideName): Box[] {
  const pitch = size * WIDE_PITCH.letter
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return lines.flatMap((line, row) =>
    [...line].map((_, i) => {
      const across = (i - (line.length - 1) / 2) * pitch
      const down = (row - (lines.length - 1) / 2) * size * WIDE_PITCH.line
      const middle: Point = [x + cos * across - sin * down, y + sin * across + cos * down]
      return { x: middle[0] - pitch / 2, y: middle[1] - size / 2, width: pitch, height: size }
    }),
  )
}
