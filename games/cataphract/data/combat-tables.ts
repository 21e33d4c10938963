import type { Missile, Type } from './names.ts'

/** The charts of shock and missiles, laid out as they are printed. */

/**
 * 9.34, T.SHOCK1. A row for each roll from 0 to 9, a column for each of 1 to 13: cohesion hits of the attacker (of the
 * defender).
 */
export const SHOCK_RESULTS = `
 6(1)  5(2)  4(2)  4(2)  3(2)  3(2)  3(2)  3(2)  3(2)  3(2)  3(2)  2(2)  2(2)
 6(1)  4(2)  4(2)  3(2)  3(2)  3(2)  3(2)  3(2)  3(2)  2(2)  2(2)  2(3)  2(3)
 5(1)  4(2)  4(2)  3(2)  3(2)  3(2)  2(2)  2(2)  2(2)  2(2)  2(3)  2(3)  2(3)
 5(1)  4(2)  4(2)  3(2)  3(2)  2(2)  2(2)  2(2)  2(2)  2(3)  2(3)  2(3)  2(3)
 5(2)  4(2)  3(2)  3(2)  3(2)  2(2)  2(2)  2(2)  2(3)  2(3)  2(3)  2(4)  1(3)
 5(2)  4(2)  3(2)  3(2)  2(2)  2(2)  2(2)  2(3)  2(3)  2(3)  2(3)  2(4)  1(4)
 4(2)  4(2)  3(2)  2(2)  2(2)  2(2)  2(2)  2(3)  2(3)  2(3)  2(4)  2(4)  1(4)
 4(2)  4(2)  3(2)  2(2)  2(2)  2(2)  2(3)  2(3)  2(3)  2(3)  2(4)  1(4)  1(4)
 4(2)  2(2)  2(2)  2(2)  2(2)  2(3)  2(3)  2(3)  2(3)  2(4)  2(4)  1(4)  1(4)
 3(2)  2(2)  2(2)  2(2)  2(3)  2(4)  2(4)  2(4)  2(4)  2(4)  1(4)  1(4)  1(6)
`

/** Columns below the first or beyond the last count as these (T.SHOCK5). */
export const SHOCK_COLUMNS = { first: 1, last: 13 } as const

/** What fights as what in shock: Cataphracts apart, artillery as light infantry (11.61, T.SUP1). */
export const ARMS = ['Cat', 'HC', 'LN', 'LC', 'HI', 'MI', 'LI'] as const
export type Arm = (typeof ARMS)[number]

/**
 * 9.32, T.SUP1. A row for each defender, a column for each attacker: attack or defence superior. DS* holds for light
 * infantry with javelins left (T.SUP2).
 */
export const SUPERIORITY = `
      Cat   HC   LN   LC   HI   MI   LI
Cat    -    -    -    DS   -    DS   DS
HC     -    -    -    -    -    -    -
LN     AS   AS   -    -    -    -    -
LC     AS   AS   AS   -    -    -    -
HI     -    DS   DS   DS   -    -    -
MI     AS   -    -    -    -    -    -
LI     AS   -    -    DS*  AS   -    -
`

/** 7.31: those marked with a plus, who must shock if they moved next to an enemy. */
export const HEAVY: readonly Type[] = ['HC', 'LN', 'HI', 'MI']

/** 9.33, T.CLASH1. The column of the results, by the side from which the defender is attacked: a row for each defender. */
export const CLASH = {
  front: `
      HC   LN   LC   HI   MI   LI
HC     7    6    5    8    7    6
LN     9    8    7   10    9    8
LC     9    8    7   10    9    8
HI     6    5    4    7    6    5
MI     7    6    5    8    7    6
LI     8    7    6    8    8    7
`,
  flank: `
      HC   LN   LC   HI   MI   LI
HC     8    7    6    9    8    7
LN     9    8    7   10    9    8
LC     9    8    7   10   10    8
HI     9    8    7   10   10    8
MI     8    7    6   10   10    9
LI     8    7    6    9    8    7
`,
  rear: `
      HC   LN   LC   HI   MI   LI
HC     9    8    7   10    9    8
LN    10    9    8   11   10    9
LC    10    9    8   11   11    9
HI    11   11    9   12   12   10
MI    10    9    7   12   12   11
LI    10    8    6   11   10    9
`,
} as const

/** 9.31, T.MRRC1. Missile strength by range, from 1 hex on; a star where a modified 0 or 1 makes two hits (T.MRRC2). */
export const MISSILE_STRENGTH = `
C infantry   8*  6*  6*  3   1
C cavalry    6   4   4   1
B infantry   5   3   3   1
B cavalry    5   3   1
F infantry   6
J infantry   6
J cavalry    4
CH infantry  9   8   7   6   5   4   3   1
`

/** 6.26, 8.15. */
export const MISSILE_MODIFIERS = {
  moved: 1,
  woods: 1,
  heavyInfantry: 1,
  heavyInfantryAdjacent: 3,
  shieldWall: 3,
} as const

/** 8.17: unmodified rolls from this on leave a unit with one fire; axes are thrown once, artillery never lacks (T.MRRC4). */
export const LOW_FROM: Readonly<Record<Missile, number>> = { B: 9, C: 9, J: 6, F: 0, CH: 10 }

/** 8.16: fire at lower ground reaches so much further, and then hits on a modified 0. */
export const DOWNHILL_RANGE = 1
