/**
 * The sea off Sena Gallica (2.1): columns grow to the south and rows to the west, so the first row is the east edge. The
 * extent and the coast are reconstructed, such that every stern of the fixed Gothic line is within three hexes of land.
 */
export const COLUMNS = [10, 42] as const
export const ROWS = [1, 22] as const

/** The row of the coast in each column: it and all rows beyond are land. */
// biome-ignore format: column by column, from 10 to 42
export const COAST: readonly number[] = [
  21, 21, 21, 20, 20, 19, 19, 19, 19, 18, 19,
  18, 19, 19, 19, 19, 19, 18, 19, 18, 19, 19,
  19, 19, 19, 18, 19, 18, 18, 18, 18, 18, 19,
]

/** What is written on the map, and where. */
export const PLACES = { town: '2520', sea: '2609' } as const

/** Where each direction of the grid points as the map is read. */
export const HEADING_IDS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const
export type HeadingId = (typeof HEADING_IDS)[number]
