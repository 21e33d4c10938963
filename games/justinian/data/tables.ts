/** The numbers of the rules, laid out as the tables are. */

/** 8.15: losses of the opponent, by the modified roll and by one's own SP in the battle. */
export const BATTLE_COLUMNS = [1, 3, 7, 16, 26, 41, 61, 81] as const
export const BATTLE_RESULTS = [
  // 1-2  3-6  7-15  16-25  26-40  41-60  61-80  81+
  [0, 0, 0, 1, 1, 2, 3, 4], // 0
  [0, 0, 1, 2, 2, 3, 4, 5], // 1
  [0, 0, 1, 2, 3, 4, 5, 6], // 2
  [0, 1, 2, 3, 4, 5, 6, 7], // 3
  [0, 1, 2, 3, 5, 6, 7, 8], // 4
  [0, 1, 3, 4, 5, 7, 8, 9], // 5
  [1, 1, 3, 5, 6, 8, 9, 10], // 6
  [1, 2, 3, 6, 7, 9, 10, 11], // 7
  [1, 2, 4, 7, 8, 10, 11, 13], // 8
  [2, 3, 4, 8, 9, 11, 12, 15], // 9
] as const

/** 7.11: movement points by the die and the commander's letter. */
export const MOVEMENT = {
  A: [4, 5, 5, 6, 6, 7, 7, 7, 8, 8],
  B: [3, 4, 5, 5, 6, 6, 6, 7, 7, 8],
  C: [2, 3, 4, 4, 4, 5, 5, 5, 6, 7],
  D: [1, 2, 2, 3, 3, 3, 4, 4, 5, 5],
} as const

/** 8.15: on the attacker's roll. */
export const ATTACKER = {
  byzantineAgainstOthers: 1,
  straitOrLanding: -2,
  city: -2,
  fort: -1,
  ostrogothOrVandal: -1,
  disorganised: -1,
} as const
/** 8.15: on the defender's. */
export const DEFENDER = { weak: -1, exposed: -1, disorganised: -1, defeated: -2 } as const
/** 8.16: at most, for five times as many. */
export const MOST_DIFFERENTIAL = 5

/** 7.12: what entering a province costs, with what comes on top of it. */
export const ENTER = { base: 1, disorganised: 1, defeated: 1, fromEnemies: 1, strait: 1 } as const
/** 7.12, T.1: what else is paid with movement points. */
export const COST = {
  attack: 1,
  combine: 1,
  drop: 1,
  pickUp: 1,
  detach: 1,
  transfer: 1,
  placeControl: 1,
  clear: 1,
  rally: 2,
  recover: 4,
} as const

/** 7.32. */
export const INTERCEPTION = { city: -2, fort: -1 } as const
/** 8.13. */
export const WITHDRAWAL = { nobodys: 1, anothers: 2 } as const
/** 7.35, 8.32. */
export const NAVAL_INTERCEPTION_AT_MOST = 4
export const WINNER_LOSES_FROM = 5

/** 5.21, 5.33, 6.51, 6.54. */
export const GOLD = { activation: 2, fort: 2, fleet: 3, frontierPerGold: 3 } as const
/** 6.32. */
export const BRIBE = { most: 9, step: 3 } as const
export const ALLEGIANCE = { neutral: 7, byzantine: 8 } as const

/** 3.22 to 3.25; 3.31, 3.32. */
export const SET_UP = {
  gold: 30,
  landSp: 100,
  fleets: { europa: 2, free: 2 },
  magistri: 5,
  ostrogoths: { leader: 'athalaric', sp: 30, fleets: 1, treasure: 'flaminia' },
  vandals: { leader: 'hilderic', sp: 25, fleets: 3, treasure: 'zeugitania' },
} as const
export const PRESENTAL_LEAST = 10

/** 4.31, 5.34. */
export const ARMY_LIMIT = 35
export const BYZANTINE_LIMIT = 150
export const NEW_ARMY = 10
/** 6.54; how many counters there are is reconstructed. */
export const FORTS_TO_BUILD = 12

/** 6.11, 6.21, 6.41. */
export const ACTIVATIONS = { byzantine: 5, choose: 2, random: 3 } as const
export const COMBINED_FROM_TURN = 2
export const COMBINED_BONUS = 1
/** 6.24, 6.27. */
export const SP_PER_FLEET = 3
export const DESERTERS = 2
/** 5.24: so many recruits, and an army counts as paid. */
export const PAID_BY_RECRUITS = 5
/** 5.12. */
export const PERSIANS = { safeDistance: 2, city: 2 } as const
/** 4.22. */
export const TZAZON = { province: 'sardinia', least: 5 } as const

/** 7.21, 7.24. */
export const SEA_AREAS = 2
export const CAPACITY = 10

/** 9.0. */
export const EVENT_FROM = 10
export const EVENTS = [
  'mutiny',
  'mutiny',
  'mutiny',
  'plague',
  'revolt',
  'revolt',
  'disputes',
  'politics',
  'politics',
  'builds',
] as const
export const REVOLTS = [
  'nika',
  'nika',
  'nika',
  'armenia',
  'armenia',
  'armenia',
  'sardinia',
  'sardinia',
  'egypt',
  'egypt',
] as const
export const NIKA = { army: 10, quietWith: 15 } as const
export const SARDINIA = { fleets: 1, sp: 5 } as const
export const BUILDING = 10
/** 9.2: a second Plague ends the game from this turn on. */
export const PLAGUE_ENDS_FROM_TURN = 7

/** 5.42: gold for a treasure. */
export const TREASURE = { dice: 10, times: 10 } as const
/** 8.27. */
export const LOOTING_DISORGANISED = 3

/** 1.0: turns of four years. */
export const TURNS = 10
export const FIRST_YEAR = 528
export const YEARS = 4
