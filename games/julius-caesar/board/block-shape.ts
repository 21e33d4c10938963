import type { Box, Point } from '@iacta/cartography'

/** Where things are on a block of 100 by 100: nothing that is put on it may lie on its strength. */

const PIP = { across: 6.5, down: 7, apart: 16, middle: 16.5 } as const

/** The middles of so many pips, in a row on the upper edge. */
export const pipsOf = (n: number): readonly Point[] =>
  Array.from({ length: n }, (_, i) => [50 + (i - (n - 1) / 2) * PIP.apart, PIP.middle])

export const pipPath = ([x, y]: Point): string => {
  const { across, down } = PIP
  return `M${x} ${y - down}l${across} ${down}-${across} ${down}-${across}-${down}z`
}

export const pipBox = ([x, y]: Point): Box => ({
  x: x - PIP.across,
  y: y - PIP.down,
  width: 2 * PIP.across,
  height: 2 * PIP.down,
})

/** A mark on the upper left corner: in reserve, chosen, about to fall. */
export const MARK = { x: 4, y: 6, radius: 13 } as const

/** The corner turned over on a block that serves another side: as far along the upper edge as along the right. */
export const TURNED = 'M67 0h21a11 11 0 0 1 11 11v21z'
