import type { Missile, Type } from './names.ts'

/** The charts, laid out as they are printed. */

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

/**
 * 6.28. Movement points to enter or cross, and the cohesion hits it costs; a star where a column takes none: ground (T.MOVE1),
 * water (T.MOVE2), slopes (T.MOVE3), trenches (T.MOVE6, DARA-12), turns (T.MOVE7).
 */
export const MOVEMENT_COSTS = `
                MP   HI,MI   LI   cavalry
open             1     0     0      0
woods            2     1     1      1
rough            1     1     0      1
volturno        +2     3     2      3
stream          +0     1*    0      0
up              +1     1*    1*     1
down            +0     1*    0      1
trench          +1     0     0      0
turn             1     0     0      0
turn-difficult  +0     1     1      1
`

/** 6.41, 6.42, 6.64. */
export const FORM_COLUMN_MP = 1
/** 11.1: how far every enemy must be. */
export const DISMOUNT_DISTANCE = 5
export const COLUMN_MA = 1
export const LEADER_JOINS_MP = 1

/** 6.45. */
export const COLUMN_TQ = -2
/** 11.2: as long as the army check has not failed. */
export const UNDISCIPLINED_TQ = 2
/** 10.26. */
export const ROUTED_TQ = 1

/** 5.33. */
export const DOOM = { rollsOn: 9, paralysisTo: 1, endFrom: 9 } as const

/** 5.14. */
export const MOST_PHASES = 3

/** 10.16, 10.27. */
export const RECOVERS = 2
export const RECOVERS_UNDER_FIRE = 1
export const RALLIED_HITS = { infantry: 2, cavalry: 3 } as const

/** 10.21. */
export const ROUT_HEXES = 2

/** 8.22. */
export const RETIRING_RANGE = 2

/** 6.51, 6.71, 8.32. */
export const WITHDRAWAL_DISTANCE = 2
/** 6.56. */
export const PARTING_RANGE = 2
export const FEINT_HEXES = { least: 3, most: 5 } as const
export const HARASS_DISTANCE = 4
/** 4.62. */
export const LEADER_WITHDRAWS = 3
/** 11.1. */
export const MOUNT_DISTANCE = 5

/** CASI-12. */
export const WEDGE_PASSES_MP = 1

/** CATA-24, CATA-28. */
export const LEAVES_FROM = 9
export const FEROCITY = 2

/** 12.11. */
export const LEADER_ROUT_POINTS = 5
