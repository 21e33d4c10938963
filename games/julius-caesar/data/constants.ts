/** Numbers of the rulebook, by their names. */
export const YEARS = 5
export const TURNS_PER_YEAR = 5
export const HAND_DEALT = 6
export const WINNING_POINTS = 10
export const TROPHY_POINTS = 1
export const BATTLE_ROUNDS = 4
/** 1.3. */
export const DIE_SIDES = 6
export const WINTER_SUPPLY = 3
export const FIRST_YEAR_AUC = 705
export const FIRST_YEAR_BC = 49
export const CLEOPATRA_NEW_SIDE_STEPS = 1
export const NEW_BLOCK_STEPS = 1

/** Steps a block may take in one move: in peace, or with the last one an attack (6.1, Mercury). */
export const STRIDE = { normal: { peace: 2, attack: 1 }, mercury: { peace: 3, attack: 2 } } as const

/** Blocks per road section (6.11; 7.61 for retreats, 7.7 for regroups, Pluto's card). */
export const ROAD_LIMIT = {
  move: { major: 4, minor: 2, strait: 2 },
  attack: { major: 4, minor: 2, strait: 1 },
  plutoAttack: { major: 6, minor: 3, strait: 2 },
  retreat: { major: 4, minor: 2, strait: 1 },
  regroup: { major: 4, minor: 2, strait: 2 },
} as const
