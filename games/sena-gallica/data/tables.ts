/** Every number of the rules, laid out as the tables are. None of them is a printed table of another game. */

/** 1.3: a crew check is passed by at most this and the Crew; 0 always passes, 9 always fails. */
export const CREW_CHECK = { base: 4, alwaysPasses: 0, alwaysFails: 9 } as const

/** 7.2: the speeds a ship may name. */
export const SPEEDS = ['rest', 'cruise', 'maximum'] as const
export type Speed = (typeof SPEEDS)[number]
/** 3.2, 7.3: Cruise of a ship that is raked, at half-speed or worn out; none of them may go at Maximum. */
export const SLOW_CRUISE = 3

/** 8.1: what a step costs, whatever the heading: there is no wind (15.5). */
export const COST = { ahead: 1, turn: 2, pivot: 3, back: 2, reverse: 4, ram: 1, rake: 1, through: 6 } as const

/** 8.2. */
export const AHEAD_BETWEEN_TURNS: Readonly<Record<Speed, number>> = { rest: 1, cruise: 1, maximum: 2 }
export const MOST_PIVOTS = 2
export const MOST_BACKS = 2

/** 8.4. */
export const ANASTROPHE = { crew: 3, aheads: 2, fatigueBelow: 2, strain: 1 } as const

/** 7.3. */
export const MOST_FATIGUE = 3
export const TIRING = { passed: 1, failed: 2 } as const
export const RECOVERY = { easyCruise: 1, easyPoints: 4, rest: 2 } as const
/** By fatigue, on ram, rake and diekplous rolls. */
export const FATIGUE_MODIFIER = [0, 0, -1, -2] as const

/** 9.2: by how many sixths of a circle the headings differ. */
export const ASPECTS = ['stern', 'after-beam', 'forward-beam', 'head-on'] as const
export type Aspect = (typeof ASPECTS)[number]
export const RAM_NEEDS: Readonly<Record<Aspect, number>> = {
  'head-on': 9,
  'forward-beam': 7,
  'after-beam': 5,
  stern: 6,
}
export const RAM_MODIFIERS = { maximum: 1, run: 1, slowed: 2, immobile: 3, onFire: -1 } as const
/** How many Ahead steps make a run. */
export const RUN = 3
/** 9.3: so many short and more, and the ram is fouled. */
export const FOULED_BY = 4
/** 9.4. */
export const BACK_OFF_BONUS = 1

/** 9.5. */
export const DIEKPLOUS = { needs: 5, neighbour: -1 } as const
/** 9.6. */
export const RAKE = { needs: 7, maximum: 1, inPassing: -1, ownOarsAtMost: 1 } as const

/** 10.1, 10.3: what is needed by range; beyond that nobody fires. */
export const MISSILES = { needs: { 1: 7, 2: 8 }, range: 2, immobile: 1, maximum: -1, few: -1, fewMarines: 2 } as const
/** 10.5. */
export const FIRE_CHECK = { needs: 7, gothic: -1 } as const

/** 11.1. */
export const GRAPPLE = { needs: 6, immobile: 2, ownMaximum: -2, targetMaximum: -1, onFire: -1 } as const
/** 11.3. */
export const CUT_LOOSE = { needs: 6 } as const

/** 11.4: the result of a boarding, from this sum on. */
export const BOARDING = [
  { from: Number.NEGATIVE_INFINITY, boarders: 2, defender: 0, captured: false },
  { from: 2, boarders: 1, defender: 0, captured: false },
  { from: 5, boarders: 1, defender: 1, captured: false },
  { from: 8, boarders: 1, defender: 0, captured: true },
  { from: 10, boarders: 0, defender: 0, captured: true },
] as const
export type BoardingResult = (typeof BOARDING)[number]
export const BOARDING_MODIFIERS = { leader: 1, defendingLeader: -1, onFire: -1 } as const

/** 12.1. */
export const ESCAPE = { atMost: 6, within: 2 } as const

/** 13.1, 13.2. */
export const SPREAD = { needs: 6 } as const
export const EXTINGUISH = { needs: 8, fierce: -1 } as const
export const FIERCE = 2

/** 14.1: to the enemy of whoever suffers it. */
export const POINTS = { lost: 3, captured: 4, withdrawn: 1, admiral: 5, commander: 2 } as const
/** 14.2: by seat. */
export const VICTORY = [
  { side: 'goth', atLeast: 40, times: 2 },
  { side: 'byzantine', atLeast: 35, times: 2 },
] as const
/** 14.4: whole turns without an attack. */
export const QUIET_TURNS = 3
