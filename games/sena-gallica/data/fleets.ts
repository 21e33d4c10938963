import type { SeatId } from './table.ts'

/** Ships and leaders of both fleets, with where the fixed set-up has them (15.4). */

const numbered = <const Prefix extends string>(prefix: Prefix, count: number): `${Prefix}-${string}`[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}` as const)

/** 1.4: sixteen Gothic and seventeen Byzantine ships, all Light Dromons. */
export const FLEET: Readonly<Record<SeatId, readonly string[]>> = {
  goth: numbered('goth', 16),
  byzantine: numbered('byz', 17),
}
export const SHIP_IDS: readonly string[] = [...FLEET.goth, ...FLEET.byzantine]

/** 1.1: one counter is three galleys. */
export const GALLEYS_PER_COUNTER = 3

/** 3.1: what is the same for every Light Dromon. */
export const LIGHT_DROMON = { rest: 2, cruise: 6, maximum: 9, ram: 2, hull: 2, marines: 4 } as const

/** 3.1: the Byzantines have the better crews. */
export const CREW: Readonly<Record<SeatId, number>> = { goth: 2, byzantine: 3 }

export type Rank = 'admiral' | 'commander'

export interface LeaderFacts {
  readonly side: SeatId
  readonly rank: Rank
  /** Admirals alone have one (6.1). */
  readonly initiative: number | null
  readonly range: number
  /** The bow of his ship in the fixed set-up. */
  readonly fixed: string
}

/** 6.1. */
export const LEADERS = {
  baderic: { side: 'goth', rank: 'admiral', initiative: 1, range: 3, fixed: '2515' },
  sigiric: { side: 'goth', rank: 'commander', initiative: null, range: 3, fixed: '3015' },
  odotheus: { side: 'goth', rank: 'commander', initiative: null, range: 3, fixed: '2015' },
  john: { side: 'byzantine', rank: 'admiral', initiative: 3, range: 5, fixed: '2603' },
  valerian: { side: 'byzantine', rank: 'commander', initiative: null, range: 4, fixed: '3103' },
  martin: { side: 'byzantine', rank: 'commander', initiative: null, range: 4, fixed: '2003' },
} as const satisfies Readonly<Record<string, LeaderFacts>>
export type LeaderId = keyof typeof LEADERS
export const LEADER_IDS = Object.keys(LEADERS) as readonly LeaderId[]

/** 15.4: one ship in each column from this one on, all with their bows in one row. */
export const FIXED_SET_UP = {
  goth: { fromColumn: 18, bowRow: 15, heading: 'N' },
  byzantine: { fromColumn: 18, bowRow: 3, heading: 'S' },
} as const

/** 15.1, 15.2. */
export const FREE_SET_UP = {
  goth: { heading: 'N', sternToLand: 3 },
  byzantine: { lastRow: 5 },
} as const
