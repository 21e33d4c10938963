import type { OptionSpecs, OptionsOf } from '@iacta/kernel'

/** The battles, the one for learning first. */
export const SCENARIO_IDS = [
  'tricameron',
  'utus-river',
  'catalaunian-fields',
  'dara',
  'callinicum',
  'taginae',
  'casilinum',
] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** Who plays which side is settled by the options, or by a bid. */
export const SEAT_IDS = ['first', 'second'] as const
export type SeatId = (typeof SEAT_IDS)[number]

/** How far levels may be altered from the printed ones. */
export const MOST_ALTERED = 30
/** A bid lowers a level, and must leave some of it. */
export const MOST_BID = 25
/** Whatever is agreed or bid, an army does not withdraw before it has lost anything. */
export const LEAST_LEVEL = 1

export const OPTIONS = {
  scenario: { choices: SCENARIO_IDS },
  /** The first player has the side that is named first, the other, or bids for the choice of them. */
  sides: { choices: ['as-named', 'exchanged', 'bid'] },
  /** Rules changed for a fairer battle, with bids or without (S.GEN3): the Goths set up as they like. */
  setUp: { cases: [{ when: { scenario: ['taginae'] }, choices: ['printed', 'free'] }] },
  /** Withdrawal levels changed by agreement (S.GEN3). */
  levels: { choices: ['printed', 'altered'] },
  /** Added to the level of the side named first, and of the other; the middle is none. */
  firstLevel: { cases: [{ when: { levels: ['altered'] }, from: -MOST_ALTERED, to: MOST_ALTERED, by: 5, usual: 0 }] },
  secondLevel: { cases: [{ when: { levels: ['altered'] }, from: -MOST_ALTERED, to: MOST_ALTERED, by: 5, usual: 0 }] },
  /** 10.3. */
  engaged: { choices: ['off', 'on'] },
} as const satisfies OptionSpecs

export type Options = OptionsOf<typeof OPTIONS>
