/** The numbers of the rulebook, by name. */

/** 4.1. */
export const TURNS = 4
/** 3.0: five, one in each home province, and two more. */
export const FREE_LEGIONS = 2
export const LEGIONS_PER_PLAYER = 7
/** 3.0, 3.2: cards dealt each turn, by players. */
export const HAND_DEALT = { standard: { 3: 13, 4: 10 }, short: { 3: 8, 4: 6 } } as const
/** 4.3. */
export const CARDS_PER_HAND = 4
/** 6.3. */
export const DEFENDER_CARDS = 3
/** 2.0, 2.2: other legions and markers never run out (R8). */
export const MOST_INDEPENDENTS = 4
/** 10.0. */
export const MOST_EMPERORS = 2
/** 11.2. */
export const PROVINCES_FOR_A_ZONE = 3
/** 7.1. */
export const POINTS_TO_BE_PROCLAIMED = 5
/** 12.0: what a fleet carries, and what a Revolt raises. */
export const GALLEY_LEGIONS = 3
export const REVOLT_LEGIONS = 2
/** 9.0: this many Bribery cards undo one Guard. */
export const BRIBES_PER_GUARD = 2

/** 5.2 to 5.6, 6.1, 12.0: prices in movement points. */
export const COST = {
  enter: 1,
  enterTribes: 3,
  attack: 1,
  fatigue: 1,
  takeOwn: 1,
  takeIndependent: 2,
  passage: 1,
  rally: 2,
} as const

/** 6.2, 8.0: battle points of a legion, and, once in a battle, of each rank: General, Contender, Emperor. */
export const LEGION_BATTLE = 1
export const RANK_BATTLE = [0, 1, 2] as const

/** 7.1: declaration points. */
export const DECLARATION = { legion: 1, zone: 2, card: 1 } as const

/** 13.2. */
export const BATTLE_POINT = 1
export const AWARDS = {
  early: { emperor: 5, oneOfTwo: 2, inRome: 2, zone: 2, italy: 1 },
  last: { emperor: 8, oneOfTwo: 4, inRome: 2, zone: 3, italy: 1 },
} as const

/** 13.1: zones for a sudden victory, for anybody and for an Emperor. */
export const SUDDEN_ZONES = { anybody: 4, emperor: 3 } as const
