/** The charts, laid out as they are printed; those of shock and missiles in `combat-tables.ts`. */

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
